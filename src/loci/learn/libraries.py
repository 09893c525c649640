"""Gradients: of a loss that is written on `Learning`, by autograd or by PyTorch.

autograd is a few files of Python on numpy: it comes with the extra `learn`, and the tests use it.
PyTorch is several times as fast, and large: it is used where it is installed and asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import numpy as np

from loci.bots.network import Parameters
from loci.bots.operations import Operations
from loci.bots.reading import Array
from loci.core import BadOption, Text

#: What a loss gives: the number to make small, and numbers to be told.
Loss = Callable[["Learning", Parameters], tuple[Any, dict[str, Any]]]

LIBRARIES: Final = ("autograd", "torch")


class Learning(Operations):
    """The operations of a network, and those of a loss."""

    def exp(self, x: Any) -> Any:
        raise NotImplementedError

    def smaller(self, x: Any, y: Any) -> Any:
        raise NotImplementedError

    def clipped(self, x: Any, least: float, most: float) -> Any:
        raise NotImplementedError

    def average(self, x: Any, weights: Array) -> Any:
        raise NotImplementedError

    def likely(self, flat: Any, places: Array) -> Any:
        """Logarithms of how likely the listed moves are, by decision and place."""
        raise NotImplementedError

    def picked(self, x: Any, index: Array) -> Any:
        """Of each line the number at a place."""
        raise NotImplementedError

    def gradients(self, loss: Loss, of: Parameters) -> tuple[Parameters, dict[str, float]]:
        raise NotImplementedError


def library(name: str) -> Learning:
    """The library of that name; `BadOption` if there is none, or it is not installed."""
    if name not in LIBRARIES:
        raise BadOption(Text("learn-library", name=name, known=", ".join(LIBRARIES)))
    try:
        made: Learning = import_module(f"loci.learn.by_{name}").MADE()
    except ModuleNotFoundError as missing:
        raise BadOption(Text("learn-library-missing", name=name)) from missing
    return made


def summed(gradient: Array, index: Array, lines: int) -> Array:
    """Lines added up by their numbers: the gradient of taking lines of a table."""
    found = np.zeros((lines, *gradient.shape[1:]), gradient.dtype)
    order = np.argsort(index, kind="stable")
    sorted_index = index[order]
    first = np.flatnonzero(np.append(True, sorted_index[1:] != sorted_index[:-1]))
    found[sorted_index[first]] = np.add.reduceat(gradient[order], first, axis=0)
    return found
