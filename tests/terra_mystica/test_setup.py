"""How the factions begin, and the set-up of a standard game (TM-2.13 to TM-2.29, TM-3)."""

from __future__ import annotations

import pytest

from loci.core import BadOption
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.terms import FACTIONS
from tests.terra_mystica.starts import (
    APART,
    BOARDS,
    COLOUR,
    bonus_tiles,
    chosen,
    income,
    new,
    other,
    place_all,
    scoring_tiles,
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
    rich,
    table,
    why_not,
)

#: Coins, workers, priests, bowls and cults (Fire, Water, Earth, Air) as printed.
STARTS: dict[str, tuple[int, int, int, list[int], list[int]]] = {
    "alchemists": (15, 3, 0, [5, 7, 0], [1, 1, 0, 0]),
    "auren": (15, 3, 0, [5, 7, 0], [0, 1, 0, 1]),
    "chaosmagicians": (15, 4, 0, [5, 7, 0], [2, 0, 0, 0]),
    "cultists": (15, 3, 0, [5, 7, 0], [1, 0, 1, 0]),
    "darklings": (15, 1, 1, [5, 7, 0], [0, 1, 1, 0]),
    "dwarves": (15, 3, 0, [5, 7, 0], [0, 0, 2, 0]),
    "engineers": (10, 2, 0, [3, 9, 0], [0, 0, 0, 0]),
    "fakirs": (15, 3, 0, [7, 5, 0], [1, 0, 0, 1]),
    "giants": (15, 3, 0, [5, 7, 0], [1, 0, 0, 1]),
    "halflings": (15, 3, 0, [3, 9, 0], [0, 0, 1, 1]),
    "mermaids": (15, 3, 0, [3, 9, 0], [0, 2, 0, 0]),
    "nomads": (15, 2, 0, [5, 7, 0], [1, 0, 1, 0]),
    "swarmlings": (20, 8, 0, [3, 9, 0], [1, 1, 1, 1]),
    "witches": (15, 3, 0, [5, 7, 0], [0, 0, 0, 2]),
}
#: The transformation circle, beginning anywhere.
CIRCLE = ["yellow", "brown", "black", "blue", "green", "gray", "red"]


def rival(faction: str) -> str:
    return "witches" if COLOUR[faction] != "green" else "giants"


# -- each faction ----------------------------------------------------------------------------------


@pytest.mark.rule("TM-2.17", "TM-2.25", "TM-2.26", "TM-2.27", "TM-2.28", "TM-2.29", "TM-1.10")
@pytest.mark.parametrize("faction", list(STARTS))
def test_a_faction_starts_as_printed(faction: str) -> None:
    """EX-01 and EX-03 (Witches), EX-02 (Nomads, Halflings, Witches, Mermaids)"""
    made = chosen(faction, rival(faction))
    coins, workers, priests, bowls, cults = STARTS[faction]
    assert has(made) == {
        "vp": 20,
        "coins": coins,
        "workers": workers,
        "priests": priests,
        "bowls": bowls,
        "cults": cults,
        "keys": 0,
        "shipping": 1 if faction == "mermaids" else 0,
        "digging": 0,
    }


@pytest.mark.rule("TM-2.20", "TM-2.21")
def test_shipping_starts_on_nought_but_for_the_mermaids() -> None:
    """One river hex lies between G3 and E8; E6 is farther away."""
    swarmlings = table(rich("swarmlings", {"G3": "D"}), far_off(), terrain={"E8": "blue"})
    assert why_not(swarmlings, "build E8") == "hex-far"
    mermaids = table(rich("mermaids", {"G3": "D"}), far_off(), terrain={"E8": "blue"})
    assert legal(mermaids, "build E8")
    far = table(rich("mermaids", {"G3": "D"}), far_off(), terrain={"E6": "blue"})
    assert why_not(far, "build E6") == "hex-far"


@pytest.mark.rule("TM-2.22", "TM-2.24")
@pytest.mark.parametrize("faction", list(STARTS))
def test_who_has_which_tracks(faction: str) -> None:
    made = table(rich(faction, {"E6": "D"}), other(faction))
    no_ship = faction in ("dwarves", "fakirs")
    assert why_not(made, "advance ship") == ("track-none-ship" if no_ship else "")
    no_spades = faction == "darklings"
    assert why_not(made, "advance dig") == ("track-none-dig" if no_spades else "")


@pytest.mark.rule("TM-2.23")
@pytest.mark.parametrize(
    "faction", [name for name in STARTS if name not in ("darklings", "giants")]
)
def test_a_spade_costs_three_workers_at_first(faction: str) -> None:
    gap = CIRCLE[(CIRCLE.index(COLOUR[faction]) + 1) % 7]
    for workers in (2, 3):
        seat = rich(faction, {"E6": "D"}, workers=workers)
        made = table(seat, other(faction), terrain={"E7": gap})
        assert why_not(made, "dig 1") == ("needs-workers" if workers == 2 else "")
    do(made, f"dig 1. transform E7 to {COLOUR[faction]}")
    assert has(made)["workers"] == 0


