"""Reading answers: which typed value a text writes. Whether it is an answer now is for the question
to say; the runner then takes the equal one among those offered."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from loci.core.decision import Move
from loci.core.errors import Unreadable
from loci.core.text import Text
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import (
    ALONE,
    AddPresence,
    Carry,
    CarryPresence,
    FarTarget,
    GrowthStep,
    Named,
    Number,
    Pick,
    Place,
    ShowFear,
    TargetSpirit,
    Use,
    Written,
)
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import NOWHERE, piece_named

_FORM: Final = re.compile(r"[a-z0-9]+(?:(?:[ +@*]|--?)[A-Za-z0-9]+)*")
_SEAT: Final = re.compile(r"P([1-9])")
_LEVELS: Final = re.compile(r"[1-9](?:\+[1-9])*|0")


def parse(table: SpiritTable, text: str) -> Move:
    """The answer that `text` writes; `Unreadable` if no answer could be written so."""
    line = " ".join(text.split())
    if not _FORM.fullmatch(line):
        raise Unreadable(Text("no-such-move", move=text))
    verb, *words = line.split(" ")
    reader = _READERS.get(verb)
    read = reader(table, verb, words) if reader is not None else _growth_step(verb, words)
    return Written(verb, words) if read is None else read


def _alone(table: SpiritTable, verb: str, words: list[str]) -> Move | None:
    return None if words else ALONE[verb]


def _named(table: SpiritTable, verb: str, words: list[str]) -> Move | None:
    return Named(verb, words[0]) if len(words) == 1 else None


def _number(table: SpiritTable, verb: str, words: list[str]) -> Move | None:
    return Number(verb, int(words[0])) if len(words) == 1 and words[0].isdecimal() else None


def _growth_step(word: str, words: list[str]) -> Move | None:
    """What is no verb may be the word of a growth action; its place follows."""
    return GrowthStep(word, int(words[0])) if len(words) == 1 and words[0].isdecimal() else None


def _show(table: SpiritTable, verb: str, words: list[str]) -> Move | None:
    if len(words) == 2 and words[1].isdecimal():
        return ShowFear(words[0], int(words[1]))
    return None


def _use(table: SpiritTable, verb: str, words: list[str]) -> Move | None:
    if len(words) == 1:
        return Use(verb, words[0], [], True)
    if len(words) == 2 and _LEVELS.fullmatch(words[1]):
        levels = [int(number) - 1 for number in words[1].split("+") if number != "0"]
        return Use(verb, words[0], levels, False)
    return None


def _place(table: SpiritTable, verb: str, words: list[str]) -> Move | None:
    if len(words) != 1:
        return None
    return Place(verb, table.island.numbers.get(words[0], NOWHERE), words[0])


def _push_presence(table: SpiritTable, verb: str, words: list[str]) -> Move | None:
    """One's own to a land, or that of a seat."""
    seat = _SEAT.fullmatch(words[0]) if len(words) == 2 else None
    if seat is not None and words[1] in table.island.numbers:
        return CarryPresence(int(seat.group(1)) - 1, table.island.numbers[words[1]], words[1])
    return _place(table, verb, words)


def _target(table: SpiritTable, verb: str, words: list[str]) -> Move | None:
    """A land, a land out of range, or a spirit."""
    if len(words) == 2 and words[1] == "far" and words[0] in table.island.numbers:
        return FarTarget(table.island.numbers[words[0]], words[0])
    seat = _SEAT.fullmatch(words[0]) if len(words) == 1 else None
    return TargetSpirit(int(seat.group(1)) - 1) if seat else _place(table, verb, words)


def _piece(table: SpiritTable, verb: str, words: list[str]) -> Move | None:
    """A piece, perhaps with its land."""
    code = piece_named(words[0]) if words else 0
    if code and len(words) == 1:
        return Pick(verb, code)
    if code and len(words) == 2 and words[1] in table.island.numbers:
        return Pick(verb, code, table.island.numbers[words[1]], words[1])
    return None


def _drown(table: SpiritTable, verb: str, words: list[str]) -> Move | None:
    """So much drowned health, or a piece."""
    number = _number(table, verb, words)
    return _piece(table, verb, words) if number is None else number


def _carry(table: SpiritTable, verb: str, words: list[str]) -> Move | None:
    if len(words) != 2 or words[1] not in table.island.numbers:
        return None
    code = piece_named(words[0])
    return Carry(verb, code, table.island.numbers[words[1]], words[1]) if code else None


def _presence(table: SpiritTable, verb: str, words: list[str]) -> Move | None:
    """From a track, the destroyed ones or a land to a land."""
    numbers = table.island.numbers
    if len(words) != 2 or words[1] not in numbers:
        return None
    return AddPresence(words[0], numbers.get(words[0], NOWHERE), numbers[words[1]], words[1])


def _time(table: SpiritTable, verb: str, words: list[str]) -> Move | None:
    """From a track or from a land."""
    of_land = len(words) == 1 and words[0] in table.island.numbers
    return _place(table, verb, words) if of_land else _named(table, verb, words)


_READERS: Final[dict[str, Callable[[SpiritTable, str, list[str]], Move | None]]] = {
    **dict.fromkeys(verbs.ALONE, _alone),
    **dict.fromkeys(verbs.OF_NAMES, _named),
    **dict.fromkeys(verbs.OF_POWERS, _use),
    **dict.fromkeys(verbs.OF_NUMBERS, _number),
    verbs.SHOW: _show,
    **dict.fromkeys(verbs.OF_LANDS, _place),
    verbs.TARGET: _target,
    verbs.PUSH_PRESENCE: _push_presence,
    verbs.TIME: _time,
    **dict.fromkeys(verbs.OF_PIECES, _piece),
    verbs.DROWN: _drown,
    **dict.fromkeys(verbs.OF_MOVES, _carry),
    verbs.PRESENCE: _presence,
}
