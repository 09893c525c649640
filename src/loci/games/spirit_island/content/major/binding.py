"""Major powers that bind spirits together: Entwined Power and Powerstorm."""

from __future__ import annotations

from typing import Final, final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.powers.cards import (
    DISCARDS,
    DRAWN,
    cards_left,
    draw,
    keep_one,
    pass_over,
    pay_for_major,
)
from loci.games.spirit_island.state.piles import add_cards
from loci.games.spirit_island.state.spirit_events import CardGiven

ANY_COST: Final = 99


@card(
    "major",
    "entwined-power",
    2,
    FAST,
    "moon water plant",
    None,
    ANOTHER_SPIRIT,
    "2 water 4 plant",
)
def entwined_power(act: Act) -> Script:
    """Both may target from the other's presence; the target gains a card, and you one that it did
    not keep; 3 energy for both, and each may give the other a card."""
    table, you, other = act.table, act.seat, act.target
    both = sorted({you, other})  # alone, you are the other (SI-29.2)
    if len(both) == 2:
        lasting(table, Origin(you, other), "log-entwined", other=SeatName(other))
        lasting(table, Origin(other, you))
    yield from _gain_together(act, you, other)
    if act.has():
        for seat in both:
            add_energy(table, seat, 3)
        if len(both) == 2:
            yield from _give_cards(table, you, other)


@final
class Origin(Effect):
    """The seat may count range from the presence of another."""

    kind = "origin"
    fields = (Field.seat(needed=True), Field.seat(needed=True, name="other", key="from"))
    for_powers = True

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat=seat)
        self.other: Final = other

    def more_origins(self, table: SpiritTable, seat: int, user: int) -> list[int]:
        return [self.other] if self.seat == user else []


register_effect(Origin)


def _gain_together(act: Act, you: int, other: int) -> Script:
    """`other` gains a card of one deck and `you` one of the rest; a progression gives its own card
    in place of either (SI-24.23)."""
    table = act.table
    kind = ""
    drawn: list[str] = []
    decks = [name for name in ("minor", "major") if cards_left(table, name)]
    if decks and not table.seats[other].progression:
        kind = yield from ask_name(other, Text("ask-deck"), verbs.GAIN, decks)
        drawn = draw(table, kind, DRAWN)
    for seat in (other, you):
        if table.seats[seat].progression:
            yield from gain_power(act, seat)
            continue
        kept = yield from keep_one(act, seat, drawn)
        if kept and kind == "major":
            yield from pay_for_major(act, seat)
    for seat in (other, you):
        if not table.seats[seat].progression:
            yield from pass_over(act, seat, drawn)
    if drawn:
        add_cards(table, DISCARDS[kind], drawn)


def _give_cards(table: SpiritTable, you: int, other: int) -> Script:
    """Each may give a card of its hand; both choose before the cards change hands."""
    given: list[tuple[int, int, str]] = []
    for giver, taker in ((you, other), (other, you)):
        hand = sorted(table.seats[giver].hand)
        prompt = Text("ask-give-card", other=SeatName(taker))
        id = yield from ask_name(giver, prompt, verbs.GIVE, hand, optional=True)
        if id:
            given.append((giver, taker, id))
    for giver, taker, id in given:
        table.seats[giver].hand.remove(id)
        table.seats[taker].hand.append(id)
        if table.sink is not None:
            table.sink.append(CardGiven(giver, taker, id))


@card("major", "powerstorm", 3, FAST, "sun fire air", None, ANY_SPIRIT, "2 sun 2 fire 3 air")
def powerstorm(act: Act) -> None:
    """3 energy; the target may repeat 1 card by paying for it again; 2 cards more."""
    add_energy(act.table, act.target, 3)
    if act.repeat:  # a repeat brings no further repeats (SI-23.3)
        return
    number = 3 if act.has() else 1
    again = Repeat(act.target, ANY_COST, paid=True)
    lasting(act.table, again, "log-powerstorm", number=number)
    for _ in range(number - 1):
        lasting(act.table, again)
