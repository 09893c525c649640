"""Why a hex cannot be dug, transformed or built on."""

from __future__ import annotations

from loci.core.text import Text
from loci.games.terra_mystica.rules.allowed import (
    action_sites,
    can_begin,
    dig_cost,
    dwelling_cost,
    enough_spades,
    may_add_spades,
    reachable_sites,
    ride_hexes,
    skip_cost,
    skipped_hex,
)
from loci.games.terra_mystica.rules.costs import could_pay
from loci.games.terra_mystica.rules.digging import (
    dig_by_skipping,
    diggable,
    spade_price,
    storm_hexes,
)
from loci.games.terra_mystica.rules.paying import short_of
from loci.games.terra_mystica.rules.reach import home, in_supply, reached, tunnelled
from loci.games.terra_mystica.rules.reasons_begin import why_not_begin
from loci.games.terra_mystica.state.board import NAMES
from loci.games.terra_mystica.state.events import building_text, terrain_text
from loci.games.terra_mystica.state.moves import (
    Transform,
)
from loci.games.terra_mystica.state.table import (
    TerraTable,
)
from loci.games.terra_mystica.state.terms import (
    DWELLING,
    GIANTS,
    NOBODY,
    NONE,
)


def why_not_build(table: TerraTable, seat: int, hex: int) -> Text | None:
    if table.owner[hex] != NOBODY:
        return Text("hex-occupied", hex=NAMES[hex])
    if not in_supply(table, seat, DWELLING):
        return Text("none-left", building=building_text(DWELLING))
    if table.turn.ride:
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
    turn = table.turn
    if turn.acting and turn.builds and not can_begin(table, seat):
        if turn.spades:
            return Text("first-spades", spades=turn.spades)
        if turn.dug:
            return Text("build-where-dug")
    begun = why_not_begin(table, seat) if not (turn.acting and turn.builds) else None
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
    if table.faction[seat] == GIANTS:
        return Text("terrain-giants")
    return Text("terrain-through-home", terrain=terrain_text(terrain), home=terrain_text(own))


def why_not_transform(table: TerraTable, seat: int, move: Transform) -> Text | None:
    turn = table.turn
    if turn.storm:
        if move.terrain != home(table, seat):
            return Text("storm-terrain", terrain=terrain_text(home(table, seat)))
        if storm_hexes(table, seat) >> move.hex & 1:
            return None
        return why_not_terrain(table, seat, move) or Text("storm-beside", hex=NAMES[move.hex])
    if not turn.spades:
        return Text("no-spades")
    if not turn.hexes:
        return Text("spades-one-hex")
    wrong = why_not_terrain(table, seat, move)
    if wrong is not None:
        return wrong
    if turn.home_next and move.terrain != home(table, seat):
        return Text("spades-home-next")
    if not reached(table, seat) >> move.hex & 1:
        if not tunnelled(table, seat) >> move.hex & 1:
            return Text("hex-far", hex=NAMES[move.hex])
        if turn.skipped != NONE:
            return Text("skip-once")
        short = short_of(table, seat, skip_cost(table, seat))
        if short is not None:
            return short
    need = spade_price(table, seat, move.hex, move.terrain)
    if need > turn.spades:
        return Text("needs-spades", need=need, have=turn.spades)
    if turn.exact and need < turn.spades:
        return Text("first-bought-spades", spades=turn.spades)
    return None


def why_not_dig(table: TerraTable, seat: int, spades: int) -> Text | None:
    if spades < 1:
        return Text("dig-number")
    if not may_add_spades(table.turn):
        begun = why_not_begin(table, seat)
        if begun is not None:
            return begun
    if not enough_spades(table, seat, spades):
        return Text("dig-giants" if table.faction[seat] == GIANTS else "dig-too-many")
    short = short_of(table, seat, dig_cost(table, seat, spades, False))
    if short is not None:
        return short
    if diggable(table, seat):
        return None
    if not dig_by_skipping(table, seat):
        return Text("dig-nowhere")
    whole = dig_cost(table, seat, spades, True)
    return None if could_pay(table, seat, whole) else Text("dig-skip-unpaid")
