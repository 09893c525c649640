"""Tables at which the questions of the Trickster and of Many Minds are asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loci.core import Match
from tests.spirit_island.spirits import alone, pair
from tests.spirit_island.tables import RIVER

MINDS = "many-minds-move-as-one"
TRICKSTER = "grinning-trickster-stirs-up-trouble"
OWN = {"P1": 1}


def _trick(lands: dict[str, Any], *steps: str, **keys: Any) -> Match:
    return alone(TRICKSTER, lands, *steps, **keys).match


def _push_dahan_from() -> Match:
    lands = {"A7": {"dahan": 1, "presence": OWN}, "A4": {"dahan": 1, "presence": OWN}}
    match = _trick(lands, seats={"P1": {"plays_track": 2}})
    match.answer(0, "track push-dahan")
    return match


def _discord() -> Match:
    lands = {"A5": {"town": 1}, "A4": {"explorer": 1}}
    return _trick(lands, "power impersonate-authority at A5", seats={"P1": {"energy": 2}})


def _forget_for_card() -> Match:
    power = "power lets-see-what-happens at A5"
    deck = ["rain-of-blood", "call-to-tend"]
    return _trick({"A5": {"town": 1}}, power, elements="2 moon 1 fire 2 air", minor_deck=deck)


def _fight() -> Match:
    lands = {"A5": {"city": 1, "town": 1, "dahan": 1, "dahan-1": 1, "presence": OWN}}
    return _trick(lands, "power why-dont-you-and-them-fight at A5", elements="3 sun")


def _fight_dahan() -> Match:
    match = _fight()
    match.answer(0, "damage town")
    return match


def _incite() -> Match:
    lands = {"A5": {"town*1": 1, "city*1": 1, "explorer": 1}}
    return _trick(lands, "power incite-the-mob at A5")


def _hunting_grounds() -> Match:
    lands = {"A5": {"town": 2, "dahan": 1, "presence": {"P1": 2}}}
    return alone(MINDS, lands, "power settle-into-hunting-grounds", "ravage A5").match


def _unweave() -> Match:
    lands = {"A5": {"explorer": 1, "presence": {"P1": 1}}}
    power = "power weave-together-the-fabric-of-place at A5"
    return alone(MINDS, lands, power, "time-passes").answer("land A4").match


def _unweave_presence() -> Match:
    match = _unweave()
    match.answer(0, "stop")
    return match


def _gather_beasts_to() -> Match:
    here = alone(MINDS, {"A4": {"beasts": 1}}, "growth 3")
    return here.answer("gather-beasts-2 3").match


def _swarm_beasts() -> Match:
    seats = {"P1": {"energy_track": 7, "plays_track": 7}}
    return alone(MINDS, {}, "growth 3", seats=seats).answer("swarm-3 1", "stop").match


def _site_willing() -> Match:
    """The first seat is asked, whose site the second would gather."""
    lands = {"A5": {"presence": {"P1": 2}}, "A4": {"presence": {"P2": 1}}}
    here = pair(MINDS, RIVER, lands, "power unexpected-tigers at A4 by P2")
    return here.answer("gather-site A5", seat=1).match


def _guide() -> Match:
    lands = {"A5": {"beasts": 1, "dahan": 2, "presence": OWN}}
    return alone(MINDS, lands, "power guide-the-way-on-feathered-wings at A5").match


def _guide_dahan() -> Match:
    match = _guide()
    match.answer(0, "push beasts A4")
    return match


WRITTEN_SCHEMES: dict[str, Callable[[], Match]] = {
    "ask-discord": _discord,
    "ask-fight-dahan": _fight_dahan,
    "ask-fight-invader": _fight,
    "ask-forget-for-card": _forget_for_card,
    "ask-gather-beasts-to": _gather_beasts_to,
    "ask-guide": _guide,
    "ask-guide-dahan": _guide_dahan,
    "ask-hunting-grounds": _hunting_grounds,
    "ask-incite": _incite,
    "ask-push-dahan-from": _push_dahan_from,
    "ask-site-willing": _site_willing,
    "ask-swarm-beasts": _swarm_beasts,
    "ask-unweave": _unweave,
    "ask-unweave-presence": _unweave_presence,
}
