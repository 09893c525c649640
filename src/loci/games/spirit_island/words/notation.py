"""Reading answers: which typed value a text writes. Whether it is an answer now is for the question
to say; the runner then takes the equal one among those offered."""

from __future__ import annotations

import re
from typing import Final

from loci.core.decision import Move
from loci.core.errors import Unreadable
from loci.core.text import Text
from loci.games.spirit_island.state.moves import (
    AddPresence,
    Carry,
    FarTarget,
    Named,
    Number,
    Person,
    Pick,
    Place,
    Plain,
    Use,
    Written,
)
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import NOWHERE, piece_named

_FORM: Final = re.compile(r"[a-z0-9]+(?:[ +@-][A-Za-z0-9]+)*")
_SEAT: Final = re.compile(r"P([1-9])")
_LEVELS: Final = re.compile(r"[1-9](?:\+[1-9])*|0")
_USES: Final = ("use", "repeat", "pay-repeat")
_CARRIES: Final = ("push", "gather")


def parse(table: SpiritTable, text: str) -> Move:
    """The answer that `text` writes; `Unreadable` if no answer could be written so."""
    line = " ".join(text.split())
    if not _FORM.fullmatch(line):
        raise Unreadable(Text("no-such-move", move=text))
    words = line.split(" ")
    if len(words) == 1:
        return Plain(line)
    if words[0] in _USES:
        return _use(words, line)
    if len(words) == 2:
        return _of_two(table, words[0], words[1])
    return _of_three(table, words, line)


def _use(words: list[str], line: str) -> Move:
    if len(words) == 2:
        return Use(words[0], words[1], [], True)
    if len(words) == 3 and _LEVELS.fullmatch(words[2]):
        levels = [int(number) - 1 for number in words[2].split("+") if number != "0"]
        return Use(words[0], words[1], levels, False)
    return Written(line)


def _of_two(table: SpiritTable, verb: str, what: str) -> Move:
    """A land, a seat, a number, a piece, or a name."""
    if verb == "option":  # which may be called like a piece
        return Named(verb, what)
    if what in table.island.numbers:
        return Place(verb, table.island.numbers[what], what)
    seat = _SEAT.fullmatch(what)
    if seat is not None:
        return Person(verb, int(seat.group(1)) - 1)
    if what.isdecimal():
        return Number(verb, int(what))
    code = piece_named(what)
    return Pick(verb, code) if code else Named(verb, what)


def _of_three(table: SpiritTable, words: list[str], line: str) -> Move:
    if len(words) != 3:
        return Written(line)
    verb, what, where = words
    numbers = table.island.numbers
    if verb == "target" and where == "far" and what in numbers:
        return FarTarget(numbers[what], what)
    if where.isdecimal():
        return Number(f"{verb} {what}", int(where))
    if where in numbers:
        code = piece_named(what)
        if code and verb in _CARRIES:
            return Carry(verb, code, numbers[where], where)
        if code:
            return Pick(verb, code, numbers[where], where)
        if verb == "presence":
            return AddPresence(what, numbers.get(what, NOWHERE), numbers[where], where)
    return Written(line)
