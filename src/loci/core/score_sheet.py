"""What one writes down of a finished game. Statistics are made of many such sheets; they know no
game and take its words as they stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from loci.core.data import Fields

#: What was there, by kind: `{"adversary": ["england"]}`.
Kinds = Mapping[str, list[str]]


@final
class SeatSheet:
    """The line of one seat: what it played with, and its points by source, where they have any."""

    __slots__ = ("played", "sources")

    def __init__(self, played: Kinds, sources: Mapping[str, int]) -> None:
        self.played: Final = {kind: list(values) for kind, values in played.items()}
        self.sources: Final = dict(sources)

    def to_data(self) -> dict[str, Any]:
        return {"played": self.played, "sources": self.sources}

    @staticmethod
    def from_data(data: object) -> SeatSheet:
        fields = Fields(data)
        return SeatSheet(_kinds(fields.child("played")), _numbers(fields.child("sources")))


@final
class ScoreSheet:
    """A whole game: with what it was played, its numbers (turns, blight left …), and its seats.
    `crossed` are the kinds that are worth comparing with each other, as pairs."""

    __slots__ = ("crossed", "numbers", "played", "seats")

    def __init__(
        self,
        played: Kinds,
        numbers: Mapping[str, int],
        seats: list[SeatSheet],
        crossed: list[tuple[str, str]],
    ) -> None:
        self.played: Final = {kind: list(values) for kind, values in played.items()}
        self.numbers: Final = dict(numbers)
        self.seats: Final = seats
        self.crossed: Final = crossed

    def to_data(self) -> dict[str, Any]:
        return {
            "played": self.played,
            "numbers": self.numbers,
            "seats": [seat.to_data() for seat in self.seats],
            "crossed": [list(pair) for pair in self.crossed],
        }

    @staticmethod
    def from_data(data: object) -> ScoreSheet:
        fields = Fields(data)
        return ScoreSheet(
            _kinds(fields.child("played")),
            _numbers(fields.child("numbers")),
            [SeatSheet.from_data(child.data) for child in fields.children("seats")],
            [(one, other) for one, other in fields.items("crossed")],
        )


def _kinds(fields: Fields) -> dict[str, list[str]]:
    return {kind: fields.words(kind) for kind in fields.data}


def _numbers(fields: Fields) -> dict[str, int]:
    return {name: fields.number(name) for name in fields.data}
