"""Matches that may be used for research.

Their host has said so when the table was made, and everybody who has played them agrees: whoever
has a seat, each for their own. A seat that a bot plays for somebody who is away at the end counts
as no. Where somebody has given a seat up or lost it while it was played, nobody can be asked any
more, and the table is taken out for good (`people/seating.py`).
"""

from __future__ import annotations

from sqlalchemy import Connection, inspect, select

from loci.core import Entry, Outcome, Record
from loci.core.data import digest
from loci.server.storage.db import LOG, MATCHES, SEATS
from loci.server.storage.engines import open_engine
from loci.server.storage.rows import (
    BOT,
    FINISHED,
    PERSON,
    MatchRow,
    Seat,
    header_from,
    log_from,
    match_from,
    seat_from,
    standing,
)


async def agreed(url: str, game: str) -> list[tuple[str, Record]]:
    """The records of all matches of a game that may be used, without names, notes and comments; by
    a name that does not tell which table it was to whoever does not know its id."""
    engine = open_engine(url, 1)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(_records, game)
    finally:
        await engine.dispose()


def all_agree(seats: list[Seat]) -> bool:
    return all(
        seat.research if seat.kind == PERSON else seat.kind == BOT and seat.holder is None
        for seat in seats
    )


def _records(connection: Connection, game: str) -> list[tuple[str, Record]]:
    columns = inspect(connection).get_columns(MATCHES.name)
    if MATCHES.c.research.name not in [column["name"] for column in columns]:
        return []  # of an older form, in which nobody was asked
    query = select(MATCHES).where(
        MATCHES.c.game == game, MATCHES.c.status == FINISHED, MATCHES.c.research
    )
    found = []
    for match in map(match_from, connection.execute(query.order_by(MATCHES.c.id)).all()):
        seats = connection.execute(select(SEATS).where(SEATS.c.match_id == match.id))
        if all_agree([seat_from(row) for row in seats]):
            found.append((digest(match.id), _record(connection, match)))
    return sorted(found, key=lambda one: one[0])


def _record(connection: Connection, match: MatchRow) -> Record:
    rows = connection.execute(
        select(LOG).where(LOG.c.match_id == match.id).order_by(LOG.c.sequence)
    )
    stored, fresh = standing(map(log_from, rows))
    entries = [Entry(one.entry.seat, one.entry.move, one.entry.auto) for one in stored]
    header = header_from(match.header)
    header.notes = {}
    outcome = None if match.outcome is None else Outcome(**match.outcome)
    return Record(header, entries, "", outcome, fresh=fresh)
