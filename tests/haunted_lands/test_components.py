"""Haunted Lands: what is in the box, and what of it is assumed (HL-2, HL-18)."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import Any

import pytest

from loci.core import Rng
from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.state.components import assumed_sections
from loci.testing.rules import find_root, read_page
from tests.haunted_lands.tables import (
    QUARTERS,
    act,
    components_text,
    goods,
    hex_of,
    hexes_of,
    moves,
    neighbours,
    refused,
    seat_of,
    see,
    spectres,
    started,
    table,
    tokens,
    valour,
)

TRACKS = ("travel", "persuasion", "harvest", "build")
PLENTY = {"food": 3, "water": 3, "wood": 3, "mineral": 3}
PRINTED = tomllib.loads(components_text())
PAGE = {
    rule.id: rule.text for rule in read_page(find_root() / "docs" / "rules" / "haunted-lands.md")
}


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


# -- the box ---------------------------------------------------------------------------------------


@pytest.mark.rule("HL-2.1")
def test_the_pieces_of_the_box() -> None:
    reserve = see(table())["reserve"]
    assert reserve == {"spectres": 25, "windmill": 12, "sawmill": 12, "mine": 12, "noria": 12}
    assert len(GAME.content()["base"]["region tiles"]) == 11
    assert len(PRINTED["kalena"]["layout"]) == 7
    assert len(PRINTED["terrain_die"]["faces"]) == len(PRINTED["reward_die"]["faces"]) == 6
    assert GAME.info.players == (2, 4)
    assert 4 * PRINTED["cubes"]["each"] == 64
    # Nine track cubes: one for the Round, eight on the skill slots when two play.
    blocked = [slot for skill in see(started(2))["skills"] for slot in skill["slots"] if slot == -2]
    assert len(blocked) + 1 == 9


@pytest.mark.rule("HL-2.2")
def test_the_cards_of_the_box() -> None:
    cards = GAME.content()["base"]
    assert len(cards["skills"]) == 12
    assert [len(cards[kind]) for kind in ("markets", "reward cards", "spectre cards")] == [3, 3, 3]
    # Everybody has all eight Quests: 32 with four players.
    game = table(4, {"mode": "burgher"}, round=3, turn=3)
    act(game, 3, "end")
    held = [{card for move in moves(game, seat) for card in move.split()[1:]} for seat in range(4)]
    assert sum(len(cards) for cards in held) == 32
    # Four decks of three skills.
    dealt: dict[str, set[int]] = {}
    for seed in range(60):
        for skill in see(started(2, seed=seed))["skills"]:
            dealt.setdefault(skill["deck"], set()).add(skill["card"])
    assert [len(cards) for cards in dealt.values()] == [3, 3, 3, 3]


@pytest.mark.rule("HL-2.3")
def test_the_tokens_of_the_box() -> None:
    """Action tokens fill the tracks of four players; 16 of each Good are what four storages hold
    at most, with Skill 7."""
    tracks = seat_of(table(4), 0)["tracks"]
    assert {name: 4 * tracks[name]["length"] for name in TRACKS} == {
        "travel": 24,
        "persuasion": 24,
        "harvest": 8,
        "build": 8,
    }
    game = table(
        4,
        slots={"trade": ["P1", "P2", "P3", "P4"]},
        hexes={"F5": {"windmill": "P1"}, "E6": {"windmill": "P2"}, "D3": {"windmill": "P3"}},
        seats={f"P{seat}": {"food": 4} for seat in range(1, 5)},
    )
    GAME.step(game, "yield")
    assert sum(goods(game, seat)[0] for seat in range(4)) == 16


@pytest.mark.rule("HL-2.7", "HL-E14")
def test_cubes_mark_buildings_and_skills_and_can_run_out() -> None:
    """Sixteen cubes: on 12 windmills, 3 norias and one skill. Then nothing more can be built or
    learned; the others have cubes of their own."""
    hexes = {hex: {"windmill": "P1"} for hex in hexes_of(table(), "plains")}
    hexes |= {hex: {"noria": "P1"} for hex in ("A6", "B2", "B3")}

    def used(cubes: int, seer: str) -> Any:
        learned = {"chatter": ["blocked", "P1" if cubes == 16 else "free", "free", "free"]}
        rich = {"seer": seer, **PLENTY}
        return table(hexes=hexes, slots=learned, seats={"P1": rich, "P2": rich})

    builder = used(16, "A3")
    assert refused(builder, 0, "build mine") == "no-cubes"
    act(builder, 0, "end")
    act(builder, 1, "build mine")
    pupil = used(16, "K1")
    assert refused(pupil, 0, "learn trade") == "no-cubes"
    act(pupil, 0, "end")
    act(pupil, 1, "learn trade")
    last = used(15, "A3")
    act(last, 0, "build mine")
    assert hex_of(last, "A3")["owner"] == 0
    act(last, 0, "travel K1")
    assert refused(last, 0, "learn trade") == "no-cubes"
    last = used(15, "K1")
    act(last, 0, "learn trade")
    assert see(last)["skills"][2]["slots"] == [-2, 0, -1, -1]
    assert refused(last, 0, "learn crafting") == "no-cubes"


@pytest.mark.rule("HL-E14")
def test_a_kind_of_building_can_run_out() -> None:
    wet = ["A1", "A2", "A3", "A5", "B1", "B2", "B4", "C0", "C2", "D0", "D2", "E0"]
    hexes = {hex: {"noria": "P1" if at < 6 else "P2"} for at, hex in enumerate(wet)}
    game = table(hexes=hexes, seats={"P1": {"seer": "F4", **PLENTY}})
    assert see(game)["reserve"]["noria"] == 0
    assert refused(game, 0, "build noria") == "build-none-left"
    act(game, 0, "build sawmill")
    fewer = table(hexes=dict(list(hexes.items())[:11]), seats={"P1": {"seer": "F4", **PLENTY}})
    act(fewer, 0, "build noria")


@pytest.mark.rule("HL-E14")
def test_goods_exploited_tokens_and_pecunia_do_not_run_out() -> None:
    # 12 Exploited tokens are in the box: a thirteenth Terrain is harvested all the same.
    marked = {hex: {"exploited": True} for hex in hexes_of(table(), "forest")}
    game = table(hexes=marked, seats={"P1": {"seer": "F5"}})
    act(game, 0, "harvest F5 food")
    assert sum("exploited" in hex for hex in see(game)["hexes"].values()) == 13
    # 136 Pecunia are in the box.
    rich = table(seats={"P1": {"seer": "K0", "pecunia": 136, **PLENTY}, "P2": {"pecunia": 136}})
    act(rich, 0, "sell wood")
    assert seat_of(rich, 0)["pecunia"] == 138
    # 16 of each Good: with storages for 9 more than that can be held.
    options = {"components": components_text(("each = 3\n", "each = 9\n"))}
    full = table(options=options, seats={"P1": {"seer": "F5", "food": 8}, "P2": {"food": 9}})
    act(full, 0, "harvest F5 food")
    assert goods(full, 0)[0] == 9


# -- what is assumed -------------------------------------------------------------------------------


def test_every_assumed_section_says_why_and_how_sure() -> None:
    assumed = assumed_sections()
    assert set(PRINTED) - set(assumed) == {"pieces", "storage", "start"}
    for section, reason in assumed.items():
        assert len(reason) > 20, section
        assert PRINTED[section]["reason"] == reason
        assert PRINTED[section]["confidence"] in ("low", "medium", "high"), section


def test_the_page_lists_as_many_assumptions_as_there_are() -> None:
    """Section 18 has one statement for each assumed section; the two dice share theirs."""
    assert len([id for id in PAGE if id.startswith("HL-18.")]) == len(assumed_sections()) - 1


@pytest.mark.rule("HL-18.1")
def test_assumed_cubes() -> None:
    assert numbers(PAGE["HL-18.1"]) == [PRINTED["cubes"]["each"]] == [16]


@pytest.mark.rule("HL-18.2")
def test_assumed_start_of_the_valour_track() -> None:
    assert numbers(PAGE["HL-18.2"]) == [valour(started())[0]] == [0]


@pytest.mark.rule("HL-18.3")
def test_assumed_lengths_of_the_action_tracks() -> None:
    tracks = seat_of(started(), 0)["tracks"]
    assert numbers(PAGE["HL-18.3"]) == [tracks[name]["length"] for name in TRACKS] == [6, 6, 2, 2]
    for name in TRACKS:
        length = tracks[name]["length"]
        full = {"seer": "K1", "pecunia": 99, name: [length, length]}
        assert refused(table(seats={"P1": full}), 0, f"train {name}") == "train-full"
        nearly = {"seer": "K1", "pecunia": 99, name: [length - 1, length - 1]}
        game = table(seats={"P1": nearly})
        act(game, 0, f"train {name}")
        assert tokens(game, 0)[TRACKS.index(name)] == length


@pytest.mark.rule("HL-18.4")
def test_assumed_training_costs() -> None:
    parts = PAGE["HL-18.4"].partition(":")[2].split(";")
    said = {part.split()[0].lower(): numbers(part) for part in parts}
    assert said == {"travel": [5, 8], "persuasion": [3, 4, 5, 6, 7], "harvest": [8], "build": [8]}
    for track, prices in said.items():
        start = {"travel": 4}.get(track, 1)
        for at, price in enumerate(prices):
            seer = {"seer": "K1", "pecunia": price, track: [start, start + at]}
            game = table(seats={"P1": seer})
            act(game, 0, f"train {track}")
            assert seat_of(game, 0)["pecunia"] == 0
            poor = table(seats={"P1": {**seer, "pecunia": price - 1}})
            assert refused(poor, 0, f"train {track}") == "needs-pecunia"


@pytest.mark.rule("HL-18.5")
def test_assumed_valour_of_a_full_track() -> None:
    said = numbers(PAGE["HL-18.5"])
    assert said == [4, 6, 2, 2]
    for track, gained in zip(TRACKS, said, strict=True):
        length = seat_of(table(), 0)["tracks"][track]["length"]
        last = {"seer": "K1", "pecunia": 9, track: [1, length - 1]}
        game = table(seats={"P1": last})
        act(game, 0, f"train {track}")
        assert valour(game)[0] == gained


@pytest.mark.rule("HL-18.6")
def test_assumed_valour_of_the_skill_slots() -> None:
    said = numbers(PAGE["HL-18.6"])
    assert said == [4, 3, 2, 1]
    rich = {"seer": "K1", **PLENTY}
    for deck in ("chatter", "wandering", "trade", "crafting"):
        game = table(4, seats={f"P{seat + 1}": rich for seat in range(4)})
        for seat in range(4):
            act(game, seat, f"learn {deck}")
            if seat < 3:
                act(game, seat, "end")
        assert valour(game) == said


@pytest.mark.rule("HL-18.7", "HL-E4")
def test_assumed_faces_of_the_dice() -> None:
    terrain, reward = PAGE["HL-18.7"].split(". ")
    for said, die in ((terrain, "terrain_die"), (reward, "reward_die")):
        assert said.rstrip(".").endswith("twice each")
        names = re.findall(r"[a-z]+", said.partition(":")[2].rpartition(" twice")[0].lower())
        faces = Counter(PRINTED[die]["faces"])
        assert faces == dict.fromkeys([name for name in names if name != "and"], 2)


@pytest.mark.rule("HL-18.7")
def test_the_reward_die_shows_each_result_equally_often() -> None:
    pecunia: Counter[int] = Counter()
    for seed in range(300):
        game = table(
            2, season=3, hexes=spectres("F5"), seats={"P1": {"seer": "F5", "persuasion": [3, 3]}}
        )
        game.rng = Rng(seed)
        act(game, 0, "persuade")
        shown = seat_of(game, 0)
        # Season III: 9 Pecunia; 2 Pecunia and 3 Goods to choose; 2 Pecunia and 4 Valour.
        pecunia[shown["pecunia"] + shown["valour"]] += 1
    assert set(pecunia) == {9, 2, 6}
    assert all(75 < number < 125 for number in pecunia.values())


@pytest.mark.rule("HL-18.8")
def test_assumed_persuasion_costs() -> None:
    said = numbers(PAGE["HL-18.8"])
    assert (
        said == [see(table(season=season))["reward"]["cost"] for season in (1, 2, 3)] == [1, 2, 3]
    )


@pytest.mark.rule("HL-18.9")
def test_assumed_rewards() -> None:
    said: dict[str, list[list[int]]] = {}
    for part in PAGE["HL-18.9"].partition(":")[2].split(";"):
        name, _, rest = part.strip().partition(" ")
        amounts = [dict(_amounts(item)) for item in rest.split(",")]
        if name == "purse":  # "3, 6, 9 Pecunia"
            amounts = [{"Pecunia": number} for number in numbers(rest)]
        said[name] = [[a.get(kind, 0) for kind in ("Pecunia", "Good", "Valour")] for a in amounts]
    for season in (1, 2, 3):
        shown = see(table(season=season))["reward"]["results"]
        assert shown == {name: rewards[season - 1] for name, rewards in said.items()}
    assert said["cache"] == [[1, 1, 0], [1, 2, 0], [2, 3, 0]]


def _amounts(text: str) -> list[tuple[str, int]]:
    return [
        (kind.removesuffix("s"), int(n)) for n, kind in re.findall(r"(\d+) ([A-Z][a-z]+)", text)
    ]


@pytest.mark.rule("HL-18.10")
def test_assumed_kalena() -> None:
    assert "High City in the middle of six Quarters" in PAGE["HL-18.10"]
    game = started()
    assert hexes_of(game, "high-city") == ["K0"]
    assert hexes_of(game, "quarter") == QUARTERS
    assert neighbours("K0") == QUARTERS


@pytest.mark.rule("HL-18.11")
def test_assumed_region_tiles() -> None:
    assert PAGE["HL-18.11"].startswith("Eleven Region tiles")
    assert numbers(PAGE["HL-18.11"]) == [2, 2, 2, 1]
    tiles = {name: layout for name, layout in PRINTED["regions"].items() if name[0] == "R"}
    assert len(tiles) == 11
    for layout in tiles.values():
        assert Counter(layout) == {"plains": 2, "forest": 2, "mountain": 2, "lake": 1}
