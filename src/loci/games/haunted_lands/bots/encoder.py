"""Tables as rows of numbers (`core/learning/encoding.py`): all that the viewer may know, which is all but
the dice to come and which Quest cards the others have chosen.

Seats are told from the viewer's: 0 is nobody, 1 the viewer, 2 who comes after it …
"""

from __future__ import annotations

from typing import Any, Final, cast, final

from loci.core.decision import Decision
from loci.core.learning.encoding import Block, Encoder, Encoding, Entry
from loci.core.learning.shape import Group, Shape
from loci.games.haunted_lands.bots.vocabulary import BUILDINGS, QUESTS, SPECTRE_CARDS
from loci.games.haunted_lands.rules.skills import capacity
from loci.games.haunted_lands.rules.spectres import missing_spectres
from loci.games.haunted_lands.state.components import DIE_SIDES, Components
from loci.games.haunted_lands.state.land import HEXES, NEIGHBOURS
from loci.games.haunted_lands.state.registry import MARKETS, SKILLS
from loci.games.haunted_lands.state.table import (
    HauntedTable,
    active_seat,
    reserve_spectres,
)
from loci.games.haunted_lands.state.terms import (
    CHOOSE_GOOD,
    DECKS,
    DIFFICULTIES,
    FREE,
    GOODS,
    HAUNTED,
    HAUNTING,
    PHASES,
    ROUNDS,
    SEASONS,
    TERRAINS,
    TRACKS,
    TURNS,
    WON,
)

VERSION: Final = 1
SEATS: Final = 4
SLOTS: Final = 9  # above a Skill, at most
OFFERS: Final = 16  # kinds of sales of a Market card, at most
_FULL: Final = 255
_FULL_WORD: Final = 65535


def _rules_fields() -> list[Entry]:
    return [
        Entry("mode", "one more than its place among the modes", _FULL),
        Entry("difficulty", "normal, harder, hardest", len(DIFFICULTIES) - 1),
        Entry("cascade", "overflowing Spectres go on to other terrains"),
        Entry("short-reserve", "all lose when too few Spectres are left"),
        Entry("turn-end", "a Turn in which nothing can be done ends by itself"),
    ]


def _table_fields() -> list[Entry]:
    return [
        Entry("players", "how many play", SEATS),
        Entry("season", "from 1", SEASONS),
        Entry("round", "of the Season, from 1", ROUNDS),
        Entry("phase", "in the order of terms.PHASES", len(PHASES) - 1),
        Entry("turn", "Turns taken this Round", SEATS),
        Entry("active", "whose Turn it is", SEATS),
        Entry("rolled", "one more than the terrain of the Haunting", len(TERRAINS)),
        Entry("unplaced", "Spectres still to be placed", HAUNTED),
        Entry("goods", "that the active seat has to choose", _FULL),
        Entry("tokens", "that it has to refresh", _FULL),
        Entry("reserve", "Spectres that nobody has placed", _FULL),
        Entry("missing", "Spectres that must still be persuaded", _FULL),
        Entry("persuasion", "tokens that persuading costs", _FULL),
        Entry("spectre-cards", "in play, by number", members=SPECTRE_CARDS),
        Entry("left", "Buildings in the reserve, by number", _FULL, BUILDINGS),
    ]


def _printed_fields() -> list[Entry]:
    return [
        Entry("faces", "Pecunia, Goods of choice, Valour, each Good", _FULL, DIE_SIDES * 7),
        Entry("offers", "how many of each Good, and the Pecunia", _FULL, OFFERS * 5),
        Entry("length", "tokens of each track", _FULL, len(TRACKS)),
        Entry("completion", "Valour of its last token", _FULL, len(TRACKS)),
        Entry("slots", "Valour of the slots above each Skill", _FULL, len(DECKS) * SLOTS),
    ]


def _skill_fields() -> list[Entry]:
    return [
        Entry("card", "its number", _FULL),
        Entry("cost", "how many of each Good", _FULL, len(GOODS)),
        Entry("slots", "0 none, 1 blocked, 2 free, then whose cube", SEATS + 2, SLOTS),
    ]


