"""Haunted Lands: what Spectres and Spectre cards do (HL-9)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.haunted_lands import GAME
from tests.haunted_lands.tables import (
    act,
    active,
    asked,
    components_text,
    goods,
    haunted,
    hex_of,
    moves,
    refused,
    seat_of,
    spectres,
    table,
)

PLENTY = {"food": 3, "water": 3, "wood": 3, "mineral": 3}


# -- what Spectres do ------------------------------------------------------------------------------


@pytest.mark.rule("HL-9.4")
def test_nobody_builds_where_a_spectre_is_but_seers_come_and_stay() -> None:
    game = table(hexes=spectres("F5"), seats={"P1": {"seer": "K1", **PLENTY}})
    act(game, 0, "travel F5")
    assert seat_of(game, 0)["seer"] == "F5"
    assert active(game, 0)[0] == 3
    assert refused(game, 0, "build windmill") == "build-spectre"
    act(game, 0, "persuade")
    while asked(game) == [0] and moves(game, 0)[0].startswith("gain"):
        act(game, 0, "gain food")
    act(game, 0, "build windmill")
    assert hex_of(game, "F5")["building"] == "windmill"


@pytest.mark.rule("HL-9.5", "HL-18.8")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_persuasion_costs_what_the_reward_card_says(season: int) -> None:
    def with_active(number: int) -> Any:
        seer = {"seer": "F5", "persuasion": [number, 6]}
        return table(season=season, hexes=spectres("F5"), seats={"P1": seer})

    game = with_active(4)
    act(game, 0, "persuade")
    assert active(game, 0)[1] == 4 - season
    assert haunted(game) == []
    assert refused(with_active(season - 1), 0, "persuade") == "needs-tokens"
    act(with_active(season), 0, "persuade")


@pytest.mark.rule("HL-9.5")
def test_the_cost_is_that_of_the_card_also_when_it_is_another() -> None:
    text = components_text(("tokens = [1, 2, 3]", "tokens = [3, 1, 5]"))
    for season, cost in ((1, 3), (2, 1), (3, 5)):
        seer = {"seer": "F5", "persuasion": [5, 6]}
        game = table(
            options={"components": text}, season=season, hexes=spectres("F5"), seats={"P1": seer}
        )
        act(game, 0, "persuade")
        assert active(game, 0)[1] == 5 - cost


def effects(game: Any) -> set[int]:
    """Which Spectre cards have an effect, tried one by one. P1 stands on K1; A3 is a haunted
    mountain, F5 a windmill of P1 beside the Spectre on F4, A4 a haunted forest."""
    found = set()
    yielding = game.clone()
    GAME.step(yielding, "yield")
    if goods(yielding, 0)[0] == 0:
        found.add(1)
    walking = game.clone()
    act(walking, 0, "travel A4")
    if active(walking, 0)[0] == active(game, 0)[0] - 3:
        found.add(3)
    if moves(walking, 0, "harvest") == ["harvest A0 water"]:
        assert refused(walking, 0, "harvest A4 wood") == "harvest-spectre"
        found.add(2)
    else:
        act(walking, 0, "harvest A4 wood")
        assert goods(walking, 0)[2] == 1
    return found


@pytest.mark.rule("HL-9.6", "HL-9.7")
@pytest.mark.parametrize(
    "cards", [[1], [2], [3], [1, 2], [3, 1], [2, 3], [1, 2, 3]], ids=lambda cards: f"cards{cards}"
)
@pytest.mark.parametrize("season", [1, 3])
def test_the_effects_of_all_spectre_cards_in_play_apply(cards: list[int], season: int) -> None:
    game = table(
        season=season,
        spectre_cards=cards,
        hexes={"F5": {"windmill": "P1"}, **spectres("F4", "A4")},
        seats={"P1": {"seer": "K1"}},
    )
    assert effects(game) == set(cards)


@pytest.mark.rule("HL-9.7")
def test_spectre_card_1_silences_buildings_beside_a_spectre() -> None:
    buildings = {"F5": {"windmill": "P1"}, "A5": {"windmill": "P2"}, "A6": {"noria": "P1"}}
    game = table(hexes={**buildings, **spectres("F4", "K1")})
    GAME.step(game, "yield")
    assert goods(game, 0) == [0, 1, 0, 0]
    assert goods(game, 1) == [1, 0, 0, 0]


@pytest.mark.rule("HL-9.7")
def test_spectre_card_2_bars_the_harvest_of_a_haunted_terrain_only() -> None:
    game = table(options={"mode": "builder"}, hexes=spectres("D0"), seats={"P1": {"seer": "D0"}})
    assert refused(game, 0, "harvest D0 food") == "harvest-spectre"
    assert refused(game, 0, "harvest D0 water") == "harvest-spectre"
    beside = table(options={"mode": "builder"}, hexes=spectres("D0"), seats={"P1": {"seer": "D3"}})
    act(beside, 0, "harvest D3 food")
    assert goods(beside, 0) == [1, 0, 0, 0]


@pytest.mark.rule("HL-9.7")
@pytest.mark.parametrize(("to", "cost"), [("F5", 1), ("A4", 2), ("A3", 3), ("K0", 1), ("K2", 1)])
def test_spectre_card_3_makes_travel_dearer_by_one(to: str, cost: int) -> None:
    for mode, here, price in (
        ("burgher", spectres(to), cost + 1),
        ("burgher", spectres("K1"), cost),  # leaving a Spectre costs nothing more
        ("wanderer", spectres(to), cost),
    ):
        exact = {"seer": "K1", "travel": [price, 4]}
        game = table(options={"mode": mode}, hexes=here, seats={"P1": exact})
        act(game, 0, f"travel {to}")
        assert active(game, 0)[0] == 0
        short = {"seer": "K1", "travel": [price - 1, 4]}
        game = table(options={"mode": mode}, hexes=here, seats={"P1": short})
        assert refused(game, 0, f"travel {to}") == "needs-tokens"
