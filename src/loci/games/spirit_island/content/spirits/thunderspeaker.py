"""Thunderspeaker: goes with the dahan, fights beside them, falls with them."""

from __future__ import annotations

from typing import final

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import RAVAGE_ACT, RULE, Act
from loci.games.spirit_island.rules.asking import ask_land, ask_yes
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import defend, lasting
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.blight import choose_to_lose
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage, destroy
from loci.games.spirit_island.rules.island.lands import within
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.rules.island.pieces import count, invaders
from loci.games.spirit_island.rules.island.presence import (
    lands_for_presence,
    lands_of,
    move_presence,
)
from loci.games.spirit_island.rules.powers.choices import choose_one
from loci.games.spirit_island.rules.powers.power import card, innate, presence
from loci.games.spirit_island.rules.powers.targets import ANY_LAND, DAHAN_LAND
from loci.games.spirit_island.rules.setup import place_on, starting_lands
from loci.games.spirit_island.rules.spirits.growth import (
    add_presence,
    gain_card,
    gain_energy,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.spirit import Spirit
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    AIR,
    CITY,
    DAHAN,
    EXPLORER,
    FAST,
    SLOW,
    SUN,
    TOWN,
    kind_of,
)

THUNDERSPEAKER = "thunderspeaker"
SWORN = "sworn-to-victory"


@final
class Thunderspeaker(Spirit):
    def __init__(self) -> None:
        super().__init__(
            THUNDERSPEAKER,
            energy="1 air 2 fire sun 3",
            plays="1 2 2 3 reclaim 3 4",
            growth=[
                [reclaim_cards(), gain_card(), gain_card()],
                [add_presence(2, "dahan"), add_presence(1, "dahan")],
                [add_presence(1), gain_energy(4)],
            ],
            uniques=[
                "manifestation-of-power-and-glory",
                "sudden-ambush",
                "voice-of-thunder",
                "words-of-warning",
            ],
            innates=["gather-the-warriors", "lead-the-furious-assault"],
            complexity="moderate",
            specials=2,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        """One presence in each of the two lands with the most dahan."""
        left = starting_lands(table, seat).copy()
        prompt = Text("ask-starting-land")
        for to_place in (2, 1):
            most = max([count(table, land, DAHAN) for land in left])
            equal = [land for land in left if count(table, land, DAHAN) == most]
            land = equal[0]
            if len(equal) > to_place:
                land = yield from ask_land(table.island, seat, prompt, equal, verbs.PLACE)
            place_on(table, seat, land)
            left.remove(land)

    def moved(self, act: Act, seat: int, code: int, start: int, end: int) -> Script:
        """Ally of the Dahan: one presence may go along with each dahan, into an ocean in play too
        where a power moves it (SI-21.12)."""
        table = act.table
        if kind_of(code) != DAHAN or not table.seats[seat].presence[start]:
            return
        if end not in lands_for_presence(table, seat, [end]):
            return
        names = table.island.names
        prompt = Text("ask-ally", start=names[start], land=names[end])
        along = yield from ask_yes(seat, prompt)
        if along:
            move_presence(act, seat, start, end)

    def triggers(self, act: Act, seat: int) -> None:
        """Sworn to Victory: after a ravage one presence near the land is destroyed for each dahan
        destroyed."""
        fallen = [kind for kind, _ in act.destroyed if kind == DAHAN]

        def lose(after: Act) -> Script:
            sworn = after.after(SWORN, RULE, seat, act.land)
            for _ in fallen:
                around = within(act.table, [act.land], 1)
                own = [land for land in lands_of(act.table, seat) if land in around]
                yield from choose_to_lose(sworn, seat, own)
            yield from finish(sworn)

        if fallen and act.kind == RAVAGE_ACT:
            act.trigger(SWORN, lose)


SPIRITS[THUNDERSPEAKER] = Thunderspeaker()


@innate(
    "gather-the-warriors",
    THUNDERSPEAKER,
    SLOW,
    presence(1),
    ANY_LAND,
    "4 air",
    "1 animal",
    fast_at=0,
)
def gather_the_warriors(act: Act) -> Script:
    """Gather up to 1 dahan per air, then push up to 1 dahan per sun."""
    if act.has(1):
        yield from gather(act, act.elements[AIR], DAHAN, up_to=True)
        yield from push(act, act.elements[SUN], DAHAN, up_to=True)


@innate(
    "lead-the-furious-assault",
    THUNDERSPEAKER,
    SLOW,
    presence(0),
    ANY_LAND,
    "4 air",
    "2 sun 1 fire",
    "4 sun 3 fire",
    fast_at=0,
)
def lead_the_furious_assault(act: Act) -> Script:
    """Destroy 1 town for every 2 dahan; then 1 city for every 3 dahan."""
    warriors = count(act.table, act.land, DAHAN)
    if act.has(1):
        yield from destroy(act, warriors // 2, TOWN)
    if act.has(2):
        yield from destroy(act, warriors // 3, CITY)


@card(
    "unique",
    "manifestation-of-power-and-glory",
    3,
    SLOW,
    "sun fire air",
    presence(0),
    DAHAN_LAND,
    owner=THUNDERSPEAKER,
)
def manifestation_of_power_and_glory(act: Act) -> Script:
    """1 fear; each dahan deals 1 damage per presence of yours there."""
    fear(act, 1)
    own = act.table.seats[act.seat].presence[act.land]
    yield from damage(act, own * count(act.table, act.land, DAHAN))


@card(
    "unique",
    "sudden-ambush",
    2,
    FAST,
    "fire air animal",
    presence(1),
    ANY_LAND,
    owner=THUNDERSPEAKER,
)
def sudden_ambush(act: Act) -> Script:
    """You may gather 1 dahan; each dahan destroys 1 explorer."""
    yield from gather(act, 1, DAHAN, up_to=True)
    yield from destroy(act, count(act.table, act.land, DAHAN), EXPLORER)


@card("unique", "voice-of-thunder", 0, SLOW, "sun air", presence(1), ANY_LAND, owner=THUNDERSPEAKER)
def voice_of_thunder(act: Act) -> Script:
    """Push up to 4 dahan, or 2 fear if there are invaders."""
    options = ["push-dahan", "fear"] if invaders(act.table, act.land) else ["push-dahan"]
    line = yield from choose_one(act, *options)
    if line == "fear":
        fear(act, 2)
    else:
        yield from push(act, 4, DAHAN, up_to=True)


@card(
    "unique",
    "words-of-warning",
    1,
    FAST,
    "sun air animal",
    presence(1),
    DAHAN_LAND,
    owner=THUNDERSPEAKER,
)
def words_of_warning(act: Act) -> None:
    """Defend 3; dahan strike back at the same time as the invaders."""
    defend(act, 3)
    lasting(act.table, DahanFirst(act.land, act.seat))


@final
class DahanFirst(Effect):
    """The dahan of the land strike at the same time as the invaders."""

    kind = "dahan-first"
    fields = (Field.land(), Field.seat())

    def strikes_first(self, table: SpiritTable, seat: int, land: int) -> bool:
        return self.land == land


register_effect(DahanFirst)
