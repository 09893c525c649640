"""Tokens: beasts, wilds and disease in lands, strife on invaders (SX-4)."""

from __future__ import annotations

from typing import Final

from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import NO_PIECE, Asking, ask_piece
from loci.games.spirit_island.rules.island.pieces import change, codes, has, put, take
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import Added, InvaderAction, StrifeAdded, StrifeSpent
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BUILD,
    DISEASE,
    EXPLORE,
    INVADERS,
    NOWHERE,
    PIECES,
    WILDS,
    kind_of,
    piece,
    strife_on,
)

ONE_STRIFE: Final = piece(0, 0, 1)

# -- changing --------------------------------------------------------------------------------------


def add_token(act: Act, kind: int, number: int = 1, land: int = NOWHERE) -> None:
    """Tokens come to a land from the supply; there is no limit to them (SX-4.2)."""
    where = act.land if land == NOWHERE else land
    put(act.table, where, kind, number)
    if act.table.sink is not None:
        for _ in range(number):
            act.table.sink.append(Added(act.table.island.names[where], kind, "log-token"))


def add_strife(act: Act, number: int = 1, *kinds: int, land: int = NOWHERE) -> Asking:
    """Strife comes to invaders of a land (or these kinds only), each to one of the user's choice;
    how much of it found one (SX-4.11, SX-4.12)."""
    table = act.table
    where = act.land if land == NOWHERE else land
    for done in range(number):
        prompt = Text("ask-strife", left=number - done, land=table.island.names[where])
        there = codes(table, where, *(kinds or INVADERS))
        code = yield from ask_piece(act.chooser(where), prompt, verbs.STRIFE, there)
        if code == NO_PIECE:
            return done
        change(table, where, code, code + ONE_STRIFE)
        if table.sink is not None:
            table.sink.append(StrifeAdded(table.island.names[where], kind_of(code)))
    return number


def spend_strife(table: SpiritTable, land: int) -> None:
    """Every invader there with strife loses one: it has kept it from doing damage (SX-4.13)."""
    spent = 0
    for code in table.pieces[land]:
        if strife_on(code):
            change(table, land, code, code - ONE_STRIFE)
            spent += 1
    if spent and table.sink is not None:
        table.sink.append(StrifeSpent(table.island.names[land], spent))


def spend_token(act: Act, action: int) -> bool:
    """Wilds keep an explorer away, disease a building; one of them is used up (SX-4.5 to 4.7).
    Whether the action was kept from happening."""
    kind = {EXPLORE: WILDS, BUILD: DISEASE}.get(action)
    if kind is None or not has(act.table, act.land, kind):
        return False
    take(act.table, act.land, piece(kind))
    if act.table.sink is not None:
        name = act.table.island.names[act.land]
        act.table.sink.append(InvaderAction(name, f"stopped-{PIECES[kind]}"))
    return True


# -- reading ---------------------------------------------------------------------------------------


def strife_in(table: SpiritTable, land: int) -> int:
    """All strife on the invaders of a land."""
    return sum([strife_on(code) for code in table.pieces[land]])
