"""The minor powers of the base game: what is printed beside their effects, and what they reach."""

from __future__ import annotations

import pytest

from loci.games.spirit_island.rules.powers.power import needs
from loci.games.spirit_island.rules.powers.targeting import target_spirits
from loci.games.spirit_island.state.registry import POWERS, deck
from loci.games.spirit_island.state.terms import ELEMENTS, SPEEDS
from tests.spirit_island import box
from tests.spirit_island.minor import alone, pair
from tests.spirit_island.tables import targets

#: id, cost, speed, elements, origin and distance of the range
HEADERS = [
    ("call-of-the-dahan-ways", 1, "slow", "moon water animal", "presence 1"),
    ("call-to-bloodshed", 1, "slow", "sun fire animal", "presence 1"),
    ("call-to-isolation", 0, "fast", "sun air animal", "presence 1"),
    ("call-to-migrate", 1, "slow", "fire air animal", "presence 1"),
    ("call-to-tend", 1, "slow", "water plant animal", "presence 1"),
    ("dark-and-tangled-woods", 1, "fast", "moon earth plant", "presence 1"),
    ("delusions-of-danger", 1, "fast", "sun moon air", "presence 1"),
    ("devouring-ants", 1, "slow", "sun earth animal", "sacred 1"),
    ("drift-down-into-slumber", 0, "fast", "air earth plant", "presence 2"),
    ("drought", 1, "slow", "sun fire earth", "presence 1"),
    ("elemental-boon", 1, "fast", "", ""),
    ("encompassing-ward", 1, "fast", "sun water earth", ""),
    ("enticing-splendor", 0, "fast", "sun air plant", "presence 0"),
    ("entrancing-apparitions", 1, "fast", "moon air water", "presence 1"),
    ("gift-of-constancy", 0, "fast", "sun earth", ""),
    ("gift-of-living-energy", 0, "fast", "sun fire plant", ""),
    ("gift-of-power", 0, "slow", "moon water earth plant", ""),
    ("gnawing-rootbiters", 0, "slow", "earth animal", "presence 1"),
    ("land-of-haunts-and-embers", 0, "fast", "moon fire air", "presence 2"),
    ("lure-of-the-unknown", 0, "fast", "moon fire air plant", "presence 2"),
    ("natures-resilience", 1, "fast", "earth plant animal", "sacred 1"),
    ("pull-beneath-the-hungry-earth", 1, "slow", "moon water earth", "presence 1"),
    ("purifying-flame", 1, "slow", "sun fire air plant", "sacred 1"),
    ("quicken-the-earths-struggles", 1, "fast", "moon fire earth animal", "sacred 0"),
    ("rain-of-blood", 0, "slow", "air water animal", "sacred 1"),
    ("reaching-grasp", 0, "fast", "sun air water", ""),
    ("rouse-the-trees-and-stones", 1, "slow", "fire earth plant", "sacred 1"),
    ("sap-the-strength-of-multitudes", 0, "fast", "water animal", "presence 0"),
    ("savage-mawbeasts", 0, "slow", "fire animal", "sacred 1"),
    ("shadows-of-the-burning-forest", 0, "slow", "moon fire plant", "presence 0"),
    ("song-of-sanctity", 1, "slow", "sun water plant", "presence 1"),
    ("steam-vents", 1, "fast", "fire air water earth", "presence 0"),
    ("uncanny-melting", 1, "slow", "sun moon water", "sacred 1"),
    ("veil-the-nights-hunt", 1, "fast", "moon air animal", "presence 2"),
    ("visions-of-fiery-doom", 1, "fast", "moon fire", "presence 0"),
    ("voracious-growth", 1, "slow", "water plant", "sacred 1"),
]

THRESHOLDS = {
    "call-of-the-dahan-ways": "2 moon",
    "drought": "3 sun",
    "natures-resilience": "2 water",
    "sap-the-strength-of-multitudes": "1 air",
    "savage-mawbeasts": "3 animal",
    "steam-vents": "3 earth",
    "visions-of-fiery-doom": "2 fire",
}

#: Two presence, a sacred site, in A1 (mountain); one in A7 (sands), which is none.
LANDS = {
    "A1": {"presence": {"P1": 2}, "explorer": 1},
    "A2": {"blight": 1},
    "A3": {"dahan": 1, "town": 1},
    "A5": {"dahan": 1},
    "A6": {"explorer": 1},
    "A7": {"presence": {"P1": 1}, "blight": 1},
    "A8": {"city": 1},
}

