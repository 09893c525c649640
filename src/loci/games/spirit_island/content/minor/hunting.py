"""Minor powers of beasts and hunters."""

from __future__ import annotations

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.island.harm import harm, harm_of


@card("minor", "devouring-ants", 1, SLOW, "sun earth animal", sacred_site(1), ANY_LAND)
def devouring_ants(act: Act) -> Script:
    """1 fear, 1 damage (2 in jungle or sands), destroy 1 dahan."""
    fear(act, 1)
    yield from damage(act, 2 if is_terrain(act.table, act.land, JUNGLE, SANDS) else 1)
    yield from destroy(act, 1, DAHAN)


@card("minor", "gnawing-rootbiters", 0, SLOW, "earth animal", presence(1), ANY_LAND)
def gnawing_rootbiters(act: Act) -> Script:
    yield from push(act, 2, TOWN, up_to=True)


@card("minor", "savage-mawbeasts", 0, SLOW, "fire animal", sacred_site(1), ANY_LAND, "3 animal")
def savage_mawbeasts(act: Act) -> Script:
    """In jungle or wetland 1 fear and 1 damage; with 3 animal 1 damage anywhere."""
    amount = 0
    if is_terrain(act.table, act.land, JUNGLE, WETLAND):
        fear(act, 1)
        amount += 1
    if act.has():
        amount += 1
    yield from damage(act, amount)


@card("minor", "veil-the-nights-hunt", 1, FAST, "moon air animal", presence(2), DAHAN_LAND)
def veil_the_nights_hunt(act: Act) -> Script:
    """Each dahan deals 1 damage to a different invader, or push up to 3 dahan."""
    for line in (yield from branches(act, "damage", "push-dahan")):
        if line == "damage":
            yield from _damage_different(act, count(act.table, act.land, DAHAN))
        else:
            yield from push(act, 3, DAHAN, up_to=True)


def _damage_different(act: Act, number: int) -> Script:
    """1 damage to each of `number` invaders of the user's choice."""
    left = harm_of(act).pieces(act, act.land, INVADERS)
    chosen: list[int] = []
    while left and len(chosen) < number:
        if number - len(chosen) >= len(left):
            chosen += left
            break
        choice = sorted(set(left))
        name = act.table.island.names[act.land]
        prompt = Text("ask-damage", left=number - len(chosen), land=name)
        code = yield from ask_piece(act.chooser(), prompt, verbs.DAMAGE, choice)
        left.remove(code)
        chosen.append(code)
    # The most hurt first, so that a piece hurt just now is never taken for one hurt before.
    for code in sorted(chosen, reverse=True):
        yield from harm(act, act.land, code, 1)
