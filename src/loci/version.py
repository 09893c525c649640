"""The version of the distribution, and whether this copy of it is compiled."""

from __future__ import annotations

VERSION = "0.1.0"


def build() -> str:
    """`compiled` when the kernel is an extension module, else `pure`."""
    from loci.core import rng

    return "pure" if str(rng.__file__).endswith(".py") else "compiled"
