"""Stone's Unyielding Defiance: bears blight that would break others, and strikes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import (
    BLIGHT_CARD,
    DAHAN_EVENT,
    EVENT,
    RULE,
    Act,
    Trigger,
)
from loci.games.spirit_island.rules.asking import ask_land, ask_yes
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import defend, lasting
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.blight import remove_blight
from loci.games.spirit_island.rules.island.harm import damage, damage_each, destroy
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.island.pieces import count, has
from loci.games.spirit_island.rules.island.tokens import add_token
from loci.games.spirit_island.rules.powers.cards import gain_from
from loci.games.spirit_island.rules.powers.choices import choose_one
from loci.games.spirit_island.rules.powers.power import card, innate, presence, sacred_site
from loci.games.spirit_island.rules.powers.targets import ANY_LAND, BLIGHTED_LAND, ITSELF
from loci.games.spirit_island.rules.powers.usage import repeat_on
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.setup import place_on, starting_lands
from loci.games.spirit_island.rules.spirits.growth import (
    add_presence,
    gain_card,
    gain_energy,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.icons import gain_elements
from loci.games.spirit_island.rules.spirits.keeping import Keep, keep_number, kept_number
from loci.games.spirit_island.rules.spirits.spirit import ENERGY_TRACK, MORE_PLAYS, Spirit
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BADLANDS,
    CITY,
    DAHAN,
    FAST,
    JAGGED,
    MOUNTAIN,
    NOBODY,
    SANDS,
    SLOW,
    TOWN,
)

STONE = "stones-unyielding-defiance"
LAYERS: Final = Keep.number("layers", most=3)  # spaces of more plays that were uncovered before
LAID_BARE: Final = "layers"  # what uncovering such a space sets off
BREAK_ON_STONE: Final = "break-on-stone"  # what a ravage sets off where they break themselves


@final
class Stone(Spirit):
    keeps = (LAYERS,)
    tokens = ("badlands",)

    def __init__(self) -> None:
        super().__init__(
            STONE,
            energy="2 3 play 4 play 6 play",
            plays="1 earth earth earth+reclaim earth+any 2+earth",
            growth=[
                [
                    reclaim_cards(),
                    gain_elements("earth", "earth"),
                    add_presence(3, "mountain", "own"),
                ],
                [add_presence(2), gain_energy(3)],
                [gain_card(), add_presence(1)],
            ],
            uniques=[
                "jagged-shards-push-from-the-earth",
                "plows-shatter-on-rocky-ground",
                "scarred-and-stony-land",
                "stubborn-solidity",
            ],
            innates=[
                "hold-the-island-fast-with-a-bulwark-of-will",
                "let-them-break-themselves-against-the-stone",
            ],
            complexity="moderate",
            specials=2,
            set=JAGGED,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        """In the lowest mountain without dahan, and beside it where blight is, or else in sands; if
        that cannot be, in any land beside it (SX-2.6)."""
        board = starting_lands(table, seat)
        mountains = [land for land in board if table.island.terrain[land] == MOUNTAIN]
        home = [land for land in mountains if not has(table, land, DAHAN)] or mountains or board
        place_on(table, seat, home[0])
        beside = [land for land in table.island.near[home[0]] if land in board]
        lands = [land for land in beside if table.blight[land]]
        lands = lands or [land for land in beside if table.island.terrain[land] == SANDS] or beside
        prompt = Text("ask-starting-land")
        land = yield from ask_land(table.island, seat, prompt, lands, verbs.PLACE)
        place_on(table, seat, land)

    def stills_blight(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Bestow the Endurance of Bedrock."""
        return 0 < table.blight[land] <= table.seats[seat].presence[land]

    def triggers(self, act: Act, seat: int) -> None:
        """Deep Layers Exposed to the Surface: each such space counts the first time only."""
        table = act.table
        track = self.tracks[ENERGY_TRACK]
        depths: list[int] = []  # of the spaces that the Action has uncovered
        for holder, name, place in act.uncovered:
            if holder == seat and name == track.name and MORE_PLAYS in track.spaces[place].words:
                above = [MORE_PLAYS in space.words for space in track.spaces[: place + 1]]
                depths.append(sum(above))
        before = kept_number(table, seat, LAYERS)
        deeper = [depth for depth in depths if depth > before]
        if not deeper:
            return
        keep_number(table, seat, LAYERS, max(deeper))

        def expose(after: Act) -> Script:
            layers = after.after(LAID_BARE, RULE, seat)
            for _ in deeper:
                yield from gain_from(layers, seat, "minor")
            yield from finish(layers)

        act.trigger(LAID_BARE, expose)


SPIRITS[STONE] = Stone()


# -- innate powers ---------------------------------------------------------------------------------


@final
class Bulwark(Effect):
    """Blight for a land of the seat may come from the box for so much energy."""

    kind = "bulwark"
    fields = (Field.seat(needed=True), Field.number("price"))

    def __init__(self, seat: int, price: int = 0) -> None:
        super().__init__(seat=seat)
        self.price: Final = price

    def boxes_blight(self, act: Act, seat: int, land: int) -> Replacing:
        table = act.table
        owner = table.seats[self.seat]
        if not owner.presence[land] or owner.energy < self.price:
            return False
        prompt = Text("ask-bulwark", land=table.island.names[land], number=self.price)
        pays = yield from ask_yes(self.seat, prompt)
        if pays:
            add_energy(table, self.seat, -self.price)
        return pays


