"""`loci play`: a game in the terminal, new or continued."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from loci.cli.options import (
    Force,
    GameOptions,
    Lang,
    Players,
    Seed,
    game_options,
    language_of,
    random_seed,
    seat_list,
)

if TYPE_CHECKING:
    from loci.cli.frame import Frame
    from loci.core import AnyGame, Bot, Match

HUMAN: Final = "human"


def play(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME|FILE", help="A game's id for a new game, or a record to go on with."
        ),
    ],
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where, with commas: `human` or a bot (see `loci games`); the last one "
            "takes the seats left over. Default: as the record says, else human and the first bot "
            "that `loci games` names for the game."
        ),
    ] = None,
    seed: Seed = None,
    option: GameOptions = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            help="File that the record is saved to after every answer. "
            "Default: the record that is gone on with; for a new game none.",
        ),
    ] = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    """Play in the terminal, alone against bots or several at one screen.

    Type `help` at a question for what else can be typed. The end of the input ends the sitting.
    """
    from loci.cli.frame import Frame

    with Frame(language_of(lang)) as frame:
        file = _record_named(game)
        if file is None:
            match = _new_match(frame, game, players, seats, seed, option)
        else:
            _refuse_with_record(players, seed, option)
            match = _saved_match(frame, file)
            if seats is not None:
                _note_seats(match, seat_list(match.game, seats, match.header.players))
            output = output or file
        if output is not None and output != file and not force:
            from loci.cli.files import refuse_existing

            refuse_existing(output)
        _sit_down(frame, match, output)


def _sit_down(frame: Frame, match: Match, output: Path | None) -> None:
    from loci.cli.session import Session

    _prepare_input()
    session = Session(frame, match, _bots(match), output)
    try:
        session.play()
    except KeyboardInterrupt:
        session.say_good_bye()
        raise


def _record_named(name: str) -> Path | None:
    """The record file that an argument means, or None when it means a game."""
    path = Path(name)
    if path.suffix == ".loci" or "/" in name:
        return path
    if not path.is_file():
        return None
    from loci.core import UnknownGame, find_game

    try:
        find_game(name, by_object=True)
    except UnknownGame:
        return path
    return None


def _new_match(
    frame: Frame,
    name: str,
    players: int | None,
    seats: str | None,
    seed: int | None,
    option: list[str] | None,
) -> Match:
    from loci.core import Match, Text, find_game
    from loci.sim.playout import SEATS_NOTE

    rules = find_game(name, by_object=True)
    frame.speak(rules)
    if seats is None:
        who = _default_seats(rules, players if players is not None else rules.info.players[0])
    else:
        who = seat_list(rules, seats, players)
    chosen = seed if seed is not None else random_seed()
    values = game_options(rules, option)
    match = Match.start(rules, len(who), values, chosen, notes={SEATS_NOTE: ",".join(who)})
    told = Text("play-seed", game=frame.words.title(rules), seed=str(chosen))
    frame.print(frame.words.say(told), "dim")
    return match


def _saved_match(frame: Frame, file: Path) -> Match:
    from loci.cli.files import game_of, read_record
    from loci.core import Match
    from loci.sim.playout import SEATS_NOTE

    frame.file = str(file)
    record = read_record(file)
    rules = game_of(record)
    frame.speak(rules)
    match = Match.replay(rules, record)
    if SEATS_NOTE not in match.header.notes:
        _note_seats(match, _default_seats(match.game, match.header.players))
    return match


def _default_seats(game: AnyGame, players: int) -> list[str]:
    from loci.bots.registry import default_bot

    return [HUMAN] + [default_bot(game)] * (players - 1)


def _note_seats(match: Match, who: list[str]) -> None:
    """Who sits where is kept in the record, so that going on with it needs no options."""
    from loci.sim.playout import SEATS_NOTE

    match.header.notes[SEATS_NOTE] = ",".join(who)


def _bots(match: Match) -> dict[int, Bot]:
    """A bot for every seat that the record's note gives to one."""
    from loci.bots.registry import find_bot
    from loci.core import derived_seed
    from loci.sim.playout import SEATS_NOTE

    who = seat_list(match.game, match.header.notes[SEATS_NOTE], match.header.players)
    at = len(match.entries)  # a bot that comes back does not repeat what it did at first
    return {
        seat: find_bot(match.game, name)(
            match.game, seat, derived_seed(match.header.seed, "bot", seat, at)
        )
        for seat, name in enumerate(who)
        if name != HUMAN
    }


def _refuse_with_record(players: int | None, seed: int | None, option: list[str] | None) -> None:
    from loci.core import BadOption, Text

    given = {"--players": players, "--seed": seed, "--option": option or None}
    for name, value in given.items():
        if value is not None:
            raise BadOption(Text("record-fixed", option=name))


def _prepare_input() -> None:
    """Line editing where a person types; no stumbling over bytes that are no text."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
