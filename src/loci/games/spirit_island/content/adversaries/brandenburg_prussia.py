"""The Kingdom of Brandenburg-Prussia: towns everywhere, and an ever faster invader deck."""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.games.spirit_island.content.adversaries.reinforcements import (
    add,
    add_on_each_board,
    choose_land,
    is_settled,
)
from loci.games.spirit_island.rules.act import ADVERSARY, Act
from loci.games.spirit_island.rules.adversary import Adversary
from loci.games.spirit_island.rules.each import boards_in_turn, next_board, unskipped_boards
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.deck import (
    is_first_early,
    put_below,
    remove_all,
    remove_one,
)
from loci.games.spirit_island.rules.island.pieces import count
from loci.games.spirit_island.state.registry import ADVERSARIES, INVADER_CARDS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import NOWHERE, TOWN

EARLY_LEVEL: Final = 2  # from which a card of stage III comes early


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
            deck_changes={
                2: put_below(3, 1),
                3: remove_one(1),
                4: remove_one(2),
                5: remove_one(1),
                6: remove_all(1),
            },
        )

    def stage_of(self, table: SpiritTable, card: str) -> int:
        """The stage III card that comes early counts as one of stage II (SX-16.9): the first of
        them, whatever another adversary has put after it."""
        third = INVADER_CARDS[card].stage == 3 and self.level(table) >= EARLY_LEVEL
        if third and is_first_early(table, card):
            return 2
        return super().stage_of(table, card)

    def prepare(self, act: Act) -> Script:
        """Level 1, Fast Start."""
        if self.level(act.table) >= 1:
            add_on_each_board(act.table, 3, TOWN)
        yield from ()

    def escalation(self, act: Act, card: str) -> Script:
        """Land Rush: a town in a land without one, on every board that has a town or city; each an
        Action of its own (SX-12.25)."""
        table = act.table
        left = yield from unskipped_boards(table, boards_in_turn(table, is_settled))
        while left:
            board = yield from next_board(table, left)
            free = [land for land in table.island.lands_on(board) if not count(table, land, TOWN)]
            one = Act(table, ADVERSARY, card=card)
            land = yield from choose_land(table, "ask-adversary-town", free)
            if land != NOWHERE:
                yield from add(one, land, TOWN)
            yield from finish(one)
            if table.ending:
                return


ADVERSARIES["brandenburg-prussia"] = BrandenburgPrussia()
