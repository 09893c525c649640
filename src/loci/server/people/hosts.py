"""Who hosts a table when its host has gone, and the end of tables at which nobody is left."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection, and_, insert, or_, select, update

from loci.core import Text
from loci.server.errors import not_host
from loci.server.play.memory import Memory
from loci.server.play.table import Table
from loci.server.play.telling import Teller
from loci.server.storage.db import AUDIT, MATCHES, SEATS
from loci.server.storage.rows import (
    BOT,
    CLOSED,
    PERSON,
    RUNNING,
    WAITING,
    Seat,
    User,
    seat_from,
)
from loci.server.storage.store import audit_entry
from loci.server.storage.writer import LostRace


class Hosts:
    """Hands tables on."""

    def __init__(self, memory: Memory, teller: Teller) -> None:
        self._memory = memory
        self._store = memory.store
        self._teller = teller

    async def hand_on(self, table: Table, leaving: str) -> None:
        """The host has left: somebody else is host, if there is anybody. Whoever calls holds the
        table."""
        heir = next_host(table.seats, leaving)
        if heir is None:
            return
        host_id = heir.user_id or heir.former_id
        audit = audit_entry(time.time(), leaving, table.id, "host", seat=heir.seat)
        try:
            await self._store.change_match(
                table.id,
                table.row.status,
                audit,
                when=MATCHES.c.host_id == leaving,
                host_id=host_id,
            )
        except LostRace:
            await self._memory.refresh(table)
            return
        table.row = replace(table.row, host_id=host_id)
        self._teller.changed(table)
        await self.announce(table, heir)

    async def announce(self, table: Table, host: Seat) -> None:
        """Let everybody read who the host is now."""
        await self._teller.enter(table, Text("host-is", seat=host.seat + 1, name=host.name or "–"))

    async def close_deserted(self) -> None:
        """Close the tables that nobody can start, and those at which nobody is left."""
        read = self._store.read
        found = list(await read(lambda connection: connection.scalars(_DESERTED).all()))
        if not found:
            return
        for id in await self._store.write(lambda connection: close_deserted(connection, found)):
            await self._store.tell({"kind": "table", "match": id})
            table = self._memory.in_memory(id)
            if table is not None:
                async with self._memory.hold(table):
                    await self._memory.refresh(table)


def check_host(user: User, table: Table) -> None:
    """`Refusal` unless the caller is the host."""
    if table.row.host_id != user.id:
        raise not_host()


def next_host(seats: Sequence[Seat], leaving: str) -> Seat | None:
    """Whose the table is when its host leaves: of the first who sits there by name, else of the
    first who may come back. A program is nobody."""
    people = [seat for seat in seats if seat.owner is None]
    named = [seat for seat in people if seat.kind == PERSON and seat.user_id not in (None, leaving)]
    away = [seat for seat in people if seat.kept and seat.former_id not in (None, leaving)]
    return next(iter([*named, *away]), None)


def hand_on_all(connection: Connection, leaving: str) -> dict[str, Seat]:
    """Hand on every table of a host who is about to be forgotten; to whom, by table."""
    handed = {}
    hosted = select(MATCHES.c.id).where(
        MATCHES.c.host_id == leaving, MATCHES.c.status.in_([WAITING, RUNNING])
    )
    for id in connection.execute(hosted).scalars().all():
        seats = select(SEATS).where(SEATS.c.match_id == id).order_by(SEATS.c.seat)
        heir = next_host([seat_from(row) for row in connection.execute(seats)], leaving)
        if heir is not None:
            host_id = heir.user_id or heir.former_id
            connection.execute(update(MATCHES).where(MATCHES.c.id == id).values(host_id=host_id))
            handed[id] = heir
    return handed


def close_deserted(connection: Connection, ids: Collection[str]) -> list[str]:
    """Close those of these tables that are nobody's any more; which they were."""
    found = list(connection.execute(_DESERTED.where(MATCHES.c.id.in_(ids))).scalars())
    if found:
        closed = {"status": CLOSED, "bots_due": False, "due": None}
        connection.execute(update(MATCHES).where(MATCHES.c.id.in_(found)).values(**closed))
        now = time.time()
        lines = [audit_entry(now, None, id, "close", deserted=True) for id in found]
        connection.execute(insert(AUDIT), lines)
    return found


_SOMEBODYS: Final = select(SEATS.c.match_id).where(
    SEATS.c.match_id == MATCHES.c.id,
    SEATS.c.owner.is_(None),  # programs do not play on for nobody
    or_(
        SEATS.c.kind == PERSON,
        and_(SEATS.c.kind == BOT, or_(SEATS.c.former_id.is_not(None), SEATS.c.invite != 0)),
    ),
)
# Without a host nobody can start a table; one under way goes on as long as anybody may answer.
_DESERTED: Final = select(MATCHES.c.id).where(
    MATCHES.c.host_id.is_(None),
    or_(
        MATCHES.c.status == WAITING,
        and_(MATCHES.c.status == RUNNING, ~_SOMEBODYS.exists()),
    ),
)
