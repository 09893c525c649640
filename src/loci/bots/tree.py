"""The tree of a search: what has come of each answer so far.

Where something is hidden every walk through the tree is on another deal, and after the same answers
other moves may be offered, or to another seat. So a node has edges by seat and id of a move, and an
edge counts how often it was `offered` beside how often it was taken (as information-set search
does): a move that is rarely possible is not passed over for having been taken rarely.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, final


@final
class Edge:
    """One answer of one seat. `waiting` walks through it have not come back with a value yet."""

    __slots__ = ("node", "offered", "prior", "visits", "waiting", "worth")

    def __init__(self, prior: float, players: int) -> None:
        self.prior: Final = prior
        self.visits = 0
        self.offered = 0
        self.waiting = 0
        self.worth: Final = [0.0] * players  # to each seat, over all visits
        self.node: Node | None = None

    def mean(self, seat: int) -> float:
        """What it was worth to a seat on average; only of an edge with visits."""
        return self.worth[seat] / self.visits


@final
class Node:
    """What follows an answer. `row` is what the searching seat knows where it is asked here, and
    None where it is not, or where that is not always the same."""

    __slots__ = ("edges", "judging", "mixed", "row", "visits", "worth")

    def __init__(self, players: int) -> None:
        self.edges: Final[dict[int, Edge]] = {}
        self.visits = 0
        self.worth: Final = [0.0] * players
        self.judging = False  # a judgement of it is under way
        self.row: bytes | None = None
        self.mixed = False

    def expand(self, keys: Sequence[int], priors: Sequence[float]) -> None:
        """Add the edges that are not there yet."""
        for key, prior in zip(keys, priors, strict=True):
            if key not in self.edges:
                self.edges[key] = Edge(prior, len(self.worth))

    def knows(self, keys: Sequence[int]) -> bool:
        for key in keys:
            if key not in self.edges:
                return False
        return True

    def seen_with(self, row: bytes) -> None:
        """Note what the searching seat knows here."""
        if self.row is None and not self.mixed:
            self.row = row
        elif self.row != row:
            self.row = None
            self.mixed = True

    def add(self, values: Sequence[float]) -> None:
        """A walk has come to this node and brings these values back."""
        self.visits += 1
        for seat, value in enumerate(values):
            self.worth[seat] += value


@final
class Scale:
    """From the least to the most that any position was worth, so that values of any size can be
    weighed against priors."""

    __slots__ = ("high", "least", "low")

    def __init__(self, least: float) -> None:
        self.least: Final = least  # differences far below it are noise
        self.low = 0.0
        self.high = 0.0

    def begin(self, values: Sequence[float]) -> None:
        """Forget what was before, and begin with these."""
        self.low, self.high = min(values), max(values)

    def take_in(self, values: Sequence[float]) -> None:
        self.low = min(self.low, *values)
        self.high = max(self.high, *values)

    def spread(self) -> float:
        return max(self.high - self.low, self.least)


def choose(node: Node, seat: int, keys: Sequence[int], scale: Scale, boldness: float) -> int:
    """The place in `keys` of the answer to walk through next (PUCT): what was worth most to the
    seat that gives it, with more for what is likely and has been tried little. What is under way
    counts as a disappointment, so that walks at the same time part.

    All keys have edges. They are counted as offered.
    """
    edges = [node.edges[key] for key in keys]
    whole = sum([edge.prior for edge in edges])
    unseen = node.worth[seat] / node.visits if node.visits else scale.low
    spread = scale.spread()
    best, most = 0, -1e300
    for at, edge in enumerate(edges):
        tried = edge.visits + edge.waiting
        mean = (edge.worth[seat] + edge.waiting * scale.low) / tried if tried else unseen
        share = edge.prior / whole if whole > 0 else 1 / len(edges)
        points = (mean - scale.low) / spread
        points += boldness * share * sqrt(edge.offered + 1) / (1 + tried)
        if points > most:
            best, most = at, points
        edge.offered += 1
    return best


def find_row(root: Node, row: bytes, keys: Sequence[int]) -> Node | None:
    """The node below `root`, or itself, at which the searching seat knows exactly `row` and was
    offered these answers; the one visited most."""
    found: Node | None = None
    left = [root]
    while left:
        node = left.pop()
        if node.row == row and node.knows(keys) and (found is None or node.visits > found.visits):
            found = node
        left += [edge.node for edge in node.edges.values() if edge.node is not None]
    return found
