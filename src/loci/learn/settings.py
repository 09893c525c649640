"""Which games are played to learn from: drawn so that everything a player may meet comes up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from loci.core import Option, Rng, find_game
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.terms import FACTIONS, TERRAINS

#: How many play, and the options.
Drawn = tuple[int, dict[str, object]]
#: Draws them, by how much of a training is done (0 to 1).
Setting = Callable[[Rng, float], Drawn]


def _by_weight(rng: Rng, weights: dict[int, int]) -> int:
    """One of the keys, each as often as its weight says."""
    at = rng.below("weights", sum(weights.values()))
    for key, weight in weights.items():
        at -= weight
        if at < 0:
            return key
    raise AssertionError("the weights do not add up")


# -- Terra Mystica ---------------------------------------------------------------------------------

#: In so many of 100 games factions are dealt: chosen ones would soon be always the same few.
_DEALT: Final = 70


def dealt_factions(rng: Rng, players: int) -> list[str]:
    """Factions of different colours."""
    colours = list(range(len(TERRAINS)))
    rng.shuffle("colours", colours)
    found: list[str] = []
    for colour in colours[:players]:
        of_colour = [number for number, board in enumerate(BOARDS) if board.home == colour]
        found.append(FACTIONS[rng.pick("factions", of_colour)])
    return found


def terra_mystica(rng: Rng, _progress: float) -> Drawn:
    players = _by_weight(rng, {4: 60, 3: 15, 5: 15, 2: 10})
    if rng.below("dealt", 100) < _DEALT:
        return players, {"factions": dealt_factions(rng, players)}
    return players, {}


# -- Haunted Lands ---------------------------------------------------------------------------------

_MODES: Final = ("wanderer", "builder", "burgher")
_DIFFICULTIES: Final = ("normal", "normal", "harder", "hardest")


def haunted_lands(rng: Rng, _progress: float) -> Drawn:
    players = _by_weight(rng, {3: 60, 2: 20, 4: 20})
    mode = rng.pick("mode", list(_MODES))
    return players, {"mode": mode, "difficulty": rng.pick("difficulty", list(_DIFFICULTIES))}


# -- Spirit Island ---------------------------------------------------------------------------------

_SMALL_ISLAND: Final = 4  # more spirits need the boards of Jagged Earth
_MORE_SETS: Final = 35  # of 100 games have a set that nothing else asks for, for each set
#: Of 100 games, at the beginning of a training and at its end.
_ADVERSARIES: Final = (10, 50)
_SCENARIOS: Final = (2, 8)


def any_spirits(rng: Rng, players: int) -> dict[str, object]:
    """Spirits and aspects of all sets, which are played with."""
    info = find_game("spirit-island").info
    return {"spirits": _spirits(rng, players), "sets": list(info.sets)}


def _spirits(rng: Rng, players: int) -> list[str]:
    spirits = list(_option("spirits").choices)
    rng.shuffle("spirits", spirits)
    chosen: dict[str, str] = {}
    for spirit in spirits:
        if len(chosen) < players:
            # An aspect is of a spirit that cannot be there a second time.
            chosen.setdefault(spirit.split("--")[0], spirit)
    return list(chosen.values())


def spirit_island(rng: Rng, progress: float) -> Drawn:
    """Any spirits and aspects, mostly one or two of them; adversaries and scenarios more and more
    often."""
    players = _by_weight(rng, {1: 60, 2: 25, 3: 9, 4: 4, 5: 1, 6: 1})
    drawn: dict[str, object] = {"spirits": _spirits(rng, players)}
    if rng.below("adversary", 100) < _share(_ADVERSARIES, progress):
        drawn["adversary"] = rng.pick("adversaries", list(_option("adversary").choices[1:]))
        drawn["level"] = _by_weight(rng, {0: 15, 1: 25, 2: 25, 3: 15, 4: 10, 5: 5, 6: 5})
    if rng.below("scenario", 100) < _share(_SCENARIOS, progress):
        drawn["scenario"] = rng.pick("scenarios", list(_option("scenario").choices[1:]))
    sets: list[str] = []
    for one in find_game("spirit-island").info.sets:
        many = one == "jagged-earth" and players > _SMALL_ISLAND
        if many or _needs(drawn, one) or rng.below("sets", 100) < _MORE_SETS:
            sets.append(one)
    return players, {**drawn, "sets": sets}


def _share(ends: tuple[int, int], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * progress


def _option(name: str) -> Option:
    return next(one for one in find_game("spirit-island").info.options if one.name == name)


def _needs(drawn: dict[str, object], set: str) -> bool:
    """Whether something that was drawn is of this set."""
    for name in ("spirits", "adversary", "scenario"):
        values = drawn.get(name, [])
        for value in values if isinstance(values, list) else [values]:
            if set in _option(name).sets.get(str(value), ())[:1]:
                return True
    return False
