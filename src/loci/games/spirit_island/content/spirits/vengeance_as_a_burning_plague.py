"""Vengeance as a Burning Plague: disease that lets them build on, and blight that strikes back."""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import (
    GROWTH,
    INCOME,
    POWER,
    RULE,
    TRACK,
    Act,
)
from loci.games.spirit_island.rules.asking import ask_land, ask_yes
from loci.games.spirit_island.rules.effects import skip_actions
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage, remove
from loci.games.spirit_island.rules.island.lands import within
from loci.games.spirit_island.rules.island.movement import move_piece, push
from loci.games.spirit_island.rules.island.pieces import count, has, invaders
from loci.games.spirit_island.rules.island.presence import lands_of
from loci.games.spirit_island.rules.island.tokens import add_token
from loci.games.spirit_island.rules.powers.choices import choose_land
from loci.games.spirit_island.rules.powers.extra_cost import ExtraCost
from loci.games.spirit_island.rules.powers.power import Target, card, innate, presence
from loci.games.spirit_island.rules.powers.targets import (
    ANY_SPIRIT,
    BUILDING_LAND,
    INVADER_LAND,
)
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.setup import place_on, starting_lands
from loci.games.spirit_island.rules.spirits.growth import (
    GrowthAction,
    add_presence,
    gain_card,
    gain_energy,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.icons import either
from loci.games.spirit_island.rules.spirits.spirit import Spirit
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    DAHAN,
    DISEASE,
    EXPLORER,
    FAST,
    JAGGED,
    SLOW,
    TOWN,
    WETLAND,
    piece,
)

VENGEANCE = "vengeance-as-a-burning-plague"
MOST_FEAR: Final = 5  # for disease that runs rampant
#: The Actions that spirits take.
OF_SPIRITS: Final = (POWER, GROWTH, INCOME, TRACK, RULE)
DISEASE_LAND: Final = Target("disease", lambda table, land: count(table, land, DISEASE) > 0)


def add_disease(distance: int) -> GrowthAction:
    """Disease within a range: `disease-1`."""

    def do(act: Act) -> Script:
        table = act.table
        reached = within(table, lands_of(table, act.seat), distance)
        lands = [land for land in reached if not table.island.is_ocean(land)]
        land = yield from ask_land(table.island, act.seat, Text("ask-disease"), lands)
        add_token(act, DISEASE, land=land)

    return GrowthAction(f"disease-{distance}", do, distance)


