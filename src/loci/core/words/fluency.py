"""Messages with arguments, plural and case forms: what the library for Fluent reads and says."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from loci.core.text import Text

if TYPE_CHECKING:
    from loci.core.words.wording import Wording

_WORD: Final = re.compile(r"-?[a-zA-Z][\w-]*")
_ROMAN: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


class Fluency:
    """The messages of one language; each source is parsed when its message is first said."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        functions: dict[str, Any] = {
            "FORM": _form,
            "ROMAN": _roman,
            "SIGNED": _signed,
            "TALLY": _tally,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._sources = sources
        self._parsed: set[str] = set()

    def say(self, id: str, form: str, args: dict[str, Any]) -> tuple[str, str]:
        """A message in words, and what is wrong with it, if anything is."""
        message = self._message(id)
        pattern = message.attributes.get(form, message.value) if form else message.value
        if pattern is None:
            return "", "it has no value"
        words, errors = self._bundle.format_pattern(pattern, args)
        return str(words), str(errors[0]) if errors else ""

    def part(self, id: str, name: str) -> str | None:
        """The attribute `.name` of a message."""
        pattern = self._message(id).attributes.get(name)
        return None if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])

    def nested(self, wording: Wording, text: Text, seats: list[str]) -> FluentType:
        """A text as an argument of another."""
        return _Nested(wording, text, seats)

    def _message(self, id: str) -> Any:
        self._parse(id)
        return self._bundle.get_message(id)

    def _parse(self, id: str) -> None:
        if id in self._parsed:
            return
        self._parsed.add(id)
        source = self._sources[id]
        self._bundle.add_resource(FluentResource(source))
        for word in _WORD.findall(source):  # it may refer to others
            if word in self._sources:
                self._parse(word)


class _Nested(FluentType):
    """A text as an argument of another: put into words when the outer message reaches it."""

    def __init__(self, wording: Wording, text: Text, seats: list[str]) -> None:
        self.wording = wording
        self.text = text
        self.seats = seats

    def format(self, locale: Any) -> str:
        return str(self)

    def in_form(self, form: str) -> str:
        return self.wording.in_form(self.text, form, self.seats)

    def __str__(self) -> str:
        return self.in_form("")


def _form(argument: Any, form: Any) -> Any:
    return argument.in_form(str(form)) if isinstance(argument, _Nested) else argument


def _roman(number: Any) -> Any:
    """A number as rulebooks write levels and seasons: I, II, III."""
    if not isinstance(number, int) or not 0 < number < 40:
        return number
    left, said = int(number), ""
    for value, sign in _ROMAN:
        said += sign * (left // value)
        left %= value
    return said


def _signed(number: Any) -> Any:
    """A number with a minus sign instead of a hyphen."""
    return f"−{-number}" if isinstance(number, int) and number < 0 else number


def _tally(words: Any) -> Any:
    """A list in words with each of its words once: `water × 2, wood`."""
    if not isinstance(words, str):
        return words
    items = words.split(", ")
    return ", ".join(
        item if items.count(item) == 1 else f"{item} × {items.count(item)}"
        for item in dict.fromkeys(items)
    )
