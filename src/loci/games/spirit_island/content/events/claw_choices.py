"""Choice events of Branch & Claw whose price the spirits know beforehand."""

from __future__ import annotations

from loci.games.spirit_island.content.events.lasting import RavageTurned, stronger_ravage, weaken
from loci.games.spirit_island.content.events.parts import (
    BUILT,
    add_one,
    bring,
    fear_for_each_player,
    most_built,
    of_terrain,
    on_the_coast,
    one_by_one,
    without,
)
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.effects import defence
from loci.games.spirit_island.rules.events.cards import CHOICE, Main, event
from loci.games.spirit_island.rules.events.payment import Price
from loci.games.spirit_island.rules.events.step import (
    choose_land,
    each_board,
    each_spirit,
    lands_on,
    on_each_board,
)
from loci.games.spirit_island.rules.invaders.actions import damage_for_blight
from loci.games.spirit_island.rules.invaders.deck import is_placed
from loci.games.spirit_island.rules.invaders.fear import lay_on_fear_deck, return_fear_card
from loci.games.spirit_island.rules.invaders.reminders import draw_out
from loci.games.spirit_island.rules.island.struck import hurt_dahan
from loci.games.spirit_island.rules.powers.cards import turn_over
from loci.games.spirit_island.rules.spirits.growth import place_presence
from loci.games.spirit_island.state.events import note
from loci.games.spirit_island.state.piles import INVADER_BOX, INVADER_DECK, add_card
from loci.games.spirit_island.state.registry import POWERS

# -- Years of Little Rain --------------------------------------------------------------------------


def dry_up(act: Act, board: int) -> Script:
    """A minor power without water is blight for a sands of the board."""
    card = turn_over(act.table, "minor")
    if card and not POWERS[card].elements[WATER]:
        act.land = yield from choose_land(act, lands_on(act.table, board, of_terrain(SANDS)))
        if act.land != NOWHERE:
            yield from add_blight(act)


def settle_among_dahan(act: Act) -> Script:
    """The spirit may add 1 presence to one of its lands with dahan."""
    table, seat = act.table, act.player
    lands = [land for land in lands_of(table, seat) if has(table, land, DAHAN)]
    yield from place_presence(act, seat, lands, optional=True)


event(
    "years-of-little-rain",
    CHOICE,
    Main(
        "let-the-plants-die-and-the-land-wither",
        one_by_one(each_board(dry_up), weaken(*BUILDINGS, DAHAN)),
    ),
    Main("act-to-ease-the-drought", each_spirit(settle_among_dahan), price=Price(4, WATER)),
    token="beasts-attack",
    dahan="canny-defense",
    set=CLAW,
)


# -- Farmers Seek the Dahan for Aid ----------------------------------------------------------------


def suffer(act: Act) -> Script:
    yield from hurt_dahan(act, 2)


def blight_it(act: Act) -> Script:
    yield from add_blight(act)


def turn_ravage(act: Act) -> None:
    lasting(act.table, RavageTurned())


event(
    "farmers-seek-the-dahan-for-aid",
    CHOICE,
    Main(
        "spurn-the-invaders",
        one_by_one(
            on_each_board(both(BUILT, holding(DAHAN)), suffer),
            on_each_board(at_least(2, *BUILDINGS), blight_it),
            weaken(*BUILDINGS),
        ),
    ),
    Main(
        "teach-the-invaders", one_by_one(on_each_board(holding(DAHAN), add_one(TOWN)), turn_ravage)
    ),
    token="new-diseases",
    set=CLAW,
)


# -- New Species Spread ----------------------------------------------------------------------------


def bloom(act: Act, board: int) -> Script:
    """A fast minor power is blight for a land of the board with a town or city."""
    card = turn_over(act.table, "minor")
    if card and POWERS[card].speed == FAST:
        act.land = yield from choose_land(act, lands_on(act.table, board, BUILT))
        if act.land != NOWHERE:
            yield from add_blight(act)


