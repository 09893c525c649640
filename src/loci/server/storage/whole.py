"""How a table is read with its log, as of one moment.

From a file by several queries in one transaction. From PostgreSQL by a single one, which sees one
moment by itself: several, and the transaction around them, would each be a way there and back, and
everybody reads so who comes, or follows what another process did.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    ScalarSelect,
    Select,
    Table,
    Text,
    bindparam,
    cast,
    func,
    select,
    true,
)
from sqlalchemy.dialects.postgresql import aggregate_order_by

from loci.core.data import decode
from loci.server.storage.db import LOG, MATCHES, SEATS, SNAPSHOTS
from loci.server.storage.rows import (
    LogRow,
    MatchRow,
    Seat,
    Stored,
    Whole,
    fresh_from,
    log_from,
    match_from,
    seat_from,
)
from loci.server.storage.writer import Job

# All built once. Of the log the rows after the one that is `known` are read.
_MATCH: Final = select(MATCHES).where(MATCHES.c.id == bindparam("id"))
_SEATS: Final = select(SEATS).where(SEATS.c.match_id == bindparam("id")).order_by(SEATS.c.seat)
_LOG_AFTER: Final = (
    select(LOG)
    .where(LOG.c.match_id == bindparam("id"), LOG.c.sequence > bindparam("known"))
    .order_by(LOG.c.sequence)
)
_LAST_STATE: Final = (
    select(SNAPSHOTS.c.number, SNAPSHOTS.c.state)
    .where(SNAPSHOTS.c.match_id == bindparam("id"))
    .order_by(SNAPSHOTS.c.number.desc())
    .limit(1)
)
_MATCH_COLUMNS: Final = tuple(MATCHES.c.keys())


def read_piecewise(id: str, after: int | None) -> Job[Whole | None]:
    """A table by a few queries, between which nothing may change."""

    def job(connection: Connection) -> Whole | None:
        row = connection.execute(_MATCH, {"id": id}).first()
        if row is None:
            return None
        match = match_from(row)
        seats = connection.execute(_SEATS, {"id": id})
        found = Whole(match, [seat_from(seat) for seat in seats], [], None)
        if match.sequence > (after or 0):
            rows = connection.execute(_LOG_AFTER, {"id": id, "known": after or 0})
            found.rows = [log_from(row) for row in rows]
        if after is None and match.sequence > 0:
            state = connection.execute(_LAST_STATE, {"id": id}).first()
            found.snapshot = None if state is None else (state.number, state.state)
        return found

    return job


def read_at_once(id: str, after: int | None) -> Job[Whole | None]:
    """A table by one query of PostgreSQL."""
    query = _WITH_STATE if after is None else _WITHOUT_STATE

    def job(connection: Connection) -> Whole | None:
        row = connection.execute(query, {"id": id, "known": after or 0}).first()
        if row is None:
            return None
        given = row._mapping
        match = MatchRow(**{name: given[name] for name in _MATCH_COLUMNS})
        seats = [Seat(*seat) for seat in decode(row.seats_of_it or "[]")]
        rows = [_log_row(*one) for one in decode(row.rows_of_it or "[]")]
        state = None
        if after is None and row.state_number is not None:
            state = (row.state_number, row.state_then)
        return Whole(match, seats, rows, state)

    return job


def _log_row(
    sequence: int,
    kind: str,
    seat: int,
    at: float,
    start: int,
    entries: str,
    orders: str | None,
    fresh: str | None,
) -> LogRow:
    return LogRow(
        sequence,
        kind,
        seat,
        float(at),
        start,
        [Stored.from_data(data) for data in decode(entries)],
        None if orders is None else decode(orders),
        fresh_from(None if fresh is None else decode(fresh)),
    )


def _together(
    relation: Table, columns: str, order: str, *where: ColumnElement[bool]
) -> ScalarSelect[str]:
    """The rows that a match has in another relation, as one text; columns of JSON are texts in
    it."""
    row = func.json_build_array(*[relation.c[name] for name in columns.split()])
    rows = func.json_agg(aggregate_order_by(row, relation.c[order]))
    query = select(cast(rows, Text)).where(relation.c.match_id == MATCHES.c.id, *where)
    return query.correlate(MATCHES).scalar_subquery()


def _at_once(state: bool) -> Select[Any]:
    seats = _together(SEATS, "seat kind user_id former_id bot name invite research owner", "seat")
    after = LOG.c.sequence > bindparam("known")
    columns = "sequence kind seat at start entries orders fresh"
    rows = _together(LOG, columns, "sequence", after)
    query = select(MATCHES, seats.label("seats_of_it"), rows.label("rows_of_it"))
    query = query.where(MATCHES.c.id == bindparam("id"))
    if not state:
        return query
    last = _LAST_STATE.lateral("last_state")
    query = query.add_columns(last.c.number.label("state_number"), last.c.state.label("state_then"))
    return query.select_from(MATCHES.outerjoin(last, true()))


_WITH_STATE: Final = _at_once(state=True)
_WITHOUT_STATE: Final = _at_once(state=False)
