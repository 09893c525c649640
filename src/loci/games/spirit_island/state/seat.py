"""What belongs to one player: a spirit, its presence, energy and cards."""

from __future__ import annotations

from typing import Any, Final, final

from loci.core.data import Fields
from loci.core.errors import BadData
from loci.core.text import Text
from loci.games.spirit_island.state.island import Island
from loci.games.spirit_island.state.terms import ELEMENTS

#: The fields that are saved as they are: numbers, and lists of card ids.
NUMBERS: Final = (
    "energy",
    "destroyed",
    "bonus_plays",
    "plays_made",
    "grown",
    "income_taken",
    "reclaimed",
    "drowned",
    "hurried",
)
CARDS: Final = ("hand", "played", "discard", "used")

#: What a spirit keeps for itself: a number, or words (cards, elements, choices) in order.
Kept = int | tuple[str, ...]
NOTHING_KEPT: Final[dict[str, Kept]] = {}

NO_ELEMENTS: Final = (0,) * len(ELEMENTS)

# Whether a seat has anything more to do in a phase (`Seat.ready`)
BUSY: Final = 0
SAID: Final = 1
IDLE: Final = 2  # nothing to do now; asked again when that changes
READY: Final = ("busy", "said", "idle")


@final
class Seat:
    """`presence` counts by land; `shown` are the uncovered spaces of each track, of energy and of
    card plays first; `destroyed` is presence out of the game.

    Of the turn: `growth_taken` (options), `grown`, `income_taken`, `plays_made`, `bonus_plays`,
    `reclaimed` (cards, by spaces of tracks), `ready` (nothing more in this phase), `used` powers,
    `hurried` (slow powers used as fast), elements of effects (`extra_elements`) and those chosen
    for the track's free spaces (`chosen_elements`).

    `progression` is what is left of a power progression; `drowned` is health on the Ocean's panel;
    `kept` is what the spirit declares to keep besides (`Spirit.keeps`), by name. Of the turn too:
    `tracks_used`, the words of spaces whose Action was taken.

    What changes seldom is a tuple, which copies share: it is replaced, never changed.
    """

    __slots__ = (
        "chosen_elements",
        "extra_elements",
        "growth_taken",
        "kept",
        "presence",
        "progression",
        "ready",
        "shown",
        "spirit",
        "tracks_used",
        *CARDS,
        *NUMBERS,
    )

    spirit: str
    energy: int
    shown: tuple[int, ...]
    destroyed: int
    bonus_plays: int
    plays_made: int
    grown: int
    income_taken: int
    reclaimed: int
    ready: int
    drowned: int
    hurried: int
    presence: list[int]
    extra_elements: tuple[int, ...]
    chosen_elements: tuple[int, ...]
    growth_taken: tuple[int, ...]
    hand: list[str]
    played: list[str]
    discard: list[str]
    used: list[str]
    progression: tuple[str, ...]
    kept: dict[str, Kept]
    tracks_used: tuple[str, ...]

    def __init__(self, spirit: str) -> None:
        """The rest is put on by `new_seat`, `load_seat` and `clone`."""
        self.spirit = spirit

    def clone(self) -> Seat:
        copy = Seat(self.spirit)
        copy.energy = self.energy
        copy.shown = self.shown
        copy.destroyed = self.destroyed
        copy.bonus_plays = self.bonus_plays
        copy.plays_made = self.plays_made
        copy.grown = self.grown
        copy.income_taken = self.income_taken
        copy.reclaimed = self.reclaimed
        copy.ready = self.ready
        copy.drowned = self.drowned
        copy.hurried = self.hurried
        copy.presence = self.presence.copy()
        copy.extra_elements = self.extra_elements
        copy.chosen_elements = self.chosen_elements
        copy.growth_taken = self.growth_taken
        copy.hand = self.hand.copy()
        copy.played = self.played.copy()
        copy.discard = self.discard.copy()
        copy.used = self.used.copy()
        copy.progression = self.progression
        copy.kept = self.kept
        copy.tracks_used = self.tracks_used
        return copy

    @property
    def energy_shown(self) -> int:
        return self.shown[0]

    @property
    def plays_shown(self) -> int:
        return self.shown[1]

    def to_data(self, lands: list[str]) -> dict[str, Any]:
        """Everything in words; `lands` are the names of the island's lands."""
        data: dict[str, Any] = {
            "spirit": self.spirit,
            "presence": {lands[land]: n for land, n in enumerate(self.presence) if n},
            "energy_shown": self.energy_shown,
            "plays_shown": self.plays_shown,
            "extra_elements": {ELEMENTS[e]: n for e, n in enumerate(self.extra_elements) if n},
            "chosen_elements": [ELEMENTS[element] for element in self.chosen_elements],
            "growth_taken": [option + 1 for option in self.growth_taken],
            "progression": list(self.progression),
            "ready": READY[self.ready],
        }
        if len(self.shown) > 2:
            data["more_shown"] = list(self.shown[2:])
        if self.kept:
            data["kept"] = {
                name: value if isinstance(value, int) else list(value)
                for name, value in self.kept.items()
            }
        if self.tracks_used:
            data["tracks_used"] = list(self.tracks_used)
        for name in NUMBERS:
            data[name] = getattr(self, name)
        for name in CARDS:
            data[name] = list(getattr(self, name))
        return data


