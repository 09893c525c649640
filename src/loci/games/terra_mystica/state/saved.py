"""Reading a saved table back, and bringing tables over that earlier versions saved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from loci.core.data import Fields
from loci.core.errors import BadData
from loci.core.rng import Rng
from loci.core.text import Text
from loci.games.terra_mystica.state.board import (
    LAND,
    NAMES,
    NUMBERS,
    PRINTED,
    RIVERS,
    SITE_NAMES,
    SITES,
    set_of,
)
from loci.games.terra_mystica.state.land import work_out
from loci.games.terra_mystica.state.options import Rules
from loci.games.terra_mystica.state.registry import BONUS, FAVOUR, TOWN
from loci.games.terra_mystica.state.table import PLACES, TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTIONS,
    BONUS_NAMES,
    BRIDGES,
    BUILDINGS,
    CULTS,
    FACTIONS,
    FAVOUR_NAMES,
    NOBODY,
    NONE,
    PHASES,
    SCORING_NAMES,
    SOURCES,
    START_VP,
    TERRAINS,
    TOWN_NAMES,
)
from loci.games.terra_mystica.state.turn import Turn, load_turn, turn_from_flags


def blank_table(rng: Rng, players: int, rules: Rules, sets: list[str]) -> TerraTable:
    """Nobody has chosen anything, nothing is built, and no tile is there."""
    table = TerraTable(rng, players, rules, sets)
    table.round = 0
    table.phase = 0
    table.active = 0
    table.turn = Turn()
    table.scoring = []
    table.in_game = []
    table.colours = []
    table.queue = []
    table.order = list(range(players))
    table.passed = []
    table.power_used = 0
    table.bonus_coins = [0] * len(BONUS)
    table.favour_left = [0] * len(FAVOUR)
    table.town_left = [0] * len(TOWN)
    for name in _NUMBERS:
        setattr(table, name, [0] * players)
    for name in ("bowl1", "bowl2", "bowl3", "favours", "used", "gone"):
        setattr(table, name, [0] * players)
    table.vp = [START_VP] * players
    table.faction = [NONE] * players
    table.bonus = [NONE] * players
    table.bridges = [BRIDGES] * players
    table.cult = [0] * (len(CULTS) * players)
    table.points = [0] * (len(SOURCES) * players)
    table.towns = [0] * (len(TOWN) * players)
    table.terrain = PRINTED.copy()
    table.building = [0] * LAND
    table.owner = [NOBODY] * LAND
    table.urban = 0
    table.rivers = []
    table.bridge = [NOBODY] * len(SITES)
    table.orders = [NOBODY] * (PLACES * len(CULTS))
    table.raised = []
    table.offers = []
    table.events = 0
    table.earned = 0
    table.stepped = []
    table.declined = []
    return table


#: What a seat has a number of, by the name of the field.
_NUMBERS: Final = (
    "coins",
    "workers",
    "priests",
    "removed",
    "keys",
    "shipping",
    "digging",
    "range",
    "reward",
)


def load_table(data: object) -> TerraTable:
    """Inverse of `TerraTable.to_data`."""
    fields = Fields(data)
    players = fields.between("players", 2, 5)
    rules = _load_rules(fields.child("rules"))
    rng = Rng.from_data(fields.value("rng"))
    table = blank_table(rng, players, rules, fields.words("sets"))
    table.revealed = fields.number("revealed")
    table.round = fields.number("round")
    table.phase = _index(fields.word("phase"), PHASES, "phase")
    table.active = fields.number("active")
    table.turn = load_turn(fields.child("turn"))
    table.order = fields.numbers("order")
    table.passed = fields.numbers("passed")
    table.queue = fields.numbers("queue")
    table.colours = _indices(fields, "colours", TERRAINS)
    table.scoring = _indices(fields, "scoring", SCORING_NAMES)
    for name, coins in _counts(fields, "bonus").items():
        tile = _index(name, BONUS_NAMES, "bonus")
        table.in_game.append(tile)
        table.bonus_coins[tile] = coins
    table.in_game.sort()
    _put_counts(table.favour_left, 0, _counts(fields, "favours"), FAVOUR_NAMES)
    _put_counts(table.town_left, 0, _counts(fields, "towns"), TOWN_NAMES)
    table.power_used = _bits(fields, "used", ACTIONS)
    seats = fields.children("seats")
    _length("seats", seats, players)
    for seat, its in enumerate(seats):
        _load_seat(table, seat, its)
    terrain = fields.child("terrain")
    for name in terrain.data:
        table.terrain[_hex(name)] = _index(terrain.word(name), TERRAINS, "terrain")
    table.urban = set_of([_hex(name) for name in fields.words("urban")])
    table.rivers = [_river(name) for name in fields.words("rivers")]
    priests = fields.child("priests")
    for cult, name in enumerate(CULTS):
        places = priests.items(name)
        _length("priests", places, PLACES)
        for place, owner in enumerate(places):
            table.orders[PLACES * cult + place] = NOBODY if owner is None else int(owner)
    priests.done()
    table.raised = _offers(fields, "raised")
    table.offers = _offers(fields, "offers")
    table.events = fields.number("events")
    table.earned = fields.number("earned")
    table.stepped = fields.numbers("stepped")
    table.declined = fields.numbers("declined")
    fields.done()
    work_out(table)
    return table


def _load_rules(fields: Fields) -> Rules:
    rules = Rules(
        [
            _index(fields.word("turn-order"), ("clockwise", "passing"), "rules"),
            _index(fields.word("offers"), ("at-once", "deferred"), "rules"),
            int(fields.flag("free-burning")),
            int(fields.flag("second-hex-dwelling")),
            _index(fields.word("spade-points"), ("used", "obtained"), "rules"),
            int(fields.flag("cultists-power")),
            int(fields.flag("resignation")),
        ]
    )
    fields.done()
    return rules


def _load_seat(table: TerraTable, seat: int, fields: Fields) -> None:
    faction = fields.optional_word("faction")
    table.faction[seat] = NONE if faction is None else _index(faction, FACTIONS, "faction")
    table.vp[seat] = fields.number("vp")
    _put_counts(table.points, len(SOURCES) * seat, _counts(fields, "points"), SOURCES)
    bowls = fields.numbers("bowls")
    _length("bowls", bowls, 3)
    table.bowl1[seat], table.bowl2[seat], table.bowl3[seat] = bowls
    cults = fields.child("cults")
    for cult, name in enumerate(CULTS):
        table.cult[len(CULTS) * seat + cult] = cults.number(name)
    cults.done()
    for name in _NUMBERS:
        getattr(table, name)[seat] = fields.number(name)
    table.favours[seat] = _bits(fields, "favours", FAVOUR_NAMES)
    _put_counts(table.towns, len(TOWN) * seat, _counts(fields, "towns"), TOWN_NAMES)
    bonus = fields.optional_word("bonus")
    table.bonus[seat] = NONE if bonus is None else _index(bonus, BONUS_NAMES, "bonus")
    table.used[seat] = _bits(fields, "used", ACTIONS)
    table.gone[seat] = int(fields.flag("left"))
    buildings = fields.child("buildings")
    for name in buildings.data:
        hex = _hex(name)
        table.building[hex] = _index(buildings.word(name), BUILDINGS, "buildings")
        table.owner[hex] = seat
    for site in _indices(fields, "bridges", SITE_NAMES):
        table.bridge[site] = seat
    table.bridges[seat] = fields.number("bridges-left")
    fields.done()


# -- words -----------------------------------------------------------------------------------------


def _index(word: str, known: Sequence[str], where: str) -> int:
    if not word or word not in known:
        raise BadData(Text("data-wrong", path=f"$.{where}", expected=", ".join(known), found=word))
    return known.index(word)


def _indices(fields: Fields, name: str, known: Sequence[str]) -> list[int]:
    return [_index(word, known, name) for word in fields.words(name)]


def _bits(fields: Fields, name: str, known: Sequence[str]) -> int:
    return set_of(_indices(fields, name, known))


def _counts(fields: Fields, name: str) -> dict[str, int]:
    child = fields.child(name)
    return {word: child.number(word) for word in child.data}


def _put_counts(into: list[int], at: int, counts: dict[str, int], known: Sequence[str]) -> None:
    for name, number in counts.items():
        into[at + _index(name, known, name)] = number


def _hex(name: str) -> int:
    number = NUMBERS.get(name, LAND)
    if number >= LAND:
        raise BadData(Text("data-wrong", path="$", expected="A1 … I12", found=name))
    return number


def _river(name: str) -> int:
    number = NUMBERS.get(name, 0)
    if not LAND <= number < LAND + RIVERS:
        raise BadData(Text("data-wrong", path="$.rivers", expected="r0 … r35", found=name))
    return number


def _length(name: str, items: Sequence[object], expected: int) -> None:
    if len(items) != expected:
        raise BadData(
            Text("data-wrong", path=f"$.{name}", expected=str(expected), found=str(len(items)))
        )


def _offers(fields: Fields, name: str) -> list[tuple[int, int, int, int]]:
    found: list[tuple[int, int, int, int]] = []
    for offer in fields.children(name):
        event, power = offer.number("event"), offer.number("power")
        found.append((event, offer.number("from"), offer.number("to"), power))
        offer.done()
    return found


# -- version 1 -------------------------------------------------------------------------------------

#: Version 1 saved numbers; these are the lists they were numbers in.
_FACTIONS_1: Final = [
    *("alchemists", "auren", "chaosmagicians", "cultists", "darklings", "dwarves", "engineers"),
    *("fakirs", "giants", "halflings", "mermaids", "nomads", "swarmlings", "witches"),
]
_ACTIONS_1: Final = [
    *("ACT1", "ACT2", "ACT3", "ACT4", "ACT5", "ACT6", "BON1", "BON2", "FAV6"),
    *("ACTA", "ACTC", "ACTE", "ACTG", "ACTN", "ACTS", "ACTW"),
]
_PHASES_1: Final = ("factions", "dwellings", "bonus", "actions", "rewards", "over")
_SOURCES_1: Final = [
    *("start", "offers", "scoring", "favours", "bonus", "towns"),
    *("tracks", "faction", "trade", "cults", "area", "resources"),
]
_TERRAINS_1: Final = ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland")
_BUILDINGS_1: Final = ("", "dwelling", "trading-house", "temple", "stronghold", "sanctuary")
_BONUS_1: Final = [f"BON{n}" for n in range(1, 11)]
_SCORING_1: Final = [f"SCORE{n}" for n in range(1, 10)]
_FAVOURS_1: Final = [f"FAV{n}" for n in range(1, 13)]
_TOWNS_1: Final = [f"TW{n}" for n in range(1, 9)]


def from_version_1(data: dict[str, Any]) -> dict[str, Any]:
    """A table that version 1 saved, as it is saved now."""
    flags = data["rules"]
    Fields(data).between("players", 2, 5)
    return {
        **{name: data[name] for name in ("rng", "revealed", "players", "round", "active")},
        **{name: data[name] for name in ("order", "passed", "queue", "events", "earned")},
        **{name: data[name] for name in ("stepped", "declined")},
        "sets": ["base"],
        "rules": Rules(flags).to_data(),
        "phase": _PHASES_1[data["phase"]],
        "turn": turn_from_flags(Fields(data["turn"])).to_data(),
        "colours": [_TERRAINS_1[terrain] for terrain in data["colours"]],
        "scoring": [_SCORING_1[tile] for tile in data["scoring"]],
        "bonus": {_BONUS_1[tile]: data["bonus_coins"][tile] for tile in data["in_game"]},
        "favours": _counted_1(_FAVOURS_1, data["favour_left"]),
        "towns": _counted_1(_TOWNS_1, data["town_left"]),
        "used": _named_1(_ACTIONS_1, data["power_used"]),
        "seats": [_seat_from_1(data, seat) for seat in range(data["players"])],
        "terrain": {
            NAMES[hex]: _TERRAINS_1[terrain]
            for hex, terrain in enumerate(data["terrain"])
            if terrain != PRINTED[hex]
        },
        "urban": [NAMES[hex] for hex in data["urban"]],
        "rivers": [NAMES[river] for river in data["rivers"]],
        "priests": {
            name: [
                None if owner < 0 else owner
                for owner in data["orders"][PLACES * cult : PLACES * (cult + 1)]
            ]
            for cult, name in enumerate(CULTS)
        },
        "raised": [_offer_from_1(offer) for offer in data["raised"]],
        "offers": [_offer_from_1(offer) for offer in data["offers"]],
    }


def _seat_from_1(data: dict[str, Any], seat: int) -> dict[str, Any]:
    def several(name: str, number: int) -> list[int]:
        found: list[int] = data[name][number * seat : number * (seat + 1)]
        return found

    faction, bonus = data["faction"][seat], data["bonus"][seat]
    return {
        **{name: data[name][seat] for name in ("vp", *_NUMBERS)},
        "faction": None if faction < 0 else _FACTIONS_1[faction],
        "points": _counted_1(_SOURCES_1, several("points", len(_SOURCES_1))),
        "bowls": [data[name][seat] for name in ("bowl1", "bowl2", "bowl3")],
        "cults": dict(zip(CULTS, several("cult", len(CULTS)), strict=True)),
        "favours": _named_1(_FAVOURS_1, data["favours"][seat]),
        "towns": _counted_1(_TOWNS_1, several("towns", len(_TOWNS_1))),
        "bonus": None if bonus < 0 else _BONUS_1[bonus],
        "used": _named_1(_ACTIONS_1, data["used"][seat]),
        "left": bool(data["gone"][seat]),
        "buildings": {
            NAMES[hex]: _BUILDINGS_1[data["building"][hex]]
            for hex, owner in enumerate(data["owner"])
            if owner == seat
        },
        "bridges": [SITE_NAMES[s] for s, owner in enumerate(data["bridge"]) if owner == seat],
        "bridges-left": data["bridges"][seat],
    }


def _counted_1(names: list[str], numbers: list[int]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def _named_1(names: list[str], bits: int) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


def _offer_from_1(offer: list[int]) -> dict[str, int]:
    return dict(zip(("event", "from", "to", "power"), offer, strict=True))
