"""Bonus, scoring, favour and town tiles and the action spaces, read from tiles.toml.

Tiles are numbered from 0 in the order of their names: BON1 is bonus tile 0.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, final

from loci.games.terra_mystica.state.terms import BUILDINGS, CULTS


def _load() -> dict[str, Any]:
    text = files("loci.games.terra_mystica.content").joinpath("tiles.toml").read_text("utf-8")
    return tomllib.loads(text)


_DATA: Final = _load()


@final
class Gain:
    """Coins, workers, priests and power."""

    __slots__ = ("coins", "power", "priests", "workers")

    def __init__(self, data: dict[str, int]) -> None:
        self.coins: Final = data.get("coins", 0)
        self.workers: Final = data.get("workers", 0)
        self.priests: Final = data.get("priests", 0)
        self.power: Final = data.get("power", 0)


def _buildings(data: dict[str, int]) -> list[int]:
    """Victory points by kind of building."""
    return [data.get(name.replace("-", "_"), 0) for name in BUILDINGS]


@final
class BonusTile:
    __slots__ = ("income", "name", "option", "vp", "vp_shipping")

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name: Final = name
        self.option: Final[str] = data.get("option", "")
        self.income: Final = Gain(data["income"])
        scored: dict[str, int] = data.get("pass_vp", {})
        self.vp: Final = _buildings(scored)  # when given back, by kind of building on the map
        self.vp_shipping: Final = scored.get("shipping_level", 0)


@final
class ScoringTile:
    __slots__ = ("cult", "name", "option", "reward", "spades", "steps", "vp", "vp_spade", "vp_town")

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name: Final = name
        self.option: Final[str] = data.get("option", "")
        scored: dict[str, int] = data["vp"]
        self.vp: Final = _buildings(scored)
        self.vp_spade: Final = scored.get("spade", 0)
        self.vp_town: Final = scored.get("town", 0)
        cult: str = data["cult"]
        self.cult: Final = CULTS.index(cult) if cult in CULTS else PRIESTS_SENT
        self.steps: Final[int] = data["steps"]
        self.reward: Final = Gain(data["reward"])  # for each full set of steps
        self.spades: Final[int] = data["reward"].get("spades", 0)


@final
class FavourTile:
    __slots__ = ("copies", "cult", "income", "name", "steps")

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name: Final = name
        self.copies: Final[int] = data["copies"]
        self.cult: Final = CULTS.index(data["cult"])
        self.steps: Final[int] = data["steps"]
        self.income: Final = Gain(data.get("income", {}))


@final
class TownTile:
    __slots__ = ("copies", "gain", "keys", "name", "option", "shipping", "steps", "vp")

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name: Final = name
        self.option: Final[str] = data.get("option", "")
        self.copies: Final[int] = data["copies"]
        self.vp: Final[int] = data["vp"]
        self.keys: Final[int] = data["keys"]
        self.gain: Final = Gain(data.get("gain", {}))
        self.steps: Final[int] = data.get("steps", 0)  # on every cult track
        self.shipping: Final[int] = data.get("shipping", 0)


PRIESTS_SENT: Final = 4  # in place of a cult: own priests on the cult board

BONUS: Final = [BonusTile(name, data) for name, data in _DATA["bonus"].items()]
SCORING: Final = [ScoringTile(name, data) for name, data in _DATA["scoring"].items()]
FAVOUR: Final = [FavourTile(name, data) for name, data in _DATA["favour"].items()]
TOWN: Final = [TownTile(name, data) for name, data in _DATA["town"].items()]
BONUS_NAMES: Final = tuple([tile.name for tile in BONUS])
SCORING_NAMES: Final = tuple([tile.name for tile in SCORING])
FAVOUR_NAMES: Final = tuple([tile.name for tile in FAVOUR])
TOWN_NAMES: Final = tuple([tile.name for tile in TOWN])

# Tiles that rules name
BON1: Final = 0  # a spade as an action
BON2: Final = 1  # a cult step as an action
BON4: Final = 3  # shipping
SCORE1: Final = 0  # spades
FAV5: Final = 4  # smaller towns
FAV6: Final = 5  # a cult step as an action
FAV10: Final = 9  # trading houses
FAV11: Final = 10  # dwellings
FAV12: Final = 11  # trading houses when passing
FAV10_VP: Final = 3
FAV11_VP: Final = 2
FAV12_VP: Final = (0, 2, 3, 3, 4)
FAV5_POWER: Final = 6

# Action spaces
ACTIONS: Final = (
    "ACT1",
    "ACT2",
    "ACT3",
    "ACT4",
    "ACT5",
    "ACT6",
    "BON1",
    "BON2",
    "FAV6",
    "ACTA",
    "ACTC",
    "ACTE",
    "ACTG",
    "ACTN",
    "ACTS",
    "ACTW",
)
POWER_ACTIONS: Final = 6
(
    ACT_BRIDGE,
    ACT_PRIEST,
    ACT_WORKERS,
    ACT_COINS,
    ACT_SPADE,
    ACT_SPADES,
    USE_BON1,
    USE_BON2,
    USE_FAV6,
    AUREN_STEPS,
    CHAOS_TURN,
    ENGINEERS_BRIDGE,
    GIANTS_SPADES,
    NOMADS_STORM,
    SWARMLINGS_UPGRADE,
    WITCHES_RIDE,
) = range(16)
POWER_COST: Final[list[int]] = [_DATA["power"][name]["power"] for name in ACTIONS[:POWER_ACTIONS]]
POWER_GAIN: Final = [Gain({**_DATA["power"][name], "power": 0}) for name in ACTIONS[:POWER_ACTIONS]]
ENGINEERS_WORKERS: Final = 2

FIRST_GAME: Final[dict[str, Any]] = _DATA["first_game"]
