"""Sections 32 and 33 of the rules: difficulty and score."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import BadOption
from loci.core.options import checked
from loci.games.spirit_island.game import INFO
from loci.games.spirit_island.rules.ending import difficulty, score
from loci.games.spirit_island.state.registry import ADVERSARIES, SCENARIOS
from tests.spirit_island.tables import pile, set_pile
from tests.spirit_island.trial import Trial, plain


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""


PRUSSIA_2 = {"adversary": "brandenburg-prussia", "level": 2}  # difficulty 4


# -- difficulty ------------------------------------------------------------------------------------


@pytest.mark.rule("SI-33.2")
def test_without_adversary_and_scenario_the_difficulty_is_0() -> None:
    assert difficulty(plain({}).table) == 0


@pytest.mark.rule("SI-33.3", "SI-33.4", "SI-33.5", "SI-33.6")
@pytest.mark.parametrize(
    ("adversary", "levels"),
    [
        ("brandenburg-prussia", [1, 2, 4, 6, 7, 9, 10]),
        ("england", [1, 3, 4, 6, 7, 9, 11]),
        ("sweden", [1, 2, 3, 5, 6, 7, 8]),
    ],
)
def test_difficulty_of_the_adversaries(adversary: str, levels: list[int]) -> None:
    assert ADVERSARIES[adversary].difficulty == levels
    for level, points in enumerate(levels):
        options = {"adversary": adversary, "level": level}
        assert difficulty(plain({}, options=options).table) == points


@pytest.mark.rule("SI-33.7")
@pytest.mark.parametrize(
    ("scenario", "points"),
    [
        ("blitz", 0),
        ("guard-the-isles-heart", 0),
        ("rituals-of-terror", 3),
        ("dahan-insurrection", 4),
    ],
)
def test_difficulty_of_the_scenarios(scenario: str, points: int) -> None:
    assert SCENARIOS[scenario].difficulty == points


@pytest.mark.rule("SI-33.1")
def test_difficulties_are_added() -> None:
    """EX-DIFF-1 but for its thematic boards, which cannot be played (SI-32.13): 4 and 3."""
    options = {**PRUSSIA_2, "scenario": "rituals-of-terror"}
    assert difficulty(plain({}, options=options).table) == 4 + 3


@pytest.mark.rule("SI-32.13")
def test_the_thematic_boards_are_not_offered() -> None:
    with pytest.raises(BadOption):
        checked(INFO.options, {"boards": ["NE"]})


# -- score -----------------------------------------------------------------------------------------


def scored(ending: str, discard: int = 0, **keys: Any) -> int:
    """The score of a table with two players that ended so."""
    table = plain(keys.pop("lands"), boards="AB", **keys).table
    table.ending = ending
    set_pile(table, "invader_discard", pile(table, "invader_box")[:discard])
    return score(table)


@pytest.mark.rule("SI-33.10", "SI-33.12", "SI-33.13")
def test_the_score_of_a_victory() -> None:
    """EX-SCORE-1: 20 + 10 + 6 + 4 - 2."""
    lands = {"A1": {"dahan": 9}, "A2": {"blight": 5}}
    deck = ["3-jungle-sands", "3-jungle-wetland", "3-mountain-sands"]
    keys: dict[str, Any] = {"lands": lands, "options": PRUSSIA_2, "invader_deck": deck}
    assert scored("terror-2", **keys) == 38


@pytest.mark.rule("SI-33.11", "SI-33.12", "SI-33.14")
def test_the_score_of_a_defeat() -> None:
    """EX-SCORE-2: 8 + 8 + 1 - 4; six cards discarded, two on spaces; the box counts nothing."""
    lands = {"A1": {"dahan": 3}, "A2": {"blight": 8}}
    spaces = {"ravage": ["1-jungle"], "build": ["1-sands"], "invader_deck": ["3-jungle-sands"]}
    assert scored("blight", 6, lands=lands, options=PRUSSIA_2, **spaces) == 13


@pytest.mark.rule("SI-33.13")
def test_both_divisions_are_rounded_down_by_themselves() -> None:
    """3 dahan and 3 blight for two players: 1 and 1, so nothing in all."""
    lands = {"A1": {"dahan": 3}, "A2": {"blight": 3}}
    assert scored("terror-1", lands=lands, invader_deck=[]) == 10
    assert scored("terror-1", lands={"A2": {"blight": 1}}, invader_deck=[]) == 10


@pytest.mark.rule("SI-33.15", "SI-26.12")
def test_a_sacrifice_scores_as_a_victory() -> None:
    keys: dict[str, Any] = {"lands": {}, "invader_deck": ["1-jungle"]}
    assert scored("sacrifice", **keys) == scored("fear", **keys) == 12
    assert scored("presence", **keys) == 0


@pytest.mark.rule("SI-33.9")
def test_the_score_is_what_the_outcome_shows() -> None:
    here = plain({"A8": {}}, "check", boards="AB", invader_deck=["1-jungle"])
    outcome = here.match.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([12, 12], [0, 1])
