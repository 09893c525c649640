"""Answers. Every question lists all its answers, so one kind of move is enough: words.

choose river · growth 2 · presence energy A5 · gain minor · take call-to-tend · forget flash-floods
reclaim wash-away · play flash-floods · element fire · use wash-away · target A5 · push town A4
gather dahan A3 · damage city · destroy town · yes · no · stop · done
"""

from __future__ import annotations

import re
from typing import Final, final

from loci.core.decision import Move
from loci.core.errors import Unreadable
from loci.core.text import Text

_FORM: Final = re.compile(r"[a-z0-9]+(?:[ +-][A-Za-z0-9]+)*")


@final
class Say(Move):
    """An answer in words, the first of which says what kind it is."""

    __slots__ = ("line",)

    def __init__(self, line: str) -> None:
        self.line: Final = line

    def text(self) -> str:
        return self.line

    def words(self) -> list[str]:
        return self.line.split(" ")


def parse(text: str) -> Move:
    """The move that `text` denotes; whether it is an answer now is for the question to say."""
    line = " ".join(text.split())
    if not _FORM.fullmatch(line):
        raise Unreadable(Text("no-such-move", move=text))
    return Say(line)
