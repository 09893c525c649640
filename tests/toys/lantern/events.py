"""What can happen in Lantern."""

from __future__ import annotations

from typing import Final

from loci.core import OPEN, Event, SeatName, Text


class Rolled(Event):
    __slots__ = ("roll", "seat")

    def __init__(self, seat: int, roll: int) -> None:
        self.seat: Final = seat
        self.roll: Final = roll

    def text(self) -> Text:
        return Text("log-rolled", who=SeatName(self.seat), roll=self.roll)


class Drew(Event):
    """Others see that a card was drawn, not which."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: str) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def text(self) -> Text:
        if not self.card:
            return Text("log-drew-unseen", who=SeatName(self.seat))
        return Text("log-drew", who=SeatName(self.seat), card=Text(f"card-{self.card}"))

    def seen_by(self, viewer: int) -> Event | None:
        return self if viewer in (self.seat, OPEN) else Drew(self.seat, "")


class Revealed(Event):
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: str) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def text(self) -> Text:
        return Text("log-revealed", who=SeatName(self.seat), card=Text(f"card-{self.card}"))
