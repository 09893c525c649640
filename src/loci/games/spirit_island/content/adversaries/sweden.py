"""The Kingdom of Sweden: it ravages harder, mines more blight, and sways the dahan."""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.games.spirit_island.content.adversaries.reinforcements import (
    add,
    add_on_each_board,
    choose_land,
    put_there,
    with_most,
)
from loci.games.spirit_island.rules.act import ADVERSARY, Act
from loci.games.spirit_island.rules.adversary import Adversary
from loci.games.spirit_island.rules.each import next_land, unskipped_lands
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.extra_board import settled_slots
from loci.games.spirit_island.rules.invaders.blight import add_blight_quietly
from loci.games.spirit_island.rules.invaders.cards import lands_of_card
from loci.games.spirit_island.rules.invaders.deck import accelerate
from loci.games.spirit_island.rules.island.isolation import choice_for_invaders
from loci.games.spirit_island.rules.island.pieces import count, has, invaders
from loci.games.spirit_island.rules.island.replacement import replace
from loci.games.spirit_island.state.events import BlightAdded
from loci.games.spirit_island.state.registry import ADVERSARIES
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import CITY, DAHAN, NOWHERE, TOWN

MINING: Final = 6  # damage to a land that adds 1 more blight


@final
class Sweden(Adversary):
    by_terrain = True

    def __init__(self) -> None:
        super().__init__(
            "sweden",
            difficulty=[1, 2, 3, 5, 6, 7, 8],
            fear_cards=[
                (3, 3, 3),
                (3, 3, 3),
                (3, 4, 3),
                (3, 4, 3),
                (3, 4, 4),
                (4, 4, 4),
                (4, 4, 5),
            ],
            invader_decks=["111-2222-33333"] * 7,
        )

    def late_escalation(self, table: SpiritTable, card: str) -> Script:
        """Swayed by the Invaders: in every land just explored with at least as many invaders as
        dahan, 1 dahan becomes a town (SI-30.20)."""
        named = lands_of_card(table, card)
        swayed = [n for n in table.explored if n in named and is_swayed(table, n)]
        left = yield from unskipped_lands(table, swayed)
        while left:
            land = yield from next_land(table, left)
            if is_swayed(table, land):  # it may have been explored twice
                act = Act(table, ADVERSARY, land=land)
                yield from replace(act, DAHAN, TOWN)
                yield from finish(act)

    def ravages_spread(self, table: SpiritTable, seat: int, serious: bool) -> bool:
        """Mining Rush may put a town into a land that is still to be ravaged."""
        return serious and self.level(table) >= 5

    def ravages_reinforce(self, table: SpiritTable, seat: int) -> bool:
        return self.level(table) >= 5

    def after_ravage_damage(self, act: Act, seat: int, damage: int, blighted: bool) -> Script:
        """Level 1, Heavy Mining (SI-30.21), and level 5, Mining Rush (SI-30.25)."""
        table = act.table
        if not blighted:
            return
        if self.level(table) >= 1 and damage >= MINING:
            yield from add_blight_quietly(act, act.land)
        if self.level(table) >= 5:
            free = choice_for_invaders(
                table, act.land, lambda land: not has(table, land, TOWN, CITY)
            )
            land = yield from choose_land(table, "ask-adversary-town", free, act.land)
            if land != NOWHERE:
                yield from add(act, land, TOWN)

    def prepare(self, act: Act) -> Script:
        """Level 2, Population Pressure at Home, and level 6, Prospecting Outpost. Blight of the
        set-up is from the box (SI-30.26, SI-30.27)."""
        table = act.table
        for board in settled_slots(table):
            four, five, eight = [table.island.land_on(board, n) for n in (4, 5, 8)]
            if self.level(table) >= 2:
                table.blight[five] += table.blight[four]
                table.blight[four] = 0
            if self.level(table) >= 6:
                table.blight[eight] += 1
                if table.sink is not None:
                    table.sink.append(BlightAdded(table.island.names[eight]))
        if self.level(table) >= 2:
            add_on_each_board(table, 4, CITY)
        if self.level(table) >= 6:
            add_on_each_board(table, 8, TOWN)
        yield from ()

    def more_strength(self, table: SpiritTable, seat: int, land: int, kind: int) -> int:
        """Level 3, Fine Steel for Tools and Guns (SI-30.22)."""
        return {TOWN: 1, CITY: 2}.get(kind, 0) if self.level(table) >= 3 else 0

    def prepare_last(self, act: Act) -> Script:
        """Level 4, Royal Backing: the topmost card of the lowest stage is discarded, and every
        board gets a town where, of its lands, fewest invaders are (SI-30.23, SI-30.24). For a
        terrain that a board of a file does not have, its last land stands."""
        table = act.table
        card = accelerate(table) if self.level(table) >= 4 else ""
        if not card:
            return
        named = lands_of_card(table, card)
        for board in settled_slots(table):
            own = [land for land in named if table.island.is_on(land, board)]
            fewest = with_most(own, lambda land: -invaders(table, land))
            last = table.island.lands_on(board)[-1:]
            land = yield from choose_land(table, "ask-adversary-town", fewest or last)
            put_there(table, land, TOWN)


def is_swayed(table: SpiritTable, land: int) -> bool:
    """Whether there are dahan, and at least as many invaders."""
    return 0 < count(table, land, DAHAN) <= invaders(table, land)


ADVERSARIES["sweden"] = Sweden()
