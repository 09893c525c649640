"""Each spirit of Jagged Earth in random games that the kit looks over; the kit of the whole game
has many more of them."""

from __future__ import annotations

import pytest

from loci.games.spirit_island import GAME
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.terms import JAGGED
from loci.testing.kit import Kit
from loci.testing.seeds import seeds, soaking
from tests.spirit_island.tables import RIVER
from tests.spirit_island.test_kit import lively

OWN = sorted(id for id, spirit in SPIRITS.items() if spirit.set == JAGGED and not spirit.aspect)


@pytest.mark.parametrize("id", OWN)
def test_a_spirit_passes_the_kit(id: str) -> None:
    for players in (1, 2, 3, 4) if soaking() else (1 + OWN.index(id) % 2,):
        for seed in seeds(6, 1):
            others = [RIVER, "thunderspeaker", "oceans-hungry-grasp"][: players - 1]
            options = {"sets": list(GAME.info.sets), "spirits": [id, *others]}
            kit = Kit(GAME, players, options, every=24, pick=lively)
            kit.play(seed)
            assert kit.tally["games"] == 1
