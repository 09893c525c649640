# %% [markdown]
"""How hard are the adversaries of Spirit Island for each spirit, as far as a bot can tell?

You learn how the options of a game are found and set (spirits, adversaries, levels, sets), how
many small experiments are played on several processes, and how a heat map of them is drawn. The
bot is no expert: what it shows is which pairs are hard for *it*. Every spirit against every
adversary, 10 games each, takes some minutes with the bot `greedy`, and hours with one that looks
ahead.
"""

# %%
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import track

from loci.bots.registry import default_bot, find_bot
from loci.core import Option, Text, derived_seed, find_game
from loci.core.words.wording import Wording
from loci.sim.playout import playout
from loci.sim.plots import grid_plot, stacked
from loci.sim.report import wilson
from loci.sim.workers import Processes

GAME = "spirit-island"
NOBODY = "none"  # no adversary


# %% [markdown]
# The pairs. An option lists its values and the sets that they belong to; aspects of a spirit,
# which are written `spirit--aspect`, are left out. All games have all sets, so that the pairs can
# be compared.


# %%
class Pair(NamedTuple):
    """One experiment: a spirit alone against an adversary."""

    spirit: str
    adversary: str


def option(name: str) -> Option:
    return next(one for one in find_game(GAME).info.options if one.name == name)


def pairs(spirits: list[str], adversaries: list[str]) -> list[Pair]:
    """Those asked for; all of them where nothing is."""
    every = spirits or [one for one in option("spirits").choices if "--" not in one]
    against = adversaries or list(option("adversary").choices)
    return [Pair(spirit, adversary) for spirit in every for adversary in against]


# %% [markdown]
# One experiment: how many of the games are won, and after how many turns the others are lost,
# which tells more where hardly any is won.


# %%
class Found(NamedTuple):
    """What came of an experiment."""

    pair: Pair
    wins: int
    games: int
    turns: float | None  # of the games that were lost

    @property
    def share(self) -> float:
        return self.wins / self.games


def play(bot: str, level: int, games: int, seed: int, pair: Pair) -> Found:
    game = find_game(GAME)
    options: dict[str, object] = {
        "spirits": [pair.spirit],
        "adversary": pair.adversary,
        "level": 0 if pair.adversary == NOBODY else level,
        "sets": list(game.info.sets),
    }
    # The same seeds for every pair: luck falls on all alike, as far as it can.
    played = [
        playout(game, [find_bot(game, bot)], derived_seed(seed, number), options)
        for number in range(games)
    ]
    lost = [game.table(one.state).turn for one in played if not one.outcome.winners]
    return Found(pair, games - len(lost), games, fmean(lost) if lost else None)


def play_all(
    bot: str, level: int, games: int, seed: int, jobs: int, asked: list[Pair]
) -> list[Found]:
    found = Processes(jobs).in_order(partial(play, bot, level, games, seed), asked, lost_worker)
    return list(
        track(
            found,
            "Playing",
            len(asked),
            console=Console(stderr=True, force_jupyter=False),
            transient=True,
        )
    )


def lost_worker(pair: Pair) -> Found:
    raise RuntimeError(f"the process that played {pair} died")


# %%
def draw(found: list[Found], bot: str, level: int) -> str:
    """Heat maps as the text of an SVG file: spirits beside each other's adversaries, those that the
    bot does best with first."""
    words = Wording("en", find_game(GAME).info.package)
    by_pair = {one.pair: one for one in found}
    adversaries = list(dict.fromkeys(one.pair.adversary for one in found))
    spirits = sorted({one.pair.spirit for one in found}, key=partial(order, found))

    def grid(number: Callable[[Found], float | None], said: Callable[[float], str]) -> str:
        rows = [
            (
                words.say(Text(f"spirit-{spirit}")),
                [number(by_pair[Pair(spirit, adversary)]) for adversary in adversaries],
            )
            for spirit in spirits
        ]
        columns = [adversary.replace("-", " ") for adversary in adversaries]
        return grid_plot("spirits and adversaries", columns, rows, said)

    about = f"“{bot}”, {found[0].games} games a pair, level {level}"
    return stacked(
        [
            (f"Games won ({about})", grid(lambda one: one.share, "{:.0%}".format)),
            ("Turns until the other games were lost", grid(lambda one: one.turns, "{:.1f}".format)),
        ]
    )


def order(found: list[Found], spirit: str) -> tuple[float, float]:
    own = [one for one in found if one.pair.spirit == spirit]
    return -fmean(one.share for one in own), -fmean(one.turns or 0.0 for one in own)


# %%
def main(
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games of each pair.")] = 10,
    bot: Annotated[
        str, typer.Option(help="The bot that plays. Default: the one that a table has.")
    ] = "",
    level: Annotated[int, typer.Option(min=0, max=6, help="Level of the adversaries.")] = 1,
    spirits: Annotated[str, typer.Option(help="Spirits, with commas. Default: all.")] = "",
    adversaries: Annotated[str, typer.Option(help="Adversaries, with commas. Default: all.")] = "",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes that play.")] = 1,
    seed: Annotated[int, typer.Option(min=0, help="Seed of all games.")] = 0,
    out: Annotated[Path, typer.Option("--out", "-o", help="SVG to draw.")] = Path("difficulty.svg"),
) -> None:
    """Let a bot play every spirit against every adversary of Spirit Island, and draw how it does.

    With the bot `greedy` and 10 games a pair it takes some minutes of one processor.
    """
    chosen = bot or default_bot(find_game(GAME))
    asked = pairs(listed(spirits), listed(adversaries))
    found = play_all(chosen, level, games, seed, jobs, asked)
    wins, played = sum(one.wins for one in found), sum(one.games for one in found)
    low, high = wilson(wins, played)
    print(f"{wins} of {played} games won (95 % interval {low:.1%} to {high:.1%})")
    out.write_text(draw(found, chosen, level), encoding="utf-8")
    print(out)


def listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


# %% tags=["active-py"]
if __name__ == "__main__":
    typer.run(main)

# %% tags=["active-ipynb"]
# from IPython.display import SVG
# asked = pairs(["river-surges-in-sunlight", "thunderspeaker"], [])
# SVG(draw(play_all("greedy", 1, games=5, seed=0, jobs=1, asked=asked), "greedy", 1))
