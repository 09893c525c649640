"""The 15 invader cards of the base game."""

from __future__ import annotations

from loci.games.spirit_island.rules.invaders.cards import COASTAL, invader_card
from loci.games.spirit_island.state.terms import TERRAINS

LANDS = TERRAINS[1:]

for _land in LANDS:
    invader_card(1, _land)
for _land in LANDS:
    invader_card(2, _land)
invader_card(2, COASTAL)
for _number, _land in enumerate(LANDS):
    for _other in LANDS[_number + 1 :]:
        invader_card(3, _land, _other)
