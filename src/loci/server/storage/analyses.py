"""Analyses that are kept with their matches."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, insert, select

from loci.server.storage.db import ANALYSES, MATCHES
from loci.server.storage.store import Store


async def kept_analysis(store: Store, id: str, sequence: int, judge: str) -> Any:
    """What was found out about a match as it was after the row `sequence` of its log, by that
    judge; None if nobody has kept it."""
    query = select(ANALYSES.c.data).where(
        ANALYSES.c.match_id == id, ANALYSES.c.sequence == sequence, ANALYSES.c.judge == judge
    )
    row = await store.read(lambda connection: connection.execute(query).first())
    return None if row is None else row.data


async def keep_analysis(store: Store, id: str, sequence: int, judge: str, data: Any) -> None:
    """Keep it in the place of what was known before, unless the match was thrown away meanwhile."""

    def job(connection: Connection) -> None:
        if connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == id)).first() is None:
            return
        connection.execute(delete(ANALYSES).where(ANALYSES.c.match_id == id))
        values = {"match_id": id, "sequence": sequence, "judge": judge, "data": data}
        connection.execute(insert(ANALYSES).values(values))

    await store.write(job)
