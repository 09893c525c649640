"""What cannot be true of a real table: pieces that are too many, numbers out of bounds."""

from __future__ import annotations

from typing import Final

from loci.games.terra_mystica.state.board import LAND, NAMES, SITES
from loci.games.terra_mystica.state.land import on_map
from loci.games.terra_mystica.state.moves import LEECHES
from loci.games.terra_mystica.state.registry import BOARDS, FAVOUR, TOWN
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTING,
    BONUS_NAMES,
    BRIDGES,
    BUILDINGS,
    CULTS,
    FACTIONS,
    NOBODY,
    NONE,
    OVER,
    PIECES,
    PRIESTS,
    REWARDED,
    ROUNDS,
    TAKING,
    TERRAINS,
    TOKENS,
    TOP,
)

MOST: Final = 20_000  # coins, workers, points …; real games stay below 300
MOST_LISTED: Final = 300  # offers, events …


def audit(table: TerraTable) -> list[str]:
    """Everything wrong with the table, in a developer's words; empty when all is well."""
    wrong = _bounds(table) or _flow(table)
    if wrong:
        return wrong
    for seat in range(table.players):
        wrong += _seat(table, seat)
    wrong += _map(table)
    wrong += _tiles(table)
    for cult, name in enumerate(CULTS):
        if table.cult[cult :: len(CULTS)].count(TOP) > 1:
            wrong.append(f"several markers on {TOP} of {name}")
    return wrong


def _bounds(table: TerraTable) -> list[str]:
    """Of nothing is there more than a game can ever have."""
    numbers = (table.vp, table.coins, table.workers, table.range, table.reward, table.points)
    if any(not -MOST <= number <= MOST for held in numbers for number in held):
        return ["more of something than a game has"]
    if not all(0 <= coins <= MOST for coins in table.bonus_coins):
        return [f"coins on bonus tiles {table.bonus_coins}"]
    if any(not NOBODY <= owner < table.players for owner in table.orders):
        return [f"priests {table.orders}"]
    turn = table.turn
    if not 0 <= turn.actions <= 9 or len(turn.owed) > 50:
        return [f"{turn.actions} actions, {len(turn.owed)} things owed"]
    if any(not 0 <= owed.number <= 200 for owed in turn.owed):
        return ["too much of something owed"]
    digging = turn.digging()
    if digging is not None:
        held = (digging.spades, digging.hexes, digging.dug, digging.builds)
        if not all(0 <= number <= 200 for number in held):
            return [f"spades, hexes, transformed, dwellings to build: {held}"]
    lists = (table.raised, table.offers, table.stepped, table.declined, table.queue, table.passed)
    if max([len(held) for held in lists]) > MOST_LISTED or len(table.in_game) > len(BONUS_NAMES):
        return ["more offers, or seats to choose, than a game has"]
    seats = range(table.players)
    if any(o[1] not in seats or o[2] not in seats for o in table.raised + table.offers):
        return ["an offer from nobody, or to nobody"]
    if any(not 0 < offer[3] < len(LEECHES[0]) for offer in table.raised + table.offers):
        return ["an offer of no power, or of too much"]
    return []


def _flow(table: TerraTable) -> list[str]:
    seats = list(range(table.players))
    if sorted(table.order) != seats:
        return [f"order {table.order}"]
    if any(seat not in seats for seat in [*table.passed, *table.queue, table.active]):
        return [f"seats {table.passed} {table.queue} {table.active}"]
    if not 0 <= table.round <= ROUNDS or len(table.scoring) != ROUNDS:
        return [f"round {table.round}, scoring tiles {table.scoring}"]
    if not all(0 <= colour < len(TERRAINS) for colour in table.colours):
        return [f"colours {table.colours}"]
    if table.phase >= TAKING and NONE in table.faction:
        return [f"factions {table.faction}"]
    colours = [BOARDS[faction].home for faction in table.faction if faction != NONE]
    if len(set(colours)) < len(colours):
        names = ", ".join([FACTIONS[faction] for faction in table.faction if faction != NONE])
        return [f"two factions of one colour: {names}"]
    if table.phase < ACTING and not table.queue:
        return ["nobody to choose in the set-up"]
    if table.phase == REWARDED and not any(table.reward):
        return ["no spades of rewards to use"]
    to_move = table.phase == ACTING and not table.turn.ending and not table.turn.acting
    if to_move and table.active in table.passed:
        return [f"seat {table.active + 1} has passed and is to move"]
    return []


