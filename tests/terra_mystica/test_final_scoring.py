"""The end of the game (TM-23): cults, areas, resources, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.rules.scoring import largest_area, shares
from loci.games.terra_mystica.state.table import TerraTable
from tests.terra_mystica.rounds import EMPTY, end_game, points
from tests.terra_mystica.tables import asked, do, far_off, has, poor, table

#: Five factions without tunnels and ships, each on a row of touching hexes
ROWS = {
    "witches": "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12",
    "nomads": "I1 I2 I3 I4 I5 I6 I7 I8 I9 H1 H2 H3",
    "giants": "E1 E2 E3 E4 E5 E6 E7 E8 F1",
    "alchemists": "G4 G5 G6 G7",
    "cultists": "D7 D8",
}
#: The islands of EX-43, each one river hex from another
ISLANDS = ["A7", "B3", "C2", "E4", "E5", "G1", "H3", "I5"]


def dwellings(hexes: list[str]) -> dict[str, str]:
    """Eight dwellings, then trading houses."""
    return {hex: "D" if at < 8 else "TP" for at, hex in enumerate(hexes)}


def settled(sizes: list[int], **more: Any) -> TerraTable:
    """As many players as sizes, with areas of these sizes, and nothing else that scores."""
    seats: list[dict[str, Any]] = []
    for (faction, row), size in zip(ROWS.items(), sizes, strict=False):
        seat = poor(faction, dwellings(row.split()[:size]), cults=[0, 0, 0, 0], bowls=EMPTY)
        seats.append({**seat, "vp": 20, **{name: more[name][len(seats)] for name in more}})
    return table(*seats, round=6)


def by_cults(*markers: list[int]) -> list[int]:
    """The points for cults, by seat."""
    made = settled([1] * len(markers), cults=list(markers))
    end_game(made)
    return [points(made, "cults", seat) for seat in range(len(markers))]


def by_areas(*sizes: int) -> list[int]:
    made = settled(list(sizes))
    assert [largest_area(made, seat) for seat in range(len(sizes))] == list(sizes)
    end_game(made)
    return [points(made, "area", seat) for seat in range(len(sizes))]


def area(faction: str, hexes: list[str], **more: Any) -> int:
    """The size of the largest area of a faction with buildings on `hexes`."""
    other = far_off("alchemists", buildings={"A13": "D"})
    own = {"buildings": dwellings(hexes), **more}
    return largest_area(table({**poor(faction, {}), **own}, other, round=6), 0)


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("TM-23.1")
def test_the_game_ends_when_all_have_passed_in_round_6() -> None:
    made = settled([2, 1])
    do(made, "pass. done")
    assert GAME.result(made) is None
    assert [points(made, "area", seat) for seat in (0, 1)] == [0, 0]
    do(made, "pass. done")
    assert GAME.result(made) is not None
    assert asked(made) == []
    assert [points(made, "area", seat) for seat in (0, 1)] == [18, 12]


@pytest.mark.rule("TM-23.1")
@pytest.mark.parametrize("number", [1, 5])
def test_no_earlier_round_ends_the_game(number: int) -> None:
    made = table(poor("witches", {"C3": "D"}), far_off(), round=number)
    do(made, "pass BON9. done. pass BON8. done")
    assert GAME.result(made) is None
    assert made.round == number + 1


@pytest.mark.rule("TM-23.2")
@pytest.mark.parametrize(("tile", "cult"), [("SCORE1", 2), ("SCORE7", 3), ("SCORE3", 1)])
def test_round_6_brings_no_cult_reward(tile: str, cult: int) -> None:
    cults = [9 if at == cult else 0 for at in range(4)]
    seat = poor("witches", {"C3": "D"}, cults=cults, bowls=EMPTY)
    made = table(seat, far_off(cults=[0, 0, 0, 0]), round=6, tile=tile)
    do(made, "pass. done. pass. done")
    assert points(made, "resources") == 0
    assert (has(made)["coins"], has(made)["workers"], has(made)["priests"]) == (0, 0, 0)


# -- cults -----------------------------------------------------------------------------------------


@pytest.mark.rule("TM-23.3", "TM-23.5")
def test_two_players_tied_on_fire_9() -> None:
    """EX-42"""
    fire = [[9, 0, 0, 0], [9, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    assert by_cults(*fire) == [6, 6, 0, 0]


@pytest.mark.rule("TM-23.3", "TM-23.4", "TM-23.5", "TM-23.7")
def test_a_tie_for_third_and_a_marker_on_0() -> None:
    """EX-56"""
    sizes = [1] * 5
    markers = [[0, field, 0, 0] for field in (10, 7, 3, 3, 0)]
    made = settled(sizes, cults=markers, towns=[["TW1"], [], [], [], []])
    end_game(made)
    assert [points(made, "cults", seat) for seat in range(5)] == [8, 4, 1, 1, 0]


@pytest.mark.rule("TM-23.3")
@pytest.mark.parametrize("cult", [0, 1, 2, 3])
def test_each_track_gives_eight_four_and_two(cult: int) -> None:
    fields = [[field if at == cult else 0 for at in range(4)] for field in (2, 9, 4, 1)]
    assert by_cults(*fields) == [2, 8, 4, 0]


@pytest.mark.rule("TM-23.3")
def test_the_tracks_are_scored_one_by_one() -> None:
    """Eight for Fire and Air, four for Water against four, eight and nothing."""
    assert by_cults([5, 1, 0, 3], [1, 2, 0, 0], [3, 0, 0, 0]) == [8 + 4 + 8, 2 + 8, 4]


@pytest.mark.rule("TM-23.4")
def test_a_marker_on_0_scores_nothing() -> None:
    assert by_cults([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]) == [0, 0, 0]
    assert by_cults([1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]) == [8, 0, 0]


@pytest.mark.rule("TM-23.5", "TM-23.6", "TM-23.7")
@pytest.mark.parametrize(
    ("fields", "vp"),
    [
        ([5, 5, 4, 3], [6, 6, 2, 0]),  # after a tie for first the next is third
        ([5, 4, 4, 3], [8, 3, 3, 0]),
        ([5, 5, 5, 3], [4, 4, 4, 0]),  # 14 by three, rounded down
        ([5, 5, 5, 5], [3, 3, 3, 3]),  # 14 by four, rounded down
        ([5, 4, 4, 4], [8, 2, 2, 2]),
        ([5, 4, 3, 3], [8, 4, 1, 1]),
    ],
)
def test_tied_players_share_their_places(fields: list[int], vp: list[int]) -> None:
    assert by_cults(*[[0, 0, field, 0] for field in fields]) == vp


@pytest.mark.rule("TM-23.8")
def test_two_players_share_two_prizes() -> None:
    assert by_cults([9, 0, 0, 0], [3, 0, 0, 0]) == [8, 4]
    assert by_cults([9, 0, 0, 0], [9, 0, 0, 0]) == [6, 6]
    assert by_cults([9, 0, 0, 0], [0, 0, 0, 0]) == [8, 0]


# -- areas -----------------------------------------------------------------------------------------


@pytest.mark.rule("TM-23.9", "TM-23.10", "TM-23.11")
@pytest.mark.parametrize(("shipping", "size"), [(0, 2), (1, 8), (2, 8)])
def test_eight_buildings_connected_by_shipping(shipping: int, size: int) -> None:
    """EX-43"""
    assert area("witches", ISLANDS, shipping=shipping) == size


@pytest.mark.rule("TM-23.11")
@pytest.mark.parametrize(("shipping", "size"), [(1, 8), (2, 9)])
def test_two_river_hexes_need_shipping_2(shipping: int, size: int) -> None:
    """EX-44"""
    assert area("witches", [*ISLANDS, "H4"], shipping=shipping) == size


@pytest.mark.rule("TM-23.7", "TM-23.16", "TM-23.17")
def test_three_players_tied_for_the_second_area() -> None:
    """EX-45: 20, 19, 19, 19 (nobody has so many buildings), and the same on the map."""
    assert shares([20, 19, 19, 19], (18, 12, 6)) == [18, 6, 6, 6]
    assert by_areas(4, 3, 3, 3) == [18, 6, 6, 6]


@pytest.mark.rule("TM-23.6", "TM-23.17")
def test_a_tie_for_the_first_area() -> None:
    """EX-55"""
    assert by_areas(12, 12, 9, 4) == [15, 15, 6, 0]


@pytest.mark.rule("TM-23.16", "TM-23.17")
@pytest.mark.parametrize(
    ("sizes", "vp"),
    [
        ([5, 4, 3, 2, 1], [18, 12, 6, 0, 0]),
        ([5, 5, 5, 2], [12, 12, 12, 0]),
        ([4, 4, 4, 4], [9, 9, 9, 9]),
        ([2, 2, 2, 2, 2], [7, 7, 7, 7, 7]),  # 36 by five, rounded down
        ([5, 4, 3, 3], [18, 12, 3, 3]),
        ([3, 2], [18, 12]),
        ([3, 3], [15, 15]),
    ],
)
def test_the_three_largest_areas_score(sizes: list[int], vp: list[int]) -> None:
    assert by_areas(*sizes) == vp


@pytest.mark.rule("TM-23.9")
def test_only_the_largest_area_of_a_player_counts() -> None:
    assert area("witches", ["A1", "A2", "A3", "E9", "E10"]) == 3
    assert area("witches", ["A1", "A2", "E9", "E10", "E11"]) == 3


@pytest.mark.rule("TM-23.9")
def test_a_bridge_connects_an_area() -> None:
    seat = poor("witches", {"E4": "D", "E5": "D", "G1": "D", "H3": "D"})
    apart = table(seat, far_off(), round=6)
    joined = table(seat, far_off(), round=6, bridges={"E4:G1": "P1"})
    assert (largest_area(apart, 0), largest_area(joined, 0)) == (2, 4)


@pytest.mark.rule("TM-23.10")
def test_buildings_are_counted_and_not_their_value() -> None:
    large = poor("witches", {"A1": "SH", "A2": "SA"}, cults=[0, 0, 0, 0])
    small = poor("nomads", {"I1": "D", "I2": "D", "I3": "D"}, cults=[0, 0, 0, 0])
    made = table(large, small, round=6)
    end_game(made)
    assert (points(made, "area", 0), points(made, "area", 1)) == (12, 18)


@pytest.mark.rule("TM-23.12", "TM-23.13")
@pytest.mark.parametrize(
    ("faction", "stronghold", "near", "far"),
    [
        ("dwarves", False, 2, 1),
        ("dwarves", True, 2, 1),
        ("fakirs", False, 2, 1),
        ("fakirs", True, 2, 2),
        ("witches", True, 1, 1),
        ("giants", False, 1, 1),
    ],
)
def test_tunnels_and_carpets_connect_without_payment(
    faction: str, stronghold: bool, near: int, far: int
) -> None:
    """One hex lies between E5 and E7, two lie between E4 and E7; nothing is in hand to pay with."""
    other = far_off("alchemists", buildings={"A13": "D"})
    found = []
    for start in ("E5", "E4"):
        own = {start: "SH" if stronghold else "TE", "E7": "D"}
        made = table(poor(faction, own, bowls=EMPTY, vp=20), other, round=6)
        found.append(largest_area(made, 0))
        end_game(made)
        assert points(made, "faction") == 0, "and no points for it"
    assert found == [near, far]


@pytest.mark.rule("TM-23.12")
@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_tunnels_and_carpets_cross_rivers_and_foreign_buildings(faction: str) -> None:
    """A7 and C3 have rivers between them, E5 and E7 a building of the Halflings."""
    other = far_off("halflings", buildings={"E6": "SH"})
    over_river = table(poor(faction, {"A7": "D", "C3": "D"}), other, round=6)
    over_building = table(poor(faction, {"E5": "D", "E7": "D"}), other, round=6)
    assert (largest_area(over_river, 0), largest_area(over_building, 0)) == (2, 2)


@pytest.mark.rule("TM-23.14")
def test_the_witches_ride_connects_nothing() -> None:
    forests = ["C3", "E9", "I11", "A3"]
    own = {**dict.fromkeys(forests, "D"), "D1": "SH"}
    made = table(poor("witches", own), far_off(buildings={"B6": "D"}), round=6)
    assert largest_area(made, 0) == 1


@pytest.mark.rule("TM-23.15")
@pytest.mark.parametrize(("shipping", "size"), [(0, 2), (1, 8), (2, 9)])
@pytest.mark.parametrize("bonus", ["BON3", "BON4"])
def test_the_shipping_of_bon4_does_not_count(shipping: int, size: int, bonus: str) -> None:
    own = poor("witches", dwellings([*ISLANDS, "H4"]), shipping=shipping, bonus=bonus)
    row = [f"A{number}" for number in range(8, 14)]
    other = far_off("alchemists", buildings=dwellings(row))
    made = table(own, other, round=6)
    assert largest_area(made, 0) == size
    do(made, "pass. done. pass. done")
    assert points(made, "area") == (18 if shipping else 12), "six buildings are against it"


# -- resources and the winner ----------------------------------------------------------------------


@pytest.mark.rule("TM-23.18", "TM-23.19")
@pytest.mark.parametrize(("faction", "vp"), [("witches", 2), ("alchemists", 4)])
def test_eight_coins_at_the_end(faction: str, vp: int) -> None:
    """EX-46"""
    made = table(poor(faction, {}, coins=8, bowls=EMPTY), far_off(), round=6)
    end_game(made)
    assert points(made, "resources") == vp


@pytest.mark.rule("TM-23.18", "TM-23.20")
@pytest.mark.parametrize(
    ("held", "vp"),
    [
        ({"coins": 2}, 0),
        ({"coins": 3}, 1),
        ({"coins": 5}, 1),
        ({"workers": 3}, 1),
        ({"priests": 3}, 1),
        ({"coins": 1, "workers": 1, "priests": 1}, 1),
        ({"bowls": [9, 0, 3]}, 1),
        ({"bowls": [12, 0, 0]}, 0),
        ({"bowls": [7, 5, 0]}, 0),  # 2 by sacrifice
        ({"bowls": [6, 6, 0]}, 1),  # 3
        ({"bowls": [0, 7, 5], "coins": 1}, 3),  # 3 + 5 + 1
        ({"bowls": [0, 7, 5]}, 2),
        ({"bowls": [0, 4, 6], "coins": 2, "workers": 3, "priests": 2}, 5),  # 2 + 6 + 7
    ],
)
def test_everything_becomes_coins(held: dict[str, Any], vp: int) -> None:
    seat = {**poor("witches", {}, bowls=EMPTY), **held}
    made = table(seat, far_off(), round=6)
    end_game(made)
    assert points(made, "resources") == vp


@pytest.mark.rule("TM-23.19", "TM-23.20")
@pytest.mark.parametrize(("coins", "vp"), [(1, 0), (2, 1), (3, 1), (6, 3)])
def test_alchemists_need_two_coins_for_a_point(coins: int, vp: int) -> None:
    seat = poor("alchemists", {}, bowls=[10, 2, 0])
    made = table({**seat, "coins": coins - 1}, far_off(), round=6)
    end_game(made)
    assert points(made, "resources") == vp


@pytest.mark.rule("TM-23.20")
def test_nothing_is_left_but_the_remainder() -> None:
    seat = {**poor("witches", {}, bowls=[0, 7, 5]), "workers": 2, "priests": 1}
    made = table(seat, far_off(), round=6)
    end_game(made)
    assert points(made, "resources") == 3, "3 + 5 + 2 + 1 coins"
    assert (has(made)["workers"], has(made)["priests"]) == (0, 0)
    assert has(made)["bowls"] == [8, 1, 0]
    assert has(made)["coins"] == 2


@pytest.mark.rule("TM-23.21", "TM-23.22")
@pytest.mark.parametrize(
    ("vp", "winners"),
    [([30, 20, 20], [0]), ([20, 30, 29], [1]), ([25, 25, 20], [0, 1]), ([20, 20, 20], [0, 1, 2])],
)
def test_most_points_win_and_ties_are_shared(vp: list[int], winners: list[int]) -> None:
    """Equal areas of one building bring everybody 12 points more."""
    made = settled([1, 1, 1], vp=vp)
    end_game(made)
    outcome = GAME.result(made)
    assert outcome is not None
    assert outcome.scores == [points + 12 for points in vp]
    assert outcome.winners == winners


@pytest.mark.rule("TM-23.21")
def test_the_final_scoring_decides() -> None:
    """Ahead by five before it, the first player is behind by one after it."""
    made = settled([1, 2], vp=[25, 20])
    end_game(made)
    outcome = GAME.result(made)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([37, 38], [1])
