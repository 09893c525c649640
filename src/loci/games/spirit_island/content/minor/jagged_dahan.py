"""Minor powers of Jagged Earth in which dahan are led, warned and guarded."""

from __future__ import annotations

from typing import ClassVar, Final, final

from loci.core.decision import Move
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import POWER, Trigger
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.effects import for_this_action, use_up
from loci.games.spirit_island.rules.island.movement import move_piece
from loci.games.spirit_island.rules.island.pieces import loose
from loci.games.spirit_island.rules.island.struck import arrivals, hurt_arrivals
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.rules.spirits.tracks import restore_presence
from loci.games.spirit_island.state.moves import STOP, Carry, TargetSpirit

GUARD: Final = "call-to-guard"


@card(
    "minor",
    "bats-scout-for-raids-by-darkness",
    1,
    SLOW,
    "moon air animal",
    presence(2),
    ANY_LAND,
    set=JAGGED,
)
def bats_scout_for_raids_by_darkness(act: Act) -> Script:
    """For each dahan 1 damage to towns and cities; or 1 fear and gather up to 2 dahan."""
    for line in (yield from branches(act, "damage", "gather-dahan")):
        if line == "damage":
            yield from damage(act, count(act.table, act.land, DAHAN), *BUILDINGS)
        else:
            fear(act, 1)
            yield from gather(act, 2, DAHAN, up_to=True)


@card("minor", "birds-cry-warning", 1, FAST, "sun air animal", presence(3), DAHAN_LAND, set=JAGGED)
def birds_cry_warning(act: Act) -> Script:
    """The next time that dahan would be destroyed there this turn, 2 fewer are; or push up to 3."""
    for line in (yield from branches(act, "warn-dahan", "push-dahan")):
        if line == "warn-dahan":
            lasting(act.table, Warned(act.land, act.seat, 2), "log-birds-cry-warning")
        else:
            yield from push(act, 3, DAHAN, up_to=True)


@final
class Warned(Effect):
    """Of the dahan that the next Action would destroy in the land, so many are not."""

    kind = "warned"
    fields = (Field.land(), Field.seat(), Field.number("dahan"))

    def __init__(self, land: int, seat: int = NOBODY, dahan: int = 0) -> None:
        super().__init__(land, seat)
        self.dahan: Final = dahan

    def replaces_destroying(self, act: Act, seat: int, land: int, code: int) -> Replacing:
        yield from ()
        if land != self.land or kind_of(code) != DAHAN:
            return False
        # Of several warnings this is the next time for each.
        same = [one for one in act.table.effects if isinstance(one, Warned) and one.land == land]
        for effect in same:
            use_up(act.table, effect)
        left = sum([effect.dahan for effect in same]) - 1
        if left:
            for_this_action(act.whole(), Fleeing(land, seat, left))
        return True


register_effect(Warned)


@final
class Fleeing(Effect):
    """So many more dahan of the land are not destroyed by this Action."""

    kind = "fleeing"
    lasts: ClassVar[str] = THIS_ACTION
    fields = (Field.land(), Field.seat(), Field.number("dahan"))

    def __init__(self, land: int, seat: int = NOBODY, dahan: int = 0) -> None:
        super().__init__(land, seat)
        self.dahan: Final = dahan

    def replaces_destroying(self, act: Act, seat: int, land: int, code: int) -> Replacing:
        yield from ()
        whole = act.whole()
        if land != self.land or kind_of(code) != DAHAN or self not in whole.effects:
            return False
        whole.effects.remove(self)
        use_up(act.table, self)
        if self.dahan > 1:
            for_this_action(whole, Fleeing(land, seat, self.dahan - 1))
        return True


register_effect(Fleeing)


@card("minor", GUARD, 0, FAST, "sun air earth", presence(1), ANY_LAND, set=JAGGED)
def call_to_guard(act: Act) -> Script:
    """Gather up to 1 dahan. With dahan there defend 1 for each; or invaders that come there this
    turn take 1 damage each."""
    table = act.table
    yield from gather(act, 1, DAHAN, up_to=True)
    dahan = count(table, act.land, DAHAN)
    if not dahan:
        return
    for line in (yield from branches(act, "defend", "guard")):
        if line == "defend":
            defend(act, dahan)
        else:
            lasting(table, Guarded(act.land, act.seat), "log-call-to-guard")


