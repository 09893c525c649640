"""Everything that changes a match: answers, undo, consent, standing orders.

Each is tried on the match in memory, written as one row of the log, and only after the commit told
to anybody. When the row cannot be written the match in memory is built anew from the database.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from sqlalchemy import and_

from loci.core import BadOption, Event, Match, SeatName, Stale, Text, undo_verdict
from loci.core.data import encode
from loci.core.options import checked
from loci.core.records.match import MOST_AT_ONCE
from loci.core.records.undo import ASK, REFUSED
from loci.server.errors import Refusal, table_not
from loci.server.lines import PLAYS
from loci.server.play import clock
from loci.server.play.memory import Memory
from loci.server.play.table import Table, events_between
from loci.server.play.telling import Teller
from loci.server.play.undone import with_undone
from loci.server.settings import Seeds
from loci.server.storage.db import MATCHES
from loci.server.storage.rows import (
    ANSWER,
    FINISHED,
    ORDERS,
    RUNNING,
    UNDO,
    LogRow,
    MatchRow,
    Stored,
)
from loci.server.storage.writer import LostRace

Args = ParamSpec("Args")


def carried_through(
    change: Callable[Concatenate[Answers, Args], Coroutine[Any, Any, None]],
) -> Callable[Concatenate[Answers, Args], Coroutine[Any, Any, None]]:
    """A change that has begun is completed, also when whoever asked for it has gone: it may be
    committed by then, and the others at the table must hear of it."""

    @wraps(change)
    async def whole(self: Answers, /, *args: Args.args, **more: Args.kwargs) -> None:
        task = asyncio.create_task(change(self, *args, **more))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        await asyncio.shield(task)

    return whole


class Answers:
    """The changes of matches. `after` is called when a match has gone on: bots and notifications
    hang there."""

    def __init__(self, memory: Memory, teller: Teller, seeds: Seeds) -> None:
        self._memory = memory
        self._teller = teller
        self.seeds = seeds
        self.after: list[Callable[[Table, list[int]], None]] = []
        self.under_way: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Wait for what has begun."""
        await asyncio.gather(*self.under_way, return_exceptions=True)

    @carried_through
    async def answer(
        self, table: Table, seat: int, decision: str, moves: list[str], by: str = "person"
    ) -> None:
        """Take the answer of a seat to the named question; all of its moves or none.

        `MoveError` if it is no answer, `Stale` if the question is gone or the race was lost.
        """
        begun = time.perf_counter()
        if not decision:
            raise Stale(Text("stale", question="–", now=Text("stale-none")))
        if not 0 < len(moves) <= MOST_AT_ONCE:
            raise Refusal(422, "request", Text("moves-number", most=MOST_AT_ONCE))
        async with self._memory.hold(table, first=True):
            match = self._running(table)
            start = len(match.entries)
            most = self._memory.settings.record_entries
            if start >= most and by != "bot":  # so that no table is longer than a record may be
                raise Refusal(409, "limit", Text("match-too-long", most=most))
            answered = match.answer_all(seat, moves, decision, listen=True)
            await self._commit(table, ANSWER, seat, start, answered.events)
            self._teller.moved(table)
            if table.row.status != RUNNING:
                self._teller.changed(table)
        self._memory.metrics.moves.labels(by).inc(len(moves))
        self._memory.metrics.move_seconds.observe(time.perf_counter() - begun)
        self.went_on(table)

    @carried_through
    async def set_orders(self, table: Table, seat: int, orders: dict[str, Any]) -> None:
        """Set a seat's standing orders; they answer at once what they cover."""
        async with self._memory.hold(table, first=True):
            match = self._running(table)
            self._check_changes(table)
            start = len(match.entries)
            try:
                match.set_orders(seat, orders)
                events = events_between(match, start, len(match.entries))
            except Exception:
                table.unsure = True
                raise
            await self._commit(table, ORDERS, seat, start, events, match.orders[seat])
            self._teller.moved(table)
        self.went_on(table)

    @carried_through
    async def undo(
        self, table: Table, seat: int, mine: list[int], number: int | None = None
    ) -> None:
        """Take back the seat's last answer, or all from entry `number` on: at once where that is
        free, else by asking."""
        async with self._memory.hold(table, first=True):
            match = table.match
            if match is None:
                raise table_not(table.row.status)
            policy = table.policy(mine)
            if table.for_good:
                raise Refusal(409, "undo", Text("undo-ended"))
            self._check_changes(table)
            if table.row.status != RUNNING and (table.row.status != FINISHED or policy != "open"):
                raise table_not(table.row.status)
            verdict = undo_verdict(match, seat, policy, self.seeds.next(), number)
            if verdict.kind == REFUSED or verdict.after is None:
                raise Refusal(409, "undo", verdict.reason or Text("undo-nothing"))
            if verdict.kind == ASK:
                assert verdict.reason is not None
                away = [other for other in table.away() if other not in mine]
                if away:
                    raise Refusal(409, "undo", Text("undo-away", who=SeatName(away[0])))
                programs = [other for other in table.programs() if other not in mine]
                if programs:
                    raise Refusal(409, "undo", Text("undo-program", who=SeatName(programs[0])))
                await self._ask(table, seat, verdict.lost, verdict.reason, mine, number)
                return
            await self._take_back(table, seat, verdict.after)
        self.went_on(table)

    @carried_through
    async def consent(self, table: Table, mine: list[int], accept: bool) -> None:
        """Answer an undo request for all of the caller's seats."""
        async with self._memory.hold(
            table, fresh=True, first=True
        ):  # another process may have heard answers
            match = self._running(table)
            request = table.row.undo_request
            if request is None or request["sequence"] != table.sequence:
                raise Refusal(409, "undo", Text("undo-no-request"))
            if not mine:
                raise Refusal(403, "foreign", Text("seat-not-yours"))
            agreed = sorted({*request["agreed"], *mine})
            if not accept:
                await self._settle(table, None)
                await self._teller.note(table, Text("undo-declined", who=SeatName(request["seat"])))
                return
            if any(seat not in agreed for seat in (*table.persons(), *table.away())):
                await self._settle(table, {**request, "agreed": agreed})
                return
            number = request.get("number")
            verdict = undo_verdict(match, request["seat"], "open", self.seeds.next(), number)
            if verdict.after is None:
                raise Refusal(409, "undo", Text("undo-nothing"))
            await self._take_back(table, request["seat"], verdict.after)
        self.went_on(table)

    # -- within ---------------------------------------------------------------------------------

    async def _ask(
        self,
        table: Table,
        seat: int,
        lost: int,
        reason: Text,
        mine: list[int],
        number: int | None,
    ) -> None:
        request = {
            "seat": seat,
            "number": number,
            "lost": lost,
            "reason": reason.to_data(),
            "agreed": sorted({seat, *mine}),
            "sequence": table.sequence,
        }
        await self._settle(table, request)

    async def _settle(self, table: Table, request: dict[str, Any] | None) -> None:
        """Write what has become of an undo request, unless another process has changed it, or the
        match, since we looked."""
        same = and_(
            MATCHES.c.sequence == table.sequence,
            MATCHES.c.undo_request.is_not_distinct_from(table.row.undo_request),
        )
        try:
            await self._memory.store.change_match(
                table.id, table.row.status, when=same, undo_request=request
            )
        except LostRace:
            await self._memory.refresh(table, first=True)
            raise Stale(Text("match-changed")) from None
        table.row.undo_request = request
        self._teller.tell(table, {"t": "undo", "request": table.undo_data()})

    async def _take_back(self, table: Table, seat: int, after: Match) -> None:
        match = table.match
        assert match is not None
        start = _shared(match, after)
        before = match.entries
        table.unsure = True
        match.adopt(after)
        table.forget_after(start)
        events = events_between(match, start, len(match.entries))
        await self._commit(table, UNDO, seat, start, events)
        table.undone = with_undone(
            table.undone, before, seat, start, len(match.entries), table.row.moved
        )
        self._teller.reset(table, Text("undo-done", who=SeatName(seat)), start)
        self._teller.changed(table)

    def _check_changes(self, table: Table) -> None:
        """`Refusal` where a match was changed so often that its log must not grow any more: whoever
        loads the table goes through all of it. Answers have a limit of their own."""
        most = 2 * self._memory.settings.record_entries
        if table.sequence >= most:
            raise Refusal(409, "limit", Text("match-changed-often", most=most))

    def _running(self, table: Table) -> Match:
        if table.row.status != RUNNING or table.match is None:
            raise table_not(table.row.status)
        return table.match

    async def _commit(
        self,
        table: Table,
        kind: str,
        seat: int,
        start: int,
        events: list[list[Event]],
        orders: dict[str, Any] | None = None,
    ) -> None:
        """Write what the match has become as one row; `Stale` if somebody was faster."""
        match = table.match
        assert match is not None
        now = time.time()
        table.unsure = True  # until it is committed; whatever happens, memory is not trusted
        stored = [
            Stored(match.entries[i], match.barriers[i], now)
            for i in range(start, len(match.entries))
        ]
        fresh: dict[int, int] = {}
        if kind == UNDO:
            fresh = {number: seed for number, seed in match.fresh.items() if number >= start}
        row = LogRow(table.sequence + 1, kind, seat, now, start, stored, orders, fresh)
        after = after_row(table, row)
        try:
            await self._memory.store.append(
                after, table.row.status, row, self._snapshot(match, start)
            )
        except LostRace:
            await self._memory.refresh(table, anew=True, first=True)
            raise Stale(Text("match-changed")) from None
        except Exception:
            self._memory.mend_soon(table)  # whoever asked does not wait for a database that fails
            raise
        await self._memory.turns.take(PLAYS)  # many may have waited for the same commit
        table.unsure = False
        void = table.undo_data() is not None  # the question is settled by going on
        table.row = after
        table.sequence = row.sequence
        if void:
            self._teller.tell(table, {"t": "undo", "request": None})
        table.took(events, [now] * len(stored))

    def _snapshot(self, match: Match, start: int) -> tuple[int, str] | None:
        every = self._memory.settings.snapshot_every
        number = len(match.entries)
        if number // every == start // every:
            return None
        return number, encode(match.state.to_data()).decode()

    def went_on(self, table: Table) -> None:
        """Tell bots and notifications who is asked now."""
        asked = list(table.row.asked or [])
        for call in self.after:
            call(table, asked)


