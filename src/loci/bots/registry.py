"""Finding bots: those made for a game first, then those that play any game."""

from __future__ import annotations

from typing import Final

from loci.bots.random_bot import RandomBot
from loci.core import AnyGame, BadOption, BotMaker, Text

GENERIC: Final[dict[str, BotMaker]] = {"random": RandomBot}


def find_bot(game: AnyGame, name: str) -> BotMaker:
    """What makes a bot of that name for a seat of `game`; `BadOption` if there is none.

    A game's own bot goes before a generic one of the same name.
    """
    made_for_it = game.bots()
    if name in made_for_it:
        return made_for_it[name]
    if name in GENERIC:
        return GENERIC[name]
    raise BadOption(Text("bot-unknown", name=name, known=", ".join(bot_names(game))))


def bot_names(game: AnyGame) -> list[str]:
    """Every bot that can sit at `game`: its own in its order, then the generic ones."""
    names = list(game.bots())
    return names + [name for name in GENERIC if name not in names]
