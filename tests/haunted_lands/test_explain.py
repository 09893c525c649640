"""Why not: every reason, agreement with the list of legal moves, and the notation."""

import ast
import inspect
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from loci.core import Move, Text, Unreadable
from loci.core.words.wording import LANGUAGES, Wording
from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.rules import questions, reasons
from loci.games.haunted_lands.state.components import load_components
from loci.games.haunted_lands.state.registry import BUILDINGS, Content
from loci.games.haunted_lands.state.saved import load_table
from loci.games.haunted_lands.state.table import HauntedTable
from loci.games.haunted_lands.state.terms import BASE, TRACKS
from loci.games.haunted_lands.words import notation, warnings
from loci.testing.rules import read_page
from tests.haunted_lands.cases import FULL, skilled, states, universe
from tests.haunted_lands.tables import act, components_text, moves, refused, spectres, table

# -- every reason ------------------------------------------------------------------------------

A5 = {"P1": {"seer": "A5"}}
RICH = {"P1": {**FULL, "pecunia": 30, "seer": "K1"}}
NORIAS = ["A3", "A4", "A5", "A1", "B2", "B3", "B4", "B1", "B5", "B6", "C0", "C2"]


def haunting(**keys: Any) -> HauntedTable:
    return table(phase="haunting", rolled="plains", unplaced=3, **keys)


def choosing(players: int = 3, number: int = 1, **more: Any) -> HauntedTable:
    return table(players, phase="quests", seats={"P1": {"choosing": number, **more}})


def harder() -> HauntedTable:
    return table(3, {"difficulty": "harder"}, phase="spectre-card")


def no_cubes(seer: str) -> HauntedTable:
    hexes = {name: {"noria": "P1"} for name in NORIAS}
    hexes |= {name: {"windmill": "P1"} for name in ("D0", "D3", "F2", "F5")}
    return table(hexes=hexes, seats={"P1": {**FULL, "seer": seer}})


Case = tuple[str, Callable[[], HauntedTable], int, str]


def high_city_on_the_edge(seer: str) -> HauntedTable:
    """A printed copy on which the High City is K3, beside the lake D1."""
    middle = 'layout = ["high-city", "quarter", "quarter", "quarter",'
    edge = 'layout = ["quarter", "quarter", "quarter", "high-city",'
    options = {"components": components_text((middle, edge))}
    return table(3, options, seats={"P1": {**FULL, "seer": seer}})


