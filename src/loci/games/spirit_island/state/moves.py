"""Answers: small typed values, each with its notation.

choose river-surges-in-sunlight · growth 2 · presence-1 2 · presence energy A5 · gain minor
take call-to-tend · play flash-floods · element fire · use wash-away 1+2 · target A5 · target P2
push town-1 A4 · gather dahan A3 · damage city · option push-town · land A4 · yes · no · stop · done

Every question lists all its answers. The verbs are those of `verbs.py`; `Written` is a text that
is none of these.
"""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.terms import NOWHERE, piece_word


class Answer(Move):
    """An answer of this game; its notation begins with the verb."""

    __slots__ = ("verb",)

    verb: str


@final
class Plain(Answer):
    """A word alone (`verbs.ALONE`): the constants below are all there are."""

    __slots__ = ()

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def text(self) -> str:
        return self.verb


YES: Final = Plain(verbs.YES)
NO: Final = Plain(verbs.NO)
STOP: Final = Plain(verbs.STOP)
DONE: Final = Plain(verbs.DONE)
COMMAND: Final = Plain(verbs.COMMAND)
WARDING: Final = Plain(verbs.WARDING)
POUR: Final = Plain(verbs.POUR)
GO_ON: Final = Plain(verbs.GO_ON)
ALONE: Final = {move.verb: move for move in (YES, NO, STOP, DONE, COMMAND, WARDING, POUR, GO_ON)}


@final
class Named(Answer):
    """A thing chosen by its name (`verbs.OF_NAMES`): a spirit, a deck, an element, an option, and
    cards."""

    __slots__ = ("name",)

    def __init__(self, verb: str, name: str) -> None:
        self.verb = verb
        self.name: Final = name

    def text(self) -> str:
        return f"{self.verb} {self.name}"


@final
class Number(Answer):
    """A number, or a thing that has one (`verbs.OF_NUMBERS`): `growth 2`, `drown 1`, `spend 3`."""

    __slots__ = ("number",)

    def __init__(self, verb: str, number: int) -> None:
        self.verb = verb
        self.number: Final = number

    def text(self) -> str:
        return f"{self.verb} {self.number}"


@final
class GrowthStep(Answer):
    """The next action of a growth option, by its word and its place among those that are left:
    `gain-power 1`. The word stands in the place of a verb."""

    __slots__ = ("place",)

    def __init__(self, word: str, place: int) -> None:
        self.verb = word
        self.place: Final = place

    def text(self) -> str:
        return f"{self.verb} {self.place}"


@final
class ShowFear(Answer):
    """A fear card to be turned up, by its place in the `deck` or among the `earned` ones."""

    __slots__ = ("pile", "place")

    def __init__(self, pile: str, place: int) -> None:
        self.verb = verbs.SHOW
        self.pile: Final = pile
        self.place: Final = place

    def text(self) -> str:
        return f"{self.verb} {self.pile} {self.place}"


@final
class Use(Answer):
    """`use`, `repeat` or `pay-repeat` a power; `levels` are the thresholds made use of. They are
    written where they are not simply all that are met."""

    __slots__ = ("levels", "power", "whole")

    def __init__(self, verb: str, power: str, levels: list[int], whole: bool) -> None:
        self.verb = verb
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
class Place(Answer):
    """A land chosen for something (`verbs.OF_LANDS`); `name` is how the land is called. Somebody
    may have written one that is not there: NOWHERE."""

    __slots__ = ("land", "name")

    def __init__(self, verb: str, land: int, name: str) -> None:
        self.verb = verb
        self.land: Final = land
        self.name: Final = name

    def text(self) -> str:
        return f"{self.verb} {self.name}"


@final
class FarTarget(Answer):
    """A target land beyond range, for energy."""

    __slots__ = ("land", "name")

    def __init__(self, land: int, name: str) -> None:
        self.verb = verbs.TARGET
        self.land: Final = land
        self.name: Final = name

    def text(self) -> str:
        return f"{self.verb} {self.name} far"


@final
class TargetSpirit(Answer):
    """The spirit of a seat as target: `target P2`."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.verb = verbs.TARGET
        self.seat: Final = seat

    def text(self) -> str:
        return f"{self.verb} P{self.seat + 1}"


@final
class Pick(Answer):
    """A piece chosen for something (`verbs.OF_PIECES`); with its land where it may stand in
    several."""

    __slots__ = ("code", "land", "name")

    def __init__(self, verb: str, code: int, land: int = NOWHERE, name: str = "") -> None:
        self.verb = verb
        self.code: Final = code
        self.land: Final = land
        self.name: Final = name

    def text(self) -> str:
        word = piece_word(self.code)
        return f"{self.verb} {word} {self.name}" if self.name else f"{self.verb} {word}"


@final
class Carry(Answer):
    """A piece to be moved: `push PIECE` to a land, `gather PIECE` from one."""

    __slots__ = ("code", "land", "name")

    def __init__(self, verb: str, code: int, land: int, name: str) -> None:
        self.verb = verb
        self.code: Final = code
        self.land: Final = land
        self.name: Final = name

    def text(self) -> str:
        return f"{self.verb} {piece_word(self.code)} {self.name}"


@final
class AddPresence(Answer):
    """Presence from a track, from the destroyed ones (`source`) or from a land to a land."""

    __slots__ = ("land", "name", "source", "start")

    def __init__(self, source: str, start: int, land: int, name: str) -> None:
        self.verb = verbs.PRESENCE
        self.source: Final = source
        self.start: Final = start  # NOWHERE unless the source is a land
        self.land: Final = land
        self.name: Final = name

    def text(self) -> str:
        return f"{self.verb} {self.source} {self.name}"


@final
class CarryPresence(Answer):
    """Presence of a seat to be moved to a land: `push-presence P2 A4`."""

    __slots__ = ("land", "name", "seat")

    def __init__(self, seat: int, land: int, name: str) -> None:
        self.verb = verbs.PUSH_PRESENCE
        self.seat: Final = seat
        self.land: Final = land
        self.name: Final = name

    def text(self) -> str:
        return f"{self.verb} P{self.seat + 1} {self.name}"


@final
class Written(Answer):
    """What somebody wrote and what is no answer to anything: a word that is no verb, or a verb with
    words that name nothing (`push wizard A4`). It is read all the same, so that it can be refused
    with a reason."""

    __slots__ = ("words",)

    def __init__(self, verb: str, words: list[str]) -> None:
        self.verb = verb
        self.words: Final = words

    def text(self) -> str:
        return " ".join([self.verb, *self.words])
