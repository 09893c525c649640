"""Putting texts into words: Fluent messages in English, Polish and Russian.

A wording joins the kernel's messages with those of a game or an interface. Arguments that are texts
themselves (a terrain, a building) are put into words first; a message asks for a case form with
`{ FORM($building, "acc") }`, which takes the attribute `.acc` of the argument's message, or its
plain value where there is none. `{ ROMAN($level) }` says a number as I, II, III,
`{ SIGNED($points) }` one with a minus sign, and `{ TALLY($goods) }` a list with equals counted.

An answer or a question that is long may have a form `.short` for buttons; its value is then what a
tooltip says.

Thousands of messages are there and few are said at a time: a source is only cut into messages. One
that is plain text is read here; any other is parsed when it is first said (`fluency.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from loci.core.foreign import clipped
from loci.core.text import Text, render_args

if TYPE_CHECKING:
    from loci.core.words.fluency import Fluency

LANGUAGES: Final = ("en", "pl", "ru")

#: A message or term with all that belongs to it: up to the next line that begins at the margin.
_MESSAGE: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*|(?=\n)))*", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{ *(-?[a-zA-Z][\w-]*) *\}")  # to another message
_ATTRIBUTE: Final = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)


class MissingText(Exception):
    """A message that a language lacks, or one that does not fit its arguments."""


class Wording:
    """One language's words for the kernel and the given packages (a game, an interface).

    `strict` raises `MissingText` where words are missing; otherwise the id is shown, so that a
    gap in a translation never stops a game.
    """

    def __init__(self, language: str, *packages: str, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language} (there are {', '.join(LANGUAGES)})")
        self.language = language
        self.strict = strict
        self._messages = _messages(language, packages)

    def say(self, text: Text, seats: list[str] | None = None) -> str:
        """The text in words; `seats` are the names to use for seats."""
        return self.in_form(text, "", seats or [])

    def part(self, id: str, name: str) -> str | None:
        """The attribute `.name` of a message, such as the name of an option; None without it."""
        messages = self._messages
        plain = messages.plain(id)
        if plain is not None:
            return plain.get(name)
        return messages.fluency().part(id, name) if id in messages else None

    def value_name(self, help: str, value: str) -> str | None:
        """The name of a value of the option with this help message: its attribute `.is-VALUE`, or a
        message of its own, `HELP-is-VALUE`, so that a set names what it adds. None without it."""
        named = self.part(help, f"is-{value}")
        if named is None and (own := f"{help}-is-{value}") in self._messages:
            return self.say(Text(own))
        return named

    def in_form(self, text: Text, form: str, seats: list[str]) -> str:
        """The text in words, in a case form of its message where it has that."""
        messages = self._messages
        if text.id not in messages:
            return self._missing(text, "no such message")
        plain = messages.plain(text.id)
        if plain is not None:
            words = plain.get(form, plain.get(""))
            return self._missing(text, "it has no value") if words is None else words
        fluency = messages.fluency()
        args = render_args(
            text.args,
            lambda inner: fluency.nested(self, inner, seats),
            lambda seat: self._seat(seat, seats),
        )
        words, wrong = fluency.say(text.id, form, args)
        if wrong:  # it says nothing of very long words
            short = {
                key: clipped(arg) if isinstance(arg, str) else arg for key, arg in args.items()
            }
            words, wrong = fluency.say(text.id, form, short)
        return self._missing(text, wrong) if wrong else words

    def _seat(self, seat: int, seats: list[str]) -> str:
        if 0 <= seat < len(seats):
            return seats[seat]
        return self.in_form(Text("seat-number", number=seat + 1), "", [])

    def _missing(self, text: Text, why: str) -> str:
        if self.strict:
            raise MissingText(f"{self.language}: {text.plain()}: {why}")
        return text.plain()


def sources(language: str, package: str) -> list[str]:
    """The Fluent sources of one package in one language, by file name."""
    folder = files(package).joinpath("texts")
    names = sorted(
        item.name
        for item in folder.iterdir()
        if item.name == f"{language}.ftl" or item.name.endswith(f".{language}.ftl")
    )
    return [folder.joinpath(name).read_text(encoding="utf-8") for name in names]


def messages_in(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent source: the id of each, and all that belongs to it."""
    for found in _MESSAGE.finditer(source):
        yield found.group(1), found.group(0)


class _Messages:
    """The messages of one language and some packages by id. Where two have the same id the first
    counts."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self._language = language
        self._sources: dict[str, str] = {}
        self._plain: dict[str, dict[str, str]] = {}
        self._reading: set[str] = set()  # messages that refer to each other in a circle are not
        self._fluency: Fluency | None = None
        for name in packages:
            for source in sources(language, name):
                for id, words in messages_in(source):
                    self._sources.setdefault(id, words)

    def __contains__(self, id: str) -> bool:
        return id in self._sources

    def plain(self, id: str) -> dict[str, str] | None:
        """A message of which no part depends on anything, by attribute; its value under no name."""
        if id not in self._plain:
            source = self._sources.get(id, "{")
            if id in self._reading or "{" in _REFERENCE.sub("", source):
                return None
            self._reading.add(id)
            words = {other: self.plain(other) for other in _REFERENCE.findall(source)}
            self._reading.discard(id)
            values = {other: parts[""] for other, parts in words.items() if parts and "" in parts}
            if len(values) < len(words):
                return None
            self._plain[id] = {
                name: _REFERENCE.sub(lambda found: values[found.group(1)], text)
                for name, text in _parts(source).items()
            }
        return self._plain[id]

    def fluency(self) -> Fluency:
        """Who knows the other messages."""
        if self._fluency is None:
            from loci.core.words.fluency import Fluency

            self._fluency = Fluency(self._language, self._sources)
        return self._fluency


@cache
def _messages(language: str, packages: tuple[str, ...]) -> _Messages:
    return _Messages(language, ("loci.core", *packages))


def _parts(source: str) -> dict[str, str]:
    """Value and attributes of a message without placeables."""
    parts = _ATTRIBUTE.split(source.partition("=")[2])
    found = dict(zip(parts[1::2], map(_block, parts[2::2]), strict=True))
    value = _block(parts[0])
    return {"": value, **found} if value else found


def _block(text: str) -> str:
    """A value as it is said: what its further lines have in common at the left is no part of it."""
    first, *rest = text.rstrip().split("\n")
    margin = min((len(line) - len(line.lstrip(" ")) for line in rest if line.strip()), default=0)
    lines = [first.strip(" "), *[line[margin:].rstrip() for line in rest]]
    return "\n".join(lines).strip("\n")
