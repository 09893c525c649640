"""Playing a ledger as a match, and comparing every row with what it says."""

from __future__ import annotations

import re
from typing import Final, cast, final

from loci.core.errors import MoveError
from loci.core.event import Event
from loci.core.game import AnyGame, Imported
from loci.core.match import Match
from loci.core.text import Text
from loci.games.terra_mystica.allowed import may_end, unused
from loci.games.terra_mystica.cults import keys_to_use
from loci.games.terra_mystica.events import Got, RoundEnded, Scored, SpadesGot
from loci.games.terra_mystica.expand import in_order, steps
from loci.games.terra_mystica.gains import holdings, room_for_power
from loci.games.terra_mystica.ledger import (
    COMMANDS,
    EARNED,
    INCOME,
    REWARD,
    SCORE,
    SETUP,
    Ledger,
    Row,
)
from loci.games.terra_mystica.offers import gain_and_price, offers_to
from loci.games.terra_mystica.round_state import difference
from loci.games.terra_mystica.table import ACTING, REWARDED, TerraTable
from loci.games.terra_mystica.words import CULTS, FACTIONS, FROM_AREA, FROM_CULTS, TOP

_ANSWER: Final = re.compile(r"(?i)(leech|decline) (\d+)(?: from (\w+))?")


@final
class Refused(Exception):
    """A row that cannot be played: which, the command, and why."""

    def __init__(self, row: Row, command: str, reason: Text) -> None:
        super().__init__(reason.plain())
        self.row: Final = row
        self.command: Final = command
        self.reason: Final = reason


@final
class Different(Exception):
    """A row after which the table is not as the ledger says."""

    def __init__(self, row: Row, found: str, expected: str) -> None:
        super().__init__(f"{found} instead of {expected}")
        self.row: Final = row
        self.found: Final = found
        self.expected: Final = expected


