"""The table of Haunted Lands: flat lists of numbers, as fast to copy as they are to read."""

from __future__ import annotations

from typing import Any, Final, final

from loci.core.data import Fields
from loci.core.errors import BadData
from loci.core.rng import Rng
from loci.core.state import Table
from loci.core.text import Text
from loci.games.haunted_lands.components import SLOTS, Components, load_components
from loci.games.haunted_lands.land import HEXES, Land, make_land
from loci.games.haunted_lands.words import DECKS

# Where play has got to
HAUNTING: Final = 0
TURNS: Final = 1
QUESTS: Final = 2
WON: Final = 3
LOST_KALENA: Final = 4  # every terrain of Kalena holds a Spectre
LOST_PLACING: Final = 5  # not all Spectres could be placed

# What lies on a skill slot, else the seat whose cube it is
FREE: Final = -1
BLOCKED: Final = -2

# What the active seat still has to choose before it goes on: a Good, or a token to refresh
CHOOSE_GOOD: Final = 0
CHOOSE_TOKEN: Final = 1

NOBODY: Final = -1


@final
class Rules:
    """What the options decide. Shared, never changed."""

    __slots__ = ("difficulty", "mode", "overflow", "short_reserve")

    def __init__(self, mode: str, difficulty: str, overflow: str, short_reserve: str) -> None:
        self.mode: Final = mode
        self.difficulty: Final = difficulty
        self.overflow: Final = overflow
        self.short_reserve: Final = short_reserve

    def to_data(self) -> list[str]:
        return [self.mode, self.difficulty, self.overflow, self.short_reserve]


@final
class HauntedTable(Table):
    """Per seat: `seer` (hex), `pecunia`, `valour`, `learned` (bits by deck), `quests` (chosen
    cards), `choosing` (how many more to choose now); `goods`, `tokens` and `active` (active
    tokens) have four numbers a seat.

    Per hex: `spectre`, `exploited` (0 or 1), `building` and its `owner`.

    `order` lists the seats by Order token; `standing` by the Valour track, the highest token of a
    stack first. `turn` counts the turns taken this Round. `unplaced` Spectres are still to be
    placed on terrain `rolled`. `pending` are the choices the active seat has to make first.
    """

    __slots__ = (
        "active",
        "building",
        "choosing",
        "components",
        "exploited",
        "goods",
        "land",
        "learned",
        "market",
        "order",
        "owner",
        "pecunia",
        "pending",
        "phase",
        "players",
        "quests",
        "rolled",
        "round",
        "rules",
        "season",
        "seer",
        "skills",
        "slots",
        "spectre",
        "spectre_cards",
        "standing",
        "tokens",
        "turn",
        "unplaced",
        "valour",
    )

    season: int
    round: int
    phase: int
    turn: int
    rolled: int
    unplaced: int
    market: int
    pending: list[int]
    skills: list[int]
    spectre_cards: list[int]
    order: list[int]
    standing: list[int]
    seer: list[int]
    pecunia: list[int]
    valour: list[int]
    learned: list[int]
    choosing: list[int]
    quests: list[list[int]]
    goods: list[int]
    tokens: list[int]
    active: list[int]
    slots: list[int]
    spectre: list[int]
    exploited: list[int]
    building: list[int]
    owner: list[int]

    def __init__(
        self, rng: Rng, players: int, rules: Rules, components: Components, land: Land
    ) -> None:
        """Only what never changes; `empty_table` and `clone` put the rest on it."""
        super().__init__(rng)
        self.players = players
        self.rules = rules
        self.components = components
        self.land = land

    def clone(self) -> HauntedTable:
        copy = HauntedTable(self.rng.clone(), self.players, self.rules, self.components, self.land)
        copy.revealed = self.revealed
        copy.season = self.season
        copy.round = self.round
        copy.phase = self.phase
        copy.turn = self.turn
        copy.rolled = self.rolled
        copy.unplaced = self.unplaced
        copy.market = self.market
        copy.pending = self.pending.copy()
        copy.skills = self.skills  # dealt once, never changed
        copy.spectre_cards = self.spectre_cards
        copy.order = self.order.copy()
        copy.standing = self.standing.copy()
        copy.seer = self.seer.copy()
        copy.pecunia = self.pecunia.copy()
        copy.valour = self.valour.copy()
        copy.learned = self.learned.copy()
        copy.choosing = self.choosing.copy()
        copy.quests = self.quests.copy()  # the inner lists are replaced, never changed
        copy.goods = self.goods.copy()
        copy.tokens = self.tokens.copy()
        copy.active = self.active.copy()
        copy.slots = self.slots.copy()
        copy.spectre = self.spectre.copy()
        copy.exploited = self.exploited.copy()
        copy.building = self.building.copy()
        copy.owner = self.owner.copy()
        return copy

    def to_data(self) -> dict[str, Any]:
        return {
            "rng": self.rng.to_data(),
            "revealed": self.revealed,
            "players": self.players,
            "rules": self.rules.to_data(),
            "components": self.components.text,
            "tiles": list(self.land.tiles),
            "season": self.season,
            "round": self.round,
            "phase": self.phase,
            "turn": self.turn,
            "rolled": self.rolled,
            "unplaced": self.unplaced,
            "pending": self.pending.copy(),
            "market": self.market,
            "skills": self.skills.copy(),
            "spectre_cards": self.spectre_cards.copy(),
            "order": self.order.copy(),
            "standing": self.standing.copy(),
            "seer": self.seer.copy(),
            "pecunia": self.pecunia.copy(),
            "valour": self.valour.copy(),
            "learned": self.learned.copy(),
            "choosing": self.choosing.copy(),
            "quests": [chosen.copy() for chosen in self.quests],
            "goods": self.goods.copy(),
            "tokens": self.tokens.copy(),
            "active": self.active.copy(),
            "slots": self.slots.copy(),
            "spectre": self.spectre.copy(),
            "exploited": self.exploited.copy(),
            "building": self.building.copy(),
            "owner": self.owner.copy(),
        }