def new_seat(spirit: str, lands: int) -> Seat:
    """A seat that has nothing yet."""
    seat = Seat(spirit)
    seat.energy = 0
    seat.shown = (1, 1)
    seat.destroyed = 0
    seat.bonus_plays = 0
    seat.plays_made = 0
    seat.grown = 0
    seat.income_taken = 0
    seat.reclaimed = 0
    seat.ready = 0
    seat.drowned = 0
    seat.hurried = 0
    seat.presence = [0] * lands
    seat.extra_elements = NO_ELEMENTS
    seat.chosen_elements = ()
    seat.growth_taken = ()
    seat.hand = []
    seat.played = []
    seat.discard = []
    seat.used = []
    seat.progression = ()
    seat.kept = NOTHING_KEPT
    seat.tracks_used = ()
    return seat


def load_seat(fields: Fields, island: Island) -> Seat:
    """Inverse of `Seat.to_data`."""
    seat = new_seat(fields.word("spirit"), len(island.names))
    presence = fields.child("presence")
    for name in presence.data:
        if name not in island.numbers:
            raise BadData(Text("position-land", land=name))
        seat.presence[island.numbers[name]] = presence.number(name)
    presence.done()
    more = fields.numbers("more_shown") if "more_shown" in fields.data else []
    seat.shown = (fields.number("energy_shown"), fields.number("plays_shown"), *more)
    if "kept" in fields.data:
        seat.kept = _load_kept(fields.child("kept"))
    if "tracks_used" in fields.data:
        seat.tracks_used = tuple(fields.words("tracks_used"))
    extra = fields.child("extra_elements")
    counts = [0] * len(ELEMENTS)
    for word in extra.data:
        counts[_element(word)] = extra.number(word)
    extra.done()
    seat.extra_elements = tuple(counts)
    seat.chosen_elements = tuple([_element(word) for word in fields.words("chosen_elements")])
    seat.growth_taken = tuple([number - 1 for number in fields.numbers("growth_taken")])
    seat.progression = tuple(fields.words("progression"))
    ready = fields.word("ready")
    if ready not in READY:
        raise BadData(Text("position-word", word=ready, where="ready"))
    seat.ready = READY.index(ready)
    for name in NUMBERS:
        setattr(seat, name, fields.number(name))
    for name in CARDS:
        setattr(seat, name, fields.words(name))
    fields.done()
    return seat


def _load_kept(fields: Fields) -> dict[str, Kept]:
    kept: dict[str, Kept] = {}
    for name, value in fields.data.items():
        kept[name] = tuple(fields.words(name)) if isinstance(value, list) else fields.number(name)
    fields.done()
    return kept


def _element(word: str) -> int:
    if word not in ELEMENTS:
        raise BadData(Text("position-word", word=word, where="elements"))
    return ELEMENTS.index(word)
