"""docs/rules/coverage.md: every section of the rulebook of the expansions, and where it is."""

from __future__ import annotations

import re
from pathlib import Path

from loci.core.words.rulespages import read_page

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "rules" / "coverage.md").read_text("utf-8")
GAME = ROOT / "src" / "loci" / "games" / "spirit_island"
#: Sections of the rulebook; those after them are panels and our own.
LAST = 37


def rows() -> list[list[str]]:
    table = PAGE.split("## What is left out")[0]
    cells = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("| ")]
    return [row for row in cells if not set(row[0]) <= {"-", " "} and row[0] != "section"]


def named(text: str) -> set[str]:
    """The statements that `4.1 to 4.3, 5.2` names."""
    found: set[str] = set()
    for part in text.split(", "):
        first, _, last = part.partition(" to ")
        section, start = first.split(".")
        end = (last or first).split(".")[1]
        found |= {f"SX-{section}.{n}" for n in range(int(start), int(end) + 1)}
    return found


def test_every_section_says_where_it_is_carried_out_or_why_not() -> None:
    assert len(rows()) > 100
    assert all(len(row) == 3 and row[2] for row in rows())


def test_the_files_are_there() -> None:
    files = set(re.findall(r"`([\w/]+/[\w.]+)`", PAGE)) - {"src/loci/games/spirit_island"}
    assert files
    assert [name for name in sorted(files) if not (GAME / name).exists()] == []


def test_every_statement_of_the_rulebook_belongs_to_a_section() -> None:
    there = {id for row in rows() for id in named(row[1])}
    page = read_page(ROOT / "docs" / "rules" / "spirit-island-expansions.md")
    numbers = [rule.id for rule in page if int(rule.id[3:].split(".")[0]) <= LAST]
    ours = [id for id in numbers if id not in there]
    rulings = {rule.id for rule in page if rule.kind == "ruling"}
    assert [id for id in ours if id not in rulings] == []


def test_every_section_names_a_file_or_says_why_there_is_none() -> None:
    """Not "with the card": that would be said of any."""
    reasons = ("left out", "advice", "description", "about the components", "no card")
    vague = [row for row in rows() if "`" not in row[2] and not row[2].startswith(reasons)]
    assert vague == []
    assert not re.search(r"with the (card|spirit)|with Fractured", PAGE)


def test_what_is_carried_out_stands_on_the_page() -> None:
    """A statement with a file is on the page of the rules, where a test proves it; symbols, advice
    and what is left out need not be."""
    page = {rule.id for rule in read_page(ROOT / "docs" / "rules" / "spirit-island-expansions.md")}
    said = {id for row in rows() for id in named(row[1])}
    elsewhere = {f"SX-1.{n}" for n in (*range(1, 13), 14)} | {"SX-2.2", "SX-35.7"}
    out = {"SX-3.7", "SX-26.12", "SX-30.1", "SX-30.2", "SX-34.18", "SX-34.19"}
    assert said - page - elsewhere <= out
