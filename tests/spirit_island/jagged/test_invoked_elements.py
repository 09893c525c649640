"""The scenario Elemental Invocation: thresholds met by the elements of a land."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.spirits.keeping import kept_words
from loci.games.spirit_island.rules.spirits.markers import MARKERS
from tests.spirit_island.jagged.test_elemental_invocation import HOME, at
from tests.spirit_island.tables import Island, with_elements


def powers(markers: str, elements: str = "", phase: str = "slow", **keys: Any) -> Island:
    """The River beside A5, in a phase of powers, with these elements and no cards."""
    seat = {"hand": [], "elements": with_elements(elements), **keys.pop("seat", {})}
    lands = {"A5": {"explorer": 2, "town": 1, "presence": {"P1": 2}}, **keys.pop("lands", {})}
    return at(lands, markers=markers, phase=phase, seats={"P1": seat}, **keys)


FLOOD = "use massive-flooding"


@pytest.mark.rule("SX-46.16")
def test_an_innate_power_is_used_by_the_elements_of_a_land() -> None:
    """Sun and 2 water are at corners of A5; A4 has the sun and one of the waters alone."""
    corners = "sun A4+A5, water A1+A4+A5, water A5+A7"
    here = powers(corners)
    assert FLOOD in here.options()
    here.answer(FLOOD)
    assert here.prompt() == "ask-push"  # A5 is its only target, and threshold 1 all that it meets
    assert here.match.decisions()[0].prompt.args["land"] == "A5"


@pytest.mark.rule("SX-46.16")
def test_without_them_it_is_not() -> None:
    assert FLOOD not in powers("sun A4+A5, water A1+A4+A5").options()
    # a third one at a land out of its reach: A3 is 2 lands away from A5, A8 and A7 are near
    assert FLOOD not in powers("sun A0+A3, water A2+A3+A4, water A3+A4").options()


@pytest.mark.rule("SX-46.16")
def test_more_thresholds_are_a_choice_when_the_land_is_chosen() -> None:
    here = powers("sun A4+A5, water A1+A4+A5", "1 sun 2 water")
    here.answer(FLOOD, "target A5")
    assert here.prompt() == "ask-land-elements"
    assert here.options() == [FLOOD, f"{FLOOD} 1"]
    assert here.match.decisions()[0].prompt.args["land"] == "A5"
    two = here.answer(FLOOD)
    assert two.prompt() in ("ask-damage", "ask-push")
    assert two.seat().used == ["massive-flooding"]
    fewer = powers("sun A4+A5, water A1+A4+A5", "1 sun 2 water")
    fewer.answer(FLOOD, "target A5", f"{FLOOD} 1")
    assert fewer.prompt() == "ask-push"
    elsewhere = powers("sun A4+A5, water A1+A4+A5", "1 sun 2 water")
    elsewhere.answer(FLOOD, "target A8")
    assert elsewhere.prompt() != "ask-land-elements"
    assert [effect.kind for effect in elsewhere.table.effects] == ["element-marker"] * 2


@pytest.mark.rule("SX-46.16")
def test_a_card_meets_its_threshold_there() -> None:
    """Talons of Lightning without and with 3 fire and 3 air."""
    lands = {"A6": {"explorer": 1}, "A8": {"town": 2}}
    markers = "fire A1+A5+A6, fire A5+A6+A8, fire A1+A6, air A6+A8"
    keys: dict[str, Any] = {"seat": {"played": ["talons-of-lightning"]}, "lands": lands}
    here = powers(markers, "2 air", phase="fast", **keys)
    use = "use talons-of-lightning"
    here.answer(use, "target A6")
    assert here.prompt() == "ask-land-elements"
    here.answer(use)
    assert here.land("A8") == {"town": 1}
    left = powers(markers, "2 air", phase="fast", **keys)
    left.answer(use, "target A6", f"{use} 0")
    assert left.land("A8") == {"town": 2}
    short = powers(markers, "1 air", phase="fast", **keys)
    assert short.answer(use, "target A6").land("A8") == {"town": 2}


@pytest.mark.rule("SX-46.16")
def test_what_counts_elements_counts_those_of_the_land() -> None:
    """Lead the Furious Assault and Gather the Warriors: 1 dahan for each air or sun."""
    lands = {"A4": {"dahan": 3}, "A5": {"presence": {"P1": 1}}, "A7": {"presence": {"P1": 1}}}
    step = "power gather-the-warriors at A5"
    seats = {"P1": {"elements": {"animal": 1}}}
    spirits = ["thunderspeaker"]
    here = at(lands, step, spirits=spirits, seats=seats, markers="air A4+A5, air A5+A7")
    here.answer("gather dahan A4", "gather dahan A4")
    assert here.land("A5")["dahan"] == 2
    without = at(lands, step, spirits=spirits, seats=seats)
    assert "dahan" not in without.land("A5")


@pytest.mark.rule("SX-46.16")
def test_a_repeat_has_the_elements_of_its_own_land() -> None:
    """Threshold 3 of Creepers Tear Into Mortar repeats it; the second use is elsewhere."""
    lands = {
        "A5": {"town": 1, "presence": {"P1": 2}},
        "A4": {"town": 1, "presence": {"P1": 2}},
        "A7": {"presence": {"P1": 1}},
    }
    seat = {"hand": [], "elements": {"moon": 1, "plant": 2}}
    here = at(
        lands,
        spirits=["a-spread-of-rampant-green"],
        phase="slow",
        seats={"P1": seat},
        markers="moon A4+A5, plant A5+A7",
    )
    use = "use creepers-tear-into-mortar"
    here.answer(use, "target A5")
    assert here.prompt() == "ask-land-elements"
    here.answer(use)
    assert here.prompt() == "ask-repeat"
    here.answer("target A4")
    assert here.land("A4") == {"town-1": 1, "presence": {0: 2}}
    assert here.land("A5") == {"town-1": 1, "presence": {0: 2}}


@pytest.mark.rule("SX-46.17")
def test_they_do_not_make_a_power_fast() -> None:
    """Gather the Warriors is fast with 4 air; the air of the land comes too late for that."""
    lands = {"A4": {"dahan": 1}, "A5": {"presence": {"P1": 1}}}
    markers = "air A4+A5, air A5+A7, air A1+A4+A5, air A5+A7+A8, animal A1+A5+A6"

    def offered(phase: str, elements: dict[str, int]) -> list[str]:
        seats = {"P1": {"hand": [], "elements": elements}}
        here = at(
            lands,
            spirits=["thunderspeaker"],
            seats=seats,
            markers=markers,
            phase=phase,
            steps=["stop"],
        )
        return [text for text in here.options() if text.startswith("use gather")]

    assert offered("fast", {}) == []
    assert offered("fast", {"air": 4}) == ["use gather-the-warriors"]
    assert offered("slow", {}) == ["use gather-the-warriors"]


@pytest.mark.rule("SX-46.17")
def test_they_do_not_lengthen_the_range() -> None:
    """Talons of Lightning reaches 3 lands with its threshold. A1 is a mountain 2 lands from A7."""
    markers = "fire A0+A1, fire A1+A6, fire A1+A5+A6, air A1+A4+A5, air A1+A2+A4, air A0+A1+A2"
    seat = {"hand": [], "played": ["talons-of-lightning"]}
    far = at(HOME, markers=markers, phase="fast", seats={"P1": seat}, steps=["stop"])
    assert "use talons-of-lightning" in far.options()
    far.answer("use talons-of-lightning")
    assert "target A1" not in far.options()
    seat = {**seat, "elements": {"fire": 3, "air": 3}}
    own = at(HOME, phase="fast", seats={"P1": seat}).answer("use talons-of-lightning")
    assert "target A1" in own.options()


@pytest.mark.rule("SX-46.17")
def test_they_help_no_power_that_targets_a_spirit_and_no_special_rule() -> None:
    lands = {"A5": {"presence": {"P1": 2}}}
    markers = "sun A4+A5, earth A5+A7, earth A1+A4+A5, plant A5+A7+A8, plant A1+A5+A6"
    spirits = ["vital-strength-of-the-earth"]
    gift = at(lands, spirits=spirits, markers=markers, phase="fast", steps=["stop"])
    assert "use gift-of-strength" not in gift.options()
    # Swiftness of Lightning makes as many powers fast as the spirit has air.
    air = "air A4+A5, air A5+A7, air A1+A4+A5"
    seats = {"P1": {"played": ["shatter-homesteads"], "elements_now": {"air": 0}}}
    swift = at(
        lands,
        spirits=["lightnings-swift-strike"],
        markers=air,
        phase="fast",
        seats=seats,
        steps=["stop"],
    )
    assert "use shatter-homesteads" not in swift.options()


@pytest.mark.rule("SX-46.16")
def test_prepared_markers_are_spent_only_on_what_is_still_missing() -> None:
    """Observe the Ever-Changing World wants 1 moon, or 2 moon and 1 air: both moons lie at A5."""
    lands = {"A5": {"explorer": 1, "presence": {"P1": 2}}}
    seats = {"P1": {"hand": [], "markers": {"moon": 1, "air": 1}}}
    use = "use observe-the-ever-changing-world"

    def observing() -> Island:
        spirits = ["shifting-memory-of-ages"]
        frame: dict[str, Any] = {"spirits": spirits, "phase": "fast", "seats": seats}
        return at(lands, markers="moon A4+A5, moon A5+A7", **frame)

    assert [text for text in observing().options() if text.startswith(use)] == [use, f"{use} 1"]
    here = observing().answer(use, "target A5")
    assert here.options() == [use, f"{use} 1+2"]
    here.answer(use)
    assert kept(here) == ["moon", "air"]
    both = observing().answer(use, "target A5", f"{use} 1+2")
    assert kept(both) == ["moon"]


def kept(here: Island) -> list[str]:
    return kept_words(here.table, 0, MARKERS)
