"""The Skill cards of Trade and Crafting (HL-16): what each does, for whom, and where it ends."""

from typing import Any

import pytest

from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.positions.steps import step
from tests.haunted_lands.cases import FULL, LEARNERS, ONE_OF_EACH, changed, skilled
from tests.haunted_lands.tables import (
    act,
    active,
    dice,
    goods,
    moves,
    refused,
    seat_of,
    spectres,
    tokens,
    valour,
)

GOODS = ("food", "water", "wood", "mineral")


# -- Trade -------------------------------------------------------------------------------------


@pytest.mark.rule("HL-16.S7", "HL-3.10")
@LEARNERS
def test_skill_7_stores_one_more_of_every_good(who: str, works: bool) -> None:
    seat = {**FULL, "seer": "B3", "harvest": [2, 2]}
    hexes = {"F5": {"windmill": "P1"}, "F1": {"mine": "P1"}}
    lands = skilled(7, who, hexes=hexes, seats={"P1": seat})
    act(lands, 0, "harvest B3 wood", "harvest B0 water")
    step(lands, "yield")
    assert goods(lands, 0) == ([4, 4, 4, 4] if works else [3, 3, 3, 3])
    step(lands, "yield")
    assert goods(lands, 0) == ([4, 4, 4, 4] if works else [3, 3, 3, 3])


@pytest.mark.rule("HL-16.S7", "HL-E34")
def test_skill_7_counts_where_a_good_is_chosen() -> None:
    lands = skilled(7, hexes=spectres("A5"), seats={"P1": {**FULL, "seer": "A5"}})
    act(dice(lands, rewards=["cache"]), 0, "persuade", "gain wood")
    assert goods(lands, 0) == [3, 3, 4, 3]


@pytest.mark.rule("HL-16.S8", "HL-E24")
@LEARNERS
@pytest.mark.parametrize(
    ("sale", "price"), [("sell food", 2), ("sell food+food", 5), ("sell food+food+food", 8)]
)
def test_skill_8_brings_a_pecunia_with_each_sale(
    who: str, works: bool, sale: str, price: int
) -> None:
    lands = skilled(8, who, seats={"P1": FULL})
    before = lands.to_data()
    act(lands, 0, sale)
    assert seat_of(lands, 0)["pecunia"] == price + works
    assert changed(before, lands) == ["goods", "pecunia"]


@pytest.mark.rule("HL-16.S8", "HL-E24")
def test_skill_8_counts_actions_not_goods() -> None:
    lands = skilled(8, seats={"P1": FULL})
    act(lands, 0, "sell food", "sell food", "sell water+water", "sell wood+wood+wood")
    assert seat_of(lands, 0)["pecunia"] == 3 + 3 + 6 + 9


@pytest.mark.rule("HL-16.S8")
def test_skill_8_counts_no_other_income() -> None:
    lands = skilled(8, hexes=spectres("A5"), seats={"P1": {"seer": "A5"}})
    act(dice(lands, rewards=["purse"]), 0, "persuade")
    assert seat_of(lands, 0)["pecunia"] == 3


def tired(card: int, who: str = "P1", market: int = 1) -> Any:
    """P1 on the High City with a full storage and nothing active but one Travel token."""
    exhausted = {"travel": [1, 4], "persuasion": [0, 1], "harvest": [0, 1], "build": [1, 1]}
    return skilled(card, who, market=market, seats={"P1": {**FULL, **exhausted}})


@pytest.mark.rule("HL-16.S9", "HL-E23", "HL-E24")
@pytest.mark.parametrize(
    ("market", "sale"),
    [
        (1, "sell food+food+food"),
        (2, "sell food+water+mineral"),
        (3, "sell food+water+wood+mineral"),
    ],
)
@pytest.mark.parametrize("track", [0, 1, 2])
def test_skill_9_refreshes_any_token_after_a_sale_of_three(
    market: int, sale: str, track: int
) -> None:
    lands = tired(9, market=market)
    act(lands, 0, sale)
    assert moves(lands, 0) == ["refresh travel", "refresh persuasion", "refresh harvest"]
    name = ("travel", "persuasion", "harvest")[track]
    act(lands, 0, f"refresh {name}")
    expected = [1, 0, 0, 1]
    expected[track] += 1
    assert active(lands, 0) == expected
    assert GAME.decisions(lands)[0].prompt.id == "ask-turn"


