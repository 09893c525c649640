"""The columns of a data set, as docs/dataset.md describes them."""

from __future__ import annotations

from typing import Final

import pyarrow as pa

#: Raised whenever a column comes, goes or means something else.
SCHEMA: Final = 1

#: Where the metadata of a file has what this package says of it.
KEY: Final = b"loci"


def schema(row_bytes: int) -> pa.Schema:
    """The columns where an observation has so many bytes."""
    word = pa.dictionary(pa.int32(), pa.string())
    return pa.schema(
        [
            pa.field("match", word, False),
            pa.field("number", pa.int32(), False),
            pa.field("seat", pa.uint8(), False),
            pa.field("players", pa.uint8(), False),
            pa.field("row", pa.binary(row_bytes), False),
            pa.field("ids", _numbers(pa.int32()), False),
            pa.field("answer", pa.int32(), False),
            pa.field("place", pa.int32(), False),
            pa.field("to_come", pa.float32(), False),
            pa.field("final", _numbers(pa.float32()), False),
            pa.field("ending", word, False),
            pa.field("scores", _numbers(pa.int32()), False),
            pa.field("winners", _numbers(pa.uint8()), False),
            pa.field("rules", pa.int32(), False),
            pa.field("encoding", word, False),
            pa.field("vocabulary", word, False),
        ]
    )


def _numbers(of: pa.DataType) -> pa.ListType:
    return pa.list_(pa.field("element", of, False))
