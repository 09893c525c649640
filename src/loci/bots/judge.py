"""What a search asks of whoever judges positions: how likely an answer is the best, and what a
position is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol, final

from loci.core import Decision, Move, Outcome


@final
class Leaf:
    """A position that a search has come to: the state, the question, who is asked, and the listed
    moves that differ, with their ids."""

    __slots__ = ("decision", "ids", "moves", "seat", "state")

    def __init__(self, state: Any, decision: Decision, moves: list[Move], ids: list[int]) -> None:
        self.state: Final = state
        self.decision: Final = decision
        self.seat: Final = decision.seat
        self.moves: Final = moves
        self.ids: Final = ids


@final
class Judgement:
    """`priors`: how likely each listed move is the best, together 1. `values`: what the position is
    worth to each seat, in the order of the table; where all play together they are the same."""

    __slots__ = ("priors", "values")

    def __init__(self, priors: list[float], values: list[float]) -> None:
        self.priors: Final = priors
        self.values: Final = values


class Judge(Protocol):
    """Values may be of any scale, but the same at every position and at the end."""

    def judge(self, leaves: Sequence[Leaf]) -> list[Judgement]:
        """Several positions at once, which costs some judges hardly more than one."""
        ...

    def settled(self, state: Any, outcome: Outcome) -> list[float]:
        """What an end of the game, come to in this state, is worth to each seat."""
        ...
