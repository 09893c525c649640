"""What stands on the event cards of Jagged Earth beside their texts."""

from __future__ import annotations

import pytest

from loci.games.spirit_island.state.registry import EVENT_CARDS, EVENT_PARTS, of_sets
from loci.games.spirit_island.state.terms import JAGGED
from tests.spirit_island.test_claw_events_headers import short

HEALTH = ("health", ["0", "1"])
STAGE = ("stage", ["1 2", "3"])
FIRST = ("terror", ["1", "2 3"])
LAST = ("terror", ["1 2", "3"])

#: Card, what it asks for and its main events (when, or for which price), token event, dahan event.
CARDS = [
    (
        "lesser-spirits-imperiled",
        ("choice", ["", "4 plant"]),
        "quit-the-farmed-lands",
        "return-to-old-pillars",
    ),
    (
        "remnants-of-a-spirits-heart",
        ("choice", ["", "4 earth"]),
        "hunting-parties",
        "a-thousand-small-struggles",
    ),
    ("numinous-crisis", ("choice", ["", ""]), "plagues-bring-fear-and-death", "careful-defense"),
    ("hard-working-settlers", ("choice", ["", ""]), "beasts-prey-on-the-injured", ""),
    ("dahan-trade-with-the-invaders", ("choice", ["", "2 fire", "6 air"]), "outbreaks-shift", ""),
    ("lifes-balance-tilts", ("choice", ["", "4 animal"]), "", "a-thousand-small-struggles"),
    ("invested-aristocracy", STAGE, "prey-on-the-heedless", "coming-of-age-2-dahan"),
    ("mapmakers-chart-the-wild", STAGE, "prey-on-the-heedless", "coming-of-age-no-token"),
    ("no-bravery-without-numbers", STAGE, "prey-on-the-heedless", "leave-the-hostile-land"),
    ("smaller-ports-spring-up", STAGE, "stricken", "settlers-encroach-too-far"),
    ("harvest-bounty-harvest-dust", STAGE, "explorers-blunder", "coordinated-strikes"),
    ("the-frontier-calls", HEALTH, "lair-in-untamed-lands", "seek-out-new-grounds"),
    ("seek-new-farmland", HEALTH, "plagues-bring-fear-and-death", "engage-on-their-own-terms"),
    ("gradual-corruption", HEALTH, "fatalities-rise", "blessings-of-bounty-and-health"),
    ("fortune-seekers", HEALTH, "grim-toll", "tell-the-old-stories"),
    ("provincial-seat", HEALTH, "beasts-chase-off-homesteaders", "rally-to-the-defense"),
    ("cities-rise", HEALTH, "beasts-chase-off-homesteaders", "careful-defense"),
    ("thriving-trade", HEALTH, "pestilence-arrives-on-canvas-sails", "clever-cooperation"),
    (
        "wounded-lands-attract-explorers",
        HEALTH,
        "beasts-chase-off-homesteaders",
        "raiding-and-retaliation",
    ),
    (
        "coastal-towns-multiply",
        HEALTH,
        "explorers-blunder",
        "coming-of-age-no-blight-disease",
    ),
    ("civic-engagement", HEALTH, "casualties-of-fang-and-sting", "keep-far-from-plague"),
    ("sprawl-contained-by-the-wilds", HEALTH, "explorers-blunder", "lay-ambushes"),
    ("the-struggles-of-growth", HEALTH, "irregular-outbreaks", "careful-defense"),
    ("eager-explorers", FIRST, "beasts-chase-off-homesteaders", "at-their-gates"),
    ("bureaucrats-adjust-funding", LAST, "terrifying-beasts", "coordinated-defense"),
    (
        "resourceful-populace",
        FIRST,
        "virulence-among-close-packed-homes",
        "offerings-of-story-and-season",
    ),
    ("relentless-optimism", FIRST, "foreign-diseases", "offerings-of-pattern-and-dance"),
    ("pull-together-in-adversity", LAST, "explorers-blunder", "careful-defense"),
    ("temporary-truce", FIRST, "prey-on-the-heedless", "speak-of-the-spirits-anger"),
    ("overconfidence", FIRST, "beasts-multiply", "coordinated-defense"),
]
SHARED = {"stricken", "grim-toll", "offerings-of-pattern-and-dance"}  # with Branch & Claw


@pytest.mark.rule("SX-16.5", "SX-16.10")
@pytest.mark.parametrize(("id", "asks", "token", "dahan"), CARDS)
def test_what_stands_on_the_card(
    id: str, asks: tuple[str, list[str]], token: str, dahan: str
) -> None:
    card = EVENT_CARDS[id]
    assert (card.asks, [short(main) for main in card.mains]) == asks
    assert (card.token, card.dahan) == (token, dahan)


def test_all_of_them_are_there() -> None:
    assert sorted(card[0] for card in CARDS) == of_sets(EVENT_CARDS, [JAGGED])
    parts = {part for card in CARDS for part in card[2:] if part}
    assert sorted(parts - SHARED) == of_sets(EVENT_PARTS, [JAGGED])
    assert len(CARDS) == 30