event(
    "new-species-spread",
    CHOICE,
    Main("let-the-invasive-species-bloom", each_board(bloom), back=2),
    Main(
        "transmute-the-worst-of-the-species",
        one_by_one(fear_for_each_player(1), on_each_board(BUILT, add_one(BEASTS))),
        price=Price(4, MOON),
    ),
    token="new-diseases",
    dahan="offerings-of-pattern-and-dance",
    set=CLAW,
)


# -- War Touches the Island's Shores ---------------------------------------------------------------


def war(act: Act, board: int) -> Script:
    """The cost of a major power as damage to invaders and to the land, where the coast has the most
    towns and cities; defence lowers both."""
    table = act.table
    card = turn_over(act.table, "major")
    if not card:
        return
    act.land = yield from choose_land(act, lands_on(table, board, most_built(on_the_coast)))
    if act.land == NOWHERE:
        return
    amount = max(0, POWERS[card].cost - defence(table, act.land))
    if amount >= damage_for_blight(table, act.land, in_ravage=False):
        yield from add_blight(act)
    yield from damage(act, amount)


def repel(act: Act) -> None:
    lay_on_fear_deck(act.table)


event(
    "war-touches-the-islands-shores",
    CHOICE,
    Main("allow-the-attacks", each_board(war)),
    Main("help-repel-the-newcomers", repel, price=Price(1)),
    token="beasts-find-new-homes",
    dahan="reclaim-territory",
    set=CLAW,
)


# -- Missionaries Arrive ---------------------------------------------------------------------------


def preach(act: Act, board: int) -> Script:
    """A minor power with sun lets the dahan drive 1 explorer out, another makes one a town."""
    table = act.table
    card = turn_over(act.table, "minor")
    if card and POWERS[card].elements[SUN]:
        met = both(holding(DAHAN), holding(EXPLORER))
        act.land = yield from choose_land(act, lands_on(table, board, met))
        if act.land != NOWHERE:
            yield from push(act, 1, EXPLORER)
    elif card:
        act.land = yield from choose_land(act, lands_on(table, board, holding(DAHAN)))
        if act.land != NOWHERE:
            yield from replace(act, DAHAN, TOWN)


def plague_a_city(act: Act) -> Script:
    """The spirit adds 1 disease to a land with a city."""
    act.land = yield from choose_land(act, lands_with(act.table, CITY))
    if act.land != NOWHERE:
        yield from bring(act, DISEASE)


event(
    "missionaries-arrive",
    CHOICE,
    Main("ignore-their-contact-with-the-dahan", each_board(preach), back=2),
    Main(
        "curse-the-tongues-of-the-foreigners",
        one_by_one(each_spirit(plague_a_city), fear_for_each_player(2), stronger_ravage(3, CITY)),
        price=Price(4, SUN),
    ),
    token="prey-on-the-unwary",
    set=CLAW,
)


# -- Rising Interest in the Island -----------------------------------------------------------------


def lose_invader_card(act: Act) -> None:
    """The top invader card goes back to the box, but for what set-up has put in its place."""
    table = act.table
    for card in table.piles[INVADER_DECK]:
        if not is_placed(table, card):
            draw_out(table, card)
            add_card(table, INVADER_BOX, card)
            note(table, "log-invader-boxed")
            return


def weave_lies(act: Act) -> None:
    return_fear_card(act.table)
    note(act.table, "log-fear-boxed")


event(
    "rising-interest-in-the-island",
    CHOICE,
    Main(
        "ignore-the-curiosity",
        one_by_one(lose_invader_card, on_each_board(without(TOWN), add_one(TOWN))),
    ),
    Main(
        "weave-lies-in-the-minds-of-their-observers",
        one_by_one(weave_lies, stronger_ravage(1, *BUILDINGS)),
        price=Price(4, AIR),
    ),
    token="beasts-of-the-jungle",
    dahan="traps-and-snares",
    set=CLAW,
)
