"""Policies: what has learned to answer, as bots see it.

A policy knows rows and ids (`loci.core.learning`) and nothing else of a game. This module loads
numpy; no rules and no plain command do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol, final

import numpy as np
import numpy.typing as npt

from loci.bots.judge import Judgement, Leaf
from loci.core import AnyGame, Decision, Outcome
from loci.core.learning.encoding import Encoder
from loci.core.learning.vocabulary import Vocabulary

Bytes = npt.NDArray[np.uint8]
Ids = npt.NDArray[np.int32]
Mask = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float32]


class Policy(Protocol):
    """Judges a batch of decisions.

    `rows` has a row of bytes for each, packed for the seat that is asked; `ids` the ids of the
    moves that it is offered, filled up with zeros to the same length; `masks` says which of them
    are listed. `evaluate` gives a number (logit) for each of them, of which only the listed count,
    and values by seat: the seat that is asked first, then the others around the table; if all
    play together (`team`) there is a single value for all.
    """

    @property
    def team(self) -> bool: ...

    def evaluate(self, rows: Bytes, ids: Ids, masks: Mask) -> tuple[Floats, Floats]: ...

    def settled(self, row: bytes, outcome: Outcome) -> list[float]:
        """What an end of the game is worth to each seat in the order of the table, on the scale of
        the values; `row` shows the end to the first seat."""
        ...


def learned_parts(game: AnyGame) -> tuple[Encoder, Vocabulary]:
    """What makes rows and ids of a game; `ValueError` if it has none."""
    encoder, vocabulary = game.encoder(), game.vocabulary()
    if encoder is None or vocabulary is None:
        raise ValueError(f"{game.info.id} has no encoder or no vocabulary")
    return encoder, vocabulary


@final
class PolicyJudge:
    """A policy as the judge of a search."""

    def __init__(self, game: AnyGame, policy: Policy) -> None:
        self.game: Final = game
        self.policy: Final = policy
        self._encoder: Final = learned_parts(game)[0]

    def judge(self, leaves: Sequence[Leaf]) -> list[Judgement]:
        tables = [self.game.table(leaf.state) for leaf in leaves]
        logits, values = evaluated(
            self.policy,
            [
                self._encoder.row(table, leaf.seat, leaf.decision)
                for table, leaf in zip(tables, leaves, strict=True)
            ],
            [leaf.ids for leaf in leaves],
        )
        found = []
        for at, leaf in enumerate(leaves):
            priors = softmax(logits[at, : len(leaf.ids)]).tolist()
            players = self.game.seated(tables[at])
            found.append(Judgement(priors, self._by_seat(values[at], leaf.seat, players)))
        return found

    def settled(self, state: Any, outcome: Outcome) -> list[float]:
        return self.policy.settled(self._encoder.row(self.game.table(state), 0), outcome)

    def _by_seat(self, values: Floats, seat: int, players: int) -> list[float]:
        """Values around the table from `seat` in the order of the table."""
        if self.policy.team:
            return [float(values[0])] * players
        return [float(values[(one - seat) % players]) for one in range(players)]


def evaluated(
    policy: Policy, rows: Sequence[bytes], ids: Sequence[Sequence[int]]
) -> tuple[Floats, Floats]:
    """A policy's numbers for decisions of any length."""
    width = max(len(one) for one in ids)
    packed = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
    filled = np.zeros((len(rows), width), np.int32)
    masks = np.zeros((len(rows), width), np.bool_)
    for at, one in enumerate(ids):
        filled[at, : len(one)] = one
        masks[at, : len(one)] = True
    return policy.evaluate(packed, filled, masks)


def chances(
    game: AnyGame, policy: Policy, state: Any, decision: Decision, warmth: float = 1.0
) -> list[float]:
    """How likely the policy makes each answer to a decision: the warmer, the more alike."""
    encoder, vocabulary = learned_parts(game)
    table, seat = game.table(state), decision.seat
    ids = vocabulary.ids(table, seat, decision.moves)
    logits, _ = evaluated(policy, [encoder.row(table, seat, decision)], [ids])
    found: list[float] = softmax(logits[0] / warmth).tolist()
    return found


def softmax(logits: Floats) -> npt.NDArray[np.float64]:
    raised = np.exp(logits.astype(np.float64) - float(logits.max()))
    shares: npt.NDArray[np.float64] = raised / raised.sum()
    return shares
