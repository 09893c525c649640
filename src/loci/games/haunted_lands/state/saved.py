"""Saved tables read again, those of earlier rules versions too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from loci.core.data import Fields
from loci.core.errors import BadData
from loci.core.rng import Rng
from loci.core.text import Text
from loci.games.haunted_lands.state.components import Components, load_components
from loci.games.haunted_lands.state.land import HEXES, NAMES, make_land
from loci.games.haunted_lands.state.registry import (
    MARKETS,
    QUEST_CARDS,
    SKILLS,
    SPECTRE_CARDS,
    Content,
    Piece,
    building_number,
)
from loci.games.haunted_lands.state.table import HauntedTable, Rules, slot_word
from loci.games.haunted_lands.state.terms import (
    BASE,
    BLOCKED,
    CHOICES,
    DECKS,
    FREE,
    GOODS,
    HAUNTING,
    NO_TERRAIN,
    NOBODY,
    PHASES,
    TERRAINS,
    TRACKS,
)

#: What the options of version 1 did where there was none yet.
VERSION_1: Final[dict[str, str]] = {"second-card": "random", "turn-end": "asked"}

_KNOWN: Final = Text("form-known")


def load_table(data: object) -> HauntedTable:
    """Inverse of `HauntedTable.to_data`."""
    fields = Fields(data)
    components = load_components(fields.word("components"))
    tiles = fields.words("tiles")
    if len(tiles) != 6 or any(tile not in components.regions for tile in tiles):
        raise BadData(Text("position-tiles", tiles=", ".join(tiles)))
    rules = _rules(fields.child("rules"))
    content = Content(rules.sets)
    rng = Rng.from_data(fields.value("rng"))
    land = make_land(components.text, tuple(tiles))
    players = fields.between("players", 2, 4)
    table = HauntedTable(rng, players, rules, content, components, land)
    table.revealed = fields.number("revealed")
    table.season = fields.number("season")
    table.round = fields.number("round")
    table.phase = _index(fields.word("phase"), PHASES, "phase")
    table.turn = fields.number("turn")
    rolled = fields.optional_word("rolled")
    table.rolled = NO_TERRAIN if rolled is None else _index(rolled, TERRAINS, "rolled")
    table.unplaced = fields.number("unplaced")
    table.pending = [_index(word, CHOICES, "pending") for word in fields.words("pending")]
    table.market = _card(fields.word("market"), MARKETS.items(), "market")
    skills = fields.child("skills")
    table.skills = [_card(skills.word(deck), SKILLS.items(), "skills") for deck in DECKS]
    skills.done()
    table.spectre_cards = [
        _card(word, SPECTRE_CARDS.items(), "spectre_cards")
        for word in fields.words("spectre_cards")
    ]
    table.order = fields.numbers("order")
    table.standing = fields.numbers("standing")
    table.seer = [_index(word, NAMES, "seer") for word in fields.words("seer")]
    table.pecunia = fields.numbers("pecunia")
    table.valour = fields.numbers("valour")
    table.learned = [
        sum({1 << _card(word, SKILLS.items(), "learned") for word in words})
        for words in fields.items("learned")
    ]
    table.choosing = fields.numbers("choosing")
    table.quests = [
        [_card(word, QUEST_CARDS.items(), "quests") for word in words]
        for words in fields.items("quests")
    ]
    table.goods = _numbers(fields, "goods", GOODS)
    table.tokens = _numbers(fields, "tokens", TRACKS)
    table.active = _numbers(fields, "active", TRACKS)
    table.slots = _slots(fields.child("slots"), components)
    table.spectre = _marked(fields.words("spectre"), "spectre")
    table.exploited = _marked(fields.words("exploited"), "exploited")
    table.building = [0] * HEXES
    buildings = fields.child("building")
    for name in buildings.data:
        number = building_number(buildings.word(name))
        if not number:
            raise _wrong(f"building.{name}", buildings.word(name))
        table.building[_index(name, NAMES, "building")] = number
    table.owner = [NOBODY] * HEXES
    owners = fields.child("owner")
    for name in owners.data:
        table.owner[_index(name, NAMES, "owner")] = owners.number(name)
    fields.done()
    return table


def _rules(fields: Fields) -> Rules:
    rules = Rules(
        fields.word("mode"),
        fields.word("difficulty"),
        fields.word("second-card"),
        fields.word("overflow"),
        fields.word("short-reserve"),
        fields.word("turn-end"),
        tuple(fields.words("sets")),
    )
    fields.done()
    return rules


def _numbers(fields: Fields, name: str, words: tuple[str, ...]) -> list[int]:
    found: list[int] = []
    for child in fields.children(name):
        found.extend([child.number(word) for word in words])
        child.done()
    return found


def _slots(fields: Fields, components: Components) -> list[int]:
    found: list[int] = []
    for deck, name in enumerate(DECKS):
        words = fields.words(name)
        if len(words) != len(components.slot_valour[deck]):
            number = len(components.slot_valour[deck])
            raise _wrong(f"slots.{name}", str(len(words)), Text("form-items", number=number))
        found.extend([slot_number(word, name) for word in words])
    fields.done()
    return found


def slot_number(word: str, path: str) -> int:
    """Inverse of `slot_word`."""
    if word in ("free", "blocked"):
        return FREE if word == "free" else BLOCKED
    if len(word) != 2 or word[0] != "P" or word[1] not in "1234":
        raise _wrong(f"slots.{path}", word)
    return int(word[1]) - 1


def _marked(names: list[str], path: str) -> list[int]:
    marks = [0] * HEXES
    for name in names:
        marks[_index(name, NAMES, path)] = 1
    return marks


def _card(word: Any, pieces: Iterable[tuple[int, Piece]], path: str) -> int:
    for number, piece in pieces:
        if piece.id == word:
            return number
    raise _wrong(path, str(word))


def _index(word: str, words: Sequence[str], path: str) -> int:
    if word not in words:
        raise _wrong(path, word)
    return words.index(word)


def _wrong(path: str, found: str, expected: Text = _KNOWN) -> BadData:
    return BadData(Text("data-wrong", path=f"$.{path}", expected=expected, found=found))


# -- version 1 -------------------------------------------------------------------------------------

_PHASES_1: Final = ("haunting", "turns", "quests", "won", "lost-kalena", "lost-placing")
_BUILDINGS_1: Final = ("", "windmill", "sawmill", "mine", "noria")
_OPTIONS_1: Final = ("mode", "difficulty", "overflow", "short-reserve")
_SLOTS_1: Final = 4


def upgrade_from_1(data: dict[str, Any]) -> dict[str, Any]:
    """A table as version 1 saved it, with numbers for everything, in the words of version 2."""
    seats = range(data["players"])
    skills = data["skills"]
    phase = _PHASES_1[data["phase"]]
    rules = dict(zip(_OPTIONS_1, data["rules"], strict=True))
    return {
        **data,
        "rules": {**rules, **VERSION_1, "sets": [BASE]},
        "phase": phase,
        "rolled": TERRAINS[data["rolled"]] if phase == PHASES[HAUNTING] else None,
        "pending": [CHOICES[kind] for kind in data["pending"]],
        "market": f"market-{data['market']}",
        "skills": {name: f"skill-{skills[deck]}" for deck, name in enumerate(DECKS)},
        "spectre_cards": [f"spectre-card-{card}" for card in data["spectre_cards"]],
        "seer": [NAMES[hex] for hex in data["seer"]],
        "learned": [
            [f"skill-{card}" for deck, card in enumerate(skills) if bits >> deck & 1]
            for bits in data["learned"]
        ],
        "quests": [[f"quest-{card}" for card in chosen] for chosen in data["quests"]],
        "goods": [_named(GOODS, data["goods"], seat) for seat in seats],
        "tokens": [_named(TRACKS, data["tokens"], seat) for seat in seats],
        "active": [_named(TRACKS, data["active"], seat) for seat in seats],
        "slots": {
            name: [slot_word(s) for s in data["slots"][_SLOTS_1 * deck : _SLOTS_1 * (deck + 1)]]
            for deck, name in enumerate(DECKS)
        },
        "spectre": [NAMES[hex] for hex, mark in enumerate(data["spectre"]) if mark],
        "exploited": [NAMES[hex] for hex, mark in enumerate(data["exploited"]) if mark],
        "building": {NAMES[h]: _BUILDINGS_1[b] for h, b in enumerate(data["building"]) if b},
        "owner": {NAMES[hex]: seat for hex, seat in enumerate(data["owner"]) if seat >= 0},
    }


def _named(words: tuple[str, ...], numbers: list[int], seat: int) -> dict[str, int]:
    return {word: numbers[len(words) * seat + i] for i, word in enumerate(words)}
