"""One round of learning: what the decisions of a rollout were worth, and steps of the parameters
towards those that were worth more than expected (PPO: proximal policy optimisation)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

import numpy as np

from loci.bots.network import Network, Parameters
from loci.bots.reading import Array
from loci.learn.collecting import Rollout, from_seat, in_seats
from loci.learn.libraries import Learning
from loci.learn.tasks import Task

OTHERS: Final = 0.5  # what estimates for the other seats count together, beside the asked one's


@final
class Pace:
    """How fast is learned: the `rate` of the steps; `clip`, how far the chance of a move may go
    from what it was in one round; `entropy`, the reward for staying open to other moves; `doubt`,
    what is lost when a move becomes all but impossible, which is hardly ever tried again then;
    `trace`, how far back a surprise is felt; `batch` decisions a step, each looked at `epochs`
    times; how much estimates of `value` count beside moves."""

    __slots__ = ("batch", "clip", "doubt", "entropy", "epochs", "rate", "trace", "value")

    def __init__(
        self,
        rate: float = 3e-4,
        clip: float = 0.2,
        entropy: float = 0.01,
        doubt: float = 0.01,
        trace: float = 0.98,
        batch: int = 1024,
        epochs: int = 2,
        value: float = 0.75,
    ) -> None:
        self.rate: Final = rate
        self.clip: Final = clip
        self.entropy: Final = entropy
        self.doubt: Final = doubt
        self.trace: Final = trace
        self.batch: Final = batch
        self.epochs: Final = epochs
        self.value: Final = value


@final
class Lesson:
    """The decisions of a rollout, one after the other, and what is to be learned from each:
    how much `better` its move was than expected, what it was `worth` to each seat from the asked
    one on, and how much these estimates `count`: those of all other seats together half as much
    as that of the asked one, those of seats that are not there nothing."""

    __slots__ = (
        "better",
        "chosen",
        "count",
        "first",
        "ids",
        "likely",
        "numbers",
        "own",
        "rows",
        "worth",
    )

    def __init__(self, task: Task, network: Network, rollouts: list[Rollout], trace: float) -> None:
        parts = [worths(task, network, one, trace) for one in rollouts]
        self.rows: Final = _in_a_row([one.rows for one in rollouts])
        self.numbers: Final = _in_a_row([one.numbers for one in rollouts])
        self.chosen: Final = _in_a_row([one.chosen for one in rollouts])
        self.likely: Final = _in_a_row([one.likely for one in rollouts])
        self.own: Final = _in_a_row([one.own for one in rollouts]).astype(np.float32)
        self.ids: Final = np.concatenate([ids for one in rollouts for ids in one.ids])
        self.first: Final = np.append(0, np.cumsum(self.numbers))
        self.worth: Final = np.concatenate([one[0] for one in parts])
        better = np.concatenate([one[1] for one in parts])
        mine = self.own > 0
        self.better: Final = (better - better[mine].mean()) / (better[mine].std() + 1e-6)
        players = network.reading.players(self.rows)
        places = np.arange(self.worth.shape[1])
        there = places < players[:, None]
        each = OTHERS / np.maximum(players - 1, 1)[:, None]
        self.count: Final = np.where(places == 0, 1.0, there * each).astype(np.float32)

    def lists(self, which: Array) -> tuple[Array, Array]:
        """The ids and masks of some decisions."""
        numbers = self.numbers[which]
        width = int(numbers.max())
        places = np.arange(width)
        masks = places < numbers[:, None]
        ids = np.zeros(masks.shape, np.int64)
        index = self.first[which][:, None] + places
        ids[masks] = self.ids[index[masks]]
        return ids, masks


def _in_a_row(arrays: Sequence[Array]) -> Array:
    """What is by step and table, one after the other."""
    return np.concatenate([one.reshape(-1, *one.shape[2:]) for one in arrays])


def worths(task: Task, network: Network, of: Rollout, trace: float) -> tuple[Array, Array]:
    """By decision: what each seat had still to come, from the asked seat on, and by how much the
    move was better than expected for who made it."""
    steps, tables = of.seat.shape
    seats = of.values.shape[2]
    reading = network.reading

    def had(rows: Array, seat: Array) -> Array:
        points = task.aim.achieved(reading, rows)
        return in_seats(points, seat, reading.players(rows)) / task.aim.scale

    points = np.stack([had(of.rows[step], of.seat[step]) for step in range(steps)])
    last = had(of.last_rows, of.last_seat)
    surprise = np.zeros((tables, seats), np.float32)
    surprises = np.zeros((steps, tables, seats), np.float32)
    for step in reversed(range(steps)):
        over = of.ended[step][:, None]
        after = of.last if step + 1 == steps else of.values[step + 1]
        have = last if step + 1 == steps else points[step + 1]
        come = np.where(over, of.final[step] / task.aim.scale, have + after)
        felt = come - points[step] - of.values[step]
        surprise = felt + trace * np.where(over, 0.0, surprise)
        surprises[step] = surprise
    worth = (surprises + of.values).reshape(-1, seats)
    seat, players = of.seat.reshape(-1), of.players.reshape(-1)
    told = from_seat(surprises.reshape(-1, seats), seat, players)
    others = told[:, 1:].sum(1) / np.maximum(players - 1, 1)
    better = told[:, 0] - task.aim.rivalry * others
    return from_seat(worth, seat, players).astype(np.float32), better.astype(np.float32)


@final
class Adam:
    """Steps of parameters: by the mean of their gradients, divided by how much these vary."""

    def __init__(self, of: Parameters, saved: dict[str, Array] | None = None) -> None:
        self.steps = 0 if saved is None else int(saved["steps"])
        self.mean: Final = {
            name: self._kept(saved, f"mean.{name}", one) for name, one in of.items()
        }
        self.square: Final = {
            name: self._kept(saved, f"square.{name}", one) for name, one in of.items()
        }

    def _kept(self, saved: dict[str, Array] | None, name: str, like: Array) -> Array:
        return np.zeros_like(like) if saved is None else saved[name].astype(np.float32)

    def to_data(self) -> dict[str, Array]:
        found = {f"mean.{name}": one for name, one in self.mean.items()}
        found |= {f"square.{name}": one for name, one in self.square.items()}
        return found | {"steps": np.array(self.steps)}

    def step(self, of: Parameters, gradients: Parameters, rate: float, most: float = 1.0) -> float:
        """Change the parameters in place; a gradient longer than `most` is shortened to it. Its
        length."""
        length = float(np.sqrt(sum(float((one * one).sum()) for one in gradients.values())))
        scale = np.float32(min(1.0, most / (length + 1e-8)))
        self.steps += 1
        first, second = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        pace = np.float32(rate / first)
        for name, parameter in of.items():
            gradient = gradients[name] * scale
            mean, square = self.mean[name], self.square[name]
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient * gradient - square)
            spread = np.sqrt(square / np.float32(second)) + np.float32(1e-5)
            np.subtract(parameter, pace * mean / spread, out=parameter)
        return length


def learn(
    library: Learning,
    network: Network,
    of: Parameters,
    adam: Adam,
    lesson: Lesson,
    pace: Pace,
    rng: np.random.Generator,
) -> dict[str, float]:
    """Change the parameters by a lesson. What was seen on the way, on average."""
    told: dict[str, float] = {}
    many = len(lesson.rows)
    batch = min(pace.batch, many)
    steps = 0
    for _ in range(pace.epochs):
        order = rng.permutation(many)
        for first in range(0, many - batch + 1, batch):
            which = np.sort(order[first : first + batch])
            gradients, said = library.gradients(_loss(network, lesson, which, pace), of)
            said["length"] = adam.step(of, gradients, pace.rate)
            steps += 1
            for name, one in said.items():
                told[name] = told.get(name, 0.0) + one
    return {name: one / steps for name, one in told.items()}


def _loss(network: Network, lesson: Lesson, which: Array, pace: Pace) -> Any:
    reading = network.reading
    seen = reading.seen(lesson.rows[which])
    listed = reading.listed(*lesson.lists(which))
    chosen, before, own = lesson.chosen[which], lesson.likely[which], lesson.own[which]
    better, worth, count = lesson.better[which], lesson.worth[which], lesson.count[which]
    places = (listed.places < len(listed.row)).astype(np.float32)
    shares = places / places.sum(1, keepdims=True)

    def loss(library: Learning, of: Parameters) -> tuple[Any, dict[str, Any]]:
        flat, values = network.forward(library, of, seen, listed)
        likely = library.likely(flat, listed.places)
        now = library.picked(likely, chosen)
        ratio = library.exp(now - library.array(before))
        gain = library.array(better)
        kept = library.clipped(ratio, 1 - pace.clip, 1 + pace.clip)
        policy = -library.average(library.smaller(ratio * gain, kept * gain), own)
        spread = library.exp(likely) * likely * library.array(places)
        entropy = -library.average(spread.sum(1), own)
        doubt = -library.average((likely * library.array(shares)).sum(1), own)
        off = values - library.array(worth)
        value = library.average(off * off, count)
        told = {
            "policy": policy,
            "value": value,
            "entropy": entropy,
            "moved": library.average(library.array(before) - now, own),
        }
        open_minded = pace.entropy * entropy - pace.doubt * doubt
        return policy + pace.value * value - open_minded, told

    return loss
