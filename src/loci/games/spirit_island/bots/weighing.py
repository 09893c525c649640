"""How the island stands for a spirit, by kind: the reasons that a hint gives."""

from __future__ import annotations

from loci.games.spirit_island.bots.greedy import PIECE, dread
from loci.games.spirit_island.state.piles import EARNED, FEAR_DISCARD
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import DAHAN, kind_of


def weighed(table: SpiritTable, seat: int) -> dict[str, float]:
    lands = table.island.lands
    kinds = [kind_of(code) for land in lands for code in table.pieces[land]]
    cards = len(table.piles[EARNED]) + len(table.piles[FEAR_DISCARD])
    own = table.seats[seat]
    return {
        "invaders": sum(PIECE[kind] for kind in kinds if kind != DAHAN),
        "dahan": sum(PIECE[kind] for kind in kinds if kind == DAHAN),
        "blight": -5.0 * sum(table.blight[land] for land in lands),
        "fear": 3.5 * (cards + table.fear_done / table.fear_markers),
        "ravage": -dread(table),
        "presence": 1.6 * sum(own.presence),
        "energy": 0.25 * min(own.energy, 8),
        "tracks": 1.2 * (own.energy_shown + own.plays_shown),
        "hand": 0.4 * len(own.hand),
        "played": 1.5 * len([card for card in own.played if card not in own.used]),
    }
