"""Persuasion (HL-10.5) and what was ruled about it."""

import pytest

from loci.games.haunted_lands import GAME
from tests.haunted_lands.cases import changed, skilled
from tests.haunted_lands.tables import (
    act,
    active,
    dice,
    goods,
    haunted,
    hex_of,
    moves,
    refused,
    seat_of,
    see,
    spectres,
    table,
    tokens,
    valour,
)


@pytest.mark.rule("HL-10.5", "HL-E40")
def test_persuasion_pays_removes_the_spectre_and_brings_the_rolled_reward() -> None:
    lands = table(hexes=spectres("A5", "A4", "F5"), seats={"P1": {"seer": "A5"}})
    before = lands.to_data()
    reserve = see(lands)["reserve"]["spectres"]
    act(dice(lands, rewards=["purse"]), 0, "persuade")
    assert active(lands, 0) == [4, 0, 1, 1]
    assert tokens(lands, 0) == [4, 1, 1, 1]
    assert haunted(lands) == ["A4", "F5"]
    assert see(lands)["reserve"]["spectres"] == reserve + 1
    assert seat_of(lands, 0)["pecunia"] == 3
    assert changed(before, lands) == ["active", "pecunia", "rng", "spectre"]


@pytest.mark.rule("HL-10.5")
def test_goods_of_a_reward_are_chosen_before_anything_else() -> None:
    lands = table(hexes=spectres("A5"), seats={"P1": {"seer": "A5"}})
    act(dice(lands, rewards=["cache"]), 0, "persuade")
    assert seat_of(lands, 0)["pecunia"] == 1
    assert refused(lands, 0, "end") == "first-good"
    assert refused(lands, 0, "travel A4") == "first-good"
    assert refused(lands, 1, "gain food") == "not-your-turn"
    act(lands, 0, "gain mineral")
    assert goods(lands, 0) == [0, 0, 0, 1]
    assert "end" in moves(lands, 0)
    assert refused(lands, 0, "gain food") == "only-in-answer"


@pytest.mark.rule("HL-10.5", "HL-12.1")
def test_valour_of_a_reward_is_gained_at_once() -> None:
    seats = {"P1": {"seer": "A5"}, "P2": {"valour": 1}}
    lands = table(hexes=spectres("A5"), seats=seats)
    act(dice(lands, rewards=["blessing"]), 0, "persuade")
    assert valour(lands) == [1, 1, 0]
    assert lands.standing == [0, 1, 2]


@pytest.mark.rule("HL-10.5")
def test_the_die_shows_each_result_and_nobody_knows_which_before() -> None:
    found = set()
    for seed in range(30):
        lands = table(seed=seed, hexes=spectres("A5"), seats={"P1": {"seer": "A5"}})
        act(lands, 0, "persuade")
        found.add((seat_of(lands, 0)["pecunia"], len(lands.pending), valour(lands)[0]))
    assert found == {(3, 0, 0), (1, 1, 0), (1, 0, 1)}


@pytest.mark.rule("HL-10.5")
def test_only_the_spectre_on_the_seers_own_terrain_is_persuaded() -> None:
    lands = table(hexes=spectres("A4", "A3", "B2"), seats={"P1": {"seer": "A5"}})
    assert refused(lands, 0, "persuade") == "persuade-nobody"
    act(dice(lands, rewards=["purse"]), 0, "travel A4", "persuade")
    assert haunted(lands) == ["A3", "B2"]
    assert refused(lands, 0, "persuade") == "persuade-nobody"


@pytest.mark.rule("HL-10.5", "HL-9.5")
@pytest.mark.parametrize(("season", "cost"), [(1, 1), (2, 2), (3, 3)])
def test_the_cost_stands_on_the_reward_card_of_the_season(season: int, cost: int) -> None:
    assert see(table(season=season))["reward"]["cost"] == cost
    keys = {"season": season, "hexes": spectres("A5")}
    short = table(**keys, seats={"P1": {"seer": "A5", "persuasion": [cost - 1, 6]}})
    assert refused(short, 0, "persuade") == "needs-tokens"
    enough = table(**keys, seats={"P1": {"seer": "A5", "persuasion": [cost, 6]}})
    act(enough, 0, "persuade")
    assert active(enough, 0)[1] == 0
    assert tokens(enough, 0)[1] == 6


