"""Every text uses the words of its rulebook, and names of players only where a nominative fits."""

from __future__ import annotations

import pytest

from loci.core.words.wording import LANGUAGES
from loci.testing.glossary import Glossary
from tests.words.sources import EVERYWHERE, GAMES, glossary, own, texts

TERM = {
    "en": "coast",
    "pl": "nadbrzeże",
    "ru": "прибрежье",
    "message": "coast",
    "never": {"pl": "wybrzeż"},
    "except": ["old-coast"],
}


@pytest.mark.parametrize("name", EVERYWHERE)
def test_every_entry_of_a_glossary_has_its_words(name: str) -> None:
    assert glossary(name).faults() == []
    assert len(glossary(name).entries) > 15


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERYWHERE)
def test_no_text_has_another_word_than_its_glossary(name: str, language: str) -> None:
    assert glossary(name).problems(language, texts(name, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERYWHERE)
def test_every_name_is_the_glossarys(name: str, language: str) -> None:
    assert glossary(name).misnamed(language, own(name, language)) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", EVERYWHERE)
def test_players_names_stand_where_a_nominative_fits(name: str, language: str) -> None:
    assert glossary(name).nominative(language, texts(name, language)) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_called_what_its_box_says(name: str) -> None:
    titles = [entry for entry in glossary(name).entries if entry.get("message") == "game-title"]
    assert len(titles) == 1


def test_other_words_are_found_in_values_attributes_and_variants() -> None:
    words = Glossary({"term": [TERM]})
    said = {
        "a": "a = Na wybrzeżu",
        "b": "b = x\n    .wybrzeże = y",
        "c": "c =\n    { $n ->\n        [one] Wybrzeże\n       *[other] y\n    }",
        "old-coast": "old-coast = Wybrzeże",
    }
    found = words.problems("pl", said)
    assert [line.split(":")[1] for line in found] == [" a", " c"]
    assert words.problems("ru", said) == []


def test_a_name_is_a_text_or_its_heading() -> None:
    words = Glossary({"name": [TERM | {"set": "later"}]})
    for said in ("nadbrzeże", "nadbrzeże\n    .acc = x", "nadbrzeże: obrona 2.", "„nadbrzeże”: x"):
        assert words.misnamed("pl", {"coast": f"coast = {said}"}) == []
    assert words.misnamed("pl", {"coast": "coast = brzeg"}) == ["pl: coast: “brzeg” → nadbrzeże"]
    assert words.misnamed("pl", {}) == []
    assert Glossary({"name": [TERM]}).misnamed("pl", {}) == ["pl: coast is not there: nadbrzeże"]


def test_a_name_after_a_preposition_or_a_noun_is_found() -> None:
    words = Glossary({"people": {"pl": ["gracza", "gra"], "places": ["bridge"]}})
    good = (
        *("{ $who } gra.", "Gra: { $who }.", "Los ({ $who })", "teraz gra { $who }"),
        *("czas gracza { $who }", "Dochód, { $who }: 2"),
    )
    for line in good:
        assert words.nominative("pl", {"x": f"x = {line}"}) == []
    for line in ("od { $who }", "obecność { $who }: 1", "dla { $giver }"):
        assert len(words.nominative("pl", {"x": f"x = {line}"})) == 1
    assert words.nominative("pl", {"bridge": "bridge = z A1 do { $other }"}) == []


def test_a_faulty_glossary_is_found() -> None:
    faulty = {"en": "a", "pl": "b", "ours": ["de"], "never": {"pl": "b"}, "lines": "12"}
    found = "\n".join(Glossary({"term": [faulty]}).faults())
    for expected in ("what is 'lines'?", "a: no ru", "no such language: de", "is what it forbids"):
        assert expected in found
