"""Harvest (HL-10.2, HL-10.3) and what was ruled about it."""

import pytest

from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.positions.steps import step
from tests.haunted_lands.cases import FULL, changed, skilled
from tests.haunted_lands.tables import (
    act,
    active,
    dice,
    goods,
    haunt_anywhere,
    hex_of,
    hexes_of,
    moves,
    refused,
    see,
    table,
)

GOODS = ("food", "water", "wood", "mineral")

# A Seer's terrain, and what can be harvested there: the terrain itself and the lakes beside it.
PLACES = [
    ("K0", "high-city", []),
    ("K1", "quarter", []),
    ("K3", "quarter", ["K3 water", "D1 water"]),
    ("K5", "quarter", ["K5 water", "C1 water"]),
    ("F5", "plains", ["F5 food"]),
    ("A5", "plains", ["A5 food", "A5 water", "A0 water"]),
    ("F6", "forest", ["F6 wood"]),
    ("A4", "forest", ["A4 water", "A4 wood", "A0 water"]),
    ("B3", "forest", ["B3 water", "B3 wood", "B0 water", "C1 water"]),
    ("F1", "mountain", ["F1 mineral"]),
    ("A3", "mountain", ["A3 water", "A3 mineral", "A0 water"]),
]


@pytest.mark.rule("HL-10.2", "HL-E20")
@pytest.mark.parametrize(("seer", "terrain", "offered"), PLACES)
def test_a_harvest_takes_one_good_of_the_terrain_or_of_a_lake_beside_it(
    seer: str, terrain: str, offered: list[str]
) -> None:
    lands = table(seats={"P1": {"seer": seer}})
    assert hex_of(lands, seer)["terrain"] == terrain
    assert sorted(moves(lands, 0, "harvest")) == sorted(f"harvest {what}" for what in offered)
    for what in offered:
        lands = table(seats={"P1": {"seer": seer}})
        before = lands.to_data()
        act(lands, 0, f"harvest {what}")
        place, good = what.split()
        assert goods(lands, 0) == [int(name == good) for name in GOODS]
        assert active(lands, 0) == [4, 1, 0, 1]
        assert hex_of(lands, place)["exploited"]
        assert sum(lands.exploited) == 1
        assert changed(before, lands) == ["active", "exploited", "goods"]


@pytest.mark.rule("HL-10.2")
@pytest.mark.parametrize(("seer", "terrain", "offered"), PLACES)
def test_what_the_terrain_does_not_offer_is_refused(
    seer: str, terrain: str, offered: list[str]
) -> None:
    lands = table(seats={"P1": {"seer": seer}})
    for good in GOODS:
        if f"{seer} {good}" not in offered:
            assert refused(lands, 0, f"harvest {seer} {good}") == "harvest-other"
    for place in {what.split()[0] for what in offered} - {seer}:
        for good in ("food", "wood", "mineral"):
            assert refused(lands, 0, f"harvest {place} {good}") == "harvest-other"


@pytest.mark.rule("HL-10.2")
def test_neither_other_terrain_nor_a_lake_farther_off_is_harvested() -> None:
    lands = table(seats={"P1": {"seer": "A4"}})
    assert refused(lands, 0, "harvest A5 food") == "harvest-far"  # beside it, but no lake
    assert refused(lands, 0, "harvest K1 water") == "harvest-far"
    assert hex_of(lands, "B0")["terrain"] == "lake"
    assert refused(lands, 0, "harvest B0 water") == "harvest-far"


@pytest.mark.rule("HL-10.2", "HL-E20", "HL-3.2")
def test_a_harvest_costs_one_active_harvest_token() -> None:
    lands = table(seats={"P1": {"seer": "A5", "harvest": [2, 2]}})
    act(lands, 0, "harvest A5 food")
    assert active(lands, 0)[2] == 1
    act(lands, 0, "harvest A0 water")
    assert active(lands, 0)[2] == 0
    act(lands, 0, "travel B2")
    assert refused(lands, 0, "harvest B2 wood") == "needs-tokens"
    assert moves(lands, 0, "harvest") == []


