"""Plans: a table of one's own on which a seat tries its turns ahead."""

from __future__ import annotations

from collections.abc import Callable

from loci.core import Match, find_game
from loci.core.record import read
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import ACTING
from tests.server.clients import Guest

Come = Callable[..., Guest]


def in_the_action_phase(ada: Guest, bob: Guest) -> str:
    """A table of two in round 1, set up and ready to act."""
    table = ada.table("terra-mystica", "me open", options={"setup": "first-game"})
    bob.post(f"/tables/{table['id']}/sit", seat=1)
    ada.post(f"/tables/{table['id']}/start")
    with bob.live(table["id"]) as live:
        live.wait_for_turn()
        live.answer("pass BON3")
    with ada.live(table["id"]) as live:
        live.wait_for_turn()
        live.answer("pass BON5")
    return str(table["id"])


def test_a_seat_plans_at_a_table_of_its_own(
    guest: Come,
) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = in_the_action_phase(ada, bob)
    before = ada.get(f"/tables/{id}")["entries"]
    plan = bob.post(f"/tables/{id}/plan", seat=1)
    assert plan["forked_from"]["id"] == id
    assert all(seat["mine"] for seat in plan["seats"])
    with bob.live(plan["id"]) as live:
        live.wait_for_turn()
        for line in ("upgrade F3 to TP. done", "upgrade E8 to TP. done"):
            live.answer(line)
    assert ada.get(f"/tables/{id}")["entries"] == before
    game = find_game("terra-mystica")
    state = Match.replay(game, read(bob.get(f"/tables/{plan['id']}/record"))).state
    assert isinstance(state, TerraTable)
    assert (state.phase, state.active) == (ACTING, 1)


def test_only_an_own_seat_plans_and_only_where_there_is_something(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = in_the_action_phase(ada, bob)
    assert ada.post(f"/tables/{id}/plan", 403, seat=1)["error"]["reason"]["id"] == "seat-not-yours"
    lands = ada.table("haunted-lands", "me me", seed=1)
    error = ada.post(f"/tables/{lands['id']}/plan", 409, seat=0)["error"]
    assert error["reason"]["id"] == "plan-nothing"


def test_the_games_say_whether_they_have_plans(guest: Come) -> None:
    plans = {game["id"]: game["plans"] for game in guest().get("/games")}
    assert plans["terra-mystica"]
    assert not plans["haunted-lands"]
