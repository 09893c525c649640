"""Serpent Slumbering Beneath the Island: wakes slowly, on what other spirits give it."""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask_element, ask_name
from loci.games.spirit_island.rules.effects import defend, give_element
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage
from loci.games.spirit_island.rules.island.lands import near, playable
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.island.presence import (
    lands_for_presence,
    lands_of,
    lose_presence,
)
from loci.games.spirit_island.rules.powers.at_once import payable_cards, play_another
from loci.games.spirit_island.rules.powers.cards import gain_from
from loci.games.spirit_island.rules.powers.choices import choose_land, choose_one
from loci.games.spirit_island.rules.powers.power import card, innate, presence
from loci.games.spirit_island.rules.powers.targeting import more_range, reach
from loci.games.spirit_island.rules.powers.targets import ANOTHER_SPIRIT, ANY_LAND, ITSELF
from loci.games.spirit_island.rules.setup import place_on, starting_land
from loci.games.spirit_island.rules.spirits.growth import (
    add_presence,
    gain_card,
    gain_energy,
    place_presence,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.icons import move_own_presence
from loci.games.spirit_island.rules.spirits.keeping import Keep, keep_words, kept_words
from loci.games.spirit_island.rules.spirits.spirit import ENERGY_TRACK, Spirit
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import (
    CITY,
    EARTH,
    ELEMENTS,
    FAST,
    FEATHER,
    FIRE,
    MOON,
    NOWHERE,
    SLOW,
    TOWN,
    WATER,
)

SERPENT: Final = "serpent-slumbering-beneath-the-island"
HOME: Final = 5  # the land in which it sleeps
#: Whose presence it has absorbed, one word for each.
ABSORBED: Final = Keep.words("absorbed", "P1", "P2", "P3", "P4", "P5", "P6")
#: How much presence it may have on the island, by how much it has absorbed.
SLUMBER: Final = (5, 7, 8, 10, 11, 12, 13)
SHARED: Final = 4  # the place of the space that both tracks share: on the upper one; before it 4


@final
class Serpent(Spirit):
    keeps = (ABSORBED,)

    def __init__(self) -> None:
        super().__init__(
            SERPENT,
            energy="1 fire any reclaim earth 6 any 12",
            plays="1 moon 2 water 4 5+reclaim",
            growth=[
                [reclaim_cards(), move_own_presence(1)],
                [gain_card(), gain_energy(1)],
                [gain_energy(4)],
                [add_presence(3, "unblighted")],
            ],
            pick=2,
            uniques=[
                "absorb-essence",
                "elemental-aegis",
                "gift-of-flowing-power",
                "gift-of-the-primordial-deeps",
            ],
            innates=["serpent-wakes-in-power", "serpent-rouses-in-anger"],
            complexity="high",
            set=FEATHER,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        place_on(table, seat, starting_land(table, seat, HOME))
        yield from ()

    def may_add(self, table: SpiritTable, seat: int) -> bool:
        """Deep Slumber."""
        return sum(table.seats[seat].presence) < slumber_limit(table, seat)

    def may_uncover(self, table: SpiritTable, seat: int, track: int) -> bool:
        """The shared space waits until both tracks have come to it, and what is behind it waits
        for it."""
        energy, plays = table.seats[seat].shown
        if track == ENERGY_TRACK:
            return energy != SHARED or plays >= SHARED
        return plays < SHARED or energy > SHARED

    def may_cover(self, table: SpiritTable, seat: int, track: int) -> bool:
        energy, plays = table.seats[seat].shown
        if track == ENERGY_TRACK:
            return energy - 1 != SHARED or plays <= SHARED
        return plays != SHARED or energy <= SHARED


SPIRITS[SERPENT] = Serpent()


def slumber_limit(table: SpiritTable, seat: int) -> int:
    """The most presence that the Serpent may have on the island."""
    return SLUMBER[min(absorbed(table, seat), len(SLUMBER) - 1)]


def absorbed(table: SpiritTable, seat: int) -> int:
    """How much presence the Serpent has absorbed."""
    return len(kept_words(table, seat, ABSORBED))


def givers(table: SpiritTable, seat: int, number: int) -> list[int]:
    """The other spirits of which the Serpent has absorbed so much presence."""
    words = kept_words(table, seat, ABSORBED)
    return [
        other
        for other in range(players(table))
        if other != seat and words.count(_word(other)) >= number
    ]


def _word(seat: int) -> str:
    return f"P{seat + 1}"


# -- innate powers ---------------------------------------------------------------------------------


@innate(
    "serpent-wakes-in-power",
    SERPENT,
    SLOW,
    None,
    ITSELF,
    "2 fire 1 water 1 plant",
    "2 water 3 earth 2 plant",
    "3 fire 3 water 3 earth 3 plant",
    set=FEATHER,
)
def serpent_wakes_in_power(act: Act) -> Script:
    """Energy, presence, a major power: for you, and for those who have given enough of theirs."""
    table, seat = act.table, act.seat
    if act.has(0):
        for one in [seat, *givers(table, seat, 1)]:
            add_energy(table, one, 1)
    if act.has(1):
        for one in [seat, *givers(table, seat, 2)]:
            reached = reach(table, one, lands_of(table, one), 1 + more_range(table, one))
            lands = lands_for_presence(table, one, reached)
            yield from place_presence(act, one, lands, optional=one != seat)
    if act.has(2):
        yield from gain_from(act, seat, "major", forgets=False)
        for one in givers(table, seat, 3):
            prompt = Text("ask-serpent-major")
            deck = yield from ask_name(one, prompt, verbs.GAIN, ["major"], optional=True)
            if deck:
                yield from gain_from(act, one, deck, forgets=False)


@innate(
    "serpent-rouses-in-anger",
    SERPENT,
    SLOW,
    presence(0),
    ANY_LAND,
    "1 fire 1 earth",
    "2 moon 2 earth",
    "5 moon 6 fire 6 earth 7 energy",
    set=FEATHER,
)
def serpent_rouses_in_anger(act: Act) -> Script:
    """Damage to buildings, then fear and towns that flee, by the elements you have; at last the
    whole island shakes."""
    table, own = act.table, act.table.seats[act.seat].presence
    moon, fire, earth = [act.elements[element] for element in (MOON, FIRE, EARTH)]
    if act.has(0):
        act.several = act.has(2)
        yield from damage(act, min(fire, earth), TOWN, CITY)
        act.several = False  # what badlands add and was put off comes now
    if act.has(1):
        number = min(moon // 2, earth // 2)
        fear(act, 2 * number)
        yield from push(act, number, TOWN, up_to=True)
    if act.has(2):
        for land in playable(table):
            around = sum([own[other] for other in [land, *near(table, land)]])
            yield from damage(act, around, land=land)


# -- unique powers ---------------------------------------------------------------------------------


@card(
    "unique",
    "absorb-essence",
    2,
    FAST,
    "moon fire water earth",
    None,
    ANOTHER_SPIRIT,
    owner=SERPENT,
    set=FEATHER,
)
def absorb_essence(act: Act) -> Script:
    """3 energy; presence of the target sleeps with you; it gains an element and 1 energy."""
    table, seat, target = act.table, act.seat, act.target
    add_energy(table, seat, 3)
    land = yield from choose_land(act, lands_of(table, target))
    if land != NOWHERE:
        lose_presence(table, target, land)
        words = [*kept_words(table, seat, ABSORBED), _word(target)]
        keep_words(table, seat, ABSORBED, words)
    element = yield from ask_element(target, list(range(len(ELEMENTS))))
    give_element(table, target, element)
    add_energy(table, target, 1)


@card(
    "unique",
    "elemental-aegis",
    1,
    FAST,
    "fire water earth",
    presence(0),
    ANY_LAND,
    owner=SERPENT,
    set=FEATHER,
)
def elemental_aegis(act: Act) -> None:
    table = act.table
    amount = 2 + absorbed(table, act.seat)
    for land in [act.land, *near(table, act.land)]:
        defend(act, amount, land)


@card(
    "unique",
    "gift-of-flowing-power",
    1,
    FAST,
    "fire water",
    None,
    ANOTHER_SPIRIT,
    owner=SERPENT,
    set=FEATHER,
)
def gift_of_flowing_power(act: Act) -> Script:
    """1 energy; the target plays another card, or gains fire and water."""
    table, target = act.table, act.target
    add_energy(table, target, 1)
    yield from _play_or_gain(act, table.seats[target].hand, FIRE, WATER)


@card(
    "unique",
    "gift-of-the-primordial-deeps",
    1,
    FAST,
    "moon earth",
    None,
    ANOTHER_SPIRIT,
    owner=SERPENT,
    set=FEATHER,
)
def gift_of_the_primordial_deeps(act: Act) -> Script:
    """A minor power for the target, which plays it at once, or gains moon and earth."""
    gained = yield from gain_from(act, act.target, "minor")
    yield from _play_or_gain(act, [gained] if gained else [], MOON, EARTH)


def _play_or_gain(act: Act, cards: list[str], *elements: int) -> Script:
    """The target pays for one of these cards and plays it now, or gains these elements."""
    table, target = act.table, act.target
    act.player = target
    lines = ["play-card"] if payable_cards(table, target, cards) else []
    line = yield from choose_one(act, *lines, "take-elements")
    if line == "play-card":
        yield from play_another(table, target, cards)
    else:
        for element in elements:
            give_element(table, target, element)
