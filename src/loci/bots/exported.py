"""Networks as files: parameters in half precision, and a card that says where they come from.

The card holds what the network was made for (game, rows and ids by their digests) and how it was
made: a network is refused by another game, or when rows or ids mean something else by now.
"""

from __future__ import annotations

import json
import os
import zlib
from pathlib import Path
from typing import Any, Final, final
from zipfile import BadZipFile

import numpy as np

from loci.bots.aims import AIMS, Aim
from loci.bots.network import Network, Parameters, Sizes
from loci.bots.operations import Operations
from loci.bots.reading import Array, Reading
from loci.core import AnyGame, BadData, Outcome, Text

_CARD: Final = "card"
_NUMPY: Final = Operations()
# Whatever stumbles over a broken file; a RuntimeError says that it is packed as no file of ours is.
_BROKEN: Final = (OSError, ValueError, EOFError, RuntimeError, BadZipFile, zlib.error)


@final
class NetworkPolicy:
    """Judges decisions of one game by a network, in numpy."""

    def __init__(
        self, network: Network, parameters: Parameters, aim: Aim, card: dict[str, Any]
    ) -> None:
        self.network: Final = network
        self.parameters: Final = parameters
        self.aim: Final = aim
        self.card: Final = card

    @property
    def team(self) -> bool:
        """Values are given for every seat, also where all want the same."""
        return False

    def settled(self, row: bytes, outcome: Outcome) -> list[float]:
        """What an end is worth to each seat, on the scale of the values. Where all have lost that
        is what they have achieved, as it was while this was learned."""
        rows = np.frombuffer(row, np.uint8)[None]
        achieved = self.aim.achieved(self.network.reading, rows)[0].tolist()
        return self.aim.wanted(self.aim.final(outcome, achieved))

    def evaluate(self, rows: Array, ids: Array, masks: Array) -> tuple[Array, Array]:
        """By decision a number for each place of its list, the larger the better and very small
        where no move is listed, and what the end will be worth to each seat, from the asked one
        on."""
        reading = self.network.reading
        listed = reading.listed(ids, masks)
        flat, values = self.network.forward(_NUMPY, self.parameters, reading.seen(rows), listed)
        logits = np.append(flat, np.float32(-1e9))[listed.places]
        points = self.aim.achieved(reading, rows) + self.aim.scale * values
        for row, players in enumerate(reading.players(rows).tolist()):
            points[row, :players] = self.aim.wanted(points[row, :players].tolist())
        return logits, points


def write_network(path: Path, network: Network, of: Parameters, notes: dict[str, Any]) -> None:
    """Write the network; a file that is there is replaced when the new one is whole."""
    reading = network.reading
    card = {
        **notes,
        "encoding": reading.encoding.digest(),
        "vocabulary": reading.vocabulary.digest(),
        "sizes": network.sizes.to_data(),
        "values": network.values,
        "parameters": int(sum(one.size for one in of.values())),
    }
    small: dict[str, Any] = {name: one.astype(np.float16) for name, one in of.items()}
    write_arrays(path, small | {_CARD: np.array(json.dumps(card))})


def write_arrays(path: Path, arrays: dict[str, Any]) -> None:
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    with beside.open("wb") as file:
        np.savez_compressed(file, **arrays)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def read_arrays(path: Path) -> dict[str, Array]:
    """All arrays of a file; `BadData` if it is none of ours, or broken."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            return {name: arrays[name] for name in arrays.files}
    except _BROKEN as broken:
        raise BadData(Text("weights-broken", path=str(path))) from broken


def read_card(path: Path) -> dict[str, Any]:
    return _card(path, read_arrays(path))


def _card(path: Path, arrays: dict[str, Array]) -> dict[str, Any]:
    try:
        card: dict[str, Any] = json.loads(str(arrays[_CARD]))
        Sizes(**card["sizes"])
    except (ValueError, KeyError, TypeError) as broken:
        raise BadData(Text("weights-broken", path=str(path))) from broken
    return card


def read_network(path: Path, game: AnyGame) -> NetworkPolicy:
    """The network of a file; `BadData` if it is none for this game as it is now."""
    arrays = read_arrays(path)
    card = _card(path, arrays)
    arrays.pop(_CARD)
    reading = Reading(game)
    for word, now in (
        ("game", game.info.id),
        ("encoding", reading.encoding.digest()),
        ("vocabulary", reading.vocabulary.digest()),
    ):
        if card.get(word) != now:
            raise BadData(Text("weights-other", path=str(path), what=word))
    network = Network(reading, Sizes(**card["sizes"]), int(card["values"]))
    parameters = {name: one.astype(np.float32) for name, one in arrays.items()}
    return NetworkPolicy(network, parameters, AIMS[game.info.id], card)
