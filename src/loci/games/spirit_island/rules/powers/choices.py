"""What a power leaves to its user: one branch of an "or", a land, something else instead."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from loci.core.decision import Decision, Move
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import (
    Asking,
    Naming,
    ask_board,
    ask_land,
    ask_name,
)
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.terms import NOWHERE

BOTH: Final = "both"  # a branch that is all others together


def branches(act: Act, *options: str) -> Generator[Decision, Move, list[str]]:
    """The branches of an "or" that are done: one of the user's choice, or each of them in order
    where the Action is done in full."""
    if act.in_full:
        return [option for option in options if option != BOTH]
    line = yield from choose_one(act, *options)
    return [line] if line else []


def choose_one(act: Act, *options: str, optional: bool = False) -> Naming:
    """One of the branches of an "or"; the name of it. Texts: `option-<name>`."""
    power = card_text(act.power)
    prompt = Text("ask-option", power=power)
    if act.land != NOWHERE:  # where it happens, to be shown
        prompt = Text("ask-option", power=power, land=act.table.island.names[act.land])
    return (yield from ask_name(act.chooser(), prompt, verbs.OPTION, list(options), optional))


def choose_land(act: Act, lands: list[int], optional: bool = False) -> Asking:
    """One of these lands, in which the power does something; NOWHERE if none."""
    prompt = Text("ask-power-land", power=card_text(act.power))
    return (yield from ask_land(act.table.island, act.chooser(), prompt, lands, optional=optional))


def choose_board(act: Act, land: int) -> Asking:
    """The board of a land; of one that is woven of lands of two, whichever the user wants
    (SX-34.52)."""
    island = act.table.island
    prompt = Text("ask-option", power=card_text(act.power), land=island.names[land])
    return (yield from ask_board(island, act.chooser(), prompt, island.boards_of(land)))


def may_instead(act: Act, usual: str, other: str, possible: bool) -> Naming:
    """You may do the other instead: the usual branch unless the other is `possible` and chosen."""
    if not possible:
        return usual
    return (yield from choose_one(act, usual, other))
