"""What the twelve Skill cards cost, and those of Chatter and Wandering (HL-16): what each does, for
whom, and where it ends."""

from typing import Any

import pytest

from loci.games.haunted_lands.positions.steps import step
from tests.haunted_lands.cases import FULL, LEARNERS, ONE_OF_EACH, skilled
from tests.haunted_lands.tables import (
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


@pytest.mark.rule("HL-16.1", "HL-E43", "HL-16.S4", "HL-16.S5")
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


@pytest.mark.rule("HL-16.S1", "HL-16.S4", "HL-16.S7", "HL-16.S10")
def test_a_skill_in_play_that_nobody_learned_does_nothing() -> None:
    lands = table(hexes=ONE_OF_EACH, seats={"P1": {"seer": "K1"}})
    step(lands, "yield")
    assert goods(lands, 0) == [1, 1, 1, 1]
    assert costs(lands)["A4"] == 2
