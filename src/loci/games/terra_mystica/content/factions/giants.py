"""Giants, of the wasteland: two spades for every hex."""

from __future__ import annotations

from typing import Final, final

from loci.games.terra_mystica.content.spaces import SpadeSpace
from loci.games.terra_mystica.state.pieces import NO_COST, Faction, Gain
from loci.games.terra_mystica.state.registry import add_faction, add_space

TWO_SPADES: Final = add_space(SpadeSpace("ACTG", NO_COST, spades=2, hexes=1))


@final
class Giants(Faction):
    def __init__(self) -> None:
        super().__init__("giants", "wasteland")
        self.cults = [1, 0, 0, 1]
        self.stronghold = Gain(power=4)
        self.spades_a_hex = 2
        self.action = TWO_SPADES
        self.printed()


add_faction(Giants())
