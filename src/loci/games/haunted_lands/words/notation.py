"""Reads the notation of the moves (`state/moves.py` writes it)."""

from __future__ import annotations

from loci.core.decision import Move
from loci.core.errors import Unreadable
from loci.core.text import Text
from loci.games.haunted_lands.state.land import NUMBERS
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
from loci.games.haunted_lands.state.registry import Content, building_number
from loci.games.haunted_lands.state.terms import DECKS, GOODS, TRACKS


def parse(text: str, content: Content, rewards: list[str]) -> Move:
    """The move that `text` denotes with the pieces in play; `Unreadable` for anything else."""
    words = text.split(" ")
    move = None
    if text == "end":
        move = END
    elif text == "persuade":
        move = ROLLING
    elif len(words) == 2:
        move = _with_a_word(words[0], words[1], content, rewards)
    elif len(words) == 3 and words[0] == "harvest":
        move = _harvest(words[1], words[2])
    if words[0] == "quest" and len(words) > 1:
        cards = [str(card.number) for card in content.quests]
        if all(word in cards for word in words[1:]):
            move = Quest(tuple(sorted([int(word) for word in words[1:]])))
    if move is None:
        raise Unreadable(Text("no-such-move", move=text))
    return move


def _harvest(hex: str, good: str) -> Move | None:
    known = hex in NUMBERS and good in GOODS
    return HARVESTS[4 * NUMBERS[hex] + GOODS.index(good)] if known else None


def _with_a_word(word: str, name: str, content: Content, rewards: list[str]) -> Move | None:
    if word in ("haunt", "travel") and name in NUMBERS:
        return (HAUNTS if word == "haunt" else TRAVELS)[NUMBERS[name]]
    if word == "build" and any(kind.name == name for kind in content.buildings):
        return Build(building_number(name))
    if word == "persuade" and name in rewards:
        return Persuade(name)
    if word == "learn" and name in DECKS:
        return LEARNS[DECKS.index(name)]
    if word in ("train", "refresh") and name in TRACKS:
        return (TRAINS if word == "train" else REFRESHES)[TRACKS.index(name)]
    if word == "gain" and name in GOODS:
        return GAINS[GOODS.index(name)]
    if word == "sell" and all(good in GOODS for good in name.split("+")):
        return Sell(tuple(sorted([GOODS.index(good) for good in name.split("+")])))
    if word == "spectre-card" and name in [str(card) for card in content.spectre_cards]:
        return ChooseCard(int(name))
    return None
