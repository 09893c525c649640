"""Finder of Paths Unseen: panel, network, special rules and innate powers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.position import read_data
from loci.games.spirit_island import GAME
from loci.games.spirit_island.positions.writer import write
from loci.games.spirit_island.rules.act import EVENT, POWER, Act
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.island.harm import destroy
from loci.games.spirit_island.rules.island.lands import near, within
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.island.presence import destroy_presence
from loci.games.spirit_island.rules.spirits.growth import track_sources
from loci.games.spirit_island.rules.spirits.tracks import card_plays, energy_income, open_tracks
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.terms import DAHAN, EXPLORER
from tests.spirit_island.spirits import (
    alone,
    frame,
    growth,
    pair,
    presence,
    printed,
    started,
    thresholds,
)
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import EVERY_SET, OCEAN, RIVER, Island, targets

FINDER = "finder-of-paths-unseen"
LAY = "power lay-paths-they-cannot-help-but-walk at A5"
OWN = {"P1": 1}
EVERYWHERE = {
    **{"sun": 1, "energy-1-moon": 1, "energy-2-water": 1, "move-1-air": 1, "plus-2-energy": 1},
    **{"plus-1-energy-any": 1, "plus-1-energy-plus-1-range": 1, "earth": 1},
    **{"plus-1-play-a": 1, "plus-1-play-b": 1, "push-town-city": 1},
}


def finder(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """`shown` are uncovered spaces of the network."""
    shown = keys.pop("shown", ())
    seat = keys.setdefault("seats", {}).setdefault("P1", {})
    seat["tracks"] = dict.fromkeys(shown, 1)
    return alone(FINDER, lands, *steps, **keys)


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert growth(FINDER) == [
        ["reclaim-all", "gain-power", "ignore-range"],
        ["presence-1", "plays-1"],
        ["gain-power", "presence-2"],
        ["presence-anywhere", "energy-2"],
    ]
    spirit = SPIRITS[FINDER]
    assert frame(FINDER) == (1, "very-high", "feather-and-flame")
    assert len(spirit.uniques) == 6
    assert [track.name for track in spirit.tracks] == ["energy", "plays", *EVERYWHERE]


def test_the_headers() -> None:
    lay, close = SPIRITS[FINDER].innates
    assert printed(lay) == (0, "fast", "", "presence 0", "any-land")
    assert printed(close) == (0, "fast", "", "presence 1", "any-land")
    assert thresholds(lay, "2 moon 2 air", "2 sun 2 air", "2 moon 4 air 3 water")
    assert thresholds(close, "1 air 2 water", "2 air 2 earth", "3 air 2 plant")


def test_set_up_in_land_1_of_any_board() -> None:
    assert presence(started(FINDER, "B")) == {"B1": 1, "B3": 1}
    options = {"spirits": [FINDER, RIVER], "boards": ["A", "B"]}
    options["sets"] = ["base", "feather-and-flame"]
    here = Island(read_data({"game": "spirit-island", "players": 2, "options": options}).match)
    assert here.options(0) == ["place A1", "place B1"]
    here.answer("place B1", seat=0)
    assert presence(here) == {"A3": 1, "B1": 1}


# -- growth ----------------------------------------------------------------------------------------


def test_growth_ignores_range() -> None:
    here = finder({}, "growth 1").answer("ignore-range 3")
    assert len(targets(here, "paths-tied-by-nature")) == 8
    assert targets(finder({}), "close-the-ways") == ["A5", "A7", "A8"]


def test_growth_near_and_far() -> None:
    near_by = finder({}, "growth 2").answer("plays-1 2")
    assert near_by.seat().bonus_plays == 1
    lands = {line.split()[-1] for line in near_by.options() if "sun" in line}
    assert lands == {"A5", "A7", "A8"}
    two = finder({}, "growth 3").answer("presence-2 2")
    lands = {line.split()[-1] for line in two.options() if "sun" in line}
    assert lands == {"A1", "A4", "A5", "A6", "A7", "A8"}
    far = finder({}, "growth 4", seats={"P1": {"energy": 0}}).answer("energy-2 2")
    assert {line.split()[-1] for line in far.options() if "sun" in line} >= {"A2", "A3"}
    assert far.seat().energy == 2


# -- the network -----------------------------------------------------------------------------------


@pytest.mark.rule("SX-51.8")
@pytest.mark.parametrize(
    ("shown", "sources"),
    [
        ((), ["sun", "earth"]),
        (("sun",), ["energy-1-moon", "energy-2-water", "earth"]),
        (("earth",), ["sun", "energy-1-moon", "plus-1-play-a"]),
        (
            ("earth", "energy-1-moon"),
            ["sun", "energy-2-water", "move-1-air", "plus-1-play-a"],
        ),
        (
            ("earth", "plus-1-play-a", "plus-1-play-b"),
            [
                *["sun", "energy-1-moon", "move-1-air"],
                *["plus-1-energy-plus-1-range", "push-town-city"],
            ],
        ),
    ],
)
def test_spaces_are_uncovered_along_links(shown: tuple[str, ...], sources: list[str]) -> None:
    assert track_sources(finder({}, shown=shown).table, 0) == sources


@pytest.mark.rule("SX-51.8")
@pytest.mark.parametrize(
    ("shown", "energy"),
    [
        ((), 0),
        (("sun", "energy-1-moon"), 1),
        (("sun", "energy-1-moon", "energy-2-water"), 2),
        (("sun", "energy-2-water", "plus-2-energy"), 4),
        (("sun", "energy-2-water", "plus-2-energy", "plus-1-energy-any"), 5),
        (tuple(EVERYWHERE), 6),
    ],
)
def test_income(shown: tuple[str, ...], energy: int) -> None:
    assert energy_income(finder({}, shown=shown).table, 0) == energy


def test_card_plays() -> None:
    assert card_plays(finder({}).table, 0) == 1
    assert card_plays(finder({}, shown=("earth", "plus-1-play-a")).table, 0) == 2
    assert card_plays(finder({}, shown=tuple(EVERYWHERE)).table, 0) == 3


@pytest.mark.rule("SX-33.22", "SX-51.8")
def test_presence_returns_without_cutting_the_network() -> None:
    here = finder({}, shown=("sun", "energy-2-water", "plus-2-energy"))
    assert open_tracks(here.table, 0) == ["plus-2-energy"]
    ring = finder({}, shown=("sun", "energy-1-moon", "earth"))
    assert open_tracks(ring.table, 0) == ["sun", "energy-1-moon", "earth"]


@pytest.mark.rule("SX-15.16")
def test_range_is_longer_for_growth_too() -> None:
    shown = ("earth", "plus-1-play-a", "plus-1-play-b", "plus-1-energy-plus-1-range")
    here = finder({}, "growth 2", shown=shown)
    assert targets(here, "lay-paths-they-cannot-help-but-walk") == ["A5", "A7", "A8"]
    here.answer("presence-1 1")
    lands = {line.split()[-1] for line in here.options() if line.startswith("presence sun")}
    assert lands == {"A1", "A4", "A5", "A6", "A7", "A8"}


def test_spaces_to_use() -> None:
    here = finder({"A7": {"town": 1, "presence": OWN}}, shown=tuple(EVERYWHERE))
    here.answer("track push-building", "land A7", "push town A5")
    assert here.land("A5") == {"town": 1}
    here.answer("track drift", "presence A7 A8")
    assert presence(here) == {"A8": 1}


# -- Open the Ways ---------------------------------------------------------------------------------

APART = {"A2": {"presence": OWN}, "A7": {"presence": OWN}, "A5": {"presence": OWN}}


def beside(here: Island, name: str) -> list[str]:
    island = here.table.island
    return [island.names[land] for land in near(here.table, island.numbers[name])]


@pytest.mark.rule("SX-51.9")
def test_two_of_its_lands_become_adjacent() -> None:
    here = finder(APART)
    assert [line for line in here.options() if line.startswith("way")] == ["way A2-A5", "way A2-A7"]
    here.answer("way A2-A7")
    assert "A7" in beside(here, "A2")
    assert "A2" in beside(here, "A7")
    reached = within(here.table, [here.table.island.numbers["A2"]], 1)
    assert here.table.island.numbers["A7"] in reached
    pushed = finder({**APART, "A2": {"explorer": 1, "presence": OWN}}).answer("way A2-A7")
    act = Act(pushed.table, POWER, 0, pushed.table.island.numbers["A2"])
    carry_out(push(act, 1, EXPLORER), "push explorer A7")
    assert pushed.land("A7") == {"explorer": 1, "presence": {0: 1}}


@pytest.mark.rule("SX-51.9")
def test_the_way_changes_once_between_actions() -> None:
    here = finder(APART).answer("way A2-A7")
    assert not [line for line in here.options() if line.startswith("way")]
    here.answer("growth 4", "energy-2 2", "presence sun A5")
    lines = [line for line in here.options() if line.startswith("way")]
    assert lines == ["way A2-A5", "way none"]
    here.answer("way A2-A5")
    assert ("A5" in beside(here, "A2"), "A7" in beside(here, "A2")) == (True, False)


@pytest.mark.rule("SX-51.9")
def test_the_way_may_be_closed() -> None:
    way = [{"kind": "open-way", "land": "A2", "other": "A7", "seat": "P1"}]
    here = finder(APART, effects=way)
    assert "A7" in beside(here, "A2")
    here.answer("way none")
    assert "A7" not in beside(here, "A2")


@pytest.mark.rule("SX-51.9")
def test_the_way_ends_with_its_lands() -> None:
    here = finder(APART).answer("way A2-A7")
    act = Act(here.table, EVENT)
    carry_out(destroy_presence(act, 0, here.table.island.numbers["A2"]))
    assert "A7" in beside(here, "A2")
    carry_out(finish(act))
    assert "A7" not in beside(here, "A2")


@pytest.mark.rule("SX-51.9")
def test_invaders_use_the_way() -> None:
    lands = {**APART, "A2": {"presence": OWN}, "A7": {"presence": OWN}, "A8": {}, "A6": {"city": 1}}
    lands["A4"] = {"presence": OWN}
    frame: dict[str, Any] = {"phase": "invaders", "step": "explore"}
    frame["invader_deck"] = ["1-sands", "1-jungle"]
    way = [{"kind": "open-way", "land": "A4", "other": "A6", "seat": "P1"}]
    lands["A6"] = {"city": 1, "presence": OWN}
    here = finder(lands, "explore-step", "stop", effects=way, **frame)
    assert here.land("A4") == {"explorer": 1, "presence": {0: 1}}
    shut = finder(lands, "explore-step", "stop", **frame)
    assert shut.land("A4") == {"presence": {0: 1}}


@pytest.mark.rule("SX-51.9")
@pytest.mark.parametrize(("joined", "other"), [("A7", "A8"), ("A8", "A7")])
def test_a_way_follows_a_land_that_is_woven(joined: str, other: str) -> None:
    """Whichever of the two the joined land is called after; a way between the two is over."""
    weave = f"power weave-together-the-fabric-of-place at {joined}"
    lands = {"A2": {"presence": OWN}, "A7": {"presence": OWN}, "A8": {"city": 1}}
    way = [{"kind": "open-way", "land": "A2", "other": "A7", "seat": "P1"}]
    here = finder(lands, weave, options=EVERY_SET, effects=way).answer(f"land {other}")
    assert joined in beside(here, "A2")
    between = finder(lands, weave.replace(joined, "A2"), options=EVERY_SET, effects=way)
    between.answer("land A7")
    assert [effect.kind for effect in between.table.effects] == ["woven"]


def test_a_way_is_saved_and_written() -> None:
    here = finder(APART).answer("way A2-A7")
    again = GAME.load_table(here.table.to_data())
    assert again.island.numbers["A7"] in near(again, again.island.numbers["A2"])
    data = write(here.table)
    assert data["effects"] == [{"kind": "open-way", "land": "A2", "other": "A7", "seat": "P1"}]


# -- Responsibilities to the Dead ------------------------------------------------------------------


@pytest.mark.rule("SX-51.10")
@pytest.mark.parametrize(("energy", "left", "gone"), [(2, 1, 1), (0, 0, 2)])
def test_death_costs_presence_and_energy(energy: int, left: int, gone: int) -> None:
    lands = {"A5": {"explorer": 2, "presence": {"P1": 3}}, "A7": {}}
    here = finder(lands, seats={"P1": {"energy": energy}})
    act = Act(here.table, POWER, 0, here.table.island.numbers["A5"])
    carry_out(destroy(act, 2, EXPLORER), *["destroy explorer"] * 2)
    carry_out(finish(act), *["destroy-presence A5"] * gone)
    assert (here.seat().energy, here.seat().destroyed) == (left, gone)


@pytest.mark.rule("SX-51.10")
@pytest.mark.parametrize(("kind", "seat", "gone"), [(POWER, 1, 0), (EVENT, -1, 0), (POWER, 0, 1)])
def test_only_its_own_actions_count(kind: str, seat: int, gone: int) -> None:
    lands = {"A5": {"dahan": 1, "presence": {"P1": 3}}, "A7": {}}
    here = pair(FINDER, RIVER, lands, seats={"P1": {"energy": 3}})
    act = Act(here.table, kind, seat, here.table.island.numbers["A5"])
    carry_out(destroy(act, 1, DAHAN), "destroy dahan")
    carry_out(finish(act), *["destroy-presence A5"] * gone)
    assert here.seat().destroyed == gone


@pytest.mark.rule("SX-51.10")
def test_drowning_those_it_moves_counts() -> None:
    lands = {
        "A2": {"explorer": 1, "presence": {"P1": 3}},
        "A7": {},
        "A0": {"presence": {"P2": 1}},
    }
    step = "power ways-of-shore-and-heartland at A2"
    here = pair(FINDER, OCEAN, lands, step, seats={"P1": {"energy": 3}})
    here.answer("push explorer A0", "stop", seat=0)
    assert (here.seat().energy, here.seat().destroyed) == (2, 1)


# -- innate powers ---------------------------------------------------------------------------------

CROWD = {"explorer": 3, "town": 2, "dahan": 3, "beasts": 3, "presence": {"P1": 2, "P2": 1}}
TOKENS = {"sets": ["base", "branch-and-claw", "feather-and-flame"]}


def crowd(step: str, elements: dict[str, int] | None = None) -> Island:
    seats: dict[str, Any] = {"P1": {"elements": elements or {}, "energy": 9}}
    lands = {"A5": CROWD, "A7": {}}
    return pair(FINDER, RIVER, lands, step, seats=seats, options=TOKENS)


def test_half_of_everybody_walks() -> None:
    here = crowd(LAY, {"moon": 2, "air": 2})
    here.answer("push explorer A4", "push town A4", seat=0)
    here.answer("push dahan A4", seat=0)
    assert "push-presence P2 A4" in here.options(0)
    here.answer("push-presence P2 A4", "push beasts A4", seat=0)
    left = {"explorer": 1, "town": 1, "dahan": 1, "beasts": 1, "presence": {1: 1}}
    assert here.land("A4") == left


def test_half_is_a_limit() -> None:
    here = crowd(LAY, {"moon": 2, "air": 2}).answer("stop", "stop", "stop", "stop", seat=0)
    assert here.prompt(0) == "ask-growth"
    assert here.land("A4") == {}


def test_one_of_any_kind_walks() -> None:
    here = crowd(LAY, {"sun": 2, "air": 2})
    kinds = {line.split()[1] for line in here.options(0) if line != "stop"}
    assert kinds == {"explorer", "town", "dahan", "beasts", "P1", "P2"}
    here.answer("push-presence P1 A8", seat=0)
    assert (here.prompt(0), here.land("A8")["presence"]) == ("ask-growth", {0: 1})


def test_paths_are_laid_again() -> None:
    here = crowd(LAY, {"moon": 2, "air": 4, "water": 3})
    for _ in range(2):
        assert here.prompt(0) == "ask-push"
        here.answer("stop", "stop", "stop", "stop", seat=0)
    assert here.prompt(0) == "ask-growth"


@pytest.mark.parametrize(
    ("elements", "lands"),
    [
        ({"air": 1, "water": 2}, ["A5"]),
        ({"air": 2, "water": 2, "earth": 2}, ["A5", "A7"]),
        ({"air": 3, "water": 2, "earth": 2, "plant": 2}, ["A5", "A7", "A8"]),
    ],
)
def test_each_level_closes_a_way(elements: dict[str, int], lands: list[str]) -> None:
    here = finder({}, "power close-the-ways at A5", seats={"P1": {"elements": elements}})
    for land in lands[1:]:
        here.answer(f"target {land}")
    found = [here.table.island.names[effect.land] for effect in here.table.effects]
    assert (found, here.prompt()) == (lands, "ask-growth")
