"""Power cards: gaining, forgetting, reclaiming (SI-24)."""

from __future__ import annotations

from typing import Final

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.asking import Naming, ask_name
from loci.games.spirit_island.state.events import AllReclaimed, CardChanged
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.table import Effect, SpiritTable

DRAWN: Final = 4


def gain_power(table: SpiritTable, seat: int) -> Naming:
    """Choose a deck, draw four, keep one (SI-24.2); the card, or nothing if none could be had."""
    owner = table.seats[seat]
    if owner.progression:
        return (yield from _next_of_progression(table, seat))
    decks = [kind for kind in ("minor", "major") if cards_left(table, kind)]
    kind = yield from ask_name(seat, Text("ask-deck"), "gain", decks)
    return (yield from gain_from(table, seat, kind)) if kind else ""


def gain_from(table: SpiritTable, seat: int, kind: str) -> Naming:
    """Gain a card of one deck; a major power costs a card to forget (SI-24.6)."""
    if table.seats[seat].progression:
        return (yield from _next_of_progression(table, seat))
    drawn = draw(table, kind, DRAWN)
    kept = yield from keep_one(table, seat, drawn)
    discard_pile(table, kind).extend(drawn)
    if kept and kind == "major":
        yield from forget(table, seat)
    return kept


def keep_one(table: SpiritTable, seat: int, drawn: list[str]) -> Naming:
    """Let `seat` take one of the drawn cards into hand; it leaves the list."""
    kept = yield from ask_name(seat, Text("ask-take"), "take", sorted(drawn))
    if not kept:
        return ""
    drawn.remove(kept)
    table.seats[seat].hand.append(kept)
    if table.sink is not None:
        table.sink.append(CardChanged(seat, "gained", kept))
    return kept


def _next_of_progression(table: SpiritTable, seat: int) -> Naming:
    """The next card of the list in place of any gain (SI-24.17, SI-24.23)."""
    owner = table.seats[seat]
    card = owner.progression.pop(0)
    owner.hand.append(card)
    if table.sink is not None:
        table.sink.append(CardChanged(seat, "gained", card))
    if POWERS[card].deck == "major":
        yield from forget(table, seat)
    return card


def draw(table: SpiritTable, kind: str, number: int) -> list[str]:
    """Cards from a deck; the discard is shuffled when it runs short (SI-24.4, SI-24.5)."""
    pile, discard = draw_pile(table, kind), discard_pile(table, kind)
    drawn: list[str] = []
    while len(drawn) < number:
        if not pile:
            if not discard:
                break
            pile.extend(discard)
            discard.clear()
            table.rng.shuffle(f"{kind} deck", pile)
        drawn.append(pile.pop(0))
    if drawn:
        table.revealed += 1
    return drawn


def forget(table: SpiritTable, seat: int, choice: list[str] | None = None) -> Naming:
    """Lose a power card for good: from hand, discard or play (SI-24.8); which it was."""
    owner = table.seats[seat]
    cards = choice if choice is not None else sorted({*owner.hand, *owner.discard, *owner.played})
    card = yield from ask_name(seat, Text("ask-forget"), "forget", cards)
    if not card:
        return ""
    for pile in (owner.hand, owner.discard, owner.played):
        if card in pile:
            pile.remove(card)
            if pile is owner.played:
                table.effects.append(Effect("played-and-lost", seat))
            break
    kind = POWERS[card].deck
    if kind == "unique":
        table.removed.append(card)
    else:
        discard_pile(table, kind).append(card)
    if table.sink is not None:
        table.sink.append(CardChanged(seat, "forgot", card))
    return card


def reclaim_one(table: SpiritTable, seat: int, optional: bool = True) -> Script:
    """Take one card of the discard back into hand."""
    cards = sorted(table.seats[seat].discard)
    card = yield from ask_name(seat, Text("ask-reclaim"), "reclaim", cards, optional)
    if card:
        reclaim(table, seat, card)


def reclaim(table: SpiritTable, seat: int, card: str) -> None:
    owner = table.seats[seat]
    owner.discard.remove(card)
    owner.hand.append(card)
    if table.sink is not None:
        table.sink.append(CardChanged(seat, "reclaimed", card))


def reclaim_all(table: SpiritTable, seat: int) -> None:
    owner = table.seats[seat]
    owner.hand += owner.discard
    owner.discard = []
    if table.sink is not None:
        table.sink.append(AllReclaimed(seat))


# -- reading ---------------------------------------------------------------------------------------


def draw_pile(table: SpiritTable, kind: str) -> list[str]:
    return table.minor_deck if kind == "minor" else table.major_deck


def discard_pile(table: SpiritTable, kind: str) -> list[str]:
    return table.minor_discard if kind == "minor" else table.major_discard


def cards_left(table: SpiritTable, kind: str) -> int:
    return len(draw_pile(table, kind)) + len(discard_pile(table, kind))


def cards_played(table: SpiritTable, seat: int) -> int:
    """Power cards the spirit has played this turn, those forgotten since included."""
    lost = [e for e in table.effects if e.kind == "played-and-lost" and e.seat == seat]
    return len(table.seats[seat].played) + len(lost)
