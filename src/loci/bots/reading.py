"""Rows and ids as arrays that a network can take in.

Every number of a row becomes some features by a table of its own: a small one a feature for each
value, an amount a feature for each of some thresholds that it reaches. Sets are a feature for each
member. What belongs to a group (`core/learning/shape.py`) stands with the things of that group, all
else with the table as a whole.
"""

from __future__ import annotations

from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from loci.core import AnyGame
from loci.core.learning.encoding import WORD, Field
from loci.core.learning.shape import Group, Shape
from loci.core.learning.vocabulary import Vocabulary

Array = NDArray[Any]

#: A number up to this has a feature for each value; a larger one is an amount.
SMALL: Final = 15
THRESHOLDS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20)
#: The same where there are many things that have such a number: large ones are rare there.
FEWER: Final = (1, 2, 3, 4, 5, 6, 7)
#: Of so many things at most each is told apart, by its place and by large numbers.
FEW_THINGS: Final = 8
_FULL: Final = 255
_SCALES: Final = (8.0, 40.0)  # an amount is told by these parts too, so that large ones differ


@final
class Seen:
    """What a network is shown of a number of decisions: features of the `whole` table, of the
    things of each group (as many as the largest table has), which of them are `there`, where not
    all are, and how many times as many there is room for (`room`), the links that rows tell (by
    which states are spread), and for the fields that speak of things by name how often each is
    named, by thing of the group that the field belongs to."""

    __slots__ = ("groups", "linked", "named", "room", "there", "whole")

    def __init__(
        self,
        whole: Array,
        groups: dict[str, Array],
        there: dict[str, Array],
        room: dict[str, Array],
        linked: dict[str, Array],
        named: dict[str, Array],
    ) -> None:
        self.whole: Final = whole
        self.groups: Final = groups
        self.there: Final = there
        self.room: Final = room
        self.linked: Final = linked
        self.named: Final = named


@final
class Listed:
    """The listed moves of a number of decisions, one after the other: of which decision (`row`),
    the `verb`, a column for each axis (0: none, else one more than the value), and for each place
    of the decisions' lists where in this order it stands; the last place stands for none."""

    __slots__ = ("arguments", "places", "row", "verb")

    def __init__(self, row: Array, verb: Array, arguments: Array, places: Array) -> None:
        self.row: Final = row
        self.verb: Final = verb
        self.arguments: Final = arguments
        self.places: Final = places


