"""Every question and refusal leads to the rule behind it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from loci.core.text import Text
from loci.core.words.wording import Wording
from loci.games.spirit_island import GAME
from loci.games.spirit_island.words.citations import rule
from loci.testing.rules import read_pages

#: Refusals of what is no answer at all, or of names that nobody has: no rule is behind them.
WITHOUT = {
    "ask-growth",
    "card-not-among",
    "land-not-among",
    "no-such-card",
    "no-such-land",
    "no-such-level",
    "no-such-piece",
    "no-such-spirit",
    "not-now",
}
SOURCES = Path(__file__).parents[2] / "src/loci/games/spirit_island"
NUMBERS = {rule.id for rule in read_pages(Path(__file__).parents[2], "spirit-island")}


def questions() -> set[str]:
    """The ids of all questions that the rules and the content put."""
    found: set[str] = set()
    for path in [*SOURCES.glob("rules/**/*.py"), *SOURCES.glob("content/**/*.py")]:
        found.update(re.findall(r'"(ask-[a-z-]+)"', path.read_text(encoding="utf-8")))
    return found


def refusals() -> set[str]:
    """The ids of all reasons why an answer is refused."""
    found: set[str] = set()
    for path in SOURCES.glob("rules/**/reasons*.py"):
        found.update(re.findall(r'Text\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")))
    return found - {"element-number", "nothing"}


def test_there_is_something_to_look_up() -> None:
    assert len(questions()) > 40
    assert len(refusals()) > 30


@pytest.mark.parametrize("id", sorted(questions()))
def test_every_question_has_its_rule(id: str) -> None:
    assert rule(Text(id)) in NUMBERS


@pytest.mark.parametrize("id", sorted(refusals() - WITHOUT))
def test_every_refusal_has_its_rule(id: str) -> None:
    assert rule(Text(id)) in NUMBERS, id


def test_the_game_gives_the_number_and_never_says_it() -> None:
    assert GAME.rule(Text("ask-cascade")) == "SI-18.12"
    said = Wording("en", GAME.info.package, strict=True).say(Text("ask-cascade", land="A4"))
    assert "SI-" not in said
