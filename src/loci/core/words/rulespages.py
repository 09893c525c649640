"""Rules pages: every rule of a game in our own words, numbered, in every language.

The page of a game is `<game>.md`; a further rulebook has one of its own, `<game>-<set>.md`. The
English pages lie in the folder itself, `pl/` and `ru/` hold the same rules under the same numbers.
A page states each rule as a list item that starts with its number:

    - **HL-9.2** **Haunting.** The last player rolls the terrain die …
    - **HL-17.1** *ruling* Where … we take …
    - **HL-2.8** *description* Help cards have no effect on play.

Further lines of the item are indented. *ruling* marks our own reading where the rulebook is silent
or contradicts itself; *description* and *advice* mark statements that only describe a component or
give advice, which no test can prove. The marks are the same in every language: whoever shows a page
puts them into words.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from loci.core.errors import BadData
from loci.core.text import Text

#: The language of the pages in the folder itself, which every page has.
FIRST: Final = "en"
_ITEM: Final = re.compile(
    r"- \*\*([A-Z]{2}-[0-9A-Z]+(?:\.[0-9A-Za-z]+)*)\*\*(?: \*(ruling|description|advice)\*)? (.+)"
)
_NUMBER: Final = re.compile(r"\*\*[A-Z]{2}-[0-9]")
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


class Page:
    """A page in one language: in English where nobody has put it into the one asked for."""

    def __init__(self, path: Path, language: str) -> None:
        self.path = path
        self.name = path.name
        self.language = language

    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    def rules(self) -> list[Rule]:
        return read_page(self.path)


def pages_of(folder: Path, game_id: str, language: str = FIRST) -> list[Page]:
    """The pages of a game: its own, then those of further rulebooks; none without the first."""
    first = folder / f"{game_id}.md"
    if not first.is_file():
        return []
    found = []
    for path in (first, *sorted(folder.glob(f"{game_id}-*.md"))):
        other = folder / language / path.name
        known = language != FIRST and other.is_file()
        found.append(Page(other, language) if known else Page(path, FIRST))
    return found


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
