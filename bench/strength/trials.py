"""What is measured: which bots play, how often, and with which options."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from loci.core import Rng, find_game
from loci.learn.settings import any_spirits, dealt_factions

#: The options of a game, drawn; its number comes with them, so that all of a list have their turn.
Options = Callable[[Rng, int], dict[str, object]]


class Trial(NamedTuple):
    """`bots` sit around the table; the first of them is the one whose strength is told, and its
    seat goes round from game to game. `measure` is what counts: `points`, `wins` (of the first
    bot) or `won` (by all together)."""

    name: str
    title: str
    game: str
    bots: tuple[str, ...]
    games: int
    options: Options
    measure: str
    must: str
    aim: str


def _usual(_rng: Rng, _number: int) -> dict[str, object]:
    return {}


def _dealt(players: int) -> Options:
    def draw(rng: Rng, _number: int) -> dict[str, object]:
        return {"factions": dealt_factions(rng, players)}

    return draw


def _each_spirit(_rng: Rng, number: int) -> dict[str, object]:
    """Every spirit and aspect of all sets in its turn."""
    spirits = _choices("spirits")
    sets = list(find_game("spirit-island").info.sets)
    return {"spirits": [spirits[number % len(spirits)]], "sets": sets}


def _two_spirits(rng: Rng, _number: int) -> dict[str, object]:
    return any_spirits(rng, 2)


def _against(*foes: tuple[str, int]) -> Options:
    """Base spirits in their turn, against each of these adversaries at its level."""
    base = [one for one in _choices("spirits") if _is_base(one)]

    def draw(_rng: Rng, number: int) -> dict[str, object]:
        adversary, level = foes[number % len(foes)]
        spirit = base[number // len(foes) % len(base)]
        return {"spirits": [spirit], "adversary": adversary, "level": level}

    return draw


def _choices(name: str) -> list[str]:
    options = find_game("spirit-island").info.options
    return list(next(one for one in options if one.name == name).choices)


def _is_base(spirit: str) -> bool:
    options = find_game("spirit-island").info.options
    return spirit not in next(one for one in options if one.name == "spirits").sets


_GREEDY = ("greedy",)
_MEDIUM = ("medium",)

TRIALS = [
    Trial(
        "tm-dealt",
        "Terra Mystica, four medium, dealt factions: points",
        "terra-mystica",
        _MEDIUM * 4,
        400,
        _dealt(4),
        "points",
        "120",
        "128",
    ),
    Trial(
        "tm-free",
        "Terra Mystica, four medium, factions chosen: points",
        "terra-mystica",
        _MEDIUM * 4,
        400,
        _usual,
        "points",
        "125, every faction in 2 % of games",
        "139",
    ),
    *(
        Trial(
            f"tm-greedy-{players}",
            f"Terra Mystica, medium against greedy, {players} players",
            "terra-mystica",
            _MEDIUM + _GREEDY * (players - 1),
            400,
            _dealt(players),
            "wins",
            "97 %" if players != 4 else "",
            "",
        )
        for players in (2, 3, 4, 5)
    ),
    Trial(
        "tm-hard",
        "Terra Mystica, hard against three medium",
        "terra-mystica",
        ("hard", *_MEDIUM * 3),
        100,
        _dealt(4),
        "wins",
        "40 %",
        "55 %",
    ),
    Trial(
        "si-alone",
        "Spirit Island, medium alone, no adversary, every spirit and aspect",
        "spirit-island",
        _MEDIUM,
        420,
        _each_spirit,
        "won",
        "85 %",
        "97 %",
    ),
    Trial(
        "si-two",
        "Spirit Island, two spirits (medium), no adversary",
        "spirit-island",
        _MEDIUM * 2,
        400,
        _two_spirits,
        "won",
        "85 %",
        "95 %",
    ),
    Trial(
        "si-hard-4",
        "Spirit Island, hard alone, difficulty about 4, base spirits",
        "spirit-island",
        ("hard",),
        102,
        _against(("brandenburg-prussia", 2), ("sweden", 2), ("england", 1)),
        "won",
        "60 %",
        "85 %",
    ),
    Trial(
        "si-hard-6",
        "Spirit Island, hard alone, difficulty 6 to 7, base spirits",
        "spirit-island",
        ("hard",),
        102,
        _against(("brandenburg-prussia", 3), ("sweden", 4), ("england", 3)),
        "won",
        "35 %",
        "60 %",
    ),
    Trial(
        "hl-greedy",
        "Haunted Lands, medium against two greedy",
        "haunted-lands",
        _MEDIUM + _GREEDY * 2,
        400,
        _usual,
        "wins",
        "70 %, all lose in at most 5 %",
        "85 %",
    ),
]