@pytest.mark.rule("HL-10.5")
def test_persuasion_is_repeated_as_long_as_it_is_paid() -> None:
    seats = {"P1": {"seer": "A5", "persuasion": [2, 2]}}
    lands = dice(table(hexes=spectres("A5", "A4", "A3"), seats=seats), rewards=["purse", "purse"])
    act(lands, 0, "persuade", "travel A4", "persuade")
    assert seat_of(lands, 0)["pecunia"] == 6
    assert haunted(lands) == ["A3"]
    assert active(lands, 0)[1] == 0


@pytest.mark.rule("HL-E22", "HL-10.5")
@pytest.mark.parametrize("hex", ["K0", "K1"])
def test_a_spectre_in_kalena_is_persuaded_like_any_other(hex: str) -> None:
    lands = dice(table(hexes=spectres(hex), seats={"P1": {"seer": hex}}), rewards=["purse"])
    act(lands, 0, "persuade")
    assert haunted(lands) == []
    assert seat_of(lands, 0)["pecunia"] == 3
    assert active(lands, 0)[1] == 0


@pytest.mark.rule("HL-10.5")
def test_only_skill_two_names_the_reward() -> None:
    lands = table(hexes=spectres("A5"), seats={"P1": {"seer": "A5"}})
    for reward in ("purse", "cache", "blessing"):
        assert refused(lands, 0, f"persuade {reward}") == "persuade-roll"
    assert moves(lands, 0, "persuade") == ["persuade"]


@pytest.mark.rule("HL-E29")
def test_the_skill_comes_after_the_reward() -> None:
    lands = skilled(1, hexes=spectres("A5"), seats={"P1": {"seer": "A5"}})
    events = act(dice(lands, rewards=["blessing"]), 0, "persuade")
    told = [event.text() for event in events]
    assert [text.id for text in told] == ["log-persuade", "log-pecunia", "log-valour", "log-valour"]
    assert [text.args["now"] for text in told[2:]] == [1, 2]


@pytest.mark.rule("HL-E29", "HL-E25")
def test_the_refreshed_token_cannot_pay_for_the_persuasion_that_brings_it() -> None:
    """Pay first, refresh last: in Season II one token and Skill 3 are not enough."""
    keys = {"season": 2, "hexes": spectres("A5")}
    lands = skilled(3, **keys, seats={"P1": {"seer": "A5", "persuasion": [1, 2]}})
    assert refused(lands, 0, "persuade") == "needs-tokens"
    lands = skilled(3, **keys, seats={"P1": {"seer": "A5", "persuasion": [2, 2]}})
    events = act(dice(lands, rewards=["purse"]), 0, "persuade")
    assert [e.text().id for e in events] == ["log-persuade", "log-pecunia", "log-refresh"]
    assert active(lands, 0)[1] == 1


@pytest.mark.rule("HL-E29")
def test_a_reward_named_with_skill_two_uses_no_die() -> None:
    lands = skilled(2, hexes=spectres("A5"), seats={"P1": {"seer": "A5"}})
    used = lands.rng.used
    events = act(lands, 0, "persuade blessing")
    assert lands.rng.used == used
    assert [e.text().id for e in events] == ["log-persuade", "log-pecunia", "log-valour"]
    assert "spectre" not in hex_of(lands, "A5")


@pytest.mark.rule("HL-E25")
def test_with_skill_three_every_persuasion_of_season_one_pays_for_itself() -> None:
    lands = skilled(3, hexes=spectres("K0", "K1", "K2", "K3"))
    for place in ("", "K1", "K2", "K3"):
        if place:
            act(lands, 0, f"travel {place}")
        act(lands, 0, "persuade")
        assert active(lands, 0)[1] == 1
        if lands.pending:
            act(lands, 0, "gain food")
    assert haunted(lands) == []
    assert tokens(lands, 0)[1] == 1


@pytest.mark.rule("HL-10.5")
def test_the_label_does_not_promise_a_result() -> None:
    lands = skilled(2, hexes=spectres("A5"), seats={"P1": {"seer": "A5"}})
    choices = {c.notation: c for c in GAME.choices(lands, GAME.decisions(lands)[0])}
    assert choices["persuade"].label.id == "do-persuade"
    assert choices["persuade cache"].label.id == "do-persuade-for"
    assert choices["persuade"].places == ["A5"]
