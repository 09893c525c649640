"""Presence that shifts as part of targeting a land with a power (SX-35.11, SX-35.12)."""

from __future__ import annotations

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.island.lands import near
from loci.games.spirit_island.rules.island.presence import (
    is_held,
    lands_for_presence,
    lands_of,
    move_presence,
)
from loci.games.spirit_island.rules.powers.targeting import lands_in_range, shifts
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state.moves import STOP, AddPresence
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import NOWHERE


def shift_presence(act: Act) -> Script:
    """A spirit that `shifts` may gather 1 presence to the target land or a land beside it; it must
    if nothing else brings the land into range."""
    table, seat, power = act.table, act.seat, POWERS[act.power]
    if act.land == NOWHERE or power.range is None or not spirit_of(table, seat).shifts:
        return
    if is_held(table, seat):
        return
    pairs: list[tuple[int, int]] = []
    if act.land not in lands_in_range(table, seat, power, act.levels):
        reaching = shifts(table, seat, power, act.levels)
        pairs = [(start, end) for start, end, land in reaching if land == act.land]
    optional = not pairs
    names = table.island.names
    moves: list[Move] = [
        AddPresence(names[start], start, end, names[end])
        for start, end in pairs or _gathers(table, seat, act.land)
    ]
    if not moves:
        return
    if optional:
        moves.append(STOP)
    answer = yield from ask(seat, Text("ask-shift", land=names[act.land]), moves)
    if isinstance(answer, AddPresence):
        move_presence(act, seat, answer.start, answer.land)


def _gathers(table: SpiritTable, seat: int, land: int) -> list[tuple[int, int]]:
    """Where 1 presence may be gathered to a land or to one beside it: from, to."""
    own = lands_of(table, seat)
    ends = lands_for_presence(table, seat, [land, *near(table, land)])
    return [(start, end) for end in ends for start in near(table, end) if start in own]
