"""Bots at tables: they answer one question at a time, and no table ever waits for one in vain."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any, Final

from loci.bots.registry import bot_names
from loci.core import Decision, MoveError, SeatName, Stale, Text
from loci.core.data import encode
from loci.server.errors import Refusal, too_much
from loci.server.play.answers import Play
from loci.server.play.hub import Hub
from loci.server.play.table import LiveTable
from loci.server.play.thinkers import Crashed, Overran, Thinkers
from loci.server.storage.db import MATCHES

_log = logging.getLogger("loci.server.bots")
_RETRIES: Final = 5


class Bots:
    """Wakes the bots of a table, and looks after tables whose bots nobody woke."""

    def __init__(self, hub: Hub, play: Play, thinkers: Thinkers) -> None:
        self._hub = hub
        self._play = play
        self._thinkers = thinkers
        self._hinting: set[str] = set()  # who waits for a hint
        self._awake: dict[str, asyncio.Task[bool]] = {}
        play.after.append(lambda table, _asked: self.wake(table))

    def wake(self, table: LiveTable) -> None:
        """Let the bots of this table answer what they are asked."""
        if table.id in self._awake or not table.bots_asked():
            return
        table.held += 1
        task = asyncio.create_task(self._answer_all(table), name=f"bots {table.id}")
        self._awake[table.id] = task
        task.add_done_callback(lambda done: self._slept(table, done))

    def _slept(self, table: LiveTable, task: asyncio.Task[bool]) -> None:
        table.held -= 1
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
        settings = self._hub.settings
        patience = 2 * settings.watch_seconds + settings.bot_seconds + settings.bot_grace
        bots, _ = await self._hub.store.overdue(0.0, time.time() - patience)
        for id in bots:
            await self.wake_stored(id)

    async def wake_all(self) -> None:
        """At the start: every running table at which a bot is asked."""
        bots, _ = await self._hub.store.overdue(0.0, time.time() + 1)
        for id in bots:
            await self.wake_stored(id)

    async def wake_stored(self, id: str) -> None:
        try:
            table = await self._hub.table(id)
            async with self._hub.hold(table):
                await self._hub.refresh(table)
                if not table.bots_asked():
                    same = MATCHES.c.sequence == table.sequence
                    await self._hub.store.change_match(id, when=same, bots_due=False)
            self.wake(table)
        except Exception as error:  # one table must not keep the others waiting
            _log.warning("a table cannot be woken: %r", error, extra={"match": id})

    async def hint(self, table: LiveTable, seat: int, who: str) -> str:
        """What the game's first bot would do; `Refusal` if it cannot say. One at a time for each
        who asks: the bots need the processes too."""
        if who in self._hinting:
            raise too_much()
        self._hinting.add(who)
        try:
            return await self._hint(table, seat)
        finally:
            self._hinting.discard(who)

    async def _hint(self, table: LiveTable, seat: int) -> str:
        async with self._hub.hold(table):
            if table.match is None or seat not in table.match.decisions():
                raise Refusal(409, "illegal", Text("not-asked"))
            task = self._task(table, seat, bot_names(table.game)[0])
        try:
            return str((await self._think(task))["move"])
        except (Overran, Crashed) as error:
            raise Refusal(503, "bot", Text("hint-failed")) from error

    # -- within ---------------------------------------------------------------------------------

    async def _answer_all(self, table: LiveTable) -> bool:
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

    async def _answer_one(self, table: LiveTable) -> bool:
        """Let the first bot that is asked answer; False when none is."""
        async with self._hub.hold(table):
            asked = table.bots_asked()
            if not asked or table.match is None:
                return False
            seat = asked[0]
            decision = table.match.decisions()[seat]
            id = table.match.decision_id(decision)
            name = table.seats[seat].bot or bot_names(table.game)[0]
            task = self._task(table, seat, name)
        note = ""
        try:
            move = str((await self._think(task))["move"])
        except Overran:
            note, move = "bot-too-slow", _any_move(decision)
        except Crashed as error:
            _log.warning("a bot crashed: %s", error, extra={"match": table.id, "bot": name})
            note, move = "bot-crashed", _any_move(decision)
        try:
            await self._take(table, seat, id, move)
        except Stale:
            return True  # somebody was faster, or took something back: ask again
        except Refusal:
            return False  # the table was closed meanwhile
        except MoveError:
            note, move = "bot-illegal", _any_move(decision)
            try:
                await self._take(table, seat, id, move)
            except Stale:
                return True
        if note:
            self._hub.metrics.bot_faults.labels(note).inc()
            text = Text(note, who=SeatName(seat), bot=name)
            await self._hub.note(table, text)
        return True

    async def _take(self, table: LiveTable, seat: int, decision: str, move: str) -> None:
        if table.seats[seat].kind != "bot":
            raise Stale(Text("position-changed"))  # a person has the seat again
        await self._play.answer(table, seat, decision, [move], by="bot")

    def _task(self, table: LiveTable, seat: int, bot: str) -> dict[str, Any]:
        assert table.match is not None
        return {
            "task": "decide",
            "game": table.row.game,
            "bot": bot,
            "seat": seat,
            "seed": secrets.randbelow(2**53),
            "state": encode(table.match.state.to_data()).decode(),
            "seconds": self._hub.settings.bot_seconds,
        }

    async def _think(self, task: dict[str, Any]) -> dict[str, Any]:
        settings = self._hub.settings
        return await self._thinkers.ask(task, settings.bot_seconds + settings.bot_grace)


def _any_move(decision: Decision) -> str:
    return secrets.choice(decision.moves).text()
