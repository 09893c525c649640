"""The files of a data set.

Games are taken in blocks. A block is played by one worker and becomes one file, or several where a
single one would have too many decisions; each is written whole or not at all, and says in its
metadata of which block it is. What a block holds follows from its games alone: whoever makes it
again writes the same bytes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, final

import pyarrow as pa
import pyarrow.parquet as pq

from loci.core import BadData, Text
from loci.data.schema import KEY, SCHEMA, schema
from loci.sim.store import write_bytes

MOST_DECISIONS: Final = 65_536  # of one file
_GROUP: Final = 8_192  # decisions that are read at a time
_LEVEL: Final = 3  # of zstd: higher ones take several times as long for a few per cent


@final
class Shard:
    """What a file says of itself."""

    __slots__ = ("block", "bytes", "decisions", "failed", "games", "name", "part", "parts")

    def __init__(self, path: Path) -> None:
        try:
            metadata = pq.read_metadata(path)
            said = json.loads(metadata.metadata[KEY])
        except (pa.ArrowInvalid, OSError, KeyError, TypeError, ValueError) as error:
            raise BadData(Text("dataset-broken", path=str(path))) from error
        if said["schema"] != SCHEMA:
            raise BadData(
                Text("dataset-schema", path=str(path), found=said["schema"], known=SCHEMA)
            )
        self.name: Final = path.name
        self.block: Final[int] = said["block"]
        self.part: Final[int] = said["part"]
        self.parts: Final[int] = said["parts"]
        self.games: Final[int] = said["games"]
        self.failed: Final[list[list[str]]] = said["failed"]
        self.decisions: Final[int] = metadata.num_rows
        self.bytes: Final = path.stat().st_size

    def to_data(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("name", "games", "decisions", "bytes")}


def packed(
    block: int,
    batches: Sequence[pa.RecordBatch],
    failed: Sequence[tuple[str, str]],
    row_bytes: int,
    most: int = MOST_DECISIONS,
) -> list[bytes]:
    """The files of a block, of at most so many decisions each. Games that `failed` are named in
    the first, and counted there."""
    table = pa.Table.from_batches(batches, schema(row_bytes)).unify_dictionaries()
    parts = max(1, -(-table.num_rows // most))
    files = []
    for part in range(parts):
        said = {
            "schema": SCHEMA,
            "block": block,
            "part": part,
            "parts": parts,
            "games": 0 if part else len(batches),
            "failed": [] if part else [list(one) for one in failed],
        }
        piece = table.slice(part * most, most).replace_schema_metadata({KEY: json.dumps(said)})
        files.append(_file(piece))
    return files


def _file(table: pa.Table) -> bytes:
    sink = pa.BufferOutputStream()
    # Rows differ in a few bytes from the one before, which zstd sees and a dictionary does not.
    words = [field.name for field in table.schema if pa.types.is_dictionary(field.type)]
    pq.write_table(
        table,
        sink,
        row_group_size=_GROUP,
        compression="zstd",
        compression_level=_LEVEL,
        use_dictionary=[*words, "rules", "players"],
        store_schema=True,
    )
    found: bytes = sink.getvalue().to_pybytes()
    return found


def write_block(folder: Path, block: int, files: Sequence[bytes]) -> None:
    for part, raw in enumerate(files):
        write_bytes(folder / shard_name(block, part), raw)


def shard_name(block: int, part: int) -> str:
    return f"shard-{block:06}-{part:02}.parquet"


def shards(folder: Path) -> Iterator[Shard]:
    """The files of a folder in the order of their games; `BadData` if one is broken."""
    for path in sorted(folder.glob("shard-*.parquet")):
        yield Shard(path)


def whole_blocks(found: Sequence[Shard]) -> set[int]:
    """The blocks of which every file is there."""
    parts: dict[int, int] = {}
    for one in found:
        parts[one.block] = parts.get(one.block, 0) + 1
    return {one.block for one in found if parts[one.block] == one.parts}
