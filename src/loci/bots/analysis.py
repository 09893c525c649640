"""Analysis of a finished match: how every position is judged, and what the answers cost.

Where a bot has learned the game, its estimate of the end is the curve, and a search says what else
could have been answered. Elsewhere the game's own count of what everybody has is the curve, and its
first bot is who would have answered otherwise, compared one answer ahead; that is no forecast, and
`measure` says which of the two it is. Whoever judges an answer sees what its seat saw.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol, final

from loci.bots.judge import Judge, Leaf
from loci.bots.levels import MASTER, find_judge
from loci.bots.registry import default_bot, find_bot
from loci.bots.search import Search
from loci.core import AnyGame, BadData, Budget, Decision, Match, Move, State, Text, derived_seed
from loci.core.bot import SeatView

LEARNED: Final = "learned"
OWN: Final = "own"
NOBODY: Final = "analysis-nobody"  # the message of the error

Progress = Callable[[int, int], None]  # how many entries of how many

_MOST: Final = 8  # answers that are told
_DEEPER: Final = 12  # answers that are looked at once more
_PLAYOUTS: Final = 16
_DEEP_PLAYOUTS: Final = 64
_LEAST: Final = 0.05  # of what answers cost: less is noise


@dataclass(frozen=True, slots=True)
class Costly:
    """An answer that cost its seat something: the entry's number, the answer and how it is shown,
    and the one that would have been better."""

    number: int
    seat: int
    move: str
    label: Text
    better: str
    better_label: Text
    cost: float

    def to_data(self) -> dict[str, Any]:
        labels = {"label": self.label.to_data(), "better_label": self.better_label.to_data()}
        return {name: getattr(self, name) for name in self.__slots__} | labels


@dataclass(frozen=True, slots=True)
class Analysis:
    """`curve` has what the position is worth to each seat, after the first `first` entries and
    after each that follows; `by` is the bot that would have answered otherwise."""

    measure: str
    by: str
    first: int
    curve: list[list[float]]
    costly: list[Costly]

    def to_data(self) -> dict[str, Any]:
        return {
            "measure": self.measure,
            "by": self.by,
            "first": self.first,
            "curve": self.curve,
            "costly": [one.to_data() for one in self.costly],
        }


class _Reviewer(Protocol):
    measure: str
    by: str

    def worth(self, state: State) -> list[float]:
        """What a position is worth to each seat."""
        ...

    def better(
        self, state: State, decision: Decision, given: Move, seed: int, deep: bool
    ) -> tuple[Move, float]:
        """The answer that would have been best, and what the given one costs next to it."""
        ...


def analyse(match: Match, progress: Progress | None = None) -> Analysis:
    """Judge a match as far as it is; `BadData` if nobody can judge this game."""
    game = match.game
    reviewer = _reviewer(game, match.state)
    state = match.state_at(match.stored)
    of = len(match.entries) - match.stored
    curve = [_rounded(reviewer.worth(state))]
    doubtful: list[tuple[float, int, State]] = []
    found: dict[int, Costly] = {}
    for number, entry in enumerate(match.entries[match.stored :], match.stored + 1):
        move = game.read(state, entry.seat, entry.move)
        decision = game.decisions(state)[entry.seat]
        if not entry.auto and len(decision.moves) > 1 and move in decision.moves:
            costly = _costly(game, reviewer, state, decision, move, number, False)
            if costly is not None:
                found[number] = costly
                doubtful.append((costly.cost, number, state.clone()))
                doubtful = sorted(doubtful, key=lambda one: (-one[0], one[1]))[:_DEEPER]
        game.apply(state, entry.seat, move)
        state = match.renewed(state, number)
        curve.append(_rounded(reviewer.worth(state)))
        if progress is not None:
            progress(number - match.stored, of)
    sure = []
    for _, number, before in doubtful:
        entry = match.entries[number - 1]
        move = game.read(before, entry.seat, entry.move)
        decision = game.decisions(before)[entry.seat]
        again = _costly(game, reviewer, before, decision, move, number, True)
        sure += [] if again is None else [again]
    sure.sort(key=lambda one: (-one.cost, one.number))
    return Analysis(reviewer.measure, reviewer.by, match.stored, curve, sure[:_MOST])


def _costly(
    game: AnyGame,
    reviewer: _Reviewer,
    state: State,
    decision: Decision,
    move: Move,
    number: int,
    deep: bool,
) -> Costly | None:
    seat = decision.seat
    better, cost = reviewer.better(state, decision, move, derived_seed(number, seat), deep)
    if cost < _LEAST or better == move:
        return None
    table = game.table(state)
    return Costly(
        number,
        seat,
        move.text(),
        game.choice(table, seat, move).label,
        better.text(),
        game.choice(table, seat, better).label,
        round(cost, 2),
    )


def _rounded(values: list[float]) -> list[float]:
    return [round(value, 2) for value in values]


def _reviewer(game: AnyGame, end: State) -> _Reviewer:
    judge = find_judge(game)
    if judge is not None:
        return _Learned(game, judge)
    table = game.table(end)
    if not any(game.weighed(table, seat) for seat in range(game.seated(table))):
        raise BadData(Text(NOBODY))
    return _Counting(game)


@final
class _Learned:
    """The estimate of a judge, and its search."""

    def __init__(self, game: AnyGame, judge: Judge) -> None:
        vocabulary = game.vocabulary()
        assert vocabulary is not None  # or nobody could have learned it
        self.measure: str = LEARNED
        self.by: str = MASTER
        self._game: Final = game
        self._judge: Final = judge
        self._vocabulary: Final = vocabulary

    def worth(self, state: State) -> list[float]:
        reached = state.clone()
        decision = self._game.advance(reached)
        if decision is None:
            outcome = self._game.outcome(reached)
            assert outcome is not None
            return self._judge.settled(reached, outcome)
        leaf = Leaf(reached, decision, decision.moves, decision.ids)
        return self._judge.judge([leaf])[0].values

    def better(
        self, state: State, decision: Decision, given: Move, seed: int, deep: bool
    ) -> tuple[Move, float]:
        playouts = _DEEP_PLAYOUTS if deep else _PLAYOUTS
        best, value = self._best(state, decision, seed, playouts)
        table = self._game.table(state)
        one, other = self._vocabulary.ids(table, decision.seat, [best, given])
        if one == other:
            return given, 0.0
        alone = Decision(decision.seat, decision.prompt, [given], decision.complete)
        # As many tries as the best one has had at least, so that both are known as well.
        return best, value - self._best(state, alone, seed, playouts // 2)[1]

    def _best(
        self, state: State, decision: Decision, seed: int, playouts: int
    ) -> tuple[Move, float]:
        seat = decision.seat
        view = SeatView(self._game, state, seat)
        search = Search(self._game, seat, self._judge, seed)
        best = search.answers(view, decision, Budget(playouts=playouts))[0]
        assert best.value is not None  # it was tried
        return best.move, best.value


@final
class _Counting:
    """The game's own count of what everybody has, and its first bot."""

    def __init__(self, game: AnyGame) -> None:
        self.measure: str = OWN
        self.by: str = default_bot(game)
        self._game: Final = game

    def worth(self, state: State) -> list[float]:
        table = self._game.table(state)
        return [self._count(state, seat) for seat in range(self._game.seated(table))]

    def better(
        self, state: State, decision: Decision, given: Move, seed: int, deep: bool
    ) -> tuple[Move, float]:
        seat = decision.seat
        view = SeatView(self._game, state, seat)
        bot = find_bot(self._game, self.by)(self._game, seat, seed)
        best = bot.decide(view, decision, Budget(playouts=1))
        known = view.sample(seed)
        return best, self._after(known, seat, best) - self._after(known, seat, given)

    def _after(self, known: State, seat: int, move: Move) -> float:
        reached = known.clone()
        self._game.apply(reached, seat, move)
        return self._count(reached, seat)

    def _count(self, state: State, seat: int) -> float:
        return sum(self._game.weighed(self._game.table(state), seat).values())
