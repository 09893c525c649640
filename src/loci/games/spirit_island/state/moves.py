"""Answers: small typed values, each with its notation.

choose river-surges-in-sunlight · growth 2 · presence-1 2 · presence energy A5 · gain minor
take call-to-tend · play flash-floods · element fire · use wash-away 1+2 · target A5 · target P2
push town-1 A4 · gather dahan A3 · damage city · option push-town · land A4 · yes · no · stop · done

Every question lists all its answers. `Written` is a text that is none of these.
"""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.games.spirit_island.state.terms import NOWHERE, piece_word


@final
class Plain(Move):
    """`yes`, `no`, `stop`, `done`; `go-on` at a stop of a position."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word: Final = word

    def text(self) -> str:
        return self.word


YES: Final = Plain("yes")
NO: Final = Plain("no")
STOP: Final = Plain("stop")
DONE: Final = Plain("done")
GO_ON: Final = Plain("go-on")


@final
class Named(Move):
    """A thing chosen by its name: `choose SPIRIT`, `gain DECK`, `element NAME`, `option NAME`, and
    cards: `play`, `take`, `forget`, `reclaim`, `keep`, `give`."""

    __slots__ = ("name", "verb")

    def __init__(self, verb: str, name: str) -> None:
        self.verb: Final = verb
        self.name: Final = name

    def text(self) -> str:
        return f"{self.verb} {self.name}"


@final
class Number(Move):
    """A number, or a thing that has one: `growth 2`, `drown 1`, `spend 3`, `show deck 4`; the
    action of a growth option by its word and place (`gain-power 1`)."""

    __slots__ = ("number", "verb")

    def __init__(self, verb: str, number: int) -> None:
        self.verb: Final = verb
        self.number: Final = number

    def text(self) -> str:
        return f"{self.verb} {self.number}"


@final
class Use(Move):
    """`use`, `repeat` or `pay-repeat` a power; `levels` are the thresholds made use of. They are
    written where they are not simply all that are met."""

    __slots__ = ("levels", "power", "verb", "whole")

    def __init__(self, verb: str, power: str, levels: list[int], whole: bool) -> None:
        self.verb: Final = verb
        self.power: Final = power
        self.levels: Final = levels
        self.whole: Final = whole

    def text(self) -> str:
        return (
            f"{self.verb} {self.power}"
            if self.whole
            else f"{self.verb} {self.power} {self.marks()}"
        )

    def marks(self) -> str:
        """The thresholds in notation: `1+2`, `0` for none."""
        return "+".join([str(level + 1) for level in self.levels]) or "0"


@final
class Place(Move):
    """A land chosen for something: `land`, `target`, `cascade`, `ravage`, `place` …; `name` is how
    the land is called."""

    __slots__ = ("land", "name", "verb")

    def __init__(self, verb: str, land: int, name: str) -> None:
        self.verb: Final = verb
        self.land: Final = land
        self.name: Final = name

    def text(self) -> str:
        return f"{self.verb} {self.name}"


@final
class FarTarget(Move):
    """A target land beyond range, for energy."""

    __slots__ = ("land", "name")

    def __init__(self, land: int, name: str) -> None:
        self.land: Final = land
        self.name: Final = name

    def text(self) -> str:
        return f"target {self.name} far"


@final
class Person(Move):
    """A player's spirit chosen for something: `target P2`, `next P1`."""

    __slots__ = ("seat", "verb")

    def __init__(self, verb: str, seat: int) -> None:
        self.verb: Final = verb
        self.seat: Final = seat

    def text(self) -> str:
        return f"{self.verb} P{self.seat + 1}"


@final
class Pick(Move):
    """A piece chosen for something: `damage`, `destroy`, `remove`, `replace`, `drown`; with its
    land where it may stand in several."""

    __slots__ = ("code", "land", "name", "verb")

    def __init__(self, verb: str, code: int, land: int = NOWHERE, name: str = "") -> None:
        self.verb: Final = verb
        self.code: Final = code
        self.land: Final = land
        self.name: Final = name

    def text(self) -> str:
        word = piece_word(self.code)
        return f"{self.verb} {word} {self.name}" if self.name else f"{self.verb} {word}"


@final
class Carry(Move):
    """A piece to be moved: `push PIECE` to a land, `gather PIECE` from one."""

    __slots__ = ("code", "land", "name", "verb")

    def __init__(self, verb: str, code: int, land: int, name: str) -> None:
        self.verb: Final = verb
        self.code: Final = code
        self.land: Final = land
        self.name: Final = name

    def text(self) -> str:
        return f"{self.verb} {piece_word(self.code)} {self.name}"


@final
class AddPresence(Move):
    """Presence from a track, from the destroyed ones (`source`) or from a land to a land."""

    __slots__ = ("land", "name", "source", "start")

    def __init__(self, source: str, start: int, land: int, name: str) -> None:
        self.source: Final = source
        self.start: Final = start  # NOWHERE unless the source is a land
        self.land: Final = land
        self.name: Final = name

    def text(self) -> str:
        return f"presence {self.source} {self.name}"


@final
class Written(Move):
    """What somebody wrote and what is no answer to anything."""

    __slots__ = ("line",)

    def __init__(self, line: str) -> None:
        self.line: Final = line

    def text(self) -> str:
        return self.line