@pytest.mark.rule("TM-2.23")
def test_two_spades_of_the_giants_cost_six_workers_at_first() -> None:
    assert why_not(table(rich("giants", {"E6": "D"}, workers=5), far_off()), "dig 2") != ""
    made = table(rich("giants", {"E6": "D"}, workers=6), far_off())
    do(made, "dig 2. transform E7 to red")
    assert has(made)["workers"] == 0


@pytest.mark.rule("TM-2.16")
@pytest.mark.parametrize("faction", [BOARDS[colour][0] for colour in CIRCLE])
def test_the_circle_says_how_many_spades_are_needed(faction: str) -> None:
    at = CIRCLE.index(COLOUR[faction])
    seat = rich(faction, {"E6": "D"})
    needed: list[int] = []
    for step in range(1, 7):
        made = table(seat, other(faction), terrain={"E7": CIRCLE[(at + step) % 7]})
        ways = [n for n in (1, 2, 3) if legal(made, f"dig {n}. transform E7 to {COLOUR[faction]}")]
        needed += ways
    assert needed == [1, 2, 3, 3, 2, 1]


@pytest.mark.rule("TM-2.13", "TM-2.14", "TM-1.5")
@pytest.mark.parametrize("faction", list(STARTS))
def test_priests_and_bridges_begin_in_the_reserve(faction: str) -> None:
    seen = GAME.see(chosen(faction, rival(faction)), 1)["seats"][0]
    in_hand = 1 if faction == "darklings" else 0
    assert seen["priests"] == {"hand": in_hand, "reserve": 7 - in_hand, "cults": 0}
    assert seen["bridges"] == 3
    left = {kind: building["left"] for kind, building in seen["buildings"].items()}
    assert left == {"dwelling": 8, "trading-house": 4, "temple": 3, "stronghold": 1, "sanctuary": 1}
    made = table({"faction": faction, "buildings": {"E6": "D"}}, other(faction))
    assert why_not(made, "send P to FIRE for 3") == ("" if in_hand else "needs-priests")


@pytest.mark.rule("TM-2.18", "TM-2.14")
@pytest.mark.parametrize(("faction", "sent"), [("darklings", 6), ("alchemists", 7)])
def test_starting_priests_are_some_of_the_seven(faction: str, sent: int) -> None:
    """With one in hand at the start, six others are left to get; else seven."""
    places = ["P1"] * (sent - 4)
    filled = {"fire": ["P1"] * 4, "water": places}
    seat = {"faction": faction, "buildings": {"E6": "D"}, "bowls": [0, 0, 12]}
    full = table(seat, other(faction), priests=filled)
    assert why_not(full, "convert 5PW to 1P") == "no-priest-reserve"
    filled["water"] = places[1:]
    assert legal(table(seat, other(faction), priests=filled), "convert 5PW to 1P")


@pytest.mark.rule("TM-2.15", "TM-7.3")
@pytest.mark.parametrize("faction", list(STARTS))
def test_buildings_cover_their_income(faction: str) -> None:
    """With everything on the board only the symbol that no building covers gives a worker."""
    free = {"engineers": 0, "swarmlings": 2}.get(faction, 1)
    assert income(without_tile(faction)) == (0, free, 0, 0)
    assert income(without_tile(faction, ["D"])) == (0, free + 1, 0, 0)


@pytest.mark.rule("TM-2.19", "TM-7.1", "TM-5.5", "TM-4.9")
@pytest.mark.parametrize(
    ("faction", "coins", "workers"),
    [("witches", 15 + 6, 3 + 3), ("engineers", 10 + 6, 2 + 2), ("swarmlings", 20 + 6, 8 + 4)],
)
def test_round_one_gives_income_on_top(faction: str, coins: int, workers: int) -> None:
    made = chosen(faction, "fakirs", bonus_tiles=["BON1", "BON2", "BON3", "BON5", "BON6"])
    place_all(made)
    take_all(made, ["BON6", "BON3"])
    assert made.round == 1
    assert (has(made)["coins"], has(made)["workers"]) == (coins, workers)
    assert has(made, 1)["workers"] == 3 + 3 + 2


# -- the standard game -----------------------------------------------------------------------------


@pytest.mark.rule("TM-3.1")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_tiles_are_known_before_factions_are_chosen(seed: int) -> None:
    made = new(4, seed)
    tiles = (bonus_tiles(made), scoring_tiles(made))
    assert (len(tiles[0]), len(tiles[1])) == (7, 6)
    seen = GAME.see(made, 3)
    assert [tile["tile"] for tile in seen["bonus"]] == tiles[0]
    assert [tile["tile"] for tile in seen["scoring"]] == tiles[1]
    assert offered(made)[0].startswith("setup ")
    while made.round == 0:
        do(made, offered(made)[0])
    assert (bonus_tiles(made), scoring_tiles(made)) == tiles


