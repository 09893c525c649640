"""Playing the rows of a ledger one after the other, each compared with what it says."""

from __future__ import annotations

import re
from typing import Final, cast, final

from loci.core.decision import Move
from loci.core.errors import MoveError
from loci.core.records.match import Match
from loci.core.text import Text
from loci.games.terra_mystica.ledger.commands import (
    CULT_WORDS,
    NO_SPADE,
    NO_STEP,
    answer,
    has_earned,
    in_our_words,
    is_answer,
    is_beside_action,
    is_done,
    is_free,
    is_owed,
    is_wait,
    may_precede_answer,
    owes,
    starts_action,
    takes_step,
    takes_town,
)
from loci.games.terra_mystica.ledger.comparison import Checker
from loci.games.terra_mystica.ledger.rows import (
    ALL_INCOME,
    COMMANDS,
    INCOME,
    RESIGN,
    REWARD,
    Ledger,
    Row,
)
from loci.games.terra_mystica.rules.cults import keys_to_use
from loci.games.terra_mystica.rules.economy.offers import gain_and_price, offers_to
from loci.games.terra_mystica.rules.turn.allowed import may_end
from loci.games.terra_mystica.state.moves import Send
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import ACTING, FACTIONS, OVER, REWARDED, TOP
from loci.games.terra_mystica.state.turn import CULT_STEPS, ORDINATION, TOWN_TILE
from loci.games.terra_mystica.words.notation import parse
from loci.games.terra_mystica.words.shorthand import steps

#: Moves by their text, but for those that are different things on different tables.
_MOVES: Final[dict[str, Move]] = {}
_MOST_MOVES: Final = 4000
#: Commands that are one step on every table.
_ONE_STEP: Final = ("convert ", "upgrade ", "action ", "send ", "dig ", "+FAV", "+TW", "leech ")
_INCOMES: Final = (INCOME, ALL_INCOME, REWARD)


@final
class Refused(Exception):
    """A row that cannot be played: which, the command, and why."""

    def __init__(self, row: Row, command: str, reason: Text) -> None:
        super().__init__(reason.plain())
        self.row: Final = row
        self.command: Final = command
        self.reason: Final = reason


