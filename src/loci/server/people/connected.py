"""Programs at tables: where they are asked, what they are told, and what becomes of their answers.

They are told what `loci.envs.text` tells, of their own seat and nothing else, and judged as there:
an answer that is no legal move changes nothing and may be given anew; after `PATIENCE` of them to
one question a move is drawn in its place, so that nobody waits for a program that does not know the
rules. How often that happened is kept.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final
from weakref import WeakValueDictionary

from loci.core import Decision, Match, MoveError, Rng, derived_seed
from loci.core.data import encode
from loci.core.words.asked import PATIENCE, Refused, Score, refused
from loci.server.errors import no_token, not_yours, table_not
from loci.server.people.programs import Programs
from loci.server.people.scores import Scores
from loci.server.play.answers import Answers
from loci.server.play.looks import Looks, asked_task
from loci.server.play.memory import Memory
from loci.server.play.presence import LINGERS, Presence
from loci.server.play.table import Table
from loci.server.play.telling import Teller
from loci.server.play.waiting import Waiting
from loci.server.storage.lists import Listed, seated
from loci.server.storage.rows import CLOSED, RUNNING, Program


@dataclass(slots=True)
class Told:
    """What a program is told of a table: its seat, the open question's name, and the words."""

    seat: int
    decision: str | None
    asked: dict[str, Any] | None
    text: str
    score: Score

    def to_data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "decision": self.decision,
            "asked": self.asked,
            "text": self.text,
            "score": self.score.to_data(),
        }


@dataclass(slots=True)
class Judged:
    """What has become of an answer: was it refused, and how well has the program done so far?"""

    refused: Refused | None
    score: Score

    def to_data(self) -> dict[str, Any]:
        refused = None if self.refused is None else self.refused.to_data()
        return {"refused": refused, "score": self.score.to_data()}


