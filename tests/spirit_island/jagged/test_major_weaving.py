"""Weave Together the Fabric of Place: two lands are one until the turn ends."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.position import read_data
from loci.games.spirit_island.positions.writer import write
from loci.games.spirit_island.rules.act import RULE, Act
from loci.games.spirit_island.rules.invaders.cards import lands_of_card
from loci.games.spirit_island.rules.island.isolation import is_isolated
from loci.games.spirit_island.rules.island.lands import is_coastal, is_terrain, within
from loci.games.spirit_island.rules.island.weaving import unweave
from loci.games.spirit_island.rules.sequence import time_passes
from loci.games.spirit_island.state.table import load_table
from loci.games.spirit_island.state.terms import JUNGLE, MOUNTAIN, SANDS, WETLAND
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, choices, island, use

WEAVE = "weave-together-the-fabric-of-place at A5"
OWN = {"P1": 1}


def woven(lands: dict[str, Any], *steps: str, other: str = "A4", **keys: Any) -> Island:
    """A5, a wetland, and another land, usually A4, sands, are one; then the steps."""
    power = f"power {WEAVE}"
    here = island(lands, power, *steps, spirits=[RIVER], options=EVERY_SET, **keys)
    return here.answer(f"land {other}")


def number(here: Island, name: str) -> int:
    return here.table.island.numbers[name]


def names(here: Island, lands: list[int]) -> list[str]:
    return [here.table.island.names[land] for land in lands]


@pytest.mark.rule("SX-34.10", "SX-34.11")
def test_two_lands_are_one() -> None:
    lands = {
        "A5": {"town": 1, "blight": 1, "presence": OWN},
        "A4": {"explorer": 2, "dahan": 1, "presence": OWN},
    }
    here = woven(lands)
    assert here.land("A5") == {
        **{"explorer": 2, "town": 1, "dahan": 1},
        **{"blight": 1, "presence": {0: 2}},
    }
    assert here.land("A4") == {}
    assert number(here, "A4") not in here.table.island.lands
    near = names(here, here.table.island.near[number(here, "A5")])
    assert near == ["A1", "A2", "A3", "A5", "A6", "A7", "A8"]
    beside = names(here, here.table.island.near[number(here, "A3")])
    assert ("A5" in beside, "A4" in beside) == (True, False)
    assert "A7" in names(here, within(here.table, [number(here, "A3")], 2))


@pytest.mark.rule("SX-34.12", "SX-34.13")
def test_the_joined_land_is_all_that_both_are() -> None:
    inland = woven({})
    five = number(inland, "A5")
    table = inland.table
    assert (is_terrain(table, five, WETLAND), is_terrain(table, five, SANDS)) == (True, True)
    assert (is_terrain(table, five, JUNGLE), is_coastal(table, five)) == (False, False)
    board = table.island.board_of(five)
    assert {table.island.land_on(board, n) for n in (4, 5)} == {five}
    coast = island(
        {"A4": {"presence": {"P1": 2}}},
        "power weave-together-the-fabric-of-place at A4",
        spirits=[RIVER],
        options=EVERY_SET,
    ).answer("land A3")
    assert is_coastal(coast.table, number(coast, "A4"))
    assert is_terrain(coast.table, number(coast, "A4"), MOUNTAIN, JUNGLE)


#: Land 8 is a part of land 5.
EIGHT: dict[str, Any] = {
    **{"woven": ["A5+A8"], "boards": "A", "options": EVERY_SET, "turn": 2},
    "effects": [{"kind": "woven", "land": "A5", "other": "A8", "seat": "P1"}],
}


@pytest.mark.rule("SX-34.13")
def test_it_is_the_highest_land_by_the_number_of_either() -> None:
    lands = {"A8": {}, "A5": {"presence": OWN}, "A4": {"explorer": 1}, "A7": {}}
    keys = {**EIGHT, "phase": "invaders", "step": "ravage", "invader_deck": ["2-jungle"]}
    invested = island(lands, "event-card invested-aristocracy", "ravage-step", "stop", **keys,
                      ravage=["1-sands"])  # fmt: skip
    assert invested.lands("A5", "A7") == [{"town": 1, "presence": {0: 1}}, {}]
    keys["step"] = "build"
    funded = island(lands, "event-card bureaucrats-adjust-funding at 1", "build-step", "stop",
                    **keys, build=["1-wetland"])  # fmt: skip
    assert funded.lands("A2", "A5") == [{}, {"town": 1, "presence": {0: 1}}]


@pytest.mark.rule("SX-34.13")
@pytest.mark.parametrize(("number", "spared"), [(1, "A6"), (4, "A2")])
def test_it_is_the_lowest_land_by_the_number_of_either(number: int, spared: str) -> None:
    """Beside A2 a card of wetlands names A6, if that is one with A5 and A1, or with A5 alone."""
    pair = {1: "A6+A1", 4: "A6+A5"}[number]
    parts = dict(zip(("land", "other"), pair.split("+"), strict=True))
    effects = [{"kind": "woven", "seat": "P1", **parts}, {"kind": "lowest-not-built"}]
    lands = {"A2": {"explorer": 1}, "A6": {"explorer": 1}, "A7": {"presence": OWN}}
    keys = {**EIGHT, "woven": [pair], "effects": effects, "phase": "invaders", "step": "build"}
    card = {1: "3-mountain-wetland", 4: "1-wetland"}[number]
    here = island(lands, "build-step", "stop", **keys, build=[card])
    built = {name for name in ("A2", "A6") if "town" in here.land(name)}
    assert built == {"A2", "A6"} - {spared}


@pytest.mark.rule("SX-34.52")
def test_a_land_of_two_boards_lies_on_both() -> None:
    """A5 is one with B3: presence there prevents the blight of board B, and returns from there."""
    keys: dict[str, Any] = {
        **{"boards": "AB", "woven": ["A5+B3"], "options": EVERY_SET, "turn": 2},
        "effects": [{"kind": "woven", "land": "A5", "other": "B3", "seat": "P1"}],
        "seats": {"P1": {"destroyed": 1}},
    }
    lands = {"A5": {"presence": OWN}, "A7": {}, "B5": {"blight": 1}, "B7": {"presence": {"P2": 1}}}
    deepens = "event-card the-struggles-of-growth at 2"
    here = island(lands, deepens, "stop", phase="invaders", step="event", **keys)
    assert (here.asked(), here.options()) == ([0], ["destroy-presence A5", "done"])
    herald = "power skies-herald-the-season-of-return at B5 by P2"
    skies = island(lands, herald, phase="fast", **keys)
    assert skies.prompt() == "ask-season-presence"
    assert skies.answer("yes").land("B5")["presence"] == {0: 1}


@pytest.mark.rule("SX-34.14")
def test_a_card_that_fits_twice_acts_once() -> None:
    here = woven({"A5": {"town": 1}, "A4": {"town": 1}})
    found = names(here, lands_of_card(here.table, "3-sands-wetland"))
    assert (found.count("A5"), found.count("A4")) == (1, 0)
    assert "A5" in names(here, lands_of_card(here.table, "1-sands"))


@pytest.mark.rule("SX-34.43")
def test_what_holds_in_the_other_land_holds_in_both() -> None:
    effects = [{"kind": "defend", "land": "A4", "number": 3}]
    here = woven({"A5": {"town": 1}}, effects=effects)
    assert here.defended("A5") == [3]


def test_its_threshold() -> None:
    lands = {"A5": {"presence": {"P1": 2}}, "A4": {"city": 1, "explorer": 1, "town": 1}}
    here = use(WEAVE, lands, "land A4", elements="4 air")
    here.answer("remove city", "remove town")
    assert here.land("A5") == {"explorer": 1, "presence": {0: 2}}
    assert (here.fear(), is_isolated(here.table, number(here, "A5"))) == (2, True)
    empty = use(WEAVE, {"A5": {"presence": OWN}}, "land A4", elements="4 air")
    assert (empty.fear(), empty.prompt()) == (0, "ask-growth")


@pytest.mark.rule("SX-34.43")
def test_the_lands_are_divided_when_the_turn_ends() -> None:
    lands = {"A5": {"town": 1, "blight": 1, "presence": OWN}, "A4": {"explorer": 2, "dahan-1": 1}}
    here = woven(lands)
    table = here.table
    answers = ["push explorer A4", "push town A4", "push-blight A4", "stop", "push-presence A4"]
    carry_out(time_passes(table), *answers)
    assert table.island.woven == ()
    assert here.lands("A4", "A5") == [
        {"explorer": 1, "town": 1, "blight": 1, "presence": {0: 1}},
        {"explorer": 1, "dahan": 1},
    ]
    assert "A4" in names(here, table.island.near[number(here, "A5")])


@pytest.mark.rule("SX-34.43")
@pytest.mark.parametrize(
    ("spirit", "first", "second", "home"),
    [
        ("volcano-looming-high", "A5", "A6", "A6"),  # a wetland and a mountain
        ("lure-of-the-deep-wilderness", "A2", "A4", "A4"),  # on the coast and inland
        (RIVER, "A5", "A6", "A5"),
    ],
)
def test_presence_does_not_stay_where_it_may_not_be(
    spirit: str, first: str, second: str, home: str
) -> None:
    lands = {second: {"presence": OWN}}
    keys: dict[str, Any] = {"spirits": [spirit], "options": EVERY_SET}
    here = island(lands, f"power weave-together-the-fabric-of-place at {first}", **keys)
    here.answer(f"land {second}")
    assert here.land(first)["presence"] == {0: 1}
    left = here.table.island.numbers[first], here.table.island.numbers[second]
    answer = "stop" if home == first else f"push-presence {home}"
    offered = carry_out(unweave(Act(here.table, RULE, 0), *left), answer)
    assert ("stop" in offered[-1]) == (home == first)
    assert here.land(home)["presence"] == {0: 1}


def test_it_is_asked_when_time_passes() -> None:
    here = woven({"A5": {"explorer": 1}}, "time-passes")
    assert (here.prompt(), here.options()) == ("ask-unweave", ["push explorer A4", "stop"])
    assert choices(here)["push explorer A4"].places
    here.answer("push explorer A4")
    assert here.lands("A4", "A5") == [{"explorer": 1}, {}]


def test_the_joined_land_is_saved_and_written() -> None:
    here = woven({"A5": {"explorer": 1}})
    again = load_table(here.table.to_data())
    assert again.island is here.table.island
    assert write(here.table)["woven"] == ["A5+A4"]
    data = {"game": "spirit-island", "players": 1, "options": EVERY_SET, **write(here.table)}
    back = Island(read_data(data).match)
    assert back.table.island is here.table.island


def test_a_power_reaches_both_parts() -> None:
    """A sacred site in A4 is one in the joined land."""
    here = woven({"A4": {"presence": {"P1": 2}}, "A5": {"presence": OWN}})
    assert here.table.seats[0].presence[number(here, "A5")] == 3
