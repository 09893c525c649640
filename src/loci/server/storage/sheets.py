"""Score sheets of finished matches, and the counts that they add to: kept together, and taken away
together, so that the counts are always those of the sheets that are kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, Insert, Row, delete, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from loci.server.storage.db import COUNTS, MATCHES, SEATS, SHEET_SEATS, SHEETS
from loci.server.storage.rows import FINISHED, Seat, seat_from
from loci.server.storage.writer import Job
from loci.sim.statistics import FORM, PERSON, Counts, Facts, Sums, counts_of

PEOPLE: Final = "people"  # at least one of those who played
BOTS: Final = "bots"

_KEY: Final = ("whose", "game", "players", "kind", "row_name", "column_name")
_SUMS: Final = ("number", "wins", "points")


def keep_job(id: str, sequence: int, facts: Facts | None) -> Job[bool]:
    """Keep the sheet of a match that is over since the row `sequence` of its log, and count it;
    without facts only that nothing can be said of it. False if that was done, or the match has
    gone on."""

    def job(connection: Connection) -> bool:
        query = select(MATCHES).where(MATCHES.c.id == id).with_for_update()
        match = connection.execute(query).first()
        if match is None or (match.status, match.sequence) != (FINISHED, sequence):
            return False
        kept = select(SHEETS.c.match_id).where(SHEETS.c.match_id == id)
        if connection.execute(kept).first() is not None:
            return False
        data = None if facts is None else facts.to_data()
        values = {"match_id": id, "sequence": sequence, "form": FORM, "game": match.game}
        connection.execute(insert(SHEETS).values(**values, ended=match.moved, facts=data))
        if facts is not None:
            seats = connection.execute(select(SEATS).where(SEATS.c.match_id == id))
            rows = [_seat_values(facts, seat_from(seat)) for seat in seats]
            connection.execute(insert(SHEET_SEATS), [{"match_id": id, **row} for row in rows])
            owners = {row["seat"]: row["user_id"] for row in rows}
            _count(connection, match.game, facts, owners, 1)
        return True

    return job


def withdraw(connection: Connection, id: str) -> None:
    """Take back what was kept and counted of a match that goes on again."""
    sheet = connection.execute(select(SHEETS).where(SHEETS.c.match_id == id)).first()
    if sheet is None:
        return
    if sheet.facts is not None:
        owners = _owners(connection, id)
        _count(connection, sheet.game, Facts.from_data(sheet.facts), owners, -1)
        whose = [PEOPLE, BOTS, *[owner for owner in owners.values() if owner is not None]]
        mine = COUNTS.c.whose.in_(whose) & (COUNTS.c.game == sheet.game)
        connection.execute(delete(COUNTS).where(mine, COUNTS.c.number == 0))
    connection.execute(delete(SHEETS).where(SHEETS.c.match_id == id))


def forget(connection: Connection, user_id: str) -> None:
    """What was counted for somebody who is forgotten; the games stay, without their name."""
    connection.execute(delete(COUNTS).where(COUNTS.c.whose == user_id))


def clear_old(connection: Connection) -> bool:
    """Throw everything away if some of it is of another form: it is made anew then."""
    if connection.execute(select(SHEETS.c.form).where(SHEETS.c.form != FORM).limit(1)).first():
        connection.execute(delete(SHEETS))
        connection.execute(delete(COUNTS))
        return True
    return False


def count_anew(connection: Connection) -> None:
    """Make the counts anew from the sheets that are kept."""
    connection.execute(delete(COUNTS))
    for sheet in connection.execute(select(SHEETS).where(SHEETS.c.facts.is_not(None))).all():
        owners = _owners(connection, sheet.match_id)
        _count(connection, sheet.game, Facts.from_data(sheet.facts), owners, 1)


def _seat_values(facts: Facts, seat: Seat) -> dict[str, Any]:
    who = facts.who[seat.seat]
    return {
        "seat": seat.seat,
        "user_id": seat.user_id or seat.former_id if who == PERSON else None,
        "bot": None if who == PERSON else who,
        "place": facts.places()[seat.seat],
        "points": facts.outcome.scores[seat.seat],
        "won": seat.seat in facts.outcome.winners,
    }


def _owners(connection: Connection, id: str) -> dict[int, str | None]:
    query = select(SHEET_SEATS.c.seat, SHEET_SEATS.c.user_id)
    rows: Iterable[Row[Any]] = connection.execute(query.where(SHEET_SEATS.c.match_id == id))
    return {row.seat: row.user_id for row in rows}


def _count(
    connection: Connection, game: str, facts: Facts, owners: dict[int, str | None], sign: int
) -> None:
    """Add what a match adds, or take it away. In the order of the keys: two that wait for each
    other's rows would else wait for ever."""
    added = {PEOPLE if facts.by_people else BOTS: counts_of(facts)}
    for owner in {owner for owner in owners.values() if owner is not None}:
        own = [seat for seat, one in owners.items() if one == owner]
        if len(own) == 1 or facts.together:  # who plays all seats has neither won nor lost
            added[owner] = counts_of(facts, own)
    rows = sorted(row for whose, counts in added.items() for row in _rows(whose, game, counts))
    names = (*_KEY, *_SUMS)
    values = [
        dict(zip(names, (*key, *[sign * one for one in sums]), strict=True)) for key, sums in rows
    ]
    connection.execute(_add(connection), values)


def _rows(whose: str, game: str, counts: Counts) -> list[tuple[tuple[Any, ...], Sums]]:
    return [((whose, game, *cell), sums) for cell, sums in counts.items()]


def _add(connection: Connection) -> Insert:
    """The statement that adds to a count, or begins it."""
    postgres = connection.dialect.name == "postgresql"
    statement = postgresql.insert(COUNTS) if postgres else sqlite.insert(COUNTS)
    more = {name: COUNTS.c[name] + statement.excluded[name] for name in _SUMS}
    return statement.on_conflict_do_update(index_elements=list(_KEY), set_=more)
