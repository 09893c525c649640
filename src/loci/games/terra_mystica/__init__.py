"""Terra Mystica: fourteen peoples who live on one kind of land each and make others into it."""

from loci.games.terra_mystica.game import GAME

__all__ = ["GAME"]
