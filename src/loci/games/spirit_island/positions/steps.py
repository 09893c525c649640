"""Single steps of the rules by themselves, for positions that try a rule (docs/positions.md).

ravage A5 · build A5 · explore A5 · ravage jungle · explore coastal · fear 3 · blight A5
fear-card avoid-the-dahan at 2 · event-card war-touches-the-islands-shores at 1
event-part beasts-attack · power wash-away 1 at A5 by P1 · growth 2 by P1 · damage 3 A5
escalation 2-jungle · blighted-island · fear-step · ravage-step · advance · invader-phase
time-passes · check · stop; and single acts such as `push 1 town A4` (`acts.py`)
"""

from __future__ import annotations

from typing import Final

from loci.core.decision import Decision
from loci.core.errors import Illegal
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.positions.acts import read_act, run_act
from loci.games.spirit_island.positions.names import (
    card_by_word,
    invader_card,
    land_named,
    seat_named,
    terrains_in_order,
)
from loci.games.spirit_island.positions.step_texts import STEP, invader_steps
from loci.games.spirit_island.rules.act import (
    BLIGHT_CARD,
    DAHAN_EVENT,
    EVENT,
    FEAR_CARD,
    SINGLE,
    Act,
)
from loci.games.spirit_island.rules.cards import do
from loci.games.spirit_island.rules.each import lands_in_turn
from loci.games.spirit_island.rules.effect import NEXT_BUILD, NEXT_EXPLORE, NEXT_RAVAGE
from loci.games.spirit_island.rules.effects import end_with_step
from loci.games.spirit_island.rules.ending import check_end, finish
from loci.games.spirit_island.rules.events.step import resolve_event, run_part
from loci.games.spirit_island.rules.invaders.actions import (
    built_lands,
    explore,
    named_lands,
    ravaged_lands,
    which_build,
    which_ravage,
)
from loci.games.spirit_island.rules.invaders.blight import add_blight
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.invaders.phase import (
    act_in_next_land,
    escalating,
    explore_card,
    fear_act,
    is_explore_skipped,
    step_replaced,
)
from loci.games.spirit_island.rules.invaders.sources import has_source
from loci.games.spirit_island.rules.island.harm import damage
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.powers.land_elements import gain_elements_of_land
from loci.games.spirit_island.rules.powers.power import Power
from loci.games.spirit_island.rules.powers.reasons import why_not_levels
from loci.games.spirit_island.rules.powers.targeting import is_target
from loci.games.spirit_island.rules.powers.usage import begin_act, can_do, carry_out, pay, use
from loci.games.spirit_island.rules.questions import grow_on
from loci.games.spirit_island.rules.sequence import next_step, sequence, time_passes, wake
from loci.games.spirit_island.rules.spirits.elements import level_sets
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state.moves import DONE, GO_ON
from loci.games.spirit_island.state.piles import EVENT_DECK, EVENT_DISCARD, add_card, take_out
from loci.games.spirit_island.state.registry import EVENT_CARDS, FEAR_CARDS, POWERS
from loci.games.spirit_island.state.seat import IDLE
from loci.games.spirit_island.state.steps import ADVANCE, BLIGHTED_ISLAND, SPIRIT_PHASE
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import INVADER_ACTIONS, TERRAINS

#: How long that lasts which waits for a normal step.
_UNTIL: Final = {"ravage": NEXT_RAVAGE, "build": NEXT_BUILD, "explore": NEXT_EXPLORE}


