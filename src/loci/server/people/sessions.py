"""Sessions: who is signed in where. Each is a row of the database, named by a signed cookie; once
it has ended, copies of the cookie are dead, and so are the sockets that were opened with it."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final, TypeVar

from itsdangerous import BadSignature, TimestampSigner
from sqlalchemy import Connection, Row, bindparam, delete, insert, select

from loci.server.errors import sign_in
from loci.server.play.memory import Memory
from loci.server.storage.db import SESSIONS, USERS
from loci.server.storage.rows import Session, User
from loci.server.storage.writer import Job

_log = logging.getLogger("loci.server.sessions")
T = TypeVar("T")
COOKIE: Final = "loci"
_MOST: Final = 50  # sessions of one person; where there are more the oldest end
_USER: Final = tuple(field.name for field in fields(User))
# Whose session it is: every request asks.
_OF: Final = (
    select(USERS, SESSIONS.c.created.label("begun"))
    .join(SESSIONS)
    .where(SESSIONS.c.id == bindparam("id"))
)


class Sessions:
    """Who calls, by cookie; sessions that begin and end."""

    def __init__(self, memory: Memory, key: bytes) -> None:
        self._memory = memory
        self._store = memory.store
        self._lasts = memory.settings.cookie_days * 86400.0
        self._signer = TimestampSigner(key, salt="loci.cookie")
        self.number = 0  # raised whenever sessions may have ended
        # Called when sessions, or the token, of somebody (None: of anybody) may have ended.
        self.after: list[Callable[[str | None], None]] = []

    def cookie(self, session: Session) -> str:
        return self._signer.sign(session.id).decode()

    async def caller(self, cookie: str | None) -> Session | None:
        """Whose cookie this is; nobody's if it is forged, or its session has ended or is too old.

        How old it is, the row says, and not the signature, whose library takes a cookie for void
        that seems to be made in the future: a clock that was set back would sign everybody out."""
        if not cookie:
            return None
        try:
            id = self._signer.unsign(cookie).decode(errors="replace")
        except BadSignature:
            return None
        row = await self._store.read(lambda connection: connection.execute(_OF, {"id": id}).first())
        if row is None or time.time() - row.begun > self._lasts:
            return None
        return Session(id, user_from(row), row.begun)

    async def of(self, user: User) -> list[float]:
        """Since when this person is signed in, wherever they are; the newest first."""
        query = select(SESSIONS.c.created).where(SESSIONS.c.user_id == user.id)
        newest = query.order_by(SESSIONS.c.created.desc())
        return list(await self._store.read(lambda connection: connection.scalars(newest).all()))

    async def change(self, user_id: str, job: Job[T]) -> T:
        """Run a job that may end sessions of this person, and close their sockets, here and at the
        other processes."""
        result = await self._store.write(job, {"kind": "sessions", "user": user_id})
        await self.ended(user_id)
        return result

    async def end(self, session: Session) -> None:
        def job(connection: Connection) -> None:
            connection.execute(delete(SESSIONS).where(SESSIONS.c.id == session.id))

        await self.change(session.user.id, job)

    async def end_all(self, user: User) -> None:
        await self.change(user.id, lambda connection: end_all(connection, user.id))

    async def renew(self, user: User) -> Session:
        """End every session of this person, this one too, which somebody may have a copy of; and
        begin a new one in its place."""
        return await self.change(user.id, lambda connection: renewed(connection, user))

    def make_room(self, connection: Connection, user_id: str) -> None:
        """Before one more session begins: end those that are too old, and too many."""
        mine = SESSIONS.c.user_id == user_id
        oldest = select(SESSIONS.c.id).where(mine).order_by(SESSIONS.c.created.desc())
        ids = connection.execute(oldest.offset(_MOST - 1)).scalars().all()
        connection.execute(delete(SESSIONS).where(SESSIONS.c.id.in_(ids)))
        old = SESSIONS.c.created < time.time() - self._lasts
        connection.execute(delete(SESSIONS).where(mine, old))

    async def ended(self, user_id: str | None) -> None:
        """Sessions of this person (None: of anybody) may have ended."""
        self.number += 1
        for call in self.after:
            call(user_id)
        await self.close_sockets(user_id)

    async def close_sockets(self, user_id: str | None) -> None:
        """Close the sockets of this person (None: of anybody) whose sessions have ended."""
        wires = [
            wire
            for table in self._memory.loaded()
            for wire in table.wires
            if wire.session is not None and user_id in (None, wire.user_id)
        ]
        if not wires:
            return
        query = select(SESSIONS.c.id).where(SESSIONS.c.id.in_({wire.session for wire in wires}))
        try:
            alive = set(await self._store.read(lambda connection: connection.scalars(query).all()))
        except Exception:
            if user_id is None:
                raise
            # Whoever is still signed in connects again.
            _log.warning("sessions could not be read; sockets are closed", exc_info=True)
            alive = set()
        for wire in wires:
            if wire.session not in alive:
                wire.sign_out()


def begun(connection: Connection, user: User) -> Session:
    """A new session of this person."""
    session = Session(secrets.token_urlsafe(18), user, time.time())
    values = {"id": session.id, "user_id": user.id, "created": session.created}
    connection.execute(insert(SESSIONS).values(**values))
    return session


def end_all(connection: Connection, user_id: str) -> None:
    connection.execute(delete(SESSIONS).where(SESSIONS.c.user_id == user_id))


def renewed(connection: Connection, user: User) -> Session:
    """A new session of this person, in place of all others."""
    if locked(connection, user.id) is None:  # forgotten meanwhile
        raise sign_in()
    end_all(connection, user.id)
    return begun(connection, user)


def locked(connection: Connection, user_id: str) -> Row[Any] | None:
    """The row of a person whose password and sessions nobody else changes until this transaction
    ends."""
    query = select(USERS).where(USERS.c.id == user_id)
    return connection.execute(query.with_for_update()).first()


def user_from(row: Row[Any]) -> User:
    return User(**{name: row._mapping[name] for name in _USER})
