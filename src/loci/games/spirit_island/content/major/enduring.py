"""Major powers that hold a land against everything."""

from __future__ import annotations

from typing import Final, final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.spirits.growth import place_presence
from loci.games.spirit_island.state.terms import kind_of


@card("major", "indomitable-claim", 4, FAST, "sun earth", presence(1), ANY_LAND, "2 sun 3 earth")
def indomitable_claim(act: Act) -> Script:
    """Add 1 presence, even where the spirit may not be; defend 20; 3 fear if invaders are there,
    who skip all actions."""
    yield from place_presence(act, act.seat, [act.land])
    defend(act, 20)
    if act.has():
        if invaders(act.table, act.land):
            fear(act, 3)
        skip_actions(act)


@card(
    "major",
    "infinite-vitality",
    3,
    FAST,
    "earth plant animal",
    sacred_site(1),
    ANY_LAND,
    "4 earth",
)
def infinite_vitality(act: Act) -> Script:
    """4 more health for the dahan there, and no blight comes there; the dahan cannot be hurt, and
    1 blight is removed there or beside."""
    table = act.table
    lasting(table, MoreHealth(act.land, act.seat, 4, DAHAN), "log-infinite-vitality")
    lasting(table, NoBlight(act.land, act.seat))
    if act.has():
        lasting(table, DahanImmune(act.land, act.seat), "log-dahan-immune")
        around = [land for land in [act.land, *near(table, act.land)] if table.blight[land]]
        land = yield from ask_land(act.table.island, act.seat, Text("ask-vitality"), around)
        if land != NOWHERE:
            remove_blight(act, land=land)


@final
class MoreHealth(Effect):
    """More health for a kind of pieces in the land."""

    kind = "health"
    fields = (Field.land(), Field.seat(), Field.number("amount"), Field.piece("piece"))

    def __init__(self, land: int, seat: int = NOBODY, amount: int = 0, piece: int = DAHAN) -> None:
        super().__init__(land, seat)
        self.amount: Final = amount
        self.piece: Final = piece

    def more_health(self, table: SpiritTable, seat: int, land: int, code: int) -> int:
        return self.amount if self.land == land and self.piece == kind_of(code) else 0


register_effect(MoreHealth)


@final
class NoBlight(Effect):
    """No blight comes to the land."""

    kind = "no-blight"
    fields = (Field.land(), Field.seat())

    def replaces_blight(self, act: Act, seat: int, land: int) -> Replacing:
        yield from ()
        return self.land == land


register_effect(NoBlight)


@final
class DahanImmune(Effect):
    """The dahan of the land take no damage and are not destroyed."""

    kind = "dahan-immune"
    fields = (Field.land(), Field.seat())

    def spares(self, table: SpiritTable, seat: int, land: int, kind: int) -> bool:
        return self.land == land and kind == DAHAN


register_effect(DahanImmune)
