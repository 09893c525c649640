"""What the rules allow at this point of a turn: read by the listing and by the reasons alike."""

from __future__ import annotations

from loci.games.terra_mystica.rules.cults import keys_to_use
from loci.games.terra_mystica.rules.map.digging import are_stranded, bought_spades, free_land
from loci.games.terra_mystica.rules.map.reach import reached, tunnelled
from loci.games.terra_mystica.state.board import members
from loci.games.terra_mystica.state.land import has, home
from loci.games.terra_mystica.state.pieces import Cost
from loci.games.terra_mystica.state.registry import BOARDS, BONUS, FAVOUR, SPACES
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import DWELLING, MOST_SPADES, NONE, PIECES, STRONGHOLD
from loci.games.terra_mystica.state.turn import SANDSTORM, Digging

# -- the turn --------------------------------------------------------------------------------------


def owes(table: TerraTable, seat: int) -> bool:
    """Whether the player still has to take something before going on."""
    turn = table.turn
    return turn.must() or (turn.cut > 0 and bool(keys_to_use(table, seat)))


def may_begin(table: TerraTable, seat: int) -> bool:
    """Whether another action can be begun, power to be spent at once aside.

    In a double turn the neighbours answer the first action before the second (TM-29.66).
    """
    turn = table.turn
    if not turn.actions or turn.must_take():
        return False
    if turn.acting and (turn.unused() or (table.raised and not table.rules.deferred)):
        return False
    return not (turn.cut and keys_to_use(table, seat))


def can_begin(table: TerraTable, seat: int) -> bool:
    return not table.turn.must_spend() and may_begin(table, seat)


def may_end(table: TerraTable, seat: int) -> bool:
    """An action was taken, nothing is owed, and no bought spade is left that could be used."""
    if not table.turn.acting or owes(table, seat):
        return False
    return not bought_spades(table) or are_stranded(table, seat)


def addable(table: TerraTable) -> Digging | None:
    """The transforming action to which spades may be added: before its first hex; not to the
    Halflings' three or a storm."""
    digging = table.turn.digging()
    if digging is None or not digging.builds or digging.dug or digging.fixed:
        return None
    return digging


def enough_spades(table: TerraTable, seat: int, spades: int) -> bool:
    """Whether `spades` more can all be used on one hex together with those in hand."""
    digging = addable(table)
    total = spades + (0 if digging is None else digging.spades)
    wanted = BOARDS[table.faction[seat]].spades_a_hex
    return total == wanted if wanted else total <= MOST_SPADES


# -- prices ----------------------------------------------------------------------------------------


def dwelling_cost(table: TerraTable, seat: int, skipping: bool) -> Cost:
    board = BOARDS[table.faction[seat]]
    if skipping:
        return board.far_prices[has(table, seat, STRONGHOLD)]
    return board.prices[DWELLING]


def dig_cost(table: TerraTable, seat: int, spades: int, skipping: bool) -> Cost:
    """Bought spades, and the tunnel or carpet where no other hex can take them."""
    board = BOARDS[table.faction[seat]]
    price = board.dig_prices[table.digging[seat]][spades]
    if not skipping or not board.way:
        return price
    skip = board.skip_prices[has(table, seat, STRONGHOLD)]
    return Cost(0, price.workers + skip.workers, price.priests + skip.priests)


# -- places ----------------------------------------------------------------------------------------


def standing(table: TerraTable, seat: int, building: int) -> list[int]:
    """The hexes with such a building of `seat`."""
    return members(table.standing[len(PIECES) * seat + building])


def skipped_hex(table: TerraTable) -> int:
    """The hex that this action has reached by tunnel or carpet already, as a set."""
    digging = table.turn.digging()
    return 0 if digging is None or digging.skipped == NONE else 1 << digging.skipped


def reachable_sites(table: TerraTable, seat: int) -> int:
    """Free home terrain for a dwelling of a new action, by tunnel or carpet too."""
    land = table.ground[home(table, seat)] & free_land(table)
    if not land:
        return 0
    return land & (reached(table, seat) | tunnelled(table, seat))


def action_sites(table: TerraTable, seat: int) -> int:
    """Where the dwelling of the action under way may stand."""
    digging = table.turn.digging()
    if digging is None or not digging.builds or (digging.spades and digging.exact):
        return 0
    if digging.fixed and table.turn.number(SANDSTORM):
        return 0
    if digging.dug:
        return digging.sites & free_land(table)
    return 0 if digging.spades or digging.fixed else reachable_sites(table, seat)


def ride_hexes(table: TerraTable, seat: int) -> int:
    """Free forest anywhere (TM-29.8)."""
    return table.ground[home(table, seat)] & free_land(table)


def open_sites(table: TerraTable, seat: int) -> int:
    """Free bridge sites (bits) with an own building at one end at least (TM-24.3, TM-24.12)."""
    return table.shores[seat] & ~table.bridged


# -- action spaces ---------------------------------------------------------------------------------


def own_spaces(table: TerraTable, seat: int) -> list[int]:
    """The special actions `seat` owns, used or not."""
    spaces: list[int] = []
    if table.bonus[seat] != NONE:
        space = BONUS[table.bonus[seat]].action
        if space is not None:
            spaces.append(space.number)
    if table.favours[seat]:
        for number in members(table.favours[seat]):
            space = FAVOUR[number].action
            if space is not None:
                spaces.append(space.number)
    board = BOARDS[table.faction[seat]]
    space = board.action
    if space is not None and (not board.action_needs_stronghold or has(table, seat, STRONGHOLD)):
        spaces.append(space.number)
    return spaces


def is_open(table: TerraTable, seat: int, action: int) -> bool:
    """Whether an action space is unused and may be used; costs aside."""
    space = SPACES[action]
    used = table.power_used if space.common else table.used[seat]
    return not used >> action & 1 and space.is_possible(table, seat)


def can_bridge(table: TerraTable, seat: int) -> bool:
    """A bridge left and a site for it (TM-24.13)."""
    return table.bridges[seat] > 0 and open_sites(table, seat) != 0
