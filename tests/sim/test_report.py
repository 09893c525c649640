"""What many games say about each seat."""

from __future__ import annotations

import pytest

from loci.sim.many import Played
from loci.sim.report import seat_reports, wilson


def _played(scores: tuple[int, ...], winners: tuple[int, ...]) -> Played:
    return Played(0, 10, "end", scores, winners, "00")


def test_a_shared_win_is_a_win_for_each_and_no_win_for_none() -> None:
    games = [_played((3, 3), (0, 1)), _played((5, 1), (0,)), _played((0, 0), ())]
    first, second = seat_reports(["a", "b"], games)
    assert (first.bot, first.wins, first.mean_score) == ("a", 2, pytest.approx(8 / 3))
    assert (second.bot, second.wins, second.mean_score) == ("b", 1, pytest.approx(4 / 3))
    assert first.win_rate == pytest.approx(2 / 3)


def test_the_interval_is_wilsons() -> None:
    # Worked out by hand from the formula with z = 1.96.
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_interval_holds_the_rate_and_narrows_with_more_games() -> None:
    width = 1.0
    for games in (5, 50, 500, 5000):
        low, high = wilson(games // 5, games)
        assert 0 <= low < 0.2 < high <= 1
        assert high - low < width
        width = high - low


def test_without_finished_games_nothing_is_claimed() -> None:
    (report,) = seat_reports(["a"], [])
    assert report.to_data() == {
        "bot": "a",
        "wins": 0,
        "mean_score": None,
        "win_rate": None,
        "interval": [0.0, 1.0],
    }
