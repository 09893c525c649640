"""`loci games`, `content`, `new`, `rules`."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from loci.core import BadData, Match, Text, find_game
from loci.core.records.record import read
from loci.core.registry import all_games


def test_games_lists_what_a_program_needs(loci: Callable) -> None:
    result = loci("games", "--json")
    assert result.exit_code == 0
    found = {game["id"]: game for game in json.loads(result.stdout)}
    ferry, lantern = found["ferry"], found["lantern"]
    assert (ferry["id"], ferry["name"], ferry["players"]) == ("ferry", "Ferry", [2, 4])
    assert ferry["sets"] == ["base"]
    assert ferry["bots"] == ["random"]
    assert ferry["options"][0] == {
        "name": "sets",
        "kind": "choices",
        "default": ["base"],
        "choices": ["base"],
        "help": "Which sets of content are played with; the base set always is. base = base game.",
    }
    assert ferry["options"][1] == {
        "name": "landings",
        "kind": "choice",
        "default": "9",
        "choices": ["9", "12"],
        "help": "Length of the river. 9 = 9 landings; 12 = 12 landings.",
    }
    assert lantern["options"][1]["name"] == "hand"


def test_games_in_words_says_the_same(loci: Callable) -> None:
    said = loci("games").stdout
    for words in ("Ferry (ferry)", "2–4", "landings", "(9; or 12)", "(2; 0–5)", "random"):
        assert words in said


def test_the_quick_list_is_the_list(program: Callable, loci: Callable) -> None:
    """`loci games` answers without the library that reads command lines."""
    for more in ([], ["--json"]):
        with program("games", *more, stdout=subprocess.PIPE) as process:
            said, _ = process.communicate(timeout=60)
        assert process.returncode == 0
        assert said == loci("games", "--lang", "en", *more).stdout


def test_without_games_the_list_is_empty(loci: Callable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("loci.core.all_games", list)
    assert loci("games", "--json").stdout == "[]\n"
    assert "No games" in loci("games").stdout


def test_a_game_that_does_not_load_is_a_clear_error(
    loci: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOCI_GAMES", "toys.nowhere:GAME")
    result = loci("games")
    assert result.exit_code == 2
    assert "toys.nowhere" in result.stderr


def test_content_lists_every_piece(loci: Callable) -> None:
    assert json.loads(loci("content", "lantern", "--json").stdout) == {
        "base": {"cards": ["dawn", "ember", "oil", "wind"]}
    }
    said = loci("content", "lantern").stdout
    assert "cards: 4" in said
    assert "dawn, ember, oil, wind" in said


def test_content_is_listed_by_set(loci: Callable) -> None:
    game = "tests.toys.sets:GAME"
    assert json.loads(loci("content", game, "--json").stdout) == {
        "base": {"rivers": ["9"]},
        "night": {"rivers": ["12"]},
    }
    assert json.loads(loci("content", game, "--set", "night", "--json").stdout) == {
        "night": {"rivers": ["12"]}
    }
    assert "9" not in loci("content", game, "--set", "night").stdout
    refused = loci("content", game, "--set", "dawn")
    assert refused.exit_code == 2
    assert "There are: base, night" in refused.stderr


def test_sets_are_an_option_of_every_command_that_sets_a_game_up(
    loci: Callable, tmp_path: Path
) -> None:
    game, night = "tests.toys.sets:GAME", ["--option", "sets=night", "--option", "landings=12"]
    assert read(loci("new", game, "--seed", 1, *night).stdout).header.options == {
        "landings": "12",
        "sets": ["base", "night"],
    }
    assert loci("sim", game, "--games", 1, *night).exit_code == 0
    for refused in (
        loci("new", game, "--option", "landings=12"),
        loci("sim", game, "--games", 1, "--option", "sets=base", "--option", "landings=12"),
    ):
        assert refused.exit_code == 2
        assert "the set “night”, which is not chosen" in refused.stderr
    rows = loci("games").stdout.count("Which sets of content")
    assert rows == len([game for game in all_games() if len(game.info.sets) > 1])  # else no choice


def test_an_option_of_imports_is_listed_nowhere_and_refused(loci: Callable) -> None:
    assert "free-burning" not in loci("games").stdout + loci("games", "--json").stdout
    for command in (["new"], ["sim", "--games", 1]):
        refused = loci(*command, "terra-mystica", "--option", "free-burning=yes")
        assert refused.exit_code == 2
        assert "only an import sets it" in refused.stderr


def test_new_prints_a_record_that_replays(loci: Callable) -> None:
    result = loci("new", "ferry", "--players", 3, "--seed", 5, "--option", "landings=12")
    record = read(result.stdout)
    assert result.exit_code == 0
    assert record.header.players == 3
    assert record.header.seed == 5
    assert record.header.options == {"landings": "12"}
    assert record.entries == []
    assert Match.replay(find_game("ferry"), record).outcome() is None


def test_new_chooses_a_seed_and_says_it(loci: Callable) -> None:
    first, second = loci("new", "ferry"), loci("new", "ferry")
    seeds = [read(result.stdout).header.seed for result in (first, second)]
    assert seeds[0] != seeds[1]
    assert all(0 <= seed < 2**128 for seed in seeds)
    assert max(seeds) > 2**64, "nobody should be able to try them all"
    assert first.stderr == f"seed {seeds[0]}\n"


def test_new_writes_a_file_but_replaces_none_unasked(loci: Callable, tmp_path: Path) -> None:
    file = tmp_path / "a.loci"
    result = loci("new", "ferry", "--seed", 5, "-o", file)
    assert result.exit_code == 0
    assert "seed 5" in result.stdout
    before = file.read_text()
    assert read(before).header.seed == 5
    refused = loci("new", "ferry", "--seed", 6, "-o", file)
    assert refused.exit_code == 2
    assert "--force" in refused.stderr
    assert file.read_text() == before
    assert loci("new", "ferry", "--seed", 6, "-o", file, "--force").exit_code == 0
    assert read(file.read_text()).header.seed == 6


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--players", "7"], "2 to 4"),
        (["--option", "landings=10"], "It takes: 9, 12"),
        (["--option", "landing=9"], "There are: sets, landings, coins"),
        (["--option", "landings"], "NAME=VALUE"),
        (["-o", "/nowhere/at/all.loci"], "/nowhere/at/all.loci cannot be written"),
        (["--seed", "-1"], "--seed"),
        (["--seed", str(2**128)], "--seed"),
    ],
)
def test_new_refuses_what_the_game_does_not_take(
    loci: Callable, args: list[str], words: str
) -> None:
    result = loci("new", "ferry", *args)
    assert result.exit_code == 2
    assert words in result.stderr


def _use_matrix(monkeypatch: pytest.MonkeyPatch, find_root: Callable[[], Path]) -> None:
    rules = [SimpleNamespace(id="FE-1", kind="rule", text="Boats dock.")]
    rules.append(SimpleNamespace(id="FE-2", kind="rule", text="Tolls are paid."))
    tests = {"FE-1": ["tests/test_x.py::test_docks"]}
    found = SimpleNamespace(rules=rules, tests=tests, proved=["FE-1"], unproved=["FE-2"])
    fake = SimpleNamespace(find_root=find_root, matrix=lambda *_: found)
    monkeypatch.setitem(sys.modules, "loci.testing.rules", fake)


def test_rules_says_which_tests_prove_which_rules(
    loci: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    _use_matrix(monkeypatch, lambda: Path("."))
    assert json.loads(loci("rules", "ferry", "--json").stdout) == {
        "rules": 2,
        "proved": 1,
        "unproved": ["FE-2"],
        "matrix": {"FE-1": ["tests/test_x.py::test_docks"], "FE-2": []},
    }
    said = loci("rules", "ferry").stdout
    assert "Tolls are paid." in said
    assert "tests/test_x.py::test_docks" in said
    assert "1 of 2 rules are proved." in said


def test_rules_outside_a_checkout_is_a_clear_error(
    loci: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find_root() -> Path:
        raise BadData(Text("no-checkout"))

    _use_matrix(monkeypatch, find_root)
    result = loci("rules", "ferry")
    assert result.exit_code == 2
    assert result.stderr.startswith("loci: ")
