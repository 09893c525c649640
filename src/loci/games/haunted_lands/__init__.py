"""Haunted Lands (Nawiedzone Krainy): the whole game for two to four players, all modes."""

from loci.games.haunted_lands.game import GAME

__all__ = ["GAME"]
