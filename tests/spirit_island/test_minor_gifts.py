"""Minor powers that give something to a spirit."""

from __future__ import annotations

import pytest

from loci.games.spirit_island.rules.spirits.elements import elements_of
from tests.spirit_island import box
from tests.spirit_island.minor import alone, pair
from tests.spirit_island.tables import targets

THREE = ["element moon", "element fire", "element plant"]


def test_elemental_boon_gives_three_different_elements() -> None:
    here = alone({}, "power elemental-boon").answer("element moon")
    assert here.why_not("element moon")
    here.answer("element fire", "element plant")
    assert elements_of(here.table, 0) == [0, 1, 1, 0, 0, 0, 1, 0]


def test_elemental_boon_on_another_spirit_gives_you_the_same_once() -> None:
    here = pair({}, "power elemental-boon").answer("target P2", seat=0)
    here.answer(*THREE, seat=1)  # the target chooses
    assert elements_of(here.table, 0) == [0, 1, 1, 0, 0, 0, 1, 0]
    assert elements_of(here.table, 1) == [0, 1, 1, 0, 0, 0, 1, 0]


def test_elemental_boon_on_yourself_gives_the_others_nothing() -> None:
    here = pair({}, "power elemental-boon").answer("target P1", *THREE, seat=0)
    assert elements_of(here.table, 0) == [0, 1, 1, 0, 0, 0, 1, 0]
    assert sum(elements_of(here.table, 1)) == 0


def test_elements_of_a_boon_meet_thresholds_and_last_for_the_turn() -> None:
    played = ["elemental-boon", "sap-the-strength-of-multitudes"]
    here = alone({}, phase="fast", seats={"P1": {"played": played}})
    here.answer("use elemental-boon", "element air", "element sun", "element moon")
    here.answer("use sap-the-strength-of-multitudes")
    assert here.options() == ["target A5", "target A7", "target A8"]
    later = alone({}, "power elemental-boon", "time-passes").answer(*THREE)
    assert sum(elements_of(later.table, 0)) == 0


def test_gift_of_constancy_gives_energy_and_keeps_a_card() -> None:
    seats = {"P1": {"energy": 1, "hand": [], "played": ["wash-away", "flash-floods"]}}
    here = alone({}, "power gift-of-constancy", "time-passes", seats=seats)
    assert here.options() == ["keep flash-floods", "keep wash-away", "stop"]
    here.answer("keep wash-away")
    seat = here.seat()
    assert (seat.energy, seat.hand, seat.discard) == (3, ["wash-away"], ["flash-floods"])


def test_gift_of_constancy_need_not_keep_a_card() -> None:
    seats = {"P1": {"hand": [], "played": ["wash-away", "flash-floods"]}}
    here = alone({}, "power gift-of-constancy", "time-passes", seats=seats).answer("stop")
    assert (here.seat().hand, here.seat().discard) == ([], ["wash-away", "flash-floods"])


def test_gift_of_constancy_on_another_spirit_keeps_a_card_for_both() -> None:
    seats = {
        "P1": {"hand": [], "played": ["wash-away"]},
        "P2": {"hand": [], "played": ["flash-floods"]},
    }
    here = pair({}, "power gift-of-constancy", "time-passes", seats=seats)
    here.answer("target P2", "keep wash-away", seat=0).answer("keep flash-floods", seat=1)
    assert (here.seat(0).hand, here.seat(1).hand) == (["wash-away"], ["flash-floods"])
    assert (here.seat(0).energy, here.seat(1).energy) == (0, 2)


def test_gift_of_constancy_on_yourself_keeps_nothing_for_others() -> None:
    seats = {
        "P1": {"hand": [], "played": ["wash-away"]},
        "P2": {"hand": [], "played": ["flash-floods"]},
    }
    here = pair({}, "power gift-of-constancy", "time-passes", seats=seats)
    here.answer("target P1", "keep wash-away", seat=0)
    assert (here.seat(0).hand, here.seat(1).hand) == (["wash-away"], [])
    assert here.seat(1).discard == ["flash-floods"]


@pytest.mark.parametrize(
    ("target", "sites", "energy"), [(0, 1, 1), (0, 2, 2), (1, 1, 2), (1, 2, 3), (1, 3, 3)]
)
def test_gift_of_living_energy(target: int, sites: int, energy: int) -> None:
    lands = {name: {"presence": {"P1": 2}} for name in ["A1", "A4", "A6"][:sites]}
    here = pair(lands, "power gift-of-living-energy").answer(f"target P{target + 1}", seat=0)
    assert here.seat(target).energy == energy
    assert here.seat(1 - target).energy == 0


def test_gift_of_living_energy_looks_at_the_sites_of_the_giver() -> None:
    lands = {"B1": {"presence": {"P2": 2}}, "B2": {"presence": {"P2": 2}}}
    here = pair(lands, "power gift-of-living-energy").answer("target P2", seat=0)
    assert here.seat(1).energy == 2


@pytest.mark.rule("SI-29.2")
def test_gift_of_living_energy_alone_is_no_gift_to_another() -> None:
    assert alone({}, "power gift-of-living-energy").seat().energy == 1


@pytest.mark.rule("SI-24.7")
def test_gift_of_power_gains_a_minor_power() -> None:
    here = pair({}, "power gift-of-power").answer("target P2", seat=0)
    before = len(here.pile("minor_deck"))
    offered = here.options(1)
    assert len(offered) == 4
    here.answer(offered[2], seat=1)
    assert here.seat(1).hand[-1] == offered[2].split(" ")[1]
    assert len(here.seat(1).hand) == 5
    assert len(here.seat(0).hand) == 4
    assert len(here.pile("minor_discard")) == 3
    assert len(here.pile("minor_deck")) == before == box.MINOR_CARDS - 4


@pytest.mark.rule("SI-24.23")
def test_gift_of_power_takes_the_next_card_of_a_progression() -> None:
    here = alone({}, "power gift-of-power", options={"progression": True})
    assert here.seat().hand[-1] == "uncanny-melting"
    assert here.seat().progression[0] == "natures-resilience"
    assert here.pile("minor_discard") == []


@pytest.mark.rule("SI-9.9")
def test_reaching_grasp_lengthens_every_range_of_the_target() -> None:
    here = alone({}, "power reaching-grasp")  # presence in A7
    every = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"]
    assert targets(here, "steam-vents") == ["A1", "A4", "A5", "A6", "A7", "A8"]
    assert targets(here, "drought") == every
    plain = alone({})
    assert targets(plain, "steam-vents") == ["A7"]
    assert targets(plain, "drought") == ["A5", "A7", "A8"]


def test_reaching_grasp_helps_nobody_else_and_ends_with_the_turn() -> None:
    other = pair({}, "power reaching-grasp").answer("target P2", seat=0)
    assert targets(other, "steam-vents") == ["A7"]
    twice = alone({}, "power reaching-grasp", "power reaching-grasp")
    assert len(targets(twice, "steam-vents")) == 8
    over = alone({}, "power reaching-grasp", "time-passes")
    assert targets(over, "steam-vents") == ["A7"]


@pytest.mark.rule("SI-21.4")
def test_reaching_grasp_lengthens_no_push() -> None:
    here = alone({"A7": {"town": 1, "presence": {"P1": 1}}}, "power reaching-grasp")
    again = alone(
        {"A7": {"town": 1, "presence": {"P1": 1}}},
        "power reaching-grasp",
        "power gnawing-rootbiters at A7",
    )
    assert len(targets(here, "gnawing-rootbiters")) == 8
    assert again.options() == ["push town A5", "push town A8", "stop"]
