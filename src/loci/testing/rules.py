"""Rules you can trace: which statement of a rules page (`loci.core.words.rulespages`) is proved by which
test. Tests name what they prove with `@pytest.mark.rule("HL-9.2")`.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import loci
from loci.core.data import decode
from loci.core.errors import BadData
from loci.core.text import Text
from loci.core.words.rulespages import FIRST, Page, Rule, pages_of, read_page

__all__ = ["Matrix", "Rule", "collect", "find_root", "matrix", "pages", "read_page", "read_pages"]


class Matrix:
    """Rules × tests of one game. `unknown` are numbers that tests name and the page lacks."""

    def __init__(self, rules: list[Rule], tests: dict[str, list[str]]) -> None:
        numbers = {rule.id for rule in rules}
        prefixes = {rule.id.partition("-")[0] for rule in rules}
        self.rules = rules
        self.tests = {id: names for id, names in tests.items() if id in numbers}
        self.proved = [rule.id for rule in rules if rule.id in self.tests]
        self.unproved = [r.id for r in rules if r.needs_proof() and r.id not in self.tests]
        self.unknown = sorted(
            id for id in tests if id.partition("-")[0] in prefixes and id not in numbers
        )


def find_root() -> Path:
    """The project's checkout: around the working folder, else around this package."""
    for start in (Path.cwd(), Path(str(loci.__file__)).parent):
        for folder in (start, *start.parents):
            if (folder / "docs" / "rules").is_dir() and (folder / "tests").is_dir():
                return folder
    raise BadData(Text("no-checkout"))


def collect(root: Path, folder: str = "tests") -> dict[str, list[str]]:
    """Rule number → names of the tests marked with it, by pytest's own collection."""
    with tempfile.TemporaryDirectory() as place:
        out = Path(place) / "matrix.json"
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
        done = subprocess.run(
            [*command, f"--rule-matrix={out}", folder],
            cwd=root,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0 or not out.exists():
            raise BadData(Text("rules-collect", detail=done.stdout[-500:] + done.stderr[-500:]))
        tests: dict[str, list[str]] = decode(out.read_bytes())
        return tests


def pages(root: Path, game_id: str, language: str = FIRST) -> list[Page]:
    """The rules pages of a game of the checkout at `root`."""
    return pages_of(root / "docs" / "rules", game_id, language)


def read_pages(root: Path, game_id: str, language: str = FIRST) -> list[Rule]:
    """The rules of all pages of a game."""
    found = pages(root, game_id, language)
    if not found:
        raise BadData(Text("rules-no-page", page=f"{game_id}.md"))
    return [rule for page in found for rule in page.rules()]


def matrix(root: Path, game_id: str, language: str = FIRST) -> Matrix:
    """The matrix of one game of the checkout at `root`, its rules in the words of a language."""
    return Matrix(read_pages(root, game_id, language), collect(root))