def _seat_fields() -> list[Entry]:
    return [
        Entry("there", "whether anybody sits there"),
        Entry("order", "place in the order of Turns", SEATS),
        Entry("standing", "place on the Valour track", SEATS),
        Entry("valour", "so far", _FULL_WORD),
        Entry("pecunia", "255 stand for more", _FULL),
        Entry("hex", "where the Seer is", HEXES - 1),
        Entry("goods", "of each kind", _FULL, len(GOODS)),
        Entry("capacity", "how many of each fit", _FULL),
        Entry("tokens", "of each track", _FULL, len(TRACKS)),
        Entry("active", "those that are not exhausted", _FULL, len(TRACKS)),
        Entry("price", "Pecunia of the next token; 0 if there is none", _FULL, len(TRACKS)),
        Entry("cubes", "left", _FULL),
        Entry("learned", "Skills, by deck", 1, len(DECKS)),
        Entry("quests", "how many Quest cards are chosen", _FULL),
        Entry("choosing", "how many are to be chosen now", _FULL),
        Entry("cards", "those chosen, if the viewer knows them, by number", members=QUESTS),
    ]


def _encoding() -> Encoding:
    hexes = [
        Entry("terrain", "in the order of terms.TERRAINS", len(TERRAINS) - 1),
        Entry("by-lake", "whether a Lake is beside it"),
        Entry("spectre", "whether one is there"),
        Entry("exploited", "whether its Goods were taken"),
        Entry("building", "its number", BUILDINGS - 1),
        Entry("owner", "of the Building", SEATS),
    ]
    return Encoding(
        VERSION,
        [
            Block("rules", _rules_fields()),
            Block("table", _table_fields()),
            Block("printed", _printed_fields()),
            Block("skill", _skill_fields(), len(DECKS)),
            Block("seat", _seat_fields(), SEATS),
            Block("hex", hexes, HEXES, columns=True),
        ],
    )


#: By players and viewer, then by seat: the seat as the viewer tells it; nobody (-1) is the last.
_TOLD: Final[list[list[list[int]]]] = [
    [[(seat - viewer) % players + 1 for seat in range(players)] + [0] for viewer in range(players)]
    for players in range(SEATS + 1)
]


@final
class HauntedEncoder(Encoder):
    """What is printed is packed once for each components file, Season and Market card."""

    def __init__(self) -> None:
        super().__init__(_encoding())
        self._nobody: Final = bytes(self.encoding.field("seat.there").stride)
        self._printed: Final[dict[tuple[str, int, int], bytes]] = {}

    def shape(self) -> Shape:
        near = [sum(1 << other for other in others) for others in NEIGHBOURS]
        return Shape(
            [
                Group("seat", SEATS, ["seat"]),
                Group("hex", HEXES, ["hex"], axis="hex", marks=["seat.hex"], links=[near]),
                Group("skill", len(DECKS), ["skill"], axis="deck"),
            ],
            players="table.players",
            points="seat.valour",
        )

    def row(self, table: Any, viewer: int, decision: Decision | None = None) -> bytes:
        return self._row(cast(HauntedTable, table), viewer)

    def _row(self, table: HauntedTable, viewer: int) -> bytes:
        players = table.players
        told = _TOLD[players][viewer]
        left, cubes = _left(table)
        parts = [
            table.rules.told,
            _of_table(table, told, left),
            self._of_print(table),
        ]
        for deck in range(len(DECKS)):
            parts.append(_of_skill(table, deck, told))
        for number in range(viewer, viewer + players):
            seat = number % players
            parts.append(_of_seat(table, seat, seat == viewer, cubes[seat]))
        if players < SEATS:
            parts.append(self._nobody * (SEATS - players))
        parts.append(table.land.printed)
        owners = [told[owner] for owner in table.owner]
        parts.append(bytes(table.spectre + table.exploited + table.building + owners))
        return b"".join(parts)

    def _of_print(self, table: HauntedTable) -> bytes:
        key = (table.components.text, table.season, table.market)
        found = self._printed.get(key)
        if found is None:
            found = _of_print(table.components, table.season, table.market)
            self._printed[key] = found
        return found


