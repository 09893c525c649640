"""Getting things: Goods into the storage, Pecunia, Valour on its track. Functions that change."""

from __future__ import annotations

from loci.games.haunted_lands.events import GoodsGained, PecuniaGained, ValourGained
from loci.games.haunted_lands.skills import capacity
from loci.games.haunted_lands.table import HauntedTable


def store_goods(table: HauntedTable, seat: int, good: int, number: int) -> int:
    """Put Goods into the storage; how many were kept. What finds no room is discarded at once
    (HL-3.10)."""
    at = 4 * seat + good
    kept = min(number, capacity(table, seat) - table.goods[at])
    table.goods[at] += kept
    return kept


def gain_goods(table: HauntedTable, seat: int, good: int, number: int) -> None:
    kept = store_goods(table, seat, good, number)
    if table.sink is not None:
        table.sink.append(GoodsGained(seat, good, kept, number - kept))


def gain_pecunia(table: HauntedTable, seat: int, amount: int) -> None:
    table.pecunia[seat] += amount
    if amount and table.sink is not None:
        table.sink.append(PecuniaGained(seat, amount))


def gain_valour(table: HauntedTable, seat: int, amount: int) -> None:
    """Move the token; it goes on top of those already there. 0 does not move it (HL-12.2)."""
    if amount == 0:
        return
    valour = table.valour
    valour[seat] += amount
    standing = table.standing
    standing.remove(seat)
    place = 0
    while place < len(standing) and valour[standing[place]] > valour[seat]:
        place += 1
    standing.insert(place, seat)
    if table.sink is not None:
        table.sink.append(ValourGained(seat, amount, valour[seat]))
