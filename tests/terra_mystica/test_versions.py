"""Tables that rules version 1 saved are read, ask what they asked then, and are played on.

`data/version_1.json` was written with the code of version 1: a table for every kind of question,
with the moves that were listed at it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from loci.core import Rng
from loci.core.data import decode, encode
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.table import TerraTable

STORED: dict[str, Any] = json.loads(
    (Path(__file__).parent / "data" / "version_1.json").read_text(encoding="utf-8")
)
EVERY = pytest.mark.parametrize("name", STORED)


def brought_over(name: str) -> TerraTable:
    return GAME.load(GAME.upgrade_data(STORED[name]["state"], 1))


def test_there_is_a_table_for_every_kind_of_question() -> None:
    assert len(STORED) == 21
    assert GAME.info.rules_version == 2


@EVERY
def test_a_table_of_version_1_asks_what_it_asked(name: str) -> None:
    table = brought_over(name)
    assert GAME.audit(table) == []
    assert table.vp == STORED[name]["vp"]
    asked = {
        f"P{seat + 1}": sorted(move.text() for move in decision.moves)
        for seat, decision in GAME.decisions(table).items()
    }
    assert asked == STORED[name]["asked"]


@EVERY
def test_a_table_of_version_1_is_saved_in_words_and_played_on(name: str) -> None:
    table = brought_over(name)
    again = GAME.load(decode(encode(table.to_data())))
    assert again == table
    rng = Rng(1)
    while asked := GAME.decisions(table):
        seat = rng.pick("seat", list(asked))
        move = rng.pick("move", asked[seat].moves)
        GAME.apply(table, seat, move)
        GAME.apply(again, seat, move)
    assert GAME.outcome(table) is not None
    assert again.digest() == table.digest()


def test_what_is_saved_goes_by_name() -> None:
    """No place in a list is saved: only seats, counts and the numbers of events are numbers."""
    data = brought_over("spades-in-hand").to_data()
    assert data["phase"] == "actions"
    assert data["turn"]["owed"][0]["what"] == "digging"
    assert {seat["faction"] for seat in data["seats"]} <= set(GAME.content()["base"]["factions"])
    assert all(name.startswith("SCORE") for name in data["scoring"])
    assert set(data["seats"][0]["cults"]) == {"fire", "water", "earth", "air"}
