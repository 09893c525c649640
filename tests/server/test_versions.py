"""Databases of earlier rules versions: what is brought over, what goes on, what is kept."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from loci.core import Match, OldRules, Rng, find_game
from loci.core.records.record import read
from loci.server.settings import Settings
from tests.server.clients import Guest
from tests.server.upgrading import Cookie, Serve, brought, stop
from tests.versions.databases import everything

KIND = "tests.toys.next:LANTERN,tests.toys.next:FERRY"
HARSH = "tests.toys.next:HARSH_LANTERN,tests.toys.next:HARSH_FERRY"


@pytest.fixture
def toys(serve: Serve) -> dict[str, Any]:
    """Tables of both toys that the present release has written: some over, some in the middle,
    with the answers that the harsh rules refuse. Their host's cookie, and the tables by id."""
    server = serve(snapshot_every=3)
    ada = Guest(server.address)
    tables: dict[str, str] = {}
    for game in ("lantern", "ferry"):
        options: dict[str, object] = {"landings": "12", "coins": 4} if game == "ferry" else {}
        for seed, answers in enumerate((0, 2, 10, 13, 16, 1000, 1000)):
            made = ada.table(game, "me me me", seed=seed, options=options)
            tables[made["id"]] = game
            live = ada.live(made["id"])
            rng = Rng(seed)
            while live.wait_for_turn() and len(live.log) < answers:
                assert live.scene is not None
                asked = rng.pick("seat", live.scene["decisions"])
                moves = [choice["notation"] for choice in asked["choices"]]
                hard = [m for m in moves if m.startswith(("sell", "swap", "light"))]
                live.ask(
                    "answer",
                    seat=asked["seat"],
                    decision=asked["id"],
                    moves=[rng.pick("move", hard or moves)],
                )
    cookie = ada.http.cookies.get("loci")
    stop(server)
    return {"cookie": cookie, "tables": tables}


def play_on(ada: Guest, id: str, seed: int = 1, most: int = 1000) -> None:
    """Play a table on at random, for all seats."""
    live = ada.live(id)
    rng = Rng(seed)
    for _ in range(most):
        if not live.wait_for_turn():
            break
        assert live.scene is not None
        asked = rng.pick("seat", live.scene["decisions"])
        move = rng.pick("move", asked["choices"])["notation"]
        live.ask("answer", seat=asked["seat"], decision=asked["id"], moves=[move])
    live.close()


def statuses(ada: Guest, ids: list[str]) -> dict[str, str]:
    return {id: ada.get(f"/tables/{id}")["status"] for id in ids}


