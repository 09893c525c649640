"""Every card, spirit and board of Spirit Island by set and kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    BOARDS,
    EVENT_CARDS,
    FEAR_CARDS,
    INVADER_CARDS,
    POWERS,
    SCENARIOS,
    SPIRITS,
    deck,
    of_sets,
)
from loci.games.spirit_island.state.terms import PIECES, STRIFE_SETS, TOKEN_SETS

SETS = ("base", "branch-and-claw", "jagged-earth", "feather-and-flame")
#: Kinds that came with a later set.
_LATER = {"events": "branch-and-claw", "tokens": "branch-and-claw", "aspects": "jagged-earth"}


def content() -> dict[str, dict[str, list[str]]]:
    """What is registered; an adversary counts once for each of its levels."""
    registered: tuple[Mapping[str, Any], ...] = (
        SPIRITS,
        POWERS,
        FEAR_CARDS,
        BLIGHT_CARDS,
        ADVERSARIES,
        SCENARIOS,
        EVENT_CARDS,
        INVADER_CARDS,
        BOARDS,
    )
    sets = {thing.set: None for things in registered for thing in things.values()}
    return {name: _of(name) for name in {**dict.fromkeys(SETS), **sets}}


def _of(name: str) -> dict[str, list[str]]:
    """The kinds of content of one set: those of the game itself name every kind that there was when
    they came, others what they have any of."""
    levels = [
        f"{id} {level}"
        for id in of_sets(ADVERSARIES, [name])
        for level in range(len(ADVERSARIES[id].difficulty))
    ]
    found = {
        "spirits": [id for id in of_sets(SPIRITS, [name]) if not SPIRITS[id].aspect],
        "unique": deck("unique", [name]),
        "minor": deck("minor", [name]),
        "major": deck("major", [name]),
        "fear": of_sets(FEAR_CARDS, [name]),
        "blight": of_sets(BLIGHT_CARDS, [name]),
        "invader": [id for id, card in INVADER_CARDS.items() if card.set == name],
        "adversaries": levels,
        "scenarios": of_sets(SCENARIOS, [name]),
        "boards": of_sets(BOARDS, [name]),
        "events": of_sets(EVENT_CARDS, [name]),
        "tokens": _tokens(name),
        "aspects": [id for id in of_sets(SPIRITS, [name]) if SPIRITS[id].aspect],
    }
    return {kind: ids for kind, ids in found.items() if ids or _knows(name, kind)}


def _knows(name: str, kind: str) -> bool:
    """Whether a set of the game itself knows a kind of content."""
    return name in SETS and SETS.index(_LATER.get(kind, SETS[0])) <= SETS.index(name)


def _tokens(name: str) -> list[str]:
    """The kinds of tokens that come with a set first."""
    found = [PIECES[kind] for kind, sets in TOKEN_SETS.items() if sets[0] == name]
    return [*found, "strife"] if STRIFE_SETS[0] == name else found
