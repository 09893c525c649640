"""Tables as rows of numbers (`core/learning/encoding.py`): all that lies open, which is everything but what
lies face down, and what the viewer is asked.

Seats are told from the viewer's: 0 is nobody, 1 the viewer, 2 who sits to its left … Lands and
content have the numbers that ids have (`vocabulary.py`, `names.py`).
"""

from __future__ import annotations

from typing import Any, Final, cast, final

from loci.core.decision import Decision
from loci.core.learning.encoding import Block, Encoder, Encoding, Features
from loci.core.learning.shape import Group, Shape
from loci.games.spirit_island.bots.asked import Asked, asked_fields
from loci.games.spirit_island.bots.features import features
from loci.games.spirit_island.bots.land_rows import LandRows, island_fields, land_fields
from loci.games.spirit_island.bots.names import PLACES, PROMPTS, SEATS
from loci.games.spirit_island.bots.seat_rows import SeatRows, seat_fields
from loci.games.spirit_island.bots.table_rows import (
    EFFECT_PLACES,
    TableRows,
    effect_fields,
    pile_fields,
    shown_fields,
    table_fields,
)
from loci.games.spirit_island.state.registry import EFFECTS
from loci.games.spirit_island.state.table import SpiritTable

VERSION: Final = 1


def _encoding() -> Encoding:
    return Encoding(
        VERSION,
        [
            Block("asked", asked_fields()),
            Block("table", table_fields()),
            Block("cards", pile_fields()),
            Block("fear", shown_fields()),
            Block("effect", effect_fields(), EFFECT_PLACES),
            Block("seat", seat_fields(), SEATS),
            Block("island", island_fields(), PLACES, columns=True),
            Block("land", land_fields(), PLACES, columns=True),
        ],
    )


#: By players and viewer, then by seat: the seat as the viewer tells it; nobody (-1) is the last.
_TOLD: Final[list[list[list[int]]]] = [
    [[(seat - viewer) % players + 1 for seat in range(players)] + [0] for viewer in range(players)]
    for players in range(SEATS + 1)
]


_OF_SEATS: Final = ("hand", "played", "discard", "used", "lent", "set-aside", "next-card")
_DISCARDS: Final = ("minor-discard", "major-discard", "removed")
_INVADER_PILES: Final = ("explore", "build", "ravage", "extra")
#: The fields that speak of content, and of the words of `names.py`, by axis.
_NAMED: Final = {
    "asked.prompt": "prompt",
    "asked.power": "power",
    "asked.named-power": "power",
    "asked.part": "part",
    "asked.fear": "fear",
    "asked.blight": "blight",
    "asked.event": "event",
    "asked.source": "source",
    "table.blight-card": "blight",
    "table.event": "event",
    "table.adversary": "adversary",
    "table.supporting": "adversary",
    "table.scenario": "scenario",
    "effect.kind": "effect",
    "seat.spirit": "spirit",
    **{f"seat.{pile}": "power" for pile in _OF_SEATS},
    **{f"cards.{pile}": "power" for pile in _DISCARDS},
    **{f"cards.{pile}": "invader-card" for pile in _INVADER_PILES},
}
#: The axes that no move names, of content that something is printed on.
_PRINTED: Final = ("part", "fear", "blight", "event", "adversary", "scenario")


@final
class SpiritEncoder(Encoder):
    def __init__(self) -> None:
        super().__init__(_encoding())
        self._asked: Final = Asked()
        self._table: Final = TableRows()
        self._seats: Final = SeatRows(self.encoding.field("seat.there").stride)
        self._lands: Final = LandRows()

    def features(self) -> dict[str, Features]:
        return features()

    def shape(self) -> Shape:
        seats = Group("seat", SEATS, ["seat"], axis="seat", there="seat.there")
        lands = Group(
            "land",
            PLACES,
            ["island", "land"],
            axis="land",
            marks=["asked.land", "asked.start", "asked.end"],
            linked="island.near",
            there="island.there",
        )
        effects = Group("effect", EFFECT_PLACES, ["effect"], there="effect.kind")
        printed = self.features()
        axes = {axis: len(printed[axis].lines) - 1 for axis in _PRINTED}
        axes |= {"prompt": len(PROMPTS), "effect": len(EFFECTS)}
        return Shape([seats, lands, effects], players="table.players", named=_NAMED, axes=axes)

    def row(self, table: Any, viewer: int, decision: Decision | None = None) -> bytes:
        return self._row(cast(SpiritTable, table), viewer, decision)

    def _row(self, table: SpiritTable, viewer: int, decision: Decision | None) -> bytes:
        players = len(table.seats)
        told = _TOLD[players][viewer]
        asked = self._asked
        parts = [
            asked.nothing if decision is None else asked.pack(table.island, decision, told),
            self._table.pack(table, told),
        ]
        for number in range(viewer, viewer + players):
            parts.append(self._seats.pack(table, number % players, told))
        if players < SEATS:
            parts.append(self._seats.nobody * (SEATS - players))
        parts.append(self._lands.pack(table, told))
        return b"".join(parts)


_made: list[SpiritEncoder] = []


def encoder() -> SpiritEncoder:
    """The one encoder, made when it is first wanted: with all content that there is then."""
    if not _made:
        _made.append(SpiritEncoder())
    return _made[0]
