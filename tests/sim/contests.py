"""Ferry with three bots of different strength, for tournaments; workers find it by its name."""

from __future__ import annotations

from multiprocessing import parent_process

from loci.bots.random_bot import RandomBot
from loci.core import AnyGame, Bot, BotMaker, Budget, Decision, GameInfo, Glimpse, Move, Outcome
from tests.sim.faulty import Fragile
from toys.ferry.game import Ferry, FerryTable
from toys.ferry.moves import Dock


class Keen:
    """Docks where it is worth most."""

    def __init__(self, game: AnyGame, seat: int, seed: int) -> None:
        pass

    def decide(self, view: Glimpse, decision: Decision, budget: Budget) -> Move:
        return max(decision.moves, key=_worth)


class Shy:
    """Docks where it is worth least."""

    def __init__(self, game: AnyGame, seat: int, seed: int) -> None:
        pass

    def decide(self, view: Glimpse, decision: Decision, budget: Budget) -> Move:
        return min(decision.moves, key=_worth)


def _worth(move: Move) -> int:
    return move.landing % 3 if isinstance(move, Dock) else -1


def make_random(game: AnyGame, seat: int, seed: int) -> Bot:
    return RandomBot(game, seat, seed)


BOTS: dict[str, BotMaker] = {"keen": Keen, "any": make_random, "shy": Shy}


class Regatta(Ferry):
    def bots(self) -> dict[str, BotMaker]:
        return BOTS


class Together(Regatta):
    """All have won if they have many points together."""

    def __init__(self) -> None:
        super().__init__()
        info = self.info
        # The kernel's own option and order, the first, are put in anew.
        self.info = GameInfo(
            info.id,
            info.title,
            info.package,
            info.players,
            info.rules_prefix,
            options=info.options[1:],
            orders=info.orders[1:],
            together=True,
        )

    def result(self, table: FerryTable) -> Outcome | None:
        if super().result(table) is None:
            return None
        points, players = sum(table.points), len(table.points)
        won = list(range(players)) if points >= 14 * players else []
        return Outcome("counted", [points] * players, won)

    def see(self, table: FerryTable, viewer: int) -> dict[str, object]:
        seats = [{"spirit": f"of-{seat}"} for seat in range(len(table.points))]
        return {**super().see(table, viewer), "seats": seats, "turn": len(table.boats)}


class Sinking(Fragile):
    """Takes only workers with it."""

    def apply(self, state: FerryTable, seat: int, move: Move) -> None:
        if parent_process() is None:
            Ferry.apply(self, state, seat, move)
        else:
            super().apply(state, seat, move)

    def bots(self) -> dict[str, BotMaker]:
        return BOTS


REGATTA = Regatta()
TOGETHER = Together()
SINKING = Sinking()
