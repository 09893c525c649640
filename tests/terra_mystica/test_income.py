"""Phase I: what buildings, bonus tiles and favour tiles give (TM-7)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.positions import reader as positions
from tests.terra_mystica.starts import (
    APART,
    COLOUR,
    chosen,
    income,
    other,
    place_all,
    take_all,
    without_tile,
)
from tests.terra_mystica.tables import asked, do, far_off, has, poor, rich, table, why_not

USUAL = [1, 2, 3, 4, 5, 6, 7, 8, 8]
#: Workers by dwellings on the map, beginning with none.
WORKERS = {"engineers": [0, 1, 2, 2, 3, 4, 4, 5, 6], "swarmlings": [2, 3, 4, 5, 6, 7, 8, 9, 9]}
#: Coins and power by trading houses on the map.
HOUSES = {
    "alchemists": ([0, 2, 4, 7, 11], [0, 1, 2, 3, 4]),
    "nomads": ([0, 2, 4, 7, 11], [0, 1, 2, 3, 4]),
    "dwarves": ([0, 3, 5, 7, 10], [0, 1, 2, 4, 6]),
    "swarmlings": ([0, 2, 4, 6, 9], [0, 2, 4, 6, 8]),
}
USUAL_HOUSES = ([0, 2, 4, 6, 8], [0, 1, 2, 4, 6])
#: Coins, workers, priests and power of the stronghold.
STRONGHOLDS = {
    "alchemists": (6, 0, 0, 0),
    "chaosmagicians": (0, 2, 0, 0),
    "fakirs": (0, 0, 1, 0),
    "giants": (0, 0, 0, 4),
    "mermaids": (0, 0, 0, 4),
    "swarmlings": (0, 0, 0, 4),
}
#: Income of the favour tiles that have one.
FAVOURS = {"FAV7": (0, 1, 0, 1), "FAV8": (0, 0, 0, 4), "FAV9": (3, 0, 0, 0)}


def base(faction: str) -> int:
    """The worker symbol that no building covers."""
    return WORKERS.get(faction, USUAL)[0]


# -- buildings -------------------------------------------------------------------------------------


@pytest.mark.rule("TM-7.1", "TM-7.3")
def test_worker_income_with_the_two_start_dwellings() -> None:
    """EX-07"""
    made = without_tile("witches", ["D", "D"])
    assert income(made) == (0, 3, 0, 0)


@pytest.mark.rule("TM-7.2", "TM-7.3", "TM-7.4")
@pytest.mark.parametrize("faction", list(COLOUR))
def test_workers_by_dwellings(faction: str) -> None:
    found = [income(without_tile(faction, ["D"] * number)) for number in range(9)]
    assert found == [(0, workers, 0, 0) for workers in WORKERS.get(faction, USUAL)]


@pytest.mark.rule("TM-7.5", "TM-7.6")
@pytest.mark.parametrize("faction", list(COLOUR))
def test_coins_and_power_by_trading_houses(faction: str) -> None:
    found = [income(without_tile(faction, ["TP"] * number)) for number in range(5)]
    coins, power = HOUSES.get(faction, USUAL_HOUSES)
    assert found == [(coins[n], base(faction), 0, power[n]) for n in range(5)]


@pytest.mark.rule("TM-7.7", "TM-7.14")
@pytest.mark.parametrize("faction", list(COLOUR))
def test_priests_by_temples(faction: str) -> None:
    priests, power = [0, 1, 2, 3], [0, 0, 0, 0]
    if faction == "engineers":
        priests, power = [0, 1, 1, 2], [0, 0, 5, 5]
    found = [income(without_tile(faction, ["TE"] * number)) for number in range(4)]
    assert found == [(0, base(faction), priests[n], power[n]) for n in range(4)]


@pytest.mark.rule("TM-7.8", "TM-7.9")
@pytest.mark.parametrize("faction", list(COLOUR))
def test_the_sanctuary_adds_priests(faction: str) -> None:
    priests = 2 if faction in ("swarmlings", "darklings") else 1
    assert income(without_tile(faction, ["SA"])) == (0, base(faction), priests, 0)
    assert income(without_tile(faction, ["SA", "TE"])) == (0, base(faction), priests + 1, 0)


@pytest.mark.rule("TM-7.10", "TM-7.11", "TM-7.12", "TM-7.13")
@pytest.mark.parametrize("faction", list(COLOUR))
def test_income_of_the_stronghold(faction: str) -> None:
    coins, workers, priests, power = STRONGHOLDS.get(faction, (0, 0, 0, 2))
    expected = (coins, base(faction) + workers, priests, power)
    assert income(without_tile(faction, ["SH"])) == expected


@pytest.mark.rule("TM-7.2")
def test_an_upgrade_covers_the_old_symbol_again() -> None:
    """Three dwellings give 4 workers; one of them turned into a house gives 3 and the house's."""
    made = table(rich("witches", dict.fromkeys(APART[:3], "D"), bonus="BON3"), far_off())
    do(made, f"upgrade {APART[0]} to TP")
    positions.step(made, "power 12 P1")
    before = has(made)
    positions.step(made, "income P1")
    assert has(made)["workers"] == before["workers"] + 3
    assert has(made)["coins"] == before["coins"] + 2 + 6


