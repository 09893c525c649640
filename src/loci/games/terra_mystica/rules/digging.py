"""Spades, transforming and building a dwelling: Action 1 and everything like it (TM-10)."""

from __future__ import annotations

from typing import Final

from loci.games.terra_mystica.rules.gains import gain_power, holdings, score
from loci.games.terra_mystica.rules.offers import raise_offers
from loci.games.terra_mystica.rules.reach import (
    has,
    home,
    occupied,
    put_building,
    put_terrain,
    reached,
    skip_priests,
    skip_workers,
    tunnelled,
)
from loci.games.terra_mystica.rules.towns import look_for_town
from loci.games.terra_mystica.state.board import ADJACENT, ALL_LAND, bits, steps_between
from loci.games.terra_mystica.state.events import Built, Dug, Skipped, SpadesGot, Transformed
from loci.games.terra_mystica.state.factions import BOARDS
from loci.games.terra_mystica.state.table import ACTING, REWARDED, TerraTable
from loci.games.terra_mystica.state.terms import (
    ALCHEMISTS,
    DARKLINGS,
    DWELLING,
    FROM_FACTION,
    FROM_FAVOURS,
    FROM_SCORING,
    GIANTS,
    HALFLINGS,
    NONE,
    STRONGHOLD,
    TERRAINS,
    WASTELAND,
)
from loci.games.terra_mystica.state.tiles import FAV11, FAV11_VP, SCORING
from loci.games.terra_mystica.state.turn import Turn

SKIP_VP: Final = 4
GIANTS_SPADES: Final = 2
MOST_SPADES: Final = 3  # the farthest terrain of the circle
DARKLINGS_VP: Final = 2
ALCHEMISTS_POWER: Final = 2


def open_digging(turn: Turn, spades: int, hexes: int, any_site: int = 0, fixed: int = 0) -> None:
    """An action that transforms: spades in hand, and one dwelling allowed."""
    turn.spades = spades
    turn.hexes = hexes
    turn.exact = 0
    turn.dug = 0
    turn.builds = 1
    turn.sites = 0
    turn.skipped = NONE
    turn.home_next = 0
    turn.any_site = any_site
    turn.fixed = fixed


def get_spades(table: TerraTable, seat: int, spades: int) -> None:
    """What the factions, and in online play the scoring tile, give for spades obtained."""
    if table.faction[seat] == HALFLINGS:
        score(table, seat, spades, FROM_FACTION)
    elif table.faction[seat] == ALCHEMISTS and has(table, seat, STRONGHOLD):
        gain_power(table, seat, ALCHEMISTS_POWER * spades)
    if table.rules.spades_obtained:
        _score_spades(table, seat, spades)


def free_spades(table: TerraTable, seat: int, spades: int, hexes: int, stronghold: int = 0) -> None:
    """Spades of an action or of the Halflings' stronghold, for at most `hexes` hexes.

    The dwelling goes on the first of them; with the stronghold's on any (TM-29.26).
    """
    any_site = stronghold or table.rules.second_hex
    open_digging(table.turn, spades, hexes, any_site, fixed=stronghold)
    get_spades(table, seat, spades)
    if table.sink is not None:
        table.sink.append(SpadesGot(seat, spades, holdings(table, seat)))


def buy_spades(table: TerraTable, seat: int, spades: int) -> None:
    """Pay workers (Darklings: priests) for spades that all go to one hex (TM-10.31)."""
    turn = table.turn
    if table.faction[seat] == DARKLINGS:
        table.priests[seat] -= spades
        score(table, seat, DARKLINGS_VP * spades, FROM_FACTION)
    else:
        table.workers[seat] -= spades * spade_rate(table, seat)
    turn.spades += spades
    turn.hexes = 1
    turn.exact = 1
    if table.sink is not None:
        table.sink.append(Dug(seat, spades))
    get_spades(table, seat, spades)


def transform(table: TerraTable, seat: int, hex: int, terrain: int) -> None:
    """Use spades in hand on a hex."""
    turn = table.turn
    spades = spade_price(table, seat, hex, terrain)
    if table.phase == REWARDED:
        table.reward[seat] -= spades
    else:
        pay_skip(table, seat, hex)
        turn.spades -= spades
        turn.hexes -= 1
        turn.dug += 1
        at_home = terrain == home(table, seat)
        if at_home and (turn.dug == 1 or turn.any_site):
            turn.sites |= 1 << hex
        if turn.spades and not at_home and not table.rules.second_hex:
            turn.hexes = 0  # only what the home terrain does not need may go elsewhere (TM-10.27)
        turn.home_next = 1 if turn.spades and not at_home else 0
    put_terrain(table, hex, terrain)
    if table.sink is not None:
        table.sink.append(Transformed(seat, hex, terrain, spades))
    if not table.rules.spades_obtained:
        _score_spades(table, seat, spades)


