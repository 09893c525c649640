"""Answers that differ in a number alone: sacrifices and conversions, as many as there can be.

A question lists only those that bring something within reach; these are all that are legal.
"""

from __future__ import annotations

from typing import Final

from loci.core.decision import Amount, Decision, Move
from loci.core.text import Text
from loci.games.terra_mystica.rules.economy.reasons import POINT_RATES, RATES, in_hand
from loci.games.terra_mystica.rules.reasons import why_not
from loci.games.terra_mystica.state.moves import BURNS, KINDS, PRIEST, WORKER, Burn, Convert
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import ACTING
from loci.games.terra_mystica.state.turn import ORDINATION
from loci.games.terra_mystica.words.labels import places

#: What is converted to what, and how much of it for one.
_WAYS: Final = (*RATES.items(), *((way, rate) for way, rate in POINT_RATES.items()))
_MOST: Final = 300  # that are tried; only a table that somebody made up has more of anything


def amounts(table: TerraTable, decision: Decision) -> list[Amount]:
    """What the active player may sacrifice and convert now; nobody else is asked for numbers."""
    seat = decision.seat
    if table.phase != ACTING or seat != table.active or decision.complete:
        return []
    found: list[Amount] = []
    most = _most(table, seat, [BURNS[n] for n in range(1, len(BURNS))])
    if most:
        label = Text("do-burn", number=1)
        found.append(Amount("burn", "burn {1}", label, 1, most, places(Burn(1))))
    for (pay, get), rate in _WAYS:
        ways = range(1, min(in_hand(table, seat, pay) // rate, _MOST) + 1)
        most = _most(table, seat, [Convert(rate * n, pay, n, get) for n in ways])
        if most:
            found.append(_conversion(pay, get, rate, most))
    ordained = table.turn.number(ORDINATION)
    most = _most(table, seat, [Convert(n, WORKER, n, PRIEST) for n in range(1, ordained + 1)])
    if most:
        label = Text("do-ordain", number=1)
        where = places(Convert(1, WORKER, 1, PRIEST))
        found.append(Amount("w-p", "convert {1}W to {1}P", label, 1, most, where))
    return found


def _conversion(pay: int, get: int, rate: int, most: int) -> Amount:
    label = Text(
        "do-convert",
        pay=Text(f"amount-{KINDS[pay]}", number=rate),
        get=Text(f"amount-{KINDS[get]}", number=1),
    )
    notation = f"convert {{{rate}}}{KINDS[pay]} to {{1}}{KINDS[get]}"
    name = f"{KINDS[pay]}-{KINDS[get]}".lower()
    return Amount(name, notation, label, 1, most, places(Convert(rate, pay, 1, get)))


def _most(table: TerraTable, seat: int, moves: list[Move]) -> int:
    """How far down the list the moves are legal; each is more of the one before."""
    most = 0
    for number, move in enumerate(moves, 1):
        if why_not(table, seat, move) is not None:
            break
        most = number
    return most
