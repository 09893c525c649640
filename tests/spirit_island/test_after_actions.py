"""What an Action sets off comes after it, and who decides about a part of a power."""

from __future__ import annotations

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import POWER, RULE, Act
from tests.spirit_island.tables import OCEAN, RIVER, island

THUNDERSPEAKER = "thunderspeaker"


def nothing(act: Act) -> Script:
    yield from ()


@pytest.mark.rule("SI-20.26", "SI-26.16")
def test_a_power_counts_what_it_moved_into_the_ocean_before_it_drowns() -> None:
    here = island(
        {"B1": {"dahan": 2}, "B0": {"presence": {"P2": 1}}},
        "power rivers-bounty at B0 by P1",
        spirits=[RIVER, OCEAN],
        boards="AB",
    )
    energy = here.seat(0).energy
    here.answer("gather dahan B1", "gather dahan B1")
    assert here.seat(0).energy == energy + 1
    assert here.land("B0") == {"presence": {1: 1}}
    assert here.land("B1") == {}


@pytest.mark.rule("SI-26.17", "SX-12.39")
def test_what_was_set_off_never_sets_itself_off() -> None:
    table = island().table
    cause = Act(table, POWER, 0)
    cause.trigger("echo", nothing)
    cause.trigger("echo", nothing)
    assert [trigger.word for trigger in cause.triggered] == ["echo"]
    echo = cause.after("echo", RULE)
    echo.trigger("echo", nothing)
    assert echo.triggered == []
    other = echo.after("other", RULE)
    other.trigger("echo", nothing)  # not through another one either
    other.trigger("third", nothing)
    assert [trigger.word for trigger in other.triggered] == ["third"]
    assert other.root() is cause


@pytest.mark.rule("SI-21.12")
@pytest.mark.parametrize(("along", "presence"), [("yes", 2), ("no", 0)])
def test_presence_may_follow_a_dahan_into_an_ocean_in_play(along: str, presence: int) -> None:
    here = island(
        {"B1": {"dahan": 1, "presence": {"P1": 1}}, "B0": {"presence": {"P2": 1}}},
        "power call-to-migrate at B1 by P1",
        spirits=[THUNDERSPEAKER, OCEAN],
        boards="AB",
    )
    while here.prompt() == "ask-gather":
        here.answer("stop")
    here.answer("push dahan B0", along)
    assert here.land("B0")["presence"].get(0, 0) == min(1, presence)
    assert "dahan" not in here.land("B0")


@pytest.mark.rule("SI-28.6")
def test_the_target_of_blazing_renewal_chooses_the_land() -> None:
    here = island(
        {"A5": {"presence": {"P1": 1}}},
        "power blazing-renewal at P2 by P1",
        spirits=[RIVER, "lightnings-swift-strike"],
        boards="AB",
        seats={"P2": {"destroyed": 2}},
    )
    assert here.asked() == [1]
    assert here.prompt(1) == "ask-renewal"
    here.answer("land A5", seat=1)
    assert here.land("A5")["presence"] == {0: 1, 1: 2}
