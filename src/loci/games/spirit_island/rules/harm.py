"""Damage, destroying, removing and replacing (SI-20).

A power of a spirit that only dreams (`act.dream`) goes through the same functions: what it would
destroy frightens and is pushed instead, and nothing is really hurt.
"""

from __future__ import annotations

from collections.abc import Generator

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import NO_PIECE, ask_piece
from loci.games.spirit_island.rules.dreaming import die_in_dream, dreamt_codes, hurt_in_dream
from loci.games.spirit_island.rules.fear import raise_fear
from loci.games.spirit_island.rules.pieces import all_codes, change, health, put, take
from loci.games.spirit_island.state.events import Damaged, Destroyed, Removed, Replaced
from loci.games.spirit_island.state.terms import (
    DAHAN,
    DESTROYED_FEAR,
    EXPLORER,
    INVADERS,
    NOWHERE,
    TOWN,
    damage_on,
    kind_of,
    piece,
)

Counting = Generator[Decision, Move, int]


# -- damage ----------------------------------------------------------------------------------------


def damage(act: Act, amount: int, *kinds: int, land: int = NOWHERE) -> Script:
    """Divide damage among the invaders of a land (or these kinds only), as the user likes."""
    where = act.land if land == NOWHERE else land
    wanted = kinds or INVADERS
    while amount > 0:
        there = standing(act, where, wanted)
        if not there:
            return
        prompt = Text("ask-damage", left=amount, land=act.table.island.names[where])
        if amount >= sum([_left(act, where, code) for code in there]):
            for code in there:
                for point in range(_left(act, where, code)):  # no question, but one may answer it
                    yield from ask_piece(act.chooser(where), prompt, "damage", [code + point])
                yield from harm(act, where, code, _left(act, where, code))
            return
        choice = sorted(set(there))
        code = yield from ask_piece(act.chooser(where), prompt, "damage", choice)
        yield from harm(act, where, code, 1)
        amount -= 1


def damage_each(act: Act, amount: int, *kinds: int, land: int = NOWHERE) -> Script:
    """Damage to every invader of a land (or these kinds only)."""
    where = act.land if land == NOWHERE else land
    for code in reversed(standing(act, where, kinds or INVADERS)):  # the hurt ones first
        yield from harm(act, where, code, min(amount, _left(act, where, code)))


def damage_one(act: Act, amount: int, *kinds: int, land: int = NOWHERE) -> Script:
    """Damage to a single piece of these kinds, chosen by the user."""
    where = act.land if land == NOWHERE else land
    there = sorted(set(standing(act, where, kinds)))
    if there:
        prompt = Text("ask-damage", left=amount, land=act.table.island.names[where])
        code = yield from ask_piece(act.chooser(where), prompt, "damage", there)
        yield from harm(act, where, code, min(amount, _left(act, where, code)))


def harm(act: Act, land: int, code: int, amount: int) -> Script:
    """Damage to one piece; it is destroyed at once when its health is reached (SI-20.5)."""
    if amount <= 0 or is_immune(act, land, kind_of(code)):
        return
    if amount >= _left(act, land, code):
        yield from destroy_piece(act, land, code)
    elif act.dream:
        hurt_in_dream(act, land, code, amount)
    else:
        change(act.table, land, code, code + amount)
        if act.table.sink is not None:
            name = act.table.island.names[land]
            act.table.sink.append(Damaged(name, kind_of(code), amount))


def _left(act: Act, land: int, code: int) -> int:
    """The damage that destroys this piece."""
    return max(1, health(act.table, land, kind_of(code)) - damage_on(code))


# -- destroying, removing, replacing ---------------------------------------------------------------


def destroy(
    act: Act, number: int, *kinds: int, land: int = NOWHERE, up_to: bool = False
) -> Counting:
    """Destroy pieces of the user's choice, as many as possible; how many they were."""
    where = act.land if land == NOWHERE else land
    done = 0
    while done < number:
        there = sorted(set(standing(act, where, kinds)))
        there = [code for code in there if not is_immune(act, where, kind_of(code))]
        prompt = Text("ask-destroy", left=number - done, land=act.table.island.names[where])
        code = yield from ask_piece(act.chooser(where), prompt, "destroy", there, up_to)
        if code == NO_PIECE:
            break
        yield from destroy_piece(act, where, code)
        done += 1
    return done


def destroy_all(act: Act, *kinds: int, land: int = NOWHERE) -> Script:
    where = act.land if land == NOWHERE else land
    for code in standing(act, where, kinds):
        if not is_immune(act, where, kind_of(code)):
            yield from destroy_piece(act, where, code)


