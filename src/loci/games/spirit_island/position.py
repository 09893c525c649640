"""Reading positions: an island in a few hand-written lines (docs/positions.md).

spirits: [river-surges-in-sunlight]
boards: A
lands:
  A5: {explorer: 2, town@1: 1, dahan: 3, blight: 1, presence: {P1: 2}}
phase: fast
seats: {P1: {energy: 4, hand: [wash-away], played: [flash-floods], elements: {sun: 2}}}
terror: 2
ravage: [1-jungle]
"""

from __future__ import annotations

import re
from typing import Any, Final

from loci.core.data import Fields
from loci.core.errors import BadData
from loci.core.options import Options
from loci.core.text import Text
from loci.games.spirit_island.invader_cards import CARDS
from loci.games.spirit_island.pieces import health, put
from loci.games.spirit_island.position_rest import read_rest, read_rest_of_seat
from loci.games.spirit_island.registry import BLIGHT_CARDS, FEAR_CARDS, POWERS, SPIRITS
from loci.games.spirit_island.setup import choose_spirit, new_table, remove_progressions
from loci.games.spirit_island.table import (
    FAST_POWERS,
    INVADERS,
    PHASES,
    SLOW_POWERS,
    STEPS,
    SpiritTable,
)
from loci.games.spirit_island.words import ELEMENTS, PIECES

_SEAT: Final = re.compile(r"P([1-4])")
_PIECE: Final = re.compile(r"(explorer|town|city|dahan)(?:@([1-9]))?")
_NUMBERS: Final = ("energy", "destroyed", "plays_made", "bonus_plays", "ready", "grown", "drowned")


def read(players: int, options: Options, seed: int, data: dict[str, Any]) -> SpiritTable:
    """The table that `data` describes: an empty island in the first turn's spirit phase but for
    what it says. Without anything at all, the start of a game."""
    if not data:
        return new_table(players, options, seed)
    fields = Fields(data)
    given = dict(options)
    if "boards" in data:
        given["boards"] = [_one_of(board, "ABCD", "boards") for board in fields.word("boards")]
    spirits: list[str] = []
    if "spirits" in data:
        spirits = [_one_of(name, ("none", *SPIRITS), "spirits") for name in fields.words("spirits")]
        given["spirits"] = []
    table = new_table(players, given, seed)
    for seat, spirit in enumerate(spirits[:players]):
        if spirit != "none":
            choose_spirit(table, seat, spirit)
    if data.get("phase") != "choosing":
        for seat, owner in enumerate(table.seats):
            if not owner.spirit:
                free = [s for s in SPIRITS if s not in [other.spirit for other in table.seats]]
                choose_spirit(table, seat, free[0])
        remove_progressions(table)
    table.phase = PHASES.index("spirits")
    _read_frame(table, fields)
    if "seats" in data:
        seats = fields.child("seats")
        for name in seats.data:
            _read_seat(table, _seat(table, name), seats.child(name))
        seats.done()
    read_rest(table, fields)
    if "lands" in data:
        lands = fields.child("lands")
        for name in lands.data:
            _read_land(table, _land(table, name), lands.child(name))
        lands.done()
    fields.done()
    return table


def _read_frame(table: SpiritTable, fields: Fields) -> None:
    """Phase, fear, blight card, invader cards."""
    data = fields.data
    if "phase" in data:
        table.phase = PHASES.index(_one_of(fields.word("phase"), PHASES, "phase"))
    if "step" in data:
        table.step = STEPS.index(_one_of(fields.word("step"), STEPS, "step"))
    for name, most in (("turn", 99), ("blight_pool", 99), ("fear_done", 99)):
        if name in data:
            setattr(table, name, _bounded(fields.number(name), 0, most, name))
    if "terror" in data:
        table.terror = _bounded(fields.number("terror"), 1, 3, "terror")
        left = (sum(table.fear_sizes), sum(table.fear_sizes[1:]), table.fear_sizes[2])
        table.fear_box += table.fear_deck[: len(table.fear_deck) - left[table.terror - 1]]
        table.fear_deck = table.fear_deck[len(table.fear_deck) - left[table.terror - 1] :]
    if "blighted" in data:
        table.blight_flipped = int(fields.flag("blighted"))
    if "blight_card" in data:
        word = fields.optional_word("blight_card")
        table.blight_card = "" if word is None else _one_of(word, BLIGHT_CARDS, "blight_card")
    if "earned" in data:
        table.earned = [_one_of(card, FEAR_CARDS, "earned") for card in fields.words("earned")]
        for card in table.earned:
            for pile in (table.fear_deck, table.fear_box):
                if card in pile:
                    pile.remove(card)
    for name in ("ravage", "build", "explore", "extra"):
        if name in data:
            cards = [_one_of(card, CARDS, name) for card in fields.words(name)]
            setattr(table, f"{name}_space", cards)
            _out_of_deck(table, cards)
    if "invader_deck" in data:
        deck = [_one_of(card, CARDS, "invader_deck") for card in fields.words("invader_deck")]
        unseen = table.invader_deck + table.invader_box
        table.invader_box = [card for card in unseen if card not in deck]
        table.invader_deck = deck


