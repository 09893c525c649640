"""`loci learn`: networks that learn to play, their strength and their files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from loci.cli.options import GameName, Json, Lang, language_of
from loci.cli.workers import ClusterAddress, reached

if TYPE_CHECKING:
    from loci.cli.frame import Frame
    from loci.learn.actors import Stage
    from loci.learn.evaluation import Trial

learn = typer.Typer(
    help="Train networks by self-play, measure and export them. Needs the extra `learn`.",
    no_args_is_help=True,
)

Folder = Annotated[Path, typer.Argument(help="Folder of the training.")]
Weights = Annotated[Path, typer.Argument(help="File of a network.")]
Epochs = Annotated[int, typer.Option("--epochs", min=1, help="Times that each is looked at.")]
Start = Annotated[
    Path | None,
    typer.Option("--from", help="Weights to begin with, where the folder is still empty."),
]
DrawnSeed = Annotated[int, typer.Option("--seed", min=0, help="Seed of all that is drawn.")]


@learn.command()
def train(
    game: GameName,
    folder: Folder,
    decisions: Annotated[
        int, typer.Option("--decisions", "-n", min=1, help="How many decisions to learn from.")
    ] = 10_000_000,
    minutes: Annotated[
        float,
        typer.Option(
            min=0, help="Stop at a checkpoint before so long has passed; 0: only when all is done."
        ),
    ] = 0,
    actors: Annotated[int, typer.Option(min=1, help="Processes that play.")] = 1,
    tables: Annotated[int, typer.Option(min=1, help="Tables of each of them.")] = 256,
    steps: Annotated[int, typer.Option(min=1, help="Decisions a table and round.")] = 32,
    library: Annotated[
        str, typer.Option(help="What finds gradients: autograd or torch.")
    ] = "autograd",
    rate: Annotated[float, typer.Option(help="Size of the first steps.")] = 5e-4,
    last_rate: Annotated[float, typer.Option(help="Size of the last steps.")] = 3e-5,
    every: Annotated[int, typer.Option(min=1, help="Rounds between checkpoints.")] = 20,
    past: Annotated[
        float, typer.Option(min=0, max=1, help="Share of the tables with a past self.")
    ] = 0.2,
    batch: Annotated[
        int, typer.Option(min=1, help="Decisions of one step; on an accelerator more.")
    ] = 1024,
    epochs: Epochs = 2,
    start: Start = None,
    seed: DrawnSeed = 1,
    cluster: ClusterAddress = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Train a network by self-play; called again with the same folder it goes on.

    The folder holds the checkpoint, the curve (curve.jsonl, curve.svg) and weights.npz, which is
    what plays. Ctrl-C loses what came after the last checkpoint.
    """
    from loci.cli.frame import Frame
    from loci.cli.progress import progress, watched
    from loci.learn.trainer import Clock, Plan, Trainer

    with Frame(language_of(lang), json) as frame:
        plan = Plan(
            _learned(game),
            decisions,
            seed,
            actors,
            tables,
            steps,
            library,
            rate,
            last_rate,
            every,
            past,
            batch,
            epochs,
        )
        with _stage(actors, cluster) as there:
            trainer = Trainer(plan, folder, start, there)
            clock = Clock(60 * minutes)
            with progress(frame, plan.rounds * plan.round_size, trainer.decisions) as advance:

                def tell(line: dict[str, Any]) -> None:
                    advance(line["decisions"], _said(line))
                    if line["round"] % every == 0 and not json and not watched(frame):
                        frame.print(f"{line['decisions']:,} decisions, {_said(line)}")

                done = trainer.run(tell, clock.over)
        _tell_end(frame, folder, done, trainer.round, json)