# -- tiles -----------------------------------------------------------------------------------------


@pytest.mark.rule("TM-7.15", "TM-7.16", "TM-25.10", "TM-27.8")
def test_income_from_one_favour_tile_and_one_bonus_tile() -> None:
    """EX-08"""
    bare = income(without_tile("witches", ["D"]))
    seat = {"favours": ["FAV7"], "bonus": "BON3", "bowls": [12, 0, 0], "faction": "witches"}
    both = income(table({**seat, "buildings": {"E6": "D"}}, far_off()))
    assert tuple(after - before for after, before in zip(both, bare, strict=True)) == (6, 1, 0, 1)


@pytest.mark.rule("TM-7.2", "TM-7.16")
@pytest.mark.parametrize("number", range(1, 13))
def test_favour_tiles_held_give_their_income(number: int) -> None:
    tile = f"FAV{number}"
    coins, workers, priests, power = FAVOURS.get(tile, (0, 0, 0, 0))
    made = without_tile("witches", ["D"], favours=[tile])
    assert income(made) == (coins, 2 + workers, priests, power)
    assert income(made, 1)[1] == 2, "the neighbour has the own dwelling only"


@pytest.mark.rule("TM-7.2", "TM-7.15")
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
def test_only_the_bonus_tile_held_gives_income(tile: str, gain: tuple[int, ...]) -> None:
    seat = {"faction": "giants", "buildings": {"E6": "D"}, "bowls": [12, 0, 0]}
    held = income(table({**seat, "bonus": tile}, far_off()))
    coins, workers, priests, power = gain
    assert held == (coins, 2 + workers, priests, power)
    given_back = table({**seat, "bonus": tile}, far_off(bonus="BON3" if tile != "BON3" else "BON6"))
    other_tile = "BON5" if tile != "BON5" else "BON9"
    do(given_back, f"pass {other_tile}")
    assert income(given_back) == ((0, 3, 0, 3) if other_tile == "BON5" else (2, 2, 0, 0))


@pytest.mark.rule("TM-7.2", "TM-7.14")
def test_everything_is_added_up() -> None:
    """Engineers with the whole board empty but for dwellings: all sources at once."""
    codes = ["D", "D", "D", "TP", "TP", "TE", "TE", "SH", "SA"]
    seat: dict[str, Any] = {
        "faction": "engineers",
        "buildings": dict(zip(APART, codes, strict=False)),
        "favours": ["FAV7", "FAV8", "FAV9"],
        "bonus": "BON5",
        "bowls": [12, 0, 0],
        "priests": 0,
    }
    made = table(seat, other("engineers"))
    assert income(made) == (4 + 3, 2 + 1 + 1, 1 + 1, 2 + 5 + 2 + 1 + 4 + 3)
    assert has(made)["bowls"] == [0, 7, 5]


# -- limits ----------------------------------------------------------------------------------------


