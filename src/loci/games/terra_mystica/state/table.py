"""The table of Terra Mystica: flat lists of numbers, sets of hexes as ints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, final

from loci.core.rng import Rng
from loci.core.state import Table
from loci.games.terra_mystica.state.board import NAMES, PRINTED, SITE_NAMES, members
from loci.games.terra_mystica.state.options import Rules
from loci.games.terra_mystica.state.terms import (
    ACTIONS,
    BONUS_NAMES,
    BUILDINGS,
    CULTS,
    FACTIONS,
    FAVOUR_NAMES,
    NOBODY,
    NONE,
    PHASES,
    SCORING_NAMES,
    SOURCES,
    TERRAINS,
    TOWN_NAMES,
)
from loci.games.terra_mystica.state.turn import Turn

PLACES: Final = 4  # for priests, on each cult track


@final
class Realm:
    """What the buildings of a seat make: the `power` and the `size` of the group of each hex (a
    byte a hex, the first the lowest; the sanctuary counts for two), how many the largest `area`
    has, and what the seat reaches directly and by ship, as bytes. Never changed."""

    __slots__ = ("area", "power", "reach", "size")

    def __init__(self, power: int, size: int, area: int, reach: bytes) -> None:
        self.power: Final = power
        self.size: Final = size
        self.area: Final = area
        self.reach: Final = reach


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

    `sets` are the sets of content that are played with.

    Worked out from the rest and kept up to date (land.py): `count` (buildings by kind), `standing`
    (their hexes), `ground` (hexes by terrain), `held` (hexes with own buildings), `built` (with
    anybody's), `near` (adjacency with bridges), `direct` and `sailed` (hexes next to own buildings,
    directly and by ship), `shores` (bridge sites with an own building at an end), `bridged` (sites
    with a bridge), each a set as bits. What rows of tables rest on is worked out when somebody
    wants it (drawing.py): the board as bytes (`drawn`), the `realms` of the seats and, as bytes,
    their groups (`grouped`) and what each of them has (`noted`).
    """

    transient: ClassVar[tuple[str, ...]] = ("sink", "drawn", "grouped", "noted", "realms")

    __slots__ = (
        "active",
        "bonus",
        "bonus_coins",
        "bowl1",
        "bowl2",
        "bowl3",
        "bridge",
        "bridged",
        "bridges",
        "building",
        "built",
        "coins",
        "colours",
        "count",
        "cult",
        "declined",
        "digging",
        "direct",
        "drawn",
        "earned",
        "events",
        "faction",
        "favour_left",
        "favours",
        "gone",
        "ground",
        "grouped",
        "held",
        "in_game",
        "keys",
        "near",
        "noted",
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
        "realms",
        "removed",
        "reward",
        "rivers",
        "round",
        "rules",
        "sailed",
        "scoring",
        "sets",
        "shipping",
        "shores",
        "standing",
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
    standing: list[int]
    held: list[int]
    built: int
    near: list[int]
    direct: list[int]
    sailed: list[int]
    shores: list[int]
    bridged: int
    drawn: bytes
    grouped: bytes
    noted: list[bytes]
    realms: list[Realm | None]

    def __init__(self, rng: Rng, players: int, rules: Rules, sets: list[str]) -> None:
        """Only what never changes; `empty_table`, `load_table` and `clone` put the rest on it."""
        super().__init__(rng)
        self.players = players
        self.rules = rules
        self.sets = sets
        self.drawn = b""
        self.grouped = b""
        self.noted = [b""] * players
        self.realms = [None] * players

    def clone(self) -> TerraTable:  # noqa: PLR0915 (a line a field)
        copy = TerraTable(self.rng.clone(), self.players, self.rules, self.sets)
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
        copy.standing = self.standing.copy()
        copy.held = self.held.copy()
        copy.built = self.built
        copy.near = self.near  # replaced, never changed
        copy.direct = self.direct.copy()
        copy.sailed = self.sailed.copy()
        copy.shores = self.shores.copy()
        copy.bridged = self.bridged
        copy.drawn = self.drawn
        copy.grouped = self.grouped
        copy.noted = self.noted.copy()
        copy.realms = self.realms.copy()
        return copy

    # -- saving ---------------------------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        """Everything by name; `saved.load_table` reads it back."""
        return {
            "rng": self.rng.to_data(),
            "revealed": self.revealed,
            "players": self.players,
            "sets": list(self.sets),
            "rules": self.rules.to_data(),
            "round": self.round,
            "phase": PHASES[self.phase],
            "active": self.active,
            "turn": self.turn.to_data(),
            "order": list(self.order),
            "passed": list(self.passed),
            "queue": list(self.queue),
            "colours": [TERRAINS[terrain] for terrain in self.colours],
            "scoring": [SCORING_NAMES[tile] for tile in self.scoring],
            "bonus": {BONUS_NAMES[tile]: self.bonus_coins[tile] for tile in self.in_game},
            "favours": _counted(FAVOUR_NAMES, self.favour_left),
            "towns": _counted(TOWN_NAMES, self.town_left),
            "used": _named(ACTIONS, self.power_used),
            "seats": [self._seat_data(seat) for seat in range(self.players)],
            "terrain": {
                NAMES[hex]: TERRAINS[terrain]
                for hex, terrain in enumerate(self.terrain)
                if terrain != PRINTED[hex]
            },
            "urban": [NAMES[hex] for hex in members(self.urban)],
            "rivers": [NAMES[river] for river in self.rivers],
            "priests": {
                name: [
                    None if owner == NOBODY else owner
                    for owner in self.orders[PLACES * cult : PLACES * (cult + 1)]
                ]
                for cult, name in enumerate(CULTS)
            },
            "raised": [_offer_data(offer) for offer in self.raised],
            "offers": [_offer_data(offer) for offer in self.offers],
            "events": self.events,
            "earned": self.earned,
            "stepped": list(self.stepped),
            "declined": list(self.declined),
        }

    def _seat_data(self, seat: int) -> dict[str, Any]:
        points = self.points[len(SOURCES) * seat : len(SOURCES) * (seat + 1)]
        towns = self.towns[len(TOWN_NAMES) * seat : len(TOWN_NAMES) * (seat + 1)]
        return {
            "faction": None if self.faction[seat] == NONE else FACTIONS[self.faction[seat]],
            "vp": self.vp[seat],
            "points": _counted(SOURCES, points),
            "coins": self.coins[seat],
            "workers": self.workers[seat],
            "priests": self.priests[seat],
            "bowls": [self.bowl1[seat], self.bowl2[seat], self.bowl3[seat]],
            "removed": self.removed[seat],
            "cults": dict(zip(CULTS, self.cult[4 * seat : 4 * seat + 4], strict=True)),
            "keys": self.keys[seat],
            "shipping": self.shipping[seat],
            "digging": self.digging[seat],
            "favours": _named(FAVOUR_NAMES, self.favours[seat]),
            "towns": _counted(TOWN_NAMES, towns),
            "bonus": None if self.bonus[seat] == NONE else BONUS_NAMES[self.bonus[seat]],
            "range": self.range[seat],
            "used": _named(ACTIONS, self.used[seat]),
            "left": bool(self.gone[seat]),
            "reward": self.reward[seat],
            "buildings": {
                NAMES[hex]: BUILDINGS[self.building[hex]]
                for hex, owner in enumerate(self.owner)
                if owner == seat
            },
            "bridges": [SITE_NAMES[n] for n, owner in enumerate(self.bridge) if owner == seat],
            "bridges-left": self.bridges[seat],
        }


def _counted(names: Sequence[str], numbers: list[int]) -> dict[str, int]:
    """Numbers by name, without what is nothing."""
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def _named(names: Sequence[str], bits: int) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


def _offer_data(offer: tuple[int, int, int, int]) -> dict[str, int]:
    event, giver, taker, power = offer
    return {"event": event, "from": giver, "to": taker, "power": power}
