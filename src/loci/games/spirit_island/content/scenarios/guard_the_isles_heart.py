"""Guard the Isle's Heart: no building may stand in the middle of the island."""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.island.lands import nearest
from loci.games.spirit_island.rules.island.pieces import all_codes, count, put, take
from loci.games.spirit_island.rules.powers.cards import draw, take_card
from loci.games.spirit_island.rules.scenario import Scenario
from loci.games.spirit_island.rules.spirits.growth import place_presence
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state.registry import SCENARIOS
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import CITY, EXPLORER, TOWN

ISLES_HEART = "guard-the-isles-heart"
INNER_LAND: Final = 7  # where no point is the centre


@final
class IslesHeart(Scenario):
    def __init__(self) -> None:
        super().__init__(ISLES_HEART, difficulty=0)

    def prepare(self, act: Act) -> Script:
        """No towns, an explorer and a presence in every inner land, two more cards for each."""
        table = act.table
        for land in table.island.lands:
            for code in all_codes(table, land, TOWN):
                take(table, land, code)
        for board, land in enumerate(inner_lands(table)):
            put(table, land, EXPLORER)
            for seat in range(players(table)):
                if table.starts[seat] == board:
                    yield from place_presence(act, seat, _lands_for_presence(table, seat, land))
        for seat in range(players(table)):
            for kind in ("minor", "major"):
                for card in draw(table, kind, 1):
                    take_card(act, seat, card)

    def is_lost(self, table: SpiritTable, seat: int) -> bool:
        """A building in an inner land, from the second turn on."""
        if table.turn == 1:
            return False
        return any(count(table, land, TOWN, CITY) for land in inner_lands(table))


def inner_lands(table: SpiritTable) -> list[int]:
    """One land of each board of the set-up: with three and four boards the one that touches the
    point where all boards meet, if there is such a point, else land 7."""
    island = table.island
    laid = [board for board in island.slots if board < len(island.laid)]
    return island.centre or [island.land_on(board, INNER_LAND) for board in laid]


def _lands_for_presence(table: SpiritTable, seat: int, land: int) -> list[int]:
    """The inner land, or the nearest of its board where the spirit may be."""
    spirit = spirit_of(table, seat)
    own = table.island.lands_on(table.island.board_of(land))
    return nearest(table, land, [other for other in own if spirit.may_be_in(table, seat, other)])


SCENARIOS[ISLES_HEART] = IslesHeart()
