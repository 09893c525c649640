"""Every query on tables, logs and chats. Reads take a connection of the pool, changes go through
the writer; a change that another process must hear of carries a notice."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any, Final, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    union,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from loci.core.data import encode
from loci.server.storage import at_once
from loci.server.storage.db import AUDIT, CHAT, LOG, MATCHES, SEATS, SNAPSHOTS
from loci.server.storage.engines import migrate, open_engine, open_reading, open_writing
from loci.server.storage.move_log import append_job
from loci.server.storage.place import Claim, Place
from loci.server.storage.reader import DirectReader, FileReader, Line, Reader
from loci.server.storage.rows import (
    OPEN_SEAT,
    UNDO,
    WAITING,
    ChatRow,
    LogRow,
    MatchRow,
    Seat,
    Whole,
    log_values,
    match_values,
)
from loci.server.storage.whole import read_at_once, read_piecewise
from loci.server.storage.writer import BatchWriter, DirectWriter, Job, LostRace, Writer

T = TypeVar("T")
CHANNEL: Final = "loci"
_CHAT_TRIES: Final = 8
_LINES: Final = 200  # of the chat that whoever comes is shown
_NOTES: Final = 100  # of the table's own among them, or before them
_READERS: Final = 5  # connections that read a file
_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")

# What is read whenever somebody comes; built once.
_NUMBERS: Final = (
    select(CHAT.c.number).where(CHAT.c.match_id == bindparam("id")).order_by(CHAT.c.number.desc())
)
_LAST: Final = _NUMBERS.limit(_LINES).subquery()
_LAST_NOTES: Final = _NUMBERS.where(CHAT.c.note.is_not(None)).limit(_NOTES).subquery()
_CHAT: Final = (
    select(CHAT)
    .where(
        CHAT.c.match_id == bindparam("id"),
        CHAT.c.number.in_(union(select(_LAST.c.number), select(_LAST_NOTES.c.number))),
    )
    .order_by(CHAT.c.number)
)


class Store:
    """The database as the server uses it. `process` names this process in notices."""

    def __init__(
        self, reader: Reader, writer: Writer, listen: str = "", place: Place | None = None
    ) -> None:
        self.reader: Final = reader
        self._line = Line(reader)
        self.process: Final = secrets.token_hex(6)
        self.place: Final = place
        self._writer = writer
        self._claim: Claim | None = None
        self.listen_at: Final = listen
        self.listens: Final = bool(listen)

    @staticmethod
    async def open(url: str, connections: int = 8) -> Store:
        """Open the database and bring it to the newest form; `DatabaseTaken` if it is a file that
        another process serves."""
        if url.startswith("sqlite"):
            return await Store._open_file(url)
        await migrate(url)
        writer = open_engine(url, connections, check=False, hurried=True)
        alone = open_engine(url, connections, check=False, hurried=True).execution_options(
            isolation_level="AUTOCOMMIT"
        )
        listen = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        return Store(DirectReader(alone, connections), DirectWriter(writer, connections), listen)

    @staticmethod
    async def _open_file(url: str) -> Store:
        claim = Claim(url)
        try:
            await migrate(url)
            place = Place(url)
        except BaseException:
            claim.let_go()
            raise
        reader, writer = open_reading(url, _READERS), open_writing(url, hurried=True)
        place.guard(reader)
        place.guard_writing(writer)
        store = Store(FileReader(reader, _READERS), BatchWriter(writer, place), place=place)
        store._claim = claim
        return store

    async def close(self) -> None:
        await self._writer.close()
        await self.reader.close()
        if self._claim is not None:
            self._claim.let_go()

    async def read(self, job: Job[T], first: bool = False) -> T:
        """Run `job`, which changes nothing; `Refusal` where the database itself is at fault. Those
        who play are `first`."""
        return await self._line.read(job, first)

    async def write(
        self, job: Job[T], notice: dict[str, Any] | None = None, first: bool = False
    ) -> T:
        """Run `job` in a transaction of its own; the notice goes out with its commit. Those who
        play are `first`."""

        def whole(connection: Connection) -> T:
            result = job(connection)
            if notice is not None and self.listens:
                connection.execute(_NOTIFY, self._told(notice))
            return result

        return await self._writer.write(whole, first)

    async def tell(self, notice: dict[str, Any]) -> None:
        """Send a notice to the other processes, where there can be any."""
        if self.listens:
            told = self._told(notice)
            await self.read(lambda connection: connection.execute(_NOTIFY, told))

    def _told(self, notice: dict[str, Any]) -> dict[str, str]:
        payload = encode({**notice, "process": self.process}).decode()
        return {"channel": CHANNEL, "payload": payload}

    # -- tables ---------------------------------------------------------------------------------

    async def add_match(
        self,
        match: MatchRow,
        seats: Sequence[Seat],
        rows: Sequence[LogRow] = (),
        snapshots: Sequence[tuple[int, str]] = (),
    ) -> None:
        """A new table with its seats and, when it starts from another match, its first rows."""
        if self.listens and not rows and not snapshots:
            await self._writer.write(at_once.new_table(match, seats), alone=True)
            return

        def job(connection: Connection) -> None:
            connection.execute(insert(MATCHES).values(**match_values(match)))
            connection.execute(
                insert(SEATS), [{"match_id": match.id, **asdict(seat)} for seat in seats]
            )
            for row in rows:
                connection.execute(insert(LOG).values(**log_values(match.id, row)))
            for number, state in snapshots:
                connection.execute(
                    insert(SNAPSHOTS).values(match_id=match.id, number=number, state=state)
                )

        await self.write(job)

    async def change_match(
        self,
        id: str,
        was: str | None = None,
        audit: dict[str, Any] | None = None,
        when: ColumnElement[bool] | None = None,
        **values: Any,
    ) -> None:
        """Set columns of a table, if its status (where given) is still what it was and `when`
        holds; else `LostRace`."""

        def job(connection: Connection) -> None:
            change = update(MATCHES).where(MATCHES.c.id == id).values(**values)
            if was is not None:
                change = change.where(MATCHES.c.status == was)
            if when is not None:
                change = change.where(when)
            if (connection.execute(change)).rowcount == 0:
                raise LostRace
            if audit is not None:
                connection.execute(insert(AUDIT).values(**audit))

        await self.write(job, {"kind": "table", "match": id})

    async def remove_match(self, id: str) -> None:
        """A table is gone, with its log and everything else that is its."""

        def job(connection: Connection) -> None:
            connection.execute(delete(MATCHES).where(MATCHES.c.id == id))

        await self.write(job, {"kind": "table", "match": id})

    async def start_match(self, id: str, audit: dict[str, Any], **values: Any) -> None:
        """A waiting table begins; `LostRace` if it has, or if somebody has left meanwhile."""
        notice = {"kind": "table", "match": id}
        if self.listens:
            begun = at_once.start(id, audit, values, self._told(notice))
            await self._writer.write(begun, alone=True)
            return

        def job(connection: Connection) -> None:
            empty = select(SEATS.c.seat).where(SEATS.c.match_id == id, SEATS.c.kind == OPEN_SEAT)
            change = update(MATCHES).where(
                MATCHES.c.id == id, MATCHES.c.status == WAITING, ~empty.exists()
            )
            if (connection.execute(change.values(**values))).rowcount == 0:
                raise LostRace
            connection.execute(insert(AUDIT).values(**audit))

        await self.write(job, notice)

    async def change_seat(
        self,
        match: MatchRow,
        seat: Seat,
        expected: Seat,
        audit: dict[str, Any] | None = None,
        **values: Any,
    ) -> None:
        """Write one seat, and these columns of its table, if the table has not gone on and the
        seat is still as expected; else `LostRace`."""
        notice = {"kind": "table", "match": match.id}
        if self.listens:
            told = self._told(notice)
            change_one = at_once.change_seat(match, seat, expected, audit, values, told)
            await self._writer.write(change_one, alone=True)
            return

        def job(connection: Connection) -> None:
            if lock_match(connection, match.id) != (match.sequence, match.status):
                raise LostRace
            given = asdict(seat)
            change = update(SEATS).where(
                SEATS.c.match_id == match.id,
                SEATS.c.seat == given.pop("seat"),
                SEATS.c.kind == expected.kind,
                SEATS.c.user_id.is_not_distinct_from(expected.user_id),
                SEATS.c.former_id.is_not_distinct_from(expected.former_id),
                SEATS.c.invite == expected.invite,
            )
            if (connection.execute(change.values(**given))).rowcount == 0:
                raise LostRace
            if values:
                connection.execute(update(MATCHES).where(MATCHES.c.id == match.id).values(**values))
            if audit is not None:
                connection.execute(insert(AUDIT).values(**audit))

        await self.write(job, notice)

    # -- the log --------------------------------------------------------------------------------

    async def whole(self, id: str, after: int | None = None, first: bool = False) -> Whole | None:
        """A table with its log, as of one moment: all rows and the last stored state, or only
        the rows `after` one that is known. Those who play are `first`."""
        job = (read_at_once if self.listens else read_piecewise)(id, after)
        return await self.read(job, first)

    async def append(
        self,
        match: MatchRow,
        was: str,
        row: LogRow,
        snapshot: tuple[int, str] | None,
    ) -> None:
        """Add one row to the log of a match that has status `was`; `LostRace` if somebody else
        has added that row, or the table is no longer so."""

        notice = {"kind": "log", "match": match.id, "sequence": row.sequence}
        try:
            if self.listens and row.kind != UNDO:
                job = at_once.move(match, was, row, snapshot, self._told(notice))
                await self._writer.write(job, first=True, alone=True)
            else:
                await self.write(append_job(match, was, row, snapshot), notice, first=True)
        except IntegrityError as error:
            raise LostRace from error

    # -- chat and audit -------------------------------------------------------------------------

    async def say(self, id: str, line: ChatRow) -> ChatRow:
        """Add a line to the chat of a table; its number is given here."""
        for _ in range(_CHAT_TRIES):
            try:
                return await self.write(_chat_job(id, line))
            except IntegrityError:
                continue  # another process said something at the same moment
        raise LostRace

    async def chat(self, id: str, first: bool = False) -> list[ChatRow]:
        """The last lines of the chat of a table, and before them the last of the table's own, so
        that nobody talks until those are out of sight. Those who play are `first`."""

        def job(connection: Connection) -> list[ChatRow]:
            return [
                ChatRow(row.number, row.user_id, row.seat, row.name, row.text, row.at, row.note)
                for row in connection.execute(_CHAT, {"id": id})
            ]

        return await self.read(job, first)

    async def audit(self, entry: dict[str, Any]) -> None:
        def job(connection: Connection) -> None:
            connection.execute(insert(AUDIT).values(**entry))

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


def lock_match(connection: Connection, id: str) -> tuple[int, str] | None:
    """Sequence and status of a table that nobody else changes until this transaction ends. (With
    SQLite nobody else writes at all.)"""
    query = select(MATCHES.c.sequence, MATCHES.c.status).where(MATCHES.c.id == id)
    row = connection.execute(query.with_for_update()).first()
    return None if row is None else (row.sequence, row.status)


def _chat_job(id: str, line: ChatRow) -> Job[ChatRow]:
    def job(connection: Connection) -> ChatRow:
        last = select(func.max(CHAT.c.number)).where(CHAT.c.match_id == id)
        number = ((connection.execute(last)).scalar() or 0) + 1
        said = replace(line, number=number)
        connection.execute(insert(CHAT).values(match_id=id, **asdict(said)))
        return said

    return job
