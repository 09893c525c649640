"""What `make bench-web` reports of a trace and of files. How fast anything is, no test asserts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench" / "server"


def event(name: str, thread: int, **more: Any) -> dict[str, Any]:
    return {"name": name, "pid": 1, "tid": thread, "ts": 0, **more}


def test_panning_is_told_by_the_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    from browsing import panned

    traced = [
        *[event("FireAnimationFrame", 7)] * 3,
        *[event("DrawFrame", 9)] * 50,
        event("DroppedFrame", 9),
        event("RunTask", 7, dur=250_000),
        event("RunTask", 9, dur=900_000),
    ]
    found = panned("390 × 844", 240, [20.0] * 49 + [40.0], traced)
    assert (found.frames, found.dropped, found.pieces) == (50, 1, 240)
    assert found.seconds == pytest.approx(1.02)
    assert found.busy == pytest.approx(0.25 / 1.02)
    assert (found.p50, found.longest) == (20.0, 40.0)


def test_files_are_told_with_what_is_sent_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    from web import bundles, file_cells

    for name, size in (("assets/small.js", 100), ("assets/large.js", 20_480), ("icon.png", 5)):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"x" * size)
        path.with_name(path.name + ".gz").write_bytes(b"x" * (size // 2))
        path.with_name(path.name + ".br").write_bytes(b"x" * (size // 4))
    found = bundles(tmp_path)
    assert list(found) == ["assets/large.js", "assets/small.js"]
    assert found["assets/small.js"] == (100, 50, 25)
    assert file_cells(found) == [
        ["assets/large.js", "20.0", "10.0", "5.0"],
        ["all 2", "20.1", "10.0", "5.0"],
    ]
