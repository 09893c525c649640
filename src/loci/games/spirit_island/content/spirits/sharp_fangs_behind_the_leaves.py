"""Sharp Fangs Behind the Leaves: goes with the beasts, calls them forth, hunts with them."""

from __future__ import annotations

from typing import final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import RULE, Act
from loci.games.spirit_island.rules.asking import ask_land, ask_yes
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import effects_of, lasting, skip_actions
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage, destroy, remove
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.rules.island.pieces import count, has, invaders, lands_with, put
from loci.games.spirit_island.rules.island.presence import (
    lands_for_presence,
    lands_of,
    move_presence,
)
from loci.games.spirit_island.rules.island.tokens import add_token
from loci.games.spirit_island.rules.powers.choices import choose_one
from loci.games.spirit_island.rules.powers.power import card, innate, presence
from loci.games.spirit_island.rules.powers.targets import ANY_LAND, BEASTS_LAND, NO_BLIGHT
from loci.games.spirit_island.rules.setup import highest, place_on
from loci.games.spirit_island.rules.spirits.growth import (
    add_presence,
    gain_card,
    gain_energy,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.spirit import GrowthOption, Spirit
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import Place
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.spirit_events import PresenceChanged
from loci.games.spirit_island.state.steps import SPIRIT_PHASE
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BEASTS,
    CLAW,
    DAHAN,
    EXPLORER,
    FAST,
    JUNGLE,
    SLOW,
    TOWN,
    kind_of,
)

FANGS = "sharp-fangs-behind-the-leaves"


@final
class PredatorsCalled(Effect):
    """The seat has called predators forth in this spirit phase."""

    kind = "predators-called"
    fields = (Field.seat(needed=True),)


register_effect(PredatorsCalled)


