"""The questions that follow from the table alone, and what an answer to one starts."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Decision, Listing, Move
from loci.core.script import Run, Script, beside, exclusive
from loci.core.text import Text
from loci.games.spirit_island.rules.asking import ask_element
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.powers.cards import put_into_play, reclaim
from loci.games.spirit_island.rules.powers.repeats import (
    best_repeat,
    card_cost,
    repeat_price,
    spend_permission,
)
from loci.games.spirit_island.rules.powers.usage import (
    use,
    uses,
)
from loci.games.spirit_island.rules.sequence import go_on, wake
from loci.games.spirit_island.rules.setup import barred, choose_spirit
from loci.games.spirit_island.rules.spirits.elements import free_elements
from loci.games.spirit_island.rules.spirits.growth import grow, growth_options
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.rules.spirits.tracks import (
    card_plays,
    reclaims,
    take_track_action,
    track_moves,
)
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import DONE, Named, Number, Use
from loci.games.spirit_island.state.registry import POWERS, SCENARIOS, SPIRITS
from loci.games.spirit_island.state.seat import SAID
from loci.games.spirit_island.state.steps import (
    CHOOSING,
    FAST_POWERS,
    SLOW_POWERS,
    SPIRIT_PHASE,
    STOP_STEP,
)
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import ELEMENTS

# The questions of the table, by what is asked
ASK_SPIRIT: Final = Text("ask-spirit")
ASK_GROW: Final = Text("ask-growth")
ASK_PLAY: Final = Text("ask-play")
ASK_FAST: Final = Text("ask-fast")
ASK_SLOW: Final = Text("ask-slow")


@final
class Answers(Listing):
    """The spirits to choose from, or what a seat may do in the spirit phase or with its powers."""

    __slots__ = ("table",)

    def __init__(self, table: SpiritTable) -> None:
        self.table: Final = table

    def moves(self, seat: int) -> list[Move]:
        if self.table.step == CHOOSING:
            return spirit_choices(self.table)
        if self.table.step == SPIRIT_PHASE:
            return spirit_phase_choices(self.table, seat)
        return power_choices(self.table, seat)


def menu(table: SpiritTable) -> list[Decision]:
    """The open questions: one for each seat that is not ready."""
    found: list[Decision] = []
    listing = Answers(table)
    for seat, owner in enumerate(table.seats):
        if table.step == CHOOSING:
            if not owner.spirit:
                found.append(Decision(seat, ASK_SPIRIT, listing))
        elif not owner.ready:
            if table.step == SPIRIT_PHASE:
                prompt = ASK_PLAY if owner.grown else ASK_GROW
                found.append(Decision(seat, prompt, listing))
            elif table.step in (FAST_POWERS, SLOW_POWERS):
                prompt = ASK_FAST if table.step == FAST_POWERS else ASK_SLOW
                found.append(Decision(seat, prompt, listing))
    return found


def spirit_choices(table: SpiritTable) -> list[Move]:
    """Every panel once, with or without an aspect (SX-8.4, SX-8.5)."""
    taken = [SPIRITS[owner.spirit].panel for owner in table.seats if owner.spirit]
    return [
        Named(verbs.CHOOSE, id)
        for id, spirit in SPIRITS.items()
        if spirit.set in table.sets and spirit.panel not in taken and barred(table, id) is None
    ]


def spirit_phase_choices(table: SpiritTable, seat: int) -> list[Move]:
    """Growth, then cards to play; a card to reclaim at any moment where a track allows it."""
    owner = table.seats[seat]
    moves: list[Move] = []
    if not owner.grown:
        for option in growth_options(table, seat):
            moves.append(Number(verbs.GROWTH, option + 1))
    elif has_play(table, seat):
        for card in sorted(set(owner.hand)):
            if can_pay(table, seat, card):
                moves.append(Named(verbs.PLAY, card))
    moves += reclaims(table, seat)
    moves += track_moves(table, seat)
    moves += other_answers(table, seat)
    if owner.grown:
        moves.append(DONE)
    return moves


def power_choices(table: SpiritTable, seat: int) -> list[Move]:
    moves = uses(table, seat)
    moves += other_answers(table, seat)
    moves.append(DONE)
    return moves


def other_answers(table: SpiritTable, seat: int) -> list[Move]:
    """What special rules let a seat do besides."""
    moves: list[Move] = []
    for rule, holder in holders(table, "answers"):
        moves += rule.answers(table, holder, seat)
    return moves


def begin(table: SpiritTable, seat: int, move: Move) -> Run | None:
    """Carry out an answer to a menu question; the script it starts, if any."""
    owner = table.seats[seat]
    if isinstance(move, Use):
        return exclusive(_woken(table, _use(table, seat, move)))
    if isinstance(move, Named) and move.verb in (verbs.CHOOSE, verbs.PLAY, verbs.RECLAIM):
        if move.verb == verbs.CHOOSE:
            choose_spirit(table, seat, move.name)
        elif move.verb == verbs.PLAY:
            play(table, seat, move.name)
        else:
            reclaim(table, seat, move.name)
            owner.reclaimed += 1
        return None
    if isinstance(move, Named) and move.verb == verbs.TRACK:
        return exclusive(_woken(table, take_track_action(table, seat, move.name)))
    if isinstance(move, Number) and move.verb == verbs.GROWTH:
        growth = grow_on(table, seat, move.number - 1)
        return exclusive(growth) if _in_turn(table) else beside(seat, growth)
    if move == DONE:
        chooses = free_elements(table, seat) > 0 or spirit_of(table, seat).has_last_word
        if table.step == SPIRIT_PHASE and chooses:
            return beside(seat, _choose_and_end(table, seat))
        owner.ready = SAID
        return None
    for rule, holder in holders(table, "answers"):
        if move in rule.answers(table, holder, seat):
            return exclusive(_woken(table, rule.answer(table, holder, seat, move)))
    raise ValueError(f"nobody asked for {move.text()}")


def _in_turn(table: SpiritTable) -> bool:
    """Whether the spirits grow one after the other: what one of them, or a scenario, does meanwhile
    may change what another one was asked about (SX-12.52)."""
    if table.scenario and SCENARIOS[table.scenario].grow_in_turn:
        return True
    return any([spirit_of(table, seat).grows_alone for seat in range(players(table))])


def _woken(table: SpiritTable, script: Script) -> Script:
    """A script after which those are asked again who have something to do now."""
    yield from script
    wake(table)


def grow_on(table: SpiritTable, seat: int, option: int) -> Script:
    """Growth, and the steps of the seat that follow it without a question (SI-5.16)."""
    yield from grow(table, seat, option)
    yield from go_on(table, seat)


def play(table: SpiritTable, seat: int, card: str) -> None:
    """Pay for a card and put it into play; its elements count at once (SI-5.19, SI-5.20)."""
    put_into_play(table, seat, card, card_cost(table, seat, POWERS[card]))
    table.seats[seat].plays_made += spirit_of(table, seat).play_price


def _use(table: SpiritTable, seat: int, move: Use) -> Script:
    """Use a power, or a card again by permission of an effect, which is spent (SI-23)."""
    if move.verb != verbs.USE:
        power = POWERS[move.power]
        permission = best_repeat(table, seat, power, paying=move.verb == verbs.PAY_REPEAT)
        assert permission is not None
        table.seats[seat].energy -= repeat_price(table, seat, power, permission)
        spend_permission(table, seat, power, permission)
    yield from use(table, seat, move.power, move.levels, repeat=move.verb != verbs.USE)


def choose_elements(table: SpiritTable, seat: int) -> Script:
    """An element for each uncovered free space, for this turn (SI-6.19)."""
    owner = table.seats[seat]
    while free_elements(table, seat) > 0:
        element = yield from ask_element(seat, list(range(len(ELEMENTS))))
        owner.chosen_elements += (element,)
    wake(table)


def _choose_and_end(table: SpiritTable, seat: int) -> Script:
    yield from choose_elements(table, seat)
    yield from spirit_of(table, seat).last_word(table, seat)
    table.seats[seat].ready = SAID


# -- positions that stop ---------------------------------------------------------------------------


def is_stopped(table: SpiritTable) -> bool:
    """Whether a written position is to be looked at here, before anything comes by itself."""
    return bool(table.pending) and table.pending[0] == STOP_STEP


# -- reading ---------------------------------------------------------------------------------------


def can_play(table: SpiritTable, seat: int, card: str) -> bool:
    return has_play(table, seat) and can_pay(table, seat, card)


def has_play(table: SpiritTable, seat: int) -> bool:
    """Whether the spirit has card plays left for another card."""
    made = table.seats[seat].plays_made + spirit_of(table, seat).play_price
    return made <= card_plays(table, seat)


def can_pay(table: SpiritTable, seat: int, card: str) -> bool:
    return card_cost(table, seat, POWERS[card]) <= table.seats[seat].energy
