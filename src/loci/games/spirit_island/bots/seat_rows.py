"""The part of a row that tells of the seats, each as the viewer tells it: the viewer itself first,
then who sits to its left. Hands are open in this game, so that all seats are told alike."""

from __future__ import annotations

from typing import Final, final

from loci.core.learning.encoding import Entry
from loci.games.spirit_island.bots.asked import FULL, FULL_WORD
from loci.games.spirit_island.bots.names import numbered
from loci.games.spirit_island.bots.vocabulary import LEVELS
from loci.games.spirit_island.rules.powers.power import met
from loci.games.spirit_island.rules.spirits.elements import (
    elements_for,
    elements_of,
    free_elements,
    usable_cards,
)
from loci.games.spirit_island.rules.spirits.keeping import CARDS, ELEMENT_COUNTS, NUMBER, Keep
from loci.games.spirit_island.rules.spirits.spirit import Spirit
from loci.games.spirit_island.rules.spirits.tracks import card_plays, energy_income
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.seat import READY, Kept, Seat
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import ELEMENTS

TRACKS: Final = 14  # of a panel, and so on, at most
OPTIONS: Final = 16  # of growth
INNATES: Final = 6
KEPT: Final = 6  # things that a spirit keeps besides
WORDS: Final = 16  # that it may keep, and that stand on spaces of its tracks
HAND: Final = 24
PLAYED: Final = 20
DISCARD: Final = 32
USED: Final = 16
LENT: Final = 8
SET_ASIDE: Final = 16
_SEAT_WORD: Final = "P"  # begins a word that is kept for a seat


def seat_fields() -> list[Entry]:
    """Cards are one more than their numbers among the powers; nothing fills up."""
    return [
        Entry("there", "whether anybody sits there"),
        Entry("spirit", "one more than its number, with its aspect", FULL),
        Entry("energy", "255 stand for more", FULL),
        Entry("income", "energy of the next income", FULL),
        Entry("plays", "cards that may be played this turn", FULL),
        Entry("plays-made", "card plays that are made", FULL),
        Entry("bonus-plays", "card plays more this turn", FULL),
        Entry("supply", "presence on the tracks", FULL),
        Entry("destroyed", "presence", FULL),
        Entry("drowned", "health on the panel", FULL),
        Entry("free-elements", "spaces whose element is to be chosen", FULL),
        Entry("ready", "busy, said so, nothing to do", len(READY) - 1),
        Entry("grown", "whether growth is over"),
        Entry("paid", "whether it has its income of this turn"),
        Entry("reclaimed", "cards taken back by spaces of tracks", FULL),
        Entry("hurried", "slow powers used as fast", FULL),
        Entry("progression", "cards left of a power progression", FULL),
        Entry("chosen-elements", "elements chosen for spaces of tracks", FULL),
        Entry("hand-size", "cards in hand", FULL),
        Entry("elements", "that it has now", FULL, len(ELEMENTS)),
        Entry("tracks", "spaces that are uncovered", FULL, TRACKS),
        Entry("innates", "thresholds that its innate powers meet", count=INNATES, members=LEVELS),
        Entry("growth", "options taken in this turn", members=OPTIONS),
        Entry("spaces", "Actions of spaces taken in this turn, by spirit", members=WORDS),
        Entry("kept", "what the spirit keeps besides: how many or how much", FULL, KEPT),
        Entry("kept-elements", "elements that it keeps", FULL, len(ELEMENTS)),
        Entry("kept-words", "words, or seats told from the viewer", members=WORDS),
        Entry("hand", "cards", FULL_WORD, HAND),
        Entry("played", "cards", FULL_WORD, PLAYED),
        Entry("discard", "cards", FULL_WORD, DISCARD),
        Entry("used", "powers used in this turn", FULL_WORD, USED),
        Entry("lent", "cards in play that it has not played", FULL_WORD, LENT),
        Entry("set-aside", "cards that it keeps", FULL_WORD, SET_ASIDE),
        Entry("next-card", "of its power progression", FULL_WORD),
    ]


