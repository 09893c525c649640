# %% [markdown]
"""Write a bot in twenty lines, and see how it does against another one.

You learn what a bot is given and what it answers (`loci.core.Bot`), how it looks one answer ahead
without seeing what is hidden from its seat, and why a share of wins is told with an interval. 100
games of Terra Mystica take a minute.
"""

# %%
from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from loci.bots.registry import find_bot
from loci.core import AnyGame, Budget, Decision, Glimpse, Move, Rng, find_game
from loci.sim.playout import playout
from loci.sim.report import wilson

# %% [markdown]
# The bot. `view.sample` deals anew whatever the seat cannot know, so that trying something out on
# it is fair. `game.weighed` is what the game's own hints count: points, goods, places, each as a
# number.


# %%
class OneAhead:
    """Gives the answer after which the seat has most."""

    def __init__(self, game: AnyGame, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.rng = Rng(seed)

    def decide(self, view: Glimpse, decision: Decision, budget: Budget) -> Move:
        known = view.sample(self.rng.below("sample", 2**32))

        def worth(move: Move) -> float:
            after = known.clone()
            self.game.apply(after, self.seat, move)
            return sum(self.game.weighed(self.game.table(after), self.seat).values())

        return max(decision.moves, key=worth)


# %% [markdown]
# One seat for it, the others for its rival. The seat goes round: sitting first may be worth
# something.


# %%
def play(game: AnyGame, rival: str, players: int, games: int) -> list[bool]:
    """For each game whether the bot has won, alone or with others."""
    won = []
    for number in track(
        range(games), "Playing", console=Console(stderr=True, force_jupyter=False), transient=True
    ):
        mine = number % players
        bots = [find_bot(game, rival)] * players
        bots[mine] = OneAhead
        won.append(mine in playout(game, bots, seed=number).outcome.winners)
    return won


# %%
def main(
    game: Annotated[str, typer.Option(help="A game with several sides.")] = "terra-mystica",
    rival: Annotated[str, typer.Option(help="The bot on the other seats.")] = "random",
    players: Annotated[int, typer.Option("--players", "-p", min=2, help="How many play.")] = 3,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
) -> None:
    """Let a bot of twenty lines play against another, and say how often it wins. Takes a minute."""
    won = play(find_game(game), rival, players, games)
    low, high = wilson(sum(won), len(won))
    print(
        f"{game}: one seat against {players - 1} times “{rival}”: {sum(won)} of {games} won, "
        f"{sum(won) / games:.0%} (95 % interval {low:.0%} to {high:.0%}; luck: {1 / players:.0%})."
    )


# %% tags=["active-py"]
if __name__ == "__main__":
    typer.run(main)

# %% tags=["active-ipynb"]
# main(games=30)
