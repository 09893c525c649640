"""A Spread of Rampant Green: chokes the land, and grows back what was destroyed."""

from __future__ import annotations

from collections.abc import Generator
from typing import final

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import SeatName, Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask_land, ask_yes
from loci.games.spirit_island.rules.effects import defend
from loci.games.spirit_island.rules.invaders.blight import is_blighted, remove_blight
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage_each, damage_one
from loci.games.spirit_island.rules.island.lands import is_terrain, within
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.island.pieces import count, invaders
from loci.games.spirit_island.rules.island.presence import (
    destroy_presence,
    is_sacred,
    lands_for_presence,
    lands_of,
)
from loci.games.spirit_island.rules.powers.choices import choose_one
from loci.games.spirit_island.rules.powers.power import card, innate, presence, sacred_site
from loci.games.spirit_island.rules.powers.targets import ANOTHER_SPIRIT, ANY_LAND
from loci.games.spirit_island.rules.powers.usage import repeat_on
from loci.games.spirit_island.rules.setup import highest, place_on, starting_lands
from loci.games.spirit_island.rules.spirits.growth import (
    add_presence,
    gain_card,
    gain_energy,
    more_plays,
    place_presence,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.spirit import Spirit
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BUILD,
    CITY,
    DAHAN,
    FAST,
    JUNGLE,
    MOUNTAIN,
    RAVAGE,
    SANDS,
    SLOW,
    TOWN,
    WETLAND,
)

GREEN = "a-spread-of-rampant-green"


@final
class Green(Spirit):
    def __init__(self) -> None:
        super().__init__(
            GREEN,
            energy="0 1 plant 2 2 plant 3",
            plays="1 1 2 2 3 4",
            growth=[
                [reclaim_cards(), gain_card()],
                [add_presence(1), more_plays(1)],
                [gain_card(), gain_energy(3)],
            ],
            always=[add_presence(2, "jungle", "wetland")],
            uniques=[
                "fields-choked-with-growth",
                "gift-of-proliferation",
                "overgrow-in-a-night",
                "stem-the-flow-of-fresh-water",
            ],
            innates=["creepers-tear-into-mortar", "all-enveloping-green"],
            complexity="moderate",
            specials=2,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        place_on(table, seat, highest(table, seat, WETLAND))
        own = starting_lands(table, seat)
        jungles = [land for land in own if is_terrain(table, land, JUNGLE)]
        empty = [land for land in jungles if not count(table, land, DAHAN)]
        prompt = Text("ask-starting-land")
        land = yield from ask_land(table.island, seat, prompt, empty or jungles, verbs.PLACE)
        place_on(table, seat, land)

    def prevents(self, act: Act, seat: int, action: int) -> Generator[Decision, Move, bool]:
        """Choke the Land with Green: a presence of a sacred site stops a ravage or build there."""
        table = act.table
        if action not in (RAVAGE, BUILD) or not is_sacred(table, seat, act.land):
            return False
        name = "ask-choke-ravage" if action == RAVAGE else "ask-choke-build"
        prompt = Text(name, who=SeatName(seat), land=table.island.names[act.land])
        stopped = yield from ask_yes(seat, prompt)
        if stopped:
            yield from destroy_presence(act, seat, act.land)
        return stopped

    def presence_sources(self, table: SpiritTable, seat: int) -> list[str]:
        """Steady Regeneration: destroyed presence too, for 1 energy on a blighted island."""
        owner = table.seats[seat]
        payable = not is_blighted(table) or owner.energy > 0
        return ["destroyed"] if owner.destroyed and payable else []

    def regrown(self, table: SpiritTable, seat: int) -> None:
        if is_blighted(table):
            table.seats[seat].energy -= 1


SPIRITS[GREEN] = Green()


@innate(
    "creepers-tear-into-mortar",
    GREEN,
    SLOW,
    presence(0),
    ANY_LAND,
    "1 moon 2 plant",
    "2 moon 3 plant",
    "3 moon 4 plant",
)
def creepers_tear_into_mortar(act: Act) -> Script:
    """1 damage to 1 town or city; the higher levels repeat it."""
    if act.has(0):
        yield from damage_one(act, 1, TOWN, CITY)
    for level in (1, 2):
        if act.has(level):
            repeat_on(act)


@innate(
    "all-enveloping-green",
    GREEN,
    FAST,
    sacred_site(1),
    ANY_LAND,
    "1 water 3 plant",
    "2 water 4 plant",
    "3 water 1 earth 5 plant",
)
def all_enveloping_green(act: Act) -> None:
    """Defend 2, or 4 instead; at last remove 1 blight as well."""
    if act.has(1):
        defend(act, 4)
    elif act.has(0):
        defend(act, 2)
    if act.has(2):
        remove_blight(act)


@card(
    "unique",
    "fields-choked-with-growth",
    0,
    SLOW,
    "sun water plant",
    presence(1),
    ANY_LAND,
    owner=GREEN,
)
def fields_choked_with_growth(act: Act) -> Script:
    """Push 1 town, or push 3 dahan."""
    line = yield from choose_one(act, "push-town", "push-dahan")
    if line == "push-town":
        yield from push(act, 1, TOWN)
    else:
        yield from push(act, 3, DAHAN)


@card("unique", "gift-of-proliferation", 1, FAST, "moon plant", None, ANOTHER_SPIRIT, owner=GREEN)
def gift_of_proliferation(act: Act) -> Script:
    """The target adds 1 presence within range 1 of its own."""
    table, target = act.table, act.target
    reached = within(table, lands_of(table, target), 1)
    yield from place_presence(act, target, lands_for_presence(table, target, reached))


@card("unique", "overgrow-in-a-night", 2, FAST, "moon plant", presence(1), ANY_LAND, owner=GREEN)
def overgrow_in_a_night(act: Act) -> Script:
    """Add 1 presence, or 3 fear where your presence and invaders are."""
    table = act.table
    options = ["add-presence"]
    if table.seats[act.seat].presence[act.land] and invaders(table, act.land):
        options.append("fear")
    line = yield from choose_one(act, *options)
    if line == "fear":
        fear(act, 3)
    else:
        lands = lands_for_presence(table, act.seat, [act.land])
        yield from place_presence(act, act.seat, lands)


@card(
    "unique",
    "stem-the-flow-of-fresh-water",
    0,
    SLOW,
    "water plant",
    sacred_site(1),
    ANY_LAND,
    owner=GREEN,
)
def stem_the_flow_of_fresh_water(act: Act) -> Script:
    """1 damage to 1 town or city; in mountain or sands to each of them instead."""
    if is_terrain(act.table, act.land, MOUNTAIN, SANDS):
        yield from damage_each(act, 1, TOWN, CITY)
    else:
        yield from damage_one(act, 1, TOWN, CITY)
