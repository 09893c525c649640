"""A bot that gives the answer after which the island looks best, one answer ahead."""

from __future__ import annotations

from typing import Any, Final, final

from loci.core.bot import Bot, Budget, Glimpse
from loci.core.decision import Decision, Move
from loci.core.rng import Rng
from loci.games.spirit_island.rules.invaders.actions import damage_for_blight, ravage_damage
from loci.games.spirit_island.rules.invaders.cards import lands_of_card
from loci.games.spirit_island.rules.island.pieces import count, invaders
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import DONE, STOP, Named, Number, Place, Use
from loci.games.spirit_island.state.piles import BUILD_SPACE, EARNED, FEAR_DISCARD, RAVAGE_SPACE
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.steps import SLOW_POWERS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import DAHAN, kind_of, strife_on

#: What a piece on the island is worth to the spirits; explorer, town, city, dahan.
PIECE: Final = (0.0, -1.2, -2.8, -4.6, 0.8, 0.4, 0.9, 0.9, 0.5, -1.6, -1.2, -2.0, -2.8, -3.6)
STRIFE: Final = 0.8
MOST_TRIED: Final = 24  # answers looked at; of more, a fair sample
END: Final = 1000.0


@final
class Greedy:
    """Tries answers on states that look the same from its seat and takes the best."""

    def __init__(self, game: Any, seat: int, seed: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.rng: Final = Rng(seed)
        self.asked = 0

    def decide(self, view: Glimpse, decision: Decision, budget: Budget) -> Move:
        moves = decision.moves
        if len(moves) == 1:
            return moves[0]
        self.asked += 1
        state = view.sample(self.asked)
        tried = list(moves)
        if len(tried) > MOST_TRIED:
            self.rng.shuffle("tried", tried)
            tried = tried[:MOST_TRIED]
        best, most = moves[0], -2 * END
        for move in tried:
            copy = state.clone()
            self.game.apply(copy, self.seat, move)
            points = worth(self.game.table(copy)) + self.rng.below("ties", 100) / 1000
            points += _hope(self.game.table(state), move)
            if points > most:
                best, most = move, points
        return best


def make_greedy(game: Any, seat: int, seed: int) -> Bot:
    return Greedy(game, seat, seed)


# -- reading ---------------------------------------------------------------------------------------


def worth(table: SpiritTable) -> float:
    """How the island stands for the spirits."""
    if table.ending:
        return END if table.ending in ("fear", "sacrifice") or "terror" in table.ending else -END
    points = 0.0
    for land in table.island.lands:
        for code in table.pieces[land]:
            points += PIECE[kind_of(code)] + STRIFE * strife_on(code)
        points -= 5.0 * table.blight[land]
    cards = len(table.piles[EARNED]) + len(table.piles[FEAR_DISCARD])
    points += 3.5 * (cards + table.fear_done / table.fear_markers)
    points -= dread(table)
    for owner in table.seats:
        points += 1.6 * sum(owner.presence) + 0.25 * min(owner.energy, 8)
        points += 1.2 * sum(owner.shown) + 0.4 * len(owner.hand)
        points += 1.5 * len([card for card in owner.played if card not in owner.used])
    return points


def dread(table: SpiritTable) -> float:
    """What the cards on the action spaces will do if nothing is done about it."""
    points = 0.0
    if table.step != SLOW_POWERS:
        for card in table.piles[RAVAGE_SPACE]:
            for land in lands_of_card(table, card):
                if invaders(table, land):
                    amount = ravage_damage(table, land)
                    points += 5.0 if amount >= damage_for_blight(table, land) else 0.0
                    points += 0.5 * min(amount, 2 * count(table, land, DAHAN))
        for card in table.piles[BUILD_SPACE]:
            points += 1.5 * len([x for x in lands_of_card(table, card) if invaders(table, x)])
    for card in table.piles[BUILD_SPACE]:
        for land in lands_of_card(table, card):
            points += 0.3 * invaders(table, land)
    return points


def _hope(table: SpiritTable, move: Move) -> float:
    """What cannot be seen one answer ahead: a power begun will do something, and blight that
    spreads to blight spreads on."""
    if isinstance(move, Place) and move.verb == verbs.CASCADE:
        return -8.0 * table.blight[move.land]
    if isinstance(move, Use):
        return 2.0 + 0.5 * POWERS[move.power].cost
    if isinstance(move, Named) and move.verb == verbs.PLAY:
        return 0.3 * POWERS[move.name].cost
    if isinstance(move, Number) and move.verb == verbs.GROWTH:
        return 1.0
    return -0.05 if move in (DONE, STOP) else 0.0
