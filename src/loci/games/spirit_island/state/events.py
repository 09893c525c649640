"""What happened, for the log."""

from __future__ import annotations

from typing import Final, final

from loci.core.event import Event
from loci.core.text import Arg, Text


@final
class Happened(Event):
    """A fact: its message, the arguments, and the lands it concerns."""

    __slots__ = ("args", "lands", "message")

    def __init__(self, message: str, lands: list[str], args: dict[str, Arg]) -> None:
        self.message: Final = message
        self.lands: Final = lands
        self.args: Final = args

    def text(self) -> Text:
        return Text(self.message, **self.args)

    def places(self) -> list[str]:
        return self.lands
