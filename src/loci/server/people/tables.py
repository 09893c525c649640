"""Tables: making them, sitting down and leaving, secret links, the host's controls."""

from __future__ import annotations

import hmac
import secrets
import time
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final

from loci.bots.registry import bot_names, find_bot
from loci.core import (
    AnyGame,
    BadOption,
    Match,
    SeatName,
    Text,
    find_game,
)
from loci.server.errors import Refusal, not_host, not_yours, table_not
from loci.server.people import names
from loci.server.people.accounts import new_id
from loci.server.people.hosts import Hosts
from loci.server.play import clock
from loci.server.play.answers import Answers
from loci.server.play.foreign import Foreign
from loci.server.play.memory import Memory
from loci.server.play.presence import Presence
from loci.server.play.table import Link, Table, over
from loci.server.play.telling import Teller
from loci.server.settings import Seeds
from loci.server.storage.db import MATCHES
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
    """What people do with tables, matches apart (those are in `play/answers.py`)."""

    def __init__(
        self,
        memory: Memory,
        teller: Teller,
        presence: Presence,
        answers: Answers,
        hosts: Hosts,
        foreign: Foreign,
        key: bytes,
    ) -> None:
        self._memory = memory
        self._foreign = foreign
        self._teller = teller
        self._presence = presence
        self._answers = answers
        self._hosts = hosts
        self._store: Store = memory.store
        self._settings = memory.settings
        self._key = key
        self.seeds = Seeds(self._settings.seed, "match")

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
        await self._foreign.check_options(user.id, game, players, new["options"])
        await self._memory.turns.take()
        match = Match.start(game, players, new["options"], seed)
        seats = [_new_seat(game, number, given, user) for number, given in enumerate(new["seats"])]
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
        )
        if not any(seat.kind == OPEN_SEAT for seat in seats):
            begun(row, match, seats, now)
        await self._store.add_match(row, seats)
        table = await self._memory.table(row.id)
        self._went_on(table)
        return table

    async def check_number(self, user: User) -> None:
        """`Refusal` if the caller has as many tables as may be. Records that were brought are over
        from the start; they count for a day."""
        most = self._settings.tables_per_guest * (1 if user.kind == GUEST else 5)
        if await self._store.hosted(user.id, time.time() - _DAY) >= most:
            raise Refusal(429, "limit", Text("tables-too-many", most=most))

    # -- seats ----------------------------------------------------------------------------------

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
            taken = Seat(seat.seat, PERSON, user.id, None, None, user.name, 0)
            audit = audit_entry(time.time(), user.id, table.id, "sit", seat=seat.seat)
            await self._write_seat(table, taken, seat, audit)
        return table

    def _seat_to_take(self, table: Table, user: User, number: int | None, by_link: bool) -> Seat:
        if number is not None:
            self._check_seat(table, number)
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

    async def sit_by_link(self, table: Table, link: Link) -> None:
        """Somebody without a name came by a secret link: the seat is theirs by the link, also when
        a bot has played for them meanwhile."""
        async with self._memory.hold(table, fresh=True):
            seat = table.seats[link.seat]
            if seat.kind == PERSON or seat.invite != link.invite or over(table.row):
                return
            taken = replace(seat, kind=PERSON, bot=None, name="")
            await self._write_seat(table, taken, seat, None)

    async def leave(self, user: User, table: Table, number: int) -> Table:
        """Give a seat up: one's own, or (the host) anybody's before the start, and later one that
        is kept for a link or that a bot plays for somebody who is away. Whoever gave it up, or
        lost it so, has no right to it any more, and everybody reads that they did."""
        async with self._memory.hold(table, fresh=True):
            self._check_seat(table, number)
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
                await self._teller.enter(table, Text(why, seat=number + 1, name=seat.name or "–"))
            if own and table.row.host_id == user.id and not table.mine(user.id):
                await self._hosts.hand_on(table, user.id)
        return table

    async def replace(self, user: User, table: Table, number: int, bot: str) -> Table:
        """The host lets a bot take an open seat, or that of somebody who is away or out of
        time. Whose it was can take it back."""
        async with self._memory.hold(table, fresh=True):
            self._check_host(user, table)
            self._check_seat(table, number)
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
        self._went_on(table)
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
                await self._hand_over(table, seat, bot_names(table.game)[0], None)
            if not late:  # whoever was late has moved, or is no longer a person
                due = clock.due(table.row.clock, table.row.clocks, table.persons())
                same = MATCHES.c.sequence == table.sequence
                await self._store.change_match(table.id, RUNNING, when=same, due=due)
        for seat in late:
            await self._teller.note(table, Text("clock-out", who=SeatName(seat.seat)))
        self._went_on(table)

    async def _hand_over(self, table: Table, seat: Seat, bot: str, user_id: str | None) -> None:
        # Whoever sat there may come back: by name, or by the link.
        invite = 0 if seat.kind == OPEN_SEAT else seat.invite
        former = seat.user_id or seat.former_id
        taken = Seat(seat.seat, BOT, None, former, bot, seat.name, invite)
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
        if seat.kind == BOT and seat.seat in (row.asked or []):
            changed["bots_due"] = True
        if row.clocks is not None:
            persons = [one.seat for one in table.seats if one.kind == PERSON]
            others = [number for number in persons if number != seat.seat]
            persons = [*others, seat.seat] if seat.kind == PERSON else others
            changed["due"] = clock.due(row.clock, row.clocks, persons)
        try:
            await self._store.change_seat(row, seat, expected, audit, **changed)
        except LostRace:
            await self._memory.refresh(table)
            raise Refusal(409, "stale", Text("match-changed")) from None
        table.seats[seat.seat] = seat
        table.row = replace(row, **changed)
        self._teller.moved(table)  # somebody may see more now, or less
        self._teller.changed(table)

    # -- links ----------------------------------------------------------------------------------

    async def invite(self, user: User, table: Table, number: int) -> str:
        """The secret of an open seat's link; the same until somebody sits down by it."""
        async with self._memory.hold(table, fresh=True):
            self._check_host(user, table)
            self._check_seat(table, number)
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

    # -- the host's controls --------------------------------------------------------------------

    async def start(self, user: User, table: Table) -> Table:
        """The host starts: every seat must be somebody's."""
        async with self._memory.hold(table, fresh=True):
            self._check_host(user, table)
            if table.row.status == RUNNING:
                return table
            if table.row.status != WAITING:
                raise table_not(table.row.status)
            if any(seat.kind == OPEN_SEAT for seat in table.seats):
                raise Refusal(409, "seat", Text("seats-open"))
            await self._begin(table, user.id)
        self._went_on(table)
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
        await self._memory.refresh(table)

    async def close(self, user: User, table: Table) -> Table:
        """The host ends a table that is not over."""
        async with self._memory.hold(table, fresh=True):
            self._check_host(user, table)
            if over(table.row):
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
        return table

    # -- within ---------------------------------------------------------------------------------

    def _check_host(self, user: User, table: Table) -> None:
        if table.row.host_id != user.id:
            raise not_host()

    def _check_seat(self, table: Table, number: int) -> None:
        if not 0 <= number < len(table.seats):
            raise BadOption(Text("seat-unknown", seat=number + 1, players=len(table.seats)))

    def _went_on(self, table: Table) -> None:
        for call in self._answers.after:
            call(table, list(table.row.asked or []))


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


def _new_seat(game: AnyGame, number: int, given: dict[str, Any], user: User) -> Seat:
    if given["kind"] == "me":
        return Seat(number, PERSON, user.id, None, None, user.name, 0)
    if given["kind"] == BOT:
        name = given.get("bot") or bot_names(game)[0]
        find_bot(game, name)
        return Seat(number, BOT, None, None, name, "", 0)
    return open_seat(number)
