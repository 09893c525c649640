"""Hooks: what the author of a game writes.

All take the *table*, the game's own state class, and never the kernel's state. `Game` adds what the
kernel makes of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from loci.core.bot import BotMaker
from loci.core.data import Fields
from loci.core.decision import Amount, Choice, Decision, Move, Outcome
from loci.core.errors import Unreadable
from loci.core.event import Event
from loci.core.info import GameInfo, Imported
from loci.core.learning.encoding import Encoder
from loci.core.learning.vocabulary import Vocabulary
from loci.core.options import Options
from loci.core.rng import Rng
from loci.core.score_sheet import ScoreSheet, SeatSheet
from loci.core.state import Table
from loci.core.text import Text
from loci.core.view import Figure, Section

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks(Generic[T]):
    """What one game says for itself; those with an answer here need not be written."""

    def __init__(self, info: GameInfo) -> None:
        self.info = info

    # -- flow of play ---------------------------------------------------------------------------

    def setup(self, players: int, options: Options, seed: int) -> T:
        """The table at the start; options are checked and complete."""
        raise NotImplementedError

    def result(self, table: T) -> Outcome | None:
        """How the game ended, or None."""
        raise NotImplementedError

    # -- words and answers ----------------------------------------------------------------------

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

    # -- hidden information ---------------------------------------------------------------------

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

    def is_secret(self, table: T, seat: int) -> bool:
        """Whether a seat's view, where it is not a spectator's, or what the seat is asked, must not
        be seen by others who play at the same screen."""
        return True

    # -- what is shown --------------------------------------------------------------------------

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

    def score_sheet(self, table: T) -> ScoreSheet:
        """What is written down of a finished game, for statistics. Kinds have the names of the
        options that choose them, where there are such: their texts are the words for them."""
        return ScoreSheet({}, {}, [SeatSheet({}, {}) for _ in range(self.seated(table))], [])

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

    def content(self) -> dict[str, dict[str, list[str]]]:
        """Every piece of content by set and kind."""
        return {}

    def facts(self) -> dict[str, Any]:
        """What is printed on the pieces of content, by kind and id, as data: an interface has it
        once, and reads in a view only what has become of them."""
        return {}

    # -- answers that are given by themselves ---------------------------------------------------

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

    # -- saving and checking --------------------------------------------------------------------

    def load_table(self, data: object) -> T:
        """Inverse of the table's `to_data`."""
        raise NotImplementedError

    def seated(self, table: T) -> int:
        """For how many players the table is."""
        raise NotImplementedError

    def audit(self, table: T) -> list[str]:
        """What cannot be true of a real table: pieces not conserved, more of something than a game
        can ever have …; empty when all is well.

        Whatever passes is drawn, listed and played on, so every list and number of the table must
        be bounded here, or by `load_table`.
        """
        return []

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

    def read_foreign(self, name: str, text: str, check: bool) -> Iterator[Imported]:
        """The games that a file of another program's format holds, as matches of this game, one
        after the other.

        With `check` they are compared with everything the file says about their course.
        """
        raise Unreadable(Text("no-import", game=Text("game-title")))

    # -- hand-written positions -----------------------------------------------------------------

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

    # -- bots -----------------------------------------------------------------------------------

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
