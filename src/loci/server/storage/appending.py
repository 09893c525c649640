"""The change that every move is: one row more in the log, and the table's row brought after it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, update

from loci.server.storage.db import LOG, MATCHES, SNAPSHOTS
from loci.server.storage.rows import UNDO, LogRow, MatchRow, log_values
from loci.server.storage.writer import Job, LostRace

# Every move needs them, so they are built once.
_ADD_ROW: Final = insert(LOG)
_MOVE_ON: Final = (
    update(MATCHES)
    .where(
        MATCHES.c.id == bindparam("the_match"),
        MATCHES.c.sequence == bindparam("the_last"),
        MATCHES.c.status == bindparam("the_status"),
    )
    .values(
        {
            name: bindparam(name)
            for name in (
                *("status", "moved", "sequence", "entries", "asked", "outcome", "clocks", "due"),
                *("bots_due", "undo_request"),
            )
        }
    )
)


def append_job(
    match: MatchRow, was: str, row: LogRow, snapshot: tuple[int, str] | None
) -> Job[None]:
    """Add `row` to the log of a match that has status `was`, which makes its table `match`.
    `LostRace` if the table has gone on, or is no longer so."""

    def job(connection: Connection) -> None:
        connection.execute(_ADD_ROW, log_values(match.id, row))
        changed = connection.execute(
            _MOVE_ON,
            {
                "the_match": match.id,
                "the_last": row.sequence - 1,
                "the_status": was,
                "status": match.status,
                "moved": match.moved,
                "sequence": row.sequence,
                "entries": match.entries,
                "asked": match.asked,
                "outcome": match.outcome,
                "clocks": match.clocks,
                "due": match.due,
                "bots_due": match.bots_due,
                "undo_request": None,
            },
        )
        if changed.rowcount == 0:
            raise LostRace
        if row.kind == UNDO:
            connection.execute(
                delete(SNAPSHOTS).where(
                    SNAPSHOTS.c.match_id == match.id, SNAPSHOTS.c.number > row.start
                )
            )
        if snapshot is not None:
            connection.execute(
                insert(SNAPSHOTS).values(match_id=match.id, number=snapshot[0], state=snapshot[1])
            )

    return job
