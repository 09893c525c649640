"""Bots at tables: they answer one question at a time, and no table ever waits for one in vain."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from loci.bots.levels import thinks_for
from loci.bots.registry import default_bot
from loci.core import Decision, MoveError, Rng, SeatName, Stale, Text, derived_seed
from loci.core.data import encode
from loci.server.errors import Refusal, too_much
from loci.server.play.answers import Answers
from loci.server.play.memory import Memory
from loci.server.play.table import Table
from loci.server.play.telling import Teller
from loci.server.play.thinkers import Crashed, Overran, Thinkers
from loci.server.storage.db import MATCHES
from loci.server.storage.lists import overdue
from loci.server.storage.rows import RUNNING
from loci.server.storage.writer import LostRace

_log = logging.getLogger("loci.server.bots")
_RETRIES: Final = 5
_MOST_HINTS: Final = 16  # that wait
_LOOK_SECONDS: Final = 0.25  # between two looks whether the question is still open


class Bots:
    """Wakes the bots of a table, and looks after tables whose bots nobody woke."""

    def __init__(
        self,
        memory: Memory,
        teller: Teller,
        answers: Answers,
        thinkers: Thinkers,
        ponderers: Thinkers,
    ) -> None:
        self._memory = memory
        self._teller = teller
        self._answers = answers
        self._thinkers = thinkers
        self._ponderers = ponderers  # for those who think long: nobody else waits for a process
        self._hinting: set[str] = set()  # who waits for a hint
        # However many ask for hints, the bots have processes at which none of those wait.
        self._advising = asyncio.Semaphore(max(1, memory.settings.bot_workers // 2))
        self._awake: dict[str, asyncio.Task[bool]] = {}
        answers.after.append(lambda table, _asked: self.wake(table))
        memory.refreshed.append(self._wake_forgotten)

    def wake(self, table: Table) -> None:
        """Let the bots of this table answer what they are asked."""
        if table.id in self._awake or not table.bots_asked():
            return
        task = asyncio.create_task(self._answer_all(table), name=f"bots {table.id}")
        self._awake[table.id] = task
        task.add_done_callback(lambda done: self._slept(table, done))

    def _wake_forgotten(self, table: Table) -> None:
        """Wake bots that are asked though the table's row does not say so. That comes of a move and
        of a seat that a bot took over at two processes at once: who moved saw a person there, who
        wrote the seat was asked by nobody, and the watch goes by the row."""
        if not table.row.bots_due:
            self.wake(table)

    def _slept(self, table: Table, task: asyncio.Task[bool]) -> None:
        self._awake.pop(table.id, None)
        if not task.cancelled() and task.exception() is None and task.result():
            self.wake(table)  # somebody may have moved while the last one fell asleep

    async def close(self) -> None:
        tasks = list(self._awake.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def watch_once(self) -> None:
        """Wake the bots of tables that have waited for too long: after a start, or after the
        process that should have woken them died."""
        settings = self._memory.settings
        patience = 2 * settings.watch_seconds + settings.bot_seconds + settings.bot_grace
        bots, _ = await overdue(self._memory.store, 0.0, time.time() - patience)
        for id in bots:
            await self.wake_stored(id, patience)

    async def wake_all(self) -> None:
        """At the start: every running table at which a bot is asked."""
        bots, _ = await overdue(self._memory.store, 0.0, time.time() + 1)
        for id in bots:
            await self.wake_stored(id)

    async def wake_stored(self, id: str, patience: float = 0.0) -> None:
        try:
            table = await self._memory.table(id)
            async with self._memory.hold(table):
                await self._memory.refresh(table)
                if time.time() - table.row.moved < patience + self._longest(table):
                    return  # somebody may well be thinking, here or elsewhere
                if not table.bots_asked():
                    same = MATCHES.c.sequence == table.sequence
                    await self._memory.store.change_match(id, when=same, bots_due=False)
                    table.row.bots_due = False
            self.wake(table)
        except Exception as error:  # one table must not keep the others waiting
            _log.warning("a table cannot be woken: %r", error, extra={"match": id})

    async def hint(self, table: Table, seat: int, who: str) -> dict[str, Any]:
        """What a bot would do, and why; `Refusal` if it cannot say. One at a time for each who
        asks, and no more than a few wait: the bots need the processes too."""
        if who in self._hinting or len(self._hinting) >= _MOST_HINTS:
            raise too_much()
        self._hinting.add(who)
        try:
            async with self._advising:
                return await self._hint(table, seat)
        finally:
            self._hinting.discard(who)

    async def _hint(self, table: Table, seat: int) -> dict[str, Any]:
        async with self._memory.hold(table):
            if table.match is None or seat not in table.questions():
                raise Refusal(409, "illegal", Text("not-asked"))
            task = self._task(table, seat, default_bot(table.game)) | {"task": "advise"}
        try:
            return await self._think(task)
        except (Overran, Crashed) as error:
            raise Refusal(503, "bot", Text("hint-failed")) from error

    # -- within ---------------------------------------------------------------------------------

    async def _answer_all(self, table: Table) -> bool:
        """Answer until no bot is asked; False when it was given up, and the watch must help."""
        faults = 0
        while faults < _RETRIES:
            try:
                if not await self._answer_one(table):
                    return True
                faults = 0
            except asyncio.CancelledError:
                raise
            except Exception:
                faults += 1
                _log.exception("a bot's answer could not be taken", extra={"match": table.id})
                await asyncio.sleep(0.1 * 2**faults)
        return False

    async def _answer_one(self, table: Table) -> bool:
        """Let the first bot that is asked answer; False when none is."""
        async with self._memory.hold(table):
            asked = table.bots_asked()
            if not asked or table.match is None:
                return False
            seat = asked[0]
            decision = table.questions()[seat]
            id = table.match.decision_id(decision)
            name = table.seats[seat].bot or default_bot(table.game)
            stage = self._news(table, seat)
            task = self._task(table, seat, name) | {"tells": bool(stage)}
            if not table.row.bots_due:
                await self._note_due(table)
        note = ""
        try:
            thought = await self._thought(table, seat, id, task)
            if thought is None:
                return True
            move = str(thought["move"])
            if stage:
                table.announced[seat] = stage
                if thought["plans"]:
                    await self._teller.plans(table, seat, thought["plans"])
                    await asyncio.sleep(self._memory.settings.partner_seconds)
        except Overran:
            note, move = "bot-too-slow", _any_move(decision, task)
        except Crashed as error:
            _log.warning("a bot crashed: %s", error, extra={"match": table.id, "bot": name})
            note, move = "bot-crashed", _any_move(decision, task)
        try:
            await self._take(table, seat, id, move)
        except Stale:
            return True  # somebody was faster, or took something back: ask again
        except Refusal as refused:
            if refused.status == 503:  # the database: again soon
                raise
            return False  # the table was closed meanwhile
        except MoveError:
            note, move = "bot-illegal", _any_move(decision, task)
            try:
                await self._take(table, seat, id, move)
            except Stale:
                return True
        if note:
            self._memory.metrics.bot_faults.labels(note).inc()
            text = Text(note, who=SeatName(seat), bot=name)
            await self._teller.note(table, text)
        return True

    async def _note_due(self, table: Table) -> None:
        """Let the table's row say that a bot is asked, for whoever looks after it if we cannot."""
        same = MATCHES.c.sequence == table.sequence
        try:
            await self._memory.store.change_match(table.id, RUNNING, when=same, bots_due=True)
        except LostRace:
            return  # it has gone on, and we hear of it
        table.row.bots_due = True

    async def _take(self, table: Table, seat: int, decision: str, move: str) -> None:
        if table.seats[seat].kind != "bot":
            raise Stale(Text("match-changed"))  # a person has the seat again
        await self._answers.answer(table, seat, decision, [move], by="bot")

    def _task(self, table: Table, seat: int, bot: str) -> dict[str, Any]:
        match = table.match
        assert match is not None
        return {
            "task": "decide",
            "game": table.row.game,
            "bot": bot,
            "seat": seat,
            # As nobody knows that of the match. After an undo a bot answers the same as before.
            "seed": derived_seed(match.header.seed, "bot", seat, len(match.entries)),
            "state": encode(match.state.to_data()).decode(),
            "seconds": max(self._memory.settings.bot_seconds, thinks_for(bot)),
        }

    async def _think(self, task: dict[str, Any]) -> dict[str, Any]:
        long = task["task"] == "decide" and thinks_for(task["bot"]) > 0
        workers = self._ponderers if long else self._thinkers
        answer = await workers.ask(task, task["seconds"] + self._memory.settings.bot_grace)
        if "refused" in answer:  # as where what a bot has learned is of another version
            raise Crashed(str(answer["refused"]["reason"]))
        return answer

    async def _thought(
        self, table: Table, seat: int, id: str, task: dict[str, Any]
    ) -> dict[str, Any] | None:
        """What a bot thinks; None when its question is gone, and with it the thinking."""
        thinking = asyncio.create_task(self._think(task), name=f"think {table.id}")
        try:
            while not (await asyncio.wait({thinking}, timeout=_LOOK_SECONDS))[0]:
                if not await self._is_asked(table, seat, id):
                    return None
            return thinking.result()
        finally:
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)

    @staticmethod
    def _news(table: Table, seat: int) -> str:
        """The part of the game in which this bot has not told its partners yet what it is about to
        do; empty where it has, or where nobody is there to hear it."""
        match = table.match
        if match is None or not table.wires or not table.persons():
            return ""
        stage: str = table.game.stage(table.game.table(match.state))
        return "" if table.announced.get(seat) == stage else stage

    async def _is_asked(self, table: Table, seat: int, id: str) -> bool:
        async with self._memory.hold(table):
            match = table.match
            if match is None or seat not in table.bots_asked():
                return False
            return match.decision_id(table.questions()[seat]) == id

    def _longest(self, table: Table) -> float:
        """For how long the bots that are asked may think beyond what any bot may."""
        names = [table.seats[seat].bot or "" for seat in table.bots_asked()]
        most = max((thinks_for(name) for name in names), default=0.0)
        return max(0.0, most - self._memory.settings.bot_seconds)


def _any_move(decision: Decision, task: dict[str, Any]) -> str:
    return Rng(task["seed"]).pick("any", decision.moves).text()
