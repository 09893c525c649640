"""Appendix I: the six power actions (TM-24)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.positions import reader as position
from tests.terra_mystica.tables import (
    buildings,
    do,
    far_off,
    has,
    legal,
    offered,
    offers,
    poor,
    rich,
    table,
    terrain,
    why_not,
)

FULL = [0, 0, 12]
POWER_ACTIONS = ["ACT1", "ACT2", "ACT3", "ACT4", "ACT5", "ACT6"]


def witches(**more: Any) -> dict[str, Any]:
    """Witches at C4, at the bank of a bridge site, with all their power in bowl III."""
    return {**rich("witches", {"C4": "D"}, bowls=FULL), **more}


# -- all six ---------------------------------------------------------------------------------------


@pytest.mark.rule("TM-24.2", "TM-24.14", "TM-24.16", "TM-24.17", "TM-24.18", "TM-24.20")
@pytest.mark.parametrize(
    ("action", "power", "gain"),
    [
        ("ACT1", 3, {}),
        ("ACT2", 3, {"priests": 1}),
        ("ACT3", 4, {"workers": 2}),
        ("ACT4", 4, {"coins": 7}),
        ("ACT5", 4, {}),
        ("ACT6", 6, {}),
    ],
)
def test_each_power_action_has_its_price_and_its_gain(
    action: str, power: int, gain: dict[str, int]
) -> None:
    short = table(poor("witches", {"C4": "D"}, bowls=[13 - power, 0, power - 1]), far_off())
    assert why_not(short, f"action {action}") == "needs-power"
    made = table(poor("witches", {"C4": "D"}, bowls=[12 - power, 0, power]), far_off())
    do(made, f"action {action}")
    assert has(made)["bowls"] == [12, 0, 0]
    nothing = {"coins": 0, "workers": 0, "priests": 0}
    assert {name: has(made)[name] for name in nothing} == {**nothing, **gain}


@pytest.mark.rule("TM-24.1")
@pytest.mark.parametrize("action", POWER_ACTIONS)
def test_a_power_action_is_used_once_a_round_by_one_player(action: str) -> None:
    engineers = rich("engineers", {"C5": "D"}, bowls=FULL)
    made = table(witches(buildings={"C4": "D", "C3": "D"}), engineers)
    finish = {"ACT1": "bridge C4:D5. done"}.get(action, "done")
    assert [f"action {name}" in offered(made) for name in POWER_ACTIONS] == [True] * 6
    do(made, f"action {action}. {finish}")
    closed = [name for name in POWER_ACTIONS if why_not(made, f"action {name}") == "action-used"]
    assert closed == [action]
    assert f"action {action}" not in offered(made)
    position.step(made, "end-round")
    assert all(legal(made, f"action {name}") for name in POWER_ACTIONS)


# -- the bridge ------------------------------------------------------------------------------------


@pytest.mark.rule("TM-24.3", "TM-24.4")
@pytest.mark.parametrize(
    "other_end",
    [{}, {"terrain": {"D5": "red"}}, {"terrain": {"D5": "green"}}, {"neighbour": True}],
)
def test_a_bridge_needs_one_own_end_and_nothing_at_the_other(other_end: dict[str, Any]) -> None:
    neighbour = rich("mermaids", {"D5" if other_end.pop("neighbour", False) else "E11": "D"})
    made = table(witches(), neighbour, **other_end)
    assert why_not(made, "action ACT1. bridge C5:D6") == "bridge-end"
    do(made, "action ACT1. bridge C4:D5. done")
    assert made.bridges[0] == 2


@pytest.mark.rule("TM-24.5")
@pytest.mark.parametrize("site", ["C4:C5", "C4:D6", "C4:E8", "C4:C3", "C4:A10"])
def test_a_bridge_stands_on_a_marked_site_only(site: str) -> None:
    made = table(witches(), far_off())
    do(made, "action ACT1")
    assert offered(made) == ["bridge C4:D5"]
    assert why_not(made, f"bridge {site}") == "no-such-move"


@pytest.mark.rule("TM-24.6", "TM-24.8", "TM-24.10")
def test_a_bridge_makes_its_ends_adjacent_for_good_but_builds_nothing() -> None:
    made = table(witches(), far_off(), terrain={"D5": "green"})
    assert why_not(made, "build D5") == "hex-far"
    do(made, "action ACT1. bridge C4:D5")
    assert why_not(made, "build D5") == "acted-already"
    assert why_not(made, "dig 1") == "acted-already"
    do(made, "done")
    do(made, "pass BON9. done", 1)
    assert legal(made, "build D5")
    position.step(made, "end-round")
    assert made.round == 2
    do(made, "build D5", 0)
    assert buildings(made) == {"C4": "D", "D5": "D"}


@pytest.mark.rule("TM-24.7")
def test_the_neighbour_over_a_bridge_gets_power_and_lowers_the_price() -> None:
    """The other end's owner profits like the bridge's owner."""
    made = table(witches(), rich("mermaids", {"D5": "D"}, bowls=[5, 7, 0]))
    do(made, "action ACT1. bridge C4:D5. done")
    before = has(made, 1)["coins"]
    do(made, "upgrade D5 to TP. done", 1)
    assert has(made, 1)["coins"] == before - 3
    assert offers(made) == {0: 1}
    do(made, "decline 1 from mermaids", 0)
    before = has(made, 0)["coins"]
    do(made, "upgrade C4 to TP. done", 0)
    assert has(made, 0)["coins"] == before - 3
    assert offers(made) == {1: 2}


@pytest.mark.rule("TM-24.7")
def test_without_the_bridge_the_same_buildings_are_no_neighbours() -> None:
    made = table(witches(), rich("mermaids", {"D5": "D"}, shipping=3), turn="P2")
    before = has(made, 1)["coins"]
    do(made, "upgrade D5 to TP. done", 1)
    assert has(made, 1)["coins"] == before - 6
    assert offers(made) == {}


TOWN_HALVES = {"C4": "SH", "B4": "TP", "D5": "TP", "E8": "D"}


@pytest.mark.rule("TM-24.9")
def test_a_bridge_joins_two_groups_to_a_town() -> None:
    made = table(witches(buildings=TOWN_HALVES, shipping=3), far_off())
    do(made, "action ACT1. bridge C4:D5")
    assert why_not(made, "done") == "first-town"
    do(made, "+TW2. done")
    assert has(made)["vp"] == 20 + 7 + 5 + 5  # the tile, the scoring tile, the Witches


@pytest.mark.rule("TM-24.9")
def test_shipping_joins_no_groups_to_a_town() -> None:
    made = table(witches(buildings=TOWN_HALVES, shipping=3), far_off())
    do(made, "upgrade E8 to TP")
    assert why_not(made, "+TW2") == "no-town-now"


@pytest.mark.rule("TM-24.11", "TM-24.13")
def test_three_bridges_are_all_a_player_has() -> None:
    homes = {"C4": "D", "C3": "D", "A10": "D", "E9": "D"}
    bridges = {"C4:D5": "P1", "A7:C3": "P1"}
    made = table(witches(buildings=homes), far_off(), bridges=bridges)
    do(made, "action ACT1. bridge B3:C3. done")
    assert made.bridges[0] == 0
    do(made, "pass BON9. done", 1)
    position.step(made, "end-round")
    assert why_not(made, "action ACT1", 0) == "no-bridge-possible"
    assert "action ACT1" not in offered(made, 0)


@pytest.mark.rule("TM-24.12", "TM-24.13")
def test_a_site_holds_one_bridge() -> None:
    mermaids = rich("mermaids", {"D5": "D", "B5": "D"}, bowls=FULL)
    made = table(witches(), mermaids, bridges={"C4:D5": "P1"}, turn="P2")
    assert why_not(made, "action ACT1. bridge C4:D5", 1) == "bridge-taken"
    do(made, "action ACT1", 1)
    assert offered(made, 1) == ["bridge B5:C5"]
    full = table(witches(), mermaids, bridges={"C4:D5": "P1", "B5:C5": "P2"}, turn="P2")
    assert why_not(full, "action ACT1", 1) == "no-bridge-possible"


@pytest.mark.rule("TM-24.13")
def test_the_bridge_action_needs_a_site() -> None:
    inland = table(rich("witches", {"E10": "D"}, bowls=FULL), far_off())
    assert why_not(inland, "action ACT1") == "no-bridge-possible"
    assert "action ACT1" not in offered(inland)
    assert "action ACT1" in offered(table(witches(), far_off()))


# -- resources -------------------------------------------------------------------------------------


@pytest.mark.rule("TM-24.14", "TM-24.15")
@pytest.mark.parametrize(
    ("in_hand", "sent", "after"), [(5, 1, 6), (6, 0, 7), (6, 1, 6), (7, 0, 7), (0, 4, 1)]
)
def test_the_priest_comes_from_the_reserve_or_not_at_all(
    in_hand: int, sent: int, after: int
) -> None:
    made = table(witches(priests=in_hand), far_off(), priests={"air": ["P1"] * sent})
    do(made, "action ACT2")
    assert has(made)["priests"] == after
    assert has(made)["bowls"] == [3, 0, 9]
    do(made, "done")
    assert why_not(made, "action ACT2", 1) == "action-used"


# -- spades ----------------------------------------------------------------------------------------

# Witches at E9: F6 (mountains) takes 1 spade, D7 (wasteland) 2, F5 (plains) 3.
SPADES = [
    ("action ACT5. build F6", "F6", 0, 4),
    ("action ACT5. dig 1. build D7", "D7", 3, 4),
    ("action ACT5. dig 2. build F5", "F5", 6, 4),
    ("action ACT6. build F6", "F6", 0, 6),
    ("action ACT6. build D7", "D7", 0, 6),
    ("action ACT6. dig 1. build F5", "F5", 3, 6),
]


@pytest.mark.rule("TM-24.18", "TM-24.19", "TM-24.20", "TM-24.21", "TM-24.24")
@pytest.mark.parametrize(("line", "hex", "workers", "power"), SPADES)
def test_free_spades_are_added_to_and_the_dwelling_is_paid(
    line: str, hex: str, workers: int, power: int
) -> None:
    seat = poor("witches", {"E9": "D"}, bowls=[0, 6, 6], workers=workers + 1, coins=2)
    made = table(seat, far_off())
    do(made, line)
    assert buildings(made) == {"E9": "D", hex: "D"}
    assert terrain(made, hex) == "green"
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
    assert has(made)["bowls"] == [power, 6, 6 - power]
    seat["workers"] -= 1
    assert why_not(table(seat, far_off()), line) == "needs-workers"
    seat["workers"] += 1
    seat["coins"] -= 1
    assert why_not(table(seat, far_off()), line) == "needs-coins"


@pytest.mark.rule("TM-24.19", "TM-24.21")
@pytest.mark.parametrize(("step", "rate"), [(0, 3), (1, 2), (2, 1)])
@pytest.mark.parametrize(("action", "hex"), [("ACT5", "D7"), ("ACT6", "F5")])
def test_missing_spades_are_bought_at_the_current_rate(
    step: int, rate: int, action: str, hex: str
) -> None:
    seat = poor("witches", {"E9": "D"}, bowls=[0, 6, 6], workers=rate, digging=step)
    made = table(seat, far_off())
    do(made, f"action {action}. dig 1. transform {hex} to green")
    assert (terrain(made, hex), has(made)["workers"]) == ("green", 0)
    seat["workers"] -= 1
    assert why_not(table(seat, far_off()), f"action {action}. dig 1") == "needs-workers"


@pytest.mark.rule("TM-24.22")
def test_the_second_spade_may_go_elsewhere_without_a_dwelling() -> None:
    made = table(rich("witches", {"E9": "D"}, bowls=FULL), far_off())
    do(made, "action ACT6. build F6")  # one spade; G6 touches the new dwelling only
    do(made, "transform G6 to green")
    assert terrain(made, "G6") == "green"
    assert why_not(made, "build G6") == "acted-already"
    assert "build G6" not in offered(made)


@pytest.mark.rule("TM-24.22")
def test_no_dwelling_on_the_second_hex_even_if_the_first_has_none() -> None:
    homes = {"E9": "D", "F4": "D"}
    made = table(rich("witches", homes, bowls=FULL), far_off())
    do(made, "action ACT6. transform F6 to green. transform E7 to green")
    assert why_not(made, "build E7") == "build-where-dug"
    assert [move for move in offered(made) if move.startswith("build")] == ["build F6"]


@pytest.mark.rule("TM-24.23")
@pytest.mark.parametrize(("action", "hex", "bought"), [("ACT5", "E6", 0), ("ACT5", "F3", 1)])
def test_darklings_pay_a_priest_for_a_missing_spade(action: str, hex: str, bought: int) -> None:
    """E6 is plains (1 spade), F3 desert (2)."""
    seat = poor("darklings", {"E5": "D"}, bowls=FULL, priests=bought, workers=1, coins=2)
    dig = f"dig {bought}. " if bought else ""
    made = table(seat, far_off())
    do(made, f"action {action}. {dig}build {hex}")
    assert buildings(made)[hex] == "D"
    assert (has(made)["priests"], has(made)["workers"]) == (0, 0)
    assert has(made)["vp"] == 20 + 2 * bought
    assert why_not(table({**seat, "priests": 0}, far_off()), f"action {action}. dig 1") == (
        "needs-priests"
    )
