"""Damage, destroying, removing and replacing (SI-20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import NO_PIECE, Asking, ask, ask_piece
from loci.games.spirit_island.rules.effects import spend
from loci.games.spirit_island.rules.invaders.fear import raise_fear
from loci.games.spirit_island.rules.island.pieces import all_codes, change, health, put, take
from loci.games.spirit_island.rules.island.safety import are_safe, bonus_damage, is_safe
from loci.games.spirit_island.rules.island.unused import is_unused, make_up_for
from loci.games.spirit_island.rules.rule import holders
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import Damaged, Destroyed, Removed, Replaced
from loci.games.spirit_island.state.moves import Pick
from loci.games.spirit_island.state.terms import (
    DAHAN,
    DESTROYED_FEAR,
    INVADERS,
    NOWHERE,
    PIECES,
    TOKENS,
    damage_on,
    kind_of,
    piece,
    strife_on,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Harm:
    """How an Action hurts: really. A spirit whose powers do it in another way has a Harm of its
    own, which the Action carries (`Act.harm`)."""

    def pieces(self, act: Act, land: int, kinds: tuple[int, ...]) -> list[int]:
        """The pieces that can still be hurt, as hurt as they are."""
        return all_codes(act.table, land, *kinds)

    def spares(self, act: Act, land: int, kind: int) -> bool:
        """Whether nothing can hurt such a piece there."""
        table = act.table
        if act.marks and kind in INVADERS and is_safe(act, land):
            return True
        for rule, seat in holders(table, "spares"):
            if rule.spares(table, seat, land, kind):
                return True
        return False

    def hurt(self, act: Act, land: int, code: int, amount: int) -> None:
        """Damage that does not destroy."""
        change(act.table, land, code, code + amount)
        if act.table.sink is not None:
            name = act.table.island.names[land]
            act.table.sink.append(Damaged(name, kind_of(code), amount))

    def destroy(self, act: Act, land: int, code: int) -> Script:
        yield from destroy_piece(act, land, code)

    def drown(self, act: Act, land: int, code: int) -> Script:
        """A piece that was moved into an ocean is destroyed there."""
        yield from self.destroy(act, land, code)

    def spares_presence(self, act: Act, seat: int) -> bool:
        """Whether presence of `seat` outlasts blight that the Action adds."""
        return False

    def carry(self, act: Act, code: int, start: int, end: int) -> None:
        """A piece is about to move from land to land."""


REAL: Final = Harm()


def harm_of(act: Act) -> Harm:
    return REAL if act.harm is None else act.harm


def _way_to(act: Act, kinds: tuple[int, ...]) -> Harm:
    """How an Action destroys such pieces; tokens are always destroyed really."""
    return REAL if kinds[0] in TOKENS else harm_of(act)


def for_real(act: Act, script: Script) -> Script:
    """What invaders do to each other is real, whoever has brought them to it."""
    way, act.harm = act.harm, None
    yield from script
    act.harm = way


# -- damage ----------------------------------------------------------------------------------------


def damage(act: Act, amount: int, *kinds: int, land: int = NOWHERE) -> Script:
    """Divide damage among the invaders of a land (or these kinds only), as the user likes."""
    where = act.land if land == NOWHERE else land
    wanted = kinds or INVADERS
    if kinds == (DAHAN,) and harm_of(act).spares(act, where, DAHAN):
        return
    if amount > 0:
        safe = yield from are_safe(act, where, *wanted)
        if safe:
            return
        amount += bonus_damage(act, wanted)
    while amount > 0:
        there = harm_of(act).pieces(act, where, wanted)
        if not there:
            return
        prompt = Text("ask-damage", left=amount, land=act.table.island.names[where])
        if amount >= sum([_left(act, where, code) for code in there]):
            for code in there:
                for point in range(_left(act, where, code)):  # no question, but one may answer it
                    yield from ask_piece(act.chooser(where), prompt, verbs.DAMAGE, [code + point])
                yield from harm(act, where, code, _left(act, where, code))
            return
        choice = sorted(set(there))
        code = yield from ask_piece(act.chooser(where), prompt, verbs.DAMAGE, choice)
        yield from harm(act, where, code, 1)
        amount -= 1


def damage_among(act: Act, amount: int, lands: list[int]) -> Script:
    """Divide damage among the invaders of several lands, as the user likes."""
    names = act.table.island.names
    exposed: list[int] = []
    for land in sorted(lands) if amount > 0 else []:
        safe = yield from are_safe(act, land, *INVADERS)
        if not safe:
            exposed.append(land)
    if exposed:
        amount += bonus_damage(act, INVADERS)
    for left in range(amount, 0, -1):
        found = [
            (land, code)
            for land in exposed
            for code in sorted(set(harm_of(act).pieces(act, land, INVADERS)))
        ]
        if not found:
            return
        moves: list[Move] = [Pick(verbs.DAMAGE, code, land, names[land]) for land, code in found]
        prompt = Text("ask-damage", left=left, land=names[act.land])
        answer = yield from ask(act.chooser(), prompt, moves)
        assert isinstance(answer, Pick)
        yield from harm(act, answer.land, answer.code, 1)


def damage_each(act: Act, amount: int, *kinds: int, land: int = NOWHERE) -> Script:
    """Damage to every invader of a land (or these kinds only)."""
    where = act.land if land == NOWHERE else land
    yield from are_safe(act, where, *(kinds or INVADERS))
    there = harm_of(act).pieces(act, where, kinds or INVADERS)
    for code in reversed(there):  # the hurt ones first
        yield from harm(act, where, code, min(amount, _left(act, where, code)))
    if there and amount > 0:
        yield from damage(act, bonus_damage(act, kinds or INVADERS), *kinds, land=where)


def damage_one(act: Act, amount: int, *kinds: int, land: int = NOWHERE) -> Script:
    """Damage to a single piece of these kinds, chosen by the user."""
    where = act.land if land == NOWHERE else land
    safe = yield from are_safe(act, where, *kinds)
    if safe:
        return
    there = sorted(set(harm_of(act).pieces(act, where, kinds)))
    prompt = Text("ask-damage", left=amount, land=act.table.island.names[where])
    code = yield from ask_piece(act.chooser(where), prompt, verbs.DAMAGE, there)
    if code != NO_PIECE:
        amount += bonus_damage(act, kinds)
        yield from harm(act, where, code, min(amount, _left(act, where, code)))


def harm(act: Act, land: int, code: int, amount: int) -> Script:
    """Damage to one piece; it is destroyed at once when its health is reached (SI-20.5)."""
    way = harm_of(act)
    if amount > 0:
        yield from are_safe(act, land, kind_of(code))
    if amount <= 0 or way.spares(act, land, kind_of(code)):
        return
    if amount >= _left(act, land, code):
        yield from way.destroy(act, land, code)
    else:
        way.hurt(act, land, code, amount)


def _left(act: Act, land: int, code: int) -> int:
    """The damage that destroys this piece."""
    return max(1, health(act.table, land, code) - damage_on(code))


def check_health(act: Act, land: int) -> Script:
    """Health has changed there: whatever has as much damage as it has health now is destroyed at
    once (SX-21.4)."""
    for code in all_codes(act.table, land, *INVADERS, DAHAN):
        if damage_on(code) and damage_on(code) >= health(act.table, land, code):
            yield from harm_of(act).destroy(act, land, code)


# -- destroying, removing, replacing ---------------------------------------------------------------


def destroy(act: Act, number: int, *kinds: int, land: int = NOWHERE, up_to: bool = False) -> Asking:
    """Destroy pieces of the user's choice, as many as possible; how many they were."""
    where = act.land if land == NOWHERE else land
    way = _way_to(act, kinds)
    done = 0
    if number > 0:
        yield from are_safe(act, where, *kinds)
    while done < number:
        there = sorted(set(way.pieces(act, where, kinds)))
        there = [code for code in there if not way.spares(act, where, kind_of(code))]
        prompt = Text("ask-destroy", left=number - done, land=act.table.island.names[where])
        code = yield from ask_piece(act.chooser(where), prompt, verbs.DESTROY, there, up_to)
        if code == NO_PIECE:
            break
        yield from way.destroy(act, where, code)
        done += 1
    return done


