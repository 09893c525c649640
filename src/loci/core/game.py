"""Game: the rules of one game as an object.

The public methods take a *state*. The hooks that a game's author writes take the *table*: the
game's own state class. For a game with an explicit queue of decisions (`QueueGame`) the two are
the same; a game whose rules ask questions in the middle (`ScriptedGame`, see `script.py`) wraps
its table in a state that also knows the answers given since the last stable point.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from typing import Any, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from loci.core.bot import BotMaker
from loci.core.data import Fields
from loci.core.decision import Amount, Choice, Decision, Move, Outcome
from loci.core.encoding import Encoder
from loci.core.errors import Illegal, MoveError, Unreadable
from loci.core.event import Event
from loci.core.foreign import check_move
from loci.core.info import GameInfo, Imported
from loci.core.options import LONE, Options, checked
from loci.core.rng import Rng
from loci.core.state import State, Table
from loci.core.text import Text
from loci.core.view import SPECTATOR, Figure, Section
from loci.core.vocabulary import Vocabulary

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, T]):
    """The rules of one game. Holds no state of any match.

    `S` is the state the kernel handles, `T` the game's own table.
    """

    def __init__(self, info: GameInfo) -> None:
        self.info = info

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

    def kept_options(self, options: Options) -> Options:
        """The options of a new match as it keeps them: of a file that was given, say, only what the
        game needs of it. `BadOption` if they do not go together."""
        return options

    def upgrade_options(self, options: dict[str, object], version: int) -> dict[str, object]:
        """The options of a record that was written under rules `version`, such that the present
        rules play it as it was played then, where they can."""
        return options

    def upgrade_data(self, data: Any, version: int) -> Any:
        """The data of a state (`State.to_data`) that was saved under rules `version`, in the form
        that `load` reads now."""
        return data

    def upgrade_answer(self, table: T, seat: int, text: str, version: int) -> str:
        """An answer as it was written under rules `version`, in the notation of now."""
        return text

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

    # -- hooks: what a game's author writes -----------------------------------------------------

    def setup(self, players: int, options: Options, seed: int) -> T:
        """The table at the start; options are checked and complete."""
        raise NotImplementedError

    def load_table(self, data: object) -> T:
        """Inverse of the table's `to_data`."""
        raise NotImplementedError

    def result(self, table: T) -> Outcome | None:
        """How the game ended, or None."""
        raise NotImplementedError

    def parse(self, table: T, seat: int, text: str) -> Move:
        """The move that `text` denotes, legal or not; `Unreadable` or `Ambiguous` otherwise."""
        raise NotImplementedError

    def next_step(self, table: T, seat: int, text: str) -> tuple[str, str]:
        """The first answer of a text that stands for several in a row, and the rest of it.

        A game whose players write whole turns in a line takes them apart here; by default a text
        is one answer.
        """
        return text, ""

    def reason(self, table: T, decision: Decision, move: Move) -> Text:
        """Why `move`, which is not among the decision's moves, is not legal."""
        raise NotImplementedError

    def see(self, table: T, viewer: int) -> dict[str, Any]:
        """What `viewer` may know of the table."""
        raise NotImplementedError

    def redeal(self, table: T, viewer: int, rng: Rng, keep: list[int]) -> None:
        """Deal anew, in place, everything that `viewer` cannot know, the random source included
        (`table.rng = rng`). What `viewer` sees must not change.

        What the seats in `keep` hold stays: a script is waiting for their answer, and its
        question was made from what they hold; or nobody's is to be dealt anew (`renew`).
        """
        raise NotImplementedError

    def secrets(self, table: T, viewer: int) -> list[str]:
        """Dotted paths into `table.to_data()` of the parts that `viewer` must not know."""
        raise NotImplementedError

    def sections(self, view: dict[str, Any]) -> list[Section]:
        """A view as headed text, for terminals, screen readers and the site's text view."""
        raise NotImplementedError

    def choice(self, table: T, seat: int, move: Move) -> Choice:
        """How one legal move is shown: its label, the places it concerns, warnings."""
        notation = move.text()
        return Choice(notation, Text("move-as-text", move=notation))

    def figures(self, view: dict[str, Any]) -> list[list[Figure]]:
        """The headline numbers of each seat, the most important first (points, where there are
        any), always the same in the same order."""
        return []

    def amounts(self, table: T, decision: Decision) -> list[Amount]:
        """Answers to `decision` that differ in a number alone: an interface asks for the number."""
        return []

    def told(self, table: T, seat: int, move: Move) -> Event | None:
        """What the log says of an answer of which no event tells; `table` is as it stands after.

        None where the others must not know it: then its own seat reads the notation.
        """
        return None

    def rule(self, text: Text) -> str:
        """The number of the rule behind a question or a refusal, or nothing. An interface links
        to it; it is never part of the words."""
        return ""

    def standing_answer(self, table: T, decision: Decision, orders: Options) -> Move | None:
        """What a seat's standing orders answer to `decision`, if they cover it."""
        return None

    def lone_answer(self, table: T, decision: Decision) -> Move | None:
        """The answer to a question that decides nothing: the only one there is."""
        moves = decision.moves
        return moves[0] if decision.complete and len(moves) == 1 else None

    def plan(self, table: T, seat: int) -> T | None:
        """A copy on which `seat` may try its own turns ahead, or None where there is nothing to
        plan. Only for games, or moments, in which that tells nothing hidden."""
        return None

    def audit(self, table: T) -> list[str]:
        """What cannot be true of a real table: pieces not conserved, more of something than a game
        can ever have …; empty when all is well.

        Whatever passes is drawn, listed and played on, so every list and number of the table must
        be bounded here, or by `load_table`.
        """
        return []

    def is_secret(self, table: T, seat: int) -> bool:
        """Whether a seat's view, where it is not a spectator's, or what the seat is asked, must not
        be seen by others who play at the same screen."""
        return True

    def seated(self, table: T) -> int:
        """For how many players the table is."""
        raise NotImplementedError

    def write_position(self, table: T) -> dict[str, Any]:
        """The table in the game's short hand-writable form."""
        return {"table": table.to_data()}

    def position_players(self, data: dict[str, Any]) -> int:
        """For how many players a hand-written position is that does not say so."""
        return self.info.players[0]

    def in_full(self, decision: Decision, text: str) -> str:
        """A hand-written answer in full, where positions may shorten it."""
        return text

    def read_position(self, players: int, options: Options, seed: int, data: dict[str, Any]) -> T:
        """The table that a hand-written position describes; `BadData` says what is wrong.

        Empty `data` means the start of a game.
        """
        if not data:
            return self.setup(players, options, seed)
        fields = Fields(data)
        table = self.load_table(fields.value("table"))
        fields.done()
        return table

    def passed_on(self, table: T, data: dict[str, Any]) -> T | None:
        """The table of a hand-written position from which play goes on by itself where a game would
        not ask; None where it asks as it lies. `table` stays as it is."""
        return None

    def step(self, table: T, text: str) -> None:
        """Carry out one named step of the rules by itself, for positions that try a rule."""
        raise Unreadable(Text("step-unknown", step=text))

    def ask(self, table: T, text: str) -> tuple[Text, object]:
        """The answer to a question about a table (`loci position --ask`): in words, and as data for
        programs."""
        raise Unreadable(Text("ask-unknown", ask=text))

    def content(self) -> dict[str, dict[str, list[str]]]:
        """Every piece of content by set and kind."""
        return {}

    def facts(self) -> dict[str, Any]:
        """What is printed on the pieces of content, by kind and id, as data: an interface has it
        once, and reads in a view only what has become of them."""
        return {}

    def read_foreign(self, name: str, text: str, check: bool) -> Iterator[Imported]:
        """The games that a file of another program's format holds, as matches of this game, one
        after the other.

        With `check` they are compared with everything the file says about their course.
        """
        raise Unreadable(Text("no-import", game=Text("game-title")))

    def weighed(self, table: T, seat: int) -> dict[str, float]:
        """What a table is worth to a seat, by kind: where a hint makes one of them larger, the
        message `hint-KIND` says so. Nothing is compared but two tables of one match."""
        return {}

    def stage(self, table: T) -> str:
        """Which part of the game this is, where the seats win and lose together: partners say in
        each what they are about to do. Empty where everybody plays for themselves."""
        return ""

    def spoils(self, before: T, after: T, seat: int) -> bool:
        """Whether an answer of `seat` that led from one table to the other has brought to nothing
        what a partner has ready."""
        return False

    def vocabulary(self) -> Vocabulary | None:
        """The ids of its moves, for programs that learn, if it has any."""
        return None

    def encoder(self) -> Encoder | None:
        """What makes rows of its tables, for programs that learn, if it has any."""
        return None

    def bots(self) -> dict[str, BotMaker]:
        """Bots made for this game, by name."""
        return {}


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
