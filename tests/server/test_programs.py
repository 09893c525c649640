"""Programs that play with a token: what they are told, what they may, and when they are out."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import httpx
import pytest

from loci.core import find_game
from loci.core.words.asked import PATIENCE, in_words, table_in_words
from loci.server.errors import Refusal
from tests.server.clients import OPEN, Guest, Live, Refused, waiting
from tests.server.clients import PATIENCE as SECONDS
from tests.server.running import Served

Come = Callable[..., Guest]
Start = Callable[..., Served]
Make = Callable[..., "Program"]
PASSWORD = "correct horse battery"


class Program:
    """A program with its token, and no cookie."""

    def __init__(self, address: str, made: dict[str, Any]) -> None:
        self.id = made["program"]["id"]
        self.name = made["program"]["name"]
        self.token = made["token"]
        self.http = httpx.Client(
            base_url=f"{address}/api",
            headers={"Authorization": f"Bearer {self.token}"},
            timeout=SECONDS,
            trust_env=False,
        )
        OPEN.append(self)

    def close(self) -> None:
        self.http.close()
        if self in OPEN:
            OPEN.remove(self)

    def get(self, path: str = "", status: int = 200) -> Any:
        answer = self.ask(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def ask(self, path: str = "") -> httpx.Response:
        return self.http.get(f"/program{path}")

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = self.http.post(f"/program{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def asked(self, id: str) -> Any:
        told = self.get(f"/tables/{id}")
        return told if told["asked"] is not None else None

    def answer(self, id: str, move: str | None = None, status: int = 200) -> Any:
        """Answer the open question with a move, or the first that is listed."""
        told = self.asked(id)
        chosen = told["asked"]["moves"][0]["move"] if move is None else move
        return self.post(f"/tables/{id}/answer", status, decision=told["decision"], move=chosen)


@pytest.fixture
def owner(guest: Come) -> Guest:
    ada = guest("Ada")
    ada.post("/account", login="ada", password=PASSWORD)
    return ada


@pytest.fixture
def made(owner: Guest) -> Callable[..., Program]:
    """Programs of Ada's: `made("Deep Thought")`."""

    def make(name: str = "Deep Thought") -> Program:
        return Program(owner.address, owner.post("/me/programs", name=name))

    return make


def seated(host: Guest, program: Program, game: str = "lantern", seats: str = "me open") -> str:
    """A table with this program in the first open seat, begun if all are taken."""
    table = host.table(game, seats)
    number = next(at for at, seat in enumerate(table["seats"]) if seat["kind"] == "open")
    host.post(f"/tables/{table['id']}/program", seat=number, name=program.name)
    if seats.count("open") == 1:
        host.post(f"/tables/{table['id']}/start")
    return str(table["id"])


def entries(server: Served, id: str) -> list[tuple[int, str]]:
    async def get() -> Any:
        return (await server.site.memory.table(id)).match

    return [(entry.seat, entry.move) for entry in server.do(get()).entries]


def played_on(host: Guest, id: str, program: Program, seat: int = 1) -> None:
    """Let the host move until the program is asked."""
    with host.live(id) as live:
        for _ in waiting("the program's turn"):
            if any(asked["seat"] == seat for asked in live.scene["asked"]):  # type: ignore[index]
                return
            live.answer()


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


def waiting_with(server: Served, program: Program) -> Future[Any]:
    """A request of the program that waits for ever, unless it hears of something."""
    stamp = program.get("/tables")["stamp"]

    async def wait() -> Any:
        me = await server.site.programs.by_token(program.token)
        assert me is not None
        return await server.site.connected.tables(me, program.token, stamp, 1e6)

    return asyncio.run_coroutine_threadsafe(wait(), server.loop)


def until_waiting(server: Served, program: Program, number: int = 1) -> None:
    for _ in waiting("a request that waits"):
        if len(server.site.connected.waiting._bells.get(program.id, [])) == number:
            return
        time.sleep(0.01)


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


# -- seats --------------------------------------------------------------------------------------


