"""Games of Spirit Island with anything that all sets have, and random answers, for tests."""

from __future__ import annotations

from loci.core import Rng, derived_seed
from loci.core.decision import Move
from loci.games.spirit_island.state.registry import ADVERSARIES, SCENARIOS, SPIRITS
from tests.spirit_island.tables import EVERY_SET

LIGHTNING = "lightnings-swift-strike"
FLAGS = ("any-order", "no-events", "bonus-growth", "progression", "barred-response")


def any_move(rng: Rng, moves: list[Move]) -> Move:
    return rng.pick("move", moves)


def any_game(seed: int, most: int = 6) -> tuple[int, dict[str, object]]:
    """Players and options of a game with anything that all sets have."""
    rng = Rng(derived_seed(seed, "any game"))
    players = 1 + rng.below("players", most)
    panels: dict[str, list[str]] = {}
    for id, spirit in SPIRITS.items():
        panels.setdefault(spirit.panel, []).append(id)
    names = list(panels)
    rng.shuffle("panels", names)
    adversaries = list(ADVERSARIES)
    rng.shuffle("adversaries", adversaries)
    options: dict[str, object] = {
        **EVERY_SET,
        "spirits": [rng.pick("aspect", panels[name]) for name in names[:players]],
    }
    if rng.below("adversary", 3):
        options |= {"adversary": adversaries[0], "level": rng.below("level", 7)}
        if not rng.below("supporting", 3):
            options |= {"supporting": adversaries[1], "supporting-level": rng.below("level", 7)}
    if rng.below("scenario", 2):
        options["scenario"] = rng.pick("scenario", list(SCENARIOS))
    if players < 6 and not rng.below("extra board", 4):
        options["extra-board"] = True
    for flag in FLAGS:
        if not rng.below("flag", 4):
            options[flag] = True
    return players, options
