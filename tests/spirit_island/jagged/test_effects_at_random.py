"""What the spirits have put in force, while events and powers happen: every question has an answer,
and every table that comes of it is one that there can be."""

from __future__ import annotations

import random
from typing import Any

import pytest

from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.state.registry import EVENT_CARDS, POWERS
from tests.spirit_island.tables import EVERY_SET, Island, island

#: Spirits to whom something happens when presence comes or goes, and where they may be.
SPIRITS = {
    "volcano-looming-high": ("A1", "A6", "B2", "B7"),
    "heart-of-the-wildfire": ("A3", "A4", "B3", "B6"),
    "vengeance-as-a-burning-plague": ("A2", "A5", "B4", "B5"),
    "stones-unyielding-defiance": ("A1", "A5", "B2", "B5"),
    "shroud-of-silent-mist": ("A2", "A6", "B1", "B7"),
    "finder-of-paths-unseen": ("A3", "A7", "B3", "B8"),
}
PIECES = ("explorer", "town", "city", "dahan", "beasts", "disease", "badlands", "blight")
LANDS = [f"{board}{n}" for board in "AB" for n in range(1, 9)]
OF_PHASES = ("ask-growth", "ask-fast", "ask-slow", "ask-play")
MOST = 60  # answers


def position(seed: int) -> tuple[random.Random, dict[str, Any], dict[str, Any]]:
    """Lands and the other keys of a position."""
    chance = random.Random(seed)
    lands: dict[str, dict[str, Any]] = {}
    for name in LANDS:
        there = [kind for kind in PIECES if chance.random() < 0.35]
        lands[name] = {kind: chance.randint(1, 2) for kind in there}
    spirits = chance.sample(sorted(SPIRITS), 2)
    for seat, spirit in enumerate(spirits):
        for name in SPIRITS[spirit]:
            lands[name].setdefault("presence", {})[f"P{seat + 1}"] = chance.randint(1, 2)
    at = chance.sample(LANDS, 3)
    effects: list[dict[str, Any]] = [
        {"kind": "forms-dart-by", "land": at[0], "seat": "P1"},
        {"kind": "solid", "land": at[1], "seat": "P2"},
        {"kind": "isolate", "land": at[2]},
        {"kind": "held-fast", "seat": "P1"},
    ]
    seats = {f"P{n}": {"energy": 4, "elements": {"fire": 3, "earth": 4, "air": 2}} for n in (1, 2)}
    keys = {"spirits": spirits, "boards": "AB", "seats": seats, "turn": 2, "options": EVERY_SET}
    return chance, lands, {**keys, "effects": chance.sample(effects, 3), "blight_pool": 6}


def answer_all(here: Island, chance: random.Random) -> None:
    for _ in range(MOST):
        asked = here.match.decisions()
        assert all(decision.moves for decision in asked.values())
        if all(decision.prompt.id in OF_PHASES for decision in asked.values()):
            break
        seat = chance.choice(list(asked))
        here.answer(chance.choice(here.options(seat)), seat=seat)
    assert audit(here.table) == []


@pytest.mark.parametrize("seed", range(60))
def test_events(seed: int) -> None:
    chance, lands, keys = position(seed)
    card = chance.choice(sorted(EVENT_CARDS))
    here = island(lands, f"event-card {card}", phase="invaders", **keys)
    answer_all(here, chance)


@pytest.mark.parametrize("seed", range(60, 120))
def test_powers(seed: int) -> None:
    chance, lands, keys = position(seed)
    cards = sorted(id for id, power in POWERS.items() if power.deck in ("minor", "major"))
    steps = [f"power {card} by P1" for card in chance.sample(cards, 2)]
    answer_all(island(lands, *steps, phase="slow", **keys), chance)
