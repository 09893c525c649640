"""The powers of Fractured Days Split the Sky."""

from __future__ import annotations

from typing import ClassVar, Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.content.spirits.fractured_days_split_the_sky import (
    FRACTURED,
    TimeCost,
    spend_time,
    time_of,
)
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import Asking, ask, ask_name
from loci.games.spirit_island.rules.effect import SLOW_PHASE, Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import lasting
from loci.games.spirit_island.rules.events.payment import pay_energy
from loci.games.spirit_island.rules.events.step import has_events, stage
from loci.games.spirit_island.rules.invaders.actions import build, ravage
from loci.games.spirit_island.rules.invaders.blight import remove_blight
from loci.games.spirit_island.rules.invaders.deck import is_placed
from loci.games.spirit_island.rules.invaders.reminders import put_top_under
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.island.pieces import has, invaders, put
from loci.games.spirit_island.rules.island.presence import is_held, lands_of, move_presence
from loci.games.spirit_island.rules.powers.at_once import play_another, use_now
from loci.games.spirit_island.rules.powers.cards import reclaim_anywhere
from loci.games.spirit_island.rules.powers.choices import choose_board, choose_one
from loci.games.spirit_island.rules.powers.extra_cost import ExtraCost
from loci.games.spirit_island.rules.powers.power import (
    YOURSELF,
    Target,
    card,
    innate,
    presence,
    sacred_site,
)
from loci.games.spirit_island.rules.powers.targets import ANY_LAND, ANY_SPIRIT, ITSELF
from loci.games.spirit_island.rules.powers.usage import repeat_on
from loci.games.spirit_island.rules.spirits.elements import usable_cards
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import Added, CardTurned
from loci.games.spirit_island.state.moves import AddPresence
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.piles import (
    EVENT_DECK,
    INVADER_COVERED,
    INVADER_DECK,
    INVADER_DISCARD,
    add_card,
    take_out,
    take_top,
)
from loci.games.spirit_island.state.registry import BOARDS, EVENT_CARDS, INVADER_CARDS
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import DAHAN, FAST, INVADERS, JAGGED, SLOW

SLIP: Final = "slip-the-flow-of-time"
SHUFFLED: Final = 2  # cards on top of a deck
DRY_LAND: Final = Target("any-land", lambda table, land: not table.island.is_ocean(land))
NOTHING: Final = Target("nothing", spirit=YOURSELF)


# -- innate powers ---------------------------------------------------------------------------------


@final
class EarlierUses(ExtraCost):
    """1 Time for each use of the power before in this turn."""

    def can_pay(self, table: SpiritTable, seat: int) -> bool:
        return time_of(table, seat) >= table.seats[seat].used.count(SLIP)

    def pay(self, act: Act) -> Script:
        yield from spend_time(act, act.seat, act.table.seats[act.seat].used.count(SLIP))


@innate(
    SLIP,
    FRACTURED,
    FAST,
    None,
    ANY_SPIRIT,
    "3 moon 1 air",
    "2 sun 2 moon",
    "3 sun 2 air",
    set=JAGGED,
    extra_cost=EarlierUses(),
    uses=0,
)
def slip_the_flow_of_time(act: Act) -> Script:
    """A slow power now; a card back from the discard or from play; a card played for its cost."""
    table, seat = act.table, act.target
    if act.has(0):
        powers = [*usable_cards(table, seat), *spirit_of(table, seat).innates]
        yield from use_now(act, seat, powers, card_text(SLIP))
    if act.has(1) and not table.ending:
        yield from reclaim_anywhere(act, seat)
    if act.has(2) and not table.ending:
        yield from play_another(table, seat, table.seats[seat].hand, optional=True)


@innate(
    "visions-of-a-shifting-future",
    FRACTURED,
    SLOW,
    None,
    ITSELF,
    "1 sun 2 moon 2 air",
    "2 sun 3 moon 2 air",
    set=JAGGED,
)
def visions_of_a_shifting_future(act: Act) -> Script:
    """Look at the top card of a deck, and shuffle it with the next; or put it under the deck."""
    table = act.table
    deck = yield from _choose_deck(act)
    if not table.piles[deck]:
        return
    top = table.piles[deck][0]
    table.revealed += 1
    is_known = top in table.shown
    if not is_known:
        table.shown.append(top)  # everybody may look
    if table.sink is not None:
        pile = "invader" if deck == INVADER_DECK else "event"
        table.sink.append(CardTurned("foreseen", pile, top))
    line = "shuffle-top"
    if act.has(1) and not _is_placed(table, deck, top):
        line = yield from choose_one(act, "shuffle-top", "put-under")
    if line == "put-under":
        if deck == INVADER_DECK:
            put_top_under(table)
        else:
            table.piles[deck] = (*table.piles[deck][1:], top)
        return
    cards = list(table.piles[deck][:SHUFFLED])
    for known in cards:
        if known in table.shown:
            table.shown.remove(known)
    table.rng.shuffle("visions", cards)
    table.piles[deck] = (*cards, *table.piles[deck][SHUFFLED:])


def _choose_deck(act: Act) -> Asking:
    """The invader deck, or where there is one the event deck."""
    if not has_events(act.table) or not act.table.piles[EVENT_DECK]:
        return INVADER_DECK
    line = yield from choose_one(act, "invader-deck", "event-deck")
    return EVENT_DECK if line == "event-deck" else INVADER_DECK


