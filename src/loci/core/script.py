"""Rules that ask questions in the middle, written top to bottom as generator functions.

    def wind(table: Table, seat: int) -> Script:
        victim = yield choose_victim(table, seat)
        amount = yield choose_amount(table, seat, victim)
        ...

A running generator is never part of the state. The position is the table at the last *stable
point* (no script under way) plus the answers given since; the generators are a cache of "answers
replayed so far" that can be thrown away at any time. So a game can be cloned, saved, undone and
forked at every single question.

The table at a stable point is never changed in place: answers and scripts work on a copy, which
becomes the new stable table when nothing is under way or due any more. So clones share it and
cost next to nothing. Scripts that follow each other without asking need no stable point between
them; one that asks begins at a stable point, so that little is replayed, unless only one answer has
been given since the last.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, ClassVar, Final, Generic, TypeVar, cast, final

from mypy_extensions import mypyc_attr

from loci.core.data import Fields
from loci.core.decision import Decision, Move
from loci.core.errors import BadData
from loci.core.foreign import clipped
from loci.core.game import Game
from loci.core.records.redeal import REDEAL_SEAT, Redeal, redeal_from
from loci.core.rng import Rng
from loci.core.state import State, Table
from loci.core.text import Text
from loci.core.view import SPECTATOR

T = TypeVar("T", bound=Table)

Script = Generator[Decision, Move, None]


@final
class Run:
    """A script under way and the question it waits at.

    An *exclusive* run (a power, a fear card) must resolve whole: while it lasts no other question
    is open. Other runs belong to one seat, ask that seat alone, and go on beside each other.

    `begun` is the answer that it began with, if it did not come by itself.
    """

    __slots__ = ("begun", "decision", "exclusive", "script", "seat")

    def __init__(self, seat: int, script: Script, exclusive: bool) -> None:
        self.seat: Final = seat
        self.script: Final = _with_end(script)
        self.exclusive: Final = exclusive
        self.decision: Decision | None = None
        self.begun: Move | None = None


def _with_end(script: Script) -> Script:
    """The end of a script as a question of its own: an exception would cost more than most
    scripts do."""
    yield from script
    yield _END


_END: Final = Decision(-1, Text("end"), [])


def exclusive(script: Script) -> Run:
    """A script that may ask any seat and closes all other questions until it ends."""
    return Run(-1, script, True)


def beside(seat: int, script: Script) -> Run:
    """A script of `seat` alone, which goes on beside the other seats' scripts."""
    return Run(seat, script, False)


