"""Lure of the Deep Wilderness: calls the explorers inward, and they are heard from no more."""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage, destroy
from loci.games.spirit_island.rules.island.lands import is_coastal, near
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.rules.island.pieces import count, has, put
from loci.games.spirit_island.rules.island.presence import lands_of, remove_presence
from loci.games.spirit_island.rules.island.replacement import replace
from loci.games.spirit_island.rules.island.sitting_out import choose_to_sit_out
from loci.games.spirit_island.rules.island.tokens import add_token
from loci.games.spirit_island.rules.powers.choices import choose_land, choose_one
from loci.games.spirit_island.rules.powers.power import card, innate, presence
from loci.games.spirit_island.rules.powers.targeting import lands_in_text_range
from loci.games.spirit_island.rules.powers.targets import ANY_SPIRIT, INLAND, INVADER_LAND
from loci.games.spirit_island.rules.powers.usage import repeat_on
from loci.games.spirit_island.rules.rule import SittingOut
from loci.games.spirit_island.rules.setup import place_on, starting_land
from loci.games.spirit_island.rules.spirits.growth import (
    add_presence,
    gain_card,
    gain_energy,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.icons import gain_one_element
from loci.games.spirit_island.rules.spirits.spirit import GrowthOption, Spirit
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BADLANDS,
    BEASTS,
    BUILDINGS,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    FAST,
    JAGGED,
    NOWHERE,
    SLOW,
    TOWN,
    WILDS,
)

LURE = "lure-of-the-deep-wilderness"
ENTHRALLED: Final = 2  # explorers that sit out for each presence
PERILS: Final = (BEASTS, WILDS, DISEASE, BADLANDS)
MANY: Final = 5  # explorers never heard from again, which frightens more
MOST_PERILS: Final = 5  # tokens that swallow somebody
#: What society is forsaken by: the branch, the piece, and the explorers that it becomes.
FORSAKEN: Final = (("explorer", EXPLORER, 1), ("town", TOWN, 2), ("city", CITY, 3))


