"""Pieces in the lands: looking at them, putting and taking them, their health."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loci.core.script import Script
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BADLANDS,
    BEASTS,
    DAHAN,
    HEALTH,
    NOBODY,
    STRENGTH,
    kind_of,
    piece,
)

if TYPE_CHECKING:
    from loci.games.spirit_island.rules.act import Act

# -- changing --------------------------------------------------------------------------------------


def put(table: SpiritTable, land: int, kind: int, number: int = 1) -> None:
    """Put pieces of a kind into a land from the supply, with nothing on them."""
    put_piece(table, land, piece(kind), number)
    for rule, seat in holders(table, "supplied"):
        rule.supplied(table, seat, kind)


def put_piece(table: SpiritTable, land: int, code: int, number: int = 1) -> None:
    """Put pieces into a land as they are."""
    table.pieces[land] = tuple(sorted(table.pieces[land] + (code,) * number))


def was_added(act: Act, land: int, kind: int) -> Script:
    """An invader has come to a land from the supply: what rules make of that."""
    act.arrived += ((land, piece(kind), False),)
    for rule, seat in holders(act.table, "added"):
        yield from rule.added(act, seat, land, piece(kind))


def has_left(act: Act, land: int, kind: int) -> Script:
    """A piece of a kind is no longer in a land: what rules make of that."""
    for rule, seat in holders(act.table, "piece_left"):
        yield from rule.piece_left(act, seat, land, kind)


def take(table: SpiritTable, land: int, code: int) -> None:
    """Take one such piece out of a land."""
    left = list(table.pieces[land])
    left.remove(code)
    table.pieces[land] = tuple(left)


def change(table: SpiritTable, land: int, old: int, new: int) -> None:
    """Change one piece of a land into another."""
    left = list(table.pieces[land])
    left.remove(old)
    left.append(new)
    table.pieces[land] = tuple(sorted(left))


# -- reading ---------------------------------------------------------------------------------------


def count(table: SpiritTable, land: int, *kinds: int) -> int:
    """How many pieces of these kinds a land holds, those that count as such included."""
    found = 0
    if len(kinds) == 1:  # as nearly always; to compare numbers is quicker than to look in a tuple
        only = kinds[0]
        for code in table.pieces[land]:
            if kind_of(code) == only:
                found += 1
    else:
        for code in table.pieces[land]:
            if kind_of(code) in kinds:
                found += 1
    return found + counted(table, land, kinds) if BEASTS in kinds or BADLANDS in kinds else found


def has(table: SpiritTable, land: int, *kinds: int) -> bool:
    """Whether a land holds a piece of these kinds."""
    only = kinds[0] if len(kinds) == 1 else 0  # no kind is 0
    for code in table.pieces[land]:
        kind = kind_of(code)
        if kind == only or (not only and kind in kinds):
            return True
    return (BEASTS in kinds or BADLANDS in kinds) and counted(table, land, kinds) > 0


def counted(table: SpiritTable, land: int, kinds: tuple[int, ...]) -> int:
    """The presence there that counts as pieces of these kinds, and other pieces by rules of nobody.
    Two rules for the presence of one spirit do not add up, and a piece that is two things is one
    (SX-20.2, SX-34.9)."""
    rules = holders(table, "counts_as")
    if not rules:
        return 0
    most = [0] * len(table.seats)
    others = 0
    for rule, seat in rules:
        number = rule.counts_as(table, seat, land, kinds)
        if seat == NOBODY:
            others = max(others, number)
        else:
            most[seat] = max(most[seat], number)
    return sum(most) + others


def counted_of(table: SpiritTable, seat: int, land: int, kinds: tuple[int, ...]) -> int:
    """The presence of one spirit there that may count as pieces of these kinds."""
    most = 0
    for rule, holder in holders(table, "counts_as"):
        if holder == seat:
            most = max(most, rule.counts_as(table, seat, land, kinds))
    return most


def tokens_in(table: SpiritTable, land: int, kind: int) -> int:
    """The tokens of a kind that lie in a land; presence that may count as such is left out, as the
    players do where that would harm them (SX-20.3)."""
    return table.pieces[land].count(piece(kind))


def codes(table: SpiritTable, land: int, *kinds: int) -> list[int]:
    """The different pieces of these kinds in a land, in order."""
    return sorted({code for code in table.pieces[land] if kind_of(code) in kinds})


def all_codes(table: SpiritTable, land: int, *kinds: int) -> list[int]:
    """Every piece of these kinds in a land."""
    return [code for code in table.pieces[land] if kind_of(code) in kinds]


def loose(table: SpiritTable, land: int, *kinds: int) -> list[int]:
    """The different pieces of these kinds in a land that may be removed, replaced and moved."""
    fixed = [kind for kind in kinds if is_fixed(table, land, kind)]
    return [code for code in codes(table, land, *kinds) if kind_of(code) not in fixed]


def is_fixed(table: SpiritTable, land: int, kind: int) -> bool:
    """Whether something keeps pieces of a kind there from being removed, replaced and moved."""
    for rule, seat in holders(table, "fixes"):
        if rule.fixes(table, seat, land, kind):
            return True
    return False


def is_spared(table: SpiritTable, land: int, kind: int) -> bool:
    """Whether nothing can hurt such a piece there."""
    for rule, seat in holders(table, "spares"):
        if rule.spares(table, seat, land, kind):
            return True
    return False


def invaders(table: SpiritTable, land: int) -> int:
    """How many explorers, towns and cities a land holds; they come before the dahan."""
    found = 0
    for code in table.pieces[land]:
        if kind_of(code) < DAHAN:
            found += 1
    return found


def health(table: SpiritTable, land: int, code: int) -> int:
    """The health of a piece there now, never below 1 (SI-20.12)."""
    points = HEALTH[kind_of(code)]
    for rule, seat in holders(table, "more_health"):
        points += rule.more_health(table, seat, land, code)
    if table.adversary and is_durable(table, land, code):
        points += HEALTH[kind_of(code)]  # SX-32.3
    return max(1, points)


def is_durable(table: SpiritTable, land: int, code: int) -> bool:
    """Whether a piece there is durable: it has twice the health, and what would destroy it only
    hurts it (SX-32). Adversaries make invaders so."""
    if table.adversary:
        for rule, seat in holders(table, "is_durable"):
            if rule.is_durable(table, seat, land, code):
                return True
    return False


def strength(table: SpiritTable, land: int, kind: int) -> int:
    """The damage that one such piece deals there, if nothing keeps it from it."""
    points = STRENGTH[kind]
    for rule, seat in holders(table, "more_strength"):
        points += rule.more_strength(table, seat, land, kind)
    return max(0, points)


def ravage_strength(table: SpiritTable, land: int, kind: int, normal: bool, more: int = 0) -> int:
    """The damage that one such invader deals in a ravage there, perhaps in a `normal` one, with so
    much `more`; all that changes it counts together (SX-21.5)."""
    points = STRENGTH[kind] + more
    for rule, seat in holders(table, "more_strength"):
        points += rule.more_strength(table, seat, land, kind)
    for rule, seat in holders(table, "more_ravage_strength"):
        points += rule.more_ravage_strength(table, seat, land, kind, normal)
    return max(0, points)


def lands_with(table: SpiritTable, *kinds: int) -> list[int]:
    """The lands that hold at least one piece of these kinds."""
    return [land for land in table.island.lands if has(table, land, *kinds)]
