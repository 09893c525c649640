"""The table of Spirit Island."""

from __future__ import annotations

from typing import Any, Final, final

from loci.core.data import Fields
from loci.core.errors import BadData
from loci.core.rng import Rng
from loci.core.state import Table
from loci.core.text import Text
from loci.games.spirit_island.state.island import Island, island
from loci.games.spirit_island.state.seat import Seat, load_seat
from loci.games.spirit_island.state.terms import LANDS, NOWHERE

# Phases
CHOOSING: Final = 0  # spirits
SETUP: Final = 1
SPIRITS: Final = 2
FAST_POWERS: Final = 3
INVADERS: Final = 4
SLOW_POWERS: Final = 5
TIME_PASSES: Final = 6
PHASES: Final = ("choosing", "setup", "spirits", "fast", "invaders", "slow", "time-passes")

# Steps of the invader phase
BLIGHTED: Final = 0
FEAR: Final = 1
RAVAGES: Final = 2
BUILDS: Final = 3
EXPLORES: Final = 4
ADVANCE: Final = 5
STEPS: Final = ("blighted-island", "fear", "ravage", "build", "explore", "advance")


@final
class Effect:
    """Something that lasts until time passes: a registered kind (effects.py) with plain fields.

    `seat` is whose it is, `land` where it holds (or NOWHERE), `number` how much, `word` what else.
    """

    __slots__ = ("kind", "land", "number", "seat", "word")

    def __init__(
        self, kind: str, seat: int = -1, land: int = NOWHERE, number: int = 0, word: str = ""
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.land: Final = land
        self.number: Final = number
        self.word: Final = word

    def to_data(self) -> list[Any]:
        return [self.kind, self.seat, self.land, self.number, self.word]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.land))


#: The fields that are numbers, lists of numbers and lists of card ids, as they are saved.
NUMBERS: Final = (
    "turn",
    "phase",
    "step",
    "fear_markers",
    "fear_done",
    "terror",
    "blight_pool",
    "blight_flipped",
    "level",
    "fear_resolved",
    "cards_done",
)
NUMBER_LISTS: Final = ("blight", "queue", "fear_sizes", "explored")
WORDS: Final = ("blight_card", "adversary", "scenario", "doom", "ending", "queue_card")
CARDS: Final = (
    "fear_deck",
    "fear_box",
    "earned",
    "fear_discard",
    "fear_shown",
    "invader_deck",
    "invader_box",
    "explore_space",
    "build_space",
    "ravage_space",
    "extra_space",
    "invader_discard",
    "minor_deck",
    "minor_discard",
    "major_deck",
    "major_discard",
    "removed",
    "rules",
    "pending",
)


