"""Section 9 of the rules: range, and which lands and spirits a power may target."""

from __future__ import annotations

import pytest

from loci.games.spirit_island.content.minor.gifts import MoreRange
from loci.games.spirit_island.rules.effects import lasting
from loci.games.spirit_island.rules.powers.power import Target, presence, sacred_site
from loci.games.spirit_island.rules.powers.targeting import is_target, target_spirits
from loci.games.spirit_island.rules.powers.targets import (
    ANOTHER_SPIRIT,
    ANY_LAND,
    ANY_SPIRIT,
    BLIGHTED_LAND,
    BUILDING_LAND,
    COASTAL_LAND,
    DAHAN_LAND,
    INLAND,
    INVADER_LAND,
    MOUNTAIN_WETLAND,
    NO_BLIGHT,
    NO_INVADERS,
)
from loci.games.spirit_island.state.terms import MOUNTAIN
from tests.spirit_island.trial import Trial, lands_in_reach, nothing, number, plain

#: Three lands that differ in everything that targets ask for.
LANDS = {"A1": {"explorer": 1}, "A5": {"dahan": 1}, "A8": {"blight": 1}}


def fitting(trial: Trial, target: Target, lands: dict[str, dict[str, int]] = LANDS) -> list[str]:
    """Which of the lands pass a target's test."""
    here = plain(lands)
    power = trial.power("probe", nothing, target=target)
    return [name for name in lands if is_target(here.table, power, number(here, name))]


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""


# -- range -----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-9.6")
def test_range_0_is_a_land_with_your_presence(trial: Trial) -> None:
    """EX-RANGE-1."""
    power = trial.power("probe", nothing, reach=presence(0))
    here = plain({"A7": {"presence": {"P1": 1}}})
    assert lands_in_reach(here, power) == ["A7"]


@pytest.mark.rule("SI-9.5", "SI-9.10")
def test_range_reaches_every_land_up_to_it_from_any_presence(trial: Trial) -> None:
    """Sacred site or not, on whatever terrain, and nearer lands as well."""
    here = plain({"A7": {"presence": {"P1": 1}}, "A3": {"presence": {"P1": 1}}})
    one = trial.power("probe", nothing, reach=presence(1))
    assert lands_in_reach(here, one) == ["A2", "A3", "A4", "A5", "A7", "A8"]
    two = trial.power("probe", nothing, reach=presence(2))
    assert lands_in_reach(here, two) == ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"]


@pytest.mark.rule("SI-9.7", "SI-9.8", "SI-9.5")
def test_a_terrain_limits_the_origin_and_not_the_target(trial: Trial) -> None:
    """EX-RANGE-2: A6 is the mountain with presence; the jungle A3 does not serve."""
    power = trial.power("probe", nothing, reach=presence(1, MOUNTAIN))
    here = plain({"A6": {"presence": {"P1": 1}}, "A3": {"presence": {"P1": 2}}, "A7": {}})
    assert lands_in_reach(here, power) == ["A1", "A5", "A6", "A8"]


@pytest.mark.rule("SI-9.7", "SI-6.5")
def test_range_from_a_sacred_site(trial: Trial) -> None:
    """EX-RANGE-3: A7 is sacred; the single presence in A3 reaches nothing."""
    power = trial.power("probe", nothing, reach=sacred_site(2))
    here = plain({"A7": {"presence": {"P1": 2}}, "A3": {"presence": {"P1": 1}}})
    assert lands_in_reach(here, power) == ["A1", "A4", "A5", "A6", "A7", "A8"]


@pytest.mark.rule("SI-9.9", "SI-9.27")
def test_a_range_bonus_is_added(trial: Trial) -> None:
    """EX-RANGE-4: range 1 and 3 more reach four lands; A6 and A8 are five lands away from B8."""
    power = trial.power("probe", nothing, reach=presence(1))
    here = plain({"A7": {}, "B7": {}, "B8": {"presence": {"P1": 1}}}, boards="AB")
    assert lands_in_reach(here, power) == ["B6", "B7", "B8"]
    table = here.table
    lasting(table, MoreRange(0, 3))
    reached = lands_in_reach(here, power)
    assert reached == [name for name in table.island.names if name not in ("A0", "B0", "A6", "A8")]
    lasting(table, MoreRange(1, 9))  # somebody else's
    assert lands_in_reach(here, power) == reached