@final
class Player:
    """A ledger on its way into a match. With `check` the first difference is an error."""

    def __init__(self, match: Match, ledger: Ledger, check: bool) -> None:
        self.ledger: Final = ledger
        self.check: Final = check
        self.match: Final = match
        self.table: Final = cast(TerraTable, match.state)
        self.checker: Final = Checker(ledger)
        self.told: Final = [] if check else ledger.last_told()  # rows whose points are compared
        self.rounds = self.table.round
        self.late: list[tuple[Row, str]] = []  # answers to offers that are not open yet
        self.at = 0  # the row being played
        self.early: dict[int, list[str]] = {}  # by seat: commands of later rows, played already
        self.rest: list[str] = []  # the commands of the row that are still to come
        self.lowered: list[int] = []  # cults with a step taken back until a town tile is taken

    def play(self) -> Match:
        self.play_rows()
        if self.ledger.rows:
            self._finish(self.ledger.rows[-1])
        return self.match

    def play_rows(self) -> None:
        """The rows alone, wherever they end."""
        for number, row in enumerate(self.ledger.rows):
            self.at = number
            self._row(row)
        for row, command in self.late:
            raise Refused(row, command, Text("ledger-answer-late"))

    # -- rows -----------------------------------------------------------------------------------

    def _row(self, row: Row) -> None:
        seat = self.ledger.factions.index(row.faction)
        # A choice taken early keeps the row that ended the round open until its own row.
        self.checker.begin_row(still_open=bool(self.early.get(seat)))
        if row.kind == COMMANDS or row.kind in _INCOMES:
            commands = in_our_words(row.faction, row.commands)
            for number, command in enumerate(commands, 1):
                self.rest = commands[number:]
                if self.early and command in self.early.get(seat, []):
                    self.early[seat].remove(command)
                    self.checker.idle = False
                else:
                    self._command(row, seat, command)
            if row.commands:
                self._end_turn(row, seat)
        if row.kind in _INCOMES:
            self._settle(row)
        if not self.table.turn.number(TOWN_TILE):
            self.lowered = []
        if self.check:
            lowered = self.lowered if seat == self.table.active else []
            ahead = bool(self.early.get(seat))
            self.checker.read_row(self.table, row, seat, None if ahead else lowered)
        elif row in self.told:
            self.checker.read_points(self.table, row, seat)
        self.checker.end_row(row, seat)

    def _command(self, row: Row, seat: int, command: str) -> None:
        answered = answer(command)
        if answered is not None:
            self._answer_offer(row, seat, answered.group(1).lower(), answered)
            return
        if is_wait(command) or self._changes_nothing(seat, command):
            return
        if not may_precede_answer(command) and self.table.phase == ACTING:
            self._decline_all(row, seat)
        if not takes_step(command):
            self._use_keys(row, seat)
        self._choose_early(row, seat, command)
        if self._begins_anew(row, seat, command):
            self._say(row, seat, "done", command)
        for step in self._steps(row, seat, command):
            self._say(row, seat, step, command)

    def _changes_nothing(self, seat: int, command: str) -> bool:
        """Spades that nobody could use are gone already, as is a turn that needs no `done`; and a
        step is taken back only so that a key opens another track, which the row's state tells."""
        table = self.table
        if is_done(command):
            if table.phase == REWARDED:
                return not table.reward[seat]
            acting = table.phase == ACTING and table.active == seat and not table.turn.ending
            return not (acting and table.turn.acting)
        if command == RESIGN:
            return table.phase == OVER or bool(table.gone[seat])
        if not command.startswith("-"):
            return False
        taken_back = NO_STEP.fullmatch(command)
        if taken_back is not None and self._town_follows(seat):
            self.lowered.append(CULT_WORDS.index(taken_back.group(1).upper()))
            return True
        found = NO_SPADE.fullmatch(command)
        if found is None or table.reward[seat] or table.turn.spades:
            return False
        given_up = int(found.group(1) or 1)
        if self.checker.spades.get(seat, 0) < given_up:
            return False
        self.checker.spades[seat] -= given_up
        self.checker.paid_now = seat in self.checker.incomes
        return True

    def _choose_early(self, row: Row, seat: int, command: str) -> None:
        """Take choices that are owed now but written behind a command that must wait for them."""
        if command.startswith(("+", "-")) or not owes(self.table, seat):
            return
        if is_free(command) and not has_earned(self.table, seat):
            return  # only the Cultists' step comes before what is exchanged
        if self.table.active != seat or self.table.phase != ACTING:
            return
        first = self._steps(row, seat, command)[:1]
        if first and self.match.game.explain(self.match.state, seat, first[0]) is not None:
            for choice in self.rest:
                if is_owed(self.table, seat, choice):
                    self._play_early(row, seat, choice)
            self._take_ahead(seat)

    def _take_ahead(self, seat: int) -> None:
        """Take what `seat` owes for its turn from its next row, with what stands beside it there:
        the turn ends when that is taken."""
        row = self._next_row(seat)
        if row is None:
            return
        commands = in_our_words(row.faction, row.commands)
        if not any(is_owed(self.table, seat, command) for command in commands):
            return
        same_turn = not has_earned(self.table, seat)  # the step is all that is missing then
        for command in commands:
            same_turn = same_turn and not starts_action(command)
            if is_owed(self.table, seat, command) or (same_turn and is_beside_action(command)):
                self._play_early(row, seat, command)
        self._end_turn(row, seat)

    def _play_early(self, row: Row, seat: int, command: str) -> None:
        for step in self._steps(row, seat, command):
            self._say(row, seat, step, command)
        self._use_keys(row, seat)
        self.early.setdefault(seat, []).append(command)

    def _next_row(self, seat: int) -> Row | None:
        """The next row of a seat that is more than answers to offers."""
        faction = self.ledger.factions[seat]
        for later in self.ledger.rows[self.at + 1 :]:
            own = later.faction == faction and later.kind == COMMANDS
            if own and not all(is_answer(command) for command in later.commands):
                return later
        return None

    def _town_follows(self, seat: int) -> bool:
        """Whether a town tile is taken later in the row, or in the next one of the same turn."""
        later = self._next_row(seat)
        commands = self.rest
        if later is not None and self.table.active == seat and self.table.turn.number(TOWN_TILE):
            commands = commands + later.commands
        return any(takes_town(command) for command in commands)

    def _steps(self, row: Row, seat: int, command: str) -> list[str]:
        if command.startswith(_ONE_STEP):
            return [command]
        try:
            return steps(self.table, seat, command)
        except MoveError as error:
            raise Refused(row, command, error.reason) from error

    def _say(self, row: Row, seat: int, text: str, command: str) -> None:
        try:
            listen = self.checker.listens(self.table)
            answered = self.match.answer(seat, self._read(text), listen=listen)
        except MoveError as error:
            raise Refused(row, command, error.reason) from error
        self.checker.idle = False
        for events in answered.events:
            self.checker.note(self.table, events)
        if self.check and self.table.round > self.rounds:
            self.checker.compare_start(self.table, row)
        self.rounds = self.table.round

    def _read(self, text: str) -> Move:
        """The move that a text denotes. Most denote the same on every table: they are kept."""
        move = _MOVES.get(text)
        if move is None:
            move = parse(self.table, text)
            if len(_MOVES) < _MOST_MOVES and not isinstance(move, Send):
                _MOVES[text] = move
        return move

    def _begins_anew(self, row: Row, seat: int, command: str) -> bool:
        """The last player left acts again and again, sometimes within one row."""
        table = self.table
        if table.phase != ACTING or table.active != seat or table.turn.actions:
            return False
        if not starts_action(command) or not may_end(table, seat):
            return False
        alone = len(table.passed) + sum(table.gone) == table.players - 1
        first = self._steps(row, seat, command)[0]
        return alone and self.match.game.explain(self.match.state, seat, first) is not None

    def _end_turn(self, row: Row, seat: int) -> None:
        """Say `done` where the row has finished a turn."""
        table = self.table
        if table.phase != ACTING or table.active != seat or table.turn.ending:
            return
        self._use_keys(row, seat)
        if table.turn.acting and may_end(table, seat) and not table.turn.unused():
            if table.turn.actions == 0 or table.raised:
                self._say(row, seat, "done", "done")
        elif table.turn.number(ORDINATION) and may_end(table, seat):
            self._say(row, seat, "done", "done")
        self._answer_late()

    def _use_keys(self, row: Row, seat: int) -> None:
        """Choose the tracks of spare keys at once, as the site does."""
        while (
            self.table.phase == ACTING
            and self.table.active == seat
            and not self.table.turn.ending
            and not self.table.turn.number(CULT_STEPS)
            and (choice := keys_to_use(self.table, seat))
        ):
            self._say(row, seat, "+" + CULT_WORDS[self._key_track(row, choice)], "key")

    def _key_track(self, row: Row, choice: list[int]) -> int:
        """The track that the row shows on field 10, else the first that was not lowered."""
        for cult in choice:
            if row.state and row.state[7 + cult] == TOP:
                return cult
        return next((cult for cult in choice if cult not in self.lowered), choice[0])

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
            self._take_ahead(self.table.active)
            if not self.table.raised:
                self._answer_offer(row, seat, verb, found)
                return
        if raised:
            self.late.append((row, found.group(0)))
        elif verb == "leech" and not self.table.gone[seat] and self.checker.room(self.table, seat):
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

    def _finish(self, row: Row) -> None:
        if not self.check:
            self.checker.compare_points(self.table, row)
            return
        if self.match.outcome() is None:
            raise Refused(row, "–", Text("ledger-unfinished"))
        self.checker.compare_end(self.table, row)
