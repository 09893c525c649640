"""Major powers that hold a land against everything."""

from __future__ import annotations

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask_land
from loci.games.spirit_island.rules.blight import remove_blight
from loci.games.spirit_island.rules.effects import defend, lasting, skip_actions
from loci.games.spirit_island.rules.fear import fear
from loci.games.spirit_island.rules.growth import place_presence
from loci.games.spirit_island.rules.pieces import invaders
from loci.games.spirit_island.rules.power import card, presence, sacred_site
from loci.games.spirit_island.rules.presence import near
from loci.games.spirit_island.rules.targets import ANY_LAND
from loci.games.spirit_island.state.events import note
from loci.games.spirit_island.state.table import Effect
from loci.games.spirit_island.state.terms import DAHAN, FAST, NOWHERE, PIECES


@card("major", "indomitable-claim", 4, FAST, "sun earth", presence(1), ANY_LAND, "2 sun 3 earth")
def indomitable_claim(act: Act) -> Script:
    """Add 1 presence, even where the spirit may not be; defend 20; 3 fear if invaders are there,
    who skip all actions."""
    yield from place_presence(act.table, act.seat, [act.land])
    defend(act, 20)
    if act.has():
        if invaders(act.table, act.land):
            fear(act, 3)
        skip_actions(act)


@card(
    "major",
    "infinite-vitality",
    3,
    FAST,
    "earth plant animal",
    sacred_site(1),
    ANY_LAND,
    "4 earth",
)
def infinite_vitality(act: Act) -> Script:
    """4 more health for the dahan there, and no blight comes there; the dahan cannot be hurt, and
    1 blight is removed there or beside."""
    table = act.table
    lasting(table, Effect("health", act.seat, act.land, 4, PIECES[DAHAN]))
    lasting(table, Effect("no-blight", act.seat, act.land))
    note(table, "log-infinite-vitality", act.land)
    if act.has():
        lasting(table, Effect("dahan-immune", act.seat, act.land))
        note(table, "log-dahan-immune", act.land)
        around = [land for land in [act.land, *near(table, act.land)] if table.blight[land]]
        land = yield from ask_land(act.table.island, act.seat, Text("ask-vitality"), around)
        if land != NOWHERE:
            remove_blight(act, land=land)
