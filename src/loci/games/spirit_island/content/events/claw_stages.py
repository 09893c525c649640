"""Events of Branch & Claw that the stage of the invaders or the terror level decides."""

from __future__ import annotations

from loci.games.spirit_island.content.events.lasting import (
    DestroyTheUnnatural,
    DistantExploration,
    FearfulMobs,
    Fortification,
    IncreasingAggression,
    Reconnaissance,
    StrangeTales,
    begin,
)
from loci.games.spirit_island.content.events.parts import (
    BUILT,
    add_one,
    bring,
    in_or_beside,
    in_the_interior,
    on_the_coast,
    one_by_one,
    sacred,
    without,
)
from loci.games.spirit_island.content.fear.claw_strife import come_to_blows
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.adversary import level_of
from loci.games.spirit_island.rules.effects import Defend
from loci.games.spirit_island.rules.events.cards import STAGE, TERROR, Main, event
from loci.games.spirit_island.rules.events.step import (
    choose_land,
    each_board,
    in_each_land,
    on_each_board,
)
from loci.games.spirit_island.rules.island.pieces import all_codes
from loci.games.spirit_island.rules.island.struck import hurt_dahan
from loci.games.spirit_island.rules.island.tokens import (
    active_strife,
    add_strife_among,
    spend_strife,
)
from loci.games.spirit_island.rules.lineup import holders

FIRST, LATER = (1,), (2, 3)


# -- Seeking the Interior --------------------------------------------------------------------------


def go_inland(act: Act) -> Script:
    """1 explorer is pushed to an adjacent inland land."""
    table = act.table
    near = [land for land in table.island.near[act.land] if in_the_interior(table, land)]
    yield from push(act, 1, EXPLORER, into=near)


def disperse(act: Act) -> Script:
    """From the land with the most invaders 1 explorer or town goes to each adjacent land."""
    table = act.table
    most = max([invaders(table, land) for land in table.island.lands])
    full = [land for land in table.island.lands if invaders(table, land) == most]
    able = [land for land in full if has(table, land, EXPLORER, TOWN)]  # SX-33.7
    act.land = yield from choose_land(act, able)
    beyond = list(table.island.near[act.land]) if act.land != NOWHERE else []
    while beyond and has(table, act.land, EXPLORER, TOWN):
        went = yield from push(act, 1, EXPLORER, TOWN, into=beyond)
        if not went:
            return  # isolation keeps them (SX-11.11)
        beyond.remove(went[0])


event(
    "seeking-the-interior",
    STAGE,
    Main(
        "seeking-the-interior",
        in_each_land(both(on_the_coast, holding(EXPLORER), beside(in_the_interior)), go_inland),
        when=FIRST,
    ),
    Main("local-diaspora", disperse, when=LATER),
    token="beasts-prowl",
    dahan="forsake-the-barren-land",
    set=CLAW,
)


# -- Wave of Reconnaissance ------------------------------------------------------------------------


