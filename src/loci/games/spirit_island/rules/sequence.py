"""The course of a turn: what comes by itself, step by step (SI-4, SI-12, SI-13, SI-17, SI-27)."""

from __future__ import annotations

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act, decider
from loci.games.spirit_island.rules.asking import Asking, ask_land, ask_name
from loci.games.spirit_island.rules.effects import defence, effects_of
from loci.games.spirit_island.rules.ending import check_end, finish
from loci.games.spirit_island.rules.invader_cards import CARDS
from loci.games.spirit_island.rules.invaders import (
    BLIGHT_DAMAGE,
    build,
    built_lands,
    explore,
    explored_lands,
    ravage,
    ravage_damage,
    ravaged_lands,
)
from loci.games.spirit_island.rules.pieces import count
from loci.games.spirit_island.rules.powers import uses
from loci.games.spirit_island.rules.presence import players, spirit_of
from loci.games.spirit_island.state.events import (
    CardChanged,
    CardTurned,
    FearCardResolved,
    PhaseBegan,
    TurnBegan,
)
from loci.games.spirit_island.state.registry import ADVERSARIES, BLIGHT_CARDS, FEAR_CARDS, SCENARIOS
from loci.games.spirit_island.state.seat import BUSY, IDLE
from loci.games.spirit_island.state.table import (
    ADVANCE,
    BLIGHTED,
    BUILDS,
    EXPLORES,
    FAST_POWERS,
    FEAR,
    INVADERS,
    RAVAGES,
    SLOW_POWERS,
    SPIRITS,
    TIME_PASSES,
    SpiritTable,
)
from loci.games.spirit_island.state.terms import DAHAN, ELEMENTS, LANDS, NOWHERE, kind_of, piece


def next_phase(table: SpiritTable) -> Script:
    """Everybody is ready: the next phase begins."""
    if table.phase == SPIRITS:
        start_powers(table, FAST_POWERS)
    elif table.phase == FAST_POWERS:
        table.phase = INVADERS
        table.step = BLIGHTED
        table.fear_resolved = 0
        if table.sink is not None:
            table.sink.append(PhaseBegan("invaders"))
    else:
        table.phase = TIME_PASSES
    yield from ()


def start_powers(table: SpiritTable, phase: int) -> None:
    table.phase = phase
    if table.sink is not None:
        table.sink.append(PhaseBegan("fast" if phase == FAST_POWERS else "slow"))
    for owner in table.seats:
        owner.ready = IDLE
    wake(table)


def wake(table: SpiritTable) -> None:
    """Ask those again who had nothing to do and now have."""
    if table.phase in (FAST_POWERS, SLOW_POWERS):
        for seat, owner in enumerate(table.seats):
            if owner.ready == IDLE and (uses(table, seat) or _more(table, seat)):
                owner.ready = BUSY


def _more(table: SpiritTable, seat: int) -> bool:
    """Whether there is something to do beside powers, or energy to be made that is wanted."""
    if table.scenario and SCENARIOS[table.scenario].answers(table, seat):
        return True
    if not spirit_of(table, seat).extra_answers(table, seat):
        return False
    if table.scenario and SCENARIOS[table.scenario].wants_energy(table):
        return True
    return any(effect.word == "pay" for effect in effects_of(table, "repeat", seat))


# -- the invader phase -----------------------------------------------------------------------------


def invader_step(table: SpiritTable) -> Script:
    """One step of the invader phase, or one land or card of it."""
    if table.step == BLIGHTED:
        yield from blighted_island(table)
    elif table.step == FEAR:
        yield from fear_step(table)
    elif table.step == RAVAGES:
        yield from action_step(table, table.ravage_space)
    elif table.step == BUILDS:
        yield from action_step(table, table.build_space)
    elif table.step == EXPLORES:
        yield from reveal_and_explore(table)
        table.step = ADVANCE
    else:
        advance_cards(table)
        table.step = BLIGHTED  # where the next invader phase begins
        start_powers(table, SLOW_POWERS)
    check_end(table)


def blighted_island(table: SpiritTable) -> Script:
    """What the blighted side of the card does each turn (SI-12.2)."""
    if table.blight_flipped and table.blight_card:
        yield from BLIGHT_CARDS[table.blight_card].each_turn(table)
    table.step = FEAR


def fear_step(table: SpiritTable) -> Script:
    """The earned fear cards, one by one, at the terror level of the moment (SI-13)."""
    resolves = not table.scenario or SCENARIOS[table.scenario].resolves_fear(table)
    if table.earned and resolves:
        yield from resolve_fear_card(table)
        return
    table.step = RAVAGES
    table.cards_done = 0
    if table.adversary:
        for _ in range(ADVERSARIES[table.adversary].extra_build(table)):
            for card in table.extra_space:
                for land in built_lands(table, card):
                    yield from build(table, land)
                    if table.ending:
                        return


def resolve_fear_card(table: SpiritTable) -> Script:
    card = table.earned.pop(0)
    table.revealed += 1
    table.fear_resolved += 1
    if card in table.fear_shown:
        table.fear_shown.remove(card)
    if table.sink is not None:
        table.sink.append(FearCardResolved(card, table.terror))
    act = fear_act(table, card, table.terror)
    yield from FEAR_CARDS[card].levels[table.terror - 1](act)
    table.fear_discard.append(card)
    yield from finish(act)


