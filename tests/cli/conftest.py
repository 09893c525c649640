"""The command as its users run it: in this process, or as a program of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

Loci = Callable[..., Result]
Program = Callable[..., "subprocess.Popen[str]"]


class _Started(subprocess.Popen[str]):
    """A test that fails meanwhile does not wait for the program's end, which may never come."""

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        if kind is not None:
            self.kill()
        super().__exit__(kind, error, trace)


@pytest.fixture(autouse=True)
def _known_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LOCI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def _data_of_the_test(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No test opens the database of whoever runs it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def loci() -> Loci:
    """Run the command in this process: `loci("games", "--json").stdout`."""
    from loci.cli.app import app

    def run(*args: object, input: str | None = None) -> Result:
        return CliRunner().invoke(
            app, [str(arg) for arg in args], input=input, catch_exceptions=False
        )

    return run


@pytest.fixture
def program() -> Program:
    """Start the command as a program of its own."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # So a shell starts what runs in the background, and every program would inherit it.
        signal.signal(signal.SIGINT, signal.default_int_handler)

    def start(*args: object, **options: Any) -> subprocess.Popen[str]:
        environment = os.environ | {"PYTHONUNBUFFERED": "1"}
        return _Started(
            [sys.executable, "-m", "loci.cli", *map(str, args)],
            env=environment,
            text=True,
            **options,
        )

    return start


@pytest.fixture
def records(loci: Loci, tmp_path: Path) -> list[Path]:
    """Three good records of simulated games."""
    folder = tmp_path / "records"
    loci("sim", "ferry", "--games", 2, "--records", folder)
    loci("sim", "lantern", "--games", 1, "--records", folder)
    return sorted(folder.iterdir())
