"""Ferry: a tiny game with an explicit queue of pending decisions and open information."""

from toys.ferry.game import GAME

__all__ = ["GAME"]
