"""Rows and ids as a network takes them in, read on the accelerator: the same arrays that
`bots/reading.py` makes in numpy, but always for as many things as a row has room for.

Every feature follows from one byte of the row: it has a column, and a table of 256 values. So all
features are found at once.
"""

from __future__ import annotations

from typing import Any, Final, final

import numpy as np
import torch
from torch.nn import functional

from loci.bots.reading import (
    Array,
    Listed,
    NamedReader,
    NumberReader,
    Reading,
    Seen,
    SetReader,
)

_BYTE: Final = 256

if torch.cuda.is_available():
    from loci.learn.central.kernels import expanded
else:

    def expanded(rows: Any, columns: Any, tables: Any, known: Any) -> Any:
        """By row and feature, what the table of the feature says of its byte."""
        return functional.embedding(rows[:, columns].long() + tables, known[:, None])[..., 0]


@final
class Features:
    """Features of a number of things: by thing and feature the column, and the number of the table
    that its byte is looked up in."""

    __slots__ = ("columns", "shape", "tables")

    def __init__(self, columns: Array, tables: Array, device: str) -> None:
        self.shape: Final = columns.shape
        self.columns: Final = torch.from_numpy(columns.reshape(-1).astype(np.int32)).to(device)
        self.tables: Final = torch.from_numpy(tables.reshape(-1).astype(np.int32)).to(device)


@final
class _Tables:
    """Different tables of 256 values, by their number times 256."""

    def __init__(self) -> None:
        self.known: Final[list[Array]] = []
        self._numbers: Final[dict[bytes, int]] = {}

    def number(self, table: Array) -> int:
        key = table.astype(np.float32).tobytes()
        if key not in self._numbers:
            self._numbers[key] = len(self.known)
            self.known.append(table.astype(np.float32))
        return self._numbers[key] * _BYTE


