"""Haunted Lands: who plays, and what lies on the table before the first answer (HL-1, HL-6)."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import pairwise, permutations

import pytest

from loci.core import BadOption
from loci.games.haunted_lands import GAME
from tests.haunted_lands.tables import (
    KALENA,
    act,
    active,
    asked,
    components_text,
    end_turns,
    goods,
    haunt_anywhere,
    haunted,
    moves,
    neighbours,
    seat_of,
    see,
    shipped,
    started,
    table,
    tokens,
    valour,
)

PLAYERS = (2, 3, 4)
BUILDINGS = ("windmill", "sawmill", "mine", "noria")


@pytest.mark.rule("HL-1.1")
def test_two_to_four_play() -> None:
    for players in PLAYERS:
        assert len(see(started(players))["seats"]) == players
    for players in (0, 1, 5):
        with pytest.raises(BadOption, match="players-number"):
            GAME.new(players, {}, 0)


@pytest.mark.rule("HL-6.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_reserve_holds_all_spectres_and_buildings(players: int) -> None:
    """The first Haunting has begun: what is not yet placed is still in the reserve."""
    start = started(players)
    reserve = see(start)["reserve"]
    assert reserve["spectres"] + len(haunted(start)) == 25
    assert {building: reserve[building] for building in BUILDINGS} == dict.fromkeys(BUILDINGS, 12)
    assert not any("exploited" in hex or "building" in hex for hex in see(start)["hexes"].values())
    for seat in range(players):
        assert goods(start, seat) == [0, 0, 0, 0]


@pytest.mark.rule("HL-6.2", "HL-E3")
@pytest.mark.parametrize(
    ("seer", "move", "held"),
    [
        ("F5", "harvest F5 food", [1, 0, 0, 0]),
        ("F4", "harvest F4 water", [0, 1, 0, 0]),
        ("A4", "harvest A4 wood", [0, 0, 1, 0]),
        ("A3", "harvest A3 mineral", [0, 0, 0, 1]),
    ],
)
def test_all_four_goods_can_be_taken_from_the_reserve(
    seer: str, move: str, held: list[int]
) -> None:
    start = table(seats={"P1": {"seer": seer}})
    act(start, 0, move)
    assert goods(start, 0) == held


@pytest.mark.rule("HL-6.3")
def test_six_region_tiles_at_random_around_kalena_and_never_rotated() -> None:
    printed = tomllib.loads(components_text())
    layouts = {name: part for name, part in printed["regions"].items() if name[0] == "R"}
    seen: Counter[tuple[int, str]] = Counter()
    maps = set()
    for seed in range(300):
        shown = see(started(2, seed=seed))
        tiles = shown["tiles"]
        assert len(tiles) == len(set(tiles)) == 6
        maps.add(tuple(tiles))
        seen.update(enumerate(tiles))
        for letter, layout in zip(
            "KABCDEF",
            [printed["kalena"]["layout"], *[layouts[tile] for tile in tiles]],
            strict=True,
        ):
            # Centre, then E, NE … in the order of the file: the tile as printed.
            placed = [shown["hexes"][f"{letter}{digit}"]["terrain"] for digit in range(7)]
            assert placed == layout
    assert set(seen) == {(place, tile) for place in range(6) for tile in layouts}
    assert len(maps) > 290


@pytest.mark.rule("HL-6.3")
def test_every_region_tile_touches_kalena_and_two_others() -> None:
    """Kalena lies in the middle; the six tiles form a ring around it."""
    touching: dict[str, set[str]] = {letter: set() for letter in "KABCDEF"}
    for letter in touching:
        for digit in range(7):
            touching[letter] |= {near[0] for near in neighbours(f"{letter}{digit}")} - {letter}
    assert touching["K"] == set("ABCDEF")
    ring = "ABCDEFA"
    for one, other in pairwise(ring):
        assert other in touching[one]
    assert all(len(touching[letter]) == 3 for letter in "ABCDEF")


@pytest.mark.rule("HL-6.5")
def test_the_game_begins_in_the_first_round_of_the_first_season() -> None:
    start = see(started())
    assert (start["season"], start["round"]) == (1, 1)


@pytest.mark.rule("HL-6.6", "HL-E13")
def test_one_card_of_each_skill_deck_at_random() -> None:
    """Cards 1–3 are Chatter, 4–6 Wandering, 7–9 Trade, 10–12 Crafting; no cube lies above them."""
    dealt: dict[str, set[int]] = {}
    together = set()
    for seed in range(900):
        skills = see(started(4, seed=seed))["skills"]
        assert [skill["deck"] for skill in skills] == ["chatter", "wandering", "trade", "crafting"]
        for skill in skills:
            dealt.setdefault(skill["deck"], set()).add(skill["card"])
            assert skill["slots"] == [-1, -1, -1, -1]
        together.add(tuple(skill["card"] for skill in skills))
    assert dealt == {
        "chatter": {1, 2, 3},
        "wandering": {4, 5, 6},
        "trade": {7, 8, 9},
        "crafting": {10, 11, 12},
    }
    assert len(together) == 81


@pytest.mark.rule("HL-6.7")
def test_one_market_card_at_random() -> None:
    """Each of the three is drawn, about equally often, and stays for the whole game."""
    drawn = Counter(see(started(2, seed=seed))["market"] for seed in range(300))
    assert set(drawn) == {1, 2, 3}
    assert min(drawn.values()) > 60
    for market, sale in ((1, "sell food+food"), (2, "sell food+water"), (3, "sell food")):
        here = table(market=market, seats={"P1": {"food": 2, "water": 1}})
        offered = set(moves(here, 0, "sell"))
        assert sale in offered
        assert ("sell food+food" in offered) == (market == 1)
        assert ("sell food+water" in offered) == (market == 2)


@pytest.mark.rule("HL-6.9", "HL-7.1")
def test_each_season_has_its_reward_card() -> None:
    """Season I's lies there at the start; at each new Season it makes way for the next."""
    components = shipped()
    start = started(3, {"short-reserve": "place-rest", "mode": "builder"}, seed=4)
    for season in (1, 2, 3):
        for _ in range(3):
            haunt_anywhere(start)
            shown = see(start)
            assert shown["season"] == season
            assert shown["reward"]["cost"] == components.persuasion_cost[season - 1]
            for result in ("purse", "cache", "blessing"):
                brings = components.rewards[result][season - 1]
                printed = [brings.pecunia, brings.goods, brings.valour]
                assert shown["reward"]["results"][result] == printed
            end_turns(start)
        while see(start)["phase"] == "quests":
            act(start, asked(start)[0], moves(start, asked(start)[0])[0])
    assert see(start)["phase"] == "won"