def run_step(table: SpiritTable) -> Script:
    """The next step that is pending."""
    text = table.pending.pop(0)
    found = STEP.fullmatch(text)
    if found is None:
        one = read_act(table, text)
        assert one is not None
        yield from run_act(table, one)
        check_end(table)
        return
    part = found.groupdict()
    if part["idle"]:
        yield from _idle(table, part["idle"].split())
        return
    if part["action"]:
        yield from _action(table, part["action"], terrains_in_order(part["where"]))
    elif part["fear"]:
        act = Act(table, FEAR_CARD)
        fear(act, int(part["fear"]))
        yield from finish(act)
    elif part["card"] or part["event"] or part["event_part"]:
        yield from _card(table, part)
    elif part["power"]:
        yield from _power(table, part)
    elif part["growth"]:
        seat = seat_named(table, part["grower"] or "P1")
        yield from _growth(table, seat, int(part["growth"]) - 1)
    elif part["damage"]:
        act = Act(table, SINGLE, land=land_named(table, part["land"]))
        yield from damage(act, int(part["damage"]))
        yield from finish(act)
    elif part["escalation"]:
        # What the symbol does comes before the explore or, for some, after it.
        card = invader_card(part["escalation"], "escalation")
        for adversary, shown in escalating(table, card):
            yield from adversary.escalate(table, shown)
            yield from adversary.late_escalation(table, shown)
    elif part["whole"]:
        yield from _step(table, part["whole"])
    elif part["plain"] == "invader-phase":
        yield from _invader_phase(table)
    elif part["plain"] == "blighted-island":
        yield from _step(table, BLIGHTED_ISLAND)
    elif part["plain"] == "advance":
        yield from _step(table, ADVANCE)
    elif part["plain"] == "time-passes":
        yield from time_passes(table)
        table.step = SPIRIT_PHASE
    check_end(table)


def _growth(table: SpiritTable, seat: int, option: int) -> Script:
    """A growth option, only if it is paid for; a step may take one again, as one may use a power
    again."""
    energy, price = table.seats[seat].energy, spirit_of(table, seat).growth[option].price
    if price > energy:
        raise Illegal(Text("needs-energy", need=price, have=energy))
    yield from grow_on(table, seat, option)


def _card(table: SpiritTable, part: dict[str, str | None]) -> Script:
    """A fear card, an event card as if it had just been drawn, or a token event or dahan event by
    itself."""
    fear_card, event, alone = part["card"], part["event"], part["event_part"]
    if fear_card:
        level = int(part["level"] or table.terror)
        act = fear_act(table, fear_card, level)
        yield from do(FEAR_CARDS[fear_card].levels[level - 1], act)
        yield from finish(act)
    elif event:
        for pile in (EVENT_DECK, EVENT_DISCARD):  # wherever it lay
            take_out(table, pile, event)
        number = int(part["main"] or 0)
        if number and not EVENT_CARDS[event].mains[number - 1].can_be_chosen(table):
            raise Illegal(Text("step-main-price", main=number))
        if event in table.shown:
            table.shown.remove(event)
        add_card(table, EVENT_DISCARD, event)
        yield from resolve_event(table, event, number)
    elif alone:
        of_dahan = any([card.dahan == alone for card in EVENT_CARDS.values()])
        yield from run_part(table, alone, DAHAN_EVENT if of_dahan else EVENT)


def _step(table: SpiritTable, name: str) -> Script:
    """A whole step of the invader phase. Where it is due, it is done with that, and the phase goes
    on with the next."""
    step = next(step for step in sequence(table) if step.name == name)
    assert step.run is not None
    over = False
    while not over and not table.ending:
        over = yield from step.run(table)
    if table.step == name and not table.ending:
        next_step(table)


def _invader_phase(table: SpiritTable) -> Script:
    """All steps of the phase, or those that are left of it."""
    names = invader_steps(table)
    if table.step in names:
        names = names[names.index(table.step) :]
    else:
        table.fear_resolved = 0
    for name in names:
        yield from _step(table, name)
        check_end(table)
        if table.ending:
            return


def _idle(table: SpiritTable, names: list[str]) -> Script:
    """Seats that have nothing to use are done with the phase, as in a game."""
    seats = [seat_named(table, name) for name in names]
    for seat in seats:
        table.seats[seat].ready = IDLE
    wake(table)
    for seat in seats:
        if table.seats[seat].ready == IDLE:  # no question, but one may answer it
            yield Decision(seat, Text(f"ask-{table.step}"), [DONE], forced=True)


