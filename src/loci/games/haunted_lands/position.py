"""Positions of Haunted Lands: a table in a few hand-written lines (docs/positions.md)."""

from __future__ import annotations

import re
from typing import Any

from loci.core.data import Fields
from loci.core.errors import BadData, Illegal, Unreadable
from loci.core.options import Options
from loci.core.text import Text
from loci.games.haunted_lands.components import SLOTS
from loci.games.haunted_lands.land import HEXES, NAMES, NUMBERS, make_land
from loci.games.haunted_lands.rounds import (
    add_spectre,
    bring_yield,
    end_season,
    is_free,
    place_spectre,
    start_round,
)
from loci.games.haunted_lands.setup import new_table
from loci.games.haunted_lands.table import (
    CHOOSE_GOOD,
    CHOOSE_TOKEN,
    FREE,
    HAUNTING,
    LOST_KALENA,
    LOST_PLACING,
    QUESTS,
    TURNS,
    WON,
    HauntedTable,
)
from loci.games.haunted_lands.words import BUILDINGS, DECKS, GOODS, TERRAINS, TRACKS

PHASES = {
    "haunting": HAUNTING,
    "turns": TURNS,
    "quests": QUESTS,
    "won": WON,
    "lost-kalena": LOST_KALENA,
    "lost-placing": LOST_PLACING,
}
_SEAT = re.compile(r"P([1-4])")
_CHOICES = ("good", "token")


def write(table: HauntedTable) -> dict[str, Any]:
    """Everything that `read` takes; what is as at the start of a turn is left out."""
    data: dict[str, Any] = {
        "tiles": list(table.land.tiles),
        "season": table.season,
        "round": table.round,
        "phase": {number: name for name, number in PHASES.items()}[table.phase],
        "turn": table.turn,
        "market": table.market,
        "skills": list(table.skills),
        "spectre_cards": list(table.spectre_cards),
        "order": [_name(seat) for seat in table.order],
        "standing": [_name(seat) for seat in table.standing],
        "hexes": {NAMES[h]: _write_hex(table, h) for h in range(HEXES) if _write_hex(table, h)},
        "slots": {
            DECKS[deck]: [_write_slot(s) for s in table.slots[SLOTS * deck : SLOTS * deck + SLOTS]]
            for deck in range(4)
        },
        "seats": {_name(seat): _write_seat(table, seat) for seat in range(table.players)},
    }
    if table.phase == HAUNTING:
        data["rolled"] = TERRAINS[table.rolled]
        data["unplaced"] = table.unplaced
    if table.pending:
        data["pending"] = [_CHOICES[kind] for kind in table.pending]
    return data


def _name(seat: int) -> str:
    return f"P{seat + 1}"


def _write_hex(table: HauntedTable, hex: int) -> dict[str, Any]:
    data: dict[str, Any] = {}
    if table.spectre[hex]:
        data["spectre"] = True
    if table.exploited[hex]:
        data["exploited"] = True
    if table.building[hex]:
        data[BUILDINGS[table.building[hex]]] = _name(table.owner[hex])
    return data


def _write_slot(slot: int) -> str:
    return _name(slot) if slot >= 0 else "free" if slot == FREE else "blocked"


def _write_seat(table: HauntedTable, seat: int) -> dict[str, Any]:
    at = 4 * seat
    data: dict[str, Any] = {
        "seer": NAMES[table.seer[seat]],
        "valour": table.valour[seat],
        "pecunia": table.pecunia[seat],
        "quests": list(table.quests[seat]),
        "choosing": table.choosing[seat],
    }
    for good, name in enumerate(GOODS):
        data[name] = table.goods[at + good]
    for track, name in enumerate(TRACKS):
        data[name] = [table.active[at + track], table.tokens[at + track]]
    return data


# -- reading ---------------------------------------------------------------------------------------


