"""What is printed on content, as lines of numbers (`Features`): a program that meets a card for the
first time knows what it is made of.

Headers are data. What a card does is read from its English text, which says it in few words that
recur: how often or how much of each of `EFFECTS` it speaks of.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from loci.core.learning.encoding import Features
from loci.games.spirit_island.bots.asked import event_parts
from loci.games.spirit_island.bots.vocabulary import LEVELS
from loci.games.spirit_island.rules.powers.power import Power
from loci.games.spirit_island.rules.spirits.spirit import Spirit
from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    EVENT_CARDS,
    FEAR_CARDS,
    INVADER_CARDS,
    POWERS,
    SCENARIOS,
    SPIRITS,
)
from loci.games.spirit_island.state.terms import ELEMENTS, SPEEDS, TERRAINS

DECKS: Final = ("minor", "major", "unique", "innate")
#: The words of effects, as the texts have them, with what may follow them.
EFFECTS: Final = {
    "push": r"push(?:es|ed)?",
    "gather": r"gather(?:s|ed)?",
    "damage": r"damage",
    "destroy": r"destroy(?:s|ed)?",
    "remove": r"remove[sd]?",
    "replace": r"(?:becomes?|replace[sd]?)",
    "add": r"(?:adds?|gets?)",
    "fear": r"fear",
    "defend": r"defends?",
    "blight": r"blight(?:ed)?",
    "presence": r"presence",
    "sacred-site": r"sacred sites?",
    "energy": r"energy",
    "element": r"elements?",
    "card": r"(?:cards?|power cards?)",
    "reclaim": r"(?:reclaims?|takes? back)",
    "forget": r"forgets?",
    "repeat": r"(?:repeats?|again)",
    "range": r"range",
    "explorer": r"explorers?",
    "town": r"towns?",
    "city": r"(?:city|cities)",
    "invader": r"invaders?",
    "dahan": r"dahan",
    "beasts": r"beasts",
    "wilds": r"wilds",
    "disease": r"disease",
    "strife": r"strife",
    "badlands": r"badlands",
    "ravage": r"ravages?",
    "build": r"builds?",
    "explore": r"explores?",
    "not": r"(?:do not|does not|no|skips?)",
    "isolate": r"isolate[sd]?",
    "each": r"(?:each|every|all)",
    "choose": r"(?:choose|or)",
    "up-to": r"up to",
    "adjacent": r"adjacent",
    "fast": r"fast",
    "slow": r"slow",
    "spirit": r"spirits?",
    "cost": r"(?:costs?|pays?|spends?)",
    "health": r"health",
}
_TRACK: Final = 8  # spaces of a track
_INNATES: Final = 6
_COMPLEXITIES: Final = ("low", "moderate", "high", "very-high")
_TEXTS: Final = "loci.games.spirit_island.words"
_LINE: Final = re.compile(r"^text-([a-z0-9-]+) = (.*(?:\n +.*)*)", re.MULTILINE)
#: A number stands before a word (`up to 3 dahan`, `2 more damage`) or after it (`defend 3`).
_MOST: Final = 99
_Columns = list[str]


@lru_cache(maxsize=1)
def features() -> dict[str, Features]:
    """By kind; line 0 is nothing, line n + 1 the content with the number n."""
    texts = _texts()
    invader = ["stage", *TERRAINS, "coastal", "flagged"]
    levels = [f"difficulty-{level}" for level in range(7)]
    return {
        "power": _features(_power_columns(), POWERS, lambda one: _power(POWERS[one], texts)),
        "spirit": _features(_spirit_columns(), SPIRITS, lambda one: _spirit(SPIRITS[one])),
        "fear": _features(
            [f"{word}-{level}" for level in (1, 2, 3) for word in _said()],
            FEAR_CARDS,
            lambda one: [n for level in (1, 2, 3) for n in _read(texts, f"fear-{one}-{level}")],
        ),
        "blight": _features(
            ["blight-per-player", "healthy", *_said()],
            BLIGHT_CARDS,
            lambda one: [
                BLIGHT_CARDS[one].blight,
                int(BLIGHT_CARDS[one].healthy),
                *_read(texts, f"blight-{one}"),
            ],
        ),
        "part": _features(
            _said(),
            dict.fromkeys(event_parts()),
            lambda one: _read(texts, f"event-part-{one}"),
        ),
        "event": _features(
            [*_asking(), "main-events", "token-event", "dahan-event"],
            EVENT_CARDS,
            lambda one: [
                *[int(EVENT_CARDS[one].asks == word) for word in _asking()],
                len(EVENT_CARDS[one].mains),
                int(bool(EVENT_CARDS[one].token)),
                int(bool(EVENT_CARDS[one].dahan)),
            ],
        ),
        "invader-card": _features(invader, INVADER_CARDS, _invader),
        "adversary": _features(levels, ADVERSARIES, lambda one: list(ADVERSARIES[one].difficulty)),
        "scenario": _features(["difficulty"], SCENARIOS, lambda one: [SCENARIOS[one].difficulty]),
    }


def _features(
    columns: _Columns, content: Mapping[str, Any], line: Callable[[str], list[int]]
) -> Features:
    names = sorted(content)
    return Features(columns, ["", *names], [[0] * len(columns), *[line(id) for id in names]])


# -- powers ----------------------------------------------------------------------------------------


def _targets() -> list[str]:
    return sorted({power.target.name for power in POWERS.values()})


def _power_columns() -> _Columns:
    return [
        *[f"deck-{deck}" for deck in DECKS],
        "cost",
        *SPEEDS,
        *ELEMENTS,
        "has-range",
        "range",
        "from-sacred-site",
        *[f"from-{terrain}" for terrain in TERRAINS],
        *[f"target-{name}" for name in _targets()],
        "targets-spirit",
        "thresholds",
        *[f"threshold-{level + 1}-{name}" for level in range(LEVELS) for name in ELEMENTS],
        *[f"threshold-{level + 1}-energy" for level in range(LEVELS)],
        "fast-at",
        "slow-at",
        "extra-cost",
        "uses",
        *_said(),
    ]


def _power(power: Power, texts: Mapping[str, str]) -> list[int]:
    reach = power.range
    origin = reach.terrain if reach is not None else 0
    found = [int(power.deck == deck) for deck in DECKS]
    found += [max(0, power.cost), *[int(power.speed == n) for n in range(len(SPEEDS))]]
    found += power.elements
    found += [
        int(reach is not None),
        reach.distance if reach is not None else 0,
        int(reach is not None and reach.sacred),
        *[int(n > 0 and n == origin) for n in range(len(TERRAINS))],
        *[int(power.target.name == name) for name in _targets()],
        int(bool(power.target.spirit)),
        len(power.thresholds),
    ]
    for level in range(LEVELS):
        there = level < len(power.thresholds)
        found += power.thresholds[level] if there else [0] * len(ELEMENTS)
    found += [power.prices[n] if n < len(power.prices) else 0 for n in range(LEVELS)]
    found += [power.fast_at + 1, power.slow_at + 1, int(power.extra_cost is not None), power.uses]
    return found + _read(texts, power.id)


# -- spirits and invader cards ---------------------------------------------------------------------


def _spirit_columns() -> _Columns:
    return [
        "complexity",
        "growth-options",
        "growth-pick",
        "tracks",
        *[f"energy-{n + 1}" for n in range(_TRACK)],
        *[f"plays-{n + 1}" for n in range(_TRACK)],
        *[f"track-{name}" for name in (*ELEMENTS, "any")],
        *[f"innate-{n + 1}" for n in range(_INNATES)],
    ]


def _spirit(spirit: Spirit) -> list[int]:
    """Numbers of spaces are one more, 0 where there is none; innate powers as rows number them."""
    numbers = sorted(POWERS)
    found = [
        _COMPLEXITIES.index(spirit.complexity),
        len(spirit.growth),
        spirit.pick,
        len(spirit.tracks),
    ]
    for spaces in (spirit.energy_track, spirit.plays_track):
        printed = [space.number + 1 for space in spaces[:_TRACK]]
        found += printed + [0] * (_TRACK - len(printed))
    marks = [mark for track in spirit.tracks for space in track.spaces for mark in space.elements]
    found += [marks.count(element) for element in range(len(ELEMENTS) + 1)]
    innates = [numbers.index(id) + 1 for id in spirit.innates[:_INNATES]]
    return found + innates + [0] * (_INNATES - len(innates))


def _asking() -> list[str]:
    """How an event card decides on its main event."""
    return sorted({card.asks for card in EVENT_CARDS.values()})


def _invader(id: str) -> list[int]:
    card = INVADER_CARDS[id]
    terrains = [int(n in card.terrains) for n in range(len(TERRAINS))]
    return [card.stage, *terrains, int(card.coastal), int(card.flagged)]


# -- texts -----------------------------------------------------------------------------------------


def _said() -> _Columns:
    return [f"says-{word}" for word in EFFECTS]


def _texts() -> dict[str, str]:
    """The English texts of content, by what they are the texts of."""
    found: dict[str, str] = {}
    for file in sorted(files(_TEXTS).joinpath("texts").iterdir(), key=lambda file: file.name):
        if file.name == "en.ftl" or file.name.endswith(".en.ftl"):
            found.update(_LINE.findall(file.read_text(encoding="utf-8")))
    return found


def _read(texts: Mapping[str, str], id: str) -> list[int]:
    """How much of each effect a text speaks of: the largest number beside its word, 1 where it
    stands alone, 0 where it does not stand at all."""
    text = texts.get(id, "").lower()
    return [_amount(text, word) for word in EFFECTS.values()]


def _amount(text: str, word: str) -> int:
    most = 0
    for before, after in re.findall(
        rf"(?:(\d+) (?:more )?)?\b{word}\b(?: (?:up to )?(\d+))?", text
    ):
        most = max(most, 1, *[int(number) for number in (before, after) if number])
    return min(most, _MOST)
