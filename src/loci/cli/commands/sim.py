"""`loci sim`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from loci.cli.options import (
    BotSeats,
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
    seat_list,
)
from loci.cli.workers import ClusterAddress, workers

if TYPE_CHECKING:
    from loci.cli.frame import Frame
    from loci.sim.many import Failed, Plan, Played
    from loci.sim.report import SeatReport


def sim(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games to play.")],
    players: Players = None,
    seats: BotSeats = "random",
    option: GameOptions = None,
    jobs: Jobs = 1,
    cluster: ClusterAddress = None,
    seed: ManySeed = 0,
    playouts: Playouts = 100,
    records: Annotated[
        Path | None, typer.Option(help="Folder for the records, one file per game.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games and report wins and scores by seat.

    A shared win counts for each of the winners. A game that fails is reported with its seed and
    does not stop the others; the exit code is then 1.
    """
    import time

    from loci.cli.frame import CHECK_FAILED, Frame
    from loci.core import find_game
    from loci.sim.many import Failed, Plan, Played, check
    from loci.sim.report import seat_reports

    with Frame(language_of(lang), json) as frame:
        rules = find_game(game, by_object=True)
        frame.speak(rules)
        bots = tuple(seat_list(rules, seats, players))
        plan = Plan(game, bots, games, seed, game_options(rules, option), playouts, records)
        check(plan)
        if records is not None:
            records.mkdir(parents=True, exist_ok=True)
        begun = time.perf_counter()
        done = _run_shown(frame, plan, jobs, cluster)
        seconds = time.perf_counter() - begun
        played = [result for result in done if isinstance(result, Played)]
        failed = [result for result in done if isinstance(result, Failed)]
        reports = seat_reports(bots, played)
        if json:
            frame.emit(
                {
                    "game": rules.info.id,
                    "games": games,
                    "seed": seed,
                    "answers": sum(result.answers for result in played),
                    "seconds": seconds,
                    "errors": len(failed),
                    "failures": [result.to_data() for result in failed],
                    "seats": [report.to_data() for report in reports],
                    "results": [result.to_data() for result in played],
                }
            )
        else:
            _print_summary(frame, frame.words.title(rules), played, failed, seconds)
            _print_seats(frame, reports)
        if failed:
            raise typer.Exit(CHECK_FAILED)


def _run_shown(frame: Frame, plan: Plan, jobs: int, cluster: str | None) -> list[Played | Failed]:
    """Run the plan and show how far it has come."""
    from contextlib import closing

    from loci.cli.progress import progress
    from loci.sim.many import run

    done = []
    with (
        workers(jobs, cluster) as there,
        progress(frame, plan.games) as advance,
        closing(run(plan, there)) as results,
    ):
        for result in results:
            done.append(result)
            advance()
    return done


def _print_summary(
    frame: Frame, title: str, played: list[Played], failed: list[Failed], seconds: float
) -> None:
    answers = sum(result.answers for result in played)
    rate = answers / seconds if seconds else 0.0
    frame.print(
        f"{title}: {len(played):,} games, {answers:,} answers in {seconds:.1f} s "
        f"({rate:,.0f} answers/s)"
    )
    if failed:
        frame.print(f"{len(failed):,} games failed:", "red")
    for result in failed[:10]:
        frame.print(f"  seed {result.seed}: {result.message}")
    if len(failed) > 10:
        frame.print("  … (all of them with --json)")


def _print_seats(frame: Frame, reports: list[SeatReport]) -> None:
    from rich.table import Table

    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("seat")
    grid.add_column("bot", overflow="fold")
    for name in ("wins", "win rate", "95 % interval", "mean score"):
        grid.add_column(name, justify="right", overflow="fold")
    for seat, report in enumerate(reports, 1):
        low, high = report.interval
        grid.add_row(
            f"P{seat}",
            report.bot,
            f"{report.wins:,}",
            "–" if report.win_rate is None else f"{report.win_rate:.1%}",
            f"{low:.1%}–{high:.1%}",
            "–" if report.mean_score is None else f"{report.mean_score:,.2f}",
        )
    frame.out.print(grid)
