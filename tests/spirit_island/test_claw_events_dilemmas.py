"""Choice events of Branch & Claw in which the price follows from what the spirits do."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.terms import ANIMAL, FIRE
from tests.spirit_island.events import Events, over
from tests.spirit_island.tables import EVERY_SET, Island, island

FAR: dict[str, Any] = {"A8": {"city": 1}}
SITE = {"presence": {"P1": 2}}


def has_element(card: str, element: int) -> bool:
    return POWERS[card].elements[element] > 0


# -- Sacred Sites under Threat ---------------------------------------------------------------------

SITES = "sacred-sites-under-threat"


def test_the_islands_strength_repulses_them(events: Events) -> None:
    """Each sacred site one, those of two spirits in one land two; then blight leaves the card."""
    lands = {
        "A3": {"presence": {"P1": 2, "P2": 2}, "explorer": 3, "city": 1},
        "A6": {"presence": {"P1": 1}, "explorer": 1},
        **FAR,
    }
    here = events.main(SITES, 1, lands, boards="AB", blight_pool=5)
    here.answer("push explorer A2", "push explorer A4")
    assert here.lands("A2", "A4") == [{"explorer": 1}, {"explorer": 1}]
    assert here.land("A3") == {"presence": {0: 2, 1: 2}, "explorer": 1, "city": 1}
    assert here.land("A6") == {"presence": {0: 1}, "explorer": 1}
    assert here.table.blight_pool == 3


@pytest.mark.rule("SX-16.23")
def test_the_last_blight_flips_the_card(events: Events) -> None:
    keys: dict[str, Any] = {"blight_card": "downward-spiral", "blight_pool": 1}
    here = events.main(SITES, 1, FAR, **keys)
    assert here.table.blight_flipped == 1
    assert here.table.blight_pool == 5
    lost = events.main(SITES, 1, FAR, blighted=True, **keys)
    assert lost.ending() == "blight"


def guarding(events: Events, energy: int, fire: int = 0, *answers: str, **keys: Any) -> Island:
    lands = {"A3": {**SITE, "city": 1}, "A5": {**SITE, "town": 1}, "A6": SITE, **FAR}
    seat = {"energy": energy, "elements": {"fire": fire}, "hand": []}
    return events.main(SITES, 2, lands, *answers, seats={"P1": seat}, **keys)


@pytest.mark.rule("SX-17.3", "SX-17.6")
def test_guard_them_yourself(events: Events) -> None:
    """3 energy for each land with 2 damage; fire counts once for all of them."""
    here = guarding(events, 5, 1, "option guard-with-damage", "option guard-with-damage")
    assert here.lands("A3", "A5") == [{"presence": {0: 2}, "city-2": 1}, {"presence": {0: 2}}]
    assert here.seat().energy == 0
    here = guarding(events, 5, 1, "option lose-presence-of-each", "option guard-with-damage")
    assert here.land("A3") == {"presence": {0: 1}, "city": 1}
    assert here.land("A5") == {"presence": {0: 2}}
    assert here.seat().energy == 3
    assert here.land("A6") == {"presence": {0: 2}}  # no invaders, so nothing to guard


def test_what_cannot_be_paid_is_not_guarded(events: Events) -> None:
    here = guarding(events, 5, 0, "option guard-with-damage")
    assert over(here)  # for the second nothing is left
    assert here.land("A5") == {"presence": {0: 1}, "town": 1}
    poor = guarding(events, 2)
    assert [poor.land(land)["presence"] for land in ("A3", "A5")] == [{0: 1}, {0: 1}]
    assert poor.seat().energy == 2


def test_every_spirit_in_the_land_loses_presence(events: Events) -> None:
    lands = {"A3": {"presence": {"P1": 2, "P2": 1}, "town": 1}, **FAR}
    seats: dict[str, Any] = {"P1": {"hand": []}, "P2": {"hand": []}}
    here = events.main(SITES, 2, lands, boards="AB", seats=seats)
    assert here.land("A3") == {"presence": {0: 1}, "town": 1}
    assert [here.seat(seat).destroyed for seat in (0, 1)] == [1, 1]


# -- A Strange Madness among the Beasts ------------------------------------------------------------

MADNESS = "a-strange-madness-among-the-beasts"


def test_they_rampage_unto_death(events: Events) -> None:
    lands = {"A3": {"beasts": 2, "dahan": 3}, "A5": {"beasts": 1}, "B4": {"beasts": 1}, **FAR}
    here = events.main(MADNESS, 1, lands, boards="AB")
    assert here.land("A3") == {"beasts": 2, "dahan": 1}
    assert here.options() == ["land A3", "land A5"]
    here.answer("land A3")
    assert here.lands("A3", "A5", "B4") == [{"beasts": 1, "dahan": 1}, {"beasts": 1}, {}]
    assert over(events.main(MADNESS, 1, {"A3": {"dahan": 2}, **FAR}))


def mad(events: Events, energy: int, *answers: str, animal: int = 0, beasts: int = 2) -> Island:
    lands = {"A3": {"beasts": beasts}, "A5": {"beasts": 1}, **FAR}
    seat = {"energy": energy, "elements": {"animal": animal}, "hand": []}
    return events.main(MADNESS, 2, lands, *answers, seats={"P1": seat})


@pytest.mark.rule("SX-17.3", "SX-17.6")
def test_guide_the_madness(events: Events) -> None:
    """3 energy for each beasts that stays; what cannot be paid for must go."""
    here = mad(events, 9, "stop", "stop")
    assert here.lands("A3", "A5") == [{"beasts": 2}, {"beasts": 1}]
    assert here.seat().energy == 0
    here = mad(events, 8)
    assert here.options() == ["remove beasts A3", "remove beasts A5"]
    here.answer("remove beasts A5", "stop")
    assert here.seat().energy == 2
    assert here.options() == ["land A3", "stop"]
    here.answer("land A3", "push beasts A4")
    assert here.lands("A3", "A4") == [{"beasts": 1}, {"beasts": 1}]
    aided = mad(events, 8, "stop", "stop", animal=1)
    assert aided.seat().energy == 0


def test_the_madness_costs_at_least_that_of_one(events: Events) -> None:
    here = mad(events, 4, "remove beasts A3", "remove beasts A3", "remove beasts A5")
    assert here.seat().energy == 1
    assert over(here)  # no beasts left to push
    seats: dict[str, Any] = {"P1": {"energy": 2, "hand": []}}
    keys: dict[str, Any] = {"options": EVERY_SET, "seats": seats}
    poor = island({"A3": {"beasts": 1}, **FAR}, f"event-card {MADNESS}", **keys)
    assert poor.prompt() != "ask-event"
    seats["P1"]["energy"] = 3
    assert len(island({"A3": {"beasts": 1}, **FAR}, f"event-card {MADNESS}", **keys).options()) == 2


# -- Outpaced --------------------------------------------------------------------------------------

SLOW_CARD, OTHER = "wash-away", "call-to-tend"  # slow, cost 1 each
QUICK = "steam-vents"


def outpaced(
    events: Events, *answers: str, energy: int = 4, presence: int = 1, **keys: Any
) -> Island:
    lands = {"A7": {"presence": {"P1": presence}}, "A5": {"explorer": 1}, **FAR}
    seat = {"energy": energy, "played": [SLOW_CARD, QUICK], "hand": [], **keys.pop("seat", {})}
    return events.main("outpaced", 1, lands, *answers, seats={"P1": seat}, **keys)


def test_stay_steady_and_slow(events: Events) -> None:
    """The card goes to the discard, its elements with it; fast cards are not concerned."""
    here = outpaced(events)
    assert here.options() == ["option stay-slow", "option match-pace-for-energy"]
    here.answer("option stay-slow")
    owner = here.seat()
    assert (owner.played, owner.discard) == ([QUICK], [SLOW_CARD])
    assert owner.energy == 4 + 1 + POWERS[SLOW_CARD].cost
    assert over(here)


def test_match_their_pace(events: Events) -> None:
    here = outpaced(events, "option match-pace-for-energy")
    assert here.seat().energy == 1
    assert here.options() == [f"use {SLOW_CARD}", "stop"]
    here.answer(f"use {SLOW_CARD}", "target A5", "push explorer A4")
    assert here.land("A4") == {"explorer": 1}
    assert here.seat().used == [SLOW_CARD]
    later = outpaced(events, "option match-pace-for-energy", "stop")
    assert (later.seat().played, later.seat().used) == ([SLOW_CARD, QUICK], [])


def test_match_their_pace_for_presence(events: Events) -> None:
    here = outpaced(events, energy=2, presence=3)
    assert here.options() == ["option stay-slow", "option match-pace-for-presence"]
    here.answer("option match-pace-for-presence")
    assert here.seat().destroyed == 2
    assert here.seat().energy == 2
    poor = outpaced(events, energy=2)
    assert poor.seat().discard == [SLOW_CARD]  # nothing else is possible


def test_each_spirit_and_each_card(events: Events) -> None:
    lands = {"A7": {"presence": {"P1": 1}}, "B7": {"presence": {"P2": 1}}, **FAR}
    seats = {
        "P1": {"energy": 0, "played": [SLOW_CARD, OTHER], "hand": []},
        "P2": {"energy": 3, "played": ["drought"], "hand": []},
    }
    here = events.main("outpaced", 1, lands, boards="AB", seats=seats)
    assert here.asked() == [1]  # the first has no choice
    assert here.seat(0).energy == 2 + POWERS[SLOW_CARD].cost + POWERS[OTHER].cost
    here.answer("option stay-slow")
    assert here.seat(1).discard == ["drought"]


@pytest.mark.rule("SX-16.26")
def test_a_power_that_was_used_is_not_outpaced(events: Events) -> None:
    here = outpaced(events, seat={"used": [SLOW_CARD]})
    assert over(here)
    assert here.seat().played == [SLOW_CARD, QUICK]


def test_the_elements_of_these_tests() -> None:
    assert not has_element(SLOW_CARD, FIRE)
    assert not has_element(QUICK, ANIMAL)
