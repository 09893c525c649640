"""`loci bench`: how fast the games play, copy and show themselves, on this machine and build."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from loci.cli.options import Json, Lang, language_of

if TYPE_CHECKING:
    from rich.table import Table

    from loci.cli.measure import GameFigures
    from loci.core import AnyGame


def bench(
    game: Annotated[
        list[str] | None,
        typer.Option("--game", "-g", metavar="GAME", help="Measure this game; may be repeated."),
    ] = None,
    seats: Annotated[
        int,
        typer.Option(min=1, help="How many seats play, or as near as a game allows."),
    ] = 4,
    seconds: Annotated[
        float, typer.Option(min=0.0, help="How long one repeat of one figure takes, about.")
    ] = 0.3,
    repeats: Annotated[int, typer.Option(min=1, help="How often each figure is measured.")] = 7,
    seed: Annotated[int, typer.Option(help="Decides which games are played.")] = 0,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure random play, copying and viewing of every game.

    Each game is played with the default options, on one core.
    """
    from loci.cli.frame import CHECK_FAILED, Frame
    from loci.core import all_games, find_game

    with Frame(language_of(lang), as_json) as frame:
        games = [find_game(name, by_object=True) for name in game] if game else all_games()
        if not games:
            typer.echo("loci: no game is installed, so there is nothing to measure", err=True)
            raise typer.Exit(CHECK_FAILED)
        figures = _measure_all(games, seats, seconds, repeats, seed)
        if as_json:
            frame.emit(_report(figures, seconds, repeats, seed))
        else:
            frame.out.print(_table(figures, repeats))


def _measure_all(
    games: list[AnyGame], seats: int, seconds: float, repeats: int, seed: int
) -> list[GameFigures]:
    from functools import partial

    from rich.console import Console
    from rich.progress import Progress

    from loci.cli.measure import FIGURES, measure

    figures = []
    # On the error stream, so that JSON can be piped; gone when it is done.
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task("", total=len(games) * FIGURES * repeats)
        for game in games:
            progress.update(task, description=game.info.id)
            tick = partial(progress.advance, task)
            figures.append(measure(game, seats, seconds, repeats, seed, tick))
    return figures


def _report(figures: list[GameFigures], seconds: float, repeats: int, seed: int) -> dict[str, Any]:
    import os
    import platform

    from loci.version import VERSION, build

    return {
        "version": VERSION,
        "build": build(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "seconds": seconds,
        "repeats": repeats,
        "seed": seed,
        "games": [one.to_data() for one in figures],
    }


def _table(figures: list[GameFigures], repeats: int) -> Table:
    import platform

    from rich.table import Table
    from rich.text import Text

    from loci.cli.measure import Figure, number
    from loci.version import build

    def cell(figure: Figure | None) -> Text:
        if figure is None:
            return Text.assemble("–")
        return Text.assemble(number(figure.median), "\n", (f"±{figure.spread:.0%}", "dim"))

    table = Table(
        title=f"Random play on the {build()} build, Python {platform.python_version()}",
        caption=f"Median of {repeats} repeats; ± half the way from the least to the most. Asking "
        "and answering: on a copy, which counts too. Deal: what a seat cannot know, and its "
        "question. Step and row: of a decision, as programs learn.",
    )
    table.add_column("game", no_wrap=True)
    for heading in (
        "answers\n/ game",
        "answers\n/ s",
        "games\n/ s",
        "µs\nclone",
        "µs\nask",
        "µs\nanswer",
        "µs\nview",
        "µs\ndeal",
        "µs\nstep",
        "µs\nrow",
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in figures:
        measured = (
            one.answers_per_s,
            one.games_per_s,
            one.clone_us,
            one.ask_us,
            one.answer_us,
            one.view_us,
            one.deal_us,
            one.step_us,
            one.encode_us,
        )
        table.add_row(
            Text.assemble(one.game.info.id, "\n", (f"{one.players} seats", "dim")),
            number(one.answers_per_game),
            *[cell(figure) for figure in measured],
        )
    return table
