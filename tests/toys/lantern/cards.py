"""The four cards, each a script that reads like its text."""

from __future__ import annotations

from loci.core import Decision, Script, SeatName, Text
from toys.lantern.events import Drew, Revealed, Rolled
from toys.lantern.moves import Amount, OnCard, Victim, Word
from toys.lantern.table import PREPARE, ROUNDS, LanternTable, draw, shed


def swap(table: LanternTable, seat: int, card: str) -> Script:
    """Lay a card aside; then draw one or take a light."""
    shed(table, seat, card)
    answer = yield Decision(seat, Text("ask-swap"), [Word("draw"), Word("light")])
    if answer == Word("draw"):
        _draw(table, seat)
    else:
        table.lights[seat] += 1
    table.prepared[seat] = True


def resolve(table: LanternTable) -> Script:
    """The next seat's card, then the next round when it was the last."""
    seat = table.queue[0]
    card = table.chosen[seat]
    if table.sink is not None:
        table.sink.append(Revealed(seat, card))
    if card == "dawn":
        yield from dawn(table, seat)
    elif card == "ember":
        yield from ember(table, seat)
    elif card == "oil":
        table.lights[seat] += 2
    else:
        yield from wind(table, seat)
    table.discard.append(card)
    table.chosen[seat] = ""
    table.queue.pop(0)
    if not table.queue:
        table.round += 1
        table.phase = PREPARE if table.round <= ROUNDS else 3
        table.prepared = [False] * len(table.hands)


def dawn(table: LanternTable, seat: int) -> Script:
    """Everybody takes a light; you draw a card."""
    for other in range(len(table.lights)):
        table.lights[other] += 1
    _draw(table, seat)
    yield from ()


def ember(table: LanternTable, seat: int) -> Script:
    """Roll; take that many lights. After a 6 you may roll again, but a 1 then loses all."""
    roll = _roll(table, seat)
    table.lights[seat] += roll
    while roll == 6:
        answer = yield Decision(
            seat, Text("ask-again", lights=table.lights[seat]), [Word("again"), Word("stop")]
        )
        if answer == Word("stop"):
            return
        roll = _roll(table, seat)
        table.lights[seat] = 0 if roll == 1 else table.lights[seat] + roll


def wind(table: LanternTable, seat: int) -> Script:
    """Choose a victim with lights and take 1 or 2; it may shield itself with a card."""
    victims = [other for other, n in enumerate(table.lights) if other != seat and n > 0]
    if not victims:
        return
    answer = yield Decision(seat, Text("ask-victim"), [Victim(other) for other in victims])
    assert isinstance(answer, Victim)
    victim = answer.seat
    most = min(2, table.lights[victim])
    answer = yield Decision(
        seat,
        Text("ask-amount", who=SeatName(victim)),
        [Amount(n) for n in range(1, most + 1)],
    )
    assert isinstance(answer, Amount)
    amount = answer.amount
    shields = [OnCard("shield", card) for card in sorted(set(table.hands[victim]))]
    answer = yield Decision(
        victim,
        Text("ask-shield", who=SeatName(seat), amount=amount),
        [Word("yield"), *shields],
    )
    if isinstance(answer, OnCard):
        shed(table, victim, answer.card)
        table.revealed += 1
        return
    table.lights[victim] -= amount
    table.lights[seat] += amount


def _roll(table: LanternTable, seat: int) -> int:
    roll = table.rng.die("die", 6)
    if table.sink is not None:
        table.sink.append(Rolled(seat, roll))
    return roll


def _draw(table: LanternTable, seat: int) -> None:
    card = draw(table, seat)
    if card and table.sink is not None:
        table.sink.append(Drew(seat, card))
