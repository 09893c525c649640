"""Sell, Learn and Train in Kalena (HL-11.1, HL-11.3, HL-11.4)."""

from typing import Any

import pytest

from loci.games.haunted_lands import GAME
from tests.haunted_lands.cases import FULL, changed, slots
from tests.haunted_lands.tables import (
    act,
    active,
    goods,
    moves,
    refused,
    seat_of,
    see,
    spectres,
    table,
    tokens,
    valour,
)

OUTSIDE = ["A5", "A4", "A3", "F5"]
QUARTERS = [f"K{digit}" for digit in range(1, 7)]


# -- Sell --------------------------------------------------------------------------------------


@pytest.mark.rule("HL-11.1")
def test_sell_takes_the_goods_of_one_offer_and_brings_its_pecunia() -> None:
    lands = table(market=1, seats={"P1": FULL})
    before = lands.to_data()
    act(lands, 0, "sell food+food")
    assert goods(lands, 0) == [1, 3, 3, 3]
    assert seat_of(lands, 0)["pecunia"] == 5
    assert changed(before, lands) == ["goods", "pecunia"]


@pytest.mark.rule("HL-11.1")
def test_sell_any_number_of_times_per_turn_at_no_cost_in_tokens() -> None:
    lands = table(market=1, seats={"P1": FULL})
    act(lands, 0, "sell food", "sell food", "sell water+water+water", "sell wood+wood", "sell wood")
    assert seat_of(lands, 0)["pecunia"] == 2 + 2 + 8 + 5 + 2
    assert goods(lands, 0) == [1, 0, 0, 3]
    assert active(lands, 0) == [4, 1, 1, 1]


@pytest.mark.rule("HL-11.1")
@pytest.mark.parametrize("seer", QUARTERS + OUTSIDE)
def test_sell_on_the_high_city_only(seer: str) -> None:
    lands = table(seats={"P1": {**FULL, "seer": seer}})
    assert refused(lands, 0, "sell food") == "sell-where"
    assert moves(lands, 0, "sell") == []


@pytest.mark.rule("HL-11.1", "HL-3.4")
def test_sell_needs_all_goods_of_the_offer() -> None:
    lands = table(market=1, seats={"P1": {"food": 1, "water": 2}, "P2": FULL})
    assert refused(lands, 0, "sell food+food") == "needs-goods"
    assert refused(lands, 0, "sell wood") == "needs-goods"
    assert refused(lands, 0, "sell water+water+water") == "needs-goods"
    assert moves(lands, 0, "sell") == ["sell food", "sell water", "sell water+water"]


@pytest.mark.rule("HL-11.1", "HL-E24")
@pytest.mark.parametrize(
    ("market", "sale"),
    [
        (1, "sell food+water"),
        (1, "sell food+food+water"),
        (1, "sell food+water+wood+mineral"),
        (2, "sell food+food"),
        (2, "sell food+food+water"),
        (2, "sell food+water+wood+mineral"),
        (3, "sell food+food"),
        (3, "sell food+water"),
        (3, "sell food+water+wood"),
    ],
)
def test_goods_that_are_no_offer_are_not_sold(market: int, sale: str) -> None:
    """Two offers in one action would bring Skill 9 what it does not pay for."""
    lands = table(market=market, seats={"P1": FULL})
    before = lands.digest()
    assert refused(lands, 0, sale) == "sell-offer"
    assert lands.digest() == before


# -- Learn -------------------------------------------------------------------------------------


@pytest.mark.rule("HL-11.3")
def test_learn_pays_puts_the_cube_on_the_leftmost_free_slot_and_gains_its_valour() -> None:
    lands = table(4, seats={"P1": {**FULL, "seer": "K1"}})
    before = lands.to_data()
    act(lands, 0, "learn chatter")  # Skill 1: Food and Water
    assert goods(lands, 0) == [2, 2, 3, 3]
    assert see(lands)["skills"][0]["slots"] == [0, -1, -1, -1]
    assert seat_of(lands, 0)["skills"] == [1]
    assert valour(lands) == [4, 0, 0, 0]
    assert changed(before, lands) == ["goods", "learned", "slots", "valour"]


@pytest.mark.rule("HL-11.3", "HL-18.6")
@pytest.mark.parametrize(("players", "gains"), [(4, [4, 3, 2, 1]), (3, [3, 2, 1]), (2, [3, 2])])
def test_later_learners_get_the_next_slot_and_blocked_slots_are_passed_over(
    players: int, gains: list[int]
) -> None:
    seats = {f"P{n + 1}": {**FULL, "seer": "K1"} for n in range(players)}
    lands = table(players, seats=seats)
    for seat in range(players):
        act(lands, seat, "learn trade", "end")
    assert valour(lands) == gains
    trade = see(lands)["skills"][2]["slots"]
    assert [slot for slot in trade if slot >= 0] == list(range(players))
    assert trade == {4: [0, 1, 2, 3], 3: [-2, 0, 1, 2], 2: [-2, 0, 1, -2]}[players]


