"""What the compiler would take in another sense than Python, without a word."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def compiled_modules() -> list[Path]:
    """The folders of which setup.py compiles the most."""
    folders = (ROOT / "src/loci/core", ROOT / "src/loci/games")
    return [path for folder in folders for path in sorted(folder.rglob("*.py"))]


def names_of_two_types(source: str) -> list[str]:
    """Functions in which one name stands for caught exceptions of two classes: the compiled code
    gives a name one type, and raises a TypeError over the second class."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        caught: dict[str, set[str]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.ExceptHandler) and node.name and node.type is not None:
                caught.setdefault(node.name, set()).add(ast.unparse(node.type))
        found += [f"{function.name}: {name}" for name, types in caught.items() if len(types) > 1]
    return found


def test_no_name_stands_for_exceptions_of_two_classes() -> None:
    modules = compiled_modules()
    assert len(modules) > 100
    wrong = {str(path): names_of_two_types(path.read_text("utf-8")) for path in modules}
    assert not {path: found for path, found in wrong.items() if found}


@pytest.mark.parametrize(("second", "found"), [("error", ["f: error"]), ("other", [])])
def test_such_a_name_is_found(second: str, found: list[str]) -> None:
    source = f"""
def f():
    try:
        g()
    except KeyError as error:
        pass
    except ValueError as {second}:
        pass
"""
    assert names_of_two_types(source) == found


def modules_imported_late(source: str) -> list[str]:
    """Modules that a function imports by name: compiled code finds None in their place. It may
    import what they define."""
    return [
        f"{function.name}: {node.module}.{alias.name}"
        for function in ast.walk(ast.parse(source))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.ImportFrom) and node.module and not node.level
        for alias in node.names
        if (ROOT / "src" / node.module.replace(".", "/") / f"{alias.name}.py").exists()
    ]


def test_no_function_imports_a_module_by_name() -> None:
    wrong = {
        str(path): modules_imported_late(path.read_text("utf-8")) for path in compiled_modules()
    }
    assert not {path: found for path, found in wrong.items() if found}


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("from loci.core import match", ["f: loci.core.records.match"]),
        ("from loci.core.records.match import Match", []),
    ],
)
def test_such_an_import_is_found(line: str, found: list[str]) -> None:
    assert modules_imported_late(f"def f():\n    {line}\n") == found
