"""Keeper of the Forbidden Wilds: its sacred sites are for nobody else, and it spreads the wilds."""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import DAHAN_EVENT, RULE, SET_UP, Act
from loci.games.spirit_island.rules.asking import Asking, ask_land, ask_number
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.blight import remove_blight
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage, destroy, destroy_all
from loci.games.spirit_island.rules.island.lands import within
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.island.pieces import count, has, invaders, put
from loci.games.spirit_island.rules.island.presence import is_sacred, lands_of, sacred_sites
from loci.games.spirit_island.rules.island.tokens import add_token
from loci.games.spirit_island.rules.powers.cards import gain_power
from loci.games.spirit_island.rules.powers.choices import choose_one
from loci.games.spirit_island.rules.powers.power import card, innate, presence, sacred_site
from loci.games.spirit_island.rules.powers.targets import (
    ANY_LAND,
    ANY_SPIRIT,
    JUNGLE_WETLAND,
    NO_BLIGHT,
)
from loci.games.spirit_island.rules.setup import highest, place_on
from loci.games.spirit_island.rules.spirits.growth import (
    add_presence,
    gain_card,
    gain_energy,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.spirit import GrowthOption, Spirit
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    CLAW,
    DAHAN,
    EXPLORER,
    FAST,
    JUNGLE,
    NOWHERE,
    PLANT,
    SLOW,
    SUN,
    WILDS,
    kind_of,
)

KEEPER = "keeper-of-the-forbidden-wilds"
FORBIDDEN = "forbidden-ground"
REGROWN: Final = 2  # the most blight that Regrow from Roots can cope with


@final
class Keeper(Spirit):
    tokens = ("wilds",)
    grows_alone = True  # the dahan leave its new sacred sites

    def __init__(self) -> None:
        super().__init__(
            KEEPER,
            energy="2 sun 4 5 plant 7 8 9",
            plays="1 2 2 3 4 5+reclaim",
            growth=[
                [reclaim_cards(), gain_energy(1)],
                [gain_card()],
                [add_presence(3, "wilds", "own"), gain_energy(1)],
                GrowthOption([gain_card(), add_presence(3, "unblighted")], price=3),
            ],
            uniques=[
                "boon-of-growing-power",
                "regrow-from-roots",
                "sacrosanct-wilderness",
                "towering-wrath",
            ],
            innates=["punish-those-who-trespass", "spreading-wilds"],
            complexity="moderate",
            pick=2,
            set=CLAW,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        """Presence and wilds in the highest jungle."""
        jungle = highest(table, seat, JUNGLE)
        put(table, jungle, WILDS)
        place_on(table, seat, jungle)
        yield from ()

    def triggers(self, act: Act, seat: int) -> None:
        """Forbidden Ground: the dahan leave a land that has become a sacred site."""
        lands = [land for holder, land in act.hallowed if holder == seat]

        def clear(after: Act) -> Script:
            for land in lands:
                ground = after.after(FORBIDDEN, RULE, seat, land)
                yield from push(ground, count(act.table, land, DAHAN), DAHAN)
                yield from finish(ground)

        if act.kind != SET_UP and any(has(act.table, land, DAHAN) for land in lands):
            act.trigger(FORBIDDEN, clear)

    def forbids_moving(self, act: Act, seat: int, code: int, end: int) -> bool:
        """Forbidden Ground: dahan events bring no dahan to its sacred sites."""
        return (
            kind_of(code) == DAHAN
            and act.root().kind == DAHAN_EVENT
            and is_sacred(act.table, seat, end)
        )


SPIRITS[KEEPER] = Keeper()


@innate(
    "punish-those-who-trespass",
    KEEPER,
    SLOW,
    presence(0),
    ANY_LAND,
    "2 sun 1 fire 2 plant",
    "2 sun 2 fire 3 plant",
    "4 plant",
    set=CLAW,
)
def punish_those_who_trespass(act: Act) -> Script:
    """2 damage, 1 more for each pair of sun and plant; with 4 plant some of it may be dealt in one
    other of your lands. 1 dahan is destroyed."""
    if not act.has(0):
        return
    amount = 2
    if act.has(1):
        amount += min(act.elements[SUN], act.elements[PLANT])
    if act.has(2):
        dealt = yield from _elsewhere(act, amount)
        amount -= dealt
    yield from damage(act, amount)
    yield from destroy(act, 1, DAHAN)


def _elsewhere(act: Act, amount: int) -> Asking:
    """Part of the damage is dealt in another land of yours; how much of it."""
    table = act.table
    others = [
        land for land in lands_of(table, act.seat) if land != act.land and invaders(table, land)
    ]
    prompt = Text("ask-punish-land", land=table.island.names[act.land])
    land = yield from ask_land(table.island, act.seat, prompt, others, optional=True)
    if land == NOWHERE:
        return 0
    prompt = Text("ask-punish-damage", land=table.island.names[land])
    numbers = list(range(1, amount + 1))
    number = yield from ask_number(act.seat, prompt, verbs.SPLIT, numbers)
    yield from damage(act, number, land=land)
    return number


@innate(
    "spreading-wilds",
    KEEPER,
    SLOW,
    presence(1),
    NO_BLIGHT,
    "2 sun",
    "1 plant",
    "3 plant",
    "1 air",
    farther_at=(2, 3),
    set=CLAW,
)
def spreading_wilds(act: Act) -> Script:
    """Push 1 explorer per 2 sun; without explorers add 1 wilds."""
    if act.has(0):
        yield from push(act, act.elements[SUN] // 2, EXPLORER)
    if act.has(1) and not has(act.table, act.land, EXPLORER):
        add_token(act, WILDS)


@card(
    "unique",
    "boon-of-growing-power",
    1,
    SLOW,
    "sun moon plant",
    None,
    ANY_SPIRIT,
    owner=KEEPER,
    set=CLAW,
)
def boon_of_growing_power(act: Act) -> Script:
    """The target gains a power card, and another spirit 1 energy besides."""
    yield from gain_power(act, act.target)
    if act.target != act.seat:
        add_energy(act.table, act.target, 1)


@card(
    "unique",
    "regrow-from-roots",
    1,
    SLOW,
    "water earth plant",
    presence(1),
    JUNGLE_WETLAND,
    owner=KEEPER,
    set=CLAW,
)
def regrow_from_roots(act: Act) -> None:
    if act.table.blight[act.land] <= REGROWN:
        remove_blight(act)


@card(
    "unique",
    "sacrosanct-wilderness",
    2,
    FAST,
    "sun earth plant",
    presence(1),
    NO_BLIGHT,
    owner=KEEPER,
    set=CLAW,
)
def sacrosanct_wilderness(act: Act) -> Script:
    """Push 2 dahan; then 2 damage per wilds, or 1 wilds."""
    yield from push(act, 2, DAHAN)
    line = yield from choose_one(act, "damage", "add-wilds")
    if line == "damage":
        yield from damage(act, 2 * count(act.table, act.land, WILDS))
    else:
        add_token(act, WILDS)


@card(
    "unique",
    "towering-wrath",
    3,
    SLOW,
    "sun fire plant",
    sacred_site(1),
    ANY_LAND,
    owner=KEEPER,
    set=CLAW,
)
def towering_wrath(act: Act) -> Script:
    """2 fear; 2 damage for each of your sacred sites there and beside; all dahan there fall."""
    fear(act, 2)
    around = within(act.table, [act.land], 1)
    sites = [land for land in sacred_sites(act.table, act.seat) if land in around]
    yield from damage(act, 2 * len(sites))
    yield from destroy_all(act, DAHAN)
