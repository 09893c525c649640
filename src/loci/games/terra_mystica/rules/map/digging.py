"""Spades, transforming and building a dwelling: Action 1 and everything like it (TM-10)."""

from __future__ import annotations

from typing import Final

from loci.core.decision import Move
from loci.games.terra_mystica.rules.economy.costs import (
    POWER_FOR_PRIEST,
    POWER_FOR_WORKER,
    could_pay,
)
from loci.games.terra_mystica.rules.economy.gains import holdings, priest_reserve, score
from loci.games.terra_mystica.rules.economy.offers import raise_offers
from loci.games.terra_mystica.rules.map.reach import reached, skip_cost, tunnelled
from loci.games.terra_mystica.rules.map.towns import look_for_town
from loci.games.terra_mystica.rules.tiles import score_built
from loci.games.terra_mystica.state.board import ADJACENT, ALL_LAND, members
from loci.games.terra_mystica.state.events import Built, Dug, Skipped, SpadesGot, Transformed
from loci.games.terra_mystica.state.land import home, put_building, put_terrain
from loci.games.terra_mystica.state.moves import COIN, POWER, PRIEST, WORKER, Burn, Convert
from loci.games.terra_mystica.state.registry import BOARDS, SCORING
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTING,
    DWELLING,
    FROM_FACTION,
    FROM_SCORING,
    NONE,
    REWARDED,
)
from loci.games.terra_mystica.state.turn import DIGGING, SANDSTORM, Digging

SKIP_VP: Final = 4


def open_digging(
    table: TerraTable, spades: int, hexes: int, any_site: int = 0, fixed: int = 0
) -> Digging:
    """An action that transforms: spades in hand, and one dwelling allowed."""
    table.turn.settle(DIGGING)
    digging = Digging(spades, hexes, any_site, fixed)
    table.turn.owe(digging)
    return digging


def get_spades(table: TerraTable, seat: int, spades: int) -> None:
    """What the factions, and in online play the scoring tile, give for spades obtained."""
    BOARDS[table.faction[seat]].on_spades(table, seat, spades)
    if table.rules.spades_obtained:
        _score_spades(table, seat, spades)


def free_spades(table: TerraTable, seat: int, spades: int, hexes: int, stronghold: int = 0) -> None:
    """Spades of an action or of the Halflings' stronghold, for at most `hexes` hexes.

    The dwelling goes on the first of them; with the stronghold's on any (TM-29.26).
    """
    any_site = stronghold or table.rules.second_hex
    open_digging(table, spades, hexes, any_site, fixed=stronghold)
    get_spades(table, seat, spades)
    if table.sink is not None:
        table.sink.append(SpadesGot(seat, spades, holdings(table, seat)))


def buy_spades(table: TerraTable, seat: int, digging: Digging, spades: int) -> None:
    """Pay workers (Darklings: priests) for spades that all go to one hex (TM-10.31)."""
    board = BOARDS[table.faction[seat]]
    price = board.dig_prices[table.digging[seat]][spades]
    table.workers[seat] -= price.workers
    table.priests[seat] -= price.priests
    board.on_spades_bought(table, seat, spades)
    digging.spades += spades
    digging.hexes = 1
    digging.exact = 1
    if table.sink is not None:
        table.sink.append(Dug(seat, spades))
    get_spades(table, seat, spades)


def transform(table: TerraTable, seat: int, hex: int, terrain: int) -> None:
    """Use spades in hand, or those of a cult reward, on a hex."""
    spades = spade_price(table, seat, hex, terrain)
    if table.phase == REWARDED:
        table.reward[seat] -= spades
    else:
        digging = table.turn.digging()
        assert digging is not None
        pay_skip(table, seat, hex)
        digging.spades -= spades
        digging.hexes -= 1
        digging.dug += 1
        at_home = terrain == home(table, seat)
        if at_home and (digging.dug == 1 or digging.any_site):
            digging.sites |= 1 << hex
        if digging.spades and not at_home and not table.rules.second_hex:
            digging.hexes = 0  # only what the home terrain does not need goes elsewhere (TM-10.27)
        digging.home_next = 1 if digging.spades and not at_home else 0
        _close(table, digging)
    put_terrain(table, hex, terrain)
    if table.sink is not None:
        table.sink.append(Transformed(seat, hex, terrain, spades))
    if not table.rules.spades_obtained:
        _score_spades(table, seat, spades)