def test_a_host_seats_a_program_by_name_and_it_says_so_everywhere(
    owner: Guest, guest: Come, made: Make
) -> None:
    program, bob = made(), guest("Bob")
    table = bob.table("lantern", "me open", public=True)
    id = table["id"]
    assert program.get("/tables")["tables"] == []
    stamp = program.get("/tables")["stamp"]
    seats = bob.post(f"/tables/{id}/program", seat=1, name="  deep  thought ")["seats"]
    assert [seat["owner"] for seat in seats] == [None, "Ada"]
    assert (seats[1]["kind"], seats[1]["name"]) == ("person", "Deep Thought")
    listed = program.get(f"/tables?stamp={stamp}&wait=30")["tables"]
    assert [(one["table"]["id"], one["seat"], one["asked"]) for one in listed] == [(id, 1, False)]
    assert guest("Eve").get("/tables?list=open")["tables"][0]["seats"][1]["owner"] == "Ada"
    again = bob.post(f"/tables/{id}/program", 409, seat=0, name="Deep Thought")
    assert again["error"]["reason"]["id"] == "seat-taken"
    with bob.live(id) as live:
        assert live.table["seats"][1]["owner"] == "Ada"
        owner.http.patch("/me", json={"name": "Ada Lovelace"})
        live.until("table", lambda told: told["table"]["seats"][1]["owner"] == "Ada Lovelace")
    guest("Mallory").post(f"/tables/{id}/program", 403, seat=1, name="Deep Thought")
    bob.post(f"/tables/{id}/program", 404, seat=1, name="Shallow Thought")


def test_a_program_accepts_as_its_owner_has_set(owner: Guest, guest: Come, made: Make) -> None:
    program, bob = made(), guest("Bob")
    id = bob.table("lantern", "me open open")["id"]

    def seat(status: int, **accept: Any) -> None:
        if accept:
            changed = owner.http.patch(f"/me/programs/{program.id}", json=accept)
            assert changed.status_code == 200, changed.text
            assert program.get()["games"] == sorted(accept.get("games", []))
        bob.post(f"/tables/{id}/program", status, seat=1, name=program.name)

    seat(409, accept="none")
    seat(409, accept="games", games=["ferry"])
    assert (
        owner.http.patch(
            f"/me/programs/{program.id}", json={"accept": "games", "games": ["chess"]}
        ).status_code
        == 404
    )
    seat(200, accept="games", games=["lantern", "ferry"])
    assert bob.post(f"/tables/{id}/leave", seat=1)["seats"][1]["owner"] is None
    owner.post(f"/me/programs/{program.id}/revoke")
    bob.post(f"/tables/{id}/program", 409, seat=1, name=program.name)


def test_a_program_is_never_host_and_agrees_to_no_undo(owner: Guest, made: Make) -> None:
    program = made()
    id = seated(owner, program)
    refused = ""
    with owner.live(id) as live:
        assert live.table["undo"] == "consent"
        while refused != "undo-program":
            until_asked(live, program, id)
            live.answer()
            while program.asked(id):  # what is taken back may be what it answered to
                program.answer(id)
            try:
                live.ask("undo", seat=0)
            except Refused as wrong:
                refused = wrong.message["reason"]["id"]
            else:  # nothing had come of it, so it was free; on to another answer
                until_asked(live, program, id)
                live.answer()
    owner.post(f"/tables/{id}/leave", seat=0)
    assert owner.get(f"/tables/{id}")["host"]


def until_asked(live: Live, program: Program, id: str) -> None:
    """Let the program answer until the host is asked."""
    for _ in waiting("the host's turn"):
        assert live.table["status"] == "running"
        if live.decision() is not None:
            return
        if program.asked(id):
            program.answer(id)
        live.drain(0.02)


def test_who_gives_up_is_replaced_for_good_and_everybody_reads_it(owner: Guest, made: Make) -> None:
    program = made()
    id = seated(owner, program)
    with owner.live(id) as live:
        program.post(f"/tables/{id}/leave")
        line = live.until("chat")["chat"]
        assert line["note"]["id"] == "seat-left"
        assert line["note"]["args"]["name"]["args"] == {"name": "Deep Thought", "owner": "Ada"}
        seat = owner.get(f"/tables/{id}")["seats"][1]
        assert (seat["kind"], seat["kept"], seat["owner"]) == ("bot", False, None)
    program.get(f"/tables/{id}", 403)
    program.post(f"/tables/{id}/sit", 403)
    assert program.get("/tables")["tables"] == []


