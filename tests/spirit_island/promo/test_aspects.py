"""The five aspects of Feather & Flame."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.content.listing import content
from loci.games.spirit_island.rules.act import EVENT, POWER, Act
from loci.games.spirit_island.rules.effects import defence
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage, destroy
from loci.games.spirit_island.rules.island.presence import sacred_sites
from loci.games.spirit_island.rules.spirits.tracks import energy_income
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.terms import TOWN
from loci.games.spirit_island.words.facts import facts
from tests.spirit_island.spirits import alone, presence, printed, thresholds
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, island, targets

LIGHTNING = "lightnings-swift-strike"
SHADOWS = "shadows-flicker-like-flame"
EARTH = "vital-strength-of-the-earth"
IMMENSE, TRAVEL = f"{LIGHTNING}--immense", f"{RIVER}--travel"
AMORPHOUS, FOREBODING = f"{SHADOWS}--amorphous", f"{SHADOWS}--foreboding"
MIGHT = f"{EARTH}--might"
ASPECTS = [IMMENSE, TRAVEL, AMORPHOUS, FOREBODING, MIGHT]
COILS = "stretch-out-coils-of-foreboding-dread"
VIGOR = "earth-moves-with-vigor-and-might"
OWN = {"P1": 1}


def test_they_are_listed_with_their_set() -> None:
    assert content()["feather-and-flame"]["aspects"] == sorted(ASPECTS)
    assert {SPIRITS[id].panel for id in ASPECTS} == {LIGHTNING, RIVER, SHADOWS, EARTH}


@pytest.mark.rule("SX-8.3")
@pytest.mark.parametrize("id", ASPECTS)
def test_what_it_does_not_name_is_that_of_the_panel(id: str) -> None:
    shown, plain = facts()["spirits"][id], facts()["spirits"][SPIRITS[id].panel]
    changed = {key for key in shown if shown[key] != plain[key]} - {"set", "specials"}
    assert changed == ({"innates"} if id in (FOREBODING, MIGHT) else set())


# -- Immense ---------------------------------------------------------------------------------------


def immense(**seat: Any) -> Island:
    return alone(IMMENSE, {}, seats={"P1": {"grown": True, "income_taken": 1, **seat}})


@pytest.mark.rule("SX-53.1")
@pytest.mark.parametrize(("shown", "energy"), [(1, 2), (3, 4), (8, 10)])
def test_the_energy_track_gives_twice(shown: int, energy: int) -> None:
    here = alone(IMMENSE, {}, seats={"P1": {"energy_track": shown}})
    assert energy_income(here.table, 0) == energy


@pytest.mark.rule("SX-53.1")
def test_a_card_takes_two_plays() -> None:
    here = immense(energy=9, plays_track=2)  # 3 plays
    here.answer("play raging-storm")
    assert here.seat().plays_made == 2
    assert here.why_not("play lightnings-boon") == "no-plays"


@pytest.mark.rule("SX-53.2")
def test_plays_that_are_left_give_an_element() -> None:
    here = immense(energy=9, plays_track=2).answer("play raging-storm", "done")
    assert here.prompt() == "ask-element"
    here.answer("element moon")
    assert here.seat().extra_elements[1] == 1
    full = immense(energy=9).answer("play raging-storm", "done")
    assert full.prompt() != "ask-element"


@pytest.mark.rule("SX-53.2")
def test_major_powers_give_two_different_elements() -> None:
    here = immense(energy=9, hand=["powerstorm"]).answer("play powerstorm", "done", "element sun")
    assert "element sun" not in here.options()
    here.answer("element fire")
    assert here.seat().extra_elements == (1, 0, 1, 0, 0, 0, 0, 0)


@pytest.mark.rule("SX-53.2")
def test_a_major_power_played_later_gives_elements_at_once() -> None:
    seats = {"P1": {"energy": 9, "hand": ["powerstorm", "raging-storm"]}}
    step = "power gift-of-flowing-power at P1"  # alone it may be given to oneself
    here = alone(IMMENSE, {}, step, seats=seats, phase="fast").answer("option play-card")
    here.answer("play powerstorm", "element sun")
    assert "element sun" not in here.options()
    here.answer("element fire")
    assert here.seat().extra_elements == (1, 0, 1, 0, 0, 0, 0, 0)
    minor = alone(IMMENSE, {}, step, seats=seats, phase="fast").answer("option play-card")
    assert minor.answer("play raging-storm").prompt() != "ask-element"


# -- Travel ----------------------------------------------------------------------------------------

CHAIN = {
    "A4": {"presence": OWN},
    "A5": {"dahan": 2, "presence": OWN},
    "A6": {"presence": OWN},
    "A2": {"dahan": 1, "presence": OWN},
    "A7": {},
}


def travel() -> Island:
    """A2 is joined to none of the others but A4."""
    here = alone(TRAVEL, {**CHAIN, "A4": {}}, "growth 2")
    return here.answer("presence energy A5", "presence energy A5")


@pytest.mark.rule("SX-53.3")
def test_dahan_travel_after_growth() -> None:
    here = travel()
    assert (here.prompt(), here.options()) == ("ask-travel", ["land A5", "stop"])
    here.answer("land A5", "land A5")
    assert here.lands("A5", "A6") == [{"presence": {0: 3}}, {"dahan": 2, "presence": {0: 1}}]
    assert here.prompt() == "ask-play"


@pytest.mark.rule("SX-53.3")
def test_nobody_must_travel_and_nobody_travels_twice() -> None:
    stay = travel().answer("stop")
    assert stay.land("A5")["dahan"] == 2
    lands = {**CHAIN, "A5": {"dahan": 1, "presence": OWN}, "A2": {}, "A4": {}}
    one = alone(TRAVEL, lands, "growth 2").answer("presence energy A5", "presence energy A5")
    one.answer("land A5")
    assert (one.prompt(), one.land("A6")["dahan"]) == ("ask-play", 1)


@pytest.mark.rule("SX-53.3")
def test_the_chain_may_be_long() -> None:
    lands = {**CHAIN, "A3": {"presence": OWN}}
    here = alone(TRAVEL, lands, "growth 2").answer("presence energy A5", "presence energy A5")
    here.answer("land A5")
    ends = [line.split()[-1] for line in here.options()]
    assert ends == ["A2", "A3", "A4", "A6"]


@pytest.mark.rule("SX-53.4")
@pytest.mark.parametrize(("number", "sacred"), [(3, False), (4, True)])
def test_people_tend_to_the_river(number: int, sacred: bool) -> None:
    lands = {"A5": {"dahan": number, "presence": OWN}, "A4": {"dahan": 5}, "A7": {}}
    here = alone(TRAVEL, lands)
    five = here.table.island.numbers["A5"]
    assert (sacred_sites(here.table, 0) == [five]) == sacred
    assert defence(here.table, five) == int(sacred)
    assert defence(here.table, five - 1) == 0
    assert sacred_sites(alone(TRAVEL, {"A5": {"presence": {"P1": 2}}}).table, 0) == [five]


# -- Amorphous -------------------------------------------------------------------------------------


@pytest.mark.rule("SX-53.5")
@pytest.mark.parametrize("phase", ["fast", "slow"])
def test_shadows_move_once_in_each_phase(phase: str) -> None:
    here = alone(AMORPHOUS, {"A2": {"dahan": 1}}, phase=phase, seats={"P1": {"ready": 0}})
    moves = [line for line in here.options() if line.startswith("presence")]
    assert moves == ["presence A7 A2", "presence A7 A5", "presence A7 A8"]
    here.answer("presence A7 A2")
    assert presence(here) == {"A2": 1}
    assert [(e.kind, e.step) for e in here.table.effects] == [("shadow-moved", phase)]  # type: ignore[attr-defined]


@pytest.mark.rule("SX-53.5")
def test_the_slow_phase_moves_again() -> None:
    effects = [{"kind": "shadow-moved", "seat": "P1", "word": "fast"}]
    seats: dict[str, Any] = {"P1": {"ready": 0}}
    fast = alone(AMORPHOUS, {}, phase="fast", effects=effects, seats=seats)
    assert not [line for line in fast.options() if line.startswith("presence")]
    slow = alone(AMORPHOUS, {}, phase="slow", effects=effects, seats=seats)
    assert [line for line in slow.options() if line.startswith("presence")]


@pytest.mark.parametrize("id", [AMORPHOUS, FOREBODING])
def test_shadows_of_the_dahan_are_gone(id: str) -> None:
    seats: dict[str, Any] = {"P1": {"energy": 5, "played": ["favors-called-due"]}}
    lands = {"A1": {"dahan": 1}, "A7": {"presence": OWN}}
    here = alone(id, lands, phase="slow", seats=seats).answer("use favors-called-due")
    assert not [line for line in here.options() if line.endswith("far")]


# -- Foreboding ------------------------------------------------------------------------------------


@pytest.mark.rule("SX-53.6")
def test_the_coils() -> None:
    assert printed(COILS) == (0, "fast", "", "presence 2", "any-land")
    assert thresholds(COILS, "2 air", "1 moon", "2 fire", "2 moon 4 air")
    assert SPIRITS[FOREBODING].innates == ["darkness-swallows-the-unwary", COILS]


@pytest.mark.rule("SX-53.6")
@pytest.mark.parametrize(("elements", "points"), [("2 air", 0), ("2 fire", 1), ("2 moon 4 air", 2)])
def test_the_coils_frighten(elements: str, points: int) -> None:
    here = alone(FOREBODING, {}, f"power {COILS} at A5", elements=elements)
    assert here.fear() == points


@pytest.mark.rule("SX-53.6")
def test_the_coils_hold_after_every_action() -> None:
    """A plague that frightens where the invaders build, besides powers."""
    plague = "vengeance-as-a-burning-plague"
    lands = {
        "A5": {"explorer": 2, "disease": 1},
        "A2": {"presence": {"P1": 1, "P2": 1}},
    }
    dread = [{"kind": "coils-of-dread", "land": "A5", "seat": "P1"}]
    spirits = ["shadows-flicker-like-flame--foreboding", plague]
    here = island(lands, "build A5", spirits=spirits, boards="AB", options=EVERY_SET, effects=dread)
    here.answer("yes")
    assert (here.asked(), here.prompt()) == ([0], "ask-push")
    here.answer("push explorer A4")
    assert here.land("A5") == {"explorer": 1, "town": 1, "disease": 1}


@pytest.mark.rule("SX-53.6")
def test_powers_reach_into_the_coils() -> None:
    here = alone(FOREBODING, {}, f"power {COILS} at A4", elements="2 air")
    assert targets(here, "concealing-shadows") == ["A4", "A7"]
    assert targets(here, "darkness-swallows-the-unwary") == ["A4"]  # without any sacred site
    assert targets(alone(FOREBODING, {}), "concealing-shadows") == ["A7"]


@pytest.mark.rule("SX-53.6")
def test_whoever_is_frightened_flees() -> None:
    lands = {"A5": {"explorer": 2, "town": 1}}
    here = alone(FOREBODING, lands, f"power {COILS} at A5", elements="1 moon 2 fire")
    assert [line for line in here.options() if "town" in line] == []  # 1 fear moves no town
    here.answer("push explorer A4")
    assert (here.land("A4"), here.prompt()) == ({"explorer": 1}, "ask-growth")
    all_four = alone(FOREBODING, lands, f"power {COILS} at A5", elements="2 moon 4 air 2 fire")
    all_four.answer("push town A4", "push explorer A4")
    assert (all_four.land("A4"), all_four.prompt()) == ({"explorer": 1, "town": 1}, "ask-growth")


@pytest.mark.rule("SX-53.6")
def test_destroyed_buildings_frighten_too() -> None:
    lands = {"A5": {"city-2": 1, "explorer": 3}}
    effects = [{"kind": "coils-of-dread", "land": "A5", "seat": "P1"}]
    here = alone(FOREBODING, lands, effects=effects)
    act = Act(here.table, POWER, 0, here.table.island.numbers["A5"])
    carry_out(damage(act, 1), "damage city-2")
    carry_out(finish(act), "push explorer A4", "push explorer A4")
    assert here.lands("A4", "A5") == [{"explorer": 2}, {"explorer": 1}]
    calm = [*effects, {"kind": "relentless-optimism"}]
    nobody = alone(FOREBODING, lands, "destroy 1 city A5", options=EVERY_SET, effects=calm)
    assert (nobody.prompt(), nobody.fear()) == ("ask-growth", 0)


@pytest.mark.rule("SX-53.8")
def test_fear_of_an_event_is_in_no_land_but_what_falls_there_frightens() -> None:
    effects = [{"kind": "coils-of-dread", "land": "A5", "seat": "P1"}]
    here = alone(FOREBODING, {"A5": {"town": 1, "explorer": 2}}, effects=effects)
    act = Act(here.table, EVENT, land=here.table.island.numbers["A5"])
    fear(act, 2)
    carry_out(finish(act))  # nobody is asked
    act = Act(here.table, EVENT, land=here.table.island.numbers["A5"])
    carry_out(destroy(act, 1, TOWN), "destroy town")
    carry_out(finish(act), "push explorer A4")
    assert here.lands("A4", "A5") == [{"explorer": 1}, {"explorer": 1}]


# -- Might -----------------------------------------------------------------------------------------


def might(elements: str, **seat: Any) -> Island:
    seats: dict[str, Any] = {"P1": {"energy": 9, **seat}}
    return alone(MIGHT, {}, f"power {VIGOR}", elements=elements, seats=seats)


@pytest.mark.rule("SX-53.7")
def test_the_panel_of_might() -> None:
    assert printed(VIGOR) == (0, "fast", "", "", "yourself")
    assert thresholds(VIGOR, "1 plant", "1 sun 2 earth", "3 earth 2 plant", "1 sun 3 plant")
    here = alone(MIGHT, {"A5": {"presence": {"P1": 2}}})
    assert here.defended("A5") == [0]


@pytest.mark.rule("SX-53.7")
def test_another_card_costs_1_more() -> None:
    here = might("1 plant", energy=4)
    assert "play guard-the-healing-land" in here.options()
    here.answer("play guard-the-healing-land")
    assert (here.seat().energy, here.seat().played) == (0, ["guard-the-healing-land"])
    poor = might("1 plant", energy=3)
    assert "play guard-the-healing-land" not in poor.options()
    assert might("1 plant").answer("stop").seat().played == []


@pytest.mark.rule("SX-53.7")
def test_its_elements_count_for_what_follows() -> None:
    """With 1 sun and 1 earth of the card there are 1 sun and 2 earth."""
    here = might("1 earth 1 plant").answer("play a-year-of-perfect-stillness")
    assert [(e.kind, e.more) for e in here.table.effects] == [("power-damage", 1)]  # type: ignore[attr-defined]
    none = might("1 earth 1 plant").answer("stop")
    assert none.table.effects == ()


@pytest.mark.rule("SX-53.7")
@pytest.mark.parametrize(("elements", "more"), [("1 sun 2 earth", 1), ("1 sun 3 earth 2 plant", 2)])
def test_damage_grows(elements: str, more: int) -> None:
    here = might(elements)
    if here.prompt() == "ask-play-more":
        here.answer("stop")
    act = Act(here.table, POWER, 0, here.table.island.numbers["A8"])
    carry_out(damage(act, 1), *["damage city", "damage city-1", "damage city-2"][: 1 + more])
    assert here.land("A8") == ({"city-2": 1} if more == 1 else {})


@pytest.mark.rule("SX-53.7")
def test_a_power_card_at_last() -> None:
    here = might("1 sun 3 plant").answer("stop")
    assert here.prompt() == "ask-deck"
