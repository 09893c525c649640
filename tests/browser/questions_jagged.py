"""Tables at which the rare questions of Jagged Earth are asked, as hand-written positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loci.core import Match
from loci.core.position import read_data
from tests.browser.questions_laid import laid, until
from tests.spirit_island.tables import EVERY_SET, RIVER

#: Dahan live in one of these lands only: the scenario hides nothing in one of the others.
WILD = """[A]
1 = { terrain = "jungle", coastal = true, near = ["A2", "A3"], setup = { dahan = 2 } }
2 = { terrain = "wetland", coastal = true, near = ["A1", "A3", "A4"], setup = { city = 1 } }
3 = { terrain = "sands", near = ["A1", "A2", "A4", "A5"], setup = { blight = 1 } }
4 = { terrain = "mountain", near = ["A2", "A3", "A5", "A6"], setup = { town = 1 } }
5 = { terrain = "jungle", near = ["A3", "A4", "A6"] }
6 = { terrain = "sands", near = ["A4", "A5"] }
"""


# -- minor powers ----------------------------------------------------------------------------------


def _contagion() -> Match:
    keys: dict[str, Any] = {"phase": "fast", "seats": {"P1": {"played": ["call-to-guard"]}}}
    here = laid({"A4": {"dahan": 1}}, "power scream-disease-into-the-wind at P1", **keys)
    return here.answer("use call-to-guard", "target A4", "option defend").match


def _ferry() -> Match:
    lands = {"A1": {"dahan": 2, "presence": {"P1": 1}}, "A3": {"dahan": 1}}
    here = laid(lands, "power strong-and-constant-currents at A1")
    return here.answer("option move-dahan", "land A3").match


def _push_out_blight() -> Match:
    lands = {"A5": {"blight": 1, "presence": {"P1": 1}}}
    return laid(lands, "power skies-herald-the-season-of-return at A5").match


def _season(answers: int) -> Match:
    """Both spirits have destroyed presence: which of them may add it, and whether it does."""
    lands = {"A5": {"presence": {"P1": 1, "P2": 1}}}
    seats = {"P1": {"destroyed": 1}, "P2": {"destroyed": 1}}
    here = laid(lands, "power skies-herald-the-season-of-return at A5", boards="AB", seats=seats)
    return here.answer(*["target P1"][:answers]).match


def _sunset() -> Match:
    lands = {"A5": {"explorer": 1}, "A4": {"explorer": 1}, "A7": {"town": 1}}
    seats = {"P1": {"energy": 2}}
    step = "power sunsets-fire-flows-across-the-land at A5"
    return until(laid(lands, step, seats=seats), "ask-sunset")


# -- major powers ----------------------------------------------------------------------------------


def _bargain_track() -> Match:
    lands = {"A5": {"dahan": 1, "presence": {"P1": 1}}}
    seats = {"P1": {"elements": {"sun": 3, "water": 2, "earth": 2}}}
    return laid(lands, "power bargains-of-power-and-protection at A5", seats=seats).match


def _torrent(*answers: str) -> Match:
    lands = {"A5": {"town": 2, "presence": {"P1": 1}}}
    seats = {"P1": {"energy": 3, "hand": ["boon-of-vigor"]}}
    step = "power unleash-a-torrent-of-the-selfs-own-essence at P1"
    return laid(lands, step, seats=seats).answer(*answers).match


def _infested() -> Match:
    effects = [{"kind": "infested", "land": "A4", "seat": "P1", "number": 2}]
    keys: dict[str, Any] = {"phase": "invaders", "step": "ravage", "ravage": ["1-sands"]}
    return laid({"A4": {"town": 1}}, "ravage A4", effects=effects, **keys).match


def _remove_among() -> Match:
    here_and_there = {"explorer": 2, "presence": {"P1": 1}}
    lands = {"A5": here_and_there, "A7": here_and_there}
    every = ["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"]
    seats = {"P1": {"elements": dict.fromkeys(every, 4)}}
    here = laid(lands, "power sleep-and-never-waken at A5", seats=seats)
    return until(here, "ask-remove-among")


def _void(kind: str) -> Match:
    lands = {"A5": {"presence": {"P1": 2}}, "A4": {"presence": {"P1": 1, "P2": 1}}}
    cards = ["boon-of-vigor", "call-to-tend", "cleansing-floods"]
    seats: dict[str, Any] = {"P1": {"hand": cards}, "P2": {}}
    step = "power draw-towards-a-consuming-void at A5"
    return until(laid(lands, step, boards="AB", seats=seats), kind)


def _which_token() -> Match:
    lands = {"A5": {"city": 3, "presence": {"P1": 1}}}
    here = laid(lands, "power spill-bitterness-into-the-earth at A5")
    return until(here, "ask-which-token")


# -- events, blight cards, scenarios ---------------------------------------------------------------


def _blight_option() -> Match:
    lands = {"A4": {"explorer": 1, "town": 1}}
    keys: dict[str, Any] = {"blight_card": "thriving-communities", "blight_pool": 1}
    return until(laid(lands, "blight A5", **keys), "ask-blight-option")


def _untended() -> Match:
    keys: dict[str, Any] = {"blight_card": "untended-land-crumbles", "blighted": True}
    return laid({"A5": {"blight": 1}}, "blighted-island", **keys).match


def _prevent_energy() -> Match:
    keys: dict[str, Any] = {"blight_card": "untended-land-crumbles", "blighted": True}
    seats = {"P1": {"energy": 2}, "P2": {"energy": 4}}
    here = laid({"A5": {"blight": 1}}, "blighted-island", boards="AB", seats=seats, **keys)
    return here.answer("option tend-for-energy").match


def _clearcutting() -> Match:
    lands = {"A3": {"town": 1, "dahan": 1, "blight": 1, "presence": {"P1": 2}}}
    here = laid(lands, "event-card harvest-bounty-harvest-dust at 2")
    return until(here, "ask-clearcutting")


def _old_stories() -> Match:
    lands = {"A7": {"presence": {"P1": 1}, "dahan": 2}}
    cards = ["boon-of-vigor", "rivers-bounty", "wash-away"]
    seats = {"P1": {"hand": cards[:2], "discard": cards[2:]}}
    keys: dict[str, Any] = {"seats": seats, "removed": ["flash-floods"]}
    return until(laid(lands, "event-card fortune-seekers", **keys), "ask-old-stories")


def _shared_energy() -> Match:
    keys: dict[str, Any] = {"blight_card": "downward-spiral", "blight_pool": 3, "boards": "AB"}
    return until(laid({}, "event-card numinous-crisis at 1", **keys), "ask-shared-energy")


def _truce() -> Match:
    lands = {"A4": {"dahan": 2, "town": 1, "city": 1}}
    return until(laid(lands, "event-card temporary-truce at 1", "ravage A4"), "ask-truce")


def _skip_ravage() -> Match:
    lands = {"A4": {"dahan": 2, "town": 1}}
    here = laid(lands, "event-card temporary-truce at 2", "ravage A4")
    return until(here, "ask-skip-ravage")


def _vibrance() -> Match:
    lands = {"A7": {"presence": {"P1": 3}}}
    keys: dict[str, Any] = {"blight_card": "downward-spiral", "blighted": True}
    here = laid(lands, "event-card wounded-lands-attract-explorers at 2", blight_pool=5, **keys)
    return until(here, "ask-vibrance")


def _adversary_city() -> Match:
    options = {**EVERY_SET, "adversary": "habsburg-monarchy", "level": 5}
    keys: dict[str, Any] = {
        "phase": "invaders",
        "step": "explore",
        "invader_deck": ["3-jungle-sands", "3-mountain-sands"],
        "effects": [{"kind": "wave-of-immigration", "number": 2}],
    }
    return laid({}, "explore-step", "stop", options=options, **keys).match


def _spared() -> Match:
    options = {**EVERY_SET, "scenario": "powers-long-forgotten", "island": WILD}
    data = {
        "game": "spirit-island",
        "players": 1,
        "boards": "A",
        "spirits": [RIVER],
        "phase": "setup",
        "options": {**options, "no-initial-explore": True},
    }
    return read_data(data).match


WRITTEN_JAGGED: dict[str, Callable[[], Match]] = {
    "ask-adversary-city": _adversary_city,
    "ask-bargain-track": _bargain_track,
    "ask-blight-option": _blight_option,
    "ask-clearcutting": _clearcutting,
    "ask-contagion": _contagion,
    "ask-ferry": _ferry,
    "ask-forget-for-energy": lambda: _torrent("option gain-4-energy"),
    "ask-infested": _infested,
    "ask-old-stories": _old_stories,
    "ask-prevent-energy": _prevent_energy,
    "ask-push-out-blight": _push_out_blight,
    "ask-remove-among": _remove_among,
    "ask-season-presence": lambda: _season(1),
    "ask-season-spirit": lambda: _season(0),
    "ask-shared-energy": _shared_energy,
    "ask-skip-ravage": _skip_ravage,
    "ask-source-spared": _spared,
    "ask-sunset": _sunset,
    "ask-torrent": lambda: _torrent("option pay-for-damage", "land A5"),
    "ask-truce": _truce,
    "ask-untended-land": _untended,
    "ask-vibrance": _vibrance,
    "ask-void-again": lambda: _void("ask-void-again"),
    "ask-void-presence": lambda: _void("ask-void-presence"),
    "ask-which-token": _which_token,
}
