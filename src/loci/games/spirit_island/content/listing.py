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

SETS = ("base", "branch-and-claw")
_LATER = ("events", "tokens")  # kinds that the base game has not


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
    """The kinds of content of one set that it has any of; the base game has them all."""
    levels = [
        f"{id} {level}"
        for id in of_sets(ADVERSARIES, [name])
        for level in range(len(ADVERSARIES[id].difficulty))
    ]
    base = name == "base"
    found = {
        "spirits": of_sets(SPIRITS, [name]),
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
    }
    return {kind: ids for kind, ids in found.items() if ids or (base and kind not in _LATER)}


def _tokens(name: str) -> list[str]:
    """The kinds of tokens that come with a set first."""
    found = [PIECES[kind] for kind, sets in TOKEN_SETS.items() if sets[0] == name]
    return [*found, "strife"] if STRIFE_SETS[0] == name else found