@pytest.mark.rule("TM-7.17")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([6, 6, 0], [2, 10, 0]),
        ([4, 8, 0], [0, 12, 0]),
        ([1, 11, 0], [0, 9, 3]),
        ([0, 12, 0], [0, 8, 4]),
        ([0, 1, 11], [0, 0, 12]),
        ([0, 0, 12], [0, 0, 12]),
        ([0, 2, 0], [0, 0, 2]),
    ],
)
def test_power_income_moves_tokens_and_costs_no_points(before: list[int], after: list[int]) -> None:
    made = without_tile("witches", favours=["FAV8"], bowls=before, vp=0)
    income(made)
    assert has(made)["bowls"] == after
    assert has(made)["vp"] == 0


@pytest.mark.rule("TM-7.18")
def test_what_is_gained_stays_until_it_is_spent() -> None:
    seat = poor("witches", {"E6": "D", "A1": "TP"}, bonus="BON8", bowls=[12, 0, 0])
    made = table(seat, far_off())
    income(made)
    assert [has(made)[name] for name in ("coins", "workers", "priests")] == [2, 2, 1]
    do(made, "pass BON9. done. pass BON8. done")
    assert made.round == 2
    assert [has(made)[name] for name in ("coins", "workers", "priests")] == [2 + 4, 2 + 2, 1]
    do(made, "dig 1")
    assert has(made)["workers"] == 1


@pytest.mark.rule("TM-7.19")
def test_coins_and_workers_are_paid_in_full() -> None:
    codes = ["D"] * 8 + ["TP"] * 4
    for much in (0, 10_000):
        made = without_tile("alchemists", codes, coins=much, workers=much)
        assert income(made) == (11, 8, 0, 4)


@pytest.mark.rule("TM-7.7", "TM-7.20")
@pytest.mark.parametrize(
    ("in_hand", "sent", "gained"),
    [(0, 0, 5), (2, 0, 5), (3, 0, 4), (6, 0, 1), (7, 0, 0), (0, 3, 4), (2, 4, 1), (3, 4, 0)],
)
def test_priests_beyond_the_reserve_are_lost(in_hand: int, sent: int, gained: int) -> None:
    """Three temples and a sanctuary of the Swarmlings are worth five priests."""
    codes = ["TE", "TE", "TE", "SA"]
    seat = {"buildings": dict(zip(APART, codes, strict=False)), "bowls": [12, 0, 0]}
    made = table(
        {"faction": "swarmlings", **seat, "priests": in_hand, "coins": 0, "workers": 0},
        far_off(priests=0),
        phase="bonus",
        priests={"fire": ["P1"] * sent},
    )
    assert income(made) == (0, 2, gained, 0), "and nothing is paid in their place"


@pytest.mark.rule("TM-7.21")
def test_the_order_of_income_has_no_effect() -> None:
    placed = {"E6": "D", "A1": "TP", "A4": "TE"}
    digests = set()
    for order in ((1, 2, 3), (3, 1, 2), (2, 3, 1)):
        seats = (rich("witches", placed), rich("giants", {"E7": "SH"}), far_off())
        made = table(*seats)
        for number in order:
            positions.step(made, f"income P{number}")
        digests.add(made.digest())
    assert len(digests) == 1


@pytest.mark.rule("TM-7.21", "TM-7.1")
def test_nothing_is_decided_in_the_income_phase() -> None:
    """From the last bonus tile the game goes straight to the first turn of round 1."""
    made = chosen("witches", "giants", bonus_tiles=["BON1", "BON2", "BON3", "BON5", "BON9"])
    place_all(made)
    for line in ("convert 1W to 1C", "burn 1", "done"):
        assert why_not(made, line) == "first-bonus"
    take_all(made, ["BON1", "BON3"])
    assert (made.round, asked(made)) == (1, [0])
    assert [has(made, seat)["workers"] for seat in (0, 1)] == [6, 6]
    assert why_not(made, "convert 1W to 1C", 1) == "not-your-turn", "in the own turn only"
    assert why_not(made, "convert 1W to 1C", 0) == ""
