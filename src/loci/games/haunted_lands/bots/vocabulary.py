"""The ids of moves (`core/learning/vocabulary.py`). Those of which one of each is enough have their number
in themselves; the others are numbered by what they speak of.

A reward is told by its place among the results of the table's reward die, a sale by how many of
each Good it takes.
"""

from __future__ import annotations

from typing import Any, Final, cast, final

from loci.core.decision import Move
from loci.core.learning.vocabulary import Vocabulary
from loci.games.haunted_lands.state.land import HEXES, NAMES
from loci.games.haunted_lands.state.moves import (
    END,
    GAINS,
    HARVESTS,
    HAUNTS,
    LEARNS,
    REFRESHES,
    ROLLING,
    TRAINS,
    TRAVELS,
    Build,
    ChooseCard,
    Persuade,
    Quest,
    Sell,
)
from loci.games.haunted_lands.state.table import HauntedTable
from loci.games.haunted_lands.state.terms import DECKS, GOODS, TRACKS

VERSION: Final = 1
BUILDINGS: Final = 8  # numbers that Buildings have at most, and so on
REWARDS: Final = 16
MOST_SOLD: Final = 4  # of one Good
QUESTS: Final = 16
SPECTRE_CARDS: Final = 8

_GOODS: Final = ("good", len(GOODS))
_VERBS: Final = [
    ("haunt", [("hex", HEXES)]),
    ("travel", [("hex", HEXES)]),
    ("harvest", [("hex", HEXES), _GOODS]),
    ("persuade", []),
    ("learn", [("deck", len(DECKS))]),
    ("train", [("track", len(TRACKS))]),
    ("gain", [_GOODS]),
    ("refresh", [("track", len(TRACKS))]),
    ("end", []),
    ("build", [("building", BUILDINGS)]),
    ("choose-reward", [("reward", REWARDS)]),
    ("sell", [(good, MOST_SOLD + 1) for good in GOODS]),
    ("quest", [("quest", QUESTS), ("second-quest", QUESTS)]),
    ("spectre-card", [("spectre-card", SPECTRE_CARDS)]),
]


@final
class HauntedVocabulary(Vocabulary):
    def __init__(self) -> None:
        names = {
            "hex": list(NAMES),
            "good": list(GOODS),
            "deck": list(DECKS),
            "track": list(TRACKS),
        }
        super().__init__(VERSION, _VERBS, names)
        shared = [
            *[*HAUNTS, *TRAVELS, *HARVESTS, ROLLING],
            *[*LEARNS, *TRAINS, *GAINS, *REFRESHES, END],
        ]
        for id, move in enumerate(shared):
            move.id = id
        self._build: Final = self.verb("build")
        self._reward: Final = self.verb("choose-reward")
        self._sell: Final = self.verb("sell")
        self._quest: Final = self.verb("quest")
        self._card: Final = self.verb("spectre-card")
        assert len(shared) == self._build.start

    def ids(self, table: Any, seat: int, moves: list[Move]) -> list[int]:
        return [move.id if move.id >= 0 else self._id(table, move) for move in moves]

    def _id(self, table: Any, move: Move) -> int:
        if isinstance(move, Sell):
            return self._sell.id([move.goods.count(good) for good in range(len(GOODS))])
        if isinstance(move, Build):
            return self._build.id([move.building])
        if isinstance(move, Quest):
            one, *others = move.cards
            if len(others) > 1:
                raise ValueError(f"no id for {move.text()}")
            return self._quest.id([one, others[0] if others else one])  # one alone: twice
        if isinstance(move, Persuade):
            rewards = list(cast(HauntedTable, table).components.rewards)
            return self._reward.id([rewards.index(move.reward)])
        if isinstance(move, ChooseCard):
            return self._card.id([move.card])
        raise ValueError(f"no id for {move.text()}")


_made: list[HauntedVocabulary] = []


def vocabulary() -> HauntedVocabulary:
    """The one vocabulary, made when it is first wanted."""
    if not _made:
        _made.append(HauntedVocabulary())
    return _made[0]