CASES: list[Case] = [
    ("not-your-turn", table, 1, "end"),
    ("not-your-turn", lambda: table(turn=1), 0, "travel K1"),
    ("first-good", lambda: table(pending=["good"]), 0, "end"),
    ("first-good", lambda: table(pending=["good", "good"]), 0, "refresh travel"),
    (
        "first-refresh",
        lambda: table(pending=["token"], seats={"P1": {"travel": [0, 4]}}),
        0,
        "gain food",
    ),
    (
        "no-exhausted",
        lambda: table(pending=["token"], seats={"P1": {"travel": [0, 4]}}),
        0,
        "refresh build",
    ),
    ("only-in-answer", table, 0, "gain food"),
    ("only-in-answer", table, 0, "refresh travel"),
    ("only-in-answer", table, 0, "haunt A5"),
    ("only-in-answer", table, 0, "quest 1"),
    ("not-last-player", haunting, 0, "haunt A5"),
    ("first-haunt", haunting, 2, "end"),
    ("haunt-lake", haunting, 2, "haunt A0"),
    ("haunt-building", lambda: haunting(hexes={"A5": {"windmill": "P1"}}), 2, "haunt A5"),
    ("haunt-spectre", lambda: haunting(hexes=spectres("A5")), 2, "haunt A5"),
    ("haunt-elsewhere", haunting, 2, "haunt A4"),
    ("haunt-elsewhere", haunting, 2, "haunt K1"),
    ("no-quest-now", choosing, 1, "quest 1"),
    ("first-quest", choosing, 0, "end"),
    ("quest-not-with-two", lambda: choosing(2), 0, "quest 3"),
    ("quest-again", lambda: choosing(quests=[5]), 0, "quest 5"),
    ("quest-number", choosing, 0, "quest 1 2"),
    ("quest-number", lambda: choosing(number=2), 0, "quest 1"),
    ("quest-number", lambda: choosing(number=2), 0, "quest 1 1"),
    ("game-over", lambda: table(phase="won"), 0, "end"),
    ("game-over", lambda: table(phase="lost-kalena"), 0, "end"),
    ("game-over", lambda: table(phase="lost-placing"), 2, "haunt A5"),
    ("travel-far", table, 0, "travel A5"),
    ("travel-far", table, 0, "travel K0"),
    ("travel-lake", lambda: table(seats=A5), 0, "travel A0"),
    ("harvest-far", lambda: table(seats=A5), 0, "harvest B2 wood"),
    ("harvest-city", lambda: high_city_on_the_edge("K3"), 0, "harvest D1 water"),
    (
        "harvest-building",
        lambda: table(hexes={"A5": {"windmill": "P2"}}, seats=A5),
        0,
        "harvest A5 food",
    ),
    (
        "harvest-exploited",
        lambda: table(hexes={"A0": {"exploited": True}}, seats=A5),
        0,
        "harvest A0 water",
    ),
    (
        "harvest-spectre",
        lambda: table(3, {"mode": "builder"}, hexes=spectres("A5"), seats=A5),
        0,
        "harvest A5 food",
    ),
    ("harvest-other", lambda: table(seats=A5), 0, "harvest A5 wood"),
    ("harvest-other", table, 0, "harvest K0 water"),
    ("build-city", table, 0, "build windmill"),
    ("build-spectre", lambda: table(hexes=spectres("A5"), seats=A5), 0, "build windmill"),
    (
        "build-building",
        lambda: table(hexes={"A5": {"noria": "P1"}}, seats=A5),
        0,
        "build windmill",
    ),
    ("build-terrain", lambda: table(seats=A5), 0, "build mine"),
    ("build-terrain", lambda: table(seats={"P1": {"seer": "F5", **FULL}}), 0, "build noria"),
    (
        "build-none-left",
        lambda: table(
            hexes={name: {"noria": "P2"} for name in NORIAS}, seats={"P1": {"seer": "E5", **FULL}}
        ),
        0,
        "build noria",
    ),
    ("no-cubes", lambda: no_cubes("E6"), 0, "build windmill"),
    ("no-cubes", lambda: no_cubes("K1"), 0, "learn chatter"),
    ("persuade-nobody", table, 0, "persuade"),
    ("persuade-roll", lambda: table(hexes=spectres("K0")), 0, "persuade purse"),
    ("sell-where", lambda: table(seats=RICH), 0, "sell food"),
    ("sell-offer", lambda: table(seats={"P1": FULL}), 0, "sell food+water"),
    ("study-where", lambda: table(seats={"P1": FULL}), 0, "learn chatter"),
    ("study-where", lambda: table(seats={"P1": {"pecunia": 9}}), 0, "train travel"),
    ("learn-again", lambda: skilled(1, seats=RICH), 0, "learn chatter"),
    (
        "learn-full",
        lambda: table(slots={"trade": ["blocked", "blocked", "P2", "P3"]}, seats=RICH),
        0,
        "learn trade",
    ),
    ("train-full", lambda: table(seats={"P1": {"seer": "K1", "build": [2, 2]}}), 0, "train build"),
    (
        "needs-pecunia",
        lambda: table(seats={"P1": {"seer": "K1", "pecunia": 4}}),
        0,
        "train travel",
    ),
    ("needs-tokens", lambda: table(seats={"P1": {"travel": [0, 4]}}), 0, "travel K1"),
    ("needs-tokens", lambda: table(season=2, hexes=spectres("K0")), 0, "persuade"),
    (
        "needs-tokens",
        lambda: table(seats={"P1": {"seer": "A5", "harvest": [0, 1]}}),
        0,
        "harvest A5 food",
    ),
    (
        "needs-tokens",
        lambda: table(seats={"P1": {**FULL, "seer": "A5", "build": [0, 1]}}),
        0,
        "build windmill",
    ),
    ("needs-goods", lambda: table(seats=A5), 0, "build windmill"),
    ("needs-goods", table, 0, "sell food"),
    ("needs-goods", lambda: table(seats={"P1": {"seer": "K1", "food": 1}}), 0, "learn chatter"),
    ("not-first-player", harder, 1, "spectre-card 2"),
    ("first-spectre-card", harder, 0, "end"),
    ("card-in-play", harder, 0, "spectre-card 1"),
]


