"""Pieces in the lands: looking at them, putting and taking them, their health."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loci.core.script import Script
from loci.games.spirit_island.rules.rule import holders
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import DAHAN, HEALTH, STRENGTH, kind_of, piece

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
    for rule, seat in holders(act.table, "added"):
        yield from rule.added(act, seat, land, piece(kind))


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
    """How many pieces of these kinds a land holds."""
    found = 0
    for code in table.pieces[land]:
        if kind_of(code) in kinds:
            found += 1
    return found


def has(table: SpiritTable, land: int, *kinds: int) -> bool:
    """Whether a land holds a piece of these kinds."""
    for code in table.pieces[land]:
        if kind_of(code) in kinds:
            return True
    return False


def codes(table: SpiritTable, land: int, *kinds: int) -> list[int]:
    """The different pieces of these kinds in a land, in order."""
    return sorted({code for code in table.pieces[land] if kind_of(code) in kinds})


def all_codes(table: SpiritTable, land: int, *kinds: int) -> list[int]:
    """Every piece of these kinds in a land."""
    return [code for code in table.pieces[land] if kind_of(code) in kinds]


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
    return max(1, points)


def strength(table: SpiritTable, land: int, kind: int) -> int:
    """The damage that one such piece deals there, if nothing keeps it from it."""
    points = STRENGTH[kind]
    for rule, seat in holders(table, "more_strength"):
        points += rule.more_strength(table, seat, land, kind)
    return points


def lands_with(table: SpiritTable, *kinds: int) -> list[int]:
    """The lands that hold at least one piece of these kinds."""
    return [land for land in table.island.lands if has(table, land, *kinds)]
