"""Minor powers of Jagged Earth over a land: isolating it, its badlands and blight."""

from __future__ import annotations

import pytest

from loci.games.spirit_island.rules.island.isolation import is_isolated
from tests.spirit_island.claw import alone, kinds
from tests.spirit_island.tables import Island

ENTRAP = "power entrap-the-forces-of-corruption at A5"
FLOW = "power flow-downriver-blow-downwind at A5"
LIKE = "power like-calls-to-like at A5"
CALM = "power mesmerized-tranquility at A5"


def isolated(here: Island, name: str = "A5") -> bool:
    return is_isolated(here.table, here.table.island.numbers[name])


@pytest.mark.parametrize(("elements", "amount"), [("1 earth", 3), ("2 earth", 6)])
def test_carapaced_land(elements: str, amount: int) -> None:
    here = alone({}, "power carapaced-land at A5", elements=elements)
    assert here.defended("A5") == [amount]


def test_carapaced_land_reaches_beasts() -> None:
    seats = {"P1": {"played": ["carapaced-land"]}}
    lands = {"A5": {"beasts": 1}, "A4": {"beasts": 1}}
    here = alone(lands, phase="fast", seats=seats).answer("use carapaced-land")
    assert here.options() == ["target A5", "target A7"]
    assert here.why_not("target A4") == "target-far"
    assert here.why_not("target A8") == "target-far"


def test_desiccating_winds() -> None:
    here = alone({"A4": {"town": 1}}, "power desiccating-winds at A4")
    assert here.land("A4") == {"town": 1, "badlands": 1}
    again = alone({"A4": {"town": 1, "badlands": 1}}, "power desiccating-winds at A4")
    assert again.land("A4") == {"badlands": 2}  # 1 damage and 1 for the badlands


def test_entrap_gathers_isolates_and_stops_the_cascade() -> None:
    here = alone({"A5": {}, "A4": {"blight": 1}}, ENTRAP, "add 1 blight A5")
    assert here.options() == ["gather-blight A4", "stop"]
    here.answer("gather-blight A4")
    assert here.lands("A4", "A5") == [{}, {"blight": 2}]
    assert isolated(here)
    assert not isolated(here, "A4")


def test_entrap_holds_for_its_land_and_turn() -> None:
    here = alone({"A5": {"blight": 1}, "A4": {"blight": 1}}, ENTRAP, "add 1 blight A4")
    here.answer("stop")
    assert here.prompt() == "ask-cascade"
    later = alone({"A5": {"blight": 1}}, ENTRAP, "time-passes", "add 1 blight A5")
    assert later.prompt() == "ask-cascade"
    assert not isolated(later)


@pytest.mark.parametrize(("elements", "fear"), [("1 sun", 0), ("2 sun", 1)])
def test_favor_of_the_sun(elements: str, fear: int) -> None:
    lands = {"A5": {"blight": 2}, "A4": {"blight": 1}}
    power = "power favor-of-the-sun-and-star-lit-dark at A5"
    here = alone(lands, power, elements=elements)
    assert here.options()[-1] == "stop"
    here.answer("push-blight A4")
    assert here.lands("A4", "A5") == [{"blight": 2}, {"blight": 1}]
    assert (here.defended("A5"), here.fear()) == ([4], fear)


def test_flow_downriver_pushes_one_thing() -> None:
    lands = {"A5": {"explorer": 1, "town": 1, "city": 1, "blight": 1, "dahan": 1}}
    here = alone(lands, FLOW)
    things = {option.rsplit(" ", 1)[0] for option in here.options()}
    assert things == {"push explorer", "push town", "push-blight", "stop"}
    here.answer("push-blight A4")
    assert here.lands("A4", "A5")[0] == {"blight": 1}
    moved = alone(lands, FLOW).answer("push town A6")
    assert moved.land("A6") == {"town": 1}
    assert alone(lands, FLOW).answer("stop").land("A5") == lands["A5"]
    assert alone({"A5": {"city": 1}}, FLOW).land("A5") == {"city": 1}


def test_like_calls_to_like() -> None:
    whole = {"explorer": 1, "town": 1, "dahan": 1, "blight": 1, "beasts": 1}
    here = alone({"A5": whole, "A4": {**whole, "city": 1}}, LIKE)
    here.answer("gather explorer A4", "gather town A4", "gather dahan A4")
    here.answer("gather-blight A4", "gather beasts A4")
    assert here.land("A5") == dict.fromkeys(whole, 2)
    assert here.land("A4") == {"city": 1}


def test_like_calls_only_what_is_there() -> None:
    lands = {"A5": {"town": 1}, "A4": {"explorer": 1, "town": 1, "dahan": 1, "blight": 1}}
    here = alone(lands, LIKE)
    assert here.options() == ["gather town A4", "stop"]
    here.answer("stop")
    assert here.land("A5") == {"town": 1}


def test_mesmerized_tranquility() -> None:
    lands = {"A5": {"explorer": 3, "town": 1}}
    here = alone(lands, CALM, "ravage A5")
    assert isolated(here)
    assert here.land("A5") == lands["A5"]  # 1 damage in all
    hit = alone({"A5": {"explorer": 3, "city": 1}}, CALM, "ravage A5")
    assert hit.land("A5").get("blight") == 1


def test_mesmerized_twice_nobody_deals_less_than_nothing() -> None:
    lands = {"A5": {"explorer": 4, "city": 2}}
    here = alone(lands, CALM, CALM, "ravage A5")
    assert here.land("A5").get("blight") == 1  # 2 damage by the cities
    assert kinds(here) == ["isolate", "mesmerized", "mesmerized"]


def test_an_ever_twisting_trail() -> None:
    power = "power set-them-on-an-ever-twisting-trail at A5"
    lands = {"A5": {"explorer": 1}, "A4": {"explorer": 1}}
    here = alone(lands, power).answer("option gather-explorer")
    assert (here.land("A5"), isolated(here)) == ({"explorer": 2}, True)
    gone = alone(lands, power).answer("option push-explorer", "push explorer A6")
    assert (gone.land("A5"), isolated(gone)) == ({}, True)


@pytest.mark.parametrize(("lands", "fear"), [({"A5": {"town": 1}}, 2), ({"A5": {"dahan": 1}}, 0)])
def test_sucking_ooze(lands: dict[str, dict[str, int]], fear: int) -> None:
    here = alone(lands, "power sucking-ooze at A5")
    assert (here.fear(), isolated(here)) == (fear, True)
