"""`loci new`: a fresh record, ready to be played."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from loci.cli.options import (
    Force,
    GameName,
    GameOptions,
    Lang,
    Players,
    Seed,
    game_options,
    language_of,
    random_seed,
)


def new(
    game: GameName,
    players: Players = None,
    seed: Seed = None,
    option: GameOptions = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="File to write. Default: standard output."),
    ] = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    """Write the record of a new game in which nobody has answered yet."""
    from loci.cli.files import refuse_existing, write_text
    from loci.cli.frame import Frame
    from loci.core import Match, Text, find_game
    from loci.core.records.record import write

    with Frame(language_of(lang)) as frame:
        rules = find_game(game, by_object=True)
        frame.speak(rules)
        number = players if players is not None else rules.info.players[0]
        chosen = seed if seed is not None else random_seed()
        match = Match.start(rules, number, game_options(rules, option), chosen)
        text = write(match.record())
        if output is None:
            sys.stderr.write(f"seed {chosen}\n")
            sys.stdout.write(text)
            return
        if not force:
            refuse_existing(output)
        write_text(output, text)
        frame.print(frame.words.say(Text("play-seed", game=str(output), seed=str(chosen))))
