"""The Habsburg Monarchy: herds that follow the green land, and towns that are hard to destroy."""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.content.adversaries.reinforcements import (
    add,
    add_on_each_board,
    choose_land,
    put_there,
    with_most,
)
from loci.games.spirit_island.rules.act import ADVERSARY, RAVAGE_ACT, Act
from loci.games.spirit_island.rules.adversary import Adversary
from loci.games.spirit_island.rules.each import (
    boards_in_turn,
    lands_in_turn,
    next_board,
    unskipped_boards,
    unskipped_lands,
)
from loci.games.spirit_island.rules.effect import FOR_GOOD, Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import lasting, use_up
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.extra_board import settled_slots
from loci.games.spirit_island.rules.invaders.actions import named_lands
from loci.games.spirit_island.rules.invaders.deck import remove_one
from loci.games.spirit_island.rules.invaders.reminders import Reminder
from loci.games.spirit_island.rules.island.health import check_health
from loci.games.spirit_island.rules.island.isolation import near_for_invaders
from loci.games.spirit_island.rules.island.movement import gather
from loci.games.spirit_island.rules.island.pieces import has
from loci.games.spirit_island.state.events import note
from loci.games.spirit_island.state.piles import BUILD_SPACE, INVADER_DECK
from loci.games.spirit_island.state.registry import ADVERSARIES
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import BUILD, CITY, JAGGED, NOWHERE, TOWN, kind_of

HABSBURG: Final = "habsburg-monarchy"
IRREPARABLE: Final = 8  # damage of a ravage whose blight counts
ABOVE: Final = 5  # invader cards on the reminder card
GREEN: Final = (4, 2)  # blight of a board to which a town comes, and one more
NEW_TOWNS: Final = 3  # inland, on each board
# What a ravage remembers
_COUNTED: Final = "irreparable-damage"
_GREAT: Final = "great damage"


@final
class IrreparableDamage(Effect):
    """So much blight came of ravages with great damage."""

    kind = _COUNTED
    lasts = FOR_GOOD
    fields = (Field.number("blight"),)

    def __init__(self, blight: int = 0) -> None:
        super().__init__()
        self.blight: Final = blight


@final
class WaveOfImmigration(Reminder):
    """The reminder card of level 5."""

    kind = "wave-of-immigration"

    def with_under(self, under: int) -> Effect:
        return WaveOfImmigration(under)

    def before_reveal(self, table: SpiritTable, seat: int) -> Script:
        """Each board gets a city on the coast and towns in the greenest inland lands."""
        if not self.is_at_hand(table):
            return
        use_up(table, self)
        note(table, "log-wave-of-immigration")
        left = yield from unskipped_boards(table, boards_in_turn(table))
        while left:
            board = yield from next_board(table, left)
            act = Act(table, ADVERSARY)
            yield from immigrate(act, table.island.lands_on(board))
            yield from finish(act)
            if table.ending:
                return


register_effect(IrreparableDamage)
register_effect(WaveOfImmigration)


def immigrate(act: Act, own: list[int]) -> Script:
    table = act.table
    coast = [land for land in own if table.island.coastal[land] and not has(table, land, CITY)]
    land = yield from choose_land(table, "ask-adversary-city", coast)
    if land != NOWHERE:
        yield from add(act, land, CITY)
    left = [land for land in own if not table.island.coastal[land]]
    for _ in range(NEW_TOWNS):
        green = with_most(left, lambda one: -table.blight[one])
        land = yield from choose_land(table, "ask-adversary-town", green)
        if land == NOWHERE:
            return
        left.remove(land)
        yield from add(act, land, TOWN)