@final
class Sight:
    """Reads rows and ids of one game on a device."""

    def __init__(self, reading: Reading, device: str, dtype: Any = torch.float32) -> None:
        self.reading: Final = reading
        self.device: Final = device
        self.dtype: Final = dtype
        tables = _Tables()
        self._high: Final[list[int]] = []
        self.groups: Final = {name: self._of_group(name, tables) for name in reading.groups}
        self.whole: Final = self._of_group("", tables)
        self.there: Final = {
            name: self._made(columns[:, None], [_is_there()], tables)
            for name, columns in reading.there.items()
        }
        self.links: Final = {
            name: self._of_sets(one, one.entries, reading.groups[name].size, tables)
            for name, one in reading.links.items()
        }
        self.named: Final = {
            name: self._of_sets(one.reader, one.entries, one.size, tables)
            for name, one in reading.named.items()
            if isinstance(one.reader, SetReader)
        }
        self._columns: Final = {
            name: torch.from_numpy(one.reader.columns).to(device)
            for name, one in reading.named.items()
        }
        self.known: Final = torch.from_numpy(np.concatenate(tables.known)).to(device, dtype)
        self._words: Final = torch.tensor(sorted(set(self._high)), device=device)
        self._starts: Final = torch.from_numpy(reading.starts).to(device)
        self._counts: Final = torch.from_numpy(reading.counts).to(device)
        self._sizes: Final = torch.from_numpy(reading.sizes).to(device)

    # -- what is looked up where -----------------------------------------------------------------

    def _made(self, columns: Array, tables: list[Array], known: _Tables) -> Features:
        """The same tables for every thing."""
        numbers = np.array([known.number(table) for table in tables])
        return Features(columns, np.broadcast_to(numbers, columns.shape), self.device)

    def _of_group(self, name: str, known: _Tables) -> Features:
        reading = self.reading
        entries = reading.groups[name].size if name else 1
        columns: list[Array] = []
        tables: list[Array] = []
        for number in reading.amounts[name]:
            some, lines = self._of_number(number, entries)
            columns.append(some)
            tables.append(_numbered(lines, known, some.shape))
        for one in reading.sets[name]:
            some, lines = _of_set(one, entries, one.members)
            columns.append(some)
            tables.append(_numbered(lines, known, some.shape))
        for mark in reading.marks.get(name, []):
            some, numbers = self._of_marks(mark, entries, known)
            columns.append(some)
            tables.append(numbers)
        return Features(
            np.concatenate(columns, axis=1), np.concatenate(tables, axis=1), self.device
        )

    def _of_number(self, one: NumberReader, entries: int) -> tuple[Array, list[Array]]:
        """A number that takes two bytes is cut off at 255 before it is looked up."""
        if one.high:
            self._high.extend(one.columns.tolist())
        most = len(one.table) - 1
        lines = one.table[np.minimum(np.arange(_BYTE), most)].T
        each = len(one.columns) // entries
        columns = one.columns.reshape(entries, each).repeat(len(lines), axis=1)
        return columns, [*lines] * each

    def _of_marks(
        self, one: SetReader | NumberReader, size: int, known: _Tables
    ) -> tuple[Array, Array]:
        things = np.arange(size)[:, None]
        if isinstance(one, SetReader):
            width = len(one.columns) // one.entries
            first = one.columns.reshape(one.entries, width)
            columns = first.T[things[:, 0] // 8]
            bits = [known.number(_bit(bit)) for bit in range(8)]
            tables = np.array(bits)[things % 8] + np.zeros(columns.shape, int)
            return columns, tables
        if one.high:
            self._high.extend(one.columns.tolist())
        columns = np.broadcast_to(one.columns, (size, len(one.columns)))
        first_number = 0 if len(one.table) == size else 1
        values = np.minimum(np.arange(_BYTE), len(one.table) - 1)
        numbers = [known.number(values == first_number + thing) for thing in range(size)]
        return columns, np.broadcast_to(np.array(numbers)[:, None], columns.shape)

    def _of_sets(self, one: SetReader, entries: int, members: int, known: _Tables) -> Features:
        """By thing the first so many members of its set."""
        columns, lines = _of_set(one, entries, one.members)
        return self._made(columns[:, :members], lines[:members], known)

    # -- reading ---------------------------------------------------------------------------------

    def seen(self, rows: Any) -> Seen:
        """What these rows show (bytes, a row each)."""
        named = {name: self._counted(name, one, rows) for name, one in self.reading.named.items()}
        if len(self._words):
            rows = rows.clone()
            high = rows[:, self._words + 1] > 0
            rows[:, self._words] = torch.where(high, _BYTE - 1, rows[:, self._words])
        groups = {name: self._found(rows, one) for name, one in self.groups.items()}
        there = {name: self._found(rows, one) for name, one in self.there.items()}
        room = {
            name: one.shape[1] / one.float().sum(1).clamp(min=1.0) for name, one in there.items()
        }
        linked = {name: _spread(self._found(rows, one)) for name, one in self.links.items()}
        whole = self._found(rows, self.whole)[:, 0]
        return Seen(
            whole,
            groups,
            there,
            {name: one.to(self.dtype) for name, one in room.items()},
            linked,
            named,
        )

    def _found(self, rows: Any, of: Features) -> Any:
        found = expanded(rows, of.columns, of.tables, self.known)
        return found.reshape(len(rows), *of.shape)

    def _counted(self, name: str, one: NamedReader, rows: Any) -> Any:
        """By row, thing and value (0 is nothing) how often it is named."""
        if name in self.named:
            known = self._found(rows, self.named[name])
            return functional.pad(known, (1, one.size - known.shape[2]))
        reader = one.reader
        assert isinstance(reader, NumberReader)
        columns = self._columns[name]
        numbers = rows[:, columns].long()
        if reader.high:
            numbers += _BYTE * rows[:, columns + 1].long()
        numbers = numbers.clamp(max=one.size).reshape(len(rows) * one.entries, -1)
        found = torch.zeros(len(numbers), one.size + 1, device=self.device)
        found.scatter_add_(1, numbers, torch.ones_like(numbers, dtype=torch.float32))
        return found.reshape(len(rows), one.entries, -1).to(self.dtype)

    def listed_within(self, ids: Any, number: Any, room: int) -> Listed:
        """The first `number` moves of each list, with room for so many in all, so that all arrays
        have a fixed size: what is beyond them stands at no place."""
        tables, width = ids.shape
        ends = number.long().cumsum(0)
        firsts = (ends - number)[:, None]
        at = torch.arange(room, device=self.device)
        row = torch.searchsorted(ends, at, right=True)
        row = torch.where(row < tables, row, at % tables)  # where no move is
        place = (at - firsts[row, 0]).clamp(0, width - 1)
        inside = torch.arange(width, device=self.device)
        places = torch.where(inside < number[:, None], firsts + inside, room).clamp(max=room)
        return self._taken_apart(row, ids[row, place].long(), places)

    def listed_alone(self, ids: Any, number: Any) -> Listed:
        """The first `number` moves of each list, and nothing else."""
        there = torch.arange(ids.shape[1], device=self.device) < number[:, None]
        row = torch.nonzero(there)[:, 0]
        places = torch.full(there.shape, len(row), device=self.device)
        places[there] = torch.arange(len(row), device=self.device)
        return self._taken_apart(row, ids[there].long(), places)

    def _taken_apart(self, row: Any, flat: Any, places: Any) -> Listed:
        verb = torch.searchsorted(self._starts, flat, right=True) - 1
        counts = self._counts[verb]
        rest = (flat - self._starts[verb])[:, None]
        values = rest // counts.clamp(min=1) % self._sizes[verb] + 1
        values = torch.where(counts > 0, values, 0)
        return Listed(row, verb, values, places)


def _of_set(one: SetReader, entries: int, members: int) -> tuple[Array, list[Array]]:
    """By thing and member of each of its sets: the column of its bit."""
    width = len(one.columns) // one.entries
    each = one.entries // entries
    first = one.columns.reshape(entries, each, width)
    bytes_of = np.arange(members) // 8
    columns = first[:, :, bytes_of].reshape(entries, -1)
    return columns, [_bit(member % 8) for _ in range(each) for member in range(members)]


def _numbered(lines: list[Array], known: _Tables, shape: tuple[int, ...]) -> Array:
    found: Array = np.broadcast_to(np.array([known.number(line) for line in lines]), shape)
    return found


def _bit(bit: int) -> Array:
    return np.arange(_BYTE) >> bit & 1


def _is_there() -> Array:
    return np.arange(_BYTE) > 0


def _spread(near: Any) -> Any:
    """As `reading.spread`."""
    many = near.float().sum(-1, keepdim=True).clamp(min=1.0)
    return (near / many.sqrt()).to(near.dtype)
