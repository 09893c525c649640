"""Appendix III: scoring tiles (TM-26), and the later tile SCORE9."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.positions import reader as position
from tests.terra_mystica.tables import (
    asked,
    do,
    far_off,
    has,
    legal,
    poor,
    rich,
    table,
    terrain,
    why_not,
)

# What is done, from which buildings, how: Alchemists have no points of their own for any of it.
DEEDS: dict[str, tuple[dict[str, str], str]] = {
    "dwelling": ({"E5": "D"}, "build F3"),
    "trading house": ({"E5": "D"}, "upgrade E5 to TP"),
    "temple": ({"E5": "TP"}, "upgrade E5 to TE. +FAV9"),
    "stronghold": ({"E5": "TP"}, "upgrade E5 to SH"),
    "sanctuary": ({"E5": "TE"}, "upgrade E5 to SA. +FAV9"),
    "one spade": ({"E5": "D"}, "dig 1. transform E6 to black"),
    "three spades": ({"E7": "D"}, "dig 3. transform D4 to black"),
    "town": ({"C4": "SH", "B4": "TP", "D5": "TP", "E8": "D"}, "action ACT1. bridge C4:D5. +TW2"),
}
BESIDES = {"town": 7}  # the town tile's own points
# Points by tile; what is not named scores nothing.
LEFT = {
    "SCORE1": {"one spade": 2, "three spades": 6},
    "SCORE2": {"town": 5},
    "SCORE3": {"dwelling": 2},
    "SCORE4": {"stronghold": 5, "sanctuary": 5},
    "SCORE5": {"dwelling": 2},
    "SCORE6": {"trading house": 3},
    "SCORE7": {"stronghold": 5, "sanctuary": 5},
    "SCORE8": {"trading house": 3},
    "SCORE9": {"temple": 4},
}
FIRE, WATER, EARTH, AIR = range(4)


def alchemists(deed: str) -> dict[str, Any]:
    return rich("alchemists", DEEDS[deed][0], bowls=[0, 0, 12])


# -- left halves -----------------------------------------------------------------------------------


@pytest.mark.rule("TM-26.2", "TM-26.5", "TM-26.6", "TM-26.7", "TM-26.8", "TM-26.9")
@pytest.mark.parametrize("deed", list(DEEDS))
@pytest.mark.parametrize("tile", list(LEFT))
def test_what_a_tile_scores_and_what_not(tile: str, deed: str) -> None:
    made = table(alchemists(deed), far_off(), tile=tile, terrain={"F3": "black"})
    do(made, DEEDS[deed][1])
    assert has(made)["vp"] == 20 + LEFT[tile].get(deed, 0) + BESIDES.get(deed, 0)


@pytest.mark.rule("TM-26.1")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6])
def test_only_the_tile_of_the_round_scores(round: int) -> None:
    """SCORE3 lies on round 3; no other of these tiles scores a dwelling."""
    tiles = ["SCORE2", "SCORE4", "SCORE3", "SCORE6", "SCORE7", "SCORE8"]
    made = table(
        alchemists("dwelling"), far_off(), round=round, scoring=tiles, terrain={"F3": "black"}
    )
    do(made, "build F3")
    assert has(made)["vp"] == 20 + (2 if round == 3 else 0)


@pytest.mark.rule("TM-26.8")
@pytest.mark.parametrize("line", ["action ACT5. build E6", "action BON1. build E6"])
def test_free_spades_score_too(line: str) -> None:
    seat = {**alchemists("dwelling"), "bonus": "BON1"}
    made = table(seat, far_off(), tile="SCORE1")
    do(made, line)
    assert has(made)["vp"] == 22


@pytest.mark.rule("TM-26.8")
def test_a_wasted_spade_does_not_score() -> None:
    made = table(alchemists("dwelling"), far_off(), tile="SCORE1")
    do(made, "action ACT6. build E6. done")
    assert has(made)["vp"] == 22


# -- right halves ----------------------------------------------------------------------------------


def cults(track: int, steps: int) -> list[int]:
    found = [0, 0, 0, 0]
    found[track] = steps
    return found


def at_the_end_of_round_1(tile: str, track: int, steps: int, **more: Any) -> dict[str, Any]:
    """What poor Witches have after the reward and the next income (2 workers, BON3: 6 coins)."""
    seat = poor("witches", {"E9": "D"}, bonus="BON3", cults=cults(track, steps), bowls=[12, 0, 0])
    made = table({**seat, **more}, far_off(cults=[0, 0, 0, 0]), tile=tile)
    position.step(made, "end-round")
    assert has(made)["vp"] == 20
    return has(made)


@pytest.mark.rule("TM-26.3", "TM-26.4", "TM-26.10", "TM-26.12", "TM-26.13", "TM-26.16")
@pytest.mark.parametrize(
    ("tile", "track", "steps", "what", "reward"),
    [
        ("SCORE1", EARTH, 0, "coins", 0),
        ("SCORE1", EARTH, 1, "coins", 1),
        ("SCORE1", EARTH, 9, "coins", 9),
        ("SCORE1", WATER, 9, "coins", 0),
        ("SCORE3", WATER, 3, "priests", 0),
        ("SCORE3", WATER, 4, "priests", 1),
        ("SCORE3", WATER, 7, "priests", 1),
        ("SCORE3", WATER, 8, "priests", 2),
        ("SCORE3", FIRE, 8, "priests", 0),
        ("SCORE4", FIRE, 1, "workers", 0),
        ("SCORE4", FIRE, 2, "workers", 1),
        ("SCORE4", FIRE, 9, "workers", 4),
        ("SCORE4", AIR, 9, "workers", 0),
        ("SCORE7", AIR, 1, "workers", 0),
        ("SCORE7", AIR, 6, "workers", 3),
        ("SCORE7", FIRE, 6, "workers", 0),
    ],
)
def test_the_cult_reward_is_given_for_every_full_set_of_steps(
    tile: str, track: int, steps: int, what: str, reward: int
) -> None:
    after = at_the_end_of_round_1(tile, track, steps)
    expected = {"coins": 6, "workers": 2, "priests": 0, "bowls": [12, 0, 0]}
    expected[what] = {"coins": 6, "workers": 2, "priests": 0}[what] + reward
    assert {name: after[name] for name in expected} == expected


@pytest.mark.rule("TM-26.14")
@pytest.mark.parametrize(
    ("steps", "bowls", "after"),
    [
        (3, [12, 0, 0], [12, 0, 0]),
        (4, [12, 0, 0], [8, 4, 0]),
        (9, [12, 0, 0], [4, 8, 0]),
        (4, [2, 3, 7], [0, 3, 9]),
        (8, [0, 3, 9], [0, 0, 12]),
    ],
)
def test_power_comes_by_the_bowl_rules(steps: int, bowls: list[int], after: list[int]) -> None:
    assert at_the_end_of_round_1("SCORE5", FIRE, steps, bowls=bowls)["bowls"] == after


@pytest.mark.rule("TM-26.11", "TM-26.15", "TM-26.17")
@pytest.mark.parametrize(("tile", "track"), [("SCORE2", EARTH), ("SCORE6", WATER), ("SCORE8", AIR)])
@pytest.mark.parametrize(("steps", "spades"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_spades_for_every_four_steps(tile: str, track: int, steps: int, spades: int) -> None:
    seat = rich("witches", {"E9": "D"}, cults=cults(track, steps))
    others = [4, 4, 4, 4]
    others[track] = 0
    made = table(seat, far_off(cults=others), tile=tile)
    position.step(made, "end-round")
    assert made.reward == [spades, 0]
    assert made.round == (1 if spades else 2)
    if spades:
        assert legal(made, "transform D7 to green") is (spades == 2)
        do(made, "transform F6 to green")
        assert made.round == (2 if spades == 1 else 1)


@pytest.mark.rule("TM-26.11", "TM-26.15", "TM-26.17")
@pytest.mark.parametrize(("tile", "track"), [("SCORE2", EARTH), ("SCORE6", WATER), ("SCORE8", AIR)])
def test_spades_are_used_in_the_turn_order_of_the_next_round(tile: str, track: int) -> None:
    reached = cults(track, 4)
    seats = [
        rich("witches", {"E9": "D"}, cults=reached),
        rich("nomads", {"F3": "D"}, cults=reached),
        far_off(cults=reached),
    ]
    made = table(*seats, tile=tile, turn="P3")
    do(made, "pass BON9. done", 2)  # begins the next round: then P1, then P2
    do(made, "pass BON8. done", 0)
    do(made, "pass BON7. done", 1)
    assert asked(made) == [2]
    assert why_not(made, "transform F6 to green", 0) == "not-your-turn"
    do(made, "transform H7 to black")
    assert (terrain(made, "H7"), asked(made)) == ("black", [0])
    assert why_not(made, "build F6", 0) == "first-reward"
    do(made, "transform F6 to green")
    assert asked(made) == [1]
    do(made, "done")
    assert (made.round, made.active) == (2, 2)


# -- the later tile --------------------------------------------------------------------------------


@pytest.mark.parametrize(("sent", "coins"), [(0, 0), (1, 2), (3, 6)])
def test_score9_pays_priests_on_the_cult_board(sent: int, coins: int) -> None:
    """SCORE9 (E77): 2 coins for each own priest there, whatever track."""
    seat = poor("witches", {"E9": "D"}, bonus="BON3", cults=[9, 9, 9, 9])
    places = {"fire": ["P1", "P2"], "water": ["-", "P1"], "air": ["P1"]}
    mine = {name: [who if who != "P1" else "-" for who in row] for name, row in places.items()}
    for name in list(places)[:sent]:
        mine[name] = places[name]
    made = table(seat, far_off(), tile="SCORE9", priests=mine)
    position.step(made, "end-round")
    assert has(made)["coins"] == 6 + coins


def test_a_temple_scores_once_with_score9_though_it_brings_two_favours() -> None:
    chaos = rich("chaosmagicians", {"D7": "TP", "D4": "TE"})
    made = table(chaos, far_off(), tile="SCORE9")
    do(made, "upgrade D7 to TE. +FAV9. +FAV10. done")
    assert has(made)["vp"] == 24
