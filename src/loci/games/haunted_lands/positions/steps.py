"""Steps of the rules that a position carries out by themselves."""

from __future__ import annotations

from loci.core.errors import Illegal, Unreadable
from loci.core.text import Text
from loci.games.haunted_lands.rules.sequence import (
    add_spectre,
    bring_yield,
    end_season,
    place_spectre,
    start_round,
)
from loci.games.haunted_lands.rules.spectres import is_free
from loci.games.haunted_lands.state.land import NUMBERS
from loci.games.haunted_lands.state.table import HauntedTable
from loci.games.haunted_lands.state.terms import HAUNTING


def step(table: HauntedTable, text: str) -> None:
    """`yield`, `start-round`, `end-season`, or `spectre HEX`, by itself."""
    words = text.split()
    if text == "yield":
        bring_yield(table)
    elif text == "start-round":
        start_round(table)
    elif text == "end-season":
        end_season(table)
    elif len(words) == 2 and words[0] == "spectre" and words[1] in NUMBERS:
        hex = NUMBERS[words[1]]
        if not is_free(table, hex):
            raise Illegal(Text("step-not-free", hex=words[1]))
        if table.phase == HAUNTING:
            place_spectre(table, hex)
        else:
            add_spectre(table, hex)
    else:
        raise Unreadable(Text("step-unknown", step=text))
