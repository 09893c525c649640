"""Tables as rows of numbers (`core/encoding.py`): all that lies open, which is everything.

Seats are told from the viewer's: 0 is nobody, 1 the viewer, 2 who sits to its left … Terrains are
told from the viewer's home: 0 is home, the others follow round the circle; before the viewer has a
faction they are told from the desert.
"""

from __future__ import annotations

from typing import Any, Final, cast, final

from loci.core.decision import Decision
from loci.core.encoding import Block, Encoder, Encoding, Entry
from loci.games.terra_mystica.bots.realms import SET_BYTES, grouped, realm_of
from loci.games.terra_mystica.state.board import LAND, RIVERS, SITES
from loci.games.terra_mystica.state.drawing import (
    BUILDINGS_AT,
    GIVEN_AT,
    OWNERS_AT,
    drawn_board,
)
from loci.games.terra_mystica.state.registry import BOARDS, BONUS, FAVOUR, MOST_OFFERED, TOWN
from loci.games.terra_mystica.state.table import PLACES, TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTIONS,
    BRIDGES,
    CULTS,
    NONE,
    PHASES,
    PIECES,
    PRIESTS,
    ROUNDS,
    SANCTUARY,
    SCORING_NAMES,
    TERRAINS,
    TOKENS,
    TOP,
    TOWN_NAMES,
)
from loci.games.terra_mystica.state.turn import WORDS, Digging

VERSION: Final = 1
SEATS: Final = 5
QUEUE: Final = 12  # places of the set-up's queue that are told
_FULL: Final = 255
_FULL_WORD: Final = 65535
_KINDS: Final = len(PIECES)


def _given_fields() -> list[Entry]:
    """What does not change in a game."""
    return [
        Entry("players", "how many play", SEATS),
        Entry("by-passing", "the order of passing is the next round's order"),
        Entry("deferred", "offers of power are answered when their owner comes by"),
        Entry("free-burning", "power may be sacrificed without spending it"),
        Entry("second-hex", "a dwelling on either hex of two spades"),
        Entry("spades-obtained", "the scoring tile counts spades got"),
        Entry("cultists-power", "1 power for the Cultists when all decline"),
        Entry("resignation", "a seat may leave the game"),
        Entry("scoring", "one more than the tile of each round", len(SCORING_NAMES), ROUNDS),
        Entry("bonus", "whether each tile is in the game", 1, len(BONUS)),
    ]


def _table_fields() -> list[Entry]:
    return [
        Entry("round", "0 in the set-up", ROUNDS),
        Entry("phase", "in the order of terms.PHASES", len(PHASES) - 1),
        Entry("active", "whose turn it is", SEATS),
        Entry("actions", "still to be taken in the turn", 3),
        Entry("begun", "whether an action was begun"),
        Entry("ending", "whether only the neighbours' answers are missing"),
        Entry("cut", "the tracks whose marker stopped for want of a key", members=len(CULTS)),
        Entry("offer", "power offered to the viewer by the first offer", MOST_OFFERED),
        Entry("offer-from", "who offers it", SEATS),
        Entry("offers", "how many offers are open", _FULL),
        Entry("earned", "cult steps that the Cultists have still to make", _FULL),
        Entry("used", "power actions taken in this round", members=len(ACTIONS)),
        Entry("coins", "on each bonus tile", _FULL, len(BONUS)),
        Entry("favours", "copies left of each tile", _FULL, len(FAVOUR)),
        Entry("towns", "copies left of each tile", _FULL, len(TOWN)),
    ]


def _turn_fields() -> list[Entry]:
    return [
        Entry("owed", "of each kind of turn.WORDS how many or how much", _FULL, len(WORDS)),
        Entry("spades", "in hand", _FULL),
        Entry("hexes", "that may still be transformed", _FULL),
        Entry("exact", "all spades go to one hex"),
        Entry("dug", "hexes transformed by this action", _FULL),
        Entry("dwellings", "that may still be built by this action", _FULL),
        Entry("any-site", "the dwelling may stand on later hexes too"),
        Entry("fixed", "no spades may be added"),
        Entry("home-next", "the next hex has to become home"),
        Entry("skipped", "one more than the hex reached by tunnel or carpet", LAND),
        Entry("sites", "where the dwelling of this action may stand", members=LAND),
    ]


