"""Section 8 of the rules: elements and thresholds."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import give_element
from loci.games.spirit_island.rules.powers.cards import gain_from
from loci.games.spirit_island.rules.powers.power import needs
from loci.games.spirit_island.rules.spirits.elements import elements_of, met_levels, usable_levels
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state.terms import ELEMENTS, FAST, FIRE, MOON, SLOW
from tests.spirit_island.start import Panel
from tests.spirit_island.tables import RIVER, Island, island, with_elements
from tests.spirit_island.trial import Trial, nothing


def panel(trial: Trial, spirit: Panel, **keys: Any) -> Island:
    trial.spirit(spirit)
    return island({}, spirits=[spirit.id], **keys)


def ways(elements: str) -> Island:
    """Call of the Dahan Ways in play, to be used in A5."""
    lands = {"A5": {"dahan": 1, "explorer": 1, "town": 1, "presence": {"P1": 1}}}
    seat = {"played": ["call-of-the-dahan-ways"], "elements": with_elements(elements)}
    return island(lands, spirits=[RIVER], phase="slow", seats={"P1": seat})


@pytest.mark.rule("SI-8.1")
def test_there_are_eight_elements() -> None:
    assert ELEMENTS == ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")


# -- having elements -------------------------------------------------------------------------------


@pytest.mark.rule("SI-8.2", "SI-5.20")
@pytest.mark.parametrize("speed", [FAST, SLOW])
def test_elements_are_had_from_the_moment_of_paying(trial: Trial, speed: int) -> None:
    trial.power("card", nothing, cost=1, speed=speed, elements="fire moon")
    seats = {"P1": {"energy": 1, "grown": 1, "hand": ["card"]}}
    here = panel(trial, Panel(), seats=seats)
    assert elements_of(here.table, 0) == [0] * 8
    here.answer("play card")
    elements = elements_of(here.table, 0)
    assert (elements[FIRE], elements[MOON], sum(elements)) == (1, 1, 2)


@pytest.mark.rule("SI-8.3", "SI-8.4")
def test_elements_of_cards_are_gone_when_time_passes(trial: Trial) -> None:
    trial.power("card", nothing, elements="fire moon")
    seats = {"P1": {"grown": 1, "hand": ["card"], "elements": {"sun": 1}}}
    here = panel(trial, Panel(), seats=seats).answer("play card", "done")
    while here.prompt() != "ask-growth":
        here.answer("done")
    assert (here.table.turn, here.seat().discard) == (2, ["card"])
    assert elements_of(here.table, 0) == [0] * 8


@pytest.mark.rule("SI-8.3")
def test_elements_go_with_a_card_that_leaves_play(trial: Trial) -> None:
    """A major power is gained in the middle of the turn, and the card in play forgotten."""

    def learn(act: Act) -> Script:
        yield from gain_from(act, act.seat, "major")

    trial.power("learn", learn)
    trial.power("card", nothing, elements="fire")
    seats = {"P1": {"played": ["card", "learn"], "hand": []}}
    here = panel(trial, Panel(), phase="fast", seats=seats)
    assert elements_of(here.table, 0)[FIRE] == 1
    here.answer("use learn", "target A7")
    here.answer(here.options()[0], "forget card")
    assert elements_of(here.table, 0)[FIRE] == 0


# -- thresholds ------------------------------------------------------------------------------------


@pytest.mark.rule("SI-8.5")
@pytest.mark.parametrize(
    ("elements", "met"),
    [("2 sun 1 fire", True), ("3 sun 2 fire", True), ("2 sun", False), ("1 sun 5 fire", False)],
)
def test_a_threshold_needs_at_least_all_its_elements(
    trial: Trial, elements: str, met: bool
) -> None:
    power = trial.power("gift", nothing, "2 sun 1 fire")
    assert met_levels(needs(elements), power) == ([0] if met else [])


@pytest.mark.rule("SI-8.5")
def test_the_elements_are_counted_when_the_power_is_used(trial: Trial) -> None:
    """The first power gives the sun that the second one needs."""

    def sunrise(act: Act) -> Script:
        give_element(act.table, act.seat, 0)
        yield from ()

    def shine(act: Act) -> Script:
        add_energy(act.table, act.seat, 5 if act.has() else 1)
        yield from ()

    trial.power("sunrise", sunrise)
    trial.power("shine", shine, "1 sun")
    seats = {"P1": {"played": ["shine", "sunrise"]}}
    late = panel(trial, Panel(), phase="fast", seats=seats)
    late.answer("use sunrise", "target A7", "use shine", "target A7")
    assert late.seat().energy == 5
    soon = panel(trial, Panel(), phase="fast", seats=seats)
    soon.answer("use shine", "target A7", "use sunrise", "target A7")
    assert soon.seat().energy == 1


@pytest.mark.rule("SI-8.5", "SI-8.6")
def test_the_same_elements_serve_every_threshold(trial: Trial) -> None:
    """EX-POW-4: 2 water meet 2, 2 and 1 water, but not 3."""
    power = trial.power("gift", nothing, "2 water", "2 water", "1 water", "3 water")
    assert met_levels(needs("2 water"), power) == [0, 1, 2]


@pytest.mark.rule("SI-8.6")
def test_using_one_power_leaves_the_elements_for_the_next(trial: Trial) -> None:
    def shine(act: Act) -> Script:
        add_energy(act.table, act.seat, 5 if act.has() else 1)
        yield from ()

    for id in ("one", "two"):
        trial.power(id, shine, "2 water")
    seats = {"P1": {"played": ["one", "two"], "elements": with_elements("2 water")}}
    here = panel(trial, Panel(), phase="fast", seats=seats)
    here.answer("use one", "target A7", "use two", "target A7")
    assert here.seat().energy == 10


@pytest.mark.rule("SI-8.7", "SX-33.27")
@pytest.mark.parametrize(
    ("elements", "usable"), [("", False), ("1 fire", False), ("2 fire", True), ("3 fire", True)]
)
def test_an_innate_power_needs_the_elements_of_a_level(
    trial: Trial, elements: str, usable: bool
) -> None:
    trial.power("gift", nothing, "2 fire", "3 fire", deck="innate")
    seats = {"P1": {"elements": with_elements(elements)}}
    here = panel(trial, Panel(innates=["gift"]), phase="fast", seats=seats)
    assert ("use gift" in here.options()) == usable


@pytest.mark.rule("SI-8.7")
def test_a_card_works_without_its_threshold(trial: Trial) -> None:
    trial.power("card", nothing, "2 fire")
    here = panel(trial, Panel(), phase="fast", seats={"P1": {"played": ["card"]}})
    assert here.options() == ["use card", "done"]


@pytest.mark.rule("SI-8.8")
def test_the_basic_effect_comes_first_then_the_thresholds() -> None:
    """Drought: the town falls, both cities are hurt, blight comes; then 3 sun destroy a city."""
    lands = {"A4": {"town": 1, "city": 2, "presence": {"P1": 3}}}
    seat = {"played": ["drought"], "elements": with_elements("3 sun")}
    here = island(lands, spirits=[RIVER], phase="slow", seats={"P1": seat}, blight_pool=4)
    here.answer("use drought", "target A4")
    assert here.land("A4") == {"city-1": 1, "blight": 1, "presence": {0: 2}}
    wanted = ("log-destroyed", "log-damage", "log-blight")
    told = [event.text().id for event in here.events]
    assert [message for message in told if message in wanted] == [
        "log-destroyed",
        "log-damage",
        "log-damage",
        "log-blight",
        "log-destroyed",
    ]


@pytest.mark.rule("SI-8.8", "SI-8.9", "SX-12.2")
@pytest.mark.parametrize(
    ("elements", "left"),
    [
        ("3 fire 2 air", {"town": 2, "city": 2}),
        ("4 fire 3 air", {"town": 2, "city": 2}),
        ("5 fire 4 air 1 water", {"town": 1, "city": 2}),
        ("5 fire 5 air 2 water", {"city": 2}),
    ],
)
def test_levels_that_do_not_say_instead_add_up(elements: str, left: dict[str, int]) -> None:
    """Thundering Destruction strikes once, twice and three times; here always at towns."""
    here = island(
        {"A5": {"town": 3, "city": 2}},
        "power thundering-destruction at A5",
        spirits=["lightnings-swift-strike"],
        seats={"P1": {"elements": with_elements(elements)}},
    )
    while here.prompt() == "ask-destroy":
        here.answer("destroy town")
    assert here.land("A5") == left


@pytest.mark.rule("SI-8.9")
def test_instead_replaces_what_stands_above() -> None:
    """The third level of Massive Flooding damages each invader and pushes none."""
    here = island(
        {"A5": {"town": 1, "city": 1}},
        "power massive-flooding at A5",
        spirits=[RIVER],
        seats={"P1": {"elements": with_elements("3 sun 4 water 1 earth")}},
    )
    assert here.land("A5") == {"city-2": 1}
    assert here.prompt() == "ask-growth"


@pytest.mark.rule("SI-8.9", "SI-8.12")
def test_instead_you_may_leaves_the_choice() -> None:
    """EX-POW-6: the town becomes a dahan, or the explorer as without the threshold."""
    here = ways("2 moon").answer("use call-of-the-dahan-ways")
    assert here.options() == ["option explorer", "option town"]
    here.answer("option town")
    assert here.land("A5") == {"dahan": 2, "explorer": 1, "presence": {0: 1}}
    assert here.fear() == 0
    other = ways("2 moon").answer("use call-of-the-dahan-ways", "option explorer")
    assert other.land("A5") == {"dahan": 2, "town": 1, "presence": {0: 1}}


# -- pretending to have fewer ----------------------------------------------------------------------


@pytest.mark.rule("SI-8.10", "SI-8.12")
def test_a_power_may_be_used_with_fewer_elements() -> None:
    """EX-POW-7: without the threshold there is nothing to choose."""
    here = ways("2 moon")
    assert "use call-of-the-dahan-ways 0" in here.options()
    here.answer("use call-of-the-dahan-ways 0")
    assert here.land("A5") == {"dahan": 2, "town": 1, "presence": {0: 1}}


@pytest.mark.rule("SI-8.10")
def test_without_the_elements_there_is_one_way_to_use_it() -> None:
    assert ways("").options() == ["use call-of-the-dahan-ways", "done"]


@pytest.mark.rule("SI-8.10", "SI-8.11")
@pytest.mark.parametrize(
    ("thresholds", "elements", "sets"),
    [
        (["1 sun", "2 sun"], "2 sun", [[0, 1], [0], []]),
        (["1 sun", "1 moon"], "1 sun 1 moon", [[0, 1], [1], [0], []]),
        (["2 sun", "1 sun"], "2 sun", [[0, 1], [1], []]),
        (["1 sun", "1 sun"], "1 sun", [[0, 1], []]),
        (["1 sun 1 moon", "1 sun"], "1 sun 1 moon", [[0, 1], [1], []]),
        (["1 sun", "3 sun"], "2 sun", [[0], []]),
    ],
)
def test_the_thresholds_used_are_those_that_fewer_elements_meet(
    trial: Trial, thresholds: list[str], elements: str, sets: list[list[int]]
) -> None:
    """A level is never left out while one that needs at least the same elements is used."""
    power = trial.power("gift", nothing, *thresholds)
    found = usable_levels(needs(elements), power)
    assert found[0] == sets[0], "all of them come first"
    assert sorted(found) == sorted(sets)


@pytest.mark.rule("SI-8.11")
def test_a_lower_level_of_an_innate_power_may_be_used(trial: Trial) -> None:
    trial.power("gift", nothing, "1 sun", "2 sun", deck="innate")
    seats = {"P1": {"elements": with_elements("2 sun")}}
    here = panel(trial, Panel(innates=["gift"]), phase="fast", seats=seats)
    assert here.options() == ["use gift", "use gift 1", "done"], "but not none of them"
