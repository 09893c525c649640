"""A data set for a DataLoader of PyTorch, which has to be installed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, final

import torch
from torch.utils.data import IterableDataset, get_worker_info

from loci.data.reader import Decisions


@final
class TorchDecisions(IterableDataset):  # type: ignore[misc]  # torch may be absent: no types
    """The batches of `Decisions` as tensors. They are batches already: a DataLoader is told
    `batch_size=None`. Each of its workers reads files of its own."""

    def __init__(self, decisions: Decisions) -> None:
        self.decisions = decisions

    def __iter__(self) -> Iterator[dict[str, Any]]:
        worker = get_worker_info()
        number, of = (0, 1) if worker is None else (worker.id, worker.num_workers)
        for batch in self.decisions.part(number, of):
            yield {name: torch.from_numpy(array) for name, array in batch.items()}
