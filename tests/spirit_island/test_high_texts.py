"""The spirits of moderate and high complexity have words in every language."""

from __future__ import annotations

import pytest

from loci.core.text import SeatName, Text
from loci.core.words.wording import LANGUAGES, Wording
from loci.games.spirit_island.state.registry import SPIRITS
from tests.spirit_island.spirits import BRINGER, GREEN, THUNDER
from tests.spirit_island.tables import OCEAN

SPECIAL_RULES = {THUNDER: 2, GREEN: 2, OCEAN: 2, BRINGER: 1}
MESSAGES = [
    Text("ask-ally", who=SeatName(0), start="A1", land="A2"),
    Text("ask-choke-ravage", who=SeatName(0), land="A1"),
    Text("ask-choke-build", who=SeatName(0), land="A1"),
    Text("ask-gather-presence", who=SeatName(0), land="A0"),
    Text("ask-push-presence", who=SeatName(0), land="A0"),
    Text("ask-drown", land="A1"),
    Text("ask-save-dahan", who=SeatName(0)),
    Text("ask-tidal-boon", who=SeatName(0)),
    Text("ask-show-fear"),
    Text("ask-play-at-once", who=SeatName(0), card=Text("power-night-terrors")),
    Text("option-add-presence"),
    Text("option-city"),
    Text("option-gain-major"),
    Text("option-push-town"),
    Text("log-dreamt-element", who=SeatName(0), elements="moon"),
    Text("log-fear-shown", card="fear"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spirit", list(SPECIAL_RULES))
def test_every_spirit_and_power_has_words(language: str, spirit: str) -> None:
    words = Wording(language, "loci.games.spirit_island.words", strict=True)
    panel = SPIRITS[spirit]
    rules = [f"special-{spirit}-{n + 1}" for n in range(SPECIAL_RULES[spirit])]
    said = [words.say(Text(f"spirit-{spirit}")), *[words.say(Text(rule)) for rule in rules]]
    for power in [*panel.uniques, *panel.innates]:
        said += [words.say(Text(f"power-{power}")), words.say(Text(f"text-{power}"))]
    assert len(set(said)) == len(said) == 1 + len(rules) + 12
    assert all(": " in words.say(Text(rule)) for rule in rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", MESSAGES, ids=lambda text: text.id)
def test_every_message_has_words(language: str, message: Text) -> None:
    said = Wording(language, "loci.games.spirit_island.words", strict=True).say(message)
    assert said
    assert message.id not in said
