"""The minor powers of Jagged Earth: what is printed beside their effects, and what they may
target."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.state.registry import POWERS, deck
from loci.games.spirit_island.state.terms import JAGGED
from tests.spirit_island.claw import alone
from tests.spirit_island.tables import targets
from tests.spirit_island.test_claw_headers import printed

#: id: cost, speed, elements, range, target, threshold
MINOR = {
    "bats-scout-for-raids-by-darkness": "1 slow | moon air animal | presence 2 | any-land |",
    "birds-cry-warning": "1 fast | sun air animal | presence 3 | dahan |",
    "blood-draws-predators": "1 fast | sun fire water animal | presence 1 | any-land |",
    "call-to-guard": "0 fast | sun air earth | presence 1 | any-land |",
    "carapaced-land": "0 fast | earth plant animal | presence 0 | any-land | 2 earth",
    "desiccating-winds": "1 slow | fire air earth | sacred 1 | mountain-sands |",
    "dire-metamorphosis": "1 slow | moon air earth animal | presence 1 | any-land |",
    "domesticated-animals-go-berserk": (
        "1 fast | moon fire animal | presence 0 | town-city | 3 moon"
    ),
    "dry-wood-explodes-in-smoldering-splinters": (
        "1 slow | fire air plant | presence 0 | not-wetland |"
    ),
    "entrap-the-forces-of-corruption": "1 fast | earth plant animal | presence 1 | any-land |",
    "favor-of-the-sun-and-star-lit-dark": "1 fast | sun moon plant | sacred 1 | any-land | 2 sun",
    "flow-downriver-blow-downwind": "0 slow | air water plant | sacred 2 | any-land |",
    "gift-of-natures-connection": "0 fast |  |  | any-spirit |",
    "gift-of-twinned-days": "1 fast | sun moon |  | another-spirit |",
    "haunted-by-primal-memories": "1 fast | moon air earth | sacred 2 | invaders |",
    "hazards-spread-across-the-island": "0 fast | fire air earth plant | sacred 2 | any-land |",
    "like-calls-to-like": "1 slow | sun water plant | presence 1 | any-land |",
    "mesmerized-tranquility": "0 fast | water earth animal | presence 0 | any-land |",
    "renewing-boon": "1 slow | sun earth plant |  | another-spirit |",
    "scream-disease-into-the-wind": "1 fast | air water animal |  | another-spirit |",
    "sear-anger-into-the-wild-lands": "0 slow | sun fire plant | presence 1 | any-land |",
    "set-them-on-an-ever-twisting-trail": "1 fast | air plant animal | sacred 1 | any-land |",
    "skies-herald-the-season-of-return": (
        "1 fast | sun moon plant animal | presence 1 | any-land |"
    ),
    "strong-and-constant-currents": "0 fast | sun water earth | presence 0 | coastal | 2 water",
    "sucking-ooze": "0 fast | moon water earth | presence 1 | sands-wetland |",
    "sunsets-fire-flows-across-the-land": "1 slow | sun moon fire water | sacred 1 | any-land |",
    "territorial-strife": "0 slow | sun fire animal | presence 1 | city |",
    "terror-turns-to-madness": "0 slow | moon air water | presence 2 | invaders |",
    "the-shore-seethes-with-hatred": "1 slow | fire water earth plant | presence 1 | coastal |",
    "thriving-chokefungus": "1 slow | moon water plant | sacred 1 | jungle-wetland |",
    "treacherous-waterways": "0 fast | fire water earth | presence 1 | mountain-wetland |",
    "unquenchable-flames": "1 slow | moon fire earth | sacred 2 | any-land | 2 fire",
    "weep-for-what-is-lost": "0 slow | fire water animal | presence 1 | blight |",
}

#: A power, the lands besides presence in A7, and what may be targeted
TARGETS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("birds-cry-warning", {"A5": {"dahan": 1}, "A3": {"dahan": 1}}, ["A3", "A5"]),
    ("carapaced-land", {}, ["A7"]),
    ("carapaced-land", {"A5": {"beasts": 1}, "A4": {"beasts": 1}}, ["A5", "A7"]),
    ("desiccating-winds", {}, []),
    ("desiccating-winds", {"A5": {"presence": {"P1": 2}}}, ["A1", "A4", "A6", "A7"]),
    ("domesticated-animals-go-berserk", {"A7": {"presence": {"P1": 1}, "town": 1}}, ["A7"]),
    ("domesticated-animals-go-berserk", {}, []),
    ("dry-wood-explodes-in-smoldering-splinters", {"A5": {"presence": {"P1": 1}}}, ["A7"]),
    ("strong-and-constant-currents", {"A1": {"presence": {"P1": 1}}}, ["A1"]),
    ("sucking-ooze", {}, ["A5", "A7"]),
    ("territorial-strife", {}, ["A8"]),
    ("the-shore-seethes-with-hatred", {"A5": {"presence": {"P1": 1}}}, ["A1"]),
    ("thriving-chokefungus", {"A7": {"presence": {"P1": 2}}}, ["A5", "A8"]),
    ("weep-for-what-is-lost", {"A5": {"blight": 1}}, ["A5"]),
]


def words(id: str) -> str:
    cost, speed, elements, reach, target, thresholds = printed(id)
    return f"{cost} {speed} | {elements} | {reach} | {target} | {thresholds}".rstrip()


def test_the_minor_deck_is_complete() -> None:
    base = deck("minor", ["base"])
    assert sorted(set(deck("minor", ["base", JAGGED])) - set(base)) == sorted(MINOR)
    assert len(MINOR) == 33


@pytest.mark.parametrize("id", list(MINOR))
def test_headers_of_minor_powers(id: str) -> None:
    assert words(id) == MINOR[id]
    assert (POWERS[id].set, POWERS[id].deck) == (JAGGED, "minor")


@pytest.mark.parametrize(("id", "lands", "found"), TARGETS)
def test_targets(id: str, lands: dict[str, Any], found: list[str]) -> None:
    assert targets(alone(lands), id) == found


def test_only_one_of_them_is_fast_for_energy() -> None:
    assert [id for id in MINOR if POWERS[id].prices] == [
        "dry-wood-explodes-in-smoldering-splinters"
    ]
    assert [id for id in MINOR if POWERS[id].farther_to is not None] == ["carapaced-land"]