@final
class Lure(Spirit):
    tokens = ("beasts", "wilds", "disease", "badlands")
    bound = True

    def __init__(self) -> None:
        super().__init__(
            LURE,
            energy="1 2 moon 3+plant 4+air 5+reclaim",
            plays="1 2 animal 3 4 5+reclaim",
            growth=[
                GrowthOption([reclaim_cards(), gain_energy(1)], group=1),
                GrowthOption([add_presence(4, "inland")], group=1),
                GrowthOption([gain_one_element("moon", "air", "plant"), gain_energy(2)], group=2),
                GrowthOption([gain_card()], group=2),
            ],
            uniques=[
                "gift-of-the-untamed-wild",
                "perils-of-the-deepest-island",
                "softly-beckon-ever-inward",
                "swallowed-by-the-wilderness",
            ],
            innates=["forsake-society-to-chase-after-dreams", "never-heard-from-again"],
            complexity="moderate",
            pick=2,
            specials=2,
            set=JAGGED,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        place_on(table, seat, starting_land(table, seat, 8), 2)
        place_on(table, seat, starting_land(table, seat, 7))
        put(table, starting_land(table, seat, 8), BEASTS)
        yield from ()

    def may_be_in(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Home of the Island's Heart."""
        return not is_coastal(table, land)

    def sits_out(self, act: Act, seat: int) -> SittingOut:
        """Enthrall the Foreign Explorers."""
        most = ENTHRALLED * act.table.seats[seat].presence[act.land]
        return (yield from choose_to_sit_out(act, seat, most, EXPLORER))


SPIRITS[LURE] = Lure()


# -- innate powers ---------------------------------------------------------------------------------


@innate(
    "forsake-society-to-chase-after-dreams",
    LURE,
    SLOW,
    presence(1),
    INVADER_LAND,
    "2 moon",
    "2 moon 1 air",
    "3 moon 2 air 1 animal",
    "4 air",
    set=JAGGED,
)
def forsake_society_to_chase_after_dreams(act: Act) -> Script:
    """An explorer, or those who a town or city becomes, may come to your lands; 1 fear if buildings
    are left behind."""
    table = act.table
    if act.has(3):
        repeat_on(act)
    if not act.has(0):
        return
    forsaken = [
        branch
        for level, branch in enumerate(FORSAKEN)
        if act.has(level) and has(table, act.land, branch[1])
    ]
    if forsaken:
        line = yield from choose_one(act, *[name for name, _, _ in forsaken])
        for name, kind, number in forsaken:
            if name == line:
                yield from _chase(act, kind, number)
    if has(table, act.land, *BUILDINGS):
        fear(act, 1)


def _chase(act: Act, kind: int, number: int) -> Script:
    """Replace a piece by so many explorers, any of whom come to your lands."""
    if kind != EXPLORER:
        before = count(act.table, act.land, EXPLORER)
        yield from replace(act, kind, EXPLORER, number)
        number = count(act.table, act.land, EXPLORER) - before  # a hurt one may fall
    own = [land for land in near(act.table, act.land) if land in lands_of(act.table, act.seat)]
    yield from push(act, number, EXPLORER, up_to=True, into=own)


@innate(
    "never-heard-from-again",
    LURE,
    SLOW,
    presence(0),
    INLAND,
    "1 fire 3 plant",
    "2 plant",
    "4 plant 1 animal",
    "6 plant",
    set=JAGGED,
)
def never_heard_from_again(act: Act) -> Script:
    """Badlands; explorers fall to the perils there; 2 damage; fear for those who are gone."""
    table, land = act.table, act.land
    if act.has(0):
        add_token(act, BADLANDS)
    if act.has(1):
        yield from destroy(act, 2 * count(table, land, *PERILS), EXPLORER, up_to=True)
    if act.has(2):
        yield from damage(act, 2)
    gone = [kind for kind, _ in act.destroyed if kind == EXPLORER]
    if gone:
        fear(act, 2 if len(gone) >= MANY else 1)
    if act.has(3):
        repeat_on(act)


# -- unique powers ---------------------------------------------------------------------------------


@card(
    "unique",
    "gift-of-the-untamed-wild",
    0,
    SLOW,
    "moon fire air plant",
    None,
    ANY_SPIRIT,
    owner=LURE,
    set=JAGGED,
)
def gift_of_the_untamed_wild(act: Act) -> Script:
    """The target adds 1 wilds to one of its lands, or 1 disease in the place of presence."""
    act.player = act.target
    line = yield from choose_one(act, "add-wilds", "presence-disease")
    land = yield from choose_land(act, lands_of(act.table, act.target))
    if land == NOWHERE:
        return
    if line == "presence-disease":
        remove_presence(act.table, act.target, land)
        add_token(act, DISEASE, land=land)
    else:
        add_token(act, WILDS, land=land)


@card(
    "unique",
    "perils-of-the-deepest-island",
    1,
    SLOW,
    "moon plant animal",
    presence(0),
    INLAND,
    owner=LURE,
    set=JAGGED,
)
def perils_of_the_deepest_island(act: Act) -> Script:
    """1 fear, 1 badlands, 1 beasts there or nearby; push up to 2 dahan."""
    fear(act, 1)
    add_token(act, BADLANDS)
    land = yield from choose_land(act, lands_in_text_range(act, [act.land], 1))
    add_token(act, BEASTS, land=land)
    yield from push(act, 2, DAHAN, up_to=True)


@card(
    "unique",
    "softly-beckon-ever-inward",
    2,
    SLOW,
    "moon air",
    presence(0),
    INLAND,
    owner=LURE,
    set=JAGGED,
)
def softly_beckon_ever_inward(act: Act) -> Script:
    for kind in (EXPLORER, TOWN, BEASTS, DAHAN):
        yield from gather(act, 2, kind, up_to=True)


@card(
    "unique",
    "swallowed-by-the-wilderness",
    1,
    FAST,
    "fire air plant animal",
    presence(0),
    INLAND,
    owner=LURE,
    set=JAGGED,
)
def swallowed_by_the_wilderness(act: Act) -> Script:
    fear(act, 2)
    yield from damage(act, min(count(act.table, act.land, *PERILS), MOST_PERILS))
