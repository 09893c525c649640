"""One table in memory: a cache of its rows, and what each caller may see of it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from loci.core import (
    OPEN,
    SPECTATOR,
    AnyGame,
    BadOption,
    Entry,
    Event,
    Header,
    Match,
    Text,
)
from loci.core.data import decode, encode
from loci.core.options import Options, checked, fitting
from loci.core.records.match import SNAPSHOT_EVERY
from loci.core.records.versions import Saved, last_position, to_look_at
from loci.server.play.looking import Scene
from loci.server.play.scenes import Scenes, log_data
from loci.server.play.seen import Questions, table_data
from loci.server.play.turns import LINES_A_TURN, Turns
from loci.server.play.undone import Undone, after_row, all_undone
from loci.server.storage.rows import (
    BOT,
    CLOSED,
    FINISHED,
    ORDERS,
    PERSON,
    RUNNING,
    LogRow,
    MatchRow,
    Seat,
    Stored,
    header_from,
    standing,
)

if TYPE_CHECKING:
    from loci.server.play.telling import Wire


_FAR: Final = 4 * SNAPSHOT_EVERY  # entries between the states that are kept for good
_SLICE: Final = 0.005  # seconds of replay at a time


class Link(NamedTuple):
    """What a secret link gives: a seat, as long as the seat's link is of this generation."""

    seat: int
    invite: int


