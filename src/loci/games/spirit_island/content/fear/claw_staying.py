"""Fear cards of Branch & Claw that keep the invaders from acting."""

from __future__ import annotations

from typing import ClassVar, Final, final

from loci.games.spirit_island.content.fear.claw_strife import quarrel
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.invaders.actions import named_lands
from loci.games.spirit_island.rules.island.lands import is_lowest
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.state.piles import BUILD_SPACE
from loci.games.spirit_island.state.terms import INVADER_ACTIONS, NO_ACTION

# -- Demoralized -----------------------------------------------------------------------------------


@final
class DefendEverywhere(Effect):
    """Every land is defended."""

    kind = "defend-everywhere"
    fields = (Field.number("amount"),)

    def __init__(self, amount: int = 0) -> None:
        super().__init__()
        self.amount: Final = amount

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        return self.amount


register_effect(DefendEverywhere)


def everywhere(amount: int) -> Level:
    def level(act: Act) -> None:
        lasting(act.table, DefendEverywhere(amount), "log-defend-everywhere", number=amount)

    return level


fear_card("demoralized", everywhere(1), everywhere(2), everywhere(3), set=CLAW)


# -- Tread Carefully -------------------------------------------------------------------------------


def among_dahan(number: int) -> LandTest:
    """Lands with dahan, or with so many of them in the lands around."""

    def test(table: SpiritTable, land: int) -> bool:
        if has(table, land, DAHAN):
            return True
        return sum([count(table, other, DAHAN) for other in table.island.near[land]]) >= number

    return test


def no_ravage(act: Act) -> None:
    skip_actions(act, action=INVADER_ACTIONS[RAVAGE])


fear_card(
    "tread-carefully",
    each_player(among_dahan(5), no_ravage, optional=True),
    each_player(among_dahan(3), no_ravage, optional=True),
    each_player(among_dahan(1), no_ravage, optional=True),
    set=CLAW,
)


# -- the next normal build or explore --------------------------------------------------------------


def is_lowest_named(table: SpiritTable, action: int, land: int, card: str) -> bool:
    """Whether a land is the lowest of its board that an invader card names for an action."""
    return is_lowest(table, land, named_lands(table, action, card))


@final
class LowestNotBuilt(Effect):
    """On each board the lowest land of the card is left out in the next normal build."""

    kind = "lowest-not-built"
    lasts = NEXT_BUILD

    def stops_normal(
        self, table: SpiritTable, seat: int, action: int, land: int, card: str
    ) -> bool:
        return action == BUILD and is_lowest_named(table, action, land, card)


register_effect(LowestNotBuilt)


@final
class LowestNotExplored(Effect):
    """The same for the next normal explore."""

    kind = "lowest-not-explored"
    lasts = NEXT_EXPLORE

    def stops_normal(
        self, table: SpiritTable, seat: int, action: int, land: int, card: str
    ) -> bool:
        return action == EXPLORE and is_lowest_named(table, action, land, card)


register_effect(LowestNotExplored)


class StepSkipped(Effect):
    """The next normal step of an action is skipped."""

    lasts = UNTIL_USED
    action: ClassVar[int]

    def turns_step(self, table: SpiritTable, seat: int, action: int) -> int:
        return NO_ACTION if action == self.action else action

    def replaces_step(
        self, table: SpiritTable, seat: int, action: int, lands: list[list[int]]
    ) -> Replacing:
        yield from ()
        if action == self.action:
            self.follow(table)
        return action == self.action

    def follow(self, table: SpiritTable) -> None:
        """What comes of it later."""


@final
class BuildSkipped(StepSkipped):
    """The next normal build is skipped."""

    kind = "build-skipped"
    action = BUILD


register_effect(BuildSkipped)


@final
class BuildDelayed(StepSkipped):
    """The next normal build is skipped, and its card stays where it is."""

    kind = "build-delayed"
    action = BUILD

    def follow(self, table: SpiritTable) -> None:
        lasting(table, BuildCardStays())


register_effect(BuildDelayed)


