"""The guided first games of the site, played as the site plays them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from loci.bots.registry import find_bot
from loci.core import AnyGame, Match, find_game
from loci.core.bot import Budget, SeatView

BOARDS: Final = Path(__file__).parents[1] / "web" / "src" / "boards"
COURSES: Final = {path.parent.name: path for path in sorted(BOARDS.glob("*/course.json"))}
LEARNER: Final = 0


def fits(move: str, wanted: str) -> bool:
    """As `course.ts` has it: a lesson may leave the end of its answer open."""
    return move == wanted or move.startswith(f"{wanted} ")


class Course:
    """A guided game under way: the learner does what the lessons say, the bot of the course what it
    likes."""

    def __init__(self, game: str, seed: int) -> None:
        self.data: dict[str, Any] = json.loads(COURSES[game].read_text(encoding="utf-8"))
        self.game: AnyGame = find_game(game)
        self.seed = seed
        players = self.data.get("players", max(2, self.game.info.players[0]))
        options = self.data.get("options", {})
        self.match: Match = Match.start(self.game, players, options, self.data["seed"])

    def wait_for_the_learner(self) -> None:
        """The bots answer, as on the server a new bot for every question; and the learner answers
        what the lessons do not speak of."""
        while True:
            asked = self.match.decisions()
            if LEARNER not in asked:
                seat, question = next(iter(asked.items()))
                bot = find_bot(self.game, self.data["bot"])(self.game, seat, self.seed)
                view = SeatView(self.game, self.match.state, seat)
                self.match.answer(seat, bot.decide(view, question, Budget(2)))
                continue
            besides = self.data.get("besides", [])
            moves = asked[LEARNER].moves
            if not any(fits(moves[0].text(), other) for other in besides):
                return
            self.match.answer(LEARNER, moves[0])

    def follow(self, lesson: dict[str, Any]) -> None:
        """Do what a lesson asks for, at the places that it shows."""
        self.wait_for_the_learner()
        if "move" not in lesson:
            return
        question = self.match.decisions()[LEARNER]
        choices = self.game.choices(self.match.state, question)
        fitting = [choice for choice in choices if fits(choice.notation, lesson["move"])]
        assert fitting, f"{lesson} is not among {[choice.notation for choice in choices]}"
        assert set(lesson.get("places", [])) <= set(fitting[0].places), lesson
        wanted = [move for move in question.moves if move.text() == fitting[0].notation]
        self.match.answer(LEARNER, wanted[0])
