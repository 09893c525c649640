"""Lantern: a tiny scripted game with dice, hidden hands, simultaneous decisions and cards that
ask several questions."""

from toys.lantern.game import GAME

__all__ = ["GAME"]
