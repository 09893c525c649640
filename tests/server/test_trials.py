"""Plans: a table of one's own on which a seat tries its turns ahead."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from loci.core import Match, find_game
from loci.core.records.record import read
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import ACTING
from tests.server.clients import Guest
from tests.server.running import Served

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
    fresh = ada.table("terra-mystica", "me me", seed=1)
    error = ada.post(f"/tables/{fresh['id']}/plan", 409, seat=0)["error"]
    assert error["reason"]["id"] == "plan-nothing"


@pytest.mark.parametrize("game", ["haunted-lands", "spirit-island"])
def test_other_games_plan_with_the_others_and_with_what_they_know(guest: Come, game: str) -> None:
    """There is no seat to stand still for: what the planner does not know is dealt anew."""
    ada = guest("Ada")
    id = ada.table(game, "me greedy", seed=3)["id"]
    with ada.live(id) as live:
        live.wait_for_turn()
        live.answer()
    plan = ada.post(f"/tables/{id}/plan", seat=0)
    assert plan["trial"] == "plan"
    assert [seat["kind"] for seat in plan["seats"]] == ["person", "bot"]
    with ada.live(plan["id"]) as live:
        live.wait_for_turn()
        live.answer()


def test_bots_stay_bots_unless_one_chooses(guest: Come) -> None:
    ada = guest("Ada")
    id = ada.table("haunted-lands", "me greedy random", seed=3)["id"]
    with ada.live(id) as live:
        live.wait_for_turn()
        live.answer()

    def kinds(**wish: str) -> list[str]:
        made = ada.post(f"/tables/{id}/fork", number=1, **wish)
        return [seat["bot"] or seat["kind"] for seat in made["seats"]]

    assert kinds() == ["person", "greedy", "random"]
    assert kinds(others="bots") == ["person", "greedy", "random"]
    assert kinds(others="me") == ["person"] * 3


def test_people_are_played_by_me_or_by_bots(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = in_the_action_phase(ada, bob)
    for others, kind in (("same", "person"), ("bots", "bot")):
        made = ada.post(f"/tables/{id}/fork", number=2, others=others)
        assert made["seats"][1]["kind"] == kind
        assert made["seats"][1]["name"] == "Bob"


def test_trials_are_kept_apart_and_have_no_limit(serve: Callable[..., Served]) -> None:
    """They are none of my tables, count as none, and of too many the oldest is thrown away."""
    ada = Guest(serve(tables_per_guest=2).address)
    table = ada.table("haunted-lands", "me me", seed=3, name="Friday")
    tried = [ada.post(f"/tables/{table['id']}/fork", number=0) for _ in range(4)]
    assert all((one["trial"], one["name"]) == ("what-if", "Friday") for one in tried)
    mine = ada.get("/tables?list=mine")["tables"]
    assert [one["id"] for one in mine] == [table["id"]]
    assert [one["id"] for one in ada.get("/tables?list=asked")["tables"]] == [table["id"]]
    kept = {one["id"] for one in ada.get("/tables?list=trials")["tables"]}
    assert kept == {one["id"] for one in tried[2:]}
    ada.table("haunted-lands", "me me")
    ada.post("/tables", 429, game="haunted-lands", players=2, seats=[{"kind": "me"}] * 2)
    assert ada.get(f"/tables/{tried[0]['id']}")["status"] == "closed"


def test_a_trial_is_thrown_away_also_when_it_is_over(guest: Come) -> None:
    ada = guest("Ada")
    id = ada.table("lantern", "me me", seed=1)["id"]
    with ada.live(id) as live:
        while live.wait_for_turn():
            live.answer()
    over = ada.get(f"/tables/{id}")["entries"]
    trial = ada.post(f"/tables/{id}/fork", number=over)
    assert trial["status"] == "finished"
    ada.post(f"/tables/{id}/close", 409)
    assert ada.post(f"/tables/{trial['id']}/close")["status"] == "closed"
    assert ada.get("/tables?list=trials")["tables"] == []
