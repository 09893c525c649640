"""Playing a power card beyond the card plays of the turn, because a power lets a spirit do so."""

from __future__ import annotations

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.asking import Naming, ask_name
from loci.games.spirit_island.rules.effects import ask_again
from loci.games.spirit_island.rules.powers.cards import put_into_play
from loci.games.spirit_island.rules.powers.repeats import card_cost
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.table import SpiritTable


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
