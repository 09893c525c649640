"""Minor powers of Jagged Earth over a land: isolating it, its badlands and blight."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.invaders.blight import move_blight, near_for_blight
from loci.games.spirit_island.rules.island.badlands import has_badlands
from loci.games.spirit_island.rules.island.movement import (
    about_to_move,
    around,
    may_move,
    move_piece,
)
from loci.games.spirit_island.rules.island.pieces import loose
from loci.games.spirit_island.rules.island.stand_ins import loose_stand_ins
from loci.games.spirit_island.state.moves import STOP, Carry, Place


def _has_beasts(table: SpiritTable, land: int) -> bool:
    return has(table, land, BEASTS)


@card(
    "minor",
    "carapaced-land",
    0,
    FAST,
    "earth plant animal",
    presence(0),
    ANY_LAND,
    "2 earth",
    set=JAGGED,
    farther_to=_has_beasts,
)
def carapaced_land(act: Act) -> None:
    """Defend 3, or 6; a land with beasts may be 1 farther away."""
    defend(act, 6 if act.has() else 3)


@card(
    "minor",
    "desiccating-winds",
    1,
    SLOW,
    "fire air earth",
    sacred_site(1),
    MOUNTAIN_SANDS,
    set=JAGGED,
)
def desiccating_winds(act: Act) -> Script:
    """1 damage if there are badlands; then 1 badlands more."""
    if has_badlands(act, act.land):
        yield from damage(act, 1)
    add_token(act, BADLANDS)


@card(
    "minor",
    "entrap-the-forces-of-corruption",
    1,
    FAST,
    "earth plant animal",
    presence(1),
    ANY_LAND,
    set=JAGGED,
)
def entrap_the_forces_of_corruption(act: Act) -> Script:
    """Gather up to 1 blight; the land is isolated, and blight added there does not cascade."""
    yield from gather_blight(act, up_to=True)
    isolate(act)
    lasting(act.table, NoCascade(act.land, act.seat), "log-entrap")


@final
class NoCascade(Effect):
    """Blight that is added to the land does not cascade."""

    kind = "no-cascade"
    fields = (Field.land(), Field.seat())

    def bars_cascade(self, table: SpiritTable, seat: int, land: int) -> bool:
        return self.land == land


register_effect(NoCascade)


@card(
    "minor",
    "favor-of-the-sun-and-star-lit-dark",
    1,
    FAST,
    "sun moon plant",
    sacred_site(1),
    ANY_LAND,
    "2 sun",
    set=JAGGED,
)
def favor_of_the_sun_and_star_lit_dark(act: Act) -> Script:
    """Defend 4, push up to 1 blight; 1 fear."""
    defend(act, 4)
    yield from push_out_blight(act, up_to=True)
    if act.has():
        fear(act, 1)


@card(
    "minor",
    "flow-downriver-blow-downwind",
    0,
    SLOW,
    "air water plant",
    sacred_site(2),
    ANY_LAND,
    set=JAGGED,
)
def flow_downriver_blow_downwind(act: Act) -> Script:
    """Push up to 1 explorer, town or blight."""
    table, names = act.table, act.table.island.names
    moves: list[Move] = []
    kinds = (EXPLORER, TOWN)
    there = [*loose(table, act.land, *kinds), *loose_stand_ins(act, act.land, kinds)]
    if there:
        yield from about_to_move(act, kinds)
    for end in around(act, act.land):
        for code in there:
            if may_move(act, code, end):
                moves.append(Carry(verbs.PUSH, code, end, names[end]))
    for end in near_for_blight(table, act.land) if table.blight[act.land] else []:
        moves.append(Place(verbs.PUSH_BLIGHT, end, names[end]))
    if not moves:
        return
    prompt = Text("ask-push", left=1, land=names[act.land])
    answer = yield from ask(act.chooser(), prompt, moves if act.in_full else [*moves, STOP])
    if isinstance(answer, Carry):
        yield from move_piece(act, answer.code, act.land, answer.land)
    elif isinstance(answer, Place):
        yield from move_blight(act, act.land, answer.land)


@card("minor", "like-calls-to-like", 1, SLOW, "sun water plant", presence(1), ANY_LAND, set=JAGGED)
def like_calls_to_like(act: Act) -> Script:
    """Of explorers, towns, dahan, blight and beasts, gather up to 1 of each that is there."""
    for kind in (EXPLORER, TOWN, DAHAN):
        if has(act.table, act.land, kind):
            yield from gather(act, 1, kind, up_to=True)
    if act.table.blight[act.land]:
        yield from gather_blight(act, up_to=True)
    if has(act.table, act.land, BEASTS):
        yield from gather(act, 1, BEASTS, up_to=True)


@card(
    "minor",
    "mesmerized-tranquility",
    0,
    FAST,
    "water earth animal",
    presence(0),
    ANY_LAND,
    set=JAGGED,
)
def mesmerized_tranquility(act: Act) -> None:
    """The land is isolated, and each invader there deals 1 damage less."""
    isolate(act)
    lasting(act.table, Mesmerized(act.land, act.seat, 1), "log-mesmerized-tranquility")


@final
class Mesmerized(Effect):
    """Each invader of the land deals so much less damage."""

    kind = "mesmerized"
    fields = (Field.land(), Field.seat(), Field.number("amount"))

    def __init__(self, land: int, seat: int = NOBODY, amount: int = 0) -> None:
        super().__init__(land, seat)
        self.amount: Final = amount

    def more_strength(self, table: SpiritTable, seat: int, land: int, kind: int) -> int:
        return -self.amount if self.land == land and kind in INVADERS else 0


register_effect(Mesmerized)


@card(
    "minor",
    "set-them-on-an-ever-twisting-trail",
    1,
    FAST,
    "air plant animal",
    sacred_site(1),
    ANY_LAND,
    set=JAGGED,
)
def set_them_on_an_ever_twisting_trail(act: Act) -> Script:
    """Gather 1 explorer or push 1; the land is isolated."""
    for line in (yield from branches(act, "gather-explorer", "push-explorer")):
        if line == "gather-explorer":
            yield from gather(act, 1, EXPLORER)
        else:
            yield from push(act, 1, EXPLORER)
    isolate(act)


@card("minor", "sucking-ooze", 0, FAST, "moon water earth", presence(1), SANDS_WETLAND, set=JAGGED)
def sucking_ooze(act: Act) -> None:
    """2 fear if invaders are there; the land is isolated."""
    if invaders(act.table, act.land):
        fear(act, 2)
    isolate(act)
