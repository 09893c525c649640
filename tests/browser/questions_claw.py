"""Tables at which the rare questions of Branch & Claw are asked, as hand-written positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loci.core import Match
from loci.core.position import read_data
from tests.browser.questions_laid import LIGHTNING, laid, until
from tests.spirit_island.tables import EVERY_SET, RIVER, Island

KEEPER = "keeper-of-the-forbidden-wilds"
FORGOTTEN = {**EVERY_SET, "scenario": "powers-long-forgotten"}


# -- powers and fear cards -------------------------------------------------------------------------


def _brawl() -> Match:
    lands = {"A5": {"town": 1, "city": 1, "explorer": 1}}
    here = laid(lands, "power instruments-of-their-own-ruin at A5")
    return here.answer("strife city").match


def _push_blight() -> Match:
    lands = {"A5": {"blight": 2, "presence": {"P1": 2}}}
    seats = {"P1": {"elements": {"air": 2, "water": 2}}}
    here = laid(lands, "power flow-like-water-reach-like-air at P1", seats=seats)
    return until(here.answer("land A5"), "ask-push-blight")


def _calamity() -> Match:
    lands = {"A5": {"beasts": 1, "wilds": 1, "town*1": 1, "city": 1}}
    seats = {"P1": {"elements": {"moon": 2, "fire": 3}}}
    here = laid(lands, "power pent-up-calamity at A5", seats=seats)
    return here.answer("option remove-tokens").match


def _calamity_over() -> Match:
    here = Island(_calamity()).answer("remove beasts", "remove wilds", "stop")
    return until(here, "ask-return-tokens")


def _second_target() -> Match:
    lands = {"A5": {"city": 1, "presence": {"P1": 2}}, "A4": {"town": 1}}
    return laid(lands, "power fire-and-flood at A5").match


def _unlocked() -> Match:
    elements = dict.fromkeys(["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"], 2)
    seats = {"P1": {"elements": elements, "energy": 9}}
    here = laid({}, "power unlock-the-gates-of-deepest-power at P1", seats=seats)
    return until(here, "ask-unlocked")


def _punish_land() -> Match:
    lands = {
        "A7": {"city": 1, "presence": {"P1": 1}},
        "A5": {"town": 2, "presence": {"P1": 1}},
    }
    seats = {"P1": {"elements": {"sun": 2, "fire": 2, "plant": 4}}}
    power = "power punish-those-who-trespass at A7"
    return laid(lands, power, spirits=[KEEPER], seats=seats).match


def _punish_damage() -> Match:
    return Island(_punish_land()).answer("land A5").match


def _exchange_fear() -> Match:
    options = {**EVERY_SET, "unused-tokens": ["beasts"]}
    lands = {"A4": {"explorer": 1, "dahan": 2}}
    return laid(lands, "fear-step", earned=["too-many-monsters"], options=options).match


# -- events ----------------------------------------------------------------------------------------


def _pay() -> Match:
    seats = {"P1": {"energy": 2}, "P2": {"energy": 2}}
    here = laid({}, "event-card war-touches-the-islands-shores", boards="AB", seats=seats)
    here.answer("option help-repel-the-newcomers")
    return here.answer("yes").match


def _strife_among() -> Match:
    lands = {"A4": {"town": 2}, "A5": {"town": 1}, "A6": {"city": 1}}
    options = {**EVERY_SET, "adversary": "france", "level": 2}
    here = laid(lands, "event-card slave-rebellion at 2", options=options)
    return until(here, "ask-strife-among")


def _token_energy() -> Match:
    options = {**EVERY_SET, "unused-tokens": ["beasts"]}
    lands = {"A3": {"blight": 1}, "B8": {"blight": 1}}
    step = "event-card rising-interest-in-the-island at 1"
    here = laid(lands, step, options=options, boards="AB")
    return until(here, "ask-token-energy")


def _command() -> Match:
    effects = [{"kind": "command-the-beasts", "number": 5}]
    keys: dict[str, Any] = {"phase": "fast", "invader_deck": ["2-jungle"], "effects": effects}
    options = {**EVERY_SET, "no-events": True}
    here = laid({"A4": {"beasts": 2, "explorer": 2, "town": 1}}, options=options, **keys)
    return until(here.answer("command-beasts"), "ask-command")


# -- scenarios -------------------------------------------------------------------------------------


def _source(number: int, *more: dict[str, Any]) -> list[dict[str, Any]]:
    """What has been found: by the invaders, unless a word says otherwise."""
    return [{"kind": "source-found", "land": "A1", "number": number}, *more]


def _source_use() -> Match:
    hidden = {"kind": "hidden-marker", "land": "A5"}
    lands = {"A5": {"dahan": 3}}
    return laid(lands, "fear 1", options=FORGOTTEN, effects=_source(6, hidden)).match


def _source_fire() -> Match:
    lands = {"A5": {"explorer": 1, "town": 1}}
    keys: dict[str, Any] = {"options": FORGOTTEN, "effects": _source(1)}
    seats = {"P1": {"energy": 1}}
    step = "power raging-storm at A5"
    return laid(lands, step, spirits=[LIGHTNING], seats=seats, **keys).match


def _source_shift() -> Match:
    lands = {"A4": {"presence": {"P1": 1}}, "A7": {"presence": {"P1": 1}}}
    found = {"kind": "source-found", "land": "A1", "number": 2, "word": "spirits"}
    used = {"kind": "source-used", "number": 2}
    here = laid(lands, options=FORGOTTEN, effects=[found, used])
    return here.answer("presence A4 A7").match


def _source_found(seed: int) -> Match:
    """The spirits find a source and use it at once; chance says which one it is."""
    lands = {
        "A5": {"dahan": 3},
        "A4": {"dahan": 2, "town": 1},
        "A6": {"dahan": 1, "city": 1},
    }
    hidden = {"kind": "hidden-marker", "land": "A5"}
    keys: dict[str, Any] = {"options": FORGOTTEN, "effects": _source(6, hidden), "seed": seed}
    return laid(lands, "fear 1", **keys).answer("yes").match


def _wave(lands: dict[str, Any]) -> Match:
    options = {**EVERY_SET, "scenario": "second-wave", "no-initial-explore": True}
    data = {
        "game": "spirit-island",
        "players": 1,
        "boards": "A",
        "spirits": [RIVER],
        "phase": "setup",
        "lands": lands,
        "options": options,
    }
    return read_data(data).match


WRITTEN_CLAW: dict[str, Callable[[], Match]] = {
    "ask-brawl": _brawl,
    "ask-command": _command,
    "ask-exchange-fear": _exchange_fear,
    "ask-pay": _pay,
    "ask-punish-damage": _punish_damage,
    "ask-punish-land": _punish_land,
    "ask-push-blight": _push_blight,
    "ask-remove-tokens": _calamity,
    "ask-return-tokens": _calamity_over,
    "ask-second-target": _second_target,
    "ask-source-dahan": lambda: _source_found(2),
    "ask-source-fire": _source_fire,
    "ask-source-shift": _source_shift,
    "ask-source-use": _source_use,
    "ask-source-void": lambda: _source_found(7),
    "ask-strife-among": _strife_among,
    "ask-token-energy": _token_energy,
    "ask-unlocked": _unlocked,
    "ask-wave-blight": lambda: _wave({"A4": {"blight": 2}, "A5": {"blight": 1}}),
    "ask-wave-crowded": lambda: _wave({"A5": {"dahan": 3}, "A2": {"dahan": 3}}),
    "ask-wave-dahan": lambda: _wave({f"A{n}": {"dahan": 2} for n in (1, 2, 3, 4, 5)}),
    "ask-wave-token": lambda: _wave({"A4": {"beasts": 2}, "A5": {"beasts": 1, "wilds": 1}}),
}
