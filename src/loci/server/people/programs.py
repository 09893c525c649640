"""Accounts with which programs play: whose they are, whom they play with, and the token by which
each is known.

A token is shown once, to whoever made it. What is kept of it is a hash: the token is as long as a
key, so that one round of hashing is enough. Once it is revoked, or another was made, it is dead at
once, also in requests that wait.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from loci.core import Text, find_game
from loci.server.errors import Refusal
from loci.server.people import names
from loci.server.people.accounts import new_id
from loci.server.people.sessions import Sessions, locked, user_from
from loci.server.settings import Settings
from loci.server.storage.db import AUDIT, PROGRAMS, USERS
from loci.server.storage.rows import (
    ACCEPTS_ALL,
    ACCEPTS_GAMES,
    ACCOUNT,
    PROGRAM,
    Program,
    User,
)
from loci.server.storage.store import Store, audit_entry

_TOKEN: Final = re.compile(r"loci\.([A-Za-z0-9_-]{1,16})\.([A-Za-z0-9_-]{43})")
_OWNERS: Final = USERS.alias("owners")
_NOBODYS_HASH: Final = hashlib.sha256(secrets.token_bytes(32)).hexdigest()


def _programs() -> Select[Any]:
    columns = [PROGRAMS.c[name] for name in ("owner_id", "accept", "games", "token", "issued")]
    return (
        select(USERS, _OWNERS.c.name.label("owner"), *columns)
        .join(PROGRAMS, PROGRAMS.c.user_id == USERS.c.id)
        .join(_OWNERS, PROGRAMS.c.owner_id == _OWNERS.c.id)
    )


class Programs:
    """Makes them and takes them apart; knows them by token and by name."""

    def __init__(self, store: Store, settings: Settings, sessions: Sessions) -> None:
        self._store = store
        self._settings = settings
        self._sessions = sessions

    # -- who it is ------------------------------------------------------------------------------

    async def by_token(self, token: str) -> Program | None:
        """Whose token this is; nobody's if it was never one, or is one no more."""
        found = _TOKEN.fullmatch(token)
        row = None if found is None else await self._first(USERS.c.id == found[1])
        # Compared with something in any case, and always for as long.
        kept = row.token if row is not None and row.token is not None else _NOBODYS_HASH
        same = hmac.compare_digest(kept, _hash(token))
        return _program(row) if same and row is not None else None

    async def by_name(self, name: str) -> Program:
        """The program of that name, however it is written."""
        kept = names.name(name, self._settings.name_length)
        row = await self._first(PROGRAMS.c.called == _called(kept))
        if row is None:
            raise Refusal(404, "program", Text("program-unknown", name=kept))
        return _program(row)

    async def of(self, owner: User) -> list[Program]:
        """The programs of an account, the oldest first."""
        query = _programs().where(PROGRAMS.c.owner_id == owner.id)
        query = query.order_by(USERS.c.created, USERS.c.id)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [_program(row) for row in rows]

    async def mine(self, owner: User, id: str) -> Program:
        """A program of the caller's; `Refusal` if it is not."""
        for program in await self.of(owner):
            if program.user.id == id:
                return program
        raise Refusal(404, "program", Text("program-not-yours"))

    # -- what its owner does --------------------------------------------------------------------

    async def make(self, owner: User, name: str) -> tuple[Program, str]:
        """A new program of this account, and its token."""
        if owner.kind != ACCOUNT:
            raise Refusal(409, "account", Text("program-account"))
        kept = names.name(name, self._settings.name_length)
        now = time.time()
        user = User(new_id(), kept, PROGRAM, None, None, None, None, owner.lang, now)
        token = _new_token(user.id)
        most = self._settings.programs_per_account

        def job(connection: Connection) -> None:
            locked(connection, owner.id)  # so that nobody makes too many at once
            mine = select(func.count()).where(PROGRAMS.c.owner_id == owner.id)
            if connection.execute(mine).scalar_one() >= most:
                raise Refusal(429, "limit", Text("programs-too-many", most=most))
            same = select(PROGRAMS.c.user_id).where(PROGRAMS.c.called == _called(kept))
            if connection.execute(same).first() is not None:
                raise _taken()
            connection.execute(insert(USERS).values(**asdict(user)))
            names_it = {"user_id": user.id, "owner_id": owner.id, "called": _called(kept)}
            plays = {"accept": ACCEPTS_ALL, "games": []}
            known_by = {"token": _hash(token), "issued": now}
            connection.execute(insert(PROGRAMS).values(**names_it, **plays, **known_by))
            _note(connection, owner, "make-program", user.id)

        try:
            await self._store.write(job)
        except IntegrityError as error:  # by somebody else, at the same moment
            raise _taken() from error
        return await self.mine(owner, user.id), token

    async def accept(self, owner: User, id: str, accept: str, games: list[str]) -> Program:
        """Whom a program plays with: everybody, nobody, or whoever plays one of these games."""
        await self.mine(owner, id)
        for game in games:
            find_game(game)
        values = {"accept": accept, "games": sorted(set(games))}
        change = update(PROGRAMS).where(PROGRAMS.c.user_id == id).values(**values)
        await self._store.write(lambda connection: connection.execute(change))
        return await self.mine(owner, id)

    async def renew(self, owner: User, id: str) -> tuple[Program, str]:
        """Another token; the one before it is dead."""
        token = _new_token(id)
        return await self._issue(owner, id, token, "new-token"), token

    async def revoke(self, owner: User, id: str) -> Program:
        """No token any more: the program is out until another is made."""
        return await self._issue(owner, id, None, "revoke-token")

    async def _issue(self, owner: User, id: str, token: str | None, action: str) -> Program:
        await self.mine(owner, id)
        values: dict[str, Any] = {"token": None, "issued": None}
        if token is not None:
            values = {"token": _hash(token), "issued": time.time()}

        def job(connection: Connection) -> None:
            connection.execute(update(PROGRAMS).where(PROGRAMS.c.user_id == id).values(**values))
            _note(connection, owner, action, id)

        await self._sessions.change(id, job)
        return await self.mine(owner, id)

    async def _first(self, where: Any) -> Row[Any] | None:
        query = _programs().where(where)
        return await self._store.read(lambda connection: connection.execute(query).first())


def check_accepts(program: Program, game: str) -> None:
    """`Refusal` if the program does not play this game with anybody, or is out."""
    plays = program.accept == ACCEPTS_ALL or (
        program.accept == ACCEPTS_GAMES and game in program.games
    )
    if not plays or program.token is None:
        raise Refusal(409, "program", Text("program-declines", name=program.user.name))


def _program(row: Row[Any]) -> Program:
    return Program(
        user_from(row), row.owner_id, row.owner, row.accept, row.games, row.token, row.issued
    )


def _called(name: str) -> str:
    return name.casefold()


def _new_token(id: str) -> str:
    return f"loci.{id}.{secrets.token_urlsafe(32)}"


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _taken() -> Refusal:
    return Refusal(409, "program", Text("program-taken"))


def _note(connection: Connection, owner: User, action: str, id: str) -> None:
    line = audit_entry(time.time(), owner.id, None, action, program=id)
    connection.execute(insert(AUDIT).values(**line))
