"""The table of Haunted Lands: flat lists of numbers, as fast to copy as they are to read.

Only `to_data` and its inverse in `saved.py` know the words that are saved for the numbers.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from loci.core.decision import Move
from loci.core.rng import Rng
from loci.core.state import Table
from loci.games.haunted_lands.state.components import Components
from loci.games.haunted_lands.state.land import HEXES, NAMES, Land
from loci.games.haunted_lands.state.registry import (
    MARKETS,
    MODES,
    QUEST_CARDS,
    SKILLS,
    SPECTRE_CARDS,
    Content,
    building_name,
)
from loci.games.haunted_lands.state.terms import (
    CHOICES,
    DECKS,
    DIFFICULTIES,
    FREE,
    GOODS,
    HAUNTING,
    NO_TERRAIN,
    NOBODY,
    PHASES,
    TERRAINS,
    TRACKS,
)


@final
class Rules:
    """What the options decide, by their names; `told` is the same as bytes, for rows of tables.
    Shared, never changed."""

    __slots__ = (
        "difficulty",
        "mode",
        "overflow",
        "second_card",
        "sets",
        "short_reserve",
        "told",
        "turn_end",
    )

    def __init__(
        self,
        mode: str,
        difficulty: str,
        second_card: str,
        overflow: str,
        short_reserve: str,
        turn_end: str,
        sets: tuple[str, ...],
    ) -> None:
        self.mode: Final = mode
        self.difficulty: Final = difficulty
        self.second_card: Final = second_card
        self.overflow: Final = overflow
        self.short_reserve: Final = short_reserve
        self.turn_end: Final = turn_end
        self.sets: Final = sets
        self.told: Final = bytes(
            [
                list(MODES).index(mode) + 1 if mode in MODES else 0,
                DIFFICULTIES.index(difficulty) if difficulty in DIFFICULTIES else 0,
                int(overflow == "cascade"),
                int(short_reserve == "loss"),
                int(turn_end == "by-itself"),
            ]
        )

    def to_data(self) -> dict[str, Any]:
        return {
            "mode": self.mode,
            "difficulty": self.difficulty,
            "second-card": self.second_card,
            "overflow": self.overflow,
            "short-reserve": self.short_reserve,
            "turn-end": self.turn_end,
            "sets": list(self.sets),
        }


@final
class HauntedTable(Table):
    """Per seat: `seer` (hex), `pecunia`, `valour`, `learned` (bits by number of the Skill),
    `quests` (chosen cards), `choosing` (how many more to choose now); `goods`, `tokens` and
    `active` (active tokens) have four numbers a seat.

    Per hex: `spectre`, `exploited` (0 or 1), `building` and its `owner`.

    `order` lists the seats by Order token; `standing` by the Valour track, the highest token of a
    stack first. `turn` counts the turns taken this Round. `unplaced` Spectres are still to be
    placed on terrain `rolled`. `pending` are the choices the active seat has to make first.

    `given` are answers that the rules gave by themselves, for whoever takes written answers; it
    is no part of the position.
    """

    __slots__ = (
        "active",
        "building",
        "choosing",
        "components",
        "content",
        "exploited",
        "given",
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

    transient: ClassVar[tuple[str, ...]] = ("sink", "given")

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
        self,
        rng: Rng,
        players: int,
        rules: Rules,
        content: Content,
        components: Components,
        land: Land,
    ) -> None:
        """Only what never changes; `empty_table` and `clone` put the rest on it."""
        super().__init__(rng)
        self.given: list[tuple[int, Move]] = []
        self.players = players
        self.rules = rules
        self.content = content
        self.components = components
        self.land = land

    def clone(self) -> HauntedTable:
        copy = HauntedTable(
            self.rng.clone(), self.players, self.rules, self.content, self.components, self.land
        )
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
        copy.spectre_cards = self.spectre_cards  # replaced, never changed
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
        seats = range(self.players)
        start = self.components.slot_start
        return {
            "rng": self.rng.to_data(),
            "revealed": self.revealed,
            "players": self.players,
            "rules": self.rules.to_data(),
            "components": self.components.text,
            "tiles": list(self.land.tiles),
            "season": self.season,
            "round": self.round,
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "rolled": None if self.rolled == NO_TERRAIN else TERRAINS[self.rolled],
            "unplaced": self.unplaced,
            "pending": [CHOICES[kind] for kind in self.pending],
            "market": MARKETS[self.market].id,
            "skills": {name: SKILLS[self.skills[deck]].id for deck, name in enumerate(DECKS)},
            "spectre_cards": [SPECTRE_CARDS[card].id for card in self.spectre_cards],
            "order": self.order.copy(),
            "standing": self.standing.copy(),
            "seer": [NAMES[hex] for hex in self.seer],
            "pecunia": self.pecunia.copy(),
            "valour": self.valour.copy(),
            "learned": [
                [SKILLS[card].id for card in self.skills if self.learned[seat] >> card & 1]
                for seat in seats
            ],
            "choosing": self.choosing.copy(),
            "quests": [[QUEST_CARDS[card].id for card in chosen] for chosen in self.quests],
            "goods": [_by_name(GOODS, self.goods, seat) for seat in seats],
            "tokens": [_by_name(TRACKS, self.tokens, seat) for seat in seats],
            "active": [_by_name(TRACKS, self.active, seat) for seat in seats],
            "slots": {
                name: [slot_word(slot) for slot in self.slots[start[deck] : start[deck + 1]]]
                for deck, name in enumerate(DECKS)
            },
            "spectre": [NAMES[hex] for hex in range(HEXES) if self.spectre[hex]],
            "exploited": [NAMES[hex] for hex in range(HEXES) if self.exploited[hex]],
            "building": {
                NAMES[hex]: building_name(self.building[hex])
                for hex in range(HEXES)
                if self.building[hex]
            },
            "owner": {
                NAMES[hex]: self.owner[hex] for hex in range(HEXES) if self.owner[hex] != NOBODY
            },
        }


def _by_name(names: tuple[str, ...], numbers: list[int], seat: int) -> dict[str, int]:
    """The part of a list by seat that is this seat's."""
    return {name: numbers[len(names) * seat + i] for i, name in enumerate(names)}


