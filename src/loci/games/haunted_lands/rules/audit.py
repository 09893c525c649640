"""What cannot be true of a real table: pieces that are too many, numbers out of bounds."""

from __future__ import annotations

from typing import Final

from loci.games.haunted_lands.rules.questions import buildings_left
from loci.games.haunted_lands.rules.skills import capacity, has_exhausted, has_room
from loci.games.haunted_lands.rules.spectres import haunted_places
from loci.games.haunted_lands.state.land import HEXES, NAMES
from loci.games.haunted_lands.state.registry import BUILDINGS
from loci.games.haunted_lands.state.table import HauntedTable, has_learned, slots_of
from loci.games.haunted_lands.state.terms import (
    CHOOSE_GOOD,
    CHOOSE_TOKEN,
    CHOOSING_CARD,
    DECKS,
    HAUNTING,
    LAKE,
    NO_TERRAIN,
    NOBODY,
    QUESTS,
    ROUNDS,
    SEASONS,
    TRACKS,
    TURNS,
)

MOST: Final = 9_999  # Pecunia or Valour; a game ends with a hundredth of it


def audit(table: HauntedTable) -> list[str]:
    """Everything wrong with the table, in a developer's words; empty when all is well."""
    wrong = _bounds(table)
    if wrong:
        return wrong  # the rest looks at seats and pieces that may not be there
    wrong = _pieces(table)
    if sorted(table.order) != list(range(table.players)):
        return [f"order {table.order}"]
    wrong += _questions(table)
    for seat in range(table.players):
        wrong += _seat(table, seat)
    for hex in range(HEXES):
        wrong += _hex(table, hex)
    ranked = [table.valour[seat] for seat in table.standing]
    if sorted(table.standing) != list(range(table.players)) or ranked != sorted(ranked)[::-1]:
        wrong.append(f"standing {table.standing} with Valour {table.valour}")
    return wrong


def _bounds(table: HauntedTable) -> list[str]:
    """Nothing is there for other seats, and of nothing more than a game can ever have."""
    wrong: list[str] = []
    seats = table.players
    one = (table.seer, table.pecunia, table.valour, table.learned, table.choosing, table.quests)
    four = (table.goods, table.tokens, table.active)
    if any(len(held) != seats for held in one) or any(len(held) != 4 * seats for held in four):
        return [f"something is there for more or fewer than {seats} seats"]
    if not all(0 <= n <= MOST for n in table.pecunia + table.valour):
        wrong.append(f"Pecunia {table.pecunia}, Valour {table.valour}")
    if not all(0 <= n <= 9 for n in table.choosing) or len(table.pending) > 9:
        wrong.append(f"Quests to choose: {table.choosing}; {len(table.pending)} choices")
    if not 0 <= table.unplaced <= table.components.spectres:
        wrong.append(f"{table.unplaced} Spectres to place")
    if not 1 <= table.season <= SEASONS or not 0 <= table.round <= ROUNDS:
        wrong.append(f"Season {table.season}, round {table.round}")
    if not 0 <= table.turn < seats or any(not NOBODY <= n < seats for n in table.owner):
        wrong.append(f"turn {table.turn}, owners {table.owner}")
    if any(slot >= seats for slot in table.slots):
        wrong.append("a cube of nobody above a skill")
    return wrong


def _questions(table: HauntedTable) -> list[str]:
    """Somebody is asked something that can be answered, and nothing else is open."""
    wrong: list[str] = []
    if any(table.choosing) != (table.phase == QUESTS):
        wrong.append(f"Quests to choose: {table.choosing}")
    if bool(table.unplaced) != (table.phase == HAUNTING):
        wrong.append(f"{table.unplaced} Spectres to place")
    if (table.rolled != NO_TERRAIN) != (table.phase == HAUNTING):
        wrong.append("a Terrain die outside a Haunting, or none in it")
    elif table.phase == HAUNTING and not haunted_places(table):
        wrong.append("no place for the Spectres")
    if table.pending and table.phase != TURNS:
        wrong.append("a choice outside a Turn")
    seat = table.order[table.turn]
    if CHOOSE_TOKEN in table.pending and not has_exhausted(table, seat):
        wrong.append("no token to refresh")
    if CHOOSE_GOOD in table.pending and not has_room(table, seat):
        wrong.append("no room for a Good")
    cards = table.spectre_cards
    known = table.content.spectre_cards
    if not cards or len(set(cards)) != len(cards) or not set(cards) <= set(known):
        wrong.append(f"Spectre cards {cards}")
    elif table.phase == CHOOSING_CARD and len(cards) == len(known):
        wrong.append("no Spectre card to choose")
    return wrong


def _pieces(table: HauntedTable) -> list[str]:
    wrong: list[str] = []
    components = table.components
    if sum(table.spectre) > components.spectres:
        wrong.append(f"{sum(table.spectre)} Spectres of {components.spectres}")
    for kind in table.content.buildings:
        if buildings_left(table, kind.number) < 0:
            wrong.append(f"{table.building.count(kind.number)} of {kind.name}")
    return wrong


def _seat(table: HauntedTable, seat: int) -> list[str]:
    wrong: list[str] = []
    at = 4 * seat
    room = capacity(table, seat)
    if any(not 0 <= goods <= room for goods in table.goods[at : at + 4]):
        wrong.append(f"P{seat + 1} holds Goods {table.goods[at : at + 4]}, room for {room} each")
    if table.pecunia[seat] < 0:
        wrong.append(f"P{seat + 1} holds {table.pecunia[seat]} Pecunia")
    for track, name in enumerate(TRACKS):
        active, tokens = table.active[at + track], table.tokens[at + track]
        least = table.components.start_tokens[track]
        most = table.components.track_length[track]
        if not 0 <= active <= tokens or not least <= tokens <= most:
            wrong.append(f"P{seat + 1} has {active} active of {tokens} {name} tokens")
    if table.owner.count(seat) + table.slots.count(seat) > table.components.cubes:
        wrong.append(f"P{seat + 1} uses too many cubes")
    for deck in range(len(DECKS)):
        cubes = slots_of(table, deck).count(seat)
        if cubes != has_learned(table, seat, deck):
            wrong.append(f"P{seat + 1} has {cubes} cubes above skill {table.skills[deck]}")
    chosen, cards = table.quests[seat], table.content.quest_set(table.players)
    if len(set(chosen)) != len(chosen) or not set(chosen) <= set(cards):
        wrong.append(f"P{seat + 1} has Quests {chosen}")
    if table.land.terrain[table.seer[seat]] == LAKE:
        wrong.append(f"P{seat + 1} stands in a lake")
    return wrong


def _hex(table: HauntedTable, hex: int) -> list[str]:
    wrong: list[str] = []
    terrain, building = table.land.terrain[hex], table.building[hex]
    name = NAMES[hex]
    if (building == 0) != (table.owner[hex] == NOBODY):
        wrong.append(f"{name}: a building and its owner go together")
    if building and (table.spectre[hex] or table.exploited[hex]):
        wrong.append(f"{name}: a building with a Spectre or Exploited token")
    if table.spectre[hex] and terrain == LAKE:
        wrong.append(f"{name}: a Spectre on a lake")
    if building:
        kind = BUILDINGS[building]
        dry = kind.beside_lake and not table.land.lakes[hex]
        if dry or kind not in table.content.buildings_on[terrain]:
            wrong.append(f"{name}: {kind.name} does not fit there")
    return wrong