@final
class SpiritTable(Table):
    """`pieces` are, per land, the invaders and dahan there (kind·64 + damage, in order); `blight`
    counts by land.

    Fear: `fear_markers` make a card, `fear_done` are generated; `fear_deck` from the top,
    `fear_sizes` its three parts, `earned` face down, `fear_box` what was left out, `fear_shown`
    cards that somebody turned up; `terror` is the level.

    Invader cards: `invader_deck` from the top, the three spaces (and England's `extra_space`),
    `invader_box` what left the game unseen. `blight_card` lies on its healthy side until
    `blight_flipped`.

    Flow: `turn`, `phase`, `step` of the invader phase; `queue` are the lands in which the action of
    `queue_card` is still to happen, `explored` those explored by the card just revealed. `doom` is
    a defeat that the present Action has brought on, `ending` how the game ended. `rules` are the
    options that play asks for. `cards_done` counts the cards of the present space that have acted,
    `fear_resolved` the fear cards of this turn. `pending` are single steps that a hand-written
    position asks for.
    """

    __slots__ = (
        "effects",
        "island",
        "pieces",
        "seats",
        *NUMBERS,
        *NUMBER_LISTS,
        *WORDS,
        *CARDS,
    )

    turn: int
    phase: int
    step: int
    fear_markers: int
    fear_done: int
    terror: int
    blight_pool: int
    blight_flipped: int
    level: int
    fear_resolved: int
    cards_done: int
    blight: list[int]
    queue: list[int]
    fear_sizes: list[int]
    explored: list[int]
    blight_card: str
    adversary: str
    scenario: str
    doom: str
    ending: str
    queue_card: str
    fear_deck: list[str]
    fear_box: list[str]
    earned: list[str]
    fear_discard: list[str]
    fear_shown: list[str]
    invader_deck: list[str]
    invader_box: list[str]
    explore_space: list[str]
    build_space: list[str]
    ravage_space: list[str]
    extra_space: list[str]
    invader_discard: list[str]
    minor_deck: list[str]
    minor_discard: list[str]
    major_deck: list[str]
    major_discard: list[str]
    removed: list[str]
    rules: list[str]
    pending: list[str]
    pieces: list[tuple[int, ...]]
    seats: list[Seat]
    effects: list[Effect]

    def __init__(self, rng: Rng, land: Island) -> None:
        """Only what never changes; `empty_table`, `load_table` and `clone` put the rest on it."""
        super().__init__(rng)
        self.island: Final = land

    def clone(self) -> SpiritTable:
        copy = SpiritTable(self.rng.clone(), self.island)
        copy.revealed = self.revealed
        copy.turn = self.turn
        copy.phase = self.phase
        copy.step = self.step
        copy.fear_markers = self.fear_markers
        copy.fear_done = self.fear_done
        copy.terror = self.terror
        copy.blight_pool = self.blight_pool
        copy.blight_flipped = self.blight_flipped
        copy.level = self.level
        copy.fear_resolved = self.fear_resolved
        copy.cards_done = self.cards_done
        copy.blight = self.blight.copy()
        copy.queue = self.queue.copy()
        copy.fear_sizes = self.fear_sizes  # set once
        copy.explored = self.explored.copy()
        copy.blight_card = self.blight_card
        copy.adversary = self.adversary
        copy.scenario = self.scenario
        copy.doom = self.doom
        copy.ending = self.ending
        copy.queue_card = self.queue_card
        copy.fear_deck = self.fear_deck.copy()
        copy.fear_box = self.fear_box.copy()
        copy.earned = self.earned.copy()
        copy.fear_discard = self.fear_discard.copy()
        copy.fear_shown = self.fear_shown.copy()
        copy.invader_deck = self.invader_deck.copy()
        copy.invader_box = self.invader_box.copy()
        copy.explore_space = self.explore_space.copy()
        copy.build_space = self.build_space.copy()
        copy.ravage_space = self.ravage_space.copy()
        copy.extra_space = self.extra_space.copy()
        copy.invader_discard = self.invader_discard.copy()
        copy.minor_deck = self.minor_deck.copy()
        copy.minor_discard = self.minor_discard.copy()
        copy.major_deck = self.major_deck.copy()
        copy.major_discard = self.major_discard.copy()
        copy.removed = self.removed.copy()
        copy.rules = self.rules.copy()
        copy.pending = self.pending.copy()
        copy.pieces = self.pieces.copy()  # the tuples are replaced, never changed
        copy.seats = [seat.clone() for seat in self.seats]
        copy.effects = self.effects.copy()
        return copy

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "rng": self.rng.to_data(),
            "revealed": self.revealed,
            "boards": self.island.boards,
            "pieces": [list(pieces) for pieces in self.pieces],
            "seats": [seat.to_data() for seat in self.seats],
            "effects": [effect.to_data() for effect in self.effects],
        }
        for name in (*NUMBERS, *WORDS):
            data[name] = getattr(self, name)
        for name in (*NUMBER_LISTS, *CARDS):
            data[name] = list(getattr(self, name))
        return data


def empty_table(rng: Rng, boards: str) -> SpiritTable:
    """Boards laid out, nothing on them."""
    table = SpiritTable(rng, island(boards))
    for name in NUMBERS:
        setattr(table, name, 0)
    for name in WORDS:
        setattr(table, name, "")
    for name in (*NUMBER_LISTS, *CARDS):
        setattr(table, name, [])
    size = LANDS * len(boards)
    table.turn = 1
    table.terror = 1
    table.blight = [0] * size
    table.pieces = [()] * size
    table.seats = []
    table.effects = []
    return table


def load_table(data: object) -> SpiritTable:
    """Inverse of `SpiritTable.to_data`."""
    fields = Fields(data)
    boards = fields.word("boards")
    if not 1 <= len(boards) <= 4 or any(board not in "ABCD" for board in boards):
        raise BadData(Text("position-boards", boards=boards))
    table = SpiritTable(Rng.from_data(fields.value("rng")), island(boards))
    table.revealed = fields.number("revealed")
    size = LANDS * len(boards)
    table.pieces = [tuple([int(piece) for piece in pieces]) for pieces in fields.items("pieces")]
    table.seats = [load_seat(child) for child in fields.children("seats")]
    table.effects = [_load_effect(item) for item in fields.items("effects")]
    for name in NUMBERS:
        setattr(table, name, fields.number(name))
    for name in WORDS:
        setattr(table, name, fields.word(name))
    for name in NUMBER_LISTS:
        setattr(table, name, fields.numbers(name))
    for name in CARDS:
        setattr(table, name, fields.words(name))
    fields.done()
    if len(table.pieces) != size or len(table.blight) != size:
        raise BadData(Text("position-boards", boards=boards))
    return table


def _load_effect(item: object) -> Effect:
    if not isinstance(item, list) or len(item) != 5:
        raise BadData(Text("data-wrong", path="$.effects", expected="5", found=str(item)))
    return Effect(str(item[0]), int(item[1]), int(item[2]), int(item[3]), str(item[4]))
