"""`loci tournament`: bots against each other, with ratings and a report."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from loci.cli.options import (
    GameName,
    GameOptions,
    Jobs,
    Json,
    Lang,
    ManySeed,
    Players,
    Playouts,
    game_options,
    language_of,
)
from loci.cli.workers import ClusterAddress, workers
from loci.sim.form import Form

if TYPE_CHECKING:
    from loci.cli.frame import Frame
    from loci.core import AnyGame
    from loci.sim.contest import Contest, Result
    from loci.sim.standings import Standings
    from loci.sim.workers import Workers

INTERRUPTED: Final = 130


def tournament(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="The bots, with commas (see `loci games`). Default: every bot of the game but "
            "those that think for a second and more before each answer."
        ),
    ] = "",
    form: Annotated[
        Form,
        typer.Option(
            "--format",
            help="round-robin: everybody meets everybody. gauntlet: the first bot on one seat "
            "against each other bot on all the rest. swiss: whoever has done as well so far.",
        ),
    ] = Form.ROUND_ROBIN,
    rounds: Annotated[
        int,
        typer.Option(
            "--rounds",
            "-r",
            min=1,
            help="How many rounds. A round is one deal, which every line-up plays with everybody "
            "in every seat once.",
        ),
    ] = 10,
    players: Players = None,
    option: GameOptions = None,
    jobs: Jobs = 1,
    cluster: ClusterAddress = None,
    seed: ManySeed = 0,
    playouts: Playouts = 100,
    seconds: Annotated[
        float | None,
        typer.Option(
            min=0.001,
            help="Seconds instead of playouts. Results then depend on the machine.",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            help="File for the games, a line of JSON each. If it is there already, its games "
            "are not played again."
        ),
    ] = None,
    html: Annotated[
        Path | None, typer.Option(help="File for a report with plots: one page, no other files.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play a tournament and rate them.

    Ratings are Elo with 95 % intervals; with more than two seats every two of a table are
    compared by their places. In a game that is played together every bot has all seats of the
    same deals, and the share of wins counts. Ctrl-C reports what has been played; with --out the
    same command goes on from there. A game that fails is reported and stops nothing; the exit
    code is then 1.
    """
    from loci.cli.files import BadFile, write_text
    from loci.cli.frame import CHECK_FAILED, Frame
    from loci.core import Text, find_game
    from loci.sim.contest import Contest, plan
    from loci.sim.page import page
    from loci.sim.standings import standings

    with Frame(language_of(lang), json) as frame:
        rules = find_game(game, by_object=True)
        frame.speak(rules)
        contest = plan(
            Contest(
                game,
                _named(rules, bots),
                players if players is not None else rules.info.players[0],
                form,
                rounds,
                seed,
                game_options(rules, option),
                None if seconds is not None else playouts,
                seconds,
            )
        )
        if html is not None and not html.parent.is_dir():  # better said before hours of play
            raise BadFile(Text("file-missing", path=str(html.parent)))
        results: list[Result] = []
        with workers(jobs, cluster) as there:
            stopped = _run(frame, contest, out, there, results)
        found = standings(contest, results)
        title = frame.words.title(rules)
        if html is not None:
            text = page(found, title, frame.words.language, frame.words.say)
            write_text(html, text)
        if json:
            frame.emit({**found.to_data(), "stopped": stopped})
        else:
            _print(frame, title, found)
        if stopped:
            raise typer.Exit(INTERRUPTED)
        if found.broken:
            raise typer.Exit(CHECK_FAILED)


def _named(rules: AnyGame, bots: str) -> tuple[str, ...]:
    from loci.bots.levels import thinks_for
    from loci.bots.registry import bot_names

    names = [name.strip() for name in bots.split(",") if name.strip()]
    return tuple(names or [name for name in bot_names(rules) if not thinks_for(name)])


def _run(
    frame: Frame, contest: Contest, out: Path | None, there: Workers, results: list[Result]
) -> bool:
    """Play, adding to `results`; True if somebody stopped it."""
    from contextlib import ExitStack, closing

    from loci.cli.progress import progress
    from loci.sim.contest import run
    from loci.sim.contest_file import ContestFile

    with ExitStack() as at_the_end:
        file = None if out is None else at_the_end.enter_context(ContestFile(out, contest))
        known = {} if file is None else file.known
        advance = at_the_end.enter_context(progress(frame, contest.games()))
        try:
            with closing(run(contest, known, there)) as played:
                for result in played:
                    if file is not None:
                        file.add(result)
                    results.append(result)
                    advance()
        except KeyboardInterrupt:
            return True
    return False


def _print(frame: Frame, title: str, found: Standings) -> None:
    from rich.table import Table

    from loci.sim.page import about, faults, headings, rows

    frame.print(title, "bold")
    for told in about(found, frame.words.say):
        frame.print(told)
    lines = rows(found)
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for at, name in enumerate(headings(found, frame.words.say)):
        # Where it is narrow the headings are broken, not the numbers.
        width = max(len(line[at]) for line in lines)
        grid.add_column(name, justify="right" if at else "left", overflow="fold", min_width=width)
    for line in lines:
        grid.add_row(*line)
    frame.out.print(grid)
    for told in faults(found, frame.words.say):
        frame.print(told, "red")
