"""What the steps of a position say, and why one cannot be (docs/positions.md)."""

from __future__ import annotations

import re
from typing import Final

from loci.core.errors import Illegal, Unreadable
from loci.core.text import Text
from loci.games.spirit_island.positions.acts import read_act
from loci.games.spirit_island.positions.names import (
    card_by_word,
    invader_card,
    land_named,
    one_of,
    played_with,
    seat_named,
    terrains_in_order,
)
from loci.games.spirit_island.rules.invaders.phase import escalates
from loci.games.spirit_island.rules.island.lands import playable
from loci.games.spirit_island.rules.powers.targeting import target_spirits
from loci.games.spirit_island.rules.sequence import sequence
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.registry import (
    EVENT_CARDS,
    EVENT_PARTS,
    FEAR_CARDS,
    INVADER_CARDS,
    POWERS,
)
from loci.games.spirit_island.state.steps import INVADER_PHASE, phase_of
from loci.games.spirit_island.state.table import SpiritTable

_WHO: Final = r"[A-Za-z0-9'-]+"
STEP: Final = re.compile(
    r"(?P<action>ravage|build|explore|blight) (?P<where>[A-Za-z0-9-]+)"
    r"|fear (?P<fear>[0-9]{1,3})"
    r"|fear-card (?P<card>[a-z-]+)(?: at (?P<level>[0-9]{1,3}))?"
    r"|event-card (?P<event>[a-z-]+)(?: at (?P<main>[0-9]{1,3}))?"
    r"|event-part (?P<event_part>[a-z0-9-]+)"
    r"|power (?P<power>[a-z-]+)(?: (?P<levels>0|[1-9](?:\+[1-9])*))?"
    rf"(?: at (?P<target>{_WHO}))?(?: by (?P<by>{_WHO}))?"
    rf"|growth (?P<growth>[1-9])(?: by (?P<grower>{_WHO}))?"
    r"|damage (?P<damage>[0-9]{1,3}) (?P<land>[A-Za-z0-9]+)"
    r"|escalation (?P<escalation>[a-z0-9-]+)"
    r"|(?P<whole>[a-z-]+)-step"
    r"|(?P<plain>blighted-island|advance|invader-phase|time-passes|check|stop)"
    r"|idle(?P<idle>(?: P[1-6])+)"
)
#: What can only be meant as a land; `P1` is a seat.
_LAND: Final = re.compile(r"[A-OQ-Za-oq-z][0-9]+")


def add_step(table: SpiritTable, text: str) -> None:
    """Note a step; it is carried out when play begins, and may ask questions."""
    for seat, owner in enumerate(table.seats):
        if not owner.spirit:
            raise Illegal(Text("step-no-spirit", name=f"P{seat + 1}"))
    found = STEP.fullmatch(text)
    if found is None:
        if read_act(table, text) is None:
            raise Unreadable(Text("step-unknown", step=text))
        table.pending.append(text)
        return
    part = found.groupdict()
    if part["whole"] and part["whole"] not in invader_steps(table):
        raise Unreadable(Text("step-unknown", step=text))
    if part["where"]:
        part["where"] = terrains_in_order(part["where"])
    _check_card(table, part)
    if part["where"]:
        card = "" if part["action"] == "blight" else card_by_word(part["where"])
        if card:
            played_with(table, card, INVADER_CARDS)
        else:
            _playable_land(table, part["where"])
    if part["land"]:
        _playable_land(table, part["land"])
    if part["power"]:
        _check_power(table, part["power"], part["target"] or "", part["by"] or "P1")
    if part["growth"]:
        seat = _player(table, part["grower"] or "P1")
        options = len(spirit_of(table, seat).growth)
        if int(part["growth"]) > options:
            raise Illegal(Text("step-growth", options=options))
    if part["escalation"]:
        card = invader_card(part["escalation"], "escalation")
        played_with(table, card, INVADER_CARDS)
        if not table.adversary or not escalates(table, card):
            raise Illegal(Text("step-no-escalation" if table.adversary else "step-no-adversary"))
    table.pending.append(text)


def _check_card(table: SpiritTable, part: dict[str, str | None]) -> None:
    """A fear or event card, or a part of one, of a set that is played with."""
    if part["card"]:
        played_with(table, one_of(part["card"], FEAR_CARDS, "fear-card"), FEAR_CARDS)
        if part["level"] and not 1 <= int(part["level"]) <= 3:
            raise Illegal(Text("step-level", level=part["level"]))
    if part["event"]:
        card = played_with(table, one_of(part["event"], EVENT_CARDS, "event-card"), EVENT_CARDS)
        mains = len(EVENT_CARDS[card].mains)
        if part["main"] and not 1 <= int(part["main"]) <= mains:
            raise Illegal(Text("step-main", mains=mains))
    if part["event_part"]:
        played_with(table, one_of(part["event_part"], EVENT_PARTS, "event-part"), EVENT_PARTS)


def _check_power(table: SpiritTable, id: str, target: str, by: str) -> None:
    seat = _player(table, by)
    power = POWERS[played_with(table, one_of(id, POWERS, "power"), POWERS)]
    if not target:
        return
    if _LAND.fullmatch(target):
        land_named(table, target)
    if (target in table.island.numbers) == bool(power.target.spirit):
        raise Illegal(Text("step-target-kind", card=card_text(id), target=target))
    if not power.target.spirit:
        _playable_land(table, target)
    elif seat_named(table, target) not in target_spirits(table, seat, power):
        raise Illegal(Text("step-target", card=card_text(id), target=target))


def _player(table: SpiritTable, name: str) -> int:
    """A seat that has a spirit."""
    seat = seat_named(table, name)
    if not table.seats[seat].spirit:
        raise Illegal(Text("step-no-spirit", name=name))
    return seat


def _playable_land(table: SpiritTable, name: str) -> int:
    """A land, or an ocean that a spirit has in play."""
    land = land_named(table, name)
    if land not in playable(table):
        raise Illegal(Text("step-ocean", land=name))
    return land


def invader_steps(table: SpiritTable) -> list[str]:
    return [step.name for step in sequence(table) if phase_of(step.name) == INVADER_PHASE]
