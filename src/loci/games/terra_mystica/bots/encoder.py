"""Tables as rows of numbers (`core/learning/encoding.py`): all that lies open, which is everything.

Seats are told from the viewer's: 0 is nobody, 1 the viewer, 2 who sits to its left … Terrains are
told from the viewer's home: 0 is home, the others follow round the circle; before the viewer has a
faction they are told from the desert.
"""

from __future__ import annotations

from typing import Any, Final, cast, final

from loci.core.decision import Decision
from loci.core.learning.encoding import Encoder
from loci.core.learning.shape import Group, Shape
from loci.games.terra_mystica.bots.fields import QUEUE, SEATS, encoding
from loci.games.terra_mystica.bots.realms import SET_BYTES, grouped, realm_of
from loci.games.terra_mystica.rules.economy.income import income_of
from loci.games.terra_mystica.state.board import ADJACENT, LAND, RIVERS, SHIPPING
from loci.games.terra_mystica.state.drawing import (
    BUILDINGS_AT,
    GIVEN_AT,
    OWNERS_AT,
    drawn_board,
)
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    CULTS,
    NONE,
    PIECES,
    TERRAINS,
    TOWN_NAMES,
)
from loci.games.terra_mystica.state.turn import WORDS, Digging

_FULL: Final = 255
_FULL_WORD: Final = 65535
_KINDS: Final = len(PIECES)


#: By players and viewer, then by seat: the seat as the viewer tells it; nobody (-1) is the last.
_TOLD: Final[list[list[list[int]]]] = [
    [[(seat - viewer) % players + 1 for seat in range(players)] + [0] for viewer in range(players)]
    for players in range(SEATS + 1)
]
#: By players and viewer: the seats in the order in which they are told.
_ORDERS: Final[list[list[list[int]]]] = [
    [[(viewer + place) % players for place in range(players)] for viewer in range(players)]
    for players in range(SEATS + 1)
]
#: The same as `_TOLD` for a board as bytes, where seats are one more and nobody is 0.
_OWNERS: Final[list[list[bytes]]] = [
    [
        bytes([0, *[(seat - viewer) % players + 1 for seat in range(players)]]).ljust(256, b"\0")
        for viewer in range(players)
    ]
    for players in range(SEATS + 1)
]
#: By home, then by terrain: one more than the terrain as it is told; none (-1) is 0.
_COLOURS: Final = [
    [(terrain - home) % len(TERRAINS) + 1 for terrain in range(len(TERRAINS))] + [0]
    for home in range(len(TERRAINS))
]
#: By home: the terrains as they are told.
_TERRAINS: Final = [
    bytes([(terrain - home) % len(TERRAINS) for terrain in range(len(TERRAINS))]).ljust(256, b"\0")
    for home in range(len(TERRAINS))
]
_RIVER_BYTES: Final = (RIVERS + 7) // 8
_NO_RIVERS: Final = bytes(_RIVER_BYTES)
_NO_TURN: Final = bytes(len(WORDS) + 9 + SET_BYTES)
_NO_QUEUE: Final = bytes(QUEUE)
_NO_INCOME: Final = [0, 0, 0, 0]


@final
class TerraEncoder(Encoder):
    def __init__(self) -> None:
        super().__init__(encoding())
        nobody = bytes(self.encoding.field("seat.there").stride)
        self._nobody: Final = [nobody * (SEATS - players) for players in range(SEATS + 1)]
        nothing = bytes(2 * SET_BYTES)
        self._no_reach: Final = [nothing * (SEATS - players) for players in range(SEATS + 1)]

    def shape(self) -> Shape:
        beside = [near & (1 << LAND) - 1 for near in ADJACENT[:LAND]]
        by_ship = [SHIPPING[1][hex] & ~near for hex, near in enumerate(beside)]
        hexes = Group(
            "hex",
            LAND,
            ["hex", "group"],
            axis="hex",
            marks=["map.towns", "turn.sites", "reach.direct", "reach.sailed"],
            links=[beside, by_ship],
        )
        return Shape(
            [Group("seat", SEATS, ["seat"]), hexes], players="given.players", points="seat.points"
        )

    def row(self, table: Any, viewer: int, decision: Decision | None = None) -> bytes:
        return self._row(cast(TerraTable, table), viewer)

    def _row(self, table: TerraTable, viewer: int) -> bytes:
        players = table.players
        faction = table.faction[viewer]
        home = 0 if faction == NONE else BOARDS[faction].home
        drawn = drawn_board(table)
        seats = _ORDERS[players][viewer]
        parts = [
            drawn[GIVEN_AT:],
            _of_table(table, viewer, home, seats),
            _of_turn(table) if table.turn.owed else _NO_TURN,
            _of_queue(table, viewer) if table.queue else _NO_QUEUE,
        ]
        for seat in seats:
            parts.append(table.noted[seat] or _note(table, seat))
        parts += [
            self._nobody[players],
            drawn[:BUILDINGS_AT].translate(_TERRAINS[home]),
            drawn[BUILDINGS_AT:OWNERS_AT],
            drawn[OWNERS_AT:GIVEN_AT].translate(_OWNERS[players][viewer]),
            grouped(table),
            table.urban.to_bytes(SET_BYTES, "little"),
            _of_rivers(table) if table.rivers else _NO_RIVERS,
        ]
        for seat in seats:
            parts.append(realm_of(table, seat).reach)
        parts.append(self._no_reach[players])
        return b"".join(parts)


