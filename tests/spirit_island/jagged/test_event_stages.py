"""Events of Jagged Earth that the stage of the invaders or the terror level decides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.events import Events, over

FAR: dict[str, Any] = {"A8": {"city": 1}}
BLIGHTED: dict[str, Any] = {"blight_card": "downward-spiral", "blighted": True}
#: A4 and A7 are the sands of board A.
RAVAGE: dict[str, Any] = {"phase": "invaders", "step": "ravage", "ravage": ["1-sands"]}
RAVAGE |= {"steps": ["ravage-step", "stop"]}
BUILD: dict[str, Any] = {"phase": "invaders", "step": "build", "build": ["1-sands"]}
BUILD |= {"steps": ["build-step", "stop"]}


def weak(*lands: str) -> list[dict[str, Any]]:
    """Lands defended by 1, so that a town alone does not blight them."""
    return [{"kind": "defend", "land": land, "number": 1} for land in lands]


# -- stage -----------------------------------------------------------------------------------------


def test_invested_aristocracy(events: Events) -> None:
    """On a board that the ravages did not blight, in its highest land without invaders."""
    lands = {"A4": {"town": 1}, "A7": {"explorer": 1, "presence": {"P1": 1}}, **FAR}
    here = events.main("invested-aristocracy", 1, lands, effects=weak("A4"), **RAVAGE)
    assert here.land("A6") == {"town": 1}
    assert [effect.kind for effect in here.table.effects] == ["defend"]
    worse = events.main("invested-aristocracy", 1, lands, **RAVAGE)
    assert (worse.land("A6"), worse.land("A4")) == ({}, {"town": 1, "blight": 1})


def test_foreign_dignitaries_visit(events: Events) -> None:
    lands = {"A4": {"explorer": 1}, "A7": {"explorer": 1, "presence": {"P1": 1}}, **FAR}
    here = events.main("invested-aristocracy", 2, lands, **RAVAGE)
    assert here.land("A4") == {"explorer": 1, "blight": 1}  # 1 + 2
    assert "blight" not in here.land("A7")
    before = len(events.main("invested-aristocracy", 2, FAR).pile("fear_deck"))
    ill = events.main("invested-aristocracy", 2, FAR, **BLIGHTED)
    assert len(ill.pile("fear_deck")) == before + 1


def test_mapmakers_chart_the_wild(events: Events) -> None:
    lands = {"A1": {"wilds": 1}, **FAR}
    steps = ["explore A1", "explore A2"]
    here = events.main("mapmakers-chart-the-wild", 1, lands, steps=steps)
    assert here.lands("A1", "A2") == [{"wilds": 1, "explorer": 1}, {"explorer": 1}]
    none = events.main("mapmakers-chart-the-wild", 1, FAR, steps=steps)
    assert none.lands("A1", "A2") == [{"explorer": 2}] * 2


def test_increasing_aggression_again(events: Events) -> None:
    here = events.main("mapmakers-chart-the-wild", 2, {"A4": {"explorer": 1}}, steps=["ravage A4"])
    assert here.land("A4") == {"explorer": 1, "blight": 1}


@pytest.mark.parametrize(
    ("terror", "crowd", "ravaged"), [(1, 1, False), (1, 2, True), (3, 3, False)]
)
def test_no_bravery_without_numbers(events: Events, terror: int, crowd: int, ravaged: bool) -> None:
    lands = {"A4": {"town": crowd}, **FAR}
    keys: dict[str, Any] = {"terror": terror, "steps": ["ravage A4"]}
    here = events.main("no-bravery-without-numbers", 1, lands, **keys)
    assert ("blight" in here.land("A4")) is ravaged


def test_courage_of_the_crowd(events: Events) -> None:
    lands = {"A4": {"explorer": 2, "dahan": 2}, "A5": {"town": 1}, **FAR}
    here = events.main("no-bravery-without-numbers", 2, lands, steps=["ravage A4", "ravage A5"])
    assert here.lands("A4", "A5") == [{"blight": 1, "explorer": 2}, {"town": 1}]  # 4 damage


def test_smaller_ports_spring_up(events: Events) -> None:
    here = events.main("smaller-ports-spring-up", 1, {"A2": {"city": 1}, **FAR})
    assert here.options() == ["land A1", "land A3"]
    assert here.answer("land A3").land("A3") == {"town": 1}
    assert over(events.main("smaller-ports-spring-up", 1, {"A2": {"city": 2}, **FAR}))
    assert over(events.main("smaller-ports-spring-up", 1, FAR))


@pytest.mark.rule("SX-13.8")
def test_extensive_building(events: Events) -> None:
    lands = {"A4": {"explorer": 1}, "A5": {"town": 1}, **FAR}
    here = events.main("smaller-ports-spring-up", 2, lands, build=["1-sands"])
    assert here.options() == ["land A5", "land A8"]
    assert here.answer("land A5").land("A5") == {"town": 1, "city": 1}


def test_harvest_bounty_harvest_dust(events: Events) -> None:
    lands = {"A3": {"town": 2}, "A4": {"explorer": 3}}
    bounty = events.main("harvest-bounty-harvest-dust", 1, {**lands, "A8": {}})
    assert bounty.land("A3") == {"town": 2, "blight": 1}
    dust = events.main("harvest-bounty-harvest-dust", 1, {**lands, **FAR}, **BLIGHTED)
    dust.answer("push town A2")
    assert dust.lands("A2", "A3") == [{"town": 1}, {"town": 1}]


def test_widespread_clearcutting(events: Events) -> None:
    lands = {"A3": {"town": 1, "dahan": 1, "blight": 1, "presence": {"P1": 2}}, "A8": {}}
    here = events.main("harvest-bounty-harvest-dust", 2, lands)
    assert here.options() == ["destroy dahan", "destroy-presence A3", "no"]
    here.answer("destroy dahan")
    assert here.land("A3") == {"town": 1, "blight": 1, "presence": {0: 1}}
    here = events.main("harvest-bounty-harvest-dust", 2, lands, "no")
    assert here.land("A3") == {"town": 1, "dahan": 1, "blight": 2, "presence": {0: 1}}
    few = {"A3": {"town": 1, "dahan": 1}, "A8": {}}
    assert events.main("harvest-bounty-harvest-dust", 2, few).land("A3")["blight"] == 1


def test_widespread_clearcutting_takes_what_can_be_destroyed(events: Events) -> None:
    """Not dahan that nothing changes; and where a volcano that bursts kills the dahan, too little
    is left to be given."""
    card = "harvest-bounty-harvest-dust"
    lands = {"A6": {"town": 1, "dahan": 2, "presence": {"P1": 1}}, "A8": {}}
    solid = {"kind": "solid", "land": "A6", "seat": "P1"}
    here = events.main(card, 2, lands, effects=[solid])
    assert here.land("A6") == {"town": 1, "dahan": 2, "blight": 1}
    rough = {"A6": {"town": 1, "dahan": 1, "badlands": 1, "presence": {"P1": 1}}, "A8": {}}
    other = {"A1": {"presence": {"P1": 1}}}
    keys: dict[str, Any] = {"spirits": ["volcano-looming-high"]}
    here = events.main(card, 2, {**rough, **other}, "destroy-presence A6", **keys)
    assert here.land("A6") == {"badlands": 1, "blight": 1}


# -- terror ----------------------------------------------------------------------------------------


def test_eager_explorers(events: Events) -> None:
    lands = {"A3": {"town": 1}, "A2": {"explorer": 1}, **FAR}
    here = events.main("eager-explorers", 1, lands, steps=["build A3", "build A3"])
    assert here.lands("A3", "A4") == [{"town": 2, "city": 1}, {"explorer": 1}]  # only once


def test_xenophobia(events: Events) -> None:
    lands = {"A4": {"explorer": 2, "dahan": 2}, "A5": {"explorer": 2}, **FAR}
    here = events.main("eager-explorers", 2, lands, steps=["ravage A4", "ravage A5"])
    assert here.land("A4") == {"explorer": 2}  # 4 damage to dahan, none to the land
    assert here.land("A5") == {"explorer": 2, "blight": 1}


def test_bureaucrats_adjust_funding(events: Events) -> None:
    many = {"A4": {"town": 5}, "A7": {"town": 4, "presence": {"P1": 1}}, **FAR}
    here = events.main("bureaucrats-adjust-funding", 1, many, **BUILD)
    assert here.land("A7") == {"town": 4, "presence": {0: 1}}
    assert here.land("A4") == {"town": 5, "city": 1}
    few = {"A4": {"explorer": 1}, **FAR}
    here = events.main("bureaucrats-adjust-funding", 1, few, **BUILD)
    assert here.land("A4") == {"explorer": 1, "town": 1}
    assert here.land("A7") == {"town": 1, "presence": {0: 1}}  # even without invaders
    between = {"A4": {"town": 4}, **FAR}
    here = events.main("bureaucrats-adjust-funding", 1, between, **BUILD)
    assert here.land("A7") == {"presence": {0: 1}}


def test_ransack_and_run(events: Events) -> None:
    lands = {"A3": {"city": 2}, **FAR}
    keys = {**RAVAGE, "ravage": []}
    here = events.main("bureaucrats-adjust-funding", 2, lands, **keys)
    assert here.lands("A3", "A8") == [{"city": 1, "blight": 1}, {"city": 1}]


def test_resourceful_populace(events: Events) -> None:
    lands = {"A3": {"town": 1}, "A6": {"explorer": 1}, **FAR}
    here = events.main("resourceful-populace", 1, lands, steps=["damage 2 A3", "damage 1 A6"])
    assert here.options() == ["land A2", "land A4"]
    here.answer("land A4")
    assert here.lands("A3", "A4", "A6") == [{}, {"town": 1}, {}]


@pytest.mark.rule("SX-12.37", "SX-11.12")
def test_a_resourceful_populace_does_not_set_itself_off(events: Events) -> None:
    """The new town comes among guards who destroy it; no other follows, nor over isolation."""
    guards = [{"kind": "guarded", "land": "A4"}, {"kind": "guarded", "land": "A4"}]
    lands = {"A3": {"town": 1}, "A4": {}, **FAR}
    keys: dict[str, Any] = {"steps": ["damage 2 A3"], "effects": guards}
    here = events.main("resourceful-populace", 1, lands, "land A4", **keys)
    assert here.lands("A3", "A4") == [{}, {}]
    assert (here.prompt(), here.fear()) == ("ask-growth", 2)
    cut = [{"kind": "isolate", "land": "A3"}]
    alone = events.main("resourceful-populace", 1, lands, steps=["damage 2 A3"], effects=cut)
    assert (alone.prompt(), alone.land("A4")) == ("ask-growth", {})


def test_strip_the_land_bare(events: Events) -> None:
    lands = {"A4": {"town": 1, "explorer": 1, "dahan": 2}, **FAR}
    here = events.main("resourceful-populace", 2, lands, steps=["ravage A4"])
    assert here.land("A4") == {"blight": 1}  # 4 damage; then an explorer and a town leave
    defended = [{"kind": "defend", "land": "A4", "number": 3}]
    weaker = {"A4": {"town": 1, "explorer": 1}, **FAR}
    here = events.main("resourceful-populace", 2, weaker, steps=["ravage A4"], effects=defended)
    assert here.land("A4") == {"town": 1, "explorer": 1}


@pytest.mark.rule("SX-21.5", "SX-4.24")
def test_each_town_that_strips_the_land_deals_more(events: Events) -> None:
    """What changes the damage of single towns counts together; strife cancels all of it."""
    calm = [{"kind": "mesmerized", "land": "A4", "number": 2}]
    towns = {"A4": {"town": 2}, **FAR}
    here = events.main("resourceful-populace", 2, towns, steps=["ravage A4"], effects=calm)
    assert here.land("A4") == {"town": 1, "blight": 1}  # 1 damage by each
    strife = {"A4": {"town*1": 2}, **FAR}
    here = events.main("resourceful-populace", 2, strife, steps=["ravage A4"])
    assert here.land("A4") == {"town": 2}


def test_relentless_optimism(events: Events) -> None:
    here = events.main("relentless-optimism", 1, {"A4": {"city": 1}, **FAR}, steps=["damage 3 A4"])
    assert (here.land("A4"), here.fear()) == ({}, 0)
    steps = ["time-passes", "damage 3 A4"]
    assert (
        events.main("relentless-optimism", 1, {"A4": {"city": 1}, **FAR}, steps=steps).fear() == 2
    )


def test_cultures_mix_and_clash(events: Events) -> None:
    more_dahan = {"A4": {"dahan": 4, "town": 1}, **FAR}
    assert events.main("relentless-optimism", 2, more_dahan).land("A4") == {"dahan": 5}
    fewer = {"A4": {"dahan": 1, "town": 2}, **FAR}
    assert events.main("relentless-optimism", 2, fewer).land("A4") == {"town": 3}
    even = {"A4": {"dahan": 1, "town": 1}, **FAR}
    assert events.main("relentless-optimism", 2, even).land("A4") == even["A4"]


def test_pull_together_in_adversity(events: Events) -> None:
    lands = {"A4": {"town*1": 1}, "A5": {"town*2": 1}, **FAR}
    steps = ["ravage A4", "ravage A5"]
    here = events.main("pull-together-in-adversity", 1, lands, steps=steps)
    assert here.lands("A4", "A5") == [{"town*1": 1, "blight": 1}, {"town*1": 1}]


def test_purge_the_land_with_salt_and_fire(events: Events) -> None:
    lands = {"A4": {"town": 2, "explorer": 1, "blight": 1}, "A5": {"town": 1}, **FAR}
    here = events.main("pull-together-in-adversity", 2, lands)
    assert here.land("A4") == {"explorer": 1, "blight": 2, "badlands": 2}
    assert here.land("A5") == {"town": 1}


@pytest.mark.rule("SX-18.1", "SX-18.3")
def test_temporary_truce(events: Events) -> None:
    lands = {"A4": {"dahan": 2, "town": 1, "city": 1}, "A5": {"town": 1}, **FAR}
    here = events.main("temporary-truce", 1, lands, steps=["ravage A4", "ravage A5"])
    assert here.options() == ["sit-out town", "sit-out city"]
    here.answer("sit-out city")
    assert here.land("A4") == {"dahan": 1, "town": 1, "city": 1, "blight": 1}
    assert "blight" in here.land("A5")


@pytest.mark.rule("SX-18.1", "SX-18.2", "SX-18.3")
def test_a_truce_of_one_town_and_one_dahan(events: Events) -> None:
    """Of 2 dahan and a town with an explorer only the others fight; a lone town ravages nothing."""
    lands = {"A6": {"dahan": 2, "town": 1, "explorer": 1}, "A5": {"dahan": 1, "town": 1}, **FAR}
    here = events.main("temporary-truce", 1, lands, steps=["ravage A6", "ravage A5"])
    assert here.land("A6") == {"dahan": 1, "dahan-1": 1, "town": 1}  # EX-37
    assert here.land("A5") == {"dahan": 1, "town": 1}


@pytest.mark.rule("SX-14.1")
def test_temporary_caution(events: Events) -> None:
    lands = {"A4": {"dahan": 2, "town": 1}, "A7": {"town": 1, "presence": {"P1": 2}}, **FAR}
    here = events.main("temporary-truce", 2, lands, **RAVAGE)
    while here.prompt() == "ask-ravage-order":
        here.answer(here.options()[0])
    assert here.prompt() == "ask-skip-ravage"
    here.answer("yes")
    assert here.land("A4") == {"dahan": 2, "town": 1}
    assert "blight" in here.land("A7")  # dahan do not outnumber it there


def test_overconfidence(events: Events) -> None:
    cards = ["quarantine", "demoralized", "panic"]
    here = events.main("overconfidence", 1, FAR, earned=cards, fear_done=1, terror=2)
    assert (here.pile("earned"), here.table.fear_done) == (["panic"], 1)
    assert here.pile("fear_discard") == cards[:2]
    none = events.main("overconfidence", 1, FAR, fear_done=3)
    assert none.table.fear_done == 1


@pytest.mark.parametrize(("earned", "blight"), [(1, False), (2, True), (3, True)])
def test_terror_breeds_aggression(events: Events, earned: int, blight: bool) -> None:
    cards = ["quarantine", "demoralized", "panic"][:earned]
    lands = {"A4": {"explorer": 1}, **FAR}
    keys: dict[str, Any] = {"earned": cards, "steps": ["ravage A4"], "terror": 2}
    here = events.main("overconfidence", 2, lands, **keys)
    assert ("blight" in here.land("A4")) is blight
