"""The ids of moves (`core/learning/vocabulary.py`): made by arithmetic from what a move speaks of.

A land is told by its number on the island, which on printed boards is its number on the board and
nine for every board before; so ids do not depend on the layout. Seats are told from the one that is
asked, which is 0. Content has the numbers of `names.py`.

Islands of a file may be larger than `PLACES`: moves in lands beyond have no ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast, final

from loci.core.decision import Move
from loci.core.learning.vocabulary import Vocabulary
from loci.games.spirit_island.bots.names import (
    PLACES,
    SEATS,
    TRIGGERS,
    growth_words,
    numbered,
    options,
    sources,
    track_words,
)
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.boards import SIDES
from loci.games.spirit_island.state.corners import corners
from loci.games.spirit_island.state.island import Island
from loci.games.spirit_island.state.island_words import added_from_word
from loci.games.spirit_island.state.moves import (
    ALONE,
    AddPresence,
    Carry,
    CarryPresence,
    FarTarget,
    GrowthStep,
    Named,
    Number,
    Pick,
    Place,
    ShowFear,
    TargetSpirit,
    Use,
)
from loci.games.spirit_island.state.registry import BOARDS, INVADER_CARDS, POWERS, SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    ELEMENTS,
    MOST_STRIFE,
    NOWHERE,
    PIECES,
)

VERSION: Final = 1
LEVELS: Final = 6  # thresholds of a power, at most
NUMBERS: Final = 256  # energy, presence, places in a deck: less than that
STEPS_LEFT: Final = 16  # growth actions of an option
CORNERS: Final = 256
PILES: Final = ("deck", "earned")  # of fear cards
GAINED: Final = ("minor", "major")
_OF_PIECE: Final = MOST_STRIFE + 1  # values that strife, and damage, have

_Arguments = list[tuple[str, int]]
_LAND: Final[_Arguments] = [("land", PLACES)]
_NUMBER: Final[_Arguments] = [("number", NUMBERS)]
#: In the order of a piece's number (`terms.piece`), so that this stands for all three.
_PIECE: Final[_Arguments] = [
    ("piece", len(PIECES)),
    ("strife", _OF_PIECE),
    ("damage", _OF_PIECE),
]
# Verbs that stand for several kinds of moves have a name for each
_DROWN_HEALTH: Final = "drown-health"
_FAR: Final = "target-far"
_SPIRIT: Final = "target-spirit"
_PUSH_PRESENCE_OF: Final = "push-presence-of"
_PRESENCE_FROM: Final = "presence-from"
_TIME_FROM: Final = "time-from"
_GROWTH_STEP: Final = "growth-step"
_NO_WAY: Final = "no-way"
_JOIN_LAND: Final = "join-land"
_IN: Final = "-in"  # a piece that is chosen with its land


def _verbs(axes: Mapping[str, list[str]]) -> list[tuple[str, _Arguments]]:
    """Every verb with its arguments; those of names are arguments of the axis of these names."""
    named = {axis: [(axis, len(names))] for axis, names in axes.items()}
    found: list[tuple[str, _Arguments]] = [(verb, []) for verb in verbs.ALONE]
    found += [
        (verbs.CHOOSE, named["spirit"]),
        (verbs.GAIN, named["deck"]),
        (verbs.ELEMENT, named["element"]),
        (verbs.OPTION, named["option"]),
        (verbs.NEXT, named["trigger"]),
        (verbs.RETURN, named["source"]),
        (_TIME_FROM, named["source"]),
        (verbs.TRACK, named["track-word"]),
        (verbs.SWAP, named["invader-card"]),
    ]
    found += [(verb, named["power"]) for verb in verbs.OF_CARDS]
    found += [(verb, [*named["power"], ("levels", 1 << LEVELS)]) for verb in verbs.OF_POWERS]
    found += [
        (verbs.WAY, [("from", PLACES), *_LAND]),
        (_NO_WAY, []),
        (verbs.BOARD, [("board", len(BOARDS))]),
        (verbs.JOIN, [*named["side"], ("board", len(BOARDS)), ("beside", len(SIDES))]),
        (_JOIN_LAND, [*named["side"], *_LAND]),
        (verbs.INVOKE, [("corner", CORNERS)]),
        (_GROWTH_STEP, [*named["growth"], ("place", STEPS_LEFT)]),
        (verbs.SHOW, [*named["pile"], *_NUMBER]),
    ]
    found += [
        (_DROWN_HEALTH if verb == verbs.DROWN else verb, _NUMBER) for verb in verbs.OF_NUMBERS
    ]
    found += [(verb, _LAND) for verb in (*verbs.OF_LANDS, verbs.TIME, _FAR)]
    found += [(_SPIRIT, [("seat", SEATS)]), (_PUSH_PRESENCE_OF, [("seat", SEATS), *_LAND])]
    found += [(verb, _PIECE) for verb in verbs.OF_PIECES]
    found += [(verb + _IN, [*_PIECE, *_LAND]) for verb in verbs.OF_PIECES]
    found += [(verb, [*_PIECE, *_LAND]) for verb in verbs.OF_MOVES]
    found += [
        (verbs.PRESENCE, [*named["source"], *_LAND]),
        (_PRESENCE_FROM, [("from", PLACES), *_LAND]),
    ]
    return found


@final
class SpiritVocabulary(Vocabulary):
    """`powers` has the number of each power; by verb, `_ids` the id of each name and `_starts` the
    first id."""

    def __init__(self) -> None:
        axes = {
            "spirit": sorted(SPIRITS),
            "deck": list(GAINED),
            "element": list(ELEMENTS),
            "option": options(),
            "trigger": list(TRIGGERS),
            "source": sources(),
            "track-word": track_words(),
            "invader-card": sorted(INVADER_CARDS),
            "power": sorted(POWERS),
            "side": list(SIDES),
            "growth": growth_words(),
            "pile": list(PILES),
            "piece": list(PIECES),
        }
        super().__init__(VERSION, _verbs(axes), axes)
        self.powers: Final = numbered(axes["power"])
        self._starts: Final = {verb.name: verb.start for verb in self.verbs}
        self._sources: Final = numbered(axes["source"])
        self._growth: Final = numbered(axes["growth"])
        self._piles: Final = numbered(axes["pile"])
        self._sides: Final = numbered(axes["side"])
        self._ids: Final[dict[str, dict[str, int]]] = {}
        for verb in self.verbs:
            if len(verb.arguments) == 1 and verb.arguments[0].name in axes:
                names = axes[verb.arguments[0].name]
                name = verbs.TIME if verb.name == _TIME_FROM else verb.name
                self._ids[name] = {word: verb.start + n for n, word in enumerate(names)}
        for name, move in ALONE.items():
            move.id = self._starts[name]
        self._drown: Final = self._starts[_DROWN_HEALTH]
        self._far: Final = self._starts[_FAR]
        self._spirit: Final = self._starts[_SPIRIT]
        self._push_of: Final = self._starts[_PUSH_PRESENCE_OF]
        self._presence: Final = self._starts[verbs.PRESENCE]
        self._presence_from: Final = self._starts[_PRESENCE_FROM]
        self._growth_step: Final = self._starts[_GROWTH_STEP]
        self._show: Final = self._starts[verbs.SHOW]
        self._way: Final = self._starts[verbs.WAY]
        self._board: Final = self._starts[verbs.BOARD]
        self._invoke: Final = self._starts[verbs.INVOKE]
        self._marked: tuple[Island, dict[str, int]] | None = None

    def ids(self, table: Any, seat: int, moves: list[Move]) -> list[int]:
        known = cast(SpiritTable, table)
        return [move.id if move.id >= 0 else self._id(known, seat, move) for move in moves]

    def _id(self, table: SpiritTable, seat: int, move: Move) -> int:
        if isinstance(move, Place):
            return self._starts[move.verb] + _land(move, move.land)
        if isinstance(move, AddPresence):
            if move.start != NOWHERE:
                return (
                    self._presence_from + _land(move, move.start) * PLACES + _land(move, move.land)
                )
            return self._presence + self._sources[move.source] * PLACES + _land(move, move.land)
        if isinstance(move, Use):
            return self._of_power(move)
        if isinstance(move, Named):
            ids = self._ids.get(move.verb)
            if ids is None:
                return self._of_island(table.island, move)
            id = ids.get(move.name, -1)
            if id < 0:
                raise ValueError(f"no id for {move.text()}")
            return id
        if isinstance(move, Carry):
            return self._starts[move.verb] + move.code * PLACES + _land(move, move.land)
        if isinstance(move, Pick):
            if move.land == NOWHERE:
                return self._starts[move.verb] + move.code
            return self._starts[move.verb + _IN] + move.code * PLACES + _land(move, move.land)
        if isinstance(move, Number):
            start = self._drown if move.verb == verbs.DROWN else self._starts[move.verb]
            return start + _below(move, move.number, NUMBERS)
        if isinstance(move, GrowthStep):
            place = _below(move, move.place, STEPS_LEFT)
            return self._growth_step + self._growth[move.verb] * STEPS_LEFT + place
        return self._rare_id(len(table.seats), seat, move)

    def _rare_id(self, players: int, seat: int, move: Move) -> int:
        if isinstance(move, FarTarget):
            return self._far + _land(move, move.land)
        if isinstance(move, TargetSpirit):
            return self._spirit + (move.seat - seat) % players
        if isinstance(move, CarryPresence):
            told = (move.seat - seat) % players
            return self._push_of + told * PLACES + _land(move, move.land)
        if isinstance(move, ShowFear):
            return self._show + self._piles[move.pile] * NUMBERS + _below(move, move.place, NUMBERS)
        raise ValueError(f"no id for {move.text()}")

    def _of_power(self, move: Use) -> int:
        levels = 0
        for level in move.levels:
            levels |= 1 << level
        start = self._starts[move.verb] + (self.powers[move.power] << LEVELS)
        return start + _below(move, levels, 1 << LEVELS)

    def _of_island(self, island: Island, move: Named) -> int:
        """What the name of a move means on this island."""
        verb, name = move.verb, move.name
        if verb == verbs.BOARD:
            return self._board + island.boards.index(name)
        if verb == verbs.INVOKE:
            return self._invoke + _below(move, self._corners(island)[name], CORNERS)
        if verb == verbs.WAY:
            one, _, other = name.partition("-")
            if not other:
                return self._starts[_NO_WAY]
            ends = _land(move, island.numbers[one]), _land(move, island.numbers[other])
            return self._way + ends[0] * PLACES + ends[1]
        if verb == verbs.JOIN:
            added = added_from_word(name)
            own = self._sides[added.side]
            letter, _, beside = added.beside.partition("-")
            if not beside:  # on an island of a file, a land
                land = _land(move, island.numbers[letter])
                return self._starts[_JOIN_LAND] + own * PLACES + land
            slot = island.boards.index(letter)
            place = (own * len(BOARDS) + slot) * len(SIDES) + self._sides[beside]
            return self._starts[verbs.JOIN] + place
        raise ValueError(f"no id for {move.text()}")

    def _corners(self, island: Island) -> dict[str, int]:
        """The corners by name; kept for the island that was last asked for."""
        marked = self._marked
        if marked is None or marked[0] is not island:
            marked = island, numbered([corner.name for corner in corners(island)])
            self._marked = marked
        return marked[1]


def _land(move: Move, land: int) -> int:
    return _below(move, land, PLACES)


def _below(move: Move, number: int, limit: int) -> int:
    """The number, if there is room for it."""
    if not 0 <= number < limit:
        raise ValueError(f"no id for {move.text()}: {number} of {limit}")
    return number


_made: list[SpiritVocabulary] = []


def vocabulary() -> SpiritVocabulary:
    """The one vocabulary, made when it is first wanted: with all content that there is then."""
    if not _made:
        _made.append(SpiritVocabulary())
    return _made[0]
