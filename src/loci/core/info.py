"""What is known of a game before any of it is played: the entry object that a registry shows."""

from __future__ import annotations

from typing import Any, Final, final

from loci.core.options import Option, lone_order, sets_option
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
class GameInfo:
    """What a game is, before any of it is played: the entry object a registry shows."""

    __slots__ = (
        "changes",
        "id",
        "options",
        "orders",
        "package",
        "players",
        "rules_prefix",
        "rules_version",
        "sets",
        "title",
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
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.package: Final = package  # dotted name; its folder `texts` holds the messages
        self.players: Final = players
        self.rules_prefix: Final = rules_prefix  # of its rule numbers, e.g. HL
        self.changes: Final = changes  # since version 1, in order
        self.rules_version: Final = changes[-1].version if changes else 1
        self.sets: Final = sets  # of content; the first is the base set
        self.options: Final = (sets_option(sets, sets_help), *options)
        self.orders: Final = (lone_order(), *orders)  # what a seat's standing orders can be

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
