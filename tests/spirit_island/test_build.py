"""Section 15 of the rules: the build."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import skip_actions
from tests.spirit_island.trial import Trial, log, plain


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""


@pytest.mark.rule("SI-15.2", "SI-15.4")
def test_more_towns_than_cities_bring_a_city() -> None:
    """EX-BUILD-A: the town stays a town."""
    here = plain({"A6": {"town": 1}}, "build mountain")
    assert here.land("A6") == {"town": 1, "city": 1}


@pytest.mark.rule("SI-15.3", "SI-15.6")
def test_explorers_alone_bring_a_town() -> None:
    """EX-BUILD-B: explorers count for nothing but being there."""
    here = plain({"A6": {"explorer": 2}}, "build mountain")
    assert here.land("A6") == {"explorer": 2, "town": 1}


@pytest.mark.rule("SI-15.3")
def test_as_many_cities_as_towns_bring_a_town() -> None:
    """EX-BUILD-C."""
    here = plain({"A6": {"town": 1, "city": 1}}, "build mountain")
    assert here.land("A6") == {"town": 2, "city": 1}


@pytest.mark.rule("SI-15.2", "SI-15.3")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"city": 1}, {"city": 1, "town": 1}),
        ({"city": 2, "town": 1}, {"city": 2, "town": 2}),
        ({"city": 1, "town": 2}, {"city": 2, "town": 2}),
        ({"explorer": 3, "town": 1}, {"explorer": 3, "town": 1, "city": 1}),
    ],
)
def test_what_is_built(before: dict[str, int], after: dict[str, int]) -> None:
    assert plain({"A6": before}, "build mountain").land("A6") == after


@pytest.mark.rule("SI-15.5")
def test_no_invaders_no_build() -> None:
    """EX-BUILD-D: neither dahan nor presence cause one."""
    lands = {"A1": {"dahan": 2, "presence": {"P1": 1}}, "A6": {}}
    keys: dict[str, Any] = {"build": ["1-mountain"], "invader_deck": ["1-sands"]}
    here = plain(lands, phase="fast", **keys).answer("done")
    assert log(here, "log-build") == []
    assert here.land("A1") == {"dahan": 2, "presence": {0: 1}}
    assert here.land("A6") == {}


@pytest.mark.rule("SI-14.4", "SI-15.1")
def test_a_stage_three_card_builds_in_both_terrains() -> None:
    """EX-BUILD-E."""
    lands = {"A3": {"explorer": 1}, "A4": {"explorer": 1}, "A5": {"explorer": 1}}
    here = plain(lands, "build 3-jungle-sands")
    assert here.land("A3") == {"explorer": 1, "town": 1}
    assert here.land("A4") == {"explorer": 1, "town": 1}
    assert here.land("A5") == {"explorer": 1}


@pytest.mark.rule("SI-15.1", "SI-34.11", "SX-13.4", "SX-12.4", "SX-12.21")
def test_each_land_builds_once() -> None:
    """Exactly one building for every land of the card, many invaders or few."""
    lands = {"A1": {"explorer": 1}, "A6": {"explorer": 5, "town": 3, "city": 1}}
    keys: dict[str, Any] = {"build": ["1-mountain"], "invader_deck": ["1-sands"]}
    here = plain(lands, phase="fast", **keys).answer("done")
    assert log(here, "log-build") == [("log-build", "A1"), ("log-build", "A6")]
    assert here.land("A1") == {"explorer": 1, "town": 1}
    assert here.land("A6") == {"explorer": 5, "town": 3, "city": 2}


@pytest.mark.rule("SI-15.7")
def test_damaged_buildings_count_like_whole_ones() -> None:
    here = plain({"A6": {"town-1": 1}, "A1": {"town": 1, "city-2": 1}}, "build mountain")
    assert here.land("A6") == {"town-1": 1, "city": 1}
    assert here.land("A1") == {"town": 2, "city-2": 1}


@pytest.mark.rule("SI-35.1")
def test_skipping_an_action_means_ravage_build_or_explore(trial: Trial) -> None:
    """All of them, or the one that is named."""

    def still(act: Act) -> Script:
        skip_actions(act)
        yield from ()

    def unbuilt(act: Act) -> Script:
        skip_actions(act, action="build")
        yield from ()

    trial.power("still", still)
    trial.power("unbuilt", unbuilt)
    actions = ("ravage A4", "build A4", "explore A4")
    lands = {"A4": {"town": 1}}
    assert plain(lands, "power still at A4", *actions).land("A4") == {"town": 1}
    named = plain(lands, "power unbuilt at A4", *actions)
    assert named.land("A4") == {"town": 1, "blight": 1, "explorer": 1}
