"""What happened: typed facts for the log, animations and statistics. Lands go by their names.

The rules report one only when somebody listens (`table.sink`). What a card alone has to say is a
`Noted`, by the function `note`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from loci.core.event import Event
from loci.core.text import Arg, SeatName, Text
from loci.games.spirit_island.state.names import card_text, fear_text, kind_text

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


# -- spirits ---------------------------------------------------------------------------------------


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
    __slots__ = ("number", "seat")

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def text(self) -> Text:
        return Text("log-energy", who=SeatName(self.seat), number=self.number)


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
    """What a card, spirit, adversary or scenario has to say of its own: a message and lands."""

    __slots__ = ("args", "lands", "message")

    def __init__(self, message: str, lands: list[str], args: dict[str, Arg]) -> None:
        self.message: Final = message
        self.lands: Final = lands
        self.args: Final = args

    def text(self) -> Text:
        return Text(self.message, **self.args)

    def places(self) -> list[str]:
        return self.lands


def note(table: SpiritTable, message: str, land: int = -1, **args: Arg) -> None:
    """Report what a card says in a message of its own, perhaps of a land."""
    if table.sink is not None:
        lands = [table.island.names[land]] if land >= 0 else []
        if lands:
            args["land"] = lands[0]
        table.sink.append(Noted(message, lands, args))
