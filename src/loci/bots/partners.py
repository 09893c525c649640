"""Bots as partners, in games that all win or lose together: they leave alone what the others have
ready, and say what they are about to do."""

from __future__ import annotations

from typing import Final, final

from loci.core import AnyGame, Bot, BotMaker, Budget, Decision, Glimpse, Move, State, Text
from loci.core.bot import SeatView

_MOST_TOLD: Final = 6  # answers of one announcement
_TRIED: Final = 12  # other answers that are looked at in the place of one that spoils something
_AGAIN_SECONDS: Final = 0.5
_QUICK: Final = Budget(seconds=0.2, playouts=8)


@final
class Considerate:
    """A bot that does not undo what its partners have ready, as long as something else can be
    answered. It sees what its seat sees: what they have ready lies open."""

    def __init__(self, game: AnyGame, seat: int, bot: Bot) -> None:
        self.bot: Final = bot
        self._game: Final = game
        self._seat: Final = seat

    def decide(self, view: Glimpse, decision: Decision, budget: Budget) -> Move:
        move = self.bot.decide(view, decision, budget)
        if len(decision.moves) == 1:
            return move
        known = view.sample(0)
        if not self._game.stage(self._game.table(known)) or not self._spoils(known, move):
            return move
        others = [one for one in decision.moves if one != move][:_TRIED]
        kind = [one for one in others if not self._spoils(known, one)]
        if not kind:
            return move
        asked = Decision(decision.seat, decision.prompt, kind, decision.complete)
        return self.bot.decide(view, asked, _second(budget))

    def _spoils(self, known: State, move: Move) -> bool:
        reached = known.clone()
        self._game.apply(reached, self._seat, move)
        return self._game.spoils(self._game.table(known), self._game.table(reached), self._seat)


def _second(budget: Budget) -> Budget:
    """What is left for a second look: whoever gives so much time stops a bot soon after it."""
    if budget.seconds is None:
        return budget
    return Budget(min(_AGAIN_SECONDS, budget.seconds / 4), budget.playouts)


def considerate(maker: BotMaker) -> BotMaker:
    """The maker of the same bot, which is a partner where it has any."""

    def make(game: AnyGame, seat: int, seed: int) -> Bot:
        return Considerate(game, seat, maker(game, seat, seed))

    return make


def announcement(
    game: AnyGame, state: State, bot: Bot, decision: Decision, move: Move
) -> list[Text]:
    """What a bot that answers `move` will most likely do in this part of the game, answer by
    answer, as far as neither chance nor anybody else comes between."""
    seat = decision.seat
    reached = SeatView(game, state, seat).sample(0)
    stage = game.stage(game.table(reached))
    told: list[Text] = []
    while len(told) < _MOST_TOLD:
        table = game.table(reached)
        choice = game.choice(table, seat, move)
        if not choice.ends:
            told.append(choice.label)
        fate = table.fate()
        game.apply(reached, seat, move)
        after = game.table(reached)
        asked = game.decisions(reached).get(seat)
        if asked is None or after.fate() != fate or game.stage(after) != stage:
            break
        move = bot.decide(SeatView(game, reached, seat), asked, _QUICK)
    return told
