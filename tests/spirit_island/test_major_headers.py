"""The major powers of the base game: what is printed beside their effects, what they may target,
and their words."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.text import SeatName, Text
from loci.core.words.wording import LANGUAGES, Wording
from loci.games.spirit_island.rules.powers.power import needs
from loci.games.spirit_island.rules.powers.targeting import target_spirits
from loci.games.spirit_island.state.registry import POWERS, deck
from loci.games.spirit_island.state.terms import ELEMENTS, SPEEDS
from tests.spirit_island import box
from tests.spirit_island.minor import alone
from tests.spirit_island.spirits import pair
from tests.spirit_island.tables import RIVER, targets

#: id, cost, speed, elements, origin and distance of the range, threshold
HEADERS = [
    ("accelerated-rot", 4, "slow", "sun water plant", "presence 2", "3 sun 2 water 3 plant"),
    ("blazing-renewal", 5, "fast", "fire earth plant", "", "3 fire 3 earth 2 plant"),
    ("cleansing-floods", 5, "slow", "sun water", "presence 1", "4 water"),
    (
        "dissolve-the-bonds-of-kinship",
        4,
        "slow",
        "fire water animal",
        "presence 1",
        "2 fire 2 water 3 animal",
    ),
    ("entwined-power", 2, "fast", "moon water plant", "", "2 water 4 plant"),
    ("indomitable-claim", 4, "fast", "sun earth", "presence 1", "2 sun 3 earth"),
    ("infinite-vitality", 3, "fast", "earth plant animal", "sacred 1", "4 earth"),
    ("mists-of-oblivion", 4, "slow", "moon air water", "presence 3", "2 moon 3 air 2 water"),
    ("paralyzing-fright", 4, "fast", "air earth", "sacred 1", "2 air 3 earth"),
    ("pillar-of-living-flame", 5, "slow", "fire", "sacred 2", "4 fire"),
    ("poisoned-land", 3, "slow", "earth plant animal", "presence 1", "3 earth 2 plant 2 animal"),
    ("powerstorm", 3, "fast", "sun fire air", "", "2 sun 2 fire 3 air"),
    ("talons-of-lightning", 6, "fast", "fire air", "presence 1", "3 fire 3 air"),
    ("terrifying-nightmares", 4, "fast", "moon air", "presence 2", "4 moon"),
    ("the-jungle-hungers", 3, "slow", "moon plant", "presence 1", "2 moon 3 plant"),
    (
        "the-land-thrashes-in-furious-pain",
        4,
        "slow",
        "moon fire earth",
        "presence 2",
        "3 moon 3 earth",
    ),
    (
        "the-trees-and-stones-speak-of-war",
        2,
        "fast",
        "sun earth plant",
        "presence 1",
        "2 sun 2 earth 2 plant",
    ),
    ("tsunami", 6, "slow", "water earth", "sacred 2", "3 water 2 earth"),
    ("vengeance-of-the-dead", 3, "fast", "moon fire animal", "presence 3", "3 animal"),
    ("vigor-of-the-breaking-dawn", 3, "fast", "sun animal", "presence 2", "3 sun 2 animal"),
    (
        "winds-of-rust-and-atrophy",
        3,
        "fast",
        "air water animal",
        "sacred 3",
        "3 air 3 water 2 animal",
    ),
    (
        "wrap-in-wings-of-sunlight",
        3,
        "fast",
        "sun air animal",
        "presence 0",
        "2 sun 2 air 2 animal",
    ),
]

SACRED = {"A7": {"presence": {"P1": 2}}}
NEXT = ["A5", "A7", "A8"]  # within 1 of A7
IN_TWO = ["A1", "A4", "A5", "A6", "A7", "A8"]
ALL = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"]

#: A power, the lands besides presence in A7, and what may be targeted
TARGETS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("accelerated-rot", {}, ["A5", "A8"]),
    ("cleansing-floods", {}, []),
    ("cleansing-floods", {"A5": {"presence": {"P1": 1}}}, IN_TWO),
    ("dissolve-the-bonds-of-kinship", {}, NEXT),
    ("indomitable-claim", {}, NEXT),
    ("infinite-vitality", {}, []),
    ("infinite-vitality", SACRED, NEXT),
    ("mists-of-oblivion", {}, ALL),
    ("paralyzing-fright", {}, []),
    ("paralyzing-fright", SACRED, NEXT),
    ("pillar-of-living-flame", {}, []),
    ("pillar-of-living-flame", SACRED, IN_TWO),
    ("poisoned-land", {}, NEXT),
    ("talons-of-lightning", {}, ["A5"]),
    ("terrifying-nightmares", {}, IN_TWO),
    ("the-jungle-hungers", {}, []),
    ("the-jungle-hungers", {"A8": {"presence": {"P1": 1}}}, ["A5", "A6", "A7", "A8"]),
    ("the-land-thrashes-in-furious-pain", {}, []),
    ("the-land-thrashes-in-furious-pain", {"A4": {"blight": 1}, "A3": {"blight": 1}}, ["A4"]),
    ("the-trees-and-stones-speak-of-war", {"A5": {"dahan": 1}, "A4": {"dahan": 1}}, ["A5"]),
    ("tsunami", {}, []),
    ("tsunami", SACRED, ["A1"]),
    ("vengeance-of-the-dead", {}, ALL),
    ("vigor-of-the-breaking-dawn", {"A4": {"dahan": 1}, "A3": {"dahan": 1}}, ["A4"]),
    ("winds-of-rust-and-atrophy", {}, []),
    ("winds-of-rust-and-atrophy", SACRED, ALL),
    ("wrap-in-wings-of-sunlight", {}, ["A7"]),
]


def test_the_major_deck_is_complete() -> None:
    assert deck("major", ["base"]) == [header[0] for header in HEADERS]
    assert len(HEADERS) == box.MAJOR_CARDS


@pytest.mark.parametrize(
    ("id", "cost", "speed", "elements", "reach", "threshold"),
    HEADERS,
    ids=[header[0] for header in HEADERS],
)
def test_header(id: str, cost: int, speed: str, elements: str, reach: str, threshold: str) -> None:
    power = POWERS[id]
    assert (power.deck, power.set, power.cost) == ("major", "base", cost)
    assert SPEEDS[power.speed] == speed
    assert power.elements == [elements.split().count(name) for name in ELEMENTS]
    assert power.thresholds == [needs(threshold)]
    if power.range is None:
        assert reach == ""
    else:
        origin = "sacred" if power.range.sacred else "presence"
        assert f"{origin} {power.range.distance}" == reach


@pytest.mark.rule("SI-9.5", "SI-9.7")
@pytest.mark.parametrize(("id", "lands", "expected"), TARGETS)
def test_target_lands(id: str, lands: dict[str, Any], expected: list[str]) -> None:
    assert targets(alone(lands), id) == expected


def test_talons_of_lightning_reach_three_lands_with_the_threshold() -> None:
    assert targets(alone({}), "talons-of-lightning", [0]) == ["A1", "A2", "A5", "A6"]


@pytest.mark.rule("SI-8.10")
def test_talons_of_lightning_may_be_used_with_fewer_elements() -> None:
    seats = {"P1": {"played": ["talons-of-lightning"], "elements": {"fire": 2, "air": 2}}}
    here = alone({"A8": {"presence": {"P1": 1}}}, phase="fast", seats=seats)
    assert here.options() == ["use talons-of-lightning", "use talons-of-lightning 0", "done"]
    far = alone({"A8": {"city": 1, "presence": {"P1": 1}}}, phase="fast", seats=seats)
    far.answer("use talons-of-lightning")
    assert far.options() == ["target A1", "target A2", "target A5", "target A6"]
    near = alone({"A8": {"city": 1, "presence": {"P1": 1}}}, phase="fast", seats=seats)
    near.answer("use talons-of-lightning 0")
    assert near.options() == ["target A5", "target A6"]


@pytest.mark.rule("SI-9.19", "SI-9.20", "SI-29.2")
def test_target_spirits() -> None:
    two = pair(RIVER, "vital-strength-of-the-earth", {}).table
    one = alone({}).table
    found = {
        id: target_spirits(two, 0, POWERS[id])
        for id in ("blazing-renewal", "entwined-power", "powerstorm")
    }
    assert found == {"blazing-renewal": [0, 1], "entwined-power": [1], "powerstorm": [0, 1]}
    assert target_spirits(one, 0, POWERS["entwined-power"]) == [0]


# -- words -----------------------------------------------------------------------------------------

ADA, BO = SeatName(0), SeatName(1)
MESSAGES = [
    Text("ask-give-card", who=ADA, other=BO),
    Text("ask-renewal", who=ADA),
    Text("ask-vitality"),
    Text("ask-wings"),
    Text("log-avenged", land="A5", number=2),
    Text("log-dahan-immune", land="A5"),
    Text("log-entwined", who=ADA, other=BO),
    Text("log-gave-card", who=ADA, other=BO, card=Text("power-tsunami")),
    Text("log-infinite-vitality", land="A5"),
    Text("log-powerstorm", who=ADA, number=1),
    Text("log-powerstorm", who=ADA, number=3),
    Text("log-vengeance", land="A5"),
    Text("option-replace-city"),
    Text("option-replace-town"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_own_name_and_text(language: str) -> None:
    words = Wording(language, "loci.games.spirit_island.words", strict=True)
    cards = deck("major", ["base"])
    assert len({words.say(Text(f"power-{id}")) for id in cards}) == box.MAJOR_CARDS
    assert len({words.say(Text(f"text-{id}")) for id in cards}) == box.MAJOR_CARDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_event_has_words(language: str) -> None:
    words = Wording(language, "loci.games.spirit_island.words", strict=True)
    said = {words.say(message, ["Ada", "Bo"]) for message in MESSAGES}
    assert len(said) == len(MESSAGES)
