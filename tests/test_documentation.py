"""The pages of the documentation site, as they are gathered; `make docs` builds it from them."""

from __future__ import annotations

import re
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "docs/site/pages.py"
LINK = re.compile(r"\]\(([^)\s#:]+)[#)]")


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("documentation") / "pages"
    run_path(str(SCRIPT))["gather"](folder)
    return folder


@pytest.fixture
def elsewhere(tmp_path: Path) -> dict[str, Any]:
    """The script over a repository of its own, with a page that the test writes."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "examples").mkdir()
    script = run_path(str(SCRIPT))
    for path in script["BESIDE"]:
        (tmp_path / path).write_text("# Page\n")
    # What its functions see, not this copy of it.
    seen = script["gather"].__globals__
    seen.update(ROOT=tmp_path, DOCS=tmp_path / "docs", ROOMS={})
    return script


def test_every_page_of_the_menu_is_there_and_every_document_is_in_it(pages: Path) -> None:
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    menu = set(re.findall(r"^ +- .*: ([a-z/-]+\.md|rules/README\.md)$", text, re.MULTILINE))
    written = {path.relative_to(pages).as_posix() for path in pages.rglob("*.md")}
    assert menu <= written
    assert {page for page in written if not page.startswith("source/")} == menu
    assert yaml.safe_load(text)["docs_dir"] == "build/docs-pages"


def test_the_library_has_every_module_of_its_packages(pages: Path) -> None:
    for room, package in run_path(str(SCRIPT))["ROOMS"].items():
        told = set(re.findall(r"^::: (\S+)$", (pages / f"library/{room}.md").read_text(), re.M))
        folder = ROOT / "src" / package.replace(".", "/")
        modules = {f"{package}.{path.stem}" for path in folder.glob("*.py")}
        assert told == (modules | {package}) - {f"{package}.__init__"}


def test_links_lead_to_pages_that_are_there(pages: Path) -> None:
    prose = re.compile(r"^ *```.*?^ *```$|`[^`\n]+`|^~~~~.*?^~~~~$", re.DOTALL | re.MULTILINE)
    leads = [
        (page.relative_to(pages).as_posix(), link)
        for page in pages.rglob("*.md")
        for link in LINK.findall(prose.sub("", page.read_text(encoding="utf-8")))
        if not (page.parent / link).exists()
    ]
    assert leads == []
    assert "source/tests/toys/ferry.md" in (pages / "contributing.md").read_text(encoding="utf-8")
    assert (pages / "source/tests/toys/ferry.md").exists()
    assert (pages / "source/examples/train.py.md").exists()


def test_a_link_to_a_file_that_is_not_there_is_refused(
    elsewhere: dict[str, Any], tmp_path: Path
) -> None:
    page = tmp_path / "docs/index.md"
    page.write_text(
        "`[code](nowhere.py)`\n\n```\n[code](nowhere.py)\n```\n[up](../CHANGELOG.md#x)\n"
    )
    elsewhere["gather"](tmp_path / "pages")
    assert "[up](changelog.md#x)" in (tmp_path / "pages/index.md").read_text()
    page.write_text("[away](../src/nowhere.py)\n")
    with pytest.raises(elsewhere["BadLink"], match="there is no src/nowhere"):
        elsewhere["gather"](tmp_path / "pages")


@pytest.mark.parametrize(
    "text",
    [
        '<script src="https://cdn.example/x.js"></script>',
        "<img alt=x src=//cdn.example/x.png>",
        '<link rel="stylesheet" href="https://fonts.example/css">',
        '<link href="https://fonts.example" rel="preconnect">',
        "@import url(https://fonts.example/css);",
        "a { background: url('//cdn.example/x.png') }",
    ],
)
def test_what_a_page_fetches_from_elsewhere_is_found(text: str, tmp_path: Path) -> None:
    fetched = run_path(str(SCRIPT))["fetched"]
    page = tmp_path / "index.html"
    page.write_text('<script src="a.js"></script><a href="https://semver.org">semver</a>')
    assert fetched(tmp_path) == []
    page.write_text(text)
    assert len(fetched(tmp_path)) == 1


def test_every_test_that_holds_a_promise_is_there() -> None:
    """The table of docs/security.md names a file, and after it the tests in it; "…" stands for the
    rest of a name."""
    page = (ROOT / "docs/security.md").read_text(encoding="utf-8")
    table = page.partition("\n## What is promised, and by which test")[2].partition("\n## ")[0]
    seen = 0
    for row in re.findall(r"^\|.*\|(.*)\|$", table, re.MULTILINE):
        file = Path()
        for word in re.findall(r"`([^`]*)`", row):
            path, _, name = word.rpartition("::") if ".py" not in word[-3:] else (word, "", "")
            if path:
                file = ROOT / (path if path.startswith("tests/") else f"tests/server/{path}")
                assert file.is_file(), word
            if name.startswith(("test_", "…")):
                text = file.read_text(encoding="utf-8")
                names = re.findall(r"^(?:async )?def (test_\w+)", text, re.MULTILINE)
                assert any(name.strip("…") in one for one in names), word
                seen += 1
    assert seen > 50
