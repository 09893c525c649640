"""Single steps of the rules by themselves, for positions that try a rule (docs/positions.md).

ravage A5 · build A5 · explore A5 · ravage jungle · explore coastal · fear 3 · blight A5
fear-card avoid-the-dahan at 2 · power wash-away at A5 by P1 · growth 2 by P1 · damage 3 A5
escalation 2-jungle · blighted-island · advance · time-passes · check
"""

from __future__ import annotations

import re
from typing import Final

from loci.core.errors import Unreadable
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.act import Act
from loci.games.spirit_island.blighting import add_blight
from loci.games.spirit_island.elements import elements_of, usable_levels
from loci.games.spirit_island.ending import check_end, finish
from loci.games.spirit_island.fear import fear
from loci.games.spirit_island.growth import grow
from loci.games.spirit_island.harming import damage
from loci.games.spirit_island.invader_cards import CARDS
from loci.games.spirit_island.invaders import (
    build,
    built_lands,
    explore,
    explored_lands,
    ravage,
    ravaged_lands,
)
from loci.games.spirit_island.phases import advance_cards, blighted_island, time_passes
from loci.games.spirit_island.position import land_named, seat_named
from loci.games.spirit_island.registry import ADVERSARIES, FEAR_CARDS, POWERS
from loci.games.spirit_island.table import SpiritTable
from loci.games.spirit_island.using import begin_act, use

_STEP: Final = re.compile(
    r"(?P<action>ravage|build|explore|blight) (?P<where>[A-Za-z0-9-]+)"
    r"|fear (?P<fear>[0-9]+)"
    r"|fear-card (?P<card>[a-z-]+)(?: at (?P<level>[123]))?"
    r"|power (?P<power>[a-z-]+)(?: at (?P<target>[A-Z][0-9]))?(?: by (?P<by>P[1-4]))?"
    r"|growth (?P<growth>[1-9])(?: by (?P<grower>P[1-4]))?"
    r"|damage (?P<damage>[0-9]+) (?P<land>[A-D][0-9])"
    r"|escalation (?P<escalation>[a-z0-9-]+)"
    r"|(?P<plain>blighted-island|advance|time-passes|check)"
)


def add_step(table: SpiritTable, text: str) -> None:
    """Note a step; it is carried out when play begins, and may ask questions."""
    found = _STEP.fullmatch(text)
    if found is None:
        raise Unreadable(Text("step-unknown", step=text))
    part = found.groupdict()
    for name, known in (("card", FEAR_CARDS), ("power", POWERS), ("escalation", CARDS)):
        word = part[name]
        if word is not None and word not in list(known):
            raise Unreadable(Text("step-unknown", step=text))
    for name in ("where", "land"):
        if part[name] is not None and part[name] not in CARDS_BY_WORD:
            land_named(table, part[name] or "")
    table.pending.append(text)


#: The first-stage (or coastal) card that names the lands of a step such as `explore jungle`.
CARDS_BY_WORD: Final = {
    **{id.partition("-")[2]: id for id, card in CARDS.items() if card.stage == 1},
    **{id.partition("-")[2]: id for id, card in CARDS.items() if card.stage == 3},
    **{id: id for id in CARDS},
    "coastal": "2-coastal",
}


def run_step(table: SpiritTable) -> Script:
    """The next step that is pending."""
    text = table.pending.pop(0)
    found = _STEP.fullmatch(text)
    assert found is not None
    part = found.groupdict()
    if part["action"]:
        yield from _invader_action(table, part["action"], part["where"])
    elif part["fear"]:
        act = Act(table)
        fear(act, int(part["fear"]))
        yield from finish(act)
    elif part["card"]:
        yield from _fear_card(table, part["card"], int(part["level"] or table.terror))
    elif part["power"]:
        yield from _power(table, part["power"], part["target"] or "", part["by"] or "P1")
    elif part["growth"]:
        yield from grow(table, seat_named(table, part["grower"] or "P1"), int(part["growth"]) - 1)
    elif part["damage"]:
        act = Act(table, land=land_named(table, part["land"]))
        yield from damage(act, int(part["damage"]))
        yield from finish(act)
    elif part["escalation"]:
        if table.adversary:
            yield from ADVERSARIES[table.adversary].escalate(table, part["escalation"])
    elif part["plain"] == "blighted-island":
        yield from blighted_island(table)
    elif part["plain"] == "advance":
        advance_cards(table)
    elif part["plain"] == "time-passes":
        yield from time_passes(table)
    check_end(table)


def _invader_action(table: SpiritTable, action: str, where: str) -> Script:
    """An invader action in a land, or in all lands that a card of this type affects."""
    single = where in table.island.numbers
    if action == "blight":
        act = Act(table, land=land_named(table, where))
        yield from add_blight(act)
        yield from finish(act)
        return
    do = {"ravage": ravage, "build": build, "explore": explore}[action]
    if single:
        yield from do(table, land_named(table, where))
        return
    named = {"ravage": ravaged_lands, "build": built_lands, "explore": explored_lands}[action]
    table.explored = []
    for land in named(table, CARDS_BY_WORD[where]):
        yield from do(table, land)


def _fear_card(table: SpiritTable, card: str, level: int) -> Script:
    act = Act(table)
    yield from FEAR_CARDS[card].levels[level - 1](act)
    yield from finish(act)


def _power(table: SpiritTable, id: str, target: str, by: str) -> Script:
    """Use a power on a target without asking for range, cost or speed; all met thresholds."""
    seat = seat_named(table, by)
    power = POWERS[id]
    levels = usable_levels(elements_of(table, seat), power)[0]
    if not target:
        yield from use(table, seat, id, levels)
        return
    act = begin_act(table, seat, power, levels)
    if target.startswith("P"):
        act.target = seat_named(table, target)
    else:
        act.land = land_named(table, target)
    table.seats[seat].used.append(id)
    yield from power.rule(act)
    yield from finish(act)
