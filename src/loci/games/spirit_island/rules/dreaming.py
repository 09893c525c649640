"""Dreams: what a power that only frightens would have done (To Dream a Thousand Deaths).

An `Act` of such a power keeps, per land, every piece as it is and as it dreams to be. A piece that
died in its dream is `DEAD` for the rest of the power and cannot die again.
"""

from __future__ import annotations

from typing import Final

from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.fear import fear
from loci.games.spirit_island.state.events import Destroyed
from loci.games.spirit_island.state.terms import NOWHERE, kind_of

DEAD: Final = 0
DREAM_FEAR: Final = (0, 0, 2, 5, 0)


def dreamers(act: Act, land: int) -> list[list[int]]:
    """The pieces of a land as they are and as they dream to be; what was added or taken since the
    last look is added or taken here too."""
    known = list(act.dreamt.get(land, []))
    pairs: list[list[int]] = []
    for code in act.table.pieces[land]:
        at = next((n for n, pair in enumerate(known) if pair[0] == code), -1)
        pairs.append([code, code] if at < 0 else known.pop(at))
    act.dreamt[land] = pairs
    return pairs


def dreamt_codes(act: Act, land: int, kinds: tuple[int, ...]) -> list[int]:
    """The living pieces of these kinds, as hurt as they dream to be."""
    codes = [dreamt for _, dreamt in dreamers(act, land) if dreamt != DEAD]
    return sorted([code for code in codes if kind_of(code) in kinds])


def hurt_in_dream(act: Act, land: int, code: int, amount: int) -> None:
    next(pair for pair in dreamers(act, land) if pair[1] == code)[1] += amount


def die_in_dream(act: Act, land: int, code: int) -> int:
    """A piece dreams that it dies, which frightens; the piece as it really is."""
    pairs = dreamers(act, land)
    dying = next(pair for pair in pairs if pair[1] == code)
    dying[1] = DEAD
    # The dead one stands first, so that it is the one that flees if others look the same.
    act.dreamt[land] = [dying, *[pair for pair in pairs if pair is not dying]]
    kind = kind_of(code)
    if act.table.sink is not None:
        act.table.sink.append(Destroyed(act.table.island.names[land], kind, dreamt=True))
    act.destroyed.append((kind, NOWHERE))
    fear(act, DREAM_FEAR[kind], land)
    return dying[0]


def drown_in_dream(act: Act, land: int, code: int) -> None:
    """A piece that came into an ocean dies in its dream, unless it has died before."""
    comer = next(pair for pair in dreamers(act, land) if pair[0] == code)
    if comer[1] != DEAD:
        die_in_dream(act, land, comer[1])


def carry_dream(act: Act, code: int, start: int, end: int) -> None:
    """A piece about to move takes its dream along."""
    moving = next(pair for pair in dreamers(act, start) if pair[0] == code)
    there = dreamers(act, end)
    act.dreamt[start] = [pair for pair in act.dreamt[start] if pair is not moving]
    act.dreamt[end] = [moving, *there]
