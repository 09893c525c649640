"""Major powers of Branch & Claw that sow disease and strife, and reap them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.claw import alone
from tests.spirit_island.spirits import BRINGER
from tests.spirit_island.spirits import alone as of
from tests.spirit_island.tables import EVERY_SET
from tests.spirit_island.trial import prompt_left

AROUND = ("A1", "A4", "A6", "A7", "A8")  # adjacent to A5
PLAGUE = "power bloodwrack-plague at A5"
BLOSSOMS = "power death-falls-gently-from-open-blossoms at A4"
HATRED = "power grant-hatred-a-ravenous-form at A5"
CALAMITY = "power pent-up-calamity at A5"
FLOWERS = "power twisted-flowers-murmur-ultimatums at A5"


def test_bloodwrack_plague_defends_around() -> None:
    here = alone({"A5": {"disease": 1, "town": 1}}, PLAGUE)
    assert here.land("A5") == {"disease": 3, "town": 1}
    assert here.defended("A5", *AROUND, "A2", "A3") == [3] * 6 + [0, 0]
    assert here.fear() == 0


def test_bloodwrack_plague_with_its_threshold() -> None:
    lands = {"A5": {"town": 1}, "A4": {"explorer": 1}, "A3": {"explorer": 1}, "A8": {}}
    here = alone(lands, PLAGUE, elements="2 earth 4 animal")
    assert here.options() == ["damage explorer A4", "damage town A5"]
    here.answer("damage explorer A4")
    assert here.lands("A3", "A4") == [{"explorer": 1}, {}]
    assert here.land("A5") == {"town-1": 1, "disease": 2}
    assert here.fear() == 2


def test_death_falls_gently() -> None:
    here = alone({"A4": {"city": 1, "town": 1}}, BLOSSOMS)
    here.answer("damage city", "damage city-1", "damage city-2")
    assert here.land("A4") == {"town-1": 1, "disease": 1}
    assert here.fear() == 2
    here = alone({"A4": {"explorer": 4}, "A5": {"explorer": 1}}, BLOSSOMS)
    assert here.lands("A4", "A5") == [{}, {"explorer": 1}]


def test_death_falls_gently_on_two_lands_more() -> None:
    lands = {"A4": {}, "A5": {"town": 1}, "A1": {"explorer": 1}, "A2": {"city": 1}, "A3": {}}
    here = alone(lands, BLOSSOMS, elements="3 air 3 plant")
    assert here.options() == ["land A1", "land A2", "land A5"]
    here.answer("land A2")
    assert here.options() == ["land A1", "land A5"]
    here.answer("land A5")
    found = [here.land(name).get("disease", 0) for name in ("A1", "A2", "A3", "A4", "A5")]
    assert (found, here.fear()) == ([0, 1, 0, 0, 1], 3)


def test_death_falls_gently_on_one_land_more_if_there_is_but_one() -> None:
    lands = {"A4": {}, "A5": {"town": 1}}
    here = alone(lands, BLOSSOMS, elements="3 air 3 plant")
    assert here.land("A5") == {"town": 1, "disease": 1}


def test_hatred_takes_form() -> None:
    lands = {"A5": {"town*2": 1, "explorer*1": 1, "blight": 1}}
    here = alone(lands, HATRED)
    # 8 damage for 3 health; the town frightens too.
    assert here.land("A5") == {"blight": 1, "beasts": 1}
    assert here.fear() == 4 + 1


@pytest.mark.parametrize(
    ("there", "left", "fear"),
    [
        ({"city": 1, "blight": 1}, {"city-2": 1, "blight": 1}, 1),
        ({"blight": 2}, {"blight": 2}, 2),  # no invaders to destroy
        ({"town": 1}, {"town": 1}, 0),
    ],
)
def test_hatred_without_all_destroyed(
    there: dict[str, int], left: dict[str, int], fear: int
) -> None:
    here = alone({"A5": there}, HATRED)
    assert (here.land("A5"), here.fear()) == (left, fear)


def test_hatred_dreamt_of_takes_no_form() -> None:
    lands = {"A5": {"explorer*1": 1, "presence": {"P1": 1}}}
    here = of(BRINGER, lands, HATRED, options=EVERY_SET)
    here.answer("push explorer*1 A4")
    assert here.lands("A4", "A5") == [{"explorer*1": 1}, {"presence": {0: 1}}]


def test_hatred_spreads_with_its_threshold() -> None:
    lands = {name: {"explorer": 1} for name in ("A1", "A4", "A6", "A3")}
    here = alone(lands, HATRED, elements="4 moon 2 fire")
    assert here.options() == ["land A1", "land A4", "land A6", "land A8", "stop"]
    here.answer("land A1", "land A4", "land A6")
    assert here.lands("A1", "A4", "A6", "A3") == [{"explorer*1": 1}] * 3 + [{"explorer": 1}]
    assert alone(lands, HATRED, elements="4 moon 2 fire").answer("stop").land("A1") == {
        "explorer": 1
    }


def test_calamity_is_pent_up() -> None:
    here = alone({"A5": {"town": 1}}, CALAMITY).answer("option add-disease-strife")
    assert here.land("A5") == {"town*1": 1, "disease": 1}
    assert here.fear() == 0


TOKENS = {"A5": {"city*2": 1, "town": 1, "beasts": 1, "wilds": 1, "disease": 1}}


def test_calamity_breaks_loose() -> None:
    here = alone(TOKENS, CALAMITY).answer("option remove-tokens")
    assert here.options() == [
        "remove beasts",
        "remove wilds",
        "remove disease",
        "calm city*2",
        "stop",
    ]
    here.answer("calm city*2", "stop")
    assert here.match.decisions()[0].prompt.args["left"] == 3
    here.answer("damage city*1", "damage city-1*1", "damage city-2*1")
    assert here.land("A5") == {"town": 1, "beasts": 1, "wilds": 1, "disease": 1}
    assert here.fear() == 1 + 2


def test_calamity_takes_every_token() -> None:
    here = alone(TOKENS, CALAMITY).answer("option remove-tokens", "remove beasts", "remove wilds")
    here.answer("remove disease", "calm city*2", "calm city*1")
    assert here.land("A5") == {}
    assert here.fear() == 5 + 3


def test_calamity_may_take_none() -> None:
    here = alone(TOKENS, CALAMITY).answer("option remove-tokens", "stop")
    assert (here.land("A5"), here.fear()) == (TOKENS["A5"], 0)
    assert alone({}, CALAMITY).answer("option remove-tokens").land("A5") == {}


def test_calamity_gives_two_tokens_back() -> None:
    here = alone(TOKENS, CALAMITY, elements="2 moon 3 fire")
    here.answer("option remove-tokens", "remove beasts", "calm city*2", "stop")
    assert here.options() == ["option add-beasts", "stop"]  # no invader is left for the strife
    here.answer("option add-beasts")
    assert here.land("A5") == {"beasts": 1, "wilds": 1, "disease": 1}


def test_calamity_gives_back_what_is_wanted() -> None:
    here = alone(TOKENS, CALAMITY, elements="2 moon 3 fire")
    here.answer("option remove-tokens", "calm city*2", "stop")
    here.answer("damage city*1", "damage town", "damage town-1", "option add-strife")
    assert here.land("A5") == {"city-1*2": 1, "beasts": 1, "wilds": 1, "disease": 1}
    here = alone(TOKENS, CALAMITY, elements="2 moon 3 fire")
    here.answer("option remove-tokens", "remove wilds", "stop")
    here.answer("damage city*2", "damage town", "damage town-1", "stop")
    assert "wilds" not in here.land("A5")


@pytest.mark.parametrize("line", ["add-disease-strife", "remove-tokens"])
def test_calamity_without_tokens_removed_brings_strife(line: str) -> None:
    here = alone({"A5": {"city": 1}}, CALAMITY, elements="2 moon 3 fire").answer(f"option {line}")
    more = line == "add-disease-strife"
    left: dict[str, Any] = {"city*3": 1, "disease": 1} if more else {"city*2": 1}
    assert here.land("A5") == left


@pytest.mark.parametrize(
    ("land", "elements", "left", "fear"),
    [
        ("A5", "", {"city": 1, "disease": 1}, 2),
        ("A3", "", {"city": 1, "disease": 1}, 2),
        ("A4", "", {"city": 1, "explorer": 3, "disease": 1}, 0),
        ("A4", "2 water 2 plant", {"city-1": 1, "disease": 1}, 0),
        ("A5", "2 water 2 plant", {"city-1": 1, "disease": 1}, 2),
    ],
)
def test_smothering_infestation(land: str, elements: str, left: dict[str, int], fear: int) -> None:
    lands = {land: {"city": 1, "explorer": 3}}
    here = alone(lands, f"power smothering-infestation at {land}", elements=elements)
    if fear:
        here.answer("damage explorer", "damage explorer", "damage explorer")
    assert (here.land(land), here.fear()) == (left, fear)


@pytest.mark.rule("SX-6.4", "SX-6.6")
@pytest.mark.parametrize(("now", "first"), [("yes", 4), ("no", 3)])
def test_smothering_infestation_in_badlands(now: str, first: int) -> None:
    """Its user says to which of the two damages the badlands add; they add to one of them."""
    lands = {"A5": {"city": 1, "town": 1, "badlands": 1}}
    here = alone(lands, "power smothering-infestation at A5", elements="2 water 2 plant")
    assert here.prompt() == "ask-badlands"
    here.answer(now)
    assert prompt_left(here) == first
    here.answer("damage town", "damage town-1")
    assert here.land("A5") == {"badlands": 1, "disease": 1}  # 5 damage in all


@pytest.mark.parametrize(("terror", "removed"), [(1, 0), (2, 2), (3, 2)])
def test_twisted_flowers(terror: int, removed: int) -> None:
    here = alone({"A5": {"town": 3}}, FLOWERS, terror=terror)
    if removed:
        here.answer("remove town", "remove town")
    assert here.land("A5") == ({"town*1": 1} if removed else {"town": 2, "town*1": 1})
    assert here.fear() == 4


def test_twisted_flowers_frighten_before_the_terror_is_looked_at() -> None:
    """With 3 more fear a second card is earned, which brings the second terror level."""
    keys: dict[str, Any] = {"fear_done": 1, "fear_sizes": [3, 3, 3]}
    deck = [
        "isolation",
        "trade-suffers",
        "scapegoats",
        "retreat",
        "belief-takes-root",
        "dahan-raid",
    ]
    keys["fear_deck"] = [*deck, "wary-of-the-interior", "fear-of-the-unseen"]
    for elements, terror in (("", 1), ("3 moon 2 air 3 plant", 2)):
        here = alone({"A5": {"city": 3}}, FLOWERS, elements=elements, **keys)
        assert here.table.terror == terror
        if terror == 2:
            here.answer("remove city", "remove city")
            assert here.land("A5") == {}  # 3 damage to the one that was left
