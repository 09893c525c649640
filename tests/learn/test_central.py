"""Training on an accelerator, as far as it can be tried without one: what PyTorch does on the
processor is what numpy does. PyTorch is ten times as large as all else that a checkout sets up, so
these tests run where somebody has installed it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from learn.test_reading import tables_of
from loci.bots.exported import read_network
from loci.bots.network import Network, Sizes
from loci.bots.operations import Operations
from loci.bots.reading import Reading, Seen
from loci.core import BadOption
from loci.learn.collecting import Rollout
from loci.learn.learning import worths as worths_by_numpy
from loci.learn.tasks import TASKS

torch = pytest.importorskip("torch", reason="PyTorch is not part of a checkout's set-up")

from loci.learn.central.judge import Judge  # noqa: E402
from loci.learn.central.lessons import Window, worths  # noqa: E402
from loci.learn.central.shared import GROUPS  # noqa: E402
from loci.learn.central.sight import Sight  # noqa: E402
from loci.learn.central.trainer import CentralPlan, CentralTrainer  # noqa: E402

TINY = Sizes(8, 32, 16, 1)


@pytest.mark.parametrize("game_id", TASKS)
def test_rows_and_ids_are_read_as_by_numpy(game_id: str) -> None:
    shown = tables_of(game_id, steps=40)
    reading = Reading(TASKS[game_id].game)
    sight = Sight(reading, "cpu")
    wanted, found = reading.seen(shown.rows), sight.seen(torch.from_numpy(shown.rows))
    assert np.array_equal(found.whole.numpy(), wanted.whole)
    for name in ("groups", "there", "linked", "named"):
        _alike(getattr(found, name), getattr(wanted, name))
    number = torch.from_numpy(shown.masks.astype(np.int64).sum(1))
    listed = sight.listed_alone(torch.from_numpy(shown.ids), number)
    by_numpy = reading.listed(shown.ids, shown.masks)
    for name in listed.__slots__:
        assert np.array_equal(getattr(listed, name).numpy(), getattr(by_numpy, name))
    many = len(listed.row)
    for room in (many + 9, many - 9):
        within = sight.listed_within(torch.from_numpy(shown.ids), number, room)
        there = min(many, room)
        for name in ("row", "verb", "arguments"):
            assert torch.equal(getattr(within, name)[:there], getattr(listed, name)[:there])
        places = torch.where(listed.places < there, listed.places, room)
        assert torch.equal(within.places, places)


def _alike(found: dict[str, Any], wanted: dict[str, Any]) -> None:
    """numpy looks only at the things up to the last that any table has."""
    assert found.keys() == wanted.keys()
    for name, one in wanted.items():
        there = tuple(slice(0, size) for size in one.shape)
        assert np.allclose(found[name].numpy()[there], one, atol=1e-6)


@pytest.mark.parametrize("game_id", TASKS)
def test_the_judge_says_what_the_network_says(game_id: str) -> None:
    shown = tables_of(game_id, number=8, steps=40)
    task = TASKS[game_id].with_sizes(TINY)
    reading = Reading(task.game)
    network = Network(reading, TINY, reading.seats)
    of = network.first(3)
    judge = Judge(network, of, len(shown.rows), task.width)
    listed = reading.listed(shown.ids, shown.masks)
    flat, values = network.forward(Operations(), of, reading.seen(shown.rows), listed)
    with torch.no_grad():
        number = torch.from_numpy(shown.masks.astype(np.int64).sum(1))
        seen: Seen = judge.sight.seen(torch.from_numpy(shown.rows))
        alone = judge.sight.listed_alone(torch.from_numpy(shown.ids), number)
        theirs, worth = judge.forward(judge.rounded(judge.of), seen, alone)
    assert np.allclose(theirs.numpy(), flat, atol=1e-5)
    assert np.allclose(worth.numpy(), values, atol=1e-5)


def test_decisions_are_worth_what_numpy_says() -> None:
    """Made-up windows: games that end, seats and numbers of players that change."""
    task = TASKS["terra-mystica"].with_sizes(TINY)
    reading = Reading(task.game)
    network = Network(reading, TINY, reading.seats)
    tables, steps, seats = 3, 5, reading.seats
    judge = Judge(network, network.first(1), tables, task.width)
    rng = np.random.default_rng(4)
    windows = [Window(judge, steps), Window(judge, steps)]
    rollout = Rollout(steps, tables * GROUPS, reading.encoding.size, seats)
    players = rng.integers(2, 6, (2, GROUPS, tables))
    points = rng.integers(0, 90, (2, steps, GROUPS, tables, seats)).astype(np.float32)
    for at, window in enumerate(windows):
        window.kept["players"][:] = torch.from_numpy(players[0])
        window.kept["seat"][:] = torch.from_numpy(rng.integers(0, players[0], (steps, 2, tables)))
        there = np.arange(seats) < players[0][..., None]
        window.kept["points"][:] = torch.from_numpy(points[at] * there)
        values = rng.standard_normal((steps, GROUPS, tables, seats)).astype(np.float32)
        window.kept["values"][:] = torch.from_numpy(values * there)
        window.kept["ended"][:] = torch.from_numpy(rng.random((steps, GROUPS, tables)) < 0.3)
        final = rng.integers(40, 140, (steps, GROUPS, tables, seats)).astype(np.float32)
        window.kept["final"][:] = torch.from_numpy(final * there)
    window, after = windows
    flat = (steps, tables * GROUPS)
    rollout.players[:] = window["players"].numpy().reshape(flat)
    rollout.seat[:] = window["seat"].numpy().reshape(flat)
    rollout.values[:] = window["values"].numpy().reshape(*flat, seats)
    # There an end is told with the answer before it, here with the decision that follows.
    for name in ("ended", "final"):
        later = torch.cat([window[name][1:], after[name][:1]]).numpy()
        getattr(rollout, name)[:] = later.reshape(getattr(rollout, name).shape)
    rollout.last[:] = after["values"][0].numpy().reshape(-1, seats)
    rollout.last_seat[:] = rollout.seat[0]
    for step in range(steps):
        rollout.rows[step] = _rows(reading, window["points"][step], rollout, step)
    rollout.last_rows[:] = _rows(reading, after["points"][0], rollout, 0)
    worth, better = worths_by_numpy(task, network, rollout, 0.9)
    told, gain = worths(task, window, after, 0.9)
    assert np.allclose(told.numpy(), worth, atol=1e-4)
    assert np.allclose(gain.numpy(), better, atol=1e-4)


def _rows(reading: Reading, points: Any, rollout: Rollout, step: int) -> np.ndarray:
    """Rows that show these points, and nothing else but the number of players."""
    rows = np.zeros(rollout.last_rows.shape, np.uint8)
    field = reading.encoding.field("seat.points")
    rows[:, reading.encoding.field("given.players").offset] = rollout.players[step]
    flat = points.numpy().reshape(len(rows), -1)
    for row, (seat, number) in enumerate(
        zip(rollout.seat[step].tolist(), rollout.players[step].tolist(), strict=True)
    ):
        for place in range(number):
            rows[row, field.offset + place * field.stride] = flat[row, (seat + place) % number]
    return rows


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = CentralPlan(
        "haunted-lands", 1e6, actors=1, tables=4, steps=4, batch=16, sizes=TINY.to_data()
    )

    def trained(rounds: int) -> CentralTrainer:
        trainer = CentralTrainer(plan, tmp_path)
        last = trainer.round + rounds
        assert not trainer.run(lambda _line: None, lambda: trainer.round >= last)
        return trainer

    first = trained(2)
    assert first.decisions == 2 * plan.round_size
    steps = len(first.steps.optimiser.state)
    again = trained(1)
    assert (again.round, again.decisions) == (3, 3 * plan.round_size)
    assert len(again.steps.optimiser.state) == steps > 0
    one = again.steps.optimiser.state[again.judge.of["whole.weight"]]
    assert float(one["step"]) == 3 * 2 * (plan.round_size // plan.batch)
    network = read_network(tmp_path / "weights.npz", TASKS["haunted-lands"].game)
    assert network.card["decisions"] == again.decisions
    kept = again.judge.parameters()["whole.weight"]
    assert np.allclose(network.parameters["whole.weight"], kept, atol=1e-2)
    other = CentralPlan("haunted-lands", 1e6, seed=2, actors=1, tables=4, sizes=TINY.to_data())
    with pytest.raises(BadOption, match="seed"):
        CentralTrainer(other, tmp_path)
