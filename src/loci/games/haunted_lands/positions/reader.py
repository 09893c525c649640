"""Positions of Haunted Lands: a table in a few hand-written lines (docs/positions.md)."""

from __future__ import annotations

import re
from typing import Any

from loci.core.data import Fields
from loci.core.errors import BadData
from loci.core.options import Options
from loci.core.rng import Rng
from loci.core.text import Text
from loci.games.haunted_lands.rules.sequence import begin
from loci.games.haunted_lands.rules.setup import draw_second_card, new_table
from loci.games.haunted_lands.state.land import NAMES, NUMBERS, make_land
from loci.games.haunted_lands.state.registry import SKILLS, building_number
from loci.games.haunted_lands.state.table import HauntedTable, slots_of
from loci.games.haunted_lands.state.terms import (
    BLOCKED,
    CHOICES,
    CHOOSING_CARD,
    DECKS,
    FREE,
    GOODS,
    HAUNTING,
    NO_TERRAIN,
    PHASES,
    TERRAINS,
    TRACKS,
    TURNS,
)

_SEAT = re.compile(r"P([1-4])")


def read(players: int, options: Options, seed: int, data: dict[str, Any]) -> HauntedTable:
    """The table set up for `seed`, changed to what `data` says. Without a phase it is the first
    player's turn; without anything at all, the start of a game."""
    table = new_table(players, options, seed)
    if not data:
        begin(table)
        return table
    if table.phase == CHOOSING_CARD and data.get("phase") != PHASES[CHOOSING_CARD]:
        draw_second_card(table)  # it was chosen before; which, `spectre_cards` may say
    table.phase = TURNS
    fields = Fields(data)
    if "tiles" in data:
        tiles = fields.words("tiles")
        known = table.components.regions
        if len(set(tiles)) != 6 or len(tiles) != 6 or any(tile not in known for tile in tiles):
            raise BadData(Text("position-tiles", tiles=", ".join(tiles)))
        table.land = make_land(table.components.text, tuple(tiles))
    for name in sorted(data, key=_LAST.__contains__):
        if name != "tiles":
            _read_field(table, fields, name)
    fields.done()
    _settle_die(table, data)
    if "standing" not in data:
        table.standing.sort(key=lambda seat: -table.valour[seat])
    return table


_LAST = ("slots",)  # what is learned depends on the skills in play


def _settle_die(table: HauntedTable, data: dict[str, Any]) -> None:
    """The Terrain die lies there in a Haunting alone, on the first of its faces by default."""
    if table.phase != HAUNTING:
        table.rolled = NO_TERRAIN
    elif "rolled" not in data:
        table.rolled = table.components.terrain_faces[0]


def _read_field(table: HauntedTable, fields: Fields, name: str) -> None:
    if name in ("season", "round"):
        setattr(table, name, _within(fields.number(name), 1, 3, name))
    elif name == "turn":
        table.turn = _within(fields.number(name), 0, table.players - 1, name)
    elif name == "unplaced":
        table.unplaced = _within(fields.number(name), 0, 4, name)
    elif name == "market":
        table.market = _card(fields.number(name), table.content.markets, name)
    elif name == "phase":
        table.phase = PHASES.index(_one_of(fields.word(name), list(PHASES), name))
    elif name == "rolled":
        faces = [TERRAINS[terrain] for terrain in table.components.terrain_faces]
        table.rolled = TERRAINS.index(_one_of(fields.word(name), faces, name))
    elif name == "pending":
        words = [_one_of(word, list(CHOICES), name) for word in fields.words(name)]
        table.pending = [CHOICES.index(word) for word in words]
    elif name == "skills":
        table.skills = fields.numbers(name)
        known = [SKILLS[card].deck for card in table.skills if _is_skill(table, card)]
        if known != list(range(len(DECKS))) or len(table.skills) != len(DECKS):
            raise _wrong(name, Text("position-decks"), str(table.skills))
    elif name == "spectre_cards":
        table.spectre_cards = [
            _card(number, table.content.spectre_cards, name) for number in fields.numbers(name)
        ]
    elif name in ("order", "standing"):
        seats = [_seat(table, word) for word in fields.words(name)]
        setattr(table, name, seats)
    elif name == "rng":
        table.rng = Rng.from_data(fields.value(name))
    elif name == "hexes":
        _read_hexes(table, fields.child(name))
    elif name == "slots":
        _read_slots(table, fields.child(name))
    elif name == "seats":
        seats_data = fields.child(name)
        for seat_name in seats_data.data:
            _read_seat(table, _seat(table, seat_name), seats_data.child(seat_name))


