"""Tables: making them, starting and closing them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final
from weakref import WeakValueDictionary

from loci.bots.registry import default_bot, find_bot
from loci.core import AnyGame, BadOption, Match, Text, find_game
from loci.server.errors import Refusal, table_not
from loci.server.people import names
from loci.server.people.accounts import new_id
from loci.server.people.hosts import check_host
from loci.server.play import clock
from loci.server.play.answers import Answers
from loci.server.play.foreign import Foreign
from loci.server.play.memory import Memory
from loci.server.play.table import Table, over
from loci.server.play.telling import Teller
from loci.server.settings import Seeds
from loci.server.storage.lists import hosted
from loci.server.storage.rows import (
    BOT,
    CLOSED,
    FINISHED,
    GUEST,
    OPEN_SEAT,
    PERSON,
    RUNNING,
    WAITING,
    MatchRow,
    Seat,
    User,
    header_data,
    header_from,
    open_seat,
    shared_by,
)
from loci.server.storage.store import Store, audit_entry
from loci.server.storage.writer import LostRace

_DAY: Final = 86_400.0


class Tables:
    """What people do with tables; their seats are in `seating.py`, matches in `play/answers.py`."""

    def __init__(self, memory: Memory, teller: Teller, answers: Answers, foreign: Foreign) -> None:
        self._memory = memory
        self._foreign = foreign
        self._teller = teller
        self._answers = answers
        self._store: Store = memory.store
        self._settings = memory.settings
        self.seeds = Seeds(self._settings.seed, "match")
        # By whom tables are being stored just now.
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- making one -----------------------------------------------------------------------------

    async def create(self, user: User, new: dict[str, Any]) -> Table:
        """A new table as the caller wants it; it starts at once when no seat is open."""
        await self.check_number(user)
        game = find_game(new["game"])
        players = new["players"]
        name = game.info.title
        if new["name"] is not None:
            name = names.name(new["name"], self._settings.table_name_length)
        seed = int(new["seed"]) if new["seed"] is not None else self.seeds.next()
        options = await self._foreign.check_options(user.id, game, players, new["options"])
        await self._memory.turns.take()
        match = Match.start(game, players, options, seed)
        most = self._settings.name_length
        seats = [_new_seat(game, i, given, user, most) for i, given in enumerate(new["seats"])]
        if len(seats) != players:
            raise BadOption(Text("seats-number", given=len(seats), players=players))
        if new["seed"] is not None and any(seat.kind == OPEN_SEAT for seat in seats):
            raise BadOption(Text("seed-alone"))  # whoever knows the seed knows every secret
        now = time.time()
        row = MatchRow(
            new_id(),
            name,
            game.info.id,
            header_data(match.header),
            WAITING,
            new["public"],
            user.id,
            new["undo"],
            new["clock"],
            now,
            now,
            research=new["research"],
        )
        own = [seat for seat in seats if seat.kind == PERSON]
        if new["research"] and len(own) == 1:  # several people sit there: each is asked
            own[0].research = True
        if not any(seat.kind == OPEN_SEAT for seat in seats):
            begun(row, match, seats, now)
        async with self.one_more(user):
            table = await self._memory.make(row, seats)
        self._answers.went_on(table)
        return table

    @asynccontextmanager
    async def one_more(self, user: User) -> AsyncIterator[None]:
        """While a table is stored: `Refusal` if the caller has as many as may be, also where many
        are asked for at once."""
        async with self._making.setdefault(user.id, asyncio.Lock()):
            await self.check_number(user)
            yield

    async def check_number(self, user: User) -> None:
        """`Refusal` if the caller has as many tables as may be. Records that were brought are over
        from the start; they count for a day."""
        most = self.most(user)
        if await hosted(self._store, user.id, time.time() - _DAY) >= most:
            raise Refusal(429, "limit", Text("tables-too-many", most=most))

    def most(self, user: User) -> int:
        """How many tables somebody may have."""
        return self._settings.tables_per_guest * (1 if user.kind == GUEST else 5)

    # -- the host's controls --------------------------------------------------------------------

    async def start(self, user: User, table: Table) -> Table:
        """The host starts: every seat must be somebody's."""
        async with self._memory.hold(table, fresh=True):
            check_host(user, table)
            if table.row.status == RUNNING:
                return table
            if table.row.status != WAITING:
                raise table_not(table.row.status)
            if any(seat.kind == OPEN_SEAT for seat in table.seats):
                raise Refusal(409, "seat", Text("seats-open"))
            await self._begin(table, user.id)
        self._answers.went_on(table)
        return table

    async def _begin(self, table: Table, user_id: str | None) -> None:
        now = time.time()
        row = replace(table.row)
        match = Match(table.game, header_from(row.header))
        begun(row, match, table.seats, now)
        try:
            await self._store.start_match(
                table.id,
                audit_entry(now, user_id, table.id, "start"),
                status=row.status,
                asked=row.asked,
                moved=now,
                clocks=row.clocks,
                due=row.due,
                bots_due=row.bots_due,
                outcome=row.outcome,
                shared=row.shared,
            )
        except LostRace:
            await self._memory.refresh(table)
            raise table_not(table.row.status) from None
        except Refusal:
            self._memory.doubt(table)
            raise
        await self._memory.refresh(table)

    async def close(self, user: User, table: Table) -> Table:
        """The host ends a table that is not over, or throws a trial away."""
        async with self._memory.hold(table, fresh=True):
            check_host(user, table)
            if over(table.row) and (table.row.trial is None or table.row.status == CLOSED):
                raise table_not(table.row.status)
            audit = audit_entry(time.time(), user.id, table.id, "close")
            try:
                await self._store.change_match(
                    table.id, table.row.status, audit, status=CLOSED, bots_due=False, due=None
                )
            except LostRace:
                await self._memory.refresh(table)
                raise table_not(table.row.status) from None
            table.row.status = CLOSED
            self._teller.moved(table)
            self._teller.changed(table)
            if table.row.trial is not None:  # else there would be ever more of them
                await self._store.remove_match(table.id)
                self._memory.gone(table)
        return table


def begun(row: MatchRow, match: Match, seats: list[Seat], now: float) -> None:
    """Set what a table's row says once its match is under way."""
    outcome = match.outcome()
    row.status = RUNNING if outcome is None else FINISHED
    row.asked = sorted(match.decisions())
    row.outcome = None if outcome is None else outcome.to_data()
    row.moved = now
    row.shared = shared_by(seats)
    row.clocks = clock.started(row.clock, len(seats), row.asked, now)
    persons = [seat.seat for seat in seats if seat.kind == PERSON]
    row.due = clock.due(row.clock, row.clocks, persons)
    row.bots_due = any(seats[seat].kind == BOT for seat in row.asked)


def _new_seat(
    game: AnyGame, number: int, given: dict[str, Any], user: User, name_length: int
) -> Seat:
    if given["kind"] == "me":
        name = user.name
        if given["name"] is not None:
            name = names.name(given["name"], name_length)
        return Seat(number, PERSON, user.id, None, None, name, 0)
    if given["kind"] == BOT:
        name = given.get("bot") or default_bot(game)
        find_bot(game, name)
        return Seat(number, BOT, None, None, name, "", 0)
    return open_seat(number)
