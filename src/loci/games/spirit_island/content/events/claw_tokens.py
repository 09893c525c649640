"""Token events of Branch & Claw: what beasts do, and how diseases spread."""

from __future__ import annotations

from typing import final

from loci.games.spirit_island.content.events.parts import (
    add_one,
    beyond_for_beasts,
    board_with,
    bring,
    fear_among_invaders,
    healthy,
    most_built,
    of_terrain,
    one_by_one,
    settled,
)
from loci.games.spirit_island.content.fear.parts import with_token
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.events.cards import event_part
from loci.games.spirit_island.rules.events.step import (
    choose_land,
    event_act,
    in_each_land,
    lands_on,
    on_each_board,
)
from loci.games.spirit_island.rules.island.harm import remove_piece
from loci.games.spirit_island.rules.island.movement import push_piece
from loci.games.spirit_island.rules.island.pieces import tokens_in
from loci.games.spirit_island.rules.island.struck import hurt_dahan
from loci.games.spirit_island.state.steps import SLOW_POWERS
from loci.games.spirit_island.state.terms import piece

# -- beasts that attack where they are -------------------------------------------------------------


def attack(act: Act) -> Script:
    """Each beasts deals 2 damage; one that destroys a town or city by it is removed. The players
    choose to whose damage the badlands add (SX-6.6), the last one's at the latest."""
    for left in range(tokens_in(act.table, act.land, BEASTS), 0, -1):
        act.several = left > 1 and has(act.table, act.land, *BUILDINGS)  # else it is all the same
        before = len(act.destroyed)
        yield from damage(act, 2)
        if [kind for kind, _ in act.destroyed[before:] if kind in BUILDINGS]:
            yield from remove_piece(act, act.land, piece(BEASTS))


def hunt_explorers(act: Act) -> Script:
    """Each beasts destroys 1 explorer."""
    yield from destroy(act, count(act.table, act.land, BEASTS), EXPLORER)


def rage(act: Act) -> Script:
    """Each beasts destroys 1 explorer and deals 2 damage."""
    beasts = count(act.table, act.land, BEASTS)
    yield from destroy(act, beasts, EXPLORER)
    yield from damage(act, 2 * beasts)


def spread_to_a_board(act: Act) -> Script:
    """1 beasts comes to one board that has none."""
    table = act.table
    empty = [n for n in table.island.slots if not board_with(with_token(BEASTS))(table, n)]
    lands = [land for board in empty for land in table.island.lands_on(board)]
    act.land = yield from choose_land(act, lands)
    if act.land != NOWHERE:
        yield from bring(act, BEASTS)


event_part("beasts-attack", in_each_land(both(with_token(BEASTS), settled), attack), set=CLAW)
event_part(
    "prey-on-the-unwary",
    one_by_one(
        in_each_land(both(holding(BEASTS), holding(EXPLORER)), hunt_explorers), spread_to_a_board
    ),
    set=CLAW,
)
event_part("savage-frenzy", in_each_land(both(holding(BEASTS), settled), rage), set=CLAW)


# -- beasts that move ------------------------------------------------------------------------------


def prowl(event: Act) -> Script:
    """Each beasts makes 1 fear where invaders are, and moves on where there are none."""
    table = event.table
    found = [
        (land, count(table, land, BEASTS), tokens_in(table, land, BEASTS))
        for land in lands_with(table, BEASTS)
    ]
    for land, beasts, tokens in found:
        act = event_act(table, event.card, land)
        if settled(table, land):
            fear(act, beasts)
        else:
            for _ in range(tokens):  # not those that have come meanwhile
                yield from push_piece(act, piece(BEASTS), land)
        yield from finish(act)
        if table.ending:
            return


def push_beasts(then: Level) -> Level:
    """On each board 1 beasts is pushed to a land without blight; what follows there."""
    may_leave = both(holding(BEASTS), lambda table, land: bool(healthy_beyond(table, land)))

    def rule(act: Act) -> Script:
        went = yield from push(act, 1, BEASTS, into=healthy_beyond(act.table, act.land))
        if went:
            act.land = went[0]
            script = then(act)
            if script is not None:
                yield from script

    return on_each_board(may_leave, rule)


