"""Moving whatever walks: invaders, dahan, beasts and presence of any spirit, along hidden paths."""

from __future__ import annotations

from typing import Final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.island.movement import (
    about_to_move,
    around,
    may_move,
    move_piece,
    push,
)
from loci.games.spirit_island.rules.island.pieces import count, loose
from loci.games.spirit_island.rules.island.presence import lands_for_presence, move_presence
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import STOP, Carry, CarryPresence
from loci.games.spirit_island.state.table import players
from loci.games.spirit_island.state.terms import BEASTS, DAHAN, INVADERS

WALKERS: Final = (*INVADERS, DAHAN, BEASTS)


def move_any(act: Act, number: int, into: list[int] | None = None) -> Script:
    """Up to so many invaders, dahan, beasts and presence go from the target land to adjacent lands,
    or to these."""
    yield from _move(act, number, WALKERS, into)


def push_half(act: Act, up: bool) -> Script:
    """Up to half of the invaders, of the dahan, of the presence and of the beasts, each by itself,
    rounded up or down."""
    table, land = act.table, act.land
    more = 1 if up else 0
    yield from push(act, (count(table, land, *INVADERS) + more) // 2, *INVADERS, up_to=True)
    yield from push(act, (count(table, land, DAHAN) + more) // 2, DAHAN, up_to=True)
    there = sum([owner.presence[land] for owner in table.seats])
    yield from _move(act, (there + more) // 2, (), None)
    yield from push(act, (count(table, land, BEASTS) + more) // 2, BEASTS, up_to=True)


def _move(act: Act, number: int, kinds: tuple[int, ...], into: list[int] | None) -> Script:
    table = act.table
    if number > 0 and kinds:
        yield from about_to_move(act, kinds)
    for left in range(number, 0, -1):
        moves = _moves(act, kinds, around(act, act.land) if into is None else into)
        if not moves:
            return
        prompt = Text("ask-paths", left=left, land=table.island.names[act.land])
        answer = yield from ask(act.chooser(), prompt, [*moves, STOP])
        if isinstance(answer, Carry):
            yield from move_piece(act, answer.code, act.land, answer.land)
        elif isinstance(answer, CarryPresence):
            move_presence(act, answer.seat, act.land, answer.land)
        else:
            return


def _moves(act: Act, kinds: tuple[int, ...], ends: list[int]) -> list[Move]:
    """Every piece of these kinds, and every presence, with each land that it can go to."""
    table = act.table
    names = table.island.names
    moves: list[Move] = [
        Carry(verbs.PUSH, code, end, names[end])
        for code in (loose(table, act.land, *kinds) if kinds else [])
        for end in ends
        if may_move(act, code, end)
    ]
    for seat in range(players(table)):
        if table.seats[seat].presence[act.land]:
            fitting = lands_for_presence(table, seat, ends)
            moves += [CarryPresence(seat, end, names[end]) for end in fitting]
    return moves
