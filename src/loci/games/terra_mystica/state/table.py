"""The table of Terra Mystica: flat lists of numbers, sets of hexes as ints."""

from __future__ import annotations

from typing import Any, Final, final

from loci.core.rng import Rng
from loci.core.state import Table
from loci.games.terra_mystica.state.board import members
from loci.games.terra_mystica.state.turn import Turn

# Where play has got to
CHOOSING: Final = 0  # factions
PLACING: Final = 1  # first dwellings
TAKING: Final = 2  # first bonus tiles
ACTING: Final = 3  # phase II
REWARDED: Final = 4  # spades of phase III
OVER: Final = 5

PLACES: Final = 4  # for priests, on each cult track


@final
class Rules:
    """What the options decide for play. Shared, never changed."""

    __slots__ = (
        "by_passing",
        "cultists_power",
        "deferred",
        "free_burning",
        "resignation",
        "second_hex",
        "spades_obtained",
    )

    def __init__(self, flags: list[int]) -> None:
        self.by_passing: Final = flags[0]  # the order of passing is the next round's order
        self.deferred: Final = flags[1]  # offers of power are answered when their owner comes by
        self.free_burning: Final = flags[2]  # power may be sacrificed without spending it
        self.second_hex: Final = flags[3]  # a dwelling on either hex of two spades
        self.spades_obtained: Final = flags[4]  # the scoring tile counts spades got, not used
        self.cultists_power: Final = flags[5]  # 1 power for the Cultists when all decline
        self.resignation: Final = flags[6]  # a seat may leave the game for good

    def to_data(self) -> list[int]:
        return [
            self.by_passing,
            self.deferred,
            self.free_burning,
            self.second_hex,
            self.spades_obtained,
            self.cultists_power,
            self.resignation,
        ]


