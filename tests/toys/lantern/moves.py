"""What a Lantern player can answer."""

from __future__ import annotations

import re
from typing import Final

from loci.core import Move, Text, Unreadable
from toys.lantern.table import CARDS

PLAIN: Final = ("keep", "draw", "light", "again", "stop", "yield")
ON_CARD: Final = ("swap", "play", "shield")


class Word(Move):
    """A move that is one word."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word: Final = word

    def text(self) -> str:
        return self.word


class OnCard(Move):
    """`swap`, `play` or `shield` with a card of the own hand."""

    __slots__ = ("card", "word")

    def __init__(self, word: str, card: str) -> None:
        self.word: Final = word
        self.card: Final = card

    def text(self) -> str:
        return f"{self.word} {self.card}"


class Victim(Move):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def text(self) -> str:
        return f"blow at P{self.seat + 1}"


class Amount(Move):
    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def text(self) -> str:
        return f"take {self.amount}"


def parse(text: str) -> Move:
    if text in PLAIN:
        return Word(text)
    word, _, rest = text.partition(" ")
    if word in ON_CARD and rest in CARDS:
        return OnCard(word, rest)
    found = re.fullmatch(r"blow at P([1-9])", text)
    if found is not None:
        return Victim(int(found.group(1)) - 1)
    found = re.fullmatch(r"take ([1-9])", text)
    if found is not None:
        return Amount(int(found.group(1)))
    raise Unreadable(Text("no-such-move", move=text))
