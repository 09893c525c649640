"""Fear cards that hurt the colony's trade and set the invaders against each other."""

from __future__ import annotations

from typing import final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.state.terms import piece

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


@final
class NoCity(Effect):
    """No city is built on the coast, or in the coastal land it names."""

    kind = "no-city"
    fields = (Field.land(needed=False),)

    def forbids_building(self, table: SpiritTable, seat: int, land: int, kind: int) -> bool:
        return kind == CITY and self.land in (NOWHERE, land) and table.island.coastal[land]


register_effect(NoCity)


@final
class NoBuildCoastal(Effect):
    """No build on the coast."""

    kind = "no-build-coastal"

    def stops(self, table: SpiritTable, seat: int, action: int, land: int) -> bool:
        return action == BUILD and table.island.coastal[land]


register_effect(NoBuildCoastal)


def defend_coast(amount: int, kind: type[Effect] | None = None) -> Level:
    """Every coastal land defends; `kind` is the effect that besides hinders building there."""

    def level(act: Act) -> None:
        for land in act.table.island.lands:
            if act.table.island.coastal[land]:
                defend(act, amount, land)
        if kind is not None:
            in_force(kind)(act)

    return level


fear_card(
    "overseas-trade-seem-safer",
    defend_coast(3),
    defend_coast(6, NoCity),
    defend_coast(9, NoBuildCoastal),
)


# -- Trade Suffers ---------------------------------------------------------------------------------


@final
class NoBuildCity(Effect):
    """No build where a city is."""

    kind = "no-build-city"

    def stops(self, table: SpiritTable, seat: int, action: int, land: int) -> bool:
        return action == BUILD and count(table, land, CITY) > 0


register_effect(NoBuildCity)


def decline(act: Act) -> Script:
    """1 town becomes an explorer."""
    yield from replace(act, TOWN, EXPLORER)


def decline_of_any(act: Act) -> Script:
    """1 city becomes a town, or 1 town an explorer."""
    table, land = act.table, act.land
    there = [piece(kind) for kind in BUILDINGS if count(table, land, kind)]
    prompt = Text("ask-replace", land=table.island.names[land])
    code = yield from ask_piece(act.chooser(), prompt, verbs.REPLACE, there)
    if kind_of(code) == CITY:
        yield from replace(act, CITY, TOWN)
    else:
        yield from replace(act, TOWN, EXPLORER)


fear_card(
    "trade-suffers",
    in_force(NoBuildCity),
    each_player(coastal(TOWN), decline, optional=True),
    each_player(coastal(TOWN, CITY), decline_of_any, optional=True),
)