@final
class Fangs(Spirit):
    tokens = ("beasts",)

    def __init__(self) -> None:
        super().__init__(
            FANGS,
            energy="1 animal plant 2 animal 3 4",
            plays="2 2 3 reclaim 4 5+reclaim",
            growth=[
                GrowthOption([reclaim_cards(), gain_card()], price=1),
                [add_presence(3, "jungle", "beasts")],
                [gain_card(), gain_energy(1)],
                [gain_energy(3)],
            ],
            uniques=[
                "prey-on-the-builders",
                "teeth-gleam-from-darkness",
                "terrifying-chase",
                "too-near-the-jungle",
            ],
            innates=["ranging-hunt", "frenzied-assault"],
            complexity="moderate",
            pick=2,
            specials=2,
            set=CLAW,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        """Presence and beasts in the highest jungle; presence with beasts anywhere."""
        jungle = highest(table, seat, JUNGLE)
        put(table, jungle, BEASTS)
        place_on(table, seat, jungle)
        prompt = Text("ask-starting-land")
        haunts = lands_with(table, BEASTS)
        land = yield from ask_land(table.island, seat, prompt, haunts, verbs.PLACE)
        place_on(table, seat, land)

    def moved(self, act: Act, seat: int, code: int, start: int, end: int) -> Script:
        """Ally of the Beasts: one presence may go along with each of them."""
        table = act.table
        if kind_of(code) != BEASTS or not table.seats[seat].presence[start]:
            return
        if end not in lands_for_presence(table, seat, [end]):
            return
        names = table.island.names
        prompt = Text("ask-ally-of-beasts", start=names[start], land=names[end])
        along = yield from ask_yes(seat, prompt)
        if along:
            move_presence(act, seat, start, end)

    def answers(self, table: SpiritTable, seat: int, user: int) -> list[Move]:
        """Call Forth Predators: once in each spirit phase."""
        if user != seat or table.step != SPIRIT_PHASE:
            return []
        if effects_of(table, PredatorsCalled.kind, seat):
            return []
        names = table.island.names
        return [Place(verbs.CALL, land, names[land]) for land in lands_of(table, seat)]

    def answer(self, table: SpiritTable, seat: int, user: int, move: Move) -> Script:
        """The presence leaves the game; it is not destroyed."""
        assert isinstance(move, Place)
        act = Act(table, RULE, seat, move.land)
        lasting(table, PredatorsCalled(seat=seat))
        table.seats[seat].presence[move.land] -= 1
        if table.sink is not None:
            name = table.island.names[move.land]
            table.sink.append(PresenceChanged(name, seat, "presence-gone"))
        add_token(act, BEASTS)
        yield from finish(act)


SPIRITS[FANGS] = Fangs()


@innate(
    "ranging-hunt",
    FANGS,
    FAST,
    presence(1),
    NO_BLIGHT,
    "2 animal",
    "2 plant 3 animal",
    "2 animal",
    set=CLAW,
)
def ranging_hunt(act: Act) -> Script:
    """You may gather 1 beasts; 1 damage per beasts; you may push up to 2 beasts."""
    if act.has(0):
        yield from gather(act, 1, BEASTS, up_to=True)
    if act.has(1):
        yield from damage(act, count(act.table, act.land, BEASTS))
    if act.has(2):
        yield from push(act, 2, BEASTS, up_to=True)


@innate(
    "frenzied-assault",
    FANGS,
    SLOW,
    presence(1),
    BEASTS_LAND,
    "1 moon 1 fire 4 animal",
    "1 moon 2 fire 5 animal",
    set=CLAW,
)
def frenzied_assault(act: Act) -> Script:
    """1 fear and 2 damage, then 1 more of both; 1 beasts is removed."""
    more = 1 if act.has(1) else 0
    fear(act, 1 + more)
    yield from damage(act, 2 + more)
    yield from remove(act, 1, BEASTS)


@card(
    "unique",
    "prey-on-the-builders",
    1,
    FAST,
    "moon fire animal",
    presence(0),
    ANY_LAND,
    owner=FANGS,
    set=CLAW,
)
def prey_on_the_builders(act: Act) -> Script:
    """You may gather 1 beasts; where beasts are, nothing is built this turn."""
    yield from gather(act, 1, BEASTS, up_to=True)
    if has(act.table, act.land, BEASTS):
        skip_actions(act, action="build")


@card(
    "unique",
    "teeth-gleam-from-darkness",
    1,
    SLOW,
    "moon plant animal",
    presence(1, JUNGLE),
    NO_BLIGHT,
    owner=FANGS,
    set=CLAW,
)
def teeth_gleam_from_darkness(act: Act) -> Script:
    """1 fear and 1 beasts; or, where both beasts and invaders are, 3 fear."""
    table, land = act.table, act.land
    options = ["add-beasts"]
    if has(table, land, BEASTS) and invaders(table, land):
        options.append("fear")
    line = yield from choose_one(act, *options)
    if line == "fear":
        fear(act, 3)
    else:
        fear(act, 1)
        add_token(act, BEASTS)


@card(
    "unique",
    "terrifying-chase",
    1,
    SLOW,
    "sun animal",
    presence(0),
    ANY_LAND,
    owner=FANGS,
    set=CLAW,
)
def terrifying_chase(act: Act) -> Script:
    """Push 2 explorers, towns and dahan, and 2 more per beasts; 2 fear if invaders went."""
    table, land = act.table, act.land
    before = invaders(table, land)
    number = 2 + 2 * count(table, land, BEASTS)
    yield from push(act, number, EXPLORER, TOWN, DAHAN)
    if invaders(table, land) < before:
        fear(act, 2)


@card(
    "unique",
    "too-near-the-jungle",
    0,
    SLOW,
    "plant animal",
    presence(1, JUNGLE),
    ANY_LAND,
    owner=FANGS,
    set=CLAW,
)
def too_near_the_jungle(act: Act) -> Script:
    fear(act, 1)
    yield from destroy(act, 1, EXPLORER)
