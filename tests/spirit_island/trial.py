"""Made-up spirits, powers and fear cards for tests of the general rules of Spirit Island.

They are registered only while the test that asks for the `trial` fixture runs. The spirit `plain`
has no special rules and no powers of its own; `plain` (the function) sets an island up with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.cards import FearCard, Level
from loci.games.spirit_island.rules.powers.power import Body, Power, Range, Target, presence
from loci.games.spirit_island.rules.powers.targeting import target_lands
from loci.games.spirit_island.rules.powers.targets import ANY_LAND
from loci.games.spirit_island.rules.setup import place_on, starting_land
from loci.games.spirit_island.rules.spirits.growth import (
    add_presence,
    gain_card,
    gain_energy,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.spirit import Spirit
from loci.games.spirit_island.state.registry import FEAR_CARDS, POWERS, SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import FAST
from tests.spirit_island.tables import EVERY_SET, Island, island

PLAIN = "plain"
NEAR = presence(1)


class Plain(Spirit):
    """A spirit without special rules."""

    def __init__(
        self,
        id: str = PLAIN,
        innates: list[str] | None = None,
        progression: list[str] | None = None,
    ) -> None:
        super().__init__(
            id,
            energy="0 1 2 3 4 fire",
            plays="1 2 3 4 5 6",
            growth=[
                [reclaim_cards(), gain_card()],
                [add_presence(1), gain_energy(1)],
                [gain_energy(2)],
            ],
            uniques=[],
            innates=innates or [],
            complexity="low",
            progression=progression,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        place_on(table, seat, starting_land(table, seat, 7))
        yield from ()


class Watcher(Plain):
    """A plain spirit that notes which powers were used in Actions that are over."""

    def __init__(self, id: str = "watcher", innates: list[str] | None = None) -> None:
        super().__init__(id, innates)
        self.seen: list[str] = []

    def triggers(self, act: Act, seat: int) -> None:
        if act.power:
            self.seen.append(act.power)


class Trial:
    """Registers things for one test."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch
        self.spirit(Plain())

    def spirit(self, spirit: Spirit) -> None:
        self._patch.setitem(SPIRITS, spirit.id, spirit)

    def power(
        self,
        id: str,
        rule: Body,
        *thresholds: str,
        deck: str = "unique",
        cost: int = 0,
        speed: int = FAST,
        elements: str = "",
        reach: Range | None = NEAR,
        target: Target = ANY_LAND,
        far_range: int = -1,
        fast_at: int = -1,
    ) -> Power:
        power = Power(
            id,
            deck,
            cost,
            speed,
            elements,
            reach,
            target,
            rule,
            thresholds,
            far_range=far_range,
            fast_at=fast_at,
        )
        self._patch.setitem(POWERS, id, power)
        return power

    def fear_card(self, id: str, *levels: Level) -> None:
        """A fear card; with one level given, that holds at every terror level."""
        first, second, third = levels if len(levels) == 3 else levels * 3
        self._patch.setitem(FEAR_CARDS, id, FearCard(id, (first, second, third), "base"))


def plain(
    lands: Mapping[str, Any], *steps: str, boards: str = "A", spirit: str = PLAIN, **keys: Any
) -> Island:
    """An island on which every player has the plain spirit (or another one)."""
    return island(lands, *steps, spirits=[spirit] * len(boards), boards=boards, **keys)


def claw(lands: Mapping[str, Any], *steps: str, **keys: Any) -> Island:
    """The same with the tokens of Branch & Claw."""
    return plain(lands, *steps, options=EVERY_SET, **keys)


def used(trial: Trial, rule: Body, lands: Mapping[str, Any], **keys: Any) -> Island:
    """With the tokens of Branch & Claw, a power with this rule that is used on A5."""
    trial.power("trial-power", rule)
    seats = {"P1": {"played": ["trial-power"]}}
    here = claw({"A7": {"presence": {"P1": 1}}, **lands}, phase="fast", seats=seats, **keys)
    return here.answer("use trial-power", "target A5")


def nothing(act: Act) -> Script:
    """A rule that does nothing."""
    yield from ()


def lands_in_reach(here: Island, power: Power, seat: int = 0) -> list[str]:
    """The lands that a seat may target with a power."""
    reached = target_lands(here.table, seat, power, [])
    return [here.table.island.names[land] for land in reached]


def number(here: Island, name: str) -> int:
    return here.table.island.numbers[name]


def log(here: Island, *messages: str) -> list[tuple[str, ...]]:
    """What happened while questions were answered: message and lands, of these messages only."""
    found: list[tuple[str, ...]] = []
    for event in here.events:
        if event.text().id in messages:
            found.append((event.text().id, *event.places()))
    return found


def prompt_left(here: Island) -> object:
    """The number that is left in the question now open (`ask-damage` and the like)."""
    decision = here.match.decisions()[here.asked()[0]]
    text = decision.prompt
    assert isinstance(text, Text)
    return text.args["left"]
