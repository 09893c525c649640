"""The cult tracks: steps, the power on the way, and the one place on field 10."""

from __future__ import annotations

from typing import Final

from loci.games.terra_mystica.rules.economy.gains import gain_power
from loci.games.terra_mystica.state.events import Stepped
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import CULTS, TOP

#: Power for reaching a field (TM-16.1)
FIELD_POWER: Final = (0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3)


def advance(table: TerraTable, seat: int, cult: int, steps: int) -> int:
    """Up to `steps` fields up a track, with the power of the fields; the fields really made.

    The marker stops on 9 without a key or when somebody stands on 10 (TM-16.7, TM-16.8). A step
    cut short for want of a key alone is remembered for the rest of the turn (TM-16.12).
    """
    at = len(CULTS) * seat + cult
    start = table.cult[at]
    target = min(start + steps, TOP)
    if target == TOP and start < TOP:
        if top_taken(table, cult):
            target = TOP - 1
        elif not table.keys[seat]:
            target = TOP - 1
            if seat == table.active:
                table.turn.cut |= 1 << cult
        else:
            table.keys[seat] -= 1
    table.cult[at] = target
    power = sum(FIELD_POWER[start + 1 : target + 1])
    gained = gain_power(table, seat, power)
    if table.sink is not None:
        table.sink.append(Stepped(seat, cult, start, target, gained))
    return target - start


def advance_all(table: TerraTable, seat: int, steps: int) -> None:
    """Steps on all four tracks at once, as town tiles give them.

    Where they reach field 10 on more tracks than there are keys, those tracks stop on 9 and the
    owner chooses (TM-28.11): the choice is owed as long as `keys_to_use` is not 0.
    """
    at = len(CULTS) * seat
    wanting = 0
    for cult in range(len(CULTS)):
        if table.cult[at + cult] < TOP <= table.cult[at + cult] + steps:
            wanting += not top_taken(table, cult)
    if wanting <= table.keys[seat]:
        for cult in range(len(CULTS)):
            advance(table, seat, cult, steps)
        return
    keys = table.keys[seat]
    table.keys[seat] = 0  # nobody enters 10 before the owner has chosen
    for cult in range(len(CULTS)):
        advance(table, seat, cult, steps)
    table.keys[seat] = keys


def use_keys(table: TerraTable, seat: int) -> None:
    """Complete the steps cut short in this turn, if there are keys for all of them."""
    cut = open_cuts(table, seat)
    if cut and len(cut) <= table.keys[seat]:
        for cult in cut:
            table.turn.cut &= ~(1 << cult)
            advance(table, seat, cult, 1)


# -- reading ---------------------------------------------------------------------------------------


def top_taken(table: TerraTable, cult: int) -> bool:
    """Whether anybody stands on field 10 of a track."""
    return TOP in table.cult[cult :: len(CULTS)]


def open_cuts(table: TerraTable, seat: int) -> list[int]:
    """Tracks whose last step this turn lacked nothing but a key."""
    if not table.turn.cut or seat != table.active:
        return []
    at = len(CULTS) * seat
    return [
        cult
        for cult in range(len(CULTS))
        if table.turn.cut >> cult & 1
        and table.cult[at + cult] == TOP - 1
        and not top_taken(table, cult)
    ]


def keys_to_use(table: TerraTable, seat: int) -> list[int]:
    """The tracks among which `seat` has to choose where its key goes now, or none."""
    cut = open_cuts(table, seat)
    return cut if cut and table.keys[seat] else []


def can_step(table: TerraTable, seat: int) -> bool:
    """Whether any marker of `seat` can move."""
    for cult in range(len(CULTS)):
        steps = table.cult[len(CULTS) * seat + cult]
        if steps < TOP - 1:
            return True
        if steps < TOP and table.keys[seat] and not top_taken(table, cult):
            return True
    return False
