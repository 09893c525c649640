"""Growth: the actions of a growth option, income, and adding presence (SI-5, SI-6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import GROWTH, INCOME, Act
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.effects import ask_again
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.island.lands import within
from loci.games.spirit_island.rules.island.pieces import has, invaders
from loci.games.spirit_island.rules.island.presence import lands_of, move_presence, put_presence
from loci.games.spirit_island.rules.powers.cards import (
    gain_power,
    reclaim,
    reclaim_all,
    reclaim_one,
)
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.rules.spirits.tracks import add_energy, energy_income, reclaims
from loci.games.spirit_island.state.moves import STOP, AddPresence, GrowthStep, Named
from loci.games.spirit_island.state.spirit_events import Grown
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import NOWHERE, PIECES, TERRAINS

ANYWHERE: Final = 99


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
    left = list(spirit.growth[option])
    if not owner.growth_taken:
        left += spirit.always
    owner.growth_taken += (option,)
    price = spirit.prices.get(option, 0)
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
            owner.reclaimed = 1
    if len(owner.growth_taken) >= spirit.pick:
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
        lands = growth_lands(act.table, act.seat, distance, where)
        yield from place_presence(act, act.seat, lands)

    words = ["presence", str(distance) if distance < ANYWHERE else "anywhere", *where]
    return GrowthAction("-".join(words), do, distance)


def place_presence(act: Act, seat: int, lands: list[int], optional: bool = False) -> Script:
    """Add a presence from a track, or move one of the island there instead (SI-5.11)."""
    table = act.table
    names = table.island.names
    sources = presence_sources(table, seat, act.kind == GROWTH)
    if "energy" not in sources and "plays" not in sources:
        optional = True  # the tracks are empty, and nobody need do anything instead (SI-5.12)
    moves: list[Move] = []
    own = lands_of(table, seat)
    for land in lands:
        moves += [AddPresence(source, NOWHERE, land, names[land]) for source in sources]
        moves += [
            AddPresence(names[start], start, land, names[land]) for start in own if start != land
        ]
    if not moves:
        return
    if optional:
        moves.append(STOP)
    answer = yield from ask(seat, Text("ask-presence"), moves)
    if isinstance(answer, AddPresence):
        take_presence(act, seat, answer)


def take_presence(act: Act, seat: int, answer: AddPresence) -> None:
    """Put presence from a track, the destroyed ones or another land into a land."""
    table = act.table
    owner = table.seats[seat]
    if answer.start != NOWHERE:
        move_presence(act, seat, answer.start, answer.land)
        return
    if answer.source == "energy":
        owner.energy_shown += 1
    elif answer.source == "plays":
        owner.plays_shown += 1
    else:
        owner.destroyed -= 1
        spirit_of(table, seat).regrown(table, seat)
    put_presence(act, seat, answer.land)
    ask_again(table, seat)


# -- reading ---------------------------------------------------------------------------------------


def can_grow(table: SpiritTable, seat: int, option: int) -> bool:
    """Whether the seat can pay for a growth option that it has not taken yet (SX-15.2, 15.4)."""
    owner = table.seats[seat]
    if option in owner.growth_taken:
        return False
    return spirit_of(table, seat).prices.get(option, 0) <= owner.energy


def presence_sources(table: SpiritTable, seat: int, growing: bool) -> list[str]:
    """Where a presence to be added can come from besides the lands: `energy`, `plays`, or what the
    spirit itself allows in growth."""
    owner = table.seats[seat]
    spirit = spirit_of(table, seat)
    found: list[str] = []
    if owner.energy_shown < len(spirit.energy_track):
        found.append("energy")
    if owner.plays_shown < len(spirit.plays_track):
        found.append("plays")
    if growing:
        found += spirit.presence_sources(table, seat)
    return found


def growth_lands(
    table: SpiritTable, seat: int, distance: int, where: tuple[str, ...] = ()
) -> list[int]:
    """The lands in which growth may add presence."""
    spirit = spirit_of(table, seat)
    if distance >= ANYWHERE:
        reached = sorted(table.island.lands + table.island.oceans)
    else:
        reached = within(table, lands_of(table, seat), distance)
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
        return not table.island.is_ocean(land) and table.island.terrain[land] == TERRAINS.index(
            word
        )
    if word == "coastal":
        return table.island.coastal[land]  # an ocean in play is coastal for powers only
    if word in PIECES:
        return has(table, land, PIECES.index(word))
    if word == "unblighted":
        return not table.blight[land]
    if word == "own":
        return table.seats[seat].presence[land] > 0
    assert word == "invaders"
    return invaders(table, land) > 0