def test_the_server_refuses_a_database_of_older_rules_and_says_the_command(
    toys: dict[str, Any], database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from typer.testing import CliRunner

    from loci.cli.app import app

    monkeypatch.setenv("LOCI_GAMES", KIND)
    settings = Settings(db=database, secret_file=str(tmp_path / "key"))
    from loci.server.site import Site

    with pytest.raises(OldRules) as caught:
        asyncio.run(Site(settings).open())
    assert caught.value.reason.args["number"] == len(toys["tables"])
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--db", database])
    assert result.exit_code == 2
    assert result.stderr == (
        f"loci: The database holds {len(toys['tables'])} matches of older rules. "
        f"Bring them over first: loci upgrade --db {database}\n"
    )
    again = CliRunner().invoke(app, ["upgrade", "--db", database])
    assert again.exit_code == 0, again.output
    assert again.stdout == (
        "ferry: 7 replayed, 0 continued, 0 kept, 0 failed\n"
        "lantern: 7 replayed, 0 continued, 0 kept, 0 failed\n"
    )
    assert CliRunner().invoke(app, ["upgrade", "--db", database]).stdout == (
        "All matches are of the present rules.\n"
    )


def test_matches_that_fit_go_on_as_if_nothing_had_been(
    toys: dict[str, Any], database: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOCI_GAMES", KIND)
    assert brought(database).counts == {
        "ferry": Counter(replayed=7),
        "lantern": Counter(replayed=7),
    }
    server = serve()
    ada = Cookie(server.address, toys["cookie"])
    for id, game in toys["tables"].items():
        play_on(ada, id)
        record = read(ada.get(f"/tables/{id}/record"))
        assert record.header.rules == 2
        assert not any("dock" in entry.move for entry in record.entries)
        assert Match.replay(find_game(game), record).outcome() is not None


def test_no_running_match_is_lost_when_the_rules_break_old_answers(
    toys: dict[str, Any], database: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOCI_GAMES", HARSH)
    report = brought(database)
    assert report.failed == 0
    assert all(counts["continued"] >= 2 and counts["kept"] for counts in report.counts.values())
    kept = [id for id, _, one in report.notes if one.kind == "kept"]
    server = serve()
    ada = Cookie(server.address, toys["cookie"])
    before = statuses(ada, list(toys["tables"]))
    assert Counter(before.values()) == Counter(running=10, finished=4)
    for id, game in toys["tables"].items():
        if id in kept:
            look_at_a_kept_match(ada, id)
            continue
        play_on(ada, id)
        record = read(ada.get(f"/tables/{id}/record"))
        again = Match.replay(find_game(game), record)
        assert again.outcome() == record.outcome
        assert again.outcome() is not None
    continued = [id for id, _, one in report.notes if one.kind == "continued"]
    look_back_at_a_continued_match(ada, continued)


def look_at_a_kept_match(ada: Guest, id: str) -> None:
    """Its answers, its result, and the positions that were stored; nothing more can be done."""
    table = ada.get(f"/tables/{id}")
    assert table["status"] == "finished"
    assert table["stored"] == table["entries"]
    with ada.live(id) as live:
        assert len(live.log) == table["entries"] > 0
        assert all(entry["move"] and entry["events"] == [] for entry in live.log)
        assert live.scene is not None
        assert live.scene["outcome"] == table["outcome"]
        assert live.scene["decisions"] == live.scene["asked"] == []
        assert 0 < live.ask("history", number=4)["scene"]["number"] <= 3
    text = ada.get(f"/tables/{id}/record")
    record = read(text)
    assert record.header.rules == 1
    assert record.outcome is not None
    assert record.outcome.to_data() == table["outcome"]
    refused = ada.post(f"/tables/{id}/fork", 409, number=table["entries"])
    assert refused["error"]["kind"] == "rules"


def look_back_at_a_continued_match(ada: Guest, ids: list[str]) -> None:
    records = {id: read(ada.get(f"/tables/{id}/record")) for id in ids}
    id = max(records, key=lambda one: records[one].header.stored)
    stored = records[id].header.stored
    assert ada.get(f"/tables/{id}")["stored"] == stored > 0
    with ada.live(id) as live:
        assert [entry["events"] for entry in live.log[:stored]] == [[]] * stored
        assert any(entry["events"] for entry in live.log[stored:])
        assert live.ask("history", number=stored)["scene"]["number"] == stored
        assert live.ask("history", number=stored - 1)["scene"]["number"] < stored
    refused = ada.post(f"/tables/{id}/fork", 409, number=stored - 1)
    assert refused["error"]["kind"] == "rules"
    ada.post(f"/tables/{id}/fork", number=stored)
    table = ada.post("/records", text=ada.get(f"/tables/{id}/record"))
    assert ada.get(f"/tables/{table['id']}")["outcome"] is not None


def test_a_server_that_stops_stores_where_its_matches_stand(
    toys: dict[str, Any], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = everything(database)
    names = {row[0]: row for row in rows["matches"]}
    assert set(names) == set(toys["tables"])
    stored = {(row[0], row[1]) for row in rows["snapshots"]}
    monkeypatch.setenv("LOCI_GAMES", HARSH)
    report = brought(database, check=True)
    continued = [one for _, _, one in report.notes if one.kind == "continued"]
    assert continued
    for one in continued:
        assert one.match is not None
        assert one.dropped <= 2  # a script whose answers are no longer taken
    assert len(stored) > len(names)


def test_check_only_reports(
    toys: dict[str, Any], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOCI_GAMES", HARSH)
    before = everything(database)
    report = brought(database, check=True)
    assert everything(database) == before
    assert brought(database).counts == report.counts


def test_stopping_in_the_middle_and_going_on(
    toys: dict[str, Any], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOCI_GAMES", HARSH)
    whole = brought(database, check=True)

    def until(number: int) -> Callable[[int, int], None]:
        def tick(done: int, _all: int) -> None:
            if done == number:
                raise KeyboardInterrupt

        return tick

    for number in (0, 3, 5):
        with pytest.raises(KeyboardInterrupt):
            brought(database, tick=until(number))
    rest = brought(database)
    assert sum(map(Counter.total, rest.counts.values())) == 14 - 8
    for id, game, one in rest.notes:
        there = next(other for name, _, other in whole.notes if name == id)
        assert (one.kind, one.reason, one.dropped) == (there.kind, there.reason, there.dropped)
        assert toys["tables"][id] == game
    assert brought(database).counts == {}


def test_what_fails_is_tried_again_and_stops_no_server(
    toys: dict[str, Any], database: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.toys.next import FerryNext

    def broken(*_: object) -> Any:
        raise ZeroDivisionError("oh")

    monkeypatch.setenv("LOCI_GAMES", KIND)
    with monkeypatch.context() as patch:
        patch.setattr(FerryNext, "upgrade_options", broken)
        report = brought(database)
    assert report.counts["ferry"] == Counter(failed=5, kept=2)
    server = serve()
    ada = Cookie(server.address, toys["cookie"])
    failed = [id for id, _, one in report.notes if one.kind == "failed"]
    refused = ada.get(f"/tables/{failed[0]}", 409)
    assert refused["error"]["reason"]["id"] == "record-rules-older"
    stop(server)
    assert brought(database).counts == {"ferry": Counter(replayed=5)}
    play_on(Cookie(serve().address, toys["cookie"]), failed[0])


def test_a_table_of_a_newer_version_says_so(
    database: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = "toys.lantern:GAME,toys.ferry:GAME"
    monkeypatch.setenv("LOCI_GAMES", KIND)
    server = serve()
    ada = Guest(server.address)
    id = ada.table("ferry", "me me", seed=1)["id"]
    cookie = ada.http.cookies.get("loci")
    stop(server)
    monkeypatch.setenv("LOCI_GAMES", old)
    ada = Cookie(serve().address, cookie)
    assert [table["id"] for table in ada.get("/tables?list=mine")["tables"]] == [id]
    refused = ada.get(f"/tables/{id}", 409)["error"]
    assert refused["kind"] == "rules"
    assert refused["reason"] == {"id": "record-rules-newer", "args": {"found": 2, "expected": 1}}
    with pytest.raises(ConnectionClosed) as closed:
        ada.live(id)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4409