@pytest.mark.rule("HL-16.S9")
def test_skill_9_is_answered_first_and_only_for_an_exhausted_token() -> None:
    lands = tired(9)
    act(lands, 0, "sell food+food+food")
    assert refused(lands, 0, "end") == "first-refresh"
    assert refused(lands, 0, "gain food") == "first-refresh"
    assert refused(lands, 0, "refresh build") == "no-exhausted"
    assert refused(lands, 1, "refresh travel") == "not-your-turn"
    act(lands, 0, "refresh travel", "sell water+water+water", "refresh travel")
    assert active(lands, 0) == [3, 0, 0, 1]
    assert refused(lands, 0, "refresh travel") == "only-in-answer"


@pytest.mark.rule("HL-16.S9", "HL-E24")
@pytest.mark.parametrize("sale", ["sell food", "sell food+food"])
def test_skill_9_needs_three_goods_in_one_sale(sale: str) -> None:
    lands = tired(9)
    act(lands, 0, sale, "sell water", "sell wood")
    assert lands.pending == []
    assert active(lands, 0) == [1, 0, 0, 1]


@pytest.mark.rule("HL-16.S9")
@pytest.mark.parametrize(("card", "who"), [(9, "P2"), (9, ""), (7, "P1"), (8, "P1")])
def test_skill_9_is_for_its_learner(card: int, who: str) -> None:
    lands = tired(card, who)
    act(lands, 0, "sell food+food+food")
    assert lands.pending == []
    assert active(lands, 0) == [1, 0, 0, 1]


@pytest.mark.rule("HL-16.S9")
def test_skill_9_asks_nothing_when_every_token_is_active() -> None:
    lands = skilled(9, seats={"P1": FULL})
    act(lands, 0, "sell food+food+food")
    assert lands.pending == []
    assert "end" in moves(lands, 0)


@pytest.mark.rule("HL-E23")
def test_skill_9_refreshes_also_a_token_trained_in_the_same_turn() -> None:
    lands = skilled(9, seats={"P1": {**FULL, "seer": "K1", "pecunia": 8}})
    act(lands, 0, "train harvest", "travel K0")
    assert (active(lands, 0)[2], tokens(lands, 0)[2]) == (1, 2)
    act(lands, 0, "sell food+food+food", "refresh harvest")
    assert (active(lands, 0)[2], tokens(lands, 0)[2]) == (2, 2)


# -- Crafting ----------------------------------------------------------------------------------


@pytest.mark.rule("HL-16.S10")
@LEARNERS
def test_skill_10_doubles_what_the_own_buildings_give(who: str, works: bool) -> None:
    hexes = {**ONE_OF_EACH, "A1": {"windmill": "P3"}}
    lands = skilled(10, who, hexes=hexes)
    step(lands, "yield")
    assert goods(lands, 0) == [1 + works] * 4
    assert goods(lands, 2) == [1, 0, 0, 0]


@pytest.mark.rule("HL-16.S10", "HL-3.10")
def test_skill_10_makes_no_room() -> None:
    lands = skilled(10, hexes=ONE_OF_EACH, seats={"P1": {**FULL, "food": 2, "water": 0}})
    step(lands, "yield")
    assert goods(lands, 0) == [3, 2, 3, 3]


@pytest.mark.rule("HL-16.S10")
def test_skill_10_is_for_the_yield_alone() -> None:
    lands = skilled(10, seats={"P1": {"seer": "A5"}})
    act(lands, 0, "harvest A5 food")
    assert goods(lands, 0) == [1, 0, 0, 0]


