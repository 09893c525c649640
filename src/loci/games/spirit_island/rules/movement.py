"""Moving pieces: pushing, gathering, and what moves along (SI-21)."""

from __future__ import annotations

from collections.abc import Generator

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act, ask_line
from loci.games.spirit_island.rules.dreaming import carry_dream
from loci.games.spirit_island.rules.harm import fall
from loci.games.spirit_island.rules.pieces import codes, damage_on, health, kind_of, put, take, word
from loci.games.spirit_island.rules.presence import near, players, spirit_of
from loci.games.spirit_island.state.tell import piece_text, tell
from loci.games.spirit_island.state.terms import DAHAN, LANDS, NOWHERE

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
    while len(went) < number:
        beyond = around(act, where) if into is None else into
        there = codes(table, where, *kinds)
        lines = [f"push {word(code)} {names[to]}" for code in there for to in beyond]
        if not lines:
            break
        prompt = Text("ask-push", left=number - len(went), land=names[where])
        line = yield from ask_line(act.chooser(where), prompt, lines + (["stop"] if up_to else []))
        if line == "stop":
            break
        at = lines.index(line)
        end = beyond[at % len(beyond)]
        yield from move_piece(act, there[at // len(beyond)], where, end)
        went.append(end)
    return went


def push_piece(act: Act, code: int, land: int) -> Script:
    """Push one given piece."""
    table = act.table
    beyond = around(act, land)
    if not beyond:
        return
    names = table.island.names
    lines = [f"push {word(code)} {names[to]}" for to in beyond]
    prompt = Text("ask-push", left=1, land=names[land])
    line = yield from ask_line(act.chooser(land), prompt, lines)
    yield from move_piece(act, code, land, beyond[lines.index(line)])


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
    while len(came) < number:
        sources = around(act, where) if out_of is None else out_of
        found = [(code, start) for start in sources for code in codes(table, start, *kinds)]
        if not found:
            break
        lines = [f"gather {word(code)} {names[start]}" for code, start in found]
        prompt = Text("ask-gather", left=number - len(came), land=names[where])
        line = yield from ask_line(act.chooser(where), prompt, lines + (["stop"] if up_to else []))
        if line == "stop":
            break
        code, start = found[lines.index(line)]
        yield from move_piece(act, code, start, where)
        came.append(start)
    return came


def move_piece(act: Act, code: int, start: int, end: int) -> Script:
    """Carry one piece from land to land; its damage goes with it (SI-20.13)."""
    table = act.table
    if act.dream:
        carry_dream(act, code, start, end)
    take(table, start, code)
    put(table, end, kind_of(code), 1, damage_on(code))
    tell(
        table,
        "log-moved",
        end,
        start,
        piece=piece_text(kind_of(code)),
        start=table.island.names[start],
    )
    if end % LANDS and damage_on(code) >= health(table, end, kind_of(code)):
        fall(act, end, code)  # it had more health where it came from (SI-20.12)
    if kind_of(code) == DAHAN:
        act.moved.append((start, end))
        for seat in range(players(table)):
            yield from spirit_of(table, seat).dahan_moved(act, seat, start, end)
    if not end % LANDS:
        for seat in range(players(table)):
            yield from spirit_of(table, seat).moved_to_ocean(act, seat, end, code)


# -- reading ---------------------------------------------------------------------------------------


def around(act: Act, land: int) -> list[int]:
    """The lands adjacent to a land; oceans in play count for powers only."""
    return near(act.table, land) if act.power else act.table.island.near[land]
