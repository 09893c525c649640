"""One table in memory: a cache of its rows, and what each caller may see of it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

from loci.core import (
    OPEN,
    SPECTATOR,
    AnyGame,
    Event,
    Match,
    MoveError,
    Stale,
    Text,
)
from loci.core.data import decode
from loci.core.match import SNAPSHOT_EVERY
from loci.core.options import Options, checked
from loci.core.state import State
from loci.server.play import clock
from loci.server.play.seen import Questions, decision_data, state_data, table_data
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
)

if TYPE_CHECKING:
    from loci.server.play.hub import Wire


_SLICE: Final = 0.005  # seconds of replay at a time


class LiveTable:
    """A table as this process knows it. Whoever reads or changes the match holds `lock`."""

    def __init__(self, game: AnyGame, row: MatchRow, seats: list[Seat]) -> None:
        self.game: Final = game
        self.id: Final = row.id
        self.row = row
        self.seats = seats
        self.lock: Final = asyncio.Lock()
        self.wires: set[Wire] = set()
        self.held = 0  # by how many tasks it must be kept in memory
        self.said = 0  # lines of chat told to this table's sockets
        self.behind = False  # has another process changed it?
        self.unsure = False  # may memory be ahead of the database? Then it is built anew
        self.match: Match | None = None
        self.sequence = 0
        self.times: list[float] = []  # when each entry was made
        self._events: list[list[Event]] | None = None  # per entry, once somebody looks

    # -- following the log ----------------------------------------------------------------------

    def begin(self, rows: list[LogRow], snapshot: tuple[int, str] | None) -> None:
        """Build the match from its rows, replaying only what follows the snapshot."""
        entries: list[Stored] = []
        orders: dict[int, Options] = {}
        for row in rows:
            del entries[row.start :]
            entries += row.entries
            if row.kind == ORDERS:
                orders[row.seat] = checked(self.game.info.orders, row.orders or {})
        header = header_from(self.row.header)
        if snapshot is not None:
            at, state = snapshot
            plain = [stored.entry for stored in entries]
            barriers = [stored.barrier for stored in entries]
            self.match = Match.resume(self.game, header, plain, barriers, at, decode(state))
        else:
            self.match = Match(self.game, header)
            follow(self.match, entries)
        self.match.orders = orders
        self.times = [stored.at for stored in entries]
        self.sequence = rows[-1].sequence if rows else 0
        self._events = None

    def catch_up(self, rows: list[LogRow]) -> bool:
        """Take over rows that another process added; was anything taken back by them?"""
        assert self.match is not None
        undone = False
        for row in rows:
            if row.start < len(self.match.entries):
                self.cut(row.start)
                undone = True
            if row.kind == ORDERS:
                self.match.orders[row.seat] = checked(self.game.info.orders, row.orders or {})
            events = follow(self.match, row.entries)
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
        del self.times[number:]
        if self._events is not None:
            del self._events[number:]

    def took(self, events: list[list[Event]], times: list[float]) -> None:
        """Keep what happened at the newest entries, and when."""
        self.times += times
        if self._events is not None:
            self._events += events

    async def prepare(self) -> None:
        """Find out what happened at each entry, where nobody has looked since the table was
        loaded: by replay, in slices between which other tables have their turn."""
        match = self.match
        if match is None or self._events is not None:
            return
        game = match.game
        state = match.state_at(0)
        found: list[list[Event]] = []
        rest = time.perf_counter() + _SLICE
        for number, entry in enumerate(match.entries):
            if number % SNAPSHOT_EVERY == 0:
                match.snapshots.setdefault(number, state.clone())  # for whoever looks back
            found.append(game.play(state, entry.seat, game.read(state, entry.seat, entry.move)))
            if time.perf_counter() > rest:
                await asyncio.sleep(0)
                rest = time.perf_counter() + _SLICE
        self._events = found

    # -- who is who -----------------------------------------------------------------------------

    def mine(self, user_id: str | None, link_seat: int | None = None) -> list[int]:
        """The seats of a caller: by name, or by the secret link."""
        return [
            seat.seat
            for seat in self.seats
            if seat.kind == PERSON
            and (
                (user_id is not None and seat.user_id == user_id)
                or (seat.seat == link_seat and seat.user_id is None)
            )
        ]

    def viewer(self, mine: list[int]) -> int:
        """With whose eyes a caller with these seats looks: an asked seat first. Everybody sees a
        finished game as it was."""
        if self.row.status == FINISHED:
            return OPEN
        asked = self.row.asked or []
        return next((seat for seat in mine if seat in asked), mine[0] if mine else SPECTATOR)

    def face(self) -> tuple[object, ...]:
        """What others see of the table besides the match; equal where nothing of it changed."""
        row = self.row
        return (row.status, row.name, row.public, row.host_id, row.outcome, list(self.seats))

    def persons(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == PERSON]

    def bots_asked(self) -> list[int]:
        if self.row.status != RUNNING or self.match is None:
            return []
        asked = self.match.decisions()
        return [seat.seat for seat in self.seats if seat.kind == BOT and seat.seat in asked]

    def all_of(self, user_id: str | None) -> bool:
        """Is every seat the caller's own?"""
        return user_id is not None and all(seat.user_id == user_id for seat in self.seats)

    def alone(self, mine: list[int]) -> bool:
        """Does the caller play alone, or all at one screen: are the other seats bots?"""
        return all(seat.seat in mine or seat.kind == BOT for seat in self.seats)

    def policy(self, mine: list[int]) -> str:
        """The undo policy for a caller: alone it is always open."""
        return "open" if self.alone(mine) else self.row.undo

    # -- what a caller may see ------------------------------------------------------------------

    def table_data(self, user_id: str | None, mine: list[int], online: set[int]) -> dict[str, Any]:
        return table_data(self.row, self.seats, user_id, mine, online)

    def log_data(self, viewer: int, start: int = 0) -> list[dict[str, Any]]:
        """The entries from `start` on as `viewer` may know them."""
        if self.match is None:
            return []
        all_events = self._events
        assert all_events is not None  # whoever asks has called `prepare`
        found = []
        for number in range(start, len(self.match.entries)):
            entry = self.match.entries[number]
            events = all_events[number]
            seen = [event.seen_by(viewer) for event in events]
            # A move may name what its events hide, so it is shown only where they hide nothing.
            plain = bool(events) and all(a is b for a, b in zip(seen, events, strict=True))
            told = plain or viewer in (entry.seat, OPEN)
            found.append(
                {
                    "number": number + 1,
                    "seat": entry.seat,
                    "move": entry.move if told else "",
                    "auto": entry.auto,
                    "at": self.times[number],
                    "events": [event.to_data() for event in seen if event is not None],
                }
            )
        return found

    def position(
        self, viewer: int, mine: list[int], text: bool, questions: Questions | None = None
    ) -> dict[str, Any] | None:
        """The position as it stands; none before the start."""
        match = self.match
        if match is None:
            return None
        asked = match.decisions() if questions is None else questions
        data = state_data(self.game, match.state, len(match.entries), viewer, text, asked)
        if self.row.status == RUNNING:
            data["decisions"] = [
                decision_data(self.game, match.state, decision, match.decision_id(decision))
                for seat, decision in asked.items()
                if seat in mine
            ]
        if self.row.clocks is not None:
            data["clocks"] = [round(s, 1) for s in clock.left(self.row.clocks, time.time())]
        return data

    def position_at(self, number: int, viewer: int, text: bool) -> dict[str, Any]:
        """The position after that many entries, to look at."""
        assert self.match is not None
        return state_data(self.game, self.match.state_at(number), number, viewer, text)

    def preview(self, seat: int, moves: list[str], text: bool) -> dict[str, Any]:
        """The position after these moves, as far as neither chance nor a secret decides."""
        assert self.match is not None
        state, steps = self._ahead(seat, moves)
        data = state_data(self.game, state, len(self.match.entries) + len(steps), seat, text)
        decision = self.game.decisions(state).get(seat)
        if decision is not None:
            id = decision.id(self.match.counts[seat] + len(steps) + 1)
            data["decisions"] = [decision_data(self.game, state, decision, id)]
        return data | {"steps": steps, "stops": len(steps) < len(moves)}

    def _ahead(self, seat: int, moves: list[str]) -> tuple[State, list[str]]:
        """A copy of the state after these moves, and those of them that could be made: it stops
        before anything that chance or a secret decides."""
        assert self.match is not None
        state = self.match.state.clone()
        steps: list[str] = []
        for notation in moves:
            move = self.game.read(state, seat, notation)
            tried = state.clone()
            fate = self.game.table(tried).fate()
            self.game.apply(tried, seat, move)
            if self.game.table(tried).fate() != fate:
                break
            state = tried
            steps.append(move.text())
        return state, steps

    def check_open(self, seat: int, decision_id: str) -> None:
        """`Stale` if that question of the seat is not open."""
        assert self.match is not None
        decision = self.match.decisions().get(seat)
        if decision is None or self.match.decision_id(decision) != decision_id:
            now = Text("stale-none") if decision is None else decision.prompt
            raise Stale(Text("stale", id=decision_id, now=now))

    def why(self, seat: int, text: str, after: list[str]) -> MoveError | None:
        """What is wrong with this move, made after those that are being composed."""
        return self.game.explain(self._ahead(seat, after)[0], seat, text)

    def label(self, seat: int, text: str) -> Text:
        """How a legal move is shown."""
        assert self.match is not None
        move = self.game.read(self.match.state, seat, text)
        return self.game.choice(self.game.table(self.match.state), seat, move).label

    def orders_data(self, mine: list[int]) -> dict[str, Any]:
        orders = {} if self.match is None else self.match.orders
        return {str(seat): orders[seat] for seat in mine if seat in orders}

    def undo_data(self) -> dict[str, Any] | None:
        request = self.row.undo_request
        if request is None or request["sequence"] != self.sequence:
            return None
        waiting = [s for s in self.persons() if s not in request["agreed"]]
        return {
            "seat": request["seat"],
            "lost": request["lost"],
            "reason": request["reason"],
            "waiting": waiting,
        }


def over(row: MatchRow) -> bool:
    return row.status in (FINISHED, CLOSED)


def follow(match: Match, entries: list[Stored]) -> list[list[Event]]:
    """Play stored entries as they are, standing orders' answers included; what happened."""
    orders, match.orders = match.orders, {}  # their answers are among the entries
    events: list[list[Event]] = []
    try:
        for stored in entries:
            entry = stored.entry
            events += match.answer(entry.seat, entry.move, listen=True).events
            match.entries[-1] = entry
    finally:
        match.orders = orders
    return events


def events_between(match: Match, start: int, stop: int) -> list[list[Event]]:
    """What happened at the entries from `start` on, by replaying them on a copy."""
    state = match.state_at(start)
    game = match.game
    return [
        game.play(state, entry.seat, game.read(state, entry.seat, entry.move))
        for entry in match.entries[start:stop]
    ]
