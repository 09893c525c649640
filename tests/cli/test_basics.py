"""The command as a whole: help, version, languages and how it fails."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from loci.cli.app import app
from loci.cli.words import Words, default_language
from loci.core import Text
from loci.core.words.wording import LANGUAGES, MissingText, Wording, sources

COMMANDS = [
    command.name or command.callback.__name__
    for command in app.registered_commands
    if command.callback
]


def test_help_names_every_command_and_the_exit_codes(loci: Callable) -> None:
    result = loci("--help")
    assert result.exit_code == 0
    assert {"games", "play", "sim", "replay", "verify", "serve"} <= set(COMMANDS)
    for command in COMMANDS:
        assert f" {command} " in result.stdout
    assert "Exit codes: 0" in result.stdout
    assert "130 interrupted" in " ".join(result.stdout.split())


def test_every_argument_and_option_has_a_help_text() -> None:
    from typer.main import get_command

    commands = get_command(app).commands  # type: ignore[attr-defined]
    bare = [
        f"{name} {parameter.name}"
        for name, command in commands.items()
        for parameter in command.params
        if not getattr(parameter, "help", None)
    ]
    assert bare == []
    assert [name for name, command in commands.items() if not command.help] == []


def test_the_command_of_the_package_takes_what_playing_needs_and_says_so() -> None:
    from typer.main import get_command

    from loci.cli.doorstep import door

    play = get_command(door).commands["play"]  # type: ignore[attr-defined]
    assert {one.name for one in play.params} == {"port", "db", "open_", "lang"}
    assert all(one.help for one in play.params)
    assert play.help


def test_version_says_version_build_and_python(program: Callable) -> None:
    with program("--version", stdout=subprocess.PIPE) as process:
        said, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    assert said.startswith("genius-loci 0.1.0 (")
    assert said.strip().endswith(f", Python {platform.python_version()})")
    assert said.split("(")[1].split(",")[0] in ("pure", "compiled")


def test_help_imports_no_game_and_no_words(program: Callable) -> None:
    with program("--help", stdout=subprocess.PIPE, stderr=subprocess.PIPE) as plain:
        plain.communicate(timeout=120)
    check = (
        "import sys, loci.cli.app; "
        "print([m for m in ('fluent', 'yaml', 'msgspec', 'loci.core') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert plain.returncode == 0
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_the_list_of_games_needs_no_library_for_words(language: str) -> None:
    """It is asked for often, and that library takes longer to load than a game."""
    check = (
        "import sys; sys.argv = ['loci', 'games', '--json']\n"
        "from loci.cli.main import main; main()\n"
        "print([m for m in ('fluent', 'babel', 'typer', 'yaml') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", check],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"LOCI_LANG": language},
    )
    assert "spirit-island" in done.stdout
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "There is no game “fery”. There are: "),
        ("pl", "Nie ma gry „fery”. Są: "),
        ("ru", "Нет игры «fery». Есть: "),
    ],
)
def test_errors_are_one_line_in_the_chosen_language(
    loci: Callable, language: str, words: str
) -> None:
    result = loci("content", "fery", "--lang", language)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"loci: {words}")
    assert "ferry" in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_with_json_errors_are_json_on_standard_output(loci: Callable) -> None:
    result = loci("content", "fery", "--json")
    assert result.exit_code == 2
    error = json.loads(result.stdout)["error"]
    assert set(error) == {"kind", "message"}
    assert error["kind"] == "game"
    assert error["message"].startswith("There is no game “fery”. There are: ")
    assert result.stderr == ""


def test_a_wrong_command_line_is_exit_code_2_and_json_where_asked_for(loci: Callable) -> None:
    plain = loci("sim", "ferry")
    assert plain.exit_code == 2
    assert "--games" in plain.stderr
    asked = loci("sim", "ferry", "--json")
    assert asked.exit_code == 2
    assert json.loads(asked.stdout)["error"]["kind"] == "usage"
    assert "--games" in json.loads(asked.stdout)["error"]["message"]
    assert loci("nonsense").exit_code == 2
    assert loci("games", "--lang", "xx").exit_code == 2


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LOCI_LANG": "ru", "LANG": "pl_PL.UTF-8"}, "ru"),
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
    ],
)
def test_the_language_follows_the_surroundings(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language


def test_the_language_of_the_surroundings_is_spoken(
    loci: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Nie ma gry" in loci("content", "fery").stderr
    monkeypatch.setenv("LOCI_LANG", "ru")
    assert "Нет игры" in loci("content", "fery").stderr


def _message_ids(language: str) -> set[str]:
    lines = "\n".join(sources(language, "loci.cli")).split("\n")
    return {line.split(" =")[0] for line in lines if " =" in line and line[0].isalpha()}


def test_every_language_has_every_text_of_the_command() -> None:
    assert len(_message_ids("en")) > 30
    assert _message_ids("en") == _message_ids("pl") == _message_ids("ru")


def test_every_text_id_that_the_command_uses_has_words() -> None:
    import re

    folder = Path(__file__).parents[2] / "src" / "loci"
    used = set()
    for part in ("cli", "bots", "sim"):
        for file in (folder / part).rglob("*.py"):
            used |= set(re.findall(r"\bText\(\s*[\"']([a-z-]+)[\"']", file.read_text()))
    assert "play-asked" in used
    for language in LANGUAGES:
        words = Wording(language, "loci.cli", "loci.sim", strict=True)
        for id in used:
            try:
                words.say(Text(id))
            except MissingText as error:
                assert "no such message" not in str(error)


def test_a_text_without_words_is_shown_by_its_id() -> None:
    assert Words("en").say(Text("nobody-wrote-this", n=1)) == "nobody-wrote-this(n=1)"
