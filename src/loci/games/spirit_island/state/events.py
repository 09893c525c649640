"""What happened: typed facts for the log, animations and statistics. Lands go by their names.

The rules report one only when somebody listens (`table.sink`). Those about spirits and what they
have are in `spirit_events.py`; what a single card tells is beside the card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from loci.core.event import Event
from loci.core.text import Text
from loci.games.spirit_island.state.names import fear_text, kind_text
from loci.games.spirit_island.state.terms import ELEMENTS

if TYPE_CHECKING:
    from loci.games.spirit_island.state.table import SpiritTable


@mypyc_attr(allow_interpreted_subclasses=True)
class InLand(Event):
    """A fact about one land."""

    __slots__ = ("land",)

    def __init__(self, land: str) -> None:
        self.land: Final = land

    def places(self) -> list[str]:
        return [self.land]


# -- pieces ----------------------------------------------------------------------------------------


@final
class Damaged(InLand):
    __slots__ = ("kind", "number")

    def __init__(self, land: str, kind: int, number: int) -> None:
        super().__init__(land)
        self.kind: Final = kind
        self.number: Final = number

    def text(self) -> Text:
        return Text("log-damage", land=self.land, piece=kind_text(self.kind), number=self.number)


@final
class Destroyed(InLand):
    """`dreamt` if the piece only dreams of it."""

    __slots__ = ("dreamt", "kind")

    def __init__(self, land: str, kind: int, dreamt: bool = False) -> None:
        super().__init__(land)
        self.kind: Final = kind
        self.dreamt: Final = dreamt

    def text(self) -> Text:
        message = "log-dream" if self.dreamt else "log-destroyed"
        return Text(message, land=self.land, piece=kind_text(self.kind))


@final
class Removed(InLand):
    __slots__ = ("kind",)

    def __init__(self, land: str, kind: int) -> None:
        super().__init__(land)
        self.kind: Final = kind

    def text(self) -> Text:
        return Text("log-removed", land=self.land, piece=kind_text(self.kind))


@final
class Replaced(InLand):
    __slots__ = ("new", "number", "old")

    def __init__(self, land: str, old: int, new: int, number: int) -> None:
        super().__init__(land)
        self.old: Final = old
        self.new: Final = new
        self.number: Final = number

    def text(self) -> Text:
        new = kind_text(self.new, self.number)
        return Text("log-replaced", land=self.land, old=kind_text(self.old), new=new)


@final
class Moved(InLand):
    """A piece went from `start` to `land`."""

    __slots__ = ("kind", "start")

    def __init__(self, land: str, start: str, kind: int) -> None:
        super().__init__(land)
        self.start: Final = start
        self.kind: Final = kind

    def text(self) -> Text:
        piece = kind_text(self.kind)
        return Text("log-moved", piece=piece, start=self.start, land=self.land)

    def places(self) -> list[str]:
        return [self.land, self.start]


@final
class Added(InLand):
    """A piece came from the supply; `message` says by what."""

    __slots__ = ("kind", "message")

    def __init__(self, land: str, kind: int, message: str) -> None:
        super().__init__(land)
        self.kind: Final = kind
        self.message: Final = message

    def text(self) -> Text:
        return Text(self.message, land=self.land, piece=kind_text(self.kind))


@final
class StrifeAdded(InLand):
    __slots__ = ("kind",)

    def __init__(self, land: str, kind: int) -> None:
        super().__init__(land)
        self.kind: Final = kind

    def text(self) -> Text:
        return Text("log-strife", land=self.land, piece=kind_text(self.kind))


@final
class StrifeRemoved(InLand):
    __slots__ = ("kind",)

    def __init__(self, land: str, kind: int) -> None:
        super().__init__(land)
        self.kind: Final = kind

    def text(self) -> Text:
        return Text("log-strife-removed", land=self.land, piece=kind_text(self.kind))


@final
class StrifeSpent(InLand):
    __slots__ = ("number",)

    def __init__(self, land: str, number: int) -> None:
        super().__init__(land)
        self.number: Final = number

    def text(self) -> Text:
        return Text("log-strife-spent", land=self.land, number=self.number)


# -- the invaders' actions, blight, fear -----------------------------------------------------------


@final
class InvaderAction(InLand):
    """`ravage` or `explore` happens in a land, or an action there is `stopped`."""

    __slots__ = ("word",)

    def __init__(self, land: str, word: str) -> None:
        super().__init__(land)
        self.word: Final = word

    def text(self) -> Text:
        return Text(f"log-{self.word}", land=self.land)


@final
class Defended(InLand):
    __slots__ = ("number",)

    def __init__(self, land: str, number: int) -> None:
        super().__init__(land)
        self.number: Final = number

    def text(self) -> Text:
        return Text("log-defend", land=self.land, number=self.number)


@final
class BlightAdded(InLand):
    def text(self) -> Text:
        return Text("log-blight", land=self.land)


@final
class BlightRemoved(InLand):
    __slots__ = ("number",)

    def __init__(self, land: str, number: int) -> None:
        super().__init__(land)
        self.number: Final = number

    def text(self) -> Text:
        return Text("log-blight-removed", land=self.land, number=self.number)


@final
class BlightMoved(InLand):
    """One blight went from `start` to `land`."""

    __slots__ = ("start",)

    def __init__(self, land: str, start: str) -> None:
        super().__init__(land)
        self.start: Final = start

    def text(self) -> Text:
        return Text("log-blight-moved", start=self.start, land=self.land)

    def places(self) -> list[str]:
        return [self.land, self.start]


@final
class FearGenerated(Event):
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def text(self) -> Text:
        return Text("log-fear", number=self.number)


@final
class TerrorRose(Event):
    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level: Final = level

    def text(self) -> Text:
        return Text("log-terror", level=self.level)


@final
class FearCardEarned(Event):
    def text(self) -> Text:
        return Text("log-fear-card")


@final
class FearCardResolved(Event):
    __slots__ = ("card", "level")

    def __init__(self, card: str, level: int) -> None:
        self.card: Final = card
        self.level: Final = level

    def text(self) -> Text:
        return Text("log-fear-resolved", card=fear_text(self.card), level=self.level)


@final
class CardTurned(Event):
    """A card was turned up or left the game openly: an invader card (`revealed`,
    `invader-discarded`), the blight card (`blight-card`), a fear card (`fear-shown`)."""

    __slots__ = ("card", "pile", "word")

    def __init__(self, word: str, pile: str, card: str) -> None:
        self.word: Final = word
        self.pile: Final = pile
        self.card: Final = card

    def text(self) -> Text:
        return Text(f"log-{self.word}", card=Text(f"{self.pile}-{self.card}"))


@final
class EventBegan(Event):
    """A part of an event card is carried out: its main, token or dahan event, by name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def text(self) -> Text:
        name, says = Text(f"event-part-{self.name}"), Text(f"text-event-part-{self.name}")
        return Text("log-event-part", name=name, text=says)