@pytest.mark.rule("HL-10.2", "HL-10.3")
def test_an_exploited_terrain_gives_nothing_to_anyone() -> None:
    seats = {"P1": {"seer": "A5", "harvest": [2, 2]}, "P2": {"seer": "A5"}, "P3": {"seer": "A4"}}
    lands = table(seats=seats)
    act(lands, 0, "harvest A5 food")
    for good in ("food", "water"):
        assert refused(lands, 0, f"harvest A5 {good}") == "harvest-exploited"
    act(lands, 0, "harvest A0 water", "end")
    for good in ("food", "water"):
        assert refused(lands, 1, f"harvest A5 {good}") == "harvest-exploited"
    assert refused(lands, 1, "harvest A0 water") == "harvest-exploited"
    act(lands, 1, "end")
    assert refused(lands, 2, "harvest A0 water") == "harvest-exploited"
    act(lands, 2, "harvest A4 water")


@pytest.mark.rule("HL-10.3")
@pytest.mark.parametrize("season", [1, 2])
@pytest.mark.parametrize("round", [1, 2])
def test_exploited_tokens_stay_from_round_to_round(season: int, round: int) -> None:
    hexes = {"A5": {"exploited": True}, "A0": {"exploited": True}}
    lands = table(season=season, round=round, turn=2, hexes=hexes, seats={"P1": {"seer": "A5"}})
    act(lands, 2, "end")
    haunt_anywhere(lands)
    assert lands.round == round + 1
    assert hex_of(lands, "A5")["exploited"]
    assert refused(lands, 0, "harvest A5 food") == "harvest-exploited"
    assert refused(lands, 0, "harvest A0 water") == "harvest-exploited"


@pytest.mark.rule("HL-10.3")
@pytest.mark.parametrize("season", [1, 2])
@pytest.mark.parametrize("mode", ["wanderer", "builder", "burgher"])
def test_exploited_tokens_leave_at_the_end_of_seasons_one_and_two(season: int, mode: str) -> None:
    hexes = {name: {"exploited": True} for name in ("A5", "A0", "K3", "F1")}
    seats = {"P1": {"seer": "A5"}}
    lands = table(3, {"mode": mode}, season=season, round=3, turn=2, hexes=hexes, seats=seats)
    act(lands, 2, "end")
    assert sum(lands.exploited) == 0


@pytest.mark.rule("HL-10.2")
@pytest.mark.parametrize("owner", ["P1", "P2"])
def test_a_terrain_with_a_building_is_not_harvested(owner: str) -> None:
    lands = table(hexes={"A5": {"windmill": owner}}, seats={"P1": {"seer": "A5"}})
    for good in GOODS:
        assert refused(lands, 0, f"harvest A5 {good}") == "harvest-building"


@pytest.mark.rule("HL-10.2")
def test_other_seers_and_spectres_do_not_prevent_a_harvest() -> None:
    seats = {"P1": {"seer": "A5"}, "P2": {"seer": "A5"}, "P3": {"seer": "A5"}}
    lands = table(hexes={"A5": {"spectre": True}}, seats=seats)
    assert lands.spectre_cards == [1]
    act(lands, 0, "harvest A5 food")
    assert goods(lands, 0) == [1, 0, 0, 0]
    assert hex_of(lands, "A5") == {
        "terrain": "plains",
        "spectre": True,
        "exploited": True,
        "seers": [0, 1, 2],
    }


