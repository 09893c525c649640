"""The targets that powers name, as tests on lands."""

from __future__ import annotations

from typing import Final

from loci.games.spirit_island.rules.island.lands import is_coastal, is_terrain
from loci.games.spirit_island.rules.island.pieces import count, invaders
from loci.games.spirit_island.rules.powers.power import ANOTHER, ANYBODY, YOURSELF, Target
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BEASTS,
    CITY,
    DAHAN,
    JUNGLE,
    MOUNTAIN,
    SANDS,
    TERRAINS,
    TOWN,
    WETLAND,
)


def _terrain(*terrains: int) -> Target:
    def test(table: SpiritTable, land: int) -> bool:
        return is_terrain(table, land, *terrains)

    return Target("-".join([TERRAINS[terrain] for terrain in terrains]), test)


ANY_LAND: Final = Target("any-land")
DAHAN_LAND: Final = Target("dahan", lambda table, land: count(table, land, DAHAN) > 0)
INVADER_LAND: Final = Target("invaders", lambda table, land: invaders(table, land) > 0)
NO_INVADERS: Final = Target("no-invaders", lambda table, land: invaders(table, land) == 0)
BLIGHTED_LAND: Final = Target("blight", lambda table, land: table.blight[land] > 0)
NO_BLIGHT: Final = Target("no-blight", lambda table, land: table.blight[land] == 0)
BLIGHTED_INVADERS: Final = Target(
    "blight-invaders", lambda table, land: table.blight[land] > 0 and invaders(table, land) > 0
)
BEASTS_LAND: Final = Target("beasts", lambda table, land: count(table, land, BEASTS) > 0)
COASTAL_LAND: Final = Target("coastal", is_coastal)
INLAND: Final = Target("inland", lambda table, land: not is_coastal(table, land))
CITY_LAND: Final = Target("city", lambda table, land: count(table, land, CITY) > 0)
BUILDING_LAND: Final = Target("town-city", lambda table, land: count(table, land, TOWN, CITY) > 0)
JUNGLE_SANDS: Final = _terrain(JUNGLE, SANDS)
JUNGLE_WETLAND: Final = _terrain(JUNGLE, WETLAND)
MOUNTAIN_LAND: Final = _terrain(MOUNTAIN)
MOUNTAIN_JUNGLE: Final = _terrain(MOUNTAIN, JUNGLE)
MOUNTAIN_SANDS: Final = _terrain(MOUNTAIN, SANDS)
MOUNTAIN_WETLAND: Final = _terrain(MOUNTAIN, WETLAND)
SANDS_WETLAND: Final = _terrain(SANDS, WETLAND)

COASTAL_WETLAND: Final = Target(
    "coastal-wetland",
    lambda table, land: is_coastal(table, land) or is_terrain(table, land, WETLAND),
)
NOT_WETLAND: Final = Target("not-wetland", lambda table, land: not is_terrain(table, land, WETLAND))
JUNGLE_NO_BLIGHT: Final = Target(
    "jungle-no-blight",
    lambda table, land: is_terrain(table, land, JUNGLE) or table.blight[land] == 0,
)

ANY_SPIRIT: Final = Target("any-spirit", spirit=ANYBODY)
ANOTHER_SPIRIT: Final = Target("another-spirit", spirit=ANOTHER)
ITSELF: Final = Target("yourself", spirit=YOURSELF)
