"""Reading a data set as batches of arrays, in the order of its games or shuffled.

numpy alone; `by_torch.py` makes of it what a DataLoader of PyTorch takes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from loci.bots.reading import Array
from loci.core import BadOption, Text
from loci.data.making import read_card
from loci.data.shards import shards

MIXED: Final = 4  # files that are shuffled together
_NUMBERS: Final = ("number", "seat", "players", "answer", "place", "to_come", "rules")


@final
class Decisions:
    """The decisions of a data set, `size` at a time; the last batch may have fewer.

    A batch has, by decision: `rows` (bytes), the listed `ids` (filled up with 0) and a `mask` that
    says which there are, `final` of every seat of the game (0 for who is not there), and the
    columns `number`, `seat`, `players`, `answer`, `place`, `to_come`, `rules`.

    With a `seed` they are shuffled: the files first, then all decisions of `mixed` files that
    follow each other. `epoch` gives another order from the same seed. Of several readers each reads
    the files of its `part`, so that together they read each decision once. `digests` (of rows and
    ids) are those that the reader's game has; `BadOption` if the data set was made with others.
    """

    def __init__(
        self,
        folder: Path,
        size: int = 1024,
        seed: int | None = None,
        mixed: int = MIXED,
        digests: tuple[str, str] | None = None,
    ) -> None:
        self.card: Final = read_card(folder)
        if digests is not None and digests != (self.card["encoding"], self.card["vocabulary"]):
            raise BadOption(Text("dataset-digests", folder=str(folder)))
        self.size: Final = size
        self.seed: Final = seed
        self.mixed: Final = mixed if seed is not None else 1
        self.epoch = 0
        self._folder: Final = folder
        self._shards: Final = list(shards(folder))

    def __len__(self) -> int:
        """How many decisions there are."""
        return sum(one.decisions for one in self._shards)

    def __iter__(self) -> Iterator[dict[str, Array]]:
        return self.part(0, 1)

    def part(self, number: int, of: int) -> Iterator[dict[str, Array]]:
        """The batches of one reader of several."""
        names = [one.name for one in self._shards]
        draw = None
        if self.seed is not None:
            names = [names[at] for at in self._draw(0).permutation(len(names))]
            draw = self._draw(1 + number)
        rest = None
        mine = names[number::of]
        for first in range(0, len(mine), self.mixed):
            table = self._read(mine[first : first + self.mixed])
            if draw is not None:
                table = table.take(pa.array(draw.permutation(table.num_rows)))
            if rest is not None:
                table = pa.concat_tables([rest, table])
            whole = table.num_rows - table.num_rows % self.size
            for at in range(0, whole, self.size):
                yield self._batch(table.slice(at, self.size))
            rest = table.slice(whole)
        if rest is not None and rest.num_rows:
            yield self._batch(rest)

    def _draw(self, what: int) -> np.random.Generator:
        return np.random.default_rng([self.seed or 0, self.epoch, what])

    def _read(self, names: Sequence[str]) -> pa.Table:
        columns = ["row", "ids", "final", *_NUMBERS]
        # Of one file after the other: dictionaries of words are not read, and need not be one.
        return pa.concat_tables(
            [pq.read_table(self._folder / name, columns=columns) for name in names]
        )

    def _batch(self, table: pa.Table) -> dict[str, Array]:
        table = table.combine_chunks()
        found: dict[str, Array] = {
            name: table.column(name).to_numpy().astype(_kind(table, name)) for name in _NUMBERS
        }
        rows = _whole(table, "row")
        size = self.card["row_bytes"]
        raw = np.frombuffer(rows.buffers()[1], np.uint8)
        start = rows.offset * size
        found["rows"] = raw[start : start + len(rows) * size].reshape(len(rows), size).copy()
        found["ids"], found["mask"] = _filled(_whole(table, "ids"))
        found["final"], _ = _filled(_whole(table, "final"), self.card["seats"])
        return found


def _kind(table: pa.Table, name: str) -> Any:
    return table.schema.field(name).type.to_pandas_dtype()


def _whole(table: pa.Table, name: str) -> pa.Array:
    column = table.column(name)
    return column.chunk(0) if column.num_chunks == 1 else pa.concat_arrays(column.chunks)


def _filled(lists: pa.ListArray, width: int = 0) -> tuple[Array, Array]:
    """Lists as lines of the same length, and where there is something."""
    lengths = lists.value_lengths().to_numpy()
    wide = max(width, int(lengths.max(initial=0)))
    mask = np.arange(wide)[None, :] < lengths[:, None]
    values = lists.flatten().to_numpy()
    filled = np.zeros(mask.shape, values.dtype)
    filled[mask] = values
    return filled, mask
