"""Comparing the match that plays a ledger with what the ledger says, row by row and at the end."""

from __future__ import annotations

import re
from typing import Any, Final, final

from loci.core.event import Event
from loci.games.terra_mystica.ledger.commands import CULT_WORDS, is_idle
from loci.games.terra_mystica.ledger.round_state import difference
from loci.games.terra_mystica.ledger.rows import (
    ALL_INCOME,
    COMMANDS,
    EARNED,
    INCOME,
    POWERED,
    REWARD,
    SCORE,
    SETUP,
    Ledger,
    Row,
)
from loci.games.terra_mystica.rules.economy.gains import holdings
from loci.games.terra_mystica.state.economy_events import Got, Scored
from loci.games.terra_mystica.state.events import RoundEnded, SpadesGot
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTING,
    FACTIONS,
    FROM_AREA,
    FROM_CULTS,
    OVER,
    REWARDED,
)

#: What the numbers of a row are.
VALUE_NAMES: Final = ("VP", "C", "W", "P", "bowl I", "bowl II", "bowl III", *CULT_WORDS)


@final
class Different(Exception):
    """A row after which the table is not as the ledger says."""

    def __init__(self, row: Row, found: str, expected: str) -> None:
        super().__init__(f"{found} instead of {expected}")
        self.row: Final = row
        self.found: Final = found
        self.expected: Final = expected


