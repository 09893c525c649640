"""Fear cards in which invaders shun the spirits' presence."""

from __future__ import annotations

from loci.games.spirit_island.content.vocabulary import *

# -- Fear of the Unseen ----------------------------------------------------------------------------


def sacred_to_anybody(table: SpiritTable, land: int) -> bool:
    return any(is_sacred(table, seat, land) for seat in range(players(table)))


def settlers_at_sacred_site(table: SpiritTable, land: int) -> bool:
    return sacred_to_anybody(table, land) and count(table, land, EXPLORER, TOWN) > 0


def settlers_with_presence(table: SpiritTable, land: int) -> bool:
    return anybody_in(table, land) and count(table, land, EXPLORER, TOWN) > 0


def shunned(table: SpiritTable, land: int) -> list[int]:
    """What may be removed there: explorers and towns beside presence, cities at sacred sites."""
    if not anybody_in(table, land):
        return []
    return [EXPLORER, TOWN, CITY] if sacred_to_anybody(table, land) else [EXPLORER, TOWN]


def is_shunned(table: SpiritTable, land: int) -> bool:
    return count(table, land, *shunned(table, land)) > 0


def shun(act: Act) -> Script:
    yield from remove(act, 1, *shunned(act.table, act.land))


fear_card(
    "fear-of-the-unseen",
    each_player(settlers_at_sacred_site, remove_one(EXPLORER, TOWN)),
    each_player(settlers_with_presence, remove_one(EXPLORER, TOWN)),
    each_player(is_shunned, shun),
)


# -- Belief Takes Root -----------------------------------------------------------------------------


def believe(act: Act) -> None:
    """Lands with presence defend 2."""
    for land in act.table.island.lands:
        if anybody_in(act.table, land):
            defend(act, 2, land)


def worship(act: Act) -> None:
    """Besides, every spirit gains 1 energy for each of its sacred sites with invaders."""
    believe(act)
    table = act.table
    for seat in range(players(table)):
        sites = [land for land in sacred_sites(table, seat) if invaders(table, land)]
        add_energy(table, seat, len(sites))


def convert(act: Act) -> Script:
    """Invaders of up to 2 health for every presence there are removed."""
    number = sum([owner.presence[act.land] for owner in act.table.seats])
    yield from remove_worth(act, 2 * number)


def invaders_with_presence(table: SpiritTable, land: int) -> bool:
    return anybody_in(table, land) and invaders(table, land) > 0


fear_card(
    "belief-takes-root",
    believe,
    worship,
    each_player(invaders_with_presence, convert, optional=True, different=True),
)
