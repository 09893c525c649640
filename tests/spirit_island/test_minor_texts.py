"""The minor powers have names and words in every language."""

from __future__ import annotations

import pytest

from loci.core.text import SeatName, Text
from loci.core.words.wording import LANGUAGES, Wording
from loci.games.spirit_island.state.registry import deck
from tests.spirit_island.minor import alone

PACKAGE = "loci.games.spirit_island.words"

#: Cards that let their user choose, with what there must be for it, and the elements.
CHOICES = [
    ("call-of-the-dahan-ways", {"dahan": 1, "town": 1}, "2 moon"),
    ("call-to-bloodshed", {"dahan": 1}, ""),
    ("call-to-isolation", {"dahan": 1}, ""),
    ("call-to-tend", {"dahan": 1}, ""),
    ("delusions-of-danger", {}, ""),
    ("enticing-splendor", {}, ""),
    ("natures-resilience", {"blight": 1}, "2 water"),
    ("purifying-flame", {"blight": 1}, ""),
    ("quicken-the-earths-struggles", {}, ""),
    ("steam-vents", {"town": 1}, "3 earth"),
    ("veil-the-nights-hunt", {"dahan": 1}, ""),
    ("voracious-growth", {}, ""),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_own_name_and_text(language: str) -> None:
    words = Wording(language, PACKAGE, strict=True)
    cards = deck("minor", ["base"])
    names = {words.say(Text(f"power-{id}")) for id in cards}
    texts = {words.say(Text(f"text-{id}")) for id in cards}
    assert len(names) == len(cards)
    assert len(texts) == len(cards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("id", "there", "elements"), CHOICES)
def test_every_choice_has_words(
    language: str, id: str, there: dict[str, int], elements: str
) -> None:
    words = Wording(language, PACKAGE, strict=True)
    land = "A5" if id == "voracious-growth" else "A6"  # a wetland, else a mountain
    here = alone({land: there}, f"power {id} at {land}", elements=elements)
    options = here.options()
    assert here.prompt() == "ask-option"
    assert len(options) == len({words.say(Text(line.replace(" ", "-"))) for line in options}) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "message",
    [
        Text("log-elemental-boon", who=SeatName(0), elements="sun"),
        Text("log-encompassing-ward", who=SeatName(0)),
        Text("log-gift-of-constancy", who=SeatName(0)),
        Text("log-reaching-grasp", who=SeatName(0)),
    ],
    ids=lambda message: message.id,
)
def test_what_happens_has_words(language: str, message: Text) -> None:
    assert "Ada" in Wording(language, PACKAGE, strict=True).say(message, ["Ada"])
