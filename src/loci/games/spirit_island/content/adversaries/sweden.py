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
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.blight import add_blight_quietly
from loci.games.spirit_island.rules.invaders.cards import lands_of_card
from loci.games.spirit_island.rules.island.harm import replace
from loci.games.spirit_island.rules.island.pieces import count, invaders
from loci.games.spirit_island.rules.without_events import draw_out
from loci.games.spirit_island.state.events import BlightAdded, CardTurned
from loci.games.spirit_island.state.piles import INVADER_DECK, INVADER_DISCARD, add_card
from loci.games.spirit_island.state.registry import ADVERSARIES, INVADER_CARDS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import CITY, DAHAN, NOWHERE, TOWN

MINING: Final = 6  # damage to a land that adds 1 more blight


@final
class Sweden(Adversary):
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
        for land in table.explored:
            if 0 < count(table, land, DAHAN) <= invaders(table, land):
                act = Act(table, ADVERSARY, land=land)
                yield from replace(act, DAHAN, TOWN)
                yield from finish(act)

    def ravages_spread(self, table: SpiritTable, seat: int, serious: bool) -> bool:
        """Mining Rush may put a town into a land that is still to be ravaged."""
        return serious and table.level >= 5

    def after_ravage_damage(self, act: Act, seat: int, damage: int, blighted: bool) -> Script:
        """Level 1, Heavy Mining (SI-30.21), and level 5, Mining Rush (SI-30.25)."""
        table = act.table
        if not blighted:
            return
        if table.level >= 1 and damage >= MINING:
            yield from add_blight_quietly(act, act.land)
        if table.level >= 5:
            near = table.island.near[act.land]
            free = [land for land in near if not count(table, land, TOWN, CITY)]
            land = yield from choose_land(table, "ask-adversary-town", free, act.land)
            if land != NOWHERE:
                yield from add(act, land, TOWN)

    def prepare(self, act: Act) -> Script:
        """Level 2, Population Pressure at Home, and level 6, Prospecting Outpost. Blight of the
        set-up is from the box (SI-30.26, SI-30.27)."""
        table = act.table
        for board in range(len(table.island.boards)):
            four, five, eight = [table.island.land_on(board, n) for n in (4, 5, 8)]
            if table.level >= 2:
                table.blight[five] += table.blight[four]
                table.blight[four] = 0
            if table.level >= 6:
                table.blight[eight] += 1
                if table.sink is not None:
                    table.sink.append(BlightAdded(table.island.names[eight]))
        if table.level >= 2:
            add_on_each_board(table, 4, CITY)
        if table.level >= 6:
            add_on_each_board(table, 8, TOWN)
        yield from ()

    def more_strength(self, table: SpiritTable, seat: int, land: int, kind: int) -> int:
        """Level 3, Fine Steel for Tools and Guns (SI-30.22)."""
        return {TOWN: 1, CITY: 2}.get(kind, 0) if table.level >= 3 else 0

    def prepare_last(self, act: Act) -> Script:
        """Level 4, Royal Backing: the topmost card of the lowest stage is discarded, and every
        board gets a town where, of its lands, fewest invaders are (SI-30.23, SI-30.24)."""
        table = act.table
        deck = table.piles[INVADER_DECK]
        if table.level < 4 or not deck:
            return
        card = min(deck, key=lambda other: INVADER_CARDS[other].stage)
        draw_out(table, card)
        add_card(table, INVADER_DISCARD, card)
        table.revealed += 1
        if table.sink is not None:
            table.sink.append(CardTurned("invader-discarded", "invader", card))
        named = lands_of_card(table, card)
        for board in range(len(table.island.boards)):
            own = [land for land in named if table.island.board_of(land) == board]
            fewest = with_most(own, lambda land: -invaders(table, land))
            land = yield from choose_land(table, "ask-adversary-town", fewest)
            put_there(table, land, TOWN)


ADVERSARIES["sweden"] = Sweden()
