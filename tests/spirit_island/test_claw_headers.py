"""The minor and major powers of Branch & Claw: what is printed beside their effects, and what they
may target."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.powers.power import needs
from loci.games.spirit_island.state.registry import POWERS, deck
from loci.games.spirit_island.state.terms import CLAW, ELEMENTS, SPEEDS, TERRAINS
from tests.spirit_island.claw import alone
from tests.spirit_island.tables import targets

#: id: cost, speed, elements, range, target, threshold
MINOR = {
    "absorb-corruption": (1, "slow", "sun earth plant", "presence 0", "any-land", "2 plant"),
    "animated-wrackroot": (0, "slow", "moon fire plant", "presence 0", "any-land", ""),
    "call-to-ferocity": (0, "slow", "sun fire earth", "presence 1", "invaders", ""),
    "call-to-trade": (1, "fast", "air water earth plant", "presence 2", "dahan", ""),
    "confounding-mists": (1, "fast", "air water", "presence 1", "any-land", ""),
    "cycles-of-time-and-tide": (1, "fast", "sun moon water", "presence 1", "coastal", ""),
    "disorienting-landscape": (1, "fast", "moon air plant", "sacred 2", "any-land", ""),
    "elusive-ambushes": (1, "fast", "sun fire water", "presence 1", "dahan", ""),
    "fire-in-the-sky": (1, "fast", "sun fire air", "sacred 1", "any-land", ""),
    "fleshrot-fever": (1, "slow", "fire air water animal", "presence 1", "jungle-sands", ""),
    "golds-allure": (0, "slow", "fire earth animal", "presence 1", "mountain", ""),
    "growth-through-sacrifice": (0, "fast", "moon fire water plant", "", "any-spirit", "2 sun"),
    "guardian-serpents": (1, "fast", "sun moon earth animal", "", "any-spirit", ""),
    "here-there-be-monsters": (0, "slow", "moon air animal", "presence 0", "inland", ""),
    "inflame-the-fires-of-life": (
        1,
        "slow",
        "moon fire plant animal",
        "sacred 1",
        "any-land",
        "3 animal",
    ),
    "infested-aquifers": (1, "slow", "moon water earth animal", "presence 0", "any-land", ""),
    "pact-of-the-joined-hunt": (1, "slow", "sun plant animal", "", "any-spirit", ""),
    "poisoned-dew": (1, "slow", "fire water plant", "presence 1", "any-land", ""),
    "portents-of-disaster": (0, "fast", "sun moon air", "sacred 1", "invaders", ""),
    "promises-of-protection": (0, "fast", "sun earth animal", "sacred 2", "any-land", ""),
    "prowling-panthers": (1, "slow", "moon fire animal", "presence 1", "mountain-jungle", ""),
    "razor-sharp-undergrowth": (1, "fast", "moon plant", "presence 0", "no-blight", ""),
    "renewing-rain": (1, "slow", "water earth plant", "sacred 1", "any-land", "3 plant"),
    "rites-of-the-lands-rejection": (1, "fast", "moon fire earth", "sacred 2", "dahan", ""),
    "scour-the-land": (1, "slow", "air earth", "sacred 2", "any-land", "3 air"),
    "sky-stretches-to-shore": (1, "fast", "sun air water earth", "", "any-spirit", ""),
    "spur-on-with-words-of-fire": (1, "fast", "sun fire air", "", "any-spirit", ""),
    "swarming-wasps": (0, "fast", "fire air animal", "presence 1", "no-blight", ""),
    "teeming-rivers": (1, "slow", "sun water plant animal", "sacred 2", "mountain-wetland", ""),
    "tormenting-rotflies": (1, "slow", "air plant animal", "presence 2", "sands-wetland", ""),
    "twilight-fog-brings-madness": (0, "slow", "sun moon air water", "presence 1", "any-land", ""),
}

#: The same of the major powers; several thresholds are told apart by "or".
MAJOR = {
    "bloodwrack-plague": (
        4,
        "fast",
        "water earth animal",
        "sacred 1",
        "any-land",
        "2 earth 4 animal",
    ),
    "cast-down-into-the-briny-deep": (
        9,
        "slow",
        "sun moon water earth",
        "sacred 1",
        "coastal",
        "2 sun 2 moon 4 water 4 earth",
    ),
    "death-falls-gently-from-open-blossoms": (
        4,
        "slow",
        "moon air plant",
        "presence 3",
        "jungle-sands",
        "3 air 3 plant",
    ),
    "fire-and-flood": (7, "slow", "sun fire water", "sacred 1", "any-land", "3 fire or 3 water"),
    "flow-like-water-reach-like-air": (2, "fast", "air water", "", "any-spirit", "2 air 2 water"),
    "grant-hatred-a-ravenous-form": (
        4,
        "slow",
        "moon fire",
        "presence 1",
        "any-land",
        "4 moon 2 fire",
    ),
    "insatiable-hunger-of-the-swarm": (
        4,
        "fast",
        "air plant animal",
        "sacred 2",
        "any-land",
        "2 air 4 animal",
    ),
    "instruments-of-their-own-ruin": (
        4,
        "fast",
        "sun fire air animal",
        "sacred 1",
        "any-land",
        "4 sun 2 fire 2 animal",
    ),
    "manifest-incarnation": (
        6,
        "slow",
        "sun moon earth animal",
        "presence 0",
        "city",
        "3 sun 3 moon",
    ),
    "pent-up-calamity": (
        3,
        "fast",
        "moon fire earth plant animal",
        "presence 2",
        "any-land",
        "2 moon 3 fire",
    ),
    "pyroclastic-flow": (
        3,
        "fast",
        "fire air earth",
        "presence 1 mountain",
        "any-land",
        "2 fire 3 air 2 earth",
    ),
    "savage-transformation": (
        2,
        "slow",
        "moon animal",
        "presence 1",
        "any-land",
        "2 moon 3 animal",
    ),
    "sea-monsters": (
        5,
        "slow",
        "water animal",
        "presence 1",
        "coastal-wetland",
        "3 water 3 animal",
    ),
    "smothering-infestation": (
        3,
        "slow",
        "water plant",
        "presence 0",
        "any-land",
        "2 water 2 plant",
    ),
    "strangling-firevine": (
        4,
        "slow",
        "fire plant",
        "presence 1 sands",
        "any-land",
        "2 fire 3 plant",
    ),
    "sweep-into-the-sea": (4, "slow", "sun air water", "presence 2", "any-land", "3 sun 2 water"),
    "tigers-hunting": (
        2,
        "fast",
        "sun moon animal",
        "presence 1 jungle",
        "no-blight",
        "2 sun 2 moon 3 animal",
    ),
    "twisted-flowers-murmur-ultimatums": (
        5,
        "slow",
        "sun moon air earth plant",
        "sacred 1",
        "invaders",
        "3 moon 2 air 3 plant",
    ),
    "unlock-the-gates-of-deepest-power": (
        4,
        "fast",
        "sun moon fire air water earth plant animal",
        "",
        "any-spirit",
        "2 sun 2 moon 2 fire 2 air 2 water 2 earth 2 plant 2 animal",
    ),
    "unrelenting-growth": (
        4,
        "slow",
        "sun fire water plant",
        "",
        "any-spirit",
        "3 sun 3 plant",
    ),
    "volcanic-eruption": (
        8,
        "slow",
        "fire earth",
        "presence 1 mountain",
        "any-land",
        "4 fire 3 earth",
    ),
}

SACRED = {"A7": {"presence": {"P1": 2}}}
#: A power, the lands besides presence in A7, and what may be targeted
TARGETS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("absorb-corruption", {}, ["A7"]),
    ("call-to-ferocity", {"A5": {"explorer": 1}, "A4": {"town": 1}}, ["A5", "A8"]),
    ("call-to-trade", {"A4": {"dahan": 1}, "A3": {"dahan": 1}}, ["A4"]),
    ("cycles-of-time-and-tide", {"A5": {"presence": {"P1": 1}}}, ["A1"]),
    ("golds-allure", {"A5": {"presence": {"P1": 1}}}, ["A1", "A6"]),
    ("here-there-be-monsters", {"A1": {"presence": {"P1": 1}}}, ["A7"]),
    ("portents-of-disaster", {}, []),
    ("portents-of-disaster", SACRED, ["A8"]),
    ("prowling-panthers", {}, ["A8"]),
    ("razor-sharp-undergrowth", {"A7": {"presence": {"P1": 1}, "blight": 1}}, []),
    ("rites-of-the-lands-rejection", {**SACRED, "A4": {"dahan": 1}}, ["A4"]),
    ("teeming-rivers", SACRED, ["A1", "A5", "A6"]),
    ("tormenting-rotflies", {}, ["A4", "A5", "A7"]),
    ("cast-down-into-the-briny-deep", {"A5": {"presence": {"P1": 2}}}, ["A1"]),
    ("death-falls-gently-from-open-blossoms", {}, ["A3", "A4", "A7", "A8"]),
    ("manifest-incarnation", {"A7": {"presence": {"P1": 1}, "city": 1}}, ["A7"]),
    ("manifest-incarnation", {"A7": {"presence": {"P1": 1}, "town": 1}}, []),
    ("pyroclastic-flow", {}, []),
    ("pyroclastic-flow", {"A6": {"presence": {"P1": 1}}}, ["A1", "A5", "A6", "A8"]),
    ("sea-monsters", {}, ["A5"]),
    ("sea-monsters", {"A1": {"presence": {"P1": 1}}}, ["A1", "A2", "A5"]),
    ("strangling-firevine", {}, ["A5", "A7", "A8"]),
    ("tigers-hunting", {}, []),
    (
        "tigers-hunting",
        {"A8": {"presence": {"P1": 1}}, "A5": {"blight": 1}},
        ["A6", "A7", "A8"],
    ),
    ("volcanic-eruption", {"A1": {"presence": {"P1": 1}}}, ["A1", "A2", "A4", "A5", "A6"]),
]


def printed(id: str) -> tuple[int, str, str, str, str, str]:
    """Cost, speed, elements, range, target, thresholds."""
    power = POWERS[id]
    elements = [name for name, number in zip(ELEMENTS, power.elements, strict=True) if number]
    reach = ""
    if power.range is not None:
        reach = f"{'sacred' if power.range.sacred else 'presence'} {power.range.distance}"
        if power.range.terrain:
            reach += f" {TERRAINS[power.range.terrain]}"
    thresholds = [
        " ".join(f"{n} {name}" for n, name in zip(wanted, ELEMENTS, strict=True) if n)
        for wanted in power.thresholds
    ]
    speed, target = SPEEDS[power.speed], power.target.name
    return power.cost, speed, " ".join(elements), reach, target, " or ".join(thresholds)


def test_the_minor_deck_is_complete() -> None:
    base = deck("minor", ["base"])
    assert sorted(set(deck("minor", ["base", CLAW])) - set(base)) == sorted(MINOR)
    assert len(MINOR) == 31


@pytest.mark.parametrize("id", list(MINOR))
def test_headers_of_minor_powers(id: str) -> None:
    assert printed(id) == MINOR[id]
    assert (POWERS[id].set, POWERS[id].deck) == (CLAW, "minor")


def test_the_major_deck_is_complete() -> None:
    base = deck("major", ["base"])
    assert sorted(set(deck("major", ["base", CLAW])) - set(base)) == sorted(MAJOR)
    assert len(MAJOR) == 21


@pytest.mark.parametrize("id", list(MAJOR))
def test_headers_of_major_powers(id: str) -> None:
    assert printed(id) == MAJOR[id]
    assert (POWERS[id].set, POWERS[id].deck) == (CLAW, "major")


def test_only_one_of_them_is_made_fast_by_its_threshold() -> None:
    assert [id for id in (*MINOR, *MAJOR) if POWERS[id].fast_at >= 0] == ["scour-the-land"]
    assert POWERS["scour-the-land"].thresholds == [needs("3 air")]


@pytest.mark.parametrize(("id", "lands", "found"), TARGETS)
def test_targets(id: str, lands: dict[str, Any], found: list[str]) -> None:
    assert targets(alone(lands), id) == found


def test_the_set_is_listed_by_the_kinds_of_the_base_game_and_its_own() -> None:
    found = GAME.content()
    assert list(found[CLAW]) == [*found["base"], "events", "tokens"]
    numbers = {kind: len(ids) for kind, ids in found[CLAW].items()}
    assert numbers == {
        "spirits": 2,
        "unique": 8,
        "minor": 31,
        "major": 21,
        "fear": 15,
        "blight": 7,
        "invader": 0,
        "adversaries": 7,
        "scenarios": 4,
        "boards": 0,
        "events": 26,
        "tokens": 4,
    }