def _out_of_deck(table: SpiritTable, cards: list[str]) -> None:
    for card in cards:
        for pile in (table.invader_deck, table.invader_box):
            if card in pile:
                pile.remove(card)


def _read_seat(table: SpiritTable, seat: int, fields: Fields) -> None:
    owner = table.seats[seat]
    for name in _NUMBERS:
        if name in fields.data:
            setattr(owner, name, fields.number(name))
    for name in ("hand", "played", "discard", "used"):
        if name in fields.data:
            cards = [_one_of(card, POWERS, name) for card in fields.words(name)]
            setattr(owner, name, cards)
            for card in cards:
                for pile in (table.minor_deck, table.major_deck):
                    if card in pile:
                        pile.remove(card)
    for name, shown in (("energy_track", "energy_shown"), ("plays_track", "plays_shown")):
        if name in fields.data:
            most = len(getattr(SPIRITS[owner.spirit], name))
            setattr(owner, shown, _bounded(fields.number(name), 1, most, name))
    if "elements" in fields.data:
        elements = fields.child("elements")
        for word in elements.data:
            at = ELEMENTS.index(_one_of(word, ELEMENTS, "elements"))
            owner.extra_elements[at] = elements.number(word)
        elements.done()
    read_rest_of_seat(table, seat, fields)
    fields.done()
    if table.phase in (FAST_POWERS, INVADERS, SLOW_POWERS) and "grown" not in fields.data:
        owner.grown = 1


def _read_land(table: SpiritTable, land: int, fields: Fields) -> None:
    for name in fields.data:
        found = _PIECE.fullmatch(name)
        if found is not None:
            kind = PIECES.index(found.group(1))
            hurt = int(found.group(2) or 0)
            if hurt >= health(table, land, kind):
                raise BadData(Text("position-damage", piece=name))
            put(table, land, kind, _bounded(fields.number(name), 0, 99, name), hurt)
        elif name == "blight":
            table.blight[land] = _bounded(fields.number(name), 0, 99, name)
        elif name == "presence":
            _read_presence(table, land, fields.child(name))
    fields.done()


def _read_presence(table: SpiritTable, land: int, fields: Fields) -> None:
    """Presence by seat (`P1`) or by the first word of a spirit's name (`River`)."""
    for name in fields.data:
        seat = _seat(table, name)
        table.seats[seat].presence[land] = _bounded(fields.number(name), 0, 13, name)
    fields.done()


# -- words -----------------------------------------------------------------------------------------


def _seat(table: SpiritTable, name: str) -> int:
    found = _SEAT.fullmatch(name)
    if found is not None and int(found.group(1)) <= len(table.seats):
        return int(found.group(1)) - 1
    for seat, owner in enumerate(table.seats):
        if name.lower() == owner.spirit or name.lower() in owner.spirit.split("-"):
            return seat
    raise BadData(Text("position-who", name=name))


def _land(table: SpiritTable, name: str) -> int:
    if name not in table.island.numbers:
        raise BadData(Text("position-land", land=name))
    return table.island.numbers[name]


def _one_of(word: str, known: Any, where: str) -> str:
    if word not in known:
        raise BadData(Text("position-word", word=word, where=where))
    return word


def _bounded(value: int, least: int, most: int, name: str) -> int:
    if not least <= value <= most:
        raise BadData(Text("position-number", name=name, least=least, most=most))
    return value


def land_named(table: SpiritTable, name: str) -> int:
    """The land of a name in a step; `BadData` if there is none."""
    return _land(table, name)


def seat_named(table: SpiritTable, name: str) -> int:
    return _seat(table, name)
