"""Cast Down Into the Briny Deep, and an island that has lost a board."""

from __future__ import annotations

import random
from typing import Any

import pytest

from loci.core.errors import BadData
from loci.core.view import OPEN
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.rules.invaders.cards import lands_of_card
from loci.games.spirit_island.state.island import island as islands
from loci.games.spirit_island.state.island import without
from loci.games.spirit_island.state.island_changes import Changes
from loci.games.spirit_island.state.table import SpiritTable
from tests.spirit_island.claw import alone, pair
from tests.spirit_island.events import Events
from tests.spirit_island.spirits import BRINGER, presence
from tests.spirit_island.spirits import pair as two
from tests.spirit_island.tables import EVERY_SET, OCEAN, RIVER, Island
from tests.spirit_island.test_position_back import assert_reads_back

DEEP = "power cast-down-into-the-briny-deep"
ELEMENTS = {"sun": 2, "moon": 2, "water": 4, "earth": 4}
LANDS: dict[str, Any] = {
    "B1": {"city": 1, "town": 1, "explorer": 1, "dahan": 1},
    "B4": {"town": 2, "blight": 2, "beasts": 1, "presence": {"P1": 1}},
    "B7": {"presence": {"P2": 1}, "dahan": 2},
    "A5": {"presence": {"P2": 1}},
}


def sunk(lands: dict[str, Any] | None = None, at: str = "B1", **keys: Any) -> Island:
    """Two Rivers, of whom the first sinks a board."""
    seats = {"P1": {"elements": ELEMENTS}}
    return pair({**LANDS, **(lands or {})}, f"{DEEP} at {at} by P1", seats=seats, **keys)


def test_the_invaders_of_the_land_are_destroyed() -> None:
    here = pair(LANDS, f"{DEEP} at B1 by P1")
    assert here.land("B1") == {"dahan": 1}
    assert here.land("B4")["town"] == 2
    assert here.fear() == 6 + 2 + 1
    assert here.table.island.sunk == ""


@pytest.mark.rule("SX-34.25", "SX-36.9")
def test_the_board_is_destroyed_with_everything_on_it() -> None:
    here = sunk()
    table = here.table
    assert (table.island.boards, table.island.sunk) == ("AB", "B")
    assert [here.land(f"B{n}") for n in range(9)] == [{}] * 9
    assert here.fear() == 6 + 2 + 1 + 2
    assert (presence(here, 0), here.seat(0).destroyed) == ({"A7": 1}, 1)
    assert (presence(here, 1), here.seat(1).destroyed) == ({"A5": 1}, 1)
    assert audit(table) == []


@pytest.mark.rule("SX-34.25")
def test_nothing_is_left_behind_on_a_board_that_is_gone() -> None:
    """Dahan whom nothing changes go ashore; presence that darts by on the same board goes down."""
    solid = {"kind": "solid", "land": "B7", "seat": "P1"}
    here = sunk({"B7": {"dahan": 2}}, effects=[solid])
    while here.prompt() == "ask-power-land":
        here.answer(here.options()[0])
    ashore = [here.land(f"A{n}").get("dahan", 0) for n in range(1, 9)]
    assert (sum(ashore), audit(here.table)) == (2, [])
    darting = {"kind": "forms-dart-by", "land": "B4", "seat": "P2"}
    here = sunk(effects=[darting])
    here.answer("push-presence B1")
    assert (presence(here, 0), here.seat(0).destroyed) == ({"A7": 1}, 1)
    assert audit(here.table) == []


@pytest.mark.rule("SX-34.25")
def test_blight_of_the_board_leaves_the_game() -> None:
    pool = pair(LANDS).table.blight_pool
    assert sunk().table.blight_pool == pool


def test_nothing_is_adjacent_to_a_board_that_is_gone() -> None:
    whole = islands("AB")
    left = without(whole, 1)
    assert left.lands == [land for land in whole.lands if whole.board_of(land) == 0]
    assert (left.slots, left.oceans, left.lands_on(1)) == ([0], [0], [])
    assert left.near == islands("AB", changes=Changes("B")).near
    for land in whole.lands:
        expected = [other for other in whole.near[land] if other in left.lands]
        assert left.near[land] == (expected if land in left.lands else [])
    assert left.within([whole.numbers["A3"]], 9) == left.lands


def test_effects_on_the_board_are_over() -> None:
    steps = ("power paralyzing-fright at B1", "power paralyzing-fright at A1")
    seats = {"P1": {"elements": ELEMENTS}}
    here = pair(LANDS, *steps, f"{DEEP} at B1 by P1", seats=seats)
    names = here.table.island.names
    assert [names[effect.land] for effect in here.table.effects] == ["A1"]


def test_a_spirit_without_presence_elsewhere_is_lost() -> None:
    assert sunk({"A5": {}}).ending() == "presence"


@pytest.mark.rule("SI-26.12", "SX-34.25")
def test_alone_the_last_board_is_a_sacrifice() -> None:
    lands = {"A2": {"city": 1, "presence": {"P1": 2}}}
    here = alone(lands, f"{DEEP} at A2", elements="2 sun 2 moon 4 water 4 earth")
    assert here.ending() == "sacrifice"
    assert here.table.island.lands == []
    assert GAME.view(here.match.state, OPEN)["sunk"] == ["A"]  # type: ignore[arg-type]