@final
class Player:
    """A ledger on its way into a match. With `check` the first difference is an error."""

    def __init__(self, game: AnyGame, ledger: Ledger, check: bool) -> None:
        self.ledger: Final = ledger
        self.check: Final = check
        self.match: Final = Match.start(
            game,
            len(ledger.factions),
            ledger.settings(),
            notes={"ledger": ledger.name},
            seats={seat: name.capitalize() for seat, name in enumerate(ledger.factions)},
        )
        self.rounds = 0
        self.late: list[tuple[Row, str]] = []  # answers to offers that are not open yet
        # What automatic events left everybody with, by seat, until their rows are read
        self.ended: list[list[int]] = []
        self.rewards: dict[int, list[int]] = {}
        self.incomes: dict[int, list[int]] = {}
        self.scores: dict[int, list[tuple[int, int]]] = {}
        self.at = 0  # the row being played
        self.early: dict[int, list[str]] = {}  # by seat: choices of later rows, taken already
        self.ended_now = False  # by this row: the round, and the income after it
        self.paid_now = False

    @property
    def table(self) -> TerraTable:
        return cast(TerraTable, self.match.state)

    def play(self) -> Match:
        for number, row in enumerate(self.ledger.rows):
            self.at = number
            self._row(row)
        for row, command in self.late:
            raise Refused(row, command, Text("ledger-answer-late"))
        if self.ledger.rows:
            self._finish(self.ledger.rows[-1])
        return self.match

    # -- rows -----------------------------------------------------------------------------------

    def _row(self, row: Row) -> None:
        seat = self.ledger.factions.index(row.faction)
        # A choice taken early keeps the row that ended the round open until its own row.
        self.ended_now = self.ended_now and bool(self.early.get(seat))
        self.paid_now = False
        if row.kind in (COMMANDS, INCOME, REWARD):
            for command in in_order(row.commands):
                if command in self.early.get(seat, []):
                    self.early[seat].remove(command)
                else:
                    self._command(row, seat, command)
            if row.commands:
                self._end_turn(row, seat)
        if row.kind in (INCOME, REWARD):
            self._settle(row)
        if self.check and row.state and not self.early.get(seat):
            self._compare(row, seat)

    def _command(self, row: Row, seat: int, command: str) -> None:
        answer = _ANSWER.fullmatch(command)
        if answer is not None:
            self._answer_offer(row, seat, answer.group(1).lower(), answer)
            return
        if not command.startswith(("+", "-")) and self.table.phase == ACTING:
            self._decline_all(row, seat)
        self._choose_early(row, seat, command)
        if self._begins_anew(row, seat, command):
            self._say(row, seat, "done", command)
        for step in self._steps(row, seat, command):
            self._say(row, seat, step, command)

    def _choose_early(self, row: Row, seat: int, command: str) -> None:
        """Take a choice that is owed now but written in a later row of the same faction."""
        turn = self.table.turn
        owed = turn.steps or turn.favours or turn.towns
        if command.startswith(("+", "-", "convert", "burn")) or not owed:
            return
        if self.table.active != seat or self.table.phase != ACTING:
            return
        for later in self.ledger.rows[self.at + 1 :]:
            if later.faction == row.faction and later.commands:
                chosen = [c for c in later.commands if c.startswith("+")]
                for choice in chosen:
                    self._command(row, seat, choice)
                    self.early.setdefault(seat, []).append(choice)
                if chosen:
                    self._end_turn(row, seat)
                    return

    def _steps(self, row: Row, seat: int, command: str) -> list[str]:
        try:
            return steps(self.table, seat, command)
        except MoveError as error:
            raise Refused(row, command, error.reason) from error

    def _say(self, row: Row, seat: int, text: str, command: str) -> None:
        try:
            answered = self.match.answer(seat, text, listen=True)
        except MoveError as error:
            raise Refused(row, command, error.reason) from error
        for events in answered.events:
            self._note(events)
        if self.check and self.table.round > self.rounds:
            self._compare_start(row)
        self.rounds = self.table.round

    def _begins_anew(self, row: Row, seat: int, command: str) -> bool:
        """The last player left acts again and again, sometimes within one row."""
        table = self.table
        if table.phase != ACTING or table.active != seat or table.turn.actions:
            return False
        starts = ("build", "dig", "upgrade", "advance", "send", "action", "pass", "transform")
        if not command.lower().startswith(starts) or not may_end(table, seat):
            return False
        alone = len(table.passed) + sum(table.gone) == table.players - 1
        first = self._steps(row, seat, command)[0]
        return alone and self.match.game.explain(self.match.state, seat, first) is not None

    def _end_turn(self, row: Row, seat: int) -> None:
        """Say `done` where the row has finished a turn, and choose the track of a spare key."""
        table = self.table
        if table.phase != ACTING or table.active != seat or table.turn.ending:
            return
        while keys_to_use(table, seat) and not table.turn.steps:
            self._say(row, seat, "+" + CULTS[self._key_track(row, seat)].upper(), "key")
            table = self.table
        if table.turn.acting and may_end(table, seat) and not unused(table.turn):
            if table.turn.actions == 0 or table.raised:
                self._say(row, seat, "done", "done")
        elif table.turn.ordain and may_end(table, seat):
            self._say(row, seat, "done", "done")
        self._answer_late()

    def _key_track(self, row: Row, seat: int) -> int:
        """The track that the row shows on field 10, else the first."""
        choice = keys_to_use(self.table, seat)
        for cult in choice:
            if row.state and row.state[7 + cult] == TOP:
                return cult
        return choice[0]

    # -- offers ---------------------------------------------------------------------------------

    def _answer_offer(self, row: Row, seat: int, verb: str, found: re.Match[str]) -> None:
        amount, giver = int(found.group(2)), (found.group(3) or "").lower()
        offers = [
            (power, FACTIONS[self.table.faction[other]])
            for _, other, _, power in offers_to(self.table, seat)
        ]
        fitting = [offer for offer in offers if giver in ("", offer[1])]
        fitting.sort(key=lambda offer: offer[0] != amount)  # the offer's size, else what it brings
        for power, name in fitting:
            if amount in (power, gain_and_price(self.table, seat, power)[0]):
                self._say(row, seat, f"{verb} {power} from {name}", found.group(0))
                return
        raised = [offer for offer in self.table.raised if offer[2] == seat]
        if raised:
            self.late.append((row, found.group(0)))
        elif verb == "leech" and room_for_power(self.table, seat):
            faction = Text(f"faction-{giver}") if giver in FACTIONS else Text("nothing")
            raise Refused(row, found.group(0), Text("no-such-offer", power=amount, faction=faction))

    def _answer_late(self) -> None:
        waiting, self.late = self.late, []
        for row, command in waiting:
            self._command(row, self.ledger.factions.index(row.faction), command)

    def _decline_all(self, row: Row, seat: int) -> None:
        """Whoever goes on without answering has declined."""
        while offers_to(self.table, seat):
            _, giver, _, power = offers_to(self.table, seat)[0]
            name = FACTIONS[self.table.faction[giver]]
            self._say(row, seat, f"decline {power} from {name}", "decline")

    def _settle(self, row: Row) -> None:
        """Before an income nothing may be open: offers are declined, cult spades given up."""
        for seat in range(self.table.players):
            self._decline_all(row, seat)
        if row.kind == INCOME and self.table.phase == REWARDED:
            for seat in range(self.table.players):
                if self.table.phase == REWARDED and self.table.reward[seat]:
                    self._say(row, seat, "done", "done")

    # -- comparing ------------------------------------------------------------------------------

    def _note(self, events: list[Event]) -> None:
        """Keep what automatic events left everybody with."""
        for event in events:
            if isinstance(event, RoundEnded):
                self.ended = event.holdings
                self.rewards, self.incomes = {}, {}
                self.ended_now = True
            elif (isinstance(event, Got) and event.why == "reward") or (
                isinstance(event, SpadesGot) and self.ended_now
            ):
                self.rewards[event.seat] = event.holdings
            elif isinstance(event, Got) and event.why == "income":
                self.incomes[event.seat] = event.holdings
                self.paid_now = True
            elif isinstance(event, Scored) and event.source in (FROM_CULTS, FROM_AREA):
                self.scores.setdefault(event.seat, []).append((event.points, event.total))

    def _compare(self, row: Row, seat: int) -> None:
        found = holdings(self.table, seat)
        if row.kind == SETUP:
            pass
        elif row.kind == INCOME:
            found = self.incomes.get(seat, found)
        elif row.kind == REWARD:
            found = self.rewards.get(seat, self.ended[seat] if self.ended else found)
        elif row.kind == EARNED:
            return  # told before the step is made
        elif row.kind == SCORE:
            self._compare_score(row, seat)
            return
        elif self.ended_now:
            found = self.ended[seat]
        elif self.paid_now:
            found = self.rewards.get(seat, self.ended[seat])
        if found != row.state:
            raise Different(row, str(found), str(row.state))

    def _compare_score(self, row: Row, seat: int) -> None:
        scored = self.scores.get(seat, [])
        points = int(re.findall(r"\d+", row.commands[0])[0])
        if not scored or scored[0] != (points, row.state[0]):
            raise Different(row, str(scored[:1]), f"{points}, {row.state[0]}")
        scored.pop(0)

    def _compare_start(self, row: Row) -> None:
        number = self.table.round
        if number <= len(self.ledger.starts):
            wrong = difference(self.table, self.ledger.starts[number - 1])
            if wrong:
                raise Different(row, wrong[0], wrong[1])

    def _finish(self, row: Row) -> None:
        if self.check and self.ledger.final:
            outcome = self.match.outcome()
            found = dict(zip(self.ledger.factions, self.table.vp, strict=True))
            if outcome is None or found != self.ledger.final:
                raise Different(row, str(found), str(self.ledger.final))


def play_ledger(game: AnyGame, ledger: Ledger, check: bool) -> Imported:
    """A ledger as a match, or the first row that cannot be played or is not as it says."""
    try:
        return Imported(ledger.name, Player(game, ledger, check).play())
    except Refused as refused:
        wrong = Text(
            "ledger-refused",
            row=refused.row.line,
            faction=Text(f"faction-{refused.row.faction}"),
            command=refused.command,
            reason=refused.reason,
        )
    except Different as different:
        wrong = Text(
            "ledger-different",
            row=different.row.line,
            faction=Text(f"faction-{different.row.faction}"),
            command=". ".join(different.row.commands) or different.row.kind,
            found=different.found,
            expected=different.expected,
        )
    return Imported(ledger.name, None, wrong)
