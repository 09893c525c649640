"""The powers of Starlight Seeks Its Form."""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.content.spirits.starlight_seeks_its_form import STARLIGHT
from loci.games.spirit_island.rules.act import RULE, Act
from loci.games.spirit_island.rules.asking import ask, ask_name
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import defend, give_element, lasting, skip_actions
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.blight import remove_blight
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.rules.island.pieces import count, has
from loci.games.spirit_island.rules.powers.cards import (
    forget,
    gain_from,
    gain_minors,
    gain_power,
    reclaim_anywhere,
    reclaim_one,
)
from loci.games.spirit_island.rules.powers.choices import choose_one, may_instead
from loci.games.spirit_island.rules.powers.extra_cost import ExtraCost
from loci.games.spirit_island.rules.powers.power import card, innate, presence, sacred_site
from loci.games.spirit_island.rules.powers.targets import ANY_LAND, ANY_SPIRIT, ITSELF
from loci.games.spirit_island.rules.powers.usage import repeat_on
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import TargetSpirit
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import (
    DAHAN,
    EXPLORER,
    FAST,
    JAGGED,
    MOON,
    SLOW,
    TOWN,
)

PEACE: Final = "peace-of-the-nighttime-sky"
SHAPE: Final = "shape-the-self-anew"
DRAWN: Final = 6
GAINED: Final = 2
RECLAIMED: Final = 2
MORE_RECLAIMED: Final = 3
FOR_SHAPE: Final = 3  # energy


# -- innate powers ---------------------------------------------------------------------------------


@innate(
    "air-moves-earth-endures",
    STARLIGHT,
    FAST,
    presence(1),
    ANY_LAND,
    "3 air",
    "3 earth",
    set=JAGGED,
)
def air_moves_earth_endures(act: Act) -> Script:
    """Push up to 2 explorers or up to 1 town; defend 5."""
    table, land = act.table, act.land
    if act.has(0):
        line = "push-explorers" if has(table, land, EXPLORER) else "push-town"
        if has(table, land, EXPLORER) and has(table, land, TOWN):
            line = yield from choose_one(act, "push-explorers", "push-town")
        if line == "push-explorers":
            yield from push(act, 2, EXPLORER, up_to=True)
        else:
            yield from push(act, 1, TOWN, up_to=True)
    if act.has(1):
        defend(act, 5)


@innate(
    "fire-burns-water-soothes",
    STARLIGHT,
    SLOW,
    sacred_site(1),
    ANY_LAND,
    "3 fire",
    "3 water",
    set=JAGGED,
)
def fire_burns_water_soothes(act: Act) -> Script:
    """1 fear and 2 damage; 1 blight is removed."""
    if act.has(0):
        fear(act, 1)
        yield from damage(act, 2)
    if act.has(1):
        remove_blight(act)


@innate(
    "wood-seeks-growth-humans-seek-freedom",
    STARLIGHT,
    SLOW,
    presence(2),
    ANY_LAND,
    "3 plant",
    "3 animal",
    set=JAGGED,
)
def wood_seeks_growth_humans_seek_freedom(act: Act) -> Script:
    """A power card for a spirit with presence there; 1 damage for each dahan, or push up to 3."""
    table, land = act.table, act.land
    if act.has(0):
        there = [seat for seat in range(players(table)) if table.seats[seat].presence[land]]
        if there:
            prompt = Text("ask-wood-seeks", land=table.island.names[land])
            answer = yield from ask(act.seat, prompt, [TargetSpirit(seat) for seat in there])
            assert isinstance(answer, TargetSpirit)
            yield from gain_power(act, answer.seat)
    if act.has(1):
        line = yield from choose_one(act, "damage", "push-dahan")
        if line == "damage":
            yield from damage(act, count(table, land, DAHAN))
        else:
            yield from push(act, 3, DAHAN, up_to=True)


@innate(
    "sidereal-guidance",
    STARLIGHT,
    SLOW,
    presence(1),
    ANY_LAND,
    "2 moon",
    "3 moon",
    set=JAGGED,
)
def sidereal_guidance(act: Act) -> Script:
    """Gather up to 1 explorer or dahan; or up to 3 explorers."""
    if act.has(1):
        yield from gather(act, 3, EXPLORER, up_to=True)
    else:
        yield from gather(act, 1, EXPLORER, DAHAN, up_to=True)


