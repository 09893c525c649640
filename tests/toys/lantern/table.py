"""The table of Lantern: hands, deck, lights and where the round has got to."""

from __future__ import annotations

from typing import Any, Final

from loci.core import Rng, Table
from loci.core.data import Fields

CARDS: Final = ("dawn", "ember", "oil", "wind")
ROUNDS: Final = 3
HAND: Final = 3
COPIES: Final = 6

PREPARE: Final = 0
CHOOSE: Final = 1
RESOLVE: Final = 2
OVER: Final = 3


class LanternTable(Table):
    """`chosen[seat]` is the card laid face down ("" for none); `queue` the seats whose cards are
    still to resolve."""

    __slots__ = (
        "chosen",
        "deck",
        "discard",
        "hands",
        "lights",
        "phase",
        "prepared",
        "queue",
        "round",
    )

    def __init__(self, rng: Rng, players: int) -> None:
        super().__init__(rng)
        self.round = 1
        self.phase = PREPARE
        self.deck: list[str] = []
        self.discard: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.lights: list[int] = [0] * players
        self.prepared: list[bool] = [False] * players
        self.chosen: list[str] = [""] * players
        self.queue: list[int] = []

    def clone(self) -> LanternTable:
        copy = LanternTable(self.rng.clone(), 0)
        copy.revealed = self.revealed
        copy.round = self.round
        copy.phase = self.phase
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.lights = self.lights.copy()
        copy.prepared = self.prepared.copy()
        copy.chosen = self.chosen.copy()
        copy.queue = self.queue.copy()
        return copy

    def to_data(self) -> dict[str, Any]:
        return {
            "rng": self.rng.to_data(),
            "revealed": self.revealed,
            "round": self.round,
            "phase": self.phase,
            "deck": self.deck.copy(),
            "discard": self.discard.copy(),
            "hands": [hand.copy() for hand in self.hands],
            "lights": self.lights.copy(),
            "prepared": self.prepared.copy(),
            "chosen": self.chosen.copy(),
            "queue": self.queue.copy(),
        }


def load(data: object) -> LanternTable:
    fields = Fields(data)
    hands = [list(map(str, hand)) for hand in fields.items("hands")]
    table = LanternTable(Rng.from_data(fields.value("rng")), len(hands))
    table.revealed = fields.number("revealed")
    table.round = fields.number("round")
    table.phase = fields.number("phase")
    table.deck = fields.words("deck")
    table.discard = fields.words("discard")
    table.hands = hands
    table.lights = fields.numbers("lights")
    table.prepared = [bool(flag) for flag in fields.items("prepared")]
    table.chosen = fields.words("chosen")
    table.queue = fields.numbers("queue")
    fields.done()
    return table


def draw(table: LanternTable, seat: int) -> str:
    """Take the top card into hand; "" when neither deck nor discard has one."""
    if not table.deck:
        table.deck, table.discard = table.discard, []
        table.rng.shuffle("deck", table.deck)
    if not table.deck:
        return ""
    card = table.deck.pop()
    table.hands[seat].append(card)
    table.revealed += 1
    return card


def shed(table: LanternTable, seat: int, card: str) -> None:
    table.hands[seat].remove(card)
    table.discard.append(card)
