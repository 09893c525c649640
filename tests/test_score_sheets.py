"""What is written down of finished games, on golden records of each game."""

from __future__ import annotations

from loci.core import Match, find_game
from loci.core.score_sheet import ScoreSheet
from tests.golden.records import RECORDS, load
from toys.ferry import GAME as FERRY


def sheet_of(path: str) -> tuple[ScoreSheet, list[int]]:
    record = load(RECORDS / f"{path}.loci")
    game = find_game(record.header.game)
    match = Match.replay(game, record)
    sheet = game.score_sheet(game.table(match.state))
    assert ScoreSheet.from_data(sheet.to_data()).to_data() == sheet.to_data()
    outcome = match.outcome()
    assert outcome is not None
    return sheet, outcome.scores


def test_terra_mystica() -> None:
    sheet, scores = sheet_of("terra_mystica/4-alchemists-swarmlings-fakirs-chaos")
    tiles = [
        "SCORE6",
        "SCORE7",
        "SCORE8",
        "SCORE5",
        "SCORE4",
        "SCORE2",
    ]  # in the order of the rounds
    assert sheet.played["scoring-tiles"] == tiles
    assert sheet.played["bonus-tiles"] == ["BON1", "BON3", "BON4", "BON5", "BON6", "BON7", "BON9"]
    factions = ["alchemists", "swarmlings", "fakirs", "chaosmagicians"]
    assert [seat.played["factions"] for seat in sheet.seats] == [[one] for one in factions]
    last = sheet.seats[3].sources
    assert (last["scoring"], last["towns"], last["cults"], last["area"]) == (10, 8, 25, 18)
    assert sheet.seats[0].sources["offers"] == -2
    assert [sum(seat.sources.values()) for seat in sheet.seats] == scores


def test_spirit_island() -> None:
    sheet, _ = sheet_of("spirit_island/england-adversary")
    assert sheet.played == {"adversary": ["england"], "level": ["4"], "scenario": ["none"]}
    spirits = ["river-surges-in-sunlight", "vital-strength-of-the-earth"]
    assert [seat.played["spirits"] for seat in sheet.seats] == [[one] for one in spirits]
    assert sheet.numbers == {
        "turns": 4,
        "difficulty": 7,
        "terror": 1,
        "blight": 14,
        "blight-left": 2,
    }


def test_an_aspect_makes_a_spirit_of_its_own() -> None:
    sheet, _ = sheet_of("jagged_earth/aspects-blight")
    assert sheet.seats[1].played["spirits"] == ["river-surges-in-sunlight--sunshine"]
    assert sheet.played["adversary"] == ["none"]


def test_the_leading_adversary_is_written_down() -> None:
    sheet, _ = sheet_of("jagged_earth/two-adversaries-blight")
    assert (sheet.played["adversary"], sheet.played["level"]) == (["russia"], ["4"])
    assert sheet.numbers["difficulty"] == 11  # both make it harder


def test_haunted_lands() -> None:
    lost, _ = sheet_of("haunted_lands/burgher-2-harder-straight-kalena-overrun")
    assert lost.played == {"mode": ["burgher"], "difficulty": ["harder"]}
    assert lost.numbers == {"rounds": 6, "spectres": 23}
    won, _ = sheet_of("haunted_lands/builder-4-straight-victory")
    assert won.numbers["rounds"] == 9
    assert len(won.seats) == 4


def test_a_game_that_says_nothing_has_a_sheet_all_the_same() -> None:
    table = FERRY.table(FERRY.new(3, {}, 1))
    sheet = FERRY.score_sheet(table)
    assert len(sheet.seats) == 3
    assert not sheet.played