def empty_table(
    rng: Rng, players: int, rules: Rules, components: Components, land: Land
) -> HauntedTable:
    """Season I, Round 1: start tokens on the tracks, Seers on the High City, nothing else."""
    table = HauntedTable(rng, players, rules, components, land)
    table.season = 1
    table.round = 1
    table.phase = HAUNTING
    table.turn = 0
    table.rolled = 0
    table.unplaced = 0
    table.market = 1
    table.pending = []
    table.skills = [1, 4, 7, 10]
    table.spectre_cards = []
    table.order = list(range(players))
    table.standing = list(range(players))
    table.seer = [land.high_city] * players
    table.pecunia = [0] * players
    table.valour = [components.start_valour] * players
    table.learned = [0] * players
    table.choosing = [0] * players
    table.quests = [[] for _ in range(players)]
    table.goods = [0] * (4 * players)
    table.tokens = components.start_tokens * players
    table.active = components.start_tokens * players
    table.slots = [FREE] * (SLOTS * len(DECKS))
    table.spectre = [0] * HEXES
    table.exploited = [0] * HEXES
    table.building = [0] * HEXES
    table.owner = [NOBODY] * HEXES
    return table


def load_table(data: object) -> HauntedTable:
    """Inverse of `HauntedTable.to_data`."""
    fields = Fields(data)
    components = load_components(fields.word("components"))
    tiles = fields.words("tiles")
    if len(tiles) != 6 or any(tile not in components.regions for tile in tiles):
        raise BadData(Text("position-tiles", tiles=", ".join(tiles)))
    names = fields.words("rules")
    if len(names) != 4:
        raise BadData(Text("data-wrong", path="$.rules", expected="4", found=str(len(names))))
    rules = Rules(names[0], names[1], names[2], names[3])
    rng = Rng.from_data(fields.value("rng"))
    land = make_land(components.text, tuple(tiles))
    table = HauntedTable(rng, fields.number("players"), rules, components, land)
    table.revealed = fields.number("revealed")
    table.season = fields.number("season")
    table.round = fields.number("round")
    table.phase = fields.number("phase")
    table.turn = fields.number("turn")
    table.rolled = fields.number("rolled")
    table.unplaced = fields.number("unplaced")
    table.pending = fields.numbers("pending")
    table.market = fields.number("market")
    table.skills = fields.numbers("skills")
    table.spectre_cards = fields.numbers("spectre_cards")
    table.order = fields.numbers("order")
    table.standing = fields.numbers("standing")
    table.seer = fields.numbers("seer")
    table.pecunia = fields.numbers("pecunia")
    table.valour = fields.numbers("valour")
    table.learned = fields.numbers("learned")
    table.choosing = fields.numbers("choosing")
    table.quests = [[int(card) for card in chosen] for chosen in fields.items("quests")]
    table.goods = fields.numbers("goods")
    table.tokens = fields.numbers("tokens")
    table.active = fields.numbers("active")
    table.slots = fields.numbers("slots")
    table.spectre = fields.numbers("spectre")
    table.exploited = fields.numbers("exploited")
    table.building = fields.numbers("building")
    table.owner = fields.numbers("owner")
    fields.done()
    return table


# -- reading ---------------------------------------------------------------------------------------


def active_tokens(table: HauntedTable, seat: int, track: int) -> int:
    return table.active[4 * seat + track]


def reserve_spectres(table: HauntedTable) -> int:
    """Spectres nobody has placed: the rest of those in the box."""
    return table.components.spectres - sum(table.spectre)


def active_seat(table: HauntedTable) -> int:
    """Whose turn it is."""
    return table.order[table.turn]
