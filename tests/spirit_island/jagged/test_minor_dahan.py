"""Minor powers of Jagged Earth in which dahan are led, warned and guarded."""

from __future__ import annotations

import pytest

from tests.spirit_island.claw import alone, kinds, pair
from tests.spirit_island.spirits import BRINGER, presence
from tests.spirit_island.spirits import alone as of
from tests.spirit_island.tables import EVERY_SET

BATS = "power bats-scout-for-raids-by-darkness at A5"
BIRDS = "power birds-cry-warning at A5"
GUARD = "power call-to-guard at A5"
SKIES = "power skies-herald-the-season-of-return at A5"
CURRENTS = "power strong-and-constant-currents at A2"


def test_bats_lead_dahan_against_buildings() -> None:
    lands = {"A5": {"dahan": 3, "explorer": 2, "town": 1, "city": 1}}
    here = alone(lands, BATS).answer("option damage")
    assert {option.split()[1] for option in here.options()} == {"town", "city"}
    here.answer("damage town", "damage town-1")
    assert here.land("A5") == {"dahan": 3, "explorer": 2, "city-1": 1}
    assert here.fear() == 1


def test_bats_frighten_and_call_dahan() -> None:
    here = alone({"A4": {"dahan": 3}, "A5": {}}, BATS).answer("option gather-dahan")
    here.answer("gather dahan A4", "stop")
    assert (here.lands("A4", "A5"), here.fear()) == ([{"dahan": 2}, {"dahan": 1}], 1)
    none = alone({"A5": {"town": 1}}, BATS).answer("option damage")
    assert none.land("A5") == {"town": 1}


def test_birds_save_two_dahan_of_one_ravage() -> None:
    here = alone({"A5": {"dahan": 4, "city": 3}}, BIRDS, "ravage A5").answer("option warn-dahan")
    assert here.land("A5")["dahan"] == 2  # of 4, all of which the 9 damage would destroy
    assert kinds(here) == []


def test_birds_warn_once_though_only_one_dahan_was_in_danger() -> None:
    lands = {"A5": {"dahan": 3, "town": 1, "explorer": 1}}
    here = alone(lands, BIRDS, "ravage A5", "destroy 1 dahan A5")
    here.answer("option warn-dahan", "destroy dahan")
    # The saved one has no damage, and strikes back; the second Action meets nobody warned.
    assert kinds(here) == []
    assert sum(n for word, n in here.land("A5").items() if word.startswith("dahan")) == 2


@pytest.mark.rule("SX-34.50")
def test_birds_that_warned_twice_save_four_dahan_of_one_ravage() -> None:
    lands = {"A5": {"dahan": 6, "city": 5}}
    here = alone(lands, BIRDS, BIRDS, "ravage A5")
    here.answer("option warn-dahan", "option warn-dahan")
    assert here.land("A5")["dahan"] == 4
    assert kinds(here) == []


@pytest.mark.rule("SX-34.50")
def test_birds_that_warned_twice_warned_of_the_same_time() -> None:
    here = alone({"A5": {"dahan": 3}}, BIRDS, BIRDS, "destroy 1 dahan A5", "destroy 1 dahan A5")
    here.answer("option warn-dahan", "option warn-dahan")
    assert (here.land("A5"), kinds(here)) == ({"dahan": 2}, [])


def test_birds_warn_only_in_their_land_and_until_time_passes() -> None:
    lands = {"A5": {"dahan": 1}, "A4": {"dahan": 1}}
    here = alone(lands, BIRDS, "destroy 1 dahan A4", "time-passes", "destroy 1 dahan A5")
    here.answer("option warn-dahan")
    assert here.lands("A4", "A5") == [{}, {}]


def test_birds_push_dahan() -> None:
    here = alone({"A5": {"dahan": 4}}, BIRDS).answer("option push-dahan")
    here.answer("push dahan A4", "push dahan A4", "push dahan A6")
    assert here.lands("A4", "A5", "A6") == [{"dahan": 2}, {"dahan": 1}, {"dahan": 1}]


def test_call_to_guard_defends_by_dahan() -> None:
    here = alone({"A5": {"dahan": 2}, "A4": {"dahan": 1}}, GUARD)
    here.answer("gather dahan A4", "option defend")
    assert here.defended("A5") == [3]
    empty = alone({"A5": {"town": 1}}, GUARD)
    assert (empty.defended("A5"), kinds(empty)) == ([0], [])


def test_call_to_guard_strikes_those_who_are_added() -> None:
    lands = {"A5": {"dahan": 1, "town": 1}}
    here = alone(lands, GUARD, "build A5", "explore A5").answer("option guard")
    assert here.land("A5") == {"dahan": 1, "town": 1, "city-1": 1}


