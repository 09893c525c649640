"""The unique powers of Finder of Paths Unseen."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.act import EVENT, Act
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.island.harm import destroy
from loci.games.spirit_island.state.terms import DAHAN
from tests.spirit_island.promo.test_finder import CROWD, FINDER, OWN, crowd, finder
from tests.spirit_island.spirits import pair, printed
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import RIVER, Island, targets


def test_the_headers() -> None:
    journey = (0, "slow", "moon air", "presence 0", "any-land")
    assert printed("a-circuitous-and-wending-journey") == journey
    aid = (2, "fast", "sun fire air animal", "presence 1", "any-land")
    assert printed("aid-from-the-spirit-speakers") == aid
    passage = (1, "fast", "sun moon air", "presence 1", "any-land")
    assert printed("offer-passage-between-worlds") == passage
    tied = (0, "slow", "sun air earth plant", "presence 1", "any-land")
    assert printed("paths-tied-by-nature") == tied
    boon = (0, "fast", "moon air water", "", "another-spirit")
    assert printed("travelers-boon") == boon
    ways = (1, "slow", "air water earth", "presence 2", "any-land")
    assert printed("ways-of-shore-and-heartland") == ways


@pytest.mark.rule("SX-51.12")
def test_a_journey_takes_the_greater_half() -> None:
    """Of the presence of all spirits, and the Finder alone is asked."""
    here = crowd("power a-circuitous-and-wending-journey at A5")
    here.answer("push explorer A4", "push explorer A4", "push town A4", seat=0)
    here.answer("push dahan A4", "push dahan A4", seat=0)
    here.answer("push-presence P1 A4", "push-presence P2 A4", seat=0)
    here.answer("push beasts A4", "push beasts A4", seat=0)
    left = {"explorer": 2, "town": 1, "dahan": 2, "beasts": 2, "presence": {0: 1, 1: 1}}
    assert (here.land("A4"), here.prompt(0)) == (left, "ask-growth")


def test_aid_from_the_spirit_speakers() -> None:
    lands = {"A5": {"town": 1, "dahan": 2}, "A6": {"dahan": 1}, "A3": {"dahan": 1}, "A4": {}}
    here = finder(lands, "power aid-from-the-spirit-speakers at A5")
    ends = {line.split()[-1] for line in here.options() if line != "stop"}
    assert ends == {"A3", "A6"}  # within 2, with dahan
    here.answer("push town A3", "push dahan A6")
    assert here.lands("A3", "A5", "A6") == [{"town": 1, "dahan": 1}, {"dahan": 1}, {"dahan": 2}]
    assert here.prompt() == "ask-growth"


@pytest.mark.rule("SX-51.11")
def test_ranges_in_the_text_are_longer_or_ignored_too() -> None:
    lands = {"A8": {"town": 1, "dahan": 1}, "A3": {"dahan": 1}, "A6": {"city": 1}}
    tied, aid = "power paths-tied-by-nature at A8", "power aid-from-the-spirit-speakers at A8"
    free = [{"kind": "no-range", "seat": "P1"}]
    far = ("plus-1-energy-plus-1-range",)
    assert finder(lands, tied).prompt() == "ask-growth"  # A3, the other jungle, is 3 lands away
    assert finder(lands, tied, effects=free).options() == ["land A3", "stop"]
    assert finder(lands, tied, shown=far).options() == ["land A3", "stop"]
    assert finder(lands, aid).prompt() == "ask-growth"
    assert "push town A3" in finder(lands, aid, effects=free).options()


def passage(lands: dict[str, Any]) -> Island:
    return finder(lands, "power offer-passage-between-worlds at A5")


def test_passage_goes_both_ways() -> None:
    here = passage({"A5": {"dahan": 3}, "A7": {"dahan": 1, "presence": OWN}})
    here.answer("option lead-dahan", "land A7")
    assert here.options() == ["push dahan A7", "gather dahan A7", "stop"]
    here.answer("push dahan A7", "push dahan A7", "gather dahan A7", "push dahan A7")
    assert here.lands("A5", "A7") == [{"dahan": 1}, {"dahan": 3, "presence": {0: 1}}]
    assert here.prompt() == "ask-growth"


@pytest.mark.parametrize(("number", "left"), [(1, 3), (2, 3), (3, 2)])
def test_passage_saves_2_dahan_once(number: int, left: int) -> None:
    here = passage({"A5": {"dahan": 3}}).answer("option save-dahan")
    land = here.table.island.numbers["A5"]
    act = Act(here.table, EVENT, land=land)
    carry_out(destroy(act, number, DAHAN), *["destroy dahan"] * number)
    carry_out(finish(act))
    assert here.land("A5") == {"dahan": left}
    later = Act(here.table, EVENT, land=land)
    carry_out(destroy(later, 1, DAHAN), "destroy dahan")
    assert here.land("A5").get("dahan", 0) == left - 1


def test_paths_tied_by_nature() -> None:
    """A5 and A2 are wetlands, 2 apart; both go to one land."""
    lands = {"A5": {"town": 1, "dahan": 2, "presence": OWN}, "A2": {}}
    here = finder(lands, "power paths-tied-by-nature at A5")
    assert here.options() == ["land A2", "stop"]
    here.answer("land A2")
    assert {line.split()[-1] for line in here.options()} == {"A2", "stop"}
    here.answer("push town A2", "push-presence P1 A2")
    assert here.land("A2") == {"town": 1, "presence": {0: 1}}


def test_travelers_boon() -> None:
    lands = {
        "B4": {**CROWD, "presence": {"P2": 2}},
        "B5": {"presence": {"P2": 2}},
        "A7": {"presence": OWN},
        "B7": {},
    }
    options = {"sets": ["base", "branch-and-claw", "feather-and-flame"]}
    here = pair(FINDER, RIVER, lands, "power travelers-boon at P2", options=options)
    here.answer("land A7", seat=1)
    here.answer("presence B4 A7", "presence B4 A7", "presence B5 A7", seat=1)
    here.answer("gather town B4", "gather dahan B4", "gather beasts B4", seat=1)
    assert here.land("A7") == {"town": 1, "dahan": 1, "beasts": 1, "presence": {0: 1, 1: 3}}
    stay = pair(FINDER, RIVER, lands, "power travelers-boon at P2", options=options)
    stay.answer("land A7", "stop", seat=1)
    assert stay.land("A7") == {"presence": {0: 1}}


@pytest.mark.parametrize(("land", "ends"), [("A2", {"A1", "A3"}), ("A5", {"A4", "A6", "A7", "A8"})])
def test_ways_of_shore_and_heartland(land: str, ends: set[str]) -> None:
    lands = {land: {"explorer": 1, "dahan": 1, "presence": {"P1": 1}}}
    here = finder(lands, f"power ways-of-shore-and-heartland at {land}")
    assert {line.split()[-1] for line in here.options() if line != "stop"} == ends
    end = min(ends)
    here.answer(f"push explorer {end}", f"push-presence P1 {end}")
    assert here.land(end) == {"explorer": 1, "presence": {0: 1}}


def test_ranges() -> None:
    here = finder({"A7": {"presence": OWN}})
    assert targets(here, "ways-of-shore-and-heartland") == ["A1", "A4", "A5", "A6", "A7", "A8"]
    assert targets(here, "aid-from-the-spirit-speakers") == ["A5", "A7", "A8"]
