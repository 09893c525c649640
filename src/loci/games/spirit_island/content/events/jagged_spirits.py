"""Choice events of Jagged Earth about spirits: lesser ones, the heart of one, their strength."""

from __future__ import annotations

from typing import ClassVar, Final, final

from loci.core.decision import Move
from loci.games.spirit_island.content.events.lasting import begin
from loci.games.spirit_island.content.events.parts import (
    blighted,
    box_blight,
    choose_branch,
    one_by_one,
)
from loci.games.spirit_island.content.fear.claw_staying import DefendEverywhere
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import decider
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.effects import use_up
from loci.games.spirit_island.rules.events.cards import CHOICE, Main, event
from loci.games.spirit_island.rules.events.payment import Price
from loci.games.spirit_island.rules.events.step import all_agree, choose_land, each_spirit
from loci.games.spirit_island.rules.invaders.blight import choose_to_lose
from loci.games.spirit_island.rules.island.health import check_health
from loci.games.spirit_island.rules.powers.cards import forget, turn_over
from loci.games.spirit_island.rules.spirits.tracks import return_presence
from loci.games.spirit_island.state.events import note
from loci.games.spirit_island.state.moves import WARDING, TargetSpirit
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.steps import SPIRIT_PHASE
from loci.games.spirit_island.state.terms import ELEMENTS, JAGGED

# -- Lesser Spirits Imperiled ----------------------------------------------------------------------


def rest(act: Act) -> None:
    add_energy(act.table, act.player, 1)


def lose_lesser_spirits(act: Act) -> Script:
    """For each player a minor power: with plant the card loses blight, with animal the island a
    dahan among blight."""
    table = act.table
    for _ in range(players(table)):
        card = turn_over(act.table, "minor")
        if card and POWERS[card].elements[PLANT]:
            yield from box_blight(act, 1)
        if card and POWERS[card].elements[ANIMAL]:
            sick = [land for land in lands_with(table, DAHAN) if blighted(table, land)]
            act.land = yield from choose_land(act, sick)
            if act.land != NOWHERE:
                yield from destroy(act, 1, DAHAN)
        if table.doom:
            return


def lose_one(act: Act) -> Script:
    yield from choose_to_lose(act, act.player, lands_of(act.table, act.player))


@final
class LastingElement(Effect):
    """The seat has 1 more of an element for the rest of the game."""

    kind = "lasting-element"
    lasts: ClassVar[str] = FOR_GOOD
    fields = (Field.seat(needed=True), Field.word("element", lambda: ELEMENTS, needed=True))

    def __init__(self, seat: int, element: str) -> None:
        super().__init__(seat=seat)
        self.element: Final = element

    def more_elements(self, table: SpiritTable, seat: int, user: int) -> list[int]:
        return [ELEMENTS.index(self.element)] if user == seat else []


register_effect(LastingElement)


def gain_for_good(act: Act) -> Script:
    element = yield from ask_element(act.player, list(range(len(ELEMENTS))))
    lasting(act.table, LastingElement(act.player, ELEMENTS[element]))


event(
    "lesser-spirits-imperiled",
    CHOICE,
    Main("tend-to-your-own-strength", one_by_one(each_spirit(rest), lose_lesser_spirits)),
    Main(
        "forge-a-web-of-mutual-support",
        one_by_one(each_spirit(lose_one), each_spirit(gain_for_good)),
        price=Price(4, PLANT),
    ),
    token="quit-the-farmed-lands",
    dahan="return-to-old-pillars",
    set=JAGGED,
)


# -- Remnants of a Spirit's Heart ------------------------------------------------------------------


@final
class HeartOfTheDahan(Effect):
    """Dahan have 10 health more, and invaders beside them 1."""

    kind = "leave-its-strength-with-the-dahan"

    def more_health(self, table: SpiritTable, seat: int, land: int, code: int) -> int:
        if kind_of(code) == DAHAN:
            return 10
        aside = [one for where, one in table.aside if where == land and kind_of(one) == DAHAN]
        return 1 if aside or has(table, land, DAHAN) else 0

    def piece_left(self, act: Act, seat: int, land: int, kind: int) -> Script:
        """The invaders there may be beside dahan no more (SX-21.4)."""
        if kind == DAHAN:
            yield from check_health(act, land)