def _of_print(components: Components, season: int, market: int) -> bytes:
    found: list[int] = []
    for name in components.reward_faces:
        brings = components.rewards[name][season - 1]
        found += [brings.pecunia, brings.goods, brings.valour, *brings.given]
    offers = list(MARKETS[market].offers.items())[:OFFERS]
    for goods, pecunia in offers:
        found += [*[goods.count(good) for good in range(len(GOODS))], pecunia]
    found += [0] * (5 * (OFFERS - len(offers)))
    found += components.track_length
    found += components.completion_valour
    for valour in components.slot_valour:
        found += valour + [0] * (SLOTS - len(valour))
    return bytes(found)


def _left(table: HauntedTable) -> tuple[list[int], list[int]]:
    """The Buildings in the reserve, by number, and the cubes of each seat: the same as
    `buildings_left` and `cubes_left`, counted together."""
    components = table.components
    left = [0] * BUILDINGS
    for kind in table.content.buildings:
        left[kind.number] = components.building_count.get(kind.name, kind.count)
    cubes = [components.cubes] * table.players
    for hex, building in enumerate(table.building):
        if building:
            left[building] -= 1
            cubes[table.owner[hex]] -= 1
    for cube in table.slots:
        if cube >= 0:
            cubes[cube] -= 1
    return left, cubes


def _of_table(table: HauntedTable, told: list[int], left: list[int]) -> bytes:
    cards = 0
    for card in table.spectre_cards:
        cards |= 1 << card
    goods = table.pending.count(CHOOSE_GOOD)
    found = [
        table.players,
        table.season,
        table.round,
        table.phase,
        table.turn,
        told[active_seat(table)] if table.phase == TURNS else 0,
        table.rolled + 1 if table.phase == HAUNTING else 0,
        table.unplaced,
        goods,
        len(table.pending) - goods,
        reserve_spectres(table),
        missing_spectres(table),
        table.components.persuasion_cost[table.season - 1],
        cards,
    ]
    return bytes(found + left)


def _of_skill(table: HauntedTable, deck: int, told: list[int]) -> bytes:
    card = table.skills[deck]
    cost = SKILLS[card].cost
    components = table.components
    first, last = components.slot_start[deck], components.slot_start[deck + 1]
    slots = [0] * SLOTS
    for slot in range(first, last):
        cube = table.slots[slot]
        slots[slot - first] = told[cube] + 2 if cube >= 0 else 2 if cube == FREE else 1
    needs = [card, 0, 0, 0, 0]
    for good in cost:
        needs[1 + good] += 1
    return bytes(needs + slots)


def _of_seat(table: HauntedTable, seat: int, own: bool, cubes: int) -> bytes:
    components = table.components
    at = len(TRACKS) * seat
    valour = max(0, min(table.valour[seat], _FULL_WORD))
    chosen = 0
    if own or table.phase == WON:
        for card in table.quests[seat]:
            chosen |= 1 << card
    tokens = table.tokens[at : at + len(TRACKS)]
    prices: list[int] = []
    for track, number in enumerate(tokens):
        beyond = number - components.start_tokens[track]
        costs = components.training_cost[track]
        prices.append(min(costs[beyond], _FULL) if beyond < len(costs) else 0)
    learned = table.learned[seat]
    found = [
        1,
        table.order.index(seat) + 1,
        table.standing.index(seat) + 1,
        valour & _FULL,
        valour >> 8,
        min(table.pecunia[seat], _FULL),
        table.seer[seat],
    ]
    found += table.goods[at : at + len(GOODS)]
    found.append(capacity(table, seat))
    found += tokens
    found += table.active[at : at + len(TRACKS)]
    found += prices
    found.append(cubes)
    for card in table.skills:
        found.append(learned >> card & 1)
    found += [len(table.quests[seat]), table.choosing[seat], chosen & _FULL, chosen >> 8]
    return bytes(found)


_made: list[HauntedEncoder] = []


def encoder() -> HauntedEncoder:
    """The one encoder, made when it is first wanted."""
    if not _made:
        _made.append(HauntedEncoder())
    return _made[0]
