"""What happened to spirits: growth, energy, presence, cards, powers, and effects that last."""

from __future__ import annotations

from typing import Final, final

from loci.core.event import Event
from loci.core.text import Arg, SeatName, Text
from loci.games.spirit_island.state.events import InLand
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.terms import ELEMENTS, NOBODY


@final
class SpiritChosen(Event):
    __slots__ = ("seat", "spirit")

    def __init__(self, seat: int, spirit: str) -> None:
        self.seat: Final = seat
        self.spirit: Final = spirit

    def text(self) -> Text:
        return Text("log-spirit", who=SeatName(self.seat), spirit=Text(f"spirit-{self.spirit}"))


@final
class Grown(Event):
    __slots__ = ("option", "seat")

    def __init__(self, seat: int, option: int) -> None:
        self.seat: Final = seat
        self.option: Final = option

    def text(self) -> Text:
        return Text("log-growth", who=SeatName(self.seat), option=self.option + 1)


@final
class EnergyGained(Event):
    """Energy was gained or, with a number below 0, paid."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def text(self) -> Text:
        message = "log-energy" if self.number > 0 else "log-energy-paid"
        return Text(message, who=SeatName(self.seat), number=abs(self.number))


@final
class PresenceChanged(InLand):
    """Presence was `presence` (added), `presence-moved` or `presence-destroyed` there."""

    __slots__ = ("seat", "word")

    def __init__(self, land: str, seat: int, word: str) -> None:
        super().__init__(land)
        self.seat: Final = seat
        self.word: Final = word

    def text(self) -> Text:
        return Text(f"log-{self.word}", who=SeatName(self.seat), land=self.land)


@final
class MarkersChanged(Event):
    """Element markers were `prepared` or `spent`."""

    __slots__ = ("names", "seat", "word")

    def __init__(self, seat: int, word: str, names: list[str]) -> None:
        self.seat: Final = seat
        self.word: Final = word
        self.names: Final = names

    def text(self) -> Text:
        elements = [Text(f"element-{name}") for name in self.names]
        return Text(f"log-marker-{self.word}", who=SeatName(self.seat), elements=elements)


@final
class CardChanged(Event):
    """A power card was `gained`, `forgot`, `reclaimed` or put into `play` by a seat."""

    __slots__ = ("card", "seat", "word")

    def __init__(self, seat: int, word: str, card: str) -> None:
        self.seat: Final = seat
        self.word: Final = word
        self.card: Final = card

    def text(self) -> Text:
        return Text(f"log-{self.word}", who=SeatName(self.seat), card=card_text(self.card))


@final
class AllReclaimed(Event):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def text(self) -> Text:
        return Text("log-reclaimed-all", who=SeatName(self.seat))


@final
class PowerUsed(Event):
    """A power was used, in a land (`land`) or on another spirit (`other`), else on its user."""

    __slots__ = ("land", "other", "power", "seat")

    def __init__(self, seat: int, power: str, land: str, other: int) -> None:
        self.seat: Final = seat
        self.power: Final = power
        self.land: Final = land
        self.other: Final = other

    def text(self) -> Text:
        who, power = SeatName(self.seat), card_text(self.power)
        if self.land:
            return Text("log-use-in", who=who, power=power, land=self.land)
        if self.other in (-1, self.seat):
            return Text("log-use", who=who, power=power)
        return Text("log-use-on", who=who, power=power, other=SeatName(self.other))

    def places(self) -> list[str]:
        return [self.land] if self.land else []


@final
class CardGiven(Event):
    """A seat gave a card of its hand to another."""

    __slots__ = ("card", "other", "seat")

    def __init__(self, seat: int, other: int, card: str) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.card: Final = card

    def text(self) -> Text:
        who, other = SeatName(self.seat), SeatName(self.other)
        return Text("log-gave-card", who=who, other=other, card=card_text(self.card))


@final
class ElementsGained(Event):
    """A seat has more of these elements for the turn; `message` says by what."""

    __slots__ = ("elements", "message", "seat")

    def __init__(self, seat: int, elements: list[int], message: str) -> None:
        self.seat: Final = seat
        self.elements: Final = elements
        self.message: Final = message

    def text(self) -> Text:
        elements = [Text(f"element-{ELEMENTS[element]}") for element in self.elements]
        return Text(self.message, who=SeatName(self.seat), elements=elements)


@final
class EffectBegan(Event):
    """An effect of a `kind` holds from now on: on a land, or else on a seat, or on everything.
    `message` and `args` say what it is."""

    __slots__ = ("args", "kind", "land", "message", "seat")

    def __init__(self, kind: str, land: str, seat: int, message: str, args: dict[str, Arg]) -> None:
        self.kind: Final = kind
        self.land: Final = land
        self.seat: Final = seat
        self.message: Final = message
        self.args: Final = args

    def text(self) -> Text:
        if self.land:
            return Text(self.message, land=self.land, **self.args)
        if self.seat != NOBODY:
            return Text(self.message, who=SeatName(self.seat), **self.args)
        return Text(self.message, **self.args)

    def places(self) -> list[str]:
        return [self.land] if self.land else []
