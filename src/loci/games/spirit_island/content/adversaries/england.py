"""The Kingdom of England: it builds more, in more lands, and harder to destroy."""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.games.spirit_island.content.adversaries.reinforcements import (
    add_on_each_board,
    choose_land,
    is_settled,
    with_most,
)
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.adversary import Adversary
from loci.games.spirit_island.rules.each import (
    boards_in_turn,
    lands_in_turn,
    next_board,
    next_land,
    unskipped_boards,
    unskipped_lands,
)
from loci.games.spirit_island.rules.invaders.actions import build, built_lands
from loci.games.spirit_island.rules.invaders.phase import Running
from loci.games.spirit_island.rules.island.isolation import near_for_invaders
from loci.games.spirit_island.rules.island.pieces import count
from loci.games.spirit_island.rules.sequence import Step
from loci.games.spirit_island.state.piles import EXTRA_SPACE, INVADER_DISCARD
from loci.games.spirit_island.state.registry import ADVERSARIES, INVADER_CARDS
from loci.games.spirit_island.state.steps import RAVAGE_STEP
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import BUILDINGS, CITY, TOWN, kind_of

CAPITAL: Final = 7  # towns and cities in one land with which the invaders win


@final
class England(Adversary):
    """From level 3 the card that has ravaged builds once more on `table.extra_space`."""

    def __init__(self) -> None:
        super().__init__(
            "england",
            difficulty=[1, 3, 4, 6, 7, 9, 11],
            fear_cards=[
                (3, 3, 3),
                (3, 4, 3),
                (4, 4, 3),
                (4, 5, 4),
                (4, 5, 5),
                (4, 5, 5),
                (4, 5, 4),
            ],
            invader_decks=["111-2222-33333"] * 7,
        )

    def is_lost(self, table: SpiritTable, seat: int) -> bool:
        """Proud & Mighty Capital (SI-30.12)."""
        return any(count(table, land, TOWN, CITY) >= CAPITAL for land in table.island.lands)

    def escalation(self, act: Act, card: str) -> Script:
        """Building Boom: one build on every board, where most towns and cities are (SI-30.13)."""
        table = act.table
        left = yield from unskipped_boards(table, boards_in_turn(table, is_settled))
        while left:
            board = yield from next_board(table, left)
            lands = with_most(
                table.island.lands_on(board), lambda land: count(table, land, TOWN, CITY)
            )
            land = yield from choose_land(table, "ask-adversary-build", lands)
            yield from build(table, land)
            if table.ending:
                return

    def builds_also_in(self, table: SpiritTable, seat: int, lands: list[int]) -> list[int]:
        """Level 1, Indentured Servants Earn Land: beside 2 towns and cities (SI-30.14)."""
        if self.level(table) < 1:
            return []
        found = []
        for land in lands:
            beside = near_for_invaders(table, land)
            if sum([count(table, other, TOWN, CITY) for other in beside]) >= 2:
                found.append(land)
        return found

    def prepare(self, act: Act) -> Script:
        """Level 2, Criminals and Malcontents."""
        if self.level(act.table) >= 2:
            add_on_each_board(act.table, 1, CITY)
            add_on_each_board(act.table, 2, TOWN)
        yield from ()

    def takes_extra(self, table: SpiritTable, card: str) -> bool:
        """Levels 3 and 4, High Immigration: cards go through the extra space to the discard. At
        level 3 it is gone as soon as a stage II card would enter (SI-30.15, SI-30.16)."""
        if self.level(table) != 3:
            return self.level(table) >= 4
        return INVADER_CARDS[card].stage == 1 and not (table.supporting and _is_late(table))

    def extra_builds(self, table: SpiritTable) -> int:
        """Level 6, Independent Resolve: twice in a phase without a fear card (SI-30.18)."""
        if self.level(table) < 3:
            return 0
        return 2 if self.level(table) >= 6 and not table.fear_resolved else 1

    def steps(self, table: SpiritTable, seat: int) -> list[tuple[str, Step]]:
        """From level 3 the card on the extra space builds before the ravage."""
        return [(RAVAGE_STEP, Step("extra-build", extra_build))] if self.level(table) >= 3 else []

    def more_health(self, table: SpiritTable, seat: int, land: int, code: int) -> int:
        """Level 5, Local Autonomy (SI-30.17)."""
        return 1 if self.level(table) >= 5 and kind_of(code) in BUILDINGS else 0

    def more_fear_markers(self, table: SpiritTable) -> int:
        """Level 6 (SI-30.18)."""
        return 1 if self.level(table) >= 6 else 0


def extra_build(table: SpiritTable) -> Running:
    """High Immigration: the card that ravaged last builds once more."""
    for _ in range(ADVERSARIES["england"].extra_builds(table)):
        for card in table.piles[EXTRA_SPACE]:
            lands = lands_in_turn(table, built_lands(table, card))
            left = yield from unskipped_lands(table, lands)
            while left:
                land = yield from next_land(table, left)
                yield from build(table, land)
                if table.ending:
                    return True
    return True


# -- reading ---------------------------------------------------------------------------------------


def _is_late(table: SpiritTable) -> bool:
    """Whether a card of a later stage has gone by. Another adversary may have put one of stage I
    behind it."""
    return any([INVADER_CARDS[card].stage > 1 for card in table.piles[INVADER_DISCARD]])


ADVERSARIES["england"] = England()
