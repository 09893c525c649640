"""Saved tables are words, are read as they were written, and those of version 1 are read too."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from loci.core.errors import BadData
from loci.games.spirit_island import GAME
from loci.games.spirit_island.state.piles import PILES
from loci.games.spirit_island.state.table import SpiritTable
from tests.spirit_island.start import Laid
from tests.spirit_island.tables import OCEAN as OCEANS_GRASP
from tests.spirit_island.tables import RIVER, island

LIGHTNING = "lightnings-swift-strike"
#: In the middle of a ravage: the stable table before it and the answer since.
VERSION_1 = Path(__file__).with_name("saved_version_1.json")


def busy_table() -> SpiritTable:
    """A table on which something of everything lies."""
    lands = {"A5": {"town-1": 1, "dahan": 2, "blight": 1, "presence": {"P1": 2}}}
    effects = [
        {"kind": "defend", "land": "A5", "number": 3, "seat": "P1"},
        {"kind": "skip", "land": "A4", "word": "build"},
        {"kind": "origin", "seat": "P1", "from": "P2"},
    ]
    seats = {"P1": {"energy": 2, "elements": {"sun": 2}, "growth_taken": [2]}}
    keys: dict[str, Any] = {"effects": effects, "seats": seats, "fear_discard": ["scapegoats"]}
    return island(lands, spirits=[RIVER, LIGHTNING], boards="AB", phase="fast", **keys).table


def test_what_is_saved_is_words() -> None:
    data = busy_table().to_data()
    assert (data["step"], data["boards"], data["sets"]) == ("fast", "AB", ["base"])
    assert data["lands"]["A5"] == {"pieces": ["town-1", "dahan", "dahan"], "blight": 1}
    assert "A4" not in data["lands"]
    assert list(data["piles"]) == [pile.name for pile in PILES if not pile.rare]
    assert data["piles"]["fear_discard"] == ["scapegoats"]
    assert data["effects"] == [
        {"kind": "defend", "land": "A5", "number": 3, "seat": "P1"},
        {"kind": "skip", "land": "A4", "word": "build"},
        {"kind": "origin", "seat": "P1", "from": "P2"},
    ]
    seat = data["seats"][0]
    assert (seat["presence"], seat["extra_elements"]) == ({"A5": 2, "A7": 1}, {"sun": 2})
    assert (seat["growth_taken"], seat["ready"]) == ([2], "busy")


def test_what_is_saved_can_be_read() -> None:
    table = busy_table()
    data = json.loads(json.dumps(table.to_data()))
    again = GAME.load_table(data)
    assert again.to_data() == table.to_data()
    assert again.effects == table.effects
    assert GAME.see(again, 0) == GAME.see(table, 0)


def _rename(data: dict[str, Any]) -> None:
    data["lands"]["Z9"] = data["lands"].pop("A5")


def _unknown_piece(data: dict[str, Any]) -> None:
    data["lands"]["A5"]["pieces"].append("castle")


def _unknown_element(data: dict[str, Any]) -> None:
    data["seats"][0]["extra_elements"] = {"gold": 1}


def _unknown_effect(data: dict[str, Any]) -> None:
    data["effects"].append({"kind": "no-such-effect"})


def _more(data: dict[str, Any]) -> None:
    data["piles"]["no-such-pile"] = []


def _boards(data: dict[str, Any]) -> None:
    data["boards"] = "AX"


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (_rename, r"position-land\(land=Z9"),
        (_unknown_piece, r"no-such-piece\(piece=castle"),
        (_unknown_element, r"position-word\(word=gold"),
        (_unknown_effect, r"position-word\(word=no-such-effect"),
        (_more, "data-unknown"),
        (_boards, r"position-boards\(boards=AX"),
    ],
)
def test_a_saved_table_that_cannot_be_says_why(
    spoil: Callable[[dict[str, Any]], None], reason: str
) -> None:
    data = copy.deepcopy(busy_table().to_data())
    spoil(data)
    with pytest.raises(BadData, match=reason):
        GAME.load_table(data)


# -- version 1 -------------------------------------------------------------------------------------


def version_1() -> dict[str, Any]:
    data = json.loads(VERSION_1.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def test_a_table_of_version_1_is_read() -> None:
    state = GAME.load(GAME.upgrade_data(version_1(), 1))
    table = GAME.table(state)
    here = Laid(table)
    assert [owner.spirit for owner in table.seats] == [LIGHTNING, OCEANS_GRASP]
    assert (table.turn, table.step, table.queue_card) == (2, "ravage", "1-sands")
    assert here.land("A4") == {"town-1": 1, "blight": 1, "presence": {0: 1}}
    assert here.land("A0") == {"presence": {1: 2}}
    assert here.pile("ravage_space") == ["1-sands"]
    assert len(here.pile("fear_deck")) == sum(table.fear_sizes) == 13
    defend = {"kind": "defend", "land": "A0", "seat": "P2", "number": 4}
    written = [effect.to_data(table.island) for effect in table.effects]
    assert defend in written
    assert {"kind": "hurry", "seat": "P2", "number": 2} in written
    assert {"kind": "made-fast", "seat": "P1", "word": "raging-storm"} in written
    assert GAME.audit(table) == []


def test_a_game_of_version_1_goes_on_in_the_middle_of_a_ravage() -> None:
    state = GAME.load(GAME.upgrade_data(version_1(), 1))
    decisions = GAME.decisions(state)
    offered = {seat: [move.text() for move in d.moves] for seat, d in decisions.items()}
    assert offered == {0: ["damage explorer", "damage town"]}


def test_data_of_this_version_stays_as_it_is() -> None:
    data = {"stable": busy_table().to_data(), "answers": []}
    assert GAME.upgrade_data(data, 2) is data


@pytest.mark.parametrize("missing", ["phase", "pieces", "fear_shown", "seats"])
def test_a_table_of_version_1_without_a_part_is_refused(missing: str) -> None:
    data = version_1()
    del data["stable"][missing]
    with pytest.raises(BadData, match="data-missing"):
        GAME.upgrade_data(data, 1)
