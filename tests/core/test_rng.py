"""The random source: pinned numbers, independent streams, exact copies."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from loci.core import BadData, Rng, derived_seed


def test_the_algorithm_is_pinned() -> None:
    """These numbers may never change: every record rests on them."""
    rng = Rng(42)
    assert [rng.below("deck", 1000) for _ in range(6)] == [505, 4, 292, 262, 772, 994]
    assert [rng.die("dice", 6) for _ in range(8)] == [3, 5, 2, 4, 5, 1, 3, 1]
    cards = list(range(8))
    rng.shuffle("cards", cards)
    assert cards == [4, 0, 5, 2, 6, 7, 3, 1]
    assert derived_seed(7, "bot", 2) == 1123094505633463


def test_streams_do_not_disturb_each_other() -> None:
    one, other = Rng(7), Rng(7)
    for _ in range(50):
        one.below("deck", 52)
    assert [one.die("dice", 6) for _ in range(20)] == [other.die("dice", 6) for _ in range(20)]
    assert Rng(7).below("a", 1 << 32) != Rng(7).below("b", 1 << 32)
    assert Rng(7).below("a", 1 << 32) != Rng(8).below("a", 1 << 32)


@given(st.integers(0, 2**53), st.integers(1, 2**32), st.integers(1, 30))
def test_numbers_stay_below_and_clones_agree(seed: int, n: int, draws: int) -> None:
    rng = Rng(seed)
    for _ in range(draws):
        assert 0 <= rng.below("x", n) < n
    copy, saved = rng.clone(), Rng.from_data(rng.to_data())
    following = [rng.below("x", n) for _ in range(5)]
    assert [copy.below("x", n) for _ in range(5)] == following
    assert [saved.below("x", n) for _ in range(5)] == following


def test_every_number_is_equally_likely() -> None:
    rng = Rng(3)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below("die", 6)] += 1
    # Five degrees of freedom: 20.5 is passed by one honest die in a thousand.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5


def test_a_certain_outcome_draws_nothing() -> None:
    rng = Rng(1)
    assert rng.below("x", 1) == 0
    assert rng.used == 0
    rng.below("x", 2)
    assert rng.used == 1


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_impossible_bounds_are_refused(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Rng(1).below("x", n)


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ([], r"\$\.rng"),
        ({"seed": 1, "used": 0}, "streams"),
        ({"seed": "1", "used": 0, "streams": {}}, "seed"),
        ({"seed": 1, "used": 0, "streams": {"x": [1, 2, 3]}}, "streams.x"),
        ({"seed": 1, "used": 0, "streams": {"x": [1, 2, 3, 2**32]}}, "streams.x"),
        ({"seed": 1, "used": 0, "streams": {}, "more": 1}, "more"),
    ],
)
def test_damaged_data_is_refused_with_its_place(data: object, path: str) -> None:
    with pytest.raises(BadData, match=path):
        Rng.from_data(data)