def _seat(table: TerraTable, seat: int) -> list[str]:
    if table.faction[seat] == NONE:
        return []
    who = f"seat {seat + 1}: "
    wrong: list[str] = []
    tokens = table.bowl1[seat] + table.bowl2[seat] + table.bowl3[seat]
    least = min(table.bowl1[seat], table.bowl2[seat], table.removed[seat])
    if tokens + table.removed[seat] != TOKENS or least < 0:
        wrong.append(who + f"{tokens} power tokens, {table.removed[seat]} removed")
    numbers = (table.vp, table.coins, table.workers, table.priests, table.bowl3, table.keys)
    if min([values[seat] for values in numbers]) < 0:
        wrong.append(who + "less than nothing of something")
    if table.priests[seat] + table.orders.count(seat) > PRIESTS:
        wrong.append(who + f"more than {PRIESTS} priests")
    if table.bridge.count(seat) + table.bridges[seat] != BRIDGES:
        wrong.append(who + f"{table.bridge.count(seat)} bridges, {table.bridges[seat]} left")
    for building in range(1, len(PIECES)):
        if on_map(table, seat, building) > PIECES[building]:
            wrong.append(who + f"{on_map(table, seat, building)} {BUILDINGS[building]}")
    board = BOARDS[table.faction[seat]]
    if not 0 <= table.shipping[seat] <= board.ship_most:
        wrong.append(who + f"shipping {table.shipping[seat]}")
    if not 0 <= table.digging[seat] <= board.dig_most:
        wrong.append(who + f"spade track {table.digging[seat]}")
    return wrong + _keys(table, seat)


def _keys(table: TerraTable, seat: int) -> list[str]:
    """A key for each town (two for one tile), less those used for a field 10."""
    steps = table.cult[len(CULTS) * seat : len(CULTS) * (seat + 1)]
    if not all(0 <= step <= TOP for step in steps):
        return [f"seat {seat + 1}: cults {steps}"]
    earned = sum(
        [tile.keys * table.towns[len(TOWN) * seat + number] for number, tile in enumerate(TOWN)]
    )
    if table.keys[seat] + steps.count(TOP) != earned:
        return [f"seat {seat + 1}: {table.keys[seat]} keys of {earned}, cults {steps}"]
    return []


def _map(table: TerraTable) -> list[str]:
    wrong: list[str] = []
    for hex in range(LAND):
        owner = table.owner[hex]
        if (owner == NOBODY) != (table.building[hex] == 0):
            wrong.append(f"{NAMES[hex]}: a building without an owner")
        elif owner != NOBODY and table.terrain[hex] != BOARDS[table.faction[owner]].home:
            wrong.append(f"{NAMES[hex]}: a building on foreign terrain")
        elif table.urban >> hex & 1 and owner == NOBODY:
            wrong.append(f"{NAMES[hex]}: a town without a building")
    for site, owner in enumerate(table.bridge):
        if owner != NOBODY and seat_off_bridge(table, site, owner):
            wrong.append(f"bridge {NAMES[SITES[site][0]]}: no building of its owner beside it")
    return wrong


def seat_off_bridge(table: TerraTable, site: int, owner: int) -> bool:
    one, other = SITES[site]
    return owner not in (table.owner[one], table.owner[other])


def _tiles(table: TerraTable) -> list[str]:
    wrong: list[str] = []
    for number, tile in enumerate(FAVOUR):
        held = sum([bits >> number & 1 for bits in table.favours])
        if held + table.favour_left[number] != (tile.copies if tile.set in table.sets else 0):
            wrong.append(f"{tile.name}: {held} held, {table.favour_left[number]} left")
    for number, town in enumerate(TOWN):
        held = sum(table.towns[number :: len(TOWN)])
        if held + table.town_left[number] not in (0, town.copies):
            wrong.append(f"{town.name}: {held} held, {table.town_left[number]} left")
    held_tiles = [tile for tile in table.bonus if tile != NONE]
    if len(set(held_tiles)) != len(held_tiles) or any(t not in table.in_game for t in held_tiles):
        wrong.append(f"bonus tiles {[BONUS_NAMES[tile] for tile in held_tiles]}")
    if table.phase not in (TAKING, OVER) and table.round and table.round < ROUNDS:
        missing = [s for s in range(table.players) if table.bonus[s] == NONE and not table.gone[s]]
        if missing:
            wrong.append(f"seats without a bonus tile: {missing}")
    return wrong