@learn.command()
def central(
    game: GameName,
    folder: Folder,
    minutes: Annotated[
        float, typer.Option(min=0.05, help="How long the whole training takes.")
    ] = 30,
    stop_after: Annotated[
        float, typer.Option(min=0, help="Stop now after so many minutes; 0: only when all is done.")
    ] = 0,
    actors: Annotated[int, typer.Option(min=1, help="Processes that play.")] = 15,
    tables: Annotated[int, typer.Option(min=1, help="Tables of each of them, twice.")] = 24,
    steps: Annotated[int, typer.Option(min=2, help="Decisions a table between lessons.")] = 32,
    batch: Annotated[int, typer.Option(min=1, help="Decisions of one step.")] = 2048,
    epochs: Epochs = 2,
    far: Annotated[
        float, typer.Option(min=0, help="How far a round of steps moves the policy at first.")
    ] = 0.015,
    start: Start = None,
    seed: DrawnSeed = 1,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Train on an accelerator: one network there judges for all actors. Needs PyTorch.

    Called again with the same folder it goes on where it stopped, until `--minutes` are over in
    all; steps get smaller up to then. The folder is that of `loci learn train`.
    """
    from loci.cli.frame import Frame
    from loci.cli.progress import progress, watched
    from loci.learn.libraries import library

    with Frame(language_of(lang), json) as frame:
        learned = _learned(game)
        library("torch")  # says so if it is missing
        from loci.learn.central.trainer import CentralPlan, CentralTrainer

        plan = CentralPlan(
            learned,
            60 * minutes,
            seed,
            actors,
            tables,
            steps,
            batch,
            epochs,
            far=far,
        )
        trainer = CentralTrainer(plan, folder, start)
        spent = trainer.seconds
        told = spent
        with progress(frame, round(plan.seconds), round(spent)) as advance:

            def tell(line: dict[str, Any]) -> None:
                nonlocal told
                advance(min(round(line["seconds"]), round(plan.seconds)), _said(line))
                if line["seconds"] - told > plan.every and not json and not watched(frame):
                    told = line["seconds"]
                    frame.print(f"{line['decisions']:,} decisions, {_said(line)}")

            done = trainer.run(
                tell, lambda: bool(stop_after) and trainer.seconds - spent > 60 * stop_after
            )
        _tell_end(frame, folder, done, trainer.round, json)


@learn.command("eval")
def eval_(
    weights: Weights,
    trial: Annotated[
        str, typer.Option(help="Which games, with commas; `all` of those there are.")
    ] = "all",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games of each.")] = 400,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the games.")] = 0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let a network play, always the move it likes best, and report points and wins with 95 %
    intervals."""
    from loci.bots.exported import read_card, read_network
    from loci.cli.frame import Frame
    from loci.cli.progress import progress
    from loci.core import find_game
    from loci.learn.evaluation import evaluate

    with Frame(language_of(lang), json) as frame:
        rules = find_game(str(read_card(weights)["game"]))
        policy = read_network(weights, rules)
        found: dict[str, Any] = {}
        for name, games_of in _trials(rules.info.id, trial).items():
            with progress(frame, games) as advance:
                found[name] = evaluate(policy, games_of, games, seed, advance).to_data()
            if not json:
                _print_strength(frame, name, found[name])
        if json:
            frame.emit({"game": rules.info.id, "seed": seed, "trials": found})


@learn.command()
def card(weights: Weights, json: Json = False, lang: Lang = None) -> None:
    """Tell what a file of weights is and where it comes from."""
    from loci.bots.exported import read_card
    from loci.cli.frame import Frame

    with Frame(language_of(lang), json) as frame:
        found = read_card(weights)
        if json:
            frame.emit(found)
        else:
            for name, value in found.items():
                frame.print(f"{name:12} {value}")


@learn.command()
def export(
    folder: Folder,
    out: Annotated[Path, typer.Argument(help="File to write.")],
    trial: Annotated[str, typer.Option(help="Games that tell its strength, as in eval.")] = "",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games of each.")] = 400,
    lang: Lang = None,
) -> None:
    """Write the network of a training with a card that holds its curve and its strength."""
    from loci.bots.exported import read_card, read_network, write_network
    from loci.cli.frame import Frame
    from loci.core import find_game
    from loci.learn.curve import points_of, thinned
    from loci.learn.evaluation import evaluate

    with Frame(language_of(lang)) as frame:
        source = folder / "weights.npz"
        notes = read_card(source)
        rules = find_game(str(notes["game"]))
        policy = read_network(source, rules)
        strength = {
            name: evaluate(policy, games_of, games, 0).to_data()
            for name, games_of in _trials(rules.info.id, trial).items()
        }
        notes |= {"curve": thinned(points_of(folder)), "strength": strength}
        write_network(out, policy.network, policy.parameters, notes)
        frame.print(f"{out} ({out.stat().st_size / 1e6:.1f} MB)")


def _learned(game: str) -> str:
    """The id of a game; `BadOption` if nobody has said what a network should learn of it."""
    from loci.core import BadOption, Text, find_game
    from loci.learn.tasks import TASKS

    id = find_game(game, by_object=True).info.id
    if id not in TASKS:
        raise BadOption(Text("learn-no-task", game=game, known=", ".join(TASKS)))
    return id


def _trials(game_id: str, wanted: str) -> dict[str, Trial]:
    """The trials of a game that are named, with commas, or `all`; `BadOption` if one is not."""
    from loci.core import BadOption, Text
    from loci.learn.evaluation import TRIALS

    known = TRIALS[game_id]
    names = list(known) if wanted == "all" else [name for name in wanted.split(",") if name]
    for name in names:
        if name not in known:
            raise BadOption(Text("learn-trial", name=name, known=", ".join(known)))
    return {name: known[name] for name in names}


def _tell_end(frame: Frame, folder: Path, done: bool, rounds: int, json: bool) -> None:
    """Draw the curve, and say how far the training has come."""
    from loci.core import Text
    from loci.learn.curve import draw, in_a_line

    draw(folder)
    if json:
        frame.emit({"done": done, "rounds": rounds, "folder": str(folder)})
    else:
        frame.print(in_a_line(folder))
        words = Text("learn-done" if done else "learn-stopped", rounds=rounds)
        frame.print(frame.words.say(words))


@contextmanager
def _stage(actors: int, cluster: str | None) -> Iterator[Stage | None]:
    """Where the actors play: on the cluster, if one is named."""
    if cluster is None:
        yield None
        return
    with reached(cluster, actors) as found:
        from loci.learn.on_cluster import OnCluster

        yield OnCluster(found)


def _said(line: dict[str, Any]) -> str:
    """The last figures of a training, in a few words."""
    return " ".join(
        f"{name} {line[name]}" for name in ("mean", "best", "won", "value") if name in line
    )


def _print_strength(frame: Frame, name: str, told: dict[str, Any]) -> None:
    mean, wide = told["points"]
    line = f"{name:12} {told['games']:,} games: {mean:.1f} ± {wide:.1f} points"
    if "wins" in told:
        line += f", wins {100 * told['wins'][0]:.1f} ± {100 * told['wins'][1]:.1f} %"
    line += f", all lost {100 * told['lost'][0]:.1f} %"
    frame.print(line)
    for kind, one in told.get("kinds", {}).items():
        frame.print(
            f"  {kind:16} {one['points'][0]:6.1f} ± {one['points'][1]:.1f} ({one['seats']})"
        )