def remove(
    act: Act, number: int, *kinds: int, land: int = NOWHERE, up_to: bool = False
) -> Counting:
    """Return pieces to the supply without fear (SI-20.18); how many they were."""
    where = act.land if land == NOWHERE else land
    done = 0
    while done < number:
        there = sorted(set(all_codes(act.table, where, *kinds)))
        prompt = Text("ask-remove", left=number - done, land=act.table.island.names[where])
        code = yield from ask_piece(act.chooser(where), prompt, "remove", there, up_to)
        if code == NO_PIECE:
            break
        take(act.table, where, code)
        if act.table.sink is not None:
            act.table.sink.append(Removed(act.table.island.names[where], kind_of(code)))
        done += 1
    return done


def replace(act: Act, old: int, new: int, number: int = 1, land: int = NOWHERE) -> Counting:
    """Put `number` pieces of a kind in the place of one of another kind; 1 if there was one.

    An invader that replaces an invader keeps its damage, and falls if that is enough (SI-20.20,
    SI-20.21).
    """
    where = act.land if land == NOWHERE else land
    there = sorted(set(all_codes(act.table, where, old)))
    prompt = Text("ask-replace", land=act.table.island.names[where])
    code = yield from ask_piece(act.chooser(where), prompt, "replace", there)
    if code == NO_PIECE:
        return 0
    take(act.table, where, code)
    if act.table.sink is not None:
        name = act.table.island.names[where]
        act.table.sink.append(Replaced(name, old, new, number))
    kept = damage_on(code) if DAHAN not in (old, new) else 0
    put(act.table, where, new, number - 1)
    put(act.table, where, new, 1)
    if kept:
        if kept >= health(act.table, where, new):
            yield from destroy_piece(act, where, piece(new))
        else:
            change(act.table, where, piece(new), piece(new, kept))
    return 1


def destroy_piece(act: Act, land: int, code: int) -> Script:
    """A piece is destroyed, or dreams that it is: then explorers and towns flee, a city stays."""
    if act.dream:
        from loci.games.spirit_island.rules.movement import push_piece

        real = die_in_dream(act, land, code)
        if kind_of(code) in (EXPLORER, TOWN):
            yield from push_piece(act, real, land)
        return
    fall(act, land, code)


def fall(act: Act, land: int, code: int) -> None:
    """A piece is really destroyed, whatever the Action only dreams of."""
    take(act.table, land, code)
    _fallen(act, land, kind_of(code))


def _fallen(act: Act, land: int, kind: int) -> None:
    """Fear for a town or city destroyed in whatever way (SI-20.17)."""
    act.destroyed.append((kind, land))
    if act.table.sink is not None:
        act.table.sink.append(Destroyed(act.table.island.names[land], kind))
    if DESTROYED_FEAR[kind]:
        act.fear += DESTROYED_FEAR[kind]
        raise_fear(act.table, DESTROYED_FEAR[kind])


def is_immune(act: Act, land: int, kind: int) -> bool:
    """Dahan that nothing can hurt this turn, and all dahan for powers that only dream."""
    if kind != DAHAN:
        return False
    if act.dream:
        return True
    return any(e.kind == "dahan-immune" and e.land == land for e in act.table.effects)


def standing(act: Act, land: int, kinds: tuple[int, ...]) -> list[int]:
    """The pieces that can still be hurt by this Action, as hurt as they are (or dream to be)."""
    if act.dream:
        return dreamt_codes(act, land, kinds)
    return all_codes(act.table, land, *kinds)


# -- ravages ---------------------------------------------------------------------------------------


def dahan_by_invaders(act: Act, amount: int) -> None:
    """Damage of a ravage to the dahan of the land: as many as possible fall (SI-14.17, 18)."""
    table = act.table
    land = act.land
    for code in sorted(all_codes(table, land, DAHAN), reverse=True):  # the hurt ones first
        left = max(1, health(table, land, DAHAN) - damage_on(code))
        if is_immune(act, land, DAHAN):
            return
        if amount >= left:
            amount -= left
            take(table, land, code)
            _fallen(act, land, DAHAN)
    if amount:
        survivors = sorted(all_codes(table, land, DAHAN), reverse=True)
        if survivors:
            change(table, land, survivors[0], survivors[0] + amount)
            if table.sink is not None:
                table.sink.append(Damaged(table.island.names[land], DAHAN, amount))
