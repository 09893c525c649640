"""Tokens that the players do without (SX-29): where one would be added after the set-up, a spirit
gains 1 energy and 1 fear is generated instead."""

from __future__ import annotations

from typing import Final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act, Trigger, decider
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state.moves import TargetSpirit
from loci.games.spirit_island.state.steps import CHOOSING, SETTING_UP
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import (
    BADLANDS,
    BEASTS,
    DISEASE,
    NOBODY,
    PIECES,
    STRIFE_SETS,
    TOKEN_SETS,
    WILDS,
)

STRIFE: Final = "strife"
#: What can be left out, by name; strife is no piece of its own.
TOKEN_NAMES: Final = (PIECES[BEASTS], PIECES[WILDS], PIECES[DISEASE], STRIFE, PIECES[BADLANDS])
UNUSED_TOKEN: Final = "unused-token"  # what an Action sets off that would have added one


def sets_of_tokens() -> dict[str, tuple[str, ...]]:
    """The sets that bring each token."""
    found = {PIECES[kind]: sets for kind, sets in TOKEN_SETS.items()}
    return {**found, STRIFE: STRIFE_SETS}


def rule_without(token: str) -> str:
    """How `table.rules` says that a token is not used."""
    return f"no-{token}"


def is_unused(table: SpiritTable, token: str) -> bool:
    return rule_without(token) in table.rules


def make_up_for(act: Act, number: int) -> None:
    """So many tokens were to be added that are not used (SX-29.3, SX-29.8). The energy is for the
    spirit whose power or part of a card it is; if it is nobody's, the players decide after the
    Action who gains it (SX-29.4)."""
    table = act.table
    if table.step in (CHOOSING, SETTING_UP):
        return
    fear(act, number)
    seat = act.seat if act.seat != NOBODY else act.player
    if seat != NOBODY:
        add_energy(table, seat, number)
        return
    act.triggered += [Trigger(UNUSED_TOKEN, _give_energy) for _ in range(number)]


def _give_energy(act: Act) -> Script:
    table = act.table
    moves: list[Move] = [TargetSpirit(seat) for seat in range(players(table))]
    answer = yield from ask(decider(table), Text("ask-token-energy"), moves)
    assert isinstance(answer, TargetSpirit)
    add_energy(table, answer.seat, 1)