@final
class HeldFast(Effect):
    """For 1 energy each the seat may save presence that an event or a blight card destroys by its
    own words (SX-35.13, SX-35.14)."""

    kind = "held-fast"
    fields = (Field.seat(needed=True),)

    def replaces_losing(
        self, act: Act, seat: int, user: int, land: int, by_blight: bool
    ) -> Replacing:
        table = act.table
        if by_blight or act.kind not in (EVENT, DAHAN_EVENT, BLIGHT_CARD):
            return False
        if not table.seats[self.seat].energy:
            return False
        prompt = Text("ask-hold-fast", land=table.island.names[land])
        pays = yield from ask_yes(self.seat, prompt)
        if pays:
            add_energy(table, self.seat, -1)
        return pays


register_effect(Bulwark)
register_effect(HeldFast)


@innate(
    "hold-the-island-fast-with-a-bulwark-of-will",
    STONE,
    FAST,
    None,
    ITSELF,
    "2 earth",
    "4 earth",
    "6 earth 1 plant",
    set=JAGGED,
)
def hold_the_island_fast_with_a_bulwark_of_will(act: Act) -> None:
    """Blight may be paid for, at last more cheaply; then presence may be saved."""
    lasting(act.table, Bulwark(act.seat, 1 if act.has(1) else 2))
    if act.has(2):
        lasting(act.table, HeldFast(seat=act.seat))


@final
class BreakOnStone(Effect):
    """After each ravage that has hurt the land, 2 damage to the invaders there; with `half`, half
    of what they dealt besides (SX-35.15)."""

    kind = "break-on-stone"
    fields = (Field.land(), Field.seat(needed=True), Field.flag("half", "word", "half"))

    def __init__(self, land: int, seat: int = NOBODY, half: bool = False) -> None:
        super().__init__(land, seat)
        self.half: Final = half

    def after_ravage_damage(self, act: Act, seat: int, damage: int, blighted: bool) -> Script:
        if act.land == self.land and damage > 0 and not act.was_set_off_by(BREAK_ON_STONE):
            act.triggered.append(Trigger(BREAK_ON_STONE, self._strike(damage)))
        yield from ()

    def _strike(self, dealt: int) -> Callable[[Act], Script]:
        def strike(after: Act) -> Script:
            stone = after.after(BREAK_ON_STONE, RULE, self.seat, self.land)
            yield from damage(stone, 2 + (dealt // 2 if self.half else 0))
            yield from finish(stone)

        return strike


register_effect(BreakOnStone)


@innate(
    "let-them-break-themselves-against-the-stone",
    STONE,
    FAST,
    presence(0),
    ANY_LAND,
    "3 earth",
    "5 earth",
    "2 sun 7 earth",
    set=JAGGED,
)
def let_them_break_themselves_against_the_stone(act: Act) -> None:
    lasting(act.table, BreakOnStone(act.land, act.seat, act.has(1)), "log-break-on-stone")
    if act.has(2):
        repeat_on(act)


# -- unique powers ---------------------------------------------------------------------------------


@card(
    "unique",
    "jagged-shards-push-from-the-earth",
    0,
    SLOW,
    "fire earth",
    presence(1),
    ANY_LAND,
    owner=STONE,
    set=JAGGED,
)
def jagged_shards_push_from_the_earth(act: Act) -> Script:
    add_token(act, BADLANDS)
    yield from push(act, 2, DAHAN, up_to=True)


@card(
    "unique",
    "plows-shatter-on-rocky-ground",
    2,
    SLOW,
    "earth",
    presence(1),
    ANY_LAND,
    owner=STONE,
    set=JAGGED,
)
def plows_shatter_on_rocky_ground(act: Act) -> Script:
    """1 damage to each building and push up to 1 town; or destroy 1 town."""
    line = yield from choose_one(act, "damage", "destroy-town")
    if line == "damage":
        yield from damage_each(act, 1, TOWN, CITY)
        yield from push(act, 1, TOWN, up_to=True)
    else:
        yield from destroy(act, 1, TOWN)


@card(
    "unique",
    "scarred-and-stony-land",
    2,
    SLOW,
    "moon earth",
    sacred_site(1),
    BLIGHTED_LAND,
    owner=STONE,
    set=JAGGED,
)
def scarred_and_stony_land(act: Act) -> Script:
    """2 damage, 1 badlands; 1 blight leaves the game."""
    yield from damage(act, 2)
    add_token(act, BADLANDS)
    remove_blight(act, to_box=True)


@final
class Solid(Effect):
    """Nothing changes the dahan of the land."""

    kind = "solid"
    fields = (Field.land(), Field.seat())

    def spares(self, table: SpiritTable, seat: int, land: int, kind: int) -> bool:
        return land == self.land and kind == DAHAN

    def fixes(self, table: SpiritTable, seat: int, land: int, kind: int) -> bool:
        return land == self.land and kind == DAHAN


register_effect(Solid)


@card(
    "unique",
    "stubborn-solidity",
    1,
    FAST,
    "sun earth animal",
    presence(1),
    ANY_LAND,
    owner=STONE,
    set=JAGGED,
)
def stubborn_solidity(act: Act) -> None:
    defend(act, count(act.table, act.land, DAHAN))
    lasting(act.table, Solid(act.land, act.seat), "log-solid")
