"""Where a legal answer can be pointed at: lands, pieces, corners, cards, tracks."""

from __future__ import annotations

from typing import Final

from loci.core.decision import Move
from loci.core.text import Text
from loci.games.spirit_island.rules.events.step import main_event
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.island_words import added_from_word
from loci.games.spirit_island.state.moves import (
    NO,
    POUR,
    YES,
    AddPresence,
    Carry,
    CarryPresence,
    FarTarget,
    GrowthStep,
    Named,
    Number,
    Pick,
    Place,
    ShowFear,
    TargetSpirit,
    Use,
)
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import NOWHERE, TERRAINS, piece_word

#: Where a number is chosen, if it is not called as the verb is.
POOLS: Final = {verbs.SPEND: "energy", verbs.SACRIFICE: "presence"}


def places(table: SpiritTable, seat: int, move: Move, prompt: Text | None) -> list[str]:
    """Where an answer shows: lands, pieces in them (`A4/town-1`), corners (`corner:A4+A5`), cards,
    events, tracks, growth options (`growth:2`) and their actions (`growth:2:1`); from where to
    where, in this order."""
    here = "" if prompt is None else str(prompt.args.get("land", ""))
    if here and (move in (YES, NO) or (isinstance(move, Named) and move.verb == verbs.OPTION)):
        return [here]  # where it is about
    if isinstance(move, Named):
        return _named_places(move)
    if isinstance(move, Use):
        return [f"card:{move.power}"]
    if move == POUR:
        return ["pool:energy"]
    if isinstance(move, Number):
        if move.verb == verbs.GROWTH:
            return [f"growth:{move.number}"]
        return [f"pool:{POOLS.get(move.verb, move.verb)}"]
    if isinstance(move, GrowthStep):
        return [_growth_place(table, seat, move)]
    if isinstance(move, ShowFear):
        return [f"fear:{move.pile}:{move.place}"]
    if isinstance(move, AddPresence):
        return [move.source if move.start != NOWHERE else f"track:{move.source}", move.name]
    if isinstance(move, TargetSpirit):
        return [f"seat:{move.seat}"]
    if isinstance(move, Place | FarTarget):
        return [move.name]
    if isinstance(move, Carry):
        start, end = (move.name, here) if move.verb == verbs.GATHER else (here, move.name)
        piece = [f"{start}/{piece_word(move.code)}"] if start else []
        return [*piece, *([end] if end else [])]
    if isinstance(move, CarryPresence):
        return [here, move.name] if here else [move.name]
    if isinstance(move, Pick) and (move.name or here):
        return [f"{move.name or here}/{piece_word(move.code)}"]
    return []


def _named_places(move: Named) -> list[str]:
    if move.verb == verbs.CHOOSE:
        return [f"spirit:{move.name}"]
    if move.verb == verbs.OPTION:
        if main_event(move.name) is not None:
            return [f"event:{move.name}"]
        return [f"terrain:{move.name}"] if move.name in TERRAINS else []
    if move.verb in (verbs.GAIN, verbs.ELEMENT):
        return [f"{'deck' if move.verb == verbs.GAIN else 'element'}:{move.name}"]
    if move.verb in (verbs.RETURN, verbs.TIME):
        return [f"track:{move.name}"]
    if move.verb == verbs.WAY:
        return move.name.split("-") if "-" in move.name else []
    if move.verb == verbs.BOARD:
        return [f"board:{move.name}"]
    if move.verb == verbs.JOIN:
        beside = added_from_word(move.name).beside
        return [f"side:{beside}" if "-" in beside else beside]
    if move.verb == verbs.SWAP:
        return [f"invader:{move.name}"]
    if move.verb == verbs.INVOKE:
        return [f"corner:{move.name}"]
    return [f"card:{move.name}"] if move.name in POWERS else []


def _growth_place(table: SpiritTable, seat: int, move: GrowthStep) -> str:
    """The action where it is printed; what is always taken stands under option 0."""
    owner = table.seats[seat]
    spirit = SPIRITS[owner.spirit]
    option = owner.growth_taken[-1] if owner.growth_taken else 0
    words = [action.word for action in spirit.growth[option].actions]
    for place, word in enumerate(words, 1):
        if move.verb in (word, *word.split("-or-")):  # of one or the other, both stand there
            return f"growth:{option + 1}:{place}"
    always = [action.word for action in spirit.always]
    return f"growth:0:{always.index(move.verb) + 1 if move.verb in always else 1}"
