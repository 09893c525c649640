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

from tests.server.clients import PATIENCE, waiting
from tests.server.running import Served

BENCH = Path(__file__).parents[2] / "bench" / "server"


@pytest.mark.parametrize(("pace", "enough"), [(0.0, 0), (0.0, 4), (0.2, 4)])
def test_every_move_is_counted_once_and_only_when_everybody_has_it(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch, pace: float, enough: int
) -> None:
    """Until the time is over, or until each table has moved `enough`."""
    monkeypatch.syspath_prepend(str(BENCH))
    import load
    from load import Plan, Watch, opened, play
    from tally import Tally

    monkeypatch.setattr(load, "PATIENCE", 600.0)  # a busy machine loses nothing
    server = serve(requests_per_second=1e6, sockets_per_address=1000)
    games = ("haunted-lands", "terra-mystica", "spirit-island")
    plan = Plan(
        server.address, games, 0, 3, (3, 3),
        watchers=1, slow=1, pace=pace, moves=enough, all_tables=3,
    )  # fmt: skip
    tally = Tally()

    async def run() -> None:
        async with opened(plan, tally) as tables:
            now = time.monotonic()
            await play(tables, Watch(now, now + (PATIENCE if enough else 2.0)), tally)

    asyncio.run(run())
    assert tally.errors == {}
    taken = sum(
        sample.value
        for metric in server.site.metrics.moves.collect()
        for sample in metric.samples
        if sample.name.endswith("_total")
    )
    moves = len(tally.latencies)
    if enough:
        assert moves == taken == plan.tables * enough
        assert tally.seconds > (enough - 1) * pace
    # At most one move per table was under way when the time was over.
    assert taken - plan.tables <= moves <= taken
    assert tally.deliveries == moves * (3 + plan.watchers)
    assert all(latency > 0 for latency in tally.latencies)
    server.do(_nobody_left(server))


async def _nobody_left(server: Served) -> None:
    """The clients of the generator have gone."""
    for _ in waiting("that all sockets are closed"):
        if not any(table.wires for table in server.site.memory.loaded()):
            return
        await asyncio.sleep(0.05)


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

    one, other = Tally(seconds=2.0, deliveries=150), Tally(seconds=2.0, deliveries=150)
    for n in range(1, 101):
        (one if n <= 50 else other).count(float(n), n / 1000)
    one.errors["refused: stale"] += 1
    other.errors["refused: stale"] += 2
    one.add(other)
    data = one.to_data()
    assert (data["moves"], data["moves_per_s"], data["deliveries"]) == (100, 50.0, 300)
    assert (data["p50_ms"], data["p90_ms"], data["p99_ms"], data["max_ms"]) == (51, 91, 100, 100)
    assert data["errors"] == {"refused: stale": 3}
    assert one.between(10.0, 13.0) == [0.010, 0.011, 0.012]
    assert Tally().to_data()["p99_ms"] is None


def test_a_generator_tells_what_went_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import msgspec
    from tally import Tally, tally_data, tally_from

    tally = Tally(seconds=2.0, latencies=[0.5], begun=[1.0], deliveries=3)
    tally.errors.update({"refused: stale": 2, "closed: 1011": 1})
    tally.slow.update({"closed: 4408": 1})
    again = tally_from(msgspec.json.decode(msgspec.json.encode(tally_data(tally))))
    assert again == tally
    assert again.to_data()["errors"] == {"closed: 1011": 1, "refused: stale": 2}


def test_a_server_that_is_not_there_is_counted_and_ends_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    from generators import Generator
    from load import Plan

    with Generator(Plan("http://127.0.0.1:9", ("haunted-lands",), 0, 2, (2, 2))) as generator:
        assert generator.until_ready()
        generator.tell({"begin": time.monotonic(), "end": time.monotonic() + 0.2})
        tally = generator.result()
    assert tally.latencies == []
    assert tally.errors == {"opening: ConnectError": 6}  # two tables, three times each