class Connected:
    """What programs can do at tables."""

    def __init__(
        self,
        memory: Memory,
        teller: Teller,
        presence: Presence,
        answers: Answers,
        looks: Looks,
        programs: Programs,
    ) -> None:
        self._memory = memory
        self._store = memory.store
        self._teller = teller
        self._presence = presence
        self._answers = answers
        self._looks = looks
        self._programs = programs
        self.scores: Final = Scores(memory.store)
        self.waiting: Final = Waiting(memory.settings.program_waits, memory.store.listens)
        teller.after.append(self.waiting.stirred)
        # Who does something, one thing at a time.
        self._doing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._leaving: dict[str, asyncio.TimerHandle] = {}  # when each is taken to be gone
        self._telling: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for timer in self._leaving.values():
            timer.cancel()
        for task in self._telling:
            task.cancel()
        await asyncio.gather(*self._telling, return_exceptions=True)

    # -- who is there ---------------------------------------------------------------------------

    def came(self, program: Program) -> None:
        """A program asks for something: whoever plays with it sees that it is there, until it has
        been silent for a while."""
        id = program.user.id
        new = not self._presence.asks(id)
        self._presence.asked(id)
        if id in self._leaving:
            self._leaving[id].cancel()
        loop = asyncio.get_running_loop()
        self._leaving[id] = loop.call_later(LINGERS + 0.1, self._went, id)
        if new:
            self._tell_soon(id)

    def _went(self, id: str) -> None:
        del self._leaving[id]
        self._tell_soon(id)

    def _tell_soon(self, id: str) -> None:
        task = asyncio.create_task(self._tell(id), name=f"program {id}")
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, id: str) -> None:
        for table in self._memory.loaded():
            if any(seat.owner is not None and seat.user_id == id for seat in table.seats):
                await self._teller.went(table)

    # -- what they are told ---------------------------------------------------------------------

    async def tables(
        self, program: Program, token: str, stamp: str, seconds: float
    ) -> tuple[str, list[Listed]]:
        """The tables at which a program sits and that are not over, with a stamp that is another
        once it is asked something else, or sits elsewhere. Waits as long as it is the given one."""
        id = program.user.id

        async def look() -> tuple[tuple[str, list[Listed]], bool]:
            await self._check(token)
            found = await seated(self._store, id)
            now = _stamp(found, id)
            return (now, found), now != stamp

        return await self.waiting.until(id, seconds, look)

    async def told(self, program: Program, token: str, table: Table, language: str) -> Told:
        """What a program may know of a table at which it sits, in words; nothing of it while the
        match has not begun."""
        async with self._one_thing(program, token):
            async with self._memory.hold(table, fresh=True, first=True):
                seat = own_seat(program, table)
                decision, task = None, None
                match = table.match
                if match is not None and not table.kept and table.row.status != CLOSED:
                    task = asked_task(table, match, seat, language)
                    question = table.questions().get(seat)
                    decision = None if question is None else match.decision_id(question)
            said: dict[str, Any] = {"asked": None, "text": ""}
            if task is not None:
                said = await self._looks.asked(task)
                await self._check(token)  # it may have waited for long
            return Told(
                seat, decision, **said, score=await self.scores.of(table.id, program.user.id)
            )

    # -- what they answer -----------------------------------------------------------------------

    async def answer(
        self, program: Program, token: str, table: Table, decision: str, text: str, language: str
    ) -> Judged:
        """Take an answer to the named question, or say why not. `Stale` if it is not open."""
        async with self._one_thing(program, token):
            async with self._memory.hold(table, fresh=True, first=True):
                seat = own_seat(program, table)
                match = _running(table)
                table.scenes.check_open(match, seat, decision)
                question = table.questions()[seat]
                wrong: MoveError | None = None
                try:
                    move = table.game.read(match.state, seat, text.strip()).text()
                except MoveError as error:
                    wrong, move = error, _drawn(match, question)  # for the end of patience
            if wrong is None:
                await self._answers.answer(table, seat, decision, [move], by="program")
                return Judged(None, await self.scores.legal(table.id, program.user.id))
            score, failed = await self.scores.illegal(table.id, program.user.id, decision)
            drawn = None
            if failed >= PATIENCE:
                await self._answers.answer(table, seat, decision, [move], by="program")
                score, drawn = await self.scores.drawn(table.id, program.user.id), move
            given = (wrong.reason, wrong.nearest, drawn, language)
            return Judged(refused(table.game, table.row.players, *given), score)

    @asynccontextmanager
    async def _one_thing(self, program: Program, token: str) -> AsyncIterator[None]:
        """A program does one thing at a time: it keeps nobody from looking but itself. Whoever
        has waited for that must still have the token."""
        lock = self._doing.setdefault(program.user.id, asyncio.Lock())
        waits = lock.locked()
        async with lock:
            if waits:
                await self._check(token)
            yield

    async def _check(self, token: str) -> None:
        """`Refusal` if a token was revoked meanwhile."""
        if await self._programs.by_token(token) is None:
            raise no_token()


def own_seat(program: Program, table: Table) -> int:
    """The seat of a program at a table; `Refusal` if it has none."""
    for seat in table.programs():
        if table.seats[seat].user_id == program.user.id:
            return seat
    raise not_yours()


def seat_in(program: Program, listed: Listed) -> int:
    """The seat of a program at a table of its list."""
    _, seats = listed
    return next(one.seat for one in seats if program.user.id in (one.user_id, one.former_id))


def is_asked(program: Program, listed: Listed) -> bool:
    row, seats = listed
    return row.status == RUNNING and any(
        seat.user_id == program.user.id and seat.seat in (row.asked or []) for seat in seats
    )


def _stamp(found: list[Listed], id: str) -> str:
    told = []
    for row, seats in found:
        mine = [seat.seat for seat in seats if seat.user_id == id]
        asked = row.status == RUNNING and any(seat in (row.asked or []) for seat in mine)
        told.append([row.id, row.status, mine, row.sequence if asked else None])
    return hashlib.sha256(encode(sorted(told, key=lambda one: str(one[0])))).hexdigest()[:16]


def _running(table: Table) -> Match:
    if table.row.status != RUNNING or table.match is None:
        raise table_not(table.row.status)
    return table.match


def _drawn(match: Match, question: Decision) -> str:
    """The move that is made where patience is at its end; as nobody knows the seed."""
    seed = derived_seed(match.header.seed, "drawn", question.seat, len(match.entries))
    return Rng(seed).pick("drawn", question.moves).text()
