"""A tournament as it is played, and the file that keeps it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from loci.bots.random_bot import RandomBot
from loci.core import AnyGame, BadOption
from loci.games.haunted_lands import GAME as HAUNTED
from loci.games.spirit_island import GAME as SPIRITS
from loci.games.terra_mystica import GAME as TERRA
from loci.sim.contest import Broken, Contest, Ended, Result, Seating, plan, plays_together, run
from loci.sim.contest_file import ContestFile
from loci.sim.form import Form
from loci.sim.playout import playout
from loci.sim.workers import Processes
from tests.sim.contests import TOGETHER
from toys.ferry import GAME as FERRY

PLACE = "tests.sim.contests"
CONTEST = Contest(f"{PLACE}:REGATTA", ("keen", "any", "shy"), 2, rounds=3, seed=4)


@pytest.mark.parametrize("form", list(Form))
def test_results_are_the_same_for_any_number_of_jobs(form: Form) -> None:
    contest = plan(replace(CONTEST, form=form))
    one, two = list(run(contest, {})), list(run(contest, {}, Processes(2)))
    assert one == two
    assert [result.seating.number for result in one] == list(range(contest.games()))
    assert all(isinstance(result, Ended) for result in one)


def test_all_games_of_a_round_have_its_deal() -> None:
    seeds: dict[int, set[int]] = {}
    for result in run(CONTEST, {}):
        seeds.setdefault(result.seating.round, set()).add(result.seating.seed)
    assert [len(found) for found in seeds.values()] == [1, 1, 1]
    assert len(set.union(*seeds.values())) == 3


@pytest.mark.parametrize("form", [Form.ROUND_ROBIN, Form.SWISS])
@pytest.mark.parametrize("jobs", [1, 2])
def test_what_was_played_is_not_played_again(tmp_path: Path, form: Form, jobs: int) -> None:
    contest = replace(CONTEST, form=form)
    whole = list(run(contest, {}))
    path = tmp_path / "games.jsonl"
    stopped = _played(path, contest, 5)
    assert stopped == whole[:5]
    with ContestFile(path, contest) as file:
        assert sorted(file.known) == [0, 1, 2, 3, 4]
        assert _kept(file, list(run(contest, file.known, Processes(jobs)))) == whole
    with ContestFile(path, contest) as file:
        assert list(file.known.values()) == whole
    assert len(path.read_text().splitlines()) == 1 + len(whole)


def _played(path: Path, contest: Contest, number: int) -> list[Result]:
    """Play so many games and stop."""
    found = []
    with ContestFile(path, contest) as file:
        for result in run(contest, file.known):
            file.add(result)
            found.append(result)
            if len(found) == number:
                break
    return found


def _kept(file: ContestFile, results: Sequence[Result]) -> list[Result]:
    for result in results:
        file.add(result)
    return list(results)


def test_a_line_that_is_not_whole_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = _played(path, CONTEST, 4)
    path.write_bytes(path.read_bytes()[:-7])
    with ContestFile(path, CONTEST) as file:
        assert sorted(file.known) == [0, 1, 2]
        file.add(whole[3])
    with ContestFile(path, CONTEST) as file:
        assert list(file.known.values()) == whole


def test_a_tournament_may_go_on_for_more_rounds_but_not_as_another(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = _played(path, CONTEST, 100)
    more = replace(CONTEST, rounds=4)
    with ContestFile(path, more) as file:
        assert list(run(more, file.known))[: len(whole)] == whole
    for name, value in (("seed", 5), ("bots", ("keen", "shy")), ("options", {"coins": "3"})):
        with pytest.raises(BadOption) as caught:
            ContestFile(path, replace(CONTEST, **{name: value}))  # type: ignore[arg-type]
        assert caught.value.reason.args["name"] == name


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("not JSON\n", "tournament-no-file"),
        ('{"results": []}\n', "tournament-no-file"),
        ("HEAD\nnot JSON\n", "tournament-line"),
        ('HEAD\n{"number": 1}\n', "tournament-line"),
        ("HEAD\n[]\n", "tournament-line"),
    ],
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "games.jsonl"
    head = json.dumps({"tournament": 1, **CONTEST.to_data()})
    written = text.replace("HEAD", head)
    path.write_text(written)
    with pytest.raises(BadOption) as caught:
        ContestFile(path, CONTEST)
    assert caught.value.reason.id == message
    assert path.read_text() == written


@pytest.mark.parametrize("form", [Form.ROUND_ROBIN, Form.SWISS])
def test_a_worker_that_dies_costs_its_game_and_the_file_asks_for_it_again(
    tmp_path: Path, form: Form
) -> None:
    contest = Contest(f"{PLACE}:SINKING", ("keen", "any"), 2, form, rounds=3, seed=1, playouts=10)
    path = tmp_path / "games.jsonl"
    with ContestFile(path, contest) as file:
        results = _kept(file, list(run(contest, file.known, Processes(2))))
    broken = [result for result in results if isinstance(result, Broken)]
    assert 0 < len(broken) < len(results) == 6
    assert {result.message for result in broken} == {"the worker process died"}
    with ContestFile(path, contest) as file:
        assert sorted(file.known) == [
            result.seating.number for result in results if isinstance(result, Ended)
        ]


def test_a_fault_in_a_game_is_told_and_stops_nothing() -> None:
    contest = Contest("tests.sim.faulty:FAULTY", ("random",), 2, rounds=12, together=True)
    results = list(run(contest, {}))
    messages = {result.message for result in results if isinstance(result, Broken)}
    assert messages == {"ZeroDivisionError: the river runs uphill"}
    assert any(isinstance(result, Ended) for result in results)


def test_leaving_early_stops_the_workers() -> None:
    results = run(replace(CONTEST, rounds=100_000), {}, Processes(2))
    assert isinstance(next(results), Ended)
    results.close()  # would take many minutes if the workers went on
    assert list(results) == []


@pytest.mark.parametrize("game", [SPIRITS, TOGETHER, HAUNTED, TERRA, FERRY])
def test_games_say_whether_all_win_or_lose_as_one(game: AnyGame) -> None:
    """Random games end so in those that say so, and not in the others."""
    done = [playout(game, [RandomBot] * 2, seed, {}).outcome for seed in range(4)]
    as_one = all(len(set(one.scores)) == 1 and len(one.winners) in (0, 2) for one in done)
    assert plays_together(game, 2) == game.info.together == as_one


def test_who_plays_alone_wins_or_loses_as_one() -> None:
    assert plays_together(SPIRITS, 1)
    assert plays_together(FERRY, 1)


def test_what_was_played_and_for_how_long_is_kept_where_the_game_tells() -> None:
    contest = plan(Contest(f"{PLACE}:TOGETHER", ("keen", "shy"), 2, rounds=1))
    assert contest.together
    first, second = run(contest, {})
    assert isinstance(first, Ended)
    assert (first.seating.bots, second.seating.bots) == (("keen",) * 2, ("shy",) * 2)
    assert (first.sides, first.turns) == (("spirit-of-0", "spirit-of-1"), 9)
    (plain, *_) = run(CONTEST, {})
    assert isinstance(plain, Ended)
    assert (plain.sides, plain.turns) == ((), 0)


@pytest.mark.parametrize(
    ("scores", "winners", "shares"),
    [
        ((3, 1), (0,), [1.0, 0.0]),
        ((3, 3), (0, 1), [0.5, 0.5]),
        ((3, 3), (1,), [0.0, 1.0]),  # the rules broke the tie
        ((3, 1), (), [0.5, 0.5]),  # all have lost
        ((9, 4, 4, 1), (0,), [1.0, 0.5, 0.5, 0.0]),
        ((4,), (0,), [1.0]),
        ((4,), (), [0.0]),
    ],
)
def test_what_a_seat_has_got_of_a_game(
    scores: tuple[int, ...], winners: tuple[int, ...], shares: list[float]
) -> None:
    seating = Seating(0, 0, 0, ("a",) * len(scores))
    assert Ended(seating, 1, "end", scores, winners, (), 0, "").shares() == shares
