"""Fear cards that make invaders leave the island, or flee within it."""

from __future__ import annotations

from loci.games.spirit_island.content.vocabulary import *

# -- Emigration Accelerates, Wary of the Interior --------------------------------------------------

fear_card(
    "emigration-accelerates",
    each_player(coastal(EXPLORER), remove_one(EXPLORER)),
    each_player(coastal(EXPLORER, TOWN), remove_one(EXPLORER, TOWN)),
    each_removes(EXPLORER, TOWN),
)

fear_card(
    "wary-of-the-interior",
    each_player(inland(EXPLORER), remove_one(EXPLORER)),
    each_player(inland(EXPLORER, TOWN), remove_one(EXPLORER, TOWN)),
    each_removes(EXPLORER, TOWN),
)


# -- Isolation -------------------------------------------------------------------------------------


def few_invaders(most: int, *kinds: int) -> LandTest:
    """Lands with at most so many invaders, one of these kinds among them."""

    def test(table: SpiritTable, land: int) -> bool:
        return invaders(table, land) <= most and count(table, land, *kinds) > 0

    return test


fear_card(
    "isolation",
    each_player(few_invaders(1, EXPLORER, TOWN), remove_one(EXPLORER, TOWN)),
    each_player(few_invaders(2, EXPLORER, TOWN), remove_one(EXPLORER, TOWN)),
    each_player(few_invaders(2, *INVADERS), remove_one(*INVADERS)),
)


# -- Retreat! --------------------------------------------------------------------------------------


# No power: pieces are pushed into lands only, even where powers know an ocean.


def push_up_to(number: int, *kinds: int) -> Level:

    def rule(act: Act) -> Script:
        beyond = act.table.island.near[act.land]
        yield from push(act, number, *kinds, up_to=True, into=beyond)

    return rule


def push_any(act: Act) -> Script:
    """Any number of explorers and towns."""
    number = count(act.table, act.land, EXPLORER, TOWN)
    yield from push(act, number, EXPLORER, TOWN, up_to=True, into=act.table.island.near[act.land])


fear_card(
    "retreat",
    each_player(inland(EXPLORER), push_up_to(2, EXPLORER), optional=True),
    each_player(inland(EXPLORER, TOWN), push_up_to(3, EXPLORER, TOWN), optional=True),
    each_player(holding(EXPLORER, TOWN), push_any, optional=True),
)


# -- Seek Safety -----------------------------------------------------------------------------------


def safer_lands(table: SpiritTable, land: int) -> list[int]:
    """Adjacent lands with more towns and cities."""
    here = count(table, land, TOWN, CITY)
    return [other for other in table.island.near[land] if count(table, other, TOWN, CITY) > here]


def may_flee(table: SpiritTable, land: int) -> bool:
    return count(table, land, EXPLORER) > 0 and bool(safer_lands(table, land))


def flee(act: Act) -> Script:
    """1 explorer goes to a land with more towns and cities than here."""
    yield from push(act, 1, EXPLORER, into=safer_lands(act.table, act.land))


def sheltered(table: SpiritTable, land: int) -> list[int]:
    """What may be gathered there: explorers to a town or city, towns to a city."""
    if count(table, land, CITY):
        return [EXPLORER, TOWN]
    return [EXPLORER] if count(table, land, TOWN) else []


def may_shelter(table: SpiritTable, land: int) -> bool:
    kinds = sheltered(table, land)
    return any(count(table, other, *kinds) for other in table.island.near[land])


def shelter(act: Act) -> Script:
    """1 explorer or 1 town is gathered."""
    kinds = sheltered(act.table, act.land)
    yield from gather(act, 1, *kinds, out_of=act.table.island.near[act.land])


def without_city(table: SpiritTable, land: int) -> bool:
    return count(table, land, EXPLORER, TOWN) > 0 and not count(table, land, CITY)


def leave_worth_three(act: Act) -> Script:
    yield from remove_worth(act, 3)


fear_card(
    "seek-safety",
    each_player(may_flee, flee, optional=True),
    each_player(may_shelter, shelter, optional=True),
    each_player(without_city, leave_worth_three, optional=True),
)
