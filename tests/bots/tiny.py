"""Tiny networks that have learned nothing, in the place of weights; and a package without any."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from loci.bots import weights
from loci.bots.aims import AIMS
from loci.bots.exported import write_network
from loci.bots.network import Network, Sizes
from loci.bots.reading import Reading
from loci.core import find_game

SIZES = Sizes(thing=8, whole=16, move=8, layers=1)


def write_tiny(folder: Path, games: Iterable[str], seed: int = 3) -> None:
    """A file of weights for each of these games."""
    for id in games:
        reading = Reading(find_game(id))
        network = Network(reading, SIZES, 1 if AIMS[id].won else reading.seats)
        write_network(weights_in(folder, id), network, network.first(seed), {"game": id})


def weights_in(folder: Path, id: str) -> Path:
    return folder / f"{id}.npz"


def use_weights(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """The weights of this folder are those of the package, until the test is over."""
    monkeypatch.setattr(weights, "FOLDER", folder)
    weights._loaded.cache_clear()
    monkeypatch.setenv("LOCI_WEIGHTS", str(folder))


def use_no_weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nobody has learned any game, whatever the package holds, until the test is over."""
    folder = tmp_path / "no-weights"
    folder.mkdir()
    use_weights(monkeypatch, folder)
