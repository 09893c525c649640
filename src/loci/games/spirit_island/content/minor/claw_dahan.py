"""Minor powers of Branch & Claw that lead the dahan, help them or harm them."""

from __future__ import annotations

from typing import ClassVar, final

from loci.games.spirit_island.content.major.enduring import MoreHealth
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.invaders.actions import build
from loci.games.spirit_island.rules.island.pieces import put
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.state.events import Added


@card("minor", "call-to-ferocity", 0, SLOW, "sun fire earth", presence(1), INVADER_LAND, set=CLAW)
def call_to_ferocity(act: Act) -> Script:
    """Gather up to 3 dahan; or, with dahan there, 1 fear, push 1 explorer and 1 town."""
    for line in (yield from branches(act, "gather-dahan", "push-invaders")):
        if line == "gather-dahan":
            yield from gather(act, 3, DAHAN, up_to=True)
        elif has(act.table, act.land, DAHAN):
            fear(act, 1)
            yield from push(act, 1, EXPLORER)
            yield from push(act, 1, TOWN)


@card("minor", "call-to-trade", 1, FAST, "air water earth plant", presence(2), DAHAN_LAND, set=CLAW)
def call_to_trade(act: Act) -> Script:
    """You may gather 1 dahan. Up to terror level 2 gather 1 town, and the first ravage there this
    turn becomes a build."""
    yield from gather(act, 1, DAHAN, may=True)
    if act.table.terror <= 2:
        yield from gather(act, 1, TOWN)
        lasting(act.table, Trade(act.land, act.seat), "log-call-to-trade")


@final
class Trade(Effect):
    """The next ravage in the land this turn becomes a build."""

    kind = "trade"
    lasts: ClassVar[str] = NEXT_TIME
    fields = (Field.land(), Field.seat())

    def turns_action(self, table: SpiritTable, seat: int, action: int, land: int) -> int:
        return BUILD if action == RAVAGE and land == self.land else action

    def prevents(self, act: Act, seat: int, action: int) -> Replacing:
        if self.turns_action(act.table, seat, action, act.land) == action:
            return False
        yield from build(act.table, act.land)
        table = act.table  # there is but one first ravage, however often it was traded for
        table.effects = tuple(
            [e for e in table.effects if e is self or not _is_trade(e, self.land)]
        )
        return True


register_effect(Trade)


def _is_trade(effect: Effect, land: int) -> bool:
    return isinstance(effect, Trade) and effect.land == land


@card(
    "minor",
    "cycles-of-time-and-tide",
    1,
    FAST,
    "sun moon water",
    presence(1),
    COASTAL_LAND,
    set=CLAW,
)
def cycles_of_time_and_tide(act: Act) -> None:
    """With dahan there 1 dahan more, else 1 blight less."""
    table = act.table
    if has(table, act.land, DAHAN):
        put(table, act.land, DAHAN)
        if table.sink is not None:
            table.sink.append(Added(table.island.names[act.land], DAHAN, "log-add"))
    else:
        remove_blight(act)


@card("minor", "elusive-ambushes", 1, FAST, "sun fire water", presence(1), DAHAN_LAND, set=CLAW)
def elusive_ambushes(act: Act) -> Script:
    """1 damage, or defend 4."""
    for line in (yield from branches(act, "damage", "defend")):
        if line == "damage":
            yield from damage(act, 1)
        else:
            defend(act, 4)


@card("minor", "pact-of-the-joined-hunt", 1, SLOW, "sun plant animal", None, ANY_SPIRIT, set=CLAW)
def pact_of_the_joined_hunt(act: Act) -> Script:
    """The target gathers 1 dahan into one of its lands; 1 damage for each dahan there."""
    act.player = act.target
    land = yield from choose_land(act, lands_of(act.table, act.target))
    if land != NOWHERE:
        yield from gather(act, 1, DAHAN, land=land)
        yield from damage(act, count(act.table, land, DAHAN), land=land)


@card(
    "minor",
    "promises-of-protection",
    0,
    FAST,
    "sun earth animal",
    sacred_site(2),
    ANY_LAND,
    set=CLAW,
)
def promises_of_protection(act: Act) -> Script:
    """Gather up to 2 dahan; those there have 2 more health."""
    yield from gather(act, 2, DAHAN, up_to=True)
    lasting(act.table, MoreHealth(act.land, act.seat, 2, DAHAN), "log-promises-of-protection")


@card(
    "minor",
    "rites-of-the-lands-rejection",
    1,
    FAST,
    "moon fire earth",
    sacred_site(2),
    DAHAN_LAND,
    set=CLAW,
)
def rites_of_the_lands_rejection(act: Act) -> Script:
    """No build there this turn, and 1 fear for each town and city or for each dahan, whichever are
    fewer; or push up to 3 dahan."""
    for line in (yield from branches(act, "no-build", "push-dahan")):
        if line == "no-build":
            skip_actions(act, action="build")
            buildings = count(act.table, act.land, *BUILDINGS)
            fear(act, min(buildings, count(act.table, act.land, DAHAN)))
        else:
            yield from push(act, 3, DAHAN, up_to=True)


@card(
    "minor",
    "twilight-fog-brings-madness",
    0,
    SLOW,
    "sun moon air water",
    presence(1),
    ANY_LAND,
    set=CLAW,
)
def twilight_fog_brings_madness(act: Act) -> Script:
    """1 strife; push 1 dahan; 1 damage to each dahan that is left."""
    yield from add_strife(act)
    yield from push(act, 1, DAHAN)
    yield from damage_each(act, 1, DAHAN)