@final
class NumberReader:
    """How the numbers of one field are read."""

    __slots__ = ("columns", "high", "table")

    def __init__(self, field: Field) -> None:
        self.columns: Final = _columns(field)
        self.high: Final = field.declared.width == WORD
        thresholds = THRESHOLDS if field.entries <= FEW_THINGS else FEWER
        self.table: Final = _features(min(field.declared.most, _FULL), thresholds)

    def read(self, rows: Array) -> Array:
        """By row and number, cut off at 255."""
        return self._at(rows, self.columns)

    def whole(self, rows: Array) -> Array:
        """By row and number, however large."""
        found = rows[:, self.columns].astype(np.int64)
        if self.high:
            found += 256 * rows[:, self.columns + 1].astype(np.int64)
        return found

    def _at(self, rows: Array, columns: Array) -> Array:
        found = rows[:, columns]
        if self.high:
            found = np.where(rows[:, columns + 1] > 0, _FULL, found)
        return np.minimum(found, len(self.table) - 1)

    def features(self, rows: Array, entries: int, many: int) -> Array:
        """By row and thing, of the first so many things."""
        columns = self.columns[: len(self.columns) // entries * many]
        taken = self.table[self._at(rows, columns)]
        return taken.reshape(len(rows), many, -1)


@final
class SetReader:
    __slots__ = ("columns", "entries", "members")

    def __init__(self, field: Field) -> None:
        self.columns: Final = np.concatenate(
            [np.arange(at, at + field.declared.width) for at in _columns(field).tolist()]
        )
        self.members: Final = field.declared.members
        self.entries: Final = field.entries * field.declared.count

    def read(self, rows: Array) -> Array:
        """By row, set and member."""
        bits = np.unpackbits(np.ascontiguousarray(rows[:, self.columns]), axis=1, bitorder="little")
        found: Array = bits.reshape(len(rows), self.entries, -1)[:, :, : self.members]
        return found.astype(np.float32)

    def features(self, rows: Array, entries: int, many: int) -> Array:
        """By row and thing, of the first so many things."""
        return self.read(rows).reshape(len(rows), entries, -1)[:, :many]


@final
class NamedReader:
    """A field that speaks of the values of an axis by name. It belongs to `owner`, a group of so
    many `entries`, or to the whole."""

    __slots__ = ("axis", "entries", "owner", "reader", "size")

    def __init__(
        self, axis: str, size: int, owner: str, entries: int, reader: SetReader | NumberReader
    ) -> None:
        self.axis: Final = axis
        self.size: Final = size
        self.owner: Final = owner
        self.entries: Final = entries
        self.reader: Final = reader

    def counts(self, rows: Array, many: int) -> Array:
        """By row, thing and value (0 is nothing) how often it is named."""
        if isinstance(self.reader, SetReader):
            bits = self.reader.features(rows, self.entries, many)[:, :, : self.size]
            found = np.zeros((len(rows), many, self.size + 1), np.float32)
            found[:, :, 1 : bits.shape[2] + 1] = bits
            return found
        numbers = self.reader.whole(rows).reshape(len(rows), self.entries, -1)[:, :many]
        lines = np.arange(len(rows) * many).reshape(len(rows), many, 1) * (self.size + 1)
        index = lines + np.minimum(numbers, self.size)
        number = len(rows) * many * (self.size + 1)
        counted = np.bincount(index.reshape(-1), minlength=number)
        return counted.reshape(len(rows), many, self.size + 1).astype(np.float32)


def _columns(field: Field) -> Array:
    """The first byte of each number or set of a field, in the order of the entries."""
    return np.array(
        [
            field.offset + entry * field.stride + number * field.declared.width
            for entry in range(field.entries)
            for number in range(field.declared.count)
        ]
    )


def _features(most: int, thresholds: tuple[int, ...]) -> Array:
    """By value: the features that it has."""
    values = np.arange(most + 1)
    if most <= SMALL:
        single: Array = values[:, None] == np.arange(1, most + 1)
        return single.astype(np.float32)
    reached = values[:, None] >= np.array([one for one in thresholds if one <= most])
    scales = _SCALES if thresholds is THRESHOLDS else _SCALES[:1]
    parts = [np.minimum(values / scale, 4.0)[:, None] for scale in scales]
    return np.concatenate([reached, *parts], axis=1).astype(np.float32)


@final
class Reading:
    """How the rows and ids of one game are read. `widths` are the features of each group, and of
    the whole under the name ``; `seats` is for how many there is a place."""

    def __init__(self, game: AnyGame) -> None:
        encoder, vocabulary = game.encoder(), game.vocabulary()
        if encoder is None or vocabulary is None:
            raise ValueError(f"{game.info.id} has no encoder or no vocabulary")
        self.encoding: Final = encoder.encoding
        self.vocabulary: Final[Vocabulary] = vocabulary
        self.shape: Final[Shape] = encoder.shape()
        self.features: Final = encoder.features()
        self.groups: Final[dict[str, Group]] = {one.name: one for one in self.shape.groups}
        self.seats: Final = self.groups["seat"].size
        self.amounts: Final[dict[str, list[NumberReader]]] = {"": []}
        self.sets: Final[dict[str, list[SetReader]]] = {"": []}
        self.marks: Final[dict[str, list[SetReader | NumberReader]]] = {}
        self.links: Final[dict[str, SetReader]] = {}
        self.named: Final[dict[str, NamedReader]] = {}
        for group in self.shape.groups:
            self.amounts[group.name], self.sets[group.name] = [], []
            self.marks[group.name] = []
        for field in self.encoding.fields:
            self._place(field)
        self.there: Final = {
            group.name: _columns(self.encoding.field(group.there))
            for group in self.shape.groups
            if group.there
        }
        starts, counts, sizes = vocabulary.strides()
        self.starts: Final = np.array(starts)
        self.counts: Final = np.array(counts)
        self.sizes: Final = np.array(sizes)
        self.widths: Final = self._widths()
        self._weights: Final[dict[tuple[tuple[str, float], ...], tuple[Array, Array]]] = {}

    def _place(self, field: Field) -> None:
        """Find out to what a field belongs."""
        block = field.name.split(".")[0]
        reader = SetReader(field) if field.declared.members else NumberReader(field)
        for group in self.shape.groups:
            if field.name == group.linked and isinstance(reader, SetReader):
                self.links[group.name] = reader
                return
            if field.name in group.marks:
                self.marks[group.name].append(reader)
                return
        owner = next((one.name for one in self.shape.groups if block in one.blocks), "")
        if field.name in self.shape.named:
            axis = self.shape.named[field.name]
            entries = self.groups[owner].size if owner else 1
            self.named[field.name] = NamedReader(axis, self.axis_size(axis), owner, entries, reader)
        elif isinstance(reader, SetReader):
            self.sets[owner].append(reader)
        else:
            self.amounts[owner].append(reader)

    def _widths(self) -> dict[str, int]:
        seen = self.seen(np.zeros((1, self.encoding.size), np.uint8))
        found = {name: array.shape[-1] for name, array in seen.groups.items()}
        found[""] = seen.whole.shape[-1]
        return found

    def axis_size(self, axis: str) -> int:
        """How many values an axis has, over all verbs."""
        if axis in self.shape.axes:
            return self.shape.axes[axis]
        return max(
            argument.size
            for verb in self.vocabulary.verbs
            for argument in verb.arguments
            if argument.name == axis
        )

    def seen(self, rows: Array) -> Seen:
        """What these rows show (bytes, a row each)."""
        many = {name: self._number_there(rows, name) for name in self.groups}
        groups: dict[str, Array] = {}
        for name, group in self.groups.items():
            parts = [one.features(rows, group.size, many[name]) for one in self.amounts[name]]
            parts += [one.features(rows, group.size, many[name]) for one in self.sets[name]]
            parts += [_marked(one, rows, group.size)[:, : many[name]] for one in self.marks[name]]
            groups[name] = np.concatenate(parts, axis=2)
        whole = [one.features(rows, 1, 1)[:, 0] for one in self.amounts[""]]
        whole += [one.features(rows, 1, 1)[:, 0] for one in self.sets[""]]
        there = {
            name: (rows[:, columns[: many[name]]] > 0)[:, :, None].astype(np.float32)
            for name, columns in self.there.items()
        }
        room = {
            name: (one.shape[1] / np.maximum(one.sum(1), 1.0)).astype(np.float32)
            for name, one in there.items()
        }
        linked = {
            name: spread(one.read(rows)[:, : many[name], : many[name]])
            for name, one in self.links.items()
        }
        named = {name: one.counts(rows, many.get(one.owner, 1)) for name, one in self.named.items()}
        return Seen(np.concatenate(whole, axis=1), groups, there, room, linked, named)

    def _number_there(self, rows: Array, group: str) -> int:
        """How many things of a group have to be looked at: up to the last that any table has."""
        columns = self.there.get(group)
        if columns is None:
            return self.groups[group].size
        return int(np.flatnonzero(rows[:, columns].any(0)).max(initial=0)) + 1

    def listed(self, ids: Array, masks: Array) -> Listed:
        """The moves of these lists (`width` ids each, of which the mask tells those that are)."""
        there = masks.astype(bool)
        row = np.nonzero(there)[0]
        flat = ids[there]
        verb = np.searchsorted(self.starts, flat, side="right") - 1
        counts = self.counts[verb]
        rest = (flat - self.starts[verb])[:, None]
        values = rest // np.maximum(counts, 1) % self.sizes[verb] + 1
        places = np.full(masks.shape, len(flat), np.int64)
        places[there] = np.arange(len(flat))
        return Listed(row, verb, np.where(counts > 0, values, 0), places)

    def numbers(self, name: str, rows: Array) -> Array:
        """The numbers of a field, by row."""
        field = self.encoding.field(name)
        columns = _columns(field)
        found = rows[:, columns].astype(np.float32)
        if field.declared.width == WORD:
            found += 256.0 * rows[:, columns + 1]
        return found

    def sum(self, name: str, rows: Array) -> Array:
        """All numbers of a field added up, by row."""
        found: Array = self.numbers(name, rows).sum(1)
        return found

    def weighed(self, fields: tuple[tuple[str, float], ...], rows: Array) -> Array:
        """By row the numbers of these fields, each so many times, added up."""
        if fields not in self._weights:
            columns, weights = [], []
            for name, weight in fields:
                field = self.encoding.field(name)
                for part in range(field.declared.width):
                    columns.append(_columns(field) + part)
                    weights.append(np.full(len(columns[-1]), weight * 256**part, np.float32))
            self._weights[fields] = np.concatenate(columns), np.concatenate(weights)
        which, weights_of = self._weights[fields]
        found: Array = rows[:, which].astype(np.float32) @ weights_of
        return found

    def players(self, rows: Array) -> Array:
        """How many play, by row."""
        return rows[:, self.encoding.field(self.shape.players).offset].astype(np.int64)

    def points(self, rows: Array) -> Array:
        """What each seat has scored, from the viewer's on, by row."""
        return self.numbers(self.shape.points, rows)


def spread(near: Array) -> Array:
    """Which things are near which, as a matrix by which their states are spread."""
    many = np.maximum(near.sum(-1, keepdims=True), 1.0)
    found: Array = (near / np.sqrt(many)).astype(np.float32)
    return found


def _marked(reader: SetReader | NumberReader, rows: Array, size: int) -> Array:
    """Marks on the things of a group: those of a set, or the one that a number names."""
    if isinstance(reader, SetReader):
        return reader.read(rows).transpose(0, 2, 1)
    first = 0 if len(reader.table) == size else 1
    named: Array = reader.read(rows)[:, None, :] == np.arange(first, first + size)[:, None]
    return named.astype(np.float32)
