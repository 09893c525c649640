"""Power from neighbours' buildings: who is offered how much, and when (TM-15)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.state.table import TerraTable
from tests.terra_mystica.tables import asked, do, far_off, has, legal, offers, rich, table, why_not

EMPTY = {"bowls": [12, 0, 0]}
DEFERRED = {"offers": "deferred"}


def mermaids_beside_nomads() -> TerraTable:
    """Mermaids about to build on E4, beside D3 and E3 of the Nomads; C1 does not touch it."""
    mermaids = rich("mermaids", {"E5": "D"}, workers=1, coins=2)
    nomads = rich("nomads", {"D3": "D", "E3": "TE", "C1": "TP"}, bowls=[5, 7, 0], vp=20)
    return table(mermaids, nomads)


def surrounded(**more: Any) -> TerraTable:
    """Halflings on E6 with a building of everybody else beside it."""
    return table(
        rich("halflings", {"E6": "D"}),
        rich("giants", {"D4": "TP"}, **EMPTY),
        rich("alchemists", {"E5": "D"}, **EMPTY),
        rich("nomads", {"F3": "SH"}, **EMPTY),
        **more,
    )


# -- the offer -------------------------------------------------------------------------------------


@pytest.mark.rule("TM-15.1", "TM-15.2", "TM-15.3", "TM-15.5")
def test_mermaids_build_beside_nomads() -> None:
    """EX-21"""
    made = mermaids_beside_nomads()
    do(made, "build E4. done")
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
    assert offers(made) == {1: 3}
    assert asked(made) == [1]
    for nomads, power in (({"D3": "D"}, 1), ({"E3": "TE"}, 2), ({"C1": "TP"}, 0)):
        part = table(
            rich("mermaids", {"E5": "D"}, workers=1, coins=2), rich("nomads", nomads, **EMPTY)
        )
        do(part, "build E4. done")
        assert offers(part) == ({1: power} if power else {})


@pytest.mark.rule("TM-15.8", "TM-15.9")
def test_nomads_accept_and_pay() -> None:
    """EX-22"""
    made = mermaids_beside_nomads()
    do(made, "build E4. done")
    do(made, "leech 3 from mermaids")
    assert (has(made, 1)["bowls"], has(made, 1)["vp"]) == ([2, 10, 0], 18)


@pytest.mark.rule("TM-15.1", "TM-15.3")
@pytest.mark.parametrize(("kind", "power"), [("D", 1), ("TP", 2), ("TE", 2), ("SH", 3), ("SA", 3)])
def test_the_power_value_of_a_building(kind: str, power: int) -> None:
    made = table(rich("halflings", {"E6": "D"}), rich("giants", {"D4": kind}, **EMPTY))
    do(made, "upgrade E6 to TP. done")
    assert offers(made) == {1: power}


@pytest.mark.rule("TM-15.2", "TM-15.4")
@pytest.mark.parametrize(
    ("old", "line"),
    [
        ("D", "build E5"),
        ("D", "upgrade E6 to TP"),
        ("TP", "upgrade E6 to TE. +FAV9"),
        ("TP", "upgrade E6 to SH"),
        ("TE", "upgrade E6 to SA. +FAV9"),
    ],
)
def test_every_building_and_upgrade_offers_the_same(old: str, line: str) -> None:
    """F3 touches both hexes; what is built there makes no difference."""
    made = table(
        rich("cultists", {"E6": old}),
        rich("nomads", {"F3": "TP"}, **EMPTY),
        terrain={"E5": "brown"},
    )
    do(made, f"{line}. done")
    assert offers(made) == {1: 2}


@pytest.mark.rule("TM-15.3")
def test_all_adjacent_buildings_of_an_opponent_count_together() -> None:
    made = table(
        rich("halflings", {"E6": "D"}),
        rich("giants", {"D4": "TP", "E5": "D", "E7": "SH", "C3": "SA"}, **EMPTY),
        rich("nomads", {"F3": "D", "F4": "D"}, **EMPTY),
    )
    do(made, "upgrade E6 to TP. done")
    assert [offer[2:] for offer in made.offers] == [(1, 6), (2, 2)]


@pytest.mark.rule("TM-15.5")
def test_buildings_within_reach_of_ships_tunnels_or_carpets_add_nothing() -> None:
    for faction, seat in (
        ("mermaids", {"shipping": 5}),
        ("dwarves", {}),
        ("fakirs", {}),
    ):
        made = table(
            rich("witches", {"C3": "D"}, shipping=3),
            rich(faction, {"B4": "SH", "E7": "TP"}, **EMPTY, **seat),
        )
        do(made, "upgrade C3 to TP. done")
        assert offers(made) == {}


@pytest.mark.rule("TM-15.6")
def test_nobody_gains_power_from_own_buildings() -> None:
    made = table(rich("halflings", {"E6": "D", "E5": "SH", "F3": "TP"}, **EMPTY), far_off())
    do(made, "upgrade E6 to TP. done")
    assert offers(made) == {}
    assert has(made)["bowls"] == [12, 0, 0]
    assert asked(made) == [1]


# -- the order of answers --------------------------------------------------------------------------


@pytest.mark.rule("TM-15.7", "TM-15.23")
def test_the_opponents_decide_clockwise_from_the_left_of_the_active_player() -> None:
    made = surrounded()
    do(made, "upgrade E6 to TP. done")
    assert asked(made) == [1]
    do(made, "leech 2 from halflings", seat=1)
    assert asked(made) == [2]
    do(made, "decline 1 from halflings", seat=2)
    assert asked(made) == [3]
    do(made, "leech 3 from halflings", seat=3)
    assert asked(made) == [1]
    assert offers(made) == {}
    assert [has(made, seat)["vp"] for seat in range(4)] == [20, 19, 20, 18]
    assert [has(made, seat)["bowls"][1] for seat in (1, 2, 3)] == [2, 0, 3]


@pytest.mark.rule("TM-15.7")
def test_the_order_of_answers_goes_round_from_a_later_seat() -> None:
    made = table(
        rich("giants", {"D4": "TP"}, **EMPTY),
        rich("alchemists", {"E5": "D"}, **EMPTY),
        rich("halflings", {"E6": "D"}),
        rich("nomads", {"F3": "D"}, **EMPTY),
        turn="P3",
        order=["P2", "P3", "P4", "P1"],
    )
    do(made, "upgrade E6 to TP. done")
    answered = []
    for _ in range(3):
        answered += asked(made)
        do(made, "decline")
    assert answered == [3, 0, 1]
    assert asked(made) == [3]


@pytest.mark.rule("TM-15.7", "TM-15.23")
def test_nobody_answers_or_acts_before_it_is_time() -> None:
    made = surrounded()
    do(made, "upgrade E6 to TP")
    assert why_not(made, "leech 2 from halflings", seat=1) == "no-such-offer"
    do(made, "done")
    assert why_not(made, "leech 1 from halflings", seat=2) == "no-such-offer"
    assert why_not(made, "send P to FIRE", seat=1) == "first-offer"
    assert why_not(made, "send P to FIRE", seat=0) == "not-your-turn"


@pytest.mark.rule("TM-15.23")
def test_the_offers_are_answered_before_the_next_turn() -> None:
    seats = (
        rich("halflings", {"E6": "D"}),
        rich("giants", {"I12": "D"}),
        rich("nomads", {"F3": "D"}, **EMPTY),
    )
    made = table(*seats)
    do(made, "upgrade E6 to TP. done")
    assert asked(made) == [2]
    assert why_not(made, "send P to FIRE", seat=1) == "not-your-turn"
    do(made, "leech 1 from halflings", seat=2)
    assert asked(made) == [1]
    late = table(*seats, options=DEFERRED)
    do(late, "upgrade E6 to TP. done")
    assert set(asked(late)) == {1, 2}
    do(late, "send P to FIRE for 1. done", seat=1)
    assert why_not(late, "send P to FIRE", seat=2) == "first-offer"
    do(late, "leech 1 from halflings. send P to FIRE for 1", seat=2)
    assert has(late, 2)["bowls"] == [11, 1, 0]


@pytest.mark.rule("TM-15.22")
def test_a_player_who_has_passed_may_accept_power() -> None:
    made = table(
        rich("halflings", {"E6": "D"}), rich("giants", {"D4": "TP"}, **EMPTY), passed=["P2"]
    )
    do(made, "upgrade E6 to TP. done")
    assert asked(made) == [1]
    do(made, "leech 2 from halflings", seat=1)
    assert (has(made, 1)["bowls"], has(made, 1)["vp"]) == ([10, 2, 0], 19)
    assert asked(made) == [0]


# -- what raises offers ----------------------------------------------------------------------------


@pytest.mark.rule("TM-15.19")
def test_a_dwelling_of_the_witches_ride_raises_an_offer() -> None:
    made = table(rich("witches", {"C3": "SH"}), rich("nomads", {"F3": "TE"}, **EMPTY))
    do(made, "action ACTW. build F4. done")
    assert offers(made) == {1: 2}


@pytest.mark.rule("TM-15.19")
def test_a_free_trading_house_of_the_swarmlings_raises_an_offer() -> None:
    made = table(rich("swarmlings", {"H2": "SH", "E6": "D"}), rich("nomads", {"F3": "D"}, **EMPTY))
    do(made, "action ACTS. upgrade E6 to TP. done")
    assert offers(made) == {1: 1}


@pytest.mark.rule("TM-15.19")
@pytest.mark.parametrize(
    ("faction", "line"),
    [
        ("giants", "action ACTG. build E5"),
        ("halflings", "action ACT5. build E5"),
        ("halflings", "action BON1. build E5"),
    ],
)
def test_a_dwelling_of_an_action_with_spades_raises_an_offer(faction: str, line: str) -> None:
    own = rich(faction, {"E6": "SH"}, bonus="BON1", bowls=[0, 0, 12])
    made = table(own, rich("nomads", {"F3": "TP"}, **EMPTY))
    do(made, f"{line}. done")
    assert offers(made) == {1: 2}


@pytest.mark.rule("TM-15.20")
def test_start_dwellings_raise_no_offer() -> None:
    made = table(
        {"faction": "witches"},
        {"faction": "giants", "buildings": {"D4": "D"}},
        phase="dwellings",
        round=0,
        queue=["P1", "P2"],
    )
    do(made, "build C3")
    assert made.raised == []
    assert offers(made) == {}
    assert why_not(made, "leech 1 from witches", seat=1) == "first-dwelling"
    assert asked(made) == [1]


@pytest.mark.rule("TM-15.20")
@pytest.mark.parametrize(
    "line",
    [
        "dig 1. transform E5 to brown",
        "action ACT1. bridge C2:E5",
        "action ACT1. bridge F3:G1. +TW2",
        "advance ship",
    ],
)
def test_transformations_bridges_and_towns_raise_no_offer(line: str) -> None:
    """A bridge from F3 to G1 completes a town of four buildings worth 7."""
    own = {"E6": "TP", "F3": "SH", "G1": "D", "H3": "D"}
    if "C2:E5" in line:
        own = {"E6": "TP", "F3": "SH", "E5": "D"}
    made = table(
        rich("halflings", own, bowls=[0, 0, 12]),
        rich("giants", {"D4": "SH", "E4": "TP", "C2": "D"}, **EMPTY),
    )
    do(made, f"{line}. done")
    assert offers(made) == {}
    assert asked(made) == [1]
    assert why_not(made, "leech 1 from halflings", seat=1) == "no-such-offer"


# -- several events --------------------------------------------------------------------------------


def halflings_stronghold(kind: str, **nomads: Any) -> TerraTable:
    """Halflings build the stronghold on E6 and then a dwelling on E5, both beside F3."""
    made = table(rich("halflings", {"E6": "TP"}), rich("nomads", {"F3": kind}, **nomads))
    do(made, "upgrade E6 to SH. transform E5 to brown. build E5. done")
    return made


@pytest.mark.rule("TM-15.21")
def test_each_building_event_is_a_separate_offer_with_its_own_price() -> None:
    made = halflings_stronghold("D", **EMPTY)
    assert [offer[2:] for offer in made.offers] == [(1, 1), (1, 1)]
    do(made, "leech 1 from halflings")
    assert asked(made) == [1]
    do(made, "leech 1 from halflings")
    assert (has(made, 1)["bowls"], has(made, 1)["vp"]) == ([10, 2, 0], 20)
    split = halflings_stronghold("SH", **EMPTY)
    do(split, "decline 3 from halflings")
    do(split, "leech 3 from halflings")
    assert (has(split, 1)["bowls"], has(split, 1)["vp"]) == ([9, 3, 0], 18)


@pytest.mark.rule("TM-15.24")
def test_the_limits_are_those_of_the_moment_of_the_answer() -> None:
    by_points = halflings_stronghold("SH", **EMPTY, vp=2)
    do(by_points, "leech 3 from halflings")
    assert (has(by_points, 1)["bowls"], has(by_points, 1)["vp"]) == ([9, 3, 0], 0)
    do(by_points, "leech 3 from halflings")
    assert (has(by_points, 1)["bowls"], has(by_points, 1)["vp"]) == ([8, 4, 0], 0)
    by_bowls = halflings_stronghold("SH", bowls=[0, 4, 8])
    do(by_bowls, "leech 3 from halflings")
    do(by_bowls, "leech 3 from halflings")
    assert (has(by_bowls, 1)["bowls"], has(by_bowls, 1)["vp"]) == ([0, 0, 12], 18)
    full = halflings_stronghold("SH", bowls=[0, 3, 9])
    do(full, "leech 3 from halflings")
    assert offers(full) == {}  # nothing left to gain: the second offer is dropped
    assert legal(full, "send P to FIRE", seat=1)


@pytest.mark.rule("TM-15.24")
def test_the_size_of_an_offer_is_fixed_when_the_building_is_placed() -> None:
    """A bridge of the second action joins another building; the offer of the first stays."""
    chaos = rich("chaosmagicians", {"C3": "SH"}, bowls=[0, 0, 12])
    halflings = rich("halflings", {"E6": "D", "C2": "TP"}, **EMPTY)
    made = table(chaos, halflings, options=DEFERRED)
    do(made, "action ACTC. build D4. action ACT1. bridge C2:D4. done", seat=0)
    assert offers(made) == {1: 1}
    other = table(chaos, halflings, bridges={"C2:D4": "P2"}, options=DEFERRED)
    do(other, "build D4. done", seat=0)
    assert offers(other) == {1: 3}