@pytest.mark.rule("HL-6.10")
@pytest.mark.parametrize("players", [3, 4])
def test_each_player_has_a_seer_cubes_and_eight_quests_of_their_own(players: int) -> None:
    start = table(players, {"mode": "burgher"}, round=3, turn=players - 1)
    assert see(start)["hexes"]["K0"]["seers"] == list(range(players))
    act(start, players - 1, "end")
    for seat in range(players):
        offered = {card for move in moves(start, seat) for card in move.split()[1:]}
        assert offered == set("12345678")
    # What one takes is not missing from another's set.
    act(start, 0, "quest 1 2")
    act(start, 1, "quest 1 2")
    assert [seat_of(start, seat)["quests"] for seat in (0, 1)] == [[1, 2], [1, 2]]


@pytest.mark.rule("HL-6.11", "HL-E12")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_tokens_lie_active_on_their_tracks(players: int) -> None:
    start = started(players)
    for seat in range(players):
        assert tokens(start, seat) == [4, 1, 1, 1]
        assert active(start, seat) == [4, 1, 1, 1]
    # The first player can use them in the very first turn.
    haunt_anywhere(start)
    first = see(start)["order"][0]
    act(start, first, "travel K1")
    assert active(start, first) == [3, 1, 1, 1]


@pytest.mark.rule("HL-6.12", "HL-6.13")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_valour_stack_is_random_and_gives_the_order(players: int) -> None:
    stacks = set()
    for seed in range(400):
        start = see(started(players, seed=seed))
        stacks.add(tuple(start["standing"]))
        # Order tokens 1, 2, 3 … from the top of the stack down.
        assert start["order"] == start["standing"]
        assert start["asked"] == [start["order"][-1]]
    assert stacks == set(permutations(range(players)))


