"""Major powers of Branch & Claw for a spirit."""

from __future__ import annotations

from typing import Final, final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import RULE
from loci.games.spirit_island.rules.effects import MoreRange
from loci.games.spirit_island.rules.invaders.blight import push_blight
from loci.games.spirit_island.rules.island.presence import is_held, move_presence, settle
from loci.games.spirit_island.rules.powers.at_once import play_now
from loci.games.spirit_island.rules.powers.cards import forget
from loci.games.spirit_island.rules.powers.power import Power
from loci.games.spirit_island.rules.powers.repeats import card_cost
from loci.games.spirit_island.rules.powers.targeting import (
    beyond_range,
    more_range,
    note_range,
    reach,
)
from loci.games.spirit_island.rules.spirits.growth import place_presence
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.registry import POWERS


@card(
    "major",
    "flow-like-water-reach-like-air",
    2,
    FAST,
    "air water",
    None,
    ANY_SPIRIT,
    "2 air 2 water",
    set=CLAW,
)
def flow_like_water_reach_like_air(act: Act) -> Script:
    """All powers of the target reach 2 lands farther. It may push 1 of its presence, which takes up
    to 2 explorers, towns and dahan along; up to 2 cities and blight as well."""
    table, seat = act.table, act.target
    lasting(table, MoreRange(seat, 2), "log-reaching-grasp")
    act.player = seat
    own = [] if is_held(table, seat) else lands_of(table, seat)  # nothing goes along with none
    start = yield from choose_land(act, own, optional=True)
    if start == NOWHERE:
        return
    prompt = Text("ask-flow", land=table.island.names[start])
    beyond = lands_for_presence(table, seat, near(table, start))
    end = yield from ask_land(table.island, seat, prompt, beyond, verbs.PUSH_PRESENCE)
    if end == NOWHERE:
        return
    move_presence(act, seat, start, end)
    for kind in (EXPLORER, TOWN, DAHAN, CITY) if act.has() else (EXPLORER, TOWN, DAHAN):
        yield from push(act, 2, kind, land=start, into=[end], up_to=True)
    if act.has():
        yield from push_blight(act, 2, start, end)


@card(
    "major",
    "unlock-the-gates-of-deepest-power",
    4,
    FAST,
    "sun moon fire air water earth plant animal",
    None,
    ANY_SPIRIT,
    "2 sun 2 moon 2 fire 2 air 2 water 2 earth 2 plant 2 animal",
    set=CLAW,
)
def unlock_the_gates_of_deepest_power(act: Act) -> Script:
    """The target gains one of 2 major powers and forgets none; it may play it at once for half its
    cost, or for nothing and forget it when time passes; all its thresholds are met."""
    gained = yield from gain_from(act, act.target, "major", 2, forgets=False)
    # A progression may have given a minor power in its place.
    if act.has() and gained and POWERS[gained].deck == "major":
        yield from _play_unlocked(act, gained)


def _play_unlocked(act: Act, gained: str) -> Script:
    table, seat = act.table, act.target
    half = (max(0, card_cost(table, seat, POWERS[gained])) + 1) // 2
    ways = ["play-for-half"] if half <= table.seats[seat].energy else []
    prompt = Text("ask-unlocked", card=card_text(gained), number=half)
    way = yield from ask_name(seat, prompt, verbs.OPTION, [*ways, "play-and-forget"], optional=True)
    if way:
        lent = way == "play-and-forget"
        lasting(table, Unlocked(seat, gained, lent))
        yield from play_now(table, seat, gained, 0 if lent else half)


@final
class Unlocked(Effect):
    """All thresholds of a card of the seat are met; if it is only lent, it is forgotten when time
    passes."""

    kind = "unlocked"
    fields = (
        Field.seat(needed=True),
        Field.word("power", lambda: tuple(POWERS), needed=True),
        Field.flag("lent", "number", 1),
    )

    def __init__(self, seat: int, power: str, lent: bool = False) -> None:
        super().__init__(seat=seat)
        self.power: Final = power
        self.lent: Final = lent

    def meets_thresholds(self, table: SpiritTable, seat: int, user: int, power: Power) -> bool:
        return user == self.seat and power.id == self.power

    def time_passes(self, table: SpiritTable, seat: int) -> Script:
        if self.lent and self.power in table.seats[self.seat].played:
            act = Act(table, RULE, self.seat)
            yield from forget(act, self.seat, [self.power])
            yield from finish(act)


register_effect(Unlocked)


@card(
    "major",
    "unrelenting-growth",
    4,
    SLOW,
    "sun fire water plant",
    None,
    ANY_SPIRIT,
    "3 sun 3 plant",
    set=CLAW,
)
def unrelenting_growth(act: Act) -> Script:
    """The target adds 2 presence and 1 wilds in one land within 1 of its presence; 1 wilds more and
    1 blight less there, and it gains a power card."""
    table, seat = act.table, act.target
    act.player = seat
    reached = reach(table, seat, lands_of(table, seat), 1 + more_range(table, seat))
    land = yield from choose_land(act, beyond_range(act, reached))
    note_range(act, land, reached)
    if land != NOWHERE:
        # Where the target may not be, only the presence is left out.
        fitting = lands_for_presence(table, seat, [land])
        for _ in range(2):
            yield from place_presence(act, seat, fitting, settles=False)
        yield from settle(act)
        add_token(act, WILDS, 2 if act.has() else 1, land=land)
    if act.has():
        if land != NOWHERE:
            remove_blight(act, land=land)
        yield from gain_power(act, seat)
