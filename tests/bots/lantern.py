"""Lantern for programs that learn: its moves as ids, its tables as rows. Hidden cards are dealt
anew from a pool in order, so that the same seed deals the same to whoever knows the same."""

from __future__ import annotations

from typing import Any

from loci.core import Decision, Move, Rng
from loci.core.learning.encoding import Block, Encoder, Encoding, Entry
from loci.core.learning.vocabulary import Vocabulary
from toys.lantern import table as t
from toys.lantern.game import Lantern
from toys.lantern.moves import ON_CARD, PLAIN, Amount, OnCard, Victim, Word
from toys.lantern.table import CARDS, LanternTable

SEATS = 4


class LanternVocabulary(Vocabulary):
    def __init__(self) -> None:
        plain = [(word, []) for word in PLAIN]
        on_card = [(word, [("card", len(CARDS))]) for word in ON_CARD]
        verbs: list[Any] = [*plain, *on_card, ("blow", [("seat", SEATS)]), ("take", [("n", 2)])]
        super().__init__(1, verbs, {"card": list(CARDS)})

    def ids(self, table: Any, seat: int, moves: list[Move]) -> list[int]:
        return [self._id(move) for move in moves]

    def _id(self, move: Move) -> int:
        if isinstance(move, Word):
            return self.verb(move.word).id([])
        if isinstance(move, OnCard):
            return self.verb(move.word).id([CARDS.index(move.card)])
        if isinstance(move, Victim):
            return self.verb("blow").id([move.seat])
        assert isinstance(move, Amount)
        return self.verb("take").id([move.amount - 1])


class LanternEncoder(Encoder):
    def __init__(self) -> None:
        table = [
            Entry("round", "1 to 3", 4),
            Entry("phase", "preparing, choosing, resolving, over", 3),
            Entry("deck", "cards in it", 24),
            Entry("discard", "cards of each kind", 24, len(CARDS)),
            Entry("hand", "own cards of each kind", 24, len(CARDS)),
        ]
        seats = [
            Entry("lights", "so far", 1000),
            Entry("cards", "in hand", 24),
            Entry("prepared", "whether it has", 1),
            Entry("chosen", "nothing, a card that is hidden, or which", 2 + len(CARDS)),
            Entry("waiting", "how many before it are still to resolve", SEATS),
        ]
        super().__init__(Encoding(1, [Block("", table), Block("seat", seats, SEATS)]))

    def row(self, table: Any, viewer: int, decision: Decision | None = None) -> bytes:
        players = len(table.hands)
        found = [table.round, table.phase, len(table.deck)]
        found += [table.discard.count(card) for card in CARDS]
        found += [table.hands[viewer].count(card) for card in CARDS]
        for place in range(players):
            seat = (viewer + place) % players
            lights = table.lights[seat]
            queued = table.queue.index(seat) + 1 if seat in table.queue else 0
            found += [lights & 255, lights >> 8, len(table.hands[seat]), table.prepared[seat]]
            found += [self._chosen(table, seat, viewer), queued]
        return bytes(found).ljust(self.encoding.size, b"\0")

    @staticmethod
    def _chosen(table: LanternTable, seat: int, viewer: int) -> int:
        card = table.chosen[seat]
        if not card:
            return 0
        hidden = table.phase == t.CHOOSE and seat != viewer
        return 1 if hidden else 2 + CARDS.index(card)


class LearnedLantern(Lantern):
    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def encoder(self) -> Encoder:
        return ENCODER

    def redeal(self, table: LanternTable, viewer: int, rng: Rng, keep: list[int]) -> None:
        others = [seat for seat in range(len(table.hands)) if seat not in (viewer, *keep)]
        laid = [seat for seat in others if table.phase == t.CHOOSE and table.chosen[seat]]
        pool = sorted(
            [card for seat in others for card in table.hands[seat]]
            + [table.chosen[seat] for seat in laid]
            + table.deck
        )
        for seat in others:
            table.hands[seat] = [pool.pop() for _ in table.hands[seat]]
        for seat in laid:
            table.chosen[seat] = pool.pop()
        table.deck = pool
        super().redeal(table, viewer, rng, keep)


VOCABULARY = LanternVocabulary()
ENCODER = LanternEncoder()
GAME = LearnedLantern()
