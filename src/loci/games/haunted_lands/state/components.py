"""The printed numbers: read from components.toml or a user's own file, checked when loaded."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, final

from loci.core.errors import BadData
from loci.core.foreign import clipped
from loci.core.text import Text
from loci.games.haunted_lands.state.terms import (
    BASE,
    DECKS,
    GOODS,
    HIGH_CITY,
    LAKE,
    QUARTER,
    SEASONS,
    TERRAINS,
    TRACKS,
)

LONGEST: Final = 50_000  # characters of a file; the shipped one has a tenth of it
MOST_DOTS: Final = 100  # in one of its lines
TILE_HEXES: Final = 7
DIE_SIDES: Final = 6
REGIONS: Final = 6  # tiles of a map
PRINTED_BUILDINGS: Final = ("windmill", "sawmill", "mine", "noria")
_MARKS: Final = ("assumed", "confidence", "reason")
_REGION_TERRAINS: Final = (*TERRAINS[:HIGH_CITY], TERRAINS[QUARTER])
_KALENA_TERRAINS: Final = (TERRAINS[HIGH_CITY], TERRAINS[QUARTER], TERRAINS[LAKE])


@final
class Reward:
    """What one result of the Reward die brings in one Season: Pecunia, Goods of your choice,
    Valour, and so many of each Good by name."""

    __slots__ = ("given", "goods", "pecunia", "valour")

    def __init__(self, pecunia: int, goods: int, valour: int, given: tuple[int, ...]) -> None:
        self.pecunia: Final = pecunia
        self.goods: Final = goods
        self.valour: Final = valour
        self.given: Final = given  # by Good


@final
class Tile:
    """A Region tile: its set and the terrain of its seven hexes."""

    __slots__ = ("layout", "name", "set")

    def __init__(self, name: str, set: str, layout: list[int]) -> None:
        self.name: Final = name
        self.set: Final = set
        self.layout: Final = layout


@final
class Components:
    """Everything printed that play depends on. Shared by all tables, never changed.

    `slot_valour` lists the slots above the Skill of each deck; in the lists of a table those of
    deck d are the numbers from `slot_start[d]` to before `slot_start[d + 1]`.
    """

    __slots__ = (
        "building_count",
        "capacity",
        "completion_valour",
        "cubes",
        "kalena",
        "persuasion_cost",
        "regions",
        "reward_faces",
        "rewards",
        "slot_start",
        "slot_valour",
        "spectres",
        "start_tokens",
        "start_valour",
        "terrain_faces",
        "text",
        "track_length",
        "training_cost",
    )

    def __init__(self, text: str, data: dict[str, Any]) -> None:
        sheet = _Sheet(data)
        self.text: Final = text  # of a user's own file; "" for the one that is shipped
        pieces = sheet.section("pieces")
        self.spectres: Final = pieces.number("spectres", 4, 99)
        self.building_count: Final = {b: pieces.number(b, 1, 99) for b in PRINTED_BUILDINGS}
        self.cubes: Final = sheet.section("cubes").number("each", 1, 99)
        self.capacity: Final = sheet.section("storage").number("each", 1, 99)
        self.start_valour: Final = sheet.section("start_valour").number("value", 0, 29)
        start, length = sheet.section("start"), sheet.section("track_length")
        self.start_tokens: Final = [start.number(track, 0, 20) for track in TRACKS]
        self.track_length: Final = [length.number(track, 1, 20) for track in TRACKS]
        cost, valour = sheet.section("training_cost"), sheet.section("completion_valour")
        self.training_cost: Final = [cost.numbers(track, 0, 999) for track in TRACKS]
        self.completion_valour: Final = [valour.number(track, 0, 99) for track in TRACKS]
        self.slot_valour: Final = sheet.section("skill_slots").slots()
        self.slot_start: Final = _starts(self.slot_valour)
        self.terrain_faces: Final = sheet.section("terrain_die").terrains("faces", TERRAINS)
        given = sheet.section("rewards")
        self.rewards: Final = {name: given.rewards(name) for name in given.names()}
        faces = sheet.section("reward_die")
        self.reward_faces: Final = faces.words("faces", tuple(self.rewards))
        self.persuasion_cost: Final = sheet.section("persuasion_cost").numbers("tokens", 0, 20)
        self.kalena: Final = sheet.section("kalena").terrains("layout", _KALENA_TERRAINS)
        regions = sheet.section("regions")
        self.regions: Final = {name: regions.tile(name) for name in sorted(regions.names())}
        sheet.done()
        self._check()

    def _check(self) -> None:
        for track, name in enumerate(TRACKS):
            beyond = self.track_length[track] - self.start_tokens[track]
            _require(beyond >= 0, f"start.{name}", _most(self.track_length[track]))
            fits = len(self.training_cost[track]) == beyond
            _require(fits, f"training_cost.{name}", _entries(beyond))
        _require(len(self.persuasion_cost) == SEASONS, "persuasion_cost.tokens", _entries(SEASONS))
        _require(len(self.terrain_faces) == DIE_SIDES, "terrain_die.faces", _entries(DIE_SIDES))
        _require(len(self.rewards) > 0, "rewards", _least(1))
        _require(len(self.reward_faces) == DIE_SIDES, "reward_die.faces", _entries(DIE_SIDES))
        _require(len(self.kalena) == TILE_HEXES, "kalena.layout", _entries(TILE_HEXES))
        _require(self.kalena.count(HIGH_CITY) == 1, "kalena.layout", Text("components-city"))
        _require(len(self.tiles_of((BASE,))) >= REGIONS, "regions", _least(REGIONS))
        for name, tile in self.regions.items():
            _require(len(tile.layout) == TILE_HEXES, f"regions.{name}", _entries(TILE_HEXES))

    def tiles_of(self, sets: tuple[str, ...]) -> list[str]:
        """The Region tiles of these sets, by name."""
        return [name for name, tile in self.regions.items() if tile.set in sets]


def _starts(slots: list[list[int]]) -> list[int]:
    """The number of each deck's first slot, and one more than that of the last slot of all."""
    starts = [0]
    for row in slots:
        starts.append(starts[-1] + len(row))
    return starts


