"""The scenarios have names and words in every language."""

from __future__ import annotations

import pytest

from loci.core.text import SeatName, Text
from loci.core.words.wording import LANGUAGES, Wording
from loci.games.spirit_island.state.registry import SCENARIOS, of_sets

PACKAGE = "loci.games.spirit_island.words"
MESSAGES = [
    Text("ask-blitz-explorer", board="A"),
    Text("ask-ritual-energy"),
    Text("ask-ritual-presence", land="A5"),
    Text("ask-military-response", piece="town"),
    Text("do-ritual", land="A5"),
    *[Text("do-spend", number=n) for n in range(4)],
    *[Text("do-sacrifice", number=n) for n in range(4)],
    Text("log-ritual", who=SeatName(0), land="A5"),
    *[Text("log-raid", number=n, land="A5") for n in (1, 2, 5)],
    Text("log-military-response", piece="town", land="A5"),
    Text("log-insurrection"),
]


@pytest.mark.rule("SI-1.1", "SI-31.5")
def test_there_are_four_scenarios() -> None:
    assert of_sets(SCENARIOS, ["base"]) == [
        "blitz",
        "dahan-insurrection",
        "guard-the-isles-heart",
        "rituals-of-terror",
    ]


@pytest.mark.rule("SI-31.4")
def test_difficulties_are_from_0_to_10() -> None:
    assert all(0 <= scenario.difficulty <= 10 for scenario in SCENARIOS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_has_its_own_name_and_text(language: str) -> None:
    words = Wording(language, PACKAGE, strict=True)
    assert len({words.say(Text(f"scenario-{id}")) for id in SCENARIOS}) == len(SCENARIOS)
    assert len({words.say(Text(f"text-scenario-{id}")) for id in SCENARIOS}) == len(SCENARIOS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.id)
def test_questions_answers_and_events_have_words(language: str, message: Text) -> None:
    said = Wording(language, PACKAGE, strict=True).say(message, ["Ada"])
    for value in message.args.values():
        assert str(value) in said or isinstance(value, SeatName)