def destroy_all(act: Act, *kinds: int, land: int = NOWHERE) -> Script:
    where = act.land if land == NOWHERE else land
    way = _way_to(act, kinds)
    yield from are_safe(act, where, *kinds)
    for code in way.pieces(act, where, kinds):
        if not way.spares(act, where, kind_of(code)):
            yield from way.destroy(act, where, code)


def remove(act: Act, number: int, *kinds: int, land: int = NOWHERE, up_to: bool = False) -> Asking:
    """Return pieces to the supply without fear (SI-20.18); how many they were."""
    where = act.land if land == NOWHERE else land
    done = 0
    while done < number:
        there = sorted(set(all_codes(act.table, where, *kinds)))
        prompt = Text("ask-remove", left=number - done, land=act.table.island.names[where])
        code = yield from ask_piece(act.chooser(where), prompt, verbs.REMOVE, there, up_to)
        if code == NO_PIECE:
            break
        yield from remove_piece(act, where, code)
        done += 1
    return done


def remove_piece(act: Act, land: int, code: int) -> Script:
    """Return one piece to the supply, unless something else comes of it."""
    for rule, seat in holders(act.table, "replaces_removing"):
        replaced = yield from rule.replaces_removing(act, seat, land, code)
        if replaced:
            spend(act.table, rule)
            return
    take(act.table, land, code)
    if act.table.sink is not None:
        act.table.sink.append(Removed(act.table.island.names[land], kind_of(code)))


