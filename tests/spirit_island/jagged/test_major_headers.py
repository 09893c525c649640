"""The major powers of Jagged Earth: what is printed beside their effects, and what they may
target."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.state.registry import POWERS, deck
from loci.games.spirit_island.state.terms import JAGGED
from tests.spirit_island.claw import alone
from tests.spirit_island.jagged.test_minor_headers import words
from tests.spirit_island.tables import targets

#: id: cost, speed, elements, range, target, threshold
MAJOR = {
    "angry-bears": "3 slow | sun fire animal | presence 0 | any-land | 2 fire 3 animal",
    "bargains-of-power-and-protection": (
        "2 fast | sun water earth animal | presence 0 | dahan | 3 sun 2 water 2 earth"
    ),
    "dream-of-the-untouched-land": (
        "6 fast | moon water earth plant animal | sacred 1 | any-land"
        " | 3 moon 2 water 3 earth 2 plant"
    ),
    "draw-towards-a-consuming-void": "8 slow |  | presence 0 | any-land |",
    "focus-the-lands-anguish": "5 slow | sun | presence 1 | any-land | 3 sun",
    "forests-of-living-obsidian": (
        "4 slow | sun fire earth plant | presence 0 | any-land | 2 sun 3 fire 3 earth"
    ),
    "infestation-of-venomous-spiders": (
        "4 fast | air earth plant animal | sacred 2 | invaders | 2 air 2 earth 3 animal"
    ),
    "irresistible-call": "6 fast | sun air plant | sacred 2 | inland | 2 sun 3 air 2 plant",
    "melt-earth-into-quicksand": (
        "4 fast | moon water earth | presence 1 | sands-wetland | 2 moon 4 water 2 earth"
    ),
    "settle-into-hunting-grounds": (
        "3 fast | moon fire plant animal |  | yourself | 2 plant 3 animal"
    ),
    "sleep-and-never-waken": (
        "3 fast | moon air earth animal | presence 2 sands | any-land | 3 moon 2 air 2 animal"
    ),
    "spill-bitterness-into-the-earth": (
        "5 fast | fire water earth | presence 0 | any-land | 3 fire 3 water"
    ),
    "storm-swath": "3 slow | fire air water | sacred 1 | any-land | 2 fire 3 air 2 water",
    "the-wounded-wild-turns-on-its-assailants": (
        "4 slow | fire plant animal | presence 1 | blight | 2 fire 3 plant 2 animal"
    ),
    "thickets-erupt-with-every-touch-of-breeze": (
        "3 fast | air plant | sacred 2 | inland | 3 plant"
    ),
    "transform-to-a-murderous-darkness": (
        "6 slow | moon fire air water plant |  | any-spirit | 3 moon 2 fire 2 air"
    ),
    "trees-radiate-celestial-brilliance": (
        "3 fast | sun moon plant | presence 1 | jungle-no-blight | 3 sun 2 moon 2 plant"
    ),
    "unleash-a-torrent-of-the-selfs-own-essence": (
        "2 fast | sun moon fire water |  | yourself | 2 sun 3 fire"
    ),
    "utter-a-curse-of-dread-and-bone": (
        "4 slow | moon animal | sacred 1 | any-land | 3 moon 2 animal"
    ),
    "vanish-softly-away-forgotten-by-all": (
        "3 slow | moon air | presence 2 | any-land | 3 moon 3 air"
    ),
    "voice-of-command": "3 fast | sun air | sacred 1 | dahan | 3 sun 2 air",
    "walls-of-rock-and-thorn": (
        "4 fast | sun earth plant | sacred 2 | mountain-jungle | 2 earth 2 plant"
    ),
    "weave-together-the-fabric-of-place": (
        "4 fast | sun moon air water earth | sacred 1 | any-land | 4 air"
    ),
}

#: A power, the lands besides presence in A7, and what may be targeted
TARGETS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("bargains-of-power-and-protection", {}, []),
    ("bargains-of-power-and-protection", {"A7": {"presence": {"P1": 1}, "dahan": 1}}, ["A7"]),
    ("melt-earth-into-quicksand", {}, ["A5", "A7"]),
    ("sleep-and-never-waken", {"A7": {}, "A6": {"presence": {"P1": 1}}}, []),
    ("storm-swath", {"A7": {"presence": {"P1": 2}}}, ["A5", "A7", "A8"]),
    (
        "trees-radiate-celestial-brilliance",
        {"A5": {"blight": 1}, "A8": {"blight": 1}},
        ["A7", "A8"],
    ),
    ("walls-of-rock-and-thorn", {"A7": {"presence": {"P1": 2}}}, ["A1", "A6", "A8"]),
]


def test_only_majors_of_this_list_are_there() -> None:
    base = deck("major", ["base"])
    assert sorted(set(deck("major", ["base", JAGGED])) - set(base)) == sorted(MAJOR)


@pytest.mark.parametrize("id", list(MAJOR))
def test_headers_of_major_powers(id: str) -> None:
    assert words(id) == MAJOR[id]
    assert (POWERS[id].set, POWERS[id].deck) == (JAGGED, "major")


@pytest.mark.parametrize(("id", "lands", "found"), TARGETS)
def test_targets(id: str, lands: dict[str, Any], found: list[str]) -> None:
    assert targets(alone(lands), id) == found


def test_the_storm_reaches_farther_with_its_threshold() -> None:
    here = alone({"A7": {"presence": {"P1": 2}}})
    assert targets(here, "storm-swath", [0]) == ["A1", "A4", "A5", "A6", "A7", "A8"]
