"""Reading one command: the move that a text denotes, as players write it, large or small."""

from __future__ import annotations

import re
from typing import Final

from loci.core.decision import Move
from loci.core.errors import Unreadable
from loci.core.text import Text
from loci.games.terra_mystica.state.board import LAND, NUMBERS, site_number
from loci.games.terra_mystica.state.moves import (
    BRIDGE_MOVES,
    CONNECTS,
    DONE,
    GIVEN_UP,
    KINDS,
    LAST_PASS,
    PASSES,
    RESIGN,
    SENDS,
    SETUPS,
    TRACKS,
    TRANSFORMS,
    UPGRADES,
    USES,
    Advance,
    Build,
    Burn,
    Convert,
    Decline,
    Dig,
    Favour,
    GiveUp,
    Leech,
    Step,
    Town,
)
from loci.games.terra_mystica.state.table import PLACES, TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTIONS,
    BONUS_NAMES,
    CODES,
    COLOURS,
    CULTS,
    FACTIONS,
    FAVOUR_NAMES,
    NOBODY,
    ORDERS,
    TOWN_NAMES,
)

_NAMES: Final = {name.upper(): number for name, number in NUMBERS.items()}
_ALIASES: Final = {"GREY": "GRAY", "PRIEST": "P", "PRIESTS": "P", "POWER": "PW"}
_MORE_ALIASES: Final = {"WORKER": "W", "WORKERS": "W", "COIN": "C", "COINS": "C"}
_CONVERT: Final = re.compile(r"CONVERT (\d{0,3}) ?([A-Z]+) TO (\d{0,3}) ?([A-Z]+)")
_ANSWER: Final = re.compile(r"(LEECH|DECLINE) (\d{1,2}) FROM ([A-Z]+)")
_SEND: Final = re.compile(r"SEND P TO ([A-Z]+)(?: FOR ([123]))?")
_PLUS: Final = re.compile(r"([+-])(\d?)([A-Z_]+\d{0,2})")


def parse(table: TerraTable, text: str) -> Move:
    """The move that `text` denotes; `Unreadable` for anything else.

    Where a priest is sent without saying for how many steps, the best free place is meant.
    """
    words = [_alias(word) for word in text.upper().split()]
    move = _read(table, " ".join(words), words)
    if move is None:
        raise Unreadable(Text("no-such-move", move=text))
    return move


def _alias(word: str) -> str:
    return _ALIASES.get(word, _MORE_ALIASES.get(word, word))


def _read(table: TerraTable, line: str, words: list[str]) -> Move | None:
    if line == "DONE":
        return DONE
    if line == "RESIGN":
        return RESIGN
    if line == "PASS":
        return LAST_PASS
    if line.startswith(("+", "-")):
        return _read_sign(line)
    if line.startswith("CONVERT "):
        return _read_convert(line)
    if line.startswith(("LEECH ", "DECLINE ")):
        return _read_answer(line)
    if line.startswith("SEND "):
        return _read_send(table, line)
    if len(words) == 2:
        return _read_pair(words[0], words[1])
    if len(words) == 4 and words[2] == "TO" and _NAMES.get(words[1], LAND) < LAND:
        hex = _NAMES[words[1]]
        if words[0] == "TRANSFORM" and words[3].lower() in COLOURS:
            return TRANSFORMS[7 * hex + COLOURS.index(words[3].lower())]
        if words[0] == "UPGRADE" and words[3] in CODES[2:]:
            return UPGRADES[6 * hex + CODES.index(words[3])]
    return None


def _read_pair(word: str, name: str) -> Move | None:
    if word == "SETUP" and name.lower() in FACTIONS:
        return SETUPS[FACTIONS.index(name.lower())]
    if word == "BUILD" and _NAMES.get(name, LAND) < LAND:
        return Build(_NAMES[name])
    if word == "PASS" and name in BONUS_NAMES:
        return PASSES[BONUS_NAMES.index(name)]
    if word == "ACTION" and name in ACTIONS:
        return USES[ACTIONS.index(name)]
    if word == "ADVANCE" and name.lower() in TRACKS:
        return Advance(TRACKS.index(name.lower()))
    if word == "CONNECT" and _NAMES.get(name, 0) >= LAND:
        return CONNECTS[_NAMES[name] - LAND]
    if word == "BRIDGE":
        one, _, other = name.partition(":")
        if one in _NAMES and other in _NAMES:
            site = site_number(_NAMES[one], _NAMES[other])
            return BRIDGE_MOVES[site] if site >= 0 else None
    if word in ("DIG", "BURN") and name.isdecimal() and 1 <= len(name) <= 2:
        return Dig(int(name)) if word == "DIG" else Burn(int(name))
    return None


def _read_sign(line: str) -> Move | None:
    found = _PLUS.fullmatch(line)
    if found is None:
        return None
    number = int(found.group(2) or 1)
    name = found.group(3)
    if found.group(1) == "-":
        return GiveUp(GIVEN_UP.index(name), number) if name in GIVEN_UP and number else None
    if name.lower() in CULTS:
        return Step(CULTS.index(name.lower()), number)
    if found.group(2):
        return None
    if name in FAVOUR_NAMES:
        return Favour(FAVOUR_NAMES.index(name))
    return Town(TOWN_NAMES.index(name)) if name in TOWN_NAMES else None


def _read_convert(line: str) -> Move | None:
    found = _CONVERT.fullmatch(line)
    if found is None:
        return None
    pay, get = _alias(found.group(2)), _alias(found.group(4))
    if pay not in KINDS or get not in KINDS:
        return None
    numbers = (int(found.group(1) or 1), int(found.group(3) or 1))
    return Convert(numbers[0], KINDS.index(pay), numbers[1], KINDS.index(get))


def _read_answer(line: str) -> Move | None:
    found = _ANSWER.fullmatch(line)
    if found is None or found.group(3).lower() not in FACTIONS:
        return None
    power, faction = int(found.group(2)), FACTIONS.index(found.group(3).lower())
    return Leech(power, faction) if found.group(1) == "LEECH" else Decline(power, faction)


def _read_send(table: TerraTable, line: str) -> Move | None:
    found = _SEND.fullmatch(line)
    if found is None or found.group(1).lower() not in CULTS:
        return None
    cult = CULTS.index(found.group(1).lower())
    if found.group(2):
        return SENDS[4 * cult + int(found.group(2))]
    return SENDS[4 * cult + best_place(table, cult)]


def best_place(table: TerraTable, cult: int) -> int:
    """The worth of the best free place on a track; 1 when only the reserve is left."""
    for place, worth in enumerate(ORDERS):
        if table.orders[PLACES * cult + place] == NOBODY:
            return worth
    return 1
