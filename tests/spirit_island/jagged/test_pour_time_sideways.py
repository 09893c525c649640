"""The power Pour Time Sideways: boards on which time runs differently."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.jagged.test_split_sky import FRACTURED, OWN, POUR, SITE, days, seat
from tests.spirit_island.spirits import pair, presence
from tests.spirit_island.tables import EVERY_SET, RIVER, Island

SANDS = ("A4", "A7", "B3", "B5")  # the sands of both boards


def poured(*steps: str, times: int = 1, more: dict[str, Any] | None = None, **keys: Any) -> Island:
    """Time runs from board A to board B; on all sands stand invaders."""
    lands: dict[str, Any] = {land: {"explorer": 2, **(more or {})} for land in SANDS}
    lands["A4"] |= {"presence": {"P1": 3}}
    lands["A7"] |= {"presence": {"P2": 1}}
    lands["B5"] |= {"presence": {"P1": 3}}
    seats = {"P1": {"time": 6, "plays_track": 4, "energy_track": 4}}
    here = pair(FRACTURED, RIVER, lands, *[f"power {POUR}"] * times, *steps, seats=seats, **keys)
    for _ in range(times):
        while here.prompt(0) == "ask-return-presence":
            here.answer(here.options(0)[0], seat=0)
        here.answer("presence A4 B5", seat=0)
    return here


def test_the_sands() -> None:
    table = poured().table
    found = [table.island.names[n] for n in table.island.lands if table.island.terrain[n] == 3]
    assert tuple(found) == SANDS


@pytest.mark.rule("SX-35.3")
def test_invaders_act_once_more_and_once_less() -> None:
    """EX-68."""
    here = poured("build-step", build=["1-sands"])
    assert [here.land(land).get("town", 0) for land in SANDS] == [0, 0, 1, 1]
    assert [here.land(land).get("city", 0) for land in SANDS] == [0, 0, 1, 1]
    came = poured("explore-step", explore=["1-sands"])
    assert [came.land(land)["explorer"] for land in SANDS][:2] == [2, 2]
    assert came.land("B3")["explorer"] == 2 + 2  # on the coast
    struck = poured("ravage-step", ravage=["1-sands"], blight_pool=20)
    while struck.asked() and struck.prompt() in ("ask-cascade", "ask-ravage-order"):
        struck.answer(struck.options()[0])
    assert [struck.land(land).get("blight", 0) for land in SANDS[:2]] == [0, 0]
    assert [struck.land(land).get("blight", 0) for land in SANDS[2:]] == [2, 2]


@pytest.mark.rule("SX-35.4")
def test_more_and_less_add_up() -> None:
    """EX-68."""
    here = poured("build-step", build=["1-sands"], times=2)
    built = [here.land(n).get("town", 0) + here.land(n).get("city", 0) for n in SANDS]
    assert built == [0, 0, 3, 3]


@pytest.mark.rule("SX-35.5")
def test_each_of_the_actions_is_stopped_by_itself() -> None:
    """EX-68."""
    here = poured("build-step", build=["1-sands"], more={"disease": 1})
    assert here.land("B3") == {"explorer": 2, "town": 1}  # one was stopped, one was not
    assert here.land("A7")["disease"] == 1


@pytest.mark.rule("SX-35.6")
def test_what_is_done_for_each_board_is_done_more_often_too() -> None:
    step = "event-part traps-and-snares"
    here = poured(step, more={"dahan": 1}, options=EVERY_SET)
    asked = 0
    while here.prompt() == "ask-event-land":
        asked += 1
        assert {line.split()[1] for line in here.options()} == {"B3", "B5"}
        here.answer("land B3")
    assert asked == 2
    assert [here.land(land).get("wilds", 0) for land in SANDS] == [0, 0, 2, 0]


@pytest.mark.rule("SX-35.2")
def test_with_one_board_it_does_nothing() -> None:
    lands = {"A4": {"presence": SITE}, "A5": {"presence": OWN}}
    here = days(lands, f"power {POUR}", seats=seat(time=3, plays_track=4))
    here.answer("presence A4 A5")
    assert presence(here) == {"A4": 1, "A5": 2, "A7": 1}
    assert here.table.effects == ()
