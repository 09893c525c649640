"""Programs in seats: what they are told, what they answer, and when they are out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from loci.core import find_game
from loci.core.words.asked import PATIENCE, in_words, table_in_words
from tests.server.clients import PATIENCE as SECONDS
from tests.server.clients import Guest, Refused, waiting
from tests.server.programs import (
    Come,
    Make,
    entries,
    played_on,
    seated,
    until_asked,
    until_waiting,
    waiting_with,
)
from tests.server.running import Served

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
