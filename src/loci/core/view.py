"""Views: who looks, what they see, and how a view is laid out as text."""

from __future__ import annotations

from typing import Any, Final, final

from loci.core.text import Text

SPECTATOR: Final = -1  # sees what lies open to everybody
OPEN: Final = -2  # sees everything: finished games, teaching


@final
class Section:
    """One headed part of a view as text: lines to read, and a drawing where that says more.

    `drawing` is preformatted text (a map); a screen reader skips it and reads the lines. `seat` is
    whose it is, where it is all about one seat: everybody reads their own first.
    """

    __slots__ = ("drawing", "heading", "lines", "seat")

    def __init__(
        self, heading: Text, lines: list[Text], drawing: str = "", seat: int | None = None
    ) -> None:
        self.heading: Final = heading
        self.lines: Final = lines
        self.drawing: Final = drawing
        self.seat: Final = seat

    def to_data(self) -> dict[str, Any]:
        return {
            "heading": self.heading.to_data(),
            "lines": [line.to_data() for line in self.lines],
            "drawing": self.drawing,
            "seat": self.seat,
        }


@final
class Figure:
    """One of the numbers by which a seat is followed: its points, energy, coins … The message
    `figure-NAME` is what it is called."""

    __slots__ = ("name", "value")

    def __init__(self, name: str, value: int) -> None:
        self.name: Final = name
        self.value: Final = value

    def to_data(self) -> dict[str, Any]:
        return {"name": self.name, "value": self.value}


def viewers(players: int) -> list[int]:
    """Everybody with a view that may hide something."""
    return [SPECTATOR, *range(players)]
