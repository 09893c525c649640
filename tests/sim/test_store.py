"""Files that are whole or not there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from loci.sim import store
from loci.sim.store import write_file


@pytest.fixture(params=["nameless", "temporary"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Both ways of writing, whatever this filesystem can do."""
    if request.param == "temporary":
        monkeypatch.setattr(store, "_NAMELESS", 0)
    return str(request.param)


@pytest.mark.parametrize("durable", [True, False])
def test_a_new_file_holds_the_text_and_nothing_else_is_left(
    tmp_path: Path, way: str, durable: bool
) -> None:
    write_file(tmp_path / "a.loci", "zażółć\n", durable)
    assert (tmp_path / "a.loci").read_bytes() == "zażółć\n".encode()
    assert os.listdir(tmp_path) == ["a.loci"]


def test_a_file_that_is_there_is_replaced(tmp_path: Path, way: str) -> None:
    path = tmp_path / "a.loci"
    write_file(path, "long text before\n")
    write_file(path, "short\n")
    assert path.read_text() == "short\n"
    write_file(path, "short\n")
    assert os.listdir(tmp_path) == ["a.loci"]


def test_new_files_have_the_usual_rights(tmp_path: Path, way: str) -> None:
    write_file(tmp_path / "ours", "x")
    (tmp_path / "usual").write_text("x")
    assert (tmp_path / "ours").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_a_failed_write_leaves_what_was_there(
    tmp_path: Path, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.loci"
    write_file(path, "before\n")

    def full(file: int, raw: bytes, durable: bool) -> None:
        os.write(file, raw[:3])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store, "_write_all", full)
    with pytest.raises(OSError, match="No space"):
        write_file(path, "after\n")
    with pytest.raises(OSError, match="No space"):
        write_file(tmp_path / "new.loci", "after\n")
    assert path.read_text() == "before\n"
    assert os.listdir(tmp_path) == ["a.loci"]


def test_a_folder_that_is_not_there_is_an_error(tmp_path: Path, way: str) -> None:
    with pytest.raises(FileNotFoundError):
        write_file(tmp_path / "none" / "a.loci", "x")
