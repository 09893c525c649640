"""Finding games by the entry points of installed packages.

A package offers a game with an entry point in the group `loci.games`: its name is the game's id,
its object a `Game`. While a game is being written, the environment variable `LOCI_GAMES` may name
more, as `module:object` separated by commas.
"""

from __future__ import annotations

import importlib
import os
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from loci.core.errors import UnknownGame
from loci.core.game import AnyGame, Game
from loci.core.text import Text

GROUP: Final = "loci.games"
VARIABLE: Final = "LOCI_GAMES"


def find_game(name: str, by_object: bool = False) -> AnyGame:
    """The game with that id; with `by_object` also the object at `module:object`.

    Looking an object up imports its module, so only a name that the user typed may ask for it:
    never one that stands in a file or a request.
    """
    if by_object and ":" in name:
        return _load(name)
    for entry in _installed():
        if entry.name == name:
            return _checked(entry.load(), entry.value)
    games = all_games()
    for game in games:
        if game.info.id == name:
            return game
    known = ", ".join(game.info.id for game in games) or "–"
    raise UnknownGame(Text("game-unknown", name=name, known=known))


def all_games() -> list[AnyGame]:
    """Every game that can be found, by id."""
    found = [_checked(entry.load(), entry.value) for entry in _installed()]
    for name in os.environ.get(VARIABLE, "").split(","):
        if name.strip():
            found.append(_load(name.strip()))
    # A game may be installed and named as well.
    return [game for _, game in sorted({game.info.id: game for game in found}.items())]


@cache
def _installed() -> list[EntryPoint]:
    """The entry points, which are read from the disk once."""
    return list(entry_points(group=GROUP))


def _load(name: str) -> AnyGame:
    module, _, attribute = name.partition(":")
    try:
        return _checked(getattr(importlib.import_module(module), attribute), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownGame(Text("game-not-loaded", name=name, detail=str(error))) from error


def _checked(found: object, name: str) -> AnyGame:
    if not isinstance(found, Game):
        raise UnknownGame(Text("game-not-loaded", name=name, detail="not a Game"))
    return found
