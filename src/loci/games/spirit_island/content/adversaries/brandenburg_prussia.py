"""The Kingdom of Brandenburg-Prussia: towns everywhere, and an ever faster invader deck."""

from __future__ import annotations

from typing import final

from loci.core.script import Script
from loci.games.spirit_island.content.adversaries.reinforcements import (
    add,
    add_on_each_board,
    choose_land,
    settled_boards,
)
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.adversary import Adversary
from loci.games.spirit_island.rules.invaders.cards import is_early
from loci.games.spirit_island.rules.island.pieces import count
from loci.games.spirit_island.state.registry import ADVERSARIES
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import NOWHERE, TOWN


@final
class BrandenburgPrussia(Adversary):
    """Levels 2 to 6 are invader decks only."""

    def __init__(self) -> None:
        super().__init__(
            "brandenburg-prussia",
            difficulty=[1, 2, 4, 6, 7, 9, 10],
            fear_cards=[
                (3, 3, 3),
                (3, 3, 3),
                (3, 3, 3),
                (3, 4, 3),
                (4, 4, 3),
                (4, 4, 3),
                (4, 4, 4),
            ],
            invader_decks=[
                "111-2222-33333",
                "111-2222-33333",
                "111-3-2222-3333",
                "11-3-2222-3333",
                "11-3-222-3333",
                "1-3-222-3333",
                "3-222-3333",
            ],
        )

    def stage_of(self, table: SpiritTable, card: str) -> int:
        """The stage III card that comes early counts as one of stage II (SX-16.9)."""
        return 2 if is_early(table, card) else super().stage_of(table, card)

    def prepare(self, act: Act) -> Script:
        """Level 1, Fast Start."""
        if act.table.level >= 1:
            add_on_each_board(act.table, 3, TOWN)
        yield from ()

    def escalation(self, act: Act, card: str) -> Script:
        """Land Rush: a town in a land without one, on every board that has a town or city."""
        table = act.table
        for board in settled_boards(table):
            free = [land for land in table.island.lands_on(board) if not count(table, land, TOWN)]
            land = yield from choose_land(table, "ask-adversary-town", free)
            if land != NOWHERE:
                yield from add(act, land, TOWN)


ADVERSARIES["brandenburg-prussia"] = BrandenburgPrussia()
