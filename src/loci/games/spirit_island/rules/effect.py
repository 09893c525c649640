"""Effects: what lasts longer than the card that brings it.

A kind of effect is a registered class with named fields. Saved tables and positions write a field
by its `key`, so that `{kind: defend, land: A5, number: 3}` is a `Defend` whose `amount` is 3.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from loci.core.errors import BadData
from loci.core.text import Text
from loci.games.spirit_island.rules.rule import EFFECT_HOOKS, Rule, hooks_of
from loci.games.spirit_island.state.corners import corner_named, corners
from loci.games.spirit_island.state.registry import EFFECTS
from loci.games.spirit_island.state.terms import NOBODY, NOWHERE, PIECES

if TYPE_CHECKING:
    from loci.games.spirit_island.state.island import Island
    from loci.games.spirit_island.state.table import SpiritTable

# How long an effect lasts; `effects.py` carries it out. Each may be used up before that.
THIS_ACTION: Final = "this-action"
THIS_TURN: Final = "this-turn"  # until time passes
UNTIL_USED: Final = "until-used"  # what it stops or replaces uses it up
NEXT_TIME: Final = "next-time"  # the same, but only this turn
NEXT_BUILD: Final = "next-build"  # until the next normal build is over
NEXT_EXPLORE: Final = "next-explore"
NEXT_RAVAGE: Final = "next-ravage"  # until the next normal ravage is over
SLOW_PHASE: Final = "slow-phase"  # until the slow phase is over
FOR_GOOD: Final = "for-good"

# What a field holds
_LAND: Final = "land"
_CORNER: Final = "corner"
_SEAT: Final = "seat"
_NUMBER: Final = "number"
_WORD: Final = "word"
_PIECE: Final = "piece"  # a kind of piece
_FLAG: Final = "flag"
_TEXT: Final = "text"
_MOST: Final = 99
_WRITTEN: Final = re.compile(r"[A-Za-z0-9.*+-]{0,1500}")


@final
class Field:
    """A field of a kind of effects: `name` is what the rules call it, `key` how it is written."""

    __slots__ = ("holds", "key", "mark", "name", "needed", "shown", "words")

    def __init__(
        self,
        name: str,
        holds: str,
        key: str,
        needed: bool,
        words: Callable[[], tuple[str, ...]] | None = None,
        mark: int | str = 1,
        shown: bool = False,
    ) -> None:
        self.name: Final = name
        self.holds: Final = holds
        self.key: Final = key
        self.needed: Final = needed
        self.words: Final = words
        self.mark: Final = mark  # how a flag is written when it is set
        self.shown: Final = shown  # whether views tell it by its key

    @staticmethod
    def land(needed: bool = True, name: str = "land") -> Field:
        """The land that it holds on; or another one."""
        return Field(name, _LAND, name, needed)

    @staticmethod
    def other_land(name: str) -> Field:
        """One more land, that it holds on with the first."""
        return Field(name, _LAND, "other", True)

    @staticmethod
    def corner() -> Field:
        """The corner of lands that it holds on."""
        return Field("corner", _CORNER, "corner", True, shown=True)

    @staticmethod
    def seat(needed: bool = False, name: str = "seat", key: str = "seat") -> Field:
        """The seat that it holds on, or whose power brought it; or another one."""
        return Field(name, _SEAT, key, needed)

    @staticmethod
    def number(name: str, key: str = "number") -> Field:
        return Field(name, _NUMBER, key, False)

    @staticmethod
    def word(name: str, words: Callable[[], tuple[str, ...]], needed: bool = False) -> Field:
        """One of these words."""
        return Field(name, _WORD, "word", needed, words)

    @staticmethod
    def piece(name: str) -> Field:
        """A kind of piece."""
        return Field(name, _PIECE, "word", True, _kinds)

    @staticmethod
    def flag(name: str, key: str, mark: int | str) -> Field:
        """True where `mark` is written."""
        return Field(
            name, _FLAG, key, False, None if isinstance(mark, int) else lambda: (mark,), mark
        )

    @staticmethod
    def text(name: str, shown: bool = False, needed: bool = True) -> Field:
        """What the effect notes for itself, in short words."""
        return Field(name, _TEXT, name, needed, shown=shown)

    def written(self, value: Any, island: Island) -> int | str:
        """The value in words; nothing (0 or no word) where it may be left out."""
        if self.holds == _LAND:
            return island.names[value] if value != NOWHERE else ""
        if self.holds == _CORNER:
            return corners(island)[value].name if value != NOWHERE else ""
        if self.holds == _SEAT:
            return f"P{value + 1}" if value != NOBODY else ""
        if self.holds == _PIECE:
            return PIECES[value] if value else ""
        if self.holds == _FLAG:
            return self.mark if value else ""
        found: int | str = value
        return found

    def read(self, table: SpiritTable, where: str, value: object) -> Any:
        """The value that the words mean; `BadData` says what is wrong with them."""
        if self.holds == _LAND:
            if str(value) not in table.island.numbers:
                raise BadData(Text("position-land", land=str(value)))
            return table.island.numbers[str(value)]
        if self.holds == _CORNER:
            number = corner_named(table.island, str(value))
            if number == NOWHERE:
                raise BadData(Text("position-corner", corner=str(value)))
            return number
        if self.holds == _SEAT:
            names = [f"P{seat + 1}" for seat in range(len(table.seats))]
            if value not in names:
                raise BadData(Text("position-who", name=str(value)))
            return names.index(str(value))
        if self.words is not None:
            if str(value) not in self.words():
                raise BadData(Text("position-word", word=str(value), where=where))
            if self.holds == _PIECE:
                return PIECES.index(str(value))
            return True if self.holds == _FLAG else str(value)
        if self.holds == _TEXT:
            if not isinstance(value, str) or not _WRITTEN.fullmatch(value):
                raise BadData(Text("position-word", word=str(value), where=where))
            return value
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= _MOST:
            raise BadData(
                Text("position-number", name=where, value=str(value), least=0, most=_MOST)
            )
        if (
            self.holds == _FLAG
        ):  # in one expression with the number, compiled code would have a number
            return bool(value)
        return value


def _kinds() -> tuple[str, ...]:
    return PIECES[1:]


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Rule):
    """Something that lasts, on a land, on a seat or on everything; `seat` is also whose power
    brought it. It is a value and never changes. Its own fields are arguments of its class, named
    as `fields` names them."""

    kind: ClassVar[str] = ""
    lasts: ClassVar[str] = THIS_TURN
    #: Whether it lets its seat do something more with powers, who is therefore asked again.
    for_powers: ClassVar[bool] = False
    #: Whether its land, and all that is there, is as if it did not exist.
    hides: ClassVar[bool] = False
    #: Whether it lies face down: what it is, nobody knows, and no forecast may tell.
    face_down: ClassVar[bool] = False
    fields: ClassVar[tuple[Field, ...]] = ()

    def __init__(self, land: int = NOWHERE, seat: int = NOBODY) -> None:
        self.land: Final = land
        self.seat: Final = seat

    def becomes(self) -> Effect | None:
        """What it turns into when it is over because time passes; usually nothing."""
        return None

    @classmethod
    def words(cls) -> tuple[str, ...]:
        """What may be written as its `word`."""
        for field in cls.fields:
            if field.key == "word" and field.words is not None:
                return field.words()
        return ()

    def is_there(self, island: Island) -> bool:
        """Whether what it holds on is a part of the island, if it holds on any."""
        return self.land == NOWHERE or island.board_of(self.land) in island.slots

    def to_data(self, island: Island) -> dict[str, Any]:
        """The effect in words, as it is saved and written in positions."""
        data: dict[str, Any] = {"kind": self.kind}
        for field in self.fields:
            written = field.written(getattr(self, field.name), island)
            if written:
                data[field.key] = written
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return (self.kind, *[getattr(self, field.name) for field in self.fields])


def register_effect(cls: type[Effect]) -> None:
    """Register a kind of effects."""
    EFFECT_HOOKS[cls.kind] = hooks_of(cls)
    EFFECTS[cls.kind] = cls


def effect_from(table: SpiritTable, data: dict[str, Any]) -> Effect:
    """The effect that its words describe; `BadData` says what is wrong with them."""
    kind = data.get("kind")
    cls = EFFECTS.get(str(kind))
    if cls is None:
        raise BadData(Text("position-word", word=str(kind), where="effects"))
    keys = [field.key for field in cls.fields]
    for key in data:
        if key != "kind" and key not in keys:
            raise BadData(Text("position-effect-key", kind=cls.kind, key=str(key)))
    values: dict[str, Any] = {}
    for field in cls.fields:
        if field.key in data:
            where = f"effects.{cls.kind}.{field.key}"
            values[field.name] = field.read(table, where, data[field.key])
        elif field.needed:
            raise BadData(Text("position-effect", kind=cls.kind, key=field.key))
    found: Effect = cls(**values)
    return found
