"""Damage, destroying and removing (SI-20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import NO_PIECE, Asking, ask_piece
from loci.games.spirit_island.rules.effects import spend
from loci.games.spirit_island.rules.invaders.fear import raise_fear
from loci.games.spirit_island.rules.island.badlands import rough, rough_left
from loci.games.spirit_island.rules.island.pieces import (
    all_codes,
    change,
    has_left,
    health,
    is_durable,
    is_fixed,
    is_spared,
    loose,
    take,
)
from loci.games.spirit_island.rules.island.safety import are_safe, bonus_damage, is_safe
from loci.games.spirit_island.rules.island.stand_ins import loose_stand_ins, stand_in_kinds
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import Damaged, Destroyed, Removed
from loci.games.spirit_island.state.terms import (
    DAHAN,
    DESTROYED_FEAR,
    HEALTH,
    INVADERS,
    NOWHERE,
    TOKENS,
    damage_on,
    kind_of,
    unhurt,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Harm:
    """How an Action hurts: really. A spirit whose powers do it in another way has a Harm of its
    own, which the Action carries (`Act.harm`)."""

    def pieces(self, act: Act, land: int, kinds: tuple[int, ...]) -> list[int]:
        """The pieces that can still be hurt, as hurt as they are."""
        return unsaved(act, land, *kinds)

    def spares(self, act: Act, land: int, kind: int) -> bool:
        """Whether nothing can hurt such a piece there."""
        if act.marks and kind in INVADERS and is_safe(act, land):
            return True
        return is_spared(act.table, land, kind)

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


def unsaved(act: Act, land: int, *kinds: int) -> list[int]:
    """Every piece of these kinds in a land but those that were saved from this Action."""
    there = all_codes(act.table, land, *kinds)
    for where, code in act.whole().saved:
        if where == land and code in there:
            there.remove(code)
    return there


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


def _stand_ins(act: Act, land: int, kinds: tuple[int, ...]) -> list[int]:
    """Every piece that may be hurt as if it were of these kinds."""
    found = stand_in_kinds(act, kinds)
    return harm_of(act).pieces(act, land, found) if found else []


# -- damage ----------------------------------------------------------------------------------------


def damage(act: Act, amount: int, *kinds: int, land: int = NOWHERE, most: int = 0) -> Script:
    """Divide damage among the invaders of a land (or these kinds only), as the user likes. Badlands
    do not lift it above `most`, where that is given (SX-6.9)."""
    where = act.land if land == NOWHERE else land
    wanted = kinds or INVADERS
    if kinds == (DAHAN,) and harm_of(act).spares(act, where, DAHAN):
        return
    if amount > 0:
        safe = yield from are_safe(act, where, *wanted)
        if not safe and (harm_of(act).pieces(act, where, wanted) or _stand_ins(act, where, wanted)):
            amount += bonus_damage(act, wanted)
            amount = yield from rough(act, where, wanted, amount, most)
            yield from divide(act, where, wanted, amount)


def settle_badlands(act: Act) -> Script:
    """What badlands add and was put off comes with the last damage of the Action (SX-6.4)."""
    for where, wanted in act.later:
        yield from divide(act, where, wanted, rough_left(act, where, wanted))


def divide(act: Act, where: int, wanted: tuple[int, ...], amount: int) -> Script:
    """Give all of this damage to pieces of these kinds, 1 after the other; what may stand in for
    such a piece gets some if the user wants it."""
    while amount > 0:
        there = harm_of(act).pieces(act, where, wanted)
        prompt = Text("ask-damage", left=amount, land=act.table.island.names[where])
        needed = sum([left_of(act, where, code) for code in there])
        if amount >= needed:
            for code in there:
                for point in range(left_of(act, where, code)):  # no question, but one may answer it
                    yield from ask_piece(act.chooser(where), prompt, verbs.DAMAGE, [code + point])
                yield from harm(act, where, code, left_of(act, where, code))
            yield from _strike_stand_ins(act, where, wanted, amount - needed)
            return
        choice = sorted({*there, *_stand_ins(act, where, wanted)})
        code = yield from ask_piece(act.chooser(where), prompt, verbs.DAMAGE, choice)
        yield from harm(act, where, code, 1)
        amount -= 1


def _strike_stand_ins(act: Act, where: int, kinds: tuple[int, ...], amount: int) -> Script:
    """So much damage, or less, to what may be hurt as if it were of these kinds."""
    for left in range(amount, 0, -1):
        prompt = Text("ask-damage", left=left, land=act.table.island.names[where])
        choice = sorted(set(_stand_ins(act, where, kinds)))
        seat = act.chooser(where)
        code = yield from ask_piece(seat, prompt, verbs.DAMAGE, choice, optional=True)
        if code == NO_PIECE:
            return
        yield from harm(act, where, code, 1)


def damage_each(act: Act, amount: int, *kinds: int, land: int = NOWHERE) -> Script:
    """Damage to every invader of a land (or these kinds only)."""
    where = act.land if land == NOWHERE else land
    yield from are_safe(act, where, *(kinds or INVADERS))
    there = harm_of(act).pieces(act, where, kinds or INVADERS)
    for code in reversed(there):  # the hurt ones first
        yield from harm(act, where, code, min(amount, left_of(act, where, code)))
    if amount > 0:
        others = _stand_ins(act, where, kinds or INVADERS)
        yield from _strike_stand_ins(act, where, kinds or INVADERS, len(others))
    if there and amount > 0:
        more = bonus_damage(act, kinds or INVADERS)
        all_more = yield from rough(act, where, kinds or INVADERS, amount + more)
        yield from divide(act, where, kinds or INVADERS, all_more - amount)


def damage_one(act: Act, amount: int, *kinds: int, land: int = NOWHERE) -> Script:
    """Damage to a single piece of these kinds, chosen by the user."""
    where = act.land if land == NOWHERE else land
    safe = yield from are_safe(act, where, *kinds)
    if safe:
        return
    own = harm_of(act).pieces(act, where, kinds)
    there = sorted({*own, *_stand_ins(act, where, kinds)})
    if there:
        amount = yield from rough(act, where, kinds, amount)
    prompt = Text("ask-damage", left=amount, land=act.table.island.names[where])
    code = yield from ask_piece(act.chooser(where), prompt, verbs.DAMAGE, there, not own)
    if code != NO_PIECE:
        amount += bonus_damage(act, kinds)
        yield from harm(act, where, code, min(amount, left_of(act, where, code)))


def harm(act: Act, land: int, code: int, amount: int) -> Script:
    """Damage to one piece; it is destroyed at once when its health is reached (SI-20.5)."""
    way = harm_of(act)
    if amount > 0 and holders(act.table, "shields"):
        yield from are_safe(act, land, kind_of(code))
    if amount <= 0 or way.spares(act, land, kind_of(code)):
        return
    if amount >= left_of(act, land, code):
        yield from way.destroy(act, land, code)
    else:
        way.hurt(act, land, code, amount)


def left_of(act: Act, land: int, code: int) -> int:
    """The damage that destroys this piece."""
    return max(1, health(act.table, land, code) - damage_on(code))


# -- destroying and removing -----------------------------------------------------------------------


def destroy(act: Act, number: int, *kinds: int, land: int = NOWHERE, up_to: bool = False) -> Asking:
    """Destroy pieces of the user's choice, as many as possible; how many they were. A durable one
    is only hurt by that (SX-32.4)."""
    where = act.land if land == NOWHERE else land
    way = _way_to(act, kinds)
    before, tried = len(act.destroyed), 0
    hardy: list[int] = []
    may_stop = up_to and not act.in_full
    if number > 0:
        yield from are_safe(act, where, *kinds)
    while (left := number - tried - len(hardy)) > 0:
        own = _without(way.pieces(act, where, kinds), hardy)
        own = [code for code in own if not way.spares(act, where, kind_of(code))]
        there = sorted({*own, *_stand_ins(act, where, kinds)})
        prompt = Text("ask-destroy", left=left, land=act.table.island.names[where])
        may_leave = may_stop or not own
        code = yield from ask_piece(act.chooser(where), prompt, verbs.DESTROY, there, may_leave)
        if code == NO_PIECE:
            break
        if is_durable(act.table, where, code):
            hardy.append(code)
            continue
        yield from way.destroy(act, where, code)
        tried += 1
    if hardy:
        yield from wear_down(act, where, hardy)
    return len(act.destroyed) - before


def _without(codes: list[int], others: list[int]) -> list[int]:
    left = codes.copy()
    for code in others:
        left.remove(code)
    return left


def wear_down(act: Act, land: int, hardy: list[int]) -> Asking:
    """Durable pieces that would be destroyed take together as much damage as they have by nature,
    as the user divides it among them, and more by badlands (SX-32.4, SX-32.7, SX-32.12); how many
    fall."""
    table = act.table
    kinds = tuple(sorted({kind_of(code) for code in hardy}))
    amount = sum([HEALTH[kind_of(code)] for code in hardy])
    amount = yield from rough(act, land, kinds, amount)
    before = len(act.destroyed)
    left = hardy.copy()
    while amount > 0:
        prompt = Text("ask-damage", left=amount, land=table.island.names[land])
        choice = sorted({code for code in left if code in harm_of(act).pieces(act, land, kinds)})
        code = yield from ask_piece(act.chooser(land), prompt, verbs.DAMAGE, choice)
        if code == NO_PIECE:
            break
        fallen = len(act.destroyed)
        yield from harm(act, land, code, 1)
        left.remove(code)
        if len(act.destroyed) == fallen:
            left.append(code + 1)  # unless it was saved, and is not there as hurt as that
        amount -= 1
    return len(act.destroyed) - before


def destroy_all(act: Act, *kinds: int, land: int = NOWHERE) -> Script:
    where = act.land if land == NOWHERE else land
    way = _way_to(act, kinds)
    yield from are_safe(act, where, *kinds)
    for code in way.pieces(act, where, kinds):
        if not way.spares(act, where, kind_of(code)):
            yield from way.destroy(act, where, code)
    while others := _stand_ins(act, where, kinds):
        prompt = Text("ask-destroy", left=len(others), land=act.table.island.names[where])
        choice, seat = sorted(set(others)), act.chooser(where)
        code = yield from ask_piece(seat, prompt, verbs.DESTROY, choice, optional=True)
        if code == NO_PIECE:
            break
        yield from way.destroy(act, where, code)


def remove(act: Act, number: int, *kinds: int, land: int = NOWHERE, up_to: bool = False) -> Asking:
    """Return pieces to the supply without fear (SI-20.18); how many they were."""
    where = act.land if land == NOWHERE else land
    done = 0
    while done < number:
        own = loose(act.table, where, *kinds)
        there = own + loose_stand_ins(act, where, kinds)
        prompt = Text("ask-remove", left=number - done, land=act.table.island.names[where])
        may_leave = up_to or not own
        code = yield from ask_piece(act.chooser(where), prompt, verbs.REMOVE, there, may_leave)
        if code == NO_PIECE:
            break
        yield from remove_piece(act, where, code)
        done += 1
    return done


def remove_piece(act: Act, land: int, code: int) -> Script:
    """Return one piece to the supply, unless something else comes of it."""
    if is_fixed(act.table, land, kind_of(code)):
        return
    for rule, seat in holders(act.table, "replaces_removing"):
        replaced = yield from rule.replaces_removing(act, seat, land, code)
        if replaced:
            spend(act.table, rule)
            return
    take(act.table, land, code)
    if act.table.sink is not None:
        act.table.sink.append(Removed(act.table.island.names[land], kind_of(code)))
    yield from has_left(act, land, kind_of(code))


def destroy_piece(act: Act, land: int, code: int) -> Script:
    """One piece is destroyed, unless something else comes of it."""
    alike = act.table.pieces[land].count(code)
    for rule, seat in holders(act.table, "replaces_destroying"):
        replaced = yield from rule.replaces_destroying(act, seat, land, code)
        if replaced:
            spend(act.table, rule)
            if act.table.pieces[land].count(code) == alike:  # where it stands
                save(act, land, code)
            return
    fall(act, land, code)
    yield from has_left(act, land, kind_of(code))


def save(act: Act, land: int, code: int) -> None:
    """A saved piece has no damage any more, and this Action hurts it no more (SX-22.1 to 22.3)."""
    change(act.table, land, code, unhurt(code))
    act.whole().saved += ((land, unhurt(code)),)


def fall(act: Act, land: int, code: int) -> None:
    """A piece is really destroyed; a town or city frightens in whatever way it falls (SI-20.17)."""
    kind = kind_of(code)
    take(act.table, land, code)
    act.destroyed += ((kind, land),)
    if act.table.sink is not None:
        act.table.sink.append(Destroyed(act.table.island.names[land], kind))
    calm = any([rule.calms(act.table, seat, kind) for rule, seat in holders(act.table, "calms")])
    if DESTROYED_FEAR[kind] and not calm:
        act.fear += DESTROYED_FEAR[kind]
        raise_fear(act.table, DESTROYED_FEAR[kind])
