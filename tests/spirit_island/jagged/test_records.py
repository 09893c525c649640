"""What the golden records of Jagged Earth and of Feather & Flame cover; `test_records.py` of the
whole game replays them."""

from __future__ import annotations

from typing import Any

from golden.records import load, paths_of
from loci.core import Match
from loci.games.spirit_island import GAME
from loci.games.spirit_island.state.registry import SPIRITS, of_sets
from loci.games.spirit_island.state.terms import FEATHER, JAGGED
from tests.spirit_island.tables import Island
from tests.spirit_island.test_records import LOST, WON


def ends_of(folder: str) -> list[Island]:
    return [Island(Match.replay(GAME, load(path))) for path in paths_of(folder)]


def spirits_of(ends: list[Island]) -> set[str]:
    return {owner.spirit for here in ends for owner in here.table.seats}


def test_the_golden_records_cover_jagged_earth() -> None:
    """Every spirit and aspect, both adversaries at their highest level and beside another, the
    scenario, islets, an extra board, six players, every way a game may end; event cards enough."""
    ends = ends_of("jagged_earth")
    tables = [here.table for here in ends]
    options: list[dict[str, Any]] = [dict(here.match.header.options) for here in ends]
    assert len(ends) >= 16
    assert spirits_of(ends) >= set(of_sets(SPIRITS, [JAGGED]))
    assert {here.ending() for here in ends} == WON | LOST
    opponents = {(table.adversary, table.level) for table in tables}
    assert opponents >= {("habsburg-monarchy", 6), ("russia", 6)}
    assert any(
        one.get("supporting") and table.adversary
        for one, table in zip(options, tables, strict=True)
    )
    assert "the-great-river" in [table.scenario for table in tables]
    assert {len(table.seats) for table in tables} >= {1, 2, 3, 6}
    assert any(len(table.island.boards) > len(table.seats) for table in tables)
    assert any("archipelago" in str(one.get("layout")) for one in options)
    assert len({card for here in ends for card in here.pile("event_discard")}) >= 15


def test_the_golden_records_cover_feather_and_flame() -> None:
    """Every spirit and aspect, and Scotland at its highest level."""
    ends = ends_of("feather_and_flame")
    assert spirits_of(ends) >= set(of_sets(SPIRITS, [FEATHER]))
    assert ("scotland", 6) in [(here.table.adversary, here.table.level) for here in ends]
    assert len({here.ending() for here in ends}) >= 3
