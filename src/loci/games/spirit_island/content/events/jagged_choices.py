"""Choice events of Jagged Earth about settlers, dahan and the balance of life."""

from __future__ import annotations

from typing import ClassVar, final

from loci.games.spirit_island.content.events.jagged_lasting import RavageSkipped
from loci.games.spirit_island.content.events.lasting import begin, strengthen, weaken
from loci.games.spirit_island.content.events.parts import (
    add_one,
    blighted,
    bring,
    fear_for_each_player,
    most_of,
    one_by_one,
    without,
)
from loci.games.spirit_island.content.fear.jagged import about_to_ravage
from loci.games.spirit_island.content.fear.parts import with_token
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.each import boards_in_turn
from loci.games.spirit_island.rules.events.cards import CHOICE, Main, event
from loci.games.spirit_island.rules.events.payment import Price
from loci.games.spirit_island.rules.events.step import (
    choose_land,
    each_board,
    each_spirit,
    lands_on,
    on_each_board,
)
from loci.games.spirit_island.rules.invaders.actions import ravage
from loci.games.spirit_island.rules.invaders.reminders import draw_out
from loci.games.spirit_island.rules.island.pieces import all_codes
from loci.games.spirit_island.rules.powers.cards import forget, turn_over
from loci.games.spirit_island.rules.rule import SittingOut
from loci.games.spirit_island.state.events import note
from loci.games.spirit_island.state.piles import INVADER_BOX, INVADER_DECK, add_card
from loci.games.spirit_island.state.registry import INVADER_CARDS, POWERS
from loci.games.spirit_island.state.terms import JAGGED

# -- Hard-Working Settlers -------------------------------------------------------------------------


def warn_dahan(act: Act, board: int) -> Script:
    """Up to 2 dahan of the board are pushed."""
    for _ in range(2):
        lands = lands_on(act.table, board, holding(DAHAN))
        act.land = yield from choose_land(act, lands, optional=True)
        if act.land == NOWHERE:
            return
        yield from push(act, 1, DAHAN)


def ravage_there(act: Act) -> Script:
    yield from ravage(act.table, act.land)


def distract(act: Act) -> None:
    """On each board 1 ravage of a card may be skipped."""
    for board in boards_in_turn(act.table):
        lasting(act.table, RavageSkipped(act.table.island.boards[board]))


def shorten_deck(act: Act) -> None:
    """The lowest cards of stages II and III leave the game."""
    table = act.table
    for stage in (2, 3):
        cards = [n for n in table.piles[INVADER_DECK] if INVADER_CARDS[n].stage == stage]
        if cards:
            draw_out(table, cards[-1])
            add_card(table, INVADER_BOX, cards[-1])
            note(table, "log-invader-boxed-below")


event(
    "hard-working-settlers",
    CHOICE,
    Main(
        "act-cautiously-in-the-background",
        one_by_one(
            each_board(warn_dahan),
            on_each_board(without(TOWN), add_one(TOWN)),
            on_each_board(most_of(invaders, about_to_ravage), ravage_there),
        ),
    ),
    Main(
        "create-unnerving-distractions",
        one_by_one(distract, fear_for_each_player(1), shorten_deck),
    ),
    token="beasts-prey-on-the-injured",
    set=JAGGED,
)


# -- Dahan Trade with the Invaders -----------------------------------------------------------------


@final
class DahanTrade(Effect):
    """Dahan take no part in ravages (SX-18)."""

    kind = "dahan-trade"

    def sits_out(self, act: Act, seat: int) -> SittingOut:
        yield from ()
        return all_codes(act.table, act.land, DAHAN)


@final
class DahanLearn(Effect):
    """From the next turn on dahan defend."""

    kind = "dahan-learn"

    def becomes(self) -> Effect:
        return DahanHaveLearned()


@final
class DahanHaveLearned(Effect):
    """Each dahan defends its land by 1 for the rest of the game."""

    kind = "dahan-have-learned"
    lasts: ClassVar[str] = FOR_GOOD

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        return count(table, land, DAHAN)


for kind in (DahanTrade, DahanLearn, DahanHaveLearned):
    register_effect(kind)


def show_wrath(act: Act) -> Script:
    """The spirit destroys 1 dahan of its lands and makes 1 fear."""
    table = act.table
    own = [land for land in lands_of(table, act.player) if has(table, land, DAHAN)]
    act.land = yield from choose_land(act, own)
    if act.land != NOWHERE:
        yield from destroy(act, 1, DAHAN)
        fear(act, 1)


def lose_power(act: Act) -> Script:
    yield from forget(act, act.player)


event(
    "dahan-trade-with-the-invaders",
    CHOICE,
    Main("ignore-their-interest", begin(DahanTrade)),
    Main("display-your-wrath-at-this-betrayal", each_spirit(show_wrath), price=Price(2, FIRE)),
    Main(
        "change-and-help-them-learn-from-the-enemy",
        one_by_one(begin(DahanTrade), each_spirit(lose_power), begin(DahanLearn)),
        price=Price(6, AIR),
    ),
    token="outbreaks-shift",
    set=JAGGED,
)


# -- Life's Balance Tilts --------------------------------------------------------------------------


def swap(gone: int, come: int, first: int) -> Level:
    """On each board 1 token of a kind is removed and 1 of another comes, the `first` first."""

    def rule(act: Act, board: int) -> Script:
        table = act.table
        for kind in (first, come if first == gone else gone):
            lands = lands_on(table, board, with_token(gone) if kind == gone else any_land)
            act.land = yield from choose_land(act, lands)
            if act.land == NOWHERE:
                continue
            if kind == gone:
                yield from remove(act, 1, gone)
            else:
                yield from bring(act, come)

    return each_board(rule)


def tilt(speed: int) -> Level:
    """For each board a minor power: a fast one is blight, a slow one takes blight away."""

    def rule(act: Act, board: int) -> Script:
        card = turn_over(act.table, "minor")
        if not card or POWERS[card].speed != speed:
            return
        test = any_land if speed == FAST else blighted
        act.land = yield from choose_land(act, lands_on(act.table, board, test))
        if act.land == NOWHERE:
            return
        if speed == FAST:
            yield from add_blight(act)
        else:
            remove_blight(act)

    return each_board(rule)


event(
    "lifes-balance-tilts",
    CHOICE,
    Main(
        "let-destruction-have-its-day",
        one_by_one(swap(BEASTS, DISEASE, BEASTS), tilt(FAST), weaken(*INVADERS, DAHAN)),
    ),
    Main(
        "fortify-the-resilience-of-life",
        one_by_one(swap(DISEASE, BEASTS, BEASTS), tilt(SLOW), strengthen(*INVADERS, DAHAN)),
        price=Price(4, ANIMAL),
    ),
    dahan="a-thousand-small-struggles",
    set=JAGGED,
)