def healthy_beyond(table: SpiritTable, land: int) -> list[int]:
    return beyond_for_beasts(table, land, healthy)


def bite(act: Act) -> Script:
    yield from damage(act, 1)


event_part("beasts-prowl", prowl, set=CLAW)
event_part("beasts-find-new-homes", push_beasts(fear_among_invaders), set=CLAW)
event_part("distant-hunt", push_beasts(bite), set=CLAW)


# -- more beasts -----------------------------------------------------------------------------------

IN_THE_JUNGLE = both(of_terrain(JUNGLE), healthy)
event_part(
    "beasts-of-the-jungle",
    on_each_board(IN_THE_JUNGLE, one_by_one(add_one(BEASTS), fear_among_invaders)),
    set=CLAW,
)
event_part(
    "beasts-provoked", on_each_board(both(holding(TOWN), healthy), add_one(BEASTS)), set=CLAW
)


# -- disease ---------------------------------------------------------------------------------------


def sicken(act: Act) -> Script:
    """1 disease, then 2 damage to dahan."""
    yield from bring(act, DISEASE)
    yield from hurt_dahan(act, 2)


def new_diseases(event: Act) -> Script:
    """On half of the boards, rounded up, where dahan and invaders live together."""
    table = event.table
    mixed = both(holding(DAHAN), settled)
    boards = [n for n in table.island.slots if lands_on(table, n, mixed)]
    island = table.island
    for _ in range((len(table.island.slots) + 1) // 2):
        act = event_act(table, event.card)
        lands = [land for board in boards for land in lands_on(table, board, mixed)]
        act.land = yield from choose_land(act, list(dict.fromkeys(lands)))
        if act.land == NOWHERE:
            return
        # A joined land is chosen for one of its boards: for one that has no other, if there is one.
        own = [board for board in boards if island.is_on(act.land, board)]
        boards.remove(min(own, key=lambda board: len(lands_on(table, board, mixed))))
        yield from sicken(act)
        yield from finish(act)
        if table.ending:
            return


def toll(act: Act) -> Script:
    """2 damage to invaders and 2 damage to dahan, in a land that was chosen first (SX-33.6)."""
    yield from damage(act, 2)
    yield from hurt_dahan(act, 2)


@final
class LingeringPlagues(Effect):
    """Disease keeps no building away in this invader phase."""

    kind = "lingering-plagues"

    def idles(self, table: SpiritTable, seat: int, kind: int) -> bool:
        return kind == DISEASE and table.step != SLOW_POWERS  # the phase after the invaders'


register_effect(LingeringPlagues)


@final
class Stricken(Effect):
    """Invaders do not ravage in lands with disease or strife."""

    kind = "stricken"

    def stops(self, table: SpiritTable, seat: int, action: int, land: int) -> bool:
        return action == RAVAGE and (has(table, land, DISEASE) or strife_in(table, land) > 0)


register_effect(Stricken)


def begin_plagues(act: Act) -> None:
    lasting(act.table, LingeringPlagues())


def strike_down(act: Act) -> None:
    lasting(act.table, Stricken())


event_part("new-diseases", new_diseases, set=CLAW)
event_part(
    "lingering-plagues",
    one_by_one(on_each_board(any_land, add_one(DISEASE)), begin_plagues),
    set=CLAW,
)
event_part(
    "wheezelung-outbreak",
    on_each_board(most_built(of_terrain(JUNGLE, WETLAND)), add_one(DISEASE)),
    set=CLAW,
)
event_part(
    "sandfever-outbreak",
    on_each_board(most_built(of_terrain(SANDS, MOUNTAIN)), add_one(DISEASE)),
    set=CLAW,
)
SICK = holding(DISEASE)
event_part("grim-toll", on_each_board(SICK, toll), set=CLAW)
event_part("stricken", strike_down, set=CLAW)
