"""Power from neighbours' buildings: what accepting brings and costs (TM-15.8 to TM-15.18)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.positions import reader as position
from loci.games.terra_mystica.state.table import TerraTable
from tests.terra_mystica.tables import asked, do, has, offered, offers, poor, rich, table, why_not

# A turn that is over but for the neighbours' answers
ENDING = {"acting": 1, "actions": 0, "ending": 1}


def offer_of(power: int, bowls: list[int], vp: int = 20, **keys: Any) -> TerraTable:
    """Nomads, asked about power from the Halflings' building."""
    return table(
        rich("halflings", {"E6": "D"}),
        poor("nomads", {"F3": "D"}, bowls=bowls, vp=vp),
        offers=[{"from": "P1", "to": "P2", "power": power}],
        underway=ENDING,
        **keys,
    )


def accepted(power: int, bowls: list[int], vp: int = 20) -> tuple[list[int], int]:
    """Bowls and points after accepting."""
    made = offer_of(power, bowls, vp)
    assert asked(made) == [1]
    do(made, f"leech {power} from halflings")
    assert offers(made) == {}
    return has(made, 1)["bowls"], has(made, 1)["vp"]


# -- the price -------------------------------------------------------------------------------------


@pytest.mark.rule("TM-15.9")
@pytest.mark.parametrize(("power", "price"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_the_price_of_power_from_neighbours(power: int, price: int) -> None:
    """EX-23"""
    assert accepted(power, [12, 0, 0]) == ([12 - power, power, 0], 20 - price)


@pytest.mark.rule("TM-15.9", "TM-15.17")
def test_a_large_offer_costs_the_same_way() -> None:
    assert accepted(9, [12, 0, 0]) == ([3, 9, 0], 12)


@pytest.mark.rule("TM-15.17", "TM-15.2")
def test_the_starting_points_pay_from_round_one_on() -> None:
    """A game begun in the ordinary way: round 1, everybody at 20 points."""
    made = table(rich("halflings", {"E6": "D"}), rich("nomads", {"F3": "SH"}))
    assert (made.round, has(made, 1)["vp"]) == (1, 20)
    do(made, "upgrade E6 to TP. done")
    do(made, "leech 3 from halflings")
    assert has(made, 1)["vp"] == 18


@pytest.mark.rule("TM-15.8")
def test_an_offer_may_be_declined() -> None:
    made = offer_of(3, [12, 0, 0])
    do(made, "decline 3 from halflings")
    assert (has(made, 1)["bowls"], has(made, 1)["vp"]) == ([12, 0, 0], 20)
    assert asked(made) == [1]
    assert offers(made) == {}
    assert why_not(made, "leech 3 from halflings") == "no-such-offer"


@pytest.mark.rule("TM-15.8", "TM-15.11")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_it_is_all_or_nothing(power: int) -> None:
    made = offer_of(4, [12, 0, 0])
    assert set(offered(made)) == {"leech 4 from halflings", "decline 4 from halflings"}
    expected = "" if power == 4 else "no-such-offer"
    assert why_not(made, f"leech {power} from halflings") == expected
    assert why_not(made, "leech 4 from giants") == "no-such-offer"


# -- the two limits --------------------------------------------------------------------------------


@pytest.mark.rule("TM-15.12", "TM-15.13")
def test_power_from_neighbours_limited_by_the_bowls() -> None:
    """EX-48"""
    assert accepted(3, [0, 1, 11]) == ([0, 0, 12], 20)


@pytest.mark.rule("TM-15.12", "TM-15.13")
@pytest.mark.parametrize(
    ("bowls", "power", "gained", "after"),
    [
        ([1, 0, 11], 2, 2, [0, 0, 12]),
        ([1, 0, 11], 3, 2, [0, 0, 12]),
        ([2, 1, 9], 5, 5, [0, 0, 12]),
        ([2, 1, 9], 6, 5, [0, 0, 12]),
        ([0, 3, 9], 3, 3, [0, 0, 12]),
        ([0, 3, 9], 4, 3, [0, 0, 12]),
        ([0, 3, 5], 4, 3, [0, 0, 8]),
    ],
)
def test_the_capacity_is_twice_bowl_one_and_bowl_two(
    bowls: list[int], power: int, gained: int, after: list[int]
) -> None:
    assert accepted(power, bowls) == (after, 20 - (gained - 1))


@pytest.mark.rule("TM-15.10", "TM-15.14")
def test_power_from_neighbours_limited_by_points() -> None:
    """EX-49"""
    assert accepted(4, [5, 7, 0], vp=1) == ([3, 9, 0], 0)


@pytest.mark.rule("TM-15.10", "TM-15.14")
@pytest.mark.parametrize(
    ("vp", "power", "gained"), [(0, 1, 1), (0, 4, 1), (1, 2, 2), (2, 4, 3), (3, 4, 4), (4, 4, 4)]
)
def test_nobody_gains_more_than_the_points_pay_for(vp: int, power: int, gained: int) -> None:
    after = [12 - gained, gained, 0]
    assert accepted(power, [12, 0, 0], vp) == (after, vp - (gained - 1))


@pytest.mark.rule("TM-15.15")
def test_both_limits_together() -> None:
    """EX-50"""
    assert accepted(5, [1, 1, 10], vp=20) == ([0, 0, 12], 18)  # by the bowls alone 3
    assert accepted(5, [12, 0, 0], vp=1) == ([10, 2, 0], 0)  # by the points alone 2
    assert accepted(5, [1, 1, 10], vp=1) == ([0, 1, 11], 0)
    assert accepted(5, [0, 1, 11], vp=1) == ([0, 0, 12], 1)  # the bowls are the smaller limit


# -- who is not asked ------------------------------------------------------------------------------


@pytest.mark.rule("TM-15.18", "TM-8.4")
def test_a_player_with_all_power_in_bowl_three_is_not_asked() -> None:
    """EX-51"""
    made = table(
        rich("halflings", {"E6": "D"}),
        rich("nomads", {"F3": "TP"}, bowls=[0, 0, 12], vp=20),
        rich("giants", {"I12": "D"}),
    )
    do(made, "upgrade E6 to TP. done")
    assert offers(made) == {}
    assert asked(made) == [1]
    assert why_not(made, "leech 2 from halflings", seat=1) == "no-such-offer"
    assert (has(made, 1)["vp"], has(made, 1)["bowls"]) == (20, [0, 0, 12])
    assert any(move.startswith("send P") for move in offered(made))


@pytest.mark.rule("TM-15.18")
def test_sacrificed_tokens_make_no_room() -> None:
    seats = (rich("halflings", {"E6": "D"}), rich("nomads", {"F3": "TP"}, bowls=[0, 0, 5]))
    made = table(*seats)
    do(made, "upgrade E6 to TP. done")
    assert offers(made) == {}


@pytest.mark.rule("TM-15.18")
@pytest.mark.parametrize("cultists_power", [False, True])
def test_an_offer_to_nobody_brings_the_cultists_nothing(cultists_power: bool) -> None:
    options = {"cultists-power": cultists_power}
    made = table(
        rich("cultists", {"E6": "D"}, bowls=[12, 0, 0], cults=[0, 0, 0, 0]),
        rich("nomads", {"F3": "TP"}, bowls=[0, 0, 12]),
        options=options,
    )
    do(made, "upgrade E6 to TP. done")
    assert asked(made) == [1]
    assert made.earned == 0
    assert (has(made)["bowls"], has(made)["cults"]) == ([12, 0, 0], [0, 0, 0, 0])
    some = table(
        rich("cultists", {"E6": "D"}, bowls=[12, 0, 0]),
        rich("nomads", {"F3": "TP"}, bowls=[0, 1, 11]),
        options=options,
    )
    do(some, "upgrade E6 to TP. done")
    do(some, "decline")
    assert has(some)["bowls"] == ([11, 1, 0] if cultists_power else [12, 0, 0])


# -- other power -----------------------------------------------------------------------------------


@pytest.mark.rule("TM-15.16")
@pytest.mark.parametrize("vp", [0, 20])
def test_power_from_anywhere_else_costs_nothing(vp: int) -> None:
    seat = poor("witches", {"C3": "SH", "C4": "TP"}, bowls=[12, 0, 0], vp=vp, favours=["FAV8"])
    made = table({**seat, "bonus": "BON4", "priests": 1}, rich("giants", {"I12": "D"}))
    position.step(made, "income P1")
    assert (has(made)["bowls"], has(made)["vp"]) == ([12 - 10, 10, 0], vp)
    do(made, "send P to FIRE for 3")
    assert (has(made)["bowls"], has(made)["vp"]) == ([1, 11, 0], vp)