@pytest.mark.rule("HL-11.3")
def test_a_gap_on_the_left_is_filled_first() -> None:
    cubes = {"chatter": ["blocked", "free", "P2", "free"]}
    lands = table(slots=cubes, seats={"P1": {**FULL, "seer": "K1"}})
    act(lands, 0, "learn chatter")
    assert see(lands)["skills"][0]["slots"] == [-2, 0, 1, -1]
    assert valour(lands) == [3, 0, 0]


@pytest.mark.rule("HL-11.3")
def test_each_skill_once_per_player_several_skills_per_turn() -> None:
    lands = table(seats={"P1": {**FULL, "seer": "K1"}})
    act(lands, 0, "learn chatter")
    assert refused(lands, 0, "learn chatter") == "learn-again"
    act(lands, 0, "learn wandering", "learn crafting")  # Food + Mineral, Water + Wood
    assert goods(lands, 0) == [1, 1, 2, 2]
    assert seat_of(lands, 0)["skills"] == [1, 4, 10]
    assert active(lands, 0) == [4, 1, 1, 1]


@pytest.mark.rule("HL-11.3")
def test_a_skill_without_a_free_slot_is_not_learned() -> None:
    full = {"chatter": ["blocked", "blocked", "P2", "P3"]}
    lands = table(slots=full, seats={"P1": {**FULL, "seer": "K1"}})
    assert refused(lands, 0, "learn chatter") == "learn-full"
    assert "learn trade" in moves(lands, 0)


@pytest.mark.rule("HL-11.3", "HL-3.4")
def test_learn_needs_its_goods() -> None:
    for missing in ("food", "water"):
        lands = table(seats={"P1": {**FULL, missing: 0, "seer": "K1"}})
        assert refused(lands, 0, "learn chatter") == "needs-goods"


@pytest.mark.rule("HL-11.3", "HL-11.4")
@pytest.mark.parametrize("seer", ["K0", *OUTSIDE])
def test_learn_and_train_on_quarters_only(seer: str) -> None:
    lands = table(seats={"P1": {**FULL, "pecunia": 50, "seer": seer}})
    assert refused(lands, 0, "learn chatter") == "study-where"
    assert refused(lands, 0, "train travel") == "study-where"
    assert moves(lands, 0, "learn") + moves(lands, 0, "train") == []


@pytest.mark.rule("HL-11.3", "HL-11.4")
@pytest.mark.parametrize("seer", QUARTERS)
def test_learn_and_train_on_every_quarter(seer: str) -> None:
    lands = table(seats={"P1": {**FULL, "pecunia": 50, "seer": seer}})
    act(lands, 0, "learn chatter", "train travel")


@pytest.mark.rule("HL-11.3")
def test_the_skill_works_from_this_moment() -> None:
    seats = {"P1": {**FULL, "seer": "K1"}}
    paths = table(seats=seats)
    act(paths, 0, "learn wandering", "travel A4")  # Skill 4: Forest for 1
    assert active(paths, 0)[0] == 3
    citizen = table(skills=[1, 6, 7, 10], seats=seats)
    assert refused(citizen, 0, "sell wood") == "sell-where"
    act(citizen, 0, "learn wandering", "sell wood")
    assert seat_of(citizen, 0)["pecunia"] == 2


@pytest.mark.rule("HL-11.3", "HL-E14")
def test_without_a_cube_nothing_is_learned() -> None:
    """12 Norias and 4 Windmills take all 16 cubes."""
    norias = ["A3", "A4", "B2", "B3", "B4", "B5", "C0", "C2", "C6", "D0", "D2", "D6"]
    hexes = {name: {"noria": "P1"} for name in norias}
    hexes |= {name: {"windmill": "P1"} for name in ("A1", "A5", "B1", "B6")}
    seats = {"P1": {**FULL, "seer": "K1"}}
    assert refused(table(hexes=hexes, seats=seats), 0, "learn chatter") == "no-cubes"
    del hexes["A1"]
    act(table(hexes=hexes, seats=seats), 0, "learn chatter")


# -- Train -------------------------------------------------------------------------------------

