"""Presence that may count as beasts, where its player may want it not to (SX-20.3)."""

from __future__ import annotations

from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import Asking, ask_number
from loci.games.spirit_island.rules.island.pieces import counted_of, tokens_in
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import BEASTS, PIECES


def beasts_that_count(act: Act, most: int = 99) -> Asking:
    """The beasts of the target land: the tokens, and so much presence as each spirit lets count for
    this Action; nobody is asked for more than `most` of it."""
    table, land = act.table, act.land
    found = tokens_in(table, land, BEASTS)
    for seat in range(len(table.seats)):
        number = min(most, counted_of(table, seat, land, (BEASTS,)))
        if number:
            numbers = list(range(number + 1))
            prompt = count_as(table, land, BEASTS)
            found += yield from ask_number(seat, prompt, verbs.COUNT, numbers)
    return found


def count_as(table: SpiritTable, land: int, kind: int) -> Text:
    """How much presence of a land counts as tokens of a kind?"""
    kind_word = Text(f"kind-{PIECES[kind]}")
    return Text("ask-hunting-grounds", land=table.island.names[land], kind=kind_word)