def raise_storm(table: TerraTable, seat: int, hex: int) -> None:
    """The Nomads' sandstorm: no spade, no score for one (TM-29.87)."""
    table.turn.settle(SANDSTORM)
    digging = table.turn.digging()
    if digging is not None:
        digging.sites = 1 << hex
        digging.dug = 1
    put_terrain(table, hex, home(table, seat))
    if table.sink is not None:
        table.sink.append(Transformed(seat, hex, home(table, seat), 0))


def build_dwelling(table: TerraTable, seat: int, hex: int, free: bool) -> None:
    """Pay for a dwelling and put it on the map, with all that follows from a new building."""
    if not free:
        pay_skip(table, seat, hex)
        price = BOARDS[table.faction[seat]].prices[DWELLING]
        table.workers[seat] -= price.workers
        table.coins[seat] -= price.coins
        digging = table.turn.digging()
        if digging is not None:
            digging.builds = 0
            _close(table, digging)
    raise_offers(table, seat, hex)
    put_building(table, seat, hex, DWELLING)
    if table.sink is not None:
        table.sink.append(Built(seat, hex, DWELLING))
    score_built(table, seat, DWELLING)
    look_for_town(table, seat, hex)


def pay_skip(table: TerraTable, seat: int, hex: int) -> None:
    """Pay for a tunnel or carpet if nothing else reaches `hex`, once in an action (TM-29.45)."""
    digging = table.turn.digging()
    if reached(table, seat) >> hex & 1 or (digging is not None and digging.skipped == hex):
        return
    price = skip_cost(table, seat)
    assert price is not None
    table.workers[seat] -= price.workers
    table.priests[seat] -= price.priests
    if digging is not None:
        digging.skipped = hex
    if table.sink is not None:
        table.sink.append(Skipped(seat, hex))
    score(table, seat, SKIP_VP, FROM_FACTION)


def _close(table: TerraTable, digging: Digging) -> None:
    """An action with no spade and no dwelling left in it is over."""
    if not digging.spades and not digging.builds:
        table.turn.settle(DIGGING)


def _score_spades(table: TerraTable, seat: int, spades: int) -> None:
    if table.phase == ACTING:
        points = SCORING[table.scoring[table.round - 1]].vp_spade
        score(table, seat, spades * points, FROM_SCORING)


# -- reading ---------------------------------------------------------------------------------------


def ways(table: TerraTable, seat: int, hex: int) -> list[tuple[int, int]]:
    """The terrains `hex` can be turned into by this faction, with the spades for each."""
    return BOARDS[table.faction[seat]].ways[table.terrain[hex]]


def spade_price(table: TerraTable, seat: int, hex: int, terrain: int) -> int:
    """Spades that turn `hex` into `terrain`, or 0 where this faction cannot do so."""
    for result, spades in ways(table, seat, hex):
        if result == terrain:
            return spades
    return 0


def free_land(table: TerraTable) -> int:
    return ALL_LAND & ~table.built


def diggable(table: TerraTable, seat: int) -> int:
    """Free land in reach, not home terrain yet; without tunnels and carpets."""
    return reached(table, seat) & free_land(table) & ~table.ground[home(table, seat)]


def dig_by_skipping(table: TerraTable, seat: int) -> int:
    """The same for hexes that only a tunnel or carpet reaches; none while one was used."""
    if not BOARDS[table.faction[seat]].way or table.phase == REWARDED or has_skipped(table):
        return 0
    return tunnelled(table, seat) & free_land(table) & ~table.ground[home(table, seat)]


