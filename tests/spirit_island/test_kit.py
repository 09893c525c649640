"""Spirit Island passes the kit for one to six players with all sets together and with each alone,
and Branch & Claw with every adversary and scenario by turns; 200 seeds each in the soak.

The kit throws the live scripts away after every answer, so every question comes back by replay.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from loci.core import Rng, derived_seed
from loci.core.decision import Move
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.effect import effect_from
from loci.games.spirit_island.rules.island.unused import TOKEN_NAMES
from loci.games.spirit_island.state.boards import layouts_for
from loci.games.spirit_island.state.registry import ADVERSARIES, SCENARIOS, SPIRITS
from loci.games.spirit_island.state.terms import CLAW, JAGGED
from loci.testing.kit import Kit
from loci.testing.seeds import seeds, soaking
from tests.conftest import Counting
from tests.spirit_island.tables import EVERY_SET, island

CHECKED = (
    "legal explained",
    "illegal explained",
    "loaded",
    "secrets changed",
    "dealt anew",
    "barriers",
    "in the middle of a script",
    "events",
)

#: What every single game has.
FEW = ("games", "legal explained", "events")


def lively(rng: Rng, moves: list[Move]) -> Move:
    """Any answer, but to stop or to be done only now and then."""
    others = [move for move in moves if move.text() not in ("done", "stop")]
    if others and rng.below("keep on", 6):
        return rng.pick("move", others)
    return rng.pick("move", moves)


def setting(seed: int, players: int) -> dict[str, object]:
    """Spirits, adversary with level, scenario and layout of a seed, of every set there is: all of
    them come up in turn."""
    rng = Rng(derived_seed(seed, "setting", players))
    each: dict[str, str] = {}
    shuffled = list(SPIRITS)
    rng.shuffle("spirits", shuffled)
    for id in shuffled:
        each.setdefault(panel(id), id)
    spirits = list(each.values())
    options: dict[str, object] = {"spirits": spirits[:players], "sets": list(GAME.info.sets)}
    if rng.below("adversary", 2):
        options["adversary"] = rng.pick("which", list(ADVERSARIES))
        options["level"] = rng.below("level", 7)
    if rng.below("scenario", 3) == 0:
        options["scenario"] = rng.pick("scenarios", list(SCENARIOS))
    if rng.below("easier", 4) == 0:
        options["bonus-growth"] = True
        options["progression"] = True
    options["layout"] = rng.pick("layout", layouts_for(players))
    if rng.below("events", 4) == 0:
        options["no-events"] = True
    options["first-event"] = rng.below("first event", 4) == 0
    needed = [token for spirit in spirits[:players] for token in SPIRITS[spirit].tokens]
    options["unused-tokens"] = [
        token for token in TOKEN_NAMES if token not in needed and rng.below("token", 8) == 0
    ]
    return options


def played(
    games: Iterable[int],
    players: int,
    options: Callable[[int], dict[str, object]],
    every: int = 24,
    checked: bool = soaking(),
) -> None:
    """A game for each of these seeds, with its own options; `checked` if so many are played that
    every check must have had something to check."""
    tally: Counter[str] = Counter()
    for seed in games:
        kit = Kit(GAME, players, options(seed), every=every, pick=lively)
        kit.play(seed)
        tally += kit.tally
    for what in ("games", *CHECKED) if checked else FEW:
        assert tally[what] > 0, what


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_spirit_island_passes_the_kit(players: int, counting: Counting) -> None:
    many = soaking() or players < 5
    every = 24 if soaking() or players > 4 else 8 if players < 3 else 11
    games = counting(f"all sets, {players} players", len(seeds(200, 3 if players < 5 else 1)))
    played(games, players, lambda seed: setting(seed, players), every, many)


def alone_setting(seed: int, players: int, sets: list[str]) -> dict[str, object]:
    """A spirit of the last of these sets, if it has one, and any others of them; its adversaries
    and scenarios take turns with none."""
    rng = Rng(derived_seed(seed, sets[-1], players))
    own = [id for id in SPIRITS if SPIRITS[id].set == sets[-1]]
    spirits = [own[(seed * 6 + players) % len(own)]] if own else []
    others = [id for id in SPIRITS if SPIRITS[id].set in sets]
    rng.shuffle("spirits", others)
    for id in others:
        if len(spirits) < players and panel(id) not in [panel(one) for one in spirits]:
            spirits.append(id)
    options: dict[str, object] = {"sets": sets, "spirits": spirits}
    adversaries = [id for id in ADVERSARIES if ADVERSARIES[id].set == sets[-1]]
    scenarios = [id for id in SCENARIOS if SCENARIOS[id].set == sets[-1]]
    kinds = ["none", *adversaries, *scenarios]
    opponent = kinds[seed % len(kinds)]
    if opponent in adversaries:
        options |= {"adversary": opponent, "level": (seed // len(kinds)) % 7}
    elif opponent in scenarios:
        options["scenario"] = opponent
    return options


def panel(spirit: str) -> str:
    """The spirit without its aspect."""
    return spirit.partition("--")[0]


def boards_of(set: str) -> int:
    """How many boards there are with this set alone."""
    return 6 if set == JAGGED else 4


#: Each set with each number of players, in the usual slice with one or two; Branch & Claw is below.
ALONE = [
    (set, players)
    for set in GAME.info.sets
    if set != CLAW
    for players in range(1, (boards_of(set) if soaking() else 2) + 1)
]


@pytest.mark.parametrize(("set", "players"), ALONE)
def test_a_set_alone_passes_the_kit(set: str, players: int, counting: Counting) -> None:
    sets = ["base"] if set == "base" else ["base", set]
    games = counting(f"{set}, {players} players", len(seeds(200, 4 if players == 1 else 1)))
    played(games, players, lambda seed: alone_setting(seed, players, sets))


#: Every adversary and every scenario that Branch & Claw can be played with.
OPPONENTS = [
    *[{"adversary": id} for id in ADVERSARIES if ADVERSARIES[id].set in ("base", CLAW)],
    *[{"scenario": id} for id in SCENARIOS if SCENARIOS[id].set in ("base", CLAW)],
]


def claw_setting(seed: int, players: int, opponent: dict[str, str]) -> dict[str, object]:
    """One of the set's spirits, and all of its decks."""
    rng = Rng(derived_seed(seed, "claw", players))
    others = [spirit for spirit in SPIRITS if SPIRITS[spirit].set == "base"]
    rng.shuffle("spirits", others)
    own = rng.pick("own", [spirit for spirit in SPIRITS if SPIRITS[spirit].set == CLAW])
    options: dict[str, object] = {"sets": ["base", CLAW], "spirits": [own, *others[: players - 1]]}
    if "adversary" in opponent:
        options["level"] = seed % 7
    return {**options, **opponent}


@pytest.mark.parametrize("players", [1, 2, 3, 4] if soaking() else [1, 2])
def test_branch_and_claw_passes_the_kit(players: int, counting: Counting) -> None:
    """One and two players meet all opponents between them in the usual slice."""
    half = -(-len(OPPONENTS) // 2)

    def options(seed: int) -> dict[str, object]:
        opponent = OPPONENTS[(seed + half * (players - 1)) % len(OPPONENTS)]
        return claw_setting(seed, players, opponent)

    games = counting(f"Branch & Claw, {players} players", len(seeds(200, half)))
    played(games, players, options)


def test_a_mark_of_an_effect_is_read_as_it_was_written() -> None:
    """Here, because compiled code tells true from 1."""
    here = island({}, options=EVERY_SET)
    data = {"kind": "repeat", "seat": "P1", "number": 9, "word": "pay", "least": 1}
    assert effect_from(here.table, data).to_data(here.table.island) == data
