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
_NO_STEP: Final = re.compile(r"(?i)-(fire|water|earth|air)")
_NO_SPADE: Final = re.compile(r"(?i)-(\d?)spades?")
_ORDAIN: Final = re.compile(r"(?i)convert \dw to \dp")
CULT_WORDS: Final = tuple([cult.upper() for cult in CULTS])
#: What the numbers of a row are.
VALUE_NAMES: Final = ("VP", "C", "W", "P", "bowl I", "bowl II", "bowl III", *CULT_WORDS)


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
        self.rest: list[str] = []  # the commands of the row that are still to come
        self.spades: dict[int, int] = {}  # by seat: of the last cult reward, given up or not
        self.unread: set[int] = set()  # seats of which no row since the end of the round was read
        self.ended_now = False  # by this row: the round, and the income after it
        self.paid_now = False
        self.idle = False  # whether the row did nothing

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
        self.idle = True
        if row.kind in (COMMANDS, INCOME, REWARD):
            commands = in_order(row.commands)
            for number, command in enumerate(commands, 1):
                self.rest = commands[number:]
                if command in self.early.get(seat, []):
                    self.early[seat].remove(command)
                    self.idle = False
                else:
                    self._command(row, seat, command)
            if row.commands:
                self._end_turn(row, seat)
        if row.kind in (INCOME, REWARD):
            self._settle(row)
        if self.check and row.state and not self.early.get(seat):
            self._compare(row, seat)
        if row.kind != COMMANDS:
            self.unread.discard(seat)
        elif not self.idle and not self.ended_now:
            self.unread = set()  # the next round is under way

    def _command(self, row: Row, seat: int, command: str) -> None:
        answer = _ANSWER.fullmatch(command)
        if answer is not None:
            self._answer_offer(row, seat, answer.group(1).lower(), answer)
            return
        if command.lower() == "wait" or self._changes_nothing(seat, command):
            return
        if not command.startswith(("+", "-")) and self.table.phase == ACTING:
            self._decline_all(row, seat)
        self._choose_early(row, seat, command)
        if self._begins_anew(row, seat, command):
            self._say(row, seat, "done", command)
        for step in self._steps(row, seat, command):
            self._say(row, seat, step, command)

    def _changes_nothing(self, seat: int, command: str) -> bool:
        """Spades that nobody could use are gone already; and a step is taken back only so that a
        key opens another track, which the row's state tells."""
        if _NO_STEP.fullmatch(command):
            return any(later.upper().startswith("+TW") for later in self.rest)
        found = _NO_SPADE.fullmatch(command)
        if found is None or self.table.reward[seat] or self.table.turn.spades:
            return False
        given_up = int(found.group(1) or 1)
        if self.spades.get(seat, 0) < given_up:
            return False
        self.spades[seat] -= given_up
        self.paid_now = seat in self.incomes
        return True

    def _choose_early(self, row: Row, seat: int, command: str) -> None:
        """Take choices that are owed now but written behind a command that must wait for them."""
        if command.startswith(("+", "-", "convert", "burn")):
            return
        if self.table.active != seat or self.table.phase != ACTING:
            return
        first = self._steps(row, seat, command)[:1]
        if first and self.match.game.explain(self.match.state, seat, first[0]) is not None:
            self._take_ahead(row, seat, self.rest)

    def _take_ahead(self, row: Row, seat: int, rest: list[str]) -> None:
        """Take what `seat` owes for its turn from the rest of its row or from its next one."""
        for commands in (rest, self._next_commands(seat)):
            for choice in commands:
                if self._is_owed(choice):
                    self._say(row, seat, choice, choice)
                    self.early.setdefault(seat, []).append(choice)
                    if commands is not rest:
                        self._end_turn(row, seat)

    def _next_commands(self, seat: int) -> list[str]:
        for later in self.ledger.rows[self.at + 1 :]:
            if later.faction == self.ledger.factions[seat] and later.kind == COMMANDS:
                commands = [c for c in later.commands if not _ANSWER.fullmatch(c)]
                if commands:
                    return commands
        return []

    def _is_owed(self, choice: str) -> bool:
        turn = self.table.turn
        word = choice.upper()
        if word.startswith("+FAV"):
            return turn.favours > 0
        if word.startswith("+TW"):
            return turn.towns > 0
        if _ORDAIN.fullmatch(choice):
            return turn.ordain > 0
        return turn.steps > 0 and word.lstrip("+0123456789") in CULT_WORDS

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
        self.idle = False
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
        if raised and self.table.active != seat:
            # A turn over two rows: what it still owes is taken now, and the offers open.
            self._take_ahead(row, self.table.active, [])
            if not self.table.raised:
                self._answer_offer(row, seat, verb, found)
                return
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
                self.rewards, self.incomes, self.spades = {}, {}, {}
                self.unread = set(range(self.table.players))
                self.ended_now = True
            elif (isinstance(event, Got) and event.why == "reward") or (
                isinstance(event, SpadesGot) and self.ended_now
            ):
                self.rewards[event.seat] = event.holdings
                if isinstance(event, SpadesGot):
                    self.spades[event.seat] = event.spades
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
        elif self.ended_now or (row.kind == COMMANDS and self.idle and seat in self.unread):
            found = self.ended[seat]
        elif self.paid_now:
            found = self.rewards.get(seat, self.ended[seat])
        for name, mine, theirs in zip(VALUE_NAMES, found, row.state, strict=True):
            if mine != theirs:
                raise Different(row, f"{mine} {name}", f"{theirs} {name}")

    def _compare_score(self, row: Row, seat: int) -> None:
        scored = self.scores.get(seat, [])
        points = int(re.findall(r"\d+", row.commands[0])[0])
        if not scored or scored[0] != (points, row.state[0]):
            found = f"+{scored[0][0]}, {scored[0][1]} VP" if scored else "0 VP"
            raise Different(row, found, f"+{points}, {row.state[0]} VP")
        scored.pop(0)

    def _compare_start(self, row: Row) -> None:
        number = self.table.round
        if number <= len(self.ledger.starts):
            wrong = difference(self.table, self.ledger.starts[number - 1])
            if wrong:
                raise Different(row, wrong[0], wrong[1])

    def _finish(self, row: Row) -> None:
        if not self.check:
            return
        if self.match.outcome() is None:
            raise Refused(row, "–", Text("ledger-unfinished"))
        found = dict(zip(self.ledger.factions, self.table.vp, strict=True))
        for faction, points in self.ledger.final.items():
            if found.get(faction) != points:
                raise Different(row, f"{faction} {found.get(faction)} VP", f"{points} VP")


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
