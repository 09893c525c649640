"""Texts: ids and arguments in the rules, words only where somebody reads them."""

import re
from pathlib import Path

import pytest

from loci.core import AnyGame, GameInfo, SeatName, Text
from loci.core.options import Option
from loci.core.words.wording import LANGUAGES, MissingText, Wording, _Messages, sources
from loci.games.haunted_lands import GAME as HAUNTED
from loci.testing import texts as texts_kit
from toys.ferry import GAME as FERRY
from toys.lantern import GAME as LANTERN


@pytest.mark.parametrize(
    "package",
    ["toys.lantern", "toys.ferry", "loci.cli", "loci.sim", "loci.learn", "loci.data"],
)
def test_no_message_is_missing_or_unused(package: str) -> None:
    assert texts_kit.problems(package) == []


def test_no_message_of_the_kernel_is_missing_or_unused() -> None:
    users = ["loci.cli", "loci.server", "loci.testing", "loci.bots", "loci.sim", "loci.games"]
    assert texts_kit.problems("loci.core", users) == []


@pytest.mark.parametrize("game", [LANTERN, FERRY, HAUNTED], ids=lambda game: str(game.info.id))
def test_every_option_and_value_has_a_name(game: AnyGame) -> None:
    assert texts_kit.unnamed(game.info) == []


def test_an_option_without_a_name_is_found() -> None:
    bare = Option("bare", "choice", "9", "option-landings", choices=("9", "10"))
    info = GameInfo("x", "X", "toys.ferry", players=(1, 2), rules_prefix="XX", options=(bare,))
    assert texts_kit.unnamed(info) == [f"{lang}: option-landings.is-10" for lang in LANGUAGES]


