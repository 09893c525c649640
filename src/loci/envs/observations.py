"""What a seat observes: a row of bytes, its fields by name as arrays, or words."""

from __future__ import annotations

from typing import Any, Final, Protocol, final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from loci.core.learning.encoding import Encoding, Field
from loci.core.words.asked import numbered_seats, wording
from loci.envs.course import MOST_IDS, Course
from loci.envs.rendering import asked_in_words

Array = NDArray[Any]

ROW: Final = "row"
FIELDS: Final = "fields"
TEXT: Final = "text"
OBSERVATIONS: Final = (ROW, FIELDS, TEXT)

LISTED: Final = "listed"
IDS: Final = "ids"
ACTIONS: Final = (LISTED, IDS)


#: The longest text that a seat is ever told, and the letters of the three languages in it.
_LONGEST: Final = 100_000
_LETTERS: Final = frozenset("\n") | frozenset(
    chr(code)
    for first, last in ((0x20, 0x7E), (0xA0, 0x17F), (0x400, 0x45F), (0x2010, 0x22FF))
    for code in range(first, last + 1)
)


class Observer(Protocol):
    """Makes observations of what a seat may know."""

    @property
    def space(self) -> spaces.Space[Any]: ...

    def read(self, course: Course, seat: int) -> Any: ...


@final
class RowObserver:
    """The row as it is (`Encoding` says what lies where)."""

    def __init__(self, encoding: Encoding) -> None:
        self.space: Final[spaces.Space[Any]] = spaces.Box(0, 255, (encoding.size,), np.uint8)

    def read(self, course: Course, seat: int) -> Any:
        return np.frombuffer(course.row(seat), np.uint8).copy()


@final
class FieldObserver:
    """The numbers of each field under its name: entries by numbers, and for sets by members too."""

    def __init__(self, encoding: Encoding) -> None:
        self._readers: Final = {field.name: _Reader(field) for field in encoding.fields}
        self.space: Final[spaces.Space[Any]] = spaces.Dict(
            {name: reader.space for name, reader in self._readers.items()}
        )

    def read(self, course: Course, seat: int) -> Any:
        bytes_of = np.frombuffer(course.row(seat), np.uint8)
        return {name: reader.read(bytes_of) for name, reader in self._readers.items()}


@final
class TextObserver:
    """The table and the question in words, and a line for each action: its number, the move in
    notation, and what it means."""

    def __init__(self, by_id: bool) -> None:
        self._by_id: Final = by_id
        self.space: Final[spaces.Space[Any]] = spaces.Text(_LONGEST, min_length=0, charset=_LETTERS)

    def read(self, course: Course, seat: int) -> Any:
        told = asked_in_words(course, seat)
        if seat not in course.asked():
            return told
        say, seats = wording(course.game).say, numbered_seats(course.game, course.players)
        choices = course.game.choices(course.state, course.asked()[seat])
        lines = [told]
        for place, (id, choice) in enumerate(zip(course.ids(seat), choices, strict=False)):
            action = id if self._by_id else place
            lines.append(f"{action} {choice.notation}: {say(choice.label, seats)}\n")
        return "".join(lines)


@final
class _Reader:
    """Reads one field from the bytes of a row."""

    __slots__ = ("_members", "_places", "space")

    def __init__(self, field: Field) -> None:
        declared = field.declared
        entries = np.arange(field.entries)[:, None, None] * field.stride
        numbers = np.arange(declared.count)[None, :, None] * declared.width
        self._places: Final = field.offset + entries + numbers + np.arange(declared.width)
        self._members: Final = declared.members
        shape: tuple[int, ...] = (field.entries, declared.count)
        most, number = (1, np.uint8) if declared.members else (declared.most, np.uint16)
        if declared.members:
            shape = (*shape, declared.members)
        self.space: Final = spaces.Box(0, most, shape, number)

    def read(self, row: Array) -> Array:
        bytes_of = row[self._places]
        if self._members:
            bits: Array = np.unpackbits(bytes_of, axis=-1, bitorder="little")
            return bits[..., : self._members]
        found: Array = bytes_of[..., 0].astype(np.uint16)
        if bytes_of.shape[-1] > 1:
            found += bytes_of[..., 1].astype(np.uint16) << 8
        return found


@final
class Interface:
    """The spaces of one environment, and what a seat is given in them.

    Actions are places in the list of moves (`listed`), whose ids are part of the observation, or
    the ids themselves (`ids`) where a game has few enough.
    """

    def __init__(self, course: Course, observation: str, actions: str) -> None:
        encoder, vocabulary = course.game.encoder(), course.game.vocabulary()
        if encoder is None or vocabulary is None:
            raise ValueError(f"{course.game.info.id} has no encoder or no vocabulary")
        _among("observation", observation, OBSERVATIONS)
        _among("actions", actions, ACTIONS)
        if actions == IDS and vocabulary.size > MOST_IDS:
            raise ValueError(
                f"{course.game.info.id} has {vocabulary.size:,} ids: too many for a mask; "
                f'use actions="{LISTED}"'
            )
        self.by_id: Final = actions == IDS
        self.width: Final = vocabulary.size if self.by_id else course.width
        encoding = encoder.encoding
        self._observer: Final[Observer] = (
            TextObserver(self.by_id)
            if observation == TEXT
            else FieldObserver(encoding)
            if observation == FIELDS
            else RowObserver(encoding)
        )
        parts: dict[str, spaces.Space[Any]] = {
            "observation": self._observer.space,
            "action_mask": spaces.Box(0, 1, (self.width,), np.int8),
        }
        if not self.by_id:
            parts["moves"] = spaces.Box(-1, vocabulary.size - 1, (self.width,), np.int32)
        self.observation_space: Final = spaces.Dict(parts)
        self.action_space: Final = spaces.Discrete(self.width)

    def observe(self, course: Course, seat: int) -> dict[str, Any]:
        """What `seat` is given; one that is not asked has a mask without a move."""
        mask = np.zeros(self.width, np.int8)
        found: dict[str, Any] = {
            "observation": self._observer.read(course, seat),
            "action_mask": mask,
        }
        ids = course.ids(seat) if seat in course.asked() else []
        if self.by_id:
            mask[ids] = 1
        else:
            mask[: len(ids)] = 1
            moves = np.full(self.width, -1, np.int32)
            moves[: len(ids)] = ids
            found["moves"] = moves
        return found

    def place(self, course: Course, seat: int, action: int) -> int:
        """The place in the list that an action of `seat` means; -1 if it means none."""
        ids = course.ids(seat)
        if self.by_id:
            return ids.index(action) if action in ids else -1
        return action if 0 <= action < len(ids) else -1


def _among(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise ValueError(f"{name} is {value!r}, and can be {', '.join(known)}")
