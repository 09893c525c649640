"""Which rule of docs/rules/haunted-lands.md stands behind a question or a refusal."""

from __future__ import annotations

from typing import Final

from loci.core.text import Text

_RULES: Final = {
    "ask-turn": "HL-8.1",
    "ask-haunt": "HL-9.2",
    "ask-good": "HL-3.9",
    "ask-refresh": "HL-3.3",
    "ask-quests": "HL-7.5",
    "ask-spectre-card": "HL-13.4",
    "not-your-turn": "HL-7.2",
    "not-last-player": "HL-9.2",
    "no-quest-now": "HL-7.4",
    "first-haunt": "HL-7.2",
    "not-first-player": "HL-E32",
    "first-spectre-card": "HL-13.4",
    "card-in-play": "HL-13.4",
    "warn-no-room": "HL-3.10",
    "warn-reserve": "HL-E2",
    "warn-reserve-now": "HL-E2",
    "first-quest": "HL-7.4",
    "first-good": "HL-3.9",
    "first-refresh": "HL-3.3",
    "only-in-answer": "HL-8.1",
    "no-exhausted": "HL-3.2",
    "haunt-lake": "HL-9.1",
    "haunt-building": "HL-9.1",
    "haunt-spectre": "HL-9.1",
    "haunt-elsewhere": "HL-9.2",
    "travel-far": "HL-10.1",
    "travel-lake": "HL-4.2",
    "harvest-far": "HL-10.2",
    "harvest-city": "HL-4.T1",
    "harvest-building": "HL-10.2",
    "harvest-exploited": "HL-10.3",
    "harvest-spectre": "HL-9.7",
    "harvest-other": "HL-10.2",
    "build-city": "HL-4.T1",
    "build-spectre": "HL-9.4",
    "build-building": "HL-5.1",
    "build-none-left": "HL-E14",
    "no-cubes": "HL-E14",
    "persuade-nobody": "HL-10.5",
    "persuade-roll": "HL-16.S2",
    "sell-where": "HL-11.1",
    "sell-offer": "HL-11.2",
    "study-where": "HL-4.T2",
    "learn-again": "HL-11.3",
    "learn-full": "HL-11.3",
    "train-full": "HL-11.4",
    "needs-pecunia": "HL-11.4",
    "needs-goods": "HL-3.4",
    "quest-not-with-two": "HL-6.17",
    "quest-again": "HL-7.5",
    "quest-number": "HL-7.4",
    "game-over": "HL-14.2",
}
# Where the rule depends on what the text is about.
_ABOUT: Final = {
    "building-windmill": "HL-5.B1",
    "building-sawmill": "HL-5.B2",
    "building-mine": "HL-5.B3",
    "building-noria": "HL-5.B4",
    "track-travel": "HL-10.1",
    "track-persuasion": "HL-10.5",
    "track-harvest": "HL-10.2",
    "track-build": "HL-10.4",
}


def rule(text: Text) -> str:
    """The number of the rule, or nothing where a text rests on none."""
    if text.id in _RULES:
        return _RULES[text.id]
    for about in text.args.values():
        if isinstance(about, Text) and about.id in _ABOUT:
            return _ABOUT[about.id]
    return ""
