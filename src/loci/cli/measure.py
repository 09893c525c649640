"""Timing a game: random play, copies, views, what learning and search do, several times each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Any, Final

from loci.core import AnyGame, Rng, State, derived_seed

GAMES: Final = 16  # the games played: always the same, so that runs can be compared
POSITIONS: Final = 256
POSITION_GAMES: Final = 8  # the positions are taken from so many of them
FIGURES: Final = 7  # timed one after the other: play, clone, question, answer, view, deal, steps

Tick = Callable[[], None]


@dataclass(frozen=True)
class Figure:
    """One thing measured several times."""

    samples: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.samples)

    @property
    def spread(self) -> float:
        """Half the way from the least to the most, as a part of the median."""
        return (max(self.samples) - min(self.samples)) / 2 / self.median

    def to_data(self) -> dict[str, Any]:
        return {
            "median": self.median,
            "low": min(self.samples),
            "high": max(self.samples),
            "samples": list(self.samples),
        }


@dataclass(frozen=True)
class GameFigures:
    """What was measured of one game."""

    game: AnyGame
    players: int
    answers_per_game: float
    answers_per_s: Figure
    games_per_s: Figure
    clone_us: Figure
    ask_us: Figure
    answer_us: Figure
    view_us: Figure
    deal_us: Figure
    step_us: Figure
    encode_us: Figure | None  # of a game that has rows

    def to_data(self) -> dict[str, Any]:
        rows = {} if self.encode_us is None else {"encode_us": self.encode_us.to_data()}
        return {
            "game": self.game.info.id,
            "package": self.game.info.package,
            "players": self.players,
            "answers_per_game": self.answers_per_game,
            "answers_per_s": self.answers_per_s.to_data(),
            "games_per_s": self.games_per_s.to_data(),
            "clone_us": self.clone_us.to_data(),
            "ask_us": self.ask_us.to_data(),
            "answer_us": self.answer_us.to_data(),
            "view_us": self.view_us.to_data(),
            "deal_us": self.deal_us.to_data(),
            "step_us": self.step_us.to_data(),
            **rows,
        }


def measure(
    game: AnyGame, players: int, seconds: float, repeats: int, seed: int, tick: Tick
) -> GameFigures:
    """All figures of one game, with `players` seats, or as near as it allows, and the default
    options.

    `tick` is called after each of the `FIGURES * repeats` repeats. The garbage collector stays
    on, as it is for whoever plays.
    """
    least, most = game.info.players
    players = max(least, min(players, most))
    seeds = [derived_seed(seed, i) for i in range(GAMES)]
    positions: list[tuple[State, int]] = []
    answers = sum(_play(game, players, one, positions) for one in seeds[:POSITION_GAMES])
    answers += sum(_play(game, players, one, None) for one in seeds[POSITION_GAMES:])
    positions = positions[:: max(1, len(positions) // POSITIONS)][:POSITIONS]

    def play() -> None:
        for one in seeds:
            _play(game, players, one, None)

    def clone() -> None:
        for state, _ in positions:
            state.clone()

    def ask() -> None:
        for state, _ in positions:
            game.decisions(state.clone())

    def answer() -> None:
        # A copy has no live scripts, as a search meets it: they are replayed here.
        rng = Rng(seed)
        for state, seat in positions:
            copy = state.clone()
            game.apply(copy, seat, rng.pick("move", game.decisions(copy)[seat].moves))
            for decision in game.decisions(copy).values():
                decision.moves  # noqa: B018  (lists them)

    def view() -> None:
        for state, seat in positions:
            game.view(state, seat)

    def deal() -> None:
        for number, (state, seat) in enumerate(positions):
            game.question(game.determinize(state, seat, number))

    played, cloned, asked, answered, viewed, dealt = (
        _timed(work, seconds, repeats, tick) for work in (play, clone, ask, answer, view, deal)
    )
    stepped, encoded = _steps(game, players, seeds, seconds, repeats, tick)
    return GameFigures(
        game,
        players,
        answers / GAMES,
        answers_per_s=Figure(tuple(answers / taken for taken in played)),
        games_per_s=Figure(tuple(GAMES / taken for taken in played)),
        clone_us=_each(cloned, len(positions)),
        ask_us=_each(asked, len(positions)),
        answer_us=_each(answered, len(positions)),
        view_us=_each(viewed, len(positions)),
        deal_us=_each(dealt, len(positions)),
        step_us=stepped,
        encode_us=encoded,
    )


def number(value: float) -> str:
    """A measured value with the digits that count."""
    if value >= 1000:
        return f"{round(value, 3 - len(str(int(value)))):,.0f}"
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def _play(game: AnyGame, players: int, seed: int, seen: list[tuple[State, int]] | None) -> int:
    """One game of random play; the number of answers. `seen` collects copies of its positions,
    each with a seat that is asked."""
    state = game.new(players, {}, seed)
    rng = Rng(derived_seed(seed, "answers"))
    answers = 0
    while asked := game.decisions(state):
        seat = rng.pick("seat", list(asked))
        if seen is not None:
            seen.append((state.clone(), seat))
        game.apply(state, seat, rng.pick("move", asked[seat].moves))
        answers += 1
    return answers


def _steps(
    game: AnyGame, players: int, seeds: list[int], seconds: float, repeats: int, tick: Tick
) -> tuple[Figure, Figure | None]:
    """Microseconds per decision of games that are played as programs learn: for an answer and all
    that follows until the next choice; and for the row and the ids of a decision. Both are timed in
    the same games, for what is kept from row to row counts only there."""
    stepped: list[float] = []
    encoded: list[float] = []
    for _ in range(repeats):
        decisions = 0
        taken = [0.0, 0.0]
        while not decisions or sum(taken) < seconds:
            for seed in seeds:
                decisions += _learn(game, players, seed, taken)
        stepped.append(taken[0] * 1e6 / decisions)
        encoded.append(taken[1] * 1e6 / decisions)
        tick()
    return Figure(tuple(stepped)), None if game.encoder() is None else Figure(tuple(encoded))


def _learn(game: AnyGame, players: int, seed: int, taken: list[float]) -> int:
    """One game, without its set-up; the number of decisions. `taken` adds up the seconds for steps
    and for rows."""
    encoder = game.encoder()
    buffer = bytearray(encoder.encoding.size if encoder is not None else 0)
    state = game.new(players, {}, seed)
    rng = Rng(derived_seed(seed, "answers"))
    decisions = 0
    decision = game.advance(state)
    while decision is not None:
        start = perf_counter()
        if encoder is not None:
            encoder.pack_into(game.table(state), decision.seat, buffer, 0, decision)
            decision.ids  # noqa: B018  (makes them)
        between = perf_counter()
        taken[1] += between - start
        move = rng.pick("move", decision.moves)
        start = perf_counter()
        game.apply(state, decision.seat, move)
        decision = game.advance(state)
        taken[0] += perf_counter() - start
        decisions += 1
    return decisions


def _timed(work: Callable[[], None], seconds: float, repeats: int, tick: Tick) -> list[float]:
    """The seconds that `work` takes, `repeats` times over. The warm-up finds how often it fits
    into `seconds`, and every repeat does it so often, at least once."""
    rounds = 0
    start = perf_counter()
    while not rounds or perf_counter() - start < seconds:
        work()
        rounds += 1
    samples: list[float] = []
    for _ in range(repeats):
        start = perf_counter()
        for _ in range(rounds):
            work()
        samples.append((perf_counter() - start) / rounds)
        tick()
    return samples


def _each(samples: list[float], items: int) -> Figure:
    """Microseconds per item."""
    return Figure(tuple(taken * 1e6 / items for taken in samples))