def _is_placed(table: SpiritTable, deck: int, card: str) -> bool:
    """Whether set-up has put a card just there."""
    if deck == INVADER_DECK:
        return is_placed(table, card)
    return EVENT_CARDS[card].fits is not None


# -- unique powers ---------------------------------------------------------------------------------


@final
class Stasis(Effect):
    """The land and all that is there are as if they did not exist."""

    kind = "stasis"
    lasts: ClassVar[str] = SLOW_PHASE
    hides: ClassVar[bool] = True
    fields = (Field.land(), Field.seat())


register_effect(Stasis)


@card(
    "unique",
    "absolute-stasis",
    1,
    FAST,
    "sun air earth",
    sacred_site(2),
    DRY_LAND,
    owner=FRACTURED,
    set=JAGGED,
    extra_cost=TimeCost(1),
)
def absolute_stasis(act: Act) -> None:
    lasting(act.table, Stasis(act.land, act.seat), "log-stasis")


@card(
    "unique",
    "blur-the-arc-of-years",
    1,
    FAST,
    "sun moon air",
    presence(1),
    ANY_LAND,
    owner=FRACTURED,
    set=JAGGED,
)
def blur_the_arc_of_years(act: Act) -> Script:
    """Years pass for whoever is there; for 1 Time once more."""
    table, land = act.table, act.land
    if not has(table, land, DAHAN, *INVADERS):
        remove_blight(act)
    if invaders(table, land):
        yield from build(table, land)
        yield from ravage(table, land)
    if has(table, land, DAHAN):
        put(table, land, DAHAN)
        if table.sink is not None:
            table.sink.append(Added(table.island.names[land], DAHAN, "log-add"))
        yield from push(act, 2, DAHAN, up_to=True)
    repeat_on(act, [land], TimeCost(1))


@final
class TimePoured(Effect):
    """On a board, what is done for each land or board is done once more, or once less."""

    kind = "time-poured"
    fields = (
        Field.seat(needed=True),
        Field.word("board", lambda: tuple(BOARDS), needed=True),
        Field.flag("away", "number", 1),
    )

    def __init__(self, seat: int, board: str, away: bool = False) -> None:
        super().__init__(seat=seat)
        self.board: Final = board
        self.away: Final = away

    def more_times(self, table: SpiritTable, seat: int, board: int) -> int:
        if table.island.boards[board] != self.board:
            return 0
        return -1 if self.away else 1


register_effect(TimePoured)


@card(
    "unique",
    "pour-time-sideways",
    1,
    FAST,
    "moon air water",
    None,
    ITSELF,
    owner=FRACTURED,
    set=JAGGED,
    extra_cost=TimeCost(3),
)
def pour_time_sideways(act: Act) -> Script:
    """Presence moves to another land of yours; time runs from the one board to the other."""
    table, seat = act.table, act.seat
    names = table.island.names
    own = [] if is_held(table, seat) else lands_of(table, seat)
    moves: list[Move] = [
        AddPresence(names[start], start, end, names[end])
        for start in own
        for end in own
        if end != start
    ]
    if not moves:
        return
    answer = yield from ask(seat, Text("ask-pour"), moves)
    assert isinstance(answer, AddPresence)
    move_presence(act, seat, answer.start, answer.land)
    left = yield from choose_board(act, answer.start)
    entered = yield from choose_board(act, answer.land)
    if left != entered:
        boards = table.island.boards
        lasting(table, TimePoured(seat, boards[left], away=True))
        poured = TimePoured(seat, boards[entered])
        lasting(table, poured, "log-time-poured", start=boards[left], board=boards[entered])


@final
class PastCost(ExtraCost):
    """As much Time as there are players, and as much energy from all of them (SX-15.19)."""

    def can_pay(self, table: SpiritTable, seat: int) -> bool:
        energy = sum([owner.energy for owner in table.seats])
        return min(time_of(table, seat), energy) >= players(table)

    def pay(self, act: Act) -> Script:
        number = players(act.table)
        yield from spend_time(act, act.seat, number)
        yield from pay_energy(act, number)


@card(
    "unique",
    "the-past-returns-again",
    0,
    FAST,
    "sun moon",
    None,
    NOTHING,
    owner=FRACTURED,
    set=JAGGED,
    extra_cost=PastCost(),
)
def the_past_returns_again(act: Act) -> Script:
    """The top invader card and one of the discard change places, both face down (SX-15.20 to
    SX-15.22)."""
    table = act.table
    if not table.piles[INVADER_DECK]:
        return
    top, now = table.piles[INVADER_DECK][0], stage(table)
    near = [c for c in table.piles[INVADER_DISCARD] if abs(INVADER_CARDS[c].stage - now) <= 1]
    chosen = yield from ask_name(act.seat, Text("ask-past"), verbs.SWAP, near)
    if not chosen:
        return
    take_top(table, INVADER_DECK)
    add_card(table, INVADER_COVERED, top)
    take_out(table, INVADER_DISCARD, chosen)
    table.piles[INVADER_DECK] = (chosen, *table.piles[INVADER_DECK])
    table.shown.append(chosen)  # it lies face down, but all have seen it
    if table.sink is not None:
        table.sink.append(CardTurned("returned", "invader", chosen))
