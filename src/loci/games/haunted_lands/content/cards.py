"""The cards of the base game and its modes (HL-9.7, HL-11.2, HL-13, HL-16)."""

from __future__ import annotations

from loci.games.haunted_lands.rules.skills import (
    BARN,
    BULK_TRADE,
    CHATTER_CHOOSE,
    CHATTER_REFRESH,
    CHATTER_VALOUR,
    CITIZEN,
    FOREST_PATHS,
    GLEANER,
    GOOD_YEAR,
    HAGGLER,
    MASON,
    MOUNTAIN_PATHS,
)
from loci.games.haunted_lands.rules.spectres import HARD_ROADS, NO_HARVEST, QUIET_BUILDINGS
from loci.games.haunted_lands.state.registry import (
    Market,
    Mode,
    RewardCard,
    Skill,
    SpectreCard,
    register,
)
from loci.games.haunted_lands.state.terms import (
    BASE,
    CHATTER,
    CRAFTING,
    FOOD,
    MINERAL,
    SEASONS,
    TRADE,
    WANDERING,
    WATER,
    WOOD,
)

# -- Skill cards (HL-16) ---------------------------------------------------------------------------

for number, deck, cost in (
    (CHATTER_VALOUR, CHATTER, (FOOD, WATER)),
    (CHATTER_CHOOSE, CHATTER, (WOOD, MINERAL)),
    (CHATTER_REFRESH, CHATTER, (FOOD, FOOD)),
    (FOREST_PATHS, WANDERING, (FOOD, MINERAL)),
    (MOUNTAIN_PATHS, WANDERING, (WATER, MINERAL)),
    (CITIZEN, WANDERING, (FOOD, WATER)),
    (BARN, TRADE, (FOOD, MINERAL)),
    (HAGGLER, TRADE, (FOOD, FOOD)),
    (BULK_TRADE, TRADE, (FOOD, WOOD)),
    (GOOD_YEAR, CRAFTING, (WATER, WOOD)),
    (MASON, CRAFTING, (FOOD, WATER)),
    (GLEANER, CRAFTING, (FOOD, WOOD)),
):
    register(Skill(number, BASE, deck, cost))

# -- Market cards (HL-11.2) ------------------------------------------------------------------------


def _single() -> dict[tuple[int, ...], int]:
    return {(good,): 2 for good in range(4)}


def _same() -> dict[tuple[int, ...], int]:
    offers = _single()
    for good in range(4):
        offers[(good, good)] = 5
        offers[(good, good, good)] = 8
    return offers


def _different() -> dict[tuple[int, ...], int]:
    offers = _single()
    for good in range(4):
        for other in range(good + 1, 4):
            offers[(good, other)] = 5
            for third in range(other + 1, 4):
                offers[(good, other, third)] = 8
    return offers


def _each() -> dict[tuple[int, ...], int]:
    return {**_single(), (FOOD, WATER, WOOD, MINERAL): 12}


register(Market(1, BASE, _same()))
register(Market(2, BASE, _different()))
register(Market(3, BASE, _each()))

# -- Spectre cards and Reward cards (HL-9.7, HL-6.9) -----------------------------------------------

for card in (QUIET_BUILDINGS, NO_HARVEST, HARD_ROADS):
    register(SpectreCard(card, BASE))
for season in range(1, SEASONS + 1):
    register(RewardCard(season, BASE))

# -- Modes (HL-13) ---------------------------------------------------------------------------------

register(Mode("wanderer", BASE, QUIET_BUILDINGS, ((1, 1, False), (2, 1, False))))
register(Mode("builder", BASE, NO_HARVEST, ((1, 1, False), (0, 0, False))))
register(Mode("burgher", BASE, HARD_ROADS, ((2, 2, True), (0, 0, False))))
