"""Search: looking ahead from a decision with the help of a judge of positions.

PUCT over answers. Every walk goes over a new deal of what the seat does not know, along the answers
that promise most to whoever gives them (rivals each want the most for themselves, a team shares
one value), until it comes to where nobody has been; the judge says what that is worth, and the
answers on the way remember it. Several walks are under way at a time, for a judge that looks at a
batch as fast as at one position.

With a number of playouts given, the same seed gives the same answers on every machine.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, final

from loci.bots.judge import Judge, Leaf
from loci.bots.tree import Edge, Node, Scale, choose, find_row
from loci.core import AnyGame, Budget, Decision, Glimpse, Move, derived_seed

DEFAULT_PLAYOUTS: Final = 100
_FEWEST: Final = 16  # walks before anything is taken for decided


class Stop(Protocol):
    """Something that tells a search to end, such as a `threading.Event`."""

    def is_set(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Settings:
    """`boldness` weighs what is likely and little tried against what was worth most; `batch` is the
    number of walks at a time; differences of values below `noise` count for little. Who is `hasty`
    stops as soon as more walks could not change the answer; how well others compare is known less
    well then."""

    boldness: float = 1.5
    batch: int = 8
    noise: float = 0.02
    hasty: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """What a search thinks of one answer: how often it was tried, how likely the judge took it to
    be, and what it was worth to the seat (None if it was not tried)."""

    move: Move
    visits: int
    prior: float
    value: float | None


@final
class _End:
    """When a search has done enough: by playouts, by the clock, or because somebody says so."""

    def __init__(self, budget: Budget, stop: Stop | None) -> None:
        unlimited = budget.playouts is None and budget.seconds is None
        self.playouts: Final = DEFAULT_PLAYOUTS if unlimited else budget.playouts
        self.seconds: Final = budget.seconds
        self._stop: Final = stop
        self._begun: Final = time.monotonic()

    def come(self, walked: int) -> bool:
        if self.playouts is not None and walked >= self.playouts:
            return True
        if self._stop is not None and self._stop.is_set():
            return True
        return self.seconds is not None and time.monotonic() - self._begun >= self.seconds

    def left(self, walked: int) -> float:
        """How many walks there may still be, at the pace of those that were."""
        found = float("inf") if self.playouts is None else float(self.playouts - walked)
        if self.seconds is not None:
            spent = time.monotonic() - self._begun
            found = min(found, (self.seconds - spent) * walked / max(spent, 1e-9))
        return found


@final
class _Walk:
    """A walk that has come to where somebody must judge: the way there, and the position."""

    __slots__ = ("keys", "leaf", "node", "steps")

    def __init__(
        self, steps: list[tuple[Node, Edge]], node: Node, keys: list[int], leaf: Leaf
    ) -> None:
        self.steps: Final = steps
        self.node: Final = node
        self.keys: Final = keys
        self.leaf: Final = leaf


@final
class Search:
    """The search of one seat in one match. What it has seen is kept from one answer to the next,
    where everything came as it was seen."""

    def __init__(
        self,
        game: AnyGame,
        seat: int,
        judge: Judge,
        seed: int,
        settings: Settings | None = None,
    ) -> None:
        vocabulary = game.vocabulary()
        if vocabulary is None:
            raise ValueError(f"{game.info.id} has no vocabulary")
        self._game: Final = game
        self._seat: Final = seat
        self._judge: Final = judge
        self._seed: Final = seed
        self._settings: Final = settings or Settings()
        self._vocabulary: Final = vocabulary
        self._encoder: Final = game.encoder()
        self._scale: Final = Scale(self._settings.noise)
        self._asked = 0
        self._dealt = 0
        self._edges: list[tuple[Move, Edge]] = []  # of the last root
        self._kept: Node | None = None
        #: How often the root had been visited before the last search began.
        self.reused = 0

    def answers(
        self, view: Glimpse, decision: Decision, budget: Budget, stop: Stop | None = None
    ) -> list[Answer]:
        """What is thought of the listed answers, the best first. A search that is stopped answers
        with what it has."""
        end = _End(budget, stop)
        self._asked += 1
        self._dealt = 0
        state = view.sample(self._deal())
        moves, ids = self._offered(state, decision.moves)
        root = self._root(state, decision, moves, ids)
        self._edges = [
            (move, root.edges[self._key(self._seat, id)])
            for move, id in zip(moves, ids, strict=True)
        ]
        walked = 0
        while not end.come(walked) and not self._decided(end, walked):
            walked += self._walk_batch(view, root, Leaf(state, decision, moves, ids), end, walked)
        return self._ranked()

    def _decided(self, end: _End, walked: int) -> bool:
        """Whether no other answer could still be tried as often as the best one."""
        if walked < _FEWEST or not self._settings.hasty:
            return False
        visits = sorted(edge.visits for _, edge in self._edges)
        return len(visits) < 2 or visits[-1] - visits[-2] > end.left(walked)

    def keep(self, move: Move) -> None:
        """The seat has answered `move`: what follows it is kept for the next search."""
        self._kept = next((edge.node for known, edge in self._edges if known == move), None)
        self._edges = []

    # -- where a search begins -----------------------------------------------------------------

    def _offered(self, state: Any, listed: list[Move]) -> tuple[list[Move], list[int]]:
        """The answers that differ, and their ids."""
        numbered: dict[int, Move] = {}
        ids = self._vocabulary.ids(self._game.table(state), self._seat, listed)
        for id, move in zip(ids, listed, strict=True):
            numbered.setdefault(id, move)
        return list(numbered.values()), list(numbered)

    def _root(self, state: Any, decision: Decision, moves: list[Move], ids: list[int]) -> Node:
        """What is known of this decision from the last search, or a new node, judged."""
        keys = [self._key(self._seat, id) for id in ids]
        table = self._game.table(state)
        row = None
        if self._encoder is not None:
            row = self._encoder.row(table, self._seat, decision)
        kept, self._kept = self._kept, None
        if kept is not None and row is not None:
            found = find_row(kept, row, keys)
            if found is not None:
                self.reused = found.visits
                return found
        self.reused = 0
        root = Node(self._game.seated(table))
        (judgement,) = self._judge.judge([Leaf(state, decision, moves, ids)])
        root.expand(keys, judgement.priors)
        root.add(judgement.values)
        self._scale.begin(judgement.values)
        return root

    # -- walks ---------------------------------------------------------------------------------

    def _walk_batch(self, view: Glimpse, root: Node, begin: Leaf, end: _End, walked: int) -> int:
        """Some walks, judged together; how many."""
        waiting: list[_Walk] = []
        done = 0
        while done < self._settings.batch and not (done and end.come(walked + done)):
            walk = self._walk(view, root, begin)
            done += 1
            if walk is None:
                continue
            waiting.append(walk)
            if walk.node.judging:
                break  # more walks would only come to the same place
            walk.node.judging = True
        if waiting:
            judgements = self._judge.judge([walk.leaf for walk in waiting])
            for walk, judgement in zip(waiting, judgements, strict=True):
                walk.node.judging = False
                walk.node.expand(walk.keys, judgement.priors)
                walk.node.add(judgement.values)
                self._come_back(walk.steps, judgement.values)
        return done

    def _walk(self, view: Glimpse, root: Node, begin: Leaf) -> _Walk | None:
        """One walk over a new deal, to a position that must be judged; None if it came to the end
        of the game and has brought back what that is worth."""
        game, boldness = self._game, self._settings.boldness
        state = view.sample(self._deal())
        node, seat, moves, ids, asked = root, self._seat, begin.moves, begin.ids, begin.decision
        steps: list[tuple[Node, Edge]] = []
        while True:
            keys = [self._key(seat, id) for id in ids]
            if not node.knows(keys):
                return _Walk(steps, node, keys, Leaf(state, asked, moves, ids))
            at = choose(node, seat, keys, self._scale, boldness)
            edge = node.edges[keys[at]]
            edge.waiting += 1
            steps.append((node, edge))
            game.apply(state, seat, moves[at])
            decision = game.advance(state)
            if decision is None:
                outcome = game.outcome(state)
                if outcome is None:
                    raise ValueError("nobody is asked, and the game is not over")
                self._come_back(steps, self._judge.settled(state, outcome))
                return None
            if edge.node is None:
                edge.node = Node(len(root.worth))
            node, seat, moves, ids = edge.node, decision.seat, decision.moves, decision.ids
            asked = decision
            if seat == self._seat and self._encoder is not None:
                node.seen_with(self._encoder.row(game.table(state), seat, decision))

    def _come_back(self, steps: list[tuple[Node, Edge]], values: Sequence[float]) -> None:
        self._scale.take_in(values)
        for node, edge in steps:
            node.add(values)
            edge.waiting -= 1
            edge.visits += 1
            for seat, value in enumerate(values):
                edge.worth[seat] += value

    # -- reading -------------------------------------------------------------------------------

    def _ranked(self) -> list[Answer]:
        found = [
            Answer(move, edge.visits, edge.prior, edge.mean(self._seat) if edge.visits else None)
            for move, edge in self._edges
        ]
        return sorted(found, key=_rank)

    def _key(self, seat: int, id: int) -> int:
        return seat * self._vocabulary.size + id

    def _deal(self) -> int:
        self._dealt += 1
        return derived_seed(self._seed, self._asked, self._dealt)


def _rank(answer: Answer) -> tuple[int, float, float]:
    """What was tried most is surest; among equals what was worth more, then what is likelier."""
    return -answer.visits, -(answer.value or 0.0), -answer.prior
