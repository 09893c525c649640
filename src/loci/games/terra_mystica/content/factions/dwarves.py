"""Dwarves, of the mountains: tunnels instead of ships."""

from __future__ import annotations

from typing import final

from loci.games.terra_mystica.state.pieces import Faction
from loci.games.terra_mystica.state.registry import add_faction


@final
class Dwarves(Faction):
    def __init__(self) -> None:
        super().__init__("dwarves", "mountains")
        self.cults = [0, 0, 2, 0]
        self.trading_house_coins = [0, 3, 5, 7, 10]
        self.way = "tunnel"
        self.skips = (1, 1)
        self.skip_workers = (2, 1)
        self.ship_vp = [0]
        self.printed()


add_faction(Dwarves())
