"""Phase III: cult rewards and clean-up (TM-22)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Event
from loci.games.terra_mystica.state.events import SpadesGot
from loci.games.terra_mystica.state.table import TerraTable
from tests.terra_mystica.rounds import EMPTY, alone, charge, coins_on, end_round, holds
from tests.terra_mystica.tables import (
    asked,
    buildings,
    do,
    far_off,
    has,
    legal,
    offered,
    poor,
    rich,
    table,
    terrain,
    why_not,
)

NOBODY_ELSE: dict[str, Any] = {"cults": [0, 0, 0, 0]}
SCORES = ["SCORE4", "SCORE5", "SCORE6", "SCORE7"]


def witches(cults: list[int], **more: Any) -> dict[str, Any]:
    seat = poor("witches", {"C3": "D"}, cults=cults, bowls=EMPTY, vp=20)
    return {**seat, **more}


def rewarded(tile: str, cults: list[int], number: int = 2, **more: Any) -> TerraTable:
    """Round `number` under a scoring tile is over for witches with these cults."""
    made = table(witches(cults, **more), far_off(**NOBODY_ELSE), tile=tile, round=number)
    end_round(made)
    return made


def reward(tile: str, cults: list[int]) -> dict[str, Any]:
    """What the cults brought, the income of the next round not counted."""
    with_cults, without = rewarded(tile, cults), rewarded(tile, [0, 0, 0, 0])
    assert with_cults.round == without.round == 3
    gains = {
        name: has(with_cults)[name] - has(without)[name]
        for name in ("vp", "coins", "workers", "priests")
    }
    gains["power"] = charge(with_cults) - charge(without)
    return {name: number for name, number in gains.items() if number}


def held(made: TerraTable) -> list[str]:
    return [holds(made, seat) for seat in range(made.players)]


# -- when, and in which order ----------------------------------------------------------------------


@pytest.mark.rule("TM-22.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_phase_three_follows_the_last_pass(number: int) -> None:
    made = table(witches([0, 0, 4, 0]), far_off(), tile="SCORE2", round=number)
    do(made, "pass BON8. done")
    assert made.reward == [0, 0], "somebody has not passed yet"
    assert asked(made) == [1]
    do(made, "pass BON9. done")
    assert (made.round, made.reward, asked(made)) == (number, [1, 0], [0])
    do(made, "done")
    assert made.round == number + 1


@pytest.mark.rule("TM-22.1")
def test_round_6_has_no_phase_three() -> None:
    made = table(witches([0, 0, 8, 0]), far_off(**NOBODY_ELSE), tile="SCORE2", round=6)
    do(made, "pass. done. pass. done")
    assert made.reward == [0, 0]
    assert asked(made) == []


@pytest.mark.rule("TM-22.2", "TM-22.18", "TM-22.19", "TM-22.20")
def test_the_steps_come_one_after_the_other() -> None:
    """While the reward's spade is in hand nothing else has happened; then all the rest does."""
    seat = witches([0, 0, 4, 0], favours=["FAV6"], used=["FAV6"])
    made = alone(seat, used=["ACT3"], scoring=["SCORE2", "SCORE3", *SCORES])
    free = [tile for tile in ("BON3", "BON5", "BON7", "BON8", "BON9") if tile not in held(made)]
    end_round(made)
    assert asked(made) == [0]
    assert (made.round, made.power_used, made.used[0] > 0) == (1, 0b100, True)
    assert [coins_on(made, tile) for tile in free] == [0, 0, 0]
    do(made, "done")
    assert (made.round, made.power_used, made.used) == (2, 0, [0, 0])
    assert [coins_on(made, tile) for tile in free] == [1, 1, 1]


# -- rewards ---------------------------------------------------------------------------------------


@pytest.mark.rule("TM-22.3", "TM-22.4", "TM-26.16")
def test_air_6_brings_three_workers() -> None:
    """EX-37"""
    assert reward("SCORE7", [0, 0, 0, 6]) == {"workers": 3}
    assert has(rewarded("SCORE7", [0, 0, 0, 6]))["cults"] == [0, 0, 0, 6]


@pytest.mark.rule("TM-22.3", "TM-22.4", "TM-26.11")
def test_earth_8_brings_two_spades() -> None:
    """EX-38"""
    made = rewarded("SCORE2", [0, 0, 8, 0])
    assert made.reward == [2, 0]
    assert has(made)["cults"] == [0, 0, 8, 0]