def _read_hexes(table: HauntedTable, hexes: Fields) -> None:
    for name in hexes.data:
        if name not in NUMBERS:
            raise _wrong("hexes", "K0–F6", name)
        hex, fields = NUMBERS[name], hexes.child(name)
        for what in fields.data:
            if what == "spectre":
                table.spectre[hex] = int(fields.flag(what))
            elif what == "exploited":
                table.exploited[hex] = int(fields.flag(what))
            elif building_number(what):
                table.building[hex] = building_number(what)
                table.owner[hex] = _seat(table, fields.word(what))
        fields.done()


def _read_slots(table: HauntedTable, slots: Fields) -> None:
    """The slots above each skill, left to right. Whose cube lies there has learned the skill."""
    for deck, name in enumerate(DECKS):
        if name not in slots.data:
            continue
        words = slots.words(name)
        number = len(slots_of(table, deck))
        if len(words) != number:
            raise _wrong(f"slots.{name}", Text("form-items", number=number), str(len(words)))
        for at, word in enumerate(words, table.components.slot_start[deck]):
            if word in ("free", "blocked"):
                table.slots[at] = FREE if word == "free" else BLOCKED
            else:
                table.slots[at] = _seat(table, word)
                table.learned[table.slots[at]] |= 1 << table.skills[deck]
    slots.done()


def _read_seat(table: HauntedTable, seat: int, fields: Fields) -> None:
    at = 4 * seat
    for name in fields.data:
        if name == "seer":
            word = fields.word(name)
            table.seer[seat] = NUMBERS[_one_of(word, NAMES, name)]
        elif name == "valour":
            table.valour[seat] = fields.number(name)
        elif name == "pecunia":
            table.pecunia[seat] = fields.number(name)
        elif name == "choosing":
            table.choosing[seat] = _within(fields.number(name), 0, 2, name)
        elif name == "quests":
            table.quests[seat] = fields.numbers(name)
        elif name in GOODS:
            table.goods[at + GOODS.index(name)] = fields.number(name)
        elif name in TRACKS:
            numbers = fields.numbers(name)
            if len(numbers) != 2:
                raise _wrong(name, "[active, tokens]", str(numbers))
            table.active[at + TRACKS.index(name)] = numbers[0]
            table.tokens[at + TRACKS.index(name)] = numbers[1]
    fields.done()


def _seat(table: HauntedTable, name: str) -> int:
    found = _SEAT.fullmatch(name)
    if found is None or int(found.group(1)) > table.players:
        raise _wrong("seat", f"P1–P{table.players}", name)
    return int(found.group(1)) - 1


def _is_skill(table: HauntedTable, card: int) -> bool:
    return any(card in cards for cards in table.content.skills)


def _card(number: int, cards: list[int], name: str) -> int:
    if number not in cards:
        raise _wrong(name, ", ".join([str(card) for card in cards]), str(number))
    return number


def _within(number: int, least: int, most: int, name: str) -> int:
    if not least <= number <= most:
        raise _wrong(name, f"{least}–{most}", str(number))
    return number


def _one_of(word: str, words: list[str], name: str) -> str:
    if word not in words:
        raise _wrong(name, ", ".join(words), word)
    return word


def _wrong(name: str, expected: str | Text, found: str) -> BadData:
    return BadData(Text("data-wrong", path=name, expected=expected, found=found))
