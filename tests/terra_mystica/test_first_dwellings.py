"""The first dwellings and the first bonus tiles (TM-4, TM-5)."""

from __future__ import annotations

import pytest

from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import PHASES
from tests.terra_mystica.starts import (
    PRINTED,
    chosen,
    coins_on,
    income,
    place_all,
    take_all,
    without_tile,
)
from tests.terra_mystica.tables import (
    asked,
    buildings,
    do,
    far_off,
    has,
    legal,
    offered,
    offers,
    poor,
    table,
    terrain,
    why_not,
)


def taking(*tiles: str, players: int = 2) -> TerraTable:
    """All dwellings placed, these bonus tiles to choose from."""
    factions = ("witches", "mermaids", "giants", "dwarves")[:players]
    made = chosen(*factions, bonus_tiles=list(tiles))
    place_all(made)
    return made


# -- dwellings -------------------------------------------------------------------------------------


@pytest.mark.rule("TM-4.1", "TM-4.2", "TM-4.3", "TM-4.4", "TM-5.1")
def test_order_with_nomads_and_chaos_magicians() -> None:
    """EX-47"""
    made = chosen("nomads", "chaosmagicians", "witches")
    names = ["nomads", "chaosmagicians", "witches"]
    order = [names[seat] for seat in place_all(made)]
    assert order == ["nomads", "witches", "witches", "nomads", "nomads", "chaosmagicians"]
    took = [names[seat] for seat in take_all(made, [f"BON{n + 1}" for n in made.in_game[:3]])]
    assert took == ["witches", "chaosmagicians", "nomads"]
    assert [len(buildings(made, seat)) for seat in range(3)] == [3, 1, 2]


@pytest.mark.rule("TM-4.1", "TM-4.2", "TM-4.3", "TM-4.4")
@pytest.mark.parametrize(
    ("factions", "order"),
    [
        (["witches", "giants"], [0, 1, 1, 0]),
        (["witches", "giants", "mermaids", "fakirs", "dwarves"], [0, 1, 2, 3, 4, 4, 3, 2, 1, 0]),
        (["witches", "nomads", "mermaids"], [0, 1, 2, 2, 1, 0, 1]),
        (["chaosmagicians", "witches", "mermaids"], [1, 2, 2, 1, 0]),
        (["witches", "chaosmagicians", "mermaids", "nomads"], [0, 2, 3, 3, 2, 0, 3, 1]),
    ],
)
def test_once_round_and_once_back(factions: list[str], order: list[int]) -> None:
    made = chosen(*factions)
    for seat in order:
        assert asked(made) == [seat]
        for waiting in set(range(len(factions))) - {seat}:
            assert why_not(made, "build A1", waiting) == "not-your-turn"
        do(made, offered(made)[0])
    assert made.phase == PHASES.index("bonus")


@pytest.mark.rule("TM-4.5")
def test_a_first_dwelling_needs_no_neighbour() -> None:
    """Far from everything, beside an opponent, on an island: every printed forest will do."""
    for hex in PRINTED["green"]:
        made = chosen("witches", "giants")
        do(made, "build G3" if hex != "G3" else "build A3")
        do(made, "build D4. build D7")
        assert legal(made, f"build {hex}")
        do(made, f"build {hex}")
        assert hex in buildings(made)


@pytest.mark.rule("TM-4.5", "TM-4.7")
def test_nothing_is_transformed_while_dwellings_are_placed() -> None:
    made = chosen("witches", "giants")
    for line in ("dig 1", "transform E6 to green", "action ACT5", "convert 1W to 1C", "pass BON1"):
        assert why_not(made, line) == "first-dwelling"
    assert why_not(made, "build E6") == "hex-terrain"
    place_all(made)
    for colour, hexes in PRINTED.items():
        assert {terrain(made, hex) for hex in hexes} == {colour}


@pytest.mark.rule("TM-4.6")
def test_two_dwellings_never_share_a_hex() -> None:
    made = chosen("witches", "giants")
    do(made, "build C3")
    assert why_not(made, "build C3") == "hex-occupied"
    do(made, "build D4. build D7")
    assert asked(made) == [0]
    assert why_not(made, "build C3") == "hex-occupied"
    assert "build C3" not in offered(made)
    assert why_not(made, "build D4") == "hex-occupied"


@pytest.mark.rule("TM-4.8")
@pytest.mark.parametrize(
    ("faction", "workers"),
    [
        ("witches", [1, 2, 3, 4, 5, 6, 7, 8, 8]),
        ("engineers", [0, 1, 2, 2, 3, 4, 4, 5, 6]),
    ],
)
def test_dwellings_leave_the_board_from_left_to_right(faction: str, workers: list[int]) -> None:
    """The symbols come in their order wherever the dwellings stand: the gaps show it."""
    found = [income(without_tile(faction, ["D"] * number))[1] for number in range(9)]
    assert found == workers


@pytest.mark.rule("TM-4.8", "TM-4.9")
@pytest.mark.parametrize(
    ("faction", "workers"),
    [("witches", 3), ("nomads", 4), ("chaosmagicians", 2), ("engineers", 2), ("swarmlings", 4)],
)
def test_first_dwellings_count_for_the_income_of_round_one(faction: str, workers: int) -> None:
    made = chosen(faction, "cultists", bonus_tiles=["BON1", "BON2", "BON3", "BON4", "BON9"])
    before = has(made)["workers"]
    place_all(made)
    assert has(made)["workers"] == before, "nothing yet"
    take_all(made, ["BON1", "BON2"])
    assert has(made)["workers"] == before + workers


