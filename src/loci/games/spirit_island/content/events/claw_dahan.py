"""Dahan events of Branch & Claw: what the dahan do, for themselves and with the spirits."""

from __future__ import annotations

from typing import final

from loci.games.spirit_island.content.events.parts import (
    add_one,
    among_dahan,
    blighted,
    bring,
    dahan_outnumber,
    healthy,
    in_the_interior,
    of_terrain,
    on_the_coast,
    push_out,
    without,
)
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import DAHAN_EVENT
from loci.games.spirit_island.rules.each import lands_in_turn, next_spirit, seats_in_turn
from loci.games.spirit_island.rules.events.cards import event_part
from loci.games.spirit_island.rules.events.step import (
    choose_land,
    each_spirit,
    event_act,
    on_each_board,
)
from loci.games.spirit_island.rules.island.struck import damage_by_strife
from loci.games.spirit_island.rules.powers.at_once import use_now
from loci.games.spirit_island.rules.spirits.elements import usable_cards
from loci.games.spirit_island.rules.spirits.spirit import spirit_of

# -- war -------------------------------------------------------------------------------------------


@final
class CannyDefense(Effect):
    """Every dahan defends its land by 1."""

    kind = "canny-defense"

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        return count(table, land, DAHAN)


register_effect(CannyDefense)


def defend_cannily(act: Act) -> None:
    lasting(act.table, CannyDefense())


def reclaim_territory(act: Act) -> Script:
    """The player may push 1 dahan and deal 1 damage where it comes to."""
    act.land = yield from choose_land(act, lands_with(act.table, DAHAN), optional=True)
    if act.land != NOWHERE:
        went = yield from push(act, 1, DAHAN)
        for land in went:
            yield from damage(act, 1, land=land)


def raids_in_force(event: Act) -> Script:
    """Each spirit in a different land: 1 damage for each dahan there."""
    table = event.table
    taken: list[int] = []
    left = seats_in_turn(table)
    while left:
        seat = yield from next_spirit(table, left)
        act = event_act(table, event.card, player=seat, kind=event.kind)
        free = [land for land in table.island.lands if dahan_outnumber(table, land)]
        act.land = yield from choose_land(act, [land for land in free if land not in taken])
        if act.land != NOWHERE:
            taken.append(act.land)
            yield from damage(act, count(table, act.land, DAHAN))
        yield from finish(act)
        if table.ending:
            return


def offensive(act: Act) -> Script:
    """Each dahan destroys 1 town or city, then 1 blight is added."""
    yield from destroy(act, count(act.table, act.land, DAHAN), *BUILDINGS)
    yield from add_blight(act)


def fierce_mien(act: Act) -> None:
    """1 fear for each land with invaders where dahan outnumber towns and cities."""
    table = act.table
    lands = [land for land in table.island.lands if dahan_outnumber(table, land)]
    fear(act, len(lands_in_turn(table, lands)))


def drive_off(act: Act) -> Script:
    """The player may push 1 explorer or town from a land with dahan."""
    test = both(holding(DAHAN), holding(EXPLORER, TOWN))
    lands = [land for land in act.table.island.lands if test(act.table, land)]
    act.land = yield from choose_land(act, lands, optional=True)
    if act.land != NOWHERE:
        yield from push(act, 1, EXPLORER, TOWN)


def aid_uprising(event: Act) -> Script:
    """Every invader with strife takes 1 damage for each dahan in its land; 1 dahan comes for each
    town or city that falls."""
    table = event.table
    for land in [land for land in lands_with(table, DAHAN) if strife_in(table, land)]:
        act = event_act(table, event.card, land, kind=DAHAN_EVENT)
        yield from damage_by_strife(act, land, count(table, land, DAHAN))
        for kind, _ in list(act.destroyed):
            if kind in BUILDINGS:
                yield from bring(act, DAHAN)
        yield from finish(act)
        if table.ending:
            return


event_part("canny-defense", defend_cannily, set=CLAW)
event_part("reclaim-territory", each_spirit(reclaim_territory), set=CLAW)
event_part("raids-in-force", raids_in_force, set=CLAW)
event_part(
    "reckless-offensive",
    on_each_board(both(at_least(2, DAHAN), at_least(2, *BUILDINGS)), offensive),
    set=CLAW,
)
event_part("fierce-mien", fierce_mien, set=CLAW)
event_part("drive-off-the-interlopers", each_spirit(drive_off), set=CLAW)
event_part("aid-the-uprising", aid_uprising, set=CLAW)


# -- flight ----------------------------------------------------------------------------------------

DANGERS = (BEASTS, DISEASE, WILDS)
event_part("seek-a-safer-home", push_out(2, DAHAN, holding(*DANGERS), without(*DANGERS)), set=CLAW)
event_part("forsake-the-barren-land", push_out(2, DAHAN, blighted, healthy), set=CLAW)
event_part("retreat", push_out(2, DAHAN, holding(CITY), without(CITY)), set=CLAW)


# -- peace -----------------------------------------------------------------------------------------


def tend(act: Act) -> None:
    remove_blight(act)


event_part("tend-the-land", on_each_board(both(at_least(2, DAHAN), blighted), tend), set=CLAW)
event_part("traps-and-snares", on_each_board(holding(DAHAN), add_one(WILDS)), set=CLAW)
for name, where in (
    ("mountain-sands", of_terrain(MOUNTAIN, SANDS)),
    ("jungle-wetland", of_terrain(JUNGLE, WETLAND)),
    ("coastal", on_the_coast),
    ("inland", in_the_interior),
):
    grown = on_each_board(both(holding(DAHAN), where), add_one(DAHAN))
    event_part(f"coming-of-age-{name}", grown, set=CLAW)


# -- the spirits among them ------------------------------------------------------------------------


def offer(act: Act) -> None:
    """The spirit gains 1 energy."""
    add_energy(act.table, act.player, 1)


def solve_riddles(act: Act) -> Script:
    """The spirit gains a minor power."""
    yield from gain_from(act, act.player, "minor")


def rouse(act: Act) -> Script:
    """The spirit may use one slow power now instead of later."""
    table, seat = act.table, act.player
    powers = [*usable_cards(table, seat), *spirit_of(table, seat).innates]
    yield from use_now(act, seat, powers, Text(f"event-part-{act.card}"))


event_part("offerings-of-pattern-and-dance", each_spirit(offer, among_dahan(2)), set=CLAW)
event_part("spirit-speakers", each_spirit(solve_riddles, among_dahan(4)), set=CLAW)
event_part("rouse-the-spirits", each_spirit(rouse, among_dahan(3)), set=CLAW)
