"""`loci position`: a hand-written position, what can be done in it, and what comes of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from loci.cli.options import Json, Lang, language_of

if TYPE_CHECKING:
    from loci.cli.frame import Frame
    from loci.core import AnyGame, Match


def position(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position in YAML.")],
    moves: Annotated[
        str,
        typer.Option(
            help='Answers to give, separated by semicolons: "P1 dock L2; take". '
            "The seat may be left out where only one can answer so."
        ),
    ] = "",
    ask: Annotated[
        list[str] | None,
        typer.Option(
            help='A question about the table that comes of it, such as "neighbours A4"; several '
            "may be asked. Only the answers are shown then (with --json: also them)."
        ),
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Set up a position, answer its questions and show what comes of it, nothing hidden."""
    from loci.cli.files import read_text
    from loci.cli.frame import Frame
    from loci.core.position import decision_data, read_yaml, to_data

    with Frame(language_of(lang), json) as frame:
        frame.file = str(file)
        text = read_text(file)
        named = _game_named(text)
        if named is not None:
            frame.speak(named)
        read = read_yaml(text)
        match = read.match
        for move in moves.split(";"):
            if move.strip():
                read.answer(move.strip())
        table = match.game.table(match.state)
        answers = [(question, *match.game.ask(table, question)) for question in ask or []]
        if json:
            data = to_data(match)
            asked = match.decisions().values()
            data["decisions"] = [decision_data(match, decision) for decision in asked]
            if answers:
                data["asked"] = [{"ask": one, "answer": found} for one, _, found in answers]
            frame.emit(data)
        elif answers:
            for _, words, _ in answers:
                frame.print(frame.words.say(words))
        else:
            _print(frame, match)


def _print(frame: Frame, match: Match) -> None:
    from loci.cli import show
    from loci.core import OPEN, Text

    seats = frame.words.seats(match.header)
    show.table(frame, match.game, match.state, OPEN, seats)
    for seat, decision in match.decisions().items():
        frame.print()
        prompt = frame.words.say(decision.prompt, seats)
        show.heading(frame, frame.words.say(Text("play-asked", who=seats[seat], prompt=prompt)))
        show.options(frame, match.game, match.state, decision, seats)
    outcome = match.outcome()
    if outcome is not None:
        frame.print()
        show.outcome(frame, outcome, seats)


def _game_named(text: str) -> AnyGame | None:
    """The game that a position is of, as far as that can be read: its words are needed to say
    what is wrong with the rest."""
    import yaml

    from loci.core import LociError, find_game

    try:
        return find_game(yaml.safe_load(text)["game"])
    except (yaml.YAMLError, LociError, TypeError, KeyError, ValueError, AttributeError):
        return None
