"""What is known of a game before any of it is played: the entry object that a registry shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from loci.core.errors import BadOption
from loci.core.options import SETS, Option, lone_order, sets_option
from loci.core.text import Text


@final
class Change:
    """A change of a game's rules, or of the form in which its tables are saved: the rules version
    it came with, and what it was, in a sentence for whoever brings old matches over.

    Where the `form` of a saved state is as it was before, hashes from before can be compared.
    """

    __slots__ = ("form", "summary", "version")

    def __init__(self, version: int, summary: str, form: bool = True) -> None:
        self.version: Final = version
        self.summary: Final = summary
        self.form: Final = form  # is a state saved in another form since?


@final
class Preset:
    """Options that go well together, for whoever does not want to choose each."""

    __slots__ = ("name", "options")

    def __init__(self, name: str, options: dict[str, object]) -> None:
        self.name: Final = name
        self.options: Final = options


# What a preset is for
FIRST_GAME: Final = "first"
STANDARD_GAME: Final = "standard"
EVERYTHING: Final = "everything"  # with every set


def _with_sets(preset: Preset, sets: tuple[str, ...]) -> Preset:
    if preset.name != EVERYTHING or len(sets) == 1:
        return preset
    return Preset(EVERYTHING, {"sets": list(sets), **preset.options})


@final
class GameInfo:
    """What a game is, before any of it is played: the entry object a registry shows."""

    __slots__ = (
        "changes",
        "id",
        "more_players",
        "options",
        "orders",
        "package",
        "players",
        "presets",
        "rules_prefix",
        "rules_version",
        "sets",
        "title",
        "together",
    )

    def __init__(
        self,
        id: str,
        title: str,
        package: str,
        players: tuple[int, int],
        rules_prefix: str,
        changes: tuple[Change, ...] = (),
        sets: tuple[str, ...] = ("base",),
        options: tuple[Option, ...] = (),
        orders: tuple[Option, ...] = (),
        sets_help: str = "option-sets",
        more_players: Mapping[str, int] | None = None,
        presets: tuple[Preset, ...] = (),
        together: bool = False,
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.package: Final = package  # dotted name; its folder `texts` holds the messages
        self.players: Final = players  # least and most, with the base set
        self.more_players: Final = dict(more_players or {})  # the most with a set, if that is more
        self.rules_prefix: Final = rules_prefix  # of its rule numbers, e.g. HL
        self.changes: Final = changes  # since version 1, in order
        self.rules_version: Final = changes[-1].version if changes else 1
        self.sets: Final = sets  # of content; the first is the base set
        self.options: Final = (sets_option(sets, sets_help), *options)
        self.orders: Final = (lone_order(), *orders)  # what a seat's standing orders can be
        self.presets: Final = tuple(_with_sets(preset, sets) for preset in presets)
        self.together: Final = together  # all seats win or lose as one

    def players_of(self, options: Mapping[str, object]) -> tuple[int, int]:
        """The least and the most players that there can be with these options."""
        least, most = self.players
        chosen = options.get(SETS)
        for name, number in self.more_players.items():
            if isinstance(chosen, (list, tuple)) and name in chosen:
                most = max(most, number)
        return least, most

    def check_players(self, number: int, options: Mapping[str, object]) -> None:
        """`BadOption` if so many cannot play with these options."""
        least, most = self.players_of(options)
        if least <= number <= most:
            return
        for name, more in self.more_players.items():
            if least <= number <= more:
                raise BadOption(Text("players-set", given=number, most=most, set=name))
        raise BadOption(Text("players-number", given=number, least=least, most=most))

    def most_players(self) -> int:
        """The most players that there can ever be."""
        return max([self.players[1], *self.more_players.values()])

    def same_form(self, version: int) -> bool:
        """Is a state saved as it was under rules `version`, so that hashes can be compared?"""
        return not any(change.form for change in self.changes if change.version > version)


@final
class Imported:
    """A game read from another program's file: its match, or what is wrong with it."""

    __slots__ = ("match", "name", "wrong")

    def __init__(self, name: str, match: Any, wrong: Text | None = None) -> None:
        self.name: Final = name
        self.match: Final = match  # a Match, unless something is wrong
        self.wrong: Final = wrong
