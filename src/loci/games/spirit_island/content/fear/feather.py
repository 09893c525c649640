"""The fear cards of Feather & Flame."""

from __future__ import annotations

from typing import Final, final

from loci.games.spirit_island.content.fear.jagged import each_board
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import FEAR_CARD
from loci.games.spirit_island.rules.each import lands_in_turn
from loci.games.spirit_island.state.terms import FEATHER

# -- Angry Mobs ------------------------------------------------------------------------------------

MOB: Final = 2  # explorers of whom each such number destroys 1 piece


def riot(act: Act) -> Script:
    """A town becomes 2 explorers, and 1 fear."""
    yield from replace(act, TOWN, EXPLORER, 2)
    fear(act, 1)


def mobs(*kinds: int) -> Level:
    """In each land with enough explorers 1 such piece is destroyed for every 2 of them, an Action
    of its own (SX-12.10)."""

    def level(card: Act) -> Script:
        table = card.table
        crowded = [n for n in table.island.lands if count(table, n, EXPLORER) >= MOB]
        for land in lands_in_turn(table, crowded):
            act = Act(table, FEAR_CARD, land=land, card=card.card)
            act.levels = card.levels
            yield from destroy(act, count(table, land, EXPLORER) // MOB, *kinds)
            yield from finish(act)
            if table.ending:
                return

    return level


fear_card(
    "angry-mobs",
    each_player(holding(TOWN), riot, optional=True),
    mobs(EXPLORER, TOWN),
    mobs(*INVADERS),
    set=FEATHER,
)


# -- Mimic the Dahan -------------------------------------------------------------------------------


def join_the_dahan(act: Act) -> Script:
    """An explorer or town becomes a dahan."""
    kinds = [kind for kind in (EXPLORER, TOWN) if has(act.table, act.land, kind)]
    kind = kinds[0]
    if len(kinds) > 1:
        line = yield from choose(act, "explorer-joins", "town-joins")
        kind = EXPLORER if line == "explorer-joins" else TOWN
    yield from replace(act, kind, DAHAN)


def among_many_dahan(table: SpiritTable, land: int) -> bool:
    """A land with dahan, or with 3 of them in the lands around it together."""
    around = sum([count(table, other, DAHAN) for other in table.island.near[land]])
    return has(table, land, DAHAN) or around >= 3


SETTLERS: Final = holding(EXPLORER, TOWN)
OUTNUMBERED: Final = both(SETTLERS, at_least(2, DAHAN))

fear_card(
    "mimic-the-dahan",
    each_player(OUTNUMBERED, remove_one(EXPLORER, TOWN)),
    each_player(OUTNUMBERED, join_the_dahan),
    each_player(both(SETTLERS, among_many_dahan), join_the_dahan),
    set=FEATHER,
)


# -- Depopulation ----------------------------------------------------------------------------------


def shrink(act: Act) -> Script:
    """A town becomes an explorer."""
    yield from replace(act, TOWN, EXPLORER)


def empty(act: Act) -> Script:
    """A town is removed, or a city becomes a town."""
    table = act.table
    lines = ["remove-town"] if has(table, act.land, TOWN) else []
    if has(table, act.land, CITY):
        lines.append("replace-city")
    line = yield from choose(act, *lines)
    if line == "remove-town":
        yield from remove(act, 1, TOWN)
    else:
        yield from replace(act, CITY, TOWN)


fear_card(
    "depopulation",
    each_board(holding(TOWN), shrink),
    each_board(holding(TOWN), remove_one(TOWN)),
    each_board(holding(TOWN, CITY), empty),
    set=FEATHER,
)


# -- Communities in Disarray -----------------------------------------------------------------------


@final
class Disarray(Effect):
    """Cities, from level 2 on towns too, deal less damage in ravages, and no invaders heal."""

    kind = "disarray"
    fields = (Field.number("level"),)

    def __init__(self, level: int = 1) -> None:
        super().__init__()
        self.level: Final = level

    def more_ravage_strength(
        self, table: SpiritTable, seat: int, land: int, kind: int, normal: bool
    ) -> int:
        if kind == CITY or (kind == TOWN and self.level > 1):
            return -2 if self.level > 2 else -1
        return 0

    def bars_invaders_healing(self, table: SpiritTable, seat: int, land: int) -> bool:
        return True


register_effect(Disarray)


def disarray(level: int) -> Level:
    def rule(act: Act) -> None:
        lasting(act.table, Disarray(level), "log-disarray")

    return rule


fear_card("communities-in-disarray", disarray(1), disarray(2), disarray(3), set=FEATHER)


# -- Spreading Timidity ----------------------------------------------------------------------------


def timidity(points: int) -> Level:
    """The land is isolated, and perhaps defended."""

    def rule(act: Act) -> None:
        isolate(act)
        defend(act, points)

    return rule


fear_card(
    "spreading-timidity",
    each_player(any_land, timidity(0)),
    each_player(any_land, timidity(2), different=True),
    each_player(any_land, timidity(4), different=True),
    set=FEATHER,
)