@pytest.mark.rule("SI-9.11")
def test_distance_runs_over_the_edge_of_a_board(trial: Trial) -> None:
    """A3 touches B3, B4 and B7."""
    power = trial.power("probe", nothing, reach=presence(1))
    here = plain({"A3": {"presence": {"P1": 1}}, "A7": {}}, boards="AB")
    assert lands_in_reach(here, power) == ["A2", "A3", "A4", "B3", "B4", "B7"]


@pytest.mark.rule("SI-9.5")
def test_a_power_out_of_range_of_every_target_cannot_be_used(trial: Trial) -> None:
    trial.power("probe", nothing, reach=presence(1), target=DAHAN_LAND)
    seats = {"P1": {"played": ["probe"]}}
    far = plain({"A1": {"dahan": 1}}, phase="fast", seats=seats)
    assert far.options() == ["done"]
    near = plain({"A5": {"dahan": 1}, "A1": {"dahan": 1}}, phase="fast", seats=seats)
    assert near.options() == ["use probe", "done"]


# -- target lands ----------------------------------------------------------------------------------


@pytest.mark.rule("SI-9.13")
def test_target_any(trial: Trial) -> None:
    """EX-TARGET-1, any."""
    assert fitting(trial, ANY_LAND) == ["A1", "A5", "A8"]


@pytest.mark.rule("SI-9.14")
def test_target_terrains(trial: Trial) -> None:
    """EX-TARGET-1, mountain or wetland: one of the shown terrains is enough."""
    assert fitting(trial, MOUNTAIN_WETLAND) == ["A1", "A5"]


@pytest.mark.rule("SI-9.15")
def test_target_coastal_and_inland(trial: Trial) -> None:
    """EX-TARGET-1, coastal and inland."""
    assert fitting(trial, COASTAL_LAND) == ["A1"]
    assert fitting(trial, INLAND) == ["A5", "A8"]


@pytest.mark.rule("SI-9.16")
def test_target_invaders_and_none(trial: Trial) -> None:
    """EX-TARGET-1, invaders and no invaders."""
    assert fitting(trial, INVADER_LAND) == ["A1"]
    assert fitting(trial, NO_INVADERS) == ["A5", "A8"]


@pytest.mark.rule("SI-9.17")
def test_target_dahan(trial: Trial) -> None:
    """EX-TARGET-1, dahan."""
    assert fitting(trial, DAHAN_LAND) == ["A5"]


@pytest.mark.rule("SI-9.18")
def test_target_blight_and_none(trial: Trial) -> None:
    """EX-TARGET-1, blight and no blight."""
    assert fitting(trial, BLIGHTED_LAND) == ["A8"]
    assert fitting(trial, NO_BLIGHT) == ["A1", "A5"]


@pytest.mark.rule("SI-9.24", "SI-3.11")
def test_a_slash_in_a_condition_asks_for_either_kind(trial: Trial) -> None:
    """EX-WORD-3: a land with town/city."""
    lands = {
        "A1": {"town": 1},
        "A2": {"city": 1},
        "A3": {"town": 1, "city": 1},
        "A4": {"explorer": 2},
    }
    assert fitting(trial, BUILDING_LAND, lands) == ["A1", "A2", "A3"]


@pytest.mark.rule("SI-9.12")
def test_a_power_has_one_target(trial: Trial) -> None:
    trial.power("probe", nothing, reach=presence(1))
    here = plain({}, phase="fast", seats={"P1": {"played": ["probe"]}})
    here.answer("use probe")
    assert here.options() == ["target A5", "target A7", "target A8"]
    here.answer("target A8")
    assert here.options() == ["done"]


# -- target spirits --------------------------------------------------------------------------------


@pytest.mark.rule("SI-9.19", "SI-9.20", "SI-29.2")
def test_target_spirits(trial: Trial) -> None:
    """EX-TARGET-2."""
    anybody = trial.power("gift", nothing, reach=None, target=ANY_SPIRIT)
    another = trial.power("boon", nothing, reach=None, target=ANOTHER_SPIRIT)
    two = plain({}, boards="AB").table
    assert target_spirits(two, 0, anybody) == [0, 1]
    assert target_spirits(two, 0, another) == [1]
    solo = plain({}).table
    assert target_spirits(solo, 0, anybody) == [0]
    assert target_spirits(solo, 0, another) == [0]
