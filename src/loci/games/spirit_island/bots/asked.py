"""The part of a row that tells what the viewer is asked: the prompt, the power or card that is
under way, what the prompt names (cards, lands, pieces, a seat) and how much of it is left."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Decision
from loci.core.learning.encoding import Entry
from loci.core.text import SeatName, Text
from loci.games.spirit_island.bots.names import (
    PLACES,
    PROMPTS,
    SEATS,
    numbered,
    sources,
)
from loci.games.spirit_island.bots.vocabulary import LEVELS
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.island import Island
from loci.games.spirit_island.state.moves import Number, Use
from loci.games.spirit_island.state.registry import (
    BLIGHT_CARDS,
    BOARDS,
    EVENT_CARDS,
    EVENT_PARTS,
    FEAR_CARDS,
    POWERS,
)
from loci.games.spirit_island.state.terms import ELEMENTS, INVADER_ACTIONS, PIECES

FULL: Final = 255
FULL_WORD: Final = 65535

# Where the numbers lie, in the order of the fields; those of two bytes have the next place too
_PROMPT: Final = 0
_POWER: Final = 2
_LEVELS: Final = 4
_GROWTH: Final = 5
_NAMED_POWER: Final = 6
_PART: Final = 8
_FEAR: Final = 10
_BLIGHT: Final = 11
_EVENT: Final = 12
_LAND: Final = 13
_START: Final = 14
_END: Final = 15
_BOARD: Final = 16
_LEFT: Final = 17
_NUMBER: Final = 18
_WHO: Final = 19
_PIECE: Final = 20
_ELEMENT: Final = 21
_SOURCE: Final = 22
_ACTION: Final = 23
_SIZE: Final = 24

#: Where the arguments of prompts go that are lands, and those that are numbers.
_LANDS: Final = {"land": _LAND, "start": _START, "to": _END}
_NUMBERS: Final = {"left": _LEFT, "number": _NUMBER, "price": _NUMBER}


def asked_fields() -> list[Entry]:
    """All are 0 where no question is told; each is where the question has nothing to do with it."""
    return [
        Entry("prompt", "one more than what is asked (names.PROMPTS)", FULL_WORD),
        Entry("power", "one more than the power whose use asks", FULL_WORD),
        Entry("levels", "the thresholds that its user makes use of", members=LEVELS),
        Entry("growth", "the growth option that asks, from 1", FULL),
        Entry("named-power", "one more than the power that the prompt names", FULL_WORD),
        Entry("part", "one more than the part of an event that it names", FULL_WORD),
        Entry("fear", "one more than the fear card", FULL),
        Entry("blight", "one more than the blight card", FULL),
        Entry("event", "one more than the event card", FULL),
        Entry("land", "one more than the land in which it is asked", PLACES),
        Entry("start", "one more than the land that something leaves", PLACES),
        Entry("end", "one more than the land that something goes to", PLACES),
        Entry("board", "one more than the slot of the board", len(BOARDS)),
        Entry("left", "how many are left to be chosen; 255 stand for more", FULL),
        Entry("number", "another number that the prompt names", FULL),
        Entry("who", "the seat that it names", SEATS),
        Entry("piece", "the kind of piece", len(PIECES)),
        Entry("element", "one more than the element", len(ELEMENTS)),
        Entry("source", "one more than the track (names.sources)", FULL),
        Entry("action", "one more than the invader action", len(INVADER_ACTIONS)),
    ]


@final
class Asked:
    """Packs questions. What a text means is looked up by its id: where its number goes, and the
    number."""

    def __init__(self) -> None:
        self.nothing: Final = bytes(_SIZE)
        self.parts: Final = event_parts()
        self._prompts: Final = {f"ask-{name}": n + 1 for n, name in enumerate(PROMPTS)}
        self._powers: Final = numbered(sorted(POWERS))
        self._things: Final[dict[str, tuple[int, int]]] = {}
        for prefix, place, names in (
            ("power", _NAMED_POWER, sorted(POWERS)),
            ("event-part", _PART, self.parts),
            ("fear", _FEAR, sorted(FEAR_CARDS)),
            ("blight", _BLIGHT, sorted(BLIGHT_CARDS)),
            ("event", _EVENT, sorted(EVENT_CARDS)),
            ("element", _ELEMENT, list(ELEMENTS)),
            ("track", _SOURCE, sources()),
            ("action", _ACTION, list(INVADER_ACTIONS)),
            ("piece", _PIECE, list(PIECES[1:])),
            ("token", _PIECE, list(PIECES[1:])),
        ):
            for number, name in enumerate(names, 1):
                self._things[f"{prefix}-{name}"] = place, number

    def pack(self, island: Island, decision: Decision, told: list[int]) -> bytes:
        """`told` are the seats as the viewer tells them."""
        cells = bytearray(_SIZE)
        prompt = decision.prompt
        _word(cells, _PROMPT, self._prompts.get(prompt.id, 0))
        begun = decision.begun
        if isinstance(begun, Use):
            _word(cells, _POWER, self._powers.get(begun.power, -1) + 1)
            levels = 0
            for level in begun.levels:
                levels |= 1 << level
            cells[_LEVELS] = levels
        elif isinstance(begun, Number) and begun.verb == verbs.GROWTH:
            cells[_GROWTH] = min(begun.number, FULL)
        for name, value in prompt.args.items():
            if isinstance(value, Text):
                self._name(cells, value)
            elif isinstance(value, SeatName):
                cells[_WHO] = told[value.seat]
            elif isinstance(value, int):
                if name in _NUMBERS:
                    cells[_NUMBERS[name]] = max(0, min(value, FULL))
            elif isinstance(value, str):
                if name in _LANDS:
                    land = island.numbers.get(value, -1)
                    cells[_LANDS[name]] = land + 1 if land < PLACES else 0
                elif name == "board":
                    cells[_BOARD] = island.boards.find(value) + 1
        return bytes(cells)

    def _name(self, cells: bytearray, text: Text) -> None:
        """Something that a prompt names: a card, a kind of piece …"""
        piece = text.args.get("piece")
        if isinstance(piece, Text):  # with damage or strife on it
            self._name(cells, piece)
            return
        found = self._things.get(text.id)
        if found is not None:
            place, number = found
            if place in (_NAMED_POWER, _PART):
                _word(cells, place, number)
            else:
                cells[place] = number


def event_parts() -> list[str]:
    """Main events, token events and dahan events by name."""
    mains = {main.name for card in EVENT_CARDS.values() for main in card.mains}
    return sorted(mains | set(EVENT_PARTS))


def _word(cells: bytearray, place: int, number: int) -> None:
    cells[place] = number & FULL
    cells[place + 1] = number >> 8
