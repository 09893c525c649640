"""Vengeance of the Dead: damage after every Action that destroyed something in its land."""

from __future__ import annotations

from typing import Final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.effects import lasting
from loci.games.spirit_island.rules.ending import AFTER_ACT, finish
from loci.games.spirit_island.rules.fear import fear
from loci.games.spirit_island.rules.harm import damage, harm, standing
from loci.games.spirit_island.rules.power import card, presence
from loci.games.spirit_island.rules.powers import begin_act
from loci.games.spirit_island.rules.presence import near
from loci.games.spirit_island.rules.targets import ANY_LAND
from loci.games.spirit_island.state.events import note
from loci.games.spirit_island.state.moves import Pick
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.table import Effect
from loci.games.spirit_island.state.terms import EXPLORER, FAST, INVADERS

VENGEANCE: Final = "vengeance-of-the-dead"


@card("major", VENGEANCE, 3, FAST, "moon fire animal", presence(3), ANY_LAND, "3 animal")
def vengeance_of_the_dead(act: Act) -> Script:
    """3 fear; from now on 1 damage for each town, city and dahan destroyed there; it may be dealt
    in adjacent lands too."""
    fear(act, 3)
    lasting(act.table, Effect("vengeance", act.seat, act.land, number=int(act.has())))
    note(act.table, "log-vengeance", act.land)
    yield from ()


def _avenge(act: Act) -> Script:
    """The damage is an Action of its own after the one that destroyed; what it destroys itself is
    never avenged."""
    if act.power == VENGEANCE:
        return
    for effect in [effect for effect in act.table.effects if effect.kind == "vengeance"]:
        fallen = [k for k, land in act.destroyed if k != EXPLORER and land == effect.land]
        if not fallen:
            continue
        levels = [0] if effect.number else []
        revenge = begin_act(act.table, effect.seat, POWERS[VENGEANCE], levels)
        revenge.land = effect.land
        note(act.table, "log-avenged", effect.land, number=len(fallen))
        if revenge.has():
            yield from _damage_around(revenge, len(fallen))
        else:
            yield from damage(revenge, len(fallen))
        yield from finish(revenge)


def _damage_around(act: Act, amount: int) -> Script:
    """Divide damage among the invaders of the land and of the lands adjacent to it."""
    names = act.table.island.names
    lands = sorted([act.land, *near(act.table, act.land)])
    for left in range(amount, 0, -1):
        found = [
            (land, code) for land in lands for code in sorted(set(standing(act, land, INVADERS)))
        ]
        if not found:
            return
        moves: list[Move] = [Pick("damage", code, land, names[land]) for land, code in found]
        prompt = Text("ask-damage", left=left, land=names[act.land])
        answer = yield from ask(act.seat, prompt, moves)
        assert isinstance(answer, Pick)
        yield from harm(act, answer.land, answer.code, 1)


AFTER_ACT.append(_avenge)