def urbanize(act: Act) -> Script:
    """Half of the towns, rounded up, are replaced with cities."""
    for _ in range((count(act.table, act.land, TOWN) + 1) // 2):
        yield from replace(act, TOWN, CITY)


event(
    "wave-of-reconnaissance",
    STAGE,
    Main("wave-of-reconnaissance", begin(Reconnaissance), when=FIRST),
    Main("urbanization", in_each_land(at_least(2, TOWN), urbanize), when=LATER),
    token="stricken",
    dahan="retreat",
    set=CLAW,
)


# -- Interesting Discoveries -----------------------------------------------------------------------


def discover(act: Act) -> Script:
    """1 explorer is gathered, if there is one beside the site that was chosen, and 1 more comes."""
    yield from gather(act, 1, EXPLORER)
    yield from bring(act, EXPLORER)


event(
    "interesting-discoveries",
    STAGE,
    Main(
        "interesting-discoveries",
        on_each_board(sacred, discover),
        when=FIRST,
    ),
    Main("increasing-aggression", begin(IncreasingAggression), when=LATER),
    token="wheezelung-outbreak",
    dahan="tend-the-land",
    set=CLAW,
)


# -- Strange Tales attract Explorers ---------------------------------------------------------------


def tell_tales(act: Act) -> None:
    """1 fear for each spirit with a sacred site, and explorers later."""
    table = act.table
    fear(act, len([seat for seat in range(players(table)) if sacred_sites(table, seat)]))
    lasting(table, StrangeTales())


event(
    "strange-tales-attract-explorers",
    STAGE,
    Main("strange-tales-attract-explorers", tell_tales, when=FIRST),
    Main("fortification", begin(Fortification), when=LATER),
    token="beasts-attack",
    dahan="coming-of-age-mountain-sands",
    set=CLAW,
)


# -- Cultural Assimilation -------------------------------------------------------------------------


def lone_dahan(table: SpiritTable, land: int) -> bool:
    """A land with exactly 1 dahan and a city in or beside it."""
    return count(table, land, DAHAN) == 1 and in_or_beside(holding(CITY))(table, land)


def assimilate(act: Act) -> Script:
    yield from replace(act, DAHAN, TOWN)


def reprisal(act: Act) -> Script:
    """The invaders deal 3 damage to dahan, which defence of powers does not lower. Strife keeps an
    invader from it; without one that is left, they deal none (SX-4.14)."""
    table = act.table
    there = all_codes(table, act.land, *INVADERS)
    able = [code for code in there if not active_strife(table, code)]
    spend_strife(table, act.land)
    amount = max(0, 3 - other_defence(table, act.land)) if able else 0
    yield from hurt_dahan(act, amount)


def other_defence(table: SpiritTable, land: int) -> int:
    """The defence of a land that does not come from powers, as what defends a single land does
    before the fear cards."""
    total = 0
    for rule, seat in holders(table, "defence"):
        of_power = isinstance(rule, Defend) or (isinstance(rule, Effect) and seat != NOBODY)
        if not of_power:
            total += rule.defence(table, seat, land)
    return total


event(
    "cultural-assimilation",
    TERROR,
    Main("cultural-assimilation", on_each_board(lone_dahan, assimilate), when=(1, 2)),
    Main(
        "reprisal-against-the-dahan",
        on_each_board(both(holding(DAHAN), BUILT), reprisal),
        when=(3,),
    ),
    token="beasts-attack",
    dahan="reckless-offensive",
    set=CLAW,
)


# -- Investigation of Dangers, Distant Exploration -------------------------------------------------

event(
    "investigation-of-dangers",
    TERROR,
    Main(
        "investigation-of-dangers",
        on_each_board(without(*INVADERS, DAHAN), add_one(EXPLORER)),
        when=FIRST,
    ),
    Main("destroy-the-unnatural", begin(DestroyTheUnnatural), when=LATER),
    token="prey-on-the-unwary",
    dahan="rouse-the-spirits",
    set=CLAW,
)
event(
    "distant-exploration",
    TERROR,
    Main("distant-exploration", begin(DistantExploration), when=FIRST),
    Main("fearful-mobs", begin(FearfulMobs), when=LATER),
    token="grim-toll",
    dahan="fierce-mien",
    set=CLAW,
)


# -- Slave Rebellion -------------------------------------------------------------------------------


def against_france(table: SpiritTable) -> bool:
    """The card is an adversary's: France, level 2 and up."""
    return level_of(table, "france") >= 2


def rise_up(act: Act) -> Script:
    """1 strife for a town."""
    yield from add_strife(act, 1, TOWN)


def rebel(act: Act, board: int) -> Script:
    """1 town is destroyed, then 2 towns or cities of the board get strife."""
    table = act.table
    lands = table.island.lands_on(board)
    act.land = yield from choose_land(act, [land for land in lands if has(table, land, TOWN)])
    if act.land != NOWHERE:
        yield from destroy(act, 1, TOWN)
    yield from add_strife_among(act, 2, lands, *BUILDINGS)


event(
    "slave-rebellion",
    STAGE,
    Main("small-uprising", on_each_board(holding(TOWN), rise_up), when=(1, 2), back=3),
    Main("rebellion", one_by_one(each_board(rebel), come_to_blows), when=(3,)),
    dahan="aid-the-uprising",
    fits=against_france,
    again=True,
    set=CLAW,
)
