"""A table as a position: what a person would write down of it (docs/positions.md)."""

from __future__ import annotations

from typing import Any

from loci.games.haunted_lands.state.land import HEXES, NAMES
from loci.games.haunted_lands.state.registry import building_name
from loci.games.haunted_lands.state.table import HauntedTable, slot_word, slots_of
from loci.games.haunted_lands.state.terms import (
    CHOICES,
    DECKS,
    GOODS,
    HAUNTING,
    PHASES,
    TERRAINS,
    TRACKS,
)


def write(table: HauntedTable) -> dict[str, Any]:
    """Everything that `read` takes; what is as at the start of a turn is left out."""
    data: dict[str, Any] = {
        "tiles": list(table.land.tiles),
        "season": table.season,
        "round": table.round,
        "phase": PHASES[table.phase],
        "turn": table.turn,
        "market": table.market,
        "skills": list(table.skills),
        "spectre_cards": list(table.spectre_cards),
        "order": [_name(seat) for seat in table.order],
        "standing": [_name(seat) for seat in table.standing],
        "hexes": {NAMES[h]: _write_hex(table, h) for h in range(HEXES) if _write_hex(table, h)},
        "slots": {
            name: [slot_word(slot) for slot in slots_of(table, deck)]
            for deck, name in enumerate(DECKS)
        },
        "seats": {_name(seat): _write_seat(table, seat) for seat in range(table.players)},
    }
    if table.phase == HAUNTING:
        data["rolled"] = TERRAINS[table.rolled]
        data["unplaced"] = table.unplaced
    if table.pending:
        data["pending"] = [CHOICES[kind] for kind in table.pending]
    data["rng"] = table.rng.to_data()
    return data


def _name(seat: int) -> str:
    return f"P{seat + 1}"


def _write_hex(table: HauntedTable, hex: int) -> dict[str, Any]:
    data: dict[str, Any] = {}
    if table.spectre[hex]:
        data["spectre"] = True
    if table.exploited[hex]:
        data["exploited"] = True
    if table.building[hex]:
        data[building_name(table.building[hex])] = _name(table.owner[hex])
    return data


def _write_seat(table: HauntedTable, seat: int) -> dict[str, Any]:
    at = 4 * seat
    data: dict[str, Any] = {
        "seer": NAMES[table.seer[seat]],
        "valour": table.valour[seat],
        "pecunia": table.pecunia[seat],
        "quests": list(table.quests[seat]),
        "choosing": table.choosing[seat],
    }
    for good, name in enumerate(GOODS):
        data[name] = table.goods[at + good]
    for track, name in enumerate(TRACKS):
        data[name] = [table.active[at + track], table.tokens[at + track]]
    return data
