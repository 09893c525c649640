"""More for the tests of Haunted Lands: tables with a skill, states from play, all moves."""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

from loci.bots.registry import find_bot
from loci.core import Budget, Move, Rng
from loci.core.bot import SeatView
from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.rules.setup import blocked_slots
from loci.games.haunted_lands.state import moves as m
from loci.games.haunted_lands.state.table import HauntedTable
from loci.games.haunted_lands.state.terms import DECKS
from tests.haunted_lands.tables import table

FULL = {"food": 3, "water": 3, "wood": 3, "mineral": 3}
ONE_OF_EACH = {
    "F5": {"windmill": "P1"},
    "F6": {"sawmill": "P1"},
    "F1": {"mine": "P1"},
    "A5": {"noria": "P1"},
}
# Who has learned a skill, and whether P1, whose turn it is, has its effect
LEARNERS = pytest.mark.parametrize(
    ("who", "works"), [("P1", True), ("P2 P1", True), ("P2", False), ("", False)]
)


def slots(players: int = 3, **cubes: str) -> dict[str, list[str]]:
    """The key `slots`: `slots(trade="P2 P1")` puts these cubes on the leftmost open slots."""
    found = {}
    for deck, names in cubes.items():
        blocked = blocked_slots(players, 4)
        left = names.split()
        found[deck] = [
            "blocked" if i in blocked else left.pop(0) if left else "free" for i in range(4)
        ]
        assert not left
    return found


def skilled(card: int, who: str = "P1", players: int = 3, **keys: Any) -> HauntedTable:
    """A table with Skill `card` in play, learned by `who` (several names, or nobody)."""
    skills = [1, 4, 7, 10]
    skills[(card - 1) // 3] = card
    cubes = slots(players, **{DECKS[(card - 1) // 3]: who})
    return table(players, skills=skills, slots=cubes, **keys)


def changed(before: dict[str, Any], lands: HauntedTable) -> list[str]:
    """The parts of the saved table that are no longer as in `before`."""
    after = lands.to_data()
    return sorted(name for name in after if after[name] != before[name])


# -- every move ------------------------------------------------------------------------------------


@cache
def universe() -> tuple[Move, ...]:
    """Every move a player could write down: the bounded universe of the notation."""
    sales: list[Move] = [
        m.Sell(goods)
        for number in range(1, 5)
        for goods in combinations_with_replacement(range(4), number)
    ]
    quests: list[Move] = [m.Quest((card,)) for card in range(1, 9)]
    quests += [m.Quest(cards) for cards in combinations(range(1, 9), 2)]
    quests += [m.Quest((card, card)) for card in range(1, 9)]
    return (
        *m.HAUNTS,
        *m.TRAVELS,
        *m.HARVESTS,
        *[m.Build(building) for building in range(1, 5)],
        m.ROLLING,
        *[m.Persuade(reward) for reward in ("purse", "cache", "blessing")],
        *sales,
        *m.LEARNS,
        *m.TRAINS,
        *m.GAINS,
        *m.REFRESHES,
        *quests,
        *[m.ChooseCard(card) for card in (1, 2, 3)],
        m.END,
    )


# -- states from play ------------------------------------------------------------------------------


@cache
def states() -> tuple[HauntedTable, ...]:
    """Several hundred states from random and greedy play in every mode; to be read, not changed.

    Some games start from rich tables, where every skill and every question comes up.
    """
    found: list[HauntedTable] = []
    number = 0
    for players in (2, 3, 4):
        for mode in ("wanderer", "builder", "burgher"):
            number += 1
            options = {
                "mode": mode,
                "difficulty": ("normal", "harder", "hardest")[number % 3],
                "overflow": ("cascade", "straight")[number % 2],
                "short-reserve": "place-rest",
                "turn-end": ("asked", "by-itself")[number // 2 % 2],
            }
            found += played(GAME.new(players, options, number), "random", number, 9)
            found += played(_rich(players, options, number), "random", number, 7)
    found += played(GAME.new(2, {"mode": "burgher"}, 1), "greedy", 1, 5)
    found += played(GAME.new(3, {}, 4), "greedy", 4, 5)
    found += played(_rich(4, {}, 2), "greedy", 2, 7)
    return tuple(found)


def _rich(players: int, options: dict[str, Any], number: int) -> HauntedTable:
    """Full storages, learned skills, long tracks, haunted Kalena."""
    skills = [[1, 4, 7, 10], [2, 5, 8, 11], [3, 6, 9, 12]][number % 3]
    names = [f"P{seat + 1}" for seat in range(players)]
    seat = {**FULL, "pecunia": 20, "travel": [5, 5], "persuasion": [4, 4]}
    learned = slots(players, chatter="P1", wandering="P1 P2", trade="P2 P1", crafting="P1 P2")
    return table(
        players,
        options,
        number,
        season=1 + number % 3,
        market=1 + number % 3,
        skills=skills,
        hexes={"K0": {"spectre": True}, "K1": {"spectre": True}, "A5": {"noria": "P2"}},
        slots=learned,
        seats={name: dict(seat) for name in names},
    )


def played(lands: HauntedTable, bot: str, seed: int, every: int) -> list[HauntedTable]:
    """Every few states of a game that bots play from here to its end, and its last."""
    bots = [find_bot(GAME, bot)(GAME, seat, seed + seat) for seat in range(lands.players)]
    order = Rng(seed)
    found: list[HauntedTable] = []
    answers = 0
    while decisions := GAME.decisions(lands):
        seat = order.pick("seat", sorted(decisions))
        rare = lands.pending or len(decisions) > 1
        if answers % every == 0 or rare:
            found.append(lands.clone())
        move = bots[seat].decide(SeatView(GAME, lands, seat), decisions[seat], Budget(playouts=1))
        GAME.apply(lands, seat, move)
        answers += 1
    return [*found, lands]