class _Sheet:
    """The sections of a components file, with what was asked for."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.seen: list[_Section] = []

    def section(self, name: str) -> _Section:
        found = self.data.get(name)
        _require(isinstance(found, dict), name, Text("components-section"))
        section = _Section(name, self.data[name])
        self.seen.append(section)
        return section

    def done(self) -> None:
        names = [section.name for section in self.seen]
        for name in self.data:
            _require(name in names, name, Text("components-nothing"))
        for section in self.seen:
            section.done()


class _Section:
    """One section: `assumed` values must say why."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.data = data
        self.seen = list(_MARKS)
        if data.get("assumed"):
            given = isinstance(data.get("reason"), str)
            _require(given, f"{name}.reason", Text("components-reason"))

    def value(self, key: str) -> Any:
        _require(key in self.data, f"{self.name}.{key}", Text("components-value"))
        self.seen.append(key)
        return self.data[key]

    def number(self, key: str, least: int, most: int) -> int:
        return _number(self.value(key), f"{self.name}.{key}", least, most)

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        path = f"{self.name}.{key}"
        return [_number(item, path, least, most) for item in _list(self.value(key), path)]

    def names(self) -> list[str]:
        """The keys that are not marks, as they stand there."""
        return [name for name in self.data if name not in _MARKS]

    def words(self, key: str, allowed: tuple[str, ...]) -> list[str]:
        path = f"{self.name}.{key}"
        return _words(_list(self.value(key), path), path, allowed)

    def terrains(self, key: str, allowed: tuple[str, ...]) -> list[int]:
        return [TERRAINS.index(word) for word in self.words(key, allowed)]

    def slots(self) -> list[list[int]]:
        """The Valour of the slots above each Skill: one list for all decks, or each its
        own."""
        rows: list[list[int]] = []
        for deck in DECKS:
            key = deck if deck in self.data else "valour"
            row = self.numbers(key, 0, 99)
            _require(3 <= len(row) <= 9, f"{self.name}.{key}", Text("components-slots"))
            rows.append(row)
        if "valour" in self.data:
            self.numbers("valour", 0, 99)  # it may serve no deck, and must be right all the same
        return rows

    def rewards(self, key: str) -> list[Reward]:
        """A result in each Season: `[Pecunia, Goods, Valour]`, or a table by name, in which the
        Goods that are not of your choice have theirs: `{ pecunia = 1, food = 2 }`."""
        path = f"{self.name}.{key}"
        _require(key.isidentifier() and key.islower(), path, Text("components-word"))
        found = [_reward(item, path) for item in _list(self.value(key), path)]
        _require(len(found) == SEASONS, path, _entries(SEASONS))
        return found

    def tile(self, key: str) -> Tile:
        """A list of terrains (base), or `{ set = "…", layout = […] }`."""
        path = f"{self.name}.{key}"
        value = self.value(key)
        name, layout = BASE, value
        if isinstance(value, dict):
            _require(sorted(value) == ["layout", "set"], path, "set, layout")
            name, layout = str(value["set"]), value["layout"]
        words = _words(_list(layout, path), path, _REGION_TERRAINS)
        return Tile(key, name, [TERRAINS.index(word) for word in words])

    def done(self) -> None:
        for key in self.data:
            _require(key in self.seen, f"{self.name}.{key}", Text("components-nothing"))


