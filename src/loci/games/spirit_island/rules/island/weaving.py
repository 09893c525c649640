"""Lands that are woven into one for a while, and what lies there when they are two again (SX-34.10
to SX-34.14)."""

from __future__ import annotations

from typing import Any

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask, ask_land
from loci.games.spirit_island.rules.effect import Effect, effect_from
from loci.games.spirit_island.rules.invaders.blight import move_blight
from loci.games.spirit_island.rules.island.health import check_health
from loci.games.spirit_island.rules.island.movement import move_piece
from loci.games.spirit_island.rules.island.presence import (
    is_held,
    is_sacred,
    lands_for_presence,
    move_presence,
)
from loci.games.spirit_island.rules.island.ways import ways_follow
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.island import with_woven
from loci.games.spirit_island.state.moves import STOP, Carry, Place
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import DAHAN, NOWHERE, kind_of


def weave(act: Act, land: int, other: int) -> Script:
    """The other land becomes a part of the first, with all that lies there and holds there; what
    has less health in the joined land than damage falls (SX-21.4)."""
    table = act.table
    table.pieces[land] = tuple(sorted(table.pieces[land] + table.pieces[other]))
    table.pieces[other] = ()
    table.blight[land] += table.blight[other]
    table.blight[other] = 0
    for seat, owner in enumerate(table.seats):
        was_sacred = is_sacred(table, seat, land) or is_sacred(table, seat, other)
        owner.presence[land] += owner.presence[other]
        owner.presence[other] = 0
        if not was_sacred and is_sacred(table, seat, land):
            act.hallowed += ((seat, land),)
    table.effects = tuple([_of_land(table, effect, other, land) for effect in table.effects])
    table.queue = _with(table.queue, other, land)
    table.explored = _with(table.explored, other, land)
    # What was woven into the other land is from now on woven into the first, of which it is a part.
    woven = [(land if one == other else one, part) for one, part in table.island.woven]
    table.island = with_woven(table.island, (*woven, (land, other)))
    ways_follow(table)
    yield from check_health(act, land)


def unweave(act: Act, land: int, other: int) -> Script:
    """The lands are two again: whoever wove them divides what lies there, but for presence, each of
    which its own player moves. All of it counts as moved."""
    table = act.table
    if (land, other) not in table.island.woven:
        return  # a part of it has gone under
    table.island = with_woven(
        table.island, tuple([pair for pair in table.island.woven if pair != (land, other)])
    )
    names = table.island.names
    prompt = Text("ask-unweave", land=names[land], to=names[other])
    while True:
        moves: list[Move] = [
            Carry(verbs.PUSH, code, other, names[other]) for code in sorted(set(table.pieces[land]))
        ]
        if table.blight[land]:
            moves.append(Place(verbs.PUSH_BLIGHT, other, names[other]))
        if not moves:
            break
        answer = yield from ask(act.seat, prompt, [*moves, STOP])
        if isinstance(answer, Carry):
            yield from move_piece(act, answer.code, land, other)
        elif isinstance(answer, Place):
            yield from move_blight(act, land, other)
        else:
            break
    for code in table.pieces[land]:
        if kind_of(code) <= DAHAN:
            act.arrived += ((land, code, True),)
    for seat in range(players(table)):
        yield from _divide_presence(act, seat, land, other)
    yield from check_health(act, land, other)


def _divide_presence(act: Act, seat: int, land: int, other: int) -> Script:
    """Presence that may not be in the one land has come to it by the other, and goes there."""
    table = act.table
    names = table.island.names
    prompt = Text("ask-unweave-presence", start=names[land], land=names[other])
    ends = [] if is_held(table, seat) else lands_for_presence(table, seat, [other])
    stays = bool(lands_for_presence(table, seat, [land]))
    while table.seats[seat].presence[land]:
        end = yield from ask_land(
            table.island, seat, prompt, ends, verbs.PUSH_PRESENCE, optional=stays
        )
        if end == NOWHERE:
            return
        move_presence(act, seat, land, end)


# -- reading ---------------------------------------------------------------------------------------


def _of_land(table: SpiritTable, effect: Effect, old: int, new: int) -> Effect:
    """An effect that holds on the new land in the place of the old one."""
    names = table.island.names
    data: dict[str, Any] = effect.to_data(table.island)
    keys = [field.key for field in effect.fields if data.get(field.key) == names[old]]
    return effect_from(table, {**data, **dict.fromkeys(keys, names[new])}) if keys else effect


def _with(lands: list[int], old: int, new: int) -> list[int]:
    """The lands in order, the new one in the place of the old, each once."""
    found: list[int] = []
    for land in lands:
        one = new if land == old else land
        if one not in found:
            found.append(one)
    return found
