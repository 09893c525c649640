"""The change that every move is: one row more in the log, and the table's own row after it."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, update

from loci.server.storage.db import LOG, MATCHES, SNAPSHOTS
from loci.server.storage.rows import FINISHED, UNDO, LogRow, MatchRow, log_values
from loci.server.storage.sheets import withdraw
from loci.server.storage.writer import Job, LostRace

# What a move changes of the table's own row
MOVES_ON: Final = (
    *("status", "moved", "sequence", "entries", "asked", "outcome", "clocks", "due"),
    *("bots_due", "undo_request"),
)
# Every move needs them, so they are built once.
_ADD_ROW: Final = insert(LOG)
_MOVE_ON: Final = (
    update(MATCHES)
    .where(
        MATCHES.c.id == bindparam("the_match"),
        MATCHES.c.sequence == bindparam("the_last"),
        MATCHES.c.status == bindparam("the_status"),
    )
    .values({name: bindparam(name) for name in MOVES_ON})
)


def moved_on(after: MatchRow, row: LogRow) -> dict[str, Any]:
    """The columns of the table's row that a row of the log changes; a request to take something
    back is settled by it."""
    values = {name: getattr(after, name) for name in MOVES_ON}
    return values | {"sequence": row.sequence, "undo_request": None}


def append_job(
    after: MatchRow, was: str, row: LogRow, snapshot: tuple[int, str] | None
) -> Job[None]:
    """Add `row` to the log of a match that has status `was`, and make its own row `after`.
    `LostRace` if the match has gone on, or is no longer so."""

    def job(connection: Connection) -> None:
        # The table's own row first, as a move in one statement does: two that held one each and
        # wanted the other's would wait for each other.
        changed = connection.execute(
            _MOVE_ON,
            {
                "the_match": after.id,
                "the_last": row.sequence - 1,
                "the_status": was,
                **moved_on(after, row),
            },
        )
        if changed.rowcount == 0:
            raise LostRace
        connection.execute(_ADD_ROW, log_values(after.id, row))
        if row.kind == UNDO:
            if was == FINISHED:
                withdraw(connection, after.id)
            # Where it is dealt anew the position before that goes too.
            first = row.start if row.fresh else row.start + 1
            connection.execute(
                delete(SNAPSHOTS).where(
                    SNAPSHOTS.c.match_id == after.id, SNAPSHOTS.c.number >= first
                )
            )
        if snapshot is not None:
            connection.execute(
                insert(SNAPSHOTS).values(match_id=after.id, number=snapshot[0], state=snapshot[1])
            )

    return job
