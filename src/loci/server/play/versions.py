"""Bringing the matches of a database to the present rules: each in a transaction of its own, so
that it can be stopped at any moment and begun again.

A match says by its column `rules` which version it has been brought to. One that cannot be brought
over is marked all the same, so that the server can start, and keeps its old header: one that is
over can be looked at, one that is not is tried again whenever this is run.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, inspect, select, update
from sqlalchemy import Table as Relation

from loci.core import AnyGame, Match, OldRules, Outcome, Text, all_games
from loci.core.data import encode
from loci.core.records.versions import FAILED, REPLAYED, Brought, Saved, bring, position
from loci.server.play import clock
from loci.server.storage.db import AUDIT, LOG, MATCHES, SEATS, SNAPSHOTS
from loci.server.storage.engines import migrate, open_engine
from loci.server.storage.place import Claim
from loci.server.storage.rows import (
    BOT,
    CLOSED,
    FINISHED,
    PERSON,
    RUNNING,
    UNDO,
    WAITING,
    LogRow,
    MatchRow,
    header_data,
    header_from,
    log_from,
    log_values,
    match_from,
    standing,
)
from loci.server.storage.snapshots import readable
from loci.server.storage.store import Store, audit_entry

Tick = Callable[[int, int], None]  # how many are done, and of how many
_OVER: Final = (FINISHED, CLOSED)


class Report:
    """What became of the matches: how many by game and kind, and a line for each that was not
    just replayed."""

    def __init__(self) -> None:
        self.counts: Final[dict[str, Counter[str]]] = {}
        self.notes: Final[list[tuple[str, str, Brought]]] = []  # match, game, what became of it

    def add(self, id: str, game: str, brought: Brought) -> None:
        self.counts.setdefault(game, Counter())[brought.kind] += 1
        if brought.kind != REPLAYED:
            self.notes.append((id, game, brought))

    @property
    def failed(self) -> int:
        return sum(counts[FAILED] for counts in self.counts.values())


async def refuse_outdated(store: Store, command: str) -> None:
    """`OldRules` if the database holds matches that are still to be brought over; `command` is
    what does it."""
    present = {game.info.id: game.info.rules_version for game in all_games()}
    query = select(MATCHES.c.game, MATCHES.c.rules, func.count()).group_by(
        MATCHES.c.game, MATCHES.c.rules
    )
    rows = await store.read(lambda connection: connection.execute(query).all())
    number = sum(count for game, rules, count in rows if rules < present.get(game, 0))
    if number:
        raise OldRules(Text("upgrade-needed", number=number, command=command))


async def upgrade(url: str, check: bool = False, tick: Tick = lambda _done, _all: None) -> Report:
    """Bring every match of the database to the present rules of its game. With `check` nothing is
    written, and the report is what would come of it. `DatabaseTaken` while somebody serves it."""
    games = {game.info.id: game for game in all_games()}
    report = Report()
    claim = Claim(url) if url.startswith("sqlite") and not check else None
    engine = open_engine(url, 1)
    try:
        if not check:
            await migrate(url)
        async with engine.connect() as connection:
            waiting = await connection.run_sync(_outdated, games)
        for done, (id, game) in enumerate(waiting):
            tick(done, len(waiting))
            async with engine.begin() as connection:
                brought = await connection.run_sync(_bring_one, id, games[game], check)
            if brought is not None:
                report.add(id, game, brought)
        tick(len(waiting), len(waiting))
    finally:
        await engine.dispose()
        if claim is not None:
            claim.let_go()
    return report


# -- within -------------------------------------------------------------------------------------


def _columns(connection: Connection, relation: Relation = MATCHES) -> list[Any]:
    """The columns of a relation that there are: to be read, a database need not be of the newest
    form."""
    there = inspect(connection)
    if not there.has_table(relation.name):
        return []
    names = {column["name"] for column in there.get_columns(relation.name)}
    return [column for column in relation.c if column.name in names]


def _outdated(connection: Connection, games: Mapping[str, AnyGame]) -> list[tuple[str, str]]:
    """The matches to be brought over, by id, with their games."""
    columns = _columns(connection)
    if not columns:
        return []
    rows = connection.execute(select(*columns).order_by(MATCHES.c.id))
    return [
        (match.id, match.game)
        for match in map(match_from, rows)
        if match.game in games and _is_outdated(match, games[match.game].info.rules_version)
    ]


def _is_outdated(match: MatchRow, present: int) -> bool:
    tried = match.rules >= present
    return bool(match.header["rules"] < present) and not (tried and match.status in _OVER)


def _bring_one(connection: Connection, id: str, game: AnyGame, check: bool) -> Brought | None:
    """Bring one match over; None if somebody else has done it meanwhile."""
    query = select(*_columns(connection)).where(MATCHES.c.id == id)
    row = connection.execute(query.with_for_update()).first()
    if row is None:
        return None
    match = match_from(row)
    if not _is_outdated(match, game.info.rules_version):
        return None
    saved = _saved(connection, match)
    brought = bring(game, saved)
    if not check:
        _write(connection, match, saved, brought, game.info.rules_version)
    return brought


def _saved(connection: Connection, match: MatchRow) -> Saved:
    log = select(*_columns(connection, LOG)).where(LOG.c.match_id == match.id)
    rows = connection.execute(log.order_by(LOG.c.sequence))
    entries, fresh = standing(map(log_from, rows))
    states = connection.execute(
        select(SNAPSHOTS.c.number, SNAPSHOTS.c.state).where(SNAPSHOTS.c.match_id == match.id)
    )
    return Saved(
        header_from(match.header),
        [stored.entry for stored in entries],
        readable(match.id, [(row.number, row.state) for row in states]),
        None if match.outcome is None else Outcome(**match.outcome),
        match.status in _OVER,
        fresh,
    )


def _write(
    connection: Connection, old: MatchRow, saved: Saved, brought: Brought, present: int
) -> None:
    now = time.time()
    match = brought.match
    values: dict[str, Any] = {"rules": present}
    if match is not None:
        values["header"] = header_data(match.header)
        _write_snapshots(connection, old.id, match, saved)
        _write_answers(connection, old.id, match)
        if brought.dropped:
            row = LogRow(old.sequence + 1, UNDO, 0, now, len(match.entries), [])
            connection.execute(insert(LOG).values(**log_values(old.id, row)))
            values |= {"sequence": row.sequence, "entries": row.start, "undo_request": None}
        if old.status == RUNNING:
            values |= _asked(connection, old, match)
    elif brought.kind == FAILED and old.status != WAITING:
        values |= {"bots_due": False, "due": None}  # nobody can move
    connection.execute(update(MATCHES).where(MATCHES.c.id == old.id).values(**values))
    reason = None if brought.reason is None else brought.reason.to_data()
    detail = {"kind": brought.kind, "from": saved.header.rules, "to": present, "reason": reason}
    audit = audit_entry(now, None, old.id, "upgrade", **detail)
    connection.execute(insert(AUDIT).values(**audit))


def _write_snapshots(connection: Connection, id: str, match: Match, saved: Saved) -> None:
    """The stored states in their present form; what cannot be had in it goes."""
    game, last = match.game, len(match.entries)
    states = {}
    for at, data in saved.positions.items():
        if match.stored <= at <= last:
            states[at] = match.state_at(at)
        elif at < match.stored:
            found = position(game, data, saved.header.rules)
            if found is not None:
                states[at] = found
    if match.stored:
        states[match.stored] = match.state_at(match.stored)
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.match_id == id))
    for at, state in sorted(states.items()):
        kept = encode(state.to_data()).decode()
        connection.execute(insert(SNAPSHOTS).values(match_id=id, number=at, state=kept))


def _write_answers(connection: Connection, id: str, match: Match) -> None:
    """The answers that the match has kept, in their present notation."""
    query = select(LOG).where(LOG.c.match_id == id).order_by(LOG.c.sequence)
    rows = [log_from(row) for row in connection.execute(query)]
    places: list[tuple[int, int]] = []  # row, and place in it, of each answer that stands
    for number, row in enumerate(rows):
        del places[row.start :]
        places += [(number, place) for place in range(len(row.entries))]
    changed: set[int] = set()
    for entry, (number, place) in zip(match.entries, places, strict=False):
        if rows[number].entries[place].entry != entry:
            rows[number].entries[place].entry = entry
            changed.add(number)
    for number in sorted(changed):
        row = rows[number]
        here = (LOG.c.match_id == id) & (LOG.c.sequence == row.sequence)
        kept = [stored.to_data() for stored in row.entries]
        connection.execute(update(LOG).where(here).values(entries=kept))


def _asked(connection: Connection, old: MatchRow, match: Match) -> dict[str, Any]:
    """Who is asked now; the time that everybody has left stays."""
    query = select(SEATS.c.seat, SEATS.c.kind).where(SEATS.c.match_id == old.id)
    kinds = {row.seat: row.kind for row in connection.execute(query)}
    asked = sorted(match.decisions())
    outcome = match.outcome()
    clocks = None if old.clocks is None else {**old.clocks, "asked": asked}
    persons = [seat for seat, kind in kinds.items() if kind == PERSON]
    return {
        "status": RUNNING if outcome is None else FINISHED,
        "outcome": None if outcome is None else outcome.to_data(),
        "asked": asked,
        "clocks": clocks,
        "due": None if outcome is not None else clock.due(old.clock, clocks, persons),
        "bots_due": any(kinds[seat] == BOT for seat in asked),
    }