@pytest.mark.rule("SX-33.12", "SX-34.25")
def test_who_cannot_be_destroyed_goes_to_the_nearest_land_that_is_left() -> None:
    """Dahan that nothing can hurt; B4 touches A3, from B1 that is two lands away."""
    effects = [{"kind": "dahan-immune", "land": land} for land in ("B1", "B4")]
    here = sunk({"B4": {"dahan": 1}}, effects=effects)
    assert here.lands("A3", "B1", "B4") == [{"dahan": 2}, {}, {}]


@pytest.mark.rule("SX-33.12", "SX-34.25")
def test_a_board_that_sinks_in_a_dream_is_gone_all_the_same() -> None:
    """Whoever only dreamt of death is washed up on what is left."""
    seats = {"P1": {"elements": ELEMENTS}}
    lands = {"B2": {"city": 1, "dahan": 1}, "B7": {}, "A5": {"presence": {"P2": 1}}}
    here = two(BRINGER, RIVER, lands, f"{DEEP} at B2 by P1", seats=seats, options=EVERY_SET)
    while here.asked() and here.prompt(here.asked()[0]) == "ask-power-land":
        here.answer(here.options()[0])
    assert here.table.island.sunk == "B"
    pieces = [here.land(f"A{n}") for n in range(1, 8)]
    assert sum(held.get("city", 0) for held in pieces) == 1
    assert sum(held.get("dahan", 0) for held in pieces) == 1
    assert here.fear() == 6 + 5


def test_presence_in_the_ocean_of_the_board_is_destroyed() -> None:
    seats = {"P1": {"elements": ELEMENTS}}
    lands = {"B0": {"presence": {"P2": 3}}, "A2": {"presence": {"P2": 1}}, "B2": {"town": 1}}
    here = two(RIVER, OCEAN, lands, f"{DEEP} at B2 by P1", seats=seats, options=EVERY_SET)
    assert (presence(here, 1), here.seat(1).destroyed) == ({"A2": 1}, 3)
    assert here.table.island.oceans == [0]


@pytest.mark.rule("SX-33.13")
def test_a_token_in_an_ocean_that_is_out_of_play_stays_there() -> None:
    lands = {"A0": {"presence": {"P2": 1}}, "B0": {"presence": {"P2": 1}}}
    steps = ("power sea-monsters at A0 by P1", "destroy 1 presence A0 by P2")
    here = two(RIVER, OCEAN, lands, *steps, options=EVERY_SET)
    assert here.land("A0") == {"beasts": 1}
    assert audit(here.table) == []


# -- what follows ----------------------------------------------------------------------------------


def test_invaders_do_nothing_on_a_board_that_is_gone() -> None:
    """Mountain and jungle: of the lands of both boards only A1, A3, A6 and A8 are left."""
    table = sunk().table
    found = [table.island.names[land] for land in lands_of_card(table, "3-jungle-mountain")]
    assert found == ["A1", "A3", "A6", "A8"]


def test_events_pass_a_board_that_is_gone_over(events: Events) -> None:
    """Each board would get a town; and beasts come to a board without any, if there is one."""
    lands = {"A5": {"explorer": 1, "presence": {"P2": 1}}, "A8": {}, "B7": {}}
    keys: dict[str, Any] = {"boards": "AB", "spirits": [RIVER, RIVER], "sunk": "B"}
    here = events.main("population-rises", 1, lands, **keys)
    assert here.land("A5")["town"] == 1
    assert audit(here.table) == []
    lands["A4"] = {"beasts": 1}
    here = events.part("prey-on-the-unwary", lands, **keys)
    assert audit(here.table) == []
    assert here.land("A4")["beasts"] == 1


def test_it_is_saved_and_written() -> None:
    here = sunk()
    data = here.table.to_data()
    assert data["sunk"] == "B"
    assert GAME.load_table(data).to_data() == data
    assert_reads_back(here.match)
    with pytest.raises(BadData):
        GAME.load_table({**data, "sunk": "D"})
    bad = GAME.load_table(data)
    bad.blight[bad.island.numbers["B4"]] = 1
    assert audit(bad) == ["B4: something on a board that is destroyed"]


def test_a_position_may_have_lost_a_board() -> None:
    here = pair({"A5": {"presence": {"P2": 1}}, "B7": {}}, sunk="B")
    assert (here.table.island.sunk, here.table.island.slots) == ("B", [0])
    view = GAME.view(here.match.state, OPEN)  # type: ignore[arg-type]
    assert view["sunk"] == ["B"]
    headings = [section.heading.plain() for section in GAME.sections(view)]
    assert [text for text in headings if "see-board" in text] == ["see-board(board=A)"]
    with pytest.raises(BadData):
        pair({}, sunk="C")


@pytest.mark.parametrize("seed", range(6))
def test_play_goes_on_without_the_board(seed: int) -> None:
    """Random answers from there on, with every check of the table after each."""
    here = sunk({"A4": {"town": 2, "dahan": 2}, "A5": {"presence": {"P1": 3, "P2": 3}}})
    chance = random.Random(seed)
    match = here.match
    for _ in range(250):
        open_now = match.decisions()
        if not open_now:
            break
        seat = chance.choice(sorted(open_now))
        match.answer(seat, chance.choice(list(open_now[seat].moves)).text())
        table = GAME.table(match.state)  # type: ignore[arg-type]
        assert isinstance(table, SpiritTable)
        assert audit(table) == []
        assert table.island.sunk == "B"
    assert table.turn > 1
