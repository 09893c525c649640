"""Gradients by PyTorch; on an accelerator products of matrices are in bfloat16."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch.nn import functional

from loci.bots.network import Parameters
from loci.bots.reading import Array
from loci.learn.libraries import Learning, Loss


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

    def below(self, table: Any, line: Any) -> Any:
        return torch.cat([table, line.to(table.dtype)], 0)

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
        nothing = torch.full((1,), -1e9, device=self.device)
        return torch.log_softmax(torch.cat([flat.float(), nothing])[self.array(places)], -1)

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
