"""Game: the rules of one game as an object.

The public methods take a *state*. The hooks that a game's author writes (`hooks.py`) take the
*table*: the game's own state class. For a game with an explicit queue of decisions (`QueueGame`)
the two are the same; a game whose rules ask questions in the middle (`ScriptedGame`, see
`script.py`) wraps its table in a state that also knows the answers given since the last stable
point.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from loci.core.decision import Choice, Decision, Move, Outcome
from loci.core.errors import Illegal, MoveError
from loci.core.event import Event
from loci.core.foreign import check_move
from loci.core.hooks import Hooks
from loci.core.options import LONE, Options, checked
from loci.core.rng import Rng
from loci.core.state import State, Table
from loci.core.text import Text
from loci.core.view import SPECTATOR

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Hooks[T], Generic[S, T]):
    """The rules of one game. Holds no state of any match.

    `S` is the state the kernel handles, `T` the game's own table.
    """

    # -- flow of play ---------------------------------------------------------------------------

    def new(
        self, players: int, options: Mapping[str, object], seed: int, imported: bool = False
    ) -> S:
        """The state at the start of a game, of an imported one too; `BadOption` if it cannot be
        set up so."""
        self.info.check_players(players, options)
        return self.wrap(self.setup(players, checked(self.info.options, options, imported), seed))

    def decisions(self, state: S) -> dict[int, Decision]:
        """The open questions by seat; none when the game is over."""
        raise NotImplementedError

    def apply(self, state: S, seat: int, move: Move) -> None:
        """Carry out a legal answer of `seat`, changing `state`.

        Legality is the caller's business (`why_not`): a move from `Decision.moves` is legal.
        """
        raise NotImplementedError

    def play(self, state: S, seat: int, move: Move) -> list[Event]:
        """`apply`, and what happened."""
        events: list[Event] = []
        state.sink = events
        try:
            self.apply(state, seat, move)
        finally:
            state.sink = None
        if not events:
            told = self.told(self.table(state), seat, move)
            if told is not None:
                events.append(told)
        return events

    def forced(self, state: S) -> list[tuple[int, Move]]:
        """The answers that the rules have given by themselves, because there was no other, since
        this was last asked. Whoever takes written answers passes over them."""
        return []

    def question(self, state: S) -> Decision | None:
        """The open question of the first seat that is asked anything, for programs: its prompt
        may be `UNSAID`. None when the game is over."""
        asked = self.decisions(state)
        return asked[min(asked)] if asked else None

    def advance(self, state: S) -> Decision | None:
        """Play on, changing `state`, to the next question that leaves a choice; None at the end.

        Of several seats that are asked at once the first is found, until it has answered all.
        Where a single move is listed it is made: whoever plays so chooses among listed moves alone.
        """
        while True:
            decision = self.question(state)
            if decision is None:
                return None
            moves = decision.moves
            if len(moves) != 1:
                vocabulary = self.vocabulary()
                if vocabulary is not None:
                    decision.number(vocabulary, self.table(state))
                return decision
            self.apply(state, decision.seat, moves[0])

    # -- states and tables ----------------------------------------------------------------------

    def wrap(self, table: T) -> S:
        """A state at a stable point with `table` on it."""
        raise NotImplementedError

    def table(self, state: S) -> T:
        """What lies on the table in `state`. To be read, not changed."""
        raise NotImplementedError

    def load(self, data: object) -> S:
        """Inverse of `State.to_data`; `BadData` says what is wrong."""
        raise NotImplementedError

    def saved_table(self, data: object) -> T:
        """The table in the data of a state, read without carrying out anything; `BadData` says
        what is wrong. What comes from outside is audited there before it is played on."""
        raise NotImplementedError

    def determinize(self, state: S, viewer: int, seed: int) -> S:
        """A full state that `viewer` cannot tell from this one, the hidden part dealt anew."""
        raise NotImplementedError

    def renew(self, state: S, seed: int) -> S:
        """A state that no seat and no spectator can tell from this one: what none of them knows
        (the rest of a deck, the random source) dealt anew, what the seats hold left as it is."""
        raise NotImplementedError

    def everybody(self) -> list[int]:
        """Every seat that a game can have."""
        return list(range(self.info.most_players()))

    def underway(self, state: S) -> tuple[T, list[tuple[int, Move]]] | None:
        """Where the rules that ask the open questions began, and the answers given since; None
        where the questions follow from the table alone."""
        return None

    # -- public reading -------------------------------------------------------------------------

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.result(self.table(state))

    def view(self, state: S, viewer: int) -> dict[str, Any]:
        """What `viewer` (a seat, SPECTATOR or OPEN) may know, as JSON data."""
        return self.see(self.table(state), viewer)

    def sees_as(self, viewer: int) -> int:
        """A viewer who always sees the same as this one, so that one view serves both; most games
        have none."""
        return viewer

    def why_not(self, state: S, seat: int, move: Move) -> Text | None:
        """Why `seat` may not make this move now, or None when it is legal."""
        decision = self.decisions(state).get(seat)
        if decision is None:
            return Text("game-over") if self.outcome(state) is not None else Text("not-asked")
        if move in decision.moves:
            return None
        return self.reason(self.table(state), decision, move)

    def read(self, state: S, seat: int, text: str) -> Move:
        """The legal move that `text` means for `seat`; else `Unreadable`, `Illegal` or
        `Ambiguous`, each with the nearest legal moves."""
        check_move(text)
        try:
            move = self.parse(self.table(state), seat, text)
        except MoveError as error:
            if not error.nearest:
                error.nearest = self.nearest(state, seat, text)
            raise
        reason = self.why_not(state, seat, move)
        if reason is not None:
            raise Illegal(reason, self.nearest(state, seat, text))
        return move

    def explain(self, state: S, seat: int, text: str) -> MoveError | None:
        """What is wrong with answering `text` now, or None when it is legal."""
        try:
            self.read(state, seat, text)
        except MoveError as error:
            return error
        return None

    def nearest(self, state: S, seat: int, text: str) -> list[str]:
        """The legal moves that look most like `text`."""
        decision = self.decisions(state).get(seat)
        if decision is None:
            return []
        notations = [move.text() for move in decision.moves]
        close = difflib.get_close_matches(text, notations, n=5, cutoff=0.3)
        return close or notations[:5]

    def ordered_answer(self, table: T, decision: Decision, orders: Options) -> Move | None:
        """What a seat with these standing orders answers by itself, if anything."""
        move = self.standing_answer(table, decision, orders)
        return self.lone_answer(table, decision) if move is None and orders.get(LONE) else move

    def choices(self, state: S, decision: Decision) -> list[Choice]:
        """The moves of a decision as an interface shows them."""
        table = self.table(state)
        return [self.choice(table, decision.seat, move) for move in decision.moves]


@mypyc_attr(allow_interpreted_subclasses=True)
class QueueGame(Game[T, T]):
    """A game that keeps its pending decisions in the table: state and table are one."""

    def wrap(self, table: T) -> T:
        return table

    def table(self, state: T) -> T:
        return state

    def load(self, data: object) -> T:
        return self.load_table(data)

    def saved_table(self, data: object) -> T:
        return self.load_table(data)

    def determinize(self, state: T, viewer: int, seed: int) -> T:
        copy = cast(T, state.clone())
        self.redeal(copy, viewer, Rng(seed), [])
        return copy

    def renew(self, state: T, seed: int) -> T:
        copy = cast(T, state.clone())
        self.redeal(copy, SPECTATOR, Rng(seed), self.everybody())
        return copy


AnyGame = Game[Any, Any]
