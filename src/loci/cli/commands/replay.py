"""`loci replay`: a record in words, entry by entry, and where it leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from loci.cli.options import Lang, RecordFile, language_of

if TYPE_CHECKING:
    from loci.cli.frame import Frame
    from loci.core import Entry, Event, Match, Record, RecordError, Text


def replay(
    file: RecordFile,
    to: Annotated[
        int | None, typer.Option("--to", min=0, help="Stop after this entry. Default: the last.")
    ] = None,
    json: Annotated[
        bool, typer.Option("--json/--text", help="Answer in JSON for programs, or in words.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play a record again and tell what happened.

    Each answer with what it did, then the table at the end with nothing hidden.
    """
    from loci.cli.files import game_of, read_record
    from loci.cli.frame import Frame
    from loci.cli.show import events_by_entry
    from loci.core import OPEN, BadOption, Match, RecordError, Text

    with Frame(language_of(lang), json) as frame:
        frame.file = str(file)
        record = read_record(file)
        game = game_of(record)
        frame.speak(game)
        most = len(record.entries)
        if to is not None and to > most:
            raise BadOption(Text("match-number", number=to, most=most))
        if to is not None and to < record.header.stored:
            raise BadOption(Text("match-stored", number=to, stored=record.header.stored))
        try:
            match = Match.replay(game, record, to)
        except RecordError as error:
            if record.header.rules >= game.info.rules_version:
                raise
            _show_stored(frame, record, error, to)
            return
        happened = events_by_entry(match)
        if not json:
            _print(frame, record, match, happened)
            return
        outcome = match.outcome()
        frame.emit(
            {
                "game": game.info.id,
                "entries": _entries_data(match.entries, happened),
                "view": game.view(match.state, OPEN),
                "outcome": None if outcome is None else outcome.to_data(),
                "hash": match.state.digest(),
            }
        )


def _entries_data(entries: list[Entry], happened: list[list[Event]]) -> list[dict[str, Any]]:
    return [
        {
            "number": number,
            "seat": entry.seat,
            "move": entry.move,
            "auto": entry.auto,
            "events": [event.to_data() for event in events],
        }
        for number, (entry, events) in enumerate(zip(entries, happened, strict=True), 1)
    ]


def _show_stored(frame: Frame, record: Record, error: RecordError, to: int | None) -> None:
    """A record of older rules that the present ones cannot play, as it was stored."""
    from loci.cli import show
    from loci.core import Text

    entries = record.entries[:to]
    nothing: list[list[Event]] = [[] for _ in entries]
    if frame.as_json:
        frame.emit(
            {
                "game": record.header.game,
                "entries": _entries_data(entries, nothing),
                "view": None,
                "outcome": None if record.outcome is None else record.outcome.to_data(),
                "hash": record.hash,
                "stored": frame.data_of(error),
            }
        )
        return
    seats = frame.words.seats(record.header)
    _print_entries(frame, entries, nothing, seats)
    why = Text("replay-stored", rules=record.header.rules, why=frame.line_of(error, seats))
    frame.print(frame.words.say(why), show.QUIET)
    if record.outcome is not None:
        show.outcome(frame, record.outcome, seats)


def _print_entries(
    frame: Frame,
    entries: list[Entry],
    happened: list[list[Event]],
    seats: list[str],
    answers: list[Text] | None = None,
) -> None:
    """Each entry in the notation, or as its answer in words where those are given, and its log."""
    from loci.cli import show
    from loci.cli.show import lines_seen
    from loci.core import Text

    say = frame.words.say
    for number, (entry, events) in enumerate(zip(entries, happened, strict=True), 1):
        line = f"{number}. {seats[entry.seat]}: {entry.move}"
        if answers is not None:
            line = f"{number}. {seats[entry.seat]}: {say(answers[number - 1], seats)}"
            line += f" ({entry.move})"
        if entry.auto:
            line += f" ({say(Text('replay-auto'))})"
        if entry.comment:
            line += f" {{{' '.join(entry.comment.split())}}}"
        frame.print(line)
        show.log(frame, lines_seen([events]), seats)
    if entries:
        frame.print()


def _print(frame: Frame, record: Record, match: Match, happened: list[list[Event]]) -> None:
    from loci.cli import show
    from loci.core import OPEN, Text

    seats = frame.words.seats(match.header)
    # The notation is English: whoever reads another language is told the answer in words first.
    answers = None if frame.words.language == "en" else show.answers_by_entry(match)
    _print_entries(frame, match.entries, happened, seats, answers)
    if len(match.entries) < len(record.entries):
        at = Text("replay-at", number=len(match.entries), most=len(record.entries))
        frame.print(frame.words.say(at), show.QUIET)
    show.table(frame, match.game, match.state, OPEN, seats)
    frame.print()
    outcome = match.outcome()
    if outcome is None:
        frame.print(frame.words.say(Text("replay-going-on")))
    else:
        show.outcome(frame, outcome, seats)
