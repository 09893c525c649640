# %% [markdown]
"""Openings of Terra Mystica: which factions do well, beside which scoring tile, after which start.

You learn how to play many games on several processes and look into each of them
(`loci.sim.workers`, `loci.games.terra_mystica`), and to draw what came of it. What is true of bots
need not be true of people: the bot's name stands above. 10,000 games of the bot `greedy` take
about ten minutes of one processor.
"""

# %%
from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import track

from loci.bots.registry import default_bot, find_bot
from loci.core import Budget, Rng, Text, derived_seed, find_game
from loci.core.bot import SeatView
from loci.core.words.wording import Wording
from loci.games.terra_mystica.state.registry import SCORING
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import BUILDINGS, CULTS, FACTIONS, SCORING_NAMES
from loci.learn.settings import dealt_factions
from loci.sim.plots import grid_plot, interval_plot, stacked
from loci.sim.workers import Processes

GAME = "terra-mystica"
LEAST = 5  # seats: of fewer no mean is shown


# %% [markdown]
# One game, with factions dealt at random, so that all are there equally often. What a seat has
# built when the first round is over is its opening, told by the greatest building.


# %%
class Seat(NamedTuple):
    """How one seat of a game began and ended."""

    faction: str
    tile: str  # the scoring tile of round 1
    opening: str  # the greatest building after round 1
    points: int
    won: bool


def play(bot: str, players: int, seed: int, number: int) -> list[Seat]:
    game = find_game(GAME)
    drawn = derived_seed(seed, number)
    factions = dealt_factions(Rng(drawn), players)
    state = game.new(players, {"factions": factions}, drawn)
    seats = [find_bot(game, bot)(game, seat, derived_seed(drawn, seat)) for seat in range(players)]
    openings: list[str] = []
    while questions := game.decisions(state):
        seat, decision = next(iter(questions.items()))
        move = seats[seat].decide(SeatView(game, state, seat), decision, Budget(playouts=100))
        game.apply(state, seat, move)
        table = game.table(state)
        if not openings and table.round > 1:
            openings = [greatest(table, one) for one in range(players)]
    outcome = game.outcome(state)
    assert outcome is not None, "nobody is asked, so the game is over"
    table = game.table(state)
    tile = SCORING_NAMES[table.scoring[0]]
    return [
        Seat(FACTIONS[faction], tile, openings[one], outcome.scores[one], one in outcome.winners)
        for one, faction in enumerate(table.faction)
    ]


def lost(number: int) -> list[Seat]:
    raise RuntimeError(f"the process that played game {number} died")


def greatest(table: TerraTable, seat: int) -> str:
    return BUILDINGS[
        max(kind for kind, who in zip(table.building, table.owner, strict=True) if who == seat)
    ]


def play_all(bot: str, players: int, games: int, seed: int, jobs: int) -> list[Seat]:
    played = Processes(jobs).in_order(partial(play, bot, players, seed), range(games), lost)
    shown = track(
        played,
        "Playing",
        total=games,
        console=Console(stderr=True, force_jupyter=False),
        transient=True,
    )
    return [seat for game in shown for seat in game]


# %% [markdown]
# What came of it: means with 95 % intervals, and how much better or worse a faction does beside a
# tile, or after an opening, than it does on the whole.


# %%
def mean(points: Sequence[int]) -> tuple[float, float, float]:
    """Low end, mean, high end."""
    wide = 1.96 * stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
    return fmean(points) - wide, fmean(points), fmean(points) + wide


def by_faction(seats: Sequence[Seat]) -> dict[str, list[int]]:
    """Points by faction, the best faction first."""
    found: dict[str, list[int]] = defaultdict(list)
    for one in seats:
        found[one.faction].append(one.points)
    return dict(sorted(found.items(), key=lambda item: -fmean(item[1])))