def test_a_program_that_was_away_sits_down_again(owner: Guest, made: Make) -> None:
    program = made()
    id = seated(owner, program)
    replaced = owner.post(f"/tables/{id}/replace", seat=1, bot="random")["seats"][1]
    assert (replaced["kind"], replaced["kept"], replaced["owner"]) == ("bot", True, "Ada")
    program.get(f"/tables/{id}", 403)
    back = program.post(f"/tables/{id}/sit")["seats"][1]
    assert (back["kind"], back["mine"], back["owner"]) == ("person", True, "Ada")
    # It has just asked for something, so it is here and is not replaced.
    owner.post(f"/tables/{id}/replace", 409, seat=1, bot="random")


def test_who_deletes_a_program_or_themselves_frees_its_seats(
    owner: Guest, guest: Come, made: Make
) -> None:
    one, two, bob = made("One"), made("Two"), guest("Bob")
    first, second = seated(bob, one), seated(bob, two)
    assert owner.http.delete(f"/me/programs/{one.id}").status_code == 204
    one.get("", 401)
    assert bob.get(f"/tables/{first}")["seats"][1]["kind"] == "bot"
    assert bob.get(f"/tables/{second}")["seats"][1]["owner"] == "Ada"
    assert owner.http.delete("/me").status_code == 204
    two.get("", 401)
    assert bob.get(f"/tables/{second}")["seats"][1]["kind"] == "bot"
    assert bob.get(f"/tables/{second}")["seats"][1]["owner"] is None


# -- what they are told -------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["lantern", "haunted-lands"])
def test_a_program_is_told_what_its_seat_sees_and_nothing_else(
    server: Served, owner: Guest, made: Make, game: str
) -> None:
    """The words are the same whatever the hidden part is: they are made from a copy of the match in
    which everything that the seat does not know was dealt anew."""
    one, two = made("One"), made("Two")
    id = seated(owner, one, game, "open open")
    owner.post(f"/tables/{id}/program", seat=1, name="Two")
    owner.post(f"/tables/{id}/start")
    rules = find_game(game)

    async def match() -> Any:
        return (await server.site.memory.table(id)).match

    compared = 0
    for number in range(24):
        now = server.do(match())
        for seat, program in enumerate((one, two)):
            told = program.get(f"/tables/{id}")
            assert told["seat"] == seat
            text = json.dumps(told)
            assert str(now.header.seed) not in text
            question = now.decisions().get(seat)
            if question is None:
                assert told["asked"] is None
                assert told["decision"] is None
                continue
            other = rules.determinize(now.state, seat, 1000 + number)
            asked = in_words(rules, other, 2, rules.decisions(other)[seat])
            assert told["asked"] == asked.to_data()
            assert told["text"] == asked.text()
            compared += 1
        mover = next((program for program in (one, two) if program.asked(id)), None)
        if mover is None:
            break
        mover.answer(id)
    assert compared > 10
    eve = owner.get(f"/tables/{id}")
    assert eve["status"] in ("running", "finished")


def test_a_program_sees_no_table_but_its_own(owner: Guest, guest: Come, made: Make) -> None:
    program, bob = made(), guest("Bob")
    id = bob.table("lantern", "me bot")["id"]
    program.get(f"/tables/{id}", 403)
    program.post(f"/tables/{id}/answer", 403, decision="1.1.0000", move="pass")
    program.post(f"/tables/{id}/leave", 403)
    program.get("/tables/nowhere", 404)


def test_after_the_end_a_program_still_sees_with_its_own_eyes(
    server: Served, owner: Guest, made: Make
) -> None:
    one, two = made("One"), made("Two")
    id = seated(owner, one, "lantern", "open open")
    owner.post(f"/tables/{id}/program", seat=1, name="Two")
    owner.post(f"/tables/{id}/start")
    for _ in waiting("the end"):
        mover = next((program for program in (one, two) if program.asked(id)), None)
        if mover is None:
            break
        mover.answer(id)
    told = one.get(f"/tables/{id}")
    assert told["table"]["status"] == "finished"
    assert told["outcome"] is not None
    assert told["score"]["legal"] > 0
    assert told["asked"] is None

    async def seen() -> str:
        table = await server.site.memory.table(id)
        assert table.match is not None
        return table_in_words(table.game, table.match.state, 2, 0)

    assert told["text"] == server.do(seen())
    assert one.get("/tables")["tables"] == []
    one.post(f"/tables/{id}/answer", 409, decision="1.1.0000", move="pass")


