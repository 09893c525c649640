"""Rows and ids as arrays."""

from __future__ import annotations

import numpy as np
import pytest

from loci.bots.reading import Reading
from loci.core import Rng, find_game
from loci.learn.tables import Tables
from loci.learn.tasks import TASKS


def tables_of(game_id: str, number: int = 6, steps: int = 30, seed: int = 5) -> Tables:
    """Some tables of the task in the middle of their games."""
    task = TASKS[game_id]
    shown = Tables(task.game, lambda n: task.begin(seed + n), number, task.width)
    rng = Rng(seed)
    for _ in range(steps):
        shown.batch.step([rng.below("answer", len(moves)) for moves in shown.batch.moves])
    return shown


@pytest.mark.parametrize("game_id", TASKS)
def test_listed_moves_are_taken_apart_as_the_vocabulary_does(game_id: str) -> None:
    shown = tables_of(game_id)
    reading = Reading(find_game(game_id))
    listed = reading.listed(shown.ids, shown.masks)
    at = 0
    for table, (ids, mask) in enumerate(zip(shown.ids, shown.masks, strict=True)):
        for place, id in enumerate(ids[mask.astype(bool)].tolist()):
            verb, *arguments = reading.vocabulary.parts(id)
            assert listed.row[at] == table
            assert listed.verb[at] == verb
            assert listed.arguments[at].tolist() == arguments
            assert listed.places[table, place] == at
            at += 1
    assert at == len(listed.row) > len(shown.ids)
    assert (listed.places[~shown.masks.astype(bool)] == at).all()


@pytest.mark.parametrize("game_id", TASKS)
def test_every_byte_of_a_row_shows_in_the_features(game_id: str) -> None:
    """But for what lies beyond the largest number that is told apart."""
    reading = Reading(find_game(game_id))
    nothing = np.zeros((1, reading.encoding.size), np.uint8)
    before = _flat(reading, nothing)
    hidden = []
    for field in reading.encoding.fields:
        rows = nothing.copy()
        rows[0, field.offset] = 1
        if (_flat(reading, rows) == before).all():
            hidden.append(field.name)
    assert hidden == []


def _flat(reading: Reading, rows: np.ndarray) -> np.ndarray:
    seen = reading.seen(rows)
    arrays = [seen.whole, *seen.groups.values(), *seen.linked.values(), *seen.named.values()]
    return np.concatenate([one.reshape(-1) for one in arrays])


def test_amounts_and_kinds_have_features_of_their_own() -> None:
    reading = Reading(find_game("terra-mystica"))
    shown = tables_of("terra-mystica")
    points = reading.points(shown.rows)
    for table, state in enumerate(shown.batch.states):
        seat, players = shown.batch.seats[table], state.players
        assert reading.players(shown.rows)[table] == players
        told = [state.vp[(seat + place) % players] for place in range(players)]
        assert points[table, :players].tolist() == told


def test_a_number_marks_the_thing_that_it_names() -> None:
    """Where each Seer stands is a mark on that hex."""
    shown = tables_of("haunted-lands")
    reading = Reading(find_game("haunted-lands"))
    marks = reading.seen(shown.rows).groups["hex"][:, :, -reading.seats :]
    for table, state in enumerate(shown.batch.states):
        seat = shown.batch.seats[table]
        for place in range(state.players):
            where = state.seer[(seat + place) % state.players]
            assert np.flatnonzero(marks[table, :, place]).tolist() == [where]
