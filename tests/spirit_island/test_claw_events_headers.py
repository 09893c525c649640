"""What stands on the event cards of Branch & Claw beside their texts: what decides between the main
events, prices with the element that aids, token event and dahan event."""

from __future__ import annotations

import pytest

from loci.games.spirit_island.rules.events.cards import Main
from loci.games.spirit_island.rules.events.payment import NO_ELEMENT
from loci.games.spirit_island.state.registry import EVENT_CARDS, EVENT_PARTS, of_sets
from loci.games.spirit_island.state.terms import CLAW, ELEMENTS

#: Card, what it asks for, its main events (when, or for which price), token event, dahan event.
CARDS = [
    ("years-of-little-rain", "choice", ["", "4 water"], "beasts-attack", "canny-defense"),
    ("farmers-seek-the-dahan-for-aid", "choice", ["", ""], "new-diseases", ""),
    (
        "new-species-spread",
        "choice",
        ["", "4 moon"],
        "new-diseases",
        "offerings-of-pattern-and-dance",
    ),
    (
        "war-touches-the-islands-shores",
        "choice",
        ["", "1"],
        "beasts-find-new-homes",
        "reclaim-territory",
    ),
    ("sacred-sites-under-threat", "choice", ["", ""], "beasts-prowl", "spirit-speakers"),
    ("outpaced", "choice", [""], "lingering-plagues", "raids-in-force"),
    ("missionaries-arrive", "choice", ["", "4 sun"], "prey-on-the-unwary", ""),
    (
        "a-strange-madness-among-the-beasts",
        "choice",
        ["", ""],
        "savage-frenzy",
        "seek-a-safer-home",
    ),
    (
        "rising-interest-in-the-island",
        "choice",
        ["", "4 air"],
        "beasts-of-the-jungle",
        "traps-and-snares",
    ),
    ("seeking-the-interior", "stage", ["1", "2 3"], "beasts-prowl", "forsake-the-barren-land"),
    ("wave-of-reconnaissance", "stage", ["1", "2 3"], "stricken", "retreat"),
    ("interesting-discoveries", "stage", ["1", "2 3"], "wheezelung-outbreak", "tend-the-land"),
    (
        "strange-tales-attract-explorers",
        "stage",
        ["1", "2 3"],
        "beasts-attack",
        "coming-of-age-mountain-sands",
    ),
    ("cultural-assimilation", "terror", ["1 2", "3"], "beasts-attack", "reckless-offensive"),
    ("investigation-of-dangers", "terror", ["1", "2 3"], "prey-on-the-unwary", "rouse-the-spirits"),
    ("distant-exploration", "terror", ["1", "2 3"], "grim-toll", "fierce-mien"),
    ("putting-down-roots", "health", ["0", "1"], "stricken", "drive-off-the-interlopers"),
    ("search-for-new-lands", "health", ["0", "1"], "distant-hunt", "canny-defense"),
    ("invaders-surge-inland", "health", ["0", "1"], "grim-toll", "canny-defense"),
    ("tight-knit-communities", "health", ["0", "1"], "prey-on-the-unwary", "coming-of-age-coastal"),
    ("well-prepared-explorers", "health", ["0", "1"], "beasts-prowl", "coming-of-age-inland"),
    (
        "population-rises",
        "health",
        ["0", "1"],
        "sandfever-outbreak",
        "offerings-of-pattern-and-dance",
    ),
    ("urban-development", "health", ["0", "1"], "lingering-plagues", "fierce-mien"),
    ("heavy-farming", "health", ["0", "1"], "prey-on-the-unwary", "coming-of-age-jungle-wetland"),
    ("promising-farmland", "health", ["0", "1"], "beasts-provoked", "canny-defense"),
    ("slave-rebellion", "stage", ["1 2", "3"], "", "aid-the-uprising"),
]


def short(main: Main) -> str:
    """When a main event is carried out, or its price."""
    if main.price is None:
        return " ".join(str(number) for number in main.when)
    element = main.price.aided_by
    aid = "" if element == NO_ELEMENT else f" {ELEMENTS[element]}"
    return f"{main.price.energy}{aid}"


@pytest.mark.rule("SX-16.5", "SX-16.10")
@pytest.mark.parametrize(("id", "asks", "mains", "token", "dahan"), CARDS)
def test_what_stands_on_the_card(
    id: str, asks: str, mains: list[str], token: str, dahan: str
) -> None:
    card = EVENT_CARDS[id]
    assert (card.asks, card.token, card.dahan) == (asks, token, dahan)
    assert [short(main) for main in card.mains] == mains


def test_all_of_them_are_there() -> None:
    assert sorted(card[0] for card in CARDS) == of_sets(EVENT_CARDS, [CLAW])
    parts = {part for card in CARDS for part in card[3:] if part}
    assert sorted(parts) == of_sets(EVENT_PARTS, [CLAW])
    assert len(CARDS) == 26