def after_row(table: Table, row: LogRow) -> MatchRow:
    """The table's row as it is after this row of the log."""
    match = table.match
    assert match is not None
    old = table.row
    asked = sorted(table.questions())
    outcome = match.outcome()
    answered = {stored.entry.seat for stored in row.entries}
    clocks = clock.moved(old.clock, old.clocks, answered, asked, row.at)
    persons = table.persons()
    return replace(
        old,
        status=RUNNING if outcome is None else FINISHED,
        moved=row.at,
        sequence=row.sequence,
        entries=len(match.entries),
        asked=asked,
        outcome=None if outcome is None else outcome.to_data(),
        clocks=clocks,
        due=None if outcome is not None else clock.due(old.clock, clocks, persons),
        bots_due=any(seat not in persons and table.seats[seat].kind == "bot" for seat in asked),
        undo_request=None,
    )


def _shared(match: Match, other: Match) -> int:
    """How many entries two matches have in common."""
    number = 0
    for mine, theirs in zip(match.entries, other.entries, strict=False):
        if mine != theirs:
            break
        number += 1
    return number


def check_orders(table: Table, orders: dict[str, Any]) -> None:
    """`BadOption` for standing orders that the game does not take."""
    if not table.game.info.orders:
        raise BadOption(Text("orders-none"))
    checked(table.game.info.orders, orders)
