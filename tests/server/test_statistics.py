"""Statistics: what is counted, when it is taken back, and who sees it."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, update

from loci.server.people import statistics
from loci.server.storage.db import COUNTS, SHEET_SEATS, SHEETS
from loci.server.storage.sheets import clear_old, count_anew, keep_job
from loci.sim.statistics import Facts
from tests.server.clients import Guest, refused, waiting, whose_turn
from tests.server.running import Served

Come = Callable[..., Guest]
Rows = list[tuple[Any, ...]]

RECORD = Path(__file__).parents[1] / "records" / "haunted_lands" / "wanderer-2-victory.loci"


def play_out(*guests: Guest, id: str) -> None:
    """Play a match to its end; each answers for their own seats."""
    lives = [guest.live(id) for guest in guests]
    while (live := whose_turn(*lives)) is not None:
        live.answer()
    for live in lives:
        live.close()


def ferry(ada: Guest, bob: Guest, **more: Any) -> str:
    """A match of two people that is over."""
    id = str(ada.table("ferry", "me open", **more)["id"])
    bob.post(f"/tables/{id}/sit", seat=1)
    ada.post(f"/tables/{id}/start")
    play_out(ada, bob, id=id)
    return id


def read(server: Served, query: Any) -> Rows:
    def job(connection: Connection) -> Rows:
        return [tuple(row) for row in connection.execute(query)]

    rows: Rows = server.do(server.site.store.read(job))
    return rows


def write(server: Served, *changes: Any) -> None:
    def job(connection: Connection) -> None:
        for change in changes:
            connection.execute(change)

    server.do(server.site.store.write(job))


def until_written(server: Served, *ids: str) -> None:
    """Until these matches, and no others, are written down."""
    for _ in waiting("that the matches are written down"):
        if {row[0] for row in read(server, select(SHEETS.c.match_id))} == set(ids):
            return
        time.sleep(0.02)


def counts(server: Served) -> Rows:
    return sorted(read(server, select(COUNTS)))


def counted_anew(server: Served) -> Rows:
    server.do(server.site.store.write(count_anew))
    return counts(server)


def cell(rows: list[list[Any]], *key: Any) -> list[int]:
    return next((row[4:] for row in rows if row[:4] == list(key)), [0, 0, 0])


def test_a_match_that_ends_is_counted_and_names_nobody(guest: Come, server: Served) -> None:
    ada, bob = guest("Ada Lovelace"), guest("Bob")
    first, second = ferry(ada, bob), ferry(ada, bob)
    until_written(server, first, second)
    page = guest(None).get("/statistics/ferry")
    answers = sum(ada.get(f"/tables/{id}")["entries"] for id in (first, second))
    assert cell(page["people"], 2, "games", "", "") == [2, 2, answers]
    assert cell(page["people"], 2, "who", "person", "")[0] == 4
    assert page["bots"] == []
    table = guest(None).get("/statistics/ferry/csv")
    assert table.splitlines()[0] == "who,players,kind,row,column,number,wins,points"
    assert f"people,2,games,,,2,2,{answers}" in table.splitlines()
    for told in (json.dumps(page), table):
        assert "Ada" not in told
        assert ada.me["id"] not in told
    assert counted_anew(server) == counts(server)


def test_what_somebody_has_played_is_for_them_alone(guest: Come, server: Served) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = ferry(ada, bob, name="=1+1")
    until_written(server, id)
    outcome = ada.get(f"/tables/{id}")["outcome"]
    for seat, one in enumerate((ada, bob)):
        own = one.get("/me/statistics")
        won = int(seat in outcome["winners"])
        assert cell(own["games"]["ferry"], 2, "games", "", "")[:2] == [1, won]
        other = "Bob" if one is ada else "Ada"
        assert [(with_["name"], with_["number"]) for with_ in own["against"]] == [(other, 1)]
        played = one.get("/me/played")
        assert not played["more"]
        (match,) = played["played"]
        assert (match["id"], match["seat"], match["points"]) == (id, seat, outcome["scores"][seat])
        rows = list(csv.DictReader(io.StringIO(one.get("/me/played/csv"))))
        assert [(row["id"], row["points"]) for row in rows] == [(id, str(match["points"]))]
        assert [row["name"] for row in rows] == ["'=1+1"]  # no formula
        assert [row["seat"] for row in one.get("/me/export")["results"]] == [seat]
    assert guest("Eve").get("/me/statistics") == {"games": {}, "against": []}
    for path in ("statistics", "played", "played/csv"):
        guest(None).get(f"/me/{path}", 401)


def test_games_come_in_pages_and_all_at_once_in_a_file(
    guest: Come, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "PAGE", 2)
    ada, bob = guest("Ada"), guest("Bob")
    ids = [ferry(ada, bob) for _ in range(3)]
    until_written(server, *ids)
    first, second, third = (ada.get(f"/me/played?page={number}") for number in range(3))
    assert (first["more"], second["more"], third["more"]) == (True, False, False)
    pages = [[match["id"] for match in page["played"]] for page in (first, second, third)]
    assert pages == [[ids[2], ids[1]], [ids[0]], []]
    rows = csv.DictReader(io.StringIO(ada.get("/me/played/csv")))
    assert [row["id"] for row in rows] == ids[::-1]
    ada.get("/me/played?page=-1", 422)


def test_an_end_that_is_taken_back_is_counted_no_longer(guest: Come, server: Served) -> None:
    ada = guest()
    other = ada.table("ferry", "me random")["id"]
    play_out(ada, id=other)
    until_written(server, other)
    before = counts(server)
    id = ada.table("ferry", "me random")["id"]
    play_out(ada, id=id)
    until_written(server, id, other)
    assert counts(server) != before
    with ada.live(id) as live:
        live.ask("undo", seat=0)
        assert live.scene is not None
        assert live.scene["outcome"] is None
        assert counts(server) == before  # by the time it is told
        while live.wait_for_turn():
            live.answer()
    until_written(server, id, other)
    assert counted_anew(server) == counts(server)


def test_what_ended_before_is_caught_up_with(guest: Come, server: Served, tasks: list[str]) -> None:
    """As if there had been no statistics then; with the snapshot of the last state and without."""
    ada, bob = guest("Ada"), guest("Bob")
    ids = [ferry(ada, bob), str(ada.table("ferry", "me random")["id"])]
    play_out(ada, id=ids[1])
    until_written(server, *ids)
    before = counts(server)
    write(server, delete(SHEETS), delete(COUNTS))
    assert read(server, select(SHEET_SEATS)) == []  # they went with the sheets
    server.do(server.site.statistics.catch_up())
    assert tasks.count("written") == 2
    assert counts(server) == before
    server.do(server.site.statistics.catch_up())
    assert tasks.count("written") == 2  # nothing was left to do


def test_what_cannot_be_written_down_is_tried_once(
    guest: Come, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fault(*_: object) -> Facts:
        raise RuntimeError("a game with a fault")

    monkeypatch.setattr(statistics, "written", fault)
    ada = guest()
    id = ada.table("ferry", "me random")["id"]
    play_out(ada, id=id)
    asked = 0

    async def crashed(*_: object) -> dict[str, Any]:
        nonlocal asked
        asked += 1
        raise statistics.Crashed("a game with a fault")

    monkeypatch.setattr(server.site.statistics._workers, "ask", crashed)
    for _ in range(2):
        server.do(server.site.statistics.catch_up())
    assert asked == 1
    assert read(server, select(SHEETS.c.match_id, SHEETS.c.facts)) == [(id, None)]
    assert counts(server) == []


def test_what_is_of_another_form_is_made_anew(guest: Come, server: Served) -> None:
    ada = guest()
    id = ada.table("ferry", "me random")["id"]
    play_out(ada, id=id)
    until_written(server, id)
    assert not server.do(server.site.store.write(clear_old))
    before = counts(server)
    write(server, update(SHEETS).values(form=0), update(COUNTS).values(number=77))
    assert server.do(server.site.store.write(clear_old))
    assert counts(server) == []
    server.do(server.site.statistics.catch_up())
    assert counts(server) == before


def test_only_what_was_played_here_to_its_end_is_counted(guest: Come, server: Served) -> None:
    ada = guest()
    brought = ada.post("/records", text=RECORD.read_text())
    assert brought["final"]
    with ada.live(brought["id"]) as live:  # else it could be played to another end, and count
        assert refused(live, "undo", seat=0) == ("undo", "undo-ended")
    trial = ada.post(f"/tables/{brought['id']}/fork", number=brought["entries"] - 1, others="me")
    play_out(ada, id=trial["id"])
    assert ada.get(f"/tables/{trial['id']}")["status"] == "finished"
    closed = ada.table("ferry", "me random")["id"]
    ada.post(f"/tables/{closed}/close")
    real = ada.table("ferry", "me random")["id"]
    play_out(ada, id=real)
    until_written(server, real)
    server.do(server.site.statistics.catch_up())
    until_written(server, real)


def test_who_plays_all_seats_has_neither_won_nor_lost(guest: Come, server: Served) -> None:
    ada = guest()
    id = ada.table("ferry", "me me")["id"]
    play_out(ada, id=id)
    until_written(server, id)
    assert ada.get("/me/statistics") == {"games": {}, "against": []}
    assert [match["seat"] for match in ada.get("/me/played")["played"]] == [0, 1]
    assert cell(ada.get("/statistics/ferry")["people"], 2, "games", "", "")[0] == 1


def test_bots_among_themselves_are_kept_apart(serve: Callable[..., Served], tmp_path: Path) -> None:
    """With what was counted elsewhere; a file that is none does no harm."""
    row = [2, "games", "", "", 400, 390, 4000]
    data = {"form": 1, "game": "ferry", "games": 400, "counts": [row]}
    (tmp_path / "ferry.json").write_text(json.dumps(data))
    (tmp_path / "lantern.json").write_text(json.dumps(data))
    server = serve(statistics=str(tmp_path))
    ada = Guest(server.address)
    assert ada.get("/statistics/lantern") == {"game": "lantern", "people": [], "bots": []}
    id = ada.table("ferry", "random random")["id"]
    until_written(server, id)
    page = ada.get("/statistics/ferry")
    assert page["people"] == []
    assert cell(page["bots"], 2, "games", "", "")[0] == 401
    assert cell(page["bots"], 2, "who", "random", "")[0] == 2
    assert ada.get("/me/played")["played"] == []
    assert ada.get("/statistics/chess", 404)["error"]["kind"] == "game"


def test_whoever_is_forgotten_leaves_games_without_a_name(guest: Come, server: Served) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = ferry(ada, bob)
    until_written(server, id)
    people = bob.get("/statistics/ferry")["people"]
    assert ada.http.delete("/me").status_code == 204
    assert {row[0] for row in counts(server)} == {"people", bob.me["id"]}
    assert bob.get("/statistics/ferry")["people"] == people
    (against,) = bob.get("/me/statistics")["against"]
    assert (against["name"], against["bot"]) == (None, None)
    assert counted_anew(server) == counts(server)


def test_several_that_write_the_same_down_do_it_once(guest: Come, server: Served) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = ferry(ada, bob)
    until_written(server, id)
    before = counts(server)
    ((sequence, data),) = read(server, select(SHEETS.c.sequence, SHEETS.c.facts))
    facts = Facts.from_data(data)
    write(server, delete(SHEETS), delete(COUNTS))

    async def all_at_once() -> list[bool]:
        write = server.site.store.write
        jobs = [keep_job(id, sequence, facts) for _ in range(5)]
        return list(await asyncio.gather(*[write(job) for job in jobs]))

    assert sorted(server.do(all_at_once())) == [False] * 4 + [True]
    assert counts(server) == before
    assert not server.do(server.site.store.write(keep_job(id, sequence + 1, facts)))
