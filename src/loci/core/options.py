"""Declared options: what a game, or a seat's standing orders, can be set to."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Union, final

from loci.core.errors import BadOption
from loci.core.foreign import clipped
from loci.core.text import Text

Value = Union[bool, int, str, "list[str]"]
Options = dict[str, Value]

FLAG: Final = "flag"
NUMBER: Final = "number"
CHOICE: Final = "choice"
CHOICES: Final = "choices"
FILE: Final = "file"

_WHOLE = re.compile(r"-?[0-9]{1,18}")
_BIG: Final = 10**18

SETS: Final = "sets"  # the option that every game has: which sets of content are played with
BASE: Final = "base"  # the set that always is
LONE: Final = "lone-answers"  # the standing order that every game has


@final
class Option:
    """One declared setting: name, kind, default, what it may be, and a help message.

    Kinds: `flag`, `number` (from `least` to `most`), `choice` (one of `choices`), `choices`
    (any of them, in the given order) and `file` (a text that the game reads at set-up).

    `help` is a message; its attribute `.name` is the option's name, `.is-VALUE` that of a value
    (or the message `HELP-is-VALUE`, for values that other sets add).
    `sets` has the set of each value (of a flag: of `yes`) that is not of the base set, or the sets
    of which each brings it: it can be chosen only where one of them is played with.
    `imported` says that only games recorded elsewhere have it, because they were played so: it is
    offered to nobody, and a record that has it is replayed with it.
    """

    __slots__ = ("choices", "default", "help", "imported", "kind", "least", "most", "name", "sets")

    def __init__(
        self,
        name: str,
        kind: str,
        default: Value,
        help: str,
        choices: Sequence[str] = (),
        least: int = 0,
        most: int = 0,
        sets: Mapping[str, str | Sequence[str]] | None = None,
        imported: bool = False,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.default: Final = default
        self.help: Final = help
        self.choices: Final = tuple(choices)
        self.least: Final = least
        self.most: Final = most
        self.sets: Final[dict[str, tuple[str, ...]]] = {
            value: (belongs,) if isinstance(belongs, str) else tuple(belongs)
            for value, belongs in (sets or {}).items()
        }
        self.imported: Final = imported

    def check(self, value: object) -> Value:
        """`value` as this option takes it (texts from a command line too), or `BadOption`."""
        if self.kind == FLAG:
            return self._flag(value)
        if self.kind == NUMBER:
            return self._number(value)
        if self.kind == CHOICES:
            return self._several(value)
        if self.kind == CHOICE:
            if _shown(value) not in self.choices:  # a choice such as 9 may come as a number
                raise self._refused(value, self._allowed())
            return _shown(value)
        if not isinstance(value, str):
            raise self._refused(value, self._allowed())
        return value

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"name": self.name, "kind": self.kind, "default": self.default}
        if self.choices:
            data["choices"] = list(self.choices)
        if self.kind == NUMBER:
            data["least"] = self.least
            data["most"] = self.most
        if self.sets:
            data["sets"] = {
                value: belongs[0] if len(belongs) == 1 else list(belongs)
                for value, belongs in self.sets.items()
            }
        data["help"] = self.help
        return data

    def check_sets(self, value: Value, sets: Sequence[str]) -> None:
        """`BadOption` if `value`, or a part of it, is of a set other than these."""
        for part in value if isinstance(value, list) else [_word(value)]:
            belongs = self.sets.get(part, (BASE,))
            if not any([one in sets for one in belongs]):
                raise BadOption(Text("option-set", name=self.name, value=part, set=belongs[0]))

    def _flag(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        if value in ("yes", "true", "on", "1"):
            return True
        if value in ("no", "false", "off", "0"):
            return False
        raise self._refused(value, self._allowed())

    def _number(self, value: object) -> int:
        number = value
        if isinstance(value, str) and _WHOLE.fullmatch(value):
            number = int(value)
        if not isinstance(number, int) or isinstance(number, bool):
            raise self._refused(value, self._allowed())
        if not self.least <= number <= self.most:
            raise self._refused(value, self._allowed())
        return number

    def _several(self, value: object) -> list[str]:
        parts = [p for p in value.split(",") if p] if isinstance(value, str) else value
        if not isinstance(parts, list):
            raise self._refused(value, self._allowed())
        for part in parts:
            if part not in self.choices:
                raise self._refused(part, self._allowed())
        if len(set(parts)) != len(parts):
            raise self._refused(value, self._allowed())
        return parts

    def _allowed(self) -> str:
        if self.kind == FLAG:
            return "yes, no"
        if self.kind == NUMBER:
            return f"{self.least}–{self.most}"
        return ", ".join(self.choices) if self.choices else "text"

    def _refused(self, value: object, allowed: str) -> BadOption:
        return BadOption(Text("option-value", name=self.name, value=_shown(value), allowed=allowed))


def sets_option(sets: Sequence[str], help: str) -> Option:
    """The option `sets` of a game with these sets of content."""
    return Option(SETS, CHOICES, [BASE], help, choices=sets)


def lone_order() -> Option:
    """The standing order of every game by which the only possible answer is given by itself."""
    return Option(LONE, FLAG, False, "order-lone-answers")


def offered(declared: Sequence[Option]) -> list[Option]:
    """The options that whoever begins a game can set."""
    return [option for option in declared if not option.imported]


def checked(
    declared: Sequence[Option], given: Mapping[str, object], imported: bool = False
) -> Options:
    """Every declared option with its given or default value; unknown names are refused, and so is
    a value of a set that is not played with. Those of imported games alone may differ from the
    default only in such a game (`imported`), or in the record of one."""
    known = [option.name for option in declared]
    for name in given:
        if name not in known:
            names = ", ".join([option.name for option in offered(declared)])
            raise BadOption(Text("option-unknown", name=clipped(name), known=names or "–"))
    values = {
        option.name: option.check(given[option.name]) if option.name in given else option.default
        for option in declared
    }
    chosen_ones = [option for option in declared if option.name in given]
    for option in chosen_ones:
        if option.imported and not imported and values[option.name] != option.default:
            raise BadOption(Text("option-imported", name=option.name))
    if SETS in values:
        chosen = values[SETS]
        assert isinstance(chosen, list)
        # The base set is always played with, and the order of the others says nothing.
        there = declared[known.index(SETS)].choices
        sets = [name for name in there if name == BASE or name in chosen]
        values[SETS] = sets
        for option in chosen_ones:  # a default is of no set, or of the base set
            option.check_sets(values[option.name], sets)
    return values


def fitting(declared: Sequence[Option], given: Mapping[str, object]) -> Options:
    """`checked`, for values that were taken once: what no longer fits is as if it had not been
    given."""
    values: Options = {}
    for option in declared:
        values[option.name] = option.default
        if option.name in given:
            try:
                values[option.name] = option.check(given[option.name])
            except BadOption:
                continue
    return values


def _shown(value: object) -> str:
    """A value that was refused, as a message can show it, whatever it is."""
    if isinstance(value, bool | str):
        return clipped(str(value))
    if isinstance(value, int):
        return str(value) if abs(value) < _BIG else "…"
    return "[…]" if isinstance(value, list) else "…"


def _word(value: Value) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
