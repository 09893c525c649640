"""Grinning Trickster Stirs Up Trouble: sets everybody at odds, and sees what happens."""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import POWER, RULE, Act
from loci.games.spirit_island.rules.asking import NO_PIECE, ask_land, ask_name, ask_piece
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.blight import add_blight, choose_to_lose
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.badlands import rough
from loci.games.spirit_island.rules.island.harm import damage, destroy, for_real, harm
from loci.games.spirit_island.rules.island.lands import within
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.rules.island.pieces import codes, has, invaders, strength
from loci.games.spirit_island.rules.island.presence import lands_of
from loci.games.spirit_island.rules.island.tokens import (
    active_strife,
    add_strife,
    add_token,
    spend_one_strife,
    turn_on_others,
)
from loci.games.spirit_island.rules.powers.cards import (
    cards_left,
    forget,
    take_card,
    turn_over,
)
from loci.games.spirit_island.rules.powers.power import card, innate, presence
from loci.games.spirit_island.rules.powers.targets import ANY_LAND, INVADER_LAND
from loci.games.spirit_island.rules.setup import place_on, starting_land, starting_lands
from loci.games.spirit_island.rules.spirits.elements import elements_for, met_levels
from loci.games.spirit_island.rules.spirits.growth import add_presence, gain_card, reclaim_cards
from loci.games.spirit_island.rules.spirits.icons import gain_energy_per_play, move_own_presence
from loci.games.spirit_island.rules.spirits.spirit import GrowthOption, Spirit
from loci.games.spirit_island.rules.spirits.tracks import TrackAction, add_energy
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.piles import MINOR_DISCARD, take_out
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BEASTS,
    DAHAN,
    EXPLORER,
    FAST,
    FIRE,
    INVADERS,
    JAGGED,
    NOWHERE,
    SLOW,
    TOWN,
    kind_of,
)

TRICKSTER = "grinning-trickster-stirs-up-trouble"
HAPPENS = "lets-see-what-happens"
# What its powers set off
DISCORD: Final = "a-real-flair-for-discord"
DRAG: Final = "cleaning-up-messes-is-a-drag"


def _dahan_to_push(table: SpiritTable, seat: int) -> list[int]:
    return [land for land in lands_of(table, seat) if has(table, land, DAHAN)]


def _push_dahan(act: Act) -> Script:
    """1 dahan from one of its lands."""
    table = act.table
    lands = _dahan_to_push(table, act.seat)
    land = yield from ask_land(table.island, act.seat, Text("ask-push-dahan-from"), lands)
    yield from push(act, 1, DAHAN, land=land)


