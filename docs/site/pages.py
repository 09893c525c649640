"""Gathers the pages of the documentation site in one folder: those of docs/, those that lie
elsewhere, a page for every package of the library, and one for every file of the sources that a
page links to. Links are written anew where their targets have other places on the site.

`--check SITE` looks through a site that is built: nothing in it is fetched from elsewhere.
"""

from __future__ import annotations

import argparse
import posixpath
import re
import shutil
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
#: Pages that lie outside docs/, and where they are on the site.
BESIDE: Final = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "examples/README.md": "examples.md",
}
#: The pages of the library: a package each, with all its modules.
ROOMS: Final = {
    "core": "loci.core",
    "records": "loci.core.records",
    "rows": "loci.core.learning",
    "words": "loci.core.words",
    "bots": "loci.bots",
    "sim": "loci.sim",
    "learn": "loci.learn",
    "envs": "loci.envs",
    "pictures": "loci.envs.pictures",
    "data": "loci.data",
    "remote": "loci.remote",
    "testing": "loci.testing",
}
_CODE: Final = {".py": "python", ".ftl": "", ".toml": "toml"}
_VERBATIM: Final = re.compile(r"(^ *```.*?^ *```$|`[^`\n]+`)", re.DOTALL | re.MULTILINE)
_LINK: Final = re.compile(r"\]\(([^)\s#:]+)(#[^)\s]*)?\)")
#: Letters in brackets, which rules pages have in running text and Markdown takes for links.
_LETTER: Final = re.compile(r"\[([A-Z])\](?![(\[])")
_FETCHED: Final = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\ssrc=[\"']?(?:https?:)?//[^>]*>"
    r"|<link\b(?=[^>]*\brel=[\"']?(?:stylesheet|preconnect|preload|icon))"
    r"[^>]*\shref=[\"']?(?:https?:)?//[^>]*>"
    r"|@import[^;]*//[^;]*;|url\([\"']?(?:https?:)?//[^)]*\)"
)


class BadLink(Exception):
    """A link to a file that is not there."""


def gather(folder: Path) -> None:
    """Write all pages into a folder, which is emptied before. `BadLink` if one leads nowhere."""
    shutil.rmtree(folder, ignore_errors=True)
    pages = {
        path.relative_to(DOCS).as_posix(): path.relative_to(ROOT).as_posix()
        for path in sorted(DOCS.rglob("*.md"))
    }
    pages |= {page: path for path, page in BESIDE.items()}
    linked: set[str] = set()
    for page, place in pages.items():
        text = (ROOT / place).read_text(encoding="utf-8")
        linked |= _targets(text, place)
        _write(folder / page, _led(text, page, place))
    for target in sorted(linked):
        if _page_of(target).startswith("source/"):
            _write(folder / _page_of(target), _source(ROOT / target))
        elif target.startswith("docs/") and not target.endswith(".md"):
            _write(folder / _page_of(target), (ROOT / target).read_text(encoding="utf-8"))
    for name, package in ROOMS.items():
        _write(folder / "library" / f"{name}.md", _room(package))


def fetched(site: Path) -> list[str]:
    """What the pages of a site, or their styles, fetch from elsewhere."""
    return [
        f"{path.relative_to(site)}: {found[0]}"
        for path in sorted(site.rglob("*"))
        if path.suffix in (".html", ".css")
        for found in _FETCHED.finditer(path.read_text(encoding="utf-8"))
    ]


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


# -- links -----------------------------------------------------------------------------------------


def _target(link: str, place: str) -> str:
    """What a link means that stands in a file of the repository."""
    target = posixpath.normpath(posixpath.join(posixpath.dirname(place), link))
    if not (ROOT / target).exists():
        raise BadLink(f"{place}: there is no {target}")
    return target


def _targets(text: str, place: str) -> set[str]:
    """What a file of the repository links to."""
    prose = _VERBATIM.split(text)[::2]
    return {_target(link[1], place) for part in prose for link in _LINK.finditer(part)}


def _led(text: str, page: str, place: str) -> str:
    """A page of the site, made from a file of the repository."""

    def led(link: re.Match[str]) -> str:
        target = _page_of(_target(link[1], place))
        path = posixpath.relpath(target, posixpath.dirname(page) or ".")
        return f"]({path}{link[2] or ''})"

    parts = _VERBATIM.split(text)
    for at in range(0, len(parts), 2):
        prose = _LINK.sub(led, parts[at])
        parts[at] = _LETTER.sub(r"\\[\1\\]", prose) if page.startswith("rules/") else prose
    return "".join(parts)


def _page_of(target: str) -> str:
    """Where a file of the repository is on the site; one of the sources has a page of its own."""
    if target in BESIDE:
        return BESIDE[target]
    if target.startswith("docs/"):
        return target.removeprefix("docs/")
    return f"source/{target}.md"


# -- pages that are no files -----------------------------------------------------------------------


def _room(package: str) -> str:
    """The page of a package: what it is for, then its modules."""
    folder = ROOT / "src" / Path(*package.split("."))
    modules = sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")
    first = f"::: {package}\n    options: {{members: false, heading_level: 1}}\n"
    return "\n".join([first, *(f"::: {package}.{module}\n" for module in modules)])


def _source(path: Path) -> str:
    """A file of the sources as a page; of a folder, its files one after the other."""
    files = [path]
    if path.is_dir():
        files = sorted(one for one in path.rglob("*") if one.suffix in _CODE)
    parts = [f"# {path.relative_to(ROOT).as_posix()}\n"]
    for file in files:
        if file != path:
            parts.append(f"## {file.relative_to(path).as_posix()}\n")
        text = file.read_text(encoding="utf-8").rstrip()
        parts.append(f"~~~~ {_CODE.get(file.suffix, '')}\n{text}\n~~~~\n")
    return "\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pages go; with --check, a site")
    parser.add_argument("--check", action="store_true", help="look through a site that is built")
    given = parser.parse_args()
    if given.check:
        if found := fetched(given.folder):
            sys.exit("fetched from elsewhere:\n" + "\n".join(found))
        return
    try:
        gather(given.folder)
    except BadLink as bad:
        sys.exit(str(bad))


if __name__ == "__main__":
    main()
