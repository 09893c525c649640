"""The rules pages say the same in every language, in the same numbers and the rulebooks' words."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from loci.core.words.rulespages import FIRST, Rule, pages_of, read_page
from loci.core.words.wording import LANGUAGES
from tests.words.sources import GAMES, glossary

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
OTHERS = LANGUAGES[1:]
#: Pages that are there in other languages too; those of every game's own rulebook must be.
TOLD = [
    page.name
    for game in GAMES
    for page in pages_of(FOLDER, game)
    if any((FOLDER / language / page.name).is_file() for language in OTHERS)
]
#: Numbers of rules and notes, and the names of tiles and actions: the same in every language.
NAMES = re.compile(r"\b(?:[A-Z]{2}-[A-Z]?\d[\w.]*\w|[A-Z]{2}-[A-Z]?\d|[A-Z]+\d+)\b")
FILE = re.compile(r"\b[\w/]+\.(?:md|toml|py|yaml|json)\b|\b(?:src|content|state)/")
#: Words that stand in any English sentence and in no Polish one.
ENGLISH = re.compile(r"\b(?:the|of|and|is|are|with|when|each|from|not|it|or|if|for|this)\b")
#: What a Russian page may write in Latin letters: names and parts of the books, besides `code`.
QUOTED = re.compile(
    r"`[^`]*`|\*\*[A-Z]{2}-[^*]*\*\*|\*(?:ruling|description|advice)\*|^\*Книга правил: .*$"
    r"|Nawiedzone Krainy|Amator Planszówek|Meeple Tales|The Meeple Gamer|spieletest\.at",
    re.MULTILINE,
)
LATIN = re.compile(r"\b(?!(?:[IVX]+|[A-Z]{2}-[\w.]+|[A-Z]+\d+|\d[AB]|[A-Z])\b)[A-Za-z]{2,}\b")


def source(name: str, language: str) -> str:
    folder = FOLDER if language == FIRST else FOLDER / language
    return (folder / name).read_text(encoding="utf-8")


def rules(name: str, language: str) -> list[Rule]:
    return read_page(FOLDER / name if language == FIRST else FOLDER / language / name)


def headings(name: str, language: str) -> list[str]:
    """Their levels and numbers."""
    return re.findall(r"^#+ (?:\d+\.|[A-Z]\.)?", source(name, language), re.MULTILINE)


def items(name: str, language: str) -> list[str]:
    """All that has a number, notes too, and how deep it stands."""
    return re.findall(
        r"^ *(?:[-*] \*\*[A-Z][\w.-]*\*\*|\* |\d\. )", source(name, language), re.MULTILINE
    )


def facts(text: str) -> Counter[str]:
    """Numbers of rules, names of tiles, and every other number."""
    rest = NAMES.sub(" ", text)
    return Counter(NAMES.findall(text)) + Counter(re.findall(r"\d+", rest))


def test_the_rules_of_every_game_are_there_in_every_language() -> None:
    assert {f"{game}.md" for game in GAMES} <= set(TOLD)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", TOLD)
def test_the_same_rules_stand_in_the_same_order(name: str, language: str) -> None:
    first, other = rules(name, FIRST), rules(name, language)
    assert [(rule.id, rule.kind) for rule in other] == [(rule.id, rule.kind) for rule in first]
    assert headings(name, language) == headings(name, FIRST)
    assert [re.sub(r"[А-Я]\*", "X*", item) for item in items(name, language)] == items(name, FIRST)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", TOLD)
def test_every_rule_has_the_same_numbers(name: str, language: str) -> None:
    pairs = zip(rules(name, FIRST), rules(name, language), strict=True)
    differing = {
        first.id: (facts(first.text) - facts(other.text), facts(other.text) - facts(first.text))
        for first, other in pairs
        if facts(first.text) != facts(other.text)
    }
    assert differing == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", TOLD)
def test_our_readings_give_their_reason_where_the_english_does(name: str, language: str) -> None:
    word = {"pl": "Powód: ", "ru": "Причина: "}[language]
    with_reason = [rule.id for rule in rules(name, FIRST) if "Reason: " in rule.text]
    assert [rule.id for rule in rules(name, language) if word in rule.text] == with_reason


@pytest.mark.parametrize("name", TOLD)
def test_no_english_is_left_over(name: str) -> None:
    polish = re.sub(r"`[^`]*`|The Meeple Gamer", " ", source(name, "pl"))
    assert ENGLISH.findall(polish) == []
    assert LATIN.findall(QUOTED.sub(" ", source(name, "ru"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_no_page_names_a_file(name: str, language: str) -> None:
    assert FILE.findall(source(name, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_pages_use_the_words_of_the_glossary(game: str, language: str) -> None:
    for page in pages_of(FOLDER, game, language):
        said = {rule.id: f"rule = {rule.text}" for rule in page.rules()}
        assert glossary(game).problems(language, said) == []


def test_a_page_that_nobody_has_put_into_a_language_is_shown_in_english(tmp_path: Path) -> None:
    (tmp_path / "pl").mkdir()
    for name in ("lantern.md", "lantern-more.md", "pl/lantern.md"):
        (tmp_path / name).write_text(f"# {name}\n", encoding="utf-8")
    found = pages_of(tmp_path, "lantern", "pl")
    assert [(page.text(), page.language) for page in found] == [
        ("# pl/lantern.md\n", "pl"),
        ("# lantern-more.md\n", "en"),
    ]
    assert pages_of(tmp_path, "ferry", "pl") == []
