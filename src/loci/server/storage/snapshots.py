"""Stored states: what they are read for, and how they are kept."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, insert, select, update

from loci.core import BadData
from loci.core.data import decode
from loci.server.storage.db import SNAPSHOTS
from loci.server.storage.rows import RUNNING, MatchRow
from loci.server.storage.store import Store, lock_match

_log = logging.getLogger("loci.server.snapshots")


async def stored_states(store: Store, id: str) -> dict[int, str]:
    """Every stored state of a match as it was written, by number of entries, the newest first."""
    query = select(SNAPSHOTS.c.number, SNAPSHOTS.c.state).where(SNAPSHOTS.c.match_id == id)
    ordered = query.order_by(SNAPSHOTS.c.number.desc())
    rows = await store.read(lambda connection: connection.execute(ordered).all())
    return {row.number: row.state for row in rows}


def readable(id: str, states: Iterable[tuple[int, str]]) -> dict[int, Any]:
    """The data of stored states, without those that are damaged."""
    found = {}
    for number, state in states:
        try:
            found[number] = decode(state)
        except BadData:
            _log.warning("a stored state cannot be read", extra={"match": id, "number": number})
    return found


async def keep_snapshot(store: Store, match: MatchRow, number: int, state: str) -> None:
    """Store the state after `number` entries of a match, unless it is there already or the match
    has gone on."""

    def job(connection: Connection) -> None:
        here = (SNAPSHOTS.c.match_id == match.id) & (SNAPSHOTS.c.number == number)
        known = connection.execute(select(SNAPSHOTS.c.number).where(here)).first()
        if known is None and lock_match(connection, match.id) == (match.sequence, RUNNING):
            connection.execute(
                insert(SNAPSHOTS).values(match_id=match.id, number=number, state=state)
            )

    await store.write(job)


async def mend_snapshot(store: Store, id: str, number: int, damaged: str, state: str) -> None:
    """Write a stored state anew, if the damaged one is still there."""

    def job(connection: Connection) -> None:
        here = (SNAPSHOTS.c.match_id == id) & (SNAPSHOTS.c.number == number)
        same = SNAPSHOTS.c.state == damaged
        connection.execute(update(SNAPSHOTS).where(here, same).values(state=state))

    await store.write(job)
