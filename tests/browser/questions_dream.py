"""Tables at which Dream of the Untouched Land asks, at which the players choose every order, and of
a second game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loci.core import Match
from loci.games.spirit_island import GAME
from loci.games.spirit_island.state.first_game import left_by
from tests.browser.questions_laid import laid, until
from tests.spirit_island.tables import EVERY_SET, Island

DREAM = "power dream-of-the-untouched-land at A5 by P1"
NEEDS: dict[str, Any] = {"P1": {"elements": {"moon": 3, "water": 2, "earth": 3, "plant": 2}}}
SITE: dict[str, Any] = {"presence": {"P1": 2}}
IN_ANY_ORDER: dict[str, Any] = {**EVERY_SET, "any-order": True}


def _dream(kind: str, boards: str = "AB") -> Match:
    lands = {"A5": {**SITE, "blight": 2}}
    return until(laid(lands, DREAM, boards=boards, seats=NEEDS), kind)


def _skip() -> Match:
    """Three boards, of which one came in a dream; the invaders build in the jungles of two."""
    keys: dict[str, Any] = {
        "boards": "AB",
        "added": ["C-side0-A-side1"],
        "effects": [{"kind": "untouched-land", "seat": "P1"}],
        "phase": "invaders",
        "step": "build",
        "build": ["1-jungle"],
    }
    lands = {"A3": {"explorer": 1}, "C1": {"explorer": 1}}
    return until(laid(lands, **keys), "ask-skip-board")


def _next(kind: str, step: str, lands: dict[str, Any]) -> Match:
    here = laid(lands, step, boards="AB", options=IN_ANY_ORDER)
    return until(here, kind)


def _next_land() -> Match:
    lands = {"A3": {"explorer": 1}, "B4": {"explorer": 1}}
    keys: dict[str, Any] = {"phase": "invaders", "step": "build", "build": ["1-jungle"]}
    return until(laid(lands, boards="AB", options=IN_ANY_ORDER, **keys), "ask-next-land")


def _first_card() -> Match:
    """Second Wave after a game of River that is over."""
    lands: dict[str, Any] = {"A4": {"dahan": 2}, "A7": {}}
    over = laid(lands, "check").table
    options = {**EVERY_SET, "scenario": "second-wave", "first-game": left_by(over)}
    here = Island(Match.start(GAME, 1, options, 1))
    return until(here.answer("choose lightnings-swift-strike"), "ask-first-card")


FEAR = "fear-card theological-strife at 1"
DREAD = "fear-card sense-of-dread at 1"
EXPLORERS: dict[str, Any] = {"A7": {**SITE, "explorer": 1}, "B7": {"explorer": 1}}

WRITTEN_DREAM: dict[str, Callable[[], Match]] = {
    "ask-cleanse": lambda: _dream("ask-cleanse"),
    "ask-dream-presence": lambda: _dream("ask-dream-presence"),
    "ask-dream-token": lambda: _dream("ask-dream-token", "A"),
    "ask-first-card": _first_card,
    "ask-join": lambda: _dream("ask-join", "A"),
    "ask-next-board": lambda: _next("ask-next-board", DREAD, EXPLORERS),
    "ask-next-land": _next_land,
    "ask-next-spirit": lambda: _next("ask-next-spirit", FEAR, EXPLORERS),
    "ask-skip-board": _skip,
}