class Table:
    """A table as this process knows it. Whoever reads or changes the match holds `lock`."""

    def __init__(self, game: AnyGame, row: MatchRow, seats: list[Seat]) -> None:
        self.game: Final = game
        self.id: Final = row.id
        self.row = row
        self.seats = seats
        self.lock: Final = asyncio.Lock()
        self.wires: set[Wire] = set()
        self.online: set[int] = set()  # seats of which its sockets were told that somebody is there
        self.links: dict[Link, Any] = {}  # how those were used by which seats are had (`Links`)
        self.said = 0  # lines of chat told to this table's sockets
        self.behind = False  # has another process changed it?
        self.unsure = False  # may memory be ahead of the database? Then it is built anew
        self.match: Match | None = None
        self.sequence = 0
        self.past: dict[int, Any] = {}  # states among the entries that are kept as stored
        self.scenes: Final = Scenes(game)
        self.shown = 0  # scenes that were shown at this table
        self.times: list[float] = []  # when each entry was made
        self.undone: list[Undone] = []
        self.announced: dict[int, str] = {}  # where each bot last told what it is about to do
        self._events: list[list[Event]] | None = None  # per entry, once somebody looks

    # -- following the log ----------------------------------------------------------------------

    def begin(self, rows: list[LogRow], snapshot: tuple[int, str] | None) -> None:
        """Build the match from its rows, replaying only what follows the snapshot."""
        entries, fresh = standing(rows)
        orders: dict[int, Options] = {}
        for row in rows:
            if row.kind == ORDERS:
                orders[row.seat] = fitting(self.game.info.orders, row.orders or {})
        header = header_from(self.row.header)
        plain = [stored.entry for stored in entries]
        if header.rules != self.game.info.rules_version:
            self.match = self._as_stored(header, plain)
        elif snapshot is not None:
            at, state = snapshot
            barriers = [stored.barrier for stored in entries]
            self.match = Match.resume(self.game, header, plain, barriers, at, decode(state), fresh)
        else:
            self.match = Match(self.game, header)
            follow(self.match, entries, fresh)
        self.match.orders = orders
        self.times = [stored.at for stored in entries]
        self.undone = all_undone(rows)
        self.sequence = rows[-1].sequence if rows else 0
        self._events = None
        self.scenes.forget()

    @property
    def kept(self) -> bool:
        """Is the match kept as older rules left it, to be looked at?"""
        return bool(self.row.header["rules"] != self.game.info.rules_version)

    def _as_stored(self, header: Header, entries: list[Entry]) -> Match:
        """A match of other rules at its last state that can be shown."""
        saved = Saved(header, entries, self.past, None, over=True)
        if header.rules < self.game.info.rules_version and over(self.row):
            match = to_look_at(self.game, saved)
            if match is not None:
                return match
        return Match(self.game, header)  # which says what is wrong

    def catch_up(self, rows: list[LogRow]) -> int | None:
        """Take over rows that another process added; from which entry on something was taken back
        by them, if it was."""
        assert self.match is not None
        undone: int | None = None
        for row in rows:
            self.undone = after_row(self.undone, self.match.entries, row)
            if row.start < len(self.match.entries):
                self.cut(row.start)
                undone = row.start if undone is None else min(undone, row.start)
            if row.kind == ORDERS:
                self.match.orders[row.seat] = checked(self.game.info.orders, row.orders or {})
            events = follow(self.match, row.entries, row.fresh)
            self.took(events, [stored.at for stored in row.entries])
            self.sequence = row.sequence
        return undone

    def cut(self, number: int) -> None:
        """Go back to the first `number` entries."""
        assert self.match is not None
        self.match.adopt(self.match.fork(number))
        self.forget_after(number)

    def forget_after(self, number: int) -> None:
        """Drop what is kept beside the entries from `number` on."""
        self.scenes.forget()
        del self.times[number:]
        if self._events is not None:
            del self._events[number:]

    def took(self, events: list[list[Event]], times: list[float]) -> None:
        """Keep what happened at the newest entries, and when."""
        self.times += times
        if self._events is not None:
            self._events += events
        self._thin_out()

    def _thin_out(self) -> None:
        """Of the states that are kept for whoever goes back keep the last, and a few before."""
        match = self.match
        if match is None:
            return
        last = len(match.entries)
        for number in list(match.snapshots):
            if number % _FAR and number != match.stored and number < last - SNAPSHOT_EVERY:
                del match.snapshots[number]

    def expect_events(self) -> None:
        """Keep what happens from now on, for a match that begins."""
        self._events = []

    async def prepare(self, turns: Turns) -> None:
        """Find out what happened at each entry, where nobody has looked since the table was
        loaded: by replay, in slices between which other tables have their turn."""
        match = self.match
        if match is None or self._events is not None:
            return
        game = match.game
        await turns.take()
        state = match.state_at(match.stored)
        match.snapshots.setdefault(match.stored, state.clone())
        found: list[list[Event]] = [[] for _ in range(match.stored)]  # nobody knows any more
        rest = time.perf_counter() + _SLICE
        for number, entry in enumerate(match.entries[match.stored :], match.stored):
            if number % SNAPSHOT_EVERY == 0:
                match.snapshots.setdefault(number, state.clone())  # for whoever looks back
            found.append(game.play(state, entry.seat, game.read(state, entry.seat, entry.move)))
            state = match.renewed(state, number + 1)
            if time.perf_counter() > rest:
                await turns.take()
                rest = time.perf_counter() + _SLICE
        self._events = found
        self._thin_out()

    # -- who is who -----------------------------------------------------------------------------

    def mine(self, user_id: str | None, link: Link | None = None) -> list[int]:
        """The seats of a caller: by name, or by the secret link, as long as it is the same."""
        return [
            seat.seat
            for seat in self.seats
            if seat.kind == PERSON
            and (
                (user_id is not None and seat.user_id == user_id)
                or (seat.user_id is None and link == Link(seat.seat, seat.invite))
            )
        ]

    def viewer(self, mine: list[int], then: bool = False) -> int:
        """With whose eyes a caller with these seats looks: an asked seat first. Everybody sees a
        finished game as it was; where anybody else has had a seat it is never taken back into play
        (`for_good`). `then` they saw what was known to them."""
        if self.row.status == FINISHED and not then:
            return OPEN
        asked = self.row.asked or []
        return next((seat for seat in mine if seat in asked), mine[0] if mine else SPECTATOR)

    def face(self) -> tuple[object, ...]:
        """What others see of the table besides the match; equal where nothing of it changed."""
        row = self.row
        return (row.status, row.name, row.public, row.host_id, row.outcome, list(self.seats))

    def persons(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == PERSON]

    def programs(self) -> list[int]:
        """The seats of programs, which play by the routes of `http/programs.py`."""
        return [seat for seat in self.persons() if self.seats[seat].owner is not None]

    def away(self) -> list[int]:
        """The seats that bots play for somebody who may come back."""
        return [seat.seat for seat in self.seats if seat.kept]

    @property
    def for_good(self) -> bool:
        """Has it ended for good? What was hidden has been shown then, and it cannot be played on
        among people who know it; one person alone may take the end back."""
        return self.row.final

    def bots_asked(self) -> list[int]:
        if self.row.status != RUNNING or self.match is None:
            return []
        asked = self.questions()
        return [seat.seat for seat in self.seats if seat.kind == BOT and seat.seat in asked]

    def all_of(self, user_id: str | None) -> bool:
        """Is every seat the caller's own, and was always?"""
        own = user_id is not None and all(seat.user_id == user_id for seat in self.seats)
        return own and not self.row.shared

    def alone(self, mine: list[int]) -> bool:
        """Does the caller play alone, or all at one screen: are the other seats bots, and none of
        them for somebody who may come back?"""
        return all(seat.seat in mine or (seat.kind == BOT and not seat.kept) for seat in self.seats)

    def policy(self, mine: list[int]) -> str:
        """The undo policy for a caller: alone it is always open."""
        return "open" if self.alone(mine) else self.row.undo

    # -- what a caller may see ------------------------------------------------------------------

    def questions(self) -> Questions:
        """The open questions by seat; none before the start."""
        return {} if self.match is None else self.scenes.questions(self.match)

    def scene(self, viewer: int, mine: list[int], text: bool) -> Scene | None:
        """The match as it stands; none before the start."""
        if self.match is None:
            return None
        scene = self.scenes.now(self.match, self.row, viewer, mine, text)
        if self.kept:  # the last state that was stored need not be the very last
            scene |= {"outcome": encode(self.row.outcome), "asked": encode([])}
        return scene

    def stored_scene(self, number: int, viewer: int, text: bool) -> Scene:
        """The match after that many of the entries that are kept as stored, of which only some
        states were stored: the last one before it is the nearest to be seen."""
        match = self.match
        assert match is not None
        found = last_position(self.game, self.past, self.row.header["rules"], number)
        if found is None:
            raise BadOption(Text("match-stored", number=number, stored=match.stored))
        return self.scenes.of(found[1], found[0], viewer, text)

    def table_data(self, user_id: str | None, mine: list[int], online: set[int]) -> dict[str, Any]:
        rules = self.game.info.rules_version
        return table_data(self.row, self.seats, user_id, mine, online, rules)

    def log_data(
        self, viewer: int, start: int = 0, stop: int | None = None
    ) -> list[dict[str, Any]]:
        """The entries from `start` on (up to `stop`) as `viewer` may know them."""
        if self.match is None:
            return []
        assert self._events is not None  # whoever asks has called `prepare`
        return log_data(self.match.entries, self.times, self._events, viewer, start, stop)

    async def whole_log(self, viewer: int, turns: Turns) -> list[dict[str, Any]]:
        """All entries as `viewer` may know them; of a long match in slices between which other
        tables have their turn."""
        found = self.log_data(viewer, 0, LINES_A_TURN)
        while len(found) < len(self.times):
            await turns.take()
            found += self.log_data(viewer, len(found), len(found) + LINES_A_TURN)
        return found

    def undone_data(self, mine: list[int]) -> list[dict[str, Any]]:
        return [one.to_data(mine) for one in self.undone]

    def orders_data(self, mine: list[int]) -> dict[str, Any]:
        orders = {} if self.match is None else self.match.orders
        return {str(seat): orders[seat] for seat in mine if seat in orders}

    def undo_data(self) -> dict[str, Any] | None:
        request = self.row.undo_request
        if request is None or request["sequence"] != self.sequence:
            return None
        people = sorted([*self.persons(), *self.away()])
        waiting = [seat for seat in people if seat not in request["agreed"]]
        return {
            "seat": request["seat"],
            "lost": request["lost"],
            "reason": request["reason"],
            "waiting": waiting,
        }


def over(row: MatchRow) -> bool:
    return row.status in (FINISHED, CLOSED)


def follow(match: Match, entries: list[Stored], fresh: dict[int, int]) -> list[list[Event]]:
    """Play stored entries as they are, standing orders' answers included, and deal anew where that
    was done; what happened."""
    orders, match.orders = match.orders, {}  # their answers are among the entries
    events: list[list[Event]] = []
    try:
        match.renew_as(fresh)
        for stored in entries:
            entry = stored.entry
            events += match.answer(entry.seat, entry.move, listen=True).events
            match.entries[-1] = entry
            match.renew_as(fresh)
    finally:
        match.orders = orders
    return events


def events_between(match: Match, start: int, stop: int) -> list[list[Event]]:
    """What happened at the entries from `start` on, by replaying them on a copy."""
    state = match.state_at(start)
    game = match.game
    events = []
    for number, entry in enumerate(match.entries[start:stop], start + 1):
        events.append(game.play(state, entry.seat, game.read(state, entry.seat, entry.move)))
        state = match.renewed(state, number)
    return events
