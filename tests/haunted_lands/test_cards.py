"""Market, Spectre and Reward cards: every offer, every effect, every result."""

from itertools import combinations_with_replacement
from typing import Any

import pytest

from loci.games.haunted_lands.positions.steps import step
from tests.haunted_lands.cases import FULL
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
    table,
    valour,
)

GOODS = ("food", "water", "wood", "mineral")


# -- Market cards (HL-11.2) --------------------------------------------------------------------


def price(market: int, sold: tuple[str, ...]) -> int:
    """What the rules page says a sale brings; 0 where it names no such offer."""
    kinds = len(set(sold))
    if len(sold) == 1:
        return 2
    if market == 1 and kinds == 1:
        return {2: 5, 3: 8}.get(len(sold), 0)
    if market == 2 and kinds == len(sold):
        return {2: 5, 3: 8}.get(len(sold), 0)
    return 12 if market == 3 and kinds == len(sold) == 4 else 0


SALES = [sale for number in range(1, 6) for sale in combinations_with_replacement(GOODS, number)]


@pytest.mark.rule("HL-11.2", "HL-11.1", "HL-E24")
@pytest.mark.parametrize("market", [1, 2, 3])
def test_a_market_card_makes_its_offers_and_no_others(market: int) -> None:
    offers = 0
    for sale in SALES:
        lands = table(market=market, slots={"trade": ["blocked", "P1", "free", "free"]})
        lands.goods[:4] = [4, 4, 4, 4]  # Skill 7 is learned
        notation = "sell " + "+".join(sale)
        if price(market, sale):
            offers += 1
            act(lands, 0, notation)
            assert seat_of(lands, 0)["pecunia"] == price(market, sale)
            assert goods(lands, 0) == [4 - sale.count(good) for good in GOODS]
        else:
            assert refused(lands, 0, notation) == "sell-offer"
    assert offers == {1: 12, 2: 14, 3: 5}[market]
    lands = table(market=market, seats={"P1": FULL})
    assert len(moves(lands, 0, "sell")) == offers


@pytest.mark.rule("HL-11.2", "HL-11.1")
@pytest.mark.parametrize("market", [1, 2, 3])
def test_the_goods_of_a_sale_may_be_named_in_any_order(market: int) -> None:
    lands = table(market=market, seats={"P1": FULL})
    notation = {1: "food+food", 2: "wood+food", 3: "mineral+wood+water+food"}[market]
    act(lands, 0, f"sell {notation}")
    assert seat_of(lands, 0)["pecunia"] == {1: 5, 2: 5, 3: 12}[market]


# -- Spectre cards (HL-9.7) --------------------------------------------------------------------


def with_cards(cards: list[int], **keys: Any) -> Any:
    return table(spectre_cards=cards, **keys)


COMBINATIONS = pytest.mark.parametrize("cards", [[1], [2], [3], [1, 2], [2, 3], [3, 1], [1, 2, 3]])


@pytest.mark.rule("HL-9.7", "HL-9.6")
@COMBINATIONS
def test_spectre_card_1_silences_buildings_beside_a_spectre(cards: list[int]) -> None:
    """F0 is beside F5 and F6; A5 is not; a Spectre farther off silences nothing."""
    hexes = {"F5": {"windmill": "P1"}, "F6": {"sawmill": "P2"}, "A5": {"noria": "P1"}}
    lands = with_cards(cards, hexes={**hexes, **spectres("F0", "C0")})
    step(lands, "yield")
    works = 1 not in cards
    assert goods(lands, 0) == [int(works), 1, 0, 0]
    assert goods(lands, 1) == [0, 0, int(works), 0]


@pytest.mark.rule("HL-9.7", "HL-9.6")
@COMBINATIONS
def test_spectre_card_2_bars_harvests_under_a_spectre(cards: list[int]) -> None:
    lands = with_cards(cards, hexes=spectres("A5"), seats={"P1": {"seer": "A5"}})
    if 2 in cards:
        assert refused(lands, 0, "harvest A5 food") == "harvest-spectre"
    else:
        act(lands, 0, "harvest A5 food")
        assert goods(lands, 0) == [1, 0, 0, 0]


@pytest.mark.rule("HL-9.7", "HL-9.6")
@COMBINATIONS
@pytest.mark.parametrize(("goal", "cost"), [("K0", 1), ("K2", 1), ("F5", 1), ("A4", 2), ("A3", 3)])
def test_spectre_card_3_makes_travel_into_a_spectre_dearer(
    cards: list[int], goal: str, cost: int
) -> None:
    cost += 3 in cards
    seats = {"P1": {"seer": "K1", "travel": [cost, 4]}}
    lands = with_cards(cards, hexes=spectres(goal), seats=seats)
    act(lands, 0, f"travel {goal}")
    assert active(lands, 0)[0] == 0
    seats["P1"]["travel"] = [cost - 1, 4]
    lands = with_cards(cards, hexes=spectres(goal), seats=seats)
    assert refused(lands, 0, f"travel {goal}") == "needs-tokens"


@pytest.mark.rule("HL-9.7")
def test_leaving_a_spectre_costs_nothing_extra() -> None:
    lands = with_cards([3], hexes=spectres("K1"), seats={"P1": {"seer": "K1"}})
    act(lands, 0, "travel F5")
    assert active(lands, 0)[0] == 3


# -- Reward cards (HL-18.8, HL-18.9) -----------------------------------------------------------

REWARDS = {
    "purse": [(3, 0, 0), (6, 0, 0), (9, 0, 0)],
    "cache": [(1, 1, 0), (1, 2, 0), (2, 3, 0)],
    "blessing": [(1, 0, 1), (2, 0, 2), (2, 0, 4)],
}


@pytest.mark.rule("HL-10.5", "HL-9.5", "HL-18.9")
@pytest.mark.parametrize("season", [1, 2, 3])
@pytest.mark.parametrize("result", ["purse", "cache", "blessing"])
def test_a_reward_card_gives_what_the_die_shows(season: int, result: str) -> None:
    pecunia, chosen, gain = REWARDS[result][season - 1]
    seats = {"P1": {"seer": "A5", "persuasion": [6, 6]}}
    lands = table(season=season, hexes=spectres("A5"), seats=seats)
    assert see(lands)["reward"]["results"][result] == [pecunia, chosen, gain]
    events = act(dice(lands, rewards=[result]), 0, "persuade")
    assert events[0].text().args["reward"].id == f"reward-{result}"  # type: ignore[union-attr]
    assert active(lands, 0)[1] == 6 - season
    assert seat_of(lands, 0)["pecunia"] == pecunia
    assert valour(lands) == [gain, 0, 0]
    for left in range(chosen, 0, -1):
        assert lands.pending == [0] * left
        act(lands, 0, "gain wood")
    assert goods(lands, 0) == [0, 0, chosen, 0]
    assert "end" in moves(lands, 0)
