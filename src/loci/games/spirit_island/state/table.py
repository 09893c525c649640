"""The table of Spirit Island: plain data, saved in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from loci.core.data import Fields
from loci.core.errors import BadData
from loci.core.rng import Rng
from loci.core.state import Table
from loci.core.text import Text
from loci.games.spirit_island.state.boards import STANDARD
from loci.games.spirit_island.state.island import Island, with_added
from loci.games.spirit_island.state.island_changes import Added
from loci.games.spirit_island.state.island_words import changes_data, read_changes, read_island
from loci.games.spirit_island.state.piles import PILES
from loci.games.spirit_island.state.seat import Seat, load_seat
from loci.games.spirit_island.state.terms import piece_named, piece_word

if TYPE_CHECKING:
    from loci.games.spirit_island.rules.effect import Effect
    from loci.games.spirit_island.rules.lineup import Asked, Lineup

#: The fields that are saved as they are.
NUMBERS: Final = (
    "turn",
    "fear_markers",
    "fear_done",
    "terror",
    "blight_pool",
    "blight_flipped",
    "level",
    "fear_resolved",
    "cards_done",
)
WORDS: Final = ("step", "blight_card", "adversary", "scenario", "doom", "ending", "queue_card")
WORD_LISTS: Final = ("rules", "pending", "shown", "sets")
LAND_LISTS: Final = ("queue", "explored")
EXTRA_BOARD: Final = "extra-board"  # among the rules: a board more than there are players


@final
class SpiritTable(Table):
    """`pieces` are, per land, the invaders, dahan and tokens there (`terms.piece`, in order);
    `blight` counts by land. `piles` are all cards that lie on the table (`piles.py`), `shown` those
    of the face-down ones that somebody turned up.

    Fear: `fear_markers` make a card, `fear_done` are generated, `fear_sizes` are the three parts of
    the deck; `terror` is the level. `blight_card` lies on its healthy side until `blight_flipped`.

    Flow: `turn`, `step` (`steps.py`); `queue` are the lands in which the action of `queue_card` is
    still to happen, `explored` those explored by the card just revealed. `doom` is a defeat that
    the present Action has brought on, `ending` how the game ended. `rules` are the options that
    play asks for, `sets` what is played with, `starts` the slot of the board on which each seat
    started. `adversary` leads, with its `level`, where another one is `supporting`. `cards_done`
    counts the cards of the present space that have acted, `fear_resolved` the fear cards of this
    turn. `pending` are single steps that a hand-written position asks for.

    `effects` are in force now, in the order in which they came. `asked` keeps who answers the
    questions of the rules while they are. `aside` are (land, piece) that take
    no part in the ravage under way, in the middle of a script. `lineup` follows from the spirits,
    the adversary and the scenario: it is made by `line_up`, and shared.
    """

    __slots__ = (
        "aside",
        "asked",
        "blight",
        "effects",
        "fear_sizes",
        "island",
        "lineup",
        "pieces",
        "piles",
        "seats",
        "starts",
        "supporting",
        "supporting_level",
        *NUMBERS,
        *WORDS,
        *WORD_LISTS,
        *LAND_LISTS,
    )

    transient: ClassVar[tuple[str, ...]] = ("sink", "lineup", "asked")

    turn: int
    fear_markers: int
    fear_done: int
    terror: int
    blight_pool: int
    blight_flipped: int
    level: int
    fear_resolved: int
    cards_done: int
    step: str
    blight_card: str
    adversary: str
    scenario: str
    doom: str
    ending: str
    queue_card: str
    fear_sizes: list[int]
    blight: list[int]
    queue: list[int]
    explored: list[int]
    rules: list[str]
    pending: list[str]
    shown: list[str]
    sets: list[str]
    pieces: list[tuple[int, ...]]
    piles: list[tuple[str, ...]]
    seats: list[Seat]
    starts: list[int]
    supporting: str
    supporting_level: int
    effects: tuple[Effect, ...]
    lineup: Lineup | None
    asked: Asked | None
    aside: tuple[tuple[int, int], ...]

    def __init__(self, rng: Rng, land: Island) -> None:
        """`empty_table`, `load_table` and `clone` put the rest on it."""
        super().__init__(rng)
        self.island = land

    def clone(self) -> SpiritTable:
        copy = SpiritTable(self.rng.clone(), self.island)
        copy.revealed = self.revealed
        copy.turn = self.turn
        copy.fear_markers = self.fear_markers
        copy.fear_done = self.fear_done
        copy.terror = self.terror
        copy.blight_pool = self.blight_pool
        copy.blight_flipped = self.blight_flipped
        copy.level = self.level
        copy.fear_resolved = self.fear_resolved
        copy.cards_done = self.cards_done
        copy.step = self.step
        copy.blight_card = self.blight_card
        copy.adversary = self.adversary
        copy.scenario = self.scenario
        copy.doom = self.doom
        copy.ending = self.ending
        copy.queue_card = self.queue_card
        copy.fear_sizes = self.fear_sizes  # replaced, never changed
        copy.rules = self.rules
        copy.sets = self.sets
        copy.starts = self.starts
        copy.supporting = self.supporting
        copy.supporting_level = self.supporting_level
        copy.blight = self.blight.copy()
        copy.queue = self.queue.copy()
        copy.explored = self.explored.copy()
        copy.pending = self.pending.copy()
        copy.shown = self.shown.copy()
        copy.pieces = self.pieces.copy()  # the tuples are replaced, never changed
        copy.piles = self.piles.copy()
        copy.seats = [seat.clone() for seat in self.seats]
        copy.effects = self.effects
        copy.lineup = self.lineup
        copy.asked = self.asked
        copy.aside = self.aside
        return copy

    def to_data(self) -> dict[str, Any]:
        names = self.island.names
        data: dict[str, Any] = {
            "rng": self.rng.to_data(),
            "revealed": self.revealed,
            "boards": self.island.laid,
            "lands": {},
            "fear_sizes": self.fear_sizes,
            "piles": {
                pile.name: list(self.piles[n])
                for n, pile in enumerate(PILES)
                if self.piles[n] or not pile.rare
            },
            "seats": [seat.to_data(names) for seat in self.seats],
            "effects": [effect.to_data(self.island) for effect in self.effects],
        }
        # What is as usual is not said, as before there was anything else.
        if self.island.file:
            data["island"] = self.island.file
        if self.island.layout != STANDARD:
            data["layout"] = self.island.layout
        data.update(changes_data(self.island))
        if self.starts != usual_starts(len(self.seats), len(self.island.laid)):
            data["starts"] = [self.island.boards[slot] for slot in self.starts]
        if self.supporting:
            data["supporting"] = {"adversary": self.supporting, "level": self.supporting_level}
        if self.aside:
            data["aside"] = [f"{piece_word(code)} {names[land]}" for land, code in self.aside]
        for land, name in enumerate(names):
            held = [piece_word(code) for code in self.pieces[land]]
            if held or self.blight[land]:
                data["lands"][name] = {"pieces": held, "blight": self.blight[land]}
        for field in (*NUMBERS, *WORDS):
            data[field] = getattr(self, field)
        for field in WORD_LISTS:
            data[field] = list(getattr(self, field))
        for field in LAND_LISTS:
            data[field] = [names[land] for land in getattr(self, field)]
        return data


def players(table: SpiritTable) -> int:
    return len(table.seats)


def shares(table: SpiritTable) -> int:
    """How often comes blight that is so much for each player: with an extra board, for each board
    of the set-up (SX-26.2)."""
    return len(table.island.laid if EXTRA_BOARD in table.rules else table.seats)


def usual_starts(seats: int, boards: int) -> list[int]:
    """The boards on which the seats start where nothing else is said: each on the next, and where
    there are fewer boards than seats, from the first again."""
    return [seat % boards for seat in range(seats)]


def empty_table(rng: Rng, laid: Island) -> SpiritTable:
    """An island with nothing on it."""
    table = SpiritTable(rng, laid)
    for name in NUMBERS:
        setattr(table, name, 0)
    for name in WORDS:
        setattr(table, name, "")
    for name in (*WORD_LISTS, *LAND_LISTS):
        setattr(table, name, [])
    size = len(table.island.names)
    table.turn = 1
    table.terror = 1
    table.fear_sizes = []
    table.blight = [0] * size
    table.pieces = [()] * size
    table.piles = [()] * len(PILES)
    table.seats = []
    table.starts = []
    table.supporting = ""
    table.supporting_level = 0
    table.effects = ()
    table.lineup = None
    table.asked = None
    table.aside = ()
    return table


def change_island(table: SpiritTable, changed: Island) -> None:
    """Another island takes the place of the table's, which may have lost lands or have more."""
    table.island = changed
    more = len(changed.names) - len(table.pieces)
    table.pieces += [()] * more
    table.blight += [0] * more
    for owner in table.seats:
        owner.presence += [0] * more