@final
class WardingCrafted(Effect):
    """The spirits defend each land by 4 less this turn; then their warding is ready."""

    kind = "great-warding-crafted"

    def lessens_defence(self, table: SpiritTable, seat: int, land: int) -> int:
        return 4

    def becomes(self) -> Effect:
        return GreatWarding()


@final
class GreatWarding(Effect):
    """Once, in a spirit phase, the spirits may defend all lands by 4 for the turn."""

    kind = "great-warding"
    lasts: ClassVar[str] = FOR_GOOD

    def answers(self, table: SpiritTable, seat: int, user: int) -> list[Move]:
        refused = any([isinstance(effect, WardingRefused) for effect in table.effects])
        return [WARDING] if table.step == SPIRIT_PHASE and not refused else []

    def answer(self, table: SpiritTable, seat: int, user: int, move: Move) -> Script:
        """It takes all spirits."""
        agreed = yield from all_agree(table, user, Text("effect-great-warding"))
        if not agreed:
            lasting(table, WardingRefused())
            return
        use_up(table, self)
        lasting(table, DefendEverywhere(4), "log-defend-everywhere", number=4)


@final
class WardingRefused(Effect):
    """Somebody does not want the great warding this turn."""

    kind = "warding-refused"


for effect in (HeartOfTheDahan, WardingCrafted, GreatWarding, WardingRefused):
    register_effect(effect)

event(
    "remnants-of-a-spirits-heart",
    CHOICE,
    Main("leave-its-strength-with-the-dahan", begin(HeartOfTheDahan)),
    Main("with-patient-focus-craft-a-great-warding", begin(WardingCrafted), price=Price(4, EARTH)),
    token="hunting-parties",
    dahan="a-thousand-small-struggles",
    set=JAGGED,
)


# -- Numinous Crisis -------------------------------------------------------------------------------

FOR_BLIGHT: Final = 3  # energy


def draw_strength(act: Act) -> Script:
    """1 blight for each player leaves the card, and more until it has flipped; 3 energy for each,
    divided as evenly as possible."""
    table = act.table
    taken = 0
    while taken < players(table) or not table.blight_flipped:
        yield from box_blight(act, 1)
        taken += 1
        if table.doom:
            return
    each, rest_of = divmod(FOR_BLIGHT * taken, players(table))
    for seat in range(players(table)):
        add_energy(table, seat, each)
    left = list(range(players(table)))
    for _ in range(rest_of):
        moves: list[Move] = [TargetSpirit(seat) for seat in left]
        answer = yield from ask(decider(table), Text("ask-shared-energy"), moves)
        assert isinstance(answer, TargetSpirit)
        left.remove(answer.seat)
        add_energy(table, answer.seat, 1)


def pour_strength(act: Act) -> Script:
    """3 energy, 2 power cards, or 1 presence that goes back to the tracks."""
    table, seat = act.table, act.player
    owner = table.seats[seat]
    lines = ["pay-3-energy"] if owner.energy >= 3 else []
    if len(owner.hand + owner.played + owner.discard) >= 2:
        lines.append("forget-2-cards")
    line = yield from choose_branch(act, *lines, "return-1-presence", seat=seat)
    if line == "pay-3-energy":
        add_energy(table, seat, -3)
    elif line == "forget-2-cards":
        for _ in range(2):
            yield from forget(act, seat)
    else:
        land = yield from choose_land(act, lands_of(table, seat))
        if land != NOWHERE:
            yield from return_presence(act, seat, land)


def refill_blight(act: Act) -> None:
    """1 blight of the box for each spirit comes onto the card."""
    act.table.blight_pool += players(act.table)
    note(act.table, "log-blight-refilled")


event(
    "numinous-crisis",
    CHOICE,
    Main("draw-strength-from-it-while-you-can", draw_strength),
    Main(
        "pour-your-strength-into-the-island",
        one_by_one(each_spirit(pour_strength), refill_blight),
    ),
    token="plagues-bring-fear-and-death",
    dahan="careful-defense",
    set=JAGGED,
)
