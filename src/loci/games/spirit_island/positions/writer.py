"""Writing positions: the inverse of reading them (docs/positions.md)."""

from __future__ import annotations

from typing import Any

from loci.games.spirit_island.positions.keeping import write_kept
from loci.games.spirit_island.positions.rest import (
    DOWN_PILES,
    LAND_LISTS,
    NUMBERS,
    OPEN_PILES,
    WORDS,
)
from loci.games.spirit_island.state.boards import STANDARD
from loci.games.spirit_island.state.island_words import changes_data
from loci.games.spirit_island.state.names import by_element
from loci.games.spirit_island.state.piles import INVADER_DECK, PILE_NUMBERS
from loci.games.spirit_island.state.registry import FEAR_CARDS, SPIRITS
from loci.games.spirit_island.state.steps import INVADER_PHASE, phase_of
from loci.games.spirit_island.state.table import SpiritTable, usual_starts
from loci.games.spirit_island.state.terms import (
    ELEMENTS,
    piece_word,
)


def write(table: SpiritTable) -> dict[str, Any]:
    """Everything that `position.read` takes; what is empty or 0 is left out. Adversary, scenario
    and easier rules are options of the match."""
    data: dict[str, Any] = {
        "boards": table.island.laid,
        "spirits": [owner.spirit or "none" for owner in table.seats],
        "turn": table.turn,
        "phase": phase_of(table.step),
        "terror": table.terror,
        "fear_done": table.fear_done,
        "fear_markers": table.fear_markers,
        "fear_sizes": list(table.fear_sizes),
        "blight_card": table.blight_card or None,
        "blight_pool": table.blight_pool,
        "invader_deck": list(table.piles[INVADER_DECK]),
    }
    if table.island.layout != STANDARD:
        data["layout"] = table.island.layout
    data.update(changes_data(table.island))
    boards = table.island.laid
    if table.starts != usual_starts(len(table.seats), len(boards)):
        data["starts"] = {f"P{seat + 1}": boards[slot] for seat, slot in enumerate(table.starts)}
    if phase_of(table.step) == INVADER_PHASE:
        data["step"] = table.step
    if table.blight_flipped:
        data["blighted"] = True
    for name in DOWN_PILES:
        data[name] = list(table.piles[PILE_NUMBERS[name]])
    for name in ("ravage", "build", "explore", "extra"):
        cards = table.piles[PILE_NUMBERS[f"{name}_space"]]
        if cards:
            data[name] = list(cards)
    for name in (*OPEN_PILES, "earned"):
        if table.piles[PILE_NUMBERS[name]]:
            data[name] = list(table.piles[PILE_NUMBERS[name]])
    if table.shown:
        only_fear = all(card in FEAR_CARDS for card in table.shown)
        data["fear_shown" if only_fear else "shown"] = list(table.shown)
    if table.pending:
        data["pending"] = list(table.pending)
    for name in (*NUMBERS[1:], *WORDS):
        if getattr(table, name):
            data[name] = getattr(table, name)
    for name in LAND_LISTS:
        if getattr(table, name):
            data[name] = [table.island.names[land] for land in getattr(table, name)]
    if table.effects:
        data["effects"] = [effect.to_data(table.island) for effect in table.effects]
    lands = {name: _land(table, land) for land, name in enumerate(table.island.names)}
    data["lands"] = {name: land for name, land in lands.items() if land}
    data["seats"] = {
        f"P{seat + 1}": _seat(table, seat) for seat, owner in enumerate(table.seats) if owner.spirit
    }
    data["revealed"] = table.revealed
    data["rng"] = table.rng.to_data()
    return data


def _land(table: SpiritTable, land: int) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for code in table.pieces[land]:
        name = piece_word(code)
        data[name] = data.get(name, 0) + 1
    if table.blight[land]:
        data["blight"] = table.blight[land]
    presence = {
        f"P{seat + 1}": owner.presence[land]
        for seat, owner in enumerate(table.seats)
        if owner.presence[land]
    }
    if presence:
        data["presence"] = presence
    return data


def _seat(table: SpiritTable, seat: int) -> dict[str, Any]:
    owner = table.seats[seat]
    data: dict[str, Any] = {
        "energy": owner.energy,
        "grown": owner.grown,
        "energy_track": owner.energy_shown,
        "plays_track": owner.plays_shown,
        "hand": list(owner.hand),
    }
    more = SPIRITS[owner.spirit].tracks[2:]
    if more:
        data["tracks"] = {track.name: owner.shown[n + 2] for n, track in enumerate(more)}
    for name in (
        "destroyed",
        "bonus_plays",
        "ready",
        "drowned",
        "income_taken",
        "reclaimed",
        "hurried",
    ):
        if getattr(owner, name):
            data[name] = getattr(owner, name)
    if owner.played or owner.plays_made:  # without it, as many as `played` has
        data["plays_made"] = owner.plays_made
    for name in ("played", "discard", "used"):
        if getattr(owner, name):
            data[name] = list(getattr(owner, name))
    if owner.progression or "progression" in table.rules:
        data["progression"] = list(owner.progression)
    if any(owner.extra_elements):
        data["elements"] = by_element(owner.extra_elements)
    if owner.chosen_elements:
        data["chosen"] = [ELEMENTS[element] for element in owner.chosen_elements]
    if owner.tracks_used:
        data["tracks_used"] = list(owner.tracks_used)
    data.update(write_kept(table, seat))
    if owner.growth_taken:
        data["growth_taken"] = [option + 1 for option in owner.growth_taken]
    return data
