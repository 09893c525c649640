"""Growth: the actions of a growth option, income, and adding presence (SI-5, SI-6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import GROWTH, INCOME, Act
from loci.games.spirit_island.rules.asking import Asking, ask
from loci.games.spirit_island.rules.effects import ask_again
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.island.lands import is_coastal, is_terrain, within
from loci.games.spirit_island.rules.island.pieces import has, invaders
from loci.games.spirit_island.rules.island.presence import (
    is_held,
    lands_of,
    move_presence,
    put_presence,
    settle,
)
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.powers.cards import (
    gain_power,
    reclaim,
    reclaim_all,
    reclaim_one,
)
from loci.games.spirit_island.rules.spirits.keeping import kept_presence
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.rules.spirits.tracks import (
    add_energy,
    energy_income,
    reclaims,
    track_number,
    uncover,
)
from loci.games.spirit_island.state.moves import STOP, AddPresence, GrowthStep, Named
from loci.games.spirit_island.state.spirit_events import Grown
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import NOWHERE, PIECES, PRESENCE, TERRAINS

ANYWHERE: Final = 99
DESTROYED: Final = "destroyed"  # where presence may come from besides the tracks


@final
class GrowthAction:
    """One icon of a growth option. `word` is what it is called in notation and texts."""

    __slots__ = ("do", "number", "word")

    def __init__(self, word: str, do: Callable[[Act], Script], number: int = 0) -> None:
        self.word: Final = word
        self.do: Final = do
        self.number: Final = number


def grow(table: SpiritTable, seat: int, option: int) -> Script:
    """All actions of an option (and those always taken), in the order the player likes (SI-5.3), as
    one Action, which may have a price (SX-15.6)."""
    act = Act(table, GROWTH, seat)
    spirit = spirit_of(table, seat)
    owner = table.seats[seat]
    left = list(spirit.growth[option].actions)
    if not owner.growth_taken:
        left += spirit.always
    owner.growth_taken += (option,)
    price = spirit.growth[option].price
    if price:
        add_energy(table, seat, -price)
    if table.sink is not None:
        table.sink.append(Grown(seat, option))
    while left:
        moves = _different(left)
        if len(moves) > 1:
            moves += reclaims(table, seat)
        answer = yield from ask(seat, Text("ask-growth-action"), moves)
        if isinstance(answer, GrowthStep):
            yield from left.pop(answer.place - 1).do(act)
        else:
            assert isinstance(answer, Named)
            reclaim(table, seat, answer.name)
            owner.reclaimed += 1
    if len(owner.growth_taken) >= spirit.pick or not growth_options(table, seat):
        owner.grown = 1
    yield from finish(act)


def earn(table: SpiritTable, seat: int) -> Script:
    """Income: the energy of the upper track (SI-5.15)."""
    act = Act(table, INCOME, seat)
    table.seats[seat].income_taken = 1
    add_energy(table, seat, energy_income(table, seat))
    yield from finish(act)


def _different(actions: list[GrowthAction]) -> list[Move]:
    """One answer for each kind of action."""
    found: dict[str, Move] = {}
    for n, action in enumerate(actions):
        found.setdefault(action.word, GrowthStep(action.word, n + 1))
    return list(found.values())


# -- the icons -------------------------------------------------------------------------------------


def reclaim_cards() -> GrowthAction:
    def do(act: Act) -> Script:
        reclaim_all(act.table, act.seat)
        yield from ()

    return GrowthAction("reclaim-all", do)


def reclaim_one_card() -> GrowthAction:
    def do(act: Act) -> Script:
        yield from reclaim_one(act, act.seat, optional=False)

    return GrowthAction("reclaim-one", do)


def gain_card() -> GrowthAction:
    def do(act: Act) -> Script:
        yield from gain_power(act, act.seat)

    return GrowthAction("gain-power", do)


def gain_energy(number: int) -> GrowthAction:
    def do(act: Act) -> Script:
        add_energy(act.table, act.seat, number)
        yield from ()

    return GrowthAction(f"energy-{number}", do, number)


def more_plays(number: int) -> GrowthAction:
    def do(act: Act) -> Script:
        act.table.seats[act.seat].bonus_plays += number
        yield from ()

    return GrowthAction(f"plays-{number}", do, number)


def add_presence(distance: int, *where: str) -> GrowthAction:
    """Presence within a range, in a land that fits one of the words (any without words)."""

    def do(act: Act) -> Script:
        table, seat = act.table, act.seat
        lands = growth_lands(table, seat, distance, where)
        spirit = spirit_of(table, seat)
        far = growth_lands(table, seat, ANYWHERE, where) if spirit.grows_far(table, seat) else []
        land = yield from place_presence(act, seat, sorted({*lands, *far}) if far else lands)
        if land != NOWHERE and land not in lands:
            spirit.went_far(table, seat)

    words = ["presence", str(distance) if distance < ANYWHERE else "anywhere", *where]
    return GrowthAction("-".join(words), do, distance)


def place_presence(
    act: Act, seat: int, lands: list[int], optional: bool = False, settles: bool = True
) -> Asking:
    """Add a presence from a track, or move one of the island there instead (SI-5.11); the land, or
    NOWHERE if none was. It does not `settle` yet where more comes at the same time."""
    table = act.table
    names = table.island.names
    may_add = spirit_of(table, seat).may_add(table, seat)
    sources = presence_sources(table, seat, act.kind == GROWTH) if may_add else []
    if not may_add or not track_sources(table, seat):
        optional = True  # there is none to be added, and nobody need do anything instead (SI-5.12)
    moves: list[Move] = []
    own = [] if is_held(table, seat) else lands_of(table, seat)
    for land in lands:
        moves += [AddPresence(source, NOWHERE, land, names[land]) for source in sources]
        moves += [
            AddPresence(names[start], start, land, names[land]) for start in own if start != land
        ]
    if not moves:
        return NOWHERE
    if optional:
        moves.append(STOP)
    answer = yield from ask(seat, Text("ask-presence"), moves)
    if not isinstance(answer, AddPresence):
        return NOWHERE
    take_presence(act, seat, answer)
    if settles:
        yield from settle(act)
    added = act.kind == GROWTH and answer.start == NOWHERE
    for rule, holder in holders(table, "grown_into") if added else []:
        yield from rule.grown_into(act, holder, seat, answer.land)
    return answer.land


def take_presence(act: Act, seat: int, answer: AddPresence) -> None:
    """Put presence from a track, the destroyed ones or another land into a land."""
    table = act.table
    owner = table.seats[seat]
    if answer.start != NOWHERE:
        move_presence(act, seat, answer.start, answer.land)
        return
    if answer.source == DESTROYED:
        owner.destroyed -= 1
        spirit_of(table, seat).regrown(table, seat)
    else:
        track = track_number(table, seat, answer.source)
        act.uncovered += ((seat, answer.source, owner.shown[track]),)
        uncover(table, seat, track)
    put_presence(act, seat, answer.land)
    ask_again(table, seat)


# -- reading ---------------------------------------------------------------------------------------


def presence_sources(table: SpiritTable, seat: int, growing: bool) -> list[str]:
    """Where a presence to be added can come from besides the lands: a track by its name, or what
    the spirit itself allows in growth."""
    found = track_sources(table, seat)
    return found + spirit_of(table, seat).presence_sources(table, seat) if growing else found


def track_sources(table: SpiritTable, seat: int) -> list[str]:
    """The tracks on which presence lies that may be taken; none where a position has all presence
    of the spirit elsewhere."""
    owner = table.seats[seat]
    shown = owner.shown
    spirit = spirit_of(table, seat)
    if sum(owner.presence) + owner.destroyed + kept_presence(owner, spirit.keeps) >= PRESENCE:
        return []
    return [
        track.name
        for place, track in enumerate(spirit.tracks)
        if shown[place] < len(track.spaces) and spirit.may_uncover(table, seat, place)
    ]


def growth_options(table: SpiritTable, seat: int) -> list[int]:
    """The growth options that can be taken now: each once a turn, one of a group, and paid for
    (SI-5.2, SX-15.2, SX-15.4)."""
    owner = table.seats[seat]
    spirit = spirit_of(table, seat)
    groups = [spirit.growth[option].group for option in owner.growth_taken]
    return [
        number
        for number, option in enumerate(spirit.growth)
        if number not in owner.growth_taken
        and (not option.group or option.group not in groups)
        and option.price <= owner.energy
        and spirit.opens_growth(table, seat, number)
    ]


def energy_of_growth(decision: Decision) -> Move | None:
    """The action that gains so much energy and nothing else, where it is asked which action of a
    growth option comes next."""
    if decision.prompt.id != "ask-growth-action":
        return None
    for move in decision.moves:
        if isinstance(move, GrowthStep) and move.verb.removeprefix("energy-").isdecimal():
            return move
    return None


def growth_lands(
    table: SpiritTable, seat: int, distance: int, where: tuple[str, ...] = ()
) -> list[int]:
    """The lands in which growth may add presence."""
    spirit = spirit_of(table, seat)
    if distance >= ANYWHERE:
        reached = sorted(table.island.lands + table.island.oceans)
    else:
        farther = spirit.growth_range(table, seat)
        reached = within(table, lands_of(table, seat), distance + farther)
    return [
        land
        for land in reached
        if spirit.may_be_in(table, seat, land)
        and (not where or any(fits(table, seat, land, word) for word in where))
    ]


def fits(table: SpiritTable, seat: int, land: int, word: str) -> bool:
    """Whether a land is of a kind that panels name: a terrain, coastal, dahan, invaders …"""
    if word == "ocean":
        return table.island.is_ocean(land)
    if word in TERRAINS:
        dry = not table.island.is_ocean(land)
        return dry and is_terrain(table, land, TERRAINS.index(word))
    if word == "coastal":
        return table.island.coastal[land]  # an ocean in play is coastal for powers only
    if word in PIECES:
        return has(table, land, PIECES.index(word))
    if word == "inland":
        return not is_coastal(table, land)
    if word == "blight":
        return table.blight[land] > 0
    if word == "unblighted":
        return not table.blight[land]
    if word == "own":
        return table.seats[seat].presence[land] > 0
    assert word == "invaders"
    return invaders(table, land) > 0
