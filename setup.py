"""Compiles the kernel and the games with mypyc when LOCI_COMPILE=1 is set (see `make compiled`);
packs the rules pages into every wheel."""

import os
import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

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


class BuildWithRules(build_py):
    """The site shows the rules pages, so a wheel carries them."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "loci" / "server" / "rules"
            target.mkdir(parents=True, exist_ok=True)
            for page in sorted(Path("docs/rules").glob("*.md")):
                shutil.copy(page, target)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRules})
