"""The words of a command: those of the kernel, of one game, and the command's own."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from loci.core import AnyGame, Header, Text
from loci.core.words.wording import LANGUAGES, Wording

_PACKAGES: Final = ("loci.cli", "loci.sim", "loci.learn", "loci.data")
TITLE: Final = "game-title"


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """`LOCI_LANG`, else what the system's settings ask for, else English."""
    for variable in ("LOCI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable].replace("-", "_").split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


class Words:
    """One language for the kernel, the command and, where given, a game.

    A text that nobody has words for is shown by its id, so that a gap stops nothing.
    """

    def __init__(self, language: str, game: AnyGame | None = None) -> None:
        self.language: Final = language
        packages = _PACKAGES if game is None else (*_PACKAGES, game.info.package)
        self._wording = Wording(language, *packages)

    def say(self, text: Text, seats: list[str] | None = None) -> str:
        return self._wording.say(text, seats)

    def title(self, game: AnyGame) -> str:
        """What the box of the spoken game says, or what the game calls itself."""
        said = self.say(Text(TITLE))
        return game.info.title if said == TITLE else said

    def part(self, id: str, name: str) -> str | None:
        """The attribute `.name` of a message; None without it."""
        return self._wording.part(id, name)

    def value_name(self, help: str, value: str) -> str | None:
        return self._wording.value_name(help, value)

    def seats(self, header: Header) -> list[str]:
        """What each seat of a match is called."""
        return [
            header.seats.get(seat) or self.say(Text("seat-number", number=seat + 1))
            for seat in range(header.players)
        ]
