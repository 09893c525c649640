"""What lies where in a row of Terra Mystica: the names of all fields, and what they mean."""

from __future__ import annotations

from typing import Final

from loci.core.learning.encoding import Block, Encoding, Entry
from loci.games.terra_mystica.state.board import LAND, RIVERS, SITES
from loci.games.terra_mystica.state.registry import BOARDS, BONUS, FAVOUR, MOST_OFFERED, TOWN
from loci.games.terra_mystica.state.table import PLACES
from loci.games.terra_mystica.state.terms import (
    ACTIONS,
    BRIDGES,
    CULTS,
    PHASES,
    PRIESTS,
    ROUNDS,
    SANCTUARY,
    SCORING_NAMES,
    TERRAINS,
    TOKENS,
    TOP,
)
from loci.games.terra_mystica.state.turn import WORDS

VERSION: Final = 2
SEATS: Final = 5
QUEUE: Final = 12  # places of the set-up's queue that are told
_FULL: Final = 255
_FULL_WORD: Final = 65535


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
        Entry("scored", "one more than the scoring tile of this round", len(SCORING_NAMES)),
        Entry("scored-next", "the same of the next round", len(SCORING_NAMES)),
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
        Entry("income", "coins, workers, priests and power of the next income", _FULL, 4),
        Entry("towns", "tiles of each kind", _FULL, len(TOWN)),
        Entry("favours", "tiles held", members=len(FAVOUR)),
        Entry("used", "special actions taken in this round", members=len(ACTIONS)),
    ]


def encoding() -> Encoding:
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
