"""The printed numbers: read from components.toml or a user's own file, checked when loaded."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, final

from loci.core.errors import BadData
from loci.core.text import Text
from loci.games.haunted_lands.words import BUILDINGS, HIGH_CITY, REWARDS, SEASONS, TERRAINS, TRACKS

TILE_HEXES: Final = 7
DIE_SIDES: Final = 6
SLOTS: Final = 4
_MARKS: Final = ("assumed", "confidence", "reason")


@final
class Components:
    """Everything printed that play depends on. Shared by all tables, never changed."""

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
        self.building_count: Final = [0, *[pieces.number(b, 1, 99) for b in BUILDINGS[1:]]]
        self.cubes: Final = sheet.section("cubes").number("each", 1, 99)
        self.capacity: Final = sheet.section("storage").number("each", 1, 99)
        self.start_valour: Final = sheet.section("start_valour").number("value", 0, 29)
        start, length = sheet.section("start"), sheet.section("track_length")
        self.start_tokens: Final = [start.number(track, 0, 20) for track in TRACKS]
        self.track_length: Final = [length.number(track, 1, 20) for track in TRACKS]
        cost, valour = sheet.section("training_cost"), sheet.section("completion_valour")
        self.training_cost: Final = [cost.numbers(track, 0, 999) for track in TRACKS]
        self.completion_valour: Final = [valour.number(track, 0, 99) for track in TRACKS]
        self.slot_valour: Final = sheet.section("skill_slots").numbers("valour", 0, 99)
        self.terrain_faces: Final = sheet.section("terrain_die").indices("faces", TERRAINS[:3])
        self.reward_faces: Final = sheet.section("reward_die").indices("faces", REWARDS)
        self.persuasion_cost: Final = sheet.section("persuasion_cost").numbers("tokens", 0, 20)
        given = sheet.section("rewards")
        self.rewards: Final = [given.triples(result) for result in REWARDS]
        self.kalena: Final = sheet.section("kalena").indices("layout", TERRAINS[4:], 4)
        regions = sheet.section("regions")
        names = sorted(name for name in regions.data if name not in _MARKS)
        self.regions: Final = {name: regions.indices(name, TERRAINS[:4]) for name in names}
        sheet.done()
        self._check()

    def _check(self) -> None:
        for track, name in enumerate(TRACKS):
            beyond = self.track_length[track] - self.start_tokens[track]
            _require(beyond >= 0, f"start.{name}", f"at most {self.track_length[track]}")
            fits = len(self.training_cost[track]) == beyond
            _require(fits, f"training_cost.{name}", f"{beyond} prices")
        _require(len(self.slot_valour) == SLOTS, "skill_slots.valour", f"{SLOTS} values")
        _require(len(self.persuasion_cost) == SEASONS, "persuasion_cost.tokens", "3 costs")
        _require(len(self.terrain_faces) == DIE_SIDES, "terrain_die.faces", "6 faces")
        _require(len(self.reward_faces) == DIE_SIDES, "reward_die.faces", "6 faces")
        _require(len(self.kalena) == TILE_HEXES, "kalena.layout", "7 terrains")
        _require(self.kalena.count(HIGH_CITY) == 1, "kalena.layout", "one High City")
        _require(len(self.regions) >= 6, "regions", "at least 6 tiles")
        for name, layout in self.regions.items():
            _require(len(layout) == TILE_HEXES, f"regions.{name}", "7 terrains")


class _Sheet:
    """The sections of a components file, with what was asked for."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.seen: list[_Section] = []

    def section(self, name: str) -> _Section:
        found = self.data.get(name)
        _require(isinstance(found, dict), name, "a section of this name")
        section = _Section(name, self.data[name])
        self.seen.append(section)
        return section

    def done(self) -> None:
        names = [section.name for section in self.seen]
        for name in self.data:
            _require(name in names, name, "no such section")
        for section in self.seen:
            section.done()


class _Section:
    """One section: `assumed` values must say why."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.data = data
        self.seen = list(_MARKS)
        if data.get("assumed"):
            _require(isinstance(data.get("reason"), str), f"{name}.reason", "a reason")

    def value(self, key: str) -> Any:
        _require(key in self.data, f"{self.name}.{key}", "a value")
        self.seen.append(key)
        return self.data[key]

    def number(self, key: str, least: int, most: int) -> int:
        return _number(self.value(key), f"{self.name}.{key}", least, most)

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        path = f"{self.name}.{key}"
        return [_number(item, path, least, most) for item in _list(self.value(key), path)]

    def indices(self, key: str, names: tuple[str, ...], offset: int = 0) -> list[int]:
        path = f"{self.name}.{key}"
        items = _list(self.value(key), path)
        for item in items:
            _require(item in names, path, ", ".join(names))
        return [names.index(str(item)) + offset for item in items]

    def triples(self, key: str) -> list[tuple[int, int, int]]:
        path = f"{self.name}.{key}"
        found: list[tuple[int, int, int]] = []
        for item in _list(self.value(key), path):
            parts = [_number(part, path, 0, 99) for part in _list(item, path)]
            _require(len(parts) == 3, path, "Pecunia, Goods, Valour")
            found.append((parts[0], parts[1], parts[2]))
        _require(len(found) == SEASONS, path, "a reward for each Season")
        return found

    def done(self) -> None:
        for key in self.data:
            _require(key in self.seen, f"{self.name}.{key}", "no such value")


def _list(value: object, path: str) -> list[Any]:
    if not isinstance(value, list):
        raise _wrong(path, "a list")
    return value


def _number(value: object, path: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise _wrong(path, f"{least}–{most}")
    return value


def _require(holds: bool, path: str, expected: str) -> None:
    if not holds:
        raise _wrong(path, expected)


def _wrong(path: str, expected: str) -> BadData:
    return BadData(Text("components-wrong", path=path, expected=expected))


@cache
def load_components(text: str) -> Components:
    """The components that `text` (TOML) describes; the shipped ones for ""."""
    source = text
    if not text:
        source = files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BadData(Text("components-toml", detail=str(error))) from error
    return Components(text, data)


def assumed_sections() -> dict[str, str]:
    """Section → reason, for every assumed part of the shipped components."""
    source = files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
    data = tomllib.loads(source)
    return {name: part["reason"] for name, part in data.items() if part.get("assumed")}
