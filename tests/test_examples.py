"""The examples run, say what they are about, and their numbers are what they claim to be."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from runpy import run_path
from typing import Any
from xml.etree import ElementTree

import pytest
import typer
from typer.testing import CliRunner

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
Run = Callable[..., str]
#: What the notebooks play, and less of it.
LESS = {
    "difficulty": {"games=5": "games=1", '"greedy"': '"random"'},
    "first_bot": {"games=30": "games=2"},
    "openings": {"games=100": "games=3", '"greedy"': '"random"'},
    "train": {"main(": "main(decisions=64, tables=2, games=1, "},
    "two_bots": {"rounds=20": "rounds=1"},
}
#: Jupyter's, as far as they use it.
DISPLAY = """
from pathlib import Path

def SVG(text):
    Path("shown.svg").write_text(text, encoding="utf-8")
"""


@pytest.fixture
def run() -> Run:
    """Run an example in this process, as somebody types it."""

    def run(name: str, *args: object) -> str:
        result = CliRunner().invoke(_command(name), [str(arg) for arg in args])
        assert result.exit_code == 0, result.output
        return result.stdout

    return run


def _program(name: str, *args: str, **environment: str) -> str:
    """Run an example as a program of its own."""
    return _run(ROOT, f"examples/{name}.py", *args, **environment)


def _run(folder: Path, *args: str, **environment: str) -> str:
    """What Python says that is run in a folder."""
    done = subprocess.run(
        [sys.executable, *args],
        env=os.environ | environment, cwd=folder, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def _command(name: str) -> typer.Typer:
    command = typer.Typer(pretty_exceptions_enable=False)
    command.command()(_example(name)["main"])
    return command


def _example(name: str) -> dict[str, Any]:
    return run_path(str(ROOT / "examples" / f"{name}.py"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_says_what_one_learns_and_how_long_it_takes(path: Path, run: Run) -> None:
    told = run_path(str(path))["__doc__"]
    assert "You learn" in told
    assert re.search(r"minutes?|seconds", told)
    assert "--help" in run(path.stem, "--help")
    assert f"({path.name})" in (ROOT / "examples/README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs_as_a_notebook_too(path: Path, tmp_path: Path) -> None:
    """In cells: the last but one is for the program alone, the last for the notebook alone, where
    no command line is read. What that one shows is a drawing, if it is anything."""
    cells = re.split(r"^# %%(.*)\n", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    heads, texts = cells[::2], cells[1::2]
    assert heads[0] == " [markdown]"
    assert heads[-2:] == [' tags=["active-py"]', ' tags=["active-ipynb"]']
    shown = "".join(line.removeprefix("# ") + "\n" for line in texts[-1].strip().splitlines())
    for large, small in LESS[path.stem].items():
        assert large in shown
        shown = shown.replace(large, small)
    (tmp_path / "IPython").mkdir()
    (tmp_path / "IPython/display.py").write_text(DISPLAY)
    # As in Jupyter, where other processes find no file to begin with.
    notebook = ["-c", "".join([*texts[:-2], shown])]
    one_thread = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    _run(tmp_path, *notebook, PYTHONPATH=os.pathsep.join([str(tmp_path), *sys.path]), **one_thread)
    assert (tmp_path / "shown.svg").exists() == ("SVG(" in shown)
    if "SVG(" in shown:
        assert ElementTree.parse(tmp_path / "shown.svg").getroot().tag.endswith("svg")


def test_a_first_bot_beats_chance(run: Run) -> None:
    """By more than luck could: as often as not in a game of three."""
    told = run("first_bot", "-n", 6)
    won = re.search(r"(\d) of 6 won", told)
    assert won is not None
    assert int(won[1]) >= 4
    assert "luck: 33%" in told


def test_two_bots_are_rated_with_intervals(run: Run, tmp_path: Path) -> None:
    told = run("two_bots", "-r", 2, "-o", tmp_path / "elo.svg").splitlines()
    assert told[0] == "4 games of terra-mystica for 2"
    assert [line.split()[0] for line in told[1:]] == ["greedy", "random"]
    won = [int(re.findall(r"(\d) of 4 seats won", line)[0]) for line in told[1:]]
    assert won == sorted(won, reverse=True)
    assert sum(won) == 4
    assert len(_rows(tmp_path / "elo.svg")) == 2


def test_a_network_is_trained_and_tried_before_and_after(tmp_path: Path) -> None:
    """As a program of its own, so that numpy can be told to take one processor: with more it would
    wait for them all the time where they are busy."""
    arguments = ["-n", "64", "--tables", "2", "--games", "1", "-o", str(tmp_path)]
    told = _program("train", *arguments, OPENBLAS_NUM_THREADS="1", OMP_NUM_THREADS="1")
    assert [line for line in told.splitlines() if not line.startswith(" ")][:3] == [
        "Before:",
        "Training:",
        "After 64 decisions:",
    ]
    assert told.count("of 1 games") == 3
    assert (tmp_path / "weights.npz").exists()


def test_openings_are_those_of_the_games(tmp_path: Path) -> None:
    """As a program of its own, with a process that plays."""
    drawn = tmp_path / "openings.svg"
    told = _program("openings", "-n", "12", "--bot", "random", "--jobs", "2", "-o", str(drawn))
    lines = [line for line in told.splitlines() if "points" in line]
    assert sum(int(line.split()[1]) for line in lines) == 12 * 4
    assert len(_rows(drawn)) == len(lines)
    example = _example("openings")
    alone = example["play_all"]("random", 4, 12, 0, 1)
    by_faction = example["by_faction"](alone)
    assert [line.split()[0] for line in lines] == list(by_faction)
    assert {one.opening for one in alone} <= {
        "dwelling", "trading-house", "temple", "stronghold", "sanctuary",
    }  # fmt: skip


def test_what_stands_beside_a_tile_is_held_against_the_faction_as_a_whole() -> None:
    example = _example("openings")
    seat = example["Seat"]
    seats = [seat("witches", "A", "dwelling", points, False) for points in (10, 12, 14, 16, 18)]
    seats += [seat("witches", "B", "temple", points, True) for points in (30, 32, 34, 36, 38)]
    seats += [seat("giants", "A", "dwelling", 50, True)]
    rows = example["beside"](seats, lambda one: one.tile, ["A", "B"])
    assert rows == [("giants", [None, None]), ("witches", [-10.0, 10.0])]
    low, middle, high = example["mean"]([10, 12, 14, 16, 18])
    assert middle == 14
    assert middle - low == high - middle == pytest.approx(1.96 * 10**0.5 / 5**0.5)


def test_every_spirit_meets_every_adversary(run: Run, tmp_path: Path) -> None:
    example = _example("difficulty")
    every = example["pairs"]([], [])
    assert len(every) == len(set(every)) == 24 * 8
    drawn = tmp_path / "difficulty.svg"
    chosen = ("--spirits", "thunderspeaker", "--adversaries", "none,england,russia")
    told = run("difficulty", "-n", 2, "--bot", "random", *chosen, "-o", drawn)
    assert "0 of 6 games won" in told
    texts = [
        text.text for text in ElementTree.parse(drawn).iter("{http://www.w3.org/2000/svg}text")
    ]
    assert texts.count("Thunderspeaker") == 2
    assert texts.count("0%") == 3


def _rows(drawing: Path) -> list[ElementTree.Element]:
    return list(ElementTree.parse(drawing).iter("{http://www.w3.org/2000/svg}circle"))
