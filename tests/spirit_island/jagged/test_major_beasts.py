"""Major powers of Jagged Earth in which beasts hunt and creatures are called."""

from __future__ import annotations

import pytest

from loci.games.spirit_island.rules.island.isolation import is_isolated
from tests.spirit_island.claw import alone, kinds

BEARS = "power angry-bears at A5"
SPIDERS = "power infestation-of-venomous-spiders at A5"
CALL = "power irresistible-call at A5"
WOUNDED = "power the-wounded-wild-turns-on-its-assailants at A5"


def test_bears_come_or_rage() -> None:
    here = alone({"A5": {"town": 1}}, BEARS)
    assert (here.land("A5"), here.fear()) == ({"beasts": 1}, 3)
    rage = alone({"A5": {"city": 1, "town": 1, "beasts": 1}}, BEARS)
    rage.answer("damage city", "damage city-1", "damage city-2", "push beasts A4")
    assert rage.lands("A4", "A5") == [{"beasts": 1}, {"town-1": 1}]
    assert rage.fear() == 4


def test_bears_hunt_beside_with_their_threshold() -> None:
    lands = {"A4": {"town": 1, "beasts": 1}, "A6": {"explorer": 1}, "A8": {"city": 1, "beasts": 1}}
    here = alone(lands, BEARS, elements="2 fire 3 animal")
    assert here.lands("A4", "A5", "A6") == [{"beasts": 1}, {"beasts": 1}, {"explorer": 1}]
    assert here.fear() == 2 + 1 + 1


def test_spiders_skip_actions_of_choice() -> None:
    lands = {"A5": {"town": 1}, "A4": {"beasts": 1}}
    here = alone(lands, SPIDERS, "ravage A5", "build A5", "explore A5")
    here.answer("gather beasts A4")
    assert here.fear() == 2
    here.answer("yes")  # no ravage
    here.answer("no")  # a city
    here.answer("yes")  # no explorer
    assert here.land("A5") == {"town": 1, "city": 1, "beasts": 2}
    assert kinds(here) == []


@pytest.mark.rule("SX-14.1")
def test_spiders_skip_no_more_than_beasts() -> None:
    lands = {"A5": {"town": 1}, "A4": {"town": 1}}
    here = alone(lands, SPIDERS, "build A4", "build A5", "explore A5").answer("yes")
    assert here.land("A4") == {"town": 1, "city": 1}
    assert here.land("A5") == {"town": 1, "explorer": 1, "beasts": 1}


def test_spiders_bite_after_each_skipped_action() -> None:
    lands = {"A5": {"city": 2, "beasts": 5}}
    here = alone(lands, SPIDERS, "build A5", elements="2 air 2 earth 3 animal")
    assert here.fear() == 4  # of 6 beasts
    here.answer("yes", "damage city-1", "damage city-2")
    assert here.land("A5") == {"city-1": 1, "beasts": 6}


def test_irresistible_call() -> None:
    lands = {
        "A4": {"town": 4, "dahan": 6, "explorer": 9, "city": 1},
        "A6": {"town": 3, "beasts": 2, "explorer": 9},
    }
    here = alone(lands, CALL)
    while here.prompt() == "ask-gather":
        here.answer(here.options()[0])
    assert here.land("A5") == {"explorer": 15, "town": 5, "dahan": 5, "beasts": 2}
    assert kinds(here) == []


def test_irresistible_call_with_its_threshold() -> None:
    here = alone({"A5": {"town": 1}}, CALL, "build A5", elements="2 sun 3 air 2 plant")
    assert here.land("A5") == {"town": 1}
    assert is_isolated(here.table, here.table.island.numbers["A5"])


@pytest.mark.parametrize(("elements", "fear"), [("", 1), ("2 fire 3 plant 2 animal", 7)])
def test_the_wounded_wild(elements: str, fear: int) -> None:
    lands = {"A5": {"explorer": 2, "town": 1, "blight": 1, "wilds": 1}, "A4": {"beasts": 1}}
    here = alone(lands, WOUNDED, elements=elements).answer("gather beasts A4")
    # 3 damage and 2 by the badlands
    assert here.land("A5") == {"badlands": 2, "beasts": 1, "blight": 1, "wilds": 1}
    assert here.fear() == fear


def test_the_wounded_wild_frightens_by_8_at_most() -> None:
    lands = {"A5": {"explorer": 6, "blight": 2, "wilds": 3}}
    here = alone(lands, WOUNDED, elements="2 fire 3 plant 2 animal")
    assert "explorer" not in here.land("A5")
    assert here.fear() == 8