@pytest.mark.parametrize(("reason", "made", "seat", "text"), CASES)
def test_a_refused_move_says_why(
    reason: str, made: Callable[[], HauntedTable], seat: int, text: str
) -> None:
    lands = made()
    before = lands.digest()
    assert refused(lands, seat, text) == reason
    assert lands.digest() == before
    error = GAME.explain(lands, seat, text)
    assert error is not None
    for language in LANGUAGES:
        assert Wording(language, GAME.info.package, strict=True).say(error.reason)


def _named(module: ModuleType) -> set[str]:
    """The message ids that a module gives to `Text`."""
    return {
        str(node.args[0].value)
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Text"
        and isinstance(node.args[0], ast.Constant)
    }


@pytest.mark.rule("HL-E38")
def test_from_the_high_city_nothing_is_harvested_at_all() -> None:
    """Not even from a Lake beside it; from a Quarter beside a Lake it is."""
    assert refused(high_city_on_the_edge("K3"), 0, "harvest D1 water") == "harvest-city"
    assert "harvest D1 water" in moves(high_city_on_the_edge("K4"), 0)


def test_every_question_refusal_and_warning_names_its_rule() -> None:
    page = Path(__file__).parents[2] / "docs" / "rules" / "haunted-lands.md"
    known = {rule.id for rule in read_page(page)}
    for source in (reasons, questions, warnings):
        for id in _named(source):
            texts = [Text(id)]
            if id == "build-terrain":
                texts = [Text(id, building=Text(kind.id)) for kind in BUILDINGS.values()]
            if id == "needs-tokens":
                texts = [Text(id, need=1, track=Text(f"track-{name}")) for name in TRACKS]
            for text in texts:
                assert GAME.rule(text) in known, text
    assert GAME.rule(Text("not-asked")) == ""


def test_every_reason_there_is_has_a_case() -> None:
    """The ids that reasons.py names are exactly those that the cases above bring up."""
    named = _named(reasons)
    assert len(named) > 35
    assert {reason for reason, *_ in CASES} == named


# -- agreement with the list -------------------------------------------------------------------


def disagreements(lands: HauntedTable) -> list[str]:
    """Moves that are listed and refused, or neither, for any seat."""
    decisions = GAME.decisions(lands)
    found = []
    for seat in range(lands.players):
        listed = {move.text() for move in decisions[seat].moves} if seat in decisions else set()
        for move in universe():
            reason: Text | None = GAME.why_not(lands, seat, move)
            if (reason is None) != (move.text() in listed):
                found.append(f"P{seat + 1} {move.text()}: {reason}, listed {reason is not None}")
    return found


def test_the_universe_is_every_move_and_each_is_there_once() -> None:
    texts = [move.text() for move in universe()]
    assert len(set(texts)) == len(texts) == 49 + 49 + 49 * 4 + 4 + 4 + 69 + 4 * 4 + 44 + 3 + 1
    everything = set(texts)
    for lands in states():
        for decision in GAME.decisions(lands).values():
            assert {move.text() for move in decision.moves} <= everything


def test_a_move_is_listed_exactly_when_nothing_is_against_it() -> None:
    for lands in states():
        assert disagreements(lands) == [], lands.to_data()


