"""What the games of a tournament say about its bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from loci.sim.contest import Broken, Contest, Ended, Result
from loci.sim.ratings import Pair, Rating, rate
from loci.sim.report import wilson


@dataclass(frozen=True, slots=True)
class Share:
    """How often something was won. Every seat counts that was played, a shared win as a win."""

    name: str
    played: int
    wins: int
    mean_points: float | None

    @property
    def rate(self) -> float | None:
        return self.wins / self.played if self.played else None

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of the rate."""
        return wilson(self.wins, self.played)

    def to_data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "played": self.played,
            "wins": self.wins,
            "rate": self.rate,
            "interval": list(self.interval),
            "mean_points": self.mean_points,
        }


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot: its rating (none in a game that is played together), its wins, and those by seat
    and by side; all `points` that it had, and the `turns` of its games, where games count them."""

    bot: str
    rating: Rating | None
    total: Share
    seats: list[Share]
    sides: list[Share]
    points: list[int]
    turns: float | None

    def to_data(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "rating": None if self.rating is None else self.rating.to_data(),
            "total": self.total.to_data(),
            "seats": [share.to_data() for share in self.seats],
            "sides": [share.to_data() for share in self.sides],
            "points": self.points,
            "turns": self.turns,
        }


@dataclass(frozen=True, slots=True)
class Meeting:
    """What a bot got against another at the same tables: 1 for each seat that it was better than,
    ½ for each equal one, of `played`."""

    played: int
    got: float

    def to_data(self) -> dict[str, Any]:
        return {"played": self.played, "got": self.got}


@dataclass(frozen=True, slots=True)
class Standings:
    """The whole of it: bots with the best first, and what each got against each in that order."""

    contest: Contest
    games: int
    nobody_won: int  # games that all have lost
    bots: list[Standing]
    cross: list[list[Meeting]]
    broken: list[Broken]

    def to_data(self) -> dict[str, Any]:
        return {
            **self.contest.to_data(),
            "games": self.games,
            "nobody_won": self.nobody_won,
            "standings": [standing.to_data() for standing in self.bots],
            "cross": [[meeting.to_data() for meeting in row] for row in self.cross],
            "failures": [
                {
                    "number": game.seating.number,
                    "seed": game.seating.seed,
                    "bots": list(game.seating.bots),
                    "message": game.message,
                }
                for game in self.broken
            ],
        }


def standings(contest: Contest, results: Sequence[Result]) -> Standings:
    """What the games so far say."""
    ended = [result for result in results if isinstance(result, Ended)]
    ratings = _ratings(contest, ended)
    found = [_standing(bot, ended, ratings.get(bot)) for bot in contest.bots]
    found.sort(key=_place)
    order = [standing.bot for standing in found]
    return Standings(
        contest,
        len(ended),
        sum(not game.winners for game in ended),
        found,
        [[_meeting(bot, other, ended) for other in order] for bot in order],
        [result for result in results if isinstance(result, Broken)],
    )


def _place(standing: Standing) -> tuple[float, float]:
    rating = 0.0 if standing.rating is None else standing.rating.elo
    return -rating, -(standing.total.rate or 0.0)


def _ratings(contest: Contest, ended: Sequence[Ended]) -> dict[str, Rating]:
    games = [pairs for pairs in (_pairs(contest.bots, game) for game in ended) if pairs]
    if contest.together or not games:
        return {}
    return dict(zip(contest.bots, rate(len(contest.bots), games, contest.seed), strict=True))


def _pairs(bots: Sequence[str], game: Ended) -> list[Pair]:
    """Every two seats with different bots, compared."""
    ranks = game.ranks()
    places = [bots.index(bot) for bot in game.seating.bots]
    found: list[Pair] = []
    for seat, place in enumerate(places):
        for other, other_place in enumerate(places):
            if place != other_place and ranks[seat] > ranks[other]:
                found.append((place, other_place, 1.0))
            elif place != other_place and ranks[seat] == ranks[other]:
                found.append((place, other_place, 0.5))
    return found


def _standing(bot: str, ended: Sequence[Ended], rating: Rating | None) -> Standing:
    taken = [
        (game, seat) for game in ended for seat, who in enumerate(game.seating.bots) if who == bot
    ]
    players = max((len(game.scores) for game, _ in taken), default=0)
    seats = [f"P{seat + 1}" for seat in range(players)]
    sides = sorted({game.sides[seat] for game, seat in taken if game.sides})
    turns = [game.turns for game, _ in taken if game.turns]
    return Standing(
        bot,
        rating,
        _share(bot, taken),
        _shares(seats, taken, lambda _game, seat: seats[seat]),
        _shares(sides, taken, lambda game, seat: game.sides[seat] if game.sides else ""),
        [game.scores[seat] for game, seat in taken],
        fmean(turns) if turns else None,
    )


def _shares(
    names: Iterable[str],
    taken: Sequence[tuple[Ended, int]],
    name_of: Callable[[Ended, int], str],
) -> list[Share]:
    return [_share(name, [one for one in taken if name_of(*one) == name]) for name in names]


def _share(name: str, taken: Sequence[tuple[Ended, int]]) -> Share:
    wins = sum(seat in game.winners for game, seat in taken)
    points = [game.scores[seat] for game, seat in taken]
    return Share(name, len(taken), wins, fmean(points) if points else None)


def _meeting(bot: str, other: str, ended: Sequence[Ended]) -> Meeting:
    played, got = 0, 0.0
    for game in ended:
        ranks = game.ranks()
        for seat, who in enumerate(game.seating.bots):
            for across, whom in enumerate(game.seating.bots):
                if bot != other and who == bot and whom == other:
                    played += 1
                    better, equal = ranks[seat] > ranks[across], ranks[seat] == ranks[across]
                    got += better + 0.5 * equal
    return Meeting(played, got)
