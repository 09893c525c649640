# %% [markdown]
"""Train a policy on Haunted Lands in five minutes.

You learn how a training is planned and run from Python (`loci.learn`), and how to tell what a
network has learned: it plays games before and after, and their points and wins have intervals. The
training takes five minutes at most, the games a few more; where other programs are busy, tell numpy
to use one thread (OPENBLAS_NUM_THREADS=1). The same for hours, with checkpoints to go on from, is
`loci learn train`. Needs the extra `learn`.
"""

# %%
from __future__ import annotations

from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer

from loci.bots.exported import read_network
from loci.core import find_game
from loci.learn.curve import draw, in_a_line
from loci.learn.evaluation import TRIALS, evaluate
from loci.learn.trainer import Clock, Plan, Trainer
from loci.sim.report import wilson

GAME = "haunted-lands"


# %% [markdown]
# What a network is worth shows in games in which it always takes the move that it likes best: on
# all three seats, or on one (which goes round) with the bot `greedy` on the others. In Haunted
# Lands all can lose together, and who has learned nothing does.


# %%
def report(weights: Path, games: int, *trials: str) -> None:
    policy = read_network(weights, find_game(GAME))
    for name in trials:
        found = evaluate(policy, TRIALS[GAME][name], games, seed=1)
        mean, wide = found.to_data()["points"]
        told = f"{mean:.1f} ± {wide:.1f} points, all lost {fmean(found.lost):.0%}"
        if found.wins:
            low, high = wilson(round(sum(found.wins)), games)
            told += f", won {fmean(found.wins):.0%} ({low:.0%} to {high:.0%})"
        print(f"  {name}: {told} of {games} games", flush=True)


# %% [markdown]
# A plan says how many decisions are learned from and how; steps get smaller towards its end. The
# clock is asked every few rounds, when there is a checkpoint.


# %%
def train(folder: Path, decisions: int, minutes: float, tables: int, games: int) -> None:
    plan = Plan(GAME, decisions, tables=tables, rate=1e-3, every=5)
    trainer = Trainer(plan, folder)
    trainer.save_parameters()
    print("Before:", flush=True)
    report(folder / "weights.npz", games, "alone-3")

    def tell(line: dict[str, Any]) -> None:
        if line["round"] % plan.every == 0 and "mean" in line:
            told = f"{line['decisions']:,} decisions, {line['mean']} points a seat in self-play"
            print(f"  {told}", flush=True)

    print("Training:", flush=True)
    trainer.run(tell, Clock(60 * minutes).over)
    print(f"After {trainer.decisions:,} decisions:", flush=True)
    report(folder / "weights.npz", games, "alone-3", "greedy-3")
    print(f"Points in self-play: {in_a_line(folder)}")


# %%
def main(
    minutes: Annotated[float, typer.Option(min=0.1, help="How long to train at most.")] = 5,
    decisions: Annotated[
        int, typer.Option("--decisions", "-n", min=1, help="From how many decisions to learn.")
    ] = 300_000,
    tables: Annotated[int, typer.Option(min=1, help="Tables that are played on at once.")] = 128,
    games: Annotated[int, typer.Option(min=1, help="Games of each trial.")] = 100,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="Folder for weights and curve; else nothing is kept."),
    ] = None,
) -> None:
    """Train a policy on Haunted Lands, and say how strong it is before and after.

    Five minutes for the training and a few for the games.
    """
    if out is not None:
        train(out, decisions, minutes, tables, games)
        print(draw(out) or out)
        return
    with TemporaryDirectory() as forgotten:
        train(Path(forgotten), decisions, minutes, tables, games)


# %% tags=["active-py"]
if __name__ == "__main__":
    typer.run(main)

# %% tags=["active-ipynb"]
# main(out=Path("haunted-lands"))
