"""Plays the golden records of Spirit Island anew.

Run by hand, after a change of the rules that is meant to change them, and review the diff:

    PYTHONPATH=tests .venv/bin/python tests/records/make_spirit_island.py

A name ends with how its game ended: victory at each terror level, by fear and by sacrifice, and
every kind of defeat. Defeats are whole games; victories begin at positions from which bots can win.
Each is the first game from its own seed on that ends so.
"""

from __future__ import annotations

import json
from typing import Any

from golden.records import write_anew
from loci.bots.registry import find_bot
from loci.core import Budget, Match, Record, derived_seed
from loci.core.bot import SeatView
from loci.core.position import read_data
from loci.games.spirit_island import GAME

EARTH, RIVER = "vital-strength-of-the-earth", "river-surges-in-sunlight"
LIGHTNING, SHADOWS = "lightnings-swift-strike", "shadows-flicker-like-flame"

#: Bot, players, options, and the keys of a position to begin with (none: a whole game)
Plan = tuple[str, int, dict[str, object], dict[str, Any]]

RECORDS: dict[str, Plan] = {
    "lightning-terror-1": (
        "greedy",
        1,
        {},
        {
            "spirits": [LIGHTNING],
            "boards": "A",
            "lands": {"A4": {"explorer": 1, "presence": {"P1": 2}}, "A7": {"presence": {"P1": 2}}},
            "seats": {"P1": {"energy": 6, "plays_track": 3}},
        },
    ),
    "river-earth-terror-2": (
        "greedy",
        2,
        {},
        {
            "spirits": [RIVER, EARTH],
            "boards": "AB",
            "terror": 2,
            "lands": {
                "A5": {"town": 1, "explorer": 1, "presence": {"P1": 2}},
                "B6": {"presence": {"P2": 3}, "dahan": 2},
                "A4": {"dahan": 3, "presence": {"P1": 1}},
            },
            "seats": {"P1": {"energy": 6, "plays_track": 4}, "P2": {"energy": 6}},
            "ravage": ["1-wetland"],
        },
    ),
    "shadows-terror-3": (
        "greedy",
        1,
        {"adversary": "sweden", "level": 1},
        {
            "spirits": [SHADOWS],
            "boards": "C",
            "terror": 3,
            "lands": {
                "C8": {"city-2": 1, "explorer": 2, "dahan": 4, "presence": {"P1": 2}},
                "C5": {"explorer": 2, "presence": {"P1": 1}},
            },
            "seats": {"P1": {"energy": 8, "plays_track": 3}},
            "ravage": ["1-jungle"],
        },
    ),
    "three-spirits-fear": (
        "greedy",
        3,
        {},
        {
            "spirits": [SHADOWS, "bringer-of-dreams-and-nightmares", "oceans-hungry-grasp"],
            "boards": "ABC",
            "terror": 3,
            "earned": [],
            "fear_done": 9,
            "lands": {
                "A3": {"town": 2, "city": 1, "presence": {"P1": 2}},
                "B4": {"town": 2, "explorer": 1, "dahan": 2, "presence": {"P2": 2}},
                "C0": {"presence": {"P3": 1}},
                "C2": {"town": 1, "city": 1, "presence": {"P3": 2}},
            },
            "seats": {
                "P1": {"energy": 5, "plays_track": 3},
                "P2": {"energy": 5},
                "P3": {"energy": 3},
            },
        },
    ),
    "earth-sacrifice": (
        "random",
        1,
        {},
        {
            "spirits": [EARTH],
            "boards": "D",
            "terror": 3,
            "blighted": True,
            "blight_pool": 1,
            "phase": "slow",
            "lands": {"D5": {"city-2": 1, "presence": {"P1": 1}}, "D2": {"town": 1}},
            "seats": {"P1": {"energy": 3, "played": ["poisoned-land"]}},
        },
    ),
    "four-random-blight": ("random", 4, {}, {}),
    "two-greedy-blight": ("greedy", 2, {"adversary": "brandenburg-prussia", "level": 3}, {}),
    "one-random-presence": ("random", 1, {}, {}),
    "three-random-presence": ("random", 3, {"scenario": "blitz"}, {}),
    "river-invaders": (
        "greedy",
        1,
        {},
        {
            "spirits": [RIVER],
            "boards": "B",
            "turn": 12,
            "invader_deck": [],
            "lands": {"B5": {"presence": {"P1": 3}}, "B8": {"city": 1}},
        },
    ),
    "england-adversary": ("random", 2, {"adversary": "england", "level": 4}, {}),
    "isles-heart-scenario": ("random", 2, {"scenario": "guard-the-isles-heart"}, {}),
}


def ending_of(name: str) -> str:
    known = ("terror-1", "terror-2", "terror-3", "fear", "sacrifice", "scenario-won")
    losses = ("blight", "presence", "invaders", "adversary", "scenario")
    return next(ending for ending in (*known, *losses) if name.endswith(ending))


def begun(plan: Plan, seed: int) -> Match:
    """The match at its first question."""
    _, players, options, keys = plan
    if not keys:
        return Match.start(GAME, players, options, seed)
    data = {
        "game": "spirit-island",
        "players": players,
        "options": options,
        "seed": seed,
        **json.loads(json.dumps(keys)),
    }
    return read_data(data).match


def play(plan: Plan, seed: int) -> Match:
    bot = find_bot(GAME, plan[0])
    match = begun(plan, seed)
    bots = [bot(GAME, seat, derived_seed(seed, "bot", seat)) for seat in range(plan[1])]
    while match.decisions():
        seat, decision = next(iter(match.decisions().items()))
        view = SeatView(GAME, match.state, seat)
        match.answer(seat, bots[seat].decide(view, decision, Budget(playouts=1)))
    return match


def make(plans: dict[str, Plan], name: str) -> Record:
    """The first game of a plan that ends as its name says."""
    first = 100 * list(plans).index(name) + 1
    for seed in range(first, first + 100):
        match = play(plans[name], seed)
        outcome = match.outcome()
        assert outcome is not None
        if outcome.ending == ending_of(name):
            return match.record()
    raise SystemExit(f"no game of {name} among 100")


if __name__ == "__main__":
    write_anew("spirit_island", RECORDS, lambda name: make(RECORDS, name))
