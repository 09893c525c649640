"""The fear cards of Feather & Flame, at each terror level."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.sequence import time_passes
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import Island, turn_up

FAR: dict[str, Any] = {"A8": {"city": 1}}


def test_there_are_five() -> None:
    assert GAME.content()["feather-and-flame"]["fear"] == [
        "angry-mobs",
        "communities-in-disarray",
        "depopulation",
        "mimic-the-dahan",
        "spreading-timidity",
    ]


# -- Angry Mobs ------------------------------------------------------------------------------------


def test_mobs_from_towns() -> None:
    lands = {"A5": {"town": 1}, "A4": {"town": 1}}
    here = turn_up("angry-mobs", 1, lands)
    assert here.options() == ["land A4", "land A5", "stop"]
    here.answer("land A5")
    assert (here.lands("A4", "A5"), here.fear()) == ([{"town": 1}, {"explorer": 2}], 1)
    none = turn_up("angry-mobs", 1, lands).answer("stop")
    assert (none.land("A5"), none.fear()) == ({"town": 1}, 0)


@pytest.mark.rule("SX-35.6")
def test_mobs_rage_twice_where_time_is_poured() -> None:
    """It is poured from board B to board A."""
    poured = [{"kind": "time-poured", "seat": "P1", "word": "A"}]
    poured.append({"kind": "time-poured", "seat": "P1", "word": "B", "number": 1})
    lands = {"A5": {"explorer": 4}, "B5": {"explorer": 2}, **FAR}
    keys: dict[str, Any] = {"boards": "AB", "effects": poured, "phase": "invaders"}
    here = turn_up("angry-mobs", 2, lands, "stop", **keys)
    assert here.lands("A5", "B5") == [{"explorer": 1}, {"explorer": 2}]


def test_each_player_may_make_a_mob() -> None:
    lands = {"A5": {"town": 2}}
    here = turn_up("angry-mobs", 1, lands, boards="AB").answer("land A5", seat=0)
    here.answer("land A5", seat=1)
    assert (here.land("A5"), here.fear()) == ({"explorer": 4}, 2)


def test_mobs_destroy_explorers_and_towns() -> None:
    lands = {"A5": {"explorer": 5, "town": 1, "city": 1}, "A4": {"explorer": 1, "town": 1}}
    here = turn_up("angry-mobs", 2, lands)
    assert here.options() == ["destroy explorer", "destroy town"]
    here.answer("destroy town")  # then an explorer, without a question
    assert here.lands("A4", "A5") == [{"explorer": 1, "town": 1}, {"explorer": 4, "city": 1}]


def test_mobs_destroy_anybody() -> None:
    lands = {"A5": {"explorer": 2, "city": 1}, "A4": {"explorer": 1, "city": 1}}
    here = turn_up("angry-mobs", 3, lands).answer("destroy city")
    assert here.lands("A4", "A5") == [{"explorer": 1, "city": 1}, {"explorer": 2}]


# -- Mimic the Dahan -------------------------------------------------------------------------------


def test_settlers_leave_the_dahan() -> None:
    lands = {"A5": {"town": 1, "city": 1, "dahan": 2}, "A4": {"town": 1, "dahan": 1}}
    here = turn_up("mimic-the-dahan", 1, lands)
    assert here.lands("A4", "A5") == [{"town": 1, "dahan": 1}, {"city": 1, "dahan": 2}]


def test_settlers_become_dahan() -> None:
    lands = {"A5": {"town": 1, "explorer": 1, "dahan": 2}, "A4": {"town": 1, "dahan": 1}}
    town = turn_up("mimic-the-dahan", 2, lands).answer("option town-joins")
    assert town.land("A5") == {"explorer": 1, "dahan": 3}
    explorer = turn_up("mimic-the-dahan", 2, lands).answer("option explorer-joins")
    assert explorer.land("A5") == {"town": 1, "dahan": 3}


@pytest.mark.parametrize(("around", "land"), [(3, "A5"), (2, "")])
def test_settlers_near_many_dahan(around: int, land: str) -> None:
    lands = {"A5": {"explorer": 1}, "A4": {"dahan": around - 1}, "A6": {"dahan": 1}}
    here = turn_up("mimic-the-dahan", 3, lands)
    assert here.land("A5") == ({"dahan": 1} if land else {"explorer": 1})
    own = turn_up("mimic-the-dahan", 3, {"A5": {"town": 1, "dahan": 1}})
    assert own.land("A5") == {"dahan": 2}


# -- Depopulation ----------------------------------------------------------------------------------


def test_towns_shrink_on_each_board() -> None:
    lands = {"A5": {"town": 1}, "B5": {"town": 1}, "B4": {"town": 1}}
    here = turn_up("depopulation", 1, lands, boards="AB")
    assert here.options() == ["land B4", "land B5"]
    here.answer("land B4")
    assert here.lands("A5", "B4", "B5") == [{"explorer": 1}, {"explorer": 1}, {"town": 1}]


def test_towns_leave_each_board() -> None:
    lands = {"A5": {"town": 1}, "B5": {"town": 2}}
    here = turn_up("depopulation", 2, lands, boards="AB")
    assert here.lands("A5", "B5") == [{}, {"town": 1}]
    assert here.fear() == 0


@pytest.mark.parametrize(
    ("line", "left"), [("remove-town", {"city": 1}), ("replace-city", {"town": 2})]
)
def test_a_town_leaves_or_a_city_shrinks(line: str, left: dict[str, int]) -> None:
    lands = {"A5": {"town": 1, "city": 1}, "A8": {}}
    here = turn_up("depopulation", 3, lands).answer(f"option {line}")
    assert here.land("A5") == left


# -- Communities in Disarray -----------------------------------------------------------------------


def ravaged(level: int, lands: dict[str, Any]) -> Island:
    return turn_up("communities-in-disarray", level, lands, "ravage A4")


@pytest.mark.parametrize(
    ("level", "pieces", "blight"),
    [
        *[(1, {"city": 1}, True), (1, {"town": 1}, True), (2, {"town": 1}, False)],
        *[(2, {"city": 1}, True), (3, {"city": 1}, False), (3, {"city": 2}, True)],
        (3, {"town": 2, "explorer": 1}, False),
    ],
)
def test_buildings_deal_less(level: int, pieces: dict[str, int], blight: bool) -> None:
    assert ("blight" in ravaged(level, {"A4": pieces, **FAR}).land("A4")) == blight


@pytest.mark.rule("SX-4.17")
def test_disarray_is_for_ravages_alone() -> None:
    """A city that fights another invader deals its 3 damage."""
    lands = {"A4": {"city*1": 1, "town-1": 2, "presence": {"P1": 1}}, **FAR}
    steps = ["fear-card theological-strife at 3"]
    here = turn_up("communities-in-disarray", 3, lands, *steps)
    here.answer("strife city*1")
    assert here.land("A4") == {"city*2": 1, "presence": {0: 1}}


def test_invaders_do_not_heal() -> None:
    lands = {"A4": {"city-1": 1, "dahan-1": 1}, **FAR}
    here = turn_up("communities-in-disarray", 1, lands)
    carry_out(time_passes(here.table))
    assert here.land("A4") == {"city-1": 1, "dahan": 1}
    carry_out(time_passes(here.table))
    assert here.land("A4") == {"city": 1, "dahan": 1}  # for one turn


# -- Spreading Timidity ----------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "points"), [(1, 0), (2, 2), (3, 4)])
def test_a_land_is_isolated(level: int, points: int) -> None:
    here = turn_up("spreading-timidity", level, {}).answer("land A5")
    assert "isolate" in [effect.kind for effect in here.table.effects]
    assert here.defended("A5") == [points]


@pytest.mark.parametrize(("level", "same"), [(1, True), (2, False), (3, False)])
def test_lands_are_different_from_level_2_on(level: int, same: bool) -> None:
    here = turn_up("spreading-timidity", level, {}, boards="AB").answer("land A5", seat=0)
    assert ("land A5" in here.options(1)) == same