# -- what they answer ---------------------------------------------------------------------------


def test_an_illegal_answer_changes_nothing_and_in_the_end_a_move_is_drawn(
    server: Served, owner: Guest, made: Make
) -> None:
    program = made()
    id = seated(owner, program)
    played_on(owner, id, program)
    before, told = entries(server, id), program.get(f"/tables/{id}")
    for number in range(1, PATIENCE):
        answered = program.answer(id, "fly to the moon")
        assert answered["refused"]["reason"]
        assert answered["refused"]["drawn"] is None
        assert answered["score"] == {"legal": 0, "illegal": number, "drawn": 0}
        assert entries(server, id) == before
        now = program.get(f"/tables/{id}")
        assert {**now, "score": None} == {**told, "score": None}
    answered = program.answer(id, "fly to the moon")
    assert answered["refused"]["drawn"] in [one["move"] for one in told["asked"]["moves"]]
    assert answered["score"] == {"legal": 0, "illegal": PATIENCE, "drawn": 1}
    assert entries(server, id)[len(before)] == (1, answered["refused"]["drawn"])
    stale = program.post(f"/tables/{id}/answer", 409, decision=told["decision"], move="pass")
    assert stale["error"]["kind"] == "stale"
    assert program.get(f"/tables/{id}")["score"] == answered["score"]


def test_an_answer_is_taken_once(server: Served, owner: Guest, made: Make) -> None:
    program = made()
    id = seated(owner, program)
    played_on(owner, id, program)
    told = program.get(f"/tables/{id}")
    answer = {"decision": told["decision"], "move": told["asked"]["moves"][0]["move"]}
    taken = program.post(f"/tables/{id}/answer", **answer)
    assert taken == {"refused": None, "score": {"legal": 1, "illegal": 0, "drawn": 0}}
    number = len(entries(server, id))
    assert program.post(f"/tables/{id}/answer", 409, **answer)["error"]["kind"] == "stale"
    assert len(entries(server, id)) == number


def test_what_is_no_answer_at_all_is_refused_by_its_form(owner: Guest, made: Make) -> None:
    program = made()
    id = seated(owner, program)
    for wrong in ({}, {"decision": "x", "move": "y" * 1001}, {"decision": "x", "move": "\u0000"}):
        error = program.post(f"/tables/{id}/answer", 422, **wrong)["error"]
        assert error["kind"] == "request"
        assert error["words"]
    assert program.get(f"/tables/{id}")["score"] == {"legal": 0, "illegal": 0, "drawn": 0}


def test_words_come_in_the_language_that_is_asked_for(owner: Guest, made: Make) -> None:
    program = made()
    id = seated(owner, program, "haunted-lands", "open me")
    questions = {program.get(f"/tables/{id}?lang={lang}")["text"] for lang in ("en", "pl", "ru")}
    assert len(questions) == 3
    program.get(f"/tables/{id}?lang=de", 422)


def test_a_person_plays_with_a_program(owner: Guest, made: Make) -> None:
    program = made()
    id = seated(owner, program)
    with owner.live(id) as live:
        program.get()
        live.all_here()  # it has just asked for something
        stamp = ""
        for _ in waiting("the end"):
            if live.decision() is not None:
                live.answer()
            found = program.get(f"/tables?stamp={stamp}&wait=0.05")
            stamp = found["stamp"]
            for one in found["tables"]:
                if one["asked"]:
                    program.answer(id)
            live.drain(0.05)
            if live.table["status"] == "finished":
                break
        assert live.scene is not None
        assert live.scene["outcome"] is not None
        assert {entry["seat"] for entry in live.log} == {0, 1}
    record = owner.get(f"/tables/{id}/record")
    assert "Deep Thought (program of Ada)" in record


def test_word_of_a_question_comes_to_who_waits(server: Served, owner: Guest, made: Make) -> None:
    program = made()
    id = seated(owner, program)
    while program.asked(id):
        program.answer(id)
    waits = waiting_with(server, program)
    until_waiting(server, program)
    assert not waits.done()
    played_on(owner, id, program)
    _, found = waits.result(SECONDS)
    assert [row.id for row, _ in found] == [id]
    assert 1 in found[0][0].asked
