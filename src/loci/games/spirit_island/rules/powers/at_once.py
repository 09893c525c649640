"""Powers used, and cards played beyond the card plays of the turn, in the middle of another Action
(SX-12.44)."""

from __future__ import annotations

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import Naming, ask, ask_name
from loci.games.spirit_island.rules.effects import ask_again
from loci.games.spirit_island.rules.powers.cards import put_into_play
from loci.games.spirit_island.rules.powers.repeats import card_cost
from loci.games.spirit_island.rules.powers.speed import speed_of
from loci.games.spirit_island.rules.powers.targeting import has_target
from loci.games.spirit_island.rules.powers.usage import can_do, can_use, use
from loci.games.spirit_island.rules.spirits.elements import elements_for, elements_of, levels_with
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import STOP, Use
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import SLOW


def use_now(act: Act, seat: int, powers: list[str], by: Text) -> Script:
    """The spirit may use one of these slow powers now, and not in the slow phase any more; `by` is
    the name of what allows it."""
    table = act.table
    elements = elements_of(table, seat)
    moves: list[Move] = []
    for id in powers:
        power = POWERS[id]
        if not can_use(table, seat, power) or speed_of(table, power) != SLOW:
            continue
        have = elements_for(table, seat, power, elements)
        for number, levels in enumerate(levels_with(table, seat, power, have)):
            if not can_do(table, seat, power, levels, first=number == 0):
                continue
            if has_target(table, seat, power, levels):
                moves.append(Use(verbs.USE, id, levels, number == 0))
    if not moves:
        return
    moves.append(STOP)
    answer = yield from ask(seat, Text("ask-use-now", name=by), moves)
    if isinstance(answer, Use):
        yield from use(table, seat, answer.power, answer.levels, at_once=True)


def play_another(
    table: SpiritTable, seat: int, cards: list[str], optional: bool = False, more: int = 0
) -> Naming:
    """The spirit pays for one of these cards of its hand, and `more` besides, and plays it now;
    which it was."""
    prompt = Text("ask-play-more")
    payable = payable_cards(table, seat, cards, more)
    chosen = yield from ask_name(seat, prompt, verbs.PLAY, payable, optional)
    if chosen:
        yield from play_now(table, seat, chosen, card_cost(table, seat, POWERS[chosen]) + more)
    return chosen


def play_now(table: SpiritTable, seat: int, card: str, price: int) -> Script:
    """The spirit plays a card of its hand in the middle of an Action for so much energy."""
    put_into_play(table, seat, card, price)
    ask_again(table, seat)
    yield from spirit_of(table, seat).played_beyond(table, seat, card)


def payable_cards(table: SpiritTable, seat: int, cards: list[str], more: int = 0) -> list[str]:
    """Those of the cards that the spirit can pay for, and `more` besides."""
    energy = table.seats[seat].energy - more
    return sorted([id for id in cards if card_cost(table, seat, POWERS[id]) <= energy])
