"""How many seeds a test tries: a fixed slice in `make test`, all of them in `make soak`."""

from __future__ import annotations

import os


def soaking() -> bool:
    return os.environ.get("LOCI_SOAK") == "1"


def seeds(soak: int, usual: int) -> range:
    """`usual` seeds, or `soak` of them when LOCI_SOAK=1."""
    return range(soak if soaking() else usual)