@pytest.mark.rule("HL-E18")
def test_the_own_terrain_and_the_lake_are_exploited_apart() -> None:
    seats = {"P1": {"seer": "K3", "harvest": [2, 2]}}
    shore = table(seats=seats)
    act(shore, 0, "harvest K3 water")
    assert "exploited" not in hex_of(shore, "D1")
    act(shore, 0, "harvest D1 water")
    lake = table(seats=seats)
    act(lake, 0, "harvest D1 water")
    assert "exploited" not in hex_of(lake, "K3")
    act(lake, 0, "harvest K3 water")
    for lands in (shore, lake):
        assert goods(lands, 0) == [0, 2, 0, 0]
        assert hex_of(lands, "K3")["exploited"]
        assert hex_of(lands, "D1")["exploited"]


@pytest.mark.rule("HL-E18")
@pytest.mark.parametrize(
    "under", [{"exploited": True}, {"windmill": "P1"}, {"windmill": "P2"}, {"noria": "P3"}]
)
def test_a_lake_is_harvested_from_a_terrain_that_gives_nothing(under: dict[str, object]) -> None:
    lands = table(hexes={"A5": under}, seats={"P1": {"seer": "A5"}})
    assert moves(lands, 0, "harvest") == ["harvest A0 water"]
    act(lands, 0, "harvest A0 water")
    assert goods(lands, 0) == [0, 1, 0, 0]
    assert hex_of(lands, "A0")["exploited"]


@pytest.mark.rule("HL-E19", "HL-10.2")
@pytest.mark.parametrize("mode", ["wanderer", "builder", "burgher"])
def test_spectre_card_two_bars_the_haunted_terrain_but_not_the_lake_beside_it(mode: str) -> None:
    hexes = {"A5": {"spectre": True}}
    lands = table(3, {"mode": mode}, hexes=hexes, seats={"P1": {"seer": "A5"}})
    if mode == "builder":
        assert lands.spectre_cards == [2]
        for good in ("food", "water"):
            assert refused(lands, 0, f"harvest A5 {good}") == "harvest-spectre"
        assert moves(lands, 0, "harvest") == ["harvest A0 water"]
    else:
        assert "harvest A5 food" in moves(lands, 0)
    act(lands, 0, "harvest A0 water")
    assert goods(lands, 0) == [0, 1, 0, 0]


@pytest.mark.rule("HL-E19")
def test_spectre_card_two_bars_no_terrain_beside_a_spectre() -> None:
    hexes = {"B2": {"spectre": True}, "A4": {"spectre": True}}
    lands = table(3, {"mode": "builder"}, hexes=hexes, seats={"P1": {"seer": "A5"}})
    act(lands, 0, "harvest A5 food")
    assert goods(lands, 0) == [1, 0, 0, 0]


@pytest.mark.rule("HL-10.2", "HL-E21", "HL-3.10")
def test_a_harvest_without_room_is_allowed_and_its_good_discarded() -> None:
    lands = table(seats={"P1": {"seer": "A5", "food": 3}})
    decision = GAME.decisions(lands)[0]
    shown = {choice.notation: choice.warnings for choice in GAME.choices(lands, decision)}
    assert [warning.id for warning in shown["harvest A5 food"]] == ["warn-no-room"]
    assert shown["harvest A5 water"] == []
    before = lands.to_data()
    act(lands, 0, "harvest A5 food")
    assert goods(lands, 0) == [3, 0, 0, 0]
    assert active(lands, 0)[2] == 0
    assert hex_of(lands, "A5")["exploited"]
    assert changed(before, lands) == ["active", "exploited"]


@pytest.mark.rule("HL-E21")
@pytest.mark.parametrize("held", [2, 3])
def test_what_the_yield_brings_beyond_the_room_is_discarded(held: int) -> None:
    hexes = {"A5": {"windmill": "P1"}, "A1": {"windmill": "P1"}, "F6": {"sawmill": "P1"}}
    lands = table(hexes=hexes, seats={"P1": {"food": held}, "P2": {"food": 1}})
    step(lands, "yield")
    assert goods(lands, 0) == [3, 0, 1, 0]
    assert goods(lands, 1) == [1, 0, 0, 0]