@pytest.mark.rule("TM-22.3", "TM-22.4")
@pytest.mark.parametrize(
    ("tile", "cult", "each", "gains"),
    [
        ("SCORE1", 2, 1, {"coins": 1}),
        ("SCORE3", 1, 4, {"priests": 1}),
        ("SCORE4", 0, 2, {"workers": 1}),
        ("SCORE5", 0, 4, {"power": 4}),
        ("SCORE7", 3, 2, {"workers": 1}),
    ],
)
@pytest.mark.parametrize("steps", [0, 1, 2, 3, 4, 7, 8, 9])
def test_each_full_set_of_steps_brings_the_reward(
    tile: str, cult: int, each: int, gains: dict[str, int], steps: int
) -> None:
    cults = [0, 0, 0, 0]
    cults[cult] = steps
    sets = steps // each
    assert reward(tile, cults) == {name: n * sets for name, n in gains.items() if sets}
    others = [0 if at == cult else 9 for at in range(4)]
    assert reward(tile, others) == {}, "other tracks do not matter"
    assert has(rewarded(tile, cults))["cults"] == cults


@pytest.mark.rule("TM-22.3")
@pytest.mark.parametrize(("tile", "cult"), [("SCORE2", 2), ("SCORE6", 1), ("SCORE8", 3)])
@pytest.mark.parametrize(("steps", "spades"), [(3, 0), (4, 1), (7, 1), (8, 2), (9, 2)])
def test_each_four_steps_bring_a_spade(tile: str, cult: int, steps: int, spades: int) -> None:
    cults = [0, 0, 0, 0]
    cults[cult] = steps
    made = rewarded(tile, cults)
    assert made.reward[0] == spades
    assert made.round == (2 if spades else 3)


@pytest.mark.rule("TM-22.17")
def test_priests_and_power_of_a_reward_have_their_limits() -> None:
    six = witches([0, 9, 0, 0], priests=6)
    made = table(six, far_off(**NOBODY_ELSE), tile="SCORE3")
    end_round(made)
    assert has(made)["priests"] == 7, "one of two"
    full = witches([8, 0, 0, 0], bowls=[0, 3, 9])
    made = table(full, far_off(**NOBODY_ELSE), tile="SCORE5")
    end_round(made)
    assert has(made)["bowls"] == [0, 0, 12], "three of eight"


# -- spades of rewards -----------------------------------------------------------------------------


@pytest.mark.rule("TM-22.5")
@pytest.mark.parametrize(
    ("options", "order"), [({}, [1, 2, 0]), ({"turn-order": "passing"}, [1, 0, 2])]
)
def test_rewards_come_in_the_order_of_the_coming_round(
    options: dict[str, str], order: list[int]
) -> None:
    there: dict[str, Any] = {"cults": [0, 0, 4, 0]}
    nomads = rich("nomads", {"F3": "D"}, **there)
    made = table(
        witches([0, 0, 4, 0], priests=1), nomads, far_off(**there), tile="SCORE2", options=options
    )
    do(made, "send P to FIRE for 1. done. pass BON9. done. send P to FIRE for 1. done")
    do(made, "pass BON7. done. pass BON6. done")
    for seat in order:
        assert asked(made) == [seat]
        assert why_not(made, "done", (seat + 1) % 3) == "not-your-turn"
        do(made, "done")
    assert made.round == 2


@pytest.mark.rule("TM-22.6", "TM-22.10")
def test_spades_are_used_at_once_or_lost() -> None:
    made = rewarded("SCORE2", [0, 0, 8, 0], workers=9)
    do(made, "transform D5 to green")
    assert (made.round, made.reward[0], terrain(made, "D5")) == (2, 1, "green")
    assert why_not(made, "send P to FIRE for 1") == "first-reward"
    do(made, "done")
    assert (made.round, made.reward) == (3, [0, 0])
    assert made.turn.spades == 0
    assert why_not(made, "transform D4 to gray", made.active) == "no-spades"


@pytest.mark.rule("TM-22.6")
def test_after_the_last_spade_the_round_goes_on_by_itself() -> None:
    made = rewarded("SCORE2", [0, 0, 4, 0])
    do(made, "transform D5 to green")
    assert made.round == 3


@pytest.mark.rule("TM-22.7")
def test_no_spade_can_be_bought_for_them() -> None:
    made = rewarded("SCORE2", [0, 0, 4, 0], workers=20, bowls=[0, 0, 12], bonus="BON1")
    assert why_not(made, "transform D4 to green") == "needs-spades", "two are needed"
    for command in ("dig 1", "action ACT5", "action BON1", "convert 3PW to 1W"):
        assert why_not(made, command) == "first-reward"


