"""The twelve Skill cards (HL-16): what each does, for whom, and where it ends."""

from typing import Any

import pytest

from hl_cases import FULL, changed, skilled
from hl_tables import (
    act,
    active,
    dice,
    goods,
    moves,
    refused,
    seat_of,
    see,
    spectres,
    started,
    table,
    tokens,
    valour,
)
from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.position import step

# Who has learned the skill, and whether P1, whose turn it is, has its effect
LEARNERS = pytest.mark.parametrize(
    ("who", "works"), [("P1", True), ("P2 P1", True), ("P2", False), ("", False)]
)
GOODS = ("food", "water", "wood", "mineral")
DECKS = ("chatter", "wandering", "trade", "crafting")
COSTS = {
    1: [1, 1, 0, 0],
    2: [0, 0, 1, 1],
    3: [2, 0, 0, 0],
    4: [1, 0, 0, 1],
    5: [0, 1, 0, 1],
    6: [1, 1, 0, 0],
    7: [1, 0, 0, 1],
    8: [2, 0, 0, 0],
    9: [1, 0, 1, 0],
    10: [0, 1, 1, 0],
    11: [1, 1, 0, 0],
    12: [1, 0, 1, 0],
}


@pytest.mark.parametrize(
    "card", [pytest.param(card, marks=pytest.mark.rule(f"HL-16.S{card}")) for card in COSTS]
)
def test_every_skill_is_learned_for_its_goods(card: int) -> None:
    deck, cost = DECKS[(card - 1) // 3], COSTS[card]
    exact = dict(zip(GOODS, cost, strict=True))
    lands = skilled(card, "", seats={"P1": {"seer": "K1", **exact}})
    act(lands, 0, f"learn {deck}")
    assert goods(lands, 0) == [0, 0, 0, 0]
    assert seat_of(lands, 0)["skills"] == [card]
    for good, number in exact.items():
        if number:
            short = {**FULL, good: number - 1}
            lands = skilled(card, "", seats={"P1": {"seer": "K1", **short}})
            assert refused(lands, 0, f"learn {deck}") == "needs-goods"


@pytest.mark.rule("HL-16.1", "HL-E13")
def test_one_card_of_each_deck_is_in_play() -> None:
    drawn = set()
    for seed in range(60):
        cards = [skill["card"] for skill in see(started(seed=seed))["skills"]]
        assert [(card - 1) // 3 for card in cards] == [0, 1, 2, 3]
        drawn.update(cards)
    assert drawn == set(range(1, 13))


# -- Chatter -----------------------------------------------------------------------------------


def facing(card: int, who: str, season: int = 1, **more: Any) -> Any:
    """P1 before a Spectre, with tokens enough."""
    seat = {"seer": "A5", "persuasion": [3, 3], **more}
    hexes = spectres("A5", "A4")
    return skilled(card, who, season=season, hexes=hexes, seats={"P1": seat})


@pytest.mark.rule("HL-16.S1", "HL-E29")
@LEARNERS
@pytest.mark.parametrize(("reward", "gain"), [("purse", 0), ("cache", 0), ("blessing", 1)])
def test_skill_1_brings_a_valour_with_each_persuasion(
    who: str, works: bool, reward: str, gain: int
) -> None:
    lands = facing(1, who)
    act(dice(lands, rewards=[reward]), 0, "persuade")
    assert valour(lands) == [gain + works, 0, 0]


@pytest.mark.rule("HL-16.S1")
def test_skill_1_counts_every_persuasion_and_nothing_else() -> None:
    lands = facing(1, "P1", build=[2, 2], **FULL)
    act(dice(lands, rewards=["purse", "purse"]), 0, "persuade", "travel A4", "persuade")
    assert valour(lands) == [2, 0, 0]
    act(lands, 0, "harvest A4 wood", "build noria")
    assert valour(lands) == [3, 0, 0]  # the Noria's own


@pytest.mark.rule("HL-16.S2")
@pytest.mark.parametrize(
    ("season", "reward", "pecunia", "asked", "gain"),
    [
        (1, "purse", 3, 0, 0),
        (1, "cache", 1, 1, 0),
        (1, "blessing", 1, 0, 1),
        (2, "blessing", 2, 0, 2),
        (3, "cache", 2, 3, 0),
    ],
)
def test_skill_2_names_any_reward_of_the_active_card(
    season: int, reward: str, pecunia: int, asked: int, gain: int
) -> None:
    lands = facing(2, "P1", season)
    used = lands.rng.used
    act(lands, 0, f"persuade {reward}")
    assert lands.rng.used == used
    assert seat_of(lands, 0)["pecunia"] == pecunia
    assert len(lands.pending) == asked
    assert valour(lands) == [gain, 0, 0]
    assert active(lands, 0)[1] == 3 - season


@pytest.mark.rule("HL-16.S2")
def test_skill_2_leaves_the_die_to_those_who_want_it() -> None:
    lands = facing(2, "P1")
    assert moves(lands, 0, "persuade") == [
        "persuade",
        "persuade purse",
        "persuade cache",
        "persuade blessing",
    ]
    used = lands.rng.used
    act(lands, 0, "persuade")
    assert lands.rng.used == used + 1


@pytest.mark.rule("HL-16.S2")
@pytest.mark.parametrize(("card", "who"), [(2, "P2"), (2, ""), (1, "P1"), (3, "P1")])
def test_nobody_else_names_the_reward(card: int, who: str) -> None:
    lands = facing(card, who)
    for reward in ("purse", "cache", "blessing"):
        assert refused(lands, 0, f"persuade {reward}") == "persuade-roll"


@pytest.mark.rule("HL-16.S2")
def test_skill_2_needs_tokens_and_a_spectre_like_any_persuasion() -> None:
    lands = facing(2, "P1", 3, persuasion=[2, 3])
    assert refused(lands, 0, "persuade purse") == "needs-tokens"
    act(lands, 0, "travel B2")
    assert refused(lands, 0, "persuade purse") == "persuade-nobody"


@pytest.mark.rule("HL-16.S3")
@LEARNERS
@pytest.mark.parametrize("season", [1, 2, 3])
def test_skill_3_refreshes_a_persuasion_token(who: str, works: bool, season: int) -> None:
    lands = facing(3, who, season, harvest=[0, 1])
    act(dice(lands, rewards=["purse"]), 0, "persuade")
    assert active(lands, 0) == [4, 3 - season + works, 0, 1]
    assert tokens(lands, 0)[1] == 3


@pytest.mark.rule("HL-16.S3", "HL-E23")
def test_skill_3_refreshes_one_token_also_when_more_are_exhausted() -> None:
    lands = facing(3, "P1", persuasion=[1, 6])
    act(dice(lands, rewards=["purse"]), 0, "persuade")
    assert active(lands, 0)[1] == 1
    assert tokens(lands, 0)[1] == 6


@pytest.mark.rule("HL-E23")
def test_skill_3_refreshes_also_a_token_trained_in_the_same_turn() -> None:
    seats = {"P1": {"seer": "K1", "pecunia": 5, "persuasion": [3, 3]}}
    lands = skilled(3, "P1", season=3, hexes=spectres("K1"), seats=seats)
    act(lands, 0, "train persuasion")
    assert (active(lands, 0)[1], tokens(lands, 0)[1]) == (3, 4)
    act(dice(lands, rewards=["purse"]), 0, "persuade")
    assert (active(lands, 0)[1], tokens(lands, 0)[1]) == (1, 4)


# -- Wandering ---------------------------------------------------------------------------------


def costs(lands: Any) -> dict[str, int]:
    """What P1's Travel costs by goal, as play shows it."""
    found = {}
    for text in moves(lands, 0, "travel"):
        after = lands.clone()
        act(after, 0, text)
        found[text.split()[1]] = active(lands, 0)[0] - active(after, 0)[0]
    return found


@pytest.mark.rule("HL-16.S4")
@LEARNERS
def test_skill_4_makes_forests_cost_one(who: str, works: bool) -> None:
    seats = {"P1": {"seer": "K1"}}
    normal = {"K0": 1, "K2": 1, "K6": 1, "F5": 1, "A4": 2, "A3": 3}
    assert costs(skilled(4, who, seats=seats)) == {**normal, "A4": 1 if works else 2}
    poor = skilled(4, who, seats={"P1": {"seer": "K1", "travel": [1, 4]}})
    assert ("travel A4" in moves(poor, 0)) == works


@pytest.mark.rule("HL-16.S5")
@LEARNERS
def test_skill_5_makes_mountains_cost_two(who: str, works: bool) -> None:
    seats = {"P1": {"seer": "K1"}}
    normal = {"K0": 1, "K2": 1, "K6": 1, "F5": 1, "A4": 2, "A3": 3}
    assert costs(skilled(5, who, seats=seats)) == {**normal, "A3": 2 if works else 3}
    poor = skilled(5, who, seats={"P1": {"seer": "K1", "travel": [2, 4]}})
    assert ("travel A3" in moves(poor, 0)) == works


@pytest.mark.rule("HL-16.1", "HL-16.S4", "HL-16.S5")
@pytest.mark.parametrize(("card", "forest", "mountain"), [(4, 2, 4), (5, 3, 3), (6, 3, 4)])
def test_spectre_card_3_adds_to_the_base_cost_of_the_skill(
    card: int, forest: int, mountain: int
) -> None:
    hexes = spectres("A4", "A3", "F5", "K2")
    seats = {"P1": {"seer": "K1"}}
    lands = skilled(card, "P1", options={"mode": "burgher"}, hexes=hexes, seats=seats)
    assert lands.spectre_cards == [3]
    expected = {"K0": 1, "K2": 2, "K6": 1, "F5": 2, "A4": forest, "A3": mountain}
    assert costs(lands) == expected
    quiet = skilled(card, "P1", hexes=hexes, seats=seats)  # Spectre card 1 alone
    assert costs(quiet) == {
        name: cost - (name in ("A4", "A3", "F5", "K2")) for name, cost in expected.items()
    }


@pytest.mark.rule("HL-16.S6")
@LEARNERS
@pytest.mark.parametrize("quarter", ["K1", "K3", "K6"])
def test_skill_6_sells_on_any_quarter(who: str, works: bool, quarter: str) -> None:
    lands = skilled(6, who, seats={"P1": {**FULL, "seer": quarter}})
    if works:
        act(lands, 0, "sell food+food")
        assert seat_of(lands, 0)["pecunia"] == 5
        assert goods(lands, 0) == [1, 3, 3, 3]
    else:
        assert refused(lands, 0, "sell food+food") == "sell-where"


@pytest.mark.rule("HL-16.S6")
@LEARNERS
def test_skill_6_learns_and_trains_on_the_high_city(who: str, works: bool) -> None:
    lands = skilled(6, who, seats={"P1": {**FULL, "pecunia": 9}})
    if works:
        act(lands, 0, "learn trade", "train travel", "sell water")
        assert seat_of(lands, 0)["skills"] == [6, 7]
        assert tokens(lands, 0)[0] == 5
        assert seat_of(lands, 0)["pecunia"] == 6
    else:
        assert refused(lands, 0, "learn trade") == "study-where"
        assert refused(lands, 0, "train travel") == "study-where"
        act(lands, 0, "sell water")


@pytest.mark.rule("HL-16.S6")
def test_skill_6_opens_no_market_outside_kalena_and_keeps_the_usual_places() -> None:
    away = skilled(6, seats={"P1": {**FULL, "pecunia": 9, "seer": "F5"}})
    assert refused(away, 0, "sell food") == "sell-where"
    assert refused(away, 0, "learn trade") == "study-where"
    assert refused(away, 0, "train travel") == "study-where"
    act(skilled(6, seats={"P1": {**FULL, "seer": "K1"}}), 0, "learn trade")
    act(skilled(6, seats={"P1": FULL}), 0, "sell food")


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

ONE_OF_EACH = {
    "F5": {"windmill": "P1"},
    "F6": {"sawmill": "P1"},
    "F1": {"mine": "P1"},
    "A5": {"noria": "P1"},
}


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


@pytest.mark.rule("HL-16.S1", "HL-16.S4", "HL-16.S7", "HL-16.S10")
def test_a_skill_in_play_that_nobody_learned_does_nothing() -> None:
    lands = table(hexes=ONE_OF_EACH, seats={"P1": {"seer": "K1"}})
    step(lands, "yield")
    assert goods(lands, 0) == [1, 1, 1, 1]
    assert costs(lands)["A4"] == 2
