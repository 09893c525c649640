"""Events: the step of the invader phase that draws a card and carries it out (SX-16, SX-17).

A card has main events, of which one is carried out, and may have a token event and a dahan event,
which other cards share. Each of the three is an Action, and so is what is done for each board, land
or spirit (SX-12.6, SX-12.10).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final, final

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import SeatName, Text
from loci.games.spirit_island.rules.act import DAHAN_EVENT, EVENT, Act, decider
from loci.games.spirit_island.rules.adversary import adversaries
from loci.games.spirit_island.rules.asking import Asking, ask_land, ask_name, ask_yes
from loci.games.spirit_island.rules.cards import Level, do
from loci.games.spirit_island.rules.each import (
    boards_in_turn,
    lands_in_turn,
    next_board,
    next_land,
    next_spirit,
    seats_in_turn,
)
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.events.cards import (
    BLIGHTED,
    CHOICE,
    HEALTH,
    HEALTHY,
    STAGE,
    TERROR,
    EventCard,
    Main,
)
from loci.games.spirit_island.rules.events.payment import pay
from loci.games.spirit_island.rules.invaders.blight import is_blighted
from loci.games.spirit_island.rules.invaders.phase import Running
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import CardTurned, EventBegan
from loci.games.spirit_island.state.piles import (
    EVENT_DECK,
    EVENT_DISCARD,
    INVADER_DECK,
    add_card,
    take_out,
    take_top,
)
from loci.games.spirit_island.state.registry import EVENT_CARDS, EVENT_PARTS, INVADER_CARDS, of_sets
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import NOBODY, NOWHERE

NO_EVENTS: Final = "no-events"  # the option to play without
FIRST_EVENT: Final = "first-event"  # the option that there is one in the first turn

LandTest = Callable[[SpiritTable, int], bool]
BoardTest = Callable[[SpiritTable, int], bool]
SpiritTest = Callable[[SpiritTable, int], bool]
#: What is asked of a land as one of a board.
OnBoardTest = Callable[[SpiritTable, int, int], bool]
#: A script that gives a main event back.
Choosing = Generator[Decision, Move, "Main"]


@final
class OfItsBoard:
    """A land test that compares a land with the others of its board. One that is woven of lands of
    two boards may pass for the one and not for the other (SX-34.52)."""

    __slots__ = ("test",)

    def __init__(self, test: OnBoardTest) -> None:
        self.test: Final = test

    def __call__(self, table: SpiritTable, land: int) -> bool:
        return any([self.test(table, board, land) for board in table.island.boards_of(land)])

    def on(self, board: int) -> LandTest:
        """The same for one board."""
        return lambda table, land: self.test(table, board, land)


# -- the step --------------------------------------------------------------------------------------


def event_step(table: SpiritTable) -> Running:
    """One card is drawn; in the first turn it does nothing (SX-16.1 to SX-16.3), unless the players
    want it to (SX-16.29)."""
    yield from draw_event(table, does=table.turn > 1 or FIRST_EVENT in table.rules)
    return True


def draw_event(table: SpiritTable, does: bool = True) -> Script:
    """Draw the next card and carry it out; without any left nothing happens."""
    if not table.piles[EVENT_DECK]:
        return
    card = take_top(table, EVENT_DECK)
    table.revealed += 1
    if card in table.shown:
        table.shown.remove(card)
    add_card(table, EVENT_DISCARD, card)
    if table.sink is not None:
        table.sink.append(CardTurned("event" if does else "event-passed", "event", card))
    if does:
        yield from resolve_event(table, card)


def resolve_event(table: SpiritTable, id: str, number: int = 0) -> Script:
    """Main event, token event and dahan event, from top to bottom (SX-16.11); of the main events
    the one of this number, if one is given."""
    card = EVENT_CARDS[id]
    if card.fits is not None and not card.fits(table):
        yield from draw_event(table)
        return
    main = card.mains[number - 1] if number else (yield from _choose_main(table, card))
    yield from _main_event(table, main)
    for part in (card.token, card.dahan):
        if part and not table.ending:
            yield from run_part(table, part, DAHAN_EVENT if part == card.dahan else EVENT)
    if table.ending:
        return
    if card.again:
        yield from draw_event(table)
    if main.back:
        take_out(table, EVENT_DISCARD, id)
        put_under(table, id, main.back)


def run_part(table: SpiritTable, part: str, kind: str = EVENT) -> Script:
    """The token event or dahan event of a card."""
    if table.sink is not None:
        table.sink.append(EventBegan(part))
    act = event_act(table, part, kind=kind)
    yield from do(EVENT_PARTS[part].run, act)
    yield from finish(act)


def _main_event(table: SpiritTable, main: Main) -> Script:
    if table.sink is not None:
        table.sink.append(EventBegan(main.name))
    act = event_act(table, main.name)
    if main.price is not None:
        yield from pay(act, main.price)
    yield from do(main.run, act)
    yield from finish(act)


def _choose_main(table: SpiritTable, card: EventCard) -> Choosing:
    """The main event that the game says, or that the players choose among those they can pay. The
    first is always there, and it is this unless all agree on another (SX-17.2, SX-17.5)."""
    if card.asks != CHOICE:
        return next(main for main in card.mains if holds(table, card, main))
    mains = [main for main in card.mains if main.can_be_chosen(table)]
    names = [main.name for main in mains]
    prompt = Text("ask-event", card=Text(f"event-{card.id}"))
    name = yield from ask_name(decider(table), prompt, verbs.OPTION, names)
    if name != names[0]:
        agreed = yield from all_agree(table, decider(table), Text(f"event-part-{name}"))
        name = name if agreed else names[0]
    return mains[names.index(name)]


def all_agree(table: SpiritTable, proposer: int, what: Text) -> Replacing:
    """Whether all other spirits want what one of them has proposed."""
    for seat in range(players(table)):
        if seat != proposer:
            prompt = Text("ask-agree", who=SeatName(proposer), what=what)
            agreed = yield from ask_yes(seat, prompt)
            if not agreed:
                return False
    return True


def put_under(table: SpiritTable, card: str, under: int) -> None:
    """A card comes into the deck under so many others, and everybody knows it."""
    deck = table.piles[EVENT_DECK]
    table.piles[EVENT_DECK] = (*deck[:under], card, *deck[under:])
    table.shown.append(card)


# -- what events are put together from -------------------------------------------------------------


def event_act(
    table: SpiritTable,
    part: str,
    land: int = NOWHERE,
    player: int = NOBODY,
    kind: str = EVENT,
) -> Act:
    """An Action of a main, token or dahan event, which is its `card`."""
    return Act(table, kind, land=land, player=player, card=part)


def each_board(rule: Callable[[Act, int], Script], where: BoardTest | None = None) -> Level:
    """For each board in turn (that passed `where` before the first), an Action of its own; `rule`
    takes it and the place of the board."""

    def run(event: Act) -> Script:
        table = event.table
        left = boards_in_turn(table, where)
        while left:
            board = yield from next_board(table, left)
            act = event_act(table, event.card, kind=event.kind)
            yield from rule(act, board)
            yield from finish(act)
            if table.ending:
                return

    return run


def on_each_board(
    where: LandTest, rule: Level, optional: bool = False, or_else: LandTest | None = None
) -> Level:
    """On each board the players choose a land that passes `where`, and the rule is done there; a
    board without such a land is passed over (SX-33.7), unless there is one in which a part can be
    done, `or_else` (SX-33.8)."""

    def on_board(act: Act, board: int) -> Script:
        lands = lands_on(act.table, board, where)
        if not lands and or_else is not None:
            lands = lands_on(act.table, board, or_else)
        act.land = yield from choose_land(act, lands, optional)
        if act.land != NOWHERE:
            yield from do(rule, act)

    return each_board(on_board)


def choose_land(act: Act, lands: list[int], optional: bool = False) -> Asking:
    """One of these lands for a part of an event, or NOWHERE."""
    if not lands:
        return NOWHERE
    table = act.table
    name, says = Text(f"event-part-{act.card}"), Text(f"text-event-part-{act.card}")
    prompt = Text("ask-event-land", name=name, text=says)
    seat = act.chooser_among(lands)
    return (yield from ask_land(table.island, seat, prompt, lands, optional=optional))


def in_each_land(where: LandTest, rule: Level) -> Level:
    """In every land that passes `where` before the first of them, an Action each (SX-12.14)."""

    def run(event: Act) -> Script:
        table = event.table
        lands = [land for land in table.island.lands if where(table, land)]
        left = lands_in_turn(table, lands)
        while left:
            land = yield from next_land(table, left)
            act = event_act(table, event.card, land, kind=event.kind)
            yield from do(rule, act)
            yield from finish(act)
            if table.ending:
                return

    return run


def each_spirit(rule: Level, where: SpiritTest | None = None) -> Level:
    """For each spirit in turn (that passed `where` before the first), an Action of its own in which
    its player decides."""

    def run(event: Act) -> Script:
        table = event.table
        left = [one for one in seats_in_turn(table) if where is None or where(table, one)]
        while left:
            seat = yield from next_spirit(table, left)
            act = event_act(table, event.card, player=seat, kind=event.kind)
            yield from do(rule, act)
            yield from finish(act)
            if table.ending:
                return

    return run


# -- reading ---------------------------------------------------------------------------------------


def stage(table: SpiritTable) -> int:
    """The invaders' stage: that of the top card of their deck, or what the adversary lets it count
    as; III when it is empty (SX-16.8, SX-16.9, SX-16.20)."""
    deck = table.piles[INVADER_DECK]
    return stage_of(table, deck[0]) if deck else 3


def stage_of(table: SpiritTable, card: str) -> int:
    """The stage that an invader card counts as, which is or was the top of the deck."""
    counts_as = [adversary.stage_of(table, card) for adversary in adversaries(table)]
    return min([INVADER_CARDS[card].stage, *counts_as])


def holds(table: SpiritTable, card: EventCard, main: Main) -> bool:
    """Whether a main event is the one that the game says now, or can be chosen."""
    if card.asks == CHOICE:
        return main.can_be_chosen(table)
    now = {STAGE: stage(table), TERROR: table.terror, HEALTH: health_of_island(table)}
    return now[card.asks] in main.when


def main_event(name: str) -> Main | None:
    """The main event of this name, if there is one; cards that share a name share the event."""
    for card in EVENT_CARDS.values():
        for main in card.mains:
            if main.name == name:
                return main
    return None


def lands_on(table: SpiritTable, board: int, where: LandTest) -> list[int]:
    """The lands of a board that pass `where`."""
    test = where.on(board) if isinstance(where, OfItsBoard) else where
    return [land for land in table.island.lands_on(board) if test(table, land)]


def has_events(table: SpiritTable) -> bool:
    """Whether the game is played with event cards."""
    return NO_EVENTS not in table.rules and bool(of_sets(EVENT_CARDS, table.sets))


def event_cards(table: SpiritTable) -> list[str]:
    """The cards that are shuffled into the deck of a game."""
    return [id for id in of_sets(EVENT_CARDS, table.sets) if EVENT_CARDS[id].fits is None]


def health_of_island(table: SpiritTable) -> int:
    return BLIGHTED if is_blighted(table) else HEALTHY
