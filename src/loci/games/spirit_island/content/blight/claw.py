"""The blight cards of Branch & Claw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from loci.core.decision import Move
from loci.games.spirit_island.content.fear.parts import with_token
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import BLIGHT_CARD, decider, decider_among
from loci.games.spirit_island.rules.asking import Asking, ask
from loci.games.spirit_island.rules.cards import do
from loci.games.spirit_island.rules.each import (
    boards_in_turn,
    next_board,
    next_spirit,
    seats_in_turn,
)
from loci.games.spirit_island.rules.events.step import lands_on
from loci.games.spirit_island.rules.invaders.blight import choose_to_lose
from loci.games.spirit_island.rules.island.lands import oceans
from loci.games.spirit_island.rules.island.pieces import put, was_added
from loci.games.spirit_island.rules.island.presence import destroy_presence
from loci.games.spirit_island.rules.powers.cards import DISCARDS, draw
from loci.games.spirit_island.rules.rule import Rule
from loci.games.spirit_island.state.events import Added
from loci.games.spirit_island.state.moves import TargetSpirit
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.piles import add_cards
from loci.games.spirit_island.state.registry import POWERS

TIPPED: Final = 3  # presence of each spirit that Tipping Point destroys


# -- for each board, for each spirit ---------------------------------------------------------------


def each_board(rule: Callable[[Act, int], Script]) -> Level:
    """For each board in turn, an Action of its own (SX-12.10); `rule` takes the board's place."""

    def at_once(card: Act) -> Script:
        left = boards_in_turn(card.table)
        while left:
            board = yield from next_board(card.table, left)
            act = Act(card.table, BLIGHT_CARD, card=card.card, parent=card)
            yield from rule(act, board)
            yield from finish(act)
            if card.table.ending:
                return

    return at_once


def each_spirit(rule: Callable[[Act, int], Script]) -> Level:
    """For each spirit in turn, an Action of its own in which its player decides."""

    def at_once(card: Act) -> Script:
        left = seats_in_turn(card.table)
        while left:
            seat = yield from next_spirit(card.table, left)
            act = Act(card.table, BLIGHT_CARD, player=seat, card=card.card, parent=card)
            yield from rule(act, seat)
            yield from finish(act)
            if card.table.ending:
                return

    return at_once


def choose_on_board(act: Act, board: int, where: LandTest, at_sea: bool = False) -> Asking:
    """A land of a board that passes `where`, or NOWHERE; its ocean too, if it is in play and what
    is looked for may be `at_sea`."""
    table = act.table
    lands = lands_on(table, board, where)
    ocean = table.island.land_on(board, 0)
    if at_sea and ocean in oceans(table) and where(table, ocean):
        lands.insert(0, ocean)
    says = Text(f"text-blight-{act.card}")
    prompt = Text("ask-blight-land", card=Text(f"blight-{act.card}"), text=says)
    return (yield from ask_land(table.island, decider_among(table, lands), prompt, lands))


# -- Back Against the Wall -------------------------------------------------------------------------


@final
class BackAgainstTheWall(Rule):
    """Each spirit gains 1 more energy and plays 1 more card in every spirit phase."""

    def more_income(self, table: SpiritTable, seat: int, user: int) -> int:
        return 1

    def more_plays(self, table: SpiritTable, seat: int, user: int) -> int:
        return 1


blight_card("back-against-the-wall", 2, rule=BackAgainstTheWall(), set=CLAW)


# -- lands and pieces ------------------------------------------------------------------------------


def is_farmland(table: SpiritTable, land: int) -> bool:
    """Inland, without towns and cities."""
    return not table.island.coastal[land] and not has(table, land, *BUILDINGS)


def promising_farmlands(act: Act, board: int) -> Script:
    """1 town and 1 city in an inland land without any."""
    land = yield from choose_on_board(act, board, is_farmland)
    if land == NOWHERE:
        return
    for kind in BUILDINGS:
        put(act.table, land, kind)
        if act.table.sink is not None:
            act.table.sink.append(Added(act.table.island.names[land], kind, "log-add"))
        yield from was_added(act, land, kind)