@pytest.mark.rule("TM-22.8")
@pytest.mark.parametrize(("faction", "home"), [("dwarves", "gray"), ("fakirs", "yellow")])
@pytest.mark.parametrize("building", ["D", "SH"])
def test_they_go_through_no_tunnel_and_on_no_carpet(faction: str, home: str, building: str) -> None:
    """D4 touches E7; E5 lies beyond E6."""
    seat = rich(faction, {"E7": building}, cults=[0, 0, 8, 0], vp=20)
    other = far_off("giants", buildings={"I12": "D"}, **NOBODY_ELSE)
    made = table(seat, other, tile="SCORE2")
    assert legal(made, "dig 1. transform E5 to blue"), "in the action phase it can be done"
    end_round(made)
    assert made.reward[0] == 2
    assert why_not(made, "transform E5 to blue") == "hex-far"
    assert not any(" E5 " in text for text in offered(made))
    do(made, f"transform D4 to {home}. done")
    assert has(made)["vp"] == 20


@pytest.mark.rule("TM-22.9", "TM-29.69")
def test_a_single_spade_of_the_giants_is_lost() -> None:
    """EX-39"""
    giants = poor("giants", {"D4": "D"}, cults=[0, 5, 0, 0], workers=9)
    made = table(giants, far_off(**NOBODY_ELSE), tile="SCORE6")
    before = made.terrain.copy()
    events: list[Event] = []
    made.sink = events
    end_round(made)
    received = [(event.seat, event.spades) for event in events if isinstance(event, SpadesGot)]
    assert received == [(0, 1)]
    assert (made.round, made.reward) == (2, [0, 0]), "and nothing is asked"
    assert made.terrain == before
    assert has(made)["workers"] == 9 + 2, "the income of round 2 alone"


@pytest.mark.rule("TM-22.9")
def test_two_spades_of_the_giants_make_one_hex() -> None:
    giants = poor("giants", {"D4": "D"}, cults=[0, 8, 0, 0])
    made = table(giants, far_off(**NOBODY_ELSE), tile="SCORE6")
    end_round(made)
    do(made, "transform E6 to red")
    assert (terrain(made, "E6"), made.round) == ("red", 2)


@pytest.mark.rule("TM-22.11", "TM-22.12")
def test_they_may_go_to_several_hexes() -> None:
    """D5 lies by C3, B5 by C4; they touch neither each other nor a common building."""
    made = rewarded("SCORE2", [0, 0, 8, 0], buildings={"C3": "D", "C4": "D"})
    do(made, "transform D5 to green. transform B5 to blue")
    assert (terrain(made, "D5"), terrain(made, "B5")) == ("green", "blue")
    assert made.round == 3


@pytest.mark.rule("TM-22.12", "TM-22.13")
@pytest.mark.parametrize(
    ("shipping", "bonus", "reason"),
    [(0, "BON3", "hex-far"), (0, "BON4", "hex-far"), (1, "BON3", ""), (1, "BON4", "")],
)
def test_the_shipping_track_counts_and_bon4_does_not(
    shipping: int, bonus: str, reason: str
) -> None:
    """B3 lies over one river hex from C3, A5 over none: it is too far for all."""
    made = rewarded("SCORE2", [0, 0, 4, 0], shipping=shipping, bonus=bonus)
    assert why_not(made, "transform B3 to blue") == reason
    assert why_not(made, "transform A5 to brown") == "hex-far"


@pytest.mark.rule("TM-22.14")
def test_no_dwelling_is_built_in_phase_three() -> None:
    made = rewarded("SCORE2", [0, 0, 8, 0], workers=9, coins=9)
    do(made, "transform D5 to green")
    assert why_not(made, "build D5") == "first-reward"
    assert buildings(made) == {"C3": "D"}


@pytest.mark.rule("TM-22.15")
def test_they_may_stop_at_another_terrain_and_be_left_unused() -> None:
    made = rewarded("SCORE2", [0, 0, 8, 0])
    do(made, "transform D4 to gray")
    assert terrain(made, "D4") == "gray", "one step from wasteland, one before forest"
    do(made, "done")
    assert made.round == 3
    unused = rewarded("SCORE2", [0, 0, 8, 0])
    before = unused.terrain.copy()
    do(unused, "done")
    assert (unused.round, unused.terrain) == (3, before)


@pytest.mark.rule("TM-22.16")
def test_halflings_score_their_spades() -> None:
    halflings = poor("halflings", {"E6": "D"}, cults=[0, 0, 8, 0], vp=20)
    made = table(halflings, far_off(**NOBODY_ELSE), tile="SCORE2")
    end_round(made)
    assert has(made)["vp"] == 22


