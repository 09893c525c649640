"""Power cards: gaining, forgetting, reclaiming (SI-24)."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import FORGET, GAIN, Act
from loci.games.spirit_island.rules.asking import Naming, ask, ask_name
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import effects_of, lasting, spend
from loci.games.spirit_island.rules.ending import end_part
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import CardTurned
from loci.games.spirit_island.state.moves import STOP, Number
from loci.games.spirit_island.state.piles import (
    MAJOR_DECK,
    MAJOR_DISCARD,
    MINOR_DECK,
    MINOR_DISCARD,
    REMOVED,
    add_card,
    add_cards,
    take_top,
)
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.spirit_events import AllReclaimed, CardChanged
from loci.games.spirit_island.state.table import SpiritTable

DRAWN: Final = 4
DECKS: Final = {"minor": MINOR_DECK, "major": MAJOR_DECK}
DISCARDS: Final = {"minor": MINOR_DISCARD, "major": MAJOR_DISCARD}


@final
class PlayedAndLost(Effect):
    """The seat played a card this turn that it has forgotten since."""

    kind = "played-and-lost"
    fields = (Field.seat(needed=True),)


register_effect(PlayedAndLost)


def gain_power(act: Act, seat: int, price: int = 0) -> Naming:
    """Choose a deck, draw four, keep one (SI-24.2); the card, or nothing if none could be had. With
    a `price`, so much energy may be paid for a major power in the place of a card."""
    table = act.table
    if table.seats[seat].progression:
        return (yield from _next_of_progression(act, seat, price=price))
    decks = [kind for kind in ("minor", "major") if cards_left(table, kind)]
    kind = yield from ask_name(seat, Text("ask-deck"), verbs.GAIN, decks)
    return (yield from gain_from(act, seat, kind, price=price)) if kind else ""


def gain_from(
    act: Act, seat: int, kind: str, number: int = DRAWN, forgets: bool = True, price: int = 0
) -> Naming:
    """Gain a card of one deck, of so many drawn; a major power costs a card to forget (SI-24.6),
    if nothing else is said."""
    table = act.table
    if table.seats[seat].progression:
        return (yield from _next_of_progression(act, seat, forgets, price))
    drawn = draw(table, kind, number)
    kept = yield from keep_one(act, seat, drawn)
    yield from pass_over(act, seat, drawn)
    add_cards(table, DISCARDS[kind], drawn)
    if kept and kind == "major" and forgets:
        yield from pay_for_major(act, seat, price)
    return kept


def gain_minors(act: Act, seat: int, number: int, kept: int) -> Script:
    """Gain several of so many minor powers that are drawn."""
    if act.table.seats[seat].progression:
        for _ in range(kept):
            yield from gain_from(act, seat, "minor")
        return
    drawn = draw(act.table, "minor", number)
    for _ in range(kept):
        yield from keep_one(act, seat, drawn)
    for _ in range(kept):
        yield from pass_over(act, seat, drawn)
    add_cards(act.table, DISCARDS["minor"], drawn)


def pass_over(act: Act, seat: int, drawn: list[str]) -> Script:
    """`seat` has gained a card and not those that are left of the drawn ones: rules may take one of
    these, which leaves the list."""
    for rule, holder in holders(act.table, "passed_over"):
        yield from rule.passed_over(act, holder, seat, drawn)


def pay_for_major(act: Act, seat: int, price: int = 0) -> Script:
    """A card is forgotten for a major power, unless a rule spares the spirit that, or it pays so
    much energy where there is such a `price`."""
    for rule, holder in holders(act.table, "forgets_nothing"):
        if rule.forgets_nothing(act.table, holder, seat):
            return
    if price and act.table.seats[seat].energy >= price:
        moves: list[Move] = [Number(verbs.SPEND, price), STOP]
        answer = yield from ask(seat, Text("ask-pay-for-major", number=price), moves)
        if answer != STOP:
            add_energy(act.table, seat, -price)
            return
    yield from forget(act, seat)


def keep_one(act: Act, seat: int, drawn: list[str]) -> Naming:
    """Let `seat` take one of the drawn cards into hand; it leaves the list."""
    kept = yield from ask_name(seat, Text("ask-take"), verbs.TAKE, sorted(drawn))
    if not kept:
        return ""
    drawn.remove(kept)
    take_card(act, seat, kept)
    return kept


def take_card(act: Act, seat: int, card: str) -> None:
    """`seat` gains a card that has left its pile: a part of the Action."""
    part = act.part(GAIN, seat, card)
    act.table.seats[seat].hand.append(card)
    if act.table.sink is not None:
        act.table.sink.append(CardChanged(seat, "gained", card))
    end_part(part)


def _next_of_progression(act: Act, seat: int, forgets: bool = True, price: int = 0) -> Naming:
    """The next card of the list in place of any gain (SI-24.17, SI-24.23)."""
    table = act.table
    owner = table.seats[seat]
    card = owner.progression[0]
    owner.progression = owner.progression[1:]
    take_card(act, seat, card)
    if POWERS[card].deck == "major" and forgets:
        yield from pay_for_major(act, seat, price)
    return card


def draw(table: SpiritTable, kind: str, number: int) -> list[str]:
    """Cards from a deck; the discard is shuffled when it runs short (SI-24.4, SI-24.5)."""
    deck, discard = DECKS[kind], DISCARDS[kind]
    drawn: list[str] = []
    while len(drawn) < number:
        if not table.piles[deck]:
            cards = list(table.piles[discard])
            if not cards:
                break
            table.rng.shuffle(f"{kind} deck", cards)
            table.piles[deck] = tuple(cards)
            table.piles[discard] = ()
        drawn.append(take_top(table, deck))
    if drawn:
        table.revealed += 1
    return drawn


def turn_over(table: SpiritTable, kind: str) -> str:
    """Discard the top card of a deck of powers; which it was, or nothing if there is none."""
    drawn = draw(table, kind, 1)
    if not drawn:
        return ""
    add_card(table, DISCARDS[kind], drawn[0])
    if table.sink is not None:
        table.sink.append(CardTurned("power-turned", "power", drawn[0]))
    return drawn[0]


def forget(act: Act, seat: int, choice: list[str] | None = None) -> Naming:
    """Lose a power card for good: from hand, discard or play (SI-24.8); which it was. Whatever it
    was forgotten for is paid, even if something else came of it (SX-35.31)."""
    table = act.table
    owner = table.seats[seat]
    cards = choice if choice is not None else sorted({*owner.hand, *owner.discard, *owner.played})
    card = yield from ask_name(seat, Text("ask-forget"), verbs.FORGET, cards)
    if not card:
        return ""
    part = act.part(FORGET, seat, card)
    for rule, holder in holders(table, "replaces_forgetting"):
        replaced = yield from rule.replaces_forgetting(part, holder, seat, card)
        if replaced:
            spend(table, rule)
            end_part(part)
            return card
    for pile in (owner.hand, owner.discard, owner.played):
        if card in pile:
            pile.remove(card)
            if pile is owner.played:
                lasting(table, PlayedAndLost(seat=seat))
            break
    kind = POWERS[card].deck
    if kind == "unique":
        add_card(table, REMOVED, card)
    else:
        add_card(table, DISCARDS[kind], card)
    if table.sink is not None:
        table.sink.append(CardChanged(seat, "forgot", card))
    end_part(part)
    return card


def put_into_play(table: SpiritTable, seat: int, card: str, price: int) -> None:
    """A card goes from hand into play for so much energy; its elements count at once."""
    owner = table.seats[seat]
    owner.energy -= price
    owner.hand.remove(card)
    owner.played.append(card)
    owner.used = [other for other in owner.used if other != card]  # it may have come back
    if table.sink is not None:
        table.sink.append(CardChanged(seat, "play", card))


def discard_from_hand(table: SpiritTable, seat: int, card: str) -> None:
    """A card goes from hand to the own discard without being played."""
    owner = table.seats[seat]
    owner.hand.remove(card)
    owner.discard.append(card)
    if table.sink is not None:
        table.sink.append(CardChanged(seat, "discarded", card))


def discard_from_play(table: SpiritTable, seat: int, card: str) -> None:
    """A card that was played goes to the own discard before time passes; it gives its elements no
    more, though it was played this turn."""
    owner = table.seats[seat]
    owner.played.remove(card)
    owner.discard.append(card)
    lasting(table, PlayedAndLost(seat=seat))
    if table.sink is not None:
        table.sink.append(CardChanged(seat, "discarded", card))


def reclaim_one(act: Act, seat: int, optional: bool = True) -> Script:
    """Take one card of the discard back into hand."""
    cards = sorted(act.table.seats[seat].discard)
    card = yield from ask_name(seat, Text("ask-reclaim"), verbs.RECLAIM, cards, optional)
    if card:
        reclaim(act.table, seat, card)


def reclaim_anywhere(act: Act, seat: int) -> Script:
    """One card of the discard or of those in play may come back into hand; what it was played for,
    its elements, is lost then."""
    owner = act.table.seats[seat]
    cards = sorted({*owner.discard, *owner.played})
    card = yield from ask_name(seat, Text("ask-reclaim"), verbs.RECLAIM, cards, optional=True)
    if card:
        reclaim(act.table, seat, card)


def reclaim(table: SpiritTable, seat: int, card: str) -> None:
    owner = table.seats[seat]
    if card in owner.discard:
        owner.discard.remove(card)
    else:
        owner.played.remove(card)
        lasting(table, PlayedAndLost(seat=seat))
    owner.hand.append(card)
    _note_reclaimed(table, seat)
    if table.sink is not None:
        table.sink.append(CardChanged(seat, "reclaimed", card))


def _note_reclaimed(table: SpiritTable, seat: int) -> None:
    for rule, holder in holders(table, "reclaimed"):
        rule.reclaimed(table, holder, seat)


def reclaim_all(table: SpiritTable, seat: int) -> None:
    owner = table.seats[seat]
    if owner.discard:
        _note_reclaimed(table, seat)
    owner.hand += owner.discard
    owner.discard = []
    if table.sink is not None:
        table.sink.append(AllReclaimed(seat))


# -- reading ---------------------------------------------------------------------------------------


def cards_left(table: SpiritTable, kind: str) -> int:
    return len(table.piles[DECKS[kind]]) + len(table.piles[DISCARDS[kind]])


def cards_played(table: SpiritTable, seat: int) -> int:
    """Power cards the spirit has played this turn, those forgotten since included."""
    lost = effects_of(table, PlayedAndLost.kind, seat)
    return len(table.seats[seat].played) + len(lost)
