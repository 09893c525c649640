"""Grinning Trickster Stirs Up Trouble: panel, special rules, innate and unique powers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.state.registry import SPIRITS
from tests.spirit_island.spirits import (
    alone,
    frame,
    growth,
    income,
    lands_to_grow,
    panel,
    plays,
    presence,
    prices,
    printed,
    started,
    thresholds,
)
from tests.spirit_island.tables import Island, targets

TRICKSTER = "grinning-trickster-stirs-up-trouble"
SEE = "power lets-see-what-happens at A5"
FIGHT = "power why-dont-you-and-them-fight at A5"
LOW, HIGH = "1 moon 1 fire 2 air", "2 moon 1 fire 2 air"
OWN = {"P1": 1}


def trick(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """With no energy, so that no discord follows, unless seats are given."""
    keys.setdefault("seats", {}).setdefault("P1", {}).setdefault("energy", 0)
    return alone(TRICKSTER, lands, *steps, **keys)


def seen(card: str, lands: dict[str, Any], *before: str, elements: str = LOW) -> Island:
    """Let's See What Happens in A5, with these cards on the deck."""
    deck = [*before, card, "call-to-migrate"]
    return trick(lands, SEE, elements=elements, minor_deck=deck, minor_discard=[])


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert panel(TRICKSTER) == ("1 moon 2 any fire 3", "2 push-dahan 3 3 4 air 5")
    assert growth(TRICKSTER) == [
        ["reclaim-all", "move-presence-1"],
        ["presence-2"],
        ["gain-power"],
        ["energy-per-play"],
    ]
    assert frame(TRICKSTER) == (2, "moderate", "jagged-earth")
    assert prices(TRICKSTER) == [1, 0, 0, 0]


def test_the_headers() -> None:
    assert printed("impersonate-authority") == (
        *(0, "slow", "sun air animal"),
        *("presence 1", "any-land"),
    )
    assert printed("incite-the-mob") == (
        *(1, "slow", "moon fire air animal"),
        *("presence 1", "invaders"),
    )
    assert printed("overenthusiastic-arson") == (1, "fast", "fire air", "presence 1", "any-land")
    tigers = (0, "slow", "moon fire animal", "presence 1", "any-land")
    assert printed("unexpected-tigers") == tigers
    see, fight = SPIRITS[TRICKSTER].innates
    assert printed(see) == (0, "fast", "", "presence 1", "invaders")
    assert printed(fight) == (0, "fast", "", "presence 0", "invaders")
    assert thresholds(see, LOW, HIGH)
    assert thresholds(fight, "3 moon", "3 air", "3 sun", "3 fire", "3 animal")


@pytest.mark.parametrize(
    ("board", "lands"),
    [("A", {"A7": 1, "A4": 1}), ("B", {"B8": 1, "B4": 1}), ("D", {"D7": 1, "D4": 1})],
)
def test_set_up(board: str, lands: dict[str, int]) -> None:
    assert presence(started(TRICKSTER, board)) == lands


# -- growth and tracks -----------------------------------------------------------------------------


@pytest.mark.rule("SX-15.1", "SX-15.2", "SX-15.4", "SX-15.5")
def test_energy_of_the_first_option_pays_for_the_second() -> None:
    here = trick({}, seats={"P1": {"energy": 0, "discard": ["incite-the-mob"]}})
    assert "growth 1" not in here.options()
    here.answer("growth 4")
    assert here.seat().energy == 2
    assert "growth 4" not in here.options()
    here.answer("growth 1", "reclaim-all 1")
    assert (here.seat().energy, here.seat().hand[-1]) == (1, "incite-the-mob")
    assert here.options() == ["presence A7 A5", "presence A7 A8", "stop"]


def test_growth_adds_presence_and_gains_a_card() -> None:
    here = trick({}, "growth 2")
    assert lands_to_grow(here) == {"A1", "A4", "A5", "A6", "A7", "A8"}
    assert trick({}, "growth 3").prompt() == "ask-deck"


@pytest.mark.parametrize(
    ("shown", "energy", "elements"),
    [
        *[(1, 1, {}), (2, 1, {"moon": 1}), (3, 2, {"moon": 1}), (4, 2, {"moon": 1})],
        *[(5, 2, {"moon": 1, "fire": 1}), (6, 3, {"moon": 1, "fire": 1})],
    ],
)
def test_the_energy_track(shown: int, energy: int, elements: dict[str, int]) -> None:
    assert income(TRICKSTER, shown) == (energy, elements)


