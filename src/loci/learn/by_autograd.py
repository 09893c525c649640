"""Gradients by autograd."""

from __future__ import annotations

from typing import Any, final

import autograd.numpy as anp
import numpy as np
from autograd import value_and_grad
from autograd.extend import defvjp, primitive

from loci.bots.network import Parameters
from loci.bots.reading import Array
from loci.learn.libraries import Learning, Loss, summed


def _lines(table: Any, index: Any) -> Any:
    return table[index]


_taken: Any = primitive(_lines)


# autograd's own gradient of an index adds line by line, which takes most of the time.
defvjp(_taken, lambda _, table, index: lambda g: summed(g, index, len(table)), None)


@final
class ByAutograd(Learning):
    def relu(self, x: Any) -> Any:
        return anp.maximum(x, np.float32(0.0))

    def norm(self, x: Any) -> Any:
        x = x - anp.mean(x, axis=-1, keepdims=True)
        return x / anp.sqrt(anp.mean(x * x, axis=-1, keepdims=True) + np.float32(1e-5))

    def mean(self, x: Any) -> Any:
        return anp.mean(x, axis=1)

    def most(self, x: Any) -> Any:
        return anp.max(x, axis=1)

    def join(self, parts: list[Any]) -> Any:
        return anp.concatenate(parts, axis=-1)

    def take(self, table: Any, index: Any) -> Any:
        return _taken(table, index)

    def exp(self, x: Any) -> Any:
        return anp.exp(x)

    def smaller(self, x: Any, y: Any) -> Any:
        return anp.minimum(x, y)

    def clipped(self, x: Any, least: float, most: float) -> Any:
        return anp.minimum(anp.maximum(x, np.float32(least)), np.float32(most))

    def average(self, x: Any, weights: Array) -> Any:
        return anp.sum(x * weights) / max(1.0, float(weights.sum()))

    def likely(self, flat: Any, places: Array) -> Any:
        nothing = np.full((1, 1), -1e9, np.float32)
        lines = anp.concatenate([flat.reshape(-1, 1), nothing], axis=0)
        x = _taken(lines, places.reshape(-1)).reshape(places.shape)
        x = x - anp.max(x, axis=1, keepdims=True)
        return x - anp.log(anp.sum(anp.exp(x), axis=1, keepdims=True))

    def picked(self, x: Any, index: Array) -> Any:
        lines = _taken(x.reshape(-1, 1), np.arange(len(index)) * x.shape[1] + index)
        return lines.reshape(-1)

    def gradients(self, loss: Loss, of: Parameters) -> tuple[Parameters, dict[str, float]]:
        told: dict[str, Any] = {}

        def alone(parameters: Parameters) -> Any:
            number, said = loss(self, parameters)
            told.update(said)
            return number

        _, gradients = value_and_grad(alone)(of)
        return gradients, {name: float(_plain(one)) for name, one in told.items()}


def _plain(value: Any) -> Any:
    return getattr(value, "_value", value)


MADE = ByAutograd
