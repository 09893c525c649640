"""The 14 factions as printed, read from factions.toml."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, final

from loci.games.terra_mystica.state.terms import FACTIONS, TERRAINS


@final
class Faction:
    """One faction's printed numbers. Lists by building begin with an unused 0.

    Incomes are totals by how many buildings of the kind stand on the map.
    """

    __slots__ = (
        "bowls",
        "coins",
        "cost_coins",
        "cost_workers",
        "cults",
        "dig_coins",
        "dig_most",
        "dwelling_workers",
        "dwellings",
        "favours",
        "home",
        "name",
        "priests",
        "rates",
        "sanctuary_priests",
        "ship_most",
        "ship_start",
        "ship_vp",
        "stronghold",
        "temple_power",
        "temple_priests",
        "trading_house_coins",
        "trading_house_power",
        "workers",
    )

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name: Final = name
        self.home: Final = TERRAINS.index(data["home"])
        start = data["start"]
        self.coins: Final[int] = start["coins"]
        self.workers: Final[int] = start["workers"]
        self.priests: Final[int] = start["priests"]
        self.bowls: Final[list[int]] = data["bowls"]
        self.cults: Final[list[int]] = data["cults"]
        self.dwellings: Final[int] = data["dwellings"]
        shipping = data.get("shipping", {"start": 0, "most": 0, "vp": [0]})
        self.ship_start: Final[int] = shipping["start"]
        self.ship_most: Final[int] = shipping["most"]  # 0: no track
        self.ship_vp: Final[list[int]] = shipping["vp"]  # by the space reached
        digging = data.get("digging", {"most": 0, "coins": 0, "workers_per_spade": []})
        self.dig_most: Final[int] = digging["most"]
        self.dig_coins: Final[int] = digging["coins"]
        self.rates: Final[list[int]] = digging["workers_per_spade"]  # empty: no track
        self.cost_workers: Final[list[int]] = [0, *data["cost_workers"]]
        self.cost_coins: Final[list[int]] = [0, *data["cost_coins"]]
        self.dwelling_workers: Final[list[int]] = data["dwelling_workers"]
        self.trading_house_coins: Final[list[int]] = data["trading_house_coins"]
        self.trading_house_power: Final[list[int]] = data["trading_house_power"]
        self.temple_priests: Final[list[int]] = data["temple_priests"]
        self.temple_power: Final[list[int]] = data["temple_power"]
        income = data["stronghold"]
        self.stronghold: Final = (  # coins, workers, priests, power
            int(income.get("coins", 0)),
            int(income.get("workers", 0)),
            int(income.get("priests", 0)),
            int(income.get("power", 0)),
        )
        self.sanctuary_priests: Final[int] = data["sanctuary_priests"]
        self.favours: Final[int] = data["favours"]  # for a temple or the sanctuary


def _load() -> list[Faction]:
    text = files("loci.games.terra_mystica.content").joinpath("factions.toml").read_text("utf-8")
    data = tomllib.loads(text)
    return [Faction(name, data[name]) for name in FACTIONS]


BOARDS: Final[list[Faction]] = _load()
