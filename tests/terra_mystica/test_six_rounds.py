"""Six rounds of three phases, and the scoring tile of each (TM-6)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Event
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.economy_events import Got
from loci.games.terra_mystica.state.events import RoundBegan, RoundEnded
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import PHASES
from tests.terra_mystica.starts import scoring_tiles
from tests.terra_mystica.tables import asked, do, far_off, has, offered, rich, table, why_not

#: A tile, something done for it and the points this brings.
SCORED = [
    ("SCORE1", "dig 1. transform E7 to green", 2),
    ("SCORE3", "dig 1. build E7", 2),
    ("SCORE5", "dig 1. build E7", 2),
    ("SCORE6", "upgrade E6 to TP", 3),
    ("SCORE8", "upgrade E6 to TP", 3),
    ("SCORE4", "upgrade A1 to SH", 5),
    ("SCORE7", "upgrade A1 to SH", 5),
    ("SCORE4", "upgrade A4 to SA", 5),
]


def witches(**more: Any) -> dict[str, Any]:
    placed = {"E6": "D", "A1": "TP", "A4": "TE"}
    return {**rich("witches", placed, cults=[0, 0, 0, 0]), **more}


def pass_round(made: TerraTable) -> list[Event]:
    """Everybody passes, taking the first tile listed."""
    now = made.round
    events: list[Event] = []
    while made.round == now and asked(made):
        passing = [line for line in offered(made) if line.startswith("pass")]
        events += do(made, f"{passing[0]}. done")
    return events


@pytest.mark.rule("TM-6.1", "TM-23.1")
def test_the_game_lasts_six_rounds() -> None:
    made = table(witches(), far_off())
    began: list[int] = []
    for number in range(1, 7):
        assert made.round == number
        assert GAME.result(made) is None
        events = pass_round(made)
        began += [event.round for event in events if isinstance(event, RoundBegan)]
    assert began == [2, 3, 4, 5, 6]
    assert made.round == 6
    assert GAME.result(made) is not None
    assert why_not(made, "pass", 0) == "game-over"


def course(events: list[Event]) -> list[str]:
    """The end of phase II, the rewards, the beginning of a round and its income."""
    found: list[str] = []
    for event in events:
        if isinstance(event, RoundEnded):
            found.append(f"end {event.round}")
        elif isinstance(event, RoundBegan):
            found.append(f"round {event.round}")
        elif isinstance(event, Got):
            found.append(f"{event.why} P{event.seat + 1}")
    return found


@pytest.mark.rule("TM-6.2")
def test_income_then_actions_then_rewards() -> None:
    seats = (witches(), far_off(cults=[0, 0, 3, 0]))
    made = table(*seats, tile="SCORE1")
    before = has(made, 1)["coins"]
    events = pass_round(made)
    assert course(events) == ["end 1", "reward P2", "round 2", "income P1", "income P2"]
    assert asked(made) == [0], "then the actions of the next round"
    assert made.power_used == 0
    assert has(made, 1)["coins"] >= before + 3


@pytest.mark.rule("TM-6.3")
def test_round_six_has_no_third_phase() -> None:
    seats = (witches(cults=[0, 0, 8, 0]), far_off(cults=[0, 0, 3, 0]))
    made = table(*seats, tile="SCORE1", round=6, bonus={f"BON{n}": 0 for n in (3, 5, 6, 7, 8)})
    events = pass_round(made)
    assert course(events) == ["end 6"]
    assert made.bonus_coins == [0] * len(made.bonus_coins), "no coins on tiles either"


@pytest.mark.rule("TM-6.4", "TM-6.5")
@pytest.mark.parametrize(("tile", "line", "points"), SCORED)
def test_the_tile_of_the_round_scores_at_once(tile: str, line: str, points: int) -> None:
    for number in (1, 4, 6):
        made = table(witches(vp=20), far_off(vp=20), tile=tile, round=number)
        do(made, line)
        assert has(made, 0)["vp"] == 20 + points, "before the turn is over"
        assert has(made, 1)["vp"] == 20, "for the one who did it only"


@pytest.mark.rule("TM-6.4")
@pytest.mark.parametrize(("tile", "line", "points"), SCORED)
def test_tiles_of_other_rounds_score_nothing(tile: str, line: str, points: int) -> None:
    """The tile lies on every round but the present one, on which the town tile lies."""
    for number in range(1, 7):
        lying = ["SCORE2" if n == number else tile for n in range(1, 7)]
        made = table(witches(vp=20), far_off(vp=20), round=number, scoring=lying)
        assert scoring_tiles(made).count(tile) == 5
        do(made, line)
        assert has(made)["vp"] == 20


@pytest.mark.rule("TM-6.5")
def test_a_town_scores_at_once() -> None:
    placed = {"E6": "SH", "D4": "D", "F4": "TP", "E7": "D"}
    made = table(rich("swarmlings", placed, vp=20), far_off(), tile="SCORE2")
    do(made, "upgrade E7 to TP")
    assert has(made)["vp"] == 20
    do(made, "+TW2")
    assert has(made)["vp"] == 20 + 7 + 5


@pytest.mark.rule("TM-6.2", "TM-22.20", "TM-22.21")
def test_reading_the_round_from_the_scoring_tiles() -> None:
    """EX-41"""
    lying = ["SCORE2", "SCORE4", "SCORE3", "SCORE6", "SCORE7", "SCORE8"]
    made = table(
        witches(vp=20), far_off(), scoring=lying, bonus={f"BON{n}": 0 for n in (3, 5, 6, 7, 8)}
    )
    pass_round(made)
    pass_round(made)
    tiles = GAME.see(made, 0)["scoring"]
    face_down = [tile for tile in tiles if tile["round"] < made.round]
    face_up = [tile for tile in tiles if tile["round"] >= made.round]
    assert (len(face_down), len(face_up)) == (2, 4)
    assert made.round == 7 - len(face_up) == 3
    assert [tile["tile"] for tile in tiles if tile["now"]] == ["SCORE3"]
    before = has(made)["vp"]
    do(made, "dig 1. build E7")
    assert has(made)["vp"] == before + 2, "the third tile, for dwellings"


@pytest.mark.rule("TM-6.6", "TM-23.21")
@pytest.mark.parametrize(("points", "winners"), [((70, 40), [0]), ((40, 70), [1])])
def test_most_points_win(points: tuple[int, int], winners: list[int]) -> None:
    one, two = points
    made = table(witches(vp=one), far_off(vp=two), round=6)
    pass_round(made)
    outcome = GAME.result(made)
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.scores == [has(made, 0)["vp"], has(made, 1)["vp"]]
    assert made.phase == PHASES.index("over")
