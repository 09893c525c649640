"""Travel (HL-10.1)."""

import pytest

from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.state.land import NAMES
from tests.haunted_lands.cases import changed
from tests.haunted_lands.tables import (
    act,
    active,
    hex_of,
    moves,
    neighbours,
    refused,
    seat_of,
    table,
    tokens,
)


@pytest.mark.rule("HL-10.1")
@pytest.mark.parametrize(
    ("start", "goal", "terrain", "cost"),
    [
        ("K0", "K1", "quarter", 1),
        ("K1", "K0", "high-city", 1),
        ("K1", "K2", "quarter", 1),
        ("K1", "F5", "plains", 1),
        ("K1", "A4", "forest", 2),
        ("K1", "A3", "mountain", 3),
        ("F5", "K1", "quarter", 1),
        ("A5", "A4", "forest", 2),
    ],
)
def test_travel_pays_what_the_terrain_costs_and_moves_the_seer(
    start: str, goal: str, terrain: str, cost: int
) -> None:
    lands = table(seats={"P1": {"seer": start}})
    assert hex_of(lands, goal)["terrain"] == terrain
    before = lands.to_data()
    act(lands, 0, f"travel {goal}")
    assert seat_of(lands, 0)["seer"] == goal
    assert active(lands, 0) == [4 - cost, 1, 1, 1]
    assert tokens(lands, 0) == [4, 1, 1, 1]
    assert active(lands, 1) == [4, 1, 1, 1]
    assert seat_of(lands, 1)["seer"] == "K0"
    assert changed(before, lands) == ["active", "seer"]


@pytest.mark.rule("HL-10.1")
@pytest.mark.parametrize("start", ["K0", "K1", "A4", "E6", "B6"])
def test_only_an_adjacent_terrain_can_be_entered(start: str) -> None:
    lands = table(seats={"P1": {"seer": start}})
    near = neighbours(start)
    for name in NAMES:
        if name not in near:
            assert refused(lands, 0, f"travel {name}") == "travel-far"
        elif hex_of(lands, name)["terrain"] == "lake":
            assert refused(lands, 0, f"travel {name}") == "travel-lake"
        else:
            assert f"travel {name}" in moves(lands, 0)


@pytest.mark.rule("HL-10.1")
def test_a_lake_is_not_entered_however_many_tokens_there_are() -> None:
    lands = table(seats={"P1": {"seer": "A4", "travel": [6, 6]}})
    assert hex_of(lands, "A0")["terrain"] == "lake"
    assert refused(lands, 0, "travel A0") == "travel-lake"


@pytest.mark.rule("HL-10.1")
@pytest.mark.parametrize(
    "goal",
    [
        {"F5": {"spectre": True}},
        {"F5": {"windmill": "P1"}},
        {"F5": {"windmill": "P2"}},
        {"F5": {"exploited": True}},
        {"F5": {"spectre": True, "exploited": True}},
    ],
)
def test_seers_spectres_and_buildings_bar_nobody(goal: dict[str, dict[str, object]]) -> None:
    lands = table(hexes=goal, seats={"P1": {"seer": "K1"}, "P2": {"seer": "F5"}})
    before = lands.to_data()
    act(lands, 0, "travel F5")
    assert hex_of(lands, "F5")["seers"] == [0, 1]
    assert active(lands, 0)[0] == 3
    assert changed(before, lands) == ["active", "seer"]


@pytest.mark.rule("HL-10.1", "HL-3.2")
@pytest.mark.parametrize(("goal", "cost"), [("F5", 1), ("K0", 1), ("K2", 1), ("A4", 2), ("A3", 3)])
def test_the_cost_is_paid_in_full_with_active_tokens_or_not_at_all(goal: str, cost: int) -> None:
    short = table(seats={"P1": {"seer": "K1", "travel": [cost - 1, 6]}})
    before = short.digest()
    assert refused(short, 0, f"travel {goal}") == "needs-tokens"
    reason = GAME.why_not(short, 0, GAME.parse(short, 0, f"travel {goal}"))
    assert reason is not None
    assert (reason.args["need"], reason.args["have"]) == (cost, cost - 1)
    assert short.digest() == before
    enough = table(seats={"P1": {"seer": "K1", "travel": [cost, 6]}})
    act(enough, 0, f"travel {goal}")
    assert active(enough, 0)[0] == 0


@pytest.mark.rule("HL-10.1")
def test_travel_goes_on_as_long_as_it_is_paid() -> None:
    lands = table()
    act(lands, 0, "travel K1", "travel F5", "travel K2", "travel K0")
    assert active(lands, 0) == [0, 1, 1, 1]
    assert seat_of(lands, 0)["seer"] == "K0"
    assert {refused(lands, 0, f"travel {name}") for name in neighbours("K0")} == {"needs-tokens"}
    assert moves(lands, 0) == ["end"]


@pytest.mark.rule("HL-10.1")
def test_only_the_seer_whose_turn_it_is_travels() -> None:
    lands = table()
    for seat in (1, 2):
        assert refused(lands, seat, "travel K1") == "not-your-turn"
