"""What is learned from: the decisions of a window of time at all tables, kept on the accelerator,
and the steps of the parameters (PPO, as in `learn/learning.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

import torch

from loci.learn.central.judge import Judge, from_seat
from loci.learn.central.shared import GROUPS
from loci.learn.learning import OTHERS, Pace
from loci.learn.tasks import Task

_LONGEST: Final = 1.0  # of a gradient
_OPEN: Final = 30.0  # so much more than elsewhere is staying open worth where a verb is open
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
    judge: Judge,
    task: Task,
    optimiser: Any,
    window: Window,
    after: Window,
    pace: Pace,
    told: dict[str, float],
) -> Iterator[None]:
    """Change the parameters by a window, a step at a time; `told` is what was seen on the way, on
    average."""
    worth, better = worths(task, window, after, pace.trace)
    better = (better - better.mean()) / (better.std() + 1e-6)
    rows, ids = window.in_a_row("rows"), window.in_a_row("ids")
    number, players = window.in_a_row("number"), window.in_a_row("players").long()
    chosen, before = window.in_a_row("chosen").long(), window.in_a_row("likely")
    places = torch.arange(worth.shape[1], device=judge.device)
    each = OTHERS / (players - 1).clamp(min=1)[:, None]
    count = torch.where(places == 0, 1.0, (places < players[:, None]) * each)
    for group in optimiser.param_groups:
        group["lr"] = pace.rate
    many = len(rows)
    batch = min(pace.batch, many)
    verbs = [verb.name for verb in judge.network.reading.vocabulary.verbs]
    open_verbs = torch.tensor([name in task.open for name in verbs], device=judge.device)
    names = ("policy", "value", "entropy", "moved", "length")
    sums = torch.zeros(len(names), device=judge.device)
    steps = 0
    for _ in range(pace.epochs):
        order = torch.randperm(many, device=judge.device)
        for first in range(0, many - batch + 1, batch):
            which = order[first : first + batch]
            listed = judge.sight.listed_alone(ids[which], number[which])
            seen = judge.sight.seen(rows[which])
            flat, values = judge.forward(judge.rounded(judge.of), seen, listed)
            likely = judge.ops.likely(flat, listed.places)
            now = likely.gather(1, chosen[which][:, None])[:, 0]
            ratio = (now - before[which]).exp()
            gain = better[which]
            kept = ratio.clamp(1 - pace.clip, 1 + pace.clip)
            policy = -torch.minimum(ratio * gain, kept * gain).mean()
            spread = -(likely.exp() * likely.clamp(min=-50)).sum(1)
            stays_open = open_verbs[listed.verb[listed.places[:, 0]]]
            entropy = spread.mean()
            reward = (torch.where(stays_open, _OPEN, 1.0) * spread).mean()
            off = values.float() - worth[which]
            value = (off * off * count[which]).sum() / count[which].sum()
            loss = policy + pace.value * value - pace.entropy * reward
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            length = torch.nn.utils.clip_grad_norm_(list(judge.of.values()), _LONGEST)
            optimiser.step()
            with torch.no_grad():
                moved = (before[which] - now).mean()
                sums += torch.stack([policy, value, entropy, moved, length])
            steps += 1
            yield
    told.update(zip(names, (sums / steps).tolist(), strict=True))


def steps_of(pace: Pace, window: Window, tables: int) -> int:
    """How many steps the lessons of a window have."""
    many = window.steps * GROUPS * tables
    return pace.epochs * (many // min(pace.batch, many))