@final
class Aided(Event):
    """Elements in play pay a part of the price of an event."""

    __slots__ = ("element", "number")

    def __init__(self, element: int, number: int) -> None:
        self.element: Final = element
        self.number: Final = number

    def text(self) -> Text:
        return Text(
            "log-aided", element=Text(f"element-{ELEMENTS[self.element]}"), number=self.number
        )


# -- the course of the game ------------------------------------------------------------------------


@final
class TurnBegan(Event):
    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def text(self) -> Text:
        return Text("log-turn", turn=self.turn)


@final
class PhaseBegan(Event):
    __slots__ = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase: Final = phase

    def text(self) -> Text:
        return Text(f"log-phase-{self.phase}")


@final
class Ended(Event):
    __slots__ = ("ending",)

    def __init__(self, ending: str) -> None:
        self.ending: Final = ending

    def text(self) -> Text:
        return Text(f"log-ending-{self.ending}")


@final
class Noted(Event):
    """A remark of a single card or scenario that has nothing to it but its words."""

    __slots__ = ("message",)

    def __init__(self, message: str) -> None:
        self.message: Final = message

    def text(self) -> Text:
        return Text(self.message)


def note(table: SpiritTable, message: str) -> None:
    """Make such a remark."""
    if table.sink is not None:
        table.sink.append(Noted(message))
