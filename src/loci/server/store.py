"""Every query on tables, logs and chats. Reads take a connection of the pool, changes go through
the writer; a change that another process must hear of carries a notice."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Any, Final, TypeVar

from sqlalchemy import Row, and_, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from loci.core.data import encode
from loci.server.db import AUDIT, CHAT, LOG, MATCHES, SEATS, SNAPSHOTS, migrate, open_engine
from loci.server.rows import (
    FINISHED,
    OPEN_SEAT,
    RUNNING,
    WAITING,
    ChatRow,
    LogRow,
    MatchRow,
    Seat,
    Stored,
)
from loci.server.writer import BatchWriter, DirectWriter, Job, Writer

T = TypeVar("T")
CHANNEL: Final = "loci"
PAGE: Final = 30
_CHAT_TRIES: Final = 8


class LostRace(Exception):
    """Somebody else has changed this match since it was read; nothing was written."""


class Store:
    """The database as the server uses it. `process` names this process in notices."""

    def __init__(self, reader: AsyncEngine, write_engine: AsyncEngine, writer: Writer) -> None:
        self.reader: Final = reader
        self.process: Final = secrets.token_hex(6)
        self._write_engine = write_engine
        self._writer = writer
        self.listens: Final = reader.dialect.name == "postgresql"

    @staticmethod
    async def open(url: str) -> Store:
        """Open the database and bring it to the newest form."""
        if url.startswith("sqlite"):
            write_engine = open_engine(url, "BEGIN IMMEDIATE", 1)
            await migrate(write_engine)
            return Store(open_engine(url), write_engine, BatchWriter(write_engine))
        engine = open_engine(url, connections=8)
        await migrate(engine)
        return Store(engine, engine, DirectWriter(engine))

    async def close(self) -> None:
        await self._writer.close()
        await self.reader.dispose()
        await self._write_engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.reader.connect() as connection:
            yield connection

    async def write(self, job: Job[T], notice: dict[str, Any] | None = None) -> T:
        """Run `job` in a transaction of its own; the notice goes out with its commit."""

        async def whole(connection: AsyncConnection) -> T:
            result = await job(connection)
            if notice is not None and self.listens:
                await self._send(connection, notice)
            return result

        return await self._writer.write(whole)

    async def tell(self, notice: dict[str, Any]) -> None:
        """Send a notice to the other processes, where there can be any."""
        if self.listens:
            async with self.reader.begin() as connection:
                await self._send(connection, notice)

    async def _send(self, connection: AsyncConnection, notice: dict[str, Any]) -> None:
        payload = encode({**notice, "process": self.process}).decode()
        await connection.execute(
            text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
        )

    # -- tables ---------------------------------------------------------------------------------

    async def add_match(
        self,
        match: MatchRow,
        seats: Sequence[Seat],
        rows: Sequence[LogRow] = (),
        snapshots: Sequence[tuple[int, str]] = (),
    ) -> None:
        """A new table with its seats and, when it starts from another match, its first rows."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(MATCHES).values(**_match_values(match)))
            await connection.execute(
                insert(SEATS), [{"match_id": match.id, **asdict(seat)} for seat in seats]
            )
            for row in rows:
                await connection.execute(insert(LOG).values(**_log_values(match.id, row)))
            for number, state in snapshots:
                await connection.execute(
                    insert(SNAPSHOTS).values(match_id=match.id, number=number, state=state)
                )

        await self.write(job)

    async def match(self, id: str) -> tuple[MatchRow, list[Seat]] | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(MATCHES).where(MATCHES.c.id == id))).first()
            if row is None:
                return None
            seats = await connection.execute(
                select(SEATS).where(SEATS.c.match_id == id).order_by(SEATS.c.seat)
            )
            return _match(row), [_seat(seat) for seat in seats]

    async def tables(
        self, which: str, user_id: str | None, page: int
    ) -> tuple[list[tuple[MatchRow, list[Seat]]], bool]:
        """One page of the open tables, the caller's, or the finished ones; and are there more?"""
        query = select(MATCHES)
        if which == "open":
            query = query.where(MATCHES.c.status == WAITING, MATCHES.c.public)
        elif which == "finished":
            query = query.where(MATCHES.c.status == FINISHED, MATCHES.c.public)
        else:
            sits = select(SEATS.c.match_id).where(
                or_(SEATS.c.user_id == user_id, SEATS.c.former_id == user_id)
            )
            query = query.where(or_(MATCHES.c.id.in_(sits), MATCHES.c.host_id == user_id))
        query = query.order_by(MATCHES.c.moved.desc(), MATCHES.c.id)
        query = query.limit(PAGE + 1).offset(page * PAGE)
        async with self.reading() as connection:
            rows = [_match(row) for row in await connection.execute(query)]
            found = rows[:PAGE]
            seats: dict[str, list[Seat]] = {row.id: [] for row in found}
            query_seats = select(SEATS).where(SEATS.c.match_id.in_(seats)).order_by(SEATS.c.seat)
            for seat in await connection.execute(query_seats):
                seats[seat.match_id].append(_seat(seat))
        return [(row, seats[row.id]) for row in found], len(rows) > PAGE

    async def hosted(self, user_id: str) -> int:
        """How many tables of this host are not over."""
        query = select(func.count()).where(
            MATCHES.c.host_id == user_id, MATCHES.c.status.in_([WAITING, RUNNING])
        )
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar_one()

    async def change_match(
        self, id: str, was: str | None = None, audit: dict[str, Any] | None = None, **values: Any
    ) -> None:
        """Set columns of a table, if its status (where given) is still what it was."""

        async def job(connection: AsyncConnection) -> None:
            change = update(MATCHES).where(MATCHES.c.id == id).values(**values)
            if was is not None:
                change = change.where(MATCHES.c.status == was)
            if (await connection.execute(change)).rowcount == 0:
                raise LostRace
            if audit is not None:
                await connection.execute(insert(AUDIT).values(**audit))

        await self.write(job, {"kind": "table", "match": id})

    async def change_seat(
        self,
        id: str,
        seat: Seat,
        expected: str,
        audit: dict[str, Any] | None = None,
        bots_due: bool | None = None,
    ) -> None:
        """Write one seat, if its kind is still the expected one."""

        async def job(connection: AsyncConnection) -> None:
            values = asdict(seat)
            del values["seat"]
            change = update(SEATS).values(**values)
            change = change.where(SEATS.c.match_id == id, SEATS.c.seat == seat.seat)
            if (await connection.execute(change.where(SEATS.c.kind == expected))).rowcount == 0:
                raise LostRace
            if bots_due is not None:
                await connection.execute(
                    update(MATCHES).where(MATCHES.c.id == id).values(bots_due=bots_due)
                )
            if audit is not None:
                await connection.execute(insert(AUDIT).values(**audit))

        await self.write(job, {"kind": "table", "match": id})

    async def overdue(self, now: float, bots_since: float) -> tuple[list[str], list[str]]:
        """Running tables where a bot has been asked since before `bots_since`, and those where
        somebody's time is out."""
        running = MATCHES.c.status == RUNNING
        async with self.reading() as connection:
            bots = await connection.execute(
                select(MATCHES.c.id).where(
                    running, MATCHES.c.bots_due, MATCHES.c.moved < bots_since
                )
            )
            clocks = await connection.execute(
                select(MATCHES.c.id).where(running, MATCHES.c.due < now)
            )
            return list(bots.scalars()), list(clocks.scalars())

    # -- the log --------------------------------------------------------------------------------

    async def rows(self, id: str, after: int = 0) -> list[LogRow]:
        query = select(LOG).where(and_(LOG.c.match_id == id, LOG.c.sequence > after))
        async with self.reading() as connection:
            found = await connection.execute(query.order_by(LOG.c.sequence))
            return [_log(row) for row in found]

    async def history(self, id: str) -> tuple[list[LogRow], tuple[int, str] | None]:
        """All rows of a match and its last stored state, as of one moment."""
        log = select(LOG).where(LOG.c.match_id == id).order_by(LOG.c.sequence)
        states = select(SNAPSHOTS.c.number, SNAPSHOTS.c.state).where(SNAPSHOTS.c.match_id == id)
        async with self.reading() as connection:
            if self.listens:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            rows = [_log(row) for row in await connection.execute(log)]
            last = states.order_by(SNAPSHOTS.c.number.desc()).limit(1)
            state = (await connection.execute(last)).first()
        return rows, None if state is None else (state.number, state.state)

    async def append(
        self,
        match: MatchRow,
        was: str,
        row: LogRow,
        snapshot: tuple[int, str] | None,
    ) -> None:
        """Add one row to the log of a match that has status `was`; `LostRace` if somebody else
        has added that row, or the table is no longer so."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(LOG).values(**_log_values(match.id, row)))
            change = update(MATCHES).where(
                MATCHES.c.id == match.id,
                MATCHES.c.sequence == row.sequence - 1,
                MATCHES.c.status == was,
            )
            change = change.values(
                status=match.status,
                moved=match.moved,
                sequence=row.sequence,
                entries=match.entries,
                asked=match.asked,
                outcome=match.outcome,
                clocks=match.clocks,
                due=match.due,
                bots_due=match.bots_due,
                undo_request=None,
            )
            if (await connection.execute(change)).rowcount == 0:
                raise LostRace
            if row.kind == "undo":
                await connection.execute(
                    delete(SNAPSHOTS).where(
                        SNAPSHOTS.c.match_id == match.id, SNAPSHOTS.c.number > row.start
                    )
                )
            if snapshot is not None:
                await connection.execute(
                    insert(SNAPSHOTS).values(
                        match_id=match.id, number=snapshot[0], state=snapshot[1]
                    )
                )

        notice = {"kind": "log", "match": match.id, "sequence": row.sequence}
        try:
            await self.write(job, notice)
        except IntegrityError as error:
            raise LostRace from error

    # -- chat and audit -------------------------------------------------------------------------

    async def say(self, id: str, line: ChatRow) -> ChatRow:
        """Add a line to the chat of a table; its number is given here."""
        for _ in range(_CHAT_TRIES):
            try:
                return await self.write(_chat_job(id, line), {"kind": "chat", "match": id})
            except IntegrityError:
                continue  # another process said something at the same moment
        raise LostRace

    async def chat(self, id: str, after: int = 0, most: int = 200) -> list[ChatRow]:
        """The last lines of the chat of a table."""
        query = select(CHAT).where(CHAT.c.match_id == id, CHAT.c.number > after)
        async with self.reading() as connection:
            found = await connection.execute(query.order_by(CHAT.c.number.desc()).limit(most))
            lines = [
                ChatRow(row.number, row.user_id, row.seat, row.name, row.text, row.at)
                for row in found
            ]
        return lines[::-1]

    async def audit(self, entry: dict[str, Any]) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(AUDIT).values(**entry))

        await self.write(job)


def audit_entry(
    at: float, user_id: str | None, match_id: str | None, action: str, **detail: object
) -> dict[str, Any]:
    """A line of the audit log: who did what to which table."""
    return {
        "at": at,
        "user_id": user_id,
        "match_id": match_id,
        "action": action,
        "detail": detail,
    }


def open_seat(seat: int) -> Seat:
    return Seat(seat, OPEN_SEAT, None, None, None, "", 0)


def _chat_job(id: str, line: ChatRow) -> Job[ChatRow]:
    async def job(connection: AsyncConnection) -> ChatRow:
        last = select(func.max(CHAT.c.number)).where(CHAT.c.match_id == id)
        number = ((await connection.execute(last)).scalar() or 0) + 1
        said = ChatRow(number, line.user_id, line.seat, line.name, line.text, line.at)
        await connection.execute(insert(CHAT).values(match_id=id, **asdict(said)))
        return said

    return job


def _match_values(match: MatchRow) -> dict[str, Any]:
    values = asdict(match)
    values["asked"] = match.asked or []
    return values


def _match(row: Row[Any]) -> MatchRow:
    return MatchRow(**row._mapping)


def _seat(row: Row[Any]) -> Seat:
    return Seat(row.seat, row.kind, row.user_id, row.former_id, row.bot, row.name, row.invite)


def _log_values(id: str, row: LogRow) -> dict[str, Any]:
    return {
        "match_id": id,
        "sequence": row.sequence,
        "kind": row.kind,
        "seat": row.seat,
        "at": row.at,
        "start": row.start,
        "entries": [stored.to_data() for stored in row.entries],
        "orders": row.orders,
    }


def _log(row: Row[Any]) -> LogRow:
    entries = [Stored.from_data(data) for data in row.entries]
    return LogRow(row.sequence, row.kind, row.seat, row.at, row.start, entries, row.orders)