@pytest.mark.rule("HL-E21")
def test_a_good_of_a_reward_that_finds_no_room_is_discarded() -> None:
    seats = {"P1": {"seer": "A5", "food": 3}}
    lands = dice(table(hexes={"A5": {"spectre": True}}, seats=seats), rewards=["cache"])
    act(lands, 0, "persuade", "gain food")
    assert goods(lands, 0) == [3, 0, 0, 0]
    assert lands.pending == []
    assert see(lands)["phase"] == "turns"


@pytest.mark.rule("HL-E21")
def test_a_good_of_skill_twelve_that_finds_no_room_is_discarded() -> None:
    lands = skilled(12, seats={"P1": {"seer": "A5", "wood": 3}})
    act(lands, 0, "harvest A5 food", "gain wood")
    assert goods(lands, 0) == [1, 0, 3, 0]
    assert lands.pending == []


@pytest.mark.rule("HL-E34")
def test_with_a_full_storage_no_good_is_asked_for() -> None:
    hexes = {"A5": {"spectre": True}}
    lands = dice(table(hexes=hexes, seats={"P1": {"seer": "A5", **FULL}}), rewards=["cache"])
    act(lands, 0, "persuade")
    assert lands.pending == []
    assert goods(lands, 0) == [3, 3, 3, 3]
    lands = skilled(12, seats={"P1": {"seer": "A5", **FULL}})
    act(lands, 0, "harvest A5 food")
    assert lands.pending == []
    assert goods(lands, 0) == [3, 3, 3, 3]


@pytest.mark.rule("HL-E34")
def test_goods_are_asked_for_until_the_storage_is_full() -> None:
    """Season III: a cache of 3 Goods, with room for 2."""
    seats = {"P1": {"seer": "A5", **FULL, "food": 2, "wood": 2, "persuasion": [3, 3]}}
    lands = table(season=3, hexes={"A5": {"spectre": True}}, seats=seats)
    act(dice(lands, rewards=["cache"]), 0, "persuade")
    assert GAME.decisions(lands)[0].prompt.id == "ask-good"
    assert moves(lands, 0) == ["gain food", "gain water", "gain wood", "gain mineral"]
    act(lands, 0, "gain wood")
    assert GAME.decisions(lands)[0].prompt.id == "ask-good"
    act(lands, 0, "gain food")
    assert goods(lands, 0) == [3, 3, 3, 3]
    assert GAME.decisions(lands)[0].prompt.id == "ask-turn"


@pytest.mark.rule("HL-E34")
def test_a_discarded_choice_does_not_use_up_the_goods_still_to_come() -> None:
    """Season III: 3 Goods, with room for one Food. Water is discarded; 2 Goods are still owed and
    there is still room, so they are asked for."""
    seats = {"P1": {"seer": "A5", **FULL, "food": 2, "persuasion": [3, 3]}}
    lands = table(season=3, hexes={"A5": {"spectre": True}}, seats=seats)
    act(dice(lands, rewards=["cache"]), 0, "persuade", "gain water")
    assert goods(lands, 0) == [2, 3, 3, 3]
    assert GAME.decisions(lands)[0].prompt.id == "ask-good"
    act(lands, 0, "gain food")
    assert goods(lands, 0) == [3, 3, 3, 3]
    assert GAME.decisions(lands)[0].prompt.id == "ask-turn"


@pytest.mark.rule("HL-E14", "HL-10.2")
def test_exploited_tokens_do_not_run_out() -> None:
    """The box has 12; a thirteenth Terrain can be harvested all the same."""
    land = [*hexes_of(table(), "forest"), "F5"]
    marked = {name: {"exploited": True} for name in land if name != "A4"}
    assert len(marked) == 12
    lands = table(hexes=marked, seats={"P1": {"seer": "A4"}})
    act(lands, 0, "harvest A4 wood")
    assert len([name for name in land if "exploited" in hex_of(lands, name)]) == 13
    assert goods(lands, 0) == [0, 0, 1, 0]
