"""Moves, the decisions that ask for them, and what is said about a legal move."""

from __future__ import annotations

import re
import zlib
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import mypyc_attr

from loci.core.text import Text

if TYPE_CHECKING:
    from loci.core.learning.vocabulary import Vocabulary
    from loci.core.state import Table

#: The prompt of a decision that only programs see: nobody says it.
UNSAID: Final = Text("unsaid")

_TIMES: Final = re.compile(r"\{([0-9]+)\}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """A small immutable value with a text notation that reads back to an equal move.

    A subclass has typed fields and a `text()` that names them all: two moves of one game are
    equal exactly when their texts are.

    `id` is the move's number in a vocabulary (`vocabulary.py`), where a game keeps it in its moves.
    """

    id: int = -1

    def text(self) -> str:
        """The notation: stable, short, readable, without braces and line breaks."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"<{self.text()}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Listing:
    """Lists the moves of questions when somebody reads them, from a table that does not change
    meanwhile."""

    def moves(self, seat: int) -> list[Move]:
        raise NotImplementedError


@final
class Decision:
    """A question put to one seat, with the moves that are offered as answers.

    `moves` is never empty. Usually it holds every legal move; where `complete` is false the seat
    may also make moves that are not listed (`Game.why_not` is the judge of them).

    A `forced` question has one answer and is not put: a script's runner gives it.

    A question that may change before anybody reads it can be given a `Listing` in place of its
    moves.

    `begun` is the answer that began the rules which ask in the middle, if one did (`script.py`).
    """

    __slots__ = (
        "_ids",
        "_listed",
        "_listing",
        "_table",
        "_vocabulary",
        "begun",
        "complete",
        "forced",
        "prompt",
        "seat",
    )

    def __init__(
        self,
        seat: int,
        prompt: Text,
        moves: list[Move] | Listing,
        complete: bool = True,
        forced: bool = False,
    ) -> None:
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.complete: Final = complete
        self.forced: Final = forced
        self.begun: Move | None = None
        self._listed: list[Move] | None = None
        self._listing: Listing | None = None
        self._ids: list[int] | None = None
        self._vocabulary: Vocabulary | None = None
        self._table: Table | None = None
        if isinstance(moves, list):
            self._listed = moves
        else:
            self._listing = moves

    @property
    def moves(self) -> list[Move]:
        """The listed moves."""
        listed = self._listed
        if listed is None:
            assert self._listing is not None
            listed = self._listing.moves(self.seat)
            self._listed = listed
        return listed

    def number(self, vocabulary: Vocabulary, table: Table) -> None:
        """Let `ids` have the numbers of this vocabulary, when somebody reads them."""
        self._vocabulary = vocabulary
        self._table = table

    @property
    def ids(self) -> list[int]:
        """The ids of the listed moves, of a decision that `Game.advance` has found."""
        found = self._ids
        if found is None:
            if self._vocabulary is None:
                raise ValueError("only a decision found by Game.advance has ids")
            found = self._vocabulary.ids(self._table, self.seat, self.moves)
            self._ids = found
        return found

    def id(self, number: int) -> str:
        """The name of this question as the seat's question number `number`.

        Two questions with one name ask the same thing of the same seat at the same point, so an
        answer that names it cannot be taken for an answer to another.
        """
        check = zlib.crc32(self.prompt.plain().encode()) & 0xFFFF
        return f"{self.seat + 1}.{number}.{check:04x}"

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat + 1}, {self.prompt.plain()}, {self.moves})"


@final
class Choice:
    """What an interface shows of one legal move.

    `places` are pointed at in their order: where there are several, the first is the source (a
    piece, a space of a track) and the last where it goes. `ends` says that the move ends a turn, a
    phase or something that may be done several times: an interface keeps it in sight.
    """

    __slots__ = ("ends", "label", "notation", "places", "warnings")

    def __init__(
        self,
        notation: str,
        label: Text,
        places: list[str] | None = None,
        warnings: list[Text] | None = None,
        ends: bool = False,
    ) -> None:
        self.notation: Final = notation
        self.label: Final = label
        self.places: Final = places if places is not None else []
        self.warnings: Final = warnings if warnings is not None else []
        self.ends: Final = ends

    def to_data(self) -> dict[str, Any]:
        return {
            "notation": self.notation,
            "label": self.label.to_data(),
            "places": self.places,
            "warnings": [warning.to_data() for warning in self.warnings],
            "ends": self.ends,
        }


@final
class Amount:
    """Legal moves that differ in a number alone, from `least` to `most`.

    In `notation` `{3}` stands for three times the number; `label` says the move of the number 1,
    and every number in it is so many times as large in the others. Not all of these moves need be
    listed.
    """

    __slots__ = ("label", "least", "most", "name", "notation", "places")

    def __init__(
        self, name: str, notation: str, label: Text, least: int, most: int, places: list[str]
    ) -> None:
        self.name: Final = name
        self.notation: Final = notation
        self.label: Final = label
        self.least: Final = least
        self.most: Final = most
        self.places: Final = places

    def text(self, number: int) -> str:
        """The notation of the move with this number."""
        return _TIMES.sub(lambda found: str(int(found.group(1)) * number), self.notation)

    def to_data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "notation": self.notation,
            "label": self.label.to_data(),
            "least": self.least,
            "most": self.most,
            "places": self.places,
        }


@final
class Outcome:
    """How a game ended: a score and a place per seat, and the ending in a word.

    `ending` is the game's own id for the way it ended (`victory`, `kalena-overrun` …). `winners`
    is empty when everybody lost.
    """

    __slots__ = ("ending", "scores", "winners")

    def __init__(self, ending: str, scores: list[int], winners: list[int]) -> None:
        self.ending: Final = ending
        self.scores: Final = scores
        self.winners: Final = winners

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.ending, tuple(self.scores)))

    def __repr__(self) -> str:
        return f"Outcome({self.ending}, {self.scores}, winners {self.winners})"

    def to_data(self) -> dict[str, Any]:
        return {"ending": self.ending, "scores": self.scores, "winners": self.winners}
