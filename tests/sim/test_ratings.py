"""Elo ratings and their intervals."""

from __future__ import annotations

from itertools import combinations
from math import exp, log, log1p, log10

import numpy as np
import pytest

from loci.core import Rng
from loci.sim.ratings import Pair, fitted, rate


def _games(wins: int, losses: int, draws: int = 0) -> list[list[Pair]]:
    drawn: list[Pair] = [(0, 1, 0.5), (1, 0, 0.5)]
    return [[(0, 1, 1.0)]] * wins + [[(1, 0, 1.0)]] * losses + [drawn] * draws


def test_the_difference_of_two_is_elos() -> None:
    first, second = rate(2, _games(75, 25), 1)
    wanted = 400 * log10(76 / 26)  # with the one game each that is added
    assert first.elo - second.elo == pytest.approx(wanted, abs=0.2)
    assert first.elo == -second.elo
    assert first.low < first.elo < first.high


def test_draws_are_half_a_win_each() -> None:
    first, second = rate(2, _games(10, 10, 40), 1)
    assert (first.elo, second.elo) == (0.0, 0.0)


def test_the_interval_of_two_is_that_of_an_even_prior() -> None:
    """The share of wins is then of a beta distribution; its quantiles are from tables."""
    first, second = rate(2, _games(8, 2), 1)
    low, high = 0.4822, 0.9398  # of the beta distribution with 9 and 3
    assert first.low - second.high == pytest.approx(400 * log10(low / (1 - low)), abs=60)
    assert first.high - second.low == pytest.approx(400 * log10(high / (1 - high)), abs=60)


def test_who_has_won_every_game_has_a_rating_and_a_wide_interval() -> None:
    few, many = rate(2, _games(5, 0), 1)[0], rate(2, _games(100, 0), 1)[0]
    assert 0 < few.elo < many.elo < 500
    assert few.low < many.low
    assert many.high > many.elo + 100


def test_more_games_narrow_the_interval() -> None:
    widths = []
    for games in (10, 100, 1000):
        first = rate(2, _games(games // 2, games // 2), 1)[0]
        widths.append(first.high - first.low)
    assert widths[0] > 2 * widths[1] > 4 * widths[2]


def _tables(strengths: list[float], number: int, seed: int) -> list[list[Pair]]:
    """Games of all at one table, in which who is 400 points ahead is the better ten times as often
    as not."""
    rng = Rng(seed)
    games: list[list[Pair]] = []
    for _ in range(number):
        late = [-log(rng.die("late", 10**9) / 10**9) / 10 ** (one / 400) for one in strengths]
        order = sorted(range(len(strengths)), key=late.__getitem__)
        games.append([(better, worse, 1.0) for better, worse in combinations(order, 2)])
    return games


STRENGTHS = [150.0, 50.0, -50.0, -150.0]


def test_known_strengths_are_found_again() -> None:
    found = rate(4, _tables(STRENGTHS, 1000, 5), 1)
    assert [rating.elo for rating in found] == pytest.approx(STRENGTHS, abs=25)


def test_intervals_hold_the_strength_about_as_often_as_they_say() -> None:
    held = 0
    for seed in range(15):
        found = rate(4, _tables(STRENGTHS, 60, seed), seed)
        for rating, strength in zip(found, STRENGTHS, strict=True):
            held += rating.low <= strength <= rating.high
    assert 52 <= held <= 60  # of 60; 57 by the word


def test_results_of_one_table_weigh_as_one() -> None:
    """Three pairs of one game say less than three games."""
    apart = [[pair] for pairs in _games(30, 30) for pair in pairs]
    at_one_table = [[apart[n][0], apart[n][0], apart[n][0]] for n in range(0, 60, 3)]
    alone, together = rate(2, apart, 1)[0], rate(2, at_one_table, 1)[0]
    assert together.high - together.low > 1.4 * (alone.high - alone.low)


def test_who_has_not_met_is_rated_by_the_mean() -> None:
    ratings = rate(3, [[(0, 1, 1.0)]] * 4, 1)
    assert ratings[0].elo > ratings[2].elo > ratings[1].elo
    assert ratings[2].low < 0 < ratings[2].high


def test_the_same_games_give_the_same_ratings() -> None:
    assert rate(2, _games(7, 3), 1) == rate(2, _games(7, 3), 1)
    assert rate(2, _games(7, 3), 1) != rate(2, _games(7, 3), 2)


def test_a_fit_is_the_one_that_is_known() -> None:
    """Two: the share of wins says it all. Three in a ring are equal; three that beat each other in
    the shares that strengths 2, 1 and 0 give have these strengths."""
    two = fitted(np.array([[0.0, 3.0], [1.0, 0.0]]))
    assert two[0] - two[1] == pytest.approx(log(3))
    ring = np.array([[0.0, 5.0, 1.0], [1.0, 0.0, 5.0], [5.0, 1.0, 0.0]])
    assert fitted(ring) == pytest.approx(np.zeros(3), abs=1e-9)
    strengths = np.array([2.0, 1.0, 0.0])
    shares = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None])) * (1 - np.eye(3))
    assert fitted(shares * 7) == pytest.approx(strengths - 1, abs=1e-9)


def test_nothing_near_a_fit_is_more_likely() -> None:
    """Against a search that knows the likelihood alone, from wins that few strengths explain."""
    rng = np.random.default_rng(4)
    for bots in (2, 3, 5):
        for strong in (1.0, 1000.0):
            counts = rng.exponential(size=(bots, bots)) ** 4 * strong * (1 - np.eye(bots)) + 1e-6
            np.fill_diagonal(counts, 0)
            found = fitted(counts)
            searched = _searched(counts)
            assert found.mean() == pytest.approx(0, abs=1e-9)
            assert _likely(found, counts) >= _likely(searched, counts) - 1e-9
            assert found == pytest.approx(searched, abs=1e-3)
            assert fitted(counts, rng.normal(size=bots) * 5) == pytest.approx(found, abs=1e-7)


def _likely(strengths: np.ndarray, counts: np.ndarray) -> float:
    total = 0.0
    for one, line in enumerate(counts):
        for other, wins in enumerate(line):
            total -= wins * log1p(exp(strengths[other] - strengths[one]))
    return total


def _searched(counts: np.ndarray) -> np.ndarray:
    """The most likely strengths by trying: one of them a little up or down, as long as it helps."""
    found = np.zeros(len(counts))
    best, step = _likely(found, counts), 4.0
    while step > 1e-5:
        helped = False
        for one in range(len(found)):
            for way in (step, -step):
                tried = found.copy()
                tried[one] += way
                likely = _likely(tried, counts)
                if likely > best:
                    found, best, helped = tried, likely, True
        if not helped:
            step /= 2
    return found - found.mean()