@final
class Guarded(Effect):
    """After an Action that added or moved invaders into the land, each of these takes 1 damage."""

    kind = "guarded"
    fields = (Field.land(), Field.seat())

    def triggers(self, act: Act, seat: int) -> None:
        def strike(after: Act) -> Script:
            came = arrivals(act, self.land, *INVADERS)
            blow = Act(act.table, POWER, seat, self.land, GUARD, parent=after, word=GUARD)
            if seat != NOBODY:
                blow.harm = spirit_of(act.table, seat).harm()
            yield from hurt_arrivals(blow, self.land, came)
            yield from finish(blow)

        # Each guarded land strikes for itself, but nobody whom a guard has brought there.
        if arrivals(act, self.land, *INVADERS) and not act.was_set_off_by(GUARD):
            act.triggered.append(Trigger(GUARD, strike))


register_effect(Guarded)


@card(
    "minor",
    "skies-herald-the-season-of-return",
    1,
    FAST,
    "sun moon plant animal",
    presence(1),
    ANY_LAND,
    set=JAGGED,
)
def skies_herald_the_season_of_return(act: Act) -> Script:
    """A spirit with presence on the board may add 1 of its destroyed presence; gather up to 2
    dahan; push 1 blight."""
    yield from _return_presence(act)
    yield from gather(act, 2, DAHAN, up_to=True)
    yield from push_out_blight(act)


def _return_presence(act: Act) -> Script:
    """The user chooses one spirit that could; that one may do it."""
    table, island = act.table, act.table.island
    boards = [slot for slot in island.slots if island.is_on(act.land, slot)]
    seats: list[int] = []
    for seat in range(players(table)):
        own = lands_of(table, seat)
        there = any([island.is_on(land, slot) for land in own for slot in boards])
        can = there and lands_for_presence(table, seat, [act.land])
        if can and table.seats[seat].destroyed:
            seats.append(seat)
    if not seats:
        return
    moves: list[Move] = [TargetSpirit(seat) for seat in seats]
    answer = yield from ask(act.seat, Text("ask-season-spirit"), moves)
    assert isinstance(answer, TargetSpirit)
    prompt = Text("ask-season-presence", land=island.names[act.land])
    wanted = yield from ask_yes(answer.seat, prompt)
    if wanted:
        restore_presence(act, answer.seat, act.land)


@card(
    "minor",
    "strong-and-constant-currents",
    0,
    FAST,
    "sun water earth",
    presence(0),
    COASTAL_LAND,
    "2 water",
    set=JAGGED,
)
def strong_and_constant_currents(act: Act) -> Script:
    """Push 1 explorer or town along the coast; or move up to 2 dahan between the land and another
    coastal land; with the threshold both, if you like."""
    table = act.table
    lines = ["push-along-coast", "move-dahan"]
    if act.has():
        lines.append("both")
    for line in (yield from branches(act, *lines)):
        if line != "move-dahan":
            shore = [land for land in near(table, act.land) if is_coastal(table, land)]
            yield from push(act, 1, EXPLORER, TOWN, into=shore)
        if line != "push-along-coast":
            yield from _ferry(act, 2)


def _ferry(act: Act, number: int) -> Script:
    """Up to so many dahan go between the land and one other coastal land, this way or that."""
    table, island = act.table, act.table.island
    coast = [land for land in playable(table) if is_coastal(table, land) and land != act.land]
    if not loose(table, act.land, DAHAN):
        coast = [land for land in coast if loose(table, land, DAHAN)]
    other = yield from choose_land(act, coast, optional=not act.in_full)
    if other == NOWHERE:
        return
    name = island.names[other]
    for left in range(number, 0, -1):
        moves: list[Move] = []
        for code in loose(table, act.land, DAHAN):
            moves.append(Carry(verbs.PUSH, code, other, name))
        for code in loose(table, other, DAHAN):
            moves.append(Carry(verbs.GATHER, code, other, name))
        prompt = Text("ask-ferry", left=left, land=island.names[act.land])
        if not act.in_full or not moves:
            moves.append(STOP)
        answer = yield from ask(act.chooser(), prompt, moves)
        if not isinstance(answer, Carry):
            return
        if answer.verb == verbs.PUSH:
            yield from move_piece(act, answer.code, act.land, other)
        else:
            yield from move_piece(act, answer.code, other, act.land)
