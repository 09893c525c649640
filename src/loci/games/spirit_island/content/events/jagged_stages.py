"""Events of Jagged Earth that the stage of the invaders decides."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.games.spirit_island.content.blight.claw import choose_whose
from loci.games.spirit_island.content.events.jagged_health import build_there
from loci.games.spirit_island.content.events.jagged_lasting import (
    Crowds,
    ForeignDignitaries,
    Mapmakers,
    is_on,
)
from loci.games.spirit_island.content.events.lasting import IncreasingAggression, begin
from loci.games.spirit_island.content.events.parts import BUILT, bring, on_the_coast, settled
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import decider
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.cards import do
from loci.games.spirit_island.rules.each import boards_in_turn
from loci.games.spirit_island.rules.events.cards import STAGE, Main, event
from loci.games.spirit_island.rules.events.step import (
    choose_land,
    each_board,
    event_act,
    lands_on,
    on_each_board,
)
from loci.games.spirit_island.rules.invaders.actions import named_lands, ravage
from loci.games.spirit_island.rules.invaders.blight import is_blighted
from loci.games.spirit_island.rules.invaders.fear import lay_on_fear_deck
from loci.games.spirit_island.rules.island.harm import destroy_piece
from loci.games.spirit_island.rules.island.lands import numbered
from loci.games.spirit_island.rules.island.pieces import is_spared
from loci.games.spirit_island.rules.island.presence import destroy_presence
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.state.moves import NO, Pick, Place
from loci.games.spirit_island.state.piles import BUILD_SPACE
from loci.games.spirit_island.state.registry import BOARDS
from loci.games.spirit_island.state.terms import JAGGED

EARLY, LATE = (1, 2), (3,)


def by_stage(id: str, early: Level, name: str, late: Level, token: str, dahan: str) -> None:
    """A card whose first main event has its own name, and is for stages I and II."""
    first, last = Main(id, early, when=EARLY), Main(name, late, when=LATE)
    event(id, STAGE, first, last, token=token, dahan=dahan, set=JAGGED)


# -- Invested Aristocracy --------------------------------------------------------------------------


@final
class InvestedAristocracy(Effect):
    """A town comes to a board after the ravages, unless these have blighted it meanwhile."""

    kind = "invested-aristocracy"
    fields = (Field.word("board", lambda: tuple(BOARDS), needed=True),)

    def __init__(self, board: str) -> None:
        super().__init__()
        self.board: Final = board

    def blighted(self, table: SpiritTable, seat: int, land: int) -> None:
        # `cards_done` counts while a card of the step acts; nothing else does before the ravages.
        if table.cards_done and is_on(table, land, self.board) and self in table.effects:
            table.effects = tuple([effect for effect in table.effects if effect is not self])

    def after_ravages(self, table: SpiritTable, seat: int) -> Script:
        board = table.island.boards.index(self.board)
        free = [land for land in table.island.lands_on(board) if not settled(table, land)]
        table.effects = tuple([effect for effect in table.effects if effect is not self])
        if free:
            act = event_act(table, self.kind, numbered(table, board, free)[-1])
            yield from bring(act, TOWN)
            yield from finish(act)


register_effect(InvestedAristocracy)


def invest(act: Act) -> None:
    for slot in boards_in_turn(act.table):
        lasting(act.table, InvestedAristocracy(act.table.island.boards[slot]))


def receive_dignitaries(act: Act) -> None:
    if is_blighted(act.table):
        lay_on_fear_deck(act.table)
    else:
        lasting(act.table, ForeignDignitaries())


by_stage(
    "invested-aristocracy",
    invest,
    "foreign-dignitaries-visit",
    receive_dignitaries,
    token="prey-on-the-heedless",
    dahan="coming-of-age-2-dahan",
)


# -- Mapmakers Chart the Wild, No Bravery without Numbers ------------------------------------------


def in_numbers(more: int) -> Level:
    def run(act: Act) -> None:
        lasting(act.table, Crowds(more))

    return run


by_stage(
    "mapmakers-chart-the-wild",
    begin(Mapmakers),
    "increasing-aggression",
    begin(IncreasingAggression),
    token="prey-on-the-heedless",
    dahan="coming-of-age-no-token",
)
by_stage(
    "no-bravery-without-numbers",
    in_numbers(0),
    "courage-of-the-crowd",
    in_numbers(2),
    token="prey-on-the-heedless",
    dahan="leave-the-hostile-land",
)


# -- Smaller Ports Spring Up -----------------------------------------------------------------------


def open_port(act: Act, board: int) -> Script:
    """With exactly 1 coastal city, a town comes to a coastal land without a city."""
    table = act.table
    coast = lands_on(table, board, on_the_coast)
    if sum([count(table, land, CITY) for land in coast]) == 1:
        act.land = yield from choose_land(act, [n for n in coast if not has(table, n, CITY)])
        if act.land != NOWHERE:
            yield from bring(act, TOWN)


def not_to_build(table: SpiritTable, land: int) -> bool:
    """A land with invaders that no build card names."""
    cards = table.piles[BUILD_SPACE]
    named = [land in named_lands(table, BUILD, card) for card in cards]
    return settled(table, land) and not any(named)


by_stage(
    "smaller-ports-spring-up",
    each_board(open_port),
    "extensive-building",
    on_each_board(not_to_build, build_there),
    token="stricken",
    dahan="settlers-encroach-too-far",
)


# -- Harvest Bounty, Harvest Dust ------------------------------------------------------------------


def ravage_there(act: Act) -> Script:
    yield from ravage(act.table, act.land)


def unbuilt_beside(table: SpiritTable, land: int) -> list[int]:
    return [n for n in table.island.near[land] if not has(table, n, *BUILDINGS)]


def may_leave(table: SpiritTable, land: int) -> bool:
    crowded = has(table, land, TOWN) and count(table, land, *BUILDINGS) >= 2
    return crowded and bool(unbuilt_beside(table, land))


def leave_dust(act: Act) -> Script:
    """1 town goes to a land without towns and cities."""
    yield from push(act, 1, TOWN, into=unbuilt_beside(act.table, act.land))


def harvest(act: Act) -> Script:
    """Bounty for a healthy island: invaders ravage. Dust for a blighted one: they move on."""
    if is_blighted(act.table):
        yield from do(on_each_board(may_leave, leave_dust), act)
    else:
        yield from do(on_each_board(BUILT, ravage_there), act)


CLEARED: Final = 2  # pieces that prevent the blight


def clearcut(act: Act) -> Script:
    """1 blight that does not cascade, unless 2 presence or dahan of the land are given for it."""
    saved = yield from give_pieces(act)
    if not saved:
        yield from add_blight(act, cascades=False)


def give_pieces(act: Act) -> Replacing:
    """The players may destroy 2 presence or dahan there, if these can be destroyed at all; whether
    they did."""
    table, land = act.table, act.land
    name = table.island.names[land]
    held = sum([owner.presence[land] for owner in table.seats])
    kinds = () if is_spared(table, land, DAHAN) else (DAHAN,)
    if held + count(table, land, *kinds) < CLEARED:
        return False
    for left in range(CLEARED, 0, -1):
        moves: list[Move] = [Pick(verbs.DESTROY, code) for code in codes(table, land, *kinds)]
        if held:
            moves.append(Place(verbs.DESTROY_PRESENCE, land, name))
        if left == CLEARED:
            moves.append(NO)
        if not moves:  # what came of the first has left nothing
            return False
        prompt = Text("ask-clearcutting", land=name, left=left)
        answer = yield from ask(decider(table, land), prompt, moves)
        if answer == NO:
            return False
        if isinstance(answer, Pick):
            yield from destroy_piece(act, land, answer.code)
        else:
            seat = yield from choose_whose(act, land)
            yield from destroy_presence(act, seat, land)
            held = sum([owner.presence[land] for owner in table.seats])
    return True


by_stage(
    "harvest-bounty-harvest-dust",
    harvest,
    "widespread-clearcutting",
    on_each_board(BUILT, clearcut),
    token="explorers-blunder",
    dahan="coordinated-strikes",
)
