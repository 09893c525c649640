"""Fear cards that hurt trade, and those about the spirits' presence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.tables import turn_up

# -- Scapegoats ------------------------------------------------------------------------------------

CROWDED: dict[str, Any] = {
    "A1": {"town": 2, "explorer": 3},
    "A2": {"city": 1, "explorer": 3},
    "A4": {"explorer": 2},
    "A5": {"town": 1, "city": 1, "explorer": 1},
}


def test_scapegoats_1_towns_destroy_explorers() -> None:
    here = turn_up("scapegoats", 1, CROWDED)
    assert [here.land(name) for name in CROWDED] == [
        {"town": 2, "explorer": 1},
        {"city": 1, "explorer": 3},
        {"explorer": 2},
        {"town": 1, "city": 1},
    ]


def test_scapegoats_2_cities_destroy_two_more() -> None:
    here = turn_up("scapegoats", 2, CROWDED)
    assert [here.land(name) for name in CROWDED] == [
        {"town": 2, "explorer": 1},
        {"city": 1, "explorer": 1},
        {"explorer": 2},
        {"town": 1, "city": 1},
    ]


def test_scapegoats_3_no_explorer_is_left_and_cities_destroy_towns() -> None:
    here = turn_up("scapegoats", 3, {**CROWDED, "A6": {"city": 2, "town": 3}})
    assert [here.land(name) for name in (*CROWDED, "A6")] == [
        {"town": 2},
        {"city": 1},
        {"explorer": 2},
        {"city": 1},
        {"city": 2, "town": 1},
    ]
    assert here.fear() == 3


# -- Overseas Trade Seem Safer ---------------------------------------------------------------------


@pytest.mark.parametrize(("level", "number"), [(1, 3), (2, 6), (3, 9)])
def test_overseas_trade_defends_the_coast_of_every_board(level: int, number: int) -> None:
    here = turn_up("overseas-trade-seem-safer", level, {}, boards="AB")
    coast = ("A1", "A2", "A3", "B1", "B2", "B3")
    assert here.defended(*coast, "A4", "B8") == [number] * 6 + [0, 0]


def test_overseas_trade_1_forbids_no_building() -> None:
    here = turn_up("overseas-trade-seem-safer", 1, {"A1": {"town": 1}}, "build A1")
    assert here.land("A1") == {"town": 1, "city": 1}


def test_overseas_trade_2_forbids_cities_on_the_coast() -> None:
    lands = {"A1": {"town": 1}, "A2": {"explorer": 1}, "A4": {"town": 1}}
    here = turn_up("overseas-trade-seem-safer", 2, lands, "build A1", "build A2", "build A4")
    assert here.land("A1") == {"town": 1}  # neither a city nor a town in its place
    assert here.land("A2") == {"explorer": 1, "town": 1}
    assert here.land("A4") == {"town": 1, "city": 1}


def test_overseas_trade_3_forbids_building_on_the_coast() -> None:
    lands = {"A1": {"explorer": 1}, "A4": {"explorer": 1}}
    here = turn_up("overseas-trade-seem-safer", 3, lands, "build A1", "build A4", "explore A1")
    assert here.land("A1") == {"explorer": 2}
    assert here.land("A4") == {"explorer": 1, "town": 1}


# -- Trade Suffers ---------------------------------------------------------------------------------


def test_trade_suffers_1_stops_building_in_lands_with_a_city() -> None:
    lands = {"A1": {"city": 1, "town": 2}, "A4": {"town": 1}}
    here = turn_up("trade-suffers", 1, lands, "build A1", "build A4", "explore A1")
    assert here.land("A1") == {"city": 1, "town": 2, "explorer": 1}
    assert here.land("A4") == {"town": 1, "city": 1}


def test_trade_suffers_2_replaces_a_coastal_town() -> None:
    lands = {"A1": {"town": 2}, "A2": {"city": 1}, "A4": {"town": 1}}
    here = turn_up("trade-suffers", 2, lands)
    assert here.options() == ["land A1", "stop"]
    here.answer("land A1")
    assert (here.land("A1"), here.fear()) == ({"town": 1, "explorer": 1}, 0)
    left = turn_up("trade-suffers", 2, lands).answer("stop")
    assert left.land("A1") == {"town": 2}


def test_trade_suffers_3_replaces_a_city_or_a_town() -> None:
    lands = {"A1": {"town": 1, "city": 1}, "A2": {"city": 1}}
    town = turn_up("trade-suffers", 3, lands).answer("land A1", "replace town")
    assert town.land("A1") == {"explorer": 1, "city": 1}
    city = turn_up("trade-suffers", 3, lands).answer("land A1", "replace city")
    assert city.land("A1") == {"town": 2}
    alone = turn_up("trade-suffers", 3, lands).answer("land A2")
    assert alone.land("A2") == {"town": 1}
    left = turn_up("trade-suffers", 3, lands).answer("stop")
    assert (left.land("A1"), left.land("A2")) == (lands["A1"], lands["A2"])


@pytest.mark.rule("SI-20.20", "SI-20.21")
def test_a_replaced_town_with_damage_falls_as_an_explorer() -> None:
    here = turn_up("trade-suffers", 2, {"A1": {"town-1": 1}}).answer("land A1")
    assert (here.land("A1"), here.fear()) == ({}, 0)
    city = turn_up("trade-suffers", 3, {"A1": {"city-2": 1}}).answer("land A1")
    assert (city.land("A1"), city.fear()) == ({}, 1)


# -- Fear of the Unseen ----------------------------------------------------------------------------

HAUNTED: dict[str, Any] = {
    "A1": {"town": 1, "city": 1, "presence": {"P1": 2}},
    "A4": {"explorer": 1, "city": 1, "presence": {"P1": 1}},
    "A6": {"explorer": 1},
}


def test_fear_of_the_unseen_1_removes_at_a_sacred_site() -> None:
    here = turn_up("fear-of-the-unseen", 1, HAUNTED)
    assert [here.land(name) for name in HAUNTED] == [
        {"city": 1, "presence": {0: 2}},
        {"explorer": 1, "city": 1, "presence": {0: 1}},
        {"explorer": 1},
    ]


def test_fear_of_the_unseen_1_at_anybodys_sacred_site() -> None:
    lands = {"B1": {"explorer": 2, "presence": {"P2": 2}}, "A8": {"city": 1}}
    here = turn_up("fear-of-the-unseen", 1, lands, boards="AB")
    assert here.land("B1") == {"presence": {1: 2}}


def test_fear_of_the_unseen_1_presence_of_two_spirits_is_no_sacred_site() -> None:
    lands = {"A1": {"explorer": 1, "presence": {"P1": 1, "P2": 1}}}
    here = turn_up("fear-of-the-unseen", 1, lands, boards="AB")
    assert here.land("A1") == {"explorer": 1, "presence": {0: 1, 1: 1}}


def test_fear_of_the_unseen_2_removes_beside_presence() -> None:
    here = turn_up("fear-of-the-unseen", 2, HAUNTED)
    assert here.options() == ["land A1", "land A4"]
    here.answer("land A4")
    assert here.land("A4") == {"city": 1, "presence": {0: 1}}


def test_fear_of_the_unseen_3_removes_a_city_at_a_sacred_site() -> None:
    here = turn_up("fear-of-the-unseen", 3, HAUNTED)
    assert here.options() == ["land A1", "land A4"]
    here.answer("land A1", "remove city")
    assert (here.land("A1"), here.fear()) == ({"town": 1, "presence": {0: 2}}, 0)


def test_fear_of_the_unseen_3_leaves_a_city_beside_mere_presence() -> None:
    here = turn_up("fear-of-the-unseen", 3, HAUNTED).answer("land A4")
    assert here.land("A4") == {"city": 1, "presence": {0: 1}}
    city = turn_up("fear-of-the-unseen", 3, {"A4": {"city": 1, "presence": {"P1": 1}}})
    assert city.land("A4") == {"city": 1, "presence": {0: 1}}


# -- Belief Takes Root -----------------------------------------------------------------------------


def test_belief_takes_root_1_defends_lands_with_presence() -> None:
    lands = {"A1": {"presence": {"P1": 2}}, "B4": {"presence": {"P1": 1, "P2": 1}}}
    here = turn_up("belief-takes-root", 1, lands, boards="AB")
    assert here.defended("A1", "B4", "A7", "B7", "A4") == [2, 2, 2, 2, 0]
    assert [owner.energy for owner in here.table.seats] == [0, 0]


def test_belief_takes_root_2_gives_energy_for_sacred_sites_with_invaders() -> None:
    lands = {
        "A1": {"presence": {"P1": 2}, "town": 3},
        "A4": {"presence": {"P1": 3}, "explorer": 1},
        "A6": {"presence": {"P1": 2}},  # no invaders
        "B4": {"presence": {"P2": 1}, "town": 1},  # no sacred site
    }
    here = turn_up("belief-takes-root", 2, lands, boards="AB")
    assert here.defended("A1", "A4", "A6", "B4", "A3") == [2, 2, 2, 2, 0]
    assert [owner.energy for owner in here.table.seats] == [2, 0]


def test_belief_takes_root_3_removes_two_health_for_each_presence() -> None:
    lands = {"A1": {"presence": {"P1": 2}, "city": 1, "town": 1, "explorer": 1}}
    here = turn_up("belief-takes-root", 3, lands)
    assert here.options() == ["land A1", "stop"]
    here.answer("land A1", "remove city")
    assert here.options() == ["remove explorer", "stop"]
    here.answer("remove explorer")
    assert here.land("A1") == {"presence": {0: 2}, "town": 1}
    assert (here.fear(), here.prompt()) == (0, "ask-growth")


def test_belief_takes_root_3_counts_the_presence_of_all_spirits_and_may_stop() -> None:
    lands = {"A1": {"presence": {"P1": 1, "P2": 1}, "town": 3}}
    here = turn_up("belief-takes-root", 3, lands, boards="AB")
    here.answer("land A1", "remove town", "remove town")
    assert here.land("A1") == {"presence": {0: 1, 1: 1}, "town": 1}
    stopped = turn_up("belief-takes-root", 3, lands, boards="AB").answer("stop", "stop")
    assert stopped.land("A1") == {"presence": {0: 1, 1: 1}, "town": 3}


def test_belief_takes_root_3_in_different_lands() -> None:
    lands = {"A1": {"presence": {"P1": 1}, "town": 2}, "A4": {"presence": {"P1": 1}, "town": 1}}
    here = turn_up("belief-takes-root", 3, lands, boards="AB").answer("land A1", "remove town")
    assert (here.asked(), here.options()) == ([1], ["land A4", "stop"])
    here.answer("land A4", "remove town")
    assert here.land("A4") == {"presence": {0: 1}}