@final
class TerraTable(Table):
    """Per seat: `faction`, `vp`, `coins`, `workers`, `priests` in hand, `bowl1` to `bowl3`,
    `removed` (power tokens sacrificed), `keys`, `shipping`, `digging`, `bridges` left, `favours`
    (bits), `bonus` (tile), `range` (hexes that town tiles add to a carpet), `used` (bits of action
    spaces), `gone` (left the game), `reward` (spades of phase III); `cult` has 4 numbers a seat,
    `points` one a source, `towns` one a kind of town tile.

    Per land hex: `terrain`, `building`, `owner`. `urban` is the set of hexes that belong to a
    town, `rivers` the river hexes the Mermaids founded one over. `bridge` is the owner by site,
    `orders` the owner of the priest by place on the cult board.

    `queue` lists the seats still to choose in the set-up. `order` is the turn order, `passed` the
    seats that passed, in that order; `active` is whose turn it is. Offers of power are
    (event, from, to, amount): `raised` in this turn, then open in `offers`. `stepped` and
    `declined` are the Cultists' events that brought a step or were declined by somebody; `earned`
    counts their steps still to be made.

    Worked out from the rest and kept up to date: `count` (buildings by kind), `ground` (hexes by
    terrain), `held` (hexes with own buildings), `near` (adjacency with bridges), `direct` and
    `sailed` (hexes next to own buildings, directly and by ship).
    """

    __slots__ = (
        "active",
        "bonus",
        "bonus_coins",
        "bowl1",
        "bowl2",
        "bowl3",
        "bridge",
        "bridges",
        "building",
        "coins",
        "colours",
        "count",
        "cult",
        "declined",
        "digging",
        "direct",
        "earned",
        "events",
        "faction",
        "favour_left",
        "favours",
        "gone",
        "ground",
        "held",
        "in_game",
        "keys",
        "near",
        "offers",
        "order",
        "orders",
        "owner",
        "passed",
        "phase",
        "players",
        "points",
        "power_used",
        "priests",
        "queue",
        "raised",
        "range",
        "removed",
        "reward",
        "rivers",
        "round",
        "rules",
        "sailed",
        "scoring",
        "shipping",
        "stepped",
        "terrain",
        "town_left",
        "towns",
        "turn",
        "urban",
        "used",
        "vp",
        "workers",
    )

    round: int
    phase: int
    active: int
    turn: Turn
    scoring: list[int]
    in_game: list[int]
    colours: list[int]
    queue: list[int]
    order: list[int]
    passed: list[int]
    power_used: int
    bonus_coins: list[int]
    favour_left: list[int]
    town_left: list[int]
    faction: list[int]
    vp: list[int]
    coins: list[int]
    workers: list[int]
    priests: list[int]
    bowl1: list[int]
    bowl2: list[int]
    bowl3: list[int]
    removed: list[int]
    cult: list[int]
    keys: list[int]
    shipping: list[int]
    digging: list[int]
    bridges: list[int]
    favours: list[int]
    bonus: list[int]
    range: list[int]
    used: list[int]
    gone: list[int]
    reward: list[int]
    points: list[int]
    towns: list[int]
    terrain: list[int]
    building: list[int]
    owner: list[int]
    urban: int
    rivers: list[int]
    bridge: list[int]
    orders: list[int]
    raised: list[tuple[int, int, int, int]]
    offers: list[tuple[int, int, int, int]]
    events: int
    stepped: list[int]
    declined: list[int]
    earned: int
    count: list[int]
    ground: list[int]
    held: list[int]
    near: list[int]
    direct: list[int]
    sailed: list[int]

    def __init__(self, rng: Rng, players: int, rules: Rules) -> None:
        """Only what never changes; `empty_table`, `load_table` and `clone` put the rest on it."""
        super().__init__(rng)
        self.players = players
        self.rules = rules

    def clone(self) -> TerraTable:  # noqa: PLR0915 (a line a field)
        copy = TerraTable(self.rng.clone(), self.players, self.rules)
        copy.revealed = self.revealed
        copy.round = self.round
        copy.phase = self.phase
        copy.active = self.active
        copy.turn = self.turn.clone()
        copy.scoring = self.scoring  # dealt once, never changed
        copy.in_game = self.in_game
        copy.colours = self.colours
        copy.queue = self.queue.copy()
        copy.order = self.order  # replaced, never changed
        copy.passed = self.passed.copy()
        copy.power_used = self.power_used
        copy.bonus_coins = self.bonus_coins.copy()
        copy.favour_left = self.favour_left.copy()
        copy.town_left = self.town_left.copy()
        copy.faction = self.faction.copy()
        copy.vp = self.vp.copy()
        copy.coins = self.coins.copy()
        copy.workers = self.workers.copy()
        copy.priests = self.priests.copy()
        copy.bowl1 = self.bowl1.copy()
        copy.bowl2 = self.bowl2.copy()
        copy.bowl3 = self.bowl3.copy()
        copy.removed = self.removed.copy()
        copy.cult = self.cult.copy()
        copy.keys = self.keys.copy()
        copy.shipping = self.shipping.copy()
        copy.digging = self.digging.copy()
        copy.bridges = self.bridges.copy()
        copy.favours = self.favours.copy()
        copy.bonus = self.bonus.copy()
        copy.range = self.range.copy()
        copy.used = self.used.copy()
        copy.gone = self.gone.copy()
        copy.reward = self.reward.copy()
        copy.points = self.points.copy()
        copy.towns = self.towns.copy()
        copy.terrain = self.terrain.copy()
        copy.building = self.building.copy()
        copy.owner = self.owner.copy()
        copy.urban = self.urban
        copy.rivers = self.rivers.copy()
        copy.bridge = self.bridge.copy()
        copy.orders = self.orders.copy()
        copy.raised = self.raised.copy()
        copy.offers = self.offers.copy()
        copy.events = self.events
        copy.stepped = self.stepped.copy()
        copy.declined = self.declined.copy()
        copy.earned = self.earned
        copy.count = self.count.copy()
        copy.ground = self.ground.copy()
        copy.held = self.held.copy()
        copy.near = self.near  # replaced, never changed
        copy.direct = self.direct.copy()
        copy.sailed = self.sailed.copy()
        return copy

    def to_data(self) -> dict[str, Any]:
        lists = {name: list(getattr(self, name)) for name in LISTS}
        return {
            "rng": self.rng.to_data(),
            "revealed": self.revealed,
            "players": self.players,
            "rules": self.rules.to_data(),
            "round": self.round,
            "phase": self.phase,
            "active": self.active,
            "turn": self.turn.to_data(),
            "power_used": self.power_used,
            "urban": members(self.urban),
            "raised": [list(offer) for offer in self.raised],
            "offers": [list(offer) for offer in self.offers],
            "events": self.events,
            "earned": self.earned,
            **lists,
        }


#: The fields that are lists of numbers, as they are saved.
LISTS: Final = (
    "scoring",
    "in_game",
    "colours",
    "queue",
    "order",
    "passed",
    "bonus_coins",
    "favour_left",
    "town_left",
    "faction",
    "vp",
    "coins",
    "workers",
    "priests",
    "bowl1",
    "bowl2",
    "bowl3",
    "removed",
    "cult",
    "keys",
    "shipping",
    "digging",
    "bridges",
    "favours",
    "bonus",
    "range",
    "used",
    "gone",
    "reward",
    "points",
    "towns",
    "terrain",
    "building",
    "owner",
    "rivers",
    "bridge",
    "orders",
    "stepped",
    "declined",
)
