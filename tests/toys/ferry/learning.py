"""Ferry for programs that learn: its moves as ids, its tables as rows."""

from __future__ import annotations

from typing import Any

from loci.core.decision import Decision, Move
from loci.core.learning.encoding import Block, Encoder, Encoding, Entry
from loci.core.learning.vocabulary import Vocabulary
from toys.ferry.moves import Dock, Reply, Sell

LANDINGS = 12
SEATS = 4
MOST = 255


class FerryVocabulary(Vocabulary):
    def __init__(self) -> None:
        names = {"landing": [f"L{n + 1}" for n in range(LANDINGS)], "answer": ["refuse", "take"]}
        verbs = [("dock", [("landing", LANDINGS)]), ("sell", []), ("reply", [("answer", 2)])]
        super().__init__(1, verbs, names)

    def ids(self, table: Any, seat: int, moves: list[Move]) -> list[int]:
        return [self._id(move) for move in moves]

    def _id(self, move: Move) -> int:
        if isinstance(move, Dock):
            return self.verb("dock").id([move.landing])
        if isinstance(move, Reply):
            return self.verb("reply").id([int(move.take)])
        assert isinstance(move, Sell)
        return self.verb("sell").id([])


class FerryEncoder(Encoder):
    def __init__(self) -> None:
        table = [
            Entry("active", "whose turn it is", SEATS),
            Entry("pending", "tolls not yet answered", MOST),
            Entry("free", "landings without a boat", members=LANDINGS),
        ]
        seats = [
            Entry("coins", "in the purse", MOST),
            Entry("points", "so far", 1000),
            Entry("tolls", "offered to it: of 1, 2 and 3 coins", MOST, 3),
        ]
        boats = [Entry("boat", "whose boat lies there", SEATS)]
        blocks = [
            Block("table", table),
            Block("seat", seats, SEATS),
            Block("landing", boats, LANDINGS, columns=True),
        ]
        super().__init__(Encoding(1, blocks))

    def row(self, table: Any, viewer: int, decision: Decision | None = None) -> bytes:
        players = len(table.coins)
        free = sum(1 << n for n, boat in enumerate(table.boats) if boat < 0)
        found = [self._told(table.active, viewer, players), len(table.pending)]
        found += free.to_bytes(2, "little")
        for place in range(SEATS):
            seat = (viewer + place) % players
            if place >= players:
                found += [0] * 6
                continue
            tolls = [coins for taker, coins in table.pending if taker == seat]
            points = table.points[seat]
            found += [table.coins[seat], points & MOST, points >> 8]
            found += [tolls.count(coins) for coins in (1, 2, 3)]
        found += [self._told(boat, viewer, players) for boat in table.boats]
        return bytes(found).ljust(self.encoding.size, b"\0")

    @staticmethod
    def _told(seat: int, viewer: int, players: int) -> int:
        return 0 if seat < 0 else (seat - viewer) % players + 1
