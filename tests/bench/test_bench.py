"""The bench runs and reports what it promises. How fast anything is, no test asserts."""

import json

import pytest
import typer
from typer.testing import CliRunner

from loci.cli.commands.bench import bench
from loci.cli.measure import number

FIGURES = (
    *("answers_per_s", "games_per_s", "clone_us", "ask_us", "answer_us", "view_us"),
    *("deal_us", "step_us"),
)


@pytest.fixture
def app() -> typer.Typer:
    app = typer.Typer()
    app.command()(bench)
    return app


def run(app: typer.Typer, *args: str) -> str:
    tiny = ["--seconds", "0", "--repeats", "2"]
    result = CliRunner().invoke(app, [*args, *tiny])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_json_has_every_figure(app: typer.Typer) -> None:
    games = ["--game", "toys.ferry:GAME", "--game", "toys.lantern:GAME"]
    report = json.loads(run(app, *games, "--json"))
    assert report["build"] in ("pure", "compiled")
    assert [game["game"] for game in report["games"]] == ["ferry", "lantern"]
    for game in report["games"]:
        assert game["players"] == 4
        assert game["answers_per_game"] > 1
        for name in FIGURES:
            figure = game[name]
            assert len(figure["samples"]) == 2
            assert 0 < figure["low"] <= figure["median"] <= figure["high"]
    ferry, lantern = report["games"]
    assert len(ferry["encode_us"]["samples"]) == 2
    assert "encode_us" not in lantern  # a game without rows


def test_table_names_the_game_and_the_build(app: typer.Typer) -> None:
    text = run(app, "--game", "toys.ferry:GAME")
    assert "ferry" in text
    assert "pure build" in text or "compiled build" in text


def test_unknown_game_is_bad_input(app: typer.Typer) -> None:
    result = CliRunner().invoke(app, ["--game", "no-such-game"])
    assert result.exit_code == 2
    assert "no-such-game" in result.stderr


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.456, "0.46"), (12.34, "12.3"), (345.6, "346"), (1999.0, "2,000"), (140123.0, "140,000")],
)
def test_numbers_show_the_digits_that_count(value: float, text: str) -> None:
    assert number(value) == text