def test_a_generator_that_dies_and_a_load_that_cannot_be_measured_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    from generators import Generator
    from load import Plan
    from pages import cells, headings, markdown, wrong

    with Generator(Plan("http://127.0.0.1:9", ("haunted-lands",), 0, 1, (2, 2))) as generator:
        generator._process.kill()
        assert not generator.until_ready()
        tally = generator.result()
    assert tally.errors == {"a generator died": 1}
    about = {"label": "all three", "database": "sqlite", "processes": 1}
    failed = {"load": "fast", **about, "failed": "AssertionError"}
    assert len(cells(failed)) == len(headings("fast"))
    run = {"load": "live", **about, "tables": 9, "burst_tables": 5, "p99_ms": 60.0}
    run |= {"burst_p99_ms": 100.0, "errors": tally.to_data()["errors"]}
    assert wrong([failed, run]) == [
        "As fast as answered (all three, sqlite, 1): could not be measured: AssertionError",
        "Tables as people play them (all three, sqlite, 1): a generator died: 1",
    ]
    text = markdown("facts", [failed, run])
    assert "| p99 of a move at 9 tables, ms | all three, sqlite, 1 | < 50 | 60.0 | no |" in text
    assert "| < 250 | 100.0 | yes |" in text


def test_sockets_that_are_cut_off_are_counted_and_the_table_is_opened_anew(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    from load import Plan, Watch, opened, play
    from tally import Tally

    server = serve(requests_per_second=1e6, sockets_per_address=1000)
    plan = Plan(server.address, ("haunted-lands",), 0, 1, (2, 2), moves=3, all_tables=1)
    tally = Tally()

    async def cut() -> None:
        for table in server.site.memory.loaded():
            for wire in list(table.wires):
                wire.let_go(4408)  # type: ignore[attr-defined]

    async def run() -> None:
        async with opened(plan, tally) as tables:
            await asyncio.to_thread(server.do, cut())
            for _ in waiting("that both sockets are cut off"):
                if tally.errors["closed: 4408"] == 2:
                    break
                await asyncio.sleep(0.01)
            now = time.monotonic()
            await play(tables, Watch(now, now + PATIENCE), tally)

    asyncio.run(run())
    assert tally.errors == {"closed: 4408": 2, "move: closed: 4408": 1}
    assert len(tally.latencies) == 3
    assert len(server.site.memory.loaded()) == 2


def test_the_program_starts_measures_and_cleans_up(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    marks = (
        "<!-- measured: written by make bench-server -->\nold\n<!-- end of what was measured -->"
    )
    page.write_text(f"before\n{marks}\nafter\n")
    command = [sys.executable, str(BENCH), "--tables", "6", "--seconds", "1.5", "--warmup", "0.2"]
    command += ["--loads", "live,day,memory", "--pace", "0.1", "--servers", "sqlite:1", "--json"]
    command += ["--games", "haunted-lands", "--generators", "2", "--markdown", str(page)]
    environment = os.environ | {"TMPDIR": str(tmp_path)}
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=300, env=environment, check=False
    )
    assert done.returncode == 0, done.stderr
    live, day, *memory = json.loads(done.stdout)["runs"]
    assert (live["tables"], live["sockets"], live["burst_tables"]) == (6, 12, 6)
    for run in (live, day):
        assert run["errors"] == {}
        assert run["moves"] > 0
        assert run["moves_per_s"] == pytest.approx(run["moves"] / 1.5, abs=0.01)
        assert run["p50_ms"] <= run["p90_ms"] <= run["p99_ms"] <= run["max_ms"]
        assert run["server_cores"] > 0
        assert run["server_mb"] > 10
    assert live["burst_moves"] > 0
    assert [(run["moves"], run["errors"]) for run in memory] == [(6 * 60, {})]
    text = page.read_text()
    assert text.startswith("before")
    assert text.endswith("after\n")
    assert "| haunted-lands | sqlite, 1 |" in text
    assert "### What went wrong\n\nNothing." in text
    assert "old" not in text.partition("\n")[2].partition("###")[0]
    assert list(tmp_path.glob("loci-bench-*")) == []
