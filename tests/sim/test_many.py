"""Many games over several processes."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from loci.core import BadOption, UnknownGame, derived_seed
from loci.sim.many import Failed, Plan, Played, check, run
from loci.sim.workers import Processes

PLAN = Plan("toys.ferry:GAME", ("random", "random", "random"), games=30, seed=9)


def _records(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_results_and_records_are_the_same_for_any_number_of_jobs(tmp_path: Path) -> None:
    done = {}
    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        folder.mkdir()
        done[jobs] = list(run(replace(PLAN, records=folder), Processes(jobs)))
    assert done[1] == done[2]
    assert _records(tmp_path / "1") == _records(tmp_path / "2")
    assert [result.seed for result in done[1]] == [derived_seed(9, i) for i in range(30)]
    assert sorted(_records(tmp_path / "1")) == sorted(
        f"ferry-{result.seed}.loci" for result in done[1]
    )


def test_another_seed_gives_other_games() -> None:
    first = [result for result in run(PLAN) if isinstance(result, Played)]
    other = [result for result in run(replace(PLAN, seed=10)) if isinstance(result, Played)]
    assert {result.hash for result in first}.isdisjoint(result.hash for result in other)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_fault_in_a_game_is_counted_with_its_seed_and_stops_nothing(jobs: int) -> None:
    plan = Plan("tests.sim.faulty:FAULTY", ("random", "random"), games=24, seed=2)
    done = list(run(plan, Processes(jobs)))
    failed = [result for result in done if isinstance(result, Failed)]
    assert len(done) == 24
    assert 0 < len(failed) < 24
    assert {result.message for result in failed} == {"ZeroDivisionError: the river runs uphill"}
    again = Plan("tests.sim.faulty:FAULTY", ("random", "random"), games=24, seed=2)
    assert list(run(again)) == done


def test_games_of_a_worker_that_dies_are_counted_as_failed() -> None:
    plan = Plan("tests.sim.faulty:DEADLY", ("random", "random"), games=6, seed=2)
    done = list(run(plan, Processes(2)))
    assert [type(result) for result in done] == [Failed] * 6
    assert [result.seed for result in done] == [derived_seed(2, i) for i in range(6)]


def test_a_worker_that_dies_takes_only_the_game_with_it_that_killed_it() -> None:
    plan = Plan("tests.sim.faulty:FRAGILE", ("random", "random"), games=6, seed=2)
    done = list(run(plan, Processes(2)))
    faulty = list(run(replace(plan, game="tests.sim.faulty:FAULTY")))
    assert [type(result) for result in done] == [type(result) for result in faulty]
    assert {type(result) for result in done} == {Played, Failed}
    assert [one for one in done if isinstance(one, Played)] == [
        one for one in faulty if isinstance(one, Played)
    ]


def test_leaving_early_stops_the_workers() -> None:
    results = run(replace(PLAN, games=1_000_000), Processes(2))
    assert isinstance(next(results), Played)
    results.close()  # would take many minutes if the workers went on
    assert list(results) == []


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        (replace(PLAN, game="tests.sim.faulty:NONE"), UnknownGame),
        (replace(PLAN, bots=("random", "clever")), BadOption),
        (replace(PLAN, bots=("random",)), BadOption),
        (replace(PLAN, options={"landings": "10"}), BadOption),
    ],
    ids=["game", "bot", "players", "option"],
)
def test_a_plan_that_every_game_would_fail_with_is_refused(
    wrong: Plan, error: type[Exception]
) -> None:
    check(PLAN)
    with pytest.raises(error):
        check(wrong)


def test_a_record_that_cannot_be_written_is_an_error_of_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, text: str, durable: bool) -> None:
        raise OSError(28, "No space left on device")

    replacing: Callable[..., None] = refuse
    monkeypatch.setattr("loci.sim.many.write_file", replacing)
    done = list(run(replace(PLAN, games=3, records=tmp_path)))
    assert [type(result) for result in done] == [Failed] * 3
    assert "No space left" in done[0].message  # type: ignore[union-attr]
    assert os.listdir(tmp_path) == []
