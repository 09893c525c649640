"""Terra Mystica has words for everything it says, in three languages."""

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from loci.core import Match, Rng, SeatName, Text
from loci.core.words.wording import LANGUAGES, Wording, sources
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.moves import GIVEN_UP, KINDS, TRACKS, Done
from loci.games.terra_mystica.state.terms import BUILDINGS, CULTS, FACTIONS, SOURCES, TERRAINS
from loci.testing import texts as texts_kit
from tests.terra_mystica.tables import far_off, rich, table

PACKAGE = GAME.info.package


def component_texts() -> set[str]:
    """The messages of tiles and actions, which keep the upper-case names of game records."""
    found: set[str] = set()
    for kinds in GAME.content().values():
        for kind, names in kinds.items():
            if kind == "actions":
                found |= {f"action-{name}" for name in names}
            elif kind != "factions":
                found |= {f"tile-{name}" for name in names}
    return found | {f"amount-{kind}" for kind in KINDS}


def test_no_message_is_missing_or_unused() -> None:
    unused = {f"{id} is used nowhere" for id in component_texts()}
    assert [problem for problem in texts_kit.problems(PACKAGE) if problem not in unused] == []


def named_texts() -> Iterator[str]:
    """Messages that the rules ask for by a name put together."""
    yield from component_texts()
    for prefix, names in (
        ("terrain", TERRAINS),
        ("building", BUILDINGS[1:]),
        ("cult", CULTS),
        ("faction", FACTIONS),
        ("ability", FACTIONS),
        ("stronghold", FACTIONS),
        ("source", SOURCES),
        ("log-advanced", TRACKS),
        ("track-end", TRACKS),
        ("track-none", TRACKS),
        ("log", ("income", "reward", "all-declined")),
        ("ending", ("scored",)),
    ):
        yield from (f"{prefix}-{name}" for name in names)
    for name in GIVEN_UP:
        what = name.lower().replace("_", "-")
        yield from (f"log-given-up-{what}", f"do-give-up-{what}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_with_a_name_put_together_has_words(language: str) -> None:
    words = Wording(language, PACKAGE, strict=True)
    for id in named_texts():
        said = words.say(Text(id, number=2, who=SeatName(0), level=1, what=[Text("nothing")]))
        assert said
        assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_standing_orders_and_their_values_have_names(language: str) -> None:
    parts: dict[str, set[str]] = {}
    for source in sources(language, PACKAGE):
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Message):
                parts[entry.id.name] = {part.id.name for part in entry.attributes}
    for option in (*GAME.info.options[1:], *GAME.info.orders[1:]):  # the first are the kernel's
        assert parts[option.help] == {"name", *(f"is-{value}" for value in option.choices)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 22])
def test_amounts_have_number_and_case(language: str, number: int) -> None:
    words = Wording(language, PACKAGE, strict=True)
    for kind in KINDS:
        amount = Text(f"amount-{kind}", number=number)
        said = words.say(Text("do-convert", pay=amount, get=amount))
        assert said.count(str(number)) == 2


def test_polish_and_russian_cases() -> None:
    text = Text(
        "log-converted",
        who=SeatName(0),
        pay=Text("amount-PW", number=3),
        get=Text("amount-W", number=1),
    )
    said = {lang: Wording(lang, PACKAGE, strict=True).say(text, ["Ada"]) for lang in LANGUAGES}
    assert said == {
        "en": "Ada converts 3 power to 1 worker.",
        "pl": "Ada wymienia 3 punkty Mocy na 1 Robotnika.",
        "ru": "Ada меняет 3 единицы силы на 1 рабочего.",
    }


def test_reasons_have_words_too() -> None:
    made = table(rich("witches", {"E9": "D"}), far_off())
    for command in ("build E9", "build A1", "dig 4", "action ACTW", "upgrade E9 to SH", "+FAV1"):
        error = GAME.explain(made, 0, command)
        assert error is not None
        for language in LANGUAGES:
            assert Wording(language, PACKAGE, strict=True).say(error.reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_of_every_answer_in_words(language: str) -> None:
    words = Wording(language, PACKAGE, strict=True)
    match = Match.start(GAME, 3, {}, 5)
    rng = Rng(5)
    ended = set()
    while asked := match.decisions():
        seat = rng.pick("seat", list(asked))
        move = rng.pick("move", asked[seat].moves)
        [events] = match.answer(seat, move, listen=True).events
        assert events, move.text()
        said = [words.say(event.text(), ["Ada", "Bob", "Cyd"]) for event in events]
        assert all(said)
        if isinstance(move, Done):
            ended.add(said[0])
    assert language != "en" or "Ada: turn ended" in ended


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_log_and_refusals_tell_tiles_in_words(language: str) -> None:
    """The names of game records (BON6, ACT5) are for those who type; the text view lists them."""
    for source in sources(language, PACKAGE):
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Message) and not entry.id.name.startswith(
                ("see-", "position-")
            ):
                said = FluentSerializer().serialize_entry(entry)
                assert "{ $tile }" not in said or entry.id.name == "tile-needs-option", said
                assert "{ $action }" not in said or entry.id.name == "log-used", said
                assert "[ACT5]" not in said
