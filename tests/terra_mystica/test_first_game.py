"""The rulebook's first game, given from the factions to the tiles (TM-2.2 to TM-2.12)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.terms import FACTIONS
from tests.terra_mystica.starts import bonus_tiles, chosen, coins_on, new, scoring_tiles, take_all
from tests.terra_mystica.tables import (
    asked,
    buildings,
    do,
    far_off,
    has,
    offered,
    rich,
    table,
    why_not,
)

#: By players: factions with their dwellings in seating order, and the bonus tiles.
FIRST_GAME: dict[int, tuple[dict[str, list[str]], list[int]]] = {
    2: (
        {"witches": ["C3", "F4"], "nomads": ["E8", "F3", "I7"]},
        [1, 3, 4, 5, 6],
    ),
    3: (
        {"witches": ["E9", "F4"], "nomads": ["F3", "G4", "I7"], "alchemists": ["E5", "G5"]},
        [1, 3, 4, 5, 6, 8],
    ),
    4: (
        {
            "witches": ["E9", "F4"],
            "nomads": ["D3", "E8", "I7"],
            "halflings": ["E6", "F5"],
            "mermaids": ["D5", "E4"],
        },
        [1, 2, 3, 4, 5, 6, 8],
    ),
    5: (
        {
            "witches": ["C3", "E9"],
            "nomads": ["A5", "D3", "I7"],
            "halflings": ["E6", "F5"],
            "mermaids": ["E4", "H4"],
            "giants": ["D4", "D7"],
        },
        [1, 2, 3, 4, 5, 6, 7, 8],
    ),
}


@pytest.mark.rule("TM-2.2", "TM-2.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_factions_and_dwellings_of_the_first_game_are_given(players: int) -> None:
    made = new(players, seed=players, setup="first-game")
    assert GAME.audit(made) == []
    given, _ = FIRST_GAME[players]
    assert [FACTIONS[faction] for faction in made.faction] == list(given)
    for seat, hexes in enumerate(given.values()):
        assert buildings(made, seat) == dict.fromkeys(hexes, "D")


@pytest.mark.rule("TM-2.4", "TM-2.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tiles_of_the_first_game_are_given(players: int) -> None:
    for seed in (0, 1):
        made = new(players, seed, setup="first-game")
        assert bonus_tiles(made) == [f"BON{n}" for n in FIRST_GAME[players][1]]
        order = ["SCORE5", "SCORE7", "SCORE1", "SCORE6", "SCORE4", "SCORE8"]
        assert scoring_tiles(made) == order


@pytest.mark.rule("TM-2.12", "TM-5.1", "TM-5.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bonus_tiles_of_the_first_game_are_chosen_as_ever(players: int) -> None:
    made = new(players, setup="first-game")
    tiles = [f"BON{n}" for n in FIRST_GAME[players][1]]
    assert offered(made) == [f"pass {tile}" for tile in tiles]
    assert take_all(made, tiles[:players]) == list(reversed(range(players)))
    assert coins_on(made) == dict.fromkeys(tiles[players:], 1)
    assert (made.round, asked(made)) == (1, [0])


@pytest.mark.rule("TM-2.2")
def test_the_first_game_prepares_the_factions_as_every_game() -> None:
    first = new(5, setup="first-game")
    standard = chosen("witches", "nomads", "halflings", "mermaids", "giants")
    for seat in range(5):
        assert has(first, seat) == has(standard, seat)
    assert has(first, 3) == {
        "vp": 20,
        "coins": 15,
        "workers": 3,
        "priests": 0,
        "bowls": [3, 9, 0],
        "cults": [0, 2, 0, 0],
        "keys": 0,
        "shipping": 1,
        "digging": 0,
    }


# -- tiles on the board ----------------------------------------------------------------------------


def last_tile(number: int) -> Any:
    """Auren on 8 of Air with the tile of four steps of Air for a spade, in this round."""
    auren = rich("auren", {"E6": "D"}, cults=[0, 0, 0, 8])
    return table(auren, far_off(), round=number, tile="SCORE8")


@pytest.mark.rule("TM-2.6", "TM-3.8", "TM-6.3", "TM-23.2")
def test_the_cult_half_of_the_sixth_tile_is_covered() -> None:
    """EX-06"""
    made = last_tile(6)
    events = do(made, "pass. done. pass. done")
    assert asked(made) == []
    assert GAME.result(made) is not None
    assert made.reward == [0, 0], "no spades"
    assert {type(event).__name__ for event in events}.isdisjoint({"SpadesGot", "Got", "RoundBegan"})
    assert made.round == 6


@pytest.mark.rule("TM-2.6", "TM-6.2")
def test_the_same_tile_in_the_fifth_round_gives_two_spades() -> None:
    made = last_tile(5)
    do(made, "pass BON9. done. pass BON3. done")
    assert asked(made) == [0]
    assert made.reward == [2, 0]
    do(made, "transform E7 to green. done")
    assert (made.round, asked(made)) == (6, [0])


@pytest.mark.rule("TM-2.6")
def test_the_left_half_of_the_sixth_tile_counts() -> None:
    made = table(rich("auren", {"E6": "D"}, vp=20), far_off(), round=6, tile="SCORE8")
    do(made, "upgrade E6 to TP")
    assert has(made)["vp"] == 23


@pytest.mark.rule("TM-2.7")
def test_favour_tiles_lie_open_in_twelve_stacks() -> None:
    rare = {f"FAV{n}": 1 for n in range(1, 5)}
    seen = GAME.see(chosen("witches", "giants"), 1)
    assert seen["favours"] == {**rare, **{f"FAV{n}": 3 for n in range(5, 13)}}
    made = table(rich("witches", {"C3": "TP"}), far_off(favours=["FAV7"]))
    do(made, "upgrade C3 to TE")
    assert offered(made) == [f"+FAV{n}" for n in range(1, 13)]
    assert GAME.see(made, 0)["favours"]["FAV7"] == 2


@pytest.mark.rule("TM-2.8")
def test_town_tiles_lie_open_two_of_each_of_five_kinds() -> None:
    made = chosen("witches", "giants")
    for viewer in (0, 1):
        towns = GAME.see(made, viewer)["towns"]
        assert {tile: left for tile, left in towns.items() if left} == {
            f"TW{n}": 2 for n in range(1, 6)
        }


@pytest.mark.rule("TM-2.11", "TM-3.10")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_anybody_can_be_seated_as_the_first_player(first: int) -> None:
    """The first seat begins: whoever is to begin is given it."""
    names = ["witches", "mermaids", "giants"]
    seated = names[first:] + names[:first]
    made = new(3, factions=seated)
    assert asked(made) == [0]
    assert FACTIONS[made.faction[0]] == names[first]
    while made.round == 0:
        do(made, offered(made)[0])
    assert asked(made) == [0]


@pytest.mark.rule("TM-2.11")
def test_in_a_position_any_seat_can_be_first() -> None:
    for order in (["P2", "P3", "P1"], ["P3", "P1", "P2"]):
        seats = (rich("witches", {"E6": "D"}), rich("giants", {"I12": "D"}), far_off())
        made = table(*seats, order=order)
        turns: list[str] = []
        for _ in range(3):
            turns.append(f"P{asked(made)[0] + 1}")
            do(made, "advance dig. done")
        assert turns == order
        assert why_not(made, "advance dig", int(order[1][1]) - 1) == "not-your-turn"