def go_on_question() -> Decision:
    """What is asked at a stop where nobody is asked anything else."""
    return Decision(0, Text("ask-go-on"), [GO_ON])


def _action(table: SpiritTable, action: str, where: str) -> Script:
    """An invader action in a land, if it would happen there, or in all lands of a card."""
    if action == "blight":
        act = Act(table, BLIGHT_CARD, land=land_named(table, where))
        yield from add_blight(act)
        yield from finish(act)
        return
    card, number = card_by_word(where), INVADER_ACTIONS.index(action)
    named = named_lands(table, number, card) if card else [land_named(table, where)]
    replaced = yield from step_replaced(table, number, [named])
    if replaced:
        return
    if action == "explore" and card:
        yield from explore_card(table, card)
    elif action == "explore":
        if has_source(table, named[0]) and not is_explore_skipped(table):
            yield from explore(table, named[0], _card_of(table, named[0]))
    else:
        ravages = action == "ravage"
        if card:
            acting = ravaged_lands(table, card) if ravages else built_lands(table, card)
            lands = lands_in_turn(table, acting).copy()
        else:
            lands = which_ravage(table, named) if ravages else which_build(table, named)
        before = table.cards_done
        table.cards_done = max(1, before) if card else before  # as while the card of a step acts
        while lands and not table.ending:
            caused_by = card or _card_of(table, named[0])
            yield from act_in_next_land(table, lands, ravages, caused_by)
        table.cards_done = before
    if card:  # a whole normal step is over
        end_with_step(table, _UNTIL[action])
        yield from _after_step(table, action)


def _after_step(table: SpiritTable, action: str) -> Script:
    """What comes after all ravages or builds."""
    for rule, seat in holders(table, "after_ravages") if action == "ravage" else []:
        yield from rule.after_ravages(table, seat)
    for rule, seat in holders(table, "after_builds") if action == "build" else []:
        yield from rule.after_builds(table, seat)


def _card_of(table: SpiritTable, land: int) -> str:
    """An invader card that names a land: what a single land does, it does as if by that."""
    return card_by_word(TERRAINS[table.island.terrain[land]])


def _power(table: SpiritTable, part: dict[str, str | None]) -> Script:
    """Use a power as an answer of a spirit does: with the thresholds that are named, or all that
    are met for no energy, and paying what that costs, as far as it can be paid. Neither its speed
    is asked for nor whether it was played and, on a named target, no range. Nothing happens where
    the rules would not let it be used at all: an innate power without a threshold, a target that is
    none."""
    id, target = part["power"] or "", part["target"] or ""
    seat = seat_named(table, part["by"] or "P1")
    power = POWERS[id]
    levels = _levels(table, seat, power, part["levels"] or "")
    if not target:
        if can_do(table, seat, power, levels, first=not part["levels"]):
            yield from use(table, seat, id, levels, by_step=True)
        return
    act = begin_act(table, seat, power, levels)
    if power.target.spirit:
        act.target = seat_named(table, target)
    else:
        act.land = land_named(table, target)
        if not is_target(table, power, act.land):
            return
        yield from gain_elements_of_land(act, asks=False)
    if power.deck == "innate" and not power.does_at(act.levels):
        return
    yield from pay(act, by_step=True)
    table.seats[seat].used.append(id)
    yield from carry_out(act, by_step=True)


def _levels(table: SpiritTable, seat: int, power: Power, named: str) -> list[int]:
    """The thresholds that a step names, in the notation of `use`, or else all that are met for no
    energy."""
    sets = level_sets(table, seat, power)
    if not named:
        return sets[0]
    levels = [int(number) - 1 for number in named.split("+") if number != "0"]
    reason = None if levels in sets else why_not_levels(table, seat, power, levels, sets)
    if reason is not None:
        raise Illegal(reason)
    return levels
