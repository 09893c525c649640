"""`loci analyse`: how every position of a record is judged, and which answers cost most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from loci.cli.options import Lang, RecordFile, language_of

if TYPE_CHECKING:
    from loci.bots.analysis import Analysis
    from loci.cli.frame import Frame
    from loci.core import Match

_ROWS: Final = 20  # of the curve in a terminal


def analyse(
    file: RecordFile,
    json: Annotated[
        bool, typer.Option("--json/--text", help="Answer in JSON for programs, or in words.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Judge every position of a record and name the answers that cost most.

    Where a bot has learned the game, it says what it expects in the end, and what it would have
    answered; elsewhere the game's own count of what everybody has is shown.
    """
    from loci.bots.analysis import analyse as analysed
    from loci.cli.files import game_of, read_record
    from loci.cli.frame import Frame
    from loci.cli.progress import progress
    from loci.core import Match

    with Frame(language_of(lang), json) as frame:
        frame.file = str(file)
        record = read_record(file)
        game = game_of(record)
        frame.speak(game)
        match = Match.replay(game, record)
        with progress(frame, len(match.entries) - match.stored) as advance:
            found = analysed(match, lambda _done, _of: advance())
        if json:
            frame.emit({"game": game.info.id, **found.to_data()})
        else:
            _print(frame, match, found)


def _print(frame: Frame, match: Match, found: Analysis) -> None:
    from loci.bots.analysis import LEARNED
    from loci.cli import show
    from loci.core import Text

    say = frame.words.say
    seats = frame.words.seats(match.header)
    measure = "analyse-learned" if found.measure == LEARNED else "analyse-own"
    show.heading(frame, say(Text(measure)))
    frame.print("\t".join([say(Text("analyse-number")), *seats]))
    for at in _some(len(found.curve)):
        values = [f"{value:.1f}" for value in found.curve[at]]
        frame.print("\t".join([str(found.first + at), *values]))
    frame.print()
    if not found.costly:
        frame.print(say(Text("analyse-none")))
        return
    bot = Text(f"bot-name-{found.by}")
    show.heading(frame, say(Text("analyse-costly", bot=bot)))
    for one in found.costly:
        line = Text(
            "analyse-line",
            number=one.number,
            who=seats[one.seat],
            label=one.label,
            move=one.move,
            better=one.better,
            better_label=one.better_label,
            cost=f"{one.cost:.1f}",
        )
        frame.print(say(line, seats))


def _some(number: int) -> list[int]:
    """The first, the last and some evenly between."""
    if number <= _ROWS:
        return list(range(number))
    return sorted({round(at * (number - 1) / (_ROWS - 1)) for at in range(_ROWS)})