def fear_act(table: SpiritTable, card: str, level: int) -> Act:
    """The Action of a fear card at a terror level."""
    act = Act(table, card=card)
    act.levels = [level - 1]
    return act


def action_step(table: SpiritTable, space: list[str]) -> Script:
    """The next land of the card on a space; its lands are fixed before the first (SI-14.8)."""
    ravages = table.step == RAVAGES
    if table.queue:
        yield from act_in_next_land(table, table.queue, ravages)
        return
    if table.cards_done < len(space):
        table.queue_card = space[table.cards_done]
        table.cards_done += 1
        named = ravaged_lands if ravages else built_lands
        table.queue = named(table, table.queue_card)
        return
    table.queue_card = ""
    table.cards_done = 0
    table.step += 1


def act_in_next_land(table: SpiritTable, queue: list[int], ravages: bool) -> Script:
    """Ravage or build in one of the lands that are left, and take it off the queue."""
    land = yield from _next_land(table, queue, ravages)
    queue.remove(land)
    if ravages:
        yield from ravage(table, land)
    else:
        yield from build(table, land)


def _next_land(table: SpiritTable, queue: list[int], ravages: bool) -> Asking:
    """The players choose the order where it matters (SI-14.7): where blight may be added, and
    another land is ravaged with some outcome, or where one ravage reaches another land."""
    if not ravages or not _order_matters(table, queue):
        return queue[0]
    boards = {land // LANDS for land in queue}
    seat = decider(queue[0] if len(boards) == 1 else NOWHERE)
    return (yield from ask_land(table.island, seat, Text("ask-ravage-order"), queue, "ravage"))


def _order_matters(table: SpiritTable, queue: list[int]) -> bool:
    if any(effect.kind == "vengeance" for effect in table.effects):
        return len(queue) > 1  # it may destroy what is still to ravage
    serious = [land for land in queue if ravage_damage(table, land) >= BLIGHT_DAMAGE]
    if table.adversary and ADVERSARIES[table.adversary].ravages_spread(table):
        return bool(serious) and len(queue) > 1
    # Dahan may win the game before the blight loses it; presence that it destroys may defend.
    others = [land for land in queue if count(table, land, DAHAN) or defence(table, land)]
    return bool(serious) and len({*serious, *others}) > 1


def reveal_and_explore(table: SpiritTable) -> Script:
    """Reveal the top invader card, escalate, and explore its lands (SI-16)."""
    if not table.invader_deck:
        table.doom = "invaders"
        return
    card = table.invader_deck.pop(0)
    table.revealed += 1
    table.explore_space.append(card)
    if table.sink is not None:
        table.sink.append(CardTurned("revealed", "invader", card))
    yield from explore_card(table, card)
    table.explored = []


def explore_card(table: SpiritTable, card: str) -> Script:
    """Escalation, if the card has the symbol, and its lands, which `table.explored` keeps (SI-16.4,
    SI-16.9)."""
    table.explored = []
    flagged = CARDS[card].flagged
    adversary = ADVERSARIES.get(table.adversary)
    if adversary is not None and flagged:
        yield from adversary.escalate(table, card)
        if table.ending:
            return
    for land in explored_lands(table, card):
        yield from explore(table, land)
    if table.scenario:  # what it explores besides, an adversary finds there
        yield from SCENARIOS[table.scenario].after_explore(table)
    if adversary is not None:
        yield from adversary.after_explore(table, card, flagged)


def advance_cards(table: SpiritTable) -> None:
    """Every card moves one space to the left (SI-17.1, SI-17.2)."""
    if table.adversary:
        ADVERSARIES[table.adversary].slide(table)
    else:
        table.invader_discard += table.ravage_space
        table.ravage_space = []
    table.ravage_space = table.build_space
    table.build_space = table.explore_space
    table.explore_space = []


# -- time passes -----------------------------------------------------------------------------------


def time_passes(table: SpiritTable) -> Script:
    """Cards to the discards, damage and effects gone, a new turn (SI-27)."""
    for seat in range(players(table)):
        yield from _keep_cards(table, seat)
        owner = table.seats[seat]
        owner.discard += owner.played
        owner.played = []
        owner.used = []
        owner.extra_elements = [0] * len(ELEMENTS)
        owner.chosen_elements = []
        owner.growth_taken = []
        owner.bonus_plays = owner.plays_made = owner.grown = owner.income_taken = 0
        owner.reclaimed = owner.ready = owner.hurried = 0
    for land, pieces in enumerate(table.pieces):
        table.pieces[land] = tuple([piece(kind_of(code)) for code in pieces])
    table.effects = []
    table.turn += 1
    table.phase = SPIRITS
    if table.sink is not None:
        table.sink.append(TurnBegan(table.turn))
    check_end(table)


def _keep_cards(table: SpiritTable, seat: int) -> Script:
    """Cards that an effect lets the spirit take back to hand instead of discarding."""
    owner = table.seats[seat]
    for effect in table.effects:
        if effect.kind == "keep-card" and effect.seat == seat and owner.played:
            cards = sorted(owner.played)
            card = yield from ask_name(seat, Text("ask-keep"), "keep", cards, optional=True)
            if card:
                owner.played.remove(card)
                owner.hand.append(card)
                if table.sink is not None:
                    table.sink.append(CardChanged(seat, "reclaimed", card))
