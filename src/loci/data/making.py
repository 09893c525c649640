"""Making a data set: block by block, going on where it was stopped."""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from loci.core import BadOption, Text
from loci.data.noting import Ground, ground_of
from loci.data.schema import SCHEMA, schema
from loci.data.shards import MOST_DECISIONS, packed, shards, whole_blocks, write_block
from loci.data.sources import Source
from loci.sim.many import WORKER_DIED
from loci.sim.store import write_file
from loci.sim.workers import ALONE, Workers
from loci.version import VERSION

CARD: Final = "dataset.json"
BLOCK: Final = 16  # games that one worker plays at a time
#: What may differ when a data set goes on.
_FREE: Final = {"complete", "counts", "failed", "shards", "version"}


@dataclass(frozen=True, slots=True)
class Block:
    """Games that one worker plays, by their numbers."""

    number: int
    games: range
    source: Source


@dataclass(frozen=True, slots=True)
class Made:
    """The files of a block; none if its worker died."""

    block: int
    files: list[bytes]
    failed: list[tuple[str, str]]  # match, and why


def make(
    source: Source,
    folder: Path,
    workers: Workers = ALONE,
    block: int = BLOCK,
    most: int = MOST_DECISIONS,
) -> Generator[int, None, dict[str, Any]]:
    """Make a data set in `folder`, or what it still lacks; yields how many games are done, and
    gives its card. `BadOption` if another one is there."""
    ground = Ground(source.game)
    card = _card(ground, source, block, most)
    folder.mkdir(parents=True, exist_ok=True)
    _check_same(folder, card)
    _write_card(folder, {**card, "complete": False})
    blocks = {
        number: range(first, min(first + block, len(source)))
        for number, first in enumerate(range(0, len(source), block))
    }
    known = whole_blocks(list(shards(folder)))
    done = sum(len(games) for number, games in blocks.items() if number in known)
    yield done
    missing = [
        Block(number, games, source.part(games))
        for number, games in blocks.items()
        if number not in known
    ]
    lost: list[tuple[str, str]] = []
    with closing(workers.in_order(partial(_made, most), missing, _lost, most=1)) as results:
        for made in results:
            write_block(folder, made.block, made.files)
            if not made.files:
                lost += made.failed
            done += len(blocks[made.block])
            yield done
    card = {**card, "complete": not lost, **_told(folder, lost)}
    _write_card(folder, card)
    return card


def read_card(folder: Path) -> dict[str, Any]:
    """What a data set says of itself; `BadOption` if there is none in the folder."""
    try:
        card = json.loads((folder / CARD).read_bytes())
    except (FileNotFoundError, ValueError) as error:
        raise BadOption(Text("dataset-none", folder=str(folder))) from error
    if not isinstance(card, dict) or card.get("schema") != SCHEMA:
        raise BadOption(Text("dataset-none", folder=str(folder)))
    return card


def _made(most: int, block: Block) -> Made:
    batches, failed = [], []
    for number in block.games:
        try:
            batches.append(block.source.play(number))
        except Exception as error:
            failed.append((block.source.name(number), f"{type(error).__name__}: {error}"))
    row_bytes = ground_of(block.source.game).encoder.encoding.size
    return Made(block.number, packed(block.number, batches, failed, row_bytes, most), failed)


def _lost(block: Block) -> Made:
    return Made(
        block.number, [], [(block.source.name(number), WORKER_DIED) for number in block.games]
    )


def _card(ground: Ground, source: Source, block: int, most: int) -> dict[str, Any]:
    size = ground.encoder.encoding.size
    return {
        "schema": SCHEMA,
        "game": ground.game.info.id,
        "rules": ground.game.info.rules_version,
        "version": VERSION,
        "encoding": ground.encoding_digest,
        "vocabulary": ground.vocabulary_digest,
        "row_bytes": size,
        "ids": ground.vocabulary.size,
        "seats": ground.reading.seats,
        "columns": {field.name: str(field.type) for field in schema(size)},
        "source": source.to_data(),
        "block": block,
        "most": most,
    }


def _check_same(folder: Path, card: dict[str, Any]) -> None:
    """A data set goes on as it was begun."""
    if not (folder / CARD).exists():
        return
    begun = read_card(folder)
    for name, value in json.loads(json.dumps(card)).items():
        if name not in _FREE and begun.get(name) != value:
            raise BadOption(Text("dataset-other", folder=str(folder), what=name))


def _told(folder: Path, lost: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """What there is, by the files themselves."""
    found = list(shards(folder))
    failed = [one for shard in found for one in shard.failed] + [list(one) for one in lost]
    return {
        "counts": {
            "games": sum(one.games for one in found),
            "decisions": sum(one.decisions for one in found),
            "bytes": sum(one.bytes for one in found),
            "shards": len(found),
        },
        "failed": [{"match": match, "message": message} for match, message in failed],
        "shards": [one.to_data() for one in found],
    }


def _write_card(folder: Path, card: dict[str, Any]) -> None:
    write_file(folder / CARD, json.dumps(card, indent=1, ensure_ascii=False) + "\n")
