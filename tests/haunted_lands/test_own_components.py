"""Haunted Lands: a user's own components file, its errors, and its way into records (HL-18)."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from loci.core import BadData, Match, RecordError, Rng, Unreadable
from loci.core.records.record import read, write
from loci.core.words.wording import Wording
from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.state.components import assumed_sections
from loci.games.haunted_lands.state.table import quest_valour
from tests.haunted_lands.tables import (
    QUARTERS,
    REGIONS,
    act,
    active,
    asked,
    components_text,
    dice,
    goods,
    hex_of,
    hexes_of,
    moves,
    refused,
    seat_of,
    see,
    spectres,
    started,
    table,
    tokens,
    valour,
)

DEFAULTS = {option.name: option.default for option in GAME.info.options}
PRINTED = tomllib.loads(components_text())


# -- a user's own file -----------------------------------------------------------------------------


def without(*lines: str) -> str:
    """The file without the lines that start so."""
    return "\n".join(line for line in components_text().split("\n") if not line.startswith(lines))


def section_without_reason(name: str) -> str:
    head, found, rest = components_text().partition(f"[{name}]")
    assert found
    return head + found + re.sub(r"reason = .*\n", "", rest, count=1)


DAMAGED = [
    (("spectres = 25", "spectres = 3"), "pieces.spectres"),
    (("spectres = 25", "spectres = 100"), "pieces.spectres"),
    (("spectres = 25", 'spectres = "25"'), "pieces.spectres"),
    (("spectres = 25", "spectres = true"), "pieces.spectres"),
    (("spectres = 25", "spectres = 25.0"), "pieces.spectres"),
    (("spectres = 25", "ghosts = 25"), "pieces.spectres"),
    (("noria = 12", "noria = 0"), "pieces.noria"),
    (("noria = 12", "noria = 12\ncastle = 1"), "pieces.castle"),
    (("[cubes]", "[cubs]"), "cubes"),
    (("[regions]  ", "[extra]\nvalue = 1\n[regions]  "), "extra"),
    (("each = 16", "each = 0"), "cubes.each"),
    (("each = 3\n", "each = -1\n"), "storage.each"),
    (("value = 0", "value = 30"), "start_valour.value"),
    (("travel = 4\npersuasion = 1", "travel = 7\npersuasion = 1"), "start.travel"),
    (("travel = 6\n", "travel = 5\n"), "training_cost.travel"),
    (("harvest = [8]", "harvest = [8, 9]"), "training_cost.harvest"),
    (("harvest = [8]", "harvest = 8"), "training_cost.harvest"),
    (("build = [8]", 'build = ["8"]'), "training_cost.build"),
    (("build = [8]", "build = [-8]"), "training_cost.build"),
    (("valour = [4, 3, 2, 1]", "valour = [4, 3]"), "skill_slots.valour"),
    (("valour = [4, 3, 2, 1]", "trade = [4, 3, 2, 1]"), "skill_slots.valour"),
    (("valour = [4, 3, 2, 1]", "valour = [4, 3, 2]\ntrade = [1]"), "skill_slots.trade"),
    (("valour = [4, 3, 2, 1]", "valour = [4, 3, 2]\ndance = [1, 2, 3]"), "skill_slots.dance"),
    (("tokens = [1, 2, 3]", "tokens = [1, 2]"), "persuasion_cost.tokens"),
    (
        ('"mountain", "mountain"]\n\n[reward_die]', '"mountain", "sea"]\n\n[reward_die]'),
        "terrain_die.faces",
    ),
    (
        ('"mountain", "mountain"]\n\n[reward_die]', '"mountain"]\n\n[reward_die]'),
        "terrain_die.faces",
    ),
    (('faces = ["purse", "purse",', 'faces = ["purse", "curse",'), "reward_die.faces"),
    (('faces = ["purse", "purse",', 'faces = ["purse",'), "reward_die.faces"),
    (("purse = [[3, 0, 0],", "purse = [[3, 0],"), "rewards.purse"),
    (("purse = [[3, 0, 0],", "purse = [3,"), "rewards.purse"),
    (("cache = [[1, 1, 0], ", "cache = ["), "rewards.cache"),
    (('layout = ["high-city", "quarter",', 'layout = ["high-city",'), "kalena.layout"),
    (('layout = ["high-city",', 'layout = ["plains",'), "kalena.layout"),
    (('layout = ["high-city",', 'layout = ["quarter",'), "kalena.layout"),
    (('layout = ["high-city", "quarter",', 'layout = ["high-city", "high-city",'), "kalena.layout"),
    (('R01 = ["lake", ', "R01 = ["), "regions.R01"),
    (('R01 = ["lake", ', 'R01 = ["swamp", '), "regions.R01"),
    (('R01 = ["lake", ', 'R01 = ["high-city", '), "regions.R01"),
    (('R01 = ["lake", ', 'R01 = {set = "dawn"}\nR12 = ["lake", '), "regions.R01"),
    (("cache = [[1, 1, 0], ", "cache = [{ gold = 1 }, "), "rewards.cache.gold"),
    (("cache = [[1, 1, 0], ", "cache = [{ food = -1 }, "), "rewards.cache.food"),
    (("cache = [[1, 1, 0], ", "Omen = [[1, 1, 0], "), "rewards.Omen"),
]


@pytest.mark.parametrize(("change", "path"), DAMAGED, ids=lambda value: str(value)[:60])
def test_a_damaged_file_is_refused_with_the_place(change: tuple[str, str], path: str) -> None:
    with pytest.raises(BadData) as caught:
        Match.start(GAME, 2, {"components": components_text(change)})
    assert caught.value.reason.id == "components-wrong"
    assert caught.value.reason.args["path"] == path


def test_too_few_region_tiles_are_refused() -> None:
    with pytest.raises(BadData) as caught:
        Match.start(GAME, 2, {"components": without("R06", "R07", "R08", "R09", "R10", "R11")})
    assert caught.value.reason.args["path"] == "regions"
    assert started(2, {"components": without("R07", "R08", "R09", "R10", "R11")})


@pytest.mark.parametrize("section", sorted(assumed_sections()))
def test_an_assumption_without_a_reason_is_refused(section: str) -> None:
    with pytest.raises(BadData) as caught:
        Match.start(GAME, 2, {"components": section_without_reason(section)})
    assert caught.value.reason.args["path"] == f"{section}.reason"


@pytest.mark.parametrize("section", sorted(PRINTED))
def test_a_file_without_a_section_is_refused(section: str) -> None:
    text = re.sub(rf"(?ms)^\[{section}\].*?(?=^\[|\Z)", "", components_text())
    with pytest.raises(BadData) as caught:
        Match.start(GAME, 2, {"components": text})
    assert caught.value.reason.args["path"] == section


def test_what_is_not_toml_is_refused() -> None:
    for text in ("[pieces", "spectres: 25", "]["):
        with pytest.raises(BadData) as caught:
            Match.start(GAME, 2, {"components": text})
        assert caught.value.reason.id == "components-toml"


OWN = components_text(
    ("each = 3\n", "each = 5\n"),
    ("travel = [5, 8]", "travel = [1, 2]"),
    ("valour = [4, 3, 2, 1]", "valour = [9, 8, 7, 6]"),
    ("tokens = [1, 2, 3]", "tokens = [0, 0, 0]"),
    ("purse = [[3, 0, 0],", "purse = [[11, 0, 0],"),
    ("cache = [[1, 1, 0],", "cache = [[11, 0, 0],"),
    ("blessing = [[1, 0, 1],", "blessing = [[11, 0, 0],"),
    ("travel = 4\npersuasion = 1", "travel = 4\npersuasion = 2"),
    ("persuasion = [3, 4, 5, 6, 7]", "persuasion = [4, 5, 6, 7]"),
    (
        'R01 = ["lake", "plains", "mountain", "mountain", "forest", "plains", "forest"]',
        'X99 = ["lake", "lake", "lake", "lake", "lake", "lake", "forest"]',
    ),
)


def test_a_users_own_file_changes_play() -> None:
    game = table(
        options={"components": OWN},
        tiles=["X99", "R02", "R03", "R04", "R05", "R06"],
        hexes=spectres("F5"),
        seats={"P1": {"seer": "K1", "food": 4, "water": 1, "pecunia": 1}},
    )
    assert len(hexes_of(game, "lake")) == 11
    assert tokens(game, 0) == [4, 2, 1, 1]
    act(game, 0, "train travel", "learn chatter")
    assert seat_of(game, 0)["pecunia"] == 0
    assert valour(game)[0] == 8  # the second slot: three play
    act(game, 0, "travel F5", "persuade")
    assert active(game, 0)[1] == 2  # it cost nothing
    assert seat_of(game, 0)["pecunia"] == 11
    game.goods[0] = 4
    act(game, 0, "harvest F5 food")
    assert goods(game, 0)[0] == 5


def test_a_users_own_file_survives_in_the_record() -> None:
    """The record holds the text of the file: nothing else is needed to replay it."""
    match = Match.start(GAME, 3, {"components": OWN}, 5)
    rng = Rng(1)
    while len(match.entries) < 60:
        decisions = match.decisions()
        seat = rng.pick("seat", sorted(decisions))
        match.answer(seat, rng.pick("move", decisions[seat].moves))
    text = write(match.record())
    record = read(text)
    assert record.header.options == {"components": OWN}
    assert write(record) == text
    again = Match.replay(GAME, record)
    assert again.state.digest() == match.state.digest()
    assert see(again.state) == see(match.state)
    assert see(again.state)["skills"][0]["valour"] == [9, 8, 7, 6]
    loaded = GAME.load(match.state.to_data())
    assert loaded.digest() == match.state.digest()
    (seat,) = asked(loaded)
    assert moves(loaded, seat) == moves(match.state, seat)
    # With the shipped components it is another game.
    del record.header.options["components"]
    with pytest.raises(RecordError):
        Match.replay(GAME, record)


def test_a_damaged_file_in_a_record_is_refused() -> None:
    match = Match.start(GAME, 2, {"components": OWN}, 5)
    record = match.record()
    record.header.options["components"] = OWN.replace("spectres = 25", "spectres = 1")
    with pytest.raises(RecordError) as caught:
        Match.replay(GAME, record)
    assert caught.value.reason.args["path"] == "pieces.spectres"


# -- what another printed copy may show ------------------------------------------------------------

OTHER_SLOTS = components_text(
    ("valour = [4, 3, 2, 1]", "valour = [4, 3, 2, 1]\nchatter = [7, 5, 3]\ntrade = [6, 5, 4, 3, 2]")
)


@pytest.mark.rule("HL-18.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_other_numbers_of_skill_slots_and_valour_by_skill(players: int) -> None:
    game = started(players, {"components": OTHER_SLOTS})
    shown = {skill["deck"]: skill for skill in see(game)["skills"]}
    assert shown["chatter"]["valour"] == [7, 5, 3]
    assert shown["wandering"]["valour"] == [4, 3, 2, 1]
    assert shown["trade"]["valour"] == [6, 5, 4, 3, 2]
    for skill in shown.values():
        free = [slot == -1 for slot in skill["slots"]]
        assert free.count(False) == {2: 2, 3: 1, 4: 0}[players]
        assert free[0] == (players == 4)
        assert free[-1] == (players != 2)
    assert GAME.load(game.to_data()).to_data() == game.to_data()


@pytest.mark.rule("HL-11.3", "HL-15.4")
def test_learning_and_quest_4_go_by_the_slots_of_the_skill() -> None:
    game = table(
        options={"components": OTHER_SLOTS},
        slots={
            "chatter": ["blocked", "P2", "free"],
            "trade": ["blocked", "P2", "P3", "free", "free"],
        },
        seats={"P1": {"seer": "K1", "food": 2, "water": 1, "mineral": 1}},
    )
    act(game, 0, "learn chatter", "learn trade")
    assert valour(game)[0] == 3 + 3
    assert see(game)["skills"][0]["slots"] == [-2, 1, 0]
    assert see(game)["skills"][2]["slots"] == [-2, 1, 2, 0, -1]
    assert quest_valour(game, 0, 4) == 2  # the last slot above chatter, not above trade
    again = GAME.read_position(
        3, {**DEFAULTS, "components": OTHER_SLOTS}, 0, GAME.write_position(game)
    )
    assert again.slots == game.slots


OTHER_REWARDS = components_text(
    ('faces = ["purse", "purse", "cache",', 'faces = ["purse", "omen", "cache",'),
    (
        "blessing = [[1, 0, 1],",
        "omen = [{ food = 2, wood = 1, goods = 1 }, { mineral = 1 }, { valour = 5 }]\n"
        "blessing = [[1, 0, 1],",
    ),
)


@pytest.mark.rule("HL-18.9", "HL-E37")
def test_a_fourth_reward_and_rewards_in_given_goods() -> None:
    options: dict[str, object] = {"components": OTHER_REWARDS}
    game = table(options=options, hexes=spectres("F5"), seats={"P1": {"seer": "F5", "food": 2}})
    reward = see(game)["reward"]
    assert list(reward["results"]) == ["purse", "cache", "omen", "blessing"]
    assert reward["results"]["omen"] == [0, 1, 0]
    assert reward["given"] == {"omen": {"food": 2, "wood": 1}}
    lines = [line for part in GAME.sections(see(game)) for line in part.lines]
    words = Wording("en", GAME.info.package, strict=True)
    said = [words.say(line) for line in lines if line.id == "see-reward"]
    assert "Reward omen: 1 Good of your choice, 2 Food, 1 Wood" in said
    events = act(dice(game, rewards=["omen"]), 0, "persuade")
    assert words.say(events[0].text()) == "Player 1 persuades the Spectre on F5: omen."
    assert goods(game, 0) == [3, 0, 1, 0]  # one Food found no room
    assert moves(game, 0) == ["gain food", "gain water", "gain wood", "gain mineral"]


@pytest.mark.rule("HL-16.S2")
def test_skill_2_names_any_result_there_is() -> None:
    slots = {"chatter": ["blocked", "P1", "free", "free"]}
    keys: dict[str, Any] = {"skills": [2, 4, 7, 10], "slots": slots, "hexes": spectres("F5")}
    seats = {"P1": {"seer": "F5"}}
    game = table(options={"components": OTHER_REWARDS}, season=1, seats=seats, **keys)
    named = ["purse", "cache", "omen", "blessing"]
    assert moves(game, 0, "persuade") == ["persuade", *[f"persuade {name}" for name in named]]
    act(game, 0, "persuade omen")
    assert goods(game, 0) == [2, 0, 1, 0]
    assert isinstance(GAME.explain(table(seats=seats, **keys), 0, "persuade omen"), Unreadable)


WET = components_text(
    ('"mountain", "mountain"]\n\n[reward_die]', '"lake", "quarter"]\n\n[reward_die]'),
    (
        'layout = ["high-city", "quarter", "quarter", "quarter", "quarter", "quarter", "quarter"]',
        'layout = ["high-city", "lake", "quarter", "quarter", "quarter", "quarter", "quarter"]',
    ),
    ('R02 = ["lake", "plains",', 'R02 = ["lake", "quarter",'),
)


@pytest.mark.rule("HL-E36", "HL-9.2")
def test_a_lake_or_a_quarter_on_the_terrain_die() -> None:
    game = table(options={"components": WET}, turn=2)
    act(dice(game, ["quarter"]), 2, "end")
    assert see(game)["rolled"] == "quarter"
    places = [move.split()[1] for move in moves(game, 2)]
    assert places == [*QUARTERS[1:], "B1"]
    lake = table(options={"components": WET}, turn=2)
    act(dice(lake, ["lake"]), 2, "end")
    land = [name for name in REGIONS if hex_of(lake, name)["terrain"] != "lake"]
    assert [move.split()[1] for move in moves(lake, 2)] == land
    straight = table(options={"components": WET, "overflow": "straight"}, turn=2)
    act(dice(straight, ["lake"]), 2, "end")
    assert [move.split()[1] for move in moves(straight, 2)] == ["K0", *QUARTERS[1:]]


@pytest.mark.rule("HL-E36", "HL-9.3")
def test_a_lake_in_kalena_cannot_be_haunted() -> None:
    game = table(options={"components": WET}, hexes=spectres("K0", *QUARTERS[1:5]))
    GAME.step(game, "spectre K6")
    assert GAME.outcome(game) is not None
    near = table(options={"components": WET}, seats={"P1": {"seer": "K2"}})
    assert moves(near, 0, "harvest") == ["harvest K2 water", "harvest K1 water"]
    assert "travel K1" not in moves(near, 0)


@pytest.mark.rule("HL-E36", "HL-4.T2")
def test_a_quarter_on_a_region_tile_is_one() -> None:
    game = table(options={"components": WET}, seats={"P1": {"seer": "B1", "pecunia": 3}})
    assert moves(game, 0, "train") == ["train persuasion"]
    assert refused(game, 0, "build noria") == "build-city"
    assert "harvest B0 water" in moves(game, 0)
