"""Nothing that anybody sends holds up the others: what takes long happens elsewhere, and what
happens in the event loop takes turns and is watched."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from loci.core import Entry, Header, Match, find_game
from loci.core.data import decode, encode
from loci.core.records.record import read, write
from loci.games.haunted_lands.state import components
from loci.server.http.account import in_pieces
from loci.server.lag import Lag
from loci.server.metrics import Metrics
from loci.server.play.table import log_data
from loci.server.play.turns import LINES_A_TURN, Turns
from loci.server.play.undone import all_undone
from loci.server.storage.rows import ANSWER, UNDO, LogRow, Stored
from tests.server.clients import Guest, Live, Refused, refused
from tests.server.running import Served

Start = Callable[..., Served]
Come = Callable[..., Guest]
SEATS = [{"kind": "me"}, {"kind": "me"}]
RECORDS = Path(__file__).parents[1] / "records"
CONVERT = "convert 1W to 1C"


# -- components ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "a." * 24_000 + "b=1",
        "[" + ".".join(["a"] * 20_000) + "]",
        "a=" + "[" * 20_000,
        "a=" + "{a=" * 10_000,
        "a=" + "9" * 5000,
        "x" * 60_000,
    ],
    ids=["dotted", "header", "lists", "tables", "digits", "long"],
)
def test_foreign_components_are_read_elsewhere(
    guest: Come, tasks: list[str], monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    here: list[str] = []
    loads = components.tomllib.loads

    def counting(source: str) -> Any:
        here.append(source)
        return loads(source)

    monkeypatch.setattr(components.tomllib, "loads", counting)
    options = {"components": text}
    new = {"game": "haunted-lands", "players": 2, "seats": SEATS, "options": options}
    error = guest().post("/tables", 422, **new)["error"]
    assert error["reason"]["id"] in ("components-toml", "components-size")
    assert tasks == ["start"]
    assert text not in here


def test_right_components_are_taken(guest: Come, tasks: list[str]) -> None:
    ada = guest()
    text = components._shipped()
    table = ada.table("haunted-lands", "me me", options={"components": text})
    assert tasks == ["start"]
    with ada.live(table["id"]) as live:
        assert live.scene is not None
        live.answer()
    ada.table("haunted-lands", "me me")
    assert tasks == ["start"]  # only files are


def test_the_record_of_a_first_game_is_replayed_elsewhere(guest: Come, tasks: list[str]) -> None:
    """What the table keeps of it is short, and nothing of the record itself."""
    text = (RECORDS / "branch_and_claw" / "fangs-fear.loci").read_text("utf-8")
    players = read(text).header.players
    options = {"sets": ["base", "branch-and-claw"], "scenario": "second-wave"}
    who = " ".join(["me"] * players)
    table = guest().table("spirit-island", who, options={**options, "first-game": text})
    assert tasks == ["start"]
    kept = table["options"]["first-game"]
    assert len(kept) < 5000
    assert table["options"]["boards"] == list(json.loads(kept)["boards"])


def test_lines_with_many_dots_never_reach_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    reached: list[int] = []
    monkeypatch.setattr(components.tomllib, "loads", lambda text: reached.append(len(text)) or {})
    for text in ("a." * 101 + "b=1", "x" * (components.LONGEST + 1), "\n" + "." * 101):
        with pytest.raises(components.BadData, match="components-size"):
            components.load_components(text)
    assert reached == []


# -- looking ahead and back ------------------------------------------------------------------------


def test_looks_ahead_and_back_happen_elsewhere(
    guest: Come, tasks: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = guest()
    table = ada.table("spirit-island", "me me")
    with ada.live(table["id"]) as live:
        for _ in range(4):
            live.answer()
        decision = live.decision()
        assert decision is not None
        here: list[object] = []
        game = find_game("spirit-island")
        for name in ("apply", "see", "sections", "explain"):
            monkeypatch.setattr(game, name, lambda *given: here.append(given))
        seat, id = decision["seat"], decision["id"]
        move = decision["choices"][0]["notation"]
        assert live.ask("preview", seat=seat, decision=id, moves=[move])["scene"]["made"] == [move]
        assert live.ask("why", seat=seat, move=move)["reason"] is None
        assert live.ask("history", number=2)["scene"]["number"] == 2
        with pytest.raises(Refused) as refused:
            live.ask("preview", seat=seat, decision=id, moves=["nonsense"])
        assert refused.value.kind in ("unreadable", "illegal")
        assert refused.value.message["nearest"]
        assert here == []
        monkeypatch.undo()
    assert [task for task in tasks if task != "decide"] == ["preview", "why", "history", "preview"]


def test_a_look_that_fails_is_refused(guest: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that looked is killed, and the next look is as good as ever."""
    ada = guest()
    table = ada.table("lantern", "me me")
    monkeypatch.setattr("loci.server.play.looks._SECONDS", 0.0)
    with ada.live(table["id"]) as live:
        with pytest.raises(Refused) as refused:
            live.ask("history", number=0)
        assert refused.value.message["reason"]["id"] == "look-failed"
        monkeypatch.undo()
        assert live.ask("history", number=0)["scene"]["number"] == 0


