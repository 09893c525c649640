"""How the browser of these tests is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser import program
from tests.browser.program import NoBrowser, find


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of programs that is all there is, and nothing fetched."""
    monkeypatch.setattr(program, "FETCHED", tmp_path / "fetched")
    monkeypatch.setattr(program, "NAMES", ("chromium", "google-chrome"))
    return tmp_path


def executable(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return str(path)


def test_the_one_that_is_named_goes_first_and_must_exist(machine: Path) -> None:
    executable(machine / "chromium")
    mine = executable(machine / "mine" / "browser")
    assert find({"PATH": str(machine), "LOCI_BROWSER": mine}) == mine
    with pytest.raises(NoBrowser, match="no such program"):
        find({"PATH": str(machine), "LOCI_BROWSER": mine + "s"})


def test_the_machines_goes_before_a_fetched_one(machine: Path) -> None:
    assert find({"PATH": str(machine)}) is None
    fetched = executable(machine / "fetched" / "chromium-1200" / "chrome-linux" / "chrome")
    assert find({"PATH": str(machine)}) == fetched
    chrome = executable(machine / "google-chrome")
    assert find({"PATH": str(machine)}) == chrome
    chromium = executable(machine / "chromium")
    assert find({"PATH": str(machine)}) == chromium


def test_a_fetched_one_that_does_not_start_is_not_kept(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Playwright's browser may lack libraries here; then the system's package is tried."""
    broken = Path(executable(machine / "fetched" / "chromium-1200" / "chrome"))
    broken.write_text("#!/bin/sh\necho 'libnss3.so: missing' >&2; exit 127\n")
    monkeypatch.setattr(program, "_run", lambda *_: "")
    monkeypatch.setattr("tests.browser.program.shutil.which", lambda *_, **__: None)
    monkeypatch.setattr(program, "find", lambda: None)
    with pytest.raises(NoBrowser, match="libnss3"):
        program.find_or_fetch()
    assert not (machine / "fetched").exists()
