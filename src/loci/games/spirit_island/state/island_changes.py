"""What may become of an island in the game."""

from __future__ import annotations

from typing import Final, NamedTuple

#: Pairs of lands.
Pairs = tuple[tuple[int, int], ...]


class Added(NamedTuple):
    """A board that has come to the island in the game, with the side of it that lies `beside` a
    side of another board (`A-side2`); on an island of a file, which has no sides, beside a land."""

    board: str
    side: str
    beside: str


class Changes(NamedTuple):
    """What has become of an island in the game: the letters of boards that are `sunk`, the names of
    lands that are `hidden`, (land, other) of lands `woven` into one, and of lands that `ways`
    make adjacent; boards that were `added`."""

    sunk: str = ""
    hidden: tuple[str, ...] = ()
    woven: Pairs = ()
    ways: Pairs = ()
    added: tuple[Added, ...] = ()


AS_LAID: Final = Changes()
