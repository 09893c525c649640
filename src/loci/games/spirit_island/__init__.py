"""Spirit Island: spirits of the land drive colonising invaders out, together."""

from loci.games.spirit_island.game import GAME

__all__ = ["GAME"]
