"""Analyses: a number for every position, and the answers that cost most."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from loci.bots import weights
from loci.bots.analysis import analyse
from loci.bots.registry import find_bot
from loci.core import BadData, Match, find_game
from loci.core.words.wording import Wording
from loci.sim.playout import playout
from tests.bots.tiny import use_no_weights, use_weights, write_tiny
from toys.ferry import GAME as FERRY

GAMES = {"haunted-lands": 2, "spirit-island": 1, "terra-mystica": 2}
MOST = 40  # entries that are looked at here


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("weights")
    write_tiny(folder, GAMES)
    return folder


@pytest.fixture
def learned(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    use_weights(monkeypatch, tiny)
    yield
    weights._loaded.cache_clear()


@pytest.fixture
def unlearned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    use_no_weights(monkeypatch, tmp_path)
    yield
    weights._loaded.cache_clear()


def _match(id: str, entries: int = MOST) -> Match:
    game = find_game(id)
    bots = [find_bot(game, "random")] * GAMES[id]
    record = playout(game, bots, 1, {}, recorded=True).record
    assert record is not None
    return Match.replay(game, record, min(entries, len(record.entries)))


@pytest.mark.parametrize("id", GAMES)
def test_without_weights_the_games_own_count_is_the_curve(id: str, unlearned: None) -> None:
    match = _match(id)
    found = analyse(match)
    assert found.measure == "own"
    assert found.by == "greedy"
    _check(match, found.to_data())
    assert found.costly  # at random something is given away
    table = match.game.table(match.state)
    now = [round(sum(match.game.weighed(table, seat).values()), 2) for seat in range(GAMES[id])]
    assert found.curve[-1] == now


@pytest.mark.parametrize("id", GAMES)
def test_with_weights_the_estimate_is_the_curve(id: str, learned: None) -> None:
    match = _match(id, 8)
    told: list[tuple[int, int]] = []
    found = analyse(match, lambda done, of: told.append((done, of)))
    assert found.measure == "learned"
    assert found.by == "master"
    assert told == [(number, len(match.entries)) for number in range(1, len(match.entries) + 1)]
    _check(match, found.to_data())
    assert analyse(match).to_data() == found.to_data()


def _check(match: Match, found: dict) -> None:  # type: ignore[type-arg]
    game = match.game
    assert len(found["curve"]) == len(match.entries) + 1
    assert all(len(values) == match.header.players for values in found["curve"])
    costs = [one["cost"] for one in found["costly"]]
    assert costs == sorted(costs, reverse=True)
    assert all(cost > 0 for cost in costs)
    for one in found["costly"]:
        entry = match.entries[one["number"] - 1]
        assert (entry.seat, entry.move) == (one["seat"], one["move"])
        before = match.state_at(one["number"] - 1)
        better = game.read(before, one["seat"], one["better"])
        assert game.why_not(before, one["seat"], better) is None
        assert one["better"] != one["move"]


def test_a_game_that_nobody_can_judge_is_refused() -> None:
    with pytest.raises(BadData) as caught:
        analyse(Match.start(FERRY, 2, {}, 1))
    assert caught.value.reason.id == "analysis-nobody"
    assert "learned" in Wording("en").say(caught.value.reason)
