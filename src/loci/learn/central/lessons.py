"""What is learned from: the decisions of a window of time at all tables, kept on the accelerator,
and what they were worth (PPO, as in `learn/learning.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

import torch

from loci.learn.central.judge import Judge, from_seat
from loci.learn.central.shared import GROUPS
from loci.learn.central.steps import Steps
from loci.learn.learning import OTHERS, Pace
from loci.learn.tasks import Task

_KEPT: Final = (
    "rows",
    "ids",
    "number",
    "seat",
    "players",
    "points",
    "ended",
    "final",
    "chosen",
    "likely",
    "values",
)


@final
class Window:
    """`steps` decisions of every table, by step and group."""

    def __init__(self, judge: Judge, steps: int) -> None:
        self.steps: Final = steps
        self.kept: Final[dict[str, Any]] = {
            name: torch.zeros(
                steps,
                GROUPS,
                *getattr(judge, name).shape,
                dtype=getattr(judge, name).dtype,
                device=judge.device,
            )
            for name in _KEPT
        }

    def keep(self, judge: Judge, step: int, group: int) -> None:
        """What the judge has just seen and said."""
        with torch.cuda.stream(judge.stream):
            for name, one in self.kept.items():
                one[step, group].copy_(getattr(judge, name))

    def __getitem__(self, name: str) -> Any:
        return self.kept[name]

    def in_a_row(self, name: str) -> Any:
        one = self.kept[name]
        return one.reshape(-1, *one.shape[3:])


@torch.no_grad()  # type: ignore[untyped-decorator]
def worths(task: Task, window: Window, after: Window, trace: float) -> tuple[Any, Any]:
    """By decision: what each seat had still to come, from the asked seat on, and by how much the
    move was better than expected for who made it. `after` begins where the window ends."""
    scale = task.aim.scale
    points, values = window["points"] / scale, window["values"]
    surprise = torch.zeros_like(values[0])
    surprises = torch.zeros_like(values)
    for step in reversed(range(window.steps)):
        source, at = (window, step + 1) if step + 1 < window.steps else (after, 0)
        over = source["ended"][at][..., None] > 0
        come = torch.where(
            over, source["final"][at] / scale, source["points"][at] / scale + source["values"][at]
        )
        felt = come - points[step] - values[step]
        surprise = felt + trace * torch.where(over, 0.0, surprise)
        surprises[step] = surprise
    seats = values.shape[-1]
    seat, players = window.in_a_row("seat").long(), window.in_a_row("players").long()
    told = from_seat(surprises.reshape(-1, seats), seat, players)
    others = told[:, 1:].sum(1) / (players - 1).clamp(min=1)
    worth = from_seat((surprises + values).reshape(-1, seats), seat, players)
    return worth, told[:, 0] - task.aim.rivalry * others


def lessons(
    steps: Steps, task: Task, window: Window, after: Window, pace: Pace, told: dict[str, float]
) -> Iterator[None]:
    """Change the parameters by a window, a step at a time; `told` is what was seen on the way, on
    average."""
    worth, better = worths(task, window, after, pace.trace)
    better = (better - better.mean()) / (better.std() + 1e-6)
    players = window.in_a_row("players").long()
    places = torch.arange(worth.shape[1], device=worth.device)
    each = OTHERS / (players - 1).clamp(min=1)[:, None]
    count = torch.where(places == 0, 1.0, (places < players[:, None]) * each)
    of = {name: window.in_a_row(name) for name in ("rows", "ids", "number", "chosen", "likely")}
    of |= {"worth": worth, "better": better, "count": count}
    steps.begin(pace)
    many = len(worth)
    for _ in range(pace.epochs):
        order = torch.randperm(many, device=worth.device)
        for first in range(0, many - steps.batch + 1, steps.batch):
            steps.take(of, order[first : first + steps.batch])
            yield
    told.update(steps.told())