#: The lands that a power with this range reaches on that island, whatever they hold.
REACHED = {
    "presence 0": "A1 A7",
    "presence 1": "A1 A2 A4 A5 A6 A7 A8",
    "presence 2": "A1 A2 A3 A4 A5 A6 A7 A8",
    "sacred 0": "A1",
    "sacred 1": "A1 A2 A4 A5 A6",
}

#: … and where the target is not any land:
CHOSEN = {
    "call-of-the-dahan-ways": "A5",
    "call-to-bloodshed": "A5",
    "call-to-isolation": "A5",
    "call-to-tend": "A5",
    "enticing-splendor": "A1",  # without blight
    "lure-of-the-unknown": "A2 A4 A5 A7",  # without invaders
    "rain-of-blood": "A1 A6",  # with invaders
    "rouse-the-trees-and-stones": "A1 A4 A5 A6",  # without blight
    "shadows-of-the-burning-forest": "A1",  # with invaders
    "song-of-sanctity": "A1 A6 A8",  # mountain or jungle
    "veil-the-nights-hunt": "A3 A5",  # with dahan
    "voracious-growth": "A2 A5",  # jungle or wetland
}


def test_the_minor_deck_is_complete() -> None:
    assert deck("minor", ["base"]) == [header[0] for header in HEADERS]
    assert len(HEADERS) == box.MINOR_CARDS


@pytest.mark.parametrize("header", HEADERS, ids=lambda header: header[0])
def test_headers(header: tuple[str, int, str, str, str]) -> None:
    id, cost, speed, elements, reach = header
    power = POWERS[id]
    assert (power.deck, power.set, power.cost) == ("minor", "base", cost)
    assert SPEEDS[power.speed] == speed
    found = [name for name, number in zip(ELEMENTS, power.elements, strict=True) if number]
    assert " ".join(found) == elements
    assert max(power.elements) <= 1
    wanted = [needs(THRESHOLDS[id])] if id in THRESHOLDS else []
    assert power.thresholds == wanted
    if power.range is None:
        assert reach == ""
    else:
        origin = "sacred" if power.range.sacred else "presence"
        assert f"{origin} {power.range.distance}" == reach


@pytest.mark.rule("SI-9.5")
@pytest.mark.rule("SI-9.7")
@pytest.mark.rule("SI-9.13")
@pytest.mark.rule("SI-9.14")
@pytest.mark.rule("SI-9.16")
@pytest.mark.rule("SI-9.17")
@pytest.mark.rule("SI-9.18")
@pytest.mark.parametrize("header", [h for h in HEADERS if h[4]], ids=lambda header: header[0])
def test_the_lands_they_may_target(header: tuple[str, int, str, str, str]) -> None:
    id, reach = header[0], header[4]
    here = alone(LANDS)
    assert " ".join(targets(here, id)) == CHOSEN.get(id, REACHED[reach])


@pytest.mark.rule("SI-9.19")
@pytest.mark.parametrize("id", [header[0] for header in HEADERS if not header[4]])
def test_the_gifts_may_target_any_spirit(id: str) -> None:
    here = pair({})
    assert target_spirits(here.table, 0, POWERS[id]) == [0, 1]
    assert targets(here, id) == []


@pytest.mark.rule("SI-9.16")
def test_a_land_out_of_range_or_of_another_kind_is_refused() -> None:
    here = alone(LANDS, phase="slow", seats={"P1": {"played": ["rain-of-blood"]}})
    here.answer("use rain-of-blood")
    assert here.why_not("target A8")  # invaders, but two lands away
    assert here.why_not("target A5")  # near, but without invaders
    here.answer("target A6")
    assert here.fear() == 2


@pytest.mark.rule("SI-9.21")
def test_without_a_legal_target_a_card_cannot_be_used() -> None:
    lands = {"A7": {"presence": {"P1": 1}, "blight": 1}}
    here = alone(
        lands, phase="fast", seats={"P1": {"played": ["enticing-splendor", "steam-vents"]}}
    )
    assert "use steam-vents" in here.options()
    assert here.why_not("use enticing-splendor")
