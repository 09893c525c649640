"""People: guests by name alone, and accounts with a password."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, Row, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from loci.core import Text
from loci.core.words.wording import LANGUAGES
from loci.server.errors import Refusal, sign_in
from loci.server.people import names
from loci.server.people.hosts import close_deserted, hand_on_all
from loci.server.people.sessions import Sessions, begun, locked, renewed, user_from
from loci.server.settings import Settings
from loci.server.storage.db import AUDIT, CHAT, MATCHES, PROGRAMS, PUSHES, SEATS, SHEET_SEATS, USERS
from loci.server.storage.rows import (
    ACCOUNT,
    BOT,
    GUEST,
    OPEN_SEAT,
    RUNNING,
    WAITING,
    Seat,
    Session,
    User,
)
from loci.server.storage.sheets import forget
from loci.server.storage.store import Store, audit_entry

T = TypeVar("T")
_LOGIN: Final = re.compile(r"[a-z0-9][a-z0-9._@+-]{1,63}")
_PASSWORD: Final = (8, 200)


def new_id() -> str:
    """An id that nobody guesses."""
    return secrets.token_urlsafe(9)


def secret_key(path: Path) -> bytes:
    """The key that signs cookies and links; made when there is none yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(32))
    except FileExistsError:
        pass
    for _ in range(50):
        key = path.read_text().strip()
        if len(key) >= 32:
            return key.encode()
        time.sleep(0.02)  # another process is writing it just now
    raise ValueError(f"{path} holds no key of at least 32 characters")


