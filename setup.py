"""Compiles the kernel and the games with mypyc when LOCI_COMPILE=1 is set (see `make compiled`)."""

import os
from pathlib import Path

from setuptools import setup

# Modules whose libraries or tricks mypyc gains nothing from.
PURE = {"src/loci/core/wording.py"}


def extensions() -> list:
    if os.environ.get("LOCI_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    sources = [
        str(path)
        for folder in ("src/loci/core", "src/loci/games")
        for path in sorted(Path(folder).rglob("*.py"))
        if path.name != "__init__.py" and str(path) not in PURE
    ]
    return mypycify(["--strict", *sources], opt_level="2", multi_file=True)


setup(ext_modules=extensions())
