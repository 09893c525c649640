"""What the spirits pay together: energy, and where an element aids them, elements, element markers
and cards of it (SX-17.3 to SX-17.14)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, final

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.powers.cards import discard_from_hand, forget
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.rules.spirits.markers import markers, take_markers
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import Aided
from loci.games.spirit_island.state.moves import DONE, Named, Number
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.seat import Seat
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import ELEMENTS

NO_ELEMENT: Final = -1
FOR_MARKER: Final = 1
FOR_DISCARDED: Final = 2
FOR_FORGOTTEN: Final = 4


@final
class Price:
    """So much energy for each player, together; perhaps aided by an element."""

    __slots__ = ("aided_by", "energy")

    def __init__(self, energy: int, aided_by: int = NO_ELEMENT) -> None:
        self.energy: Final = energy
        self.aided_by: Final = aided_by


def can_pay(table: SpiritTable, price: Price) -> bool:
    """Whether the spirits have enough between them (SX-17.5)."""
    amount = price.energy * players(table)
    return worth_of_all(table, price.aided_by) >= amount


def pay(act: Act, price: Price) -> Script:
    """Pay a price for each player (SX-17.4)."""
    yield from pay_energy(act, price.energy * players(act.table), price.aided_by)


def pay_energy(act: Act, amount: int, aided_by: int = NO_ELEMENT) -> Script:
    """The seats pay in turn, each as much as it likes, as long as the rest can still be paid. What
    elements in play count for is free; a surplus is lost (SX-17.6, SX-17.11)."""
    table = act.table
    free = elements_in_play(table, aided_by)
    if free and table.sink is not None:
        table.sink.append(Aided(aided_by, min(free, amount)))
    left = amount - free
    given: list[str] = []  # cards, each of which counts once
    for seat in range(players(table)):
        while left > 0:
            once = not (
                _cards_to_give(table, seat, aided_by, given) or _markers_of(table, seat, aided_by)
            )
            paid = yield from _part(act, seat, left, aided_by, given)
            left -= paid
            if once or not paid:
                break


def _part(
    act: Act, seat: int, left: int, aided_by: int, given: list[str]
) -> Generator[Decision, Move, int]:
    """What one seat gives at a time: energy, a card or an element marker; 0 if it gives no more."""
    table = act.table
    owner = table.seats[seat]
    others = sum([worth(table, other, aided_by) for other in range(seat + 1, players(table))])
    own = worth(table, seat, aided_by, given)
    cards = _cards_to_give(table, seat, aided_by, given)
    spare = _markers_of(table, seat, aided_by)
    least = 1 if cards or spare else max(1, left - others)  # with nothing but energy it gives once
    moves: list[Move] = [Number(verbs.SPEND, n) for n in range(least, min(left, owner.energy) + 1)]
    for card in _cards(owner.hand, aided_by):
        if own - FOR_FORGOTTEN + FOR_DISCARDED + others >= left:  # else it is worth too little
            moves.append(Named(verbs.DISCARD, card))
    moves += [Named(verbs.FORGET, card) for card in cards]
    if spare:
        moves.append(Named(verbs.ELEMENT, ELEMENTS[aided_by]))
    if others >= left:
        moves.append(DONE)
    if not moves:
        return 0
    answer = yield from ask(seat, _prompt(act, left, aided_by), moves)
    if isinstance(answer, Number):
        add_energy(table, seat, -answer.number)
        return answer.number
    if not isinstance(answer, Named):
        return 0
    if answer.verb == verbs.ELEMENT:
        take_markers(table, seat, [aided_by])
        return FOR_MARKER
    if answer.verb == verbs.DISCARD:
        discard_from_hand(table, seat, answer.name)
        given.append(answer.name)
        return FOR_DISCARDED
    value = _for_forgotten(owner, answer.name, aided_by)
    yield from forget(act, seat, [answer.name])
    given.append(answer.name)  # something else may have come of it
    return value


def _prompt(act: Act, left: int, aided_by: int) -> Text:
    name = card_text(act.power) if act.power else Text(f"event-part-{act.card}")
    if aided_by == NO_ELEMENT:
        return Text("ask-pay", name=name, left=left)
    return Text(
        "ask-pay-aided", name=name, left=left, element=Text(f"element-{ELEMENTS[aided_by]}")
    )


# -- reading ---------------------------------------------------------------------------------------


def elements_in_play(table: SpiritTable, element: int) -> int:
    """What the elements that all spirits have together count for, and whatever else aids them."""
    if element == NO_ELEMENT:
        return 0
    free = sum([elements_of(table, seat)[element] for seat in range(players(table))])
    return free + sum([rule.aids(table, seat, element) for rule, seat in holders(table, "aids")])


def worth(table: SpiritTable, seat: int, aided_by: int, given: list[str] | None = None) -> int:
    """The most that a seat can give: energy, its markers of the element, and the cards with it,
    forgotten, but for those `given` already."""
    owner = table.seats[seat]
    cards = _cards([*owner.hand, *owner.played, *owner.discard], aided_by)
    left = [card for card in cards if given is None or card not in given]
    spare = FOR_MARKER * _markers_of(table, seat, aided_by)
    return owner.energy + spare + sum([_for_forgotten(owner, card, aided_by) for card in left])


def _cards_to_give(table: SpiritTable, seat: int, aided_by: int, given: list[str]) -> list[str]:
    """The cards of a seat that can still be forgotten for it."""
    owner = table.seats[seat]
    return _cards(sorted({*owner.hand, *owner.played, *owner.discard} - {*given}), aided_by)


def _markers_of(table: SpiritTable, seat: int, element: int) -> int:
    """The prepared markers of the element, each of which may be spent on the Action (SX-17.14)."""
    return markers(table, seat)[element] if element != NO_ELEMENT else 0


def _for_forgotten(owner: Seat, card: str, element: int) -> int:
    """What a card brings that is forgotten; one in play gives its elements no more (SX-17.10)."""
    lost = POWERS[card].elements[element] if card in owner.played else 0
    return FOR_FORGOTTEN - lost


def worth_of_all(table: SpiritTable, aided_by: int) -> int:
    seats = range(players(table))
    free = elements_in_play(table, aided_by)
    return free + sum([worth(table, seat, aided_by) for seat in seats])


def _cards(cards: list[str], element: int) -> list[str]:
    """Those that provide the element at their side (SX-17.12)."""
    if element == NO_ELEMENT:
        return []
    return sorted([card for card in cards if POWERS[card].elements[element]])