def replace(act: Act, old: int, new: int, number: int = 1, land: int = NOWHERE) -> Asking:
    """Put `number` pieces of a kind in the place of one of another kind; 1 if there was one.

    What replaces a hurt piece keeps its damage, and falls if that is enough (SI-20.20, SI-20.21);
    strife stays on an invader (SX-4.22, SX-4.23).
    """
    where = act.land if land == NOWHERE else land
    there = sorted(set(all_codes(act.table, where, old)))
    prompt = Text("ask-replace", land=act.table.island.names[where])
    code = yield from ask_piece(act.chooser(where), prompt, verbs.REPLACE, there)
    if code == NO_PIECE:
        return 0
    take(act.table, where, code)
    if act.table.sink is not None:
        name = act.table.island.names[where]
        act.table.sink.append(Replaced(name, old, new, number))
    if new in TOKENS and is_unused(act.table, PIECES[new]):
        make_up_for(act, number)
        return 1
    put(act.table, where, new, number)
    yield from _take_over(act, where, code, new, number)
    return 1


def _take_over(act: Act, land: int, old: int, new: int, number: int) -> Script:
    """One of the new pieces gets what lay on the old one; of damage and strife, each may be on
    another of them if the players want it so (SX-4.28)."""
    table = act.table
    damage = damage_on(old) if new not in TOKENS else 0
    strife = strife_on(old) if new in INVADERS else 0
    hurt = piece(new)
    if damage:
        hurt = piece(new, damage)
        change(table, land, piece(new), hurt)
    if strife:
        bearer = hurt
        if damage and number > 1:
            prompt = Text("ask-strife", left=strife, land=table.island.names[land])
            which = [piece(new), hurt]
            bearer = yield from ask_piece(act.chooser(land), prompt, verbs.STRIFE, which)
        change(table, land, bearer, bearer + piece(0, 0, strife))
        if bearer == hurt:
            hurt += piece(0, 0, strife)
    if damage and damage >= health(table, land, hurt):
        yield from harm_of(act).destroy(act, land, hurt)


def destroy_piece(act: Act, land: int, code: int) -> Script:
    """One piece is destroyed, unless something else comes of it."""
    for rule, seat in holders(act.table, "replaces_destroying"):
        replaced = yield from rule.replaces_destroying(act, seat, land, code)
        if replaced:
            spend(act.table, rule)
            return
    fall(act, land, code)


def fall(act: Act, land: int, code: int) -> None:
    """A piece is really destroyed; a town or city frightens in whatever way it falls (SI-20.17)."""
    kind = kind_of(code)
    take(act.table, land, code)
    act.destroyed.append((kind, land))
    if act.table.sink is not None:
        act.table.sink.append(Destroyed(act.table.island.names[land], kind))
    if DESTROYED_FEAR[kind]:
        act.fear += DESTROYED_FEAR[kind]
        raise_fear(act.table, DESTROYED_FEAR[kind])


# -- ravages ---------------------------------------------------------------------------------------


def dahan_by_invaders(act: Act, amount: int) -> Script:
    """Damage of a ravage to the dahan of the land: as many as possible fall (SI-14.17, 18)."""
    table, land = act.table, act.land
    for rule, seat in holders(table, "spares_from_ravage"):
        if rule.spares_from_ravage(table, seat, land, DAHAN):
            return
    yield from hurt_dahan(act, amount)


def hurt_dahan(act: Act, amount: int) -> Script:
    """Damage of invaders or of an event to the dahan of the land, so that as many as possible fall
    (SX-21.2)."""
    table, land = act.table, act.land
    if REAL.spares(act, land, DAHAN):
        return
    for code in sorted(all_codes(table, land, DAHAN), reverse=True):  # the hurt ones first
        left = _left(act, land, code)
        if amount >= left:
            amount -= left
            yield from destroy_piece(act, land, code)
    survivors = sorted(all_codes(table, land, DAHAN), reverse=True)
    if amount and survivors:
        REAL.hurt(act, land, survivors[0], amount)
