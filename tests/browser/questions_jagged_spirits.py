"""Tables at which the spirits of Jagged Earth make the rules ask something, as hand-written
positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loci.core import Match
from tests.browser.questions_laid import laid, until
from tests.spirit_island.tables import RIVER

MEMORY = "shifting-memory-of-ages"
SHROUD = "shroud-of-silent-mist"
STONE = "stones-unyielding-defiance"
VENGEANCE = "vengeance-as-a-burning-plague"
VOLCANO = "volcano-looming-high"


# -- Stone's Unyielding Defiance -------------------------------------------------------------------


def _bulwark() -> Match:
    steps = ["power hold-the-island-fast-with-a-bulwark-of-will at P1", "add 1 blight A7"]
    seats = {"P1": {"energy": 3, "elements": {"earth": 2}}}
    return laid({}, *steps, spirits=[STONE], seats=seats).match


def _hold_fast() -> Match:
    steps = ["power hold-the-island-fast-with-a-bulwark-of-will at P1", "blighted-island"]
    keys: dict[str, Any] = {"blight_card": "power-corrodes-the-spirit", "blighted": True}
    lands = {"A7": {"presence": {"P1": 3}}}
    own = {"elements": {"earth": 6, "plant": 1}, "played": ["cleansing-floods"]}
    seats = {"P1": {"energy": 3, **own}}
    here = laid(lands, *steps, spirits=[STONE], seats=seats, **keys)
    return until(here, "ask-hold-fast")


# -- Shifting Memory of Ages ----------------------------------------------------------------------


def _spend_markers() -> Match:
    """A power that counts the sun there is: markers count as well, if they are spent."""
    lands = {"A8": {"town": 2}, "A7": {"presence": {"P1": 1}}}
    own = {"elements": {"sun": 3, "moon": 2, "plant": 2}, "markers": {"sun": 2}}
    step = "power trees-radiate-celestial-brilliance at A8"
    here = laid(lands, step, spirits=[MEMORY], seats={"P1": own})
    return until(here, "ask-spend-markers")


# -- Volcano Looming High --------------------------------------------------------------------------


def _badlands() -> Match:
    lands = {"A5": {"badlands": 1, "city": 1, "dahan": 1}}
    return laid(lands, "power pyroclastic-bombardment at A5", spirits=[VOLCANO]).match


def _return_presence() -> Match:
    tracks = {"destroyed": 2, "energy_track": 3, "plays_track": 2}
    seats = {"P1": {**tracks, "elements": {"fire": 5}}}
    step = "power powered-by-the-furnace-of-the-earth at A6"
    here = laid({}, step, spirits=[VOLCANO], seats=seats)
    return until(here, "ask-return-presence")


def _draw_in() -> Match:
    seats = {"P1": {"elements": {"fire": 4, "earth": 4}}}
    step = "power powered-by-the-furnace-of-the-earth at A6"
    lands = {"A1": {"presence": {"P1": 3}}}
    return until(laid(lands, step, spirits=[VOLCANO], seats=seats), "ask-draw-in")


def _eruption() -> Match:
    lands = {"A6": {"town": 1, "presence": {"P1": 3}}}
    seats = {"P1": {"elements": {"fire": 2, "earth": 2}}}
    step = "power explosive-eruption at A6"
    return until(laid(lands, step, spirits=[VOLCANO], seats=seats), "ask-eruption")


def _exaltation() -> Match:
    seats: dict[str, Any] = {"P1": {"elements": {"fire": 3}}, "P2": {}}
    keys: dict[str, Any] = {"spirits": [VOLCANO, RIVER], "boards": "AB", "seats": seats}
    return laid({}, "power exaltation-of-molten-stone at P2", **keys).match


# -- Shroud of Silent Mist -------------------------------------------------------------------------


def _move_presence() -> Match:
    seats = {"P1": {"plays_track": 3}}
    return laid({}, spirits=[SHROUD], seats=seats).answer("track drift").match


def _damage_different() -> Match:
    own = {"presence": {"P1": 1}}
    lands = {"A5": {"city": 1, "town": 1, **own}, "A4": own, "A6": own}
    return laid(lands, "power the-fog-closes-in at A5", spirits=[SHROUD]).match


def _dart_by() -> Match:
    lands = {"A5": {"blight": 1, "presence": {"P1": 2}}}
    steps = ["power flowing-and-silent-forms-dart-by at A5", "add 1 blight A5"]
    return until(laid(lands, *steps, spirits=[SHROUD]), "ask-dart-by")


def _forms(*answers: str) -> Match:
    """Presence of another spirit may come along."""
    lands = {"A5": {"presence": {"P1": 1}}, "A4": {"presence": {"P2": 1}}}
    keys: dict[str, Any] = {"spirits": [SHROUD, RIVER], "boards": "AB"}
    here = laid(lands, "power flowing-and-silent-forms-dart-by at A5", **keys)
    return here.answer(*answers).match


def _shift() -> Match:
    lands = {"A5": {"presence": {"P1": 1}}, "A4": {"presence": {"P1": 1}}}
    seats = {"P1": {"played": ["unnerving-pall"]}}
    lands["A5"]["explorer"] = 1
    here = laid(lands, spirits=[SHROUD], seats=seats, phase="fast")
    return until(here.answer("use unnerving-pall"), "ask-shift")


def _sit_out() -> Match:
    lands = {"A5": {"town-1": 2, "town": 1, "dahan": 1, "presence": {"P1": 1}}}
    here = laid(lands, "power unnerving-pall at A5", "ravage A5", spirits=[SHROUD])
    return here.answer("option sit-out").match


# -- Vengeance as a Burning Plague -----------------------------------------------------------------


def _disease() -> Match:
    here = laid({}, spirits=[VENGEANCE])
    return here.answer("growth 3", "presence-1-or-disease-1 2", "disease-1 2").match


def _plaguebearer() -> Match:
    lands = {"A5": {"explorer": 1, "town": 1, "dahan": 1, "disease": 1}}
    here = laid(lands, "power plaguebearers at A5", spirits=[VENGEANCE])
    return here.answer("push explorer A4").match


def _unfolding() -> Match:
    lands = {"A5": {"explorer": 1, "disease": 1}}
    return laid(lands, "build A5", spirits=[VENGEANCE]).match


WRITTEN_SPIRITS: dict[str, Callable[[], Match]] = {
    "ask-badlands": _badlands,
    "ask-bulwark": _bulwark,
    "ask-damage-different": _damage_different,
    "ask-dart-by": _dart_by,
    "ask-disease": _disease,
    "ask-draw-in": _draw_in,
    "ask-eruption": _eruption,
    "ask-exaltation": _exaltation,
    "ask-forms-willing": lambda: _forms("gather-presence A4"),
    "ask-gather-forms": _forms,
    "ask-hold-fast": _hold_fast,
    "ask-move-presence": _move_presence,
    "ask-plaguebearer": _plaguebearer,
    "ask-return-presence": _return_presence,
    "ask-shift": _shift,
    "ask-sit-out": _sit_out,
    "ask-spend-markers": _spend_markers,
    "ask-unfolding": _unfolding,
}
