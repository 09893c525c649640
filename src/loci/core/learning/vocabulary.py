"""The moves of a game as numbers, for programs that learn to choose among them.

A vocabulary gives every move that a game lists an id: the same number in every run, on every
machine and with every set. It is made of *verbs*, each with some *arguments*, and an id is the
first id of its verb and the arguments in mixed radix: nothing is hashed, no text is made, and an id
can be taken apart again into small numbers that mean something by themselves. A network that scores
listed moves looks at these parts, so that a move it has never met is made of what it knows.

What an id stands for never changes without the vocabulary's `version`; its `digest` says whether
it did, and a test of each game holds it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import mypyc_attr

from loci.core.data import digest

if TYPE_CHECKING:
    from loci.core.decision import Move


@final
class Argument:
    """What a verb speaks of: the `name` of the axis (the same for the same kind of thing in all
    verbs), and how many values it has."""

    __slots__ = ("name", "size")

    def __init__(self, name: str, size: int) -> None:
        self.name: Final = name
        self.size: Final = size


@final
class Verb:
    """What a move does. Its ids begin with `start`; `strides` are what each argument counts."""

    __slots__ = ("arguments", "name", "size", "start", "strides")

    def __init__(self, name: str, arguments: Sequence[tuple[str, int]], start: int) -> None:
        self.name: Final = name
        self.arguments: Final = [Argument(name, size) for name, size in arguments]
        self.start: Final = start
        strides: list[int] = []
        size = 1
        for argument in reversed(self.arguments):
            strides.insert(0, size)
            size *= argument.size
        self.strides: Final = strides
        self.size: Final = size

    def id(self, values: list[int]) -> int:
        """The id of the move with these arguments; `ValueError` if there can be none."""
        found = self.start
        for argument, stride, value in zip(self.arguments, self.strides, values, strict=True):
            if not 0 <= value < argument.size:
                raise ValueError(f"{self.name}: {argument.name} {value} of {argument.size}")
            found += stride * value
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary:
    """The ids of one game: 0 to before `size`.

    `axes` are the names of all arguments, in the order of `parts`; `names` has the words of an
    axis, where its values have any.
    """

    def __init__(
        self,
        version: int,
        verbs: Sequence[tuple[str, Sequence[tuple[str, int]]]],
        names: dict[str, list[str]],
    ) -> None:
        self.version: Final = version
        self.names: Final = names
        self.verbs: Final[list[Verb]] = []
        self.axes: Final[list[str]] = []
        start = 0
        for name, arguments in verbs:
            verb = Verb(name, arguments, start)
            self.verbs.append(verb)
            start += verb.size
            for argument in verb.arguments:
                if argument.name not in self.axes:
                    self.axes.append(argument.name)
        self.size: Final = start

    def ids(self, table: Any, seat: int, moves: list[Move]) -> list[int]:
        """The id of each of these moves that `seat` is offered. Two moves of one question have
        the same id only if it makes no difference which of them is made."""
        raise NotImplementedError

    # -- reading ids -----------------------------------------------------------------------------

    def verb(self, name: str) -> Verb:
        for verb in self.verbs:
            if verb.name == name:
                return verb
        raise ValueError(f"no verb {name}")

    def verb_of(self, id: int) -> int:
        """The number of the verb of an id; `ValueError` if it is none of this vocabulary."""
        low, high = 0, len(self.verbs)
        if not 0 <= id < self.size:
            raise ValueError(f"no move has the id {id}")
        while high - low > 1:
            middle = (low + high) // 2
            if self.verbs[middle].start <= id:
                low = middle
            else:
                high = middle
        return low

    def parts(self, id: int) -> list[int]:
        """The id taken apart: the number of its verb, then a number for each axis, 0 where the
        verb has no such argument and one more than the argument elsewhere."""
        number = self.verb_of(id)
        verb = self.verbs[number]
        found = [number] + [0] * len(self.axes)
        rest = id - verb.start
        for argument, stride in zip(verb.arguments, verb.strides, strict=True):
            found[1 + self.axes.index(argument.name)] = rest // stride % argument.size + 1
        return found

    def name(self, id: int) -> str:
        """What an id stands for, in the words of a programmer."""
        verb = self.verbs[self.verb_of(id)]
        rest = id - verb.start
        words = [verb.name]
        for argument, stride in zip(verb.arguments, verb.strides, strict=True):
            value = rest // stride % argument.size
            known = self.names.get(argument.name, [])
            words.append(known[value] if value < len(known) else f"{argument.name}:{value}")
        return " ".join(words)

    def strides(self) -> tuple[list[int], list[list[int]], list[list[int]]]:
        """The same for arrays of ids: the first id of each verb (to search in), and by verb and
        axis what the argument counts and how many values it has; 0 and 1 where there is none."""
        starts = [verb.start for verb in self.verbs]
        counts: list[list[int]] = []
        sizes: list[list[int]] = []
        for verb in self.verbs:
            count, size = [0] * len(self.axes), [1] * len(self.axes)
            for argument, stride in zip(verb.arguments, verb.strides, strict=True):
                count[self.axes.index(argument.name)] = stride
                size[self.axes.index(argument.name)] = argument.size
            counts.append(count)
            sizes.append(size)
        return starts, counts, sizes

    def to_data(self) -> dict[str, Any]:
        """Everything that an id means, as data."""
        return {
            "version": self.version,
            "verbs": [
                [verb.name, [[argument.name, argument.size] for argument in verb.arguments]]
                for verb in self.verbs
            ],
            "names": self.names,
        }

    def digest(self) -> str:
        """Changes whenever an id means something else."""
        return digest(self.to_data())
