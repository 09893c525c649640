"""Pieces that take no part in a ravage (SX-18): choosing them, and where they are meanwhile."""

from __future__ import annotations

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import NO_PIECE, ask_piece
from loci.games.spirit_island.rules.island.pieces import all_codes, put_piece, take
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.rule import SittingOut
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.terms import damage_on


def choose_to_sit_out(
    act: Act, seat: int, most: int, *kinds: int, hurt: bool = False
) -> SittingOut:
    """Up to so many pieces of these kinds in the land, only `hurt` ones if that is said, one after
    the other, by choice of `seat`."""
    left = [code for code in all_codes(act.table, act.land, *kinds) if damage_on(code) or not hurt]
    chosen: list[int] = []
    while len(chosen) < most:
        prompt = Text("ask-sit-out", left=most - len(chosen), land=act.table.island.names[act.land])
        code = yield from ask_piece(seat, prompt, verbs.SIT_OUT, sorted(set(left)), optional=True)
        if code == NO_PIECE:
            break
        left.remove(code)
        chosen.append(code)
    return chosen


def set_aside(act: Act) -> Script:
    """What takes no part in the ravage is as if it were not there (SX-18)."""
    for rule, seat in holders(act.table, "sits_out"):
        codes = yield from rule.sits_out(act, seat)
        for code in codes:
            take(act.table, act.land, code)
            act.table.aside += ((act.land, code),)


def put_back(act: Act) -> None:
    for land, code in act.table.aside:
        if land == act.land:
            put_piece(act.table, land, code)
    act.table.aside = tuple([one for one in act.table.aside if one[0] != act.land])
