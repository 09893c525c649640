"""Names and numbers in hand-written positions and steps: seats, lands, cards, bounds."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from loci.core.data import Fields
from loci.core.decision import Decision
from loci.core.errors import BadData
from loci.core.text import Text
from loci.games.spirit_island.rules.spirits.spirit import ASPECT
from loci.games.spirit_island.state.registry import INVADER_CARDS, SPIRITS, missing_set
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import INVADERS, PIECES

_SEAT: Final = re.compile(r"P([1-6])")
_NUMBERED: Final = re.compile(r"([a-z0-9-]+)(?: [0-9]+)?")
_POWER: Final = re.compile(r"(?:use|repeat|pay-repeat) [a-z0-9-]+")
_PLURALS: Final = {
    "explorers": "explorer",
    "towns": "town",
    "cities": "city",
    "invaders": "invader",
}


def seat_named(table: SpiritTable, name: str) -> int:
    """A seat by its number (`P1`), or by its spirit's name or a word of it (`River`)."""
    found = _SEAT.fullmatch(name)
    if found is not None and int(found.group(1)) <= len(table.seats):
        return int(found.group(1)) - 1
    seats = [seat for seat, owner in enumerate(table.seats) if is_called(owner.spirit, name)]
    if len(seats) != 1:
        raise BadData(Text("position-who", name=name))
    return seats[0]


def is_called(spirit: str, name: str) -> bool:
    """Whether a name, or some words of one, is this spirit's: `River`, `Many Minds`, `Lightning` or
    `Ocean` for lightnings-swift-strike and oceans-hungry-grasp; `River (Sunshine)` with an aspect.
    """
    word = re.sub("[ _]", "-", re.sub("['’]", "", name.lower()))
    panel, _, aspect = word.replace("-(", ASPECT).rstrip(")").partition(ASPECT)
    if panel and aspect:
        of_panel, _, of_aspect = spirit.partition(ASPECT)
        return of_aspect == aspect and is_called(of_panel, panel)
    return f"-{word}-" in f"-{spirit}-" or f"{word}s" == spirit.split("-", maxsplit=1)[0]


def spirit_named(name: str, sets: list[str]) -> str:
    """A spirit by its id or by a word of its name, of these sets if there is one, and without an
    aspect unless that is named; `none` where it is still to be chosen."""
    called = [spirit for spirit in SPIRITS if is_called(spirit, name)]
    fitting = [spirit for spirit in called if SPIRITS[spirit].set in sets] or called
    fitting = [spirit for spirit in fitting if not SPIRITS[spirit].aspect] or fitting
    if len(fitting) == 1:
        return fitting[0]
    word = name.lower()
    near = fitting or [
        spirit for spirit in SPIRITS if difflib.get_close_matches(word, spirit.split("-"), 1, 0.7)
    ]
    if near and name != "none":
        raise BadData(
            Text("position-word-near", word=name, where="spirits", near=", ".join(near[:3]))
        )
    return one_of(name, ("none", *SPIRITS), "spirits")


def in_full(decision: Decision, text: str) -> str:
    """A hand-written answer in full. The number of a growth action may be left out, or be that of
    the whole option: what is left is numbered anew after each, and its word says enough. So may the
    thresholds of a power that can be used with these alone."""
    found = _NUMBERED.fullmatch(text)
    if found is not None and _is_growth_word(found.group(1)):
        for move in decision.moves:
            full = _NUMBERED.fullmatch(move.text())
            if full is not None and full.group(1) == found.group(1):
                return move.text()
    if _POWER.fullmatch(text):
        ways = [move.text() for move in decision.moves if move.text().startswith(f"{text} ")]
        if len(ways) == 1 and text not in [move.text() for move in decision.moves]:
            return ways[0]
    return text


def _is_growth_word(word: str) -> bool:
    """Whether an action of a growth option is called so: `presence-1`, `reclaim-all` …"""
    for spirit in SPIRITS.values():
        for actions in (*[option.actions for option in spirit.growth], spirit.always):
            if any(action.word == word for action in actions):
                return True
    return False


def land_named(table: SpiritTable, name: str) -> int:
    if name not in table.island.numbers:
        raise BadData(Text("position-land", land=name))
    return table.island.numbers[name]


def invader_card(word: str, where: str) -> str:
    """An invader card by its id, its two terrains in either order."""
    return one_of(terrains_in_order(word), INVADER_CARDS, where)


def card_by_word(word: str) -> str:
    """The card of a step such as `explore jungle`: by its id or by its lands alone, of which cards
    the one without a flag; or nothing."""
    if word in INVADER_CARDS:
        return word
    for id, card in INVADER_CARDS.items():
        if id.partition("-")[2] == word and not card.flagged:
            return id
    return ""


def terrains_in_order(word: str) -> str:
    """The name of an invader card, or of its terrains alone, as the cards are called."""
    parts = sorted(word.split("-"))
    for id in INVADER_CARDS:
        for name in (id, id.partition("-")[2]):
            if sorted(name.split("-")) == parts:
                return name
    return word


def kinds_named(words: str) -> list[int]:
    """Kinds of pieces: `town`, `explorer/town`, `invader` for all three."""
    kinds: list[int] = []
    for name in words.split("/"):
        word = _PLURALS.get(name, name)
        if word == "invader":
            kinds += INVADERS
        else:
            kinds.append(PIECES.index(one_of(word, (*PIECES[1:], "invader"), "pieces")))
    return kinds


def played_with(table: SpiritTable, id: str, things: Mapping[str, Any]) -> str:
    """A thing of the sets that are played with; else the set to add is said."""
    belongs = missing_set(id, things, table.sets)
    if belongs:
        raise other_set(id, belongs)
    return id


def other_set(id: str, set: str) -> BadData:
    return BadData(Text("position-set", name=id, set=set))


def one_of(word: str, known: Iterable[str], where: str) -> str:
    names = list(known)
    if word not in names:
        asked = word.replace("_", "-")
        parts = sorted(asked.split("-"))
        turned = [name for name in names if sorted(name.split("-")) == parts]
        near = turned or difflib.get_close_matches(asked, names, n=3)
        if near:
            raise BadData(Text("position-word-near", word=word, where=where, near=", ".join(near)))
        raise BadData(Text("position-word", word=word, where=where))
    return word


def bounded(value: int, least: int, most: int, name: str) -> int:
    if not least <= value <= most:
        raise BadData(Text("position-number", name=name, value=value, least=least, most=most))
    return value


def truth(fields: Fields, name: str, most: int = 1) -> int:
    """`true` or `false`, or the number that a table keeps for it."""
    given = fields.value(name)
    number = int(given) if isinstance(given, bool) else fields.number(name)
    return bounded(number, 0, most, name)
