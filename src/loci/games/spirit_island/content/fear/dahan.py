"""Fear cards in which invaders fear the dahan, or the dahan take heart."""

from __future__ import annotations

from typing import final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import FEAR_CARD
from loci.games.spirit_island.rules.each import next_land

# -- Dahan on their Guard --------------------------------------------------------------------------


def guard(each: int, more: int = 0) -> Level:
    """Every land with dahan defends so much for each of them, as many as are there now."""

    def level(act: Act) -> None:
        for land in lands_with(act.table, DAHAN):
            defend(act, each * count(act.table, land, DAHAN) + more, land)

    return level


fear_card("dahan-on-their-guard", guard(1), guard(1, more=1), guard(2))


# -- Dahan Raid ------------------------------------------------------------------------------------


def raid(act: Act) -> Script:
    yield from damage(act, 1)


def raid_by(each: int) -> Level:
    """So much damage for every dahan in the land."""

    def rule(act: Act) -> Script:
        yield from damage(act, each * count(act.table, act.land, DAHAN))

    return rule


fear_card(
    "dahan-raid",
    each_player(holding(DAHAN), raid, different=True),
    each_player(holding(DAHAN), raid_by(1), different=True),
    each_player(holding(DAHAN), raid_by(2), different=True),
)


# -- Dahan Enheartened -----------------------------------------------------------------------------


def may_stir(table: SpiritTable, land: int) -> bool:
    """A land with invaders, and dahan in it or beside it."""
    around = [land, *table.island.near[land]]
    return invaders(table, land) > 0 and any(count(table, other, DAHAN) for other in around)


def stir(act: Act) -> Script:
    """1 dahan is pushed out of the land or gathered into it."""
    near = act.table.island.near[act.land]
    options = []
    if count(act.table, act.land, DAHAN):
        options.append("push-dahan")
    if any(count(act.table, other, DAHAN) for other in near):
        options.append("gather-dahan")
    option = yield from choose(act, *options)
    if option == "push-dahan":
        yield from push(act, 1, DAHAN, into=near)
    else:
        yield from gather(act, 1, DAHAN, out_of=near)


def rally(act: Act) -> Script:
    """Up to 2 dahan are gathered; with any there, 1 damage."""
    yield from gather(act, 2, DAHAN, up_to=True, out_of=act.table.island.near[act.land])
    if count(act.table, act.land, DAHAN):
        yield from damage(act, 1)


def rally_all(act: Act) -> Script:
    """Up to 2 dahan are gathered, and every dahan there deals 1 damage."""
    yield from gather(act, 2, DAHAN, up_to=True, out_of=act.table.island.near[act.land])
    yield from damage(act, count(act.table, act.land, DAHAN))


fear_card(
    "dahan-enheartened",
    each_player(may_stir, stir, optional=True),
    each_player(any_land, rally, different=True),
    each_player(any_land, rally_all, different=True),
)


# -- Avoid the Dahan: looked at when the action would happen ---------------------------------------


@final
class NoExploreTwoDahan(Effect):
    """No explore where 2 dahan are."""

    kind = "no-explore-two-dahan"

    def stops(self, table: SpiritTable, seat: int, action: int, land: int) -> bool:
        return action == EXPLORE and count(table, land, DAHAN) >= 2


register_effect(NoExploreTwoDahan)


@final
class NoBuildOutnumbered(Effect):
    """No build where dahan outnumber towns and cities."""

    kind = "no-build-outnumbered"

    def stops(self, table: SpiritTable, seat: int, action: int, land: int) -> bool:
        return action == BUILD and count(table, land, DAHAN) > count(table, land, TOWN, CITY)


register_effect(NoBuildOutnumbered)


@final
class NoBuildDahan(Effect):
    """No build where dahan are."""

    kind = "no-build-dahan"

    def stops(self, table: SpiritTable, seat: int, action: int, land: int) -> bool:
        return action == BUILD and count(table, land, DAHAN) > 0


register_effect(NoBuildDahan)


fear_card(
    "avoid-the-dahan",
    in_force(NoExploreTwoDahan),
    in_force(NoBuildOutnumbered),
    in_force(NoBuildDahan),
)


# -- Tall Tales of Savagery ------------------------------------------------------------------------


def beside_dahan(*kinds: int) -> LandTest:
    """Lands with dahan and a piece of one of these kinds."""

    def test(table: SpiritTable, land: int) -> bool:
        return count(table, land, DAHAN) > 0 and count(table, land, *kinds) > 0

    return test


def two_explorers_or_a_town(act: Act) -> Script:
    """2 explorers or 1 town are removed."""
    table, land = act.table, act.land
    options = []
    if count(table, land, EXPLORER):
        options.append("remove-explorers")
    if count(table, land, TOWN):
        options.append("remove-town")
    if not options:
        return
    option = yield from choose(act, *options)
    if option == "remove-explorers":
        yield from remove(act, 2, EXPLORER)
    else:
        yield from remove(act, 1, TOWN)


def scared_everywhere(card: Act) -> Script:
    """In every land with dahan; then 1 city goes wherever there are 2 dahan."""
    table = card.table
    left = lands_with(table, DAHAN)
    while left:
        land = yield from next_land(table, left)
        act = Act(table, FEAR_CARD, land=land, card=card.card)
        yield from two_explorers_or_a_town(act)
        yield from finish(act)
        if table.ending:
            return
    for land in lands_with(table, DAHAN):
        if count(table, land, DAHAN) >= 2:
            yield from remove(card, 1, CITY, land=land)


fear_card(
    "tall-tales-of-savagery",
    each_player(beside_dahan(EXPLORER), remove_one(EXPLORER)),
    each_player(beside_dahan(EXPLORER, TOWN), two_explorers_or_a_town),
    scared_everywhere,
)
