"""Aspects, Russia and scenarios of Jagged Earth in random games that the kit looks over."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island import GAME
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.terms import JAGGED
from loci.testing.kit import Kit
from loci.testing.seeds import seeds
from tests.spirit_island.test_kit import lively

ASPECTS = [id for id, spirit in SPIRITS.items() if spirit.set == JAGGED and spirit.aspect]
OTHERS = ["thunderspeaker", "oceans-hungry-grasp", "bringer-of-dreams-and-nightmares"]


def plays(players: int, **options: Any) -> None:
    for seed in seeds(10, 1):
        given = {"sets": list(GAME.info.sets), **options}
        kit = Kit(GAME, players, given, every=24, pick=lively)
        kit.play(seed)
        assert kit.tally["games"] == 1


@pytest.mark.parametrize("id", ASPECTS)
def test_an_aspect_passes_the_kit(id: str) -> None:
    plays(2, spirits=[id, OTHERS[ASPECTS.index(id) % len(OTHERS)]])


@pytest.mark.parametrize("level", [1, 2, 5, 6])
def test_russia_passes_the_kit(level: int) -> None:
    spirits = [OTHERS[level % len(OTHERS)]]
    plays(1, spirits=spirits, adversary="russia", level=level)


def test_russia_beside_another_passes_the_kit() -> None:
    options: dict[str, Any] = {"supporting": "russia", "supporting-level": 6}
    plays(2, spirits=OTHERS[:2], adversary="france", level=4, **options)


@pytest.mark.parametrize("players", [1, 3])
def test_the_great_river_passes_the_kit(players: int) -> None:
    plays(players, spirits=OTHERS[:players], scenario="the-great-river")


@pytest.mark.parametrize("players", [1, 3])
def test_elemental_invocation_passes_the_kit(players: int) -> None:
    plays(players, spirits=OTHERS[:players], scenario="elemental-invocation")


@pytest.mark.parametrize("players", [1, 3])
def test_despicable_theft_passes_the_kit(players: int) -> None:
    plays(players, spirits=OTHERS[:players], scenario="despicable-theft")
