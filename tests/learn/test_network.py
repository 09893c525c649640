"""The network: the same in numpy and where it learns, decision by decision as in a batch."""

from __future__ import annotations

import numpy as np
import pytest

from loci.bots.network import Network, Sizes
from loci.bots.operations import Operations
from loci.bots.reading import Reading
from loci.core import find_game
from loci.learn.libraries import Learning, library
from loci.learn.tasks import TASKS
from tests.learn.test_reading import tables_of

SMALL = Sizes(8, 24, 12, 1)


def network_of(game_id: str, sizes: Sizes = SMALL) -> Network:
    reading = Reading(find_game(game_id))
    return Network(reading, sizes, reading.seats)


@pytest.mark.parametrize("game_id", TASKS)
def test_a_decision_is_judged_alone_as_among_others(game_id: str) -> None:
    network = network_of(game_id)
    reading, of, ops = network.reading, network.first(3), Operations()
    shown = tables_of(game_id)
    listed = reading.listed(shown.ids, shown.masks)
    flat, values = network.forward(ops, of, reading.seen(shown.rows), listed)
    assert flat.std() > 0
    assert values.shape == (len(shown.rows), reading.seats)
    for table in range(len(shown.rows)):
        rows, ids, masks = (a[table : table + 1] for a in (shown.rows, shown.ids, shown.masks))
        alone = network.forward(ops, of, reading.seen(rows), reading.listed(ids, masks))
        assert np.allclose(alone[0], flat[listed.row == table], atol=1e-4)
        assert np.allclose(alone[1], values[table], atol=1e-4)


@pytest.mark.parametrize("game_id", TASKS)
def test_it_is_the_same_network_that_learns_and_that_plays(game_id: str) -> None:
    network = network_of(game_id)
    reading, of = network.reading, network.first(4)
    shown = tables_of(game_id)
    seen, listed = reading.seen(shown.rows), reading.listed(shown.ids, shown.masks)
    plays = network.forward(Operations(), of, seen, listed)
    learns = network.forward(library("autograd"), of, seen, listed)
    assert np.allclose(plays[0], learns[0], atol=1e-5)
    assert np.allclose(plays[1], learns[1], atol=1e-5)


@pytest.mark.parametrize("game_id", TASKS)
def test_gradients_are_what_small_changes_do(game_id: str) -> None:
    network = network_of(game_id)
    reading = network.reading
    of = {name: one.astype(np.float64) for name, one in network.first(5).items()}
    shown = tables_of(game_id, number=3)
    seen, listed = reading.seen(shown.rows), reading.listed(shown.ids, shown.masks)
    chosen = np.zeros(3, np.int64)

    def loss(ops: Learning, parameters: dict[str, np.ndarray]) -> tuple[object, dict[str, object]]:
        flat, values = network.forward(ops, parameters, seen, listed)
        likely = ops.likely(flat * 30.0, listed.places)
        number = -ops.average(ops.picked(likely, chosen), np.ones(3))
        number = number + ops.average(values * values, np.ones(values.shape)) * 100.0
        return number, {"loss": number}

    ops = library("autograd")
    gradients, told = ops.gradients(loss, of)
    rng = np.random.default_rng(0)
    seen_change = 0
    for name, parameter in of.items():
        direction = rng.standard_normal(parameter.shape)
        step = 1e-5
        moved = dict(of)
        moved[name] = parameter + step * direction
        above = ops.gradients(loss, moved)[1]["loss"]
        moved[name] = parameter - step * direction
        below = ops.gradients(loss, moved)[1]["loss"]
        expected = float((gradients[name] * direction).sum())
        assert (above - below) / (2 * step) == pytest.approx(expected, rel=2e-2, abs=2e-3), name
        seen_change += abs(expected) > 1e-6
    assert told["loss"] > 0
    assert seen_change > len(of) / 2