@pytest.mark.rule("TM-22.16")
@pytest.mark.parametrize(("building", "power"), [("SH", 4), ("TE", 0)])
def test_alchemists_with_a_stronghold_gain_power_for_them(building: str, power: int) -> None:
    seat = poor("alchemists", {"E5": building}, cults=[0, 0, 8, 0], bowls=EMPTY, vp=20)
    made = table(seat, far_off(**NOBODY_ELSE), tile="SCORE2")
    end_round(made)
    assert (charge(made), has(made)["vp"]) == (power, 20)


@pytest.mark.rule("TM-22.16")
@pytest.mark.parametrize("counted", ["used", "obtained"])
def test_the_spade_tile_does_not_score_them(counted: str) -> None:
    """SCORE1 lies on the round after theirs; or even, set by hand, on their own."""
    seat, other = witches([0, 0, 8, 0]), far_off(**NOBODY_ELSE)
    options = {"spade-points": counted}
    after = table(seat, other, scoring=["SCORE2", "SCORE1", *SCORES], options=options)
    end_round(after)
    own = table({**seat, "reward": 2}, other, tile="SCORE1", phase="rewards", options=options)
    for made in (after, own):
        do(made, "transform D4 to green")
        assert (terrain(made, "D4"), has(made)["vp"]) == ("green", 20)


# -- clean-up --------------------------------------------------------------------------------------


@pytest.mark.rule("TM-22.18")
def test_all_action_spaces_are_free_again() -> None:
    auren = rich("auren", {"C3": "SH"}, favours=["FAV6"], bonus="BON1", bowls=[0, 0, 12])
    spaces = ["ACT1", "ACT2", "ACT3", "ACT4", "ACT5", "ACT6"]
    own = ["BON1", "FAV6", "ACTA"]
    made = table({**auren, "used": own}, far_off(bonus="BON2", used=["BON2"]), used=spaces)
    assert {why_not(made, f"action {name}") for name in spaces + own} == {"action-used"}
    end_round(made)
    assert [name for name in spaces + own if not legal(made, f"action {name}", 0)] == []
    do(made, "pass BON8. done")
    assert legal(made, "action BON2", 1)


@pytest.mark.rule("TM-5.2", "TM-20.9", "TM-22.19")
def test_coins_pile_up_on_a_tile_nobody_takes() -> None:
    """EX-40"""
    tiles = dict.fromkeys(("BON2", "BON3", "BON5", "BON8", "BON9"), 0)
    made = table(
        poor("witches", {}), far_off(), phase="bonus", queue=["P2", "P1"], bonus=tiles, round=0
    )
    do(made, "pass BON2. pass BON3")
    assert (made.round, coins_on(made, "BON9")) == (1, 1)
    do(made, "pass BON5. done. pass BON8. done")
    assert (made.round, coins_on(made, "BON9")) == (2, 2)
    assert [coins_on(made, tile) for tile in ("BON2", "BON3", "BON5", "BON8")] == [1, 1, 0, 0]
    before = has(made)["coins"]
    do(made, "pass BON9")
    assert has(made)["coins"] - before == 2
    assert coins_on(made, "BON9") == 0


@pytest.mark.rule("TM-22.20")
def test_the_next_scoring_tile_becomes_active() -> None:
    """SCORE3 scores dwellings, SCORE6 trading houses."""
    scoring = ["SCORE3", "SCORE6", "SCORE4", "SCORE7", "SCORE2", "SCORE5"]
    seat = {**witches([0, 0, 0, 0]), "coins": 50, "workers": 20}
    made = alone(seat, scoring=scoring, terrain={"D5": "green", "D4": "green"})
    do(made, "build D5. done. upgrade C3 to TP. done")
    assert has(made)["vp"] == 22
    end_round(made)
    do(made, "build D4. done")
    assert has(made)["vp"] == 22
    do(made, "pass BON9. done. upgrade D4 to TP")
    assert has(made)["vp"] == 25


@pytest.mark.rule("TM-22.20", "TM-22.21")
@pytest.mark.parametrize(("number", "face_up"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_the_round_is_seven_less_the_tiles_still_to_score(number: int, face_up: int) -> None:
    """EX-41"""
    made = table(witches([0, 0, 0, 0]), far_off(**NOBODY_ELSE), round=number)
    active = [made.scoring[made.round - 1]]
    while made.round < 6:
        end_round(made)
        active.append(made.scoring[made.round - 1])
    assert len(set(active)) == face_up == 7 - number
    end_round(made)
    assert asked(made) == []
