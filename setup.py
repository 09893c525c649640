"""Compiles the kernel and the games with mypyc when LOCI_COMPILE=1 is set (see `make compiled`);
packs the rules pages into every wheel, and builds none without the client of the site."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

# What mypyc gains nothing from: libraries and tricks, and what no playout and no import runs.
PURE = {
    f"src/loci/core/{name}.py"
    for name in ("words/asked", "words/fluency", "words/rulespages", "words/wording", "yaml_text")
}
# In a game: how things are told and written by hand, but not how moves are read.
PURE_ROOMS = {"words", "positions"}
READERS = {"notation", "shorthand"}
PURE_MODULES = {
    "rules/audit",
    "content/listing",
    "content/sets",
    "content/vocabulary",
    "state/versions",
}
# Cards stay plain too: each is a few lines that call compiled rules, and they are many.
CARDS = {"minor", "major", "fear", "blight", "events", "invaders"}


def is_compiled(path: Path) -> bool:
    if path.name == "__init__.py" or str(path) in PURE:
        return False
    if path.parts[2] != "games":
        return True
    rooms = path.parts[4:-1]
    if PURE_ROOMS.intersection(rooms):
        return path.stem in READERS
    cards = rooms[:1] == ("content",) and CARDS.intersection(rooms)
    return not cards and "/".join((*rooms, path.stem)) not in PURE_MODULES


def extensions() -> list:
    if os.environ.get("LOCI_COMPILE") != "1":
        return []
    from mypyc.build import mypycify
    from pybind11.setup_helpers import ParallelCompile

    ParallelCompile(default=0).install()  # one extension of many files would use one core
    sources = [
        str(path)
        for folder in ("src/loci/core", "src/loci/games")
        for path in sorted(Path(folder).rglob("*.py"))
        if is_compiled(path)
    ]
    # Debug information would take a quarter of the compiler's time.
    made = mypycify(["--strict", *sources], opt_level="2", debug_level="0", multi_file=True)
    if sys.platform == "linux":
        # All modules are in one library: they call each other directly, not through its table of
        # names, which would cost up to a tenth of the time of play.
        for extension in made:
            extension.extra_compile_args.append("-fvisibility=hidden")
            extension.extra_link_args.append("-Wl,-Bsymbolic")
    return made


CLIENT = Path("src/loci/server/static/index.html")
NO_CLIENT = """
The client of the site is not built, and this package would have none.
`make wheel` builds it first. LOCI_WITHOUT_CLIENT=1 builds a package that only plays without it.
"""


class BuildForTheSite(build_py):
    """The site needs its client and shows the rules pages, so a wheel carries both."""

    def run(self) -> None:
        if not (self.editable_mode or CLIENT.exists() or os.environ.get("LOCI_WITHOUT_CLIENT")):
            sys.exit(NO_CLIENT)
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "loci" / "server" / "rules"
            for page in sorted(Path("docs/rules").rglob("*.md")):
                place = target / page.relative_to("docs/rules")
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(page, place)


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildForTheSite},
    # Beside the one large extension mypyc makes a small one for every module.
    options={"build_ext": {"parallel": True}},
)