@final
class Trickster(Spirit):
    track_actions = (
        TrackAction(
            "push-dahan", _push_dahan, lambda table, seat: bool(_dahan_to_push(table, seat))
        ),
    )
    tokens = ("beasts", "strife")
    grows_alone = True  # dahan may leave the lands in which others grow

    def __init__(self) -> None:
        super().__init__(
            TRICKSTER,
            energy="1 moon 2 any fire 3",
            plays="2 push-dahan 3 3 4 air 5",
            growth=[
                GrowthOption([reclaim_cards(), move_own_presence(1)], price=1),
                [add_presence(2)],
                [gain_card()],
                [gain_energy_per_play()],
            ],
            pick=2,
            uniques=[
                "impersonate-authority",
                "incite-the-mob",
                "overenthusiastic-arson",
                "unexpected-tigers",
            ],
            innates=[HAPPENS, "why-dont-you-and-them-fight"],
            complexity="moderate",
            specials=2,
            set=JAGGED,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        """In the highest-numbered land with dahan and in land 4; a board without dahan has it in
        any land (SX-2.6)."""
        board = starting_lands(table, seat)
        lands = [land for land in board if has(table, land, DAHAN)][-1:] or board
        land = yield from ask_land(
            table.island, seat, Text("ask-starting-land"), lands, verbs.PLACE
        )
        place_on(table, seat, land)
        place_on(table, seat, starting_land(table, seat, 4))

    def triggers(self, act: Act, seat: int) -> None:
        if act.kind != POWER or act.seat != seat:
            return
        if act.riled and act.table.seats[seat].energy:
            act.trigger(DISCORD, _flair_for_discord)
        if act.cleaned and act.power != HAPPENS:
            act.trigger(DRAG, _drag)


SPIRITS[TRICKSTER] = Trickster()


def _flair_for_discord(act: Act) -> Script:
    """1 strife near the land to which its power added strife, for 1 energy."""
    table, seat = act.table, act.seat
    around = [land for land in within(table, list(act.riled), 1) if invaders(table, land)]
    if not table.seats[seat].energy:
        return
    prompt = Text("ask-discord")
    land = yield from ask_land(table.island, seat, prompt, around, optional=True)
    if land != NOWHERE:
        add_energy(table, seat, -1)
        more = act.after(DISCORD, RULE, seat, land)
        yield from add_strife(more)
        yield from finish(more)


def _drag(act: Act) -> Script:
    """1 presence is destroyed."""
    after = act.after(DRAG, RULE, act.seat)
    yield from choose_to_lose(after, act.seat, lands_of(act.table, act.seat))
    yield from finish(after)


# -- innate powers ---------------------------------------------------------------------------------


@innate(
    HAPPENS,
    TRICKSTER,
    FAST,
    presence(1),
    INVADER_LAND,
    "1 moon 1 fire 2 air",
    "2 moon 1 fire 2 air",
    set=JAGGED,
)
def lets_see_what_happens(act: Act) -> Script:
    """The first minor power of the deck that targets a land is used there, in full; it may be kept
    in the place of another card."""
    table, seat = act.table, act.seat
    seen = _turn_up_land_power(table)
    if not seen:
        return
    power = POWERS[seen]
    own, keeps = act.levels, act.has(1)
    met = met_levels(elements_for(table, seat, power, act.elements), power)
    act.levels = [level for level in met if not power.prices or not power.prices[level]]
    act.in_full = True
    script = power.rule(act)
    if script is not None:
        yield from script
    act.in_full = False
    act.levels = own
    if keeps:
        yield from _keep(act, seen)


def _turn_up_land_power(table: SpiritTable) -> str:
    """Discard minor powers until one targets a land; nothing if none does."""
    for _ in range(cards_left(table, "minor")):
        seen = turn_over(table, "minor")
        if not POWERS[seen].target.spirit:
            return seen
    return ""


def _keep(act: Act, seen: str) -> Script:
    """Another card may be forgotten for this one and 1 energy."""
    table, seat = act.table, act.seat
    owner = table.seats[seat]
    cards = sorted({*owner.hand, *owner.discard, *owner.played})
    prompt = Text("ask-forget-for-card", card=card_text(seen))
    given = yield from ask_name(seat, prompt, verbs.FORGET, cards, optional=True)
    if not given:
        return
    yield from forget(act, seat, [given])
    if take_out(table, MINOR_DISCARD, seen):
        take_card(act, seat, seen)
    add_energy(table, seat, 1)


@innate(
    "why-dont-you-and-them-fight",
    TRICKSTER,
    FAST,
    presence(0),
    INVADER_LAND,
    "3 moon",
    "3 air",
    "3 sun",
    "3 fire",
    "3 animal",
    set=JAGGED,
    slow_at=0,
)
def why_dont_you_and_them_fight(act: Act) -> Script:
    """Slow, if you like; 1 strife; an invader and a dahan fight; 2 damage with beasts there, or 1
    beasts may come."""
    beasts = has(act.table, act.land, BEASTS)
    if act.has(1):
        yield from add_strife(act)
    if act.has(2) or act.has(3):
        yield from for_real(act, _fight(act, act.has(4) and beasts))
    if not act.has(4):
        return
    act.several = False  # what badlands add and was put off comes now
    if beasts:
        yield from damage(act, 2)
    else:
        yield from gather(act, 1, BEASTS, may=True)


def _fight(act: Act, more_to_come: bool) -> Script:
    """1 invader and 1 dahan deal their damage to each other at the same time; strife keeps the
    invader from it, and is spent (SX-4.14)."""
    table, land = act.table, act.land
    if not has(table, land, DAHAN) or not invaders(table, land):
        return
    name, seat = table.island.names[land], act.chooser()
    prompt = Text("ask-fight-invader", land=name)
    one = yield from ask_piece(seat, prompt, verbs.DAMAGE, codes(table, land, *INVADERS))
    prompt = Text("ask-fight-dahan", land=name)
    other = yield from ask_piece(seat, prompt, verbs.DAMAGE, codes(table, land, DAHAN))
    dealt = 0 if active_strife(table, one) else strength(table, land, kind_of(one))
    one = spend_one_strife(table, land, one)
    to_dahan = yield from rough(act, land, (DAHAN,), dealt)
    act.several = more_to_come
    to_invader = yield from rough(act, land, INVADERS, strength(table, land, DAHAN))
    yield from harm(act, land, other, to_dahan)
    if one in table.pieces[land]:
        yield from harm(act, land, one, to_invader)


# -- unique powers ---------------------------------------------------------------------------------


@card(
    "unique",
    "impersonate-authority",
    0,
    SLOW,
    "sun air animal",
    presence(1),
    ANY_LAND,
    owner=TRICKSTER,
    set=JAGGED,
)
def impersonate_authority(act: Act) -> Script:
    yield from add_strife(act)


@card(
    "unique",
    "incite-the-mob",
    1,
    SLOW,
    "moon fire air animal",
    presence(1),
    INVADER_LAND,
    owner=TRICKSTER,
    set=JAGGED,
)
def incite_the_mob(act: Act) -> Script:
    """An invader with strife turns on the others; 1 fear for each that falls."""
    table = act.table
    riled = [one for one in codes(table, act.land, *INVADERS) if active_strife(table, one)]
    prompt = Text("ask-incite", land=table.island.names[act.land])
    fighter = yield from ask_piece(act.chooser(), prompt, verbs.DAMAGE, riled)
    if fighter == NO_PIECE:
        return
    yield from for_real(act, turn_on_others(act, act.land, fighter))
    fear(act, len([kind for kind, _ in act.destroyed if kind in INVADERS]))


@card(
    "unique",
    "overenthusiastic-arson",
    1,
    FAST,
    "fire air",
    presence(1),
    ANY_LAND,
    owner=TRICKSTER,
    set=JAGGED,
)
def overenthusiastic_arson(act: Act) -> Script:
    """Destroy 1 town; if the next minor power has fire, 1 fear, 2 damage and 1 blight."""
    yield from destroy(act, 1, TOWN)
    seen = turn_over(act.table, "minor")
    if seen and POWERS[seen].elements[FIRE]:
        fear(act, 1)
        yield from damage(act, 2)
        yield from add_blight(act)


@card(
    "unique",
    "unexpected-tigers",
    0,
    SLOW,
    "moon fire animal",
    presence(1),
    ANY_LAND,
    owner=TRICKSTER,
    set=JAGGED,
)
def unexpected_tigers(act: Act) -> Script:
    """1 fear if invaders are there; gather 1 beasts and then push 1 explorer; if no beasts can
    come, add 1."""
    if invaders(act.table, act.land):
        fear(act, 1)
    came = yield from gather(act, 1, BEASTS)
    if came:
        yield from push(act, 1, EXPLORER)
    else:
        add_token(act, BEASTS)
