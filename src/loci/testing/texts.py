"""Are the words there? Missing, unused and ill-fitting messages of a package, in every language."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from loci.core.info import GameInfo
from loci.core.words.wording import LANGUAGES, Wording, sources

# Messages that interfaces ask for by a fixed pattern rather than by a literal in the rules.
CONVENTIONS = (
    "game-title",
    "ending-.+",
    "bot-name-.+",
    "bot-help-.+",
    "hint-.+",
    "figure-.+",
    "option-.+-is-.+",
)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def problems(package: str, users: Iterable[str] = ()) -> list[str]:
    """Everything wrong with the texts of `package`; `users` are other packages that use them."""
    found: list[str] = []
    messages = {lang: _messages(lang, package, found) for lang in LANGUAGES}
    kernel = set(_messages("en", "loci.core", [])) if package != "loci.core" else set()
    english = messages["en"]
    for lang in LANGUAGES[1:]:
        found += [f"{lang}: {id} is missing" for id in english if id not in messages[lang]]
        for id, words in messages[lang].items():
            if id not in english:
                found.append(f"{lang}: {id} is not in English")
            elif words.names - english[id].names:
                found.append(f"{lang}: {id} uses {sorted(words.names - english[id].names)}")
    # A game's texts lie in its room `words`, and every room uses them.
    literals, patterns, texts = _used([package.removesuffix(".words"), *users])
    patterns += [re.compile(pattern) for pattern in CONVENTIONS]
    referred = {name for words in english.values() for name in words.references}
    for id in english:
        by_pattern = any(pattern.fullmatch(id) for pattern in patterns)
        if id not in literals and id not in referred and not by_pattern:
            found.append(f"{id} is used nowhere")
    if not users:
        found += [f"{id} has no words" for id in sorted(texts - set(english) - kernel)]
    return found


def unnamed(info: GameInfo) -> list[str]:
    """Options and standing orders, and their values, that some language has no name for."""
    found: list[str] = []
    for language in LANGUAGES:
        words = Wording(language, info.package)
        for option in (*info.options, *info.orders):
            if words.part(option.help, "name") is None:
                found.append(f"{language}: {option.help}.name")
            found += [
                f"{language}: {option.help}.is-{choice}"
                for choice in option.choices
                if words.value_name(option.help, choice) is None
            ]
    return found


def _messages(language: str, package: str, found: list[str]) -> dict[str, _Variables]:
    messages: dict[str, _Variables] = {}
    for source in sources(language, package):
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Junk):
                found.append(f"{language}: not Fluent: {(entry.content or '').strip()[:60]}")
            if isinstance(entry, ftl.Message):
                if entry.id.name in messages:
                    found.append(f"{language}: {entry.id.name} stands there twice")
                variables = _Variables()
                variables.visit(entry)
                messages[entry.id.name] = variables
    return messages


def _used(packages: list[str]) -> tuple[set[str], list[re.Pattern[str]], set[str]]:
    """String constants, patterns of f-strings, and constants given to `Text`, in the sources."""
    literals: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    texts: set[str] = set()
    for package in packages:
        folder = Path(str(importlib.import_module(package.removesuffix(".words")).__file__)).parent
        for path in folder.rglob("*.yaml"):
            literals.update(re.findall(r"[a-z][a-z0-9-]+", path.read_text(encoding="utf-8")))
        for path in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    literals.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    pattern = _pattern(node)
                    if pattern is not None:
                        patterns.append(pattern)
                elif isinstance(node, ast.Call):
                    texts.update(_text_id(node))
    return literals, patterns, texts


def _pattern(node: ast.JoinedStr) -> re.Pattern[str] | None:
    """`f"card-{x}"` as a pattern; f-strings that could be anything are no use."""
    parts = [
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[A-Za-z0-9-]+"
        for part in node.values
    ]
    first = node.values[0]
    if not isinstance(first, ast.Constant) or not re.match(r"[a-z]+-", str(first.value)):
        return None
    return re.compile("".join(parts))


def _text_id(node: ast.Call) -> list[str]:
    named = isinstance(node.func, ast.Name) and node.func.id == "Text"
    if named and node.args and isinstance(node.args[0], ast.Constant):
        return [str(node.args[0].value)]
    return []
