"""Entwined Power and Powerstorm."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.powers.targeting import target_lands
from loci.games.spirit_island.state.registry import POWERS
from tests.spirit_island.minor import alone
from tests.spirit_island.spirits import pair
from tests.spirit_island.tables import RIVER, Island, targets

EARTH = "vital-strength-of-the-earth"

BOTH = {"P1": {"hand": ["wash-away"]}, "P2": {"hand": ["guard-the-healing-land"]}}
ENTWINED = {"elements": {"water": 2, "plant": 4}}


def entwined(kind: str, seats: dict[str, Any] | None = None) -> Island:
    """P1 entwines with P2, who draws from a deck."""
    here = pair(RIVER, EARTH, {}, "power entwined-power", seats=seats or BOTH)
    return here.answer(f"gain {kind}", seat=1)


def take_first(here: Island, seat: int) -> str:
    line = here.options(seat)[0]
    here.answer(line, seat=seat)
    return line.split(" ")[1]


@pytest.mark.rule("SI-24.2", "SI-24.7")
def test_entwined_power_gives_the_target_a_card_and_you_one_of_the_rest() -> None:
    here = entwined("minor")
    drawn = here.options(1)
    assert len(drawn) == 4
    theirs = take_first(here, 1)
    assert here.options(0) == [line for line in drawn if line != f"take {theirs}"]
    yours = take_first(here, 0)
    assert (here.seat(0).hand, here.seat(1).hand) == (
        ["wash-away", yours],
        ["guard-the-healing-land", theirs],
    )
    assert len(here.pile("minor_discard")) == 2
    assert not {yours, theirs} & {*here.pile("minor_discard"), *here.pile("minor_deck")}
    assert here.prompt(0) == "ask-growth"


@pytest.mark.rule("SI-24.6", "SI-24.8")
def test_entwined_power_costs_both_a_card_for_major_powers() -> None:
    here = entwined("major")
    theirs = take_first(here, 1)
    assert here.prompt(1) == "ask-forget"
    here.answer("forget guard-the-healing-land", seat=1)
    yours = take_first(here, 0)
    here.answer("forget wash-away", seat=0)
    assert (here.seat(0).hand, here.seat(1).hand) == ([yours], [theirs])
    assert sorted(here.pile("removed")) == ["guard-the-healing-land", "wash-away"]
    assert len(here.pile("major_discard")) == 2


def test_entwined_power_lets_both_target_from_the_other_this_turn() -> None:
    here = entwined("minor")
    take_first(here, 1)
    take_first(here, 0)
    assert targets(here, "wrap-in-wings-of-sunlight") == ["A7", "B7"]
    power = POWERS["wrap-in-wings-of-sunlight"]
    found = target_lands(here.table, 1, power, [])
    assert [here.table.island.names[land] for land in found] == ["A7", "B7"]
    later = pair(RIVER, EARTH, {}, "power entwined-power", "time-passes", seats=BOTH)
    later.answer("gain minor", seat=1)
    take_first(later, 1)
    take_first(later, 0)
    assert targets(later, "wrap-in-wings-of-sunlight") == ["A7"]


def test_entwined_power_shares_sacred_sites() -> None:
    lands = {"B7": {"presence": {"P2": 2}}}
    here = pair(RIVER, EARTH, lands, "power entwined-power", seats=BOTH).answer(
        "gain minor", seat=1
    )
    take_first(here, 1)
    take_first(here, 0)
    assert "B7" in targets(here, "paralyzing-fright")
    assert "A7" not in targets(here, "quicken-the-earths-struggles")


def test_entwined_power_without_the_threshold_gives_no_energy() -> None:
    seats = {"P1": {"hand": [], "elements": {"water": 2, "plant": 3}}, "P2": {"hand": []}}
    here = entwined("minor", seats)
    take_first(here, 1)
    take_first(here, 0)
    assert (here.seat(0).energy, here.seat(1).energy) == (0, 0)
    assert here.prompt(0) == "ask-growth"


def test_entwined_power_with_the_threshold_gives_energy_and_lets_cards_change_hands() -> None:
    here = entwined("minor", {"P1": {"hand": ["wash-away"], **ENTWINED}, "P2": {"hand": []}})
    theirs = take_first(here, 1)
    yours = take_first(here, 0)
    assert here.prompt(0) == "ask-give-card"
    assert here.options(0) == [*sorted([f"give {yours}", "give wash-away"]), "stop"]
    here.answer("give wash-away", seat=0)
    # what was only just given is not there to be given back
    assert here.options(1) == [f"give {theirs}", "stop"]
    here.answer(f"give {theirs}", seat=1)
    assert (here.seat(0).energy, here.seat(1).energy) == (3, 3)
    assert (here.seat(0).hand, here.seat(1).hand) == ([yours, theirs], ["wash-away"])


def test_entwined_power_gifts_are_optional() -> None:
    here = entwined("minor", {"P1": {"hand": [], **ENTWINED}, "P2": {"hand": []}})
    theirs = take_first(here, 1)
    yours = take_first(here, 0)
    here.answer("stop", seat=0).answer("stop", seat=1)
    assert (here.seat(0).hand, here.seat(1).hand) == ([yours], [theirs])


@pytest.mark.rule("SI-29.2")
def test_entwined_power_alone() -> None:
    here = alone({}, "power entwined-power", seats={"P1": {"hand": [], **ENTWINED}})
    here.answer("gain minor")
    first = take_first(here, 0)
    second = take_first(here, 0)
    assert here.seat().hand == [first, second]
    assert here.seat().energy == 3
    assert here.table.effects == ()
    assert here.prompt() == "ask-growth"


@pytest.mark.rule("SI-24.23")
def test_entwined_power_takes_cards_of_progressions() -> None:
    seats = {
        "P1": {"hand": [], "progression": ["uncanny-melting", "natures-resilience"]},
        "P2": {"hand": [], "progression": ["rouse-the-trees-and-stones"]},
    }
    decks = {"minor_deck": ["drought"], "major_deck": []}
    here = pair(RIVER, EARTH, {}, "power entwined-power", seats=seats, **decks)
    assert here.seat(0).hand == ["uncanny-melting"]
    assert here.seat(1).hand == ["rouse-the-trees-and-stones"]
    assert (here.seat(0).progression, here.seat(1).progression) == (("natures-resilience",), ())
    assert here.pile("minor_discard") == []


def test_entwined_power_without_a_draw_leaves_you_nothing() -> None:
    seats = {"P1": {"hand": []}, "P2": {"hand": [], "progression": ["uncanny-melting"]}}
    decks = {"minor_deck": ["drought"], "major_deck": []}
    here = pair(RIVER, EARTH, {}, "power entwined-power", seats=seats, **decks)
    assert (here.seat(0).hand, here.seat(1).hand) == ([], ["uncanny-melting"])


@pytest.mark.rule("SI-24.5")
def test_entwined_power_with_one_card_left_gives_it_to_the_target() -> None:
    seats: dict[str, Any] = {"P1": {"hand": []}, "P2": {"hand": []}}
    decks = {"minor_deck": ["drought"], "major_deck": []}
    here = pair(RIVER, EARTH, {}, "power entwined-power", seats=seats, **decks)
    assert (here.seat(0).hand, here.seat(1).hand) == ([], ["drought"])
    assert here.pile("minor_discard") == []


# -- powerstorm ------------------------------------------------------------------------------------

STORM = {"sun": 2, "fire": 2, "air": 3}
LANDS = {"A7": {"explorer": 9, "presence": {"P1": 1}}}


def storm(energy: int, *cards: str, elements: dict[str, int] | None = None) -> Island:
    """P1 has used these cards in A7, and Powerstorm."""
    seat = {"energy": energy, "played": ["powerstorm", *cards], "elements": elements or {}}
    here = alone(LANDS, phase="fast", seats={"P1": seat})
    for card in cards:
        here.answer(f"use {card}", "target A7")
        if here.prompt() == "ask-presence":
            here.answer("presence energy A7")
    return here.answer("use powerstorm")


@pytest.mark.rule("SI-23.1", "SI-23.6")
def test_powerstorm_gives_energy_and_a_repeat_that_is_paid_for() -> None:
    here = storm(0, "flash-floods")
    assert here.seat().energy == 3
    here.answer("repeat flash-floods", "target A7")
    assert (here.land("A7")["explorer"], here.seat().energy) == (7, 1)
    assert not [line for line in here.options() if line.startswith("repeat")]


def test_powerstorm_repeats_only_what_can_be_paid() -> None:
    poor, rich = storm(0, "indomitable-claim"), storm(1, "indomitable-claim")
    assert (poor.seat().energy, rich.seat().energy) == (3, 4)  # the card costs 4
    assert "repeat indomitable-claim" not in poor.options()
    assert "repeat indomitable-claim" in rich.options()


def test_powerstorm_repeats_one_card_or_three_with_the_threshold() -> None:
    cards = ("flash-floods", "dark-and-tangled-woods", "drift-down-into-slumber")
    one = storm(9, *cards)
    repeats = [line for line in one.options() if line.startswith("repeat")]
    assert repeats == ["repeat " + card for card in [*cards, "powerstorm"]]
    one.answer("repeat drift-down-into-slumber", "target A7")
    assert not [line for line in one.options() if line.startswith("repeat")]
    # the cards in play bring 1 sun, 1 fire and 1 air or more themselves
    three = storm(9, *cards, elements=STORM)
    for card in cards:
        three.answer(f"repeat {card}", "target A7")
    assert three.seat().energy == 9 + 3 - 2 - 1 - 0
    assert not [line for line in three.options() if line.startswith("repeat")]


@pytest.mark.rule("SI-23.3")
def test_powerstorm_repeated_gives_only_energy() -> None:
    here = storm(0, "flash-floods").answer("repeat powerstorm")
    assert here.seat().energy == 3 - 3 + 3
    assert not [effect for effect in here.table.effects if effect.kind == "repeat"]


def test_powerstorm_for_another_spirit() -> None:
    lands = {"B7": {"presence": {"P2": 1}}}
    seats = {
        "P1": {"played": ["powerstorm", "flash-floods"]},
        "P2": {"played": ["drift-down-into-slumber", "dark-and-tangled-woods"]},
    }
    here = pair(RIVER, EARTH, lands, phase="fast", seats=seats)
    here.answer("use dark-and-tangled-woods", "target B7", seat=1)
    here.answer("use powerstorm", "target P2", seat=0)
    assert (here.seat(0).energy, here.seat(1).energy) == (0, 3)
    here.answer("use flash-floods", "target A7", seat=0)
    assert not [line for line in here.options(1) if line.startswith("repeat drift")]  # not used yet
    here.answer("repeat dark-and-tangled-woods", "target B7", seat=1)
    assert (here.fear(), here.seat(1).energy) == (2 + 2, 2)
    assert not [line for line in here.options(1) if line.startswith("repeat")]


@pytest.mark.rule("SI-23.4")
def test_powerstorm_repeats_slow_cards_in_the_slow_phase() -> None:
    seats = {"P1": {"played": ["powerstorm", "wash-away"]}}
    here = alone(LANDS, phase="fast", seats=seats).answer("use powerstorm", "done")
    while "use wash-away" not in here.options():
        here.answer(here.options()[0])  # the invader phase
    here.answer("use wash-away", "target A7", "stop", "repeat wash-away", "target A7")
    assert here.prompt() == "ask-push"
    assert here.answer("stop").seat().energy == 2