def beside(
    seats: Sequence[Seat], what: Callable[[Seat], str], columns: Sequence[str]
) -> list[tuple[str, list[float | None]]]:
    """By faction: how far its mean beside each column is from its mean over all of them."""
    points: dict[tuple[str, str], list[int]] = defaultdict(list)
    for one in seats:
        points[one.faction, what(one)].append(one.points)
    rows = []
    for faction, every in by_faction(seats).items():
        cells = [points[faction, column] for column in columns]
        rows.append(
            (
                faction,
                [fmean(cell) - fmean(every) if len(cell) >= LEAST else None for cell in cells],
            )
        )
    return rows


# %%
def draw(seats: Sequence[Seat], bot: str, games: int) -> str:
    """All of it as the text of an SVG file."""
    words = Wording("en", find_game(GAME).info.package)
    named = {faction: words.say(Text(f"faction-{faction}")) for faction in FACTIONS}
    tiles = sorted({one.tile for one in seats})
    built = [kind for kind in BUILDINGS[1:] if any(one.opening == kind for one in seats)]
    about = f"{games:,} games of “{bot}”"

    def called(rows: list[tuple[str, list[float | None]]]) -> list[tuple[str, list[float | None]]]:
        return [(named[faction], numbers) for faction, numbers in rows]

    points = [(named[faction], *mean(one)) for faction, one in by_faction(seats).items()]
    by_tile = called(beside(seats, lambda one: one.tile, tiles))
    by_opening = called(beside(seats, lambda one: one.opening, built))
    of = Counter((one.faction, one.opening) for one in seats)
    share = [
        (named[faction], [of[faction, kind] / len(one) for kind in built])
        for faction, one in by_faction(seats).items()
    ]
    signed = "{:+.1f}".format
    heads = [kind.replace("-", " ") for kind in built]
    return stacked(
        [
            (f"Points by faction, with 95 % intervals ({about})", interval_plot("points", points)),
            (
                "Points above the faction's mean, by the scoring tile of round 1",
                grid_plot("points by tile", [heading(tile) for tile in tiles], by_tile, signed),
            ),
            (
                "The greatest building after round 1: how often",
                grid_plot("openings", heads, share, "{:.0%}".format),
            ),
            (
                "The greatest building after round 1: points above the faction's mean",
                grid_plot("points by opening", heads, by_opening, signed),
            ),
        ]
    )


def heading(tile: str) -> str:
    """What a scoring tile counts, and the cult of its reward, in two words or three."""
    counted = next(one for one in SCORING if one.name == tile)
    kinds = [kind for kind, points in zip(BUILDINGS, counted.vp, strict=True) if points]
    what = "spade" if counted.vp_spade else "town" if counted.vp_town else kinds[0]
    reward = CULTS[counted.cult] if counted.cult < len(CULTS) else "priests"
    return f"{what.replace('-', ' ')} {reward}"


# %%
def main(
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 200,
    bot: Annotated[
        str, typer.Option(help="The bot on all seats. Default: the game's best that answers soon.")
    ] = "",
    players: Annotated[int, typer.Option("--players", "-p", min=2, max=5, help="Seats.")] = 4,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes that play.")] = 1,
    seed: Annotated[int, typer.Option(min=0, help="Seed of all games.")] = 0,
    out: Annotated[Path, typer.Option("--out", "-o", help="SVG file to draw.")] = Path(
        "openings.svg"
    ),
) -> None:
    """Let a bot play Terra Mystica, and draw which factions and openings do well.

    10,000 games of `greedy` take about ten minutes of one processor.
    """
    chosen = bot or default_bot(find_game(GAME))
    seats = play_all(chosen, players, games, seed, jobs)
    for faction, points in by_faction(seats).items():
        low, middle, high = mean(points)
        wins = fmean(one.won for one in seats if one.faction == faction)
        print(
            f"{faction:14} {len(points):6,} seats {middle:6.1f} points ({low:.1f} to {high:.1f}), "
            f"{wins:.0%} won"
        )
    out.write_text(draw(seats, chosen, games), encoding="utf-8")
    print(out)


# %% tags=["active-py"]
if __name__ == "__main__":
    typer.run(main)

# %% tags=["active-ipynb"]
# from IPython.display import SVG
# seats = play_all("greedy", players=4, games=100, seed=0, jobs=1)
# SVG(draw(seats, "greedy", 100))