def raise_storm(table: TerraTable, seat: int, hex: int) -> None:
    """The Nomads' sandstorm: no spade, no score for one (TM-29.87)."""
    table.turn.storm = 0
    table.turn.sites = 1 << hex
    table.turn.dug = 1
    put_terrain(table, hex, home(table, seat))
    if table.sink is not None:
        table.sink.append(Transformed(seat, hex, home(table, seat), 0))


def build_dwelling(table: TerraTable, seat: int, hex: int, free: bool) -> None:
    """Pay for a dwelling and put it on the map, with all that follows from a new building."""
    if not free:
        pay_skip(table, seat, hex)
        board = BOARDS[table.faction[seat]]
        table.workers[seat] -= board.cost_workers[DWELLING]
        table.coins[seat] -= board.cost_coins[DWELLING]
    raise_offers(table, seat, hex)
    put_building(table, seat, hex, DWELLING)
    if table.sink is not None:
        table.sink.append(Built(seat, hex, DWELLING))
    score(table, seat, SCORING[table.scoring[table.round - 1]].vp[DWELLING], FROM_SCORING)
    if table.favours[seat] >> FAV11 & 1:
        score(table, seat, FAV11_VP, FROM_FAVOURS)
    look_for_town(table, seat, hex)


def pay_skip(table: TerraTable, seat: int, hex: int) -> None:
    """Pay for a tunnel or carpet if nothing else reaches `hex`, once in an action (TM-29.45)."""
    if reached(table, seat) >> hex & 1 or table.turn.skipped == hex:
        return
    table.workers[seat] -= skip_workers(table, seat)
    table.priests[seat] -= skip_priests(table, seat)
    table.turn.skipped = hex
    if table.sink is not None:
        table.sink.append(Skipped(seat, hex))
    score(table, seat, SKIP_VP, FROM_FACTION)


def _score_spades(table: TerraTable, seat: int, spades: int) -> None:
    if table.phase == ACTING:
        points = SCORING[table.scoring[table.round - 1]].vp_spade
        score(table, seat, spades * points, FROM_SCORING)


# -- reading ---------------------------------------------------------------------------------------


def spade_rate(table: TerraTable, seat: int) -> int:
    """Workers for a spade; 0 for the Darklings, who pay priests."""
    rates = BOARDS[table.faction[seat]].rates
    return rates[table.digging[seat]] if rates else 0


def ways(table: TerraTable, seat: int, hex: int) -> list[tuple[int, int]]:
    """The terrains `hex` can be turned into by this faction, with the spades for each."""
    if table.faction[seat] == GIANTS:
        return _GIANTS_WAYS[table.terrain[hex]]
    return _WAYS[7 * home(table, seat) + table.terrain[hex]]


def spade_price(table: TerraTable, seat: int, hex: int, terrain: int) -> int:
    """Spades that turn `hex` into `terrain`, or 0 where this faction cannot do so."""
    for result, spades in ways(table, seat, hex):
        if result == terrain:
            return spades
    return 0


def _ways(own: int, now: int) -> list[tuple[int, int]]:
    """The shorter way round the circle counts, and it never leads through the home terrain."""
    if now == own:
        return []
    found: list[tuple[int, int]] = []
    for terrain in range(len(TERRAINS)):
        price = steps_between(now, terrain)
        through = steps_between(now, own) + steps_between(own, terrain)
        if price and (terrain == own or through != price):
            found.append((terrain, price))
    return found


_WAYS: Final = [_ways(own, now) for own in range(len(TERRAINS)) for now in range(len(TERRAINS))]
_GIANTS_WAYS: Final = [
    [] if now == WASTELAND else [(WASTELAND, GIANTS_SPADES)] for now in range(len(TERRAINS))
]


def free_land(table: TerraTable) -> int:
    return ALL_LAND & ~occupied(table)


def diggable(table: TerraTable, seat: int) -> int:
    """Free land in reach, not home terrain yet; without tunnels and carpets."""
    return reached(table, seat) & free_land(table) & ~table.ground[home(table, seat)]


def dig_by_skipping(table: TerraTable, seat: int) -> int:
    """The same for hexes that only a tunnel or carpet reaches; none while one was used."""
    if table.turn.skipped != NONE or table.phase == REWARDED:
        return 0
    return tunnelled(table, seat) & free_land(table) & ~table.ground[home(table, seat)]


def storm_hexes(table: TerraTable, seat: int) -> int:
    """Free land beside own buildings without bridge or river, not desert yet (TM-29.84, 85)."""
    found = 0
    for hex in bits(table.held[seat]):
        found |= ADJACENT[hex]
    return found & free_land(table) & ~table.ground[home(table, seat)]