class People:
    """Everybody, and everything that is stored about them."""

    def __init__(self, store: Store, settings: Settings, sessions: Sessions) -> None:
        self._store = store
        self._settings = settings
        self._sessions = sessions
        self._hasher = _HASHER
        # One at a time, on one core: whoever tries many passwords waits for himself.
        self._hashing = ThreadPoolExecutor(1, "argon2")

    def close(self) -> None:
        self._hashing.shutdown(wait=False, cancel_futures=True)

    async def find(self, id: str) -> User | None:
        query = select(USERS).where(USERS.c.id == id)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else user_from(row)

    # -- coming and going -----------------------------------------------------------------------

    async def guest(self, name: str, lang: str = "en") -> Session:
        kept = names.name(name, self._settings.name_length)
        user = User(new_id(), kept, GUEST, None, None, None, None, lang, time.time())

        def job(connection: Connection) -> Session:
            connection.execute(insert(USERS).values(**asdict(user)))
            return begun(connection, user)

        return await self._store.write(job)

    async def become_account(self, user: User, login: str, password: str) -> Session:
        """A guest gets a login and a password, and is signed in anew: a cookie that somebody else
        may know of, or has even planted, does not open the account."""
        login = login.strip().lower()
        if user.kind == ACCOUNT:
            raise Refusal(409, "account", Text("account-already"))
        if not _LOGIN.fullmatch(login):
            raise Refusal(422, "login", Text("login-form"))
        _check_length(password)
        if await self._with_login(login) is not None:
            raise Refusal(409, "login", Text("login-taken"))
        hashed = await self._hashed(self._hasher.hash, password)

        def job(connection: Connection) -> Session:
            row = locked(connection, user.id)
            if row is None:
                raise sign_in()
            if row.kind == ACCOUNT:  # by another request, just now
                raise Refusal(409, "account", Text("account-already"))
            changed = _changed(connection, user, kind=ACCOUNT, login=login, password=hashed)
            return renewed(connection, changed)

        try:
            return await self._sessions.change(user.id, job)
        except IntegrityError as error:
            raise Refusal(409, "login", Text("login-taken")) from error

    async def log_in(self, login: str, password: str) -> Session:
        """A new session of the account with that login, if the password is its own."""
        login = login.strip().lower()
        # No database is asked for what cannot be a login (bytes of 0 …).
        row = await self._with_login(login) if _LOGIN.fullmatch(login) else None
        # Checked against something in any case, so that time does not tell which logins exist.
        hashed = row.password if row is not None else _NOBODYS_HASH
        if not await self._hashed(self._verified, hashed, password) or row is None:
            raise Refusal(403, "login", Text("login-wrong"))
        id = row.id

        def job(connection: Connection) -> Session:
            found = locked(connection, id)
            if found is None or found.password != hashed:  # changed while it was compared
                raise Refusal(403, "login", Text("login-wrong"))
            self._sessions.make_room(connection, id)
            return begun(connection, user_from(found))

        return await self._sessions.change(id, job)

    async def change_password(self, user: User, old: str, new: str) -> Session:
        """Another password for an account; every session ends, and a new one begins here."""
        hashed = user.password
        if user.kind != ACCOUNT or hashed is None:
            raise Refusal(409, "account", Text("account-none"))
        _check_length(new)
        if not await self._hashed(self._verified, hashed, old):
            raise Refusal(403, "password", Text("password-wrong"))
        fresh = await self._hashed(self._hasher.hash, new)

        def job(connection: Connection) -> Session:
            found = locked(connection, user.id)
            if found is None or found.password != hashed:
                raise Refusal(403, "password", Text("password-wrong"))
            changed = _changed(connection, user, password=fresh)
            connection.execute(
                insert(AUDIT).values(**audit_entry(time.time(), user.id, None, "password"))
            )
            return renewed(connection, changed)

        return await self._sessions.change(user.id, job)

    async def change(self, user: User, given: dict[str, Any]) -> User:
        """Change what is given: name, e-mail, webhook, language."""
        values = dict(given)
        if values.get("name") is not None:
            values["name"] = names.name(values["name"], self._settings.name_length)
        else:
            values.pop("name", None)
        if values.get("lang") is None:
            values.pop("lang", None)
        elif values["lang"] not in LANGUAGES:
            raise Refusal(422, "lang", Text("lang-unknown", known=", ".join(LANGUAGES)))
        for field in ("email", "webhook"):
            if field in values:
                values[field] = values[field] or None
        if values.get("email"):
            values["email"] = names.email(values["email"])
        if "email" in values and values["email"] != user.email:
            values |= {"email_confirmed": False, "email_nonce": None}
        if values.get("webhook"):
            values["webhook"] = names.webhook(values["webhook"])
        return await self._change(user, **values) if values else user

    # -- everything about somebody --------------------------------------------------------------

    async def tables_of(self, user: User) -> dict[str, str]:
        """The tables where this person has, or had, a seat, or is the host: the game of each."""
        sits = select(SEATS.c.match_id).where(
            or_(SEATS.c.user_id == user.id, SEATS.c.former_id == user.id)
        )
        query = select(MATCHES.c.id, MATCHES.c.game).where(
            or_(MATCHES.c.id.in_(sits), MATCHES.c.host_id == user.id)
        )
        found = await self._store.read(lambda connection: connection.execute(query).all())
        return {row.id: row.game for row in sorted(found)}

    async def export(self, user: User) -> dict[str, Any]:
        """Everything that is stored about the caller, save the hash of the password."""
        me = asdict(user)
        del me["password"], me["email_nonce"]
        sessions = [{"created": since} for since in await self._sessions.of(user)]

        def job(connection: Connection) -> dict[str, Any]:
            seats = connection.execute(
                select(SEATS.c.match_id, SEATS.c.seat, SEATS.c.name, SEATS.c.research).where(
                    or_(SEATS.c.user_id == user.id, SEATS.c.former_id == user.id)
                )
            )
            chat = connection.execute(
                select(CHAT.c.match_id, CHAT.c.number, CHAT.c.text, CHAT.c.at).where(
                    CHAT.c.user_id == user.id
                )
            )
            pushes = connection.execute(
                select(PUSHES.c.endpoint, PUSHES.c.created).where(PUSHES.c.user_id == user.id)
            )
            hosted = connection.execute(
                select(MATCHES.c.id, MATCHES.c.name, MATCHES.c.created).where(
                    MATCHES.c.host_id == user.id
                )
            )
            audit = connection.execute(
                select(AUDIT.c.at, AUDIT.c.action, AUDIT.c.match_id, AUDIT.c.detail).where(
                    AUDIT.c.user_id == user.id
                )
            )
            results = connection.execute(
                select(SHEET_SEATS).where(SHEET_SEATS.c.user_id == user.id)
            )
            programs = connection.execute(
                select(
                    USERS.c.name,
                    USERS.c.created,
                    PROGRAMS.c.accept,
                    PROGRAMS.c.games,
                    PROGRAMS.c.issued,
                )
                .join(PROGRAMS, PROGRAMS.c.user_id == USERS.c.id)
                .where(PROGRAMS.c.owner_id == user.id)
            )
            return {
                "me": me,
                "programs": [dict(row._mapping) for row in programs],
                "sessions": sessions,
                "pushes": [dict(row._mapping) for row in pushes],
                "seats": [dict(row._mapping) for row in seats],
                "results": [dict(row._mapping) for row in results],
                "hosted": [dict(row._mapping) for row in hosted],
                "chat": [dict(row._mapping) for row in chat],
                "audit": [dict(row._mapping) for row in audit],
            }

        return await self._store.read(job)

    async def delete(self, user: User, bot_of: dict[str, str]) -> dict[str, Seat]:
        """Forget somebody: seats become open, or a bot's where a match is under way (`bot_of` says
        which, by match); what they said goes; the games stay. Their tables are handed on (to whom,
        by match), and those at which nobody is left are closed."""

        def job(connection: Connection) -> dict[str, Seat]:
            mine = select(MATCHES.c.id, MATCHES.c.status).where(MATCHES.c.id.in_(bot_of))
            held = connection.execute(mine.order_by(MATCHES.c.id).with_for_update())
            status = {row.id: row.status for row in held}
            theirs = or_(SEATS.c.user_id == user.id, SEATS.c.former_id == user.id)
            played = select(SEATS.c.match_id).where(theirs)
            connection.execute(
                update(MATCHES).where(MATCHES.c.id.in_(played)).values(research=False)
            )
            seats = connection.execute(select(SEATS).where(SEATS.c.user_id == user.id))
            for row in seats.all():
                values: dict[str, Any] = {
                    "user_id": None,
                    "name": "",
                    "research": False,
                    "owner": None,
                }
                if status.get(row.match_id) == RUNNING:
                    values |= {"kind": BOT, "bot": bot_of[row.match_id]}
                elif status.get(row.match_id) == WAITING:
                    values |= {"kind": OPEN_SEAT}
                connection.execute(
                    update(SEATS)
                    .where(SEATS.c.match_id == row.match_id, SEATS.c.seat == row.seat)
                    .values(**values)
                )
            ids = [id for id, now in status.items() if now == RUNNING]
            # Somebody's bots may be asked now; the watch finds out which.
            connection.execute(update(MATCHES).where(MATCHES.c.id.in_(ids)).values(bots_due=True))
            handed = hand_on_all(connection, user.id)
            connection.execute(delete(CHAT).where(CHAT.c.user_id == user.id))
            forget(connection, user.id)
            connection.execute(delete(USERS).where(USERS.c.id == user.id))
            connection.execute(
                insert(AUDIT).values(**audit_entry(time.time(), None, None, "delete-person"))
            )
            close_deserted(connection, list(bot_of))
            return handed

        return await self._sessions.change(user.id, job)

    async def _with_login(self, login: str) -> Row[Any] | None:
        query = select(USERS).where(USERS.c.login == login)
        return await self._store.read(lambda connection: connection.execute(query).first())

    async def _hashed(self, work: Callable[..., T], *given: str) -> T:
        """Hash or compare a password, beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._hashing, work, *given)

    async def _change(self, user: User, **values: Any) -> User:
        return await self._store.write(lambda connection: _changed(connection, user, **values))

    def _verified(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


_HASHER: Final = PasswordHasher(parallelism=1)  # hashes of others are compared as they are
# Of a password that nobody has.
_NOBODYS_HASH: Final = _HASHER.hash(secrets.token_hex(16))


def _check_length(password: str) -> None:
    if not _PASSWORD[0] <= len(password) <= _PASSWORD[1]:
        raise Refusal(422, "password", Text("password-length", least=_PASSWORD[0]))


def _changed(connection: Connection, user: User, **values: Any) -> User:
    """Write these columns of a person, and their name at every seat that has it."""
    connection.execute(update(USERS).where(USERS.c.id == user.id).values(**values))
    if "name" in values:
        connection.execute(
            update(SEATS)
            .where(SEATS.c.user_id == user.id, SEATS.c.name == user.name)
            .values(name=values["name"])
        )
        programs = select(PROGRAMS.c.user_id).where(PROGRAMS.c.owner_id == user.id)
        theirs = or_(SEATS.c.user_id.in_(programs), SEATS.c.former_id.in_(programs))
        connection.execute(update(SEATS).where(theirs).values(owner=values["name"]))
    found = connection.execute(select(USERS).where(USERS.c.id == user.id)).first()
    if found is None:  # forgotten meanwhile
        raise sign_in()
    return user_from(found)
