"""Invaders and dahan in the lands: looking at them, putting and taking them, their health."""

from __future__ import annotations

from loci.games.spirit_island.state.registry import ADVERSARIES
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import HEALTH, INVADERS, PIECES, STRENGTH, piece

# -- changing --------------------------------------------------------------------------------------


def put(table: SpiritTable, land: int, kind: int, number: int = 1, damage: int = 0) -> None:
    """Put pieces into a land."""
    table.pieces[land] = tuple(sorted(table.pieces[land] + (piece(kind, damage),) * number))


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
    return sum([1 for code in table.pieces[land] if code >> 6 in kinds])


def codes(table: SpiritTable, land: int, *kinds: int) -> list[int]:
    """The different pieces of these kinds in a land, in order."""
    return sorted({code for code in table.pieces[land] if code >> 6 in kinds})


def all_codes(table: SpiritTable, land: int, *kinds: int) -> list[int]:
    """Every piece of these kinds in a land."""
    return [code for code in table.pieces[land] if code >> 6 in kinds]


def invaders(table: SpiritTable, land: int) -> int:
    return count(table, land, *INVADERS)


def health(table: SpiritTable, land: int, kind: int) -> int:
    """The health of a kind of piece there now, never below 1 (SI-20.12)."""
    points = HEALTH[kind]
    if table.adversary:
        points += ADVERSARIES[table.adversary].more_health(table, kind)
    for effect in table.effects:
        if effect.kind == "health" and effect.land == land and effect.word == PIECES[kind]:
            points += effect.number
    return max(1, points)


def strength(table: SpiritTable, kind: int) -> int:
    """The damage that one such piece deals."""
    points = STRENGTH[kind]
    if table.adversary:
        points += ADVERSARIES[table.adversary].more_strength(table, kind)
    return points


def lands_with(table: SpiritTable, *kinds: int) -> list[int]:
    """The lands that hold at least one piece of these kinds."""
    return [land for land in table.island.lands if count(table, land, *kinds)]
