"""Tables at which Russia, the scenarios and the aspects of Jagged Earth ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loci.core import Match
from tests.spirit_island.tables import EVERY_SET, island

RUSSIA: dict[str, Any] = {**EVERY_SET, "adversary": "russia"}
FAR: dict[str, Any] = {"A8": {"city": 1}}


def _first() -> Match:
    lands = {"A4": {"explorer": 2, "presence": {"P1": 1}}, **FAR}
    power = "power predatory-nightmares at A4"
    spirits = ["bringer-of-dreams-and-nightmares"]
    return island(lands, power, spirits=spirits, options={**RUSSIA, "level": 2}).match


def _profit() -> Match:
    lands = {"A5": {"explorer": 1}, "A6": {"explorer": 1}, **FAR}
    frame: dict[str, Any] = {"phase": "invaders", "step": "ravage", "turn": 2}
    return island(lands, "ravage-step", options={**RUSSIA, "level": 6}, **frame).match


def _hold() -> Match:
    options = {**EVERY_SET, "scenario": "the-great-river"}
    effects = [{"kind": "isolate", "land": "A2"}]
    seats = {"P1": {"energy": 1}}
    lands = {"A2": {"town": 1}, "A8": {}}
    return island(lands, "time-passes", options=options, effects=effects, seats=seats).match


def _invoke() -> Match:
    options = {**EVERY_SET, "scenario": "elemental-invocation"}
    here = island({}, options=options, seats={"P1": {"energy": 1}})
    return here.answer("invoke A7").match


def _land_elements() -> Match:
    options = {**EVERY_SET, "scenario": "elemental-invocation"}
    effects = [
        {"kind": "element-marker", "corner": corner, "word": word}
        for corner, word in (("A4+A5", "sun"), ("A1+A4+A5", "water"))
    ]
    seats: dict[str, Any] = {"P1": {"hand": [], "elements": {"sun": 1, "water": 2}}}
    lands = {"A5": {"explorer": 2, "town": 1, "presence": {"P1": 2}}}
    here = island(lands, options=options, effects=effects, seats=seats, phase="slow")
    return here.answer("use massive-flooding", "target A5").match


def _thief() -> Match:
    options = {**EVERY_SET, "scenario": "despicable-theft"}
    frame: dict[str, Any] = {"phase": "invaders", "step": "thieves"}
    return island({"A4": {"thief": 1}}, "thieves-step", options=options, **frame).match


WRITTEN_OPPONENTS: dict[str, Callable[[], Match]] = {
    "ask-adversary-first": _first,
    "ask-fast-profit": _profit,
    "ask-hold-town": _hold,
    "ask-invoke": _invoke,
    "ask-land-elements": _land_elements,
    "ask-thief-way": _thief,
}
