"""Spirit Island has words for everything it says, in three languages, and lists its content."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from loci.core import SeatName, Text
from loci.core.words.wording import LANGUAGES, Wording, sources
from loci.games.spirit_island import GAME
from loci.games.spirit_island.content.major.vengeance import VENGEANCE
from loci.games.spirit_island.content.minor.claw_lands import PORTENTS
from loci.games.spirit_island.content.scenarios.dahan_insurrection import INSURRECTION
from loci.games.spirit_island.content.scenarios.powers_long_forgotten import FORGOTTEN
from loci.games.spirit_island.content.spirits.keeper_of_the_forbidden_wilds import FORBIDDEN
from loci.games.spirit_island.content.spirits.oceans_hungry_grasp import DROWNING
from loci.games.spirit_island.content.spirits.stones_unyielding_defiance import (
    BREAK_ON_STONE,
    LAID_BARE,
)
from loci.games.spirit_island.content.spirits.thunderspeaker import SWORN
from loci.games.spirit_island.rules.ending import WON
from loci.games.spirit_island.rules.sequence import SEQUENCE
from loci.games.spirit_island.state.names import land_kind
from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    EFFECTS,
    EVENT_CARDS,
    EVENT_PARTS,
    FEAR_CARDS,
    INVADER_CARDS,
    POWERS,
    SCENARIOS,
    SPIRITS,
)
from loci.games.spirit_island.state.steps import INVADER_PHASE, PHASES, phase_of
from loci.games.spirit_island.state.terms import (
    ELEMENTS,
    INVADER_ACTIONS,
    NOBODY,
    PIECES,
    SPEEDS,
    TERRAINS,
)
from loci.testing import texts as texts_kit
from tests.spirit_island import box
from tests.spirit_island.tables import EVERY_SET, RIVER, island

PACKAGE = GAME.info.package
LOST = ("blight", "presence", "invaders", "adversary", "scenario")


def test_no_message_is_missing_or_unused() -> None:
    assert texts_kit.problems(PACKAGE) == []


def invader_steps() -> list[str]:
    """The steps of the invader phase, with those that adversaries add."""
    names = [step.name for step in SEQUENCE]
    for id, adversary in ADVERSARIES.items():
        table = island(options={**EVERY_SET, "adversary": id, "level": 6}).table
        names += [step.name for _, step in adversary.steps(table, NOBODY)]
    return [name for name in names if phase_of(name) == INVADER_PHASE]


def named_texts() -> Iterator[str]:
    """Messages that the rules ask for by a name put together."""
    for id, power in POWERS.items():
        yield from (f"power-{id}", f"text-{id}", land_kind(power.target.name).id)
    for id, spirit in SPIRITS.items():
        yield f"spirit-{id}"
        yield from (f"special-{id}-{number + 1}" for number in range(spirit.specials))
    for id in FEAR_CARDS:
        yield from (f"fear-{id}", *[f"text-fear-{id}-{level}" for level in (1, 2, 3)])
    for id in BLIGHT_CARDS:
        yield from (f"blight-{id}", f"text-blight-{id}")
    yield from (f"event-{id}" for id in EVENT_CARDS)
    mains = [main.name for card in EVENT_CARDS.values() for main in card.mains]
    for name in (*mains, *EVENT_PARTS):
        yield from (f"event-part-{name}", f"text-event-part-{name}")
    for id in ADVERSARIES:
        yield from (f"adversary-{id}", f"escalation-{id}")
        yield from (f"text-adversary-{id}-{level}" for level in range(7))
    for id in SCENARIOS:
        yield from (f"scenario-{id}", f"text-scenario-{id}")
    for prefix, names in (
        ("invader", tuple(INVADER_CARDS)),
        ("terrain", TERRAINS),
        ("element", (*ELEMENTS, "any")),
        ("piece", PIECES[1:]),
        ("kind", PIECES[1:]),
        ("speed", SPEEDS),
        ("action", INVADER_ACTIONS),
        ("phase", PHASES),
        ("step", invader_steps()),
        ("ending", (*WON, *LOST)),
        ("log-ending", (*WON, *LOST)),
        ("victory", ("1", "2", "3")),
        ("deck", ("minor", "major")),
        ("source", ("energy", "plays", "destroyed")),
        ("effect", tuple(EFFECTS)),
        ("trigger", (DROWNING, SWORN, INSURRECTION, VENGEANCE, FORBIDDEN, PORTENTS, FORGOTTEN)),
        ("trigger", (LAID_BARE, BREAK_ON_STONE)),
        ("see-space", ("ravage", "build", "explore", "extra")),
    ):
        yield from (f"{prefix}-{name}" for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_with_a_name_put_together_has_words(language: str) -> None:
    words = Wording(language, PACKAGE, strict=True)
    number = 0
    for id in named_texts():
        text = Text(
            id,
            number=2,
            who=SeatName(0),
            land="A5",
            what=Text("kind-dahan"),
            cards=[Text("nothing")],
            corner="A5+A7",
            lands="A5",
            numbers="0, 3",
        )
        said = words.say(text)
        assert said
        assert "{" not in said
        number += 1
    assert number > 300


def attributes(language: str) -> dict[str, set[str]]:
    parts: dict[str, set[str]] = {}
    for source in sources(language, PACKAGE):
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Message):
                parts[entry.id.name] = {part.id.name for part in entry.attributes}
    return parts


def test_options_and_their_values_have_names() -> None:
    assert texts_kit.unnamed(GAME.info) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_base_game_has_no_name_for_a_value_that_is_not_there(language: str) -> None:
    parts = attributes(language)
    for option in GAME.info.options[1:]:  # the first, `sets`, is the kernel's
        assert parts[option.help] <= {"name", *(f"is-{value}" for value in option.choices)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2, 5, 21, 22])
def test_pieces_have_number_and_case(language: str, number: int) -> None:
    words = Wording(language, PACKAGE, strict=True)
    for kind in PIECES[1:]:
        piece = Text(f"piece-{kind}", number=number)
        assert str(number) in words.say(piece)
        pushed = words.say(Text("do-push", piece=piece, land="A4", terrain=Text("terrain-sands")))
        assert "A4" in pushed
        assert (str(number) in pushed) == (number > 1)


def test_polish_and_russian_cases() -> None:
    hurt = Text("piece-hurt", piece=Text("piece-town", number=1), damage=1)
    text = Text("do-push", piece=hurt, land="A4", terrain=Text("terrain-sands"))
    said = {lang: Wording(lang, PACKAGE, strict=True).say(text) for lang in LANGUAGES}
    assert said == {
        "en": "Push a town (1 damage) to A4 (sands)",
        "pl": "Wypchnij osadę (obrażenia: 1) do A4 (piaski)",
        "ru": "Вытолкнуть поселение (урон 1) в A4 (пустыня)",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_and_what_is_asked_has_words(language: str) -> None:
    words = Wording(language, PACKAGE, strict=True)
    lands = {"A5": {"town": 2, "explorer": 1, "dahan": 1, "blight": 1, "presence": {"P1": 2}}}
    here = island(lands, "ravage A5", "power wash-away at A5", "build A5", "time-passes")
    said = 0
    while here.prompt() not in ("ask-growth", "ask-play"):
        assert words.say(here.match.decisions()[0].prompt)
        here.answer(here.options()[0])
    for event in here.events:
        assert words.say(event.text(), ["Ada"])
        said += 1
    assert said > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_with_an_exclamation_mark_is_not_followed_by_a_full_stop(language: str) -> None:
    words = Wording(language, PACKAGE, strict=True)
    fear, power = Text("fear-retreat"), Text("power-rouse-the-trees-and-stones")
    who = SeatName(0)
    said = [
        *[
            words.say(Text(id, card=fear, level=1))
            for id in ("log-fear-resolved", "log-fear-shown")
        ],
        *[words.say(Text(id, card=power, who=who)) for id in ("log-gained", "log-play")],
        *[words.say(Text(id, power=power, who=who, land="A5")) for id in ("log-use", "log-use-in")],
        words.say(Text("warn-unused", cards=[power])),
    ]
    assert not [line for line in said if "!." in line or "!:" in line]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("adversary", sorted(ADVERSARIES))
def test_the_levels_of_an_adversary_are_told_one_by_one(language: str, adversary: str) -> None:
    """A view shows those of all levels in force, so none may speak of its own level alone."""
    words = Wording(language, PACKAGE, strict=True)
    texts = [words.say(Text(f"text-adversary-{adversary}-{level}")) for level in range(7)]
    assert len(set(texts)) == 7


# -- content ---------------------------------------------------------------------------------------


def test_the_base_set_is_complete() -> None:
    numbers = {kind: len(names) for kind, names in GAME.content()["base"].items()}
    assert numbers == {
        "spirits": box.SPIRITS,
        "unique": box.UNIQUE_CARDS,
        "minor": box.MINOR_CARDS,
        "major": box.MAJOR_CARDS,
        "fear": box.FEAR_CARDS,
        "blight": box.BLIGHT_CARDS,
        "invader": box.INVADER_CARDS,
        "adversaries": box.ADVERSARIES * box.LEVELS,
        "scenarios": box.SCENARIOS,
        "boards": box.BOARDS,
    }


def test_content_is_listed_by_id() -> None:
    base = GAME.content()["base"]
    assert RIVER in base["spirits"]
    assert "wash-away" in base["unique"]
    assert "massive-flooding" not in base["unique"]  # innate
    assert {f"england {level}" for level in range(7)} <= set(base["adversaries"])
    assert base["boards"] == ["A", "B", "C", "D"]
    assert base["invader"][0] == "1-jungle"
    for names in base.values():
        assert len(set(names)) == len(names)
