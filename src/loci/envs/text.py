"""Games in words, for players that read and write: language models, or people at a pipe.

A `TextGame` tells the seat that is asked what it sees, what it is asked and how it can answer, as
text or as data for JSON, and takes an answer in the game's notation. An answer that is not a legal
move is explained and may be given anew; after `patience` of them one is drawn in its place. How
often that happened is part of the score, so that who does not know the rules shows it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from loci.core import MoveError, Rng, derived_seed, find_game
from loci.envs.course import WINS, begun, rewards
from loci.envs.ids import usual_options
from loci.envs.rendering import in_words, seat_names, wording

#: Illegal answers to one question before one is drawn.
PATIENCE: Final = 3
_ALL: Final = 1_000_000


@final
class Score:
    """What a seat has done so far: answers taken as given, answers that were no legal moves, and
    answers that were drawn in their place."""

    __slots__ = ("drawn", "illegal", "legal")

    def __init__(self) -> None:
        self.legal = 0
        self.illegal = 0
        self.drawn = 0

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


@final
class TextGame:
    """One game; `options` and `seed` as everywhere, `language` for all words."""

    def __init__(
        self,
        game: str,
        players: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        language: str = "en",
        patience: int = PATIENCE,
    ) -> None:
        self.game: Final = find_game(game)
        everything = usual_options(game, players) | dict(options or {})
        self._course: Final = begun(self.game, players, everything, seed, _ALL)
        self._language: Final = language
        self._patience: Final = patience
        self._rng: Final = Rng(derived_seed(seed, "text"))
        self._failed = 0
        self.scores: Final = [Score() for _ in range(players)]

    def asked(self) -> Asked | None:
        """What the first seat that is asked is told; None at the end."""
        course = self._course
        seat = course.next_seat()
        if seat is None:
            return None
        decision = course.asked()[seat]
        say, seats = wording(self.game, self._language).say, seat_names(course, self._language)
        moves = [
            (choice.notation, say(choice.label, seats))
            for choice in self.game.choices(course.state, decision)
        ]
        table = in_words(course, seat, self._language)
        return Asked(seat, table, say(decision.prompt, seats), moves)

    def answer(self, text: str) -> Refused | None:
        """Answer for the seat that is asked. None if that was a legal move, else why not.

        After `patience` refusals of one question a legal move is drawn and made.
        """
        course = self._course
        seat = course.next_seat()
        if seat is None:
            raise ValueError("the game is over")
        try:
            move = self.game.read(course.state, seat, text.strip())
        except MoveError as error:
            return self._refuse(seat, error)
        self.scores[seat].legal += 1
        self._failed = 0
        course.make(seat, move)
        return None

    def results(self) -> dict[str, Any] | None:
        """How it ended: the outcome, what it is worth to each seat, and each seat's score; None
        while it goes on."""
        outcome = self._course.outcome()
        if outcome is None:
            return None
        return {
            "outcome": outcome.to_data(),
            "worth": rewards(outcome, WINS),
            "answers": [score.to_data() for score in self.scores],
        }

    def _refuse(self, seat: int, error: MoveError) -> Refused:
        course, score = self._course, self.scores[seat]
        words = wording(self.game, self._language)
        reason = words.say(error.reason, seat_names(course, self._language))
        score.illegal += 1
        self._failed += 1
        if self._failed < self._patience:
            return Refused(reason, error.nearest, None)
        score.drawn += 1
        self._failed = 0
        move = self._rng.pick("drawn", course.asked()[seat].moves)
        course.make(seat, move)
        return Refused(reason, error.nearest, move.text())
