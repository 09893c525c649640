"""Spirits: the panel (set-up, growth, tracks, powers) and hooks for its special rules.

A spirit is an object without state; what changes is in its `Seat`. Its special rules are answers
to the questions that the rules ask (`rule.py`), and to those below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from loci.core.script import Script
from loci.games.spirit_island.rules.rule import Rule
from loci.games.spirit_island.state.terms import ANY, ELEMENTS

if TYPE_CHECKING:
    from loci.games.spirit_island.rules.island.harm import Harm
    from loci.games.spirit_island.rules.spirits.growth import GrowthAction
    from loci.games.spirit_island.state.table import SpiritTable


@final
class Space:
    """A space of a presence track: a number, an element, the reclaiming of one card, or several of
    these."""

    __slots__ = ("element", "number", "reclaim")

    def __init__(self, number: int = -1, element: int = -1, reclaim: bool = False) -> None:
        self.number: Final = number
        self.element: Final = element
        self.reclaim: Final = reclaim


def track(text: str) -> list[Space]:
    """`1 2 fire any reclaim 3 4+reclaim` as spaces, from the left; the first is uncovered from the
    start."""
    return [_space(word.split("+")) for word in text.split()]


def _space(marks: list[str]) -> Space:
    number = element = -1
    for mark in marks:
        if mark.isdecimal():
            number = int(mark)
        elif mark != "reclaim":
            element = ANY if mark == "any" else ELEMENTS.index(mark)
    return Space(number, element, "reclaim" in marks)


@mypyc_attr(allow_interpreted_subclasses=True)
class Spirit(Rule):
    """A spirit panel. `growth` are the options of which `pick` different ones are taken, `always`
    the actions taken besides; `prices` the energy that options cost, by their place; `progression`
    the beginner's list of cards."""

    def __init__(
        self,
        id: str,
        energy: str,
        plays: str,
        growth: list[list[GrowthAction]],
        uniques: list[str],
        innates: list[str],
        complexity: str,
        always: list[GrowthAction] | None = None,
        pick: int = 1,
        prices: dict[int, int] | None = None,
        progression: list[str] | None = None,
        specials: int = 1,
        set: str = "base",
    ) -> None:
        self.id: Final = id
        self.set: Final = set
        self.specials: Final = specials  # special rules on the panel, for texts
        self.complexity: Final = complexity
        self.energy_track: Final = track(energy)
        self.plays_track: Final = track(plays)
        self.growth: Final = growth
        self.always: Final = always if always is not None else []
        self.pick: Final = pick
        self.prices: Final = prices if prices is not None else {}
        self.uniques: Final = uniques
        self.innates: Final = innates
        self.progression: Final = progression if progression is not None else []

    def place(self, table: SpiritTable, seat: int) -> Script:
        """The set-up of the panel: presence on the starting board."""
        raise NotImplementedError

    # -- special rules: what most spirits leave alone -------------------------------------------

    def is_sacred(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Whether a land is a sacred site (SI-6.5)."""
        return table.seats[seat].presence[land] >= 2

    def may_be_in(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Whether presence may be put there: in every land, in no ocean."""
        return not table.island.is_ocean(land)

    #: Tokens that its panel names, which no game with it does without (SX-29.2).
    tokens: ClassVar[tuple[str, ...]] = ()
    of_oceans: ClassVar[bool] = False

    def ocean_in_play(self, table: SpiritTable, seat: int, board: int) -> bool:
        """Whether this spirit makes the ocean of a board a land for powers and blight; only those
        `of_oceans` are asked."""
        return False

    def far_targets(self, table: SpiritTable, seat: int) -> list[int]:
        """Lands it may target beyond range for 1 energy."""
        return []

    def harm(self) -> Harm | None:
        """How its powers hurt, if not like everybody's: a new one for each use."""
        return None

    def presence_sources(self, table: SpiritTable, seat: int) -> list[str]:
        """Where presence added by growth may come from besides the tracks and the island."""
        return []

    def regrown(self, table: SpiritTable, seat: int) -> None:
        """Destroyed presence was taken as such a source: what that costs."""


def spirit_of(table: SpiritTable, seat: int) -> Spirit:
    """The spirit of a seat that has chosen one."""
    lineup = table.lineup
    assert lineup is not None
    spirit = lineup.spirits[seat]
    assert spirit is not None
    return spirit
