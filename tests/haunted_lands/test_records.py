"""Golden records of Haunted Lands: whole games that must replay to the same end for ever.

`tests/records/make_haunted_lands.py` plays them anew.
"""

import re
from pathlib import Path
from typing import Any

import pytest

from golden.records import check_replay, load, paths_of
from loci.core import Entry, Match, Record, RecordError
from loci.games.haunted_lands import GAME

PATHS = paths_of("haunted_lands")
NAME = re.compile(
    r"(wanderer|builder|burgher)-([234])(?:-(harder|hardest))?(?:-(straight))?"
    r"-(victory|no-room-for-spectres|kalena-overrun)"
)
RECORDS = pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])


def facts(record: Record) -> tuple[str, int, str, str, str]:
    """Mode, players, difficulty, reading of overflow, ending."""
    options: dict[str, Any] = record.header.options
    assert record.outcome is not None
    return (
        options.get("mode", "wanderer"),
        record.header.players,
        options.get("difficulty", "normal"),
        options.get("overflow", "cascade"),
        record.outcome.ending,
    )


@RECORDS
def test_a_golden_record_replays_to_its_result(path: Path) -> None:
    check_replay(GAME, path)


@RECORDS
def test_the_name_of_a_golden_record_tells_what_it_proves(path: Path) -> None:
    found = NAME.fullmatch(path.stem)
    assert found is not None
    mode, players, difficulty, overflow, ending = found.groups()
    told = (mode, int(players), difficulty or "normal", overflow or "cascade", ending)
    assert facts(load(path)) == told


def test_the_golden_records_cover_every_way_to_play_and_to_end() -> None:
    assert len(PATHS) == 10
    met = [facts(load(path)) for path in PATHS]
    assert {fact[0] for fact in met} == {"wanderer", "builder", "burgher"}
    assert {fact[1] for fact in met} == {2, 3, 4}
    assert {fact[2] for fact in met} == {"normal", "harder", "hardest"}
    assert {fact[3] for fact in met} == {"cascade", "straight"}
    assert {fact[4] for fact in met} == {"victory", "no-room-for-spectres", "kalena-overrun"}
    victories = [fact for fact in met if fact[4] == "victory"]
    assert {fact[0] for fact in victories} == {"wanderer", "builder", "burgher"}
    assert {fact[1] for fact in victories} == {2, 3, 4}


def test_the_golden_records_hold_every_kind_of_move() -> None:
    words = {entry.move.split()[0] for path in PATHS for entry in load(path).entries}
    always = {"haunt", "travel", "harvest", "build", "persuade", "sell", "learn", "train"}
    assert always | {"gain", "quest", "end"} <= words


def test_the_golden_records_lie_on_different_maps_with_all_markets() -> None:
    starts = [Match.replay(GAME, load(path), 0).state for path in PATHS]
    assert len({tuple(GAME.table(state).land.tiles) for state in starts}) == len(PATHS)
    assert {GAME.table(state).market for state in starts} == {1, 2, 3}
    assert len({card for state in starts for card in GAME.table(state).skills}) == 12


@RECORDS
def test_a_golden_record_that_was_changed_does_not_replay(path: Path) -> None:
    """The replay is no formality: without one end of a Turn the next answer is refused."""
    record = load(path)
    ends = [number for number, entry in enumerate(record.entries) if entry.move == "end"]
    missing = ends[len(ends) // 2]
    entries: list[Entry] = record.entries[:missing] + record.entries[missing + 1 :]
    with pytest.raises(RecordError) as caught:
        Match.replay(GAME, Record(record.header, entries, record.hash, record.outcome))
    assert caught.value.kind == "illegal"
