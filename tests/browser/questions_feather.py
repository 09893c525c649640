"""Tables at which the questions of Feather & Flame are asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loci.core import Match
from tests.spirit_island.adversaries import against
from tests.spirit_island.spirits import alone, pair
from tests.spirit_island.tables import RIVER

DOWNPOUR = "downpour-drenches-the-world"
FINDER = "finder-of-paths-unseen"
SERPENT = "serpent-slumbering-beneath-the-island"


def _serpent() -> Match:
    """The River may gain a major power; P1 has had its part."""
    needs = {"fire": 3, "water": 3, "earth": 3, "plant": 3}
    seats: dict[str, Any] = {"P1": {"elements": needs, "absorbed": ["P2"] * 3}}
    here = pair(SERPENT, RIVER, {}, "power serpent-wakes-in-power", seats=seats)
    here.answer(here.options(0)[0], seat=0).answer("stop", seat=1)
    return here.answer(here.options(0)[0], seat=0).match


def _discard() -> Match:
    return alone(DOWNPOUR, {}, "growth 2").answer("discard-2 4").match


def _nourish() -> Match:
    lands = {"A5": {"blight": 1, "presence": {"P1": 1}}}
    power = "power water-nourishes-lifes-growth at A5"
    return alone(DOWNPOUR, lands, power, elements="3 water 2 plant").match


def _abundance() -> Match:
    lands = {"A7": {}, "A5": {"presence": {"P1": 1}}}
    seats: dict[str, Any] = {"P1": {"destroyed": 1}, "P2": {"destroyed": 1}}
    here = pair(DOWNPOUR, RIVER, lands, "power gift-of-abundance at P2", seats=seats)
    return here.answer("option gain-energy", seat=1).match


def _paths() -> Match:
    lands = {"A5": {"town": 1, "dahan": 1, "presence": {"P1": 1}}}
    return alone(FINDER, lands, "power ways-of-shore-and-heartland at A5").match


def _passage() -> Match:
    lands = {"A5": {"dahan": 3}, "A7": {"dahan": 1, "presence": {"P1": 1}}}
    here = alone(FINDER, lands, "power offer-passage-between-worlds at A5")
    return here.answer("option lead-dahan", "land A7").match


def _push_building() -> Match:
    network = ("earth", "plus-1-play-a", "plus-1-play-b", "push-town-city")
    seats: dict[str, Any] = {"P1": {"tracks": dict.fromkeys(network, 1)}}
    lands = {"A7": {"town": 1, "presence": {"P1": 1}}}
    return alone(FINDER, lands, seats=seats).answer("track push-building").match


def _board() -> Match:
    return _scotland("2-jungle", {"A1": {"town": 1}, "B1": {"town": 1}}, "AB")


def _port() -> Match:
    return _scotland("2-coastal", {}, "A")


def _scotland(card: str, lands: dict[str, Any], boards: str) -> Match:
    frame: dict[str, Any] = {"phase": "invaders", "step": "explore"}
    frame["invader_deck"] = [card, "3-jungle-sands"]
    return against("scotland", 1, lands, "explore-step", boards=boards, **frame).match


def _travel() -> Match:
    """After growth; from A5 dahan can go to A4."""
    lands = {"A4": {"presence": {"P1": 1}}, "A5": {"dahan": 1, "presence": {"P1": 1}}}
    seats: dict[str, Any] = {"P1": {"energy": 0}}
    here = alone(f"{RIVER}--travel", lands, "growth 2", seats=seats)
    return here.answer("presence energy A5", "presence energy A5").match


def _travel_to() -> Match:
    lands = {
        "A4": {"presence": {"P1": 1}},
        "A5": {"dahan": 1, "presence": {"P1": 1}},
        "A6": {"presence": {"P1": 1}},
    }
    here = alone(f"{RIVER}--travel", lands, "growth 2")
    here.answer("presence energy A5", "presence energy A5")
    return here.answer("land A5").match


WRITTEN_FEATHER: dict[str, Callable[[], Match]] = {
    "ask-abundance": _abundance,
    "ask-adversary-board": _board,
    "ask-adversary-port": _port,
    "ask-discard": _discard,
    "ask-nourish": _nourish,
    "ask-passage": _passage,
    "ask-paths": _paths,
    "ask-push-building": _push_building,
    "ask-serpent-major": _serpent,
    "ask-travel": _travel,
    "ask-travel-to": _travel_to,
}