@final
class HabsburgMonarchy(Adversary):
    def __init__(self) -> None:
        super().__init__(
            HABSBURG,
            difficulty=[2, 3, 5, 6, 8, 9, 10],
            fear_cards=[
                (3, 3, 3),
                (3, 4, 3),
                (4, 5, 2),
                (4, 5, 3),
                (4, 5, 3),
                (4, 6, 3),
                (5, 6, 3),
            ],
            invader_decks=["111-2222-33333"] * 3 + ["11-2222-33333"] * 4,
            deck_changes={3: remove_one(1)},
            set=JAGGED,
        )

    # -- base level -----------------------------------------------------------------------------

    def blight_taken(self, act: Act, seat: int) -> None:
        """Irreparable Damage: a ravage remembers the blight that it takes off the card."""
        if act.kind == RAVAGE_ACT:
            act.marks.append(_COUNTED)
            if _GREAT in act.marks:  # what other rules add to it
                _count(act.table, 1)

    def after_ravage_damage(self, act: Act, seat: int, damage: int, blighted: bool) -> Script:
        """All of it counts if the ravage dealt 8 or more damage to the land."""
        if damage >= IRREPARABLE:
            act.once(_GREAT)
            _count(act.table, act.marks.count(_COUNTED))
        yield from ()

    def is_lost(self, table: SpiritTable, seat: int) -> bool:
        return irreparable(table) > players(table)

    def stands(self, table: SpiritTable) -> Text | None:
        return Text("stands-habsburg-monarchy", number=irreparable(table), most=players(table))

    def late_escalation(self, table: SpiritTable, card: str) -> Script:
        """Seek Prime Territory: a town for a board with at most 4 blight, two with at most 2."""
        left = yield from unskipped_boards(table, boards_in_turn(table, _is_green))
        while left:
            board = yield from next_board(table, left)
            own = table.island.lands_on(board)
            blight = _blight_on(table, board)
            for most in GREEN:
                if blight > most:
                    continue
                free = [n for n in own if not table.blight[n] and not has(table, n, TOWN)]
                act = Act(table, ADVERSARY, card=card)
                land = yield from choose_land(table, "ask-adversary-town", free)
                if land != NOWHERE:
                    yield from add(act, land, TOWN)
                yield from finish(act)
                if table.ending:
                    return

    # -- levels ---------------------------------------------------------------------------------

    def after_builds(self, table: SpiritTable, seat: int) -> Script:
        """Level 1, Migratory Herders: every land of a build card gathers a town from a land that is
        none (SX-32.2)."""
        if self.level(table) < 1:
            return
        named: list[int] = []
        for card in table.piles[BUILD_SPACE]:
            named += named_lands(table, BUILD, card)
        matching = lands_in_turn(table, sorted(set(named)))
        for land in (yield from unskipped_lands(table, matching)):
            act = Act(table, ADVERSARY, land=land)
            around = [n for n in table.island.near[land] if n not in named]
            yield from gather(act, 1, TOWN, out_of=around)
            yield from finish(act)
            if table.ending:
                return

    def prepare(self, act: Act) -> Script:
        """Level 2, More Rural Than Urban: two towns for each board; level 5, Wave of Immigration: a
        reminder card in the deck."""
        table = act.table
        if self.level(table) >= 2:
            add_on_each_board(table, 2, TOWN)
            for slot in settled_slots(table):
                board = table.island.printed[slot]
                bare = [n for n in range(1, len(board.terrain)) if not board.setup.get(n)]
                if bare:
                    put_there(table, table.island.land_on(slot, bare[-1]), TOWN)
        if self.level(table) >= 5:
            under = max(0, len(table.piles[INVADER_DECK]) - ABOVE)
            table.effects = (*table.effects, WaveOfImmigration(under))
        yield from ()

    def builds_other(self, table: SpiritTable, seat: int, land: int, kind: int) -> tuple[int, ...]:
        """Level 2: inland two towns come in the place of a city."""
        rural = self.level(table) >= 2 and kind == CITY and not table.island.coastal[land]
        return (TOWN, TOWN) if rural else (kind,)

    def is_durable(self, table: SpiritTable, seat: int, land: int, code: int) -> bool:
        """Level 4, Herds Thrive in Verdant Lands."""
        return self.level(table) >= 4 and kind_of(code) == TOWN and not table.blight[land]

    def blight_landed(self, act: Act, seat: int, land: int) -> Script:
        """Level 4: towns that are durable no more may fall (SX-21.7)."""
        if self.level(act.table) >= 4:
            yield from check_health(act, land)

    def blight_moved(self, act: Act, seat: int, land: int) -> Script:
        yield from self.blight_landed(act, seat, land)

    def more_damage(self, table: SpiritTable, seat: int, land: int) -> int:
        """Level 6, Far-Flung Herds."""
        if self.level(table) < 6:
            return 0
        return 2 if any([has(table, n, TOWN) for n in near_for_invaders(table, land)]) else 0


def _count(table: SpiritTable, number: int) -> None:
    """So much more blight counts for Irreparable Damage."""
    if number:
        counted = irreparable(table) + number
        table.effects = tuple([e for e in table.effects if not isinstance(e, IrreparableDamage)])
        lasting(table, IrreparableDamage(counted))


def _is_green(table: SpiritTable, board: int) -> bool:
    """Whether a board has so little blight that towns come to it."""
    return _blight_on(table, board) <= max(GREEN)


def _blight_on(table: SpiritTable, board: int) -> int:
    return sum([table.blight[land] for land in table.island.lands_on(board)])


def irreparable(table: SpiritTable) -> int:
    """The blight that counts for Irreparable Damage so far."""
    for effect in table.effects:
        if isinstance(effect, IrreparableDamage):
            return effect.blight
    return 0


ADVERSARIES[HABSBURG] = HabsburgMonarchy()
