"""The glossaries: the rulebooks' words in three languages, and every text held against them.

A game's glossary is `glossary.toml` in its room `words`; the one of the interface (kernel, command,
server, client) lies with the kernel's texts. It holds

- `term`: a word of the rulebook in `en`, `pl` and `ru`; `ours` lists the languages whose word is
  our own because no rulebook has it. `message` is a message that must say exactly this, alone or as
  the heading of its text. `never.pl`, `never.ru` are patterns of other words for the same thing,
  which no text may use; `except` lists messages that may.
- `name`: the same for proper names of cards, spirits, scenarios; `set` where another set than the
  base game brings it, so that its message may come later.
- `[plurals]`: what does not change with a number (`numbers.py`).
- `[people]`: what may stand before a player's name (`nominative`).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Any, Final

from loci.core.words.wording import LANGUAGES, messages_in, sources

#: Arguments that are the names of seats: they are said as they are, in the nominative.
PEOPLE: Final = ("who", "giver", "other", "first", "last")
_NAME: Final = re.compile(r"\{ \$(" + "|".join(PEOPLE) + r") \}")
_ENTRY: Final = {"en", "pl", "ru", "ours", "message", "set", "never", "except"}

#: Messages by id, as they stand in the source.
Texts = Mapping[str, str]


def texts_of(language: str, package: str) -> dict[str, str]:
    """The messages of a package."""
    return texts_in(sources(language, package))


def texts_in(parts: Iterable[str]) -> dict[str, str]:
    """The messages of some Fluent sources."""
    return {id: words for source in parts for id, words in messages_in(source)}


class Glossary:
    """The words of one game, or of the interface."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.entries: Final[list[dict[str, Any]]] = [*data.get("term", []), *data.get("name", [])]
        plurals = dict(data.get("plurals", {}))
        self.large: Final[list[str]] = plurals.pop("large", [])
        self.plurals: Final[dict[str, dict[str, list[str]]]] = plurals
        self.people: Final[dict[str, list[str]]] = data.get("people", {})

    @classmethod
    def of(cls, package: str) -> Glossary:
        """The glossary in the folder of a package."""
        text = files(package).joinpath("glossary.toml").read_text(encoding="utf-8")
        return cls(tomllib.loads(text))

    def faults(self) -> list[str]:
        """What is wrong with the glossary itself."""
        found: list[str] = []
        for entry in self.entries:
            name = entry.get("en", entry)
            found += [f"{name}: what is {key!r}?" for key in entry if key not in _ENTRY]
            found += [f"{name}: no {lang}" for lang in LANGUAGES if not entry.get(lang)]
            found += [
                f"{name}: no such language: {lang}"
                for lang in (*entry.get("ours", []), *entry.get("never", {}))
                if lang not in LANGUAGES
            ]
            found += [
                f"{name}: {lang}: {entry[lang]!r} is what it forbids"
                for lang, pattern in entry.get("never", {}).items()
                if lang in entry and re.search(pattern, entry[lang], re.IGNORECASE)
            ]
        return found

    def problems(self, language: str, texts: Texts) -> list[str]:
        """Messages that use another word than the glossary's."""
        found: list[str] = []
        for entry in self.entries:
            pattern = entry.get("never", {}).get(language)
            if pattern is None:
                continue
            allowed = entry.get("except", [])
            for id, words in texts.items():
                other = re.search(pattern, _said(words), re.IGNORECASE)
                if other and id not in allowed:
                    found.append(f"{language}: {id}: “{other.group()}” → {entry[language]}")
        return found

    def misnamed(self, language: str, texts: Texts) -> list[str]:
        """Messages that do not say the word or name that they stand for."""
        found: list[str] = []
        for entry in self.entries:
            id = entry.get("message")
            if id is None or (id not in texts and "set" in entry):
                continue
            if id not in texts:
                found.append(f"{language}: {id} is not there: {entry[language]}")
            elif _heading(texts[id]) != entry[language]:
                found.append(f"{language}: {id}: “{_heading(texts[id])}” → {entry[language]}")
        return found

    def nominative(self, language: str, texts: Texts) -> list[str]:
        """Messages in which a player's name, which never changes its form, stands where its
        language wants another case: after a preposition or a noun.

        A name may begin a sentence, stand after a mark (`…: {who}`, `({who})`) or after a word of
        `[people]`: a verb whose subject it is, or "of the player".
        """
        allowed = self.people.get(language, [])
        places = self.people.get("places", [])
        return [
            f"{language}: {id}: “{before} {{ ${name} }}”"
            for id, words in texts.items()
            if id not in places
            for name, before in _words_before_names(words)
            if before not in allowed
        ]


def _words_before_names(message: str) -> Iterator[tuple[str, str]]:
    """Each name in a message with the word right before it."""
    for line in _said(message).split("\n"):
        for found in _NAME.finditer(line):
            word = re.search(r"([\w}]+) $", line[: found.start()])
            if word:
                yield found.group(1), word.group(1)


def _said(message: str) -> str:
    """What a message says, without its id, the names of its attributes and of its variants."""
    lines = message.partition("=")[2].split("\n")
    return "\n".join(re.sub(r"^ *(\.[\w-]+ *=|\*?\[[\w-]+\])", "", line) for line in lines)


def _heading(message: str) -> str:
    """The value of a message, or the name that its text begins with: `Name: …`, `„Name”: …`."""
    value = re.split(r"\n +\.[\w-]+ *=", message)[0].partition("=")[2].strip()
    return re.sub("[„”«»“]", "", value.partition(": ")[0])
