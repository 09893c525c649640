"""Positions of Haunted Lands: written and read back, refused when they cannot be, single steps."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from loci.core import OPEN, BadData, LociError, Match, Rng, Unreadable
from loci.core.options import checked
from loci.core.position import read_data, read_yaml, to_data
from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.positions.writer import write
from loci.games.haunted_lands.state.table import HauntedTable
from loci.games.haunted_lands.state.terms import PHASES
from tests.haunted_lands.cases import states
from tests.haunted_lands.tables import goods, haunted, position, refused, seat_of, see, table

DOC = Path(__file__).parents[2] / "docs" / "positions.md"
HISTORY = ("rng", "revealed")  # what was rolled and turned up before is no part of a position


def lands_of(match: Match) -> HauntedTable:
    lands: HauntedTable = match.game.table(match.state)
    return lands


def again(lands: HauntedTable) -> HauntedTable:
    """The table after being written as a position, in YAML, and read."""
    declared = [option.name for option in GAME.info.options]
    options = {name: word for name, word in lands.rules.to_data().items() if name in declared}
    text = yaml.safe_dump(GAME.write_position(lands))
    return GAME.read_position(
        lands.players, checked(GAME.info.options, options), 99, yaml.safe_load(text)
    )


def in_phase(phase: str) -> list[HauntedTable]:
    found = [lands for lands in states() if lands.phase == PHASES.index(phase)]
    return [lands for lands in found if not lands.pending]


def same(lands: HauntedTable, back: HauntedTable, less: tuple[str, ...]) -> None:
    one, other = lands.to_data(), back.to_data()
    for name in less:
        del one[name], other[name]
    assert other == one
    view = GAME.view(lands, OPEN)
    assert GAME.view(back, OPEN) == view
    asked = {seat: (d.prompt, d.moves) for seat, d in GAME.decisions(lands).items()}
    assert {s: (d.prompt, d.moves) for s, d in GAME.decisions(back).items()} == asked
    assert write(back) == write(lands)


# -- written and read back ---------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["haunting", "turns", "quests", "won", "lost-kalena"])
def test_a_position_reads_back_as_it_was_written(phase: str) -> None:
    sample = in_phase(phase)
    assert sample, phase
    less = HISTORY if phase == "haunting" else (*HISTORY, "rolled")
    for lands in sample:
        same(lands, again(lands), less)


@pytest.mark.parametrize("kind", [0, 1])
def test_a_question_in_the_middle_of_a_turn_reads_back(kind: int) -> None:
    sample = [lands for lands in states() if kind in lands.pending]
    assert len(sample) >= 5
    for lands in sample:
        same(lands, again(lands), (*HISTORY, "rolled"))


def test_nothing_is_lost_also_between_two_hauntings() -> None:
    """`to_data` of what was read is that of what was written, the last terrain rolled and the
    random source included: later dice fall as they would have."""
    for lands in in_phase("turns")[:40]:
        assert again(lands).to_data() == lands.to_data()


@pytest.mark.parametrize("number", [0, 1, 4, 5, 12, 20, 30, 45])
def test_a_match_reads_back_as_a_file(number: int) -> None:
    options = {"mode": "burgher", "difficulty": "hardest"}
    match, rng = Match.start(GAME, 2, options, 5), Rng(2)
    while len(match.entries) < number:
        decisions = match.decisions()
        seat = rng.pick("seat", sorted(decisions))
        match.answer(seat, rng.pick("move", decisions[seat].moves))
    back = read_yaml(yaml.safe_dump(to_data(match))).match
    same(lands_of(match), lands_of(back), (*HISTORY, "rolled"))


def test_a_read_position_plays_on() -> None:
    for lands in in_phase("turns")[::5]:
        back = again(lands)
        seat, decision = next(iter(GAME.decisions(back).items()))
        for move in decision.moves:
            after = back.clone()
            GAME.apply(after, seat, move)
            assert GAME.audit(after) == []


# -- short positions ---------------------------------------------------------------------------


def test_without_keys_of_the_game_it_is_the_start() -> None:
    match = read_data({"game": "haunted-lands", "players": 4, "seed": 7}).match
    assert match.state.digest() == GAME.new(4, {}, 7).digest()


def test_without_a_phase_it_is_the_first_players_turn() -> None:
    lands = lands_of(position(order=["P3", "P1", "P2"]))
    assert see(lands)["phase"] == "turns"
    assert list(GAME.decisions(lands)) == [2]
    assert haunted(lands) == []


def test_without_a_standing_the_seats_stand_by_their_valour() -> None:
    seats = {"P2": {"valour": 7}, "P3": {"valour": 2}}
    data = {"game": "haunted-lands", "players": 3, "seats": seats}
    assert lands_of(read_data(data).match).standing == [1, 2, 0]


def test_a_cube_on_a_slot_means_learned() -> None:
    lands = lands_of(
        position(skills=[2, 5, 8, 11], slots={"trade": ["blocked", "P2", "P1", "free"]})
    )
    assert [seat_of(lands, seat)["skills"] for seat in range(3)] == [[8], [8], []]


def test_moves_are_played() -> None:
    match = position(moves=["travel K1", "P1 end", "end"])
    assert [entry.move for entry in match.entries] == ["travel K1", "end", "end"]
    assert list(match.decisions()) == [2]


# -- the page ----------------------------------------------------------------------------------


def section() -> str:
    found = re.search(r"^## Haunted Lands\n(.*?)(?=^## |\Z)", DOC.read_text("utf-8"), re.M | re.S)
    assert found is not None
    return found.group(1)


def test_the_example_of_the_page_is_what_it_says() -> None:
    example = re.search(r"```yaml\n(.*?)```", section(), re.S)
    assert example is not None
    assert len(example.group(1).splitlines()) == 10
    match = read_yaml(example.group(1)).match
    lands = lands_of(match)
    assert list(match.decisions()) == [1]
    assert (lands.season, lands.round, lands.spectre_cards) == (2, 1, [2])
    assert haunted(lands) == ["A4"]
    assert seat_of(lands, 1)["skills"] == [3]
    assert lands.standing[0] == 1
    assert refused(lands, 1, "harvest A4 wood") == "harvest-spectre"
    assert refused(lands, 1, "harvest A0 water") == "harvest-exploited"
    match.answer(1, "persuade")
    assert haunted(lands_of(match)) == []
    assert seat_of(lands_of(match), 1)["tracks"]["persuasion"]["active"] == 1


def test_the_page_names_every_key() -> None:
    """Every key that a written position has, and every word that stands for something."""
    documented = set(re.findall(r"`([a-z_-]+)[`:]", section()))
    keys = set(PHASES)
    for lands in states():
        data = write(lands)
        keys |= set(data)
        for part in ("hexes", "seats"):
            for inner in data[part].values():
                keys |= set(inner)
        keys |= set(data["slots"])
        keys |= set(data.get("pending", []))
    assert keys - documented == set()
    assert {"free", "blocked", "plains", "forest", "mountain"} <= documented
    assert {"yield", "start-round", "end-season"} <= documented


# -- what cannot be ----------------------------------------------------------------------------

TWO = {"order": ["P1", "P2"], "standing": ["P1", "P2"]}
BAD: list[tuple[dict[str, Any], str]] = [
    ({"colour": 1}, "$.colour"),
    ({"season": 4}, "season"),
    ({"season": "1"}, "$.season"),
    ({"round": 0}, "round"),
    ({"turn": 4}, "turn"),
    ({"turn": -1}, "turn"),
    ({"phase": "dawn"}, "phase"),
    ({"market": 4}, "market"),
    ({"skills": [1, 2, 3, 4]}, "skills"),
    ({"skills": [1, 4, 7]}, "skills"),
    ({"skills": [1, 4, 7, 13]}, "skills"),
    ({"spectre_cards": [4]}, "spectre_cards"),
    ({"tiles": ["R01"]}, "position-tiles"),
    ({"tiles": ["R01", "R02", "R03", "R04", "R05", "R99"]}, "position-tiles"),
    ({"order": ["P1", "P2"]}, "order"),
    ({"order": ["P1", "P1", "P2"]}, "order"),
    ({"order": ["P1", "P2"], "turn": 2}, "order"),
    ({"order": []}, "order"),
    ({"order": ["P1", "P2", "P4"]}, "P4"),
    ({"order": ["1", "2", "3"]}, "P1–P3"),
    ({"standing": ["P1"]}, "standing"),
    ({"standing": ["P1", "P2", "P3"], "seats": {"P3": {"valour": 3}}}, "standing"),
    ({"phase": "haunting", "unplaced": 5, "rolled": "plains"}, "unplaced"),
    ({"phase": "haunting", "unplaced": 2, "rolled": "lake"}, "rolled"),
    ({"pending": ["gold"]}, "pending"),
    ({"hexes": {"A9": {}}}, "A9"),
    ({"hexes": {"A5": {"ghost": True}}}, "$.hexes.A5.ghost"),
    ({"hexes": {"A5": {"spectre": 1}}}, "$.hexes.A5.spectre"),
    ({"hexes": {"A5": {"windmill": "P4"}}}, "P4"),
    ({"hexes": {"A5": {"mine": "P1"}}}, "A5: mine"),
    ({"hexes": {"F5": {"noria": "P1"}}}, "F5: noria"),
    ({"hexes": {"K1": {"windmill": "P1"}}}, "K1: windmill"),
    ({"hexes": {"A0": {"spectre": True}}}, "A0: a Spectre on a lake"),
    ({"hexes": {"A5": {"windmill": "P1", "spectre": True}}}, "A5: a building"),
    ({"hexes": {"A5": {"windmill": "P1", "exploited": True}}}, "A5: a building"),
    ({"slots": {"dance": ["free"] * 4}}, "$.slots.dance"),
    ({"slots": {"trade": ["free"] * 3}}, "slots.trade"),
    ({"slots": {"trade": ["P1", "P1", "free", "free"]}}, "2 cubes"),
    ({"slots": {"trade": ["P9", "free", "free", "free"]}}, "P9"),
    ({"seats": {"P4": {}}}, "P4"),
    ({"seats": {"P1": {"gold": 1}}}, "$.seats.P1.gold"),
    ({"seats": {"P1": {"seer": "Z1"}}}, "Z1"),
    ({"seats": {"P1": {"seer": "A0"}}}, "lake"),
    ({"seats": {"P1": {"food": 4}}}, "Goods"),
    ({"seats": {"P1": {"food": -1}}}, "Goods"),
    ({"seats": {"P1": {"pecunia": -1}}}, "Pecunia"),
    ({"seats": {"P1": {"travel": [5, 4]}}}, "travel"),
    ({"seats": {"P1": {"travel": [4, 7]}}}, "travel"),
    ({"seats": {"P1": {"travel": [4]}}}, "travel"),
    ({"seats": {"P1": {"quests": [9]}}}, "Quests"),
    ({"seats": {"P1": {"quests": [1, 1]}}}, "Quests"),
    ({"seats": {"P1": {"choosing": 3}}}, "choosing"),
    ({"players": 2, **TWO, "seats": {"P1": {"quests": [3]}}}, "Quests"),
    ({"steps": ["dance"]}, "step-unknown"),
    ({"steps": ["spectre Z9"]}, "step-unknown"),
    ({"steps": ["spectre A0"]}, "step-not-free(hex=A0)"),
    ({"moves": ["travel A5"]}, "travel-far"),
    ({"moves": ["dance"]}, "no-such-move"),
    # What would leave play without a question, or ask one that has no answer:
    ({"phase": "quests"}, "Quests to choose"),
    ({"phase": "haunting"}, "Spectres to place"),
    ({"pending": ["token"]}, "no token to refresh"),
    # Fewer tokens than the set-up deals, which no training price fits:
    ({"seats": {"P1": {"travel": [0, 0], "seer": "K1", "pecunia": 9}}}, "travel"),
    ({"seats": {"P1": {"travel": [3, 3], "seer": "K1", "pecunia": 9}}}, "travel"),
    # Pieces that the box holds once:
    ({"tiles": ["R01"] * 6}, "position-tiles"),
    ({"spectre_cards": [1, 1]}, "Spectre cards"),
    ({"spectre_cards": []}, "Spectre cards"),
    # A Spectre where one stands already:
    ({"hexes": {"A5": {"spectre": True}}, "steps": ["spectre A5"]}, "step-not-free(hex=A5)"),
]


@pytest.mark.parametrize(("keys", "said"), BAD, ids=[str(keys)[:70] for keys, _ in BAD])
def test_a_position_that_cannot_be_says_what_is_wrong(keys: dict[str, Any], said: str) -> None:
    with pytest.raises(LociError) as caught:
        position(**keys)
    assert said in caught.value.reason.plain()


def test_too_many_pieces_are_refused() -> None:
    lands = table()
    many = [name for name, hex in see(lands)["hexes"].items() if hex["terrain"] != "lake"][:26]
    with pytest.raises(BadData, match="26 Spectres of 25"):
        position(hexes={name: {"spectre": True} for name in many})


# -- single steps ------------------------------------------------------------------------------


def test_the_step_yield_brings_goods_and_nothing_else() -> None:
    hexes = {"A5": {"windmill": "P1"}, "A4": {"noria": "P3"}}
    before = lands_of(position(hexes=hexes)).to_data()
    lands = lands_of(position(hexes=hexes, steps=["yield"]))
    assert [goods(lands, seat) for seat in range(3)] == [[1, 0, 0, 0], [0] * 4, [0, 1, 0, 0]]
    after = lands.to_data()
    assert {name for name in after if after[name] != before[name]} == {"goods"}


def test_the_step_start_round_rolls_and_asks_the_last_player() -> None:
    match = position(order=["P2", "P3", "P1"], steps=["start-round"])
    lands = lands_of(match)
    assert see(lands)["phase"] == "haunting"
    assert lands.unplaced == 4
    assert list(match.decisions()) == [0]
    assert match.decisions()[0].prompt.id == "ask-haunt"


@pytest.mark.parametrize("season", [1, 2])
def test_the_step_end_season_clears_the_map_and_asks_for_quests(season: int) -> None:
    hexes = {"A5": {"exploited": True}}
    match = position(season=season, hexes=hexes, steps=["end-season"])
    lands = lands_of(match)
    assert sum(lands.exploited) == 0
    assert see(lands)["phase"] == "quests"
    assert sorted(match.decisions()) == [1, 2]


def test_the_step_end_season_ends_the_game_after_the_third() -> None:
    seats = {"P2": {"pecunia": 9, "quests": [2]}}
    match = position(season=3, round=3, seats=seats, steps=["end-season"])
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.ending, outcome.scores, outcome.winners) == ("victory", [0, 3, 0], [1])


def test_the_step_spectre_places_one() -> None:
    lands = lands_of(position(steps=["spectre A5", "spectre K1"]))
    assert haunted(lands) == ["K1", "A5"]
    assert see(lands)["phase"] == "turns"
    assert see(lands)["reserve"]["spectres"] == 23


def test_the_step_spectre_leaves_none_to_be_placed_outside_a_haunting() -> None:
    lands = lands_of(position(steps=["spectre A5"]))
    assert lands.unplaced == 0
    assert see(lands)["unplaced"] == 0


def test_the_step_spectre_counts_in_a_haunting() -> None:
    keys = {"phase": "haunting", "rolled": "plains", "unplaced": 2}
    match = position(**keys, steps=["spectre A5"])
    assert lands_of(match).unplaced == 1
    match = position(**keys, steps=["spectre A5", "spectre A1"])
    assert see(lands_of(match))["phase"] == "turns"


@pytest.mark.rule("HL-9.3")
def test_the_step_spectre_can_lose_the_game() -> None:
    hexes = {f"K{digit}": {"spectre": True} for digit in range(6)}
    match = position(hexes=hexes, steps=["spectre K6"])
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.ending == "kalena-overrun"


def test_an_unknown_step_is_unreadable() -> None:
    for step in ("", "yield twice", "spectre", "spectre A5 A6", "spectre a5", "Yield"):
        with pytest.raises(Unreadable) as caught:
            position(steps=[step])
        assert caught.value.reason.id == "step-unknown"
