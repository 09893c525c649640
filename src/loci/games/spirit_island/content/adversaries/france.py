"""The Kingdom of France: ever more plantations, and explorers who do not leave."""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.content.adversaries.reinforcements import (
    add,
    add_on_each_board,
    choose_land,
    put_there,
)
from loci.games.spirit_island.rules.act import ADVERSARY, FEAR_CARD, Act
from loci.games.spirit_island.rules.adversary import Adversary, adversaries, level_of
from loci.games.spirit_island.rules.asking import NO_PIECE, ask_carry
from loci.games.spirit_island.rules.each import boards_in_turn, next_board, unskipped_boards
from loci.games.spirit_island.rules.effect import FOR_GOOD, Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import lasting, use_up
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.events.step import has_events, put_under
from loci.games.spirit_island.rules.extra_board import settled_slots
from loci.games.spirit_island.rules.invaders.blight import add_blight
from loci.games.spirit_island.rules.invaders.cards import lands_of_card
from loci.games.spirit_island.rules.island.isolation import choice_for_invaders, is_isolated
from loci.games.spirit_island.rules.island.movement import around, may_move, move_piece
from loci.games.spirit_island.rules.island.pieces import count, has
from loci.games.spirit_island.rules.island.replacement import replace
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.registry import ADVERSARIES
from loci.games.spirit_island.state.steps import SETTING_UP
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import (
    BUILDINGS,
    CITY,
    CLAW,
    EXPLORER,
    NOWHERE,
    TOWN,
    kind_of,
)

FRANCE: Final = "france"
TOWNS: Final = 7  # per player; the invaders win when they need one more
PANEL: Final = 3  # blight per player that the panel holds at level 5
REBELLION: Final = "slave-rebellion"  # an event card that comes with level 2
UNDER: Final = 3  # cards that lie on it


@final
class SlowHealing(Effect):
    """Blight removed from the island that lies on the panel."""

    kind = "slow-healing"
    lasts = FOR_GOOD
    fields = (Field.number("blight"),)

    def __init__(self, blight: int = 0) -> None:
        super().__init__()
        self.blight: Final = blight


register_effect(SlowHealing)


