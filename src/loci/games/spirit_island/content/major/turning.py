"""Major powers that turn invaders into lesser ones, and against each other."""

from __future__ import annotations

from typing import Final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.island.pieces import strength

#: What Winds of Rust and Atrophy may turn into something lesser.
LESSER: Final = ((CITY, "replace-city"), (TOWN, "replace-town"))


@card(
    "major",
    "dissolve-the-bonds-of-kinship",
    4,
    SLOW,
    "fire water animal",
    presence(1),
    ANY_LAND,
    "2 fire 2 water 3 animal",
)
def dissolve_the_bonds_of_kinship(act: Act) -> Script:
    """A city becomes 2 explorers, a town and a dahan 1 each; explorers and buildings fight; all
    explorers are pushed to as many lands as possible."""
    yield from replace(act, CITY, EXPLORER, 2)
    yield from replace(act, TOWN, EXPLORER)
    yield from replace(act, DAHAN, EXPLORER)
    if act.has():
        yield from _fight(act)
    yield from _scatter(act)


def _fight(act: Act) -> Script:
    """Explorers and buildings hurt each other at the same time."""
    table, land = act.table, act.land
    by_explorers = count(table, land, EXPLORER) * strength(table, land, EXPLORER)
    by_buildings = sum(
        [count(table, land, kind) * strength(table, land, kind) for kind in BUILDINGS]
    )
    act.several = by_buildings > 0 and has(table, land, EXPLORER)
    yield from for_real(act, damage(act, by_explorers, *BUILDINGS))
    act.several = False  # what badlands add and was put off comes now
    yield from for_real(act, damage(act, by_buildings, EXPLORER))


def _scatter(act: Act) -> Script:
    """Push every explorer; none goes where another went while a land is left without one."""
    fresh = list(near(act.table, act.land))
    for _ in range(count(act.table, act.land, EXPLORER)):
        went = yield from push(act, 1, EXPLORER, into=fresh or None)
        fresh = [land for land in fresh if land not in went]


@card(
    "major",
    "winds-of-rust-and-atrophy",
    3,
    FAST,
    "air water animal",
    sacred_site(3),
    ANY_LAND,
    "3 air 3 water 2 animal",
)
def winds_of_rust_and_atrophy(act: Act) -> Script:
    """1 fear, defend 6, a city becomes a town or a town an explorer; repeat it."""
    fear(act, 1)
    defend(act, 6)
    options = [name for kind, name in LESSER if count(act.table, act.land, kind)]
    if options:
        line = yield from choose_one(act, *options)
        if line == "replace-city":
            yield from replace(act, CITY, TOWN)
        else:
            yield from replace(act, TOWN, EXPLORER)
    if act.has():
        repeat_on(act)
