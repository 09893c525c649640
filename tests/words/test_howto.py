"""How-to pages: the same in every language, in the rulebooks' words."""

from __future__ import annotations

import re

import pytest

from loci.core.words.wording import LANGUAGES
from tests.words.sources import CLIENT, GAMES, glossary
from tests.words.test_rules_pages import ENGLISH, LATIN

FIGURE = re.compile(r"\(figure:[\w-]+\)")


def paragraphs(game: str, language: str) -> list[str]:
    page = (CLIENT / "howto" / game / f"{language}.md").read_text(encoding="utf-8")
    return [part for part in page.split("\n\n") if part.strip()]


def words(game: str, language: str) -> list[str]:
    """The paragraphs, without the names of figures."""
    return [FIGURE.sub(" ", part) for part in paragraphs(game, language)]


def form(part: str) -> str:
    """Heading, figure, list or text."""
    figure = FIGURE.search(part)
    return figure.group() if figure else re.sub(r"[^#\n]", "", re.sub(r"(?m)^[-\d].*", "#", part))


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_paragraphs_lists_and_figures(game: str, language: str) -> None:
    assert [form(part) for part in paragraphs(game, language)] == [
        form(part) for part in paragraphs(game, "en")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_words_are_those_of_the_glossary(game: str, language: str) -> None:
    said = {f"{n}": f"part = {part}" for n, part in enumerate(words(game, language))}
    assert glossary(game).problems(language, said) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_english_is_left_over(game: str) -> None:
    assert [ENGLISH.findall(part) for part in words(game, "pl") if ENGLISH.search(part)] == []
    assert [LATIN.findall(part) for part in words(game, "ru") if LATIN.search(part)] == []
