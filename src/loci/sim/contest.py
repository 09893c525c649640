"""A tournament as it is played: its plan, its games, and the file that keeps them.

The same plan gives the same games for any number of workers, and however often it was
stopped and taken up again: a game depends on its line-up and its deal alone, and the pairings of a
Swiss round on the games before it.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from loci.bots.registry import find_bot
from loci.core import OPEN, AnyGame, Budget, derived_seed, find_game
from loci.sim.form import Form
from loci.sim.many import WORKER_DIED
from loci.sim.playout import playout
from loci.sim.schedule import LineUp, check_form, line_ups, swiss_games, swiss_line_ups
from loci.sim.workers import ALONE, Workers


@dataclass(frozen=True, slots=True)
class Contest:
    """What to play. `game` is a game's id or `module:object`; in a game that is played `together`
    all seats win or lose as one, and every bot has all of them."""

    game: str
    bots: tuple[str, ...]
    players: int
    form: Form = Form.ROUND_ROBIN
    rounds: int = 10
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    playouts: int | None = 100  # what a thinking bot may spend on one decision,
    seconds: float | None = None  # and for how long
    together: bool = False

    def games(self) -> int:
        """How many games all rounds have."""
        if self.form == Form.SWISS:
            return self.rounds * swiss_games(len(self.bots), self.players)
        return self.rounds * len(line_ups(self.form, self.bots, self.players, self.together))

    def to_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "bots": list(self.bots),
            "players": self.players,
            "form": self.form.value,
            "rounds": self.rounds,
            "seed": self.seed,
            "options": self.options,
            "playouts": self.playouts,
            "seconds": self.seconds,
            "together": self.together,
        }


@dataclass(frozen=True, slots=True)
class Seating:
    """One game to play: its number in the tournament, its round, its deal and who sits where."""

    number: int
    round: int
    seed: int
    bots: LineUp


@dataclass(frozen=True, slots=True)
class Ended:
    """How a game of the tournament ended. `sides` are what the seats played (factions, spirits),
    `turns` how many turns it took, where the game has such things."""

    seating: Seating
    answers: int
    ending: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sides: tuple[str, ...]
    turns: int
    hash: str

    def shares(self) -> list[float]:
        """What each seat has got of the game: the share of the others that it was better than, of
        equals the half. A loss of all is equal for all."""
        ranks = self.ranks()
        others = len(ranks) - 1
        if not others:
            return [float(bool(self.winners))]
        # Each is compared with itself too, which is a half too much.
        return [
            (sum((rank > other) + 0.5 * (rank == other) for other in ranks) - 0.5) / others
            for rank in ranks
        ]

    def ranks(self) -> list[tuple[bool, int]]:
        """By which seats are compared: those who won are before the others, then by points."""
        if not self.winners:
            return [(False, 0)] * len(self.scores)
        return [(seat in self.winners, score) for seat, score in enumerate(self.scores)]


@dataclass(frozen=True, slots=True)
class Broken:
    """A game that a fault stopped."""

    seating: Seating
    message: str


Result = Ended | Broken


def plan(contest: Contest) -> Contest:
    """The contest as it will be played; raises what every game of it would fail with."""
    game = find_game(contest.game, by_object=True)
    for name in contest.bots:
        find_bot(game, name)
    game.new(contest.players, contest.options, contest.seed)
    together = plays_together(game, contest.players)
    check_form(contest.form, contest.bots, contest.players, together)
    return replace(contest, together=together)


def plays_together(game: AnyGame, players: int) -> bool:
    """Whether all seats win or lose as one: the game says so, or nobody has others to beat."""
    return players == 1 or game.info.together


def run(
    contest: Contest, known: Mapping[int, Ended], workers: Workers = ALONE
) -> Generator[Result, None, None]:
    """The games in their order, as they come in; those that are `known` by their number are not
    played again. A fault in a game stops nothing else."""
    if contest.form == Form.SWISS:
        yield from _run_swiss(contest, known, workers)
        return
    every = line_ups(contest.form, contest.bots, contest.players, contest.together)
    seatings = [
        seating for round in range(contest.rounds) for seating in _seated(contest, round, every)
    ]
    yield from _run_seatings(contest, seatings, known, workers)


def _run_swiss(
    contest: Contest, known: Mapping[int, Ended], workers: Workers
) -> Generator[Result, None, None]:
    played: list[dict[str, float]] = []
    for round in range(contest.rounds):
        every = swiss_line_ups(contest.bots, contest.players, contest.seed, played)
        with closing(
            _run_seatings(contest, _seated(contest, round, every), known, workers)
        ) as results:
            for result in results:
                if isinstance(result, Ended):
                    played.append(dict(zip(result.seating.bots, result.shares(), strict=True)))
                yield result


def _run_seatings(
    contest: Contest, seatings: Sequence[Seating], known: Mapping[int, Ended], workers: Workers
) -> Generator[Result, None, None]:
    def found(seating: Seating) -> Ended | None:
        # After a game that broke down and did not the second time, Swiss may pair others.
        ended = known.get(seating.number)
        return ended if ended is not None and ended.seating == seating else None

    unknown = [seating for seating in seatings if found(seating) is None]
    with closing(workers.in_order(partial(_play, contest), unknown, _lost)) as fresh:
        for seating in seatings:
            yield found(seating) or next(fresh)


def _seated(contest: Contest, round: int, every: Sequence[LineUp]) -> list[Seating]:
    """The games of a round. Its deal depends on its number alone, so a tournament may have more
    rounds when it is taken up again."""
    seed = derived_seed(contest.seed, "deal", round)
    first = round * len(every)
    return [Seating(first + at, round, seed, bots) for at, bots in enumerate(every)]


def _play(contest: Contest, seating: Seating) -> Result:
    game = find_game(contest.game, by_object=True)
    try:
        done = playout(
            game,
            [find_bot(game, name) for name in seating.bots],
            seating.seed,
            contest.options,
            Budget(contest.seconds, contest.playouts),
        )
        view = game.view(done.state, OPEN)
    except Exception as error:
        return Broken(seating, f"{type(error).__name__}: {error}")
    outcome = done.outcome
    return Ended(
        seating,
        done.answers,
        outcome.ending,
        tuple(outcome.scores),
        tuple(outcome.winners),
        _sides(view),
        _turns(view),
        done.hash,
    )


def _lost(seating: Seating) -> Result:
    return Broken(seating, WORKER_DIED)


def _sides(view: Mapping[str, Any]) -> tuple[str, ...]:
    """What each seat plays, by the message that names it, where a view tells."""
    seats = view.get("seats")
    for kind in ("faction", "spirit"):
        if isinstance(seats, list) and all(seat.get(kind) for seat in seats):
            return tuple(f"{kind}-{seat[kind]}" for seat in seats)
    return ()


def _turns(view: Mapping[str, Any]) -> int:
    turns = view.get("turn")
    return turns if isinstance(turns, int) else 0