def disintegrating_ecosystem(act: Act, board: int) -> Script:
    """1 beasts is destroyed, then 1 blight comes to a land with a town or city."""
    land = yield from choose_on_board(act, board, with_token(BEASTS))
    if land != NOWHERE:
        yield from destroy(act, 1, BEASTS, land=land)
    land = yield from choose_on_board(act, board, holding(*BUILDINGS))
    if land != NOWHERE:
        yield from add_blight(act, land)


def a_pall_upon_the_land(act: Act, board: int) -> Script:
    """1 presence is destroyed and 1 town removed."""
    land = yield from choose_on_board(act, board, anybody_in, at_sea=True)
    if land != NOWHERE:
        seat = yield from choose_whose(act, land)
        yield from destroy_presence(act, seat, land)
    land = yield from choose_on_board(act, board, holding(TOWN))
    if land != NOWHERE:
        yield from remove(act, 1, TOWN, land=land)


def choose_whose(act: Act, land: int) -> Asking:
    """One of the spirits with presence there, which the players choose."""
    table = act.table
    there = [seat for seat, owner in enumerate(table.seats) if owner.presence[land]]
    prompt = Text("ask-whose-presence", land=table.island.names[land])
    moves: list[Move] = [TargetSpirit(seat) for seat in there]
    answer = yield from ask(decider(table, land), prompt, moves)
    assert isinstance(answer, TargetSpirit)
    return answer.seat


blight_card("promising-farmlands", 4, at_once=each_board(promising_farmlands), set=CLAW)
blight_card("disintegrating-ecosystem", 5, at_once=each_board(disintegrating_ecosystem), set=CLAW)
blight_card("a-pall-upon-the-land", 3, at_once=each_board(a_pall_upon_the_land), set=CLAW)


# -- spirits ---------------------------------------------------------------------------------------


def tipping_point(act: Act, seat: int) -> Script:
    for _ in range(TIPPED):
        yield from choose_to_lose(act, seat, lands_of(act.table, seat))


def lose_will(act: Act, seat: int) -> Script:
    """1 presence and 1 energy."""
    yield from choose_to_lose(act, seat, lands_of(act.table, seat))
    if act.table.seats[seat].energy:
        add_energy(act.table, seat, -1)


def erosion_of_will(act: Act) -> Script:
    """2 fear per player; each spirit loses presence and energy."""
    fear(act, 2 * players(act.table))
    yield from do(each_spirit(lose_will), act)


blight_card("tipping-point", 5, at_once=each_spirit(tipping_point), set=CLAW)
blight_card("erosion-of-will", 3, at_once=erosion_of_will, set=CLAW)


# -- Aid from Lesser Spirits -----------------------------------------------------------------------


@final
class LesserSpirit(Effect):
    """The seat has a power card in play for the rest of the game."""

    kind = "lesser-spirit"
    lasts = FOR_GOOD
    fields = (Field.seat(needed=True), Field.word("card", lambda: tuple(POWERS), needed=True))

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(seat=seat)
        self.card: Final = card

    def lends(self, table: SpiritTable, seat: int, user: int) -> list[str]:
        return [self.card] if user == seat else []


register_effect(LesserSpirit)


def aid_from_lesser_spirits(act: Act) -> Script:
    """A minor power for each spirit, of one more than there are spirits."""
    table = act.table
    drawn = draw(table, "minor", players(table) + 1)
    for seat in range(players(table)):
        prompt = Text("ask-lesser-spirit")
        card = yield from ask_name(seat, prompt, verbs.TAKE, sorted(drawn))
        if card:
            drawn.remove(card)
            lasting(table, LesserSpirit(seat, card), "log-lesser-spirit", card=card_text(card))
    add_cards(table, DISCARDS["minor"], drawn)


blight_card("aid-from-lesser-spirits", 2, at_once=aid_from_lesser_spirits, set=CLAW)
