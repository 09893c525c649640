"""How the fields of a row belong together, for whoever builds a network over rows.

Some fields speak of things of which there are several: hexes, seats, lands. Such things are a
`Group`; the arguments of moves point at them, and they may be linked (hexes that are neighbours).
All else that a row says is of the table as a whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final


@final
class Group:
    """Things of one kind, `size` of them, in the order of their numbers.

    `axis` is the argument of moves that names one of them, empty if none does. The fields of the
    `blocks` are theirs, and so are the `marks`: a set of hexes, or a number that names one, is a
    mark on hexes. `links` say which are near which, by kind of nearness: for each thing a set as a
    number of bits. Where that is not the same in all games the field `linked` holds the sets. The
    field `there` is 0 for things that there are not in a game; without one all are there.
    """

    __slots__ = ("axis", "blocks", "linked", "links", "marks", "name", "size", "there")

    def __init__(
        self,
        name: str,
        size: int,
        blocks: Sequence[str],
        axis: str = "",
        marks: Sequence[str] = (),
        links: Sequence[Sequence[int]] = (),
        linked: str = "",
        there: str = "",
    ) -> None:
        self.name: Final = name
        self.size: Final = size
        self.blocks: Final = list(blocks)
        self.axis: Final = axis
        self.marks: Final = list(marks)
        self.links: Final = [list(kind) for kind in links]
        self.linked: Final = linked
        self.there: Final = there


@final
class Shape:
    """The groups of a game's rows. `named` are the fields whose numbers (from 1; 0 is nothing) or
    sets speak of things by name, by field: of values of an axis of the vocabulary, or of one of
    `axes`, which have so many values. `points` is the field of the seats that holds what they have
    scored, `players` the one that tells how many play."""

    __slots__ = ("axes", "groups", "named", "players", "points")

    def __init__(
        self,
        groups: Sequence[Group],
        players: str = "",
        points: str = "",
        named: dict[str, str] | None = None,
        axes: dict[str, int] | None = None,
    ) -> None:
        self.groups: Final = list(groups)
        self.players: Final = players
        self.points: Final = points
        self.named: Final = {} if named is None else named
        self.axes: Final = {} if axes is None else axes
