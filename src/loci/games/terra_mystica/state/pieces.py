"""The kinds of content: factions, tiles and action spaces, each with its numbers and its hooks.

The pieces themselves are in `content`, each kind registered in `registry.py`. A hook that a piece
does not have does nothing.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from loci.games.terra_mystica.state.board import steps_between
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    BUILDINGS,
    CULTS,
    DWELLING,
    MOST_SPADES,
    NONE,
    SHIPPING_COINS,
    SPADES_WORKERS,
    TERRAINS,
    TRADING_HOUSE,
)

BASE: Final = "base"
PRIESTS_SENT: Final = 4  # in place of a cult: own priests on the cult board
COINS_A_POINT: Final = 3  # at the end of the game
START_RATES: Final = (3, 2, 1)  # workers for a spade, by the space of the track
SHIPPING_VP: Final = (0, 2, 3, 4)


@final
class Gain:
    """Coins, workers, priests and power."""

    __slots__ = ("coins", "power", "priests", "workers")

    def __init__(self, coins: int = 0, workers: int = 0, priests: int = 0, power: int = 0) -> None:
        self.coins: Final = coins
        self.workers: Final = workers
        self.priests: Final = priests
        self.power: Final = power


@final
class Cost:
    """The same to be paid."""

    __slots__ = ("coins", "key", "power", "priests", "workers")

    def __init__(self, coins: int = 0, workers: int = 0, priests: int = 0, power: int = 0) -> None:
        self.coins: Final = coins
        self.workers: Final = workers
        self.priests: Final = priests
        self.power: Final = power
        self.key: Final = ((coins * 64 + workers) * 64 + priests) * 64 + power  # equal when all is


NOTHING: Final = Gain()
NO_COST: Final = Cost()


def _by_building(points: dict[str, int]) -> list[int]:
    """Victory points by kind of building."""
    return [points.get(name, 0) for name in BUILDINGS]


# -- tiles and action spaces -----------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionSpace:
    """An action space: `common` ones serve whoever comes first in a round, the others belong to a
    tile or a faction; `again` when it may be used several times in a round."""

    def __init__(
        self, name: str, cost: Cost, common: bool = False, again: bool = False, set: str = BASE
    ) -> None:
        self.name: Final = name
        self.set: Final = set
        self.cost: Final = cost
        self.common: Final = common
        self.again: Final = again
        self.priests = 0  # that it gives
        self.spades = 0
        self.number = NONE  # given by the registry

    def is_possible(self, table: TerraTable, seat: int) -> bool:
        """Whether it may be used at all, price aside; most may be used for nothing (TM-19.10)."""
        return True

    def use(self, table: TerraTable, seat: int) -> None:
        """What the player gets; it is paid and covered already."""
        raise NotImplementedError

    def is_useful(self, table: TerraTable, seat: int) -> bool:
        """Whether it would bring anything."""
        return True


@final
class BonusTile:
    """`points` when it is given back, by kind of building or for the `shipping` level; `sails` is
    what it adds to shipping, `action` its action space."""

    __slots__ = ("action", "income", "name", "option", "sails", "set", "vp", "vp_shipping")

    def __init__(
        self,
        name: str,
        income: Gain,
        points: dict[str, int] | None = None,
        sails: int = 0,
        action: ActionSpace | None = None,
        option: str = "",
        set: str = BASE,
    ) -> None:
        self.name: Final = name
        self.set: Final = set
        self.option: Final = option  # that brings it into the game
        self.income: Final = income
        scored = points or {}
        self.vp: Final = _by_building(scored)
        self.vp_shipping: Final = scored.get("shipping", 0)
        self.sails: Final = sails
        self.action: Final = action


@final
class ScoringTile:
    """`points` for each building of a kind, `spade` or `town` of its round; then the `reward` (or
    `spades`) for each full `steps` on its `cult`."""

    __slots__ = (
        "cult",
        "name",
        "option",
        "reward",
        "set",
        "spades",
        "steps",
        "vp",
        "vp_spade",
        "vp_town",
    )

    def __init__(
        self,
        name: str,
        points: dict[str, int],
        cult: str,
        steps: int,
        reward: Gain = NOTHING,
        spades: int = 0,
        option: str = "",
        set: str = BASE,
    ) -> None:
        self.name: Final = name
        self.set: Final = set
        self.option: Final = option
        self.vp: Final = _by_building(points)
        self.vp_spade: Final = points.get("spade", 0)
        self.vp_town: Final = points.get("town", 0)
        self.cult: Final = CULTS.index(cult) if cult in CULTS else PRIESTS_SENT
        self.steps: Final = steps
        self.reward: Final = reward
        self.spades: Final = spades


@final
class FavourTile:
    """`points` for each building of a kind that is built; `pass_vp` by trading houses when passing;
    `town_power` that makes a town, where it is less than usual."""

    __slots__ = (
        "action",
        "copies",
        "cult",
        "income",
        "name",
        "option",
        "pass_vp",
        "set",
        "steps",
        "town_power",
        "vp",
    )

    def __init__(
        self,
        name: str,
        cult: str,
        steps: int,
        copies: int = 3,
        income: Gain = NOTHING,
        points: dict[str, int] | None = None,
        pass_vp: tuple[int, ...] = (),
        town_power: int = 0,
        action: ActionSpace | None = None,
        option: str = "",
        set: str = BASE,
    ) -> None:
        self.name: Final = name
        self.set: Final = set
        self.option: Final = option
        self.copies: Final = copies
        self.cult: Final = CULTS.index(cult)
        self.steps: Final = steps
        self.income: Final = income
        self.vp: Final = _by_building(points or {})
        self.pass_vp: Final = pass_vp
        self.town_power: Final = town_power
        self.action: Final = action


@final
class TownTile:
    """`steps` on every cult track; `shipping` spaces of the track."""

    __slots__ = ("copies", "gain", "keys", "name", "option", "set", "shipping", "steps", "vp")

    def __init__(
        self,
        name: str,
        vp: int,
        copies: int = 2,
        keys: int = 1,
        gain: Gain = NOTHING,
        steps: int = 0,
        shipping: int = 0,
        option: str = "",
        set: str = BASE,
    ) -> None:
        self.name: Final = name
        self.set: Final = set
        self.option: Final = option
        self.copies: Final = copies
        self.vp: Final = vp
        self.keys: Final = keys
        self.gain: Final = gain
        self.steps: Final = steps
        self.shipping: Final = shipping


@final
class FirstGame:
    """The rulebook's first game for a number of players: the tiles of rounds 1 to 6, the bonus
    tiles, and the dwellings of each faction."""

    __slots__ = ("bonus", "dwellings", "scoring")

    def __init__(
        self, scoring: list[str], bonus: list[str], dwellings: dict[str, list[str]]
    ) -> None:
        self.scoring: Final = scoring
        self.bonus: Final = bonus
        self.dwellings: Final = dwellings


# -- factions --------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction:
    """A faction board with its printed numbers, and what the faction does in its own way.

    Lists by building begin with an unused 0. Incomes are totals by how many buildings of the kind
    stand on the map. The numbers that most boards share are given here; a faction's module sets
    those that differ, and then calls `printed`.
    """

    def __init__(self, name: str, home: str, set: str = BASE) -> None:
        self.name: Final = name
        self.home: Final = TERRAINS.index(home)
        self.set: Final = set
        self.number = NONE  # given by the registry
        # what a player starts with
        self.coins = 15
        self.workers = 3
        self.priests = 0
        self.bowls = [5, 7, 0]
        self.cults = [0, 0, 0, 0]
        self.dwellings = 2
        # tracks
        self.ship_start = 0
        self.ship_vp = list(SHIPPING_VP)  # by the space reached; one space alone: no track
        self.rates = list(START_RATES)  # empty: no track
        self.dig_coins = 5
        self.spade_priests = 0  # in place of workers
        self.spades_a_hex = 0  # where it is not as far as the circle says
        # prices and incomes
        self.cost_workers = [0, 1, 2, 2, 4, 4]
        self.cost_coins = [0, 2, 3, 5, 6, 6]
        self.dwelling_workers = [1, 2, 3, 4, 5, 6, 7, 8, 8]
        self.trading_house_coins = [0, 2, 4, 6, 8]
        self.trading_house_power = [0, 1, 2, 4, 6]
        self.temple_priests = [0, 1, 2, 3]
        self.temple_power = [0, 0, 0, 0]
        self.stronghold = Gain(power=2)
        self.sanctuary_priests = 1
        # tiles, towns and points
        self.favours = 1  # for a temple or the sanctuary
        self.stronghold_favours = 0
        self.stronghold_shipping = 0
        self.coins_a_point = COINS_A_POINT
        self.trades_points = False  # may turn points into coins, and coins into points
        self.watches_offers = False  # earns a step when a neighbour takes its power (TM-29.32)
        self.crosses_rivers = False  # may found a town over a river hex (TM-29.48)
        # tunnels and carpets: the hexes they skip, and their price, without and with the stronghold
        self.way = ""
        self.skips = (0, 0)
        self.skip_workers = (0, 0)
        self.skip_priests = 0
        # the action space, and whether it needs the stronghold
        self.action: ActionSpace | None = None
        self.action_needs_stronghold = True
        self.printed()

    def printed(self) -> None:
        """Work out the prices and the ways round the circle from the numbers."""
        self.ship_most = len(self.ship_vp) - 1
        self.dig_most = max(0, len(self.rates) - 1)
        costs = list(zip(self.cost_coins, self.cost_workers, strict=True))
        self.prices = [Cost(coins, workers) for coins, workers in costs]
        coins, workers = costs[TRADING_HOUSE]
        self.lonely_price = Cost(2 * coins, workers)  # of a trading house (TM-14.10)
        coins, workers = costs[DWELLING]
        far = [0, 1] if self.way else []
        self.skip_prices = [Cost(0, self.skip_workers[n], self.skip_priests) for n in far]
        self.far_prices = [
            Cost(coins, workers + self.skip_workers[n], self.skip_priests) for n in far
        ]
        spades = range(MOST_SPADES + 1)
        self.dig_prices = [[self._dig(level, n) for n in spades] for level in range(3)]
        self.ship_price = Cost(SHIPPING_COINS, 0, 1)
        self.dig_price = Cost(self.dig_coins, SPADES_WORKERS, 1)
        terrains = range(len(TERRAINS))
        self.ways = [_ways(self.home, now, self.spades_a_hex) for now in terrains]
        self.exact_ways = [[_results(ways, n, n) for n in spades] for ways in self.ways]
        self.ways_within = [[_results(ways, 1, n) for n in spades] for ways in self.ways]

    def _dig(self, level: int, spades: int) -> Cost:
        rate = self.rates[min(level, len(self.rates) - 1)] if self.rates else 0
        return Cost(0, spades * rate, spades * self.spade_priests)

    # -- hooks ----------------------------------------------------------------------------------

    def skipped(self, table: TerraTable, seat: int, stronghold: int) -> int:
        """How many hexes its tunnel or carpet may skip; 0 for everybody else."""
        return self.skips[stronghold]

    def on_stronghold(self, table: TerraTable, seat: int) -> None:
        """What it gets once, when the stronghold is built."""

    def on_spades(self, table: TerraTable, seat: int, spades: int) -> None:
        """Spades were obtained, in whatever way."""

    def on_spades_bought(self, table: TerraTable, seat: int, spades: int) -> None:
        """Spades were bought."""

    def on_town(self, table: TerraTable, seat: int) -> None:
        """A town was founded."""

    def on_pass(self, table: TerraTable, seat: int) -> None:
        """The turn of passing."""

    def lengthens_carpet(self) -> bool:
        """Whether shipping of a town tile makes its carpet longer instead."""
        return False


def _results(ways: list[tuple[int, int]], least: int, most: int) -> list[int]:
    """The terrains that take so many spades."""
    return [terrain for terrain, spades in ways if least <= spades <= most]


def _ways(own: int, now: int, spades: int) -> list[tuple[int, int]]:
    """The terrains that `now` can be turned into, with the spades for each.

    The shorter way round the circle counts, and it never leads through the home terrain.
    """
    if now == own:
        return []
    if spades:
        return [(own, spades)]
    found: list[tuple[int, int]] = []
    for terrain in range(len(TERRAINS)):
        price = steps_between(now, terrain)
        through = steps_between(now, own) + steps_between(own, terrain)
        if price and (terrain == own or through != price):
            found.append((terrain, price))
    return found
