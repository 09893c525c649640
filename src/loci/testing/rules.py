"""Rules you can trace: which statement of a rules page is proved by which test.

A page `docs/rules/<game>.md`, and one `<game>-<set>.md` for each further rulebook, state each rule
as a list item that starts with its number:

    - **HL-9.2** **Haunting.** The last player rolls the terrain die …
    - **HL-17.1** *ruling* Where … we take …
    - **HL-2.8** *description* Help cards have no effect on play.

Further lines of the item are indented. *ruling* marks our own reading where the rulebook is silent
or contradicts itself; *description* and *advice* mark statements that only describe a component or
give advice, which no test can prove. Tests name what they prove with
`@pytest.mark.rule("HL-9.2")`.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import loci
from loci.core.data import decode
from loci.core.errors import BadData
from loci.core.text import Text

_ITEM = re.compile(
    r"- \*\*([A-Z]{2}-[0-9A-Z]+(?:\.[0-9A-Za-z]+)*)\*\*(?: \*(ruling|description|advice)\*)? (.+)"
)
_NUMBER = re.compile(r"\*\*[A-Z]{2}-[0-9]")
UNPROVABLE: Final = ("description", "advice")


class Rule:
    """One numbered statement: `kind` is rule, ruling, description or advice."""

    def __init__(self, id: str, kind: str, text: str, line: int) -> None:
        self.id = id
        self.kind = kind
        self.text = text
        self.line = line

    def needs_proof(self) -> bool:
        return self.kind not in UNPROVABLE


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


def read_page(path: Path) -> list[Rule]:
    """The rules of a page; `BadData` for a numbered line of another form, or a number twice."""
    if not path.is_file():
        raise BadData(Text("rules-no-page", page=path.name))
    rules: dict[str, Rule] = {}
    last: Rule | None = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        found = _ITEM.fullmatch(line)
        if found is not None:
            id, kind, text = found.groups()
            if id in rules:
                raise BadData(Text("rules-twice", rule=id, line=number))
            last = rules[id] = Rule(id, kind or "rule", text, number)
        elif line.startswith("- ") and _NUMBER.match(line, 2):
            raise BadData(Text("rules-line", line=number, found=line))
        elif line.startswith("  ") and last is not None:
            last.text += " " + line.strip()
        else:
            last = None
    return list(rules.values())


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


def matrix(root: Path, game_id: str) -> Matrix:
    """The matrix of one game of the checkout at `root`."""
    return Matrix(read_pages(root, game_id), collect(root))


def pages(root: Path, game_id: str) -> list[Path]:
    """The rules pages of a game: its own, then those of further rulebooks."""
    folder = root / "docs" / "rules"
    return [folder / f"{game_id}.md", *sorted(folder.glob(f"{game_id}-*.md"))]


def read_pages(root: Path, game_id: str) -> list[Rule]:
    """The rules of all pages of a game."""
    return [rule for page in pages(root, game_id) for rule in read_page(page)]
