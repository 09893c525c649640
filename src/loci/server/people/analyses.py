"""Analyses of finished matches: made in a process of their own, one at a time for each who asks,
and kept with the match. Those of one address wait for each other, and nobody for all of them."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final
from weakref import WeakValueDictionary

from loci.bots.analysis import NOBODY
from loci.bots.weights import weights_mark
from loci.core import Text
from loci.core.text import text_from
from loci.server.errors import Refusal, table_not, too_much
from loci.server.metrics import Metrics
from loci.server.people.records import Records
from loci.server.play.memory import Memory
from loci.server.play.table import Table
from loci.server.play.thinkers import Crashed, Overran, Thinkers
from loci.server.storage.analyses import keep_analysis, kept_analysis
from loci.server.storage.rows import FINISHED, User

_log = logging.getLogger("loci.server.analyses")
_MOST_WAITING: Final = 8
_MOST_OF_ADDRESS: Final = 3  # so that a few guests do not take every place

NONE: Final = "none"
RUNNING: Final = "running"
READY: Final = "ready"
FAILED: Final = "failed"


class _Run:
    """An analysis under way: of which state of the match, who asked, and how far it is."""

    def __init__(self, sequence: int, user_id: str, address: str, of: int) -> None:
        self.sequence: Final = sequence
        self.user_id: Final = user_id
        self.address: Final = address
        self.done = 0
        self.of = of
        self.task: asyncio.Task[None] | None = None
        self.wrong: Text | None = None  # why it failed

    def tell(self, data: dict[str, Any]) -> None:
        self.done, self.of = data["done"], data["of"]


class Analyses:
    """Whoever may see the whole record of a finished match may have it analysed."""

    def __init__(
        self, memory: Memory, records: Records, analysts: Thinkers, metrics: Metrics
    ) -> None:
        self._memory = memory
        self._store = memory.store
        self._records = records
        self._analysts = analysts
        self._metrics = metrics
        self._runs: dict[str, _Run] = {}  # by match, failed ones too until somebody asks again
        # One at a time for each address: whoever comes from another waits for one of them at most.
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def see(self, user: User | None, table: Table) -> dict[str, Any]:
        """How far it is, and what was found out."""
        sequence = await self._sequence(table)
        run = self._runs.get(table.id)
        if run is not None and run.sequence == sequence:
            return _shown(run, user)
        judge = _judge(table)
        found = await kept_analysis(self._store, table.id, sequence, judge)
        return _state(NONE if found is None else READY, result=found)

    async def begin(self, user: User, table: Table, address: str) -> dict[str, Any]:
        """Begin one for somebody at that address of the network, unless it is known or under
        way."""
        known = await self.see(user, table)
        if known["state"] in (READY, RUNNING):
            return known
        last = self._runs.get(table.id)
        if last is not None and last.sequence != table.sequence:
            await self._give_up(table.id, last)  # whoever is alone has taken that end back
        self._check_room(user, address)  # before a record is written for nothing
        record = await self._records.record(user, table)
        other = self._runs.get(table.id)
        if other is not None and other.task is not None:  # somebody else was faster
            return _shown(other, user)
        self._check_room(user, address)
        run = _Run(table.sequence, user.id, address, table.row.entries)
        self._runs[table.id] = run
        run.task = asyncio.create_task(self._run(table, run, record), name=f"analyse {table.id}")
        return _shown(run, user)

    async def stop(self, user: User, table: Table) -> dict[str, Any]:
        """Give up one that the caller asked for."""
        run = self._runs.get(table.id)
        if run is not None and run.task is not None and run.user_id == user.id:
            await self._give_up(table.id, run)
        return await self.see(user, table)

    async def close(self) -> None:
        tasks = [run.task for run in self._runs.values() if run.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _check_room(self, user: User, address: str) -> None:
        """`Refusal` unless one more may be under way for the caller."""
        going = [run for run in self._runs.values() if run.task is not None]
        near = sum(run.address == address for run in going)
        mine = any(run.user_id == user.id for run in going)
        if mine or near >= _MOST_OF_ADDRESS or len(going) >= _MOST_WAITING:
            raise too_much()

    async def _give_up(self, id: str, run: _Run) -> None:
        if run.task is not None:
            run.task.cancel()
            await asyncio.gather(run.task, return_exceptions=True)
        if self._runs.get(id) is run:  # a task that had not begun has cleared nothing away
            del self._runs[id]

    async def _sequence(self, table: Table) -> int:
        """Which state of the match there is to analyse; `Refusal` if it is not for the caller."""
        async with self._memory.hold(table):
            if table.match is None:
                raise table_not(table.row.status)
            if table.row.status != FINISHED:
                raise Refusal(403, "record", Text("analysis-not-yet"))
            if table.kept:
                raise Refusal(409, "rules", Text("analysis-old"))
            return table.sequence

    async def _run(self, table: Table, run: _Run, record: str) -> None:
        seconds = self._memory.settings.analysis_seconds
        task = {"task": "analyse"}
        try:
            async with self._turns.setdefault(run.address, asyncio.Lock()):
                answer = await self._analysts.ask(task, seconds, record.encode(), run.tell)
            wrong = answer.get("refused")
            if wrong is not None:
                reason = text_from(wrong["reason"])
                if reason.id != NOBODY:  # as where the weights are broken: not for who asked
                    raise Crashed(reason.plain())
                run.wrong = reason
                return
            await keep_analysis(self._store, table.id, run.sequence, _judge(table), answer)
            self._runs.pop(table.id, None)
        except asyncio.CancelledError:
            self._runs.pop(table.id, None)
            raise
        except (Overran, Crashed) as error:
            self._metrics.workers_lost.labels("analyse").inc()
            _log.warning("an analysis failed: %r", error, extra={"match": table.id})
            run.wrong = Text("analysis-failed")
        except Exception:
            _log.exception("an analysis could not be kept", extra={"match": table.id})
            run.wrong = Text("analysis-failed")
        finally:
            run.task = None


def _judge(table: Table) -> str:
    """Who would judge the match now: another version of the rules or other weights judge anew."""
    return f"{table.game.info.rules_version} {weights_mark(table.row.game)}"


def _shown(run: _Run, user: User | None) -> dict[str, Any]:
    if run.wrong is not None:
        return _state(FAILED, reason=run.wrong.to_data())
    mine = user is not None and user.id == run.user_id
    return _state(RUNNING, done=run.done, of=run.of, mine=mine)


def _state(state: str, **more: Any) -> dict[str, Any]:
    nothing = {"done": 0, "of": 0, "mine": False, "reason": None, "result": None}
    return {"state": state, **nothing, **more}
