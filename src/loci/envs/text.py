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
from loci.core.words.asked import PATIENCE, Asked, Refused, Score, in_words, refused
from loci.envs.course import WINS, begun, rewards
from loci.envs.ids import usual_options

_ALL: Final = 1_000_000


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
        return in_words(self.game, course.state, course.players, decision, self._language)

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
        score.illegal += 1
        self._failed += 1
        drawn = self._draw(seat) if self._failed >= self._patience else None
        given = (error.reason, error.nearest, drawn, self._language)
        return refused(self.game, course.players, *given)

    def _draw(self, seat: int) -> str:
        """Make a move for a seat that could not."""
        self.scores[seat].drawn += 1
        self._failed = 0
        move = self._rng.pick("drawn", self._course.asked()[seat].moves)
        self._course.make(seat, move)
        return move.text()
