# %% [markdown]
"""Compare bots: who is stronger, and how sure is that?

You learn how a tournament is planned, played on several processes and rated from Python
(`loci.sim`), as the command `loci tournament` does, and to read Elo points and shares of wins by
their intervals: where two of them overlap widely, play more rounds. Twenty rounds take some
seconds.
"""

# %%
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from loci.sim.contest import Contest, plan, run
from loci.sim.plots import interval_plot, stacked
from loci.sim.standings import Standings, standings
from loci.sim.workers import Processes

# %% [markdown]
# A round is one deal, which every line-up plays with everybody in every seat once: so luck of the
# deal and of the seat falls on all alike.


# %%
def compete(game: str, bots: list[str], players: int, rounds: int, jobs: int) -> Standings:
    contest = plan(Contest(game, tuple(bots), players, rounds=rounds))
    games = track(
        run(contest, {}, Processes(jobs)),
        "Playing",
        total=contest.games(),
        console=Console(stderr=True, force_jupyter=False),
        transient=True,
    )
    return standings(contest, list(games))


# %%
def tell(found: Standings) -> None:
    print(f"{found.games} games of {found.contest.game} for {found.contest.players}")
    for one in found.bots:
        low, high = one.total.interval
        wins = f"{one.total.wins} of {one.total.played} seats won ({low:.0%} to {high:.0%})"
        elo = one.rating
        rated = f"Elo {elo.elo:+.0f} ({elo.low:+.0f} to {elo.high:+.0f}), " if elo else ""
        print(f"  {one.bot:10} {rated}{wins}")


# %%
def draw(found: Standings) -> str:
    """Elo points with their intervals, as the text of an SVG file."""
    rows = [
        (one.bot, one.rating.low, one.rating.elo, one.rating.high)
        for one in found.bots
        if one.rating is not None
    ]
    return stacked([("Elo points, with 95 % intervals", interval_plot("Elo", rows))])


# %%
def main(
    game: Annotated[str, typer.Option(help="A game with several sides.")] = "terra-mystica",
    bots: Annotated[str, typer.Option(help="Bots, with commas.")] = "greedy,random",
    players: Annotated[int, typer.Option("--players", "-p", min=2, help="How many play.")] = 2,
    rounds: Annotated[int, typer.Option("--rounds", "-r", min=1, help="How many rounds.")] = 20,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes that play.")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="SVG file for a plot of the ratings.")
    ] = None,
) -> None:
    """Let bots play a tournament; say how strong they are, and how sure that is."""
    found = compete(game, bots.split(","), players, rounds, jobs)
    tell(found)
    if out is not None:
        out.write_text(draw(found), encoding="utf-8")


# %% tags=["active-py"]
if __name__ == "__main__":
    typer.run(main)

# %% tags=["active-ipynb"]
# from IPython.display import SVG
# found = compete("terra-mystica", ["greedy", "random"], players=2, rounds=20, jobs=1)
# tell(found)
# SVG(draw(found))