# -- the event loop --------------------------------------------------------------------------------


def test_between_two_turns_the_loop_comes_around() -> None:
    async def play() -> list[int]:
        turns, around, at = Turns(), 0, []

        async def other() -> None:
            nonlocal around
            while True:
                around += 1
                await asyncio.sleep(0)

        async def works() -> None:
            await turns.take()
            at.append(around)

        task = asyncio.create_task(other())
        gone = asyncio.create_task(turns.take())
        workers = [asyncio.create_task(works()) for _ in range(50)]
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*workers)
        task.cancel()
        return at

    at = asyncio.run(play())
    assert len(at) == 50
    assert len(set(at)) == 50


def test_the_watchdog_names_what_held_the_loop(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()

    async def watched() -> Lag:
        lag = Lag(metrics)
        lag.open()
        await asyncio.sleep(0.1)

        def holds_the_loop() -> None:
            end = time.monotonic() + 30
            spent = time.thread_time() + 0.2
            while (not lag._ran or time.thread_time() < spent) and time.monotonic() < end:
                pass

        for _ in range(2):
            holds_the_loop()
            await asyncio.sleep(0.1)
        await lag.close()
        return lag

    with caplog.at_level(logging.WARNING, "loci.server.lag"):
        lag = asyncio.run(watched())
    said = [r for r in caplog.records if r.name == "loci.server.lag"]
    assert len(said) == 1  # the second comes too soon after it
    assert "holds_the_loop" in vars(said[0])["ran"]
    text = metrics.text().decode()
    assert f"loci_loop_lag_worst_seconds {lag.worst}" in text
    assert 'loci_loop_lag_seconds_bucket{le="0.05"}' in text


def test_the_watchdog_runs_on_every_server(server: Served, guest: Come) -> None:
    assert server.site.lag._task is not None
    metrics = guest().http.get(f"{server.address}/metrics").text
    assert "loci_loop_lag_seconds_count" in metrics
    assert "loci_loop_lag_worst_seconds" in metrics


def test_a_process_that_wants_too_much_memory_fails_alone() -> None:
    code = (
        "from loci.server.play.thinker import limit_memory\n"
        "limit_memory(512)\n"
        "try:\n    bytearray(2**31)\nexcept MemoryError:\n    print('refused')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "refused\n"


# -- passwords -------------------------------------------------------------------------------------


def test_passwords_are_hashed_one_at_a_time_and_have_a_limit(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(accounts_per_minute=3.0, logins_per_minute=100.0)
    hashed: list[str] = []
    people = server.site.people
    hasher = people._hasher
    monkeypatch.setattr(
        people, "_hasher", type("Counting", (), {
            "hash": lambda _self, password: hashed.append(password) or hasher.hash(password),
            "verify": lambda _self, *given: hasher.verify(*given),
        })(),
    )  # fmt: skip
    assert people._hashing._max_workers == 1
    Guest(server.address).post("/account", login="ada", password="correct horse")
    bob = Guest(server.address, "Bob")
    bob.post("/account", 409, login="ada", password="another horse")
    assert hashed == ["correct horse"]  # the login was taken: nothing to hash
    bob.post("/account", 409, login="ada", password="another horse")
    bob.post("/account", 429, login="bob", password="another horse")
    bob.post("/login", 403, login="ada", password="wrong horse")
    assert bob.post("/login", login="ada", password="correct horse")["login"] == "ada"


def test_a_process_that_thinks_loads_neither_the_database_nor_the_web() -> None:
    code = "import sys, loci.server.play.thinker; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert not loaded & {"sqlalchemy", "fastapi", "starlette", "pydantic", "uvicorn"}


# -- long matches ----------------------------------------------------------------------------------


def rich(entries: int = 0) -> str:
    """A record in which somebody can convert workers for as long as they like, and has."""
    game = find_game("terra-mystica")
    source = read((RECORDS / "terra_mystica" / "2-witches-dwarves.loci").read_text("utf-8"))
    start = decode(encode(Match.replay(game, source, 40).state.to_data()))
    start["seats"][0]["workers"] = 20_000
    options = dict(source.header.options)
    header = Header("terra-mystica", game.info.rules_version, 2, 5, options=options, start=start)
    match = Match(game, header)
    for _ in range(entries):
        match.answer(0, CONVERT)
    return write(match.record())


def at(ada: Guest, entries: int = 0) -> Live:
    brought = ada.post("/records", text=rich(entries))
    trial = ada.post(f"/tables/{brought['id']}/fork", number=entries, others="me")
    return ada.live(trial["id"])


def test_an_answer_stands_for_so_many(guest: Come) -> None:
    """However many a single text stands for."""
    with at(guest()) as live:
        decision = live.decision()
        assert decision is not None
        asked = {"seat": 0, "decision": decision["id"]}
        row = ". ".join([CONVERT] * 50)
        with pytest.raises(Refused) as wrong:
            live.ask("answer", moves=[row, row, row, row, CONVERT], **asked)
        assert wrong.value.message["reason"]["id"] == "answers-too-many"
        assert live.log == []
        live.ask("answer", moves=[row, row, row, row], **asked)
        assert len(live.log) == 200


def test_a_match_has_no_more_answers_than_a_record(serve: Start) -> None:
    ada = Guest(serve(record_entries=3).address)
    with at(ada, 2) as live:
        live.answer(CONVERT)
        with pytest.raises(Refused) as wrong:
            live.answer(CONVERT)
        assert wrong.value.message["reason"]["id"] == "match-too-long"
        live.ask("undo", seat=0)
        assert live.answer(CONVERT)["t"] == "done"


def test_a_match_is_changed_so_often(serve: Start) -> None:
    """Whoever loads it goes through its whole log."""
    ada = Guest(serve(record_entries=2).address)
    with at(ada) as live:
        for _ in range(2):
            live.answer(CONVERT)
            live.ask("undo", seat=0)
        live.answer(CONVERT)
        assert refused(live, "undo", seat=0) == ("limit", "match-changed-often")
        orders: dict[str, Any] = {"lone-answers": True}
        assert refused(live, "orders", seat=0, orders=orders) == ("limit", "match-changed-often")


def test_of_what_was_taken_back_only_the_last_stays() -> None:
    """Every page that comes is sent it, and every undo goes through it."""

    def row(number: int, kind: str, moves: int) -> LogRow:
        stored = [Stored(Entry(0, CONVERT), False, 0.0)] * moves
        return LogRow(number, kind, 0, float(number), 0, stored)

    pairs = [(row(2 * n, ANSWER, 250), row(2 * n + 1, UNDO, 0)) for n in range(150)]
    found = all_undone([one for pair in pairs for one in pair])
    assert [one.at for one in found] == [2 * n + 1 for n in range(50, 150)]
    assert {(one.number, len(one.again)) for one in found} == {(250, 200)}


def test_a_long_match_is_told_in_slices(guest: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []

    def counting(*given: Any) -> list[dict[str, Any]]:
        found = log_data(*given)
        told.append(len(found))
        return found

    monkeypatch.setattr("loci.server.play.table.log_data", counting)
    with at(guest(), 1200) as live:
        assert [entry["number"] for entry in live.log] == list(range(1, 1201))
    assert told == [500, 500, 200]


def test_what_is_known_of_somebody_is_told_in_pieces() -> None:
    """Whoever changes their seat for hours has many lines in the audit."""
    lines = [{"at": number, "detail": {"seat": 1}} for number in range(2 * LINES_A_TURN + 1)]
    data = {"me": {"name": "Ada", "email": None}, "seats": [], "audit": lines, "chat": lines[:1]}

    async def pieces() -> list[bytes]:
        return [piece async for piece in in_pieces(data)]

    found = asyncio.run(pieces())
    assert json.loads(b"".join(found)) == data
    assert max(map(len, found)) < len(json.dumps(lines)) / 2