@final
class Live:
    """The answers replayed so far: a table (the stable one as long as nothing changes it) and the
    runs on it. `forced` are the answers that the runner gave, until somebody reads them."""

    __slots__ = ("forced", "runs", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.runs: list[Run] = []
        self.forced: list[tuple[int, Move]] = []


@final
class Scripted(State):
    """The stable table plus the answers since. `live` is only a cache of their replay, `asked` of
    the questions they lead to."""

    __slots__ = ("answers", "asked", "live", "stable")

    transient: ClassVar[tuple[str, ...]] = ("sink", "live", "asked")

    def __init__(self, stable: Table) -> None:
        super().__init__()
        self.stable = stable
        self.answers: list[tuple[int, Move]] = []
        self.live: Live | None = None
        self.asked: dict[int, Decision] | None = None

    def clone(self) -> Scripted:
        copy = Scripted(self.stable)
        copy.answers = self.answers.copy()
        copy.asked = self.asked
        return copy

    def to_data(self) -> dict[str, Any]:
        answers = [[seat, move.text()] for seat, move in self.answers]
        return {"stable": self.stable.to_data(), "answers": answers}

    def fate(self) -> int:
        return self.stable.fate() if self.live is None else self.live.table.fate()

    def forget(self) -> None:
        """Throw the live generators away; the next question brings them back by replay."""
        self.live = None
        self.asked = None


@mypyc_attr(allow_interpreted_subclasses=True)
class ScriptedGame(Game[Scripted, T], Generic[T]):
    """A game whose rules ask questions in the middle.

    The author writes three hooks beside those of `Game`: `menu` (questions that follow from the
    table alone), `begin` (what an answer to one starts) and `due` (what comes by itself).
    """

    def menu(self, table: T) -> list[Decision]:
        """The questions open by the table alone, for seats with no script of their own."""
        raise NotImplementedError

    def begin(self, table: T, seat: int, move: Move) -> Run | None:
        """Carry out an answer to a menu question; the script it starts, if any."""
        raise NotImplementedError

    def due(self, table: T) -> Run | None:
        """The script that comes by itself now: a phase, a card on top of its pile. Reads only.

        Called when no script is under way. The script itself moves the game on (so that it is
        not due again); it may ask nothing at all.
        """
        raise NotImplementedError

    # -- the runner -----------------------------------------------------------------------------

    def wrap(self, table: T) -> Scripted:
        state = Scripted(table)
        state.live = Live(table)
        self._settle(state, state.live)
        return state

    def table(self, state: Scripted) -> T:
        return cast(T, self._live(state).table)

    def decisions(self, state: Scripted) -> dict[int, Decision]:
        found = state.asked
        if found is None:
            found = self._ask(self._live(state))
            state.asked = found
        return found

    def _ask(self, live: Live) -> dict[int, Decision]:
        table = cast(T, live.table)
        found: dict[int, Decision] = {}
        if self.result(table) is not None:
            return found
        for run in live.runs:
            decision = run.decision
            assert decision is not None
            if run.exclusive:
                return {decision.seat: decision}
            found[run.seat] = decision
        for decision in self.menu(table):
            if decision.seat not in found:
                found[decision.seat] = decision
        return found

    def question(self, state: Scripted) -> Decision | None:
        live = self._live(state)
        table = cast(T, live.table)
        if self.result(table) is not None:
            return None
        first: Decision | None = None
        waiting: list[int] = []
        for run in live.runs:
            decision = run.decision
            assert decision is not None
            if run.exclusive:
                return decision
            waiting.append(run.seat)
            if first is None or run.seat < first.seat:
                first = decision
        if first is None or first.seat:
            for decision in self.menu(table):
                if decision.seat not in waiting and (first is None or decision.seat < first.seat):
                    first = decision
        return first

    def apply(self, state: Scripted, seat: int, move: Move) -> None:
        live = self._live(state)
        state.asked = None
        try:
            self._own(state, live)
            live.table.sink = state.sink
            self._answer(live, seat, move)
            state.answers.append((seat, move))
            self._settle(state, live)
        except BaseException:
            # Half an answer is no position: the next question replays what came before it.
            state.live = None
            raise
        live.table.sink = None

    def read(self, state: Scripted, seat: int, text: str) -> Move:
        """The listed move that `text` means: a script asks for what it offers, so that an answer
        is always one of the moves of its question."""
        move = super().read(state, seat, text)
        decision = self.decisions(state).get(seat)
        for offered in decision.moves if decision is not None else []:
            if offered == move:
                return offered
        return move

    def determinize(self, state: Scripted, viewer: int, seed: int) -> Scripted:
        return self._dealt(state, Redeal(viewer, seed), [])

    def renew(self, state: Scripted, seed: int) -> Scripted:
        return self._dealt(state, Redeal(SPECTATOR, seed, renews=True), self.everybody())

    def _dealt(self, state: Scripted, deal: Redeal, keep: list[int]) -> Scripted:
        copy = state.clone()
        copy.asked = None
        if self._live(state).runs:
            # In the middle of a script the deal happens where the answers have come to, so that
            # what they already turned up stays as it is.
            copy.answers.append((REDEAL_SEAT, deal))
        else:
            table = cast(T, copy.stable.clone())
            self.redeal(table, deal.viewer, Rng(deal.seed), keep)
            copy.stable = table
        return copy

    def underway(self, state: Scripted) -> tuple[T, list[tuple[int, Move]]] | None:
        if self._live(state).table is state.stable:
            return None
        return cast(T, state.stable), state.answers

    def forced(self, state: Scripted) -> list[tuple[int, Move]]:
        live = self._live(state)
        found = live.forced
        live.forced = []
        return found

    def load(self, data: object) -> Scripted:
        fields = Fields(data)
        state = Scripted(self.load_table(fields.value("stable")))
        for i, answer in enumerate(fields.items("answers")):
            move = self._answer_from_data(state, answer, f"$.answers[{i}]")
            if isinstance(move, Redeal):
                state.answers.append((REDEAL_SEAT, move))
                state.live = None
            else:
                self.apply(state, answer[0], move)
        fields.done()
        return state

    def saved_table(self, data: object) -> T:
        return self.load_table(Fields(data).value("stable"))

    def _answer_from_data(self, state: Scripted, answer: object, path: str) -> Move:
        if isinstance(answer, list) and len(answer) == 2:
            seat, text = answer
            if seat == REDEAL_SEAT and isinstance(text, str):
                deal = redeal_from(text)
                if deal is not None:
                    return deal
            decision = self.decisions(state).get(seat) if isinstance(seat, int) else None
            if decision is not None:
                for move in decision.moves:
                    if move.text() == text:
                        return move
        raise BadData(Text("data-answer", path=path, answer=clipped(str(answer))))

    def _live(self, state: Scripted) -> Live:
        """The replay of the answers since the stable point, made when there is none."""
        live = state.live
        if live is None:
            live = Live(state.stable)
            self._go_through(state, live)
            for seat, move in state.answers:
                self._own(state, live)
                if isinstance(move, Redeal):
                    keep = [run.decision.seat for run in live.runs if run.decision]
                    if move.renews:
                        keep = self.everybody()
                    self.redeal(cast(T, live.table), move.viewer, Rng(move.seed), keep)
                else:
                    self._answer(live, seat, move)
                    self._go_through(state, live)
            state.live = live
        return live

    def _own(self, state: Scripted, live: Live) -> None:
        """Give the replay a table of its own, before it changes anything."""
        if live.table is state.stable:
            live.table = state.stable.clone()
            live.table.sink = state.stable.sink
            state.stable.sink = None

    def _answer(self, live: Live, seat: int, move: Move) -> None:
        alone = False
        for run in live.runs:
            if run.exclusive:
                alone = True
        for run in live.runs:
            decision = run.decision
            assert decision is not None
            if decision.seat == seat and run.exclusive == alone:
                self._go_on(live, run, move)
                return
        begun = self.begin(cast(T, live.table), seat, move)
        if begun is not None:
            begun.begun = move
            live.runs.append(begun)
            self._go_on(live, begun, None)

    def _settle(self, state: Scripted, live: Live) -> None:
        """Start what is due, and take the stable points on the way."""
        while not live.runs:
            run = self._due(live)
            if run is None or len(state.answers) > 1:
                state.stable = live.table
                state.answers = []
            if run is None:
                return
            self._start(state, live, run)

    def _go_through(self, state: Scripted, live: Live) -> None:
        """Start what is due in a replay: the stable point stays where it is."""
        while not live.runs:
            run = self._due(live)
            if run is None:
                return
            self._start(state, live, run)

    def _due(self, live: Live) -> Run | None:
        table = cast(T, live.table)
        return self.due(table) if self.result(table) is None else None

    def _start(self, state: Scripted, live: Live, due: Run) -> None:
        run = due
        if live.table is state.stable:
            self._own(state, live)
            again = self.due(cast(T, live.table))  # the same, on the table that it may change
            assert again is not None
            run = again
        live.runs.append(run)
        self._go_on(live, run, None)

    def _go_on(self, live: Live, run: Run, move: Move | None) -> None:
        """Let a script run to its next question or its end. The end of the game ends all."""
        decision = next(run.script) if move is None else run.script.send(move)
        while decision.forced:
            only = decision.moves[0]
            live.forced.append((decision.seat, only))
            decision = run.script.send(only)
        if decision is _END:
            live.runs.remove(run)
        else:
            decision.begun = run.begun
            run.decision = decision
        if self.result(cast(T, live.table)) is not None:
            live.runs.clear()
        elif not run.exclusive and run.decision is not None and run.decision.seat != run.seat:
            # Such a question could not be told from that seat's own.
            raise ValueError("a script beside others may ask its own seat only")
