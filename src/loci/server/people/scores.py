"""How well programs know the rules: how many of their answers at a table were legal, how many were
not, and how many had to be drawn in their place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from loci.core.words.asked import Score
from loci.server.storage.db import PROGRAM_ANSWERS
from loci.server.storage.store import Store

Kept = dict[str, Any]
_NEW: Final[Kept] = {"legal": 0, "illegal": 0, "drawn": 0, "question": None, "failed": 0}


class Scores:
    """Counts answers, by table and program."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, match_id: str, user_id: str) -> Score:
        def job(connection: Connection) -> Kept:
            return _kept(connection, match_id, user_id) or _NEW

        return _score(await self._store.read(job))

    async def legal(self, match_id: str, user_id: str) -> Score:
        """One more was a legal move."""

        def change(kept: Kept) -> Kept:
            return {"legal": kept["legal"] + 1, "question": None, "failed": 0}

        return _score(await self._change(match_id, user_id, change))

    async def illegal(self, match_id: str, user_id: str, question: str) -> tuple[Score, int]:
        """One more was none; and how many to this very question were not."""

        def change(kept: Kept) -> Kept:
            failed = kept["failed"] + 1 if kept["question"] == question else 1
            return {"illegal": kept["illegal"] + 1, "question": question, "failed": failed}

        kept = await self._change(match_id, user_id, change)
        return _score(kept), kept["failed"]

    async def drawn(self, match_id: str, user_id: str) -> Score:
        """One was drawn."""

        def change(kept: Kept) -> Kept:
            return {"drawn": kept["drawn"] + 1, "question": None, "failed": 0}

        return _score(await self._change(match_id, user_id, change))

    async def _change(self, match_id: str, user_id: str, change: Callable[[Kept], Kept]) -> Kept:
        def job(connection: Connection) -> Kept:
            before = _kept(connection, match_id, user_id, lock=True)
            kept = {**(before or _NEW), **change(before or _NEW)}
            if before is None:
                names = {"match_id": match_id, "user_id": user_id}
                connection.execute(insert(PROGRAM_ANSWERS).values(**names, **kept))
            else:
                this = update(PROGRAM_ANSWERS).where(_this(match_id, user_id))
                connection.execute(this.values(**kept))
            return kept

        try:
            return await self._store.write(job)
        except IntegrityError:  # the first one was counted by another process just now
            return await self._store.write(job)


def _kept(connection: Connection, match_id: str, user_id: str, lock: bool = False) -> Kept | None:
    columns = [PROGRAM_ANSWERS.c[name] for name in _NEW]
    query = select(*columns).where(_this(match_id, user_id))
    row = connection.execute(query.with_for_update() if lock else query).first()
    return None if row is None else dict(row._mapping)


def _this(match_id: str, user_id: str) -> ColumnElement[bool]:
    return and_(PROGRAM_ANSWERS.c.match_id == match_id, PROGRAM_ANSWERS.c.user_id == user_id)


def _score(kept: Kept) -> Score:
    return Score(kept["legal"], kept["illegal"], kept["drawn"])
