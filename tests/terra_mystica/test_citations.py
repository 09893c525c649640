"""Every question and every refusal names the rule behind it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from loci.core import Text
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.rules import questions, reasons
from loci.games.terra_mystica.rules.economy import reasons as economy_reasons
from loci.games.terra_mystica.rules.turn import hex_reasons
from loci.games.terra_mystica.rules.turn import reasons as turn_reasons
from loci.games.terra_mystica.words import citations
from loci.testing.rules import read_page

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "terra-mystica.md"
KNOWN = {rule.id for rule in read_page(PAGE)}
ID = r"[a-z]+(-[a-z]+)+|resigned"
#: Names put together from parts.
MADE = {
    "keep-for-": ("tunnel", "carpet"),
    "track-end-": ("ship", "dig"),
    "track-none-": ("ship", "dig"),
}


def said(module: object) -> set[str]:
    """The ids of the messages that a module names: what it gives to `Text`, and the values of the
    tables that it takes them from."""
    tree = ast.parse(Path(str(getattr(module, "__file__", ""))).read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            start = str(node.values[0].value)
            found |= {start + end for end in MADE.get(start, ())}
        elif isinstance(node, ast.Constant) and re.fullmatch(ID, str(node.value)):
            found.add(str(node.value))
    return found


MODULES = [questions, reasons, hex_reasons, economy_reasons, turn_reasons]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rsplit(".", 1)[1])
def test_every_question_and_refusal_has_a_rule_that_exists(module: object) -> None:
    ids = said(module)
    assert len(ids) > 5
    assert {id for id in ids if GAME.rule(Text(id)) not in KNOWN} == set()


def test_no_rule_is_cited_for_what_nobody_says() -> None:
    everything = {id for module in MODULES for id in said(module)}
    assert {id for id in citations._RULES if id not in everything} == set()


def test_what_is_no_rule_of_the_game_has_none() -> None:
    assert GAME.rule(Text("not-asked")) == ""
