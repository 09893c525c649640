"""Positions: what cannot be, the phases of the set-up, and the open question."""

from __future__ import annotations

import json
from typing import Any

import pytest

from loci.core import BadData, Match, Rng
from loci.core.position import read_data, to_data
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTING,
    BONUS_NAMES,
    FACTIONS,
    PLACING,
    SCORING_NAMES,
    TAKING,
)
from tests.terra_mystica.tables import ONLINE, far_off, rich

WITCHES = rich("witches", {"F4": "D"})


@pytest.mark.parametrize(
    ("seats", "keys", "reason"),
    [
        ([WITCHES, rich("giants", {"F4": "D"})], {}, "position-hex-twice"),
        ([{**WITCHES, "bowls": [6, 6, 1]}, far_off()], {}, "13 power tokens"),
        ([{**WITCHES, "towns": ["TW1"] * 3}, far_off()], {}, "position-copies"),
        ([{**WITCHES, "towns": ["TW6"]}, far_off()], {}, "position-copies"),
        ([WITCHES, far_off()], {"scoring": ["SCORE2"] * 5}, "tiles-number"),
    ],
    ids=["hex", "tokens", "towns", "extra town", "scoring"],
)
def test_what_cannot_be_is_refused(
    seats: list[dict[str, Any]], keys: dict[str, Any], reason: str
) -> None:
    given = {f"P{number + 1}": seat for number, seat in enumerate(seats)}
    with pytest.raises(BadData, match=reason):
        read_data({"game": "terra-mystica", "players": 2, "seats": given, **keys})


# -- the phases of the set-up ----------------------------------------------------------------------


def position(factions: list[str], phase: str, **more: Any) -> Match:
    """A position in a phase of the set-up; `P1` … are added to what the seats are."""
    seats = {f"P{number}": {"faction": name} for number, name in enumerate(factions, 1) if name}
    for name in [key for key in more if key in seats]:
        seats[name].update(more.pop(name))
    given = {"players": len(factions), "phase": phase, "seats": seats}
    return read_data({"game": "terra-mystica", **given, **more}).match


def order_of(match: Match, answers: int) -> list[int]:
    """The seats that are asked, one after the other, the first move being taken every time."""
    seats: list[int] = []
    for _ in range(answers):
        ((seat, decision),) = match.decisions().items()
        seats.append(seat)
        match.answer(seat, decision.moves[0])
    return seats


def table_of(match: Match) -> TerraTable:
    assert isinstance(match.state, TerraTable)
    return match.state


@pytest.mark.rule("TM-4.1")
def test_first_dwellings_are_placed_in_the_rules_order() -> None:
    match = position(["nomads", "chaosmagicians", "witches"], "dwellings")
    assert order_of(match, 6) == [0, 2, 2, 0, 0, 1]
    assert table_of(match).phase == TAKING


def test_first_dwellings_that_stand_are_passed_over() -> None:
    match = position(
        ["nomads", "chaosmagicians", "witches"],
        "dwellings",
        P1={"buildings": {"E8": "D"}},
        P3={"buildings": {"F4": "D"}},
    )
    assert order_of(match, 4) == [2, 0, 0, 1]


@pytest.mark.rule("TM-5.1")
def test_first_bonus_tiles_are_taken_from_the_last_player_back() -> None:
    match = position(["nomads", "giants", "witches"], "bonus")
    assert order_of(match, 3) == [2, 1, 0]
    assert (table_of(match).phase, table_of(match).round) == (ACTING, 1)
    match = position(["nomads", "giants", "witches"], "bonus", P3={"bonus": "BON3"})
    assert order_of(match, 2) == [1, 0]


def test_factions_are_chosen_by_those_who_have_none() -> None:
    match = position(["", "giants", ""], "factions")
    assert order_of(match, 2) == [0, 2]
    assert table_of(match).phase == PLACING


@pytest.mark.rule("TM-3.5")
def test_colours_are_dealt_as_at_the_start_of_a_game() -> None:
    dealt = {"faction-choice": "dealt-colours"}
    start = table_of(Match.start(GAME, 3, dealt, 5))
    match = position(["", "", ""], "factions", options=dealt, seed=5)
    assert table_of(match).colours == start.colours
    assert len(match.decisions()[0].moves) == 2
    match = position(["", "giants", ""], "factions", options=dealt, seed=5)
    red = FACTIONS.index("giants")
    order_of(match, 2)
    assert table_of(match).faction[1] == red
    assert len(set(table_of(match).colours)) == 3


@pytest.mark.parametrize("phase", ["factions", "dwellings", "bonus"])
def test_a_phase_in_which_nothing_is_left_to_choose_is_over(phase: str) -> None:
    built = {"P1": {"buildings": {"F4": "D", "C5": "D"}}, "P2": {"buildings": {"E5": "D"}}}
    if phase == "bonus":
        built = {"P1": {"bonus": "BON3"}, "P2": {"bonus": "BON5"}}
    match = position(["witches", "chaosmagicians"], phase, **built)
    expected = ACTING if phase == "bonus" else TAKING
    assert table_of(match).phase == expected


def test_tiles_that_options_name_lie_on_the_table() -> None:
    scoring = ["SCORE1", "SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE6"]
    bonus = ["BON1", "BON2", "BON4", "BON6", "BON7"]
    options = {"scoring-tiles": scoring, "bonus-tiles": bonus}
    made = table_of(position(["witches", "giants"], "bonus", options=options))
    assert [SCORING_NAMES[tile] for tile in made.scoring] == scoring
    assert [BONUS_NAMES[tile] for tile in made.in_game] == bonus


# -- the open question -----------------------------------------------------------------------------


def questions(match: Match) -> dict[int, tuple[object, list[str], bool]]:
    return {
        seat: (asked.prompt.to_data(), [move.text() for move in asked.moves], asked.complete)
        for seat, asked in match.decisions().items()
    }


EXTRA = ["burn 1", "convert 1W to 1C", "convert 1PW to 1C", "convert 1P to 1W"]


@pytest.mark.parametrize("options", [{}, ONLINE, {"setup": "first-game"}, {"resignation": True}])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_written_position_reads_back_to_the_same_question(
    players: int, options: dict[str, object]
) -> None:
    match = Match.start(GAME, players, options, players)
    rng = Rng(players)
    while asked := match.decisions():
        back = read_data(json.loads(json.dumps(to_data(match)))).match
        assert questions(back) == questions(match)
        assert table_of(back).rng.to_data() == table_of(match).rng.to_data()
        seat = rng.pick("seat", list(asked))
        extra = rng.pick("extra", EXTRA)
        if rng.below("now", 4) or GAME.explain(match.state, seat, extra) is not None:
            extra = rng.pick("move", asked[seat].moves).text()
        match.answer(seat, extra)
    assert match.outcome() is not None


@pytest.mark.rule("TM-1.2")
def test_two_factions_of_one_colour_are_refused() -> None:
    seats = {"P1": {"faction": "witches"}, "P2": {"faction": "auren"}}
    with pytest.raises(BadData, match="two factions of one colour: witches, auren"):
        read_data({"game": "terra-mystica", "players": 2, "seats": seats})
