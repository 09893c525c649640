"""Nobody is ever sent more than they may see."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.clients import Guest, Live, Refused, caught_up, whose_turn
from tests.server.running import Served

Come = Callable[..., Guest]


def table_of_two(ada: Guest, bob: Guest, game: str, **more: Any) -> str:
    table = ada.table(game, "me open", **more)
    bob.post(f"/tables/{table['id']}/sit", seat=1)
    ada.post(f"/tables/{table['id']}/start")
    return str(table["id"])


def keys_in(data: Any) -> set[str]:
    if isinstance(data, dict):
        return set(data) | {key for value in data.values() for key in keys_in(value)}
    if isinstance(data, list):
        return {key for value in data for key in keys_in(value)}
    return set()


def play(one: Live, two: Live, moves: int) -> None:
    for number in range(moves):
        mover = whose_turn(one, two)
        if mover is None:
            return
        mover.answer(pick=number)


def test_no_message_tells_the_others_cards_the_seed_or_the_random_source(
    guest: Come, server: Served
) -> None:
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    id = table_of_two(ada, bob, "lantern")
    with ada.live(id) as one, bob.live(id) as two, eve.live(id) as watcher:
        for number in range(25):
            caught_up(len(_match(server, id).entries), one, two, watcher)
            hands = _hands(server, id)
            for live, seat in ((one, 0), (two, 1), (watcher, None)):
                _check_views(live, seat, hands)
            mover = whose_turn(one, two)
            if mover is None:
                break
            mover.answer(pick=number)
            if number % 5 == 0:
                one.ask("history", number=number // 2)
                eve.post(f"/tables/{id}/fork", number=number // 2)
        seed = str(_match(server, id).header.seed)
        for live in (one, two, watcher):
            for text in live.raw:
                assert seed not in text
                assert not keys_in(json.loads(text)) & {"rng", "seed", "streams", "secret"}
        for someone in (ada, bob, eve):
            if one.table["status"] == "running":
                someone.get(f"/tables/{id}/record", 403)


def _match(server: Served, id: str) -> Any:
    async def get() -> Any:
        return (await server.site.memory.table(id)).match

    return server.do(get())


def _hands(server: Served, id: str) -> list[list[str]]:
    match = _match(server, id)
    return [list(hand) for hand in match.game.table(match.state).hands]


def _check_views(live: Live, seat: int | None, hands: list[list[str]]) -> None:
    """The view in the last message is the viewer's own, whatever the others hold."""
    if live.scene is None or live.scene["outcome"] is not None:
        return
    assert live.scene["viewer"] == (-1 if seat is None else seat)
    for decision in live.scene["decisions"]:
        assert decision["seat"] == seat
    for other, shown in enumerate(live.scene["view"]["hands"]):
        assert shown == (sorted(hands[other]) if other == seat else len(hands[other]))


def test_quests_of_haunted_lands_stay_secret_until_the_end(guest: Come, server: Served) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = table_of_two(ada, bob, "haunted-lands")
    with ada.live(id) as one, bob.live(id) as two:
        hidden = 0
        for number in range(400):
            mover = whose_turn(one, two)
            if mover is None:
                break
            mover.answer(pick=number * 7)
            match = _match(server, id)
            if match.outcome() is not None:
                break
            for live, seat in ((one, 0), (two, 1)):
                caught_up(len(match.entries), live)
                assert live.scene is not None
                view = live.scene["view"]
                other = match.state.quests[1 - seat]
                if other:
                    hidden += 1
                    told = view["seats"][1 - seat]
                    assert told == match.game.view(match.state, seat)["seats"][1 - seat]
                    assert told.get("quests") != other
            if hidden > 6:
                break
        assert hidden > 0
        # What an answer was is hidden where its events are vague.
        for live, seat in ((one, 0), (two, 1)):
            for entry in live.log:
                move = match.entries[entry["number"] - 1].move
                assert entry["move"] in ("", move)
                if entry["seat"] != seat and "quest" in move:
                    assert entry["move"] == ""


def test_a_fork_of_an_unfinished_match_of_others_deals_the_hidden_anew(
    guest: Come, server: Served
) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = table_of_two(ada, bob, "lantern")
    with ada.live(id) as one, bob.live(id) as two:
        play(one, two, 6)
    old = _match(server, id)
    fork = ada.post(f"/tables/{id}/fork", number=len(old.entries))
    assert fork["forked_from"]["id"] == id
    assert all(seat["mine"] for seat in fork["seats"])
    new = _match(server, fork["id"])
    assert new.header.seed != old.header.seed
    at = fork["forked_from"]["number"]
    game = new.game
    assert game.view(new.state, 0) == game.view(old.state_at(at), 0)
    record = ada.get(f"/tables/{fork['id']}/record")
    assert str(old.header.seed) not in record
    with ada.live(fork["id"]) as live:
        live.answer()
        assert len(live.log) == 1


def test_a_seed_may_be_chosen_only_alone(guest: Come) -> None:
    ada = guest()
    assert ada.table("lantern", "me bot", seed=3)["status"] == "running"
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = ada.post("/tables", 422, game="lantern", players=2, seats=seats, seed=3)
    assert answer["error"]["reason"]["id"] == "seed-alone"


def test_a_secret_link_gives_its_seat_and_nothing_else(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table("lantern", "me open open")
    id = table["id"]
    secret = ada.post(f"/tables/{id}/invite", seat=1)["secret"]
    assert ada.post(f"/tables/{id}/invite", seat=1)["secret"] == secret
    bob.post(f"/tables/{id}/invite", 403, seat=1)
    bob.post(f"/tables/{id}/sit", 403, secret="0" * 32)
    # Without a link one gets the seat that is not kept for somebody.
    assert bob.post(f"/tables/{id}/sit")["seats"][2]["mine"]
    nobody = guest(None)
    with nobody.live(id, secret) as live:
        assert live.hello["seats"] == [1]
        ada.post(f"/tables/{id}/start")
        live.until("moved")
        live.wait_for_turn()
        decision = live.decision()
        assert decision is not None
        assert decision["seat"] == 1
        live.answer()
    # Who sits down by name makes the link void.
    eve = guest("Eve")
    assert eve.post(f"/tables/{id}/sit", secret=secret)["seats"][1]["name"] == "Eve"
    with nobody.live(id, secret) as live:
        assert live.hello["seats"] == []
    with pytest.raises(Refused), nobody.live(id, secret) as live:
        live.ask("chat", text="hello")
