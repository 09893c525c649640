"""Every message with a number is said with 1, 2, 5 and 22, and no plural form is missing."""

from __future__ import annotations

import pytest

from loci.core.text import Text
from loci.core.words.wording import LANGUAGES, Wording
from loci.testing import numbers
from tests.words.sources import EVERYWHERE, INTERFACE, glossary, in_all_languages, own, package

COINS = """coins =
    { $number ->
        [one] { $number } moneta
        [few] { $number } monety
       *[many] { $number } monet
    }"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERYWHERE)
def test_no_plural_form_is_missing(name: str, language: str) -> None:
    numeric = numbers.numbers_in(*in_all_languages(name))
    wording = None if name == INTERFACE else Wording(language, package(name))
    words, texts = glossary(name), own(name, language)
    assert len(list(numbers.said(language, texts, numeric, wording))) > 20
    unchanged = words.plurals[language]
    found = numbers.missing_forms(language, texts, numeric, unchanged, words.large, wording)
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERYWHERE)
def test_every_form_that_is_asked_for_exists(name: str, language: str) -> None:
    assert numbers.forms_missing(own(name, language)) == []


def test_a_missing_form_is_found() -> None:
    few = COINS.replace("        [few] { $number } monety\n", "")
    one = "coins = { $number } monet"
    numeric = numbers.numbers_in({"coins": COINS})
    assert numeric == {"number"}
    assert numbers.missing_forms("pl", {"coins": COINS}, numeric, {}) == []
    assert numbers.missing_forms("pl", {"coins": few}, numeric, {}) == [
        "pl: coins: “2 monet” and “5 monet”"
    ]
    assert numbers.missing_forms("pl", {"coins": one}, numeric, {}) == [
        "pl: coins: “1 monet” and “2 monet”"
    ]
    assert numbers.missing_forms("pl", {"coins": few}, numeric, {"same": ["monet"]}) == []
    assert numbers.missing_forms("pl", {"coins": one}, numeric, {"mass": ["monet"]}) == []
    assert numbers.missing_forms("pl", {"coins": one}, numeric, {}, large=["coins"]) == []


def test_a_form_that_no_noun_has_is_found() -> None:
    texts = {"do": 'do = { FORM($coin, "accc") }', "coin-gold": "coin-gold = x\n    .acc = y"}
    assert numbers.forms_missing(texts) == ["do: no noun has a form “accc”"]


@pytest.mark.parametrize(
    ("message", "args", "said"),
    [
        ("see-round", {"season": 3, "round": 1}, "III Pora Roku, Runda I"),
        ("log-sell", {"who": "Ada", "goods": ["water", "wood", "water"]}, "Woda × 2, Drewno"),
    ],
)
def test_numbers_are_roman_and_lists_are_counted(
    message: str, args: dict[str, object], said: str
) -> None:
    given = {
        name: [Text(f"good-{good}") for good in value] if isinstance(value, list) else value
        for name, value in args.items()
    }
    text = Text(message, **given)  # type: ignore[arg-type]
    assert said in Wording("pl", package("haunted-lands"), strict=True).say(text)


def test_points_that_are_lost_have_a_minus_sign() -> None:
    words = Wording("pl", package("terra-mystica"), strict=True)
    text = Text("log-scored", who="Ada", points=-3, source=Text("source-start"))
    assert words.say(text) == "Ada: −3 PZ (początek)."
