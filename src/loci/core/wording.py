"""Putting texts into words: Fluent bundles in English, Polish and Russian.

A bundle joins the kernel's messages with those of a game or an interface. Arguments that are texts
themselves (a terrain, a building) are put into words first; a message asks for a case form with
`{ FORM($building, "acc") }`, which takes the attribute `.acc` of the argument's message, or its
plain value where there is none.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from loci.core.text import Text, render_args

LANGUAGES: Final = ("en", "pl", "ru")


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
        self._bundle = _bundle(language, packages)

    def say(self, text: Text, seats: list[str] | None = None) -> str:
        """The text in words; `seats` are the names to use for seats."""
        return self._say(text, "", seats or [])

    def part(self, id: str, name: str) -> str | None:
        """The attribute `.name` of a message, such as the name of an option; None without it."""
        if not self._bundle.has_message(id):
            return None
        pattern = self._bundle.get_message(id).attributes.get(name)
        return None if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])

    def _say(self, text: Text, form: str, seats: list[str]) -> str:
        if not self._bundle.has_message(text.id):
            return self._missing(text, "no such message")
        message = self._bundle.get_message(text.id)
        pattern = message.attributes.get(form, message.value) if form else message.value
        if pattern is None:
            return self._missing(text, "it has no value")
        args = render_args(
            text.args,
            lambda inner: _Nested(self, inner, seats),
            lambda seat: self._seat(seat, seats),
        )
        words, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            return self._missing(text, str(errors[0]))
        return str(words)

    def _seat(self, seat: int, seats: list[str]) -> str:
        if 0 <= seat < len(seats):
            return seats[seat]
        return self._say(Text("seat-number", number=seat + 1), "", [])

    def _missing(self, text: Text, why: str) -> str:
        if self.strict:
            raise MissingText(f"{self.language}: {text.plain()}: {why}")
        return text.plain()


class _Nested(FluentType):
    """A text as an argument of another: put into words when the outer message reaches it."""

    def __init__(self, wording: Wording, text: Text, seats: list[str]) -> None:
        self.wording = wording
        self.text = text
        self.seats = seats

    def format(self, locale: Any) -> str:
        return str(self)

    def in_form(self, form: str) -> str:
        return self.wording._say(self.text, form, self.seats)

    def __str__(self) -> str:
        return self.in_form("")


def _form(argument: Any, form: Any) -> Any:
    return argument.in_form(str(form)) if isinstance(argument, _Nested) else argument


def sources(language: str, package: str) -> list[str]:
    """The Fluent sources of one package in one language, by file name."""
    folder = files(package).joinpath("texts")
    names = sorted(
        item.name
        for item in folder.iterdir()
        if item.name == f"{language}.ftl" or item.name.endswith(f".{language}.ftl")
    )
    return [folder.joinpath(name).read_text(encoding="utf-8") for name in names]


@cache
def _bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    functions: dict[str, Any] = {"FORM": _form}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for name in ("loci.core", *packages):
        for source in sources(language, name):
            bundle.add_resource(FluentResource(source))
    return bundle