@pytest.mark.rule("TM-3.2", "TM-5.3")
@pytest.mark.parametrize(("players", "tiles"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_number_of_bonus_tiles_in_play(players: int, tiles: int) -> None:
    """EX-04"""
    draws = set()
    for seed in range(20):
        made = new(players, seed)
        assert len(set(bonus_tiles(made))) == tiles
        draws.add(tuple(bonus_tiles(made)))
    assert len(draws) > 5, "drawn at random"
    while made.round == 0:
        do(made, offered(made)[0])
    assert len([tile for tile in made.in_game if tile not in made.bonus]) == 3
    with pytest.raises(BadOption, match="tiles-number"):
        new(players, bonus_tiles=[f"BON{n}" for n in range(1, tiles)])


@pytest.mark.rule("TM-3.3")
def test_tiles_not_drawn_leave_the_game() -> None:
    made = chosen("witches", "giants", bonus_tiles=["BON1", "BON2", "BON3", "BON4", "BON5"])
    place_all(made)
    assert offered(made) == [f"pass BON{n}" for n in range(1, 6)]
    for number in range(6, 10):
        assert why_not(made, f"pass BON{number}") == "tile-not-in-game"
    take_all(made, ["BON1", "BON2"])
    assert why_not(made, "pass BON7") == "tile-not-in-game"
    assert legal(made, "pass BON3")


@pytest.mark.rule("TM-3.4", "TM-3.10")
def test_factions_are_chosen_clockwise_from_the_first_player() -> None:
    made = new(4)
    for seat, faction in enumerate(("witches", "giants", "mermaids", "nomads")):
        assert asked(made) == [seat]
        for later in range(seat + 1, 4):
            assert why_not(made, "setup dwarves", later) == "not-your-turn"
        do(made, f"setup {faction}")
    assert [FACTIONS[n] for n in made.faction] == ["witches", "giants", "mermaids", "nomads"]


@pytest.mark.rule("TM-3.5")
def test_dealt_colours_leave_the_two_factions_of_a_board() -> None:
    dealt = set()
    for seed in range(12):
        made = new(5, seed, faction_choice="dealt-colours")
        colours: list[str] = []
        for _ in range(5):
            choice = [line.split()[1] for line in offered(made)]
            assert tuple(choice) in BOARDS.values()
            colours.append(COLOUR[choice[0]])
            for faction, colour in COLOUR.items():
                if colour not in colours:
                    assert why_not(made, f"setup {faction}") == "faction-dealt"
            do(made, f"setup {choice[seed % 2]}")
        assert len(set(colours)) == 5
        dealt.add(tuple(colours))
    assert len(dealt) > 6


@pytest.mark.rule("TM-3.6")
def test_after_the_choice_the_players_place_the_dwellings() -> None:
    made = chosen("witches", "nomads")
    assert [has(made, seat)["coins"] for seat in (0, 1)] == [15, 15]
    assert [has(made, seat)["workers"] for seat in (0, 1)] == [3, 2]
    assert [buildings(made, seat) for seat in (0, 1)] == [{}, {}]
    assert asked(made) == [0]
    do(made, "build C3")
    assert buildings(made) == {"C3": "D"}


@pytest.mark.rule("TM-3.7")
def test_six_of_eight_scoring_tiles_in_any_order() -> None:
    places: dict[str, set[int]] = {f"SCORE{n}": set() for n in range(1, 9)}
    for seed in range(120):
        tiles = scoring_tiles(new(3, seed))
        assert len(set(tiles)) == 6
        for number, tile in enumerate(tiles, 1):
            places[tile].add(number)
    assert all(rounds == {1, 2, 3, 4, 5, 6} for rounds in places.values())
    with pytest.raises(BadOption, match="tiles-number"):
        new(3, scoring_tiles=["SCORE1", "SCORE2"])


@pytest.mark.rule("TM-3.9")
def test_the_spade_tile_may_be_kept_out_of_the_last_rounds() -> None:
    rounds: dict[bool, set[int]] = {False: set(), True: set()}
    for early in (False, True):
        for seed in range(120):
            tiles = scoring_tiles(new(2, seed, early_spade_tile=early))
            if "SCORE1" in tiles:
                rounds[early].add(tiles.index("SCORE1") + 1)
    assert rounds == {False: {1, 2, 3, 4, 5, 6}, True: {1, 2, 3, 4}}


@pytest.mark.rule("TM-3.11")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_seats_stay_in_clockwise_order(first: int) -> None:
    """Whoever passes first begins; the others follow as they sit, however they passed."""
    seats = (rich("witches", {"E6": "D"}), rich("giants", {APART[0]: "D"}), far_off())
    made = table(*seats, turn=f"P{first + 1}", bonus={f"BON{n}": 0 for n in (3, 5, 8, 9, 7, 6)})
    do(made, "pass BON6. done")
    do(made, "advance dig. done")  # the next one acts once more and so passes last
    do(made, "pass BON7. done. pass BON9. done")
    assert made.round == 2
    turns: list[int] = []
    for _ in range(3):
        turns += asked(made)
        do(made, "advance ship. done" if asked(made) != [2] else "send P to AIR. done")
    assert turns == [first, (first + 1) % 3, (first + 2) % 3]
