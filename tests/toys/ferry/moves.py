"""What a Ferry player can answer."""

from __future__ import annotations

import re
from typing import Final

from loci.core import Ambiguous, Move, Text, Unreadable


class Dock(Move):
    """Put a boat on a landing."""

    __slots__ = ("landing",)

    def __init__(self, landing: int) -> None:
        self.landing: Final = landing

    def text(self) -> str:
        return f"dock L{self.landing + 1}"


class Sell(Move):
    """Turn coins, two at a time, into points; before docking, as often as you like."""

    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def text(self) -> str:
        return f"sell {self.coins}"


class Reply(Move):
    """Answer the toll that a neighbour's boat offers: take it for a price, or refuse it."""

    __slots__ = ("take",)

    def __init__(self, take: bool) -> None:
        self.take: Final = take

    def text(self) -> str:
        return "take" if self.take else "refuse"


def parse(text: str) -> Move:
    if text in ("take", "refuse"):
        return Reply(text == "take")
    found = re.fullmatch(r"dock L([1-9][0-9]?)", text)
    if found is not None:
        return Dock(int(found.group(1)) - 1)
    found = re.fullmatch(r"sell ([1-9][0-9]?)", text)
    if found is not None:
        return Sell(int(found.group(1)))
    if text == "dock":
        raise Ambiguous(Text("say-landing"))
    raise Unreadable(Text("no-such-move", move=text))
