"""Programs that play with a token: accounts, tokens and limits."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from loci.server.errors import Refusal
from tests.server.clients import PATIENCE as SECONDS
from tests.server.clients import Guest
from tests.server.programs import (
    PASSWORD,
    Come,
    Make,
    Program,
    Start,
    entries,
    seated,
    until_waiting,
    waiting_with,
)
from tests.server.running import Served

# -- accounts and tokens ------------------------------------------------------------------------


def test_an_account_makes_programs_and_sees_a_token_once(owner: Guest, guest: Come) -> None:
    made = owner.post("/me/programs", name="Deep Thought")
    assert made["token"].startswith("loci.")
    assert made["program"]["owner"] == "Ada"
    assert made["program"]["accept"] == "all"
    listed = owner.get("/me/programs")
    assert listed == [made["program"]]
    secret = made["token"].rpartition(".")[2]
    assert secret not in json.dumps(owner.get("/me/export"))
    assert owner.get("/me/export")["programs"][0]["name"] == "Deep Thought"
    refused = guest("Bob").post("/me/programs", 409, name="Nobody")
    assert refused["error"]["reason"]["id"] == "program-account"
    taken = owner.post("/me/programs", 409, name="deep THOUGHT")
    assert taken["error"]["reason"]["id"] == "program-taken"


def test_an_account_has_so_many_programs(serve: Start) -> None:
    ada = Guest(serve(programs_per_account=2).address)
    ada.post("/account", login="ada", password=PASSWORD)
    for name in ("One", "Two"):
        ada.post("/me/programs", name=name)
    assert ada.post("/me/programs", 429, name="Three")["error"]["reason"]["args"] == {"most": 2}
    first = ada.get("/me/programs")[0]
    assert ada.http.delete(f"/me/programs/{first['id']}").status_code == 204
    ada.post("/me/programs", name="Three")
    assert [program["name"] for program in ada.get("/me/programs")] == ["Two", "Three"]


def test_nothing_that_is_stored_is_a_token(server: Served, made: Make) -> None:
    program = made()

    async def stored() -> list[Any]:
        from sqlalchemy import select

        from loci.server.storage.db import AUDIT, PROGRAMS

        def rows(connection: Any) -> list[Any]:
            return [*connection.execute(select(PROGRAMS)), *connection.execute(select(AUDIT))]

        return await server.site.store.read(rows)

    text = str(server.do(stored()))
    assert program.id in text
    assert program.token.rpartition(".")[2] not in text


def test_a_wrong_token_is_refused_in_words(server: Served, owner: Guest, made: Make) -> None:
    program = made()
    id, secret = program.token.split(".")[1:]
    wrong = [
        {},
        {"Authorization": "Bearer"},
        {"Authorization": f"Basic {program.token}"},
        {"Authorization": "Bearer nonsense"},
        {"Authorization": f"Bearer loci.{id}.{secret[:-1]}"},
        {"Authorization": f"Bearer loci.{id}.{'x' * 43}"},
        {"Authorization": f"Bearer loci.nobody.{secret}"},
        {"Cookie": f"loci={owner.http.cookies['loci']}"},
    ]
    for headers in wrong:
        answer = httpx.get(
            f"{server.address}/api/program", headers=headers, timeout=SECONDS, trust_env=False
        )
        assert answer.status_code == 401, headers
        assert answer.headers["www-authenticate"] == "Bearer"
        error = answer.json()["error"]
        assert error["kind"] == "token"
        assert "Its owner makes another on the account page" in error["words"]
    assert program.get()["name"] == "Deep Thought"


def test_a_token_counts_nowhere_else(server: Served, made: Make) -> None:
    program = made()
    headers = {"Authorization": f"Bearer {program.token}", "X-Loci": "1"}
    with httpx.Client(
        base_url=f"{server.address}/api", headers=headers, timeout=SECONDS, trust_env=False
    ) as other:
        assert other.get("/me").json() is None
        for method, path in (
            ("GET", "/me/export"),
            ("GET", "/me/sessions"),
            ("GET", "/me/programs"),
            ("PATCH", "/me"),
            ("DELETE", "/me"),
            ("POST", "/me/programs"),
            ("POST", f"/me/programs/{program.id}/token"),
            ("POST", "/tables"),
            ("POST", "/records"),
        ):
            answer = other.request(method, path, json={"name": "x"} if method != "GET" else None)
            assert answer.status_code in (401, 422), (path, answer.text)
        assert other.post("/tables", json=NEW).status_code == 401
        assert (
            other.post("/account/password", json={"old": PASSWORD, "new": PASSWORD}).status_code
            == 401
        )
    assert program.get()["name"] == "Deep Thought"


NEW = {"game": "lantern", "players": 1, "seats": [{"kind": "me"}]}


def test_programs_are_their_owners_alone(owner: Guest, guest: Come, made: Make) -> None:
    program, bob = made(), guest("Bob")
    bob.post(f"/me/programs/{program.id}/token", 404)
    bob.post(f"/me/programs/{program.id}/revoke", 404)
    assert bob.http.delete(f"/me/programs/{program.id}").status_code == 404
    assert bob.http.patch(f"/me/programs/{program.id}", json={"accept": "none"}).status_code == 404
    assert program.get()["accept"] == "all"


def test_a_revoked_token_is_dead_at_once_also_in_a_request_that_waits(
    server: Served, owner: Guest, made: Make
) -> None:
    program = made()
    waits = waiting_with(server, program)
    until_waiting(server, program)
    assert owner.post(f"/me/programs/{program.id}/revoke")["issued"] is None
    wrong = waits.exception(SECONDS)
    assert isinstance(wrong, Refusal)
    assert wrong.status == 401
    program.get("", 401)
    renewed = Program(owner.address, owner.post(f"/me/programs/{program.id}/token"))
    assert renewed.get()["name"] == program.name
    again = Program(owner.address, owner.post(f"/me/programs/{program.id}/token"))
    renewed.get("", 401)
    assert again.get()["name"] == program.name


def test_a_revoked_token_is_dead_for_what_waits_for_its_turn(
    server: Served, owner: Guest, made: Make
) -> None:
    """A program does one thing at a time; what it has asked for besides waits, its answer too."""
    program = made()
    id = seated(owner, program, seats="open me")
    told = program.get(f"/tables/{id}")
    move = told["asked"]["moves"][0]["move"]

    async def two_that_wait() -> list[Any]:
        site = server.site
        me, table = await site.programs.by_token(program.token), await site.memory.table(id)
        assert me is not None
        given = (me, program.token, table)
        async with site.connected._one_thing(me, program.token):
            waits = [
                asyncio.create_task(site.connected.told(*given, "en")),
                asyncio.create_task(site.connected.answer(*given, told["decision"], move, "en")),
            ]
            await asyncio.sleep(0)  # they have begun
            await site.programs.revoke(ada, program.id)
        return await asyncio.gather(*waits, return_exceptions=True)

    ada = server.do(server.site.people.find(owner.me["id"]))
    wrong = server.do(two_that_wait())
    assert [one.status for one in wrong] == [401, 401]
    assert entries(server, id) == []


def test_a_revoked_token_is_dead_at_another_process(serve: Start, database: str) -> None:
    here = serve()
    there = serve() if database.startswith("postgresql:") else here
    ada = Guest(here.address)
    ada.post("/account", login="ada", password=PASSWORD)
    program = Program(there.address, ada.post("/me/programs", name="Deep Thought"))
    waits = waiting_with(there, program)
    until_waiting(there, program)
    ada.post(f"/me/programs/{program.id}/revoke")
    assert isinstance(waits.exception(SECONDS), Refusal)
    program.get("", 401)


def test_tokens_are_in_no_log(
    serve: Start, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    with caplog.at_level("DEBUG"):
        server = serve()
        ada = Guest(server.address)
        ada.post("/account", login="ada", password=PASSWORD)
        program = Program(server.address, ada.post("/me/programs", name="Deep Thought"))
        program.get()
        program.get("/tables/nowhere", 404)
        program.post("/tables/nowhere/answer", 422)
        metrics = httpx.get(f"{server.address}/metrics", trust_env=False, timeout=SECONDS).text
    said = "\n".join(
        str(vars(record))
        for record in caplog.records
        if not record.name.startswith(("httpcore", "httpx"))  # the test's own client
    )
    assert "/api/program/tables/{id}" in said
    secret = program.token.rpartition(".")[2]
    for text in (said, metrics, *capfd.readouterr()):
        assert secret not in text


# -- limits -------------------------------------------------------------------------------------


def test_each_token_has_its_own_limit(serve: Start) -> None:
    server = serve(program_requests_per_second=0.5)
    ada = Guest(server.address)
    ada.post("/account", login="ada", password=PASSWORD)
    one = Program(server.address, ada.post("/me/programs", name="One"))
    two = Program(server.address, ada.post("/me/programs", name="Two"))
    answers = [one.ask() for _ in range(4)]
    assert answers[0].status_code == 200
    last = answers[-1]
    assert last.status_code == 429
    assert int(last.headers["retry-after"]) == 2
    assert last.json()["error"]["kind"] == "limit"
    assert two.ask().status_code == 200


def test_of_too_many_requests_that_wait_the_oldest_is_answered(serve: Start) -> None:
    server = serve(program_waits=1)
    ada = Guest(server.address)
    ada.post("/account", login="ada", password=PASSWORD)
    program = Program(server.address, ada.post("/me/programs", name="One"))
    first = waiting_with(server, program)
    until_waiting(server, program)
    second = waiting_with(server, program)
    assert first.result(SECONDS)[1] == []
    assert not second.done()
    ada.post(f"/me/programs/{program.id}/revoke")
    assert isinstance(second.exception(SECONDS), Refusal)


def test_a_program_plays_at_so_many_tables(serve: Start) -> None:
    server = serve(tables_per_program=1)
    ada = Guest(server.address)
    ada.post("/account", login="ada", password=PASSWORD)
    program = Program(server.address, ada.post("/me/programs", name="One"))
    seated(ada, program)
    other = ada.table("lantern", "me open")["id"]
    refused = ada.post(f"/tables/{other}/program", 409, seat=1, name="One")
    assert refused["error"]["reason"]["id"] == "program-busy"
