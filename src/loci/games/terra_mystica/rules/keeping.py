"""What has to be kept back: the price of the tunnel or flight on which bought spades depend.

Bought spades are all used (TM-10.31). Where only a tunnel or carpet leads to a hex for them, its
price must stay within reach (TM-10.44): a conversion or sacrifice after which nothing could pay
it is refused, as long as there is another way. Where it is out of reach all the same, the spades
are lost (TM-10.45).
"""

from __future__ import annotations

from loci.core.decision import Move
from loci.games.terra_mystica.rules.costs import POWER_FOR_PRIEST, POWER_FOR_WORKER, could_pay
from loci.games.terra_mystica.rules.digging import are_stranded, needs_skip
from loci.games.terra_mystica.rules.gains import priest_reserve
from loci.games.terra_mystica.rules.reach import skip_cost
from loci.games.terra_mystica.state.moves import COIN, POWER, PRIEST, WORKER, Burn, Convert
from loci.games.terra_mystica.state.table import TerraTable


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
