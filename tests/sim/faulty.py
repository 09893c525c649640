"""Ferry with faults, for simulations that must survive them; workers find it by its name."""

from __future__ import annotations

from loci.core import BotMaker, Decision, Move
from toys.ferry.game import Ferry, FerryTable
from toys.ferry.moves import Dock


class Faulty(Ferry):
    """Breaks down when the seat that begins is the second: in about half of all games."""

    def apply(self, state: FerryTable, seat: int, move: Move) -> None:
        if seat == 1 and set(state.boats) == {-1}:
            raise ZeroDivisionError("the river runs uphill")
        super().apply(state, seat, move)


class Endless(Ferry):
    """Stops asking before the game is over."""

    def decisions(self, state: FerryTable) -> dict[int, Decision]:
        return {} if max(state.boats) >= 0 else super().decisions(state)


class Deadly(Ferry):
    """Takes the whole process with it."""

    def apply(self, state: FerryTable, seat: int, move: Move) -> None:
        import os

        os._exit(3)


class Fragile(Ferry):
    """Takes the whole process with it when the seat that begins is the second."""

    def apply(self, state: FerryTable, seat: int, move: Move) -> None:
        if seat == 1 and set(state.boats) == {-1}:
            import os

            os._exit(3)
        super().apply(state, seat, move)


class Cheat:
    """A bot that docks where it may not."""

    def __init__(self, game: object, seat: int, seed: int) -> None:
        pass

    def decide(self, view: object, decision: Decision, budget: object) -> Move:
        return Dock(40)


class Cheated(Ferry):
    def bots(self) -> dict[str, BotMaker]:
        return {"cheat": Cheat}


FAULTY = Faulty()
ENDLESS = Endless()
DEADLY = Deadly()
FRAGILE = Fragile()
CHEATED = Cheated()