@final
class SeatRows:
    """Packs seats; one without a spirit has nothing yet."""

    def __init__(self, size: int) -> None:
        self.nobody: Final = bytes(size)
        self._spirits: Final = numbered(sorted(SPIRITS))
        #: The two bytes of each card.
        self._cards: Final = {
            card: (number + 1).to_bytes(2, "little") for number, card in enumerate(sorted(POWERS))
        }
        self._empty: Final = bytes([1]).ljust(size, b"\0")

    def pack(self, table: SpiritTable, seat: int, told: list[int]) -> bytes:
        """`told` are the seats as the viewer tells them."""
        owner = table.seats[seat]
        if not owner.spirit:
            return self._empty
        spirit = SPIRITS[owner.spirit]
        chosen = True
        for other in table.seats:
            if not other.spirit:
                chosen = False
        elements = elements_of(table, seat)
        found = self._numbers(table, seat, spirit)
        found += [min(number, FULL) for number in elements]
        found += owner.shown[:TRACKS]
        found += [0] * (TRACKS - len(owner.shown))
        found += _innates(table, seat, spirit, elements)
        found += _taken(owner, spirit)
        found += _kept(owner, spirit, told)
        set_aside: list[str] = []
        for keep in spirit.keeps:
            if keep.kind == CARDS:
                set_aside += _words(owner, keep)
        lent = usable_cards(table, seat) if chosen else owner.played
        if lent is not owner.played:
            lent = [card for card in lent if card not in owner.played]
        else:
            lent = []
        return b"".join(
            [
                bytes(found),
                self._list(owner.hand, HAND),
                self._list(owner.played, PLAYED),
                self._list(owner.discard, DISCARD),
                self._list(owner.used, USED),
                self._list(lent, LENT),
                self._list(set_aside, SET_ASIDE),
                self._list(list(owner.progression[:1]), 1),
            ]
        )

    def _numbers(self, table: SpiritTable, seat: int, spirit: Spirit) -> list[int]:
        owner = table.seats[seat]
        supply = 0
        for place, track in enumerate(spirit.tracks):
            supply += len(track.spaces) - owner.shown[place]
        return [
            1,
            self._spirits.get(owner.spirit, -1) + 1,
            _byte(owner.energy),
            _byte(energy_income(table, seat)),
            _byte(card_plays(table, seat)),
            _byte(owner.plays_made),
            _byte(owner.bonus_plays),
            _byte(supply),
            _byte(owner.destroyed),
            _byte(owner.drowned),
            _byte(free_elements(table, seat)),
            owner.ready,
            1 if owner.grown else 0,
            1 if owner.income_taken else 0,
            _byte(owner.reclaimed),
            _byte(owner.hurried),
            _byte(len(owner.progression)),
            _byte(len(owner.chosen_elements)),
            _byte(len(owner.hand)),
        ]

    def _list(self, cards: list[str], places: int) -> bytes:
        """Cards by number; those beyond the places are left out."""
        if not cards:
            return bytes(2 * places)
        known = self._cards
        found = b"".join([known[card] for card in cards[:places] if card in known])
        return found.ljust(2 * places, b"\0")


def _byte(number: int) -> int:
    return max(0, min(number, FULL))


def _innates(table: SpiritTable, seat: int, spirit: Spirit, elements: list[int]) -> list[int]:
    """The thresholds of each innate power that are met."""
    found = [0] * INNATES
    for place, id in enumerate(spirit.innates[:INNATES]):
        power = POWERS[id]
        having = elements_for(table, seat, power, elements)
        levels = 0
        for level, wanted in enumerate(power.thresholds):
            if met(having, wanted):
                levels |= 1 << level
        found[place] = levels
    return found


def _taken(owner: Seat, spirit: Spirit) -> list[int]:
    """Growth options and Actions of spaces that were taken in this turn."""
    options = spaces = 0
    for option in owner.growth_taken:
        options |= 1 << option
    if owner.tracks_used:
        for place, action in enumerate(spirit.track_actions):
            if action.word in owner.tracks_used:
                spaces |= 1 << place
    return [options & FULL, options >> 8 & FULL, spaces & FULL, spaces >> 8 & FULL]


def _kept(owner: Seat, spirit: Spirit, told: list[int]) -> list[int]:
    """How many or how much of each thing, elements of all of them, and words by their places."""
    numbers, elements = [0] * KEPT, [0] * len(ELEMENTS)
    members = 0
    if owner.kept:
        for place, keep in enumerate(spirit.keeps[:KEPT]):
            value: Kept = owner.kept.get(keep.name, 0)
            if isinstance(value, int):
                numbers[place] = _byte(value)
                continue
            numbers[place] = _byte(len(value))
            for word in value:
                if keep.kind == ELEMENT_COUNTS:
                    elements[ELEMENTS.index(word)] += 1
                elif keep.kind not in (CARDS, NUMBER):
                    members |= 1 << _bit(keep, word, told)
    return [*numbers, *elements, members & FULL, members >> 8 & FULL]


def _bit(keep: Keep, word: str, told: list[int]) -> int:
    """The place of a word among those that may be kept; a seat is told from the viewer."""
    place = keep.allowed.index(word)
    return told[place] - 1 if word.startswith(_SEAT_WORD) and place < len(told) else place


def _words(owner: Seat, keep: Keep) -> list[str]:
    value: Kept = owner.kept.get(keep.name, ())
    return [] if isinstance(value, int) else list(value)