def slot_word(slot: int) -> str:
    """What lies on a slot above a Skill: a seat's cube, nothing, or a track cube."""
    return f"P{slot + 1}" if slot >= 0 else "free" if slot == FREE else "blocked"


def empty_table(
    rng: Rng, players: int, rules: Rules, content: Content, components: Components, land: Land
) -> HauntedTable:
    """Season I, Round 1: start tokens on the tracks, Seers on the High City, nothing else."""
    table = HauntedTable(rng, players, rules, content, components, land)
    table.season = 1
    table.round = 1
    table.phase = HAUNTING
    table.turn = 0
    table.rolled = NO_TERRAIN
    table.unplaced = 0
    table.market = content.markets[0]
    table.pending = []
    table.skills = [cards[0] for cards in content.skills]
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
    table.slots = [FREE] * components.slot_start[-1]
    table.spectre = [0] * HEXES
    table.exploited = [0] * HEXES
    table.building = [0] * HEXES
    table.owner = [NOBODY] * HEXES
    return table


# -- reading ---------------------------------------------------------------------------------------


def reserve_spectres(table: HauntedTable) -> int:
    """Spectres nobody has placed: the rest of those in the box."""
    return table.components.spectres - sum(table.spectre)


def active_seat(table: HauntedTable) -> int:
    """Whose turn it is."""
    return table.order[table.turn]


def slots_of(table: HauntedTable, deck: int) -> list[int]:
    """What lies on the slots above the Skill of a deck, left to right."""
    start = table.components.slot_start
    return table.slots[start[deck] : start[deck + 1]]


def has_learned(table: HauntedTable, seat: int, deck: int) -> bool:
    """Has `seat` learned the Skill of this deck?"""
    return table.learned[seat] >> table.skills[deck] & 1 == 1


def unused_quests(table: HauntedTable, seat: int) -> list[int]:
    """The Quest cards `seat` can still choose."""
    chosen = table.quests[seat]
    return [card for card in table.content.quest_set(table.players) if card not in chosen]


def quest_valour(table: HauntedTable, seat: int, card: int) -> int:
    """What a Quest card is worth to `seat` as things stand."""
    return QUEST_CARDS[card].valour(table, seat)
