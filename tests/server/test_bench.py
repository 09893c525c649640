"""The load generator counts what it should. How fast anything is, no test says."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.running import Served

BENCH = Path(__file__).parents[2] / "bench" / "server"


@pytest.mark.parametrize("pace", [0.0, 0.5])
def test_every_move_is_counted_once_and_only_when_everybody_has_it(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch, pace: float
) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    from load import Plan, Watch, opened, play
    from tally import Tally

    server = serve(requests_per_second=1e6, sockets_per_address=1000)
    plan = Plan(server.address, "haunted-lands", 0, 3, (3, 3), 1, pace, 3)
    tally = Tally()

    async def run() -> None:
        async with opened(plan, tally) as tables:
            now = time.monotonic()
            await play(tables, Watch(now, now + 2.0), tally)

    asyncio.run(run())
    assert tally.errors == {}
    taken = sum(
        sample.value
        for metric in server.site.metrics.moves.collect()
        for sample in metric.samples
        if sample.name.endswith("_total")
    )
    moves = len(tally.latencies)
    assert moves >= 3
    # At most one move per table was under way when the time was over.
    assert taken - plan.tables <= moves <= taken
    assert tally.deliveries == moves * (3 + plan.spectators)
    assert all(latency > 0 for latency in tally.latencies)
    if pace:
        assert moves <= plan.tables * (2.0 / pace + 1)
    server.do(_nobody_left(server))


async def _nobody_left(server: Served) -> None:
    """The clients of the generator have gone."""
    for _ in range(100):
        if not any(table.wires for table in server.site.memory.loaded()):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("sockets are still open")


def test_the_cost_of_a_move_has_every_figure() -> None:
    command = [sys.executable, str(BENCH / "moves.py"), "--games", "haunted-lands:2,lantern:3"]
    done = subprocess.run(
        [*command, "--moves", "12", "--json"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    runs = json.loads(done.stdout)
    assert [(run["game"], run["seats"], run["client"]) for run in runs] == [
        *(("haunted-lands", 2, "board"), ("haunted-lands", 2, "words")),
        *(("lantern", 3, "board"), ("lantern", 3, "words")),
    ]
    for run in runs:
        assert 0 < run["moves"] <= 12
        assert all(run[f"{key}_us"] > 0 for key in ("rules", "decisions", "view", "telling"))
        assert 0 < run["sent_bytes"] < run["whole_bytes"]
        # Of everything there is one per move, and one view per viewer.
        assert run["made"]["decisions"] == 1
        assert run["made"]["view"] == run["seats"]
        assert run["made"]["sections"] <= (run["seats"] if run["client"] == "words" else 0)


def test_tallies_add_up_and_percentiles_are_of_all_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    from tally import Tally

    one = Tally(seconds=2.0, latencies=[n / 1000 for n in range(1, 51)], deliveries=150)
    other = Tally(seconds=2.0, latencies=[n / 1000 for n in range(51, 101)], deliveries=150)
    one.errors["refused: stale"] += 1
    other.errors["refused: stale"] += 2
    one.add(other)
    data = one.to_data()
    assert (data["moves"], data["moves_per_s"], data["deliveries"]) == (100, 50.0, 300)
    assert (data["p50_ms"], data["p90_ms"], data["p99_ms"], data["max_ms"]) == (51, 91, 100, 100)
    assert data["errors"] == {"refused: stale": 3}
    assert Tally().to_data()["p99_ms"] is None


def test_a_generator_tells_what_went_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import msgspec
    from generator import tally_data, tally_from
    from tally import Tally

    tally = Tally(seconds=2.0, latencies=[0.5], deliveries=3)
    tally.errors.update({"refused: stale": 2, "closed: 1011": 1})
    again = tally_from(msgspec.json.decode(msgspec.json.encode(tally_data(tally))))
    assert again == tally
    assert again.to_data()["errors"] == {"closed: 1011": 1, "refused: stale": 2}


def test_the_program_starts_measures_and_cleans_up(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    marks = (
        "<!-- measured: written by make bench-server -->\nold\n<!-- end of what was measured -->"
    )
    page.write_text(f"before\n{marks}\nafter\n")
    command = [sys.executable, str(BENCH), "--tables", "4", "--seconds", "1.5", "--warmup", "0.2"]
    command += ["--servers", "sqlite:1", "--paces", "0", "--generators", "2", "--json"]
    command += ["--markdown", str(page)]
    environment = os.environ | {"TMPDIR": str(tmp_path)}
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, env=environment, check=False
    )
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert (data["about"]["tables"], data["about"]["sockets"]) == (4, 2 + 3 + 4 + 2)
    (run,) = data["runs"]
    assert run["errors"] == {}
    assert run["moves"] > 0
    assert run["moves_per_s"] == pytest.approx(run["moves"] / 1.5, abs=0.01)
    assert run["p50_ms"] <= run["p90_ms"] <= run["p99_ms"] <= run["max_ms"]
    assert run["server_cores"] > 0
    assert run["server_mb"] > 10
    text = page.read_text()
    assert text.startswith("before")
    assert text.endswith("after\n")
    assert "| sqlite | 1 |" in text
    assert "old" not in text
    assert list(tmp_path.glob("loci-bench-*")) == []
