"""The kit is no check that cannot fail: it finds each of these deliberate faults."""

from collections.abc import Callable
from typing import Any

import pytest

from loci.core import Decision, Move, Rng, Run, Text, Unreadable, beside
from loci.testing.kit import Kit
from toys.ferry.game import Ferry, FerryTable
from toys.ferry.moves import Dock
from toys.lantern.cards import swap
from toys.lantern.game import Lantern
from toys.lantern.moves import OnCard
from toys.lantern.table import LanternTable


class ForgetfulClone(FerryTable):
    __slots__ = ()

    def clone(self) -> FerryTable:
        copy = super().clone()
        copy.points = [0] * len(self.points)
        return copy


class SharingClone(FerryTable):
    __slots__ = ()

    def clone(self) -> FerryTable:
        copy = super().clone()
        copy.points = self.points
        return copy


class WithTable(Ferry):
    """Ferry with a table class that copies itself badly."""

    def __init__(self, kind: type[FerryTable]) -> None:
        super().__init__()
        self.kind = kind

    def setup(self, players: int, options: Any, seed: int) -> FerryTable:
        table = self.kind(Rng(seed), players, 9, 2)
        table.active = table.rng.below("first", players)
        return table

    def load_table(self, data: object) -> FerryTable:
        loaded = super().load_table(data)
        table = self.kind(loaded.rng, len(loaded.coins), 9, 2)
        for name in ("revealed", "active", "boats", "coins", "points", "pending"):
            setattr(table, name, getattr(loaded, name))
        return table


class LosesAField(Ferry):
    def load_table(self, data: object) -> FerryTable:
        table = super().load_table(data)
        table.pending = []
        return table


class LeaksHands(Lantern):
    def see(self, table: LanternTable, viewer: int) -> dict[str, Any]:
        view = super().see(table, viewer)
        view["hands"] = [sorted(hand) for hand in table.hands]
        return view


class LeaksTheDie(Lantern):
    def see(self, table: LanternTable, viewer: int) -> dict[str, Any]:
        return {**super().see(table, viewer), "next": table.rng.clone().die("die", 6)}


class DealsTooMuch(Lantern):
    def redeal(self, table: LanternTable, viewer: int, rng: Rng, keep: list[int]) -> None:
        super().redeal(table, viewer, rng, keep)
        table.lights.reverse()


class HidesTheDraw(Lantern):
    """Turns cards up without saying so."""

    def begin(self, table: LanternTable, seat: int, move: Move) -> Run | None:
        run = super().begin(table, seat, move)
        table.discard.append(table.deck.pop())
        return run


class MisreadsCards(Lantern):
    def parse(self, table: LanternTable, seat: int, text: str) -> Move:
        move = super().parse(table, seat, text)
        return OnCard(move.word, "oil") if isinstance(move, OnCard) else move


class ListsTooMuch(Ferry):
    """Lists a landing that its own reasons forbid."""

    def decisions(self, state: FerryTable) -> dict[int, Decision]:
        found = super().decisions(state)
        for decision in found.values():
            if decision.prompt.id == "ask-dock" and state.boats[0] >= 0:
                decision.moves.append(Dock(0))
        return found

    def why_not(self, state: FerryTable, seat: int, move: Move) -> Text | None:
        if isinstance(move, Dock) and state.boats[move.landing] >= 0:
            return Text("why-other-question")
        return super().why_not(state, seat, move)


class AllowsTooMuch(Lantern):
    def why_not(self, state: Any, seat: int, move: Move) -> Text | None:
        return None


class ReadsEverything(Ferry):
    def parse(self, table: FerryTable, seat: int, text: str) -> Move:
        try:
            return super().parse(table, seat, text)
        except Unreadable:
            return Dock(0)


class LosesCards(Lantern):
    def begin(self, table: LanternTable, seat: int, move: Move) -> Run | None:
        run = super().begin(table, seat, move)
        if table.deck:
            table.deck.pop()
        return run


class KeepsStateOutside(Lantern):
    """Counts in the game object: a replay counts again."""

    def __init__(self) -> None:
        super().__init__()
        self.swaps = 0

    def begin(self, table: LanternTable, seat: int, move: Move) -> Run | None:
        if isinstance(move, OnCard) and move.word == "swap":
            self.swaps += 1
            table.lights[seat] += self.swaps
            return beside(seat, swap(table, seat, move.card))
        return super().begin(table, seat, move)


class SaysNothing(Lantern):
    def menu(self, table: LanternTable) -> list[Decision]:
        return [Decision(d.seat, Text("no-such-message"), d.moves) for d in super().menu(table)]


class NobodyWins(Ferry):
    def result(self, table: FerryTable) -> Any:
        return None


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: WithTable(ForgetfulClone), "clone"),
        (lambda: WithTable(SharingClone), "change to a clone"),
        (LosesAField, "saved and loaded|after loading"),
        (LeaksHands, "sees a change"),
        (LeaksTheDie, "sees a change"),
        (DealsTooMuch, "sees it|no secret"),
        (HidesTheDraw, "raised no barrier"),
        (MisreadsCards, "reads back as"),
        (ListsTooMuch, "is listed|why-other-question"),
        (AllowsTooMuch, "explained as legal"),
        (ReadsEverything, "should be unreadable"),
        (LosesCards, "cards"),
        (KeepsStateOutside, "two states|made a difference|raised no barrier"),
        (SaysNothing, "no such message"),
        (NobodyWins, "not over"),
    ],
)
def test_the_kit_finds(make: Callable[[], Any], says: str) -> None:
    kit = Kit(make(), 3)
    with pytest.raises(AssertionError, match=says):
        for seed in range(40):
            kit.play(seed)
