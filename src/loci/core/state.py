"""State: a position in the middle of a game, as plain data and nothing else."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from loci.core.data import digest
from loci.core.event import Event
from loci.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What the kernel asks of a position: it copies, compares, saves and hashes.

    `sink` collects events while somebody listens; it belongs to the listener and is no part of
    the position.
    """

    __slots__ = ("sink",)

    #: Attributes that are no part of the position: never copied, compared or saved.
    transient: ClassVar[tuple[str, ...]] = ("sink",)

    def __init__(self) -> None:
        self.sink: list[Event] | None = None

    def clone(self) -> State:
        """An equal state; nothing done to one is seen in the other."""
        raise NotImplementedError

    def to_data(self) -> dict[str, Any]:
        """The whole position as JSON data; `Game.load` is its inverse."""
        raise NotImplementedError

    def digest(self) -> str:
        """A stable hash: equal states have equal digests on every machine."""
        return digest(self.to_data())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_data() == other.to_data()


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """Base of every game's own state: what lies on the table, the random source included.

    Plain values only: numbers, texts, lists, dicts, tuples and small classes of the same. A
    subclass declares `__slots__`, writes `clone()` by hand (sharing what never changes) and
    `to_data()`; the test kit compares both field by field, so a forgotten field is found.

    `revealed` counts how often a rule turned something hidden up; rules raise it by one when
    they do. With the numbers drawn it says where undo stops being free.
    """

    __slots__ = ("revealed", "rng")

    def __init__(self, rng: Rng) -> None:
        super().__init__()
        self.rng = rng
        self.revealed = 0

    def clone(self) -> Table:
        raise NotImplementedError

    def fate(self) -> int:
        """Grows whenever chance was used or something hidden became known to anybody."""
        return self.rng.used + self.revealed