# Track, tokens before, price, Valour for the last slot
TRAININGS = [
    ("travel", 4, 5, 0),
    ("travel", 5, 8, 4),
    ("persuasion", 1, 3, 0),
    ("persuasion", 2, 4, 0),
    ("persuasion", 3, 5, 0),
    ("persuasion", 4, 6, 0),
    ("persuasion", 5, 7, 6),
    ("harvest", 1, 8, 2),
    ("build", 1, 8, 2),
]


def student(track: str, number: int, **more: Any) -> dict[str, dict[str, Any]]:
    return {"P1": {"seer": "K1", track: [number, number], **more}}


@pytest.mark.rule("HL-11.4", "HL-18.4", "HL-18.5")
@pytest.mark.parametrize(("track", "number", "price", "gain"), TRAININGS)
def test_train_pays_the_leftmost_free_slot_and_brings_an_exhausted_token(
    track: str, number: int, price: int, gain: int
) -> None:
    lands = table(seats=student(track, number, pecunia=20))
    before = lands.to_data()
    act(lands, 0, f"train {track}")
    assert seat_of(lands, 0)["pecunia"] == 20 - price
    shown = seat_of(lands, 0)["tracks"][track]
    assert (shown["tokens"], shown["active"]) == (number + 1, number)
    assert valour(lands) == [gain, 0, 0]
    assert changed(before, lands) == ["pecunia", "tokens", *(["valour"] if gain else [])]


@pytest.mark.rule("HL-11.4", "HL-3.4")
@pytest.mark.parametrize(("track", "number", "price", "gain"), TRAININGS)
def test_train_needs_its_price(track: str, number: int, price: int, gain: int) -> None:
    lands = table(seats=student(track, number, pecunia=price - 1))
    assert refused(lands, 0, f"train {track}") == "needs-pecunia"
    lands = table(seats=student(track, number, pecunia=price))
    act(lands, 0, f"train {track}")
    assert seat_of(lands, 0)["pecunia"] == 0


@pytest.mark.rule("HL-11.4")
@pytest.mark.parametrize(
    ("track", "length"), [("travel", 6), ("persuasion", 6), ("harvest", 2), ("build", 2)]
)
def test_a_full_track_cannot_be_trained(track: str, length: int) -> None:
    lands = table(seats=student(track, length, pecunia=90))
    assert refused(lands, 0, f"train {track}") == "train-full"
    assert f"train {track}" not in moves(lands, 0)


@pytest.mark.rule("HL-11.4")
def test_train_any_number_of_times_per_turn() -> None:
    lands = table(seats={"P1": {"seer": "K1", "pecunia": 54}})
    trainings = ["travel"] * 2 + ["persuasion"] * 5 + ["harvest", "build"]
    act(lands, 0, *[f"train {track}" for track in trainings])
    assert seat_of(lands, 0)["pecunia"] == 0
    assert tokens(lands, 0) == [6, 6, 2, 2]
    assert active(lands, 0) == [4, 1, 1, 1]
    assert valour(lands) == [14, 0, 0]
    assert {refused(lands, 0, f"train {track}") for track in trainings} == {"train-full"}


@pytest.mark.rule("HL-11.4", "HL-8.3")
def test_a_trained_token_serves_after_rest() -> None:
    lands = table(turn=2, seats={"P3": {"seer": "K1", "pecunia": 8, "harvest": [0, 1]}})
    act(lands, 2, "train harvest")
    assert active(lands, 2)[2] == 0
    act(lands, 2, "end")
    assert active(lands, 2)[2] == tokens(lands, 2)[2] == 2


# -- Spectres in Kalena ------------------------------------------------------------------------


@pytest.mark.rule("HL-E22")
@pytest.mark.parametrize("mode", ["wanderer", "builder", "burgher"])
def test_spectres_in_kalena_stop_neither_sell_nor_learn_nor_train(mode: str) -> None:
    hexes = spectres("K0", "K1", "K2", "K3")
    options = {"mode": mode, "difficulty": "hardest"}
    lands = table(3, options, hexes=hexes, seats={"P1": FULL, "P2": {**FULL, "seer": "K1"}})
    act(lands, 0, "sell food+food+food", "end")
    assert seat_of(lands, 0)["pecunia"] == 8
    lands.pecunia[1] = 5
    act(lands, 1, "learn chatter", "train travel")
    assert seat_of(lands, 1)["skills"] == [1]
    assert tokens(lands, 1)[0] == 5


def test_what_a_choice_costs_and_brings_is_told() -> None:
    seats = {"P1": {**FULL, "seer": "K1", "pecunia": 9}}
    lands = table(slots=slots(chatter="P2"), seats=seats)
    labels = {c.notation: c.label for c in GAME.choices(lands, GAME.decisions(lands)[0])}
    assert labels["learn chatter"].args["valour"] == 2
    assert labels["train travel"].args["price"] == 5
