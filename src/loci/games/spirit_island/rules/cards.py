"""Fear cards and blight cards, and how they are registered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.rule import Rule
from loci.games.spirit_island.state.registry import BLIGHT_CARDS, FEAR_CARDS
from loci.games.spirit_island.state.table import SpiritTable

#: What one level of a fear card does: a script, or a plain function where it asks nothing.
Level = Callable[[Act], Script | None]
#: What a blight card does in each invader phase.
EachTurn = Callable[[SpiritTable], Script]


@final
class FearCard:
    """Three effects, one for each terror level; `rests_on` names the tokens without any of which a
    level does nothing, such as `beasts strife`."""

    __slots__ = ("id", "levels", "rests_on", "set")

    def __init__(
        self,
        id: str,
        levels: tuple[Level, Level, Level],
        set: str,
        rests_on: tuple[str, str, str] = ("", "", ""),
    ) -> None:
        self.id: Final = id
        self.levels: Final = levels
        self.set: Final = set
        self.rests_on: Final = rests_on


@final
class BlightCard:
    """The back of a blight card: blight per player, what it does at once when it is turned up and
    what in each invader phase, and the rule that holds as long as it lies there; `healthy` if the
    island is still healthy on that side, too (SX-9.1)."""

    __slots__ = ("at_once", "blight", "each_turn", "healthy", "id", "rule", "set")

    def __init__(
        self,
        id: str,
        blight: int,
        each_turn: EachTurn | None,
        at_once: Level | None,
        set: str,
        rule: Rule | None = None,
        healthy: bool = False,
    ) -> None:
        self.id: Final = id
        self.healthy: Final = healthy
        self.blight: Final = blight
        self.each_turn: Final = each_turn
        self.at_once: Final = at_once
        self.rule: Final = rule
        self.set: Final = set


def do(level: Level, act: Act) -> Script:
    """Carry out what a level of a fear card says."""
    script = level(act)
    if script is not None:
        yield from script


def fear_card(
    id: str,
    first: Level,
    second: Level,
    third: Level,
    set: str = "base",
    rests_on: tuple[str, str, str] = ("", "", ""),
) -> None:
    FEAR_CARDS[id] = FearCard(id, (first, second, third), set, rests_on)


def blight_card(
    id: str,
    blight: int,
    each_turn: EachTurn | None = None,
    at_once: Level | None = None,
    rule: Rule | None = None,
    set: str = "base",
    healthy: bool = False,
) -> None:
    BLIGHT_CARDS[id] = BlightCard(id, blight, each_turn, at_once, set, rule, healthy)
