"""Fear cards that hurt the colony's trade and set the invaders against each other."""

from __future__ import annotations

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.content.fear.parts import coastal, each_player
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask_piece
from loci.games.spirit_island.rules.cards import Level, fear_card
from loci.games.spirit_island.rules.effects import STOPPERS, defend, lasting
from loci.games.spirit_island.rules.harm import destroy, destroy_all, replace
from loci.games.spirit_island.rules.pieces import count, lands_with
from loci.games.spirit_island.state.events import note
from loci.games.spirit_island.state.table import Effect, SpiritTable
from loci.games.spirit_island.state.terms import (
    BUILD,
    BUILDINGS,
    CITY,
    EXPLORER,
    TOWN,
    kind_of,
    piece,
)

# -- Scapegoats ------------------------------------------------------------------------------------


def scapegoats(by_town: int, by_city: int) -> Level:
    """Every town and every city destroys so many explorers of its land."""

    def level(act: Act) -> Script:
        table = act.table
        for land in lands_with(table, TOWN, CITY):
            number = by_town * count(table, land, TOWN) + by_city * count(table, land, CITY)
            yield from destroy(act, number, EXPLORER, land=land)

    return level


def riots(act: Act) -> Script:
    """No explorer is left beside towns and cities, and every city destroys a town."""
    for land in lands_with(act.table, TOWN, CITY):
        yield from destroy_all(act, EXPLORER, land=land)
    for land in lands_with(act.table, CITY):
        yield from destroy(act, count(act.table, land, CITY), TOWN, land=land)


fear_card("scapegoats", scapegoats(1, 0), scapegoats(1, 2), riots)


# -- Overseas Trade Seem Safer ---------------------------------------------------------------------


def _coastal_build(table: SpiritTable, _effect: Effect, action: int, land: int) -> bool:
    return action == BUILD and table.island.coastal[land]


STOPPERS["no-build-coastal"] = _coastal_build


def defend_coast(amount: int, kind: str = "") -> Level:
    """Every coastal land defends; `kind` is the effect that besides hinders building there."""

    def level(act: Act) -> Script:
        for land in act.table.island.lands:
            if act.table.island.coastal[land]:
                defend(act, amount, land)
        if kind:
            lasting(act.table, Effect(kind))
            note(act.table, f"log-{kind}")
        yield from ()

    return level


fear_card(
    "overseas-trade-seem-safer",
    defend_coast(3),
    defend_coast(6, "no-city"),
    defend_coast(9, "no-build-coastal"),
)


# -- Trade Suffers ---------------------------------------------------------------------------------


def _city_there(table: SpiritTable, _effect: Effect, action: int, land: int) -> bool:
    return action == BUILD and count(table, land, CITY) > 0


STOPPERS["no-build-city"] = _city_there


def no_build_with_city(act: Act) -> Script:
    lasting(act.table, Effect("no-build-city"))
    note(act.table, "log-no-build-city")
    yield from ()


def decline(act: Act) -> Script:
    """1 town becomes an explorer."""
    yield from replace(act, TOWN, EXPLORER)


def decline_of_any(act: Act) -> Script:
    """1 city becomes a town, or 1 town an explorer."""
    table, land = act.table, act.land
    there = [piece(kind) for kind in BUILDINGS if count(table, land, kind)]
    prompt = Text("ask-replace", land=table.island.names[land])
    code = yield from ask_piece(act.chooser(), prompt, "replace", there)
    if kind_of(code) == CITY:
        yield from replace(act, CITY, TOWN)
    else:
        yield from replace(act, TOWN, EXPLORER)


fear_card(
    "trade-suffers",
    no_build_with_city,
    each_player(coastal(TOWN), decline, optional=True),
    each_player(coastal(TOWN, CITY), decline_of_any, optional=True),
)