def lay_board(table: SpiritTable, one: Added) -> None:
    """One more board comes to the island, with nothing on it."""
    change_island(table, with_added(table.island, one))


def load_table(data: object) -> SpiritTable:
    """Inverse of `SpiritTable.to_data`, but for effects and lineup, which the rules know."""
    fields = Fields(data)
    laid = read_island(fields)
    boards = laid.boards
    table = empty_table(Rng.from_data(fields.value("rng")), read_changes(laid, fields))
    numbers = table.island.numbers
    table.revealed = fields.number("revealed")
    lands = fields.child("lands")
    for name in lands.data:
        if name not in numbers:
            raise BadData(Text("position-land", land=name))
        held = lands.child(name)
        table.pieces[numbers[name]] = tuple(sorted(_pieces(held.words("pieces"))))
        table.blight[numbers[name]] = held.number("blight")
        held.done()
    lands.done()
    if "aside" in fields.data:
        table.aside = tuple([_set_aside(numbers, one) for one in fields.words("aside")])
    piles = fields.child("piles")
    table.piles = [
        tuple(piles.words(pile.name)) if pile.name in piles.data or not pile.rare else ()
        for pile in PILES
    ]
    piles.done()
    table.fear_sizes = fields.numbers("fear_sizes")
    table.seats = [load_seat(child, table.island) for child in fields.children("seats")]
    table.starts = usual_starts(len(table.seats), len(boards))
    if "starts" in fields.data:
        named = fields.words("starts")
        if len(named) != len(table.seats) or any(board not in boards for board in named):
            raise BadData(Text("position-starts", boards=", ".join(named)))
        table.starts = [boards.index(board) for board in named]
    if "supporting" in fields.data:
        supporting = fields.child("supporting")
        table.supporting = supporting.word("adversary")
        table.supporting_level = supporting.between("level", 0, 6)
        supporting.done()
    for name in NUMBERS:
        setattr(table, name, fields.number(name))
    for name in WORDS:
        setattr(table, name, fields.word(name))
    for name in WORD_LISTS:
        setattr(table, name, fields.words(name))
    for name in LAND_LISTS:
        setattr(table, name, [_land(numbers, word) for word in fields.words(name)])
    fields.items("effects")
    fields.done()
    return table


def _pieces(words: list[str]) -> list[int]:
    found = [piece_named(word) for word in words]
    if 0 in found:
        raise BadData(Text("no-such-piece", piece=words[found.index(0)]))
    return found


def _set_aside(numbers: dict[str, int], words: str) -> tuple[int, int]:
    piece, _, land = words.partition(" ")
    return _land(numbers, land), _pieces([piece])[0]


def _land(numbers: dict[str, int], name: str) -> int:
    if name not in numbers:
        raise BadData(Text("position-land", land=name))
    return numbers[name]
