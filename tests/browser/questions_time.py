"""Tables at which the spirits of Jagged Earth that remember, shine and split the days ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loci.core import Match
from tests.spirit_island.spirits import alone, pair, started
from tests.spirit_island.tables import RIVER

MEMORY = "shifting-memory-of-ages"
STARLIGHT = "starlight-seeks-its-form"
FRACTURED = "fractured-days-split-the-sky"


def _long_ages() -> Match:
    here = alone(MEMORY, {}, "gain major")
    here.answer(here.options()[0])
    return here.answer("forget elemental-teachings").match


def _discard_marker() -> Match:
    seats: dict[str, Any] = {"P1": {"markers": {"earth": 2, "moon": 1}}}
    here = alone(MEMORY, {}, "power elemental-teachings at P1", seats=seats)
    return here.answer("element air").match


def _pay_for_major() -> Match:
    seats: dict[str, Any] = {"P2": {"energy": 3}}
    here = pair(MEMORY, RIVER, {}, "power boon-of-ancient-memories at P2", seats=seats)
    here.answer("gain major", seat=1)
    return here.answer(here.options(1)[0], seat=1).match


def _light(*steps: str, lands: dict[str, Any] | None = None, **seat: Any) -> Match:
    return alone(STARLIGHT, lands or {}, *steps, seats={"P1": seat}).match


def _grown(*answers: str, lands: dict[str, Any] | None = None, **seat: Any) -> Match:
    return alone(STARLIGHT, lands or {}, seats={"P1": seat}).answer(*answers).match


def _growth_damage() -> Match:
    town = {"town": 1, "presence": {"P1": 1}}
    form: dict[str, Any] = {"tracks": {"growth-4": 2}, "forms": ["damage"]}
    return _grown("growth 11", lands={"A4": town, "A7": town}, **form)


def _wood_seeks() -> Match:
    lands = {"A5": {"presence": {"P1": 1, "P2": 1}}}
    seats: dict[str, Any] = {"P1": {"elements": {"plant": 3}}}
    power = "power wood-seeks-growth-humans-seek-freedom at A5"
    return pair(STARLIGHT, RIVER, lands, power, seats=seats).match


def _forget_unique() -> Match:
    step = "power gather-the-scattered-light-of-stars"
    return _light(step, "time-passes", hand=["shape-the-self-anew"], discard=[])


def _forget_this() -> Match:
    here = alone(STARLIGHT, {}, "power shape-the-self-anew")
    return here.answer(here.options()[0]).match


def _from_days() -> Match:
    seats: dict[str, Any] = {"P1": {"days": ["drought", "powerstorm"]}}
    return alone(FRACTURED, {}, seats=seats).answer("growth 3", "gain-from-days 3").match


def _never_were() -> Match:
    here = alone(FRACTURED, {}, "gain minor")
    return here.answer(here.options()[0]).match


def _pour() -> Match:
    lands = {"A4": {"presence": {"P1": 2}}, "A5": {"presence": {"P1": 1}}}
    seats: dict[str, Any] = {"P1": {"time": 3, "plays_track": 4}}
    return alone(FRACTURED, lands, "power pour-time-sideways", seats=seats).match


def _past() -> Match:
    seats: dict[str, Any] = {"P1": {"time": 1, "plays_track": 2, "energy": 1}}
    discard = ["1-mountain", "2-sands"]
    keys: dict[str, Any] = {"invader_discard": discard, "seats": seats}
    deck = ["1-jungle", "1-sands", "1-wetland"]
    return alone(FRACTURED, {}, "power the-past-returns-again", invader_deck=deck, **keys).match


def _return_presence() -> Match:
    seat: dict[str, Any] = {"time": 1, "plays_track": 2, "energy_track": 2}
    site = {"A5": {"presence": {"P1": 2}}}
    here = alone(FRACTURED, site, "power absolute-stasis", seats={"P1": seat})
    return here.answer("target A5").match


WRITTEN_TIME: dict[str, Callable[[], Match]] = {
    "ask-days": _from_days,
    "ask-discard-marker": _discard_marker,
    "ask-forget-this": _forget_this,
    "ask-forget-unique": _forget_unique,
    "ask-form": lambda: _grown("growth 2", "presence growth-1 A7"),
    "ask-growth-damage": _growth_damage,
    "ask-long-ages": _long_ages,
    "ask-move-presence": lambda: _grown("growth 4"),
    "ask-never-were": _never_were,
    "ask-past": _past,
    "ask-pay-for-major": _pay_for_major,
    "ask-pour": _pour,
    "ask-reimagine": lambda: _light("power boon-of-reimagining at P1"),
    "ask-return-presence": _return_presence,
    "ask-star": lambda: _grown("growth 2", "presence plays A7"),
    "ask-time": lambda: started(FRACTURED, "A").match,
    "ask-wood-seeks": _wood_seeks,
}