def has_skipped(table: TerraTable) -> bool:
    """Whether the action under way has used its tunnel or carpet."""
    digging = table.turn.digging()
    return digging is not None and digging.skipped != NONE


def storm_hexes(table: TerraTable, seat: int) -> int:
    """Free land beside own buildings without bridge or river, not desert yet (TM-29.84, 85)."""
    found = 0
    for hex in members(table.held[seat]):
        found |= ADJACENT[hex]
    return found & free_land(table) & ~table.ground[home(table, seat)]


# -- spades that have to be used -------------------------------------------------------------------
#
# Bought spades are all used (TM-10.31). Where only a tunnel or carpet leads to a hex for them, its
# price must stay within reach (TM-10.44): a conversion or sacrifice after which nothing could pay
# it is refused, as long as there is another way. Where it is out of reach all the same, the spades
# are lost (TM-10.45).


def bought_spades(table: TerraTable) -> int:
    """Bought spades in hand, with those they were added to; all of them go to one hex."""
    digging = table.turn.digging()
    return digging.spades if digging is not None and digging.exact else 0


def needs_skip(table: TerraTable, seat: int) -> bool:
    """Whether only a tunnel or carpet, still to be paid, leads to a hex for the bought spades."""
    return bought_spades(table) > 0 and not diggable(table, seat)


def are_stranded(table: TerraTable, seat: int) -> bool:
    """Whether no hex can take the bought spades, whatever is converted: they are lost then
    (TM-10.45)."""
    if not needs_skip(table, seat):
        return False
    price = skip_cost(table, seat)
    return price is None or not dig_by_skipping(table, seat) or not could_pay(table, seat, price)


def strands_spades(table: TerraTable, seat: int, move: Move) -> bool:
    """Whether a conversion or sacrifice would leave bought spades without a hex, though another
    way to go on would not."""
    if not needs_skip(table, seat) or are_stranded(table, seat):
        return False
    if isinstance(move, Burn):
        return not table.rules.free_burning and _burn_strands(table, seat, move.moved)
    assert isinstance(move, Convert)
    if _is_payable_after(table, seat, move):
        return False
    return not table.turn.must_spend() or _can_spend_well(table, seat, table.bowl3[seat])


def _burn_strands(table: TerraTable, seat: int, moved: int) -> bool:
    """After a sacrifice all of bowl III is spent at once: is there a way that keeps enough?"""
    after = table.clone()
    after.bowl2[seat] -= 2 * moved
    after.bowl3[seat] += moved
    return not _can_spend_well(after, seat, after.bowl3[seat])


def _can_spend_well(table: TerraTable, seat: int, power: int) -> bool:
    """Whether `power` can be spent in one conversion such that the tunnel or flight stays payable.
    (Action spaces are out of the question while spades are in hand.)"""
    ways = [Convert(power, POWER, power, COIN)]
    if power % POWER_FOR_WORKER == 0:
        ways.append(Convert(power, POWER, power // POWER_FOR_WORKER, WORKER))
    if power % POWER_FOR_PRIEST == 0 and power // POWER_FOR_PRIEST <= priest_reserve(table, seat):
        ways.append(Convert(power, POWER, power // POWER_FOR_PRIEST, PRIEST))
    return any(_is_payable_after(table, seat, way) for way in ways)


def _is_payable_after(table: TerraTable, seat: int, move: Convert) -> bool:
    """Whether conversions could still pay for the tunnel or flight after this one."""
    price = skip_cost(table, seat)
    assert price is not None
    after = table.clone()
    if move.pay_kind == POWER:
        after.bowl3[seat] -= move.pay
    elif move.pay_kind == WORKER:
        after.workers[seat] -= move.pay
    elif move.pay_kind == PRIEST:
        after.priests[seat] -= move.pay
    if move.get_kind == WORKER:
        after.workers[seat] += move.get
    elif move.get_kind == PRIEST:
        after.priests[seat] += move.get
    return could_pay(after, seat, price)
