"""Flocks that lead the way: the beasts of Many Minds Move as One, and the dahan who go along."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from loci.core.decision import Decision, Move
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import A_SITE, NO_PIECE, ask_carry
from loci.games.spirit_island.rules.island.lands import near
from loci.games.spirit_island.rules.island.movement import move_piece
from loci.games.spirit_island.rules.island.pieces import codes, loose
from loci.games.spirit_island.rules.island.presence import lands_for_presence
from loci.games.spirit_island.rules.island.swarming import move_site, site_as
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import BEASTS, DAHAN, NOWHERE

COMPANY: Final = 2  # dahan who are guided


def has_site(table: SpiritTable, seat: int, land: int) -> bool:
    """Whether the spirit has a sacred site there that may go as beasts."""
    return site_as(table, land, (BEASTS,)) == seat


def fly_on(act: Act, flock: int, where: int) -> Generator[Decision, Move, tuple[int, int]]:
    """The beasts, or the sacred site that counts as such, goes to an adjacent land if the user
    likes; what it is, and where to."""
    table, seat = act.table, act.seat
    beyond = near(table, where)
    pairs: list[tuple[int, int]] = []
    if flock != A_SITE:
        pairs = [(code, to) for code in loose(table, where, BEASTS) for to in beyond]
    sites: list[int] = []
    if flock in (NO_PIECE, A_SITE) and has_site(table, seat, where):
        sites = lands_for_presence(table, seat, beyond)
    prompt = Text("ask-guide", land=table.island.names[where])
    flock, end = yield from ask_carry(
        table.island, seat, prompt, verbs.PUSH, pairs, optional=True, sites=sites
    )
    if flock == A_SITE:
        yield from move_site(act, seat, where, end, seat)
    elif flock != NO_PIECE:
        yield from move_piece(act, flock, where, end)
    return flock, end


def go_along(
    act: Act, start: int, end: int, along: list[int], fresh: int
) -> Generator[Decision, Move, list[int]]:
    """Dahan who go the same way: any of those who came along, and so many who join; who they
    are."""
    table = act.table
    with_it, came = along.copy(), list[int]()
    while len(came) < COMPANY:
        there = codes(table, start, DAHAN)
        choice = there if fresh else [code for code in there if code in with_it]
        names = table.island.names
        left = COMPANY - len(came)
        prompt = Text("ask-guide-dahan", left=left, land=names[start], to=names[end])
        pairs = [(code, end) for code in choice]
        code, to = yield from ask_carry(
            table.island, act.seat, prompt, verbs.PUSH, pairs, optional=True
        )
        if to == NOWHERE:
            break
        if code in with_it:
            with_it.remove(code)
        else:
            fresh -= 1
        yield from move_piece(act, code, start, end)
        came.append(code)
    return came
