"""How answers are shown: labels, places and warnings."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

from loci.core import Match
from loci.core.decision import Choice, Decision, Move
from loci.core.rng import Rng
from loci.core.text import Text
from loci.core.wording import LANGUAGES, Wording
from loci.games.spirit_island import GAME
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import Answer, Number, Plain, Written
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.words.labels import amounts, choice, growth_word_text, label, places
from loci.games.spirit_island.words.notation import parse
from loci.games.spirit_island.words.warnings import warnings
from tests.spirit_island import box
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, island, with_elements

ENGLISH = Wording("en", GAME.info.package, strict=True)


def choices(here: Island, seat: int = 0) -> dict[str, Choice]:
    """The choices of the open question by notation."""
    state = here.match.state
    decision = here.match.decisions()[seat]
    return {c.notation: c for c in GAME.choices(state, decision)}  # type: ignore[arg-type]


def said(here: Island, line: str, seat: int = 0) -> str:
    """An answer of any question as it is shown in English."""
    return ENGLISH.say(label(here.table, seat, parse(here.table, line)))


# -- labels ----------------------------------------------------------------------------------------


def test_growth_options_name_their_actions() -> None:
    shown = choices(island())
    growth = ENGLISH.say(shown["growth 1"].label)
    assert growth == "Growth 1: reclaim all your cards, gain a power card, gain 1 energy"
    assert ENGLISH.say(shown["growth 3"].label).endswith(
        "gain a power card, add presence in any land within range 2"
    )
    assert shown["growth 2"].places == ["growth:2"]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("push town A4", "Push a town to A4 (sands)"),
        ("push town-1 A4", "Push a town (1 damage) to A4 (sands)"),
        ("gather dahan A1", "Gather a dahan from A1 (mountain)"),
        ("damage city-2", "1 damage to a city (2 damage)"),
        ("damage explorer A5", "1 damage to an explorer in A5"),
        ("destroy explorer", "Destroy an explorer"),
        ("remove town", "Remove a town"),
        ("replace city", "Replace a city"),
        ("cascade A6", "Blight cascades to A6 (mountain)"),
        ("destroy-presence A5", "Destroy 1 presence in A5 (wetland)"),
        ("presence energy A5", "Presence from the energy track to A5 (wetland)"),
        ("presence plays A5", "Presence from the card-play track to A5 (wetland)"),
        ("presence A4 A5", "Move presence from A4 to A5 (wetland)"),
        ("target A5", "Target: A5 (wetland)"),
        ("target A5 far", "Target: A5 (wetland), out of range, for 1 energy"),
        ("target P2", "Target: Player 2"),
        ("gain minor", "Gain a card from the deck of minor powers"),
        ("forget wash-away", "Forget Wash Away"),
        ("element fire", "Element: fire"),
        ("drown 2", "Turn drowned health into 2 energy"),
        ("drown town", "Drown a town"),
        ("show earned 1", "Turn up earned fear card 1"),
        ("show deck 3", "Turn up fear card 3 from the top of the deck"),
        ("presence-1 2", "Growth: add presence in any land within range 1"),
        ("energy-1 3", "Growth: gain 1 energy"),
        ("ravage A5", "Ravage in A5 (wetland) next"),
        ("land A5", "Choose A5 (wetland)"),
        ("place A5", "Begin in A5 (wetland)"),
        ("gather-presence A2", "Gather 1 presence from A2 (wetland)"),
        ("push-presence A2", "Push 1 presence to A2 (wetland)"),
        ("spend 1", "Spend 1 energy"),
        ("sacrifice 2", "Destroy 2 of your presence"),
        ("option town", "Choose a town"),
        ("done", "Ready"),
        ("stop", "Leave it at that"),
        ("yes", "Yes"),
    ],
)
def test_labels_in_words(line: str, words: str) -> None:
    assert said(island(), line) == words


def test_a_play_tells_its_cost_and_the_plays_left() -> None:
    seats = {"P1": {"energy": 3, "grown": 1, "plays_track": 2, "hand": ["wash-away"]}}
    shown = choices(island(seats=seats))
    assert ENGLISH.say(shown["play wash-away"].label) == (
        "Play Wash Away for 1 energy (2 plays left)"
    )
    assert shown["play wash-away"].places == ["card:wash-away"]


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["(1 play left)", "(2 plays left)", "(5 plays left)"]),
        ("pl", ["(pozostało 1 zagranie)", "(pozostały 2 zagrania)", "(pozostało 5 zagrań)"]),
        ("ru", ["(осталась 1 карта)", "(осталось 2 карты)", "(осталось 5 карт)"]),
    ],
)
def test_plays_left_have_the_right_number(language: str, texts: list[str]) -> None:
    words = Wording(language, GAME.info.package, strict=True)
    card = Text("power-wash-away")
    for left, text in zip((1, 2, 5), texts, strict=True):
        assert words.say(Text("do-play", card=card, cost=1, left=left)).endswith(text)
        assert words.say(Text("do-play-gain", card=card, number=1, left=left)).endswith(text)


def test_a_card_with_a_cost_below_0_gives_energy() -> None:
    here = island(options={"scenario": "blitz"}, seats={"P1": {"grown": 1}})
    text = said(here, "play boon-of-vigor")
    assert text == "Play Boon of Vigor and gain 1 energy (1 play left)"


@pytest.mark.parametrize(
    ("word", "words"),
    [
        ("presence-0", "add presence in any land where you already have some (range 0)"),
        ("presence-1", "add presence in any land within range 1"),
        ("presence-2-jungle-wetland", "add presence in any jungle or wetland within range 2"),
        ("presence-2-dahan", "add presence in any land with dahan within range 2"),
        (
            "presence-4-dahan-invaders",
            "add presence in any land with dahan or invaders within range 4",
        ),
        ("presence-1-coastal", "add presence in any coastal land within range 1"),
        ("presence-anywhere-ocean", "add presence in any ocean"),
    ],
)
def test_growth_tells_where_presence_goes(word: str, words: str) -> None:
    assert ENGLISH.say(growth_word_text(word)) == words


def test_a_use_tells_speed_and_thresholds() -> None:
    here = island()
    assert said(here, "use flash-floods") == "Use Flash Floods (fast)"
    assert said(here, "use massive-flooding 1+2").endswith("with only these thresholds: 1, 2")
    assert said(here, "use natures-resilience 0").endswith("without its thresholds")


def test_a_drawn_card_is_shown_with_header_and_text() -> None:
    text = said(island(), "take call-to-tend")
    assert "(1 energy, slow; 1 water, 1 plant, 1 animal)" in text
    assert "remove 1 blight" in text


def test_a_spirit_to_choose() -> None:
    match = Match.start(GAME, 1, {}, 1)
    decision = match.decisions()[0]
    shown = GAME.choices(match.state, decision)  # type: ignore[arg-type]
    assert len(shown) == box.SPIRITS
    assert shown[0].label.plain() == f"do-choose(spirit=spirit-{RIVER})"
    assert shown[0].places == [f"spirit:{RIVER}"]


def test_places_are_exact_and_go_from_source_to_target() -> None:
    table = island().table

    def shown(text: str, land: str = "") -> list[str]:
        prompt = Text("ask-push", left=1, land=land) if land else None
        return places(table, 0, parse(table, text), prompt)

    assert shown("push town A4", "A5") == ["A5/town", "A4"]
    assert shown("gather town-1 A4", "A5") == ["A4/town-1", "A5"]
    assert shown("damage city", "A5") == ["A5/city"]
    assert shown("push town A4") == ["A4"]
    assert shown("presence energy A5") == ["track:energy", "A5"]
    assert shown("presence destroyed A5") == ["track:destroyed", "A5"]
    assert shown("presence A4 A5") == ["A4", "A5"]
    assert shown("target P2") == ["seat:1"]
    assert shown("use wash-away") == ["card:wash-away"]
    assert shown("growth 2") == ["growth:2"]
    assert shown("gain minor") == ["deck:minor"]
    assert shown("spend 2") == ["pool:energy"]
    assert shown("stop") == []


def test_numbers_without_a_gap_are_asked_for_as_one_amount() -> None:
    spend = [Number(verbs.SPEND, n) for n in (0, 1, 2, 3)]
    [found] = amounts(Decision(0, Text("ask-ritual-energy"), list[Move](spend)))
    assert (found.name, found.least, found.most) == ("spend", 0, 3)
    assert [found.text(n) for n in range(4)] == [move.text() for move in spend]
    assert found.places == ["pool:energy"]
    gap: list[Move] = [Number(verbs.SPEND, 0), Number(verbs.SPEND, 2)]
    assert amounts(Decision(0, Text("ask-ritual-energy"), gap)) == []
    growth: list[Move] = [Number(verbs.GROWTH, 1), Number(verbs.GROWTH, 2)]
    assert amounts(Decision(0, Text("ask-growth"), growth)) == []


def test_what_ends_something_is_to_be_kept_in_sight() -> None:
    table = island().table
    assert [choice(table, 0, parse(table, text)).ends for text in ("done", "stop", "yes")] == [
        True,
        True,
        False,
    ]


#: Where the verb of an answer stands among the arguments of whatever makes or asks for it.
VERB_AT = {
    "Named": 0,
    "Number": 0,
    "Use": 0,
    "Place": 0,
    "Pick": 0,
    "Carry": 0,
    "ask_land": 4,
    "ask_piece": 2,
    "ask_carry": 3,
    "ask_name": 2,
    "ask_number": 2,
}


def asked() -> list[ast.expr]:
    """The verbs of all answers that the rules make or ask for, as they stand in the source."""
    found: list[ast.expr] = []
    folder = Path(str(importlib.import_module(type(GAME).__module__).__file__)).parent
    for path in [*folder.glob("rules/**/*.py"), *folder.glob("content/**/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                at = VERB_AT.get(node.func.id, 99)
                found += node.args[at : at + 1]
    return found


def test_a_verb_is_written_in_one_place() -> None:
    """Whatever makes an answer names the verb by its constant."""
    written = [ast.unparse(verb) for verb in asked()]
    assert "verbs.PUSH" in written
    assert "verbs.RITUAL" in written
    literal = [verb for verb in written if not verb.startswith("verbs.")]
    assert set(literal) <= {"verb", "move.verb"}  # what somebody was given


def test_every_verb_is_read_to_an_answer_that_begins_with_it() -> None:
    table = island().table
    for verb in sorted(verbs.VERBS - set(verbs.ALONE)):
        move = parse(table, SAMPLES.get(verb, f"{verb} A5"))
        assert isinstance(move, Answer)
        assert (move.verb, isinstance(move, Written)) == (verb, False)
        assert move.text() == SAMPLES.get(verb, f"{verb} A5")
    for verb in verbs.ALONE:
        assert isinstance(parse(table, verb), Plain)


@pytest.mark.parametrize(
    "line", ["push wizard A4", "push town Z9", "hello", "hello world", "done now"]
)
def test_what_names_nothing_is_only_written(line: str) -> None:
    move = parse(island().table, line)
    assert isinstance(move, Written)
    assert move.text() == line


#: An answer of each kind, for the verbs whose words are not lands.
SAMPLES = {
    "choose": f"choose {RIVER}",
    "growth": "growth 1",
    "presence": "presence energy A5",
    "gain": "gain minor",
    "take": "take drought",
    "forget": "forget drought",
    "discard": "discard wash-away",
    "reclaim": "reclaim drought",
    "play": "play drought",
    "keep": "keep drought",
    "give": "give drought",
    "use": "use drought",
    "pay-repeat": "pay-repeat drought",
    "repeat": "repeat drought",
    "element": "element sun",
    "next": "next drowning",
    "option": "option push-dahan",
    "push": "push town A4",
    "gather": "gather town A4",
    "damage": "damage town",
    "destroy": "destroy town",
    "remove": "remove town",
    "strife": "strife town-1*2",
    "calm": "calm town*1",
    "replace": "replace town",
    "drown": "drown 1",
    "show": "show deck 1",
    "spend": "spend 1",
    "sacrifice": "sacrifice 1",
    "split": "split 1",
    "awaken": "awaken 1",
    "ward": "ward flash-floods",
    "burn": "burn flash-floods",
    "assist": "assist flash-floods",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_answer_has_words(language: str) -> None:
    words = Wording(language, GAME.info.package, strict=True)
    table = island().table
    lines = [SAMPLES.get(verb, f"{verb} A5") for verb in sorted(verbs.VERBS - set(verbs.ALONE))]
    for line in (*lines, *verbs.ALONE, "show earned 1", "drown town", "damage town A5"):
        assert words.say(label(table, 0, parse(table, line))), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_growth_option_and_every_power_has_a_label(language: str) -> None:
    words = Wording(language, GAME.info.package, strict=True)
    for id, spirit in SPIRITS.items():
        here = island({"A7": {}, "A1": {"presence": {"P1": 1}}}, spirits=[id], options=EVERY_SET)
        for option in range(len(spirit.growth)):
            assert words.say(label(here.table, 0, Number(verbs.GROWTH, option + 1)))
    table = island().table
    for id, power in POWERS.items():
        verb = "use" if power.deck == "innate" else "take"
        assert words.say(label(table, 0, parse(table, f"{verb} {id}")))


# -- warnings --------------------------------------------------------------------------------------


def warned(here: Island, line: str) -> list[str]:
    return [text.plain() for text in warnings(here.table, 0, parse(here.table, line))]


@pytest.mark.rule("SI-7.7")
def test_being_ready_warns_of_plays_that_are_left() -> None:
    seat = {"energy": 3, "grown": 1, "plays_track": 2, "hand": ["wash-away", "boon-of-vigor"]}
    assert warned(island(seats={"P1": seat}), "done") == ["warn-plays(number=2)"]
    assert warned(island(seats={"P1": {**seat, "plays_made": 2}}), "done") == []
    assert warned(island(seats={"P1": {**seat, "hand": []}}), "done") == []
    dear = {**seat, "energy": 0, "hand": ["wash-away"]}
    assert warned(island(seats={"P1": dear}), "done") == []


@pytest.mark.rule("SI-10.4")
def test_being_ready_warns_of_powers_of_this_phase_only() -> None:
    seats = {"P1": {"played": ["flash-floods", "wash-away"]}}
    here = island({"A5": {"town": 1}}, seats=seats, phase="fast")
    assert warned(here, "done") == ["warn-unused(cards=[power-flash-floods])"]
    slow = island({"A5": {"town": 1}}, seats=seats, phase="slow")
    assert warned(slow, "done") == ["warn-unused(cards=[power-wash-away])"]
    used = island(seats={"P1": {**seats["P1"], "used": ["flash-floods"]}}, phase="fast")
    assert warned(used, "done") == []


def test_a_power_that_may_be_fast_is_not_lost_by_waiting() -> None:
    seats = {"P1": {"played": ["wash-away"]}}
    effects = [{"kind": "hurry", "seat": "P1", "number": 2}]
    here = island({"A5": {"town": 1}}, seats=seats, phase="fast", effects=effects)
    assert "use wash-away" in here.options()
    assert warned(here, "done") == []


def test_growth_warns_when_there_is_nothing_to_reclaim_or_to_add() -> None:
    assert warned(island(), "growth 1") == ["warn-reclaim"]
    held = island(seats={"P1": {"discard": ["wash-away"]}})
    assert warned(held, "growth 1") == []
    empty = island(seats={"P1": {"energy_track": 7, "plays_track": 7}})
    assert warned(empty, "growth 2") == ["warn-presence"]
    assert warned(held, "growth 2") == []


def test_warnings_come_with_the_choices() -> None:
    shown = choices(island())
    assert [text.id for text in shown["growth 1"].warnings] == ["warn-reclaim"]
    assert shown["growth 2"].warnings == []
    elements = with_elements("1 sun 2 water")
    slow = island({"A5": {"town": 1, "presence": {"P1": 1}}}, phase="slow",
                  seats={"P1": {"elements": elements}})  # fmt: skip
    assert [text.plain() for text in choices(slow)["done"].warnings] == [
        "warn-unused(cards=[power-massive-flooding])"
    ]


# -- the log ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_of_every_answer_in_words(language: str) -> None:
    words = Wording(language, GAME.info.package, strict=True)
    match = Match.start(GAME, 2, {}, 5)
    rng = Rng(5)
    ready = 0
    while asked := match.decisions():
        seat = rng.pick("seat", list(asked))
        move = rng.pick("move", asked[seat].moves)
        [events] = match.answer(seat, move, listen=True).events
        assert events, move.text()
        said = [words.say(event.text(), ["Ada", "Bob"]) for event in events]
        assert all(said)
        if language == "en" and said == [f"{'Ada' if seat == 0 else 'Bob'}: Ready"]:
            ready += move.text() == "done"
    assert ready or language != "en"
