"""The few operations that a network is made of, in numpy; a library that finds gradients has the
same under the same names (`loci.learn`)."""

from __future__ import annotations

from typing import Any

import numpy as np


class Operations:
    """Everything that a network does with arrays beside `+`, `*`, `@` and reshaping."""

    def array(self, values: Any) -> Any:
        """An array of the library from one of numpy."""
        return values

    def relu(self, x: Any) -> Any:
        return np.maximum(x, 0.0)

    def norm(self, x: Any) -> Any:
        """The last axis with mean 0 and variance 1."""
        x = x - np.mean(x, axis=-1, keepdims=True)
        return x / np.sqrt(np.mean(x * x, axis=-1, keepdims=True) + 1e-5)

    def mean(self, x: Any) -> Any:
        """Over the things of a group."""
        return np.mean(x, axis=1)

    def most(self, x: Any) -> Any:
        """The largest of each feature, over the things of a group."""
        return np.max(x, axis=1)

    def join(self, parts: list[Any]) -> Any:
        return np.concatenate(parts, axis=-1)

    def take(self, table: Any, index: Any) -> Any:
        """Lines of a table by their numbers."""
        return table[index]

    def lines(self, tables: list[Any], columns: list[Any]) -> Any:
        """The sum of a line of each table; the column of a table has the numbers of its lines."""
        found = self.take(tables[0], columns[0])
        for table, column in zip(tables[1:], columns[1:], strict=True):
            found = found + self.take(table, column)
        return found

    def exact(self, x: Any, weights: Any) -> Any:
        """A product that is not rounded, wherever others may be."""
        return x @ weights

    def marks(self, which: Any) -> Any:
        """1 where something holds, else 0."""
        return which.astype(np.float32)
