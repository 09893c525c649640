"""All texts there are: those of the games, and those of the interface."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from loci.core.words.wording import LANGUAGES
from loci.testing.glossary import Glossary, texts_in, texts_of

CLIENT: Final = Path(__file__).parents[2] / "web" / "src"
GAMES: Final = {"spirit-island": "si", "terra-mystica": "tm", "haunted-lands": "hl"}
INTERFACE: Final = "interface"
EVERYWHERE: Final = (*GAMES, INTERFACE)


def package(name: str) -> str:
    return f"loci.games.{name.replace('-', '_')}.words"


def glossary(name: str) -> Glossary:
    return Glossary.of("loci.core.texts" if name == INTERFACE else package(name))


def client(language: str) -> dict[str, str]:
    """Those of the site and of every board."""
    boards = sorted(CLIENT.glob(f"boards/*/texts/*{language}.ftl"))
    files = [CLIENT / "texts" / f"{language}.ftl", *boards]
    return texts_in([file.read_text(encoding="utf-8") for file in files])


def own(name: str, language: str) -> dict[str, str]:
    """The texts of a game, or of the interface."""
    if name != INTERFACE:
        return texts_of(language, package(name))
    parts = [texts_of(language, f"loci.{part}") for part in ("core", "cli", "sim", "server")]
    return parts[0] | parts[1] | parts[2] | parts[3] | client(language)


def texts(name: str, language: str) -> dict[str, str]:
    """What a glossary speaks of: a game's texts with those that the client has for this game."""
    if name == INTERFACE:
        return own(name, language)
    about = {
        id: words
        for id, words in client(language).items()
        if id.startswith(f"{GAMES[name]}-") or name in id
    }
    return own(name, language) | about


def in_all_languages(name: str) -> list[dict[str, str]]:
    return [own(name, language) for language in LANGUAGES]
