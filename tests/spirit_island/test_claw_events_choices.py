"""Choice events of Branch & Claw."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.island.pieces import health
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.terms import FAST, SUN, WATER, piece_named
from tests.spirit_island.events import Events, over
from tests.spirit_island.tables import EVERY_SET, Island, island

FAR: dict[str, Any] = {"A8": {"city": 1}}
DRY, WET = "drought", "call-to-tend"  # minor powers without and with water


def of(here: Island, land: str, word: str) -> int:
    return health(here.table, here.table.island.numbers[land], piece_named(word))


def test_the_cards_of_these_tests_are_what_they_seem() -> None:
    assert not POWERS[DRY].elements[WATER]
    assert POWERS[WET].elements[WATER]


# -- Years of Little Rain --------------------------------------------------------------------------

RAIN = "years-of-little-rain"


def test_the_land_withers(events: Events) -> None:
    """On each board a card: blight for a sands where it has no water."""
    decks = {"minor_deck": [DRY, WET, "steam-vents"]}
    here = events.main(RAIN, 1, FAR, boards="AB", **decks)
    assert here.options() == ["land A4", "land A7"]
    here.answer("land A4")
    assert here.land("A4") == {"blight": 1}
    assert over(here)  # the second card has water
    assert here.pile("minor_discard") == [DRY, WET]
    assert here.pile("minor_deck") == ["steam-vents"]


@pytest.mark.rule("SX-34.15", "SX-36.10")
def test_a_card_that_gives_elements_of_choice_has_none(events: Events) -> None:
    """EX-84: only the side panel counts, and that of Elemental Boon is empty."""
    here = events.main(RAIN, 1, FAR, minor_deck=["elemental-boon"])
    assert here.options() == ["land A4", "land A7"]


@pytest.mark.rule("SX-21.3", "SX-21.4")
def test_drought_weakens_buildings_and_dahan(events: Events) -> None:
    lands = {"A5": {"town-1": 1, "city": 1, "dahan-1": 1, "dahan": 1, "explorer": 1}, **FAR}
    here = events.main(RAIN, 1, lands, minor_deck=[WET])
    assert here.land("A5") == {"city": 1, "dahan": 1, "explorer": 1}
    assert here.fear() == 1  # of the town
    words = ("town", "city", "dahan", "explorer")
    assert [of(here, "A5", word) for word in words] == [1, 2, 1, 1]
    later = events.main(RAIN, 1, lands, minor_deck=[WET], steps=["time-passes"])
    assert [of(later, "A5", word) for word in words] == [2, 3, 2, 1]


def test_without_cards_the_drought_brings_no_blight(events: Events) -> None:
    here = events.main(RAIN, 1, FAR, minor_deck=[])
    assert over(here)


def test_ease_the_drought(events: Events) -> None:
    lands = {"A4": {"presence": {"P1": 1}, "dahan": 1}, "A5": {"dahan": 1}, **FAR}
    here = events.main(RAIN, 2, lands)
    assert here.options()[:2] == ["presence energy A4", "presence plays A4"]
    assert here.options()[-1] == "stop"
    here.answer("presence energy A4")
    assert here.land("A4")["presence"] == {0: 2}
    assert over(events.main(RAIN, 2, {"A5": {"dahan": 1}, **FAR}))  # not one of its lands


# -- Farmers Seek the Dahan for Aid ----------------------------------------------------------------

FARMERS = "farmers-seek-the-dahan-for-aid"


@pytest.mark.rule("SX-21.2")
def test_spurn_the_invaders(events: Events) -> None:
    lands = {
        "A4": {"dahan": 2, "town": 1},
        "A5": {"dahan": 2, "explorer": 1},
        "A6": {"town": 2},
        **FAR,
    }
    here = events.main(FARMERS, 1, lands)
    assert here.lands("A4", "A5") == [{"dahan": 1, "town": 1}, {"dahan": 2, "explorer": 1}]
    assert here.land("A6") == {"town": 2, "blight": 1}
    words = ("town", "city", "dahan", "explorer")
    assert [of(here, "A4", word) for word in words] == [1, 2, 2, 1]


def test_teach_the_invaders(events: Events) -> None:
    here = events.main(FARMERS, 2, {"A4": {"dahan": 1}, **FAR})
    assert here.land("A4") == {"dahan": 1, "town": 1}
    assert [effect.kind for effect in here.table.effects] == ["ravage-turned"]


@pytest.mark.rule("SX-16.22", "SX-13.15")
def test_the_next_normal_ravage_is_a_build(events: Events) -> None:
    """The ravage card builds; the one after that ravages again. What waits for a normal ravage
    waits on."""
    waiting = [{"kind": "ravage-strength", "word": "city", "number": 2}]
    keys: dict[str, Any] = {"phase": "invaders", "step": "ravage", "ravage": ["1-jungle"]}
    keys |= {"effects": waiting}
    here = events.main(FARMERS, 2, FAR, steps=["ravage-step", "stop"], **keys)
    assert here.land("A8") == {"city": 1, "town": 1}
    assert [effect.kind for effect in here.table.effects] == ["ravage-strength"]
    keys["steps"] = ["ravage-step", "ravage-step", "stop"]
    here = events.main(FARMERS, 2, FAR, **keys)
    assert here.land("A8") == {"city": 1, "town": 1, "blight": 1}


@pytest.mark.parametrize(
    ("step", "far"), [("ravage jungle", {"city": 1, "town": 1}), ("ravage A3", {"city": 1})]
)
def test_a_ravage_by_a_step_is_turned_too(events: Events, step: str, far: dict[str, int]) -> None:
    """The lands that it names build, once; then it ravages again."""
    lands = {"A3": {"town": 1}, **FAR}
    here = events.main(FARMERS, 2, lands, steps=[step, "ravage A3"])
    assert here.lands("A3", "A8") == [{"town": 1, "city": 1, "blight": 1}, far]


def test_the_build_waits_for_a_ravage_card(events: Events) -> None:
    keys: dict[str, Any] = {"phase": "invaders", "step": "ravage"}
    here = events.main(FARMERS, 2, FAR, steps=["ravage-step", "time-passes", "stop"], **keys)
    assert [effect.kind for effect in here.table.effects] == ["ravage-turned"]


# -- New Species Spread ----------------------------------------------------------------------------

SPECIES = "new-species-spread"


def test_the_species_bloom(events: Events) -> None:
    fast = next(id for id, power in POWERS.items() if power.deck == "minor" and power.speed == FAST)
    lands = {"A4": {"town": 1}, "A5": {"explorer": 1}, **FAR}
    here = events.main(SPECIES, 1, lands, minor_deck=[fast])
    assert here.options() == ["land A4", "land A8"]
    assert here.answer("land A4").land("A4") == {"town": 1, "blight": 1}
    slow = events.main(SPECIES, 1, lands, minor_deck=["drought"])
    assert over(slow)
    assert slow.pile("minor_discard") == ["drought"]


def test_transmute_the_species(events: Events) -> None:
    here = events.main(SPECIES, 2, {"B4": {"town": 1}, **FAR}, boards="AB")
    assert here.fear() == 2
    assert here.lands("A8", "B4") == [{"city": 1, "beasts": 1}, {"town": 1, "beasts": 1}]
    none = events.main(SPECIES, 2, {"A8": {"explorer": 1}})
    assert none.land("A8") == {"explorer": 1}


@pytest.mark.parametrize(
    ("card", "option"),
    [
        ("new-species-spread", "let-the-invasive-species-bloom"),
        ("missionaries-arrive", "ignore-their-contact-with-the-dahan"),
    ],
)
def test_the_card_goes_back_under_two(card: str, option: str) -> None:
    """Everybody knows where it lies, until it is drawn."""
    deck = [card, "outpaced", "heavy-farming", "urban-development"]
    keys: dict[str, Any] = {"turn": 2, "event_deck": deck, "minor_deck": ["drought"]}
    lands = {"A7": {"presence": {"P1": 1}, "beasts": 1}, **FAR}
    here = island(lands, "event-step", options=EVERY_SET, **keys)
    if here.prompt() == "ask-event":
        here.answer(f"option {option}")
    assert here.pile("event_deck") == ["outpaced", "heavy-farming", card, "urban-development"]
    assert here.pile("event_discard") == []
    assert here.table.shown == [card]


# -- War Touches the Island's Shores ---------------------------------------------------------------

WAR = "war-touches-the-islands-shores"


def war(events: Events, lands: dict[str, Any], cost: int, *answers: str, **keys: Any) -> Island:
    major = next(id for id, p in POWERS.items() if p.deck == "major" and p.cost == cost)
    return events.main(WAR, 1, {**FAR, **lands}, *answers, major_deck=[major], **keys)


def test_war_on_the_shore_with_the_most_buildings(events: Events) -> None:
    lands = {"A1": {"town": 1}, "A2": {"town": 1, "city": 1, "dahan": 2}, "A5": {"city": 3}}
    here = war(events, lands, 5)
    assert here.land("A2") == {"dahan": 2, "blight": 1}
    assert here.fear() == 3
    same = war(events, {"A1": {"town": 1}, "A3": {"city": 1}}, 3)
    assert same.options() == ["land A1", "land A3"]
    assert over(war(events, {"A1": {"explorer": 4}}, 3))  # at least 1 of them


def test_defence_lowers_both_damages_of_the_war(events: Events) -> None:
    defended = [{"kind": "defend", "land": "A2", "seat": "P1", "number": 2}]
    here = war(events, {"A2": {"city": 1}}, 3, effects=defended)
    assert here.land("A2") == {"city-1": 1}  # 1 damage is no blight
    defended = [{"kind": "defend", "land": "A2", "seat": "P1", "number": 9}]
    assert war(events, {"A2": {"city": 1}}, 3, effects=defended).land("A2") == {"city": 1}


@pytest.mark.parametrize("terror", [1, 2, 3])
def test_help_repel_the_newcomers(events: Events, terror: int) -> None:
    """The part of the fear deck that lies on top has a card more."""
    before = island(FAR, options=EVERY_SET, terror=terror)
    here = events.main(WAR, 2, FAR, terror=terror)
    assert len(here.pile("fear_deck")) == len(before.pile("fear_deck")) + 1
    assert here.pile("fear_deck")[0] == before.pile("fear_box")[0]
    sizes = [3, 3, 3]
    sizes[terror - 1] += 1
    assert here.table.fear_sizes == sizes
    assert here.table.terror == terror
    none = events.main(WAR, 2, FAR, fear_box=[])
    assert none.table.fear_sizes == [3, 3, 3]


# -- Missionaries Arrive ---------------------------------------------------------------------------

MISSION = "missionaries-arrive"


def test_the_missionaries_are_ignored(events: Events) -> None:
    sunny = next(id for id, p in POWERS.items() if p.deck == "minor" and p.elements[SUN])
    gloomy = next(id for id, p in POWERS.items() if p.deck == "minor" and not p.elements[SUN])
    lands = {"A3": {"dahan": 1, "explorer": 1}, "A5": {"explorer": 1}, **FAR}
    here = events.main(MISSION, 1, lands, "push explorer A4", minor_deck=[sunny])
    assert here.lands("A3", "A4", "A5") == [{"dahan": 1}, {"explorer": 1}, {"explorer": 1}]
    here = events.main(MISSION, 1, lands, minor_deck=[gloomy])
    assert here.land("A3") == {"explorer": 1, "town": 1}
    assert over(events.main(MISSION, 1, FAR, minor_deck=[gloomy]))
    assert over(events.main(MISSION, 1, {"A3": {"dahan": 1}, **FAR}, minor_deck=[sunny]))


def test_curse_the_tongues(events: Events) -> None:
    """Each spirit chooses for itself; the cities are stronger in the next normal ravage."""
    lands = {"A4": {"city": 1}, **FAR}
    here = events.main(MISSION, 2, lands, boards="AB")
    assert (here.asked(), here.options()) == ([0], ["land A4", "land A8"])
    here.answer("land A4")
    assert (here.asked(), here.options()) == ([1], ["land A4", "land A8"])
    here.answer("land A4")
    assert here.land("A4") == {"city": 1, "disease": 2}
    assert here.fear() == 4
    kinds = [(effect.kind, effect.to_data([])["number"]) for effect in here.table.effects]
    assert kinds == [("ravage-strength", 3)]


# -- Rising Interest in the Island -----------------------------------------------------------------

INTEREST = "rising-interest-in-the-island"


def test_ignore_the_curiosity(events: Events) -> None:
    deck = ["2-jungle", "2-sands", "3-jungle-sands"]
    here = events.main(INTEREST, 1, {"A4": {"town": 1}, **FAR}, invader_deck=deck)
    assert here.pile("invader_deck") == deck[1:]
    assert "2-jungle" in here.pile("invader_box")
    assert "land A4" not in here.options()
    assert len(here.options()) == 7
    assert here.answer("land A8").land("A8") == {"city": 1, "town": 1}


@pytest.mark.rule("SX-16.27")
def test_a_card_that_setup_has_placed_stays(events: Events) -> None:
    options = {"adversary": "brandenburg-prussia", "level": 2}
    deck = ["3-jungle-sands", "2-sands", "2-jungle", "3-sands-wetland"]
    here = events.main(INTEREST, 1, FAR, "land A1", invader_deck=deck, options=options)
    assert here.pile("invader_deck") == [deck[0], *deck[2:]]
    empty = events.main(INTEREST, 1, FAR, "land A1", invader_deck=[])
    assert empty.land("A1") == {"town": 1}


def test_weave_lies(events: Events) -> None:
    """The fear deck has a card less, and a divider may come up."""
    here = events.main(INTEREST, 2, FAR)
    assert here.table.fear_sizes == [2, 3, 3]
    assert len(here.pile("fear_deck")) == 8
    assert (here.table.terror, here.pile("earned")) == (1, [])
    words = [effect.to_data([]) for effect in here.table.effects]
    assert [(word["word"], word["number"]) for word in words] == [("town", 1), ("city", 1)]
    seven = here.pile("fear_deck")[:7]
    here = events.main(INTEREST, 2, FAR, fear_deck=seven)
    assert here.table.terror == 2


def test_the_last_fear_card_gone_wins(events: Events) -> None:
    here = events.main(INTEREST, 2, FAR, terror=3, fear_deck=["isolation"])
    assert here.ending() == "fear"


# -- prices ----------------------------------------------------------------------------------------


@pytest.mark.rule("SX-17.3")
@pytest.mark.parametrize(
    ("card", "energy", "element"),
    [
        ("years-of-little-rain", 4, "water"),
        ("new-species-spread", 4, "moon"),
        ("missionaries-arrive", 4, "sun"),
        ("rising-interest-in-the-island", 4, "air"),
        ("war-touches-the-islands-shores", 1, ""),
    ],
)
def test_the_second_choice_has_a_price(card: str, energy: int, element: str) -> None:
    def asked(have: int, of_element: int = 0) -> Island:
        seat = {"energy": have, "elements": {element: of_element} if element else {}, "hand": []}
        return island(FAR, f"event-card {card}", options=EVERY_SET, seats={"P1": seat})

    assert len(asked(energy).options()) == 2
    assert asked(energy - 1).prompt() != "ask-event"
    if element:
        assert len(asked(0, energy).options()) == 2
        assert asked(0, energy - 1).prompt() != "ask-event"


@pytest.mark.rule("SX-17.4", "SX-17.6", "SX-17.7", "SX-17.8", "SX-17.9", "SX-17.11")
def test_paying_with_aid() -> None:
    """EX-32 with water: 2 elements, a card discarded and a card forgotten pay 8."""
    watery = [id for id, p in POWERS.items() if p.deck == "minor" and p.elements[WATER]][:2]
    seats = {
        "P1": {"energy": 0, "elements": {"water": 2}, "hand": []},
        "P2": {"energy": 5, "hand": watery[:1], "discard": watery[1:]},
    }
    keys: dict[str, Any] = {"boards": "AB", "seats": seats, "options": EVERY_SET}
    here = island(FAR, "event-card years-of-little-rain", **keys)
    here.answer(here.options()[1], "yes")
    assert here.asked() == [1]
    here.answer(f"discard {watery[0]}")
    assert f"forget {watery[0]}" not in here.options()
    here.answer(f"forget {watery[1]}")
    assert here.seat(1).energy == 5
    assert here.seat(1).discard == [watery[0]]