def read(players: int, options: Options, seed: int, data: dict[str, Any]) -> HauntedTable:
    """The table set up for `seed`, changed to what `data` says. Without a phase it is the first
    player's turn; without anything at all, the start of a game."""
    table = new_table(players, options, seed)
    if not data:
        start_round(table)
        return table
    table.phase = TURNS
    fields = Fields(data)
    if "tiles" in data:
        tiles = fields.words("tiles")
        known = table.components.regions
        if len(set(tiles)) != 6 or len(tiles) != 6 or any(tile not in known for tile in tiles):
            raise BadData(Text("position-tiles", tiles=", ".join(tiles)))
        table.land = make_land(table.components.text, tuple(tiles))
    for name in data:
        if name != "tiles":
            _read_field(table, fields, name)
    fields.done()
    if "standing" not in data:
        table.standing.sort(key=lambda seat: -table.valour[seat])
    return table


def _read_field(table: HauntedTable, fields: Fields, name: str) -> None:
    if name in ("season", "round"):
        setattr(table, name, _within(fields.number(name), 1, 3, name))
    elif name == "turn":
        table.turn = _within(fields.number(name), 0, table.players - 1, name)
    elif name == "unplaced":
        table.unplaced = _within(fields.number(name), 0, 4, name)
    elif name == "market":
        table.market = _within(fields.number(name), 1, 3, name)
    elif name == "phase":
        table.phase = PHASES[_one_of(fields.word(name), list(PHASES), name)]
    elif name == "rolled":
        table.rolled = TERRAINS.index(_one_of(fields.word(name), list(TERRAINS[:3]), name))
    elif name == "pending":
        kinds = [_one_of(word, list(_CHOICES), name) for word in fields.words(name)]
        table.pending = [CHOOSE_GOOD if kind == "good" else CHOOSE_TOKEN for kind in kinds]
    elif name == "skills":
        table.skills = fields.numbers(name)
        if [(card - 1) // 3 for card in table.skills] != [0, 1, 2, 3]:
            raise _wrong(name, "one card of each deck", str(table.skills))
    elif name == "spectre_cards":
        table.spectre_cards = [_within(n, 1, 3, name) for n in fields.numbers(name)]
    elif name in ("order", "standing"):
        seats = [_seat(table, word) for word in fields.words(name)]
        setattr(table, name, seats)
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
            elif what in BUILDINGS[1:]:
                table.building[hex] = BUILDINGS.index(what)
                table.owner[hex] = _seat(table, fields.word(what))
        fields.done()


def _read_slots(table: HauntedTable, slots: Fields) -> None:
    """The slots above each skill, left to right. Whose cube lies there has learned the skill."""
    for deck, name in enumerate(DECKS):
        if name not in slots.data:
            continue
        words = slots.words(name)
        if len(words) != SLOTS:
            raise _wrong(f"slots.{name}", f"{SLOTS} slots", str(len(words)))
        for i, word in enumerate(words):
            at = SLOTS * deck + i
            if word in ("free", "blocked"):
                table.slots[at] = FREE if word == "free" else -2
            else:
                table.slots[at] = _seat(table, word)
                table.learned[table.slots[at]] |= 1 << deck
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


def _within(number: int, least: int, most: int, name: str) -> int:
    if not least <= number <= most:
        raise _wrong(name, f"{least}–{most}", str(number))
    return number


def _one_of(word: str, words: list[str], name: str) -> str:
    if word not in words:
        raise _wrong(name, ", ".join(words), word)
    return word


def _wrong(name: str, expected: str, found: str) -> BadData:
    return BadData(Text("data-wrong", path=name, expected=expected, found=found))


# -- single steps ----------------------------------------------------------------------------------


def step(table: HauntedTable, text: str) -> None:
    """`yield`, `start-round`, `end-season`, or `spectre HEX`, by itself."""
    words = text.split()
    if text == "yield":
        bring_yield(table)
    elif text == "start-round":
        start_round(table)
    elif text == "end-season":
        end_season(table)
    elif len(words) == 2 and words[0] == "spectre" and words[1] in NUMBERS:
        hex = NUMBERS[words[1]]
        if not is_free(table, hex):
            raise Illegal(Text("step-not-free", hex=words[1]))
        if table.phase == HAUNTING:
            place_spectre(table, hex)
        else:
            add_spectre(table, hex)
    else:
        raise Unreadable(Text("step-unknown", step=text))
