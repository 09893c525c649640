"""Fear cards of Branch & Claw that sow strife among the invaders."""

from __future__ import annotations

from typing import final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import FEAR_CARD
from loci.games.spirit_island.rules.island.health import check_health
from loci.games.spirit_island.rules.island.struck import damage_by_strife
from loci.games.spirit_island.rules.island.tokens import brawl
from loci.games.spirit_island.state.terms import strife_on


def quarrel(*kinds: int) -> Level:
    """1 strife for an invader (of these kinds)."""

    def rule(act: Act) -> Script:
        yield from add_strife(act, 1, *kinds)

    return rule


# -- weaker by strife ------------------------------------------------------------------------------


@final
class WeakenedByStrife(Effect):
    """Every invader has 1 health less for each strife on it, whenever it gets that."""

    kind = "weakened-by-strife"

    def more_health(self, table: SpiritTable, seat: int, land: int, code: int) -> int:
        return -strife_on(code)


register_effect(WeakenedByStrife)


def weaken(act: Act) -> Script:
    """For the rest of the turn; who has that much damage already is destroyed (SX-21.4, 21.6)."""
    lasting(act.table, WeakenedByStrife(), "log-weakened-by-strife")
    yield from check_health(act, *lands_with(act.table, *INVADERS))


def settled_by(*kinds: int) -> LandTest:
    """Lands with invaders and a piece of these kinds."""

    def test(table: SpiritTable, land: int) -> bool:
        return invaders(table, land) > 0 and has(table, land, *kinds)

    return test


AMONG_DAHAN = each_player(settled_by(DAHAN), quarrel())
IN_A_TOWN = each_player(holding(TOWN), quarrel(TOWN))
ANYWHERE = each_player(holding(*INVADERS), quarrel())
IN_DANGER = each_player(settled_by(BEASTS, DISEASE, DAHAN), quarrel())

ON_STRIFE = ("strife", "strife", "strife")  # what these cards rest on at every level

fear_card(
    "unrest",
    IN_A_TOWN,
    in_turn(IN_A_TOWN, weaken),
    in_turn(ANYWHERE, weaken),
    set=CLAW,
    rests_on=ON_STRIFE,
)
fear_card(
    "panic",
    IN_DANGER,
    in_turn(IN_DANGER, weaken),
    in_turn(ANYWHERE, weaken),
    set=CLAW,
    rests_on=ON_STRIFE,
)


# -- Dahan Threaten --------------------------------------------------------------------------------


def threaten(act: Act) -> Script:
    """In every land with strife, an Action each, 1 damage for each dahan (SX-12.10)."""
    table = act.table
    for land in [land for land in lands_with(table, DAHAN) if strife_in(table, land)]:
        one = Act(table, FEAR_CARD, land=land, card=act.card)
        one.levels = act.levels
        yield from damage(one, count(table, land, DAHAN))
        yield from finish(one)
        if table.ending:
            return


fear_card(
    "dahan-threaten",
    AMONG_DAHAN,
    in_turn(AMONG_DAHAN, weaken),
    in_turn(AMONG_DAHAN, threaten),
    set=CLAW,
    rests_on=ON_STRIFE,
)


# -- Discord ---------------------------------------------------------------------------------------


def crowded(table: SpiritTable, land: int) -> bool:
    return invaders(table, land) >= 2


def come_to_blows(act: Act) -> Script:
    """Every invader takes 1 damage for each strife on it."""
    for land in lands_with(act.table, *INVADERS):
        yield from damage_by_strife(act, land)


def fight_each_other(act: Act) -> Script:
    """Every invader with strife deals its damage to others of its land."""
    for land in lands_with(act.table, *INVADERS):
        yield from brawl(act, land)


SET_AT_ODDS = each_player(crowded, quarrel(), different=True)

fear_card(
    "discord",
    SET_AT_ODDS,
    in_turn(SET_AT_ODDS, come_to_blows),
    in_turn(SET_AT_ODDS, fight_each_other),
    set=CLAW,
    rests_on=ON_STRIFE,
)
