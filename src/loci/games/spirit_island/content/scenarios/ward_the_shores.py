"""Ward the Shores: patterns in all coastal lands, before the invaders overrun them."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.games.spirit_island.rules.act import EXPLORE_ACT, Act
from loci.games.spirit_island.rules.effect import FOR_GOOD, Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import effects_of, lasting, use_up
from loci.games.spirit_island.rules.events.step import stage, stage_of
from loci.games.spirit_island.rules.island.pieces import count, put, was_added
from loci.games.spirit_island.rules.powers.power import card, sacred_site
from loci.games.spirit_island.rules.powers.targets import ANY_LAND
from loci.games.spirit_island.rules.scenario import Scenario
from loci.games.spirit_island.rules.spirits.tracks import add_energy, card_plays
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import Added
from loci.games.spirit_island.state.moves import Named
from loci.games.spirit_island.state.piles import FEAR_BOX, FEAR_DECK, move_all
from loci.games.spirit_island.state.registry import POWERS, SCENARIOS
from loci.games.spirit_island.state.steps import SPIRIT_PHASE
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BUILDINGS,
    CLAW,
    INVADERS,
    NOBODY,
    NOWHERE,
    SLOW,
    TOWN,
    kind_of,
)

WARD_THE_SHORES: Final = "ward-the-shores"
WARDING: Final = "warding"  # what a card is that is played face down
PATTERNS: Final = 4  # per board
PATTERN_DEFENCE: Final = 3
COST: Final = 2  # energy for each blight, town and city in the land
LEAST_TERROR: Final = 2
SURGE: Final = 3  # the stage of the invaders
SURGED: Final = "surge"


@final
class WardingPattern(Effect):
    """It defends its land until blight comes there."""

    kind = "warding-pattern"
    lasts = FOR_GOOD
    fields = (Field.land(),)

    def __init__(self, land: int = NOWHERE) -> None:
        super().__init__(land)

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        return PATTERN_DEFENCE if land == self.land else 0

    def blighted(self, table: SpiritTable, seat: int, land: int) -> None:
        if land == self.land:
            use_up(table, self)


register_effect(WardingPattern)


@final
class FaceDown(Effect):
    """The seat has played a card face down this turn, as a power that wards."""

    kind = "face-down"
    fields = (Field.seat(needed=True), Field.word("card", lambda: tuple(POWERS), needed=True))

    def __init__(self, seat: int = NOBODY, card: str = "") -> None:
        super().__init__(seat=seat)
        self.card: Final = card

    def lends(self, table: SpiritTable, seat: int, user: int) -> list[str]:
        return [WARDING] if user == self.seat else []

    def time_passes(self, table: SpiritTable, seat: int) -> Script:
        table.seats[seat].discard.append(self.card)
        yield from ()


register_effect(FaceDown)


@final
class WardTheShores(Scenario):
    def __init__(self) -> None:
        super().__init__(WARD_THE_SHORES, difficulty=2, set=CLAW)

    def fear_deck(self, table: SpiritTable) -> None:
        """All other fear cards lie under the deck."""
        first, second, third = table.fear_sizes
        table.fear_sizes = [first, second, third + len(table.piles[FEAR_BOX])]
        move_all(table, FEAR_BOX, FEAR_DECK)

    def refills_fear(self, table: SpiritTable) -> bool:
        return True

    def answers(self, table: SpiritTable, seat: int, user: int) -> list[Move]:
        """Once a turn a card may be played face down, for a card play and no energy."""
        owner = table.seats[user]
        if table.step != SPIRIT_PHASE or not owner.grown:
            return []
        if owner.plays_made >= card_plays(table, user) or effects_of(table, FaceDown.kind, user):
            return []
        return [Named(verbs.WARD, card) for card in sorted(set(owner.hand))]

    def answer(self, table: SpiritTable, seat: int, user: int, move: Move) -> Script:
        assert isinstance(move, Named)
        owner = table.seats[user]
        owner.hand.remove(move.name)
        owner.plays_made += 1
        lasting(table, FaceDown(user, move.name), "log-face-down")
        yield from ()

    def added(self, act: Act, seat: int, land: int, code: int) -> Script:
        """Stage III Surge: with the explorer, or what comes in its place, comes a town."""
        if act.kind != EXPLORE_ACT or kind_of(code) not in INVADERS:
            return
        table = act.table
        now = stage_of(table, act.card) if act.card else stage(table)
        if now == SURGE and act.once(SURGED):  # however many explorers come
            put(table, land, TOWN)
            if table.sink is not None:
                table.sink.append(Added(table.island.names[land], TOWN, "log-add"))
            yield from was_added(act, land, TOWN)

    def is_won(self, table: SpiritTable) -> bool | None:
        """From terror level II on with a pattern in every coastal land."""
        if table.terror < LEAST_TERROR:
            return False
        warded = [effect.land for effect in table.effects if isinstance(effect, WardingPattern)]
        coast = [land for land in table.island.lands if table.island.coastal[land]]
        return all(land in warded for land in coast)


SCENARIOS[WARD_THE_SHORES] = WardTheShores()


@card("scenario", WARDING, 0, SLOW, "", sacred_site(0), ANY_LAND, set=CLAW)
def warding(act: Act) -> None:
    """A pattern, for 2 energy for each blight, town and city in the land."""
    table, land = act.table, act.land
    price = COST * (table.blight[land] + count(table, land, *BUILDINGS))
    drawn = [effect for effect in table.effects if isinstance(effect, WardingPattern)]
    if price > table.seats[act.seat].energy or len(drawn) >= PATTERNS * len(table.island.slots):
        return
    add_energy(table, act.seat, -price)
    lasting(table, WardingPattern(land), "log-warding-pattern")
