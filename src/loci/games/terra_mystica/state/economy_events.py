"""What came and went, for the log: resources, power and points."""

from __future__ import annotations

from typing import Final, final

from loci.core.event import Event
from loci.core.text import SeatName, Text
from loci.games.terra_mystica.state.terms import SOURCES


@final
class Converted(Event):
    def __init__(self, seat: int, pay: int, pay_kind: str, get: int, get_kind: str) -> None:
        self.seat: Final = seat
        self.pay: Final = pay
        self.pay_kind: Final = pay_kind
        self.get: Final = get
        self.get_kind: Final = get_kind

    def text(self) -> Text:
        return Text(
            "log-converted",
            who=SeatName(self.seat),
            pay=Text(f"amount-{self.pay_kind}", number=self.pay),
            get=Text(f"amount-{self.get_kind}", number=self.get),
        )


@final
class Burnt(Event):
    def __init__(self, seat: int, moved: int) -> None:
        self.seat: Final = seat
        self.moved: Final = moved

    def text(self) -> Text:
        return Text("log-burnt", who=SeatName(self.seat), number=self.moved)


@final
class Accepted(Event):
    def __init__(self, seat: int, giver: int, power: int, price: int) -> None:
        self.seat: Final = seat
        self.giver: Final = giver
        self.power: Final = power
        self.price: Final = price

    def text(self) -> Text:
        return Text(
            "log-accepted",
            who=SeatName(self.seat),
            giver=SeatName(self.giver),
            power=self.power,
            price=self.price,
        )


@final
class Declined(Event):
    def __init__(self, seat: int, giver: int, power: int) -> None:
        self.seat: Final = seat
        self.giver: Final = giver
        self.power: Final = power

    def text(self) -> Text:
        return Text(
            "log-declined", who=SeatName(self.seat), giver=SeatName(self.giver), power=self.power
        )


@final
class Got(Event):
    """Income, a cult reward, the Cultists' power …: what was got, why, and what there is now."""

    def __init__(self, seat: int, why: str, got: list[Text], holdings: list[int]) -> None:
        self.seat: Final = seat
        self.why: Final = why
        self.got: Final = got
        self.holdings: Final = holdings

    def text(self) -> Text:
        return Text(f"log-{self.why}", who=SeatName(self.seat), what=self.got)


@final
class Scored(Event):
    """Victory points, and how many there are then."""

    def __init__(self, seat: int, points: int, source: int, total: int) -> None:
        self.seat: Final = seat
        self.points: Final = points
        self.source: Final = source
        self.total: Final = total

    def text(self) -> Text:
        return Text(
            "log-scored",
            who=SeatName(self.seat),
            points=self.points,
            source=Text(f"source-{SOURCES[self.source]}"),
        )
