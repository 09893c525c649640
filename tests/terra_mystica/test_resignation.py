"""The option `resignation`: a seat leaves the game, in every phase (section 31)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.options import checked
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.positions import reader as position
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import BONUS_NAMES, NONE
from tests.terra_mystica.tables import (
    asked,
    buildings,
    do,
    far_off,
    has,
    offered,
    offers,
    rich,
    table,
    why_not,
)

RESIGN = {"resignation": True}
DEFERRED = {"resignation": True, "offers": "deferred"}


def start(*factions: str, **more: object) -> TerraTable:
    options = {"factions": list(factions), **RESIGN, **more}
    return GAME.setup(len(factions) or 3, checked(GAME.info.options, options), 1)


def three(**more: Any) -> list[dict[str, Any]]:
    """Halflings at E6 between Giants (D4) and Witches (F4)."""
    return [
        {**rich("halflings", {"E6": "D"}, bowls=[5, 7, 0]), **more},
        rich("giants", {"D4": "D"}, bowls=[5, 7, 0]),
        rich("witches", {"F4": "TP"}, bowls=[5, 7, 0]),
    ]


def play_on(made: TerraTable) -> list[int]:
    """First listed answers until the game is over; who was asked."""
    found: list[int] = []
    for _ in range(400):
        if GAME.outcome(made) is not None:
            return found
        seat = asked(made)[0]
        found.append(seat)
        moves = offered(made, seat)
        passing = [move for move in moves if move.startswith("pass")]
        do(made, passing[0] if passing else moves[-1], seat)
    raise AssertionError("the game does not end")


# -- whether ---------------------------------------------------------------------------------------


@pytest.mark.rule("TM-31.1")
def test_nobody_leaves_without_the_option() -> None:
    assert why_not(table(*three()), "resign") == "resign-option"


def test_nobody_leaves_while_factions_are_chosen() -> None:
    made = GAME.setup(3, checked(GAME.info.options, RESIGN), 1)
    assert why_not(made, "resign") == "first-faction"


@pytest.mark.rule("TM-31.1")
def test_nobody_leaves_twice() -> None:
    made = table(*three(), options=RESIGN)
    do(made, "resign", 0)
    assert why_not(made, "resign", 0) == "resigned"


def test_nobody_leaves_a_game_that_is_over() -> None:
    made = table(*three(), options=RESIGN, round=6)
    position.step(made, "final-scoring")
    assert why_not(made, "resign", 0) == "game-over"


# -- in the set-up ---------------------------------------------------------------------------------


@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_leaving_while_first_dwellings_are_placed(leaver: int) -> None:
    made = start("witches", "nomads", "giants")
    do(made, "build E9", 0)
    do(made, "resign", leaver)
    others = [seat for seat in (0, 1, 2) if seat != leaver]
    seen: list[int] = []
    while made.round == 0:
        seen += asked(made)
        do(made, offered(made)[0])
    assert leaver not in seen
    assert [len(buildings(made, seat)) for seat in others] == [
        {0: 2, 1: 3, 2: 2}[seat] for seat in others
    ]
    assert len(buildings(made, leaver)) == (1 if leaver == 0 else 0)
    assert made.bonus[leaver] == NONE
    assert has(made, leaver)["coins"] == 15  # what the faction starts with: no income
    assert made.active == others[0]


def test_leaving_as_the_last_to_place_goes_on_with_the_bonus_tiles() -> None:
    made = start("witches", "giants")
    for line in ("build E9", "build D7", "build D4"):
        do(made, line)
    assert asked(made) == [0]
    do(made, "resign", 0)
    assert asked(made) == [1]
    assert [move[:5] for move in offered(made)] == ["pass "] * 5


@pytest.mark.parametrize("leaver", [0, 1])
def test_leaving_while_bonus_tiles_are_taken(leaver: int) -> None:
    made = start("witches", "giants")
    for line in ("build E9", "build D7", "build D4", "build F4"):
        do(made, line)
    do(made, "resign", leaver)
    do(made, offered(made)[0])
    assert (made.round, made.active) == (1, 1 - leaver)
    assert made.bonus[leaver] == NONE
    assert sorted(made.bonus_coins) == [0] * 6 + [1] * 4  # a coin on each of the four left


# -- in the action phase ---------------------------------------------------------------------------


def test_leaving_in_the_own_turn() -> None:
    made = table(*three(), options=RESIGN)
    tile = BONUS_NAMES[made.bonus[0]]
    do(made, "resign", 0)
    assert made.active == 1
    assert buildings(made, 0) == {"E6": "D"}
    assert made.bonus[0] == NONE
    assert f"pass {tile}" in offered(made, 1)
    do(made, f"pass {tile}. done", 1)
    assert made.active == 2
    do(made, "advance dig. done", 2)
    assert made.active == 2


def test_leaving_out_of_turn() -> None:
    made = table(*three(), options=RESIGN)
    do(made, "resign", 1)
    assert (made.active, asked(made)) == (0, [0])
    do(made, "advance dig. done", 0)
    assert made.active == 2


def test_leaving_in_the_middle_of_a_turn_keeps_what_was_built() -> None:
    """The offers of its building are still made, what it was owed is gone."""
    made = table(*three(buildings={"E6": "TP"}), options=RESIGN)
    do(made, "upgrade E6 to TE")
    assert why_not(made, "done") == "first-favour"
    do(made, "resign", 0)
    assert (buildings(made, 0), made.favours[0]) == ({"E6": "TE"}, 0)
    assert offers(made) == {1: 1, 2: 2}
    do(made, "leech 1 from halflings", 1)
    do(made, "decline 2 from halflings", 2)
    assert (made.active, asked(made)) == (1, [1])


def test_who_left_is_offered_no_power_but_is_still_a_neighbour() -> None:
    made = table(*three(), options=RESIGN, terrain={})
    do(made, "resign", 0)
    before = has(made, 1)["coins"]
    do(made, "upgrade D4 to TP. done", 1)
    assert offers(made) == {}
    assert has(made, 1)["coins"] == before - 3  # the building at E6 is there
    assert made.active == 2


@pytest.mark.parametrize("options", [RESIGN, DEFERRED])
def test_leaving_while_asked_about_power(options: dict[str, object]) -> None:
    made = table(*three(), options=options)
    do(made, "upgrade E6 to TP. done", 0)
    do(made, "resign", 1)
    assert offers(made) == {2: 2}
    assert has(made, 1)["bowls"] == [5, 7, 0]
    do(made, "leech 2 from halflings", 2)
    assert (made.active, asked(made)) == (2, [2])


def test_cultists_who_leave_make_no_step() -> None:
    cultists, giants, witches = three()
    made = table({**cultists, "faction": "cultists"}, giants, witches, options=RESIGN)
    do(made, "upgrade E6 to TP. done", 0)
    do(made, "leech 1 from cultists", 1)
    assert asked(made) == [0]
    do(made, "resign", 0)
    assert asked(made) == [2]
    do(made, "leech 2 from cultists", 2)
    assert (made.active, asked(made)) == (1, [1])


def test_power_taken_from_cultists_who_left_asks_nobody_for_a_step() -> None:
    cultists, giants, witches = three()
    made = table({**cultists, "faction": "cultists"}, giants, witches, options=RESIGN)
    do(made, "upgrade E6 to TP. done", 0)
    do(made, "resign", 0)
    do(made, "leech 1 from cultists", 1)
    assert asked(made) == [2]
    do(made, "leech 2 from cultists", 2)
    assert (made.active, asked(made)) == (1, [1])


def test_leaving_does_not_count_as_declining_to_the_cultists() -> None:
    cultists, giants, _ = three(bowls=[12, 0, 0])
    options = {**RESIGN, "cultists-power": True}
    made = table({**cultists, "faction": "cultists"}, giants, options=options)
    do(made, "upgrade E6 to TP. done", 0)
    do(made, "resign", 1)
    assert (has(made)["bowls"], made.active) == ([12, 0, 0], 0)


def test_leaving_between_the_halves_of_a_double_turn() -> None:
    chaos = rich("chaosmagicians", {"D4": "SH", "E6": "D"})
    mermaids = rich("mermaids", {"D5": "D"}, bowls=[5, 7, 0])
    made = table(chaos, mermaids, far_off(), options=RESIGN)
    do(made, "action ACTC. dig 1. build E7. done")
    assert asked(made) == [1]
    do(made, "resign", 0)
    do(made, "leech 1 from chaosmagicians", 1)
    assert (made.active, asked(made)) == (1, [1])


def test_leaving_after_having_passed() -> None:
    made = table(*three(), options=RESIGN)
    do(made, "pass BON9. done", 0)
    do(made, "resign", 0)
    do(made, "pass BON9. done", 1)  # the tile has come back
    do(made, "pass BON7. done", 2)
    assert (made.round, made.active, made.order[0]) == (2, 1, 1)


@pytest.mark.parametrize("turn_order", ["clockwise", "passing"])
def test_the_last_to_act_leaves_and_the_round_ends(turn_order: str) -> None:
    made = table(*three(), options={**RESIGN, "turn-order": turn_order})
    do(made, "pass BON9. done", 0)
    do(made, "pass BON7. done", 1)
    do(made, "resign", 2)
    assert (made.round, made.active) == (2, 0)
    before = has(made, 2)
    do(made, "pass BON5. done", 0)
    assert made.active == 1
    do(made, "pass BON3. done", 1)
    assert made.round == 3
    assert has(made, 2) == before  # neither turn nor income


def test_the_tile_given_back_gets_its_coin_at_the_end_of_the_round() -> None:
    made = table(*three(), options=RESIGN)
    tile = made.bonus[0]
    do(made, "resign", 0)
    position.step(made, "end-round")
    assert made.bonus_coins[tile] == 1


# -- phase III and the end -------------------------------------------------------------------------


@pytest.mark.parametrize("options", [RESIGN, DEFERRED])
def test_leaving_with_spades_of_a_reward(options: dict[str, object]) -> None:
    reached = [0, 0, 4, 0]
    seats = [{**seat, "cults": reached} for seat in three()[:1]]
    made = table(*seats, far_off(cults=reached), tile="SCORE2", options=options)
    position.step(made, "end-round")
    assert 0 in asked(made)
    do(made, "resign", 0)
    assert (asked(made), made.reward) == ([1], [0, 1])
    do(made, "transform H7 to black", 1)
    assert (made.round, made.active) == (2, 1)


def test_who_waits_for_nothing_may_leave_in_phase_iii() -> None:
    made = table(
        {**three()[0], "cults": [0, 0, 4, 0]}, far_off(cults=[0] * 4), tile="SCORE2", options=RESIGN
    )
    position.step(made, "end-round")
    do(made, "resign", 1)
    assert asked(made) == [0]
    do(made, "transform E5 to brown", 0)
    assert (made.round, made.active) == (2, 0)


def test_who_left_keeps_its_places_and_cannot_win() -> None:
    """Markers and buildings of the leaver take the first places; the others get the next."""
    leaver = rich("halflings", {"E6": "D", "E5": "D", "F3": "D"}, cults=[9, 0, 0, 0], vp=99)
    giants = rich("giants", {"D4": "D", "E7": "D"}, cults=[5, 0, 0, 0], coins=0, workers=0)
    witches = rich("witches", {"F4": "D"}, cults=[1, 0, 0, 0], coins=0, workers=0)
    nothing = {"priests": 0, "bowls": [12, 0, 0]}
    seats = [leaver, {**giants, **nothing}, {**witches, **nothing}]
    made = table(*seats, options=RESIGN, round=6)
    do(made, "resign", 0)
    do(made, "pass. done", 1)
    do(made, "pass. done", 2)
    assert [has(made, seat)["vp"] for seat in (1, 2)] == [20 + 4 + 12, 20 + 2 + 6]
    outcome = GAME.outcome(made)
    assert outcome is not None
    assert (has(made, 0)["vp"] > 100, outcome.winners) == (True, [1])


def test_one_seat_plays_on_alone_to_the_end() -> None:
    made = table(*three(), options=RESIGN)
    do(made, "resign", 1)
    do(made, "resign", 2)
    seen = play_on(made)
    assert set(seen) == {0}
    outcome = GAME.outcome(made)
    assert outcome is not None
    assert outcome.winners == [0]


@pytest.mark.parametrize("phase", ["actions", "dwellings"])
def test_when_the_last_seat_leaves_nobody_is_asked_any_more(phase: str) -> None:
    made = table(*three()[:2], options=RESIGN) if phase == "actions" else start("witches", "giants")
    do(made, "resign", 0)
    do(made, "resign", 1)
    outcome = GAME.outcome(made)
    assert outcome is not None
    assert (asked(made), outcome.winners) == ([], [])