def _reward(item: object, path: str) -> Reward:
    if not isinstance(item, dict):
        parts = [_number(part, path, 0, 99) for part in _list(item, path)]
        _require(len(parts) == 3, path, Text("components-reward"))
        return Reward(parts[0], parts[1], parts[2], (0,) * len(GOODS))
    known = ("pecunia", "goods", "valour", *GOODS)
    for name in item:
        _require(name in known, f"{path}.{name}", ", ".join(known))
    parts = [_number(item.get(name, 0), f"{path}.{name}", 0, 99) for name in known]
    return Reward(parts[0], parts[1], parts[2], tuple(parts[3:]))


def _words(items: list[Any], path: str, allowed: tuple[str, ...]) -> list[str]:
    for item in items:
        _require(item in allowed, path, ", ".join(allowed))
    return [str(item) for item in items]


def _list(value: object, path: str) -> list[Any]:
    if not isinstance(value, list):
        raise _wrong(path, Text("form-list"))
    return value


def _number(value: object, path: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise _wrong(path, f"{least}–{most}")
    return value


def _entries(number: int) -> Text:
    return Text("form-items", number=number)


def _least(number: int) -> Text:
    return Text("components-least", number=number)


def _most(number: int) -> Text:
    return Text("components-most", number=number)


def _require(holds: bool, path: str, expected: str | Text) -> None:
    if not holds:
        raise _wrong(path, expected)


def _wrong(path: str, expected: str | Text) -> BadData:
    return BadData(Text("components-wrong", path=path, expected=expected))


def _shipped() -> str:
    content = files("loci.games.haunted_lands.content")
    return content.joinpath("components.toml").read_text(encoding="utf-8")


@lru_cache(64)
def load_components(text: str) -> Components:
    """The components that `text` (TOML) describes; the shipped ones for ""."""
    source = text
    if not text:
        source = _shipped()
    # Of keys with many dots the library takes time that grows with their square.
    if len(source) > LONGEST or any(line.count(".") > MOST_DOTS for line in source.split("\n")):
        raise BadData(Text("components-size", most=LONGEST, dots=MOST_DOTS))
    try:
        data = tomllib.loads(source)
    except RecursionError as deep:
        raise BadData(Text("components-toml", detail=Text("components-deep"))) from deep
    except ValueError as error:  # its own errors, and a number of thousands of digits
        raise BadData(Text("components-toml", detail=clipped(str(error)))) from error
    return Components(text, data)


def assumed_sections() -> dict[str, str]:
    """Section → reason, for every assumed part of the shipped components."""
    source = _shipped()
    data = tomllib.loads(source)
    return {name: part["reason"] for name, part in data.items() if part.get("assumed")}
