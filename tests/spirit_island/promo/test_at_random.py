"""Each spirit of Feather & Flame, and Scotland, in random games that the kit looks over."""

from __future__ import annotations

import pytest

from loci.games.spirit_island import GAME
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.terms import FEATHER
from loci.testing.kit import Kit
from loci.testing.seeds import seeds, soaking
from tests.spirit_island.tables import OCEAN, RIVER
from tests.spirit_island.test_kit import lively

OWN = sorted(id for id, spirit in SPIRITS.items() if spirit.set == FEATHER)


@pytest.mark.parametrize("id", OWN)
def test_a_spirit_passes_the_kit(id: str) -> None:
    panels = ["thunderspeaker", OCEAN, "a-spread-of-rampant-green"]
    for players in (1, 2, 3, 4) if soaking() else (1 + OWN.index(id) % 2,):
        for seed in seeds(6, 1):
            sets = list(GAME.info.sets) if seed % 2 else ["base", FEATHER]
            options = {"sets": sets, "spirits": [id, *panels[: players - 1]]}
            kit = Kit(GAME, players, options, every=24, pick=lively)
            kit.play(seed)
            assert kit.tally["games"] == 1


@pytest.mark.rule("SX-51.20")
def test_the_set_is_played_alone_with_the_base_game() -> None:
    content = GAME.content()[FEATHER]
    assert all(not content[kind] for kind in ("minor", "major", "blight", "events", "tokens"))
    Kit(GAME, 2, {"sets": ["base", FEATHER], "spirits": [OWN[0], RIVER]}, every=24).play(5)


def test_scotland_passes_the_kit() -> None:
    options = {"adversary": "scotland", "level": 6, "spirits": ["finder-of-paths-unseen", OCEAN]}
    for seed in seeds(20, 1):
        kit = Kit(GAME, 2, {"sets": list(GAME.info.sets), **options}, every=24, pick=lively)
        kit.play(seed)
        assert kit.tally["games"] == 1