@pytest.mark.parametrize(("shown", "number"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_the_card_play_track(shown: int, number: int) -> None:
    assert plays(TRICKSTER, shown) == (number, False)
    assert plays(TRICKSTER, 7) == (5, False)


@pytest.mark.rule("SX-15.18")
def test_a_space_pushes_dahan() -> None:
    lands = {"A7": {"dahan": 1, "presence": OWN}, "A4": {"dahan": 2, "presence": OWN}, "A1": {}}
    here = trick(lands, seats={"P1": {"plays_track": 2}}).answer("track push-dahan")
    assert here.options() == ["land A4", "land A7"]
    here.answer("land A7", "push dahan A8")
    assert here.land("A8") == {"city": 1, "dahan": 1}
    assert "track push-dahan" not in here.options()
    bare = trick({"A5": {"dahan": 1}}, seats={"P1": {"plays_track": 2}})
    assert bare.why_not("track push-dahan") == "track-cannot"


# -- special rules ---------------------------------------------------------------------------------


@pytest.mark.rule("SX-12.32", "SX-12.37", "SX-35.42")
def test_a_flair_for_discord() -> None:
    lands = {"A5": {"town": 1}, "A4": {"explorer": 1}, "A2": {"town": 1}}
    here = trick(lands, "power impersonate-authority at A5", seats={"P1": {"energy": 2}})
    assert (here.prompt(), here.options()) == (
        "ask-discord",
        ["land A4", "land A5", "land A8", "stop"],
    )
    here.answer("land A4")
    assert here.lands("A4", "A5") == [{"explorer*1": 1}, {"town*1": 1}]
    assert (here.seat().energy, here.prompt()) == (1, "ask-growth")  # it does not chain


def test_discord_wants_energy_and_strife() -> None:
    lands = {"A5": {"town": 1}, "A4": {"explorer": 1}}
    assert trick(lands, "power impersonate-authority at A5").prompt() == "ask-growth"
    rich = {"P1": {"energy": 3}}
    none = trick({"A4": {"town": 1}}, "power impersonate-authority at A5", seats=rich)
    assert none.prompt() == "ask-growth"  # nobody was there to get any
    left = trick(lands, "power impersonate-authority at A5", seats={"P1": {"energy": 3}})
    assert left.answer("stop").seat().energy == 3


def test_cleaning_up_is_a_drag() -> None:
    lands = {"A5": {"blight": 2, "dahan": 1, "presence": OWN}}
    here = trick(lands, "power call-to-tend at A5").answer("option remove-blight")
    assert here.prompt() == "ask-lose-presence"
    here.answer("destroy-presence A5")
    assert (presence(here), here.seat().destroyed) == ({"A7": 1}, 1)
    clean = trick({"A5": {"dahan": 1, "presence": OWN}}, "power call-to-tend at A5")
    assert clean.answer("option remove-blight").prompt() == "ask-growth"


# -- innate powers ---------------------------------------------------------------------------------


def test_what_happens_skips_gifts_and_asks_for_no_target() -> None:
    """Call to Bloodshed targets a land with dahan; here there are none."""
    lands = {"A5": {"town": 1}, "A4": {"dahan": 4}}
    here = seen("call-to-bloodshed", lands, "gift-of-constancy", "gift-of-power")
    assert here.pile("minor_discard") == ["gift-of-constancy", "gift-of-power", "call-to-bloodshed"]
    assert here.lands("A4", "A5") == [{"dahan": 1}, {"town": 1, "dahan": 3}]


def test_every_up_to_is_done_to_the_full() -> None:
    lands = {"A5": {"town": 3, "dahan": 1}, "A4": {"dahan": 1}, "A1": {"dahan": 1}}
    here = seen("gnawing-rootbiters", lands)
    assert "stop" not in here.options()
    here.answer("push town A4", "push town A6")
    assert here.land("A5") == {"town": 1, "dahan": 1}


@pytest.mark.rule("SX-35.41")
def test_every_or_is_an_and() -> None:
    """2 damage, and 1 blight is removed, which is no drag here."""
    here = seen("voracious-growth", {"A5": {"city": 1, "blight": 2}})
    assert (here.land("A5"), here.prompt()) == ({"city-2": 1, "blight": 1}, "ask-growth")
    here = seen("delusions-of-danger", {"A5": {"explorer": 1}}).answer("push explorer A4")
    assert (here.fear(), here.land("A5")) == (2, {})


@pytest.mark.parametrize("card", ["call-to-tend", "voracious-growth"])
def test_blight_that_goes_in_that_way_is_no_drag(card: str) -> None:
    lands = {"A5": {"explorer": 1, "blight": 2, "presence": OWN}}
    here = seen(card, lands)
    assert (here.land("A5").get("blight"), here.prompt()) == (1, "ask-growth")


@pytest.mark.rule("SX-35.41")
def test_a_you_may_stays_open() -> None:
    lands = {"A5": {"explorer": 2}}
    here = trick(
        lands,
        SEE,
        elements=LOW,
        minor_deck=["here-there-be-monsters", "call-to-tend"],
        options={"sets": ["base", "branch-and-claw", "jagged-earth"]},
    )
    assert "stop" in here.options()
    assert here.answer("stop").fear() == 2


def test_strife_of_what_happens_is_a_flair_for_discord() -> None:
    lands = {"A5": {"explorer": 2, "city": 1}}
    here = trick(
        lands, SEE, elements=LOW, minor_deck=["territorial-strife"], seats={"P1": {"energy": 1}}
    )
    assert (here.land("A5"), here.prompt()) == ({"city*1": 1}, "ask-discord")


@pytest.mark.rule("SX-35.41")
def test_its_thresholds_count_for_what_happens() -> None:
    here = seen("steam-vents", {"A5": {"explorer": 1, "town": 1}}, elements=f"{LOW} 3 earth")
    here.answer("option town")
    assert here.land("A5") == {"explorer": 1}


def test_the_card_may_be_kept() -> None:
    here = seen("rain-of-blood", {"A5": {"town": 1}}, elements=HIGH)
    assert here.prompt() == "ask-forget-for-card"
    here.answer("forget incite-the-mob")
    owner = here.seat()
    assert ("rain-of-blood" in owner.hand, "incite-the-mob" in owner.hand) == (True, False)
    assert (owner.energy, here.pile("removed"), here.pile("minor_discard")) == (
        1,
        ["incite-the-mob"],
        [],
    )
    left = seen("rain-of-blood", {"A5": {"town": 1}}, elements=HIGH).answer("stop")
    assert (left.pile("minor_discard"), left.seat().energy) == (["rain-of-blood"], 0)
    assert seen("rain-of-blood", {"A5": {"town": 1}}).prompt() == "ask-growth"


def test_what_happens_with_no_card_for_a_land() -> None:
    here = trick(
        {"A5": {"town": 1}}, SEE, elements=HIGH, minor_deck=["gift-of-power"], minor_discard=[]
    )
    assert (here.land("A5"), here.prompt()) == ({"town": 1}, "ask-growth")


def test_a_fight() -> None:
    lands = {"A5": {"city": 1, "town": 1, "dahan": 2, "presence": OWN}}
    here = trick(lands, FIGHT, elements="3 sun").answer("damage city")
    assert here.land("A5") == {"city-2": 1, "town": 1, "dahan": 1, "presence": {0: 1}}
    here = trick(lands, FIGHT, elements="3 fire").answer("damage town")
    assert here.land("A5") == {"city": 1, "dahan": 1, "presence": {0: 1}}
    assert here.fear() == 1
    weak = trick({"A5": {"explorer": 1, "dahan": 1, "presence": OWN}}, FIGHT, elements="3 fire")
    assert weak.land("A5") == {"dahan-1": 1, "presence": {0: 1}}
    nobody = trick({"A5": {"town": 1, "presence": OWN}}, FIGHT, elements="3 fire")
    assert nobody.land("A5") == {"town": 1, "presence": {0: 1}}


@pytest.mark.rule("SX-4.14", "SX-35.43")
def test_strife_keeps_the_invader_from_fighting() -> None:
    lands = {"A5": {"city": 1, "dahan": 1, "presence": OWN}}
    here = trick(lands, FIGHT, elements="3 air 3 sun")
    assert here.land("A5") == {"city-2": 1, "dahan": 1, "presence": {0: 1}}


@pytest.mark.rule("SX-6.15")
def test_badlands_add_to_both_sides_of_a_fight() -> None:
    lands = {"A5": {"city": 1, "town": 1, "dahan": 2, "badlands": 1, "presence": OWN}}
    here = trick(lands, FIGHT, elements="3 sun").answer("damage city")
    assert here.land("A5") == {"town": 1, "dahan": 1, "badlands": 1, "presence": {0: 1}}


@pytest.mark.rule("SX-6.6")
def test_badlands_add_to_the_fight_or_to_the_damage() -> None:
    held = {"city": 2, "dahan": 2, "badlands": 1, "beasts": 1, "presence": OWN}
    here = trick({"A5": held}, FIGHT, elements="3 sun 3 animal")
    assert here.prompt() == "ask-badlands"
    here.answer("no", "damage city-2")  # and so 3 damage, of which 2 are left
    left = {"city-2": 1, "badlands": 1, "beasts": 1, "presence": {0: 1}}
    assert here.land("A5") == {**left, "dahan": 1}


def test_beasts_bite_or_come() -> None:
    lands = {"A5": {"city": 1, "beasts": 1, "presence": OWN}}
    assert trick(lands, FIGHT, elements="3 animal").land("A5") == {
        "city-2": 1,
        "beasts": 1,
        "presence": {0: 1},
    }
    lands = {"A5": {"city": 1, "presence": OWN}, "A4": {"beasts": 1}}
    here = trick(lands, FIGHT, elements="3 animal")
    assert here.options() == ["gather beasts A4", "stop"]
    assert here.answer("gather beasts A4").land("A5") == {
        "city": 1,
        "beasts": 1,
        "presence": {0: 1},
    }


def test_the_fight_may_be_slow() -> None:
    lands = {"A7": {"town": 1, "presence": OWN}}
    fight = "use why-dont-you-and-them-fight"
    slow = trick(lands, elements="3 moon 3 air", phase="slow")
    assert fight in slow.options()
    slow.answer(fight)
    assert slow.land("A7") == {"town*1": 1, "presence": {0: 1}}
    assert trick(lands, elements="3 air", phase="slow").why_not(fight) == "power-speed"
    assert fight in trick(lands, elements="3 air", phase="fast").options()
    assert trick(lands, elements="3 moon", phase="fast").why_not(fight) == "needs-elements"


# -- unique powers ---------------------------------------------------------------------------------


def test_impersonate_authority() -> None:
    here = trick({"A5": {"town": 1, "explorer": 1}}, "power impersonate-authority at A5")
    assert here.answer("strife town").land("A5") == {"explorer": 1, "town*1": 1}


@pytest.mark.rule("SX-4.17")
def test_incite_the_mob() -> None:
    lands = {"A5": {"town*1": 1, "city*1": 1, "explorer": 3}}
    here = trick(lands, "power incite-the-mob at A5").answer("damage city*1")
    here.answer("damage explorer", "damage town*1", "damage town-1*1")
    assert here.land("A5") == {"explorer": 2, "city*1": 1}
    assert here.fear() == 1 + 1 + 1  # two invaders fell, one of them a town
    calm = trick({"A5": {"town": 2}}, "power incite-the-mob at A5")
    assert (calm.land("A5"), calm.fear()) == ({"town": 2}, 0)
    lone = trick({"A5": {"town*1": 1}}, "power incite-the-mob at A5")
    assert lone.land("A5") == {"town*1": 1}


@pytest.mark.rule("SX-6.2")
def test_badlands_add_to_a_mob() -> None:
    lands = {"A5": {"explorer*1": 1, "town": 1, "badlands": 1}}
    here = trick(lands, "power incite-the-mob at A5")
    assert here.land("A5") == {"explorer*1": 1, "badlands": 1}


@pytest.mark.parametrize(
    ("card", "left", "fear"),
    [
        ("rain-of-blood", {"city": 1}, 1),
        ("call-to-bloodshed", {"city-2": 1, "blight": 1}, 2),
    ],
)
def test_overenthusiastic_arson(card: str, left: dict[str, int], fear: int) -> None:
    lands = {"A5": {"town": 1, "city": 1}}
    deck = [card, "call-to-tend"]
    here = trick(lands, "power overenthusiastic-arson at A5", minor_deck=deck, minor_discard=[])
    assert (here.land("A5"), here.fear()) == (left, fear)
    assert here.pile("minor_discard") == [card]


def test_unexpected_tigers() -> None:
    tigers = "power unexpected-tigers at A5"
    lands = {"A5": {"explorer": 1}, "A4": {"beasts": 1}}
    here = trick(lands, tigers)
    assert here.answer("push explorer A4").lands("A4", "A5") == [{"explorer": 1}, {"beasts": 1}]
    assert here.fear() == 1
    bare = trick({"A5": {}}, tigers)
    assert (bare.land("A5"), bare.fear()) == ({"beasts": 1}, 0)
    assert targets(trick({}), "unexpected-tigers") == ["A5", "A7", "A8"]
