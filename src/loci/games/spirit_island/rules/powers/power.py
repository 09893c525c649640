"""Powers: the declared header of a card or innate power, and the function that reads like it.

@minor("call-to-tend", 1, SLOW, "water plant animal", presence(1), DAHAN_LAND)
def call_to_tend(act: Act) -> Script:
    ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import ELEMENTS, FAST, SLOW

if TYPE_CHECKING:
    from loci.games.spirit_island.rules.powers.extra_cost import ExtraCost

#: An element count by element, as thresholds ask for them.
Needs = list[int]
#: What a power does: a script, or a plain function where it asks nothing.
Body = Callable[[Act], Script | None]
LandTest = Callable[[SpiritTable, int], bool]

ANYBODY: Final = "any"  # target spirits
ANOTHER: Final = "another"
YOURSELF: Final = "yourself"
ENERGY: Final = "energy"  # among the elements of a threshold: what it costs


@final
class Range:
    """From presence or a sacred site, over so many lands; `terrain` limits the land of origin."""

    __slots__ = ("distance", "sacred", "terrain")

    def __init__(self, distance: int, sacred: bool = False, terrain: int = 0) -> None:
        self.distance: Final = distance
        self.sacred: Final = sacred
        self.terrain: Final = terrain


@final
class Target:
    """What a power may be used on: lands that pass `test`, or spirits. `name` says it in texts
    (`target-dahan`)."""

    __slots__ = ("name", "spirit", "test")

    def __init__(self, name: str, test: LandTest | None = None, spirit: str = "") -> None:
        self.name: Final = name
        self.test: Final = test
        self.spirit: Final = spirit


@final
class Power:
    """The header of a power. `deck` is minor, major, unique or innate; `owner` the spirit of a
    unique or innate power; `thresholds` the elements of each threshold, in order, and `prices` the
    energy that it costs besides. `extra_cost` is what using it costs; `uses` how often it may be
    used in a turn, 0 for as often as one likes; `bare` that an innate power does something without
    any of its thresholds."""

    __slots__ = (
        "bare",
        "cost",
        "deck",
        "elements",
        "extra_cost",
        "far_range",
        "farther_at",
        "farther_to",
        "fast_at",
        "id",
        "owner",
        "prices",
        "range",
        "rule",
        "set",
        "slow_at",
        "speed",
        "target",
        "thresholds",
        "usable",
        "uses",
    )

    def __init__(
        self,
        id: str,
        deck: str,
        cost: int,
        speed: int,
        elements: str,
        range: Range | None,
        target: Target,
        rule: Body,
        thresholds: tuple[str, ...] = (),
        owner: str = "",
        set: str = "base",
        far_range: int = -1,
        fast_at: int = -1,
        slow_at: int = -1,
        farther_at: tuple[int, ...] = (),
        extra_cost: ExtraCost | None = None,
        uses: int = 1,
        farther_to: LandTest | None = None,
        bare: bool = False,
    ) -> None:
        self.id: Final = id
        self.deck: Final = deck
        self.cost: Final = cost
        self.speed: Final = speed
        self.elements: Final = [elements.split().count(name) for name in ELEMENTS]
        self.range: Final = range  # None for powers that target spirits
        self.target: Final = target
        self.rule: Final = rule
        self.thresholds: Final = [needs(text) for text in thresholds]
        energy = [_energy(text) for text in thresholds]
        self.prices: Final = energy if any(energy) else []
        #: The sets of thresholds to choose from, by those that are met (`usable_levels`).
        self.usable: Final[dict[int, list[list[int]]]] = {}
        self.owner: Final = owner
        self.set: Final = set
        self.far_range: Final = far_range  # the range with the first threshold, if it is another
        self.fast_at: Final = fast_at  # the threshold that lets a slow power be used as fast
        self.slow_at: Final = slow_at  # and that which lets a fast one be used as slow
        self.farther_at: Final = farther_at  # thresholds each of which adds 1 to the range
        self.extra_cost: Final = extra_cost
        self.uses: Final = uses
        self.farther_to: Final = farther_to  # lands to which the range is longer by 1
        self.bare: Final = bare

    def does_at(self, levels: list[int]) -> bool:
        """Whether an innate power does anything with these thresholds: those that only make it
        fast or slow or reach farther do not count (SX-33.27, SX-33.28)."""
        if self.bare:
            return True
        for level in levels:
            if level not in (self.fast_at, self.slow_at) and level not in self.farther_at:
                return True
        return False


def needs(text: str) -> Needs:
    """`2 sun 1 fire` as a count by element; what is to be paid stands there too (`2 energy`)."""
    words = text.split()
    counts = [0] * len(ELEMENTS)
    for number, name in zip(words[::2], words[1::2], strict=True):
        if name != ENERGY:
            counts[ELEMENTS.index(name)] = int(number)
    return counts


def _energy(text: str) -> int:
    """The energy that a threshold costs."""
    words = text.split()
    return int(words[words.index(ENERGY) - 1]) if ENERGY in words else 0


def met(elements: list[int], wanted: Needs) -> bool:
    for element in range(len(wanted)):
        if elements[element] < wanted[element]:
            return False
    return True


def presence(distance: int, terrain: int = 0) -> Range:
    return Range(distance, False, terrain)


def sacred_site(distance: int, terrain: int = 0) -> Range:
    return Range(distance, True, terrain)


# -- registering -----------------------------------------------------------------------------------


def card(
    deck: str,
    id: str,
    cost: int,
    speed: int,
    elements: str,
    range: Range | None,
    target: Target,
    *thresholds: str,
    owner: str = "",
    set: str = "base",
    far_range: int = -1,
    fast_at: int = -1,
    slow_at: int = -1,
    farther_at: tuple[int, ...] = (),
    extra_cost: ExtraCost | None = None,
    uses: int = 1,
    farther_to: LandTest | None = None,
    bare: bool = False,
) -> Callable[[Body], Body]:
    """Register a power card; the decorated function is what it does."""

    def register(rule: Body) -> Body:
        POWERS[id] = Power(
            id,
            deck,
            cost,
            speed,
            elements,
            range,
            target,
            rule,
            thresholds,
            owner,
            set,
            far_range,
            fast_at,
            slow_at,
            farther_at,
            extra_cost,
            uses,
            farther_to,
            bare,
        )
        return rule

    return register


def innate(
    id: str,
    owner: str,
    speed: int,
    range: Range | None,
    target: Target,
    *thresholds: str,
    set: str = "base",
    fast_at: int = -1,
    slow_at: int = -1,
    farther_at: tuple[int, ...] = (),
    extra_cost: ExtraCost | None = None,
    uses: int = 1,
    bare: bool = False,
) -> Callable[[Body], Body]:
    """Register an innate power; `act.has(n)` tells which levels are made use of."""
    return card(
        "innate",
        id,
        0,
        speed,
        "",
        range,
        target,
        *thresholds,
        owner=owner,
        set=set,
        fast_at=fast_at,
        slow_at=slow_at,
        farther_at=farther_at,
        extra_cost=extra_cost,
        uses=uses,
        bare=bare,
    )


__all__ = ["FAST", "SLOW", "Power", "Range", "Target", "card", "innate", "presence", "sacred_site"]
