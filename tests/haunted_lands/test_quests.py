"""The eight Quest cards (HL-15): what each is worth at the final scoring, and where it ends."""

from typing import Any

import pytest

from loci.games.haunted_lands.state.table import HauntedTable, quest_valour
from loci.games.haunted_lands.state.terms import WINDMILL
from tests.haunted_lands.tables import act, refused, see, table, valour

PLAINS = ["A1", "A5", "B1", "B6", "C0", "C4"]
FORESTS = ["A4", "A6", "B2", "B3", "C3", "C5"]
MOUNTAINS = ["A2", "A3", "B4", "B5", "C2", "C6"]
SHORES = ["A1", "A4", "B2", "B4", "C0", "C2"]


def last_turn(players: int = 3, seats: dict[str, dict[str, Any]] | None = None, **keys: Any) -> Any:
    """The last Turn of the game."""
    return table(players, season=3, round=3, turn=players - 1, seats=seats or {}, **keys)


def scored(card: int, players: int = 3, **keys: Any) -> list[int]:
    """The Valour each seat gains at the end of the game if P1 alone has chosen this card."""
    seats: dict[str, dict[str, Any]] = keys.pop("seats", {})
    seats = {**seats, "P1": {**seats.get("P1", {}), "quests": [card]}}
    lands = last_turn(players, seats, **keys)
    before = valour(lands)
    act(lands, players - 1, "end")
    assert see(lands)["phase"] == "won"
    return [after - old for old, after in zip(before, valour(lands), strict=True)]


def owned(kind: str, names: list[str], owner: str = "P1") -> dict[str, dict[str, str]]:
    return {name: {kind: owner} for name in names}


@pytest.mark.rule("HL-15.1", "HL-E27")
@pytest.mark.parametrize(
    ("held", "worth"),
    [
        ([0, 0, 0, 0], 0),
        ([2, 2, 2, 2], 0),
        ([3, 0, 0, 0], 3),
        ([0, 0, 3, 2], 3),
        ([3, 3, 0, 0], 6),
        ([3, 3, 3, 3], 12),
    ],
)
def test_quest_1_counts_sets_of_three_of_a_type(held: list[int], worth: int) -> None:
    goods = dict(zip(("food", "water", "wood", "mineral"), held, strict=True))
    assert scored(1, seats={"P1": goods, "P2": {"food": 3}}) == [worth, 0, 0]


@pytest.mark.rule("HL-E27")
def test_four_of_a_type_are_one_set() -> None:
    cubes = {"trade": ["blocked", "P1", "free", "free"]}
    goods = {"food": 4, "water": 4, "wood": 2, "mineral": 0}
    assert scored(1, slots=cubes, seats={"P1": goods}) == [6, 0, 0]


@pytest.mark.rule("HL-15.2")
@pytest.mark.parametrize(
    ("pecunia", "worth"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (29, 9), (30, 10)]
)
def test_quest_2_counts_threes_of_pecunia(pecunia: int, worth: int) -> None:
    assert scored(2, seats={"P1": {"pecunia": pecunia}, "P2": {"pecunia": 9}}) == [worth, 0, 0]


@pytest.mark.rule("HL-15.3", "HL-E28")
@pytest.mark.parametrize(
    ("hexes", "worth"),
    [
        ({}, 0),
        ({"A5": "windmill P1"}, 4),
        ({"A5": "windmill P1", "A4": "noria P1"}, 4),
        ({"A5": "windmill P2"}, 0),
        ({"A5": "windmill P1", "A4": "sawmill P2"}, 0),  # a tie
        ({"A5": "windmill P1", "A4": "sawmill P1", "A3": "mine P2"}, 4),
        ({"A5": "windmill P1", "A4": "sawmill P2", "A3": "mine P2"}, 0),
        ({"A5": "windmill P1", "A4": "sawmill P2", "A3": "mine P3"}, 0),
        ({"A5": "windmill P1", "B2": "sawmill P1", "C2": "mine P1", "D0": "noria P1"}, 16),
        ({"A5": "windmill P1", "B2": "sawmill P1", "B1": "noria P2"}, 4),
    ],
)
def test_quest_3_counts_regions_with_the_sole_majority(hexes: dict[str, str], worth: int) -> None:
    there = {name: {what.split()[0]: what.split()[1]} for name, what in hexes.items()}
    assert scored(3, hexes=there) == [worth, 0, 0]


@pytest.mark.rule("HL-15.3")
def test_quest_3_counts_all_six_regions() -> None:
    plains = ["A5", "B1", "C0", "D0", "E5", "F5"]
    assert scored(3, hexes=owned("windmill", plains)) == [24, 0, 0]