@innate(
    "stars-blaze-in-the-daytime-sky",
    STARLIGHT,
    SLOW,
    None,
    ITSELF,
    "4 sun",
    set=JAGGED,
)
def stars_blaze_in_the_daytime_sky(act: Act) -> Script:
    """3 fear, 1 energy, and a card from play or from the discard."""
    fear(act, 3)
    add_energy(act.table, act.seat, 1)
    yield from reclaim_anywhere(act, act.seat)


# -- unique powers ---------------------------------------------------------------------------------


@card(
    "unique",
    "boon-of-reimagining",
    1,
    SLOW,
    "moon",
    None,
    ANY_SPIRIT,
    owner=STARLIGHT,
    set=JAGGED,
)
def boon_of_reimagining(act: Act) -> Script:
    """The target may forget a card of hand or discard for 2 of 6 minor powers; 1 energy for another
    spirit."""
    table, seat = act.table, act.target
    owner = table.seats[seat]
    cards = sorted({*owner.hand, *owner.discard})
    prompt = Text("ask-reimagine")
    chosen = yield from ask_name(seat, prompt, verbs.FORGET, cards, optional=True)
    if chosen:
        yield from forget(act, seat, [chosen])
        yield from gain_minors(act, seat, DRAWN, GAINED)
    if seat != act.seat:
        add_energy(table, seat, 1)


@final
class ScatteredLight(Effect):
    """At the end of the turn the seat reclaims up to 2 cards, and 3 more for a unique power."""

    kind = "scattered-light"
    fields = (Field.seat(needed=True),)

    def cards_discarded(self, table: SpiritTable, seat: int) -> Script:
        act = Act(table, RULE, seat)
        owner = table.seats[seat]
        for _ in range(min(RECLAIMED, len(owner.discard))):
            yield from reclaim_one(act, seat)
        cards = sorted({*owner.hand, *owner.discard})
        own = [id for id in cards if POWERS[id].deck == "unique"]
        prompt = Text("ask-forget-unique")
        chosen = yield from ask_name(seat, prompt, verbs.FORGET, own, optional=True)
        if chosen:
            yield from forget(act, seat, [chosen])
            for _ in range(min(MORE_RECLAIMED, len(owner.discard))):
                yield from reclaim_one(act, seat)
        yield from finish(act)


register_effect(ScatteredLight)


@card(
    "unique",
    "gather-the-scattered-light-of-stars",
    0,
    SLOW,
    "moon",
    None,
    ITSELF,
    owner=STARLIGHT,
    set=JAGGED,
)
def gather_the_scattered_light_of_stars(act: Act) -> None:
    lasting(act.table, ScatteredLight(seat=act.seat), "log-scattered-light")


@final
class Fading(ExtraCost):
    """The card is forgotten, and leaves 1 moon."""

    def can_pay(self, table: SpiritTable, seat: int) -> bool:
        return _has_card(table, seat, PEACE)

    def pay(self, act: Act) -> Script:
        yield from forget(act, act.seat, [PEACE])
        give_element(act.table, act.seat, MOON)


def _has_card(table: SpiritTable, seat: int, card: str) -> bool:
    owner = table.seats[seat]
    return card in owner.played or card in owner.discard or card in owner.hand


@card(
    "unique",
    PEACE,
    1,
    FAST,
    "moon",
    sacred_site(1),
    ANY_LAND,
    owner=STARLIGHT,
    set=JAGGED,
)
def peace_of_the_nighttime_sky(act: Act) -> None:
    """At terror level 1 no ravages there. It may be repeated, which costs the card."""
    if act.table.terror == 1:
        skip_actions(act, action="ravage")
    repeat_on(act, price=Fading())


@card(
    "unique",
    SHAPE,
    0,
    SLOW,
    "moon",
    None,
    ITSELF,
    "4 moon",
    owner=STARLIGHT,
    set=JAGGED,
)
def shape_the_self_anew(act: Act) -> Script:
    """A minor power, or with the threshold a major one; this card may be forgotten for 3 energy."""
    table, seat = act.table, act.seat
    line = yield from may_instead(act, "gain-minor", "gain-major", act.has())
    yield from gain_from(act, seat, "major" if line == "gain-major" else "minor")
    if _has_card(table, seat, SHAPE):
        prompt = Text("ask-forget-this", card=card_text(SHAPE))
        chosen = yield from ask_name(seat, prompt, verbs.FORGET, [SHAPE], optional=True)
        if chosen:
            yield from forget(act, seat, [SHAPE])
            add_energy(table, seat, FOR_SHAPE)