def test_the_check_finds_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "faulty"
    (package / "texts").mkdir(parents=True)
    (package / "__init__.py").write_text(
        'from loci.core import Text\nA = Text("used")\nB = Text("absent")\nC = f"card-{A}"\n'
    )
    (package / "texts" / "en.ftl").write_text(
        "used = { $a }\nunused = x\ncard-oil = oil\ntwice = { used }\ntwice = 2\n???\n"
    )
    (package / "texts" / "pl.ftl").write_text("used = { $b }\nunused = x\nextra = y\n")
    (package / "texts" / "ru.ftl").write_text(
        "used = { $a }\nunused = x\ncard-oil = y\ntwice = z\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    found = "\n".join(texts_kit.problems("faulty"))
    for expected in (
        "pl: card-oil is missing",
        "pl: extra is not in English",
        "pl: used uses ['b']",
        "unused is used nowhere",
        "absent has no words",
        "en: twice stands there twice",
        "en: not Fluent",
    ):
        assert expected in found
    assert "card-oil is used nowhere" not in found


def test_words_in_three_languages() -> None:
    text = Text("log-drew", who=SeatName(0), card=Text("card-oil"))
    said = {lang: Wording(lang, "toys.lantern").say(text, ["Ada", "Bo"]) for lang in LANGUAGES}
    assert said == {
        "en": "Ada draws oil.",
        "pl": "Ada dobiera kartę: olej.",
        "ru": "Ada берёт карту: масло.",
    }


def test_an_unnamed_seat_has_a_number() -> None:
    text = Text("log-rolled", who=SeatName(1), roll=6)
    assert Wording("en", "toys.lantern").say(text) == "Player 2 rolls 6."


def test_a_message_asks_for_the_case_it_needs() -> None:
    polish = Wording("pl", "toys.lantern")
    assert polish.say(Text("do-shield", card=Text("card-wind"))) == "Osłoń się: wiatrem"
    assert polish.say(Text("do-shield", card=Text("card-oil"))) == "Osłoń się: olej"


def test_numbers_choose_the_plural() -> None:
    english = Wording("en", "toys.ferry")
    assert english.say(Text("ask-toll", coins=1, price=0)) == "Take one coin for 0 points?"
    assert english.say(Text("ask-toll", coins=3, price=2)) == "Take 3 coins for 2 points?"


def test_lists_are_joined() -> None:
    cards = Text("hand-seen", cards=[Text("card-oil"), Text("card-wind")])
    assert Wording("en", "toys.lantern").say(cards) == "oil, wind"


@pytest.mark.parametrize("text", [Text("nowhere"), Text("log-rolled", roll=6)])
def test_missing_words_stop_a_test_but_not_a_game(text: Text) -> None:
    with pytest.raises(MissingText):
        Wording("en", "toys.lantern", strict=True).say(text)
    assert Wording("en", "toys.lantern").say(text) == text.plain()


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no such language: de"):
        Wording("de")


def test_texts_compare_and_save() -> None:
    text = Text("a", n=1, who=SeatName(1), what=Text("b"), list=[Text("c")])
    assert text == Text("a", n=1, who=SeatName(1), what=Text("b"), list=[Text("c")])
    assert text != Text("a", n=2, who=SeatName(1), what=Text("b"), list=[Text("c")])
    assert text.to_data() == {
        "id": "a",
        "args": {"n": 1, "who": {"seat": 1}, "what": {"id": "b"}, "list": [{"id": "c"}]},
    }
    assert text.plain() == "a(n=1, who=seat 2, what=b, list=[c])"
    assert LANTERN.info.title == "Lantern"


def test_plain_messages_are_read_as_the_library_reads_them() -> None:
    """Most messages need no library; those that are read without it come out the same."""
    from fluent.runtime import FluentBundle, FluentResource

    compared = 0
    for package in ("loci.core", "loci.cli", HAUNTED.info.package):
        for language in LANGUAGES:
            bundle = FluentBundle([language], use_isolating=False)
            for source in sources(language, package):
                bundle.add_resource(FluentResource(source))
            messages = _Messages(language, (package,))
            for id in messages._sources:
                plain = messages.plain(id)
                if plain is None:
                    continue
                message = bundle.get_message(id)
                parts = {"": message.value, **message.attributes}
                expected = {
                    name: bundle.format_pattern(pattern, {})[0]
                    for name, pattern in parts.items()
                    if pattern is not None
                }
                assert plain == expected, id
                compared += 1
    assert compared > 300


def test_messages_with_texts_to_put_in_are_filled_as_the_library_fills_them() -> None:
    from fluent.runtime import FluentBundle, FluentResource

    filled = 0
    for package in ("loci.core", "loci.cli", HAUNTED.info.package):
        for language in LANGUAGES:
            bundle = FluentBundle([language], use_isolating=False)
            for source in sources(language, package):
                bundle.add_resource(FluentResource(source))
            messages = _Messages(language, (package,))
            for id, source in messages._sources.items():
                args = {name: f"<{name}> {{ x }}" for name in re.findall(r"\$([\w-]+)", source)}
                said = messages.filled(Text(id, **args), "")
                if said is None or not args:
                    continue
                pattern = bundle.get_message(id).value
                assert said == bundle.format_pattern(pattern, args)[0], id
                filled += 1
    assert filled > 100


def test_what_no_text_stands_in_is_left_to_the_library() -> None:
    messages = _Messages("en", ("loci.cli",))
    assert messages.filled(Text("games-or", default="a", others="b"), "") == "a; or b"
    assert messages.filled(Text("games-or", default="a"), "") is None
    assert messages.filled(Text("games-or", default="a", others=2), "") is None
    assert messages.filled(Text("games-or", default="a", others="b" * 2001), "") is None
    assert messages.filled(Text("error-line", line=1, reason="x"), "") is None


def test_messages_of_several_lines_and_references(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "worded"
    (package / "texts").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "texts" / "en.ftl").write_text(
        "# A comment\nlong =\n    one\n      two\n\n    three\n"
        "named = x\n    .is-a = { long }!\n    .is-b = B\nnamed-is-c = C of a set\n"
        "round = { about }\nabout = { round }\nbare =\n    .name = only\n"
        "counted = { $n ->\n    [one] one\n   *[other] { named } { $n }\n}\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    words = Wording("en", "worded")
    assert words.say(Text("long")) == "one\n  two\n\nthree"
    assert words.part("named", "is-a") == "one\n  two\n\nthree!"
    assert words.part("named", "is-b") == "B"
    assert words.part("named", "is-c") is None
    assert [words.value_name("named", value) for value in "bcd"] == ["B", "C of a set", None]
    assert words.part("bare", "name") == "only"
    assert words.say(Text("bare")) == "bare"
    assert _Messages("en", ("worded",)).plain("round") is None  # it refers to itself
    assert words.say(Text("counted", n=3)) == "x 3"
