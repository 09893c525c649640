"""Seats: sitting down and leaving, secret links, and the bots that play for whoever is away."""

from __future__ import annotations

import hmac
import secrets
import time
from dataclasses import replace
from hashlib import sha256
from typing import Any

from loci.bots.registry import default_bot, find_bot
from loci.core import BadOption, SeatName, Text
from loci.server.errors import Refusal, not_yours, table_not
from loci.server.people.hosts import Hosts, check_host
from loci.server.people.programs import check_accepts
from loci.server.play import clock
from loci.server.play.answers import Answers
from loci.server.play.memory import Memory
from loci.server.play.presence import Presence
from loci.server.play.table import Link, Table, over
from loci.server.play.telling import Teller
from loci.server.storage.db import MATCHES
from loci.server.storage.lists import seated
from loci.server.storage.rows import (
    BOT,
    OPEN_SEAT,
    PERSON,
    RUNNING,
    WAITING,
    Program,
    Seat,
    User,
    open_seat,
)
from loci.server.storage.store import audit_entry
from loci.server.storage.writer import LostRace


class Seating:
    """Who sits where."""

    def __init__(
        self,
        memory: Memory,
        teller: Teller,
        presence: Presence,
        answers: Answers,
        hosts: Hosts,
        key: bytes,
    ) -> None:
        self._memory = memory
        self._store = memory.store
        self._teller = teller
        self._presence = presence
        self._answers = answers
        self._hosts = hosts
        self._key = key

    async def sit(self, user: User, table: Table, number: int | None, secret: str | None) -> Table:
        """Take an open seat (any, a named one, or that of a secret link), or take one's own seat
        back from the bot that has it."""
        async with self._memory.hold(table, fresh=True):
            if over(table.row):
                raise table_not(table.row.status)
            if secret is not None:
                link = self.link_of(table, secret)
                if link is None:
                    raise Refusal(403, "secret", Text("link-void"))
                number = link.seat
            seat = self._seat_to_take(table, user, number, by_link=secret is not None)
            back = seat.holder == user.id
            research = back and seat.research
            owner = seat.owner if seat.former_id == user.id else None
            taken = Seat(seat.seat, PERSON, user.id, None, None, user.name, 0, research, owner)
            audit = audit_entry(time.time(), user.id, table.id, "sit", seat=seat.seat)
            await self._write_seat(table, taken, seat, audit)
            if secret is not None and seat.kind != OPEN_SEAT:  # the link was somebody's
                await self._teller.enter(
                    table, Text("link-taken", seat=seat.seat + 1, name=user.name)
                )
        return table

    def _seat_to_take(self, table: Table, user: User, number: int | None, by_link: bool) -> Seat:
        if number is not None:
            _check_seat(table, number)
            seat = table.seats[number]
            if by_link:  # the secret says that it is theirs, whoever has it now
                return seat
            takes_back = seat.kind == BOT and seat.former_id == user.id
            if takes_back or (seat.kind == OPEN_SEAT and seat.invite == 0):
                return seat
            why = "seat-linked" if seat.kind == OPEN_SEAT else "seat-taken"
            raise Refusal(409, "seat", Text(why, seat=number + 1))
        for seat in table.seats:
            # A seat with a link is kept for whoever was sent it.
            if seat.kind == OPEN_SEAT and seat.invite == 0:
                return seat
        raise Refusal(409, "seat", Text("seats-all-taken"))

    async def sit_by_link(self, table: Table, link: Link) -> bool:
        """Somebody without a name came by a secret link: the seat is theirs by the link, also when
        a bot has played for them meanwhile. True if nobody has had it before."""
        async with self._memory.hold(table, fresh=True):
            seat = table.seats[link.seat]
            if seat.kind == PERSON or seat.invite != link.invite or over(table.row):
                return False
            taken = replace(seat, kind=PERSON, bot=None, name="")
            await self._write_seat(table, taken, seat, None)
            return seat.kind == OPEN_SEAT

    async def leave(self, user: User, table: Table, number: int) -> Table:
        """Give a seat up: one's own, or (the host) anybody's before the start, and later one that
        is kept for a link or that a bot plays for somebody who is away. Whoever gave it up, or
        lost it so, has no right to it any more, and everybody reads that they did."""
        async with self._memory.hold(table, fresh=True):
            _check_seat(table, number)
            seat = table.seats[number]
            own = user.id in (seat.user_id, seat.former_id)
            waits = table.row.status == WAITING or seat.kind == OPEN_SEAT or seat.kept
            if not own and not (table.row.host_id == user.id and waits):
                raise not_yours()
            if over(table.row):
                raise table_not(table.row.status)
            left = open_seat(number)
            if seat.kept and table.row.status == RUNNING:  # the bot plays on, for nobody
                left = replace(seat, former_id=None, invite=0)
            action = "leave" if own else "evict"
            audit = audit_entry(time.time(), user.id, table.id, action, seat=number)
            await self._write_seat(table, left, seat, audit)
            if seat.kind != OPEN_SEAT and table.row.status == RUNNING:
                why = "seat-left" if own else "seat-lost"
                await self._teller.enter(table, Text(why, seat=number + 1, name=_called(seat)))
            if own and table.row.host_id == user.id and not table.mine(user.id):
                await self._hosts.hand_on(table, user.id)
        return table

    async def agree(self, user_id: str | None, table: Table, number: int, agrees: bool) -> None:
        """Whoever has a seat agrees that the match is used for research, or not any more; also
        when it is over."""
        async with self._memory.hold(table, fresh=True):
            seat = table.seats[number]
            if agrees and not table.row.research:
                raise Refusal(409, "research", Text("research-not"))
            if seat.research != agrees:
                audit = audit_entry(
                    time.time(), user_id, table.id, "research", seat=number, agrees=agrees
                )
                await self._store_seat(table, replace(seat, research=agrees), seat, audit, {})

    async def replace(self, user: User, table: Table, number: int, bot: str) -> Table:
        """The host lets a bot take an open seat, or that of somebody who is away or out of
        time. Whose it was can take it back."""
        async with self._memory.hold(table, fresh=True):
            check_host(user, table)
            _check_seat(table, number)
            if over(table.row):
                raise table_not(table.row.status)
            seat = table.seats[number]
            find_bot(table.game, bot)
            days = table.row.clock is not None and table.row.clock["kind"] == clock.DAYS
            # With days per move people come and go: only their time counts.
            away = seat.kind != PERSON or (not days and number not in self._presence.online(table))
            late = clock.out_of_time(table.row.clocks, number, time.time())
            if seat.kind == PERSON and seat.user_id != user.id and not away and not late:
                why = "seat-has-time" if days else "seat-is-here"
                raise Refusal(409, "seat", Text(why, seat=number + 1))
            await self._hand_over(table, seat, bot, user.id)
        self._answers.went_on(table)
        return table

    async def seat_program(self, user: User, table: Table, number: int, program: Program) -> Table:
        """The host gives an open seat to a program, if that plays with them."""
        id = program.user.id
        async with self._memory.hold(table, fresh=True):
            check_host(user, table)
            _check_seat(table, number)
            if over(table.row):
                raise table_not(table.row.status)
            seat = table.seats[number]
            if seat.kind != OPEN_SEAT:
                raise Refusal(409, "seat", Text("seat-taken", seat=number + 1))
            if any(id in (one.user_id, one.former_id) for one in table.seats):
                raise Refusal(409, "program", Text("program-here", name=program.user.name))
            check_accepts(program, table.row.game)
            if len(await seated(self._store, id)) >= self._memory.settings.tables_per_program:
                raise Refusal(409, "program", Text("program-busy", name=program.user.name))
            name = program.user.name
            taken = Seat(number, PERSON, id, None, None, name, 0, owner=program.owner)
            detail = {"seat": number, "program": id}
            audit = audit_entry(time.time(), user.id, table.id, "seat-program", **detail)
            await self._write_seat(table, taken, seat, audit)
        self._answers.went_on(table)
        return table

    async def take_back(self, program: Program, table: Table) -> Table:
        """A program sits down again where a bot has played for it meanwhile."""
        away = next((one for one in table.seats if one.former_id == program.user.id), None)
        if away is None:
            raise not_yours()
        return await self.sit(program.user, table, away.seat, None)

    async def give_up(self, program: Program, table: Table) -> Table:
        """A program leaves for good: nobody need wait for who takes its place, a bot does."""
        id = program.user.id
        async with self._memory.hold(table, fresh=True):
            seat = next((one for one in table.seats if id in (one.user_id, one.former_id)), None)
            if seat is None:
                raise not_yours()
            if over(table.row):
                raise table_not(table.row.status)
            left = open_seat(seat.seat)
            if table.row.status == RUNNING:
                left = Seat(seat.seat, BOT, None, None, default_bot(table.game), "", 0)
            audit = audit_entry(time.time(), id, table.id, "leave", seat=seat.seat)
            await self._write_seat(table, left, seat, audit)
            if table.row.status == RUNNING:
                line = Text("seat-left", seat=seat.seat + 1, name=_called(seat))
                await self._teller.enter(table, line)
        self._answers.went_on(table)
        return table

    async def time_out(self, id: str) -> None:
        """A bot takes over the seats of a live game whose time is out, with a note."""
        table = await self._memory.table(id)
        async with self._memory.hold(table, fresh=True):
            late = [
                seat
                for seat in table.seats
                if seat.kind == PERSON
                and clock.out_of_time(table.row.clocks, seat.seat, time.time())
            ]
            for seat in late:
                await self._hand_over(table, seat, default_bot(table.game), None)
            if not late:  # whoever was late has moved, or is no longer a person
                due = clock.due(table.row.clock, table.row.clocks, table.persons())
                same = MATCHES.c.sequence == table.sequence
                await self._store.change_match(table.id, RUNNING, when=same, due=due)
        for seat in late:
            await self._teller.note(table, Text("clock-out", who=SeatName(seat.seat)))
        self._answers.went_on(table)

    async def _hand_over(self, table: Table, seat: Seat, bot: str, user_id: str | None) -> None:
        # Whoever sat there may come back: by name, or by the link.
        invite = 0 if seat.kind == OPEN_SEAT else seat.invite
        former = seat.user_id or seat.former_id
        taken = Seat(
            seat.seat, BOT, None, former, bot, seat.name, invite, seat.research, seat.owner
        )
        detail = {"seat": seat.seat, "bot": bot}
        audit = audit_entry(time.time(), user_id, table.id, "replace", **detail)
        await self._write_seat(table, taken, seat, audit)

    async def _write_seat(
        self, table: Table, seat: Seat, expected: Seat, audit: dict[str, Any] | None
    ) -> None:
        """Write a seat and tell everybody. The caller holds the lock."""
        row = table.row
        changed: dict[str, Any] = {}
        came = seat.kind == PERSON and expected.kind == OPEN_SEAT
        if row.status == RUNNING and came and not row.shared:
            changed["shared"] = True
        gone = expected.holder is not None and seat.holder != expected.holder
        if row.status == RUNNING and row.research and gone:  # nobody can ask them any more
            changed["research"] = False
        if seat.kind == BOT and seat.seat in (row.asked or []):
            changed["bots_due"] = True
        if row.clocks is not None:
            persons = [one.seat for one in table.seats if one.kind == PERSON]
            others = [number for number in persons if number != seat.seat]
            persons = [*others, seat.seat] if seat.kind == PERSON else others
            changed["due"] = clock.due(row.clock, row.clocks, persons)
        await self._store_seat(table, seat, expected, audit, changed)

    async def _store_seat(
        self,
        table: Table,
        seat: Seat,
        expected: Seat,
        audit: dict[str, Any] | None,
        changed: dict[str, Any],
    ) -> None:
        try:
            await self._store.change_seat(table.row, seat, expected, audit, **changed)
        except LostRace:
            await self._memory.refresh(table)
            raise Refusal(409, "stale", Text("match-changed")) from None
        except Refusal:  # the database fails, and may have written it: nobody else tells us
            self._memory.doubt(table)
            raise
        table.seats[seat.seat] = seat
        table.row = replace(table.row, **changed)
        self._teller.moved(table)  # somebody may see more now, or less
        self._teller.changed(table)

    # -- links ----------------------------------------------------------------------------------

    async def invite(self, user: User, table: Table, number: int) -> str:
        """The secret of an open seat's link; the same until somebody sits down by it."""
        async with self._memory.hold(table, fresh=True):
            check_host(user, table)
            _check_seat(table, number)
            seat = table.seats[number]
            if seat.kind != OPEN_SEAT:
                raise Refusal(409, "seat", Text("seat-taken", seat=number + 1))
            if seat.invite == 0:
                linked = replace(seat, invite=secrets.randbelow(2**31 - 1) + 1)
                audit = audit_entry(time.time(), user.id, table.id, "invite", seat=number)
                await self._write_seat(table, linked, seat, audit)
            return self._secret(table.id, table.seats[number])

    def link_of(self, table: Table, secret: str) -> Link | None:
        """What a secret gives. Every comparison takes the same time."""
        found = None
        for seat in table.seats:
            expected = self._secret(table.id, seat)
            same = hmac.compare_digest(expected.encode(), secret.encode())
            if same and seat.invite != 0:
                found = Link(seat.seat, seat.invite)
        return found

    def _secret(self, id: str, seat: Seat) -> str:
        message = f"{id} {seat.seat} {seat.invite}".encode()
        return hmac.new(self._key, b"seat " + message, sha256).hexdigest()[:32]


def _called(seat: Seat) -> str | Text:
    """What the chat calls whoever has the seat."""
    if seat.owner is not None:
        return Text("seat-program", name=seat.name, owner=seat.owner)
    return seat.name or "–"


def _check_seat(table: Table, number: int) -> None:
    if not 0 <= number < len(table.seats):
        raise BadOption(Text("seat-unknown", seat=number + 1, players=len(table.seats)))
