"""What belongs to one player: a spirit, its presence, energy and cards."""

from __future__ import annotations

from typing import Any, Final, final

from loci.core.data import Fields
from loci.games.spirit_island.state.terms import ELEMENTS

#: The fields that are single numbers, lists of numbers and lists of card ids, as they are saved.
NUMBERS: Final = (
    "energy",
    "energy_shown",
    "plays_shown",
    "destroyed",
    "bonus_plays",
    "plays_made",
    "grown",
    "income_taken",
    "reclaimed",
    "ready",
    "drowned",
    "hurried",
)
NUMBER_LISTS: Final = ("presence", "extra_elements", "chosen_elements", "growth_taken")
CARDS: Final = ("hand", "played", "discard", "used", "progression")


# Whether a seat has anything more to do in a phase (`Seat.ready`)
BUSY: Final = 0
SAID: Final = 1
IDLE: Final = 2  # nothing to do now; asked again when that changes


@final
class Seat:
    """`presence` counts by land; `energy_shown` and `plays_shown` are the uncovered spaces of the
    two tracks; `destroyed` is presence out of the game.

    Of the turn: `growth_taken` (options), `grown`, `income_taken`, `plays_made`, `bonus_plays`,
    `reclaimed` (the track's one card), `ready` (nothing more in this phase), `used` powers,
    `hurried` (slow powers used as fast), elements of effects (`extra_elements`) and those chosen
    for the track's free spaces (`chosen_elements`).

    `progression` is what is left of a power progression; `drowned` is health on the Ocean's panel.
    """

    __slots__ = ("spirit", *CARDS, *NUMBERS, *NUMBER_LISTS)

    spirit: str
    energy: int
    energy_shown: int
    plays_shown: int
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
    extra_elements: list[int]
    chosen_elements: list[int]
    growth_taken: list[int]
    hand: list[str]
    played: list[str]
    discard: list[str]
    used: list[str]
    progression: list[str]

    def __init__(self, spirit: str) -> None:
        """The rest is put on by `new_seat`, `load_seat` and `clone`."""
        self.spirit = spirit

    def clone(self) -> Seat:
        copy = Seat(self.spirit)
        copy.energy = self.energy
        copy.energy_shown = self.energy_shown
        copy.plays_shown = self.plays_shown
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
        copy.extra_elements = self.extra_elements.copy()
        copy.chosen_elements = self.chosen_elements.copy()
        copy.growth_taken = self.growth_taken.copy()
        copy.hand = self.hand.copy()
        copy.played = self.played.copy()
        copy.discard = self.discard.copy()
        copy.used = self.used.copy()
        copy.progression = self.progression.copy()
        return copy

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"spirit": self.spirit}
        for name in NUMBERS:
            data[name] = getattr(self, name)
        for name in (*NUMBER_LISTS, *CARDS):
            data[name] = list(getattr(self, name))
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.spirit, self.energy))


def new_seat(spirit: str, lands: int) -> Seat:
    """A seat that has nothing yet."""
    seat = Seat(spirit)
    seat.energy = 0
    seat.energy_shown = 1
    seat.plays_shown = 1
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
    seat.extra_elements = [0] * len(ELEMENTS)
    seat.chosen_elements = []
    seat.growth_taken = []
    seat.hand = []
    seat.played = []
    seat.discard = []
    seat.used = []
    seat.progression = []
    return seat


def load_seat(fields: Fields) -> Seat:
    """Inverse of `Seat.to_data`."""
    seat = Seat(fields.word("spirit"))
    for name in NUMBERS:
        setattr(seat, name, fields.number(name))
    for name in NUMBER_LISTS:
        setattr(seat, name, fields.numbers(name))
    for name in CARDS:
        setattr(seat, name, fields.words(name))
    fields.done()
    return seat
