"""Spirits of Jagged Earth and Feather & Flame beside each other, and at their limits."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from loci.core.errors import BadData
from loci.games.spirit_island.positions.names import spirit_named
from loci.games.spirit_island.rules.island.unused import TOKEN_NAMES
from loci.games.spirit_island.state.registry import EFFECTS, SPIRITS
from loci.games.spirit_island.state.terms import FEATHER, JAGGED
from tests.spirit_island.spirits import alone, pair
from tests.spirit_island.start import start
from tests.spirit_island.tables import EVERY_SET, OCEAN, Island
from tests.spirit_island.test_position_back import assert_reads_back

STONE, VENGEANCE = "stones-unyielding-defiance", "vengeance-as-a-burning-plague"
MEMORY, LURE = "shifting-memory-of-ages", "lure-of-the-deep-wilderness"
SHROUD = "shroud-of-silent-mist"
DOWNPOUR, FRACTURED = "downpour-drenches-the-world", "fractured-days-split-the-sky"
BOTH_SETS = {"sets": ["base", JAGGED, FEATHER]}
MINE, YOURS = {"P1": 1}, {"P2": 1}


# -- Stone's Unyielding Defiance -------------------------------------------------------------------


def drenched(*effects: str) -> Island:
    """Downpour of P2 takes 1 health from whoever is in B5."""
    lands = {"B5": {"dahan-1": 1, "explorer": 1, "presence": YOURS}, "B7": {}}
    solid = [{"kind": kind, "land": "B5", "seat": "P1"} for kind in effects]
    seats = {"P2": {"elements": {"air": 3, "water": 9, "earth": 2}}}
    step = "power rain-and-mud-suppress-conflict by P2"
    keys = {"effects": solid, "seats": seats, "options": BOTH_SETS}
    return pair(STONE, DOWNPOUR, lands, step, **keys)


@pytest.mark.rule("SX-21.4")
def test_solid_dahan_outlast_a_loss_of_health() -> None:
    """Nothing changes them; they have as much damage as health then, and that is saved so."""
    left = {"explorer": 1, "presence": {1: 1}}
    assert drenched().land("B5") == left
    here = drenched("solid")
    assert here.land("B5") == {**left, "dahan-1": 1}
    assert_reads_back(here.match)


def test_only_layers_that_were_covered_give_a_card() -> None:
    """A position may leave out which layers lay bare before."""
    seats: dict[str, Any] = {"P1": {"energy_track": 5}}
    here = alone(STONE, {}, "add 2 presence A7 by P1 from energy", seats=seats)
    here.answer(here.options()[0])  # the space with 6 energy gives none
    assert (len(here.seat().hand), here.prompt()) == (5, "ask-growth")


# -- Vengeance as a Burning Plague -----------------------------------------------------------------


def test_growth_adds_no_disease_to_an_ocean() -> None:
    lands = {"A1": {"presence": MINE}, "A7": {}, "A0": {"presence": YOURS}, "B0": {}}
    here = pair(VENGEANCE, OCEAN, lands, "growth 3").answer("presence-1-or-disease-1 2", seat=0)
    here.answer("disease-1 2", seat=0)
    names = [line.split()[-1] for line in here.options(0)]
    assert names == ["A1", "A2", "A4", "A5", "A6"]


# -- Fractured Days Split the Sky ------------------------------------------------------------------


@pytest.mark.rule("SX-15.20")
def test_a_card_that_prussia_lays_early_counts_as_stage_ii() -> None:
    deck, discard = ["3-jungle-sands", "2-jungle"], ["1-mountain", "2-sands", "2-wetland"]
    seats = {"P1": {"time": 1, "plays_track": 2, "energy": 1}}
    keys = {"invader_deck": deck, "invader_discard": discard, "seats": seats}
    step = "power the-past-returns-again"
    every = [f"swap {card}" for card in discard]
    early = {"adversary": "brandenburg-prussia", "level": 2}
    assert alone(FRACTURED, {}, step, options=early, **keys).options() == every
    assert alone(FRACTURED, {}, step, **keys).options() == every[1:]


# -- Shifting Memory of Ages -----------------------------------------------------------------------


@pytest.mark.rule("SX-35.10", "SX-18.1")
def test_explorers_who_stand_aside_have_not_left_an_observed_land() -> None:
    """A blight card that the ravage flips ends Actions of its own while they stand aside."""
    lands = {
        "A5": {"explorer": 2, "town": 1, "presence": {"P2": 2}},
        "B7": {},
        "A7": {"presence": MINE},
    }
    observed = {"kind": "observed", "land": "A5", "seat": "P1", "number": 3}
    observed["before"] = "2.P2+2.explorer+1.town"
    options = {"sets": ["base", "branch-and-claw", JAGGED]}
    keys = {"blight_card": "promising-farmlands", "blight_pool": 1, "effects": [observed]}
    here = pair(MEMORY, LURE, lands, "ravage A5", options=options, **keys)
    here.answer("sit-out explorer", "sit-out explorer", "land A7", "land B7")
    assert here.prompt() == "ask-element"
    here.answer("element sun")  # for the blight, when the ravage is over
    left = {"explorer": 2, "town": 1, "blight": 1, "presence": {1: 1}}
    assert (here.prompt(), here.land("A5")) == ("ask-growth", left)


# -- who stands aside from a ravage ----------------------------------------------------------------


def palled(presence: int, **keys: Any) -> Island:
    """The hurt town stands aside; the blight of the explorers flips the card in the middle."""
    home = {"presence": {"P1": presence}}
    lands = {"A5": {"explorer": 2, "town-1": 1, "dahan": 1, "presence": MINE}, "A7": home, "A8": {}}
    effects = [{"kind": "pall", "land": "A5", "seat": "P1"}]
    keys["options"] = {"sets": ["base", "branch-and-claw", JAGGED]}
    keys |= {"effects": effects, "blight_card": "tipping-point", "blight_pool": 1, "terror": 2}
    return alone(SHROUD, lands, "ravage A5", **keys).answer("sit-out town-1")


@pytest.mark.rule("SX-18.1", "SX-12.48")
def test_whoever_stands_aside_is_still_to_be_beaten() -> None:
    here = palled(5).answer(*["destroy-presence A7"] * 3)
    assert here.ending() == ""
    assert here.land("A5") == {"explorer": 2, "town-1": 1, "blight": 1}


def test_whoever_stands_aside_is_back_when_the_game_ends() -> None:
    here = palled(1).answer("destroy-presence A7")
    assert (here.ending(), here.table.aside) == ("presence", ())
    assert here.land("A5")["town-1"] == 1
    assert_reads_back(here.match)


# -- damage that does not heal ---------------------------------------------------------------------


@pytest.mark.rule("SX-21.4")
@pytest.mark.parametrize("presence", [0, 1])
def test_whoever_does_not_heal_falls_with_what_gave_health(presence: int) -> None:
    """By a power that keeps the invaders from healing, or where the Shroud is."""
    home = {"explorer-1": 1, "town-1": 1, "presence": {"P1": presence}}
    effects = [{"kind": "sturdy", "word": "explorer"}]
    effects += [] if presence else [{"kind": "burning", "land": "A5", "seat": "P1"}]
    options = {"sets": ["base", "branch-and-claw", JAGGED]}
    lands = {"A5": home, "A4": {"explorer-1": 1}}
    here = alone(SHROUD, lands, "time-passes", effects=effects, options=options)
    left = {"town-1": 1, "presence": {0: 1}} if presence else {"town-1": 1}
    assert here.lands("A5", "A4") == [left, {"explorer": 1}]


# -- tokens that they cannot do without ------------------------------------------------------------


@pytest.mark.rule("SX-29.2")
@pytest.mark.parametrize(
    ("spirit", "tokens"),
    [
        ("grinning-trickster-stirs-up-trouble", ["beasts", "strife"]),
        (LURE, ["beasts", "wilds", "disease", "badlands"]),
        ("many-minds-move-as-one", ["beasts"]),
        ("volcano-looming-high", ["wilds", "badlands"]),
        (VENGEANCE, ["disease"]),
        (STONE, ["badlands"]),
        (DOWNPOUR, []),
        ("lightnings-swift-strike--pandemonium", ["strife"]),
        ("shadows-flicker-like-flame--madness", ["strife"]),
        ("shadows-flicker-like-flame--reach", []),
    ],
)
def test_what_their_panels_and_cards_use_is_there(spirit: str, tokens: list[str]) -> None:
    for token in TOKEN_NAMES:
        here = start(1, **EVERY_SET, unused_tokens=[token])
        assert (f"choose {spirit}" in here.options()) is (token not in tokens)


# -- their names in positions ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "spirit"),
    [
        ("Many Minds", "many-minds-move-as-one"),
        ("many_minds_move_as_one", "many-minds-move-as-one"),
        ("Fractured Days Split the Sky", FRACTURED),
        ("Shifting Memory", MEMORY),
        ("Stone", STONE),
        ("Stone’s Unyielding", STONE),
        ("Vital Strength (Might)", "vital-strength-of-the-earth--might"),
    ],
)
def test_some_words_of_a_name_are_enough(name: str, spirit: str) -> None:
    assert spirit_named(name, ["base", JAGGED, FEATHER]) == spirit


def test_words_that_several_share_are_not() -> None:
    with pytest.raises(BadData):
        spirit_named("of the", ["base", JAGGED, FEATHER])


def test_the_documentation_names_what_they_keep_and_what_they_bring() -> None:
    text = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    own = text.split("### Spirits of Jagged Earth")[1].split("```")[-1]
    spirits = [spirit for spirit in SPIRITS.values() if spirit.set in (JAGGED, FEATHER)]
    assert {keep.name for spirit in spirits for keep in spirit.keeps} <= words_of(own)
    effects = words_of(own.split("Their effects are")[1].split("`next")[0]) - {"--json"}
    assert effects <= set(EFFECTS)
    modules = ("content.spirits", "content.aspects.feather", "content.aspects.jagged")
    brought = {k for k, cls in EFFECTS.items() if any(m in cls.__module__ for m in modules)}
    assert {kind for kind in brought if of_their_sets(EFFECTS[kind].__module__)} <= effects


def words_of(text: str) -> set[str]:
    """What stands between backticks, up to a colon or a space."""
    return {re.split("[: ]", found)[0] for found in re.findall("`([^`]+)`", text)}


def of_their_sets(module: str) -> bool:
    """Whether a module is about an aspect or a spirit of these sets."""
    name = module.rsplit(".", 1)[-1].replace("_", "-")
    return name not in SPIRITS or SPIRITS[name].set in (JAGGED, FEATHER)
