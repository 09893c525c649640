"""Options and arguments that several commands take, each described once."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from loci.core import AnyGame


class Language(StrEnum):
    """The languages that there are words in."""

    EN = "en"
    PL = "pl"
    RU = "ru"


GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="A game's id (see `loci games`), or `module:object`."),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record (`*.loci`).")]
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")]
Lang = Annotated[
    Language | None,
    typer.Option(
        "--lang", help="Language of the words. Default: $LOCI_LANG, then $LANG, else English."
    ),
]
Players = Annotated[
    int | None,
    typer.Option("--players", "-p", min=1, help="Number of players. Default: as few as can be."),
]
Seed = Annotated[
    int | None,
    typer.Option(
        "--seed", min=0, max=2**128 - 1, help="Seed of all chance. Default: a random one."
    ),
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game (see `loci games`); may be given several times.",
    ),
]
Jobs = Annotated[
    int,
    typer.Option(
        "--jobs", "-j", min=0, help="Worker processes; 0 for one per core. Never changes results."
    ),
]
ManySeed = Annotated[
    int,
    typer.Option(
        "--seed", min=0, max=2**53 - 1, help="Seed from which that of every game follows."
    ),
]
BotSeats = Annotated[
    str,
    typer.Option(
        "--seats", help="Bots by seat, with commas; the last one takes the seats left over."
    ),
]
Playouts = Annotated[
    int,
    typer.Option("--playouts", min=1, help="Playouts that a thinking bot may spend on a decision."),
]
Force = Annotated[bool, typer.Option("--force", help="Replace the file if there is one already.")]


def language_of(lang: Language | None) -> str:
    """The language to speak, asked for or by default."""
    from loci.cli.words import default_language

    return lang.value if lang is not None else default_language()


def game_options(game: AnyGame, given: list[str] | None) -> dict[str, object]:
    """`NAME=VALUE` texts as a dict; the game checks the values. An option of kind `file` takes a
    path here and becomes the text of that file, so that a record needs no other file."""
    from loci.cli.files import read_text
    from loci.core import BadOption, Text
    from loci.core.options import FILE

    files = [option.name for option in game.info.options if option.kind == FILE]
    values: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption(Text("option-form", given=text))
        values[name] = read_text(Path(value)) if name in files and value else value
    return values


def seat_list(game: AnyGame, seats: str, players: int | None) -> list[str]:
    """Who sits where: the names in `seats`, the last one repeated for the seats left over.

    Without a number of players there are as many as names, or as few as the game takes.
    """
    from loci.core import BadOption, Text

    names = [name.strip() for name in seats.split(",")]
    number = players if players is not None else max(len(names), game.info.players[0])
    if len(names) > number:
        raise BadOption(Text("seats-too-many", given=len(names), players=number))
    return names + [names[-1]] * (number - len(names))


def random_seed() -> int:
    """A seed that nobody chose, and nobody guesses."""
    import secrets

    from loci.core.rng import SEED_BITS

    return secrets.randbits(SEED_BITS)