def _of_table(table: TerraTable, viewer: int, home: int, seats: list[int]) -> bytes:
    """What concerns all seats, and what of them is not kept from row to row."""
    turn = table.turn
    offer, giver = 0, 0
    offered = [0] * SEATS
    if table.offers:
        told = _TOLD[table.players][viewer]
        for _, one, taker, power in table.offers:
            offered[told[taker] - 1] += power
            if taker == viewer and not offer:
                offer, giver = power, told[one]
    scoring, round = table.scoring, table.round
    found = [
        round,
        scoring[round - 1] + 1 if round else 0,
        scoring[round] + 1 if round < len(scoring) else 0,
        table.phase,
        _TOLD[table.players][viewer][table.active],
        turn.actions,
        turn.acting,
        turn.ending,
        turn.cut,
        offer,
        giver,
        len(table.offers),
        table.earned,
        table.power_used & _FULL,
        table.power_used >> 8,
    ]
    found += table.bonus_coins
    found += table.favour_left
    found += table.town_left
    homes, colours = [0] * SEATS, [0] * SEATS
    told_terrain = _COLOURS[home]
    for place, seat in enumerate(seats):
        faction = table.faction[seat]
        if faction != NONE:
            homes[place] = told_terrain[BOARDS[faction].home]
    if table.colours:
        for place, seat in enumerate(seats):
            colours[place] = told_terrain[table.colours[seat]]
    found += homes
    found += colours
    found += offered
    return bytes(found)


def _of_turn(table: TerraTable) -> bytes:
    """What is owed in the turn."""
    owed = [0] * len(WORDS)
    digging = [0] * 9
    sites = 0
    for thing in table.turn.owed:
        owed[thing.kind] += thing.number
        if isinstance(thing, Digging):
            sites = thing.sites
            digging = [
                thing.spades,
                thing.hexes,
                thing.exact,
                thing.dug,
                thing.builds,
                thing.any_site,
                thing.fixed,
                thing.home_next,
                thing.skipped + 1,
            ]
    return bytes(owed + digging) + sites.to_bytes(SET_BYTES, "little")


def _of_queue(table: TerraTable, viewer: int) -> bytes:
    told = _TOLD[table.players][viewer]
    waiting = [told[seat] for seat in table.queue[:QUEUE]]
    return bytes(waiting + [0] * (QUEUE - len(waiting)))


def _of_rivers(table: TerraTable) -> bytes:
    crossed = 0
    for river in table.rivers:
        crossed |= 1 << (river - LAND)
    return crossed.to_bytes(_RIVER_BYTES, "little")


def _note(table: TerraTable, seat: int) -> bytes:
    """What `seat` has; it is kept until that changes."""
    points = max(0, min(table.vp[seat], _FULL_WORD))
    at = _KINDS * seat
    cult = len(CULTS) * seat
    favours, used = table.favours[seat], table.used[seat]
    found = [
        1,
        table.faction[seat] + 1,
        table.gone[seat],
        _place(table.order, seat),
        _place(table.passed, seat),
        points & _FULL,
        points >> 8,
        min(table.coins[seat], _FULL),
        min(table.workers[seat], _FULL),
        table.priests[seat],
        table.bowl1[seat],
        table.bowl2[seat],
        table.bowl3[seat],
        table.removed[seat],
        table.keys[seat],
        table.shipping[seat],
        table.digging[seat],
        table.range[seat],
        table.bridges[seat],
        table.bonus[seat] + 1,
        table.reward[seat],
        table.cult[cult],
        table.cult[cult + 1],
        table.cult[cult + 2],
        table.cult[cult + 3],
        table.count[at + 1],
        table.count[at + 2],
        table.count[at + 3],
        table.count[at + 4],
        table.count[at + 5],
        realm_of(table, seat).area,
    ]
    if table.faction[seat] == NONE:
        found += _NO_INCOME
    else:
        coins, workers, priests, power = income_of(table, seat)
        found += [coins, workers, priests, power]
    towns = len(TOWN_NAMES)
    found += table.towns[towns * seat : towns * (seat + 1)]
    found += [favours & _FULL, favours >> 8, used & _FULL, used >> 8]
    noted = bytes(found)
    table.noted[seat] = noted
    return noted


def _place(seats: list[int], seat: int) -> int:
    """The place of a seat among these, from 1; 0 if it is not among them."""
    place = 1
    for one in seats:
        if one == seat:
            return place
        place += 1
    return 0


_made: list[TerraEncoder] = []


def encoder() -> TerraEncoder:
    """The one encoder, made when it is first wanted: with all content that there is then."""
    if not _made:
        _made.append(TerraEncoder())
    return _made[0]
