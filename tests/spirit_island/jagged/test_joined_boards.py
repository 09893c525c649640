"""A land joined of lands of two boards lies on both of them (SX-34.52, SX-34.53)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.content.blight.jagged import is_least_built
from loci.games.spirit_island.content.events.parts import most_built
from loci.games.spirit_island.content.scenarios.guard_the_isles_heart import inner_lands
from loci.games.spirit_island.content.scenarios.the_great_river import is_eastern, north
from loci.games.spirit_island.content.vocabulary import any_land
from loci.games.spirit_island.rules.act import RULE, Act, decider, decider_among
from loci.games.spirit_island.rules.events.step import lands_on
from loci.games.spirit_island.rules.invaders.sources import has_source
from loci.games.spirit_island.rules.island.lands import near, seas_between
from loci.games.spirit_island.rules.island.weaving import unweave, weave
from loci.games.spirit_island.state.island import island as archipelago
from loci.games.spirit_island.state.island import with_woven
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import EVERY_SET, OCEAN, RIVER, Island, island

FRACTURED = "fractured-days-split-the-sky"
VENGEANCE = "vengeance-as-a-burning-plague"


def joined(lands: dict[str, Any], *steps: str, pair: str = "A5+B3", **keys: Any) -> Island:
    """A5, inland, and B3, on the coast, are one, which is called A5."""
    land, other = pair.split("+")
    woven = {"kind": "woven", "land": land, "other": other, "seat": "P1"}
    keys["options"] = {**EVERY_SET, **keys.get("options", {})}
    keys["effects"] = [woven, *keys.get("effects", [])]
    keys = {"boards": "AB", "turn": 2, **keys}
    return island(lands, *steps, woven=[pair], **keys)


def number(here: Island, name: str) -> int:
    return here.table.island.numbers[name]


def names(here: Island, lands: list[int]) -> list[str]:
    return [here.table.island.names[land] for land in lands]


# -- the island ------------------------------------------------------------------------------------


@pytest.mark.rule("SX-34.52")
def test_its_boards_and_its_parts() -> None:
    laid = joined({}).table.island
    five, three, one = (laid.numbers[name] for name in ("A5", "B3", "B1"))
    assert [laid.boards_of(land) for land in (five, three, one)] == [[0, 1], [0, 1], [1]]
    assert (laid.parts_of(five), laid.parts_of(three)) == ([five, three], [])
    assert laid.common_boards([five, one]) == [1]
    assert laid.common_boards([laid.numbers["A1"], one]) == laid.common_boards([]) == []


@pytest.mark.rule("SX-34.53")
def test_its_ocean_is_the_one_that_it_touches() -> None:
    lands: dict[str, Any] = {"B0": {"presence": {"P2": 1}}}
    here = joined(lands, spirits=[RIVER, OCEAN])
    assert "B0" in names(here, near(here.table, number(here, "A5")))
    barred = {"kind": "isolate", "land": "B0", "seat": "P1"}
    lands |= {"A8": {}, "B8": {"city": 1}}  # far off
    cut = joined(lands, spirits=[RIVER, OCEAN], effects=[barred])
    assert not has_source(cut.table, number(cut, "A5"))
    two = joined(lands, spirits=[RIVER, OCEAN], pair="A3+B3").table.island
    assert [two.names[ocean] for ocean in two.oceans_of(two.numbers["A3"])] == ["A0", "B0"]


@pytest.mark.rule("SX-34.53")
def test_ranges_over_the_sea_go_from_the_coast_that_it_touches() -> None:
    apart = archipelago("ABCD", "archipelago-2-2")
    inland, coast = next(
        (land, other)
        for land in apart.lands
        for other in apart.near[land]
        if apart.coastal[other] and not apart.coastal[land]
        if apart.board_of(land) != apart.board_of(other)
    )
    laid = with_woven(apart, ((inland, coast),))
    assert laid.across(inland) == apart.across(coast) != []
    assert apart.facing[apart.board_of(inland)] != apart.facing[apart.board_of(coast)]


@pytest.mark.rule("SX-34.13")
def test_a_joined_land_is_joined_to_another() -> None:
    """A5 with A4 becomes a part of B3, and all three are divided when the turn ends."""
    here = joined({"A5": {"explorer": 1, "town": 1}}, pair="A5+A4")
    table = here.table
    three, five, four = (number(here, name) for name in ("B3", "A5", "A4"))
    carry_out(weave(Act(table, RULE, 0), three, five))
    assert here.land("B3") == {"explorer": 1, "town": 1}
    assert table.island.parts_of(three) == [four, five, three]
    assert {table.island.land_on(0, n) for n in (4, 5)} == {three}
    assert table.island.boards_of(three) == [0, 1]
    carry_out(unweave(Act(table, RULE, 0), three, four), "push explorer A4", "stop")
    carry_out(unweave(Act(table, RULE, 0), three, five), "push town A5")
    assert table.island.woven == ()
    assert here.lands("A4", "A5", "B3") == [{"explorer": 1}, {"town": 1}, {}]


# -- who decides -----------------------------------------------------------------------------------


@pytest.mark.rule("SX-34.52", "SI-28.7")
def test_who_decides_about_it() -> None:
    here = joined({}, pair="B3+A5")
    table, three = here.table, number(here, "B3")
    assert decider(table, three) == 0  # P1 started on board A, which is one of its boards
    assert decider_among(table, [three, number(here, "B6")]) == 1
    assert decider_among(table, [three, number(here, "A6")]) == 0
    assert decider_among(table, [number(here, "B6"), number(here, "A6")]) == 0


# -- events ----------------------------------------------------------------------------------------


@pytest.mark.rule("SX-34.52", "SX-34.53")
@pytest.mark.parametrize(("wilds", "came"), [("A7", 2), ("B7", 2), ("A5", 1), ("", 2)])
def test_mapmakers(wilds: str, came: int) -> None:
    """More come as soon as one of its boards has no wilds, and no more if neither has any."""
    effects = [{"kind": "mapmakers-chart-the-wild"}]
    lands = {wilds: {"wilds": 1, "presence": {"P1": 1}}} if wilds else {}
    here = joined(lands, "explore A5", effects=effects)
    assert here.land("A5")["explorer"] == came


@pytest.mark.rule("SX-34.52")
def test_the_most_of_a_board() -> None:
    """It has most of board B, and not of board A."""
    here = joined({"A5": {"town": 2}, "A8": {"city": 3}, "B6": {"town": 1}})
    table = here.table
    assert names(here, lands_on(table, 0, most_built(any_land))) == ["A8"]
    assert names(here, lands_on(table, 1, most_built(any_land))) == ["A5"]
    five = number(here, "A5")
    assert most_built(any_land)(table, five)
    assert (is_least_built(table, 0, five), is_least_built(table, 1, five)) == (True, False)


@pytest.mark.rule("SX-34.52")
def test_diseases_on_half_of_the_boards() -> None:
    """It is chosen for the one of its boards, and then for the other."""
    mixed = {"town": 1, "dahan": 3}
    lands = {"B3": mixed, "C6": mixed, "A7": {}, "A8": {"presence": {"P1": 1}, "city": 1}}
    event = "event-part new-diseases"
    here = joined(lands, event, boards="ABC", pair="B3+A7")
    assert here.options() == ["land B3", "land C6"]
    here.answer("land B3", "land B3")
    assert [here.land(name).get("disease", 0) for name in ("B3", "C6")] == [2, 0]


@pytest.mark.rule("SX-34.52")
def test_promising_farmland_on_either_board() -> None:
    effects = [{"kind": "promising-farmland", "word": "B"}]
    here = joined({}, "explore-step", phase="invaders", step="explore", explore=["1-wetland"],
                  effects=effects)  # fmt: skip
    assert "land A5" in here.options()
    assert here.answer("land A5").land("A5") == {"town": 1}


# -- adversaries and scenarios ---------------------------------------------------------------------


def against(adversary: str, level: int, lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    options = {"adversary": adversary, "level": level}
    return joined(lands, *steps, options=options, **keys)


@pytest.mark.rule("SX-34.52", "SX-44.10")
def test_blight_in_it_spares_both_boards_the_pressure_of_russia() -> None:
    lands = {"A5": {"explorer": 1}, "A4": {"explorer": 1}, "B5": {"explorer": 2}}
    keys: dict[str, Any] = {"phase": "invaders", "step": "ravage", "ravage": ["1-wetland"]}
    here = against("russia", 6, lands, "ravage-step", "stop", blight_pool=9, **keys)
    assert here.lands("A5", "B5") == [{"explorer": 1, "blight": 1}, {"explorer": 2}]


@pytest.mark.rule("SX-34.52", "SX-44.2")
def test_hunters_of_russia_keep_to_one_of_its_boards() -> None:
    """Board C has no beasts: both explorers come to one board, be it either of the joined land."""
    lands = {"B3": {"beasts": 1}, "B6": {"beasts": 1}, "A6": {"beasts": 1}}
    here = against("russia", 0, lands, "escalation 2-jungle", boards="ABC", pair="B3+A7")
    here.answer("land B3", "land B3", "land B6", "land B6")
    assert here.options() == ["land A6", "land B3", "land B6"]
    here.answer("land B3")
    assert here.options() == ["land A6", "land B3", "land B6"]
    here.answer("land B6")
    assert here.land("B6")["explorer"] == 3


@pytest.mark.rule("SX-34.52", "SI-28.3")
def test_who_decides_about_a_board_of_which_it_is_the_first_land() -> None:
    """A3, joined with B3, comes before B1; board B is still that of P2."""
    lands = {name: {"beasts": 1} for name in ("A5", "A6", "B5", "B6")}
    here = against("russia", 0, lands, "escalation 2-jungle", pair="A3+B3")
    assert here.asked() == [0]
    here.answer("land A5", "land A6")
    assert (here.asked(), here.options()) == ([1], ["land B5", "land B6"])


@pytest.mark.rule("SX-34.52", "SX-52.2")
def test_it_names_no_board_for_the_ports_of_scotland() -> None:
    lands = {name: {"town": 1} for name in ("A1", "B1")}
    here = against("scotland", 0, lands, "escalation 2-jungle", pair="A3+B3")
    assert here.options() == ["land A1", "land B1"]
    here.answer("land B1")
    assert here.options() == ["land A3", *[f"land B{n}" for n in (2, 4, 5, 6, 7, 8)]]


@pytest.mark.rule("SX-34.52")
def test_cash_crops_on_either_board() -> None:
    here = against("france", 0, {}, "escalation 2-wetland")
    assert here.asked() == [0]
    here.answer("land A2")
    assert (here.asked(), "land A5" in here.options()) == ([1], True)


@pytest.mark.rule("SX-34.53", "SX-52.7")
def test_runoff_goes_to_the_ocean_that_it_touches() -> None:
    here = against("scotland", 5, {"A5": {"town": 1}}, "ravage A5", blight_pool=9)
    assert here.lands("A0", "B0") == [{}, {"blight": 1}]


@pytest.mark.rule("SX-34.52", "SX-52.3")
def test_ports_of_scotland_are_counted_for_both_boards() -> None:
    """A3, with B3, is a coast of both; left out for the one, it is no port of the other."""
    here = against("scotland", 1, {}, "explore coastal", pair="A3+B3")
    assert here.options() == ["land A1", "land A2", "land A3"]
    here.answer("land A3")
    assert here.prompt() != "ask-adversary-port"
    ports = [name for name in ("A1", "A2", "A3", "B1", "B2") if "town" in here.land(name)]
    assert ports == ["A1", "A2", "B1", "B2"]
    other = against("scotland", 1, {}, "explore coastal", pair="A3+B3").answer("land A1")
    assert (other.asked(), other.options()) == ([1], ["land A3", "land B1", "land B2"])


@pytest.mark.rule("SX-34.52")
def test_one_more_explorer_of_blitz_on_either_board() -> None:
    lands = {"A5": {"town": 1}, "B6": {}}
    here = joined(lands, "explore wetland", options={"scenario": "blitz"})
    while here.prompt() == "ask-blitz-explorer" and "land A2" in here.options():
        here.answer("land A2")
    assert (here.prompt(), "land A5" in here.options()) == ("ask-blitz-explorer", True)


@pytest.mark.rule("SX-34.52", "SX-34.46")
def test_a_board_that_is_skipped_skips_it() -> None:
    lands = {"A5": {"explorer": 1}, "A8": {"city": 1}}
    effects = [{"kind": "untouched-land", "seat": "P1"}]
    keys: dict[str, Any] = {"phase": "invaders", "step": "build", "build": ["1-wetland"]}
    here = joined(lands, "build-step", "stop", effects=effects, **keys).answer("board B")
    assert here.land("A5") == {"explorer": 1}


@pytest.mark.rule("SX-34.52", "SI-31.6")
def test_the_inner_land_of_a_board_may_be_a_part_of_it() -> None:
    here = joined({}, boards="ABC", pair="C3+B7", options={"scenario": "guard-the-isles-heart"})
    assert names(here, inner_lands(here.table)) == ["A7", "C3", "C4"]


@pytest.mark.rule("SX-34.52")
def test_the_eastern_edge_of_either_board() -> None:
    river = {"scenario": "the-great-river"}
    here = joined({}, pair="A3+B6", options=river)
    three = number(here, "A3")
    assert not is_eastern(here.table, three)
    edge = joined({}, pair="A4+B8", options=river)
    assert is_eastern(edge.table, number(edge, "A4"))
    other = joined({}, pair="B6+A3", options=river)
    assert north(other.table, number(other, "B6")) == north(here.table, three)


@pytest.mark.rule("SX-34.53")
def test_a_thief_escapes_to_the_ocean_that_it_touches() -> None:
    keys: dict[str, Any] = {"phase": "invaders", "step": "thieves"}
    theft = {"scenario": "despicable-theft"}
    here = joined({"A5": {"thief": 1}, "A6": {"thief": 1}}, "thieves-step", "stop",
                  options=theft, **keys)  # fmt: skip
    assert here.land("A5").get("thief", 0) <= 1  # who was there has escaped
    barred = {"kind": "isolate", "land": "B0", "seat": "P1"}
    lands = {"A5": {"thief": 1}, "B0": {"presence": {"P2": 1}}}
    stays = joined(lands, "thieves-step", "stop", spirits=[RIVER, OCEAN], effects=[barred],
                   options=theft, **keys)  # fmt: skip
    assert stays.land("A5") == {"thief": 1}


# -- powers ----------------------------------------------------------------------------------------


@pytest.mark.rule("SX-34.52")
@pytest.mark.parametrize(
    ("target", "flooded"), [("A5", ["A1", "A5", "B1", "B2"]), ("A1", ["A1", "A5"])]
)
def test_tsunami_floods_the_coasts_of_both_its_boards(target: str, flooded: list[str]) -> None:
    lands = {name: {"town": 2} for name in ("A1", "A5", "B1", "B2")}
    seats = {"P1": {"elements": {"water": 3, "earth": 2}}}
    here = joined(lands, f"power tsunami at {target}", seats=seats)
    assert [name for name in lands if here.land(name) == {}] == flooded


@pytest.mark.rule("SX-34.53", "SX-36.9")
def test_the_user_says_which_board_goes_down() -> None:
    seats = {"P1": {"elements": {"sun": 2, "moon": 2, "water": 4, "earth": 4}}}
    lands = {"A5": {"explorer": 1, "dahan": 1}, "B6": {"town": 1}}
    here = joined(lands, "power cast-down-into-the-briny-deep at A5", seats=seats)
    assert (here.prompt(), here.options()) == ("ask-option", ["board A", "board B"])
    here.answer("board B")
    assert (here.table.island.sunk, here.land("A5"), here.land("B6")) == ("B", {}, {})
    assert here.table.island.woven == ()
    assert number(here, "A5") in here.table.island.lands


@pytest.mark.rule("SX-34.53", "SX-34.25")
def test_who_cannot_be_destroyed_stays_in_the_part_that_is_left() -> None:
    seats = {"P1": {"elements": {"sun": 2, "moon": 2, "water": 4, "earth": 4}}}
    lands = {"A5": {"explorer": 1}}
    bringer = "bringer-of-dreams-and-nightmares"
    keys: dict[str, Any] = {"seats": seats, "spirits": [bringer, RIVER]}
    here = joined(lands, "power cast-down-into-the-briny-deep at A5", "stop", **keys)
    here.answer("push explorer B4", "board B")
    assert here.prompt() == "ask-power-land"  # from B4, which is gone, to the nearest land
    here = joined(lands, "power cast-down-into-the-briny-deep at A5", "stop", **keys)
    here.answer("push explorer A6", "board B")
    assert here.land("A6") == {"explorer": 1}


@pytest.mark.rule("SX-34.53", "SX-35.3")
@pytest.mark.parametrize(("board", "built"), [("board B", [1, 0, 2]), ("board A", [1, 1, 1])])
def test_time_runs_to_the_board_that_the_user_wants(board: str, built: list[int]) -> None:
    """Presence goes from A7 to the joined land, which lies on the same board and on another: in it
    time runs once less and once more, or as ever."""
    lands: dict[str, Any] = {
        **{"A7": {"presence": {"P1": 1}}, "A5": {"explorer": 1, "presence": {"P1": 1}}},
        **{"A2": {"explorer": 1}, "B6": {"explorer": 1}, "B7": {"presence": {"P2": 1}}},
    }
    seats = {"P1": {"time": 3, "plays_track": 4, "energy_track": 4}}
    keys: dict[str, Any] = {"seats": seats, "spirits": [FRACTURED, RIVER]}
    here = joined(lands, "power pour-time-sideways", "build wetland", "stop", **keys)
    while here.prompt(0) == "ask-return-presence":
        here.answer(here.options(0)[0], seat=0)
    here.answer("presence A7 A5", board, seat=0)
    there = [here.land(name) for name in ("A5", "A2", "B6")]
    assert [one.get("town", 0) + one.get("city", 0) for one in there] == built


@pytest.mark.rule("SX-34.52")
def test_the_plague_unfolds_on_either_board() -> None:
    lands = {"A5": {"explorer": 1, "disease": 1}, "B6": {"presence": {"P1": 1}}}
    lands |= {"A7": {}, "A8": {"city": 1}}
    here = joined(lands, "build A5", spirits=[VENGEANCE, RIVER])
    assert here.prompt() == "ask-unfolding"


def test_seas_between_islets() -> None:
    table = joined({}).table
    assert seas_between(table, [1], [2]) == 0
    assert seas_between(table, [], [2]) == len(table.island.islets)
