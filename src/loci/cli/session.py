"""A game at one terminal: people and bots at the seats, questions asked one at a time."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from loci.bots.hints import advice
from loci.cli import show
from loci.cli.files import BadFile, write_text
from loci.cli.frame import Frame
from loci.cli.show import events_by_entry, lines_seen
from loci.core import (
    SPECTATOR,
    Bot,
    Budget,
    Decision,
    Event,
    LociError,
    Match,
    Move,
    MoveError,
    Outcome,
    Text,
    UndoRefused,
    derived_seed,
    undo,
)
from loci.core.bot import SeatView
from loci.core.records.record import write
from loci.core.records.undo import OPEN_UNDO

_THINKING: Final = Budget(seconds=10.0)  # no level thinks longer
_COMMANDS: Final = ("undo", "why", "hint", "log", "show", "as", "save", "help", "?", "quit")


class Session:
    """One sitting at a match. The record is written after every answer when `file` is given, so
    that nothing is lost however the sitting ends."""

    def __init__(
        self, frame: Frame, match: Match, bots: Mapping[int, Bot], file: Path | None
    ) -> None:
        self.frame: Final = frame
        self.match: Final = match
        self.bots: Final = bots
        self.file: Final = file
        self.names: Final = frame.words.seats(match.header)
        self.people: Final = [seat for seat in range(match.header.players) if seat not in self.bots]
        self.events: list[list[Event]] = events_by_entry(match)
        self.seen = dict.fromkeys(self.people, 0)  # entries before each one's last answer
        self.at_screen: int | None = None
        self.called: int | None = None  # the seat that `as` let go first
        self.written: set[Path] = set() if file is None else {file.absolute()}
        self.left = False

    def play(self) -> None:
        """Play until the game is over, somebody quits or the input ends."""
        self._save(durable=True)
        while not self.left:
            asked = self.match.decisions()
            if not asked:
                break
            thinking = [seat for seat in asked if seat in self.bots]
            if thinking:
                self._let_bot_answer(asked[min(thinking)])
            else:
                seat = self.called if self.called in asked else min(asked)
                self._ask(asked[seat], [other for other in asked if other != seat])
        outcome = self.match.outcome()
        if outcome is None:
            self.say_good_bye()
        else:
            self._show_end(outcome)

    def say_good_bye(self) -> None:
        """What to know when the game is left before its end."""
        self.frame.print()
        self._say(Text("play-goodbye"))
        if self.file is not None:
            self._say(Text("play-saved", file=str(self.file)))
            self._say(Text("play-continue", file=str(self.file)))

    # -- one question -----------------------------------------------------------------------------

    def _ask(self, decision: Decision, others: list[int]) -> None:
        """Put a question to a person until something has changed: an answer, an undo, another
        seat, or nobody there."""
        if not self._pass_screen(decision.seat):
            return
        self._show(decision, others)
        while not self.left:
            line = self._read("> ")
            if line is None:
                self.left = True
            elif line and self._take(decision, others, line):
                return

    def _take(self, decision: Decision, others: list[int], line: str) -> bool:
        """Do what a line says; whether the question is settled."""
        listed = self._listed(decision, line)
        word, _, rest = line.removeprefix(":").partition(" ")
        if listed is not None:
            return self._answer(decision, listed)
        if word not in _COMMANDS:
            return self._answer(decision, line)
        rest = rest.strip()
        if word == "undo":
            return self._undo(decision.seat, rest)
        if word == "as":
            return self._call(rest)
        if word == "why":
            self._explain(decision, rest)
        elif word == "hint":
            self._advise(decision)
        elif word == "log":
            self._print_log(0, decision.seat)
        elif word == "show":
            self._show(decision, others)
        elif word == "save":
            self._save_as(rest)
        elif word == "?":
            self._show_question(decision)
        elif word == "help":
            self._say(Text("play-help"))
        else:
            self.left = True
        return False

    def _listed(self, decision: Decision, line: str) -> Move | None:
        """The offered move that a line names by its number or its exact notation."""
        if line.isdecimal() and 1 <= int(line) <= len(decision.moves):
            return decision.moves[int(line) - 1]
        return next((move for move in decision.moves if move.text() == line), None)

    def _answer(self, decision: Decision, move: Move | str) -> bool:
        before = len(self.match.entries)
        try:
            answered = self.match.answer(decision.seat, move, listen=True)
        except MoveError as error:
            self._complain(error)
            return False
        self.events += answered.events
        self.seen[decision.seat] = before
        self.called = None
        self._save(durable=True)
        return True

    def _let_bot_answer(self, decision: Decision) -> None:
        seat = decision.seat
        view = SeatView(self.match.game, self.match.state, seat)
        move = self.bots[seat].decide(view, decision, _THINKING)
        self.events += self.match.answer(seat, move, listen=True).events
        self._save(durable=False)

    # -- commands ---------------------------------------------------------------------------------

    def _undo(self, seat: int, whose: str) -> bool:
        taker = self._person(whose) if whose else seat
        if taker is None:
            return False
        try:
            undo(self.match, taker, OPEN_UNDO)
        except UndoRefused as error:
            self._complain(error)
            return False
        self.events = events_by_entry(self.match)
        self.seen = {who: min(at, len(self.events)) for who, at in self.seen.items()}
        self.called = taker
        self._save(durable=True)
        self._say(Text("play-undone"))
        return True

    def _call(self, whose: str) -> bool:
        seat = self._person(whose)
        if seat is None:
            return False
        if seat not in self.match.decisions():
            self._say(Text("play-not-asked", who=self.names[seat]))
            return False
        self.called = seat
        return True

    def _explain(self, decision: Decision, text: str) -> None:
        if not text:
            self._say(Text("play-why-what"))
            return
        listed = self._listed(decision, text)
        move = text if listed is None else listed.text()
        error = self.match.game.explain(self.match.state, decision.seat, move)
        if error is None:
            self._say(Text("play-legal", move=move))
        else:
            self._complain(error)

    def _advise(self, decision: Decision) -> None:
        """What a bot would answer, and why; what comes next with how much less it brings."""
        match, seat = self.match, decision.seat
        seed = derived_seed(match.header.seed, "bot", seat, len(match.entries))
        found = advice(match.game, match.state, seat, seed, _THINKING)
        table = match.game.table(match.state)
        best = found[0].value
        for number, one in enumerate(found, 1):
            label = match.game.choice(table, seat, one.move).label
            text = Text("play-advice", number=number, what=label, move=one.move.text())
            line = f"{self._words(text)} {self._words(one.reason)}"
            less = 0.0 if best is None or one.value is None else round(best - one.value, 1)
            if less > 0:
                line += f" {self._words(Text('play-advice-less', less=f'{less:.1f}'))}"
            self.frame.print(line)

    def _person(self, whose: str) -> int | None:
        """The seat at this screen that `P2` (or `2`) names."""
        found = re.fullmatch(r"[Pp]?([1-9][0-9]?)", whose)
        if found is not None and int(found.group(1)) - 1 in self.people:
            return int(found.group(1)) - 1
        self._say(Text("play-no-such-seat", seat=whose))
        return None

    # -- the screen -------------------------------------------------------------------------------

    def _pass_screen(self, seat: int) -> bool:
        """Let another person sit down before anything only they may see is shown; False if the
        input ended there."""
        before, self.at_screen = self.at_screen, seat
        if before in (None, seat) or not self._differs(before, seat):
            return True
        if self.frame.out.is_terminal:
            self.frame.out.clear()
            self.frame.out.file.write("\x1b[3J")  # and what could be scrolled back to
        self.frame.print()
        words = self.frame.words.say(Text("play-pass", who=self.names[seat]))
        if self._read(f"{words} ") is None:
            self.left = True
            return False
        return True

    def _differs(self, one: int | None, other: int) -> bool:
        """Whether two seats see different things now; in an open game they never do."""
        assert one is not None
        game, state = self.match.game, self.match.state
        return bool(game.view(state, one) != game.view(state, other))

    def _show(self, decision: Decision, others: list[int]) -> None:
        frame, seat = self.frame, decision.seat
        frame.print()
        if lines_seen(self.events[self.seen[seat] :], seat):
            self._print_log(self.seen[seat], seat)
        show.table(frame, self.match.game, self.match.state, seat, self.names)
        frame.print()
        self._show_question(decision)
        for other in others:
            also = Text("play-also-asked", who=self.names[other], seat=f"P{other + 1}")
            frame.print(frame.words.say(also), show.QUIET)
        frame.print(frame.words.say(Text("play-hint")), show.QUIET)

    def _show_question(self, decision: Decision) -> None:
        """What is asked, with the number of its rule, and what can be answered."""
        words = self.frame.words
        prompt = words.say(decision.prompt, self.names) + self._rule(decision.prompt)
        asked = Text("play-asked", who=self.names[decision.seat], prompt=prompt)
        show.heading(self.frame, words.say(asked))
        show.options(self.frame, self.match.game, self.match.state, decision, self.names)

    def _rule(self, text: Text) -> str:
        """The number of the rule behind a text, in brackets, where the game knows it."""
        number = self.match.game.rule(text)
        return f" ({number})" if number else ""

    def _print_log(self, since: int, viewer: int) -> None:
        lines = lines_seen(self.events[since:], viewer)
        show.heading(self.frame, self.frame.words.say(Text("play-log")))
        show.log(self.frame, lines or [Text("play-log-empty")], self.names)

    def _show_end(self, outcome: Outcome) -> None:
        # One person sees the end with their own eyes, several as spectators would.
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        since = max(self.seen.values(), default=0)
        self.frame.print()
        if lines_seen(self.events[since:], viewer):
            self._print_log(since, viewer)
        show.table(self.frame, self.match.game, self.match.state, viewer, self.names)
        self.frame.print()
        show.outcome(self.frame, outcome, self.names)
        if self.file is not None:
            self._say(Text("play-saved", file=str(self.file)))

    def _words(self, text: Text) -> str:
        return self.frame.words.say(text, self.names)

    def _say(self, text: Text) -> None:
        self.frame.print(self._words(text))

    def _complain(self, error: LociError) -> None:
        line = self.frame.line_of(error, self.names) + self._rule(error.reason)
        self.frame.print(line, show.WARNING)

    def _read(self, prompt: str) -> str | None:
        """A line of input without the blanks around it; None when there is no more."""
        try:
            line = input(prompt).strip()
        except EOFError:
            self.frame.print()
            return None
        if not sys.stdin.isatty():
            self.frame.print(line)  # a terminal has shown it; a transcript has it here
        return line

    # -- saving -----------------------------------------------------------------------------------

    def _save(self, durable: bool) -> None:
        if self.file is not None:
            write_text(self.file, write(self.match.record()), durable)

    def _save_as(self, name: str) -> None:
        if not name and self.file is None:
            self._say(Text("play-save-where"))
            return
        file = Path(name).expanduser() if name else self.file
        assert file is not None
        if file.exists() and file.absolute() not in self.written:
            self._say(Text("play-save-exists", file=str(file)))
            return
        try:
            write_text(file, write(self.match.record()))
        except BadFile as error:
            self._complain(error)
            return
        self.written.add(file.absolute())
        self._say(Text("play-saved", file=str(file)))