@final
class Vengeance(Spirit):
    tokens = ("disease",)

    def __init__(self) -> None:
        super().__init__(
            VENGEANCE,
            energy="1 2 animal 3 4",
            plays="1 2 fire 2 3 3 4",
            growth=[
                [reclaim_cards(), gain_card(), gain_energy(1)],
                [add_presence(2, "town", "city", "blight")] * 2,
                [gain_card(), either(add_presence(1), add_disease(1)), gain_energy(1)],
            ],
            uniques=[
                "fetid-breath-spreads-infection",
                "fiery-vengeance",
                "plaguebearers",
                "strike-low-with-sudden-fevers",
            ],
            innates=["epidemics-run-rampant", "savage-revenge"],
            complexity="high",
            specials=3,
            set=JAGGED,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        """1 presence is destroyed already; where blight is, and in a wetland without dahan; where
        the board has no such land, in any (SX-2.6)."""
        table.seats[seat].destroyed += 1
        board = starting_lands(table, seat)
        blighted = [land for land in board if table.blight[land]]
        wetlands = [
            land
            for land in board
            if table.island.terrain[land] == WETLAND and not has(table, land, DAHAN)
        ]
        for lands in (blighted or board, wetlands or board):
            prompt = Text("ask-starting-land")
            land = yield from ask_land(table.island, seat, prompt, lands, verbs.PLACE)
            place_on(table, seat, land)

    def bears_disease(self, act: Act, seat: int) -> Replacing:
        """The Terror of a Slowly Unfolding Plague: on a board with its presence."""
        table = act.table
        island = table.island
        own = lands_of(table, seat)
        if not any([island.common_boards([act.land, land]) for land in own]):
            return False
        borne = yield from ask_yes(seat, Text("ask-unfolding", land=island.names[act.land]))
        if borne:
            fear(act, 1)
        return borne

    def presence_lost(self, act: Act, seat: int, user: int, land: int) -> Script:
        """Lingering Pestilence: unless it was an Action of a spirit itself that did it, and not one
        that it brought about."""
        if user == seat and act.whole().kind not in OF_SPIRITS:
            add_token(act, DISEASE, land=land)
        yield from ()

    def counts_as_badlands(self, act: Act, seat: int, land: int) -> int:
        """Wreak Vengeance for the Land's Corruption."""
        return act.table.blight[land] if act.seat == seat and act.kind in OF_SPIRITS else 0


SPIRITS[VENGEANCE] = Vengeance()


# -- innate powers ---------------------------------------------------------------------------------


@innate(
    "epidemics-run-rampant",
    VENGEANCE,
    FAST,
    presence(1),
    DISEASE_LAND,
    "1 fire 3 animal",
    "2 fire 1 water 4 animal",
    "3 fire 3 water 5 animal",
    set=JAGGED,
)
def epidemics_run_rampant(act: Act) -> Script:
    """1 damage per disease and level to the invaders, and again to the dahan; at last fear, and 1
    disease is gone."""
    sick = count(act.table, act.land, DISEASE)
    yield from damage(act, sick * len(act.levels))
    yield from damage(act, sick * len(act.levels), DAHAN)
    if act.has(2):
        fear(act, min(sick, MOST_FEAR))
        yield from remove(act, 1, DISEASE)


@innate(
    "savage-revenge",
    VENGEANCE,
    SLOW,
    presence(0),
    BUILDING_LAND,
    "3 air",
    "3 fire 1 animal",
    "4 fire 2 animal",
    "5 fire 2 air 2 animal",
    farther_at=(0,),
    set=JAGGED,
)
def savage_revenge(act: Act) -> Script:
    """1 damage, then 2 more, then 3 more."""
    yield from damage(act, sum([level for level in (1, 2, 3) if act.has(level)]))


# -- unique powers ---------------------------------------------------------------------------------


@card(
    "unique",
    "fetid-breath-spreads-infection",
    2,
    SLOW,
    "air water animal",
    presence(1),
    INVADER_LAND,
    owner=VENGEANCE,
    set=JAGGED,
)
def fetid_breath_spreads_infection(act: Act) -> None:
    fear(act, 1)
    add_token(act, DISEASE)


@final
class DestroyedPresence(ExtraCost):
    """The target removes 1 of its destroyed presence from the game."""

    def can_pay(self, table: SpiritTable, seat: int) -> bool:
        return any([self.can_target(table, other) for other in range(len(table.seats))])

    def can_target(self, table: SpiritTable, seat: int) -> bool:
        return table.seats[seat].destroyed > 0

    def pay(self, act: Act) -> Script:
        act.table.seats[act.target].destroyed -= 1
        yield from ()


@card(
    "unique",
    "fiery-vengeance",
    0,
    FAST,
    "sun fire",
    None,
    ANY_SPIRIT,
    owner=VENGEANCE,
    set=JAGGED,
    extra_cost=DestroyedPresence(),
)
def fiery_vengeance(act: Act) -> Script:
    """1 fear and 1 damage in a land of the target."""
    land = yield from choose_land(act, lands_of(act.table, act.target))
    fear(act, 1, land)
    yield from damage(act, 1, land=land)


@card(
    "unique",
    "plaguebearers",
    1,
    SLOW,
    "fire water animal",
    presence(2),
    DISEASE_LAND,
    owner=VENGEANCE,
    set=JAGGED,
)
def plaguebearers(act: Act) -> Script:
    """1 fear if invaders are there; push 2 pieces per disease, which may go along with them."""
    table, land = act.table, act.land
    if invaders(table, land):
        fear(act, 1)
    for _ in range(2 * count(table, land, DISEASE)):
        went = yield from push(act, 1, EXPLORER, TOWN, DAHAN)
        if not went:
            return
        if has(table, land, DISEASE):
            names = table.island.names
            prompt = Text("ask-plaguebearer", start=names[land], land=names[went[0]])
            along = yield from ask_yes(act.chooser(), prompt)
            if along:
                yield from move_piece(act, piece(DISEASE), land, went[0])


@card(
    "unique",
    "strike-low-with-sudden-fevers",
    2,
    FAST,
    "fire air earth animal",
    presence(1),
    DISEASE_LAND,
    owner=VENGEANCE,
    set=JAGGED,
)
def strike_low_with_sudden_fevers(act: Act) -> None:
    fear(act, 1)
    skip_actions(act, action="ravage")