@final
class France(Adversary):
    by_terrain = True

    def __init__(self) -> None:
        super().__init__(
            FRANCE,
            difficulty=[2, 3, 5, 7, 8, 9, 10],
            fear_cards=[
                (3, 3, 3),
                (3, 3, 3),
                (3, 4, 3),
                (4, 4, 3),
                (4, 4, 4),
                (4, 5, 4),
                (4, 5, 5),
            ],
            invader_decks=["111-2222-33333"] * 7,
            set=CLAW,
        )

    def supplied(self, table: SpiritTable, seat: int, kind: int) -> None:
        """Sprawling Plantations: the game is lost when a town is needed and none is left."""
        if kind == TOWN and towns_left(table) < 0 and not table.doom:
            table.doom = "adversary"

    def stands(self, table: SpiritTable) -> Text | None:
        return Text("stands-france", number=max(0, towns_left(table)))

    def late_escalation(self, table: SpiritTable, card: str) -> Script:
        """Demand for New Cash Crops: on every board a land of the card gets blight if it has a town
        or city, else a town."""
        named = lands_of_card(table, card)
        left = yield from unskipped_boards(table, boards_in_turn(table))
        while left:
            board = yield from next_board(table, left)
            own = [land for land in named if table.island.is_on(land, board)]
            land = yield from choose_land(table, "ask-cash-crops", own)
            if land == NOWHERE:
                continue
            act = Act(table, ADVERSARY, land=land, card=card)
            if has(table, land, *BUILDINGS):
                yield from add_blight(act)
            else:
                yield from add(act, land, TOWN)
            yield from finish(act)
            if table.ending:
                return

    def more_explorers(self, table: SpiritTable, seat: int, land: int) -> int:
        """Level 1, Frontier Explorers: one more where no town or city is, but not in set-up."""
        settled = has(table, land, *BUILDINGS)
        return 1 if self.level(table) >= 1 and table.step != SETTING_UP and not settled else 0

    def prepare(self, act: Act) -> Script:
        """Level 2, Slave Labor, brings an event card; level 3, Early Plantations, two towns for
        each board."""
        table = act.table
        if self.level(table) >= 2 and has_events(table):
            put_under(table, REBELLION, UNDER)
        if self.level(table) >= 3:
            for board in settled_slots(table):
                free = [land for land in table.island.lands_on(board) if not has(table, land, TOWN)]
                if free:
                    put_there(table, free[-1], TOWN)
            add_on_each_board(table, 1, TOWN)
        yield from ()

    def built(self, act: Act, seat: int, kind: int) -> Script:
        """Level 2, Slave Labor: of two or more explorers all but one become towns. Level 4,
        Triangle Trade: a city on the coast brings a town to the land beside it with fewest."""
        table, land = act.table, act.land
        if self.level(table) >= 2:
            for _ in range(count(table, land, EXPLORER) - 1):
                yield from replace(act, EXPLORER, TOWN)
        if self.level(table) >= 4 and kind == CITY and table.island.coastal[land]:
            fewest = _fewest_towns(table, choice_for_invaders(table, land))
            beside = yield from choose_land(table, "ask-adversary-town", fewest, land)
            if beside != NOWHERE:
                yield from add(act, beside, TOWN)

    def keeps_blight(self, table: SpiritTable, seat: int, number: int) -> bool:
        """Level 5, Slow-Healing Ecosystem: blight lies on the panel until there is enough of it,
        and then all of it goes to the card."""
        if self.level(table) < 5:
            return False
        held = number
        for effect in table.effects:
            if isinstance(effect, SlowHealing):
                held += effect.blight
                use_up(table, effect)
                break
        if held < PANEL * players(table):
            lasting(table, SlowHealing(held), "log-slow-healing", number=held)
        else:
            table.blight_pool += held
        return True

    def after_explore(self, table: SpiritTable, seat: int, card: str) -> Script:
        """Level 6, Persistent Explorers: on every board one more in a land without any."""
        if self.level(table) < 6:
            return
        # Of the adversary nothing comes to an extra board.
        setting_up = table.step == SETTING_UP
        boards = settled_slots(table) if setting_up else boards_in_turn(table)
        left = yield from unskipped_boards(table, boards)
        while left:
            board = yield from next_board(table, left)
            free = [land for land in table.island.lands_on(board) if not has(table, land, EXPLORER)]
            land = yield from choose_land(table, "ask-adversary-explorer", free)
            if land != NOWHERE:
                act = Act(table, ADVERSARY, land=land, card=card)
                yield from add(act, land, EXPLORER)
                yield from finish(act)

    def replaces_removing(self, act: Act, seat: int, land: int, code: int) -> Replacing:
        """Level 6: fear cards remove no explorer; it may be pushed instead."""
        table = act.table
        if self.level(table) < 6 or act.kind != FEAR_CARD or kind_of(code) != EXPLORER:
            return False
        pairs = [(code, to) for to in around(act, land) if may_move(act, code, to)]
        prompt = Text("ask-push", left=1, land=table.island.names[land])
        moved, end = yield from ask_carry(
            table.island, act.chooser(land), prompt, verbs.PUSH, pairs, optional=True
        )
        if moved != NO_PIECE:
            yield from move_piece(act, code, land, end)
        return True


ADVERSARIES[FRANCE] = France()


# -- reading ---------------------------------------------------------------------------------------


def towns_left(table: SpiritTable) -> int:
    """Towns that France can still put onto the island; with an extra board, boards count. Beside
    another adversary there are more of them from level 2 on (SX-27.16)."""
    standing = sum([count(table, land, TOWN) for land in range(len(table.pieces))])
    supply = TOWNS * max(players(table), len(table.island.laid))
    for adversary in adversaries(table):
        if adversary.id != FRANCE and level_of(table, FRANCE) >= 2:
            supply += adversary.level(table) * players(table)
    return supply - standing


def _fewest_towns(table: SpiritTable, lands: list[int]) -> list[int]:
    """Those of the lands with the fewest towns; an isolated one counts if the players want it to
    (SX-11.4)."""
    beside = [land for land in lands if not is_isolated(table, land)]
    least = min([count(table, land, TOWN) for land in beside], default=0)
    numbers = [(land, count(table, land, TOWN)) for land in lands]
    return [n for n, number in numbers if number == least or (n not in beside and number < least)]
