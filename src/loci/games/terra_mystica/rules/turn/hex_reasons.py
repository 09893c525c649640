"""Why no action can be begun, and why a hex cannot be dug, transformed or built on."""

from __future__ import annotations

from typing import Final

from loci.core.text import Text
from loci.games.terra_mystica.rules.cults import keys_to_use
from loci.games.terra_mystica.rules.economy.costs import could_pay
from loci.games.terra_mystica.rules.economy.reasons import short_of
from loci.games.terra_mystica.rules.map.digging import (
    dig_by_skipping,
    diggable,
    spade_price,
    storm_hexes,
)
from loci.games.terra_mystica.rules.map.reach import reached, skip_cost, tunnelled
from loci.games.terra_mystica.rules.turn.allowed import (
    action_sites,
    addable,
    can_begin,
    dig_cost,
    dwelling_cost,
    enough_spades,
    reachable_sites,
    ride_hexes,
    skipped_hex,
)
from loci.games.terra_mystica.state.board import NAMES
from loci.games.terra_mystica.state.land import home, in_supply
from loci.games.terra_mystica.state.moves import Transform
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import DWELLING, NOBODY, NONE, building_text, terrain_text
from loci.games.terra_mystica.state.turn import (
    BRIDGE,
    CULT_STEPS,
    FAVOUR_TILE,
    FREE_DWELLING,
    SANDSTORM,
    TOWN_TILE,
)

# -- beginning an action ---------------------------------------------------------------------------


def why_not_begin(table: TerraTable, seat: int) -> Text | None:
    """Why no (further) action can be begun now: what is still owed, or left in hand."""
    if can_begin(table, seat):
        return None
    missing = owed(table, seat)
    if missing is not None:
        return missing
    turn = table.turn
    if not turn.actions:
        return Text("acted-already")
    if turn.unused():
        return Text("first-unused")
    return Text("first-done")


def owed(table: TerraTable, seat: int) -> Text | None:
    """What has to be taken first."""
    turn = table.turn
    if turn.must_spend():
        return Text("first-spend", power=table.bowl3[seat])
    for kind, message in _FIRST:
        if turn.number(kind):
            return Text(message)
    return Text("first-key") if keys_to_use(table, seat) else None


_FIRST: Final = (
    (TOWN_TILE, "first-town"),
    (FAVOUR_TILE, "first-favour"),
    (CULT_STEPS, "first-step"),
    (BRIDGE, "first-bridge"),
)


# -- digging and building --------------------------------------------------------------------------


def why_not_build(table: TerraTable, seat: int, hex: int) -> Text | None:
    if table.owner[hex] != NOBODY:
        return Text("hex-occupied", hex=NAMES[hex])
    if not in_supply(table, seat, DWELLING):
        return Text("none-left", building=building_text(DWELLING))
    if table.turn.number(FREE_DWELLING):
        if ride_hexes(table, seat) >> hex & 1:
            return None
        return Text("hex-terrain", hex=NAMES[hex], terrain=terrain_text(home(table, seat)))
    if not action_sites(table, seat) >> hex & 1:
        wrong = _why_not_new_site(table, seat, hex)
        if wrong is not None:
            return wrong
        skipping = not reached(table, seat) >> hex & 1
    else:
        skipping = not (reached(table, seat) | skipped_hex(table)) >> hex & 1
    return short_of(table, seat, dwelling_cost(table, seat, skipping))


def _why_not_new_site(table: TerraTable, seat: int, hex: int) -> Text | None:
    """Why a dwelling on `hex` would not be an action of its own."""
    digging = table.turn.digging()
    if digging is not None and not digging.builds:
        digging = None
    if digging is not None and not can_begin(table, seat):
        if digging.spades:
            return Text("first-spades", spades=digging.spades)
        if digging.dug:
            return Text("build-where-dug")
    begun = why_not_begin(table, seat) if digging is None else None
    if begun is not None:
        return begun
    if table.terrain[hex] != home(table, seat):
        return Text("hex-terrain", hex=NAMES[hex], terrain=terrain_text(home(table, seat)))
    if not reachable_sites(table, seat) >> hex & 1:
        return Text("hex-far", hex=NAMES[hex])
    return why_not_begin(table, seat)


def why_not_terrain(table: TerraTable, seat: int, move: Transform) -> Text | None:
    """Whether this hex can become that terrain at all for this faction."""
    hex, terrain = move.hex, move.terrain
    own = home(table, seat)
    if table.owner[hex] != NOBODY:
        return Text("hex-occupied", hex=NAMES[hex])
    if table.terrain[hex] == terrain:
        return Text("terrain-already", hex=NAMES[hex], terrain=terrain_text(terrain))
    if table.terrain[hex] == own:
        return Text("terrain-home", hex=NAMES[hex])
    if spade_price(table, seat, hex, terrain):
        return None
    if BOARDS[table.faction[seat]].spades_a_hex:
        return Text("terrain-giants")
    return Text("terrain-through-home", terrain=terrain_text(terrain), home=terrain_text(own))


def why_not_transform(table: TerraTable, seat: int, move: Transform) -> Text | None:
    if table.turn.number(SANDSTORM):
        if move.terrain != home(table, seat):
            return Text("storm-terrain", terrain=terrain_text(home(table, seat)))
        if storm_hexes(table, seat) >> move.hex & 1:
            return None
        return why_not_terrain(table, seat, move) or Text("storm-beside", hex=NAMES[move.hex])
    digging = table.turn.digging()
    if digging is None or not digging.spades:
        return Text("no-spades")
    if not digging.hexes:
        return Text("spades-one-hex")
    wrong = why_not_terrain(table, seat, move)
    if wrong is not None:
        return wrong
    if digging.home_next and move.terrain != home(table, seat):
        return Text("spades-home-next")
    if not reached(table, seat) >> move.hex & 1:
        if not tunnelled(table, seat) >> move.hex & 1:
            return Text("hex-far", hex=NAMES[move.hex])
        if digging.skipped != NONE:
            return Text("skip-once")
        price = skip_cost(table, seat)
        short = None if price is None else short_of(table, seat, price)
        if short is not None:
            return short
    need = spade_price(table, seat, move.hex, move.terrain)
    if need > digging.spades:
        return Text("needs-spades", need=need, have=digging.spades)
    if digging.exact and need < digging.spades:
        return Text("first-bought-spades", spades=digging.spades)
    return None


def why_not_dig(table: TerraTable, seat: int, spades: int) -> Text | None:
    if spades < 1:
        return Text("dig-number")
    if addable(table) is None:
        begun = why_not_begin(table, seat)
        if begun is not None:
            return begun
    if not enough_spades(table, seat, spades):
        return Text("dig-giants" if BOARDS[table.faction[seat]].spades_a_hex else "dig-too-many")
    short = short_of(table, seat, dig_cost(table, seat, spades, False))
    if short is not None:
        return short
    if diggable(table, seat):
        return None
    if not dig_by_skipping(table, seat):
        return Text("dig-nowhere")
    whole = dig_cost(table, seat, spades, True)
    return None if could_pay(table, seat, whole) else Text("dig-skip-unpaid")