@pytest.mark.rule("TM-4.10", "TM-4.11")
def test_first_dwellings_cost_nothing_and_bring_nothing() -> None:
    """Neighbours on a table whose first scoring tile pays for dwellings."""
    tiles = ["SCORE3", "SCORE5", "SCORE2", "SCORE4", "SCORE6", "SCORE7"]
    made = chosen("nomads", "witches", "swarmlings", scoring_tiles=tiles)
    before = [has(made, seat) for seat in range(3)]
    events = do(made, "build F3. build F4. build D5. build E4. build C3. build E8. build D3")
    assert [has(made, seat) for seat in range(3)] == before
    assert {type(event).__name__ for event in events} <= {"Built", "RoundEnded"}
    assert offers(made) == {}
    assert made.raised == []
    assert made.urban == 0
    assert GAME.see(made, 0)["towns"]["TW1"] == 2
    assert asked(made) == [2], "on to the bonus tiles"


# -- bonus tiles -----------------------------------------------------------------------------------


@pytest.mark.rule("TM-5.1", "TM-5.2", "TM-5.3")
def test_three_bonus_tiles_stay_behind_and_get_a_coin_each() -> None:
    """EX-05"""
    made = taking("BON1", "BON2", "BON3", "BON4", "BON5", "BON6", "BON8", players=4)
    assert coins_on(made) == {}
    assert take_all(made, ["BON1", "BON4", "BON5", "BON8"]) == [3, 2, 1, 0]
    assert coins_on(made) == {"BON2": 1, "BON3": 1, "BON6": 1}
    assert made.round == 1


@pytest.mark.rule("TM-5.1")
def test_a_tile_that_is_taken_is_gone_and_one_must_be_taken() -> None:
    made = taking("BON1", "BON2", "BON3", "BON5", "BON9")
    assert why_not(made, "pass BON1", 0) == "not-your-turn"
    assert why_not(made, "pass") == "pass-needs-tile"
    assert why_not(made, "build E7") == "first-bonus"
    do(made, "pass BON3")
    assert why_not(made, "pass BON3") == "tile-held"
    assert offered(made) == ["pass BON1", "pass BON2", "pass BON5", "pass BON9"]


@pytest.mark.rule("TM-5.2", "TM-20.9", "TM-22.19")
def test_coins_pile_up_on_a_tile_nobody_takes() -> None:
    """EX-40"""
    made = taking("BON1", "BON2", "BON3", "BON5", "BON9")
    take_all(made, ["BON1", "BON2"])
    assert coins_on(made)["BON9"] == 1
    do(made, "pass BON3. done. pass BON5. done")
    assert made.round == 2
    assert coins_on(made)["BON9"] == 2
    before = has(made)["coins"]
    do(made, "pass BON9")
    assert has(made)["coins"] == before + 2
    assert "BON9" not in coins_on(made)


@pytest.mark.rule("TM-5.4", "TM-5.5", "TM-7.15")
@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("BON1", (2, 0, 0, 0)),
        ("BON2", (4, 0, 0, 0)),
        ("BON3", (6, 0, 0, 0)),
        ("BON4", (0, 0, 0, 3)),
        ("BON5", (0, 1, 0, 3)),
        ("BON6", (0, 2, 0, 0)),
        ("BON7", (0, 1, 0, 0)),
        ("BON8", (0, 0, 1, 0)),
        ("BON9", (2, 0, 0, 0)),
    ],
)
def test_the_tile_taken_first_pays_in_round_one(tile: str, gain: tuple[int, int, int, int]) -> None:
    """Witches with two dwellings get 3 workers and what the tile gives."""
    tiles = [tile, *[f"BON{n}" for n in range(1, 10) if f"BON{n}" != tile][:4]]
    made = taking(*tiles)
    before = has(made)
    take_all(made, [tiles[1]])
    assert has(made) == before, "not before round 1"
    take_all(made, [tile])
    after = has(made)
    coins, workers, priests, power = gain
    assert after["coins"] == before["coins"] + coins
    assert after["workers"] == before["workers"] + 3 + workers
    assert after["priests"] == priests
    assert after["bowls"] == [5 - power, 7 + power, 0]


@pytest.mark.rule("TM-5.4", "TM-5.5")
def test_the_tile_taken_first_can_be_used_in_round_one() -> None:
    made = taking("BON1", "BON2", "BON3", "BON5", "BON9")
    take_all(made, ["BON9", "BON2"])
    assert (made.round, asked(made)) == (1, [0])
    assert why_not(made, "action BON1") == "action-not-owned"
    do(made, "action BON2. +FIRE")
    assert has(made)["cults"] == [1, 0, 0, 2]


@pytest.mark.rule("TM-5.4")
@pytest.mark.parametrize(
    ("tile", "points"),
    [("BON9", 2), ("BON7", 6), ("BON6", 8), ("BON3", 0), ("BON1", 0), ("BON8", 0)],
)
def test_some_tiles_score_buildings_when_the_round_ends(tile: str, points: int) -> None:
    placed = {"E6": "D", "A1": "D", "A4": "TP", "A7": "TP", "A10": "TP", "A13": "SH", "E1": "SA"}
    made = table(poor("witches", placed, bonus=tile, vp=20), far_off(bonus="BON5"))
    do(made, "pass BON9" if tile != "BON9" else "pass BON8")
    assert has(made)["vp"] == 20 + points


@pytest.mark.rule("TM-5.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_tiles_remain(players: int) -> None:
    tiles = [f"BON{n}" for n in range(1, players + 4)]
    made = taking(*tiles, players=players)
    take_all(made, tiles[:players])
    assert list(coins_on(made).values()) == [1, 1, 1]
