"""Haunted Lands: Spectres, where they are placed, and the common defeat (HL-9)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from loci.core import SeatName
from loci.games.haunted_lands import GAME
from tests.haunted_lands.tables import (
    KALENA,
    act,
    asked,
    built,
    dice,
    haunt_anywhere,
    haunted,
    hex_of,
    hexes_of,
    lost,
    moves,
    next_round,
    refused,
    see,
    spectres,
    started,
    table,
    with_spectres,
)


def haunting(rolled: str, unplaced: int = 4, players: int = 3, **keys: Any) -> Any:
    """The last player, the one with the highest number, is about to place Spectres."""
    return table(players, phase="haunting", rolled=rolled, unplaced=unplaced, **keys)


def places(game: Any, seat: int = 2) -> set[str]:
    return {move.split()[1] for move in moves(game, seat, "haunt")}


# -- where Spectres go -----------------------------------------------------------------------------


@pytest.mark.rule("HL-9.2")
@pytest.mark.parametrize("rolled", ["plains", "forest", "mountain"])
def test_four_spectres_on_the_rolled_terrain_one_by_one(rolled: str) -> None:
    game = next_round(rolled)
    matching = set(hexes_of(game, rolled))
    assert len(matching) == 12
    for number in range(4):
        assert len(haunted(game)) == number
        assert see(game)["unplaced"] == 4 - number
        assert asked(game) == [2]
        assert places(game) == matching - set(haunted(game))
        act(game, 2, f"haunt {sorted(places(game))[number]}")
    assert len(haunted(game)) == 4
    assert set(haunted(game)) <= matching
    assert see(game)["reserve"]["spectres"] == 21
    assert see(game)["phase"] == "turns"
    assert asked(game) == [0]


@pytest.mark.rule("HL-9.2")
def test_the_last_player_rolls_and_chooses() -> None:
    game = table(turn=2, seats={"P2": {"valour": 3}, "P3": {"valour": 1}})
    dice(game, ["forest"])
    events = act(game, 2, "end")
    rolled = next(event for event in events if event.text().id == "log-terrain-rolled")
    assert rolled.text().args["who"] == SeatName(0)
    assert asked(game) == [0]
    for seat in (1, 2):
        assert refused(game, seat, "haunt A4") == "not-last-player"
    assert refused(game, 0, "end") == "first-haunt"
    act(game, 0, "haunt A4")


@pytest.mark.rule("HL-9.2", "HL-E4", "HL-18.7")
def test_the_terrain_die_shows_each_land_terrain_equally_often() -> None:
    rolled = Counter(see(started(2, seed=seed))["rolled"] for seed in range(900))
    assert set(rolled) == {"plains", "forest", "mountain"}
    assert all(250 < number < 350 for number in rolled.values())


@pytest.mark.rule("HL-9.1")
def test_not_on_a_lake_a_building_or_another_spectre() -> None:
    """On the terrain of the die as on the terrains that follow when it is full."""
    here = {"A5": {"windmill": "P1"}, **spectres("B1")}
    game = haunting("plains", hexes=here)
    assert refused(game, 2, "haunt A5") == "haunt-building"
    assert refused(game, 2, "haunt B1") == "haunt-spectre"
    assert refused(game, 2, "haunt A0") == "haunt-lake"
    assert places(game) == set(hexes_of(game, "plains")) - {"A5", "B1"}
    full = {**built("plains"), "A4": {"noria": "P2"}, **spectres("A2")}
    overflow = haunting("plains", hexes=full)
    assert refused(overflow, 2, "haunt A5") == "haunt-building"
    assert refused(overflow, 2, "haunt A4") == "haunt-building"
    assert refused(overflow, 2, "haunt A2") == "haunt-spectre"
    assert refused(overflow, 2, "haunt A0") == "haunt-lake"
    land = set(hexes_of(game, "forest") + hexes_of(game, "mountain"))
    assert places(overflow) == land - {"A4", "A2"}


@pytest.mark.rule("HL-9.1", "HL-E39")
def test_seers_and_exploited_tokens_do_not_keep_spectres_away() -> None:
    game = haunting(
        "plains",
        hexes={"A5": {"exploited": True}},
        seats={"P1": {"seer": "A5"}, "P2": {"seer": "B1"}},
    )
    act(game, 2, "haunt A5", "haunt B1")
    assert haunted(game) == ["A5", "B1"]
    assert hex_of(game, "A5")["exploited"]


@pytest.mark.rule("HL-9.2", "HL-E1")
def test_the_rolled_terrain_first_while_it_has_a_free_hex() -> None:
    """Five free plains for four Spectres: nothing else is allowed until all four are there."""
    free = ("A1", "A5", "B1", "B6", "C0")
    game = haunting("plains", hexes=built("plains", but=free))
    for name in free[:4]:
        assert places(game) == {hex for hex in free if hex not in haunted(game)}
        assert refused(game, 2, "haunt A4") == "haunt-elsewhere"
        assert refused(game, 2, "haunt K1") == "haunt-elsewhere"
        act(game, 2, f"haunt {name}")
    assert haunted(game) == ["A1", "A5", "B1", "B6"]
    assert see(game)["phase"] == "turns"


@pytest.mark.rule("HL-9.2", "HL-E1", "HL-E33")
def test_cascade_the_rest_goes_anywhere_outside_kalena() -> None:
    """Two plains are free: they are taken without a question; then any free region hex may be."""
    game = next_round("plains", hexes=built("plains", but=("A1", "A5")))
    assert haunted(game) == ["A1", "A5"]
    assert see(game)["unplaced"] == 2
    assert places(game) == set(hexes_of(game, "forest") + hexes_of(game, "mountain"))
    for name in KALENA:
        assert refused(game, 2, f"haunt {name}") == "haunt-elsewhere"
    act(game, 2, "haunt A4", "haunt D2")
    assert haunted(game) == ["A1", "A4", "A5", "D2"]
    assert see(game)["phase"] == "turns"


@pytest.mark.rule("HL-9.2", "HL-E1", "HL-E33")
def test_cascade_kalena_comes_last() -> None:
    """One plains and one mountain are free in all the regions: both are taken, then Kalena."""
    free = ("A1", "A2")
    game = next_round("plains", hexes=built("plains", "forest", "mountain", but=free))
    assert haunted(game) == ["A1", "A2"]
    assert places(game) == set(KALENA)
    act(game, 2, "haunt K0", "haunt K3")
    assert set(haunted(game)) == {"A1", "A2", "K0", "K3"}
    assert see(game)["phase"] == "turns"


@pytest.mark.rule("HL-9.2", "HL-E1")
def test_cascade_asks_region_by_region_while_there_is_a_choice() -> None:
    """Plains are full and five region hexes are free: Kalena is out of bounds for all four."""
    free = ("A2", "A3", "B4", "B5", "C2")
    game = next_round("plains", hexes=built("plains", "forest", "mountain", but=free))
    for name in free[:4]:
        assert refused(game, 2, "haunt K1") == "haunt-elsewhere"
        act(game, 2, f"haunt {name}")
    assert haunted(game) == list(free[:4])


@pytest.mark.rule("HL-9.2", "HL-E1", "HL-E33")
def test_straight_the_rest_goes_to_kalena_at_once() -> None:
    options: dict[str, object] = {"overflow": "straight"}
    game = next_round("plains", options, hexes=built("plains", but=("A1", "A5")))
    assert haunted(game) == ["A1", "A5"]
    assert places(game) == set(KALENA)
    for name in hexes_of(game, "forest") + hexes_of(game, "mountain"):
        assert refused(game, 2, f"haunt {name}") == "haunt-elsewhere"
    act(game, 2, "haunt K1", "haunt K0")
    assert set(haunted(game)) == {"A1", "A5", "K0", "K1"}
    roomy = next_round("plains", options)
    assert places(roomy) == set(hexes_of(roomy, "plains"))


@pytest.mark.rule("HL-E33")
def test_spectres_are_placed_without_asking_when_there_is_no_choice() -> None:
    """Four places for four Spectres; with a fifth place the last player is asked."""
    four = ("A1", "A5", "B1", "B6")
    game = next_round("plains", hexes=built("plains", but=four))
    assert haunted(game) == list(four)
    assert see(game)["phase"] == "turns"
    assert asked(game) == [0]
    five = (*four, "C0")
    choice = next_round("plains", hexes=built("plains", but=five))
    assert haunted(choice) == []
    assert asked(choice) == [2]
    assert places(choice) == set(five)
    # Four places and three Spectres left: still a choice, to the last one.
    act(choice, 2, "haunt B1")
    act(choice, 2, "haunt C0")
    act(choice, 2, "haunt A1")
    assert places(choice) == {"A5", "B6"}


# -- defeat ----------------------------------------------------------------------------------------


@pytest.mark.rule("HL-9.3", "HL-1.4", "HL-E2")
def test_all_lose_when_all_of_kalena_is_haunted() -> None:
    game = haunting(
        "plains",
        unplaced=3,
        hexes={**built("plains", "forest", "mountain"), **spectres(*KALENA[:3])},
        seats={"P1": {"valour": 40}},
    )
    for name in ("K3", "K4"):
        act(game, 2, f"haunt {name}")
        assert GAME.outcome(game) is None
    act(game, 2, "haunt K5")
    assert GAME.outcome(game) is None  # six of seven
    assert see(game)["phase"] == "turns"
    seventh = haunting(
        "plains",
        unplaced=1,
        hexes={**built("plains", "forest", "mountain"), **spectres(*KALENA[:6])},
        seats={"P1": {"valour": 40}},
    )
    GAME.step(seventh, "spectre K6")
    assert lost(seventh) == "kalena-overrun"


@pytest.mark.rule("HL-9.3", "HL-E2", "HL-1.4")
@pytest.mark.parametrize("options", [{}, {"short-reserve": "place-rest"}], ids=str)
def test_kalena_falls_in_the_middle_of_a_haunting(options: dict[str, object]) -> None:
    """Two places are left in Kalena and nowhere else: the second of four Spectres ends it."""
    full = {**built("plains", "forest", "mountain"), **spectres(*KALENA[:5])}
    game = next_round("plains", options, hexes=full)
    assert lost(game) == "kalena-overrun"
    assert set(haunted(game)) == set(KALENA)
    assert see(game)["reserve"]["spectres"] == 18  # the other two were never placed


@pytest.mark.rule("HL-9.3", "HL-E2")
def test_kalena_falls_while_other_terrain_is_still_free() -> None:
    """Straight overflow: six of Kalena are haunted and the rolled terrain is full."""
    full = {**built("plains"), **spectres(*KALENA[:6])}
    game = next_round("plains", {"overflow": "straight"}, hexes=full)
    assert lost(game) == "kalena-overrun"
    cascade = next_round("plains", hexes=full)
    assert GAME.outcome(cascade) is None


@pytest.mark.rule("HL-9.3", "HL-E2", "HL-1.4")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_a_short_reserve_is_a_defeat(left: int) -> None:
    game = next_round("mountain", hexes=with_spectres(25 - left), seats={"P1": {"valour": 40}})
    assert lost(game) == "no-room-for-spectres"
    assert len(haunted(game)) == 25 - left


@pytest.mark.rule("HL-E2")
def test_a_reserve_of_four_is_enough() -> None:
    game = next_round("mountain", hexes=with_spectres(21))
    assert GAME.outcome(game) is None
    haunt_anywhere(game)
    assert see(game)["reserve"]["spectres"] == 0
    assert see(game)["phase"] == "turns"


@pytest.mark.rule("HL-E2")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_or_the_rest_is_placed(left: int) -> None:
    options: dict[str, object] = {"short-reserve": "place-rest"}
    game = next_round("mountain", options, hexes=with_spectres(25 - left))
    assert GAME.outcome(game) is None
    assert see(game)["unplaced"] == left
    haunt_anywhere(game)
    assert len(haunted(game)) == 25
    assert see(game)["reserve"]["spectres"] == 0
    assert asked(game) == [0]
    assert see(game)["phase"] == "turns"


@pytest.mark.rule("HL-1.4", "HL-9.3")
def test_the_leader_loses_with_the_others() -> None:
    game = next_round("plains", hexes=with_spectres(25), seats={"P2": {"valour": 50}})
    outcome = GAME.outcome(game)
    assert outcome is not None
    assert outcome.winners == []
    assert outcome.scores == [0, 50, 0]
