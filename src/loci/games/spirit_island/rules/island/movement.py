"""Moving pieces: pushing, gathering, and what moves along (SI-21)."""

from __future__ import annotations

from collections.abc import Generator

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import POWER, Act
from loci.games.spirit_island.rules.asking import NO_PIECE, ask_carry
from loci.games.spirit_island.rules.effects import spend
from loci.games.spirit_island.rules.island.harm import destroy_piece
from loci.games.spirit_island.rules.island.lands import near
from loci.games.spirit_island.rules.island.pieces import codes, health, put_piece, take
from loci.games.spirit_island.rules.rule import holders
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import Moved
from loci.games.spirit_island.state.terms import DAHAN, NOWHERE, damage_on, kind_of

#: A script that gives back the lands that pieces went to, or came from.
Places = Generator[Decision, Move, list[int]]


def push(
    act: Act,
    number: int,
    *kinds: int,
    land: int = NOWHERE,
    up_to: bool = False,
    into: list[int] | None = None,
) -> Places:
    """Push pieces of the user's choice to adjacent lands (or those of `into`); where they went."""
    table = act.table
    where = act.land if land == NOWHERE else land
    names = table.island.names
    went: list[int] = []
    if number > 0:
        yield from _before(act, kinds)
    while len(went) < number:
        beyond = around(act, where) if into is None else into
        there = codes(table, where, *kinds)
        pairs = [(code, to) for code in there for to in beyond if may_move(act, code, to)]
        prompt = Text("ask-push", left=number - len(went), land=names[where])
        code, end = yield from ask_carry(
            table.island, act.chooser(where), prompt, verbs.PUSH, pairs, up_to
        )
        if code == NO_PIECE:
            break
        yield from move_piece(act, code, where, end)
        went.append(end)
    return went


def push_piece(act: Act, code: int, land: int) -> Script:
    """Push one given piece."""
    table = act.table
    pairs = [(code, to) for to in around(act, land) if may_move(act, code, to)]
    prompt = Text("ask-push", left=1, land=table.island.names[land])
    _, end = yield from ask_carry(table.island, act.chooser(land), prompt, verbs.PUSH, pairs)
    if end != NOWHERE:
        yield from move_piece(act, code, land, end)


def gather(
    act: Act,
    number: int,
    *kinds: int,
    land: int = NOWHERE,
    up_to: bool = False,
    out_of: list[int] | None = None,
) -> Places:
    """Gather pieces from adjacent lands (or those of `out_of`); where they came from."""
    table = act.table
    where = act.land if land == NOWHERE else land
    names = table.island.names
    came: list[int] = []
    if number > 0:
        yield from _before(act, kinds)
    while len(came) < number:
        sources = around(act, where) if out_of is None else out_of
        found = [
            (code, start)
            for start in sources
            for code in codes(table, start, *kinds)
            if may_move(act, code, where)
        ]
        prompt = Text("ask-gather", left=number - len(came), land=names[where])
        code, start = yield from ask_carry(
            table.island, act.chooser(where), prompt, verbs.GATHER, found, up_to
        )
        if code == NO_PIECE:
            break
        yield from move_piece(act, code, start, where)
        came.append(start)
    return came


def _before(act: Act, kinds: tuple[int, ...]) -> Script:
    for rule, seat in holders(act.table, "before_moving"):
        yield from rule.before_moving(act, seat, kinds)


def move_piece(act: Act, code: int, start: int, end: int) -> Script:
    """Carry one piece from land to land; what lies on it goes with it (SI-20.13, SX-4.20)."""
    table = act.table
    for rule, seat in holders(table, "replaces_moving"):
        replaced = yield from rule.replaces_moving(act, seat, code, start, end)
        if replaced:
            spend(table, rule)
            return
    if act.harm is not None:
        act.harm.carry(act, code, start, end)
    take(table, start, code)
    put_piece(table, end, code)
    if table.sink is not None:
        names = table.island.names
        table.sink.append(Moved(names[end], names[start], kind_of(code)))
    hurt = damage_on(code)
    if hurt and not table.island.is_ocean(end) and hurt >= health(table, end, code):
        yield from destroy_piece(act, end, code)  # it had more health where it came from (SI-20.12)
    if kind_of(code) == DAHAN:
        act.moved.append((start, end))
    for rule, seat in holders(table, "moved"):
        yield from rule.moved(act, seat, code, start, end)


# -- reading ---------------------------------------------------------------------------------------


def may_move(act: Act, code: int, end: int) -> bool:
    """Whether nothing forbids that such a piece goes into a land."""
    for rule, seat in holders(act.table, "forbids_moving"):
        if rule.forbids_moving(act, seat, code, end):
            return False
    return True


def around(act: Act, land: int) -> list[int]:
    """The lands adjacent to a land; oceans in play count for powers and what they set off only."""
    return near(act.table, land) if act.root().kind == POWER else act.table.island.near[land]