@final
class Checker:
    """What automatic events left everybody with, by seat, until the rows that tell it are read."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger: Final = ledger
        self.ended: list[list[int]] = []
        self.rewards: dict[int, list[int]] = {}
        self.incomes: dict[int, list[int]] = {}
        self.scores: dict[int, list[tuple[int, int]]] = {}
        self.spades: dict[int, int] = {}  # of the last cult reward, given up or not
        self.unread: set[int] = set()  # seats of which no row since the end of the round was read
        self.last: dict[int, list[int]] = {}  # what a seat had after its last row
        #: Rows that tell of the income before the spades of the cult reward are used, by seat.
        self.paid_first: dict[int, Row] = {}
        #: Rows that tell of the power for offers of which the last is declined in the next row.
        self.powered_first: dict[int, Row] = {}
        self.ended_now = False  # by this row: the round, and the income after it
        self.paid_now = False
        self.idle = False  # whether the row did nothing

    def begin_row(self, still_open: bool) -> None:
        self.ended_now = self.ended_now and still_open
        self.paid_now = False
        self.idle = True

    def end_row(self, row: Row, seat: int) -> None:
        if row.kind not in (COMMANDS, EARNED, POWERED):
            self.unread.discard(seat)
        elif self.unread and not self.idle and not self.ended_now:
            self.unread = set()  # the next round is under way

    def listens(self, table: TerraTable) -> bool:
        """Whether the next answer can bring automatic events: it may be the last of a round, or
        one that brings the Cultists power."""
        if table.phase != ACTING or table.offers:
            return True
        return len(table.passed) + sum(table.gone) >= table.players - 1

    def note(self, table: TerraTable, events: list[Event]) -> None:
        """Keep what automatic events left everybody with."""
        for event in events:
            if isinstance(event, RoundEnded):
                self.ended = event.holdings
                self.rewards, self.incomes, self.spades = {}, {}, {}
                self.unread = set(range(table.players))
                self.ended_now = True
            elif isinstance(event, Got):
                self._note_got(event)
            elif isinstance(event, SpadesGot):
                if self.ended_now:
                    self.rewards[event.seat] = event.holdings
                    self.spades[event.seat] = event.spades
            elif isinstance(event, Scored) and event.source in (FROM_CULTS, FROM_AREA):
                self.scores.setdefault(event.seat, []).append((event.points, event.total))

    def _note_got(self, event: Got) -> None:
        if event.why == "reward":
            self.rewards[event.seat] = event.holdings
        elif event.why == "income":
            self.incomes[event.seat] = event.holdings
            self.paid_now = True
            if event.seat in self.paid_first:
                row = self.paid_first.pop(event.seat)
                _compare_values(row, event.holdings)
                self.rewards[event.seat] = self.last[event.seat] = event.holdings
        elif event.why == "all-declined":
            self.last[event.seat] = event.holdings  # the Cultists' power comes between their rows
            if event.seat in self.powered_first:
                _compare_values(self.powered_first.pop(event.seat), event.holdings)

    def room(self, table: TerraTable, seat: int) -> int:
        """The power that could be gained at the point that the ledger has reached; the end scoring
        that comes after it may have emptied the bowls already."""
        over = table.phase == OVER and self.ended
        now = self.ended[seat] if over else holdings(table, seat)
        return 2 * now[4] + now[5]

    def read_row(self, table: TerraTable, row: Row, seat: int, lowered: list[int] | None) -> None:
        """Keep what `seat` had after a row, and compare it with what the row says, unless a later
        row is played already (`lowered` is None then). `lowered` are the cults that the row has
        taken back a step on, and we have not."""
        if seat in self.powered_first:  # the power never came
            _compare_values(self.powered_first.pop(seat), self.last[seat])
        if row.kind == POWERED and any(offer[1] == seat for offer in table.offers):
            self.powered_first[seat] = row  # compared when we come to the answer
            return
        if row.kind == SCORE:
            if not table.gone[seat]:
                self._compare_score(row, seat)
            return
        found = self._found(table, row, seat)
        if row.kind != POWERED:
            self.last[seat] = found
        if table.gone[seat] or not row.state or lowered is None:
            return
        if table.phase == REWARDED and (row.kind == ALL_INCOME or seat in self.paid_first):
            self.paid_first[seat] = row  # compared when we come to the income
            return
        if found == row.state and not lowered:
            return
        _compare_values(row, [value - lowered.count(at - 7) for at, value in enumerate(found)])

    def read_points(self, table: TerraTable, row: Row, seat: int) -> None:
        """Compare the points alone that `seat` had when the row was written."""
        if table.gone[seat]:
            return
        found = self._found(table, row, seat)[0]
        if row.kind == SCORE and self.scores.get(seat):
            found = self.scores[seat][-1][1]
        if found != row.state[0]:
            raise Different(row, f"{found} VP", f"{row.state[0]} VP")

    def _found(self, table: TerraTable, row: Row, seat: int) -> list[int]:
        """What `seat` had when the row was written."""
        if row.kind == SETUP:
            return holdings(table, seat)
        if row.kind in (INCOME, ALL_INCOME):
            return self._or_now(self.incomes, table, seat)
        if row.kind == REWARD:
            return self._rewarded(table, seat)
        if self.idle and row.commands and all(map(is_idle, row.commands)):
            return self._or_now(self.last, table, seat)
        if self.ended_now or (row.kind == COMMANDS and self.idle and seat in self.unread):
            return self.ended[seat] if self.ended else holdings(table, seat)
        if self.paid_now:
            return self._rewarded(table, seat)
        return holdings(table, seat)

    def _or_now(self, kept: dict[int, list[int]], table: TerraTable, seat: int) -> list[int]:
        return kept[seat] if seat in kept else holdings(table, seat)

    def _rewarded(self, table: TerraTable, seat: int) -> list[int]:
        if seat not in self.rewards and self.ended:
            return self.ended[seat]
        return self._or_now(self.rewards, table, seat)

    def _compare_score(self, row: Row, seat: int) -> None:
        """A row of the end scoring: its points, and all else as the last round left it."""
        scored = self.scores.get(seat, [])
        points = int(re.findall(r"\d+", row.commands[0])[0])
        if not scored or scored[0][0] != points:
            found = f"+{scored[0][0]} VP" if scored else "0 VP"
            raise Different(row, found, f"+{points} VP")
        _, total = scored.pop(0)
        _compare_values(row, [total, *self.ended[seat][1:]])

    def compare_start(self, table: TerraTable, row: Row) -> None:
        if table.round <= len(self.ledger.starts):
            self._compare_state(table, row, self.ledger.starts[table.round - 1])

    def compare_points(self, table: TerraTable, row: Row) -> None:
        """The points at the end alone."""
        seats = self.ledger.factions
        for faction, points in self.ledger.final.items():
            mine = table.vp[seats.index(faction)] if faction in seats else None
            if mine != points and not (faction in seats and table.gone[seats.index(faction)]):
                raise Different(row, f"{faction} {mine} VP", f"{points} VP")

    def compare_end(self, table: TerraTable, row: Row) -> None:
        self.compare_points(table, row)
        # The last pass takes no tile, and nothing says any more in which order to go on.
        last = {name: value for name, value in self.ledger.last.items() if name != "order"}
        if isinstance(last.get("factions"), dict):
            last["factions"] = {
                faction: {field: value for field, value in state.items() if field != "bonus"}
                for faction, state in last["factions"].items()
            }
        self._compare_state(table, row, last)

    def _compare_state(self, table: TerraTable, row: Row, told: dict[str, Any]) -> None:
        if any(table.gone):
            told = _without_gone(table, told)
        wrong = difference(table, told)
        if wrong:
            raise Different(row, wrong[0], wrong[1])


def _compare_values(row: Row, found: list[int]) -> None:
    for name, mine, theirs in zip(VALUE_NAMES, found, row.state, strict=True):
        if mine != theirs:
            raise Different(row, f"{mine} {name}", f"{theirs} {name}")


def _without_gone(table: TerraTable, told: dict[str, Any]) -> dict[str, Any]:
    """A full state without what the site goes on doing for those who were dropped: they have
    income, a place in the order and a bonus tile there."""
    kept = {name: value for name, value in told.items() if name not in ("order", "bonus_coins")}
    gone = [FACTIONS[table.faction[seat]] for seat in range(table.players) if table.gone[seat]]
    if isinstance(kept.get("factions"), dict):
        kept["factions"] = {
            faction: {} if faction in gone else state for faction, state in kept["factions"].items()
        }
    return kept