def _seat_fields() -> list[Entry]:
    return [
        Entry("there", "whether anybody sits there"),
        Entry("faction", "one more than its number", len(BOARDS)),
        Entry("left", "whether it has left the game"),
        Entry("order", "place in the turn order", SEATS),
        Entry("passed", "place among those that passed", SEATS),
        Entry("points", "victory points", _FULL_WORD),
        Entry("coins", "255 stand for more", _FULL),
        Entry("workers", "255 stand for more", _FULL),
        Entry("priests", "in hand", PRIESTS),
        Entry("bowls", "power in bowls I to III", TOKENS, 3),
        Entry("sacrificed", "power tokens out of the game", TOKENS),
        Entry("keys", "of town tiles", _FULL),
        Entry("shipping", "space of the track", _FULL),
        Entry("digging", "space of the track", _FULL),
        Entry("range", "hexes that town tiles add to a carpet", _FULL),
        Entry("bridges", "in the supply", BRIDGES),
        Entry("bonus", "one more than the tile held", len(BONUS)),
        Entry("reward", "spades of the cult reward", _FULL),
        Entry("cults", "place on each track", TOP, len(CULTS)),
        Entry("buildings", "on the map, from dwellings to sanctuaries", _FULL, SANCTUARY),
        Entry("area", "buildings in the largest area", LAND),
        Entry("towns", "tiles of each kind", _FULL, len(TOWN)),
        Entry("favours", "tiles held", members=len(FAVOUR)),
        Entry("used", "special actions taken in this round", members=len(ACTIONS)),
    ]


def _encoding() -> Encoding:
    near = [
        Entry("home", "one more than the home terrain, told from the viewer's", len(TERRAINS)),
        Entry("colour", "one more than the terrain dealt, told from there", len(TERRAINS)),
        Entry("offered", "power offered by open offers", _FULL),
    ]
    hexes = [
        Entry("terrain", "told from the viewer's home", len(TERRAINS) - 1),
        Entry("building", "its kind", SANCTUARY),
        Entry("owner", "of the building there", SEATS),
    ]
    board = [
        Entry("bridges", "who has a bridge on each site", SEATS, len(SITES)),
        Entry("priests", "who has a priest on each place", SEATS, PLACES * len(CULTS)),
    ]
    groups = [
        Entry("power", "power value of the group that the building is in", _FULL),
        Entry("size", "buildings in it, the sanctuary as two", _FULL),
    ]
    land = [
        Entry("towns", "hexes that belong to a town", members=LAND),
        Entry("crossed", "river hexes over which a town was founded", members=RIVERS),
    ]
    reach = [
        Entry("direct", "hexes next to its buildings", members=LAND),
        Entry("sailed", "hexes that its ships reach", members=LAND),
    ]
    return Encoding(
        VERSION,
        [
            Block("given", _given_fields()),
            Block("table", _table_fields()),
            Block("seat", near, SEATS, columns=True),
            Block("turn", _turn_fields()),
            Block("queue", [Entry("next", "who chooses next, and after that", SEATS, QUEUE)]),
            Block("seat", _seat_fields(), SEATS),
            Block("hex", hexes, LAND, columns=True),
            Block("board", board),
            Block("group", groups, LAND, columns=True),
            Block("map", land),
            Block("reach", reach, SEATS),
        ],
    )


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


@final
class TerraEncoder(Encoder):
    def __init__(self) -> None:
        super().__init__(_encoding())
        nobody = bytes(self.encoding.field("seat.there").stride)
        self._nobody: Final = [nobody * (SEATS - players) for players in range(SEATS + 1)]
        nothing = bytes(2 * SET_BYTES)
        self._no_reach: Final = [nothing * (SEATS - players) for players in range(SEATS + 1)]

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
    found = [
        table.round,
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