@final
class BuildCardStays(Effect):
    """The card on the build space does not move on this turn."""

    kind = "build-card-stays"

    def keeps_card(self, table: SpiritTable, seat: int, space: int) -> bool:
        return space == BUILD_SPACE


register_effect(BuildCardStays)


@final
class ExploreDelayed(StepSkipped):
    """The next normal explore is skipped without a card, and there is one more the time after."""

    kind = "explore-delayed"
    action = EXPLORE

    def follow(self, table: SpiritTable) -> None:
        lasting(table, OneMoreExplore())


register_effect(ExploreDelayed)


@final
class OneMoreExplore(Effect):
    """The next explore has one card more."""

    kind = "one-more-explore"
    lasts = UNTIL_USED

    def more_explores(self, table: SpiritTable, seat: int) -> int:
        return 1


register_effect(OneMoreExplore)


@final
class ExploreSkipped(Effect):
    """At the next normal explore the card is revealed, and nothing explored."""

    kind = "explore-skipped"
    lasts = NEXT_EXPLORE

    def turns_step(self, table: SpiritTable, seat: int, action: int) -> int:
        return NO_ACTION if action == EXPLORE else action

    def skips_explore(self, table: SpiritTable, seat: int) -> bool:
        return True


register_effect(ExploreSkipped)


fear_card(
    "immigration-slows",
    in_force(LowestNotBuilt),
    in_force(BuildDelayed),
    in_force(BuildSkipped),
    set=CLAW,
)
fear_card(
    "explorers-are-reluctant",
    in_force(LowestNotExplored),
    in_force(ExploreDelayed),
    in_force(ExploreSkipped),
    set=CLAW,
)


# -- Quarantine ------------------------------------------------------------------------------------


@final
class Quarantine(Effect):
    """No coast is explored; from level 2 on no explorers come out of lands with disease, at level 3
    the invaders do not act in them."""

    kind = "quarantine"
    fields = (Field.number("level"),)

    def __init__(self, level: int = 1) -> None:
        super().__init__()
        self.level: Final = level

    def stops(self, table: SpiritTable, seat: int, action: int, land: int) -> bool:
        if action == EXPLORE and table.island.coastal[land]:
            return True
        return self.level == 3 and has(table, land, DISEASE)

    def bars_source(self, table: SpiritTable, seat: int, land: int) -> bool:
        return self.level == 2 and has(table, land, DISEASE)


register_effect(Quarantine)


def shut_off(level: int) -> Level:
    def rule(act: Act) -> None:
        lasting(act.table, Quarantine(level), "log-quarantine")

    return rule


fear_card("quarantine", shut_off(1), shut_off(2), shut_off(3), set=CLAW)


# -- Panicked by Wild Beasts -----------------------------------------------------------------------


@final
class WaryOfBeasts(Effect):
    """In lands with beasts the invaders do not build and explore, or do nothing at all, when a card
    asks for it."""

    kind = "wary-of-beasts"
    fields = (Field.flag("ravage", "number", 1),)

    def __init__(self, ravage: bool = False) -> None:
        super().__init__()
        self.ravage: Final = ravage

    def stops_normal(
        self, table: SpiritTable, seat: int, action: int, land: int, card: str
    ) -> bool:
        return has(table, land, BEASTS) and (action != RAVAGE or self.ravage)


register_effect(WaryOfBeasts)


def be_wary(ravage: bool) -> Level:
    def level(act: Act) -> None:
        lasting(act.table, WaryOfBeasts(ravage), "log-wary-of-beasts")

    return level


NEAR_BEASTS: Final = both(either(holding(BEASTS), beside(holding(BEASTS))), holding(*INVADERS))
PANIC: Final = each_player(NEAR_BEASTS, quarrel())

fear_card(
    "panicked-by-wild-beasts",
    PANIC,
    in_turn(PANIC, be_wary(ravage=False)),
    in_turn(PANIC, be_wary(ravage=True)),
    set=CLAW,
    rests_on=("beasts strife", "beasts", "beasts"),
)
