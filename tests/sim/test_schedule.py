"""Who plays whom, and who sits where."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from loci.core import BadOption
from loci.sim.form import Form
from loci.sim.schedule import check_form, line_ups, swiss_games, swiss_line_ups

BOTS = ["a", "b", "c", "d", "e"]


def _seats(found: list[tuple[str, ...]]) -> dict[str, Counter[int]]:
    counts: dict[str, Counter[int]] = {}
    for line_up in found:
        for seat, bot in enumerate(line_up):
            counts.setdefault(bot, Counter())[seat] += 1
    return counts


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (5, 2), (5, 3), (4, 4), (2, 4), (3, 4)])
def test_in_a_round_robin_everybody_sits_in_every_seat_equally_often(
    bots: int, players: int
) -> None:
    found = line_ups(Form.ROUND_ROBIN, BOTS[:bots], players, False)
    assert {len(line_up) for line_up in found} == {players}
    counts = _seats(found)
    assert set(counts) == set(BOTS[:bots])
    assert len({number for seats in counts.values() for number in seats.values()}) == 1
    assert all(len(seats) == players for seats in counts.values())


def test_in_a_round_robin_everybody_meets_everybody_equally_often() -> None:
    found = line_ups(Form.ROUND_ROBIN, BOTS, 3, False)
    met = Counter(pair for line_up in found for pair in combinations(sorted(line_up), 2))
    assert len(met) == 10
    assert len(set(met.values())) == 1


def test_fewer_bots_than_seats_take_turns_around_the_table() -> None:
    assert line_ups(Form.ROUND_ROBIN, ["a", "b"], 4, False) == [
        ("a", "b", "a", "b"),
        ("b", "a", "b", "a"),
    ]


def test_a_gauntlet_is_one_seat_against_all_the_rest() -> None:
    assert line_ups(Form.GAUNTLET, ["a", "b", "c"], 3, False) == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
        ("a", "c", "c"),
        ("c", "a", "c"),
        ("c", "c", "a"),
    ]


def test_who_plays_together_has_all_seats() -> None:
    assert line_ups(Form.ROUND_ROBIN, ["a", "b"], 3, True) == [("a",) * 3, ("b",) * 3]


def test_the_first_swiss_round_is_drawn_by_lot() -> None:
    first = swiss_line_ups(BOTS[:4], 2, 1, [])
    assert first == swiss_line_ups(BOTS[:4], 2, 1, [])
    assert len(first) == swiss_games(4, 2) == 4
    assert any(swiss_line_ups(BOTS[:4], 2, seed, []) != first for seed in range(2, 6))


def test_swiss_pairs_who_did_as_well_and_has_not_met() -> None:
    played = [{"a": 1.0, "b": 0.0}, {"c": 1.0, "d": 0.0}]
    found = swiss_line_ups(BOTS[:4], 2, 1, played)
    assert {frozenset(line_up) for line_up in found} == {frozenset("ac"), frozenset("bd")}
    assert all(seats == Counter({0: 1, 1: 1}) for seats in _seats(found).values())
    played += [{"a": 1.0, "c": 0.0}, {"b": 1.0, "d": 0.0}]
    found = swiss_line_ups(BOTS[:4], 2, 1, played)
    # The leader has met both who follow it; nobody is met twice.
    assert {frozenset(line_up) for line_up in found} == {frozenset("ad"), frozenset("bc")}


def test_who_is_left_over_sits_out_in_turn() -> None:
    played: list[dict[str, float]] = []
    rested = []
    for _ in range(5):
        found = swiss_line_ups(BOTS, 2, 1, played)
        assert len(found) == swiss_games(5, 2) == 4
        rested += [bot for bot in BOTS if bot not in _seats(found)]
        played += [{first: 1.0, second: 0.0} for first, second in found]
    assert sorted(rested) == BOTS


@pytest.mark.parametrize(
    ("form", "bots", "players", "together", "message"),
    [
        (Form.ROUND_ROBIN, ["a", "b", "a"], 2, False, "tournament-twice"),
        (Form.ROUND_ROBIN, ["a"], 2, False, "tournament-few"),
        (Form.SWISS, ["a", "b"], 3, False, "tournament-swiss"),
        (Form.SWISS, ["a", "b"], 1, True, "tournament-together"),
        (Form.GAUNTLET, ["a", "b"], 2, True, "tournament-together"),
    ],
)
def test_what_cannot_be_played_is_refused(
    form: Form, bots: list[str], players: int, together: bool, message: str
) -> None:
    with pytest.raises(BadOption) as caught:
        check_form(form, bots, players, together)
    assert caught.value.reason.id == message


def test_one_bot_can_play_together_with_itself() -> None:
    check_form(Form.ROUND_ROBIN, ["a"], 2, True)
    assert line_ups(Form.ROUND_ROBIN, ["a"], 2, True) == [("a", "a")]
