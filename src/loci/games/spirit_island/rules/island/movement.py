"""Moving pieces: pushing, gathering, and what moves along (SI-21)."""

from __future__ import annotations

from collections.abc import Generator

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import POWER, Act
from loci.games.spirit_island.rules.asking import A_SITE, NO_PIECE, ask_carry
from loci.games.spirit_island.rules.effects import spend
from loci.games.spirit_island.rules.island.harm import destroy_piece
from loci.games.spirit_island.rules.island.isolation import may_stay
from loci.games.spirit_island.rules.island.lands import near
from loci.games.spirit_island.rules.island.pieces import (
    has_left,
    health,
    is_fixed,
    loose,
    put_piece,
    take,
)
from loci.games.spirit_island.rules.island.presence import lands_for_presence
from loci.games.spirit_island.rules.island.stand_ins import loose_stand_ins
from loci.games.spirit_island.rules.island.swarming import (
    farther,
    move_site,
    site_as,
    sites_around,
)
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import Moved
from loci.games.spirit_island.state.terms import BEASTS, DAHAN, NOBODY, NOWHERE, damage_on, kind_of

#: A script that gives back the lands that pieces went to, or came from.
Places = Generator[Decision, Move, list[int]]


def push(
    act: Act,
    number: int,
    *kinds: int,
    land: int = NOWHERE,
    up_to: bool = False,
    may: bool = False,
    into: list[int] | None = None,
) -> Places:
    """Push pieces of the user's choice to adjacent lands (or those of `into`); where they went. It
    need not be done if it is `up_to` so many, unless in full, or if the user `may`."""
    table = act.table
    where = act.land if land == NOWHERE else land
    names = table.island.names
    went: list[int] = []
    unwilling: list[int] = []
    if number > 0:
        yield from about_to_move(act, kinds)
    while len(went) < number:
        beyond = around(act, where) if into is None else into
        far = farther(act, where, kinds) if into is None else {}
        there = loose(table, where, *kinds)
        pairs = _allowed(
            act, [(code, to) for code in there for to in far.get(kind_of(code), beyond)]
        )
        others = loose_stand_ins(act, where, kinds)
        more = _allowed(act, [(code, to) for code in others for to in beyond]) if others else []
        site = site_as(table, where, kinds, unwilling)
        sites = lands_for_presence(table, site, far.get(BEASTS, beyond)) if site != NOBODY else []
        optional = may or (up_to and not act.in_full) or may_stay(act, where, beyond, kinds)
        optional = optional or not pairs
        prompt = Text("ask-push", left=number - len(went), land=names[where])
        code, end = yield from ask_carry(
            table.island, act.chooser(where), prompt, verbs.PUSH, pairs + more, optional, sites
        )
        if code == NO_PIECE:
            break
        if code == A_SITE:
            moved = yield from move_site(act, site, where, end, act.chooser(where))
            if not moved:
                unwilling.append(where)
                continue
        else:
            yield from move_piece(act, code, where, end)
        went.append(end)
    return went


def push_piece(act: Act, code: int, land: int) -> Script:
    """Push one given piece."""
    table = act.table
    far = farther(act, land, (kind_of(code),))
    beyond = far.get(kind_of(code), around(act, land)) if far else around(act, land)
    pairs = _allowed(act, [(code, to) for to in beyond])
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
    may: bool = False,
    out_of: list[int] | None = None,
) -> Places:
    """Gather pieces from adjacent lands (or those of `out_of`); where they came from."""
    table = act.table
    where = act.land if land == NOWHERE else land
    names = table.island.names
    came: list[int] = []
    unwilling: list[int] = []
    if number > 0:
        yield from about_to_move(act, kinds)
    while len(came) < number:
        sources = around(act, where) if out_of is None else out_of
        far = farther(act, where, kinds) if out_of is None else {}
        found = [
            (code, start)
            for start in (sorted({*sources, *far[BEASTS]}) if far else sources)
            for code in loose(table, start, *kinds)
            if start in sources or kind_of(code) == BEASTS
        ]
        found += [(code, start) for start in sources for code in loose_stand_ins(act, start, kinds)]
        sites = sites_around(act, where, far.get(BEASTS, sources), kinds, unwilling)
        if holders(table, "forbids_moving"):
            found = [(code, start) for code, start in found if may_move(act, code, where)]
        own = any([kind_of(code) in kinds for code, _ in found])
        optional = may or (up_to and not act.in_full) or not own
        optional = optional or may_stay(act, where, [start for _, start in found], kinds)
        prompt = Text("ask-gather", left=number - len(came), land=names[where])
        code, start = yield from ask_carry(
            table.island, act.chooser(where), prompt, verbs.GATHER, found, optional, sites
        )
        if code == NO_PIECE:
            break
        if code == A_SITE:
            site = site_as(table, start, kinds)
            moved = yield from move_site(act, site, start, where, act.chooser(where))
            if not moved:
                unwilling.append(start)
                continue
        else:
            yield from move_piece(act, code, start, where)
        came.append(start)
    return came


def about_to_move(act: Act, kinds: tuple[int, ...]) -> Script:
    """The Action pushes or gathers pieces of these kinds next."""
    for rule, seat in holders(act.table, "before_moving"):
        yield from rule.before_moving(act, seat, kinds)


def move_piece(act: Act, code: int, start: int, end: int) -> Script:
    """Carry one piece from land to land; what lies on it goes with it (SI-20.13, SX-4.20)."""
    table = act.table
    if is_fixed(table, start, kind_of(code)):
        return
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
        act.moved += ((start, end),)
    if kind_of(code) <= DAHAN:
        act.arrived += ((end, code, True),)
    for rule, seat in holders(table, "moved"):
        yield from rule.moved(act, seat, code, start, end)
    yield from has_left(act, start, kind_of(code))


# -- reading ---------------------------------------------------------------------------------------


def _allowed(act: Act, pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Those of the pieces and lands for which nothing forbids the move."""
    if not holders(act.table, "forbids_moving"):
        return pairs
    return [(code, end) for code, end in pairs if may_move(act, code, end)]


def may_move(act: Act, code: int, end: int) -> bool:
    """Whether nothing forbids that such a piece goes into a land."""
    for rule, seat in holders(act.table, "forbids_moving"):
        if rule.forbids_moving(act, seat, code, end):
            return False
    return True


def around(act: Act, land: int) -> list[int]:
    """The lands adjacent to a land; oceans in play count for powers and what they set off only."""
    return near(act.table, land) if act.root().kind == POWER else act.table.island.near[land]
