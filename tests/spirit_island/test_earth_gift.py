"""Gift of Strength, the innate power of the Earth: cards that are used once more."""

from __future__ import annotations

import pytest

from loci.games.spirit_island.rules.powers.repeats import Repeat
from tests.spirit_island.spirits import alone, levels, pair
from tests.spirit_island.tables import RIVER, Island, with_elements

EARTH = "vital-strength-of-the-earth"
LIGHTNING = "lightnings-swift-strike"
LEVEL = ["1 sun 2 earth 2 plant", "2 sun 3 earth 2 plant", "2 sun 4 earth 3 plant"]


def gift(phase: str, played: list[str], level: int = 1, **seat: object) -> Island:
    """Earth with these cards in play and the elements of a level of the gift."""
    lands = {"A7": {"presence": {"P1": 2}, "explorer": 3, "dahan": 1}, "A8": {"city": 3}}
    own = {"played": played, "hand": [], "elements": with_elements(LEVEL[level - 1]), **seat}
    deck = ["1-jungle", "1-wetland"]  # what is explored at the end of the turn is not in A7
    return alone(EARTH, lands, phase=phase, seats={"P1": own}, invader_deck=deck)


@pytest.mark.parametrize(
    ("elements", "reached"),
    [
        ("1 sun 2 earth 1 plant", []),
        (LEVEL[0], [0]),
        ("2 sun 3 earth 1 plant", []),
        (LEVEL[1], [0, 1]),
        ("2 sun 4 earth 2 plant", [0, 1]),
        (LEVEL[2], [0, 1, 2]),
    ],
)
def test_the_levels_of_gift_of_strength(elements: str, reached: list[int]) -> None:
    assert levels("gift-of-strength", elements) == reached


@pytest.mark.parametrize(("level", "limit"), [(1, 1), (2, 3), (3, 6)])
def test_each_level_raises_the_cost(level: int, limit: int) -> None:
    elements = LEVEL[level - 1]
    here = alone(EARTH, {}, "power gift-of-strength at P1", elements=elements)
    (effect,) = here.table.effects
    assert effect == Repeat(0, limit)


@pytest.mark.rule("SI-23.1")
@pytest.mark.rule("SI-23.2")
@pytest.mark.rule("SI-23.6")
@pytest.mark.rule("SI-23.8")
def test_a_card_is_repeated_once_on_a_new_target_without_paying() -> None:
    here = gift("fast", ["flash-floods"], level=2, energy=1)
    here.answer("use flash-floods", "target A7")
    assert "repeat flash-floods" not in here.options()  # not before the gift
    here.answer("use gift-of-strength")
    assert here.options() == ["repeat flash-floods", "done"]
    here.answer("repeat flash-floods")
    assert here.options() == ["target A5", "target A7", "target A8"]
    here.answer("target A7")
    assert here.land("A7") == {"explorer": 1, "dahan": 1, "presence": {0: 2}}
    assert here.seat().energy == 1
    assert here.options() == ["done"]  # once


def test_a_card_that_costs_too_much_is_not_repeated() -> None:
    """Flash Floods costs 2: too much for the first level."""
    here = gift("fast", ["flash-floods", "delusions-of-danger"])
    here.answer("use flash-floods", "target A7", "use delusions-of-danger", "target A7")
    here.answer("option fear", "use gift-of-strength")
    assert here.options() == ["repeat delusions-of-danger", "done"]
    costly = gift("fast", ["flash-floods"]).answer("use flash-floods", "target A7")
    costly.answer("use gift-of-strength")
    assert costly.options() == ["done"]


def test_the_highest_level_repeats_a_card_of_cost_3() -> None:
    here = gift("fast", ["a-year-of-perfect-stillness"], level=3)
    here.answer("use a-year-of-perfect-stillness", "target A7", "use gift-of-strength")
    here.answer("repeat a-year-of-perfect-stillness", "target A8")
    names = [here.table.island.names[e.land] for e in here.table.effects if e.kind == "skip"]
    assert names == ["A7", "A8"]


@pytest.mark.rule("SI-23.4")
def test_a_slow_card_is_repeated_in_the_slow_phase() -> None:
    here = gift("fast", ["draw-of-the-fruitful-earth"])
    here.answer("use gift-of-strength")
    assert here.options() == ["done"]
    slow = gift("slow", ["draw-of-the-fruitful-earth"], used=["gift-of-strength"])
    assert slow.options() == ["use draw-of-the-fruitful-earth", "done"]
    here.answer("done")
    assert here.prompt() == "ask-slow"
    here.answer("use draw-of-the-fruitful-earth", "target A5")
    here.answer("gather explorer A7", "stop", "stop")
    assert here.options() == ["repeat draw-of-the-fruitful-earth", "done"]
    here.answer("repeat draw-of-the-fruitful-earth", "target A5")
    here.answer("gather explorer A7", "gather explorer A7", "gather dahan A7")
    assert here.land("A7") == {"presence": {0: 2}}


def test_the_gift_helps_another_spirit() -> None:
    seats = {
        "P1": {"played": [], "hand": [], "elements": with_elements(LEVEL[1])},
        "P2": {"played": ["flash-floods"], "used": ["flash-floods"], "hand": [], "ready": 2},
    }
    lands = {"B7": {"presence": {"P2": 1}, "explorer": 2}}
    here = pair(EARTH, RIVER, lands, phase="fast", seats=seats)
    here.answer("use gift-of-strength", "target P2")
    assert here.options(0) == ["done"]
    assert here.options(1) == ["repeat flash-floods", "done"]
    here.answer("repeat flash-floods", "target B7", seat=1)
    assert here.land("B7") == {"explorer": 1, "presence": {1: 1}}


def hurried_and_gifted() -> Island:
    """Lightning, with a slow card of cost 2 and the permission to repeat it."""
    seats = {
        "P1": {"played": [], "hand": [], "elements": with_elements(LEVEL[1])},
        "P2": {"played": ["shatter-homesteads"], "hand": [], "energy": 0},
    }
    lands = {"B5": {"presence": {"P2": 2}, "town": 3}}
    here = pair(EARTH, LIGHTNING, lands, phase="fast", seats=seats)
    return here.answer("use gift-of-strength", "target P2", seat=0)


@pytest.mark.rule("SI-23.5")
def test_a_slow_card_made_fast_is_repeated_in_the_fast_phase() -> None:
    here = hurried_and_gifted().answer("use shatter-homesteads", "target B5", seat=1)
    assert here.seat(1).hurried == 1  # the only air is used up
    assert here.options(1) == ["repeat shatter-homesteads", "done"]
    here.answer("repeat shatter-homesteads", "target B5", seat=1)
    assert here.land("B5") == {"town": 1, "presence": {1: 2}}
    assert here.fear() == 4


@pytest.mark.rule("SI-23.5")
def test_a_slow_card_made_fast_is_not_repeated_in_the_slow_phase() -> None:
    here = hurried_and_gifted().answer("use shatter-homesteads", "target B5", "done", seat=1)
    here.answer("done", seat=0)
    assert here.table.turn == 2  # the slow phase had nothing to ask
