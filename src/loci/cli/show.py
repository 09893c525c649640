"""Laying out views, questions, results and what happened in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.columns import Columns
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from loci.cli.frame import Frame
from loci.core import OPEN, AnyGame, Choice, Decision, Event, Match, Outcome, Section, State, Text

_LONG_LIST: Final = 16  # options beyond so many go into columns
_WIDE_LABEL: Final = 48  # beyond it, notations are no longer put below each other
HEADING: Final = "bold"
QUIET: Final = "dim"
WARNING: Final = "yellow"


def heading(frame: Frame, words: str) -> None:
    frame.print(words, HEADING)


def sections(frame: Frame, parts: list[Section], seats: list[str]) -> None:
    """A view as headed text; drawings keep their shape whatever the width."""
    for part in parts:
        heading(frame, frame.words.say(part.heading, seats))
        for row in part.drawing.splitlines():
            frame.out.print(f"  {row}", no_wrap=True, overflow="ignore", crop=False)
        for text in part.lines:
            _indented(frame, Line(frame.words.say(text, seats)))


def table(frame: Frame, game: AnyGame, state: State, viewer: int, seats: list[str]) -> None:
    """What `viewer` sees of a state."""
    sections(frame, game.sections(game.view(state, viewer)), seats)


def options(
    frame: Frame, game: AnyGame, state: State, decision: Decision, seats: list[str]
) -> None:
    """The moves of a question, numbered from 1, in words and notation, with warnings."""
    choices = game.choices(state, decision)
    labels = [frame.words.say(choice.label, seats) for choice in choices]
    digits = len(str(len(choices)))
    width = min(max(cell_len(label) for label in labels), _WIDE_LABEL)
    rows = [
        _option(frame, f"{number:>{digits}}", label, width, choice, seats)
        for number, (label, choice) in enumerate(zip(labels, choices, strict=True), 1)
    ]
    if len(rows) <= _LONG_LIST:
        for row in rows:
            _indented(frame, row)
    else:
        columns = Columns(rows, column_first=True, padding=(0, 3))
        frame.out.print(Padding(columns, (0, 0, 0, 2), expand=False))
    if not decision.complete:
        _indented(frame, Line(frame.words.say(Text("play-more")), style=QUIET))


def outcome(frame: Frame, result: Outcome, seats: list[str]) -> None:
    """How a game ended: the ending in words, and a score for each seat."""
    words = frame.words
    heading(frame, words.say(Text(f"ending-{result.ending}"), seats))
    ruling = words.part(f"ending-{result.ending}", "ruling")
    if ruling is not None:
        _indented(frame, Line(ruling, style=QUIET))
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(words.say(Text("play-seat")), no_wrap=True)
    grid.add_column(words.say(Text("play-score")), justify="right")
    grid.add_column("")
    wins = words.say(Text("play-wins"))
    for seat, score in enumerate(result.scores):
        grid.add_row(Line(seats[seat]), str(score), wins if seat in result.winners else "")
    frame.out.print(Padding(grid, (0, 0, 0, 2), expand=False))
    if not result.winners:
        frame.print(words.say(Text("play-nobody-wins")))


def log(frame: Frame, lines: Sequence[Text], seats: list[str]) -> None:
    """What happened, a line each."""
    for text in lines:
        _indented(frame, Line(frame.words.say(text, seats)))


def _option(
    frame: Frame, number: str, label: str, width: int, choice: Choice, seats: list[str]
) -> Line:
    line = Line.assemble((number, HEADING), "  ", label)
    if label != choice.notation:
        line.append(" " * (max(0, width - cell_len(label)) + 2))
        line.append(choice.notation, QUIET)
    for warning in choice.warnings:
        line.append(f"  ⚠ {frame.words.say(warning, seats)}", WARNING)
    return line


def _indented(frame: Frame, line: Line) -> None:
    if frame.out.is_terminal and cell_len(line.plain) + 2 > frame.out.width:
        frame.out.print(Padding(line, (0, 0, 0, 2), expand=False))
    else:
        frame.out.print(Line("  ") + line, soft_wrap=True)


# -- what happened --------------------------------------------------------------------------------


def events_by_entry(match: Match) -> list[list[Event]]:
    """The events of every entry, in order; none of those that are kept as stored."""
    game = match.game
    state = match.state_at(match.stored)
    happened: list[list[Event]] = [[] for _ in range(match.stored)]
    for number, entry in enumerate(match.entries[match.stored :], match.stored + 1):
        move = game.read(state, entry.seat, entry.move)
        happened.append(game.play(state, entry.seat, move))
        state = match.renewed(state, number)
    return happened


def answers_by_entry(match: Match) -> list[Text]:
    """The answers of every entry as an interface shows them, in words."""
    game = match.game
    state = match.state_at(match.stored)
    answers = [Text("move-as-text", move=entry.move) for entry in match.entries[: match.stored]]
    for number, entry in enumerate(match.entries[match.stored :], match.stored + 1):
        move = game.read(state, entry.seat, entry.move)
        answers.append(game.choice(game.table(state), entry.seat, move).label)
        game.play(state, entry.seat, move)
        state = match.renewed(state, number)
    return answers


def lines_seen(happened: Sequence[list[Event]], viewer: int = OPEN) -> list[Text]:
    """The log lines of some entries as `viewer` may know them."""
    seen = [event.seen_by(viewer) for events in happened for event in events]
    return [event.text() for event in seen if event is not None]