@pytest.mark.rule("HL-E28")
def test_kalena_is_no_region() -> None:
    """Nothing can be built there; if something stood there, it would not count."""
    lands = table()
    lands.building[1], lands.owner[1] = WINDMILL, 0
    assert quest_valour(lands, 0, 3) == 0
    lands.building[7 + 5], lands.owner[7 + 5] = WINDMILL, 0
    assert quest_valour(lands, 0, 3) == 4


@pytest.mark.rule("HL-15.4")
@pytest.mark.parametrize(
    ("cubes", "worth"),
    [
        ({}, 0),
        ({"trade": ["blocked", "P2", "P3", "P1"]}, 2),
        ({"trade": ["blocked", "P1", "P2", "P3"]}, 0),
        ({"trade": ["blocked", "P2", "P1", "free"]}, 0),
        ({d: ["blocked", "P2", "P3", "P1"] for d in ("chatter", "trade", "crafting")}, 6),
        (
            {
                d: ["blocked", "free", "free", "P1"]
                for d in ("chatter", "wandering", "trade", "crafting")
            },
            8,
        ),
    ],
)
def test_quest_4_counts_own_cubes_on_the_rightmost_slots(
    cubes: dict[str, list[str]], worth: int
) -> None:
    assert scored(4, slots=cubes) == [worth, 0, 0]


@pytest.mark.rule("HL-15.4")
def test_quest_4_counts_the_fourth_cube_with_four_players() -> None:
    cubes = {"trade": ["P2", "P3", "P4", "P1"], "chatter": ["P1", "P2", "P3", "P4"]}
    assert scored(4, 4, slots=cubes) == [2, 0, 0, 0]


@pytest.mark.rule("HL-15.3", "HL-15.4")
@pytest.mark.parametrize("card", [3, 4])
def test_quests_3_and_4_are_not_used_with_two_players(card: int) -> None:
    choosing = {"P1": {"choosing": 1}, "P2": {"choosing": 1}}
    two = table(2, phase="quests", seats=choosing)
    assert refused(two, 0, f"quest {card}") == "quest-not-with-two"
    three = table(3, phase="quests", seats=choosing)
    act(three, 0, f"quest {card}")


KINDS = [
    pytest.param(5, "windmill", PLAINS, 2, marks=pytest.mark.rule("HL-15.5")),
    pytest.param(6, "noria", SHORES, 2, marks=pytest.mark.rule("HL-15.6")),
    pytest.param(7, "sawmill", FORESTS, 3, marks=pytest.mark.rule("HL-15.7")),
    pytest.param(8, "mine", MOUNTAINS, 3, marks=pytest.mark.rule("HL-15.8")),
]


@pytest.mark.parametrize(("card", "kind", "places", "each"), KINDS)
@pytest.mark.parametrize("number", [0, 1, 2, 6])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_quests_5_to_8_count_the_own_buildings_of_a_kind(
    card: int, kind: str, places: list[str], each: int, number: int, players: int
) -> None:
    hexes = owned(kind, places[:number])
    assert scored(card, players, hexes=hexes) == [each * number, *[0] * (players - 1)]


@pytest.mark.parametrize(("card", "kind", "places", "each"), KINDS)
def test_quests_5_to_8_count_neither_other_kinds_nor_others_buildings(
    card: int, kind: str, places: list[str], each: int
) -> None:
    hexes = owned(kind, places[1:], "P2") | owned(kind, places[:1])
    others = {"windmill": "D3", "sawmill": "D4", "mine": "D2", "noria": "D0"}
    hexes |= {hex: {name: "P1"} for name, hex in others.items() if name != kind}
    assert scored(card, hexes=hexes) == [each, 0, 0]


@pytest.mark.rule("HL-15.1", "HL-15.2", "HL-15.5", "HL-15.8")
def test_every_player_scores_the_own_cards_and_a_card_not_chosen_scores_nothing() -> None:
    seats = {
        "P1": {"quests": [5, 8], "food": 3, "pecunia": 9},
        "P2": {"quests": [1], "food": 3, "pecunia": 9},
        "P3": {"pecunia": 9},
    }
    hexes = {**owned("windmill", PLAINS[:2]), **owned("mine", MOUNTAINS[:1])}
    lands = last_turn(3, seats, hexes=hexes)
    act(lands, 2, "end")
    assert valour(lands) == [4 + 3, 3, 0]


@pytest.mark.rule("HL-15.2", "HL-12.1")
def test_a_quest_brings_nothing_before_the_end() -> None:
    seats = {"P1": {"quests": [2], "pecunia": 9}}
    for season, round in ((1, 3), (2, 3), (3, 2)):
        lands: HauntedTable = table(season=season, round=round, turn=2, seats=seats)
        act(lands, 2, "end")
        assert valour(lands) == [0, 0, 0]
