"""Fractured Days Split the Sky: gathers Time, and days that never were."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import SET_UP, Act
from loci.games.spirit_island.rules.asking import ask, ask_name
from loci.games.spirit_island.rules.effects import ask_again
from loci.games.spirit_island.rules.island.pieces import count, has
from loci.games.spirit_island.rules.island.presence import lands_of
from loci.games.spirit_island.rules.powers.cards import draw, pay_for_major, take_card
from loci.games.spirit_island.rules.powers.extra_cost import ExtraCost
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.setup import place_on, starting_lands
from loci.games.spirit_island.rules.spirits.growth import (
    GrowthAction,
    add_presence,
    gain_card,
    gain_energy,
    more_plays,
    reclaim_cards,
    track_sources,
)
from loci.games.spirit_island.rules.spirits.icons import either, gain_elements, move_own_presence
from loci.games.spirit_island.rules.spirits.keeping import (
    Keep,
    keep_number,
    keep_words,
    kept_number,
    kept_words,
)
from loci.games.spirit_island.rules.spirits.spirit import Spirit
from loci.games.spirit_island.rules.spirits.tracks import cover_track, track_number, uncover
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import STOP, Named, Place
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.spirit_events import PresenceChanged
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import DAHAN, JAGGED, PRESENCE

FRACTURED = "fractured-days-split-the-sky"
TIME: Final = Keep.number("time", most=PRESENCE, presence=True)
DAYS: Final = Keep.cards("days")
FEW_PLAYERS: Final = 2
#: Cards of each deck that set-up deals as days that never were, for few players and for more.
DEALT: Final = (6, 4)


# -- Time ------------------------------------------------------------------------------------------


def gain_time(act: Act, seat: int, optional: bool = False) -> Replacing:
    """1 presence of a track, or of the island, becomes Time; whether it did. With empty tracks
    nobody need take it from the island (SI-5.12)."""
    table = act.table
    names = table.island.names
    tracks = track_sources(table, seat)
    moves: list[Move] = [Named(verbs.TIME, track) for track in tracks]
    moves += [Place(verbs.TIME, land, names[land]) for land in lands_of(table, seat)]
    if not moves:
        return False
    if optional or not tracks:
        moves.append(STOP)
    answer = yield from ask(seat, Text("ask-time"), moves)
    if isinstance(answer, Named):
        track = track_number(table, seat, answer.name)
        act.uncovered += ((seat, answer.name, table.seats[seat].shown[track]),)
        uncover(table, seat, track)
    elif isinstance(answer, Place):
        table.seats[seat].presence[answer.land] -= 1
        if table.sink is not None:
            table.sink.append(PresenceChanged(answer.name, seat, "presence-time"))
    else:
        return False
    keep_number(table, seat, TIME, time_of(table, seat) + 1)
    ask_again(table, seat)
    return True


def spend_time(act: Act, seat: int, number: int) -> Script:
    """So much Time goes back to the tracks; what finds no room there is destroyed."""
    table = act.table
    for _ in range(number):
        keep_number(table, seat, TIME, time_of(table, seat) - 1)
        track = yield from cover_track(table, seat)
        if not track:
            table.seats[seat].destroyed += 1


def time_of(table: SpiritTable, seat: int) -> int:
    return kept_number(table, seat, TIME)


@final
class TimeCost(ExtraCost):
    """So much Time."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def can_pay(self, table: SpiritTable, seat: int) -> bool:
        return time_of(table, seat) >= self.number

    def pay(self, act: Act) -> Script:
        yield from spend_time(act, act.seat, self.number)


# -- growth ----------------------------------------------------------------------------------------


def one_time() -> GrowthAction:
    def do(act: Act) -> Script:
        yield from gain_time(act, act.seat)

    return GrowthAction("time-1", do, 1)


def time_up_to(number: int) -> GrowthAction:
    """Up to so much Time: `time-up-to-2`."""

    def do(act: Act) -> Script:
        for _ in range(number):
            gained = yield from gain_time(act, act.seat, optional=True)
            if not gained:
                return

    return GrowthAction(f"time-up-to-{number}", do, number)


def gain_from_days() -> GrowthAction:
    """A card of the days that never were; a major power is paid for as always."""

    def do(act: Act) -> Script:
        table, seat = act.table, act.seat
        days = kept_words(table, seat, DAYS)
        card = yield from ask_name(seat, Text("ask-days"), verbs.TAKE, sorted(days))
        if card:
            days.remove(card)
            keep_words(table, seat, DAYS, days)
            take_card(act, seat, card)
            if POWERS[card].deck == "major":
                yield from pay_for_major(act, seat)

    return GrowthAction("gain-from-days", do)


# -- the panel -------------------------------------------------------------------------------------


@final
class Fractured(Spirit):
    keeps = (TIME, DAYS)

    def __init__(self) -> None:
        super().__init__(
            FRACTURED,
            energy="1 1 2 2 2 3",
            plays="1 1 1 2 2 3",
            growth=[
                [gain_elements("air"), reclaim_cards(), time_up_to(2)],
                [
                    gain_elements("moon"),
                    gain_card(),
                    add_presence(2),
                    *[either(one_time(), more_plays(2))] * 2,
                ],
                [
                    gain_elements("sun"),
                    move_own_presence(4),
                    gain_from_days(),
                    *[either(one_time(), gain_energy(2))] * 3,
                ],
            ],
            uniques=[
                "absolute-stasis",
                "blur-the-arc-of-years",
                "pour-time-sideways",
                "the-past-returns-again",
            ],
            innates=["slip-the-flow-of-time", "visions-of-a-shifting-future"],
            complexity="very-high",
            specials=2,
            set=JAGGED,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        """Presence in the lowest land with a single dahan and in the highest without any; the days
        that never were; with one board, 1 Time."""
        lands = starting_lands(table, seat)
        single = [land for land in lands if count(table, land, DAHAN) == 1] or lands
        free = [land for land in lands if not has(table, land, DAHAN)] or lands
        place_on(table, seat, single[0])
        place_on(table, seat, free[-1], 2)
        number = DEALT[0] if players(table) <= FEW_PLAYERS else DEALT[1]
        days = [*draw(table, "minor", number), *draw(table, "major", number)]
        keep_words(table, seat, DAYS, days)
        if len(table.island.boards) == 1:
            yield from gain_time(Act(table, SET_UP, seat), seat)

    def passed_over(self, act: Act, seat: int, user: int, cards: list[str]) -> Script:
        """Days That Never Were: one of the cards that were not chosen may be set aside."""
        if user != seat:
            return
        table = act.table
        prompt = Text("ask-never-were")
        card = yield from ask_name(seat, prompt, verbs.SET_ASIDE, sorted(cards), optional=True)
        if card:
            cards.remove(card)
            keep_words(table, seat, DAYS, [*kept_words(table, seat, DAYS), card])


SPIRITS[FRACTURED] = Fractured()
