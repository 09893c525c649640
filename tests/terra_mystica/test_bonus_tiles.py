"""Appendix IV: bonus tiles (TM-27), and the later tile BON10."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.positions import reader as position
from loci.games.terra_mystica.rules.scoring import largest_area
from tests.terra_mystica.tables import (
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

NINE = [f"BON{n}" for n in range(1, 10)]


def holder(tile: str, **more: Any) -> dict[str, Any]:
    """Witches at E9 with a bonus tile and plenty of everything."""
    return {**rich("witches", {"E9": "D"}, bonus=tile), **more}


# -- income ----------------------------------------------------------------------------------------


@pytest.mark.rule(
    "TM-27.3", "TM-27.6", "TM-27.8", "TM-27.9", "TM-27.15", "TM-27.16", "TM-27.18", "TM-27.20",
    "TM-27.21",
)  # fmt: skip
@pytest.mark.parametrize(
    ("tile", "coins", "workers", "priests", "power"),
    [
        ("BON1", 2, 0, 0, 0),
        ("BON2", 4, 0, 0, 0),
        ("BON3", 6, 0, 0, 0),
        ("BON4", 0, 0, 0, 3),
        ("BON5", 0, 1, 0, 3),
        ("BON6", 0, 2, 0, 0),
        ("BON7", 0, 1, 0, 0),
        ("BON8", 0, 0, 1, 0),
        ("BON9", 2, 0, 0, 0),
        ("BON10", 0, 0, 0, 3),
    ],
)
def test_income_of_bonus_tiles(
    tile: str, coins: int, workers: int, priests: int, power: int
) -> None:
    """The dwelling and the printed symbol give 2 workers beside it."""
    made = table(poor("witches", {"E9": "D"}, bonus=tile, bowls=[12, 0, 0]), far_off())
    position.step(made, "income P1")
    assert has(made)["coins"] == coins
    assert has(made)["workers"] == 2 + workers
    assert has(made)["priests"] == priests
    assert has(made)["bowls"] == [12 - power, power, 0]


@pytest.mark.rule("TM-27.20")
@pytest.mark.parametrize(("in_hand", "sent", "after"), [(6, 0, 7), (7, 0, 7), (4, 3, 4)])
def test_the_priest_of_bon8_comes_from_the_reserve(in_hand: int, sent: int, after: int) -> None:
    made = table(holder("BON8", priests=in_hand), far_off(), priests={"fire": ["P1"] * sent})
    position.step(made, "income P1")
    assert has(made)["priests"] == after


@pytest.mark.rule("TM-27.2")
@pytest.mark.parametrize("tile", NINE)
def test_a_bonus_tile_is_given_back_when_passing(tile: str) -> None:
    others = [name for name in NINE if name != tile][:4]
    in_game = {tile: 0, **dict.fromkeys(others, 2)}
    made = table(holder(tile), far_off(bonus=others[3]), bonus=in_game, turn="P2")
    assert why_not(made, f"pass {tile}", 1) == "tile-held"
    do(made, f"pass {others[0]}. done", 1)
    assert why_not(made, f"pass {tile}", 0) == "tile-held"
    coins = has(made)["coins"]
    do(made, f"pass {others[1]}", 0)
    assert NINE[made.bonus[0]] == others[1]
    assert has(made)["coins"] == coins + 2
    assert tile not in [NINE[held] for held in made.bonus]
    for action in ("BON1", "BON2"):  # gone with the tile, and not yet there with the new one
        assert f"action {action}" not in offered(made, 0)


# -- the spade and the cult step -------------------------------------------------------------------


@pytest.mark.rule("TM-27.4", "TM-27.5")
@pytest.mark.parametrize(
    ("line", "hex", "workers"),
    [
        ("action BON1. build F6", "F6", 0),  # mountains
        ("action BON1. dig 1. build D7", "D7", 3),  # wasteland
        ("action BON1. dig 2. build F5", "F5", 6),  # plains
    ],
)
def test_bon1_is_action_1_with_a_free_spade(line: str, hex: str, workers: int) -> None:
    seat = poor("witches", {"E9": "D"}, bonus="BON1", workers=workers + 1, coins=2)
    made = table(seat, far_off())
    do(made, line)
    assert buildings(made)[hex] == "D"
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
    seat["workers"] -= 1
    assert why_not(table(seat, far_off()), line) == "needs-workers"


@pytest.mark.rule("TM-27.5")
@pytest.mark.parametrize(("step", "rate"), [(0, 3), (1, 2), (2, 1)])
def test_bon1_is_completed_at_the_current_rate(step: int, rate: int) -> None:
    seat = poor("witches", {"E9": "D"}, bonus="BON1", workers=rate, digging=step)
    made = table(seat, far_off())
    do(made, "action BON1. dig 1. transform D7 to green")
    assert (terrain(made, "D7"), has(made)["workers"]) == ("green", 0)


@pytest.mark.rule("TM-27.5")
def test_darklings_complete_bon1_with_priests() -> None:
    seat = poor("darklings", {"E5": "D"}, bonus="BON1", workers=9, priests=1)
    made = table(seat, far_off())
    do(made, "action BON1. dig 1. transform F3 to black")
    assert (has(made)["workers"], has(made)["priests"], has(made)["vp"]) == (9, 0, 22)
    assert why_not(table({**seat, "priests": 0}, far_off()), "action BON1. dig 1") == (
        "needs-priests"
    )


@pytest.mark.rule("TM-27.4", "TM-27.7")
@pytest.mark.parametrize(("tile", "rest"), [("BON1", "transform F6 to green"), ("BON2", "+FIRE")])
def test_the_action_of_a_tile_is_open_once_a_round_to_its_holder(tile: str, rest: str) -> None:
    made = table(holder(tile), far_off())
    do(made, f"action {tile}. {rest}. done")
    assert why_not(made, f"action {tile}", 1) == "action-not-owned"
    do(made, "advance dig. done", 1)
    assert why_not(made, f"action {tile}", 0) == "action-used"
    assert f"action {tile}" not in offered(made, 0)
    position.step(made, "end-round")
    assert legal(made, f"action {tile}", 0)


@pytest.mark.rule("TM-27.7")
@pytest.mark.parametrize("track", [0, 1, 2, 3])
def test_bon2_is_a_step_on_any_cult(track: int) -> None:
    made = table(holder("BON2", cults=[2, 2, 2, 2], bowls=[12, 0, 0]), far_off())
    do(made, "action BON2")
    assert why_not(made, "done") == "first-step"
    do(made, f"+{['FIRE', 'WATER', 'EARTH', 'AIR'][track]}")
    assert has(made)["cults"] == [3 if n == track else 2 for n in range(4)]
    assert has(made)["bowls"] == [11, 1, 0]
    assert why_not(made, "+FIRE") == "no-step-now"


# -- shipping --------------------------------------------------------------------------------------


@pytest.mark.rule("TM-27.10", "TM-27.13", "TM-27.14")
@pytest.mark.parametrize(
    ("shipping", "reaches", "not_yet"), [(0, "C5", "G4"), (1, "G4", "H5"), (3, "I9", "H4")]
)
def test_bon4_adds_one_to_the_shipping_value(shipping: int, reaches: str, not_yet: str) -> None:
    """From E9: C5 over one river hex, G4 over two, H5 three, I9 four, H4 five."""
    seat = holder("BON4", shipping=shipping)
    green = dict.fromkeys(["C5", "G4", "H5", "I9", "H4"], "green")
    made = table(seat, far_off(), terrain=green)
    assert (has(made)["shipping"], has(made)["vp"]) == (shipping, 20)
    assert legal(made, f"build {reaches}")
    without = table({**seat, "bonus": "BON3"}, far_off(), terrain=green)
    assert why_not(without, f"build {reaches}") == "hex-far"
    assert why_not(made, f"build {not_yet}") == "hex-far"


@pytest.mark.rule("TM-27.10", "TM-27.13")
def test_bon4_ends_with_the_pass() -> None:
    seat = holder("BON4", cults=[0, 0, 4, 0])
    made = table(seat, far_off(cults=[0, 0, 0, 0]), tile="SCORE2")
    assert legal(made, "dig 1. transform C5 to green")  # over one river hex
    do(made, "pass BON9. done")
    do(made, "pass BON8. done")
    assert why_not(made, "transform C5 to green") == "hex-far"  # the spade of the reward
    assert legal(made, "transform F6 to green")


@pytest.mark.rule("TM-27.13")
def test_bon4_taken_when_passing_counts_from_the_next_round_on() -> None:
    made = table(
        holder("BON3", cults=[0, 0, 4, 0]),
        far_off(cults=[0, 0, 0, 0]),
        bonus={"BON3": 0, "BON4": 0, "BON5": 0, "BON8": 0, "BON9": 0},
        tile="SCORE2",
    )
    do(made, "pass BON4. done")
    do(made, "pass BON9. done")
    assert why_not(made, "transform C5 to green") == "hex-far"
    do(made, "done")
    assert made.round == 2
    assert legal(made, "dig 1. transform C5 to green", 0)


@pytest.mark.rule("TM-27.11")
def test_bon4_does_not_count_in_final_scoring() -> None:
    homes = {"E9": "D", "C4": "D"}  # two river hexes apart
    one = table({**holder("BON4", shipping=1), "buildings": homes}, far_off(), round=6)
    assert largest_area(one, 0) == 1
    assert (
        largest_area(table({**holder("BON4", shipping=2), "buildings": homes}, far_off()), 0) == 2
    )


@pytest.mark.rule("TM-27.12")
@pytest.mark.parametrize(
    ("faction", "home", "beyond"), [("dwarves", "E7", "G3"), ("fakirs", "E8", "G3")]
)
def test_bon4_gives_dwarves_and_fakirs_no_shipping(faction: str, home: str, beyond: str) -> None:
    """G3 lies over one river hex: only by tunnel or carpet, at its price."""
    seat = poor(faction, {home: "D"}, bonus="BON4", workers=1, coins=2)
    colour = {"dwarves": "gray", "fakirs": "yellow"}[faction]
    corner = far_off("giants", buildings={"I12": "D"})
    made = table(seat, corner, terrain={beyond: colour, "G4": colour})
    short = {"dwarves": "needs-workers", "fakirs": "needs-priests"}[faction]
    assert why_not(made, f"build {beyond}") == short
    assert why_not(made, "build G4") == "hex-far"
    position.step(made, "income P1")
    assert sum(has(made)["bowls"][:1]) == {"dwarves": 5, "fakirs": 7}[faction] - 3


# -- points when given back ------------------------------------------------------------------------


@pytest.mark.rule("TM-27.17", "TM-27.19", "TM-27.22")
@pytest.mark.parametrize("round", [1, 6])
@pytest.mark.parametrize(
    ("tile", "mine", "vp"),
    [
        ("BON6", {"E9": "SH"}, 4),
        ("BON6", {"E9": "SA"}, 4),
        ("BON6", {"E9": "SH", "F4": "SA"}, 8),
        ("BON6", {"E9": "TE", "F4": "TP"}, 0),
        ("BON7", {"E9": "TP"}, 2),
        ("BON7", {"E9": "TP", "F4": "TP", "C3": "TP", "C4": "TP", "I11": "D"}, 8),
        ("BON7", {"E9": "D", "F4": "TE"}, 0),
        ("BON9", {"E9": "D", "F4": "D", "C3": "D", "I11": "TP"}, 3),
        ("BON9", {"E9": "TP"}, 0),
        ("BON3", {"E9": "SH", "F4": "SA", "C3": "TP", "I11": "D"}, 0),
    ],
)
def test_points_for_buildings_on_the_map(
    tile: str, mine: dict[str, str], vp: int, round: int
) -> None:
    neighbour = far_off(buildings={"H8": "SH", "H6": "TP", "F1": "SA", "A2": "D"}, bonus="BON1")
    made = table(rich("witches", mine, bonus=tile), neighbour, round=round)
    do(made, "pass BON8" if round == 1 else "pass")
    assert has(made)["vp"] == 20 + vp


@pytest.mark.parametrize(("shipping", "bonus_vp"), [(0, 0), (1, 3), (3, 9)])
def test_bon10_scores_three_for_each_space_of_the_shipping_track(
    shipping: int, bonus_vp: int
) -> None:
    """BON10 (E77)."""
    made = table(holder("BON10", shipping=shipping), far_off())
    do(made, "pass BON9")
    assert has(made)["vp"] == 20 + bonus_vp
