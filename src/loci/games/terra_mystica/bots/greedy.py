"""A bot that makes the move after which its position looks best, one step ahead."""

from __future__ import annotations

from typing import Any, Final, final

from loci.core.bot import Bot, Budget, Glimpse
from loci.core.decision import Decision, Move
from loci.core.rng import Rng
from loci.games.terra_mystica.rules.economy.gains import room_for_power
from loci.games.terra_mystica.rules.economy.income import income_of
from loci.games.terra_mystica.rules.economy.offers import gain_and_price
from loci.games.terra_mystica.rules.map.digging import diggable, free_land
from loci.games.terra_mystica.rules.map.reach import reached
from loci.games.terra_mystica.rules.scoring import largest_area
from loci.games.terra_mystica.rules.turn.actions import do
from loci.games.terra_mystica.state.land import home, on_map
from loci.games.terra_mystica.state.moves import Burn, Convert, Decline, Done, Leech, Pass
from loci.games.terra_mystica.state.registry import BONUS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import CULTS, NONE, PIECES, ROUNDS
from loci.games.terra_mystica.state.turn import (
    BRIDGE,
    CULT_STEPS,
    FAVOUR_TILE,
    FREE_DWELLING,
    FREE_HOUSE,
    ORDINATION,
    POWER_TO_SPEND,
    SANDSTORM,
    TOWN_TILE,
    Digging,
)

# Worth of things in victory points, by feel. In the last round everything is worth its coins.
COIN: Final = 0.35
WORKER: Final = 0.9
PRIEST: Final = 1.8
POWER: Final = 0.3
LATE: Final = 1 / 3
KEPT: Final = 0.35
BUILDING: Final = (0.0, 0.6, 1.2, 2.4, 3.0, 3.6)
STEP: Final = 0.45
AREA: Final = 1.1
#: What is owed in a turn is worth, by its kind
OWED: Final = {
    POWER_TO_SPEND: 0.0,
    TOWN_TILE: 9.0,
    FAVOUR_TILE: 4.0,
    CULT_STEPS: STEP,
    BRIDGE: 1.0,
    FREE_DWELLING: 4.5,
    FREE_HOUSE: 4.0,
    SANDSTORM: 3.0,
    ORDINATION: 1.0,
}
#: What a move has to bring before the bot rather passes.
THRIFT: Final = 0.2


@final
class Greedy:
    """Looks at every listed move on a copy of the table and takes the best."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat: Final = seat
        self.rng: Final = Rng(seed)

    def decide(self, view: Glimpse, decision: Decision, budget: Budget) -> Move:
        table = view.sample(0)
        assert isinstance(table, TerraTable)
        moves = decision.moves
        if isinstance(moves[0], Leech | Decline):
            return self._answer(table, moves)
        now = worth(table, self.seat)
        best, most = moves[0], -1000.0
        for move in moves:
            gain = self._gain(table, move, now) + self.rng.below("ties", 100) / 10000
            if gain > most:
                best, most = move, gain
        return best

    def _answer(self, table: TerraTable, moves: list[Move]) -> Move:
        """Take power while it is cheap; the later the round, the less it is worth."""
        first = moves[0]
        assert isinstance(first, Leech)
        power, price = gain_and_price(table, self.seat, first.power)
        good = price <= (power * 0.6 if table.round < ROUNDS else 0)
        wanted = Leech if good else Decline
        return next(move for move in moves if isinstance(move, wanted))

    def _gain(self, table: TerraTable, move: Move, now: float) -> float:
        """How much better the position looks after a move than before."""
        if isinstance(move, Convert | Burn):
            return -0.5  # only where nothing else is listed
        copy = table.clone()
        do(copy, self.seat, move)
        if isinstance(move, Pass):
            return THRIFT + tile_worth(copy, self.seat) * 0.05
        if isinstance(move, Done):
            return 0.0
        return worth(copy, self.seat) - now


def make_greedy(_game: Any, seat: int, seed: int) -> Bot:
    return Greedy(seat, seed)


# -- reading ---------------------------------------------------------------------------------------


def worth(table: TerraTable, seat: int) -> float:
    """The position of a seat in victory points: what it has, and what that will bring."""
    if table.faction[seat] == NONE:
        return 0.0
    left = ROUNDS - table.round
    points = float(table.vp[seat]) + stock(table, seat, left)
    coins, workers, priests, power = income_of(table, seat)
    income = COIN * coins + WORKER * workers + PRIEST * priests
    income += POWER * min(power, room_for_power(table, seat) + 3)
    points += left * income * 0.8
    for building in range(1, len(PIECES)):
        points += BUILDING[building] * on_map(table, seat, building)
    points += STEP * sum(table.cult[len(CULTS) * seat : len(CULTS) * (seat + 1)])
    points += AREA * largest_area(table, seat)
    points += 0.6 * table.shipping[seat] + 1.5 * table.digging[seat]
    return points + prospects(table, seat, left) + in_hand(table, seat)


def stock(table: TerraTable, seat: int, left: int) -> float:
    """What is in store: with rounds to come it buys things, in the end it is change."""
    amounts = (table.coins[seat], table.workers[seat], table.priests[seat])
    power = table.bowl3[seat] + table.bowl2[seat] * 0.5
    if not left:
        return LATE * (sum(amounts) + power)
    coins, workers, priests = amounts
    # Half of what it would bring if it were spent: a bot that hoards builds nothing.
    return KEPT * (COIN * coins + WORKER * workers + PRIEST * priests + POWER * power)


def prospects(table: TerraTable, seat: int, left: int) -> float:
    """Land to build on, and land that could become so."""
    if not left:
        return 0.0
    own = table.ground[home(table, seat)] & free_land(table) & reached(table, seat)
    return 0.5 * min(4, own.bit_count()) + 0.08 * min(12, diggable(table, seat).bit_count())


def in_hand(table: TerraTable, seat: int) -> float:
    """What the turn has begun and still owes its player."""
    if seat != table.active:
        return 0.0
    turn = table.turn
    points = 0.0
    for thing in turn.owed:
        if isinstance(thing, Digging):
            points += 1.9 * thing.spades
            if thing.builds and thing.sites:
                points += 1.0
        else:
            points += OWED[thing.kind] * thing.number
    return points


def tile_worth(table: TerraTable, seat: int) -> float:
    """What the bonus tile in hand will bring."""
    if table.bonus[seat] == NONE:
        return 0.0
    tile = BONUS[table.bonus[seat]]
    gain = tile.income
    points = COIN * gain.coins + WORKER * gain.workers + PRIEST * gain.priests + POWER * gain.power
    for building in range(1, len(PIECES)):
        points += 0.9 * tile.vp[building] * on_map(table, seat, building)
    return points + 0.9 * tile.vp_shipping * table.shipping[seat]
