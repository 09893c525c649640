"""Many tables at once, as arrays."""

from __future__ import annotations

from typing import Any, Final, final

import numpy as np

from loci.bots.reading import Array
from loci.core import AnyGame
from loci.core.learning.batch import ID_BYTES, Batch, Buffers, Start


@final
class Tables:
    """A batch that writes into arrays: the `rows`, `ids` and `masks` of the decisions that the
    tables have come to, and the `seats` that are asked. `rows` and `ids` may be memory that
    somebody else reads too."""

    __slots__ = ("batch", "ids", "masks", "rows", "seats")

    def __init__(
        self,
        game: AnyGame,
        start: Start,
        number: int,
        width: int,
        saved: dict[str, Any] | None = None,
        rows: Array | None = None,
        ids: Array | None = None,
    ) -> None:
        encoder = game.encoder()
        assert encoder is not None
        size = (number, encoder.encoding.size)
        self.rows: Final[Array] = np.zeros(size, np.uint8) if rows is None else rows
        self.ids: Final[Array] = np.zeros((number, width), np.int32) if ids is None else ids
        self.masks: Final[Array] = np.zeros((number, width), np.uint8)
        self.seats: Final[Array] = np.zeros(number, np.uint8)
        assert self.ids.itemsize == ID_BYTES
        buffers = Buffers(
            _bytes(self.rows), _bytes(self.ids), _bytes(self.masks), _bytes(self.seats)
        )
        self.batch: Final = Batch(game, start, number, width, buffers, saved)


def _bytes(array: Any) -> memoryview:
    return memoryview(array).cast("B")
