"""Finding bots: those made for a game first, then what has learned it, then those that play any
game."""

from __future__ import annotations

from typing import Final

from loci.bots.levels import MEDIUM, level_bots
from loci.bots.partners import considerate
from loci.bots.random_bot import RandomBot
from loci.core import AnyGame, BadOption, BotMaker, Text

GENERIC: Final[dict[str, BotMaker]] = {"random": RandomBot}


def find_bot(game: AnyGame, name: str) -> BotMaker:
    """What makes a bot of that name for a seat of `game`; `BadOption` if there is none.

    A game's own bot goes before another of the same name.
    """
    known = _bots(game)
    if name in known:
        thinks = game.info.together and name not in GENERIC
        return considerate(known[name]) if thinks else known[name]
    raise BadOption(Text("bot-unknown", name=name, known=", ".join(known)))


def bot_names(game: AnyGame) -> list[str]:
    """Every bot that can sit at `game`, the first the one that is taken where nobody chooses:
    `medium` if the game has been learned, else its own first one. Then its own in their order, the
    levels of what has learned it, and the generic ones."""
    names = list(_bots(game))
    if MEDIUM in names:
        names.remove(MEDIUM)
        names.insert(0, MEDIUM)
    return names


def default_bot(game: AnyGame) -> str:
    """The bot that is taken where nobody chooses."""
    return bot_names(game)[0]


def _bots(game: AnyGame) -> dict[str, BotMaker]:
    own = game.bots()
    return own | {name: bot for name, bot in _others(game).items() if name not in own}


def _others(game: AnyGame) -> dict[str, BotMaker]:
    return level_bots(game) | GENERIC