@pytest.mark.rule("HL-6.12", "HL-E5")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_valour_track_starts_at_zero(players: int) -> None:
    assert valour(started(players)) == [0] * players


@pytest.mark.rule("HL-6.14")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_seer_starts_on_the_high_city(players: int) -> None:
    start = see(started(players))
    for seat in range(players):
        assert start["hexes"][start["seats"][seat]["seer"]]["terrain"] == "high-city"


@pytest.mark.rule("HL-6.14")
def test_every_seer_starts_on_the_high_city_wherever_a_users_file_has_it() -> None:
    text = components_text(
        (
            'layout = ["high-city", "quarter", "quarter", "quarter",',
            'layout = ["quarter", "quarter", "quarter", "high-city",',
        )
    )
    start = see(started(2, {"components": text}))
    assert start["hexes"]["K3"]["terrain"] == "high-city"
    assert [shown["seer"] for shown in start["seats"]] == ["K3", "K3"]


@pytest.mark.rule("HL-6.15", "HL-E31")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_starts_with_goods_or_pecunia(players: int) -> None:
    for seed in range(20):
        start = started(players, seed=seed)
        for seat in range(players):
            assert goods(start, seat) == [0, 0, 0, 0]
            assert seat_of(start, seat)["pecunia"] == 0


@pytest.mark.rule("HL-6.16", "HL-6.17", "HL-2.7")
@pytest.mark.parametrize(
    ("players", "blocked", "gained"), [(2, [0, 3], [3, 2]), (3, [0], [3, 2, 1]), (4, [], [4, 3, 2])]
)
def test_track_cubes_block_skill_slots(players: int, blocked: list[int], gained: list[int]) -> None:
    """The leftmost with 3 players, both ends with 2: those are never filled, and the first to
    learn takes the next."""
    for skill in see(started(players))["skills"]:
        assert [slot == -2 for slot in skill["slots"]] == [at in blocked for at in range(4)]
    rich = {"seer": "K1", "food": 1, "water": 1}
    class_ = table(players, seats={f"P{seat + 1}": rich for seat in range(players)})
    for seat, value in enumerate(gained):
        before = valour(class_)[seat]
        act(class_, seat, "learn chatter")
        assert valour(class_)[seat] == before + value
        assert see(class_)["skills"][0]["slots"][4 - value] == seat
        if seat < players - 1:
            act(class_, seat, "end")
    assert [slot == -2 for slot in see(class_)["skills"][0]["slots"]] == [
        at in blocked for at in range(4)
    ]


@pytest.mark.rule("HL-6.16", "HL-6.17")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_finds_a_slot_above_every_skill(players: int) -> None:
    """Two slots for two, three for three, four for four."""
    for skill in see(started(players))["skills"]:
        assert skill["slots"].count(-1) == players


@pytest.mark.rule("HL-6.17")
def test_with_two_players_quests_3_and_4_are_out() -> None:
    start = table(2, {"mode": "burgher"}, round=3, turn=1)
    act(start, 1, "end")
    for seat in (0, 1):
        offered = {card for move in moves(start, seat) for card in move.split()[1:]}
        assert offered == set("125678")
        error = GAME.explain(start, seat, "quest 3 5")
        assert error is not None
        assert error.reason.id == "quest-not-with-two"


def test_nothing_is_on_kalena_but_the_seers() -> None:
    start = started(4)
    for name in KALENA:
        assert set(see(start)["hexes"][name]) <= {"terrain", "seers"}
