"""Minor powers of Branch & Claw for a spirit."""

from __future__ import annotations

from typing import Final, final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.invaders.blight import choose_to_lose
from loci.games.spirit_island.rules.powers.at_once import play_another
from loci.games.spirit_island.rules.powers.speed import AnySpeed
from loci.games.spirit_island.rules.spirits.growth import place_presence


@card(
    "minor",
    "growth-through-sacrifice",
    0,
    FAST,
    "moon fire water plant",
    None,
    ANY_SPIRIT,
    "2 sun",
    set=CLAW,
)
def growth_through_sacrifice(act: Act) -> Script:
    """1 of your presence is destroyed. In one of its lands the target removes 1 blight, or adds 1
    presence; with the threshold both, if it likes."""
    table = act.table
    yield from choose_to_lose(act, act.seat, lands_of(table, act.seat))
    act.player = act.target
    lines = ["remove-blight", "add-presence"]
    if act.has():
        lines.append("both")
    line = yield from choose_one(act, *lines)
    land = yield from choose_land(act, lands_of(table, act.target))
    if land == NOWHERE:
        return
    if line != "add-presence":
        remove_blight(act, land=land)
    if line != "remove-blight":
        yield from place_presence(act, act.target, [land])


@card("minor", "guardian-serpents", 1, FAST, "sun moon earth animal", None, ANY_SPIRIT, set=CLAW)
def guardian_serpents(act: Act) -> Script:
    """1 beasts in one of the target's lands; if that is its sacred site, defend 4 there."""
    land = yield from choose_land(act, lands_of(act.table, act.target))
    if land == NOWHERE:
        return
    add_token(act, BEASTS, land=land)
    if is_sacred(act.table, act.target, land):
        defend(act, 4, land)


@card(
    "minor",
    "sky-stretches-to-shore",
    1,
    FAST,
    "sun air water earth",
    None,
    ANY_SPIRIT,
    set=CLAW,
)
def sky_stretches_to_shore(act: Act) -> None:
    """One power of the target may have the other speed; its powers reach 3 lands farther to the
    coast."""
    lasting(act.table, AnySpeed(seat=act.target), "log-sky-stretches-to-shore")
    lasting(act.table, CoastalRange(act.target, 3))


@final
class CoastalRange(Effect):
    """The powers of the seat reach farther to coastal lands."""

    kind = "coastal-range"
    fields = (Field.seat(needed=True), Field.number("lands"))
    for_powers = True

    def __init__(self, seat: int, lands: int = 0) -> None:
        super().__init__(seat=seat)
        self.lands: Final = lands

    def more_range_to(self, table: SpiritTable, seat: int, user: int, land: int) -> int:
        return self.lands if self.seat == user and is_coastal(table, land) else 0


register_effect(CoastalRange)


@card(
    "minor",
    "spur-on-with-words-of-fire",
    1,
    FAST,
    "sun fire air",
    None,
    ANY_SPIRIT,
    set=CLAW,
)
def spur_on_with_words_of_fire(act: Act) -> Script:
    """1 energy for another spirit. The target may pay for one more card and play it now."""
    table, seat = act.table, act.target
    if seat != act.seat:
        add_energy(table, seat, 1)
    yield from play_another(table, seat, table.seats[seat].hand, optional=True)
