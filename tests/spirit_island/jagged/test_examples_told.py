"""Worked examples of the expansions' rulebook as positions: its variants, and what it makes clear
of single cards and spirits, where no test of a card is about it."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.content.adversaries.france import towns_left
from loci.games.spirit_island.rules.setup import set_up
from loci.games.spirit_island.state.terms import INVADERS, TOWN, kind_of
from tests.spirit_island.adversaries import against, stages
from tests.spirit_island.events import over
from tests.spirit_island.spirits import alone, presence
from tests.spirit_island.start import FOUR, Laid, carry_out, fresh, start
from tests.spirit_island.tables import EVERY_SET, OCEAN, RIVER, Island, island, targets, use
from tests.spirit_island.test_extra_board import kinds_on

FAR: dict[str, Any] = {"A8": {"city": 1}}


def towns(here: Island) -> int:
    """Towns on the island."""
    return sum(kind_of(code) == TOWN for held in here.table.pieces for code in held)


# -- variants --------------------------------------------------------------------------------------


def extra(board: str, **options: Any) -> Island:
    """The set-up of three players, this board the extra one, an islet by itself so that nothing is
    near it; the first explorers come to the sands."""
    boards = [*[one for one in "ABCDEF" if one != board][:3], board]
    given = {**EVERY_SET, "extra-board": True, "spirits": FOUR[:3], **options}
    given.setdefault("layout", "archipelago-3-1")
    table = fresh("".join(boards), "1-sands", players=3, **given)
    carry_out(set_up(table))
    return Laid(table)


@pytest.mark.rule("SX-26.5", "SX-26.6", "SX-26.9")
@pytest.mark.parametrize(
    ("board", "explored", "not_explored"),
    [("A", 4, 7), ("B", 3, 5), ("C", 2, 6), ("D", 4, 7), ("E", 1, 6), ("F", 1, 8)],
)
def test_the_extra_board_of_three(board: str, explored: int, not_explored: int) -> None:
    """EX-46: its city and no town, explorers where a city or the ocean is near."""
    here = extra(board)
    found = kinds_on(here.table, 3, *INVADERS)
    assert found == {"city", "explorer"}
    assert here.land(f"{board}{explored}")["explorer"] == 1
    assert "explorer" not in here.land(f"{board}{not_explored}")


@pytest.mark.rule("SX-26.2", "SX-26.3", "SX-26.13")
def test_the_pools_of_an_extra_board() -> None:
    """EX-48: three players with four boards."""
    here = extra("D", adversary="france", level=0)
    assert here.table.fear_markers == 15
    assert towns_left(here.table) + towns(here) == 28


def beside(leading: str, level: int, supporting: str, other: int, boards: str = "A") -> Island:
    options: dict[str, Any] = {"adversary": leading, "level": level, "supporting": supporting}
    options |= {"supporting-level": other, "boards": list(boards), "spirits": FOUR[: len(boards)]}
    return start(len(boards), no_initial_explore=True, **options, **EVERY_SET)


@pytest.mark.rule("SX-27.2")
def test_the_fear_cards_of_two_adversaries() -> None:
    """EX-50: 3/4/3 and 4/4/4."""
    assert beside("england", 1, "russia", 4).table.fear_sizes == [4, 5, 4]


@pytest.mark.rule("SX-27.6", "SX-27.8", "SX-27.9", "SX-27.10", "SX-27.11")
@pytest.mark.parametrize(
    ("level", "deck"),
    [(1, "111232323233"), (2, "111323232323"), (3, "11323232323"), (4, "1133232323")],
)
def test_the_invader_deck_of_two_adversaries(level: int, deck: str) -> None:
    """EX-51."""
    assert stages(beside("brandenburg-prussia", level, "russia", 4)) == deck


@pytest.mark.rule("SX-27.15", "SX-27.16")
def test_scotland_or_france_beside_england() -> None:
    """EX-52: England's city comes inland, beside land 1; France has 7 towns for each player, and as
    many more as England has levels."""
    here = beside("scotland", 2, "england", 2)
    assert "city" not in here.land("A1")
    assert here.land("A2")["city"] == 2  # one is printed
    assert [here.land(land).get("city", 0) for land in ("A4", "A5", "A6")] == [1, 0, 0]
    france = beside("france", 2, "england", 3, boards="AB")
    assert towns_left(france.table) + towns(france) == 20


# -- adversaries -----------------------------------------------------------------------------------


@pytest.mark.rule("SX-32.8", "SX-32.9", "SX-32.10", "SX-32.11")
@pytest.mark.parametrize(("blight", "left"), [(0, {"town-2": 1}), (1, {"blight": 1})])
def test_a_durable_town_is_washed_ashore(blight: int, left: dict[str, int]) -> None:
    """EX-61: where blight is, it falls, and the Ocean has no energy of that."""
    lands = {"A0": {"presence": {"P1": 1}}, "A1": {"town": 1}, "A2": {"blight": blight}, **FAR}
    haunts = "power land-of-haunts-and-embers at A1"
    here = against("habsburg-monarchy", 4, lands, haunts, spirits=[OCEAN])
    here.answer("push town A0", "push town-2 A2")
    assert (here.land("A0"), here.land("A2")) == ({"presence": {0: 1}}, left)
    assert here.seat().drowned == 0


# -- powers ----------------------------------------------------------------------------------------


@pytest.mark.rule("SX-34.3", "SX-34.4", "SX-34.5")
def test_six_bargains() -> None:
    """EX-64: of 5 energy of the track and 3 of growth 2 are gained."""
    bargain = "power bargains-of-power-and-protection at A5"
    lands = {"A5": {"dahan": 1}, "A7": {"presence": {"P1": 7}}}
    keys: dict[str, Any] = {"spirits": ["shadows-flicker-like-flame"], "options": EVERY_SET}
    seats = {"P1": {"energy": 4, "energy_track": 5, "hand": []}}
    here = island(lands, *[bargain] * 6, seats=seats, **keys)
    assert here.defended("A5") == [6]
    here.answer("growth 3", "presence-3 1", "presence plays A7")
    assert here.seat().energy == 6


@pytest.mark.rule("SX-34.11", "SX-34.12", "SX-34.13", "SX-34.14")
def test_a_joined_land_is_ravaged_once() -> None:
    """EX-67: a jungle on the coast and sands, by a card of both."""
    lands = {"A4": {"presence": {"P1": 3}, "explorer": 1}, "A3": {"explorer": 1}}
    steps = ["power weave-together-the-fabric-of-place at A4", "ravage 3-jungle-sands"]
    here = island(lands, *steps, spirits=[RIVER], options=EVERY_SET)
    here.answer("land A3", "ravage A4")
    assert here.land("A4") == {"explorer": 2, "presence": {0: 2}, "blight": 1}


@pytest.mark.rule("SX-36.7")
def test_among_your_lands() -> None:
    """EX-73: six explorers of two lands together, and no more."""
    lands = {"A5": {"explorer": 4}, "A7": {"explorer": 5}}
    held = {name: {**there, "presence": {"P1": 1}} for name, there in lands.items()}
    here = use("sleep-and-never-waken at A1", held, elements="3 moon 2 air 2 animal")
    here.answer(*["remove explorer A5"] * 4, *["remove explorer A7"] * 2)
    assert here.lands("A5", "A7") == [{"presence": {0: 1}}, {"explorer": 3, "presence": {0: 1}}]
    assert over(here)


# -- spirits ---------------------------------------------------------------------------------------


@pytest.mark.rule("SX-35.20", "SX-35.21")
def test_saved_presence_feeds_no_eruption() -> None:
    """EX-70: of four presence two are pushed; two deal damage where they were, and reach the level
    that wants two, not the one that wants four."""
    lands = {"A6": {"presence": {"P1": 4}, "city": 1}, "A5": {"city": 1}}
    forms = [{"kind": "forms-dart-by", "land": "A6", "seat": "P1"}]
    erupt = "power explosive-eruption at A6"
    here = alone("volcano-looming-high", lands, erupt, effects=forms, elements="3 fire 3 earth")
    here.answer("sacrifice 4", "push-presence A1", "push-presence A1", "stop", "stop")
    assert here.lands("A1", "A6") == [{"presence": {0: 2}}, {"city-2": 1}]
    here.answer("land A5")
    assert (here.land("A5"), here.fear(), here.seat().destroyed) == ({"city-2": 1}, 0, 2)
    assert over(here)


@pytest.mark.rule("SX-35.11", "SX-35.12", "SX-33.26")
def test_mists_make_a_sacred_site_of_the_target() -> None:
    """EX-82: range 0 from a sacred site that comes about by targeting; unused, nothing moves."""
    quicken = "quicken-the-earths-struggles"
    lands = {"A5": {"presence": {"P1": 1}}, "A4": {"presence": {"P1": 1}}, "A7": {}}
    seats: dict[str, Any] = {"P1": {"played": [quicken], "hand": []}}
    here = alone("shroud-of-silent-mist", lands, phase="fast", seats=seats)
    assert targets(here, quicken) == ["A4", "A5"]
    here.answer(f"use {quicken}", "target A5")
    assert presence(here) == {"A5": 2}
    kept = alone("shroud-of-silent-mist", lands, phase="fast", seats=seats).answer("done")
    assert presence(kept) == {"A4": 1, "A5": 1}
