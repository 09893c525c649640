"""What ids and rows mean without the content of any set but the game's own, as JSON: for a process
of its own, since vocabulary and encoder are made once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, cast

from loci.core.data import digest
from loci.games.spirit_island import GAME
from loci.games.spirit_island.content.listing import SETS
from loci.games.spirit_island.state import registry

REGISTERED: tuple[Mapping[str, Any], ...] = (
    registry.SPIRITS,
    registry.POWERS,
    registry.FEAR_CARDS,
    registry.BLIGHT_CARDS,
    registry.EVENT_CARDS,
    registry.EVENT_PARTS,
    registry.INVADER_CARDS,
    registry.ADVERSARIES,
    registry.SCENARIOS,
    registry.BOARDS,
)


def own_numbers() -> dict[str, object]:
    for things in REGISTERED:
        for id in [id for id, thing in things.items() if thing.set not in SETS]:
            del cast(dict[str, Any], things)[id]
    vocabulary, encoder = GAME.vocabulary(), GAME.encoder()
    encoding = encoder.encoding
    printed = [
        [kind, one.columns, one.names, one.lines] for kind, one in encoder.features().items()
    ]
    return {
        "vocabulary": [vocabulary.version, vocabulary.size, vocabulary.digest()],
        "encoding": [encoding.version, encoding.size, encoding.digest()],
        "features": digest(printed),
    }


if __name__ == "__main__":
    print(json.dumps(own_numbers()))
