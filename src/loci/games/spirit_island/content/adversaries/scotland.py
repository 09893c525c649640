"""The Kingdom of Scotland: ports along the coast, and what spreads from them inland."""

from __future__ import annotations

from typing import ClassVar, Final, final

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.content.adversaries.reinforcements import (
    add,
    add_on_each_board,
    choose_land,
    with_most,
)
from loci.games.spirit_island.rules.act import ADVERSARY, RAVAGE_ACT, Act
from loci.games.spirit_island.rules.adversary import Adversary
from loci.games.spirit_island.rules.each import lands_in_turn, next_land, unskipped_lands
from loci.games.spirit_island.rules.effect import NEXT_EXPLORE, Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import lasting
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.actions import named_lands
from loci.games.spirit_island.rules.invaders.blight import add_blight
from loci.games.spirit_island.rules.invaders.cards import stages
from loci.games.spirit_island.rules.invaders.deck import (
    INVADER_STAGES,
    move_up,
    put_at,
    replace_lowest,
)
from loci.games.spirit_island.rules.island.isolation import near_for_invaders
from loci.games.spirit_island.rules.island.pieces import count, has
from loci.games.spirit_island.state.piles import INVADER_DECK, RAVAGE_SPACE
from loci.games.spirit_island.state.registry import ADVERSARIES, INVADER_CARDS
from loci.games.spirit_island.state.steps import SETTING_UP
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import (
    BUILDINGS,
    CITY,
    FEATHER,
    NOWHERE,
    RAVAGE,
    TOWN,
)

SCOTLAND: Final = "scotland"
COASTAL_CARD: Final = "2-coastal"
HUBS: Final = 2  # coastal lands with a city for each board, at most
PORTS: Final = 2  # lands of a board that the coastal card turns into ports
CITY_LAND: Final = 2
THIRD: Final = 2  # its place among the cards of stage II, from 0
BILGEWATER: Final = "bilgewater"
_FOULED: Final = "fouled coast"  # what a ravage remembers, with a land


@final
class NoPort(Effect):
    """The land gets an explorer, no town, when the coastal card is explored."""

    kind = "no-port"
    lasts: ClassVar[str] = NEXT_EXPLORE
    fields = (Field.land(),)

    def __init__(self, land: int) -> None:
        super().__init__(land)


register_effect(NoPort)