def test_call_to_guard_strikes_those_who_are_moved() -> None:
    lands = {"A5": {"dahan": 1, "town": 1}, "A4": {"explorer": 1, "town-1": 1, "dahan": 1}}
    here = alone(lands, GUARD, "power call-to-trade at A5").answer("stop", "option guard")
    here.answer("gather dahan A4")
    assert here.land("A5") == {"dahan": 2, "town": 1}
    assert here.fear() == 1


def test_call_to_guard_and_badlands_hurt_only_those_who_came() -> None:
    lands = {"A5": {"dahan": 1, "town": 2, "badlands": 1}}
    here = alone(lands, GUARD, "build A5").answer("option guard")
    assert here.land("A5") == {"dahan": 1, "town": 2, "city-2": 1, "badlands": 1}


@pytest.mark.rule("SX-12.32")
def test_every_guarded_land_strikes_those_whom_one_action_brought() -> None:
    effects = [{"kind": "guarded", "land": land, "seat": "P1"} for land in ("A4", "A6")]
    lands = {"A5": {"explorer": 2}, "A4": {"explorer": 1}, "A6": {}}
    here = alone(lands, "push 2 explorer A5 by P1", effects=effects)
    here.answer("push explorer A4", "push explorer A6")
    assert here.lands("A4", "A5", "A6") == [{"explorer": 1}, {}, {}]


def test_call_to_guard_of_the_bringer_is_a_dream() -> None:
    lands = {"A5": {"dahan": 1, "town": 1}}
    here = of(BRINGER, lands, GUARD, "build A5", options=EVERY_SET).answer("option guard")
    assert here.land("A5") == {"dahan": 1, "town": 1, "city": 1}


def test_skies_bring_presence_back() -> None:
    seats = {"P1": {"destroyed": 1}, "P2": {"destroyed": 2}}
    lands = {"A6": {"presence": {"P2": 1}}, "A4": {"dahan": 1}, "A5": {"blight": 1}}
    here = pair(lands, SKIES, seats=seats)
    assert (here.asked(), here.options()) == ([0], ["target P1", "target P2"])
    here.answer("target P2")
    assert here.asked() == [1]
    here.answer("yes")
    here.answer("gather dahan A4")
    assert here.options() == [
        f"push-blight {land}" for land in ("A1", "A4", "A6", "A7", "A8", "B3")
    ]
    here.answer("push-blight A6")
    assert here.land("A5") == {"dahan": 1, "presence": {1: 1}}
    assert here.land("A6") == {"presence": {1: 1}, "blight": 1}
    assert (here.seat(1).destroyed, here.seat().destroyed) == (1, 1)


def test_skies_need_presence_on_the_board() -> None:
    here = pair({"A5": {}}, SKIES, seats={"P2": {"destroyed": 2}})
    assert presence(here, 1) == {"B7": 1}
    refused = pair({"A5": {}}, SKIES, seats={"P1": {"destroyed": 1}}).answer("no")
    assert presence(refused) == {"A7": 1}


def test_currents_push_along_the_coast() -> None:
    here = alone({"A2": {"explorer": 1, "town": 1, "dahan": 1}}, CURRENTS)
    assert here.options() == ["option push-along-coast", "option move-dahan"]
    here.answer("option push-along-coast")
    assert here.options() == [
        f"push {piece} {land}" for piece in ("explorer", "town") for land in ("A1", "A3")
    ]
    here.answer("push town A1")
    assert here.lands("A1", "A2") == [{"town": 1}, {"explorer": 1, "dahan": 1}]


def test_currents_carry_dahan_either_way() -> None:
    lands = {"A2": {"dahan": 2}, "B2": {"dahan": 1}}
    here = pair(lands, CURRENTS).answer("option move-dahan")
    assert "land A5" not in here.options()
    here.answer("land B2", "gather dahan B2", "push dahan B2")
    assert here.lands("A2", "B2") == [{"dahan": 2}, {"dahan": 1}]
    none = alone({"A2": {}, "A1": {}}, CURRENTS).answer("option move-dahan")
    assert none.land("A2") == {}


@pytest.mark.parametrize("line", ["both", "move-dahan"])
def test_currents_with_their_threshold(line: str) -> None:
    lands = {"A2": {"town": 1}, "A3": {"dahan": 1}}
    here = alone(lands, CURRENTS, elements="2 water").answer(f"option {line}")
    if line == "both":
        here.answer("push town A1")
    here.answer("land A3", "gather dahan A3")
    assert here.land("A2") == ({"dahan": 1} if line == "both" else {"town": 1, "dahan": 1})