@pytest.mark.rule("HL-E26", "HL-16.S10")
@pytest.mark.parametrize("mode", ["wanderer", "builder"])
def test_a_silenced_building_gives_nothing_extra(mode: str) -> None:
    """The Spectre on F0 stands beside Windmill, Sawmill and Mine, not beside the Noria."""
    options = {"mode": mode}
    lands = skilled(10, "P1", options=options, hexes={**ONE_OF_EACH, **spectres("F0")})
    step(lands, "yield")
    assert goods(lands, 0) == ([0, 2, 0, 0] if mode == "wanderer" else [2, 2, 2, 2])


@pytest.mark.rule("HL-16.S11")
@LEARNERS
@pytest.mark.parametrize(
    ("building", "hex", "worth"),
    [("windmill", "A5", 1), ("sawmill", "A4", 2), ("mine", "A3", 3), ("noria", "A5", 1)],
)
def test_skill_11_brings_a_valour_with_each_building(
    who: str, works: bool, building: str, hex: str, worth: int
) -> None:
    lands = skilled(11, who, seats={"P1": {**FULL, "seer": hex}})
    act(lands, 0, f"build {building}")
    assert valour(lands) == [worth + works, 0, 0]


@pytest.mark.rule("HL-16.S11")
def test_skill_11_counts_no_harvest_and_no_building_of_others() -> None:
    seats = {"P1": {**FULL, "seer": "A5"}, "P2": {**FULL, "seer": "A4"}}
    lands = skilled(11, "P1", seats=seats)
    act(lands, 0, "harvest A5 food", "end")
    act(lands, 1, "build sawmill")
    assert valour(lands) == [0, 2, 0]


@pytest.mark.rule("HL-16.S12")
@LEARNERS
@pytest.mark.parametrize("place", ["A5 food", "A5 water", "A0 water"])
def test_skill_12_adds_a_good_of_choice_to_each_harvest(who: str, works: bool, place: str) -> None:
    lands = skilled(12, who, seats={"P1": {"seer": "A5"}})
    act(lands, 0, f"harvest {place}")
    harvested = [int(good == place.split()[1]) for good in GOODS]
    assert goods(lands, 0) == harvested
    if not works:
        assert lands.pending == []
        return
    assert moves(lands, 0) == [f"gain {good}" for good in GOODS]
    assert refused(lands, 0, "end") == "first-good"
    act(lands, 0, "gain mineral")
    harvested[3] += 1
    assert goods(lands, 0) == harvested
    assert sum(lands.exploited) == 1
    assert active(lands, 0)[2] == 0
    assert lands.pending == []


@pytest.mark.rule("HL-16.S12")
def test_skill_12_allows_no_harvest_that_is_forbidden() -> None:
    hexes = {"F5": {"exploited": True}}
    lands = skilled(12, hexes=hexes, seats={"P1": {"seer": "F5"}})
    assert refused(lands, 0, "harvest F5 food") == "harvest-exploited"
    options = {"mode": "builder"}
    lands = skilled(12, options=options, hexes=spectres("F5"), seats={"P1": {"seer": "F5"}})
    assert refused(lands, 0, "harvest F5 food") == "harvest-spectre"


@pytest.mark.rule("HL-16.S12", "HL-E34")
def test_skill_12_asks_after_the_harvested_good_has_taken_its_room() -> None:
    """One Food short of a full storage: the harvested Food fills it, so nothing is asked."""
    lands = skilled(12, seats={"P1": {**FULL, "food": 2, "seer": "A5"}})
    act(lands, 0, "harvest A5 food")
    assert goods(lands, 0) == [3, 3, 3, 3]
    assert lands.pending == []
    lands = skilled(12, seats={"P1": {**FULL, "wood": 2, "seer": "A5"}})
    act(lands, 0, "harvest A5 food", "gain wood")
    assert goods(lands, 0) == [3, 3, 3, 3]
