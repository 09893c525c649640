"""The ids of moves (`core/learning/vocabulary.py`): every move that is listed has its number in itself.

Terrains are told from the home of who transforms, as in rows: 0 is home, the others follow round
the circle. The numbers follow the board and the content in the order in which it is registered;
what a player may do without its being listed (other conversions, giving up, leaving) has none.
"""

from __future__ import annotations

from typing import Any, Final, final

from loci.core.decision import Move
from loci.core.learning.vocabulary import Vocabulary
from loci.games.terra_mystica.state.board import LAND, NAMES, RIVERS, SITE_NAMES
from loci.games.terra_mystica.state.moves import (
    ADVANCES,
    BRIDGE_MOVES,
    BUILDS,
    BURNS,
    CONNECTS,
    CONVERTS,
    DECLINES,
    DIGS,
    DONE,
    FAVOURS,
    KINDS,
    LAST_PASS,
    LEECHES,
    MOST_CONVERTED,
    PASSES,
    SENDS,
    SETUPS,
    STEPS,
    TOWNS,
    TRACKS,
    TRANSFORMS,
    UPGRADES,
    USES,
)
from loci.games.terra_mystica.state.registry import BOARDS, MOST_OFFERED
from loci.games.terra_mystica.state.terms import (
    ACTIONS,
    BONUS_NAMES,
    CODES,
    CULTS,
    FACTIONS,
    FAVOUR_NAMES,
    NONE,
    TERRAINS,
    TOWN_NAMES,
)

VERSION: Final = 2
_TERRAINS: Final = len(TERRAINS)


@final
class TerraVocabulary(Vocabulary):
    """`moves` are by id, told from the desert; some ids are of no move."""

    def __init__(self) -> None:
        hexes, factions = ("hex", LAND), ("faction", len(FACTIONS))
        listed: list[tuple[str, list[tuple[str, int]], list[Move | None]]] = [
            ("setup", [factions], [*SETUPS]),
            ("build", [hexes], [*BUILDS]),
            ("pass", [("bonus", len(PASSES))], [*PASSES]),
            ("last-pass", [], [LAST_PASS]),
            ("dig", [("number", len(DIGS))], [*DIGS]),
            ("transform", [hexes, ("terrain", _TERRAINS)], [*TRANSFORMS]),
            ("upgrade", [hexes, ("building", len(CODES))], [*UPGRADES]),
            ("advance", [("track", len(ADVANCES))], [*ADVANCES]),
            ("send", [("cult", len(CULTS)), ("number", 4)], [*SENDS]),
            ("action", [("action", len(USES))], [*USES]),
            ("bridge", [("site", len(BRIDGE_MOVES))], [*BRIDGE_MOVES]),
            ("step", [("cult", len(CULTS)), ("number", 3)], [*STEPS]),
            ("favour", [("favour", len(FAVOURS))], [*FAVOURS]),
            ("town", [("town", len(TOWNS))], [*TOWNS]),
            ("connect", [("river", RIVERS)], [*CONNECTS]),
            ("convert", [("paid", 5), ("got", 5), ("number", MOST_CONVERTED + 1)], _converts()),
            ("burn", [("number", len(BURNS))], [*BURNS]),
            ("leech", [factions, ("power", MOST_OFFERED)], _all(LEECHES)),
            ("decline", [factions, ("power", MOST_OFFERED)], _all(DECLINES)),
            ("done", [], [DONE]),
        ]
        names = {
            "hex": NAMES[:LAND],
            "faction": list(FACTIONS),
            "bonus": list(BONUS_NAMES),
            "terrain": ["home", *[f"{steps}-on" for steps in range(1, _TERRAINS)]],
            "building": list(CODES),
            "track": list(TRACKS),
            "cult": list(CULTS),
            "action": list(ACTIONS),
            "site": list(SITE_NAMES),
            "favour": list(FAVOUR_NAMES),
            "town": list(TOWN_NAMES),
            "river": NAMES[LAND:],
            "paid": list(KINDS),
            "got": list(KINDS),
        }
        super().__init__(VERSION, [(verb, its) for verb, its, _ in listed], names)
        self.moves: Final = [move for _, _, moves in listed for move in moves]
        assert len(self.moves) == self.size
        for id, move in enumerate(self.moves):
            if move is not None:
                move.id = id

        transform = self.verb("transform")
        self._first: Final = transform.start
        self._end: Final = transform.start + transform.size

    def ids(self, table: Any, seat: int, moves: list[Move]) -> list[int]:
        faction = table.faction[seat]
        home = 0 if faction == NONE else BOARDS[faction].home
        if not home:
            return [move.id for move in moves]
        found: list[int] = []
        for move in moves:
            id = move.id
            if self._first <= id < self._end:
                terrain = (id - self._first) % _TERRAINS
                id += (terrain - home) % _TERRAINS - terrain
            found.append(id)
        return found


def _all(by_faction: list[list[Move]]) -> list[Move | None]:
    return [move for moves in by_faction for move in moves]


def _converts() -> list[Move | None]:
    nothing: list[Move | None] = [None] * (MOST_CONVERTED + 1)
    return [move for moves in CONVERTS for move in ([*moves] if moves else nothing)]


_made: list[TerraVocabulary] = []


def vocabulary() -> TerraVocabulary:
    """The one vocabulary, made when it is first wanted: with all content that there is then."""
    if not _made:
        _made.append(TerraVocabulary())
    return _made[0]
