"""How the browser of these tests is found."""

from __future__ import annotations

from pathlib import Path

import browser_find
import pytest
from browser_find import NoBrowser, find


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of programs that is all there is, and nothing fetched."""
    monkeypatch.setattr(browser_find, "FETCHED", tmp_path / "fetched")
    monkeypatch.setattr(browser_find, "NAMES", ("chromium", "google-chrome"))
    return tmp_path


def program(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return str(path)


def test_the_one_that_is_named_goes_first_and_must_exist(machine: Path) -> None:
    program(machine / "chromium")
    mine = program(machine / "mine" / "browser")
    assert find({"PATH": str(machine), "LOCI_BROWSER": mine}) == mine
    with pytest.raises(NoBrowser, match="no such program"):
        find({"PATH": str(machine), "LOCI_BROWSER": mine + "s"})


def test_the_machines_goes_before_a_fetched_one(machine: Path) -> None:
    assert find({"PATH": str(machine)}) is None
    fetched = program(machine / "fetched" / "chromium-1200" / "chrome-linux" / "chrome")
    assert find({"PATH": str(machine)}) == fetched
    chrome = program(machine / "google-chrome")
    assert find({"PATH": str(machine)}) == chrome
    chromium = program(machine / "chromium")
    assert find({"PATH": str(machine)}) == chromium


def test_a_fetched_one_that_does_not_start_is_not_kept(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Playwright's browser may lack libraries here; then the system's package is tried."""
    broken = Path(program(machine / "fetched" / "chromium-1200" / "chrome"))
    broken.write_text("#!/bin/sh\necho 'libnss3.so: missing' >&2; exit 127\n")
    monkeypatch.setattr(browser_find, "_run", lambda *_: "")
    monkeypatch.setattr("browser_find.shutil.which", lambda *_, **__: None)
    monkeypatch.setattr(browser_find, "find", lambda: None)
    with pytest.raises(NoBrowser, match="libnss3"):
        browser_find.find_or_fetch()
    assert not (machine / "fetched").exists()
