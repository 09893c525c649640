"""To Dream a Thousand Deaths: powers that hurt nobody, and frighten with what they would have done.

A use of such a power keeps, per land, every piece as it is and as it dreams to be. A piece that
died in its dream is `DEAD` for the rest of the power and cannot die again.
"""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import Harm
from loci.games.spirit_island.rules.island.movement import push_piece
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.state.events import Destroyed
from loci.games.spirit_island.state.terms import CITY, DAHAN, NOWHERE, PIECES, kind_of

DEAD: Final = 0
DREAM_FEAR: Final = (0, 0, 2, 5, *[0] * (len(PIECES) - CITY - 1))


@final
class Dream(Harm):
    """`dreamt` has, per land, pairs of a piece as it is and as it dreams to be."""

    def __init__(self) -> None:
        self.dreamt: dict[int, list[list[int]]] = {}

    def pieces(self, act: Act, land: int, kinds: tuple[int, ...]) -> list[int]:
        """The living pieces of these kinds, as hurt as they dream to be."""
        codes = [dreamt for _, dreamt in self._dreamers(act, land) if dreamt != DEAD]
        return sorted([code for code in codes if kind_of(code) in kinds])

    def spares(self, act: Act, land: int, kind: int) -> bool:
        """Dahan do not even dream."""
        return kind == DAHAN

    def spares_presence(self, act: Act, seat: int) -> bool:
        """The presence of other spirits outlasts the blight of such powers."""
        return seat != act.seat

    def hurt(self, act: Act, land: int, code: int, amount: int) -> None:
        next(pair for pair in self._dreamers(act, land) if pair[1] == code)[1] += amount

    def destroy(self, act: Act, land: int, code: int) -> Script:
        """It dreams that it is destroyed and flees, but for a city, which stays."""
        spared = yield from self._is_spared(act, land, code)
        if spared:
            return
        real = self._die(act, land, code)
        if kind_of(code) != CITY:
            yield from push_piece(act, real, land)

    def drown(self, act: Act, land: int, code: int) -> Script:
        """A piece that came into an ocean dies in its dream, unless it has died before, and comes
        back ashore."""
        comer = next(pair for pair in self._dreamers(act, land) if pair[0] == code)
        if comer[1] != DEAD:
            self._die(act, land, comer[1])
        yield from push_piece(act, code, land)

    def _is_spared(self, act: Act, land: int, code: int) -> Replacing:
        """Whether a rule that saves pieces comes before the dream (SX-31.4); such a piece neither
        is hurt nor dreams any more."""
        for rule, seat in holders(act.table, "replaces_dream"):
            dreamer = self._first(act, land, code)
            dreamer[1] = DEAD
            spared = yield from rule.replaces_dream(act, seat, land, dreamer[0])
            if spared:
                return True
            dreamer[1] = code
        return False

    def carry(self, act: Act, code: int, start: int, end: int) -> None:
        """A piece about to move takes its dream along."""
        moving = next(pair for pair in self._dreamers(act, start) if pair[0] == code)
        there = self._dreamers(act, end)
        self.dreamt[start] = [pair for pair in self.dreamt[start] if pair is not moving]
        self.dreamt[end] = [moving, *there]

    def _die(self, act: Act, land: int, code: int) -> int:
        """A piece dreams that it dies, which frightens; the piece as it really is."""
        dying = self._first(act, land, code)
        dying[1] = DEAD
        kind = kind_of(code)
        if act.table.sink is not None:
            act.table.sink.append(Destroyed(act.table.island.names[land], kind, dreamt=True))
        act.destroyed += ((kind, NOWHERE),)
        fear(act, DREAM_FEAR[kind], land)
        return dying[0]

    def _first(self, act: Act, land: int, code: int) -> list[int]:
        """A piece that dreams to be so; it stands first now, so that it is the one that flees if
        others look the same."""
        pairs = self._dreamers(act, land)
        found = next(pair for pair in pairs if pair[1] == code)
        self.dreamt[land] = [found, *[pair for pair in pairs if pair is not found]]
        return found

    def _dreamers(self, act: Act, land: int) -> list[list[int]]:
        """The pieces of a land as they are and as they dream to be; what was added or taken since
        the last look is added or taken here too, and who has changed, by strife perhaps, dreams
        on (SI-20.27)."""
        known = list(self.dreamt.get(land, []))
        pairs: list[list[int]] = []
        others: list[int] = []
        for code in act.table.pieces[land]:
            at = next((n for n, pair in enumerate(known) if pair[0] == code), -1)
            if at < 0:
                others.append(code)
            else:
                pairs.append(known.pop(at))
        for code in others:
            at = next((n for n, pair in enumerate(known) if kind_of(pair[0]) == kind_of(code)), -1)
            real, dreamt = (code, code) if at < 0 else known.pop(at)
            pairs.append([code, DEAD if dreamt == DEAD else dreamt + code - real])
        self.dreamt[land] = pairs
        return pairs
