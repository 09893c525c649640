"""What a seat is told when it is asked, for players that read and write, and what becomes of their
answers: in words, or as data for JSON."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, final

from loci.core.text import Text
from loci.core.words.wording import Wording

if TYPE_CHECKING:
    from loci.core.decision import Decision
    from loci.core.game import AnyGame

#: Illegal answers to one question before one is drawn.
PATIENCE: Final = 3


@final
class Score:
    """What a seat has done so far: answers taken as given, answers that were no legal moves, and
    answers that were drawn in their place."""

    __slots__ = ("drawn", "illegal", "legal")

    def __init__(self, legal: int = 0, illegal: int = 0, drawn: int = 0) -> None:
        self.legal = legal
        self.illegal = illegal
        self.drawn = drawn

    def to_data(self) -> dict[str, int]:
        return {"legal": self.legal, "illegal": self.illegal, "drawn": self.drawn}


@final
class Asked:
    """What a seat is told when it is asked: the table as it sees it, the question, and the legal
    moves as pairs of notation and words."""

    __slots__ = ("moves", "question", "seat", "table")

    def __init__(self, seat: int, table: str, question: str, moves: list[tuple[str, str]]) -> None:
        self.seat: Final = seat
        self.table: Final = table
        self.question: Final = question
        self.moves: Final = moves

    def to_data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "table": self.table,
            "question": self.question,
            "moves": [{"move": move, "words": words} for move, words in self.moves],
        }

    def text(self) -> str:
        """All of it as one prompt."""
        lines = [
            f"- {move}" + (f": {words}" if words != move else "") for move, words in self.moves
        ]
        return "\n".join(
            [
                self.table,
                self.question,
                "",
                "Answer with one of these, exactly as it is written before the colon:",
                *lines,
            ]
        )


@final
class Refused:
    """Why an answer was not taken, and the legal moves most like it; `drawn` is the move that was
    made in its place, if patience was at its end."""

    __slots__ = ("drawn", "nearest", "reason")

    def __init__(self, reason: str, nearest: list[str], drawn: str | None) -> None:
        self.reason: Final = reason
        self.nearest: Final = nearest
        self.drawn: Final = drawn

    def to_data(self) -> dict[str, Any]:
        return {"reason": self.reason, "nearest": self.nearest, "drawn": self.drawn}


@cache
def _wording(language: str, package: str) -> Wording:
    return Wording(language, package)


def wording(game: AnyGame, language: str = "en") -> Wording:
    """The words of the kernel and of a game."""
    return _wording(language, game.info.package)


def numbered_seats(game: AnyGame, players: int, language: str = "en") -> list[str]:
    """What the seats are called: by their numbers, since names are anybody's words."""
    say = wording(game, language).say
    return [say(Text("seat-number", number=seat + 1)) for seat in range(players)]


def table_in_words(
    game: AnyGame, state: Any, players: int, viewer: int, language: str = "en"
) -> str:
    """What `viewer` may see of the table, as headed lines."""
    seats = numbered_seats(game, players, language)
    say = wording(game, language).say
    found: list[str] = []
    for section in game.sections(game.view(state, viewer)):
        found.append(say(section.heading, seats))
        found.extend("  " + row for row in section.drawing.splitlines())
        found.extend("  " + say(line, seats) for line in section.lines)
    return "\n".join(found) + "\n"


def in_words(
    game: AnyGame, state: Any, players: int, decision: Decision, language: str = "en"
) -> Asked:
    """What the seat of `decision` is told."""
    seats = numbered_seats(game, players, language)
    say = wording(game, language).say
    moves = [
        (choice.notation, say(choice.label, seats)) for choice in game.choices(state, decision)
    ]
    table = table_in_words(game, state, players, decision.seat, language)
    return Asked(decision.seat, table, say(decision.prompt, seats), moves)


def refused(
    game: AnyGame, players: int, reason: Text, nearest: list[str], drawn: str | None, language: str
) -> Refused:
    """Why an answer was not taken, in words."""
    seats = numbered_seats(game, players, language)
    return Refused(wording(game, language).say(reason, seats), nearest, drawn)