@final
class Scotland(Adversary):
    def __init__(self) -> None:
        super().__init__(
            SCOTLAND,
            difficulty=[1, 3, 4, 6, 7, 8, 10],
            fear_cards=[
                (3, 3, 3),
                (3, 4, 3),
                (4, 4, 3),
                (4, 5, 4),
                (5, 5, 4),
                (5, 6, 4),
                (6, 6, 4),
            ],
            invader_decks=[
                *["111-2222-33333"] * 2,
                *["11-22-1-22-33333"] * 2,
                *["11-22-3-22-3333"] * 3,
            ],
            deck_changes={2: move_up(2, 2), 4: replace_lowest(1, 3)},
            set=FEATHER,
        )

    # -- base level -----------------------------------------------------------------------------

    def is_lost(self, table: SpiritTable, seat: int) -> bool:
        """Trade Hub."""
        return hubs(table) > HUBS * len(table.island.slots)

    def stands(self, table: SpiritTable) -> Text | None:
        return Text("stands-scotland", number=hubs(table), most=HUBS * len(table.island.slots))

    def escalation(self, act: Act, card: str) -> Script:
        """Ports Sprawl Outward: towns on the board with the most coastal buildings, in as many
        lands with the fewest towns as there are players."""
        table = act.table
        ports = {board: _ports(table, board) for board in table.island.slots}
        busiest = [board for board in ports if ports[board] == max(ports.values())]
        first = [_first_land(table, board) for board in busiest]
        where = yield from choose_land(table, "ask-adversary-board", first)
        if where == NOWHERE:
            return
        left = table.island.lands_on(busiest[first.index(where)]).copy()
        for _ in range(players(table)):
            fewest = with_most(left, lambda one: -count(table, one, TOWN))
            land = yield from choose_land(table, "ask-adversary-town", fewest)
            if land == NOWHERE:
                return
            left.remove(land)
            yield from add(act, land, TOWN)

    # -- levels ---------------------------------------------------------------------------------

    def before_explores(self, table: SpiritTable, seat: int, card: str, lands: list[int]) -> Script:
        """Level 1, Trading Port: the coastal card makes at most 2 ports on a board."""
        coastal = INVADER_CARDS[card].coastal
        if self.level(table) < 1 or not coastal or table.step == SETTING_UP:
            return
        coast = [land for land in lands if table.island.coastal[land]]  # not all, by some events
        for board in table.island.slots:
            own = [land for land in coast if table.island.is_on(land, board)]
            while len(own) > PORTS:
                land = yield from choose_land(table, "ask-adversary-port", own)
                own.remove(land)
                coast.remove(land)  # it is none on the other of its boards either
                lasting(table, NoPort(land))

    def explores_as(self, table: SpiritTable, seat: int, land: int, kind: int) -> int:
        """Level 1: a card brings a town to the coast, after set-up."""
        if self.level(table) < 1 or table.step == SETTING_UP or not table.island.coastal[land]:
            return kind
        spared = any([isinstance(e, NoPort) and e.land == land for e in table.effects])
        return kind if spared else TOWN

    def prepare(self, act: Act) -> Script:
        """Level 2, Seize Opportunity."""
        if self.level(act.table) >= 2:
            add_on_each_board(act.table, CITY_LAND, CITY)
        yield from ()

    def arrange_deck(self, table: SpiritTable) -> None:
        """Level 2: the coastal card is the third of stage II; where Scotland supports, the leading
        adversary has taken cards from above it since (SX-27.6, SX-27.8)."""
        deck = table.piles[INVADER_DECK]
        second = [at for at, card in enumerate(deck) if INVADER_CARDS[card].stage == 2]
        place = THIRD
        if table.supporting == SCOTLAND:
            place -= stages(INVADER_STAGES).count(2) - len(second)
        if self.level(table) >= 2 and 0 <= place < len(second):
            put_at(table, COASTAL_CARD, second[place])

    def has_placed(self, table: SpiritTable, card: str) -> bool:
        return self.level(table) >= 2 and card == COASTAL_CARD

    def settles_inland(self, table: SpiritTable, seat: int, land: int) -> bool:
        """What another adversary builds on the coast in set-up, but for land 2 (SX-27.15)."""
        board = table.island.board_of(land)
        return table.island.coastal[land] and land != table.island.land_on(board, CITY_LAND)

    def builds_also_in(self, table: SpiritTable, seat: int, lands: list[int]) -> list[int]:
        """Level 3, Chart the Coastline: coastal lands beside a city."""
        if self.level(table) < 3:
            return []
        coast = [land for land in lands if table.island.coastal[land]]
        return [land for land in coast if _is_beside(table, land, CITY)]

    def blight_landed(self, act: Act, seat: int, land: int) -> Script:
        """A ravage remembers the coasts that it has blighted, by cascades too, whatever the blight
        does there."""
        if act.kind == RAVAGE_ACT:
            act.marks.append(f"{_FOULED} {land}")
        yield from ()

    def after_ravage_damage(self, act: Act, seat: int, damage: int, blighted: bool) -> Script:
        if blighted:
            act.marks.append(f"{_FOULED} {act.land}")
        yield from ()

    def triggers(self, act: Act, seat: int) -> None:
        """Level 5, Runoff and Bilgewater: the ocean of the board gets blight as well."""
        table = act.table
        if self.level(table) < 5 or act.kind != RAVAGE_ACT:
            return
        fouled = [land for land in table.island.lands if f"{_FOULED} {land}" in act.marks]
        coast = [land for land in fouled if table.island.coastal[land]]
        oceans = sorted({ocean for land in coast for ocean in table.island.oceans_of(land)})
        if not oceans:
            return

        def foul(after: Act) -> Script:
            for ocean in oceans:
                runoff = after.after(BILGEWATER, ADVERSARY, land=ocean)
                yield from add_blight(runoff, cascades=False)
                yield from finish(runoff)

        act.trigger(BILGEWATER, foul)

    def fouls_oceans(self, table: SpiritTable) -> bool:
        return self.level(table) >= 5

    def after_ravages(self, table: SpiritTable, seat: int) -> Script:
        """Level 6, Exports Fuel Inward Growth."""
        if self.level(table) < 6:
            return
        named: list[int] = []
        for card in table.piles[RAVAGE_SPACE]:
            named += named_lands(table, RAVAGE, card)
        inland = [land for land in sorted(set(named)) if not table.island.coastal[land]]
        served = [n for n in inland if has(table, n, *BUILDINGS) or _near_building(table, n)]
        left = yield from unskipped_lands(table, lands_in_turn(table, served))
        while left:
            land = yield from next_land(table, left)
            act = Act(table, ADVERSARY, land=land)
            yield from add(act, land, TOWN)
            yield from finish(act)
            if table.ending:
                return


def hubs(table: SpiritTable) -> int:
    """Coastal lands with a city."""
    return sum([table.island.coastal[n] and has(table, n, CITY) for n in table.island.lands])


def _first_land(table: SpiritTable, board: int) -> int:
    """The land by which a board is named: the first that lies on no other as well (SX-34.52)."""
    own = table.island.lands_on(board)
    return next((land for land in own if table.island.boards_of(land) == [board]), own[0])


def _ports(table: SpiritTable, board: int) -> int:
    """Towns and cities on the coast of a board."""
    coast = [land for land in table.island.lands_on(board) if table.island.coastal[land]]
    return sum([count(table, land, *BUILDINGS) for land in coast])


def _is_beside(table: SpiritTable, land: int, *kinds: int) -> bool:
    return any([has(table, other, *kinds) for other in near_for_invaders(table, land)])


def _near_building(table: SpiritTable, land: int) -> bool:
    return _is_beside(table, land, *BUILDINGS)


ADVERSARIES[SCOTLAND] = Scotland()
