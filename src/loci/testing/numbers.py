"""Every message with a number, said with 1, 2, 5 and 22: is a plural form missing?

After 2 and 22 Polish and Russian want another form of a noun than after 5, and after 1 a third. So
the word right behind a number changes with it, or a form was forgotten. What rightly stays as it is
stands in the glossary: under `mass` what is the same after every number ("1 energii"), under `same`
what is the same after 2 and 5 ("2 odkrywców").
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from loci.core.text import Text
from loci.core.words.fluency import Fluency
from loci.core.words.wording import Wording
from loci.testing.glossary import Texts

NUMBERS: Final = (1, 2, 5, 22)
_FORM: Final = re.compile(r"^ +\.([\w-]+) *=", re.MULTILINE)
_CATEGORIES: Final = {"one", "few", "many", "other"}
_COUNTED: Final = re.compile(r"(?<![\w.,:/–-])(\d+) ([^\W\d_][\w’'-]*)")
#: Stands for an argument that is no number: a name, a place, a text.
_WORD: Final = "Ω"


class _Arguments(Visitor):
    """The arguments of a message, those of them that are numbers, and the forms asked of nouns."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()
        self.forms: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if hasattr(variant.key, "name")}
        numbered = len(keys) < len(node.variants) or keys & (_CATEGORIES - {"other"})
        if isinstance(node.selector, ftl.VariableReference) and numbered:
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        given = node.arguments.positional
        if given and isinstance(given[0], ftl.VariableReference):
            if node.id.name in ("ROMAN", "SIGNED"):
                self.numbers.add(given[0].id.name)
            elif node.id.name == "FORM" and isinstance(given[1], ftl.StringLiteral):
                self.forms.add((given[0].id.name, given[1].value))
        self.generic_visit(node)


def arguments(texts: Texts) -> dict[str, _Arguments]:
    """The arguments of every message."""
    return {id: _arguments(words) for id, words in texts.items()}


@cache
def _arguments(message: str) -> _Arguments:
    found = _Arguments()
    for entry in FluentParser().parse(message).body:
        found.visit(entry)
    return found


def numbers_in(*languages: Texts) -> set[str]:
    """The names of arguments that some message of some language treats as numbers."""
    return {
        name for texts in languages for args in arguments(texts).values() for name in args.numbers
    }


def forms_missing(texts: Texts) -> list[str]:
    """Forms that a message asks of an argument, and that no noun has: misspelt, or forgotten."""
    there = {name for words in texts.values() for name in _FORM.findall(words)}
    return [
        f"{id}: no noun has a form “{form}”"
        for id, args in arguments(texts).items()
        for _, form in sorted(args.forms)
        if form not in there
    ]


def said(
    language: str, texts: Texts, numeric: Iterable[str], wording: Wording | None = None
) -> Iterator[tuple[str, list[str]]]:
    """Every message that has a number, by id, said with each of `NUMBERS`; its attributes too, and,
    where it asks for a form of a noun, with every noun that `wording` has."""
    fluency = Fluency(language, texts)
    for id, args in arguments(texts).items():
        counted = args.names & set(numeric)
        if not counted:
            continue
        families = {
            name: [one for one in texts if one.startswith(f"{name}-")] for name, _ in args.forms
        }
        for part, nouns in product(("", *_FORM.findall(texts[id])), _nouns(families)):
            given: dict[str, Any] = dict.fromkeys(args.names, _WORD)
            if wording is not None:
                given |= {
                    name: fluency.nested(wording, Text(one), []) for name, one in nouns.items()
                }
            lines = [fluency.say(id, part, given | dict.fromkeys(counted, n)) for n in NUMBERS]
            wrong = {wrong for _, wrong in lines} - {"", "it has no value"}
            assert not wrong, (language, id, wrong)
            if any(line for line, _ in lines):
                yield f"{id}.{part}" if part else id, [line for line, _ in lines]


def _nouns(families: dict[str, list[str]]) -> Iterator[dict[str, str]]:
    """One noun of each family after the other: `good-food`, `good-water` … for `good`."""
    there = {name: family for name, family in families.items() if family}
    for number in range(max(map(len, there.values()), default=1)):
        yield {name: family[number % len(family)] for name, family in there.items()}


def missing_forms(
    language: str,
    texts: Texts,
    numeric: Iterable[str],
    unchanged: Mapping[str, list[str]],
    large: Iterable[str] = (),
    wording: Wording | None = None,
) -> list[str]:
    """Messages whose words behind a number do not change with it, though they should; the numbers
    of `large` ones are never small."""
    mass = {_WORD, *unchanged.get("mass", [])}
    same = {*unchanged.get("same", []), *mass}
    found: list[str] = []
    for id, lines in said(language, texts, numeric, wording):
        if id in large:
            continue
        one, two, five, again = (_counted(line, n) for line, n in zip(lines, NUMBERS, strict=True))
        for word in sorted(set(two) - mass):
            if word in one:
                found.append(f"{language}: {id}: “1 {word}” and “2 {word}”")
            elif language != "en" and word in five and word not in same:
                found.append(f"{language}: {id}: “2 {word}” and “5 {word}”")
        if two != again:
            found.append(f"{language}: {id}: 22 is not said like 2: {again} {two}")
    return found


def _counted(line: str, number: int) -> list[str]:
    """The words that stand right behind a number."""
    return [word for count, word in _COUNTED.findall(line) if count == str(number)]
