"""Errors with the facts needed to show them.

Every error a user can cause is a `LociError`. It carries a `Text` (message id and arguments), so
that terminal, site and API say it in the reader's language; `str(error)` is English-like enough
for a developer.
"""

from __future__ import annotations

from typing import ClassVar

from loci.core.text import Text


class LociError(Exception):
    """Bad input of some `kind`, a word for programs; nothing was changed."""

    KIND: ClassVar[str] = "error"

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.plain())
        self.kind: str = self.KIND
        self.reason = reason


class BadOption(LociError):
    """An option, a number of players or a seat that the game does not take."""

    KIND: ClassVar[str] = "option"


class BadData(LociError):
    """Data (a saved state, a position) that does not have the declared form."""

    KIND: ClassVar[str] = "data"


class UnknownGame(LociError):
    """No game with that id is installed."""

    KIND: ClassVar[str] = "game"


class OldRules(LociError):
    """Matches of another rules version than the present one."""

    KIND: ClassVar[str] = "rules"


class MoveError(LociError):
    """An answer that cannot be taken. `nearest` are the legal moves most like it."""

    KIND: ClassVar[str] = "illegal"

    def __init__(self, reason: Text, nearest: list[str] | None = None) -> None:
        super().__init__(reason)
        self.nearest = nearest or []


class Unreadable(MoveError):
    """The text is no move of this game."""

    KIND: ClassVar[str] = "unreadable"


class Illegal(MoveError):
    """The text is a move, but it is not allowed now; `reason` says why."""

    KIND: ClassVar[str] = "illegal"


class Ambiguous(MoveError):
    """The text fits more than one legal move: those in `nearest`."""

    KIND: ClassVar[str] = "ambiguous"


class Stale(MoveError):
    """The answer names a decision that is no longer open."""

    KIND: ClassVar[str] = "stale"


class UndoRefused(LociError):
    """There is nothing to take back, or it may not be taken back (alone)."""

    KIND: ClassVar[str] = "undo"


class RecordError(LociError):
    """A record that cannot be read or replayed, with the line where it goes wrong."""

    def __init__(
        self, line: int, kind: str, reason: Text, nearest: list[str] | None = None
    ) -> None:
        super().__init__(reason)
        self.line = line
        self.kind = kind
        self.nearest = nearest or []

    def __str__(self) -> str:
        return f"line {self.line}: {self.kind}: {self.reason.plain()}"
