"""Ocean's Hungry Grasp: panel, oceans in play, drowning, innate and unique powers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.errors import BadData
from loci.games.spirit_island import GAME
from loci.games.spirit_island.content.major.enduring import DahanImmune
from loci.games.spirit_island.rules.act import FEAR_CARD, POWER, Act
from loci.games.spirit_island.rules.effects import defence
from loci.games.spirit_island.rules.island.lands import is_terrain, near, oceans
from loci.games.spirit_island.rules.island.movement import around
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.terms import WETLAND
from tests.spirit_island.spirits import alone, growth, panel, printed, started, thresholds
from tests.spirit_island.tables import OCEAN, RIVER, Island, island, targets

BREAKS = "power ocean-breaks-the-shore at A1"


def ocean(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """Ocean alone, with presence in the ocean unless `lands` says otherwise."""
    return alone(OCEAN, {"A0": {"presence": {"P1": 1}}, "A7": {}, **lands}, *steps, **keys)


def with_river(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """River on board A as P1; Ocean on board B as P2, with presence in both oceans."""
    placed = {"A0": {"presence": {"P2": 1}}, "B0": {"presence": {"P2": 1}}, "B7": {}, **lands}
    return island(placed, *steps, spirits=[RIVER, OCEAN], boards="AB", **keys)


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert panel(OCEAN) == ("0 moon water 1 earth water 2", "1 2 2 3 4 5")
    assert growth(OCEAN) == [
        ["reclaim-all", "gain-power", "gather-presence", "energy-2"],
        ["presence-anywhere-ocean", "presence-anywhere-ocean", "energy-1"],
        ["gain-power", "presence-1-coastal", "push-presence"],
    ]
    assert SPIRITS[OCEAN].complexity == "high"


def test_the_headers() -> None:
    deeps, swallow = "call-of-the-deeps", "swallow-the-land-dwellers"
    assert printed(deeps) == (0, "fast", "moon air water", "presence 0", "coastal")
    assert printed("grasping-tide") == (1, "fast", "moon water", "presence 1", "coastal")
    assert printed(swallow) == (0, "slow", "water earth", "presence 0", "coastal")
    assert printed("tidal-boon") == (1, "slow", "moon water earth", "", "another-spirit")
    assert printed("pound-ships-to-splinters") == (0, "fast", "", "presence 0", "coastal")
    assert printed("ocean-breaks-the-shore") == (0, "slow", "", "presence 0", "coastal")
    ships = ("1 moon 1 air 2 water", "2 moon 1 air 3 water", "3 moon 2 air 4 water")
    assert thresholds("pound-ships-to-splinters", *ships)
    shore = ("2 water 1 earth", "3 water 2 earth", "4 water 3 earth")
    assert thresholds("ocean-breaks-the-shore", *shore)


@pytest.mark.rule("SI-2.22")
def test_set_up_in_the_ocean_and_on_a_coast_of_choice() -> None:
    here = started(OCEAN, "A")
    assert here.options() == ["place A1", "place A2", "place A3"]
    here.answer("place A3")
    assert (here.land("A0"), here.land("A3")["presence"]) == ({"presence": {0: 1}}, {0: 1})
    assert sum(here.seat().presence) == 2


# -- oceans in play --------------------------------------------------------------------------------


def test_an_ocean_is_a_coastal_wetland_on_boards_with_presence() -> None:
    lands = {"A0": {}, "A2": {"presence": {"P2": 1}}}
    here = island(lands, spirits=[RIVER, OCEAN], boards="AB")  # P2 has presence in B0 as well
    assert oceans(here.table) == [0, 9]
    assert is_terrain(here.table, 0, WETLAND)
    assert near(here.table, 0) == [1, 2, 3]
    assert 0 in near(here.table, 1)
    gone = island({"A2": {"presence": {"P2": 1}}, "B0": {}}, spirits=[RIVER, OCEAN], boards="AB")
    assert oceans(gone.table) == [0]
    assert 9 not in near(gone.table, 10)


def test_powers_of_other_spirits_may_target_the_ocean() -> None:
    here = with_river({"A1": {"presence": {"P1": 1}}, "A7": {}})
    assert targets(here, "wash-away") == ["A0", "A1", "A2", "A4", "A5", "A6"]
    assert "B0" not in targets(here, "wash-away")


def test_others_do_not_grow_into_the_ocean() -> None:
    here = with_river({"A1": {"presence": {"P1": 1}}, "A7": {}}, "growth 2 by P1")
    assert "presence energy A2" in here.options()
    assert not [line for line in here.options() if line.endswith("A0")]


def test_presence_never_goes_inland() -> None:
    lands = {"A1": {"presence": {"P1": 1}}}
    here = ocean(lands, "growth 3").answer("presence-1-coastal 2")
    reached = {line.split(" ")[2] for line in here.options()}
    assert reached == {"A1", "A2", "A3"}  # growth counts no ocean as coast


def test_blight_cascades_into_an_ocean_in_play() -> None:
    here = ocean({"A1": {"blight": 1}, "A3": {"presence": {"P1": 1}}}, "blight A1")
    here.answer("cascade A0")
    assert here.land("A0") == {"blight": 1}
    assert (here.seat().destroyed, here.land("A1")["blight"]) == (1, 2)


@pytest.mark.rule("SI-18.13", "SX-33.13", "SX-33.14")
@pytest.mark.rule("SI-3.9")
def test_without_presence_on_the_board_the_ocean_is_no_land() -> None:
    here = island(
        {"A1": {"blight": 1}, "A2": {"town": 1}, "B0": {"presence": {"P2": 1}}, "B7": {}},
        "power wash-away at A2",
        "blight A1",
        spirits=[RIVER, OCEAN],
        boards="AB",
    )
    assert here.options() == ["push town A1", "push town A3", "push town A4", "stop"]
    here.answer("stop")
    assert not [line for line in here.options() if line.endswith(" A0")]


@pytest.mark.rule("SI-21.7")
def test_fear_cards_push_nothing_into_the_ocean() -> None:
    here = ocean({})
    assert around(Act(here.table, FEAR_CARD), 2) == [1, 3, 4]
    assert around(Act(here.table, POWER, 0, power="wash-away"), 2) == [0, 1, 3, 4]


# -- growth ----------------------------------------------------------------------------------------


def test_the_first_growth_gathers_a_presence_into_each_ocean() -> None:
    lands = {
        "A0": {"presence": {"P2": 1}},
        "A1": {"presence": {"P2": 1}},
        "A3": {"presence": {"P2": 2}},
        "B0": {},
        "B2": {"presence": {"P2": 1}},
        "B7": {},
    }
    here = island(lands, "growth 1 by P2", spirits=[RIVER, OCEAN], boards="AB")
    here.answer("gather-presence 3", seat=1)
    assert here.options(1) == ["gather-presence A1", "gather-presence A3"]
    here.answer("gather-presence A3", seat=1)  # on board B there is only one to gather
    assert (here.land("A0"), here.land("A3")) == ({"presence": {1: 2}}, {"presence": {1: 1}})
    assert (here.land("B0"), here.land("B2")) == ({"presence": {1: 1}}, {})
    here.answer("energy-2 3", seat=1)
    assert here.seat(1).energy == 2


def test_nothing_to_gather_is_skipped() -> None:
    here = ocean({}, "growth 1").answer("gather-presence 3", "energy-2 3")
    assert (here.land("A0"), here.seat().energy) == ({"presence": {0: 1}}, 2)


def test_the_second_growth_adds_presence_in_any_oceans() -> None:
    here = island(
        {"B0": {"presence": {"P2": 1}}, "B7": {}},
        "growth 2 by P2",
        spirits=[RIVER, OCEAN],
        boards="AB",
    )
    here.answer("energy-1 3", seat=1)
    assert {line.split(" ")[2] for line in here.options(1)} == {"A0", "B0"}
    here.answer("presence energy A0", "presence plays A0", seat=1)
    assert here.land("A0") == {"presence": {1: 2}}
    assert (here.seat(1).energy, here.seat(1).energy_shown, here.seat(1).plays_shown) == (1, 2, 2)


def test_the_third_growth_pushes_a_presence_out_of_each_ocean() -> None:
    lands = {"A0": {"presence": {"P2": 2}}, "B0": {"presence": {"P2": 1}}}
    here = with_river(lands, "growth 3 by P2").answer("push-presence 3", seat=1)
    assert here.options(1) == ["push-presence A1", "push-presence A2", "push-presence A3"]
    here.answer("push-presence A2", "push-presence B1", seat=1)
    assert (here.land("A0"), here.land("A2")) == ({"presence": {1: 1}}, {"presence": {1: 1}})
    assert (here.land("B0"), here.land("B1")) == ({}, {"presence": {1: 1}})


# -- drowning --------------------------------------------------------------------------------------


@pytest.mark.rule("SI-20.23")
def test_what_is_moved_into_the_ocean_drowns_with_fear() -> None:
    here = with_river({"A1": {"explorer": 1, "town-1": 1, "dahan": 1}}, "power wash-away at A1")
    here.answer("push town-1 A0", "push explorer A0")
    assert (here.land("A0"), here.land("A1")) == ({"presence": {1: 1}}, {"dahan": 1})
    assert here.fear() == 1
    assert here.seat(1).drowned == 3  # by nature, whatever damage there was


@pytest.mark.rule("SI-20.26")
def test_what_lies_in_an_ocean_drowns_though_the_action_takes_it_out_of_play() -> None:
    """The blight of the power destroys the only presence on the board, and cascades; meanwhile the
    town lies in an ocean that is no land any more."""
    lands = {"A1": {"town": 1, "blight": 1, "presence": {"P2": 1}}, "A0": {}}
    here = with_river(lands, "power land-of-haunts-and-embers at A1 by P1")
    here.answer("push town A0")
    assert here.prompt() == "ask-cascade"
    assert GAME.audit(here.table) == []
    here.answer("cascade A2")
    assert (here.land("A0"), here.seat(1).drowned) == ({}, 2)


def test_nothing_stands_in_an_ocean_that_is_no_land() -> None:
    with pytest.raises(BadData) as error:
        ocean({"A1": {"presence": {}}, "A0": {"town": 1}})
    assert error.value.reason.id == "position-ocean"


def test_drowned_dahan_are_just_destroyed() -> None:
    here = ocean({"A1": {"dahan": 2}}, "power call-to-migrate at A1")
    here.answer("push dahan A0", "push dahan A0")
    assert (here.land("A1"), here.land("A0")) == ({}, {"presence": {0: 1}})
    assert (here.seat().drowned, here.fear()) == (0, 0)


def test_dahan_that_cannot_be_destroyed_are_washed_ashore() -> None:
    here = ocean({"A1": {"dahan": 1}}, "power call-to-migrate at A1")
    here.table.effects = (*here.table.effects, DahanImmune(0, 0))
    here.answer("push dahan A0", "push dahan A3")
    assert (here.land("A0"), here.land("A3")) == ({"presence": {0: 1}}, {"dahan": 1})


@pytest.mark.parametrize(
    ("drowned", "alone", "of_two"),
    [(0, 0, 0), (1, 1, 0), (2, 2, 1), (5, 5, 2)],
)
def test_health_for_energy_by_the_number_of_players(drowned: int, alone: int, of_two: int) -> None:
    one = ocean({}, seats={"P1": {"drowned": drowned, "grown": 1}})
    assert [line for line in one.options() if line.startswith("drown")] == [
        f"drown {n + 1}" for n in range(alone)
    ]
    two = with_river({}, seats={"P2": {"drowned": drowned, "grown": 1}})
    assert len([line for line in two.options(1) if line.startswith("drown")]) == of_two


def test_the_rest_of_the_health_is_kept() -> None:
    here = with_river({}, seats={"P2": {"drowned": 5, "energy": 1}})
    here.answer("drown 2", seat=1)
    assert (here.seat(1).drowned, here.seat(1).energy) == (1, 3)
    assert not [line for line in here.options(1) if line.startswith("drown")]
    assert here.why_not("drown 1", 1)


def test_health_for_energy_in_the_power_phases_too() -> None:
    seats = {"P1": {"drowned": 1, "played": ["grasping-tide"]}}
    here = ocean({}, phase="fast", seats=seats)
    assert here.options() == ["use grasping-tide", "drown 1", "done"]
    here.answer("drown 1")
    assert (here.seat().drowned, here.seat().energy) == (0, 1)


# -- innate powers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("elements", "fear"),
    [
        ("1 moon 2 water", 0),
        ("1 moon 1 air 2 water", 1),
        ("2 moon 1 air 3 water", 2),
        ("3 moon 2 air 4 water", 4),
    ],
)
def test_pound_ships_to_splinters_by_level(elements: str, fear: int) -> None:
    here = ocean({}, "power pound-ships-to-splinters at A0", elements=elements)
    assert here.fear() == fear


@pytest.mark.rule("SX-36.8")
def test_pound_ships_to_splinters_in_your_coasts_and_oceans() -> None:
    here = ocean({"A2": {"presence": {"P1": 1}}})
    assert targets(here, "pound-ships-to-splinters") == ["A0", "A2"]


def test_ocean_breaks_the_shore_first_level_drowns_a_town() -> None:
    lands = {"A1": {"town": 2, "city": 1, "explorer": 1}}
    here = ocean(lands, BREAKS, elements="2 water 1 earth")
    assert here.land("A1") == {"town": 1, "city": 1, "explorer": 1}
    assert (here.seat().drowned, here.fear()) == (2, 1)
    none = ocean(lands, BREAKS, elements="2 water")
    assert none.land("A1") == {"town": 2, "city": 1, "explorer": 1}
    without = ocean({"A1": {"city": 1}}, BREAKS, elements="2 water 1 earth")
    assert (without.land("A1"), without.seat().drowned) == ({"city": 1}, 0)


def test_ocean_breaks_the_shore_second_level_may_take_a_city() -> None:
    lands = {"A1": {"town": 2, "city": 1}}
    here = ocean(lands, BREAKS, elements="3 water 2 earth")
    assert here.options() == ["option town", "option city"]
    here.answer("option city")
    assert (here.land("A1"), here.seat().drowned, here.fear()) == ({"town": 2}, 3, 2)
    other = ocean(lands, BREAKS, elements="3 water 2 earth").answer("option town")
    assert (other.land("A1"), other.seat().drowned) == ({"town": 1, "city": 1}, 2)


def test_ocean_breaks_the_shore_third_level_drowns_one_more() -> None:
    lands = {"A1": {"town": 2, "city": 1}}
    here = ocean(lands, BREAKS, elements="4 water 3 earth").answer("option city")
    assert (here.land("A1"), here.seat().drowned, here.fear()) == ({"town": 1}, 5, 3)
    both = ocean(lands, BREAKS, elements="4 water 3 earth")
    both.answer("option town", "drown city")
    assert (both.land("A1"), both.seat().drowned) == ({"town": 1}, 5)


# -- unique powers ---------------------------------------------------------------------------------


def test_call_of_the_deeps_gathers_one_explorer_to_a_coast() -> None:
    lands = {"A1": {"presence": {"P1": 1}}, "A2": {"explorer": 2}}
    here = ocean(lands, "power call-of-the-deeps at A1")
    assert here.land("A1") == {"explorer": 1, "presence": {0: 1}}
    assert here.land("A2") == {"explorer": 1}


def test_call_of_the_deeps_drowns_up_to_two_explorers_in_the_ocean() -> None:
    lands = {"A1": {"explorer": 2}, "A2": {"explorer": 1}, "A4": {"explorer": 1}}
    here = ocean(lands, "power call-of-the-deeps at A0")
    assert here.options() == ["gather explorer A1", "gather explorer A2"]
    here.answer("gather explorer A1", "gather explorer A1")
    assert (here.land("A1"), here.land("A2"), here.seat().drowned) == ({}, {"explorer": 1}, 2)
    one = ocean(lands, "power call-of-the-deeps at A0").answer("gather explorer A2", "stop")
    assert (one.land("A1"), one.seat().drowned) == ({"explorer": 2}, 1)


def test_grasping_tide() -> None:
    here = ocean({}, "power grasping-tide at A2")
    assert (here.fear(), defence(here.table, 2), defence(here.table, 1)) == (2, 4, 0)
    assert targets(here, "grasping-tide") == ["A0", "A1", "A2", "A3"]


def test_swallow_the_land_dwellers_drowns_one_of_each() -> None:
    lands = {"A1": {"explorer": 2, "town": 2, "city": 1, "dahan": 2}}
    here = ocean(lands, "power swallow-the-land-dwellers at A1")
    assert here.land("A1") == {"explorer": 1, "town": 1, "city": 1, "dahan": 1}
    assert (here.seat().drowned, here.fear()) == (3, 1)
    few = ocean({"A1": {"town": 1}}, "power swallow-the-land-dwellers at A1")
    assert (few.land("A1"), few.seat().drowned) == ({}, 2)


def test_the_user_chooses_among_hurt_pieces() -> None:
    lands = {"A1": {"town": 1, "town-1": 1}}
    here = ocean(lands, "power swallow-the-land-dwellers at A1").answer("drown town")
    assert (here.land("A1"), here.seat().drowned) == ({"town-1": 1}, 2)


def boon(lands: dict[str, Any]) -> Island:
    return with_river(lands, "power tidal-boon by P2")


def test_tidal_boon_gives_energy_and_lets_the_target_push() -> None:
    lands = {"A1": {"town": 2, "dahan": 3, "presence": {"P1": 1}}, "A7": {}}
    here = boon(lands)
    assert (here.seat(0).energy, here.asked()) == (2, [0])  # the target decides
    assert here.options() == ["land A1", "stop"]
    here.answer("land A1", "push town A0", "push dahan A2", "push dahan A4")
    assert here.land("A1") == {"town": 1, "dahan": 1, "presence": {0: 1}}
    assert (here.land("A2"), here.land("A4")) == ({"dahan": 1}, {"dahan": 1})
    assert (here.seat(1).drowned, here.fear()) == (2, 1)


def test_tidal_boon_need_not_push_anything() -> None:
    lands = {"A1": {"town": 1, "dahan": 1, "presence": {"P1": 1}}, "A7": {}}
    here = boon(lands).answer("stop")
    assert here.land("A1") == {"town": 1, "dahan": 1, "presence": {0: 1}}
    parts = boon(lands).answer("land A1", "stop", "stop")
    assert parts.land("A1") == {"town": 1, "dahan": 1, "presence": {0: 1}}
    nothing = boon({})  # no town and no dahan in its lands: nothing is asked of the target
    assert (nothing.seat(0).energy, nothing.prompt(0)) == (2, "ask-growth")


@pytest.mark.rule("SI-20.26")
def test_tidal_boon_sets_dahan_down_on_any_coast() -> None:
    lands = {"A1": {"dahan": 2, "presence": {"P1": 1}}, "A7": {}}
    here = boon(lands).answer("land A1", "push dahan A0", "push dahan A0")
    assert (here.asked(), here.prompt()) == ([1], "ask-save-dahan")
    coast = [f"land {board}{n}" for board in "AB" for n in (1, 2, 3)]
    assert here.options() == [*coast, "stop"]
    here.answer("land B2", "stop")
    assert (here.land("B2"), here.land("A0")) == ({"dahan": 1}, {"presence": {1: 1}})
    assert here.land("A1") == {"presence": {0: 1}}


@pytest.mark.rule("SI-29.2")
def test_tidal_boon_alone_is_for_yourself() -> None:
    here = ocean({"A2": {"town": 1, "presence": {"P1": 1}}}, "power tidal-boon")
    here.answer("land A2", "push town A0")
    assert (here.seat().energy, here.seat().drowned) == (2, 2)