def test_the_sampled_states_meet_every_question_and_ending() -> None:
    met: Counter[str] = Counter()
    for lands in states():
        for decision in GAME.decisions(lands).values():
            met[decision.prompt.id] += 1
        met[f"ended {GAME.outcome(lands) is not None}"] += 1
    assert met["ask-turn"] >= 200
    for rare in ("ask-haunt", "ask-good", "ask-refresh", "ask-quests", "ended True"):
        assert met[rare] >= 5, met
    assert len(states()) >= 300


def test_they_agree_on_a_printed_copy_with_the_high_city_beside_a_lake() -> None:
    """With one's own components the High City may lie at the edge of its tile (HL-4.T1: it offers
    nothing, ever)."""
    for seer in ("K3", "K4", "K0"):
        assert disagreements(high_city_on_the_edge(seer)) == []


# -- notation ----------------------------------------------------------------------------------

WORDS = sorted({word for move in universe() for word in move.text().split()})
PIECES = st.sampled_from(
    [*WORDS, "+", " ", "  ", "food+", "\n", "9", "Z1", "END", "-1", "persuade"]
)
NEARLY = st.lists(PIECES, max_size=6).map(" ".join) | st.lists(PIECES, max_size=6).map("".join)


def parse(text: str) -> Move:
    return notation.parse(text, Content((BASE,)), list(load_components("").rewards))


def check_notation(text: str) -> None:
    try:
        move = parse(text)
    except Unreadable as error:
        assert error.reason == Text("no-such-move", move=text)
        return
    assert parse(move.text()) == move
    assert parse(move.text()).text() == move.text()
    assert sorted(move.text().replace("+", " ").split()) == sorted(text.replace("+", " ").split())


@settings(max_examples=400, deadline=None, database=None, derandomize=True)
@given(st.text())
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    check_notation(text)


@settings(max_examples=1000, deadline=None, database=None, derandomize=True)
@given(NEARLY)
def test_any_words_of_the_game_are_a_move_or_unreadable(text: str) -> None:
    check_notation(text)


@settings(max_examples=400, deadline=None, database=None, derandomize=True)
@given(st.sampled_from(universe()), st.integers(0, 30), st.characters())
def test_a_move_with_a_letter_changed_is_a_move_or_unreadable(
    move: Any, at: int, letter: str
) -> None:
    text = move.text()
    check_notation(text[:at] + letter + text[at + 1 :])
    check_notation(text[:at] + letter + text[at:])


def test_every_move_reads_back() -> None:
    for move in universe():
        assert parse(move.text()) == move
        assert type(parse(move.text())) is type(move)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("sell wood+food", "sell food+wood"),
        ("sell mineral+wood+water+food", "sell food+water+wood+mineral"),
        ("quest 7 3", "quest 3 7"),
    ],
)
def test_an_order_that_does_not_matter_is_made_canonical(text: str, canonical: str) -> None:
    assert parse(text).text() == canonical


NO_NOTATION = """
||end | end|End|travel|travel A7|travel a3|travel  A3|build nothing|harvest A3|sell|sell |
sell food food|quest|quest 0|quest 9|persuade 1|gain gold|refresh|haunt|learn dance|train|
end end|quest 1  2""".replace("\n", "")


@pytest.mark.parametrize("text", NO_NOTATION.split("|"))
def test_what_is_no_notation_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        parse(text)
    assert caught.value.reason.id == "no-such-move"
    lands = table()
    error = GAME.explain(lands, 0, text)
    assert isinstance(error, Unreadable)
    assert error.nearest


def test_a_saved_state_refuses_alike() -> None:
    lands = skilled(2, hexes=spectres("K1"), seats={"P1": FULL})
    act(lands, 0, "travel K1")
    again = load_table(lands.to_data())
    for move in universe():
        assert GAME.why_not(again, 0, move) == GAME.why_not(lands, 0, move)
