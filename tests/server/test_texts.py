"""Everything the server says has words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import loci.server
from loci.core.words.wording import LANGUAGES, sources

FOLDER = Path(loci.server.__file__).parent


def ids(language: str, package: str) -> set[str]:
    text = "\n".join(sources(language, package))
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_server_has_words(language: str) -> None:
    known = ids(language, "loci.server") | ids(language, "loci.core")
    said = set()
    for path in FOLDER.rglob("*.py"):
        said |= set(re.findall(r'Text\(\s*"([a-z-]+)"', path.read_text()))
        said |= set(re.findall(r'note, move = "([a-z-]+)"', path.read_text()))
    said |= {f"table-is-{status}" for status in ("waiting", "running", "finished", "closed")}
    said |= {"http-missing", "http-method", "http-http", "record-at-line"}
    games = {"game-title"}  # what every game says itself
    assert said - known - games == set()
    assert ids(language, "loci.server") == ids("en", "loci.server")


def test_arguments_are_the_same_in_every_language() -> None:
    def arguments(language: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        id = ""
        for line in "\n".join(sources(language, "loci.server")).split("\n"):
            start = re.match(r"([a-z][a-z0-9-]*) =", line)
            id = start.group(1) if start else id
            found.setdefault(id, set()).update(re.findall(r"\$(\w+)", line))
        return found

    assert arguments("pl") == arguments("en") == arguments("ru")
