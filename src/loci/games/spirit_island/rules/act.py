"""An Action: one use of a power, one ravage in one land, one fear card for one player …

Everything that happens in it is done through an `Act`, which knows whose it is and where, and
remembers what was destroyed, so that what reacts to Actions can look at it when it is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from loci.games.spirit_island.state.terms import ELEMENTS, LANDS, NOBODY, NOWHERE

if TYPE_CHECKING:
    from loci.games.spirit_island.state.table import SpiritTable


@final
class Act:
    """`seat` uses a power (NOBODY for what is no power) on `land` or on the spirit of `target`;
    `player`, if set, decides in the user's place: the target of a gift, or whoever's part of a fear
    card it is.

    `levels` are the thresholds the user makes use of; `elements` those it had when it began. Of a
    fear card, `card` is its name and `levels` the one that counts.
    `dream` is set for powers that only frighten (To Dream a Thousand Deaths). `destroyed` lists
    (kind, land) of every piece destroyed, `moved` (from, to) of every dahan moved, `fear` counts
    what was generated. `repeat` is set when this is a repeat, which never repeats again; `repeats`
    are the repeats that follow it, each with the lands it is limited to, if it is.
    """

    __slots__ = (
        "card",
        "destroyed",
        "dream",
        "dreamt",
        "elements",
        "fear",
        "land",
        "levels",
        "moved",
        "player",
        "power",
        "repeat",
        "repeats",
        "seat",
        "table",
        "target",
    )

    def __init__(
        self,
        table: SpiritTable,
        seat: int = NOBODY,
        land: int = NOWHERE,
        power: str = "",
        player: int = NOBODY,
        card: str = "",
    ) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.power: Final = power
        self.card: Final = card
        self.player = player
        self.land = land
        self.target = NOBODY
        self.levels: list[int] = []
        self.elements: list[int] = [0] * len(ELEMENTS)
        self.dream = False
        self.dreamt: dict[int, list[list[int]]] = {}  # by land: [real, dreamt] pieces
        self.destroyed: list[tuple[int, int]] = []
        self.moved: list[tuple[int, int]] = []
        self.fear = 0
        self.repeat = False
        self.repeats: list[list[int] | None] = []

    def has(self, threshold: int = 0) -> bool:
        """Whether the user makes use of this threshold of the power (the first by default)."""
        return threshold in self.levels

    def chooser(self, land: int = NOWHERE) -> int:
        """Who decides: the player whom a gift or a part of a fear card (SI-13.8) leaves it to, the
        user of a power (SI-28.1), else whoever started on the land's board."""
        if self.player != NOBODY:
            return self.player
        if self.seat != NOBODY:
            return self.seat
        return decider(self.land if land == NOWHERE else land)


def decider(land: int = NOWHERE) -> int:
    """Who decides what the players decide together (SI-28.3, SI-28.5): the owner of the board, or
    the first seat."""
    return 0 if land == NOWHERE else land // LANDS
