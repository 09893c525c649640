"""Gradients by PyTorch; on an accelerator products of matrices are in bfloat16."""

from __future__ import annotations

import itertools
from typing import Any, Final, final

import numpy as np
import torch
from torch.nn import functional

from loci.bots.network import Parameters
from loci.bots.reading import Array
from loci.learn.libraries import Learning, Loss

#: How good a place of a list is where no move stands.
NOTHING: Final = -1e9


@final
class Placed(torch.autograd.Function):  # type: ignore[misc]
    """Numbers of moves at the places of their lists, each at one at most; the last stands for none.

    PyTorch's own gradient would add up one after the other what falls on that last one, which on an
    accelerator took longer than all the rest."""

    @staticmethod
    def forward(of: Any, flat: Any, places: Any) -> Any:
        of.number = len(flat)
        of.save_for_backward(places)
        return torch.cat([flat, flat.new_full((1,), NOTHING)])[places]

    @staticmethod
    def backward(of: Any, gradient: Any) -> Any:
        (places,) = of.saved_tensors
        found = gradient.new_zeros(of.number + 1)
        found.scatter_(0, places.reshape(-1), gradient.reshape(-1))
        return found[:-1], None


def in_one(columns: list[Any], tables: list[Any]) -> Any:
    """The sum of a line of each table, as one product of matrices: gradients of lines that very
    many moves share are one too, where an accelerator would add them up one after the other."""
    table = torch.cat(tables)
    firsts = [0, *itertools.accumulate(len(one) for one in tables[:-1])]
    index = torch.stack([column + first for column, first in zip(columns, firsts, strict=True)], 1)
    which = torch.zeros(len(index), len(table), dtype=table.dtype, device=table.device)
    return which.scatter_(1, index, 1.0) @ table


class ByTorch(Learning):
    """Parameters are numpy's: PyTorch sees the same memory, or a copy on the accelerator."""

    def __init__(self) -> None:
        self.device = "cuda" if torch.cuda.is_available() else "cpu"

    def array(self, values: Any) -> Any:
        return torch.from_numpy(np.ascontiguousarray(values)).to(self.device)

    def relu(self, x: Any) -> Any:
        return torch.relu(x)

    def norm(self, x: Any) -> Any:
        return functional.layer_norm(x, x.shape[-1:])

    def mean(self, x: Any) -> Any:
        return x.mean(1)

    def most(self, x: Any) -> Any:
        return x.amax(1)

    def join(self, parts: list[Any]) -> Any:
        return torch.cat(parts, -1)

    def take(self, table: Any, index: Any) -> Any:
        return functional.embedding(self.array(index), table)

    def lines(self, tables: list[Any], columns: list[Any]) -> Any:
        if self.device == "cpu":
            return super().lines(tables, columns)
        return in_one([self.array(column) for column in columns], tables)

    def marks(self, which: Any) -> Any:
        return self.array(which.astype(np.float32))

    def exact(self, x: Any, weights: Any) -> Any:
        with torch.autocast(self.device, enabled=False):
            return x.float() @ weights.float()

    def exp(self, x: Any) -> Any:
        return torch.exp(x)

    def smaller(self, x: Any, y: Any) -> Any:
        return torch.minimum(x, y)

    def clipped(self, x: Any, least: float, most: float) -> Any:
        return torch.clamp(x, least, most)

    def average(self, x: Any, weights: Array) -> Any:
        return (x * self.array(weights)).sum() / max(1.0, float(weights.sum()))

    def likely(self, flat: Any, places: Array) -> Any:
        return torch.log_softmax(Placed.apply(flat.float(), self.array(places)), -1)

    def picked(self, x: Any, index: Array) -> Any:
        return x.gather(1, self.array(index)[:, None])[:, 0]

    def gradients(self, loss: Loss, of: Parameters) -> tuple[Parameters, dict[str, float]]:
        parameters = {name: self.array(one).requires_grad_() for name, one in of.items()}
        # On a processor bfloat16 would be no faster, and chances would be off from those of play.
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device != "cpu"):
            number, told = loss(self, parameters)
        number.backward()
        gradients = {name: one.grad.cpu().numpy() for name, one in parameters.items()}
        return gradients, {name: float(one.detach()) for name, one in told.items()}


MADE = ByTorch
