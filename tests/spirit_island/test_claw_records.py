"""What the golden records of Branch & Claw cover; `test_records.py` replays them."""

from __future__ import annotations

from golden.records import load, paths_of
from loci.core import Match
from loci.games.spirit_island import GAME
from loci.games.spirit_island.state.registry import SCENARIOS, SPIRITS, of_sets
from loci.games.spirit_island.state.terms import CLAW
from tests.spirit_island.tables import Island

PATHS = paths_of("branch_and_claw")


def test_the_golden_records_cover_the_set() -> None:
    """Its scenarios and spirits, France at its highest level, games without events and with fewer
    tokens; event cards enough."""
    ends = [Island(Match.replay(GAME, load(path))) for path in PATHS]
    tables = [here.table for here in ends]
    assert len(tables) == 12
    assert {len(table.seats) for table in tables} == {1, 2, 3, 4}
    assert {table.scenario for table in tables} >= set(of_sets(SCENARIOS, [CLAW]))
    assert ("france", 6) in [(table.adversary, table.level) for table in tables]
    rules = {rule for table in tables for rule in table.rules}
    assert rules >= {"no-events", "no-disease", "no-strife"}
    spirits = {owner.spirit for table in tables for owner in table.seats}
    assert spirits >= set(of_sets(SPIRITS, [CLAW]))
    assert len({card for here in ends for card in here.pile("event_discard")}) >= 15
