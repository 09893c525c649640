"""Badlands: more damage to the invaders, and to the dahan, of their land (SX-6)."""

from __future__ import annotations

from typing import Final

from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import Asking, ask_yes
from loci.games.spirit_island.rules.island.pieces import has
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state.terms import BADLANDS, DAHAN, piece

_FIRST: Final = piece(BADLANDS)


def rough(act: Act, land: int, kinds: tuple[int, ...], amount: int, most: int = 0) -> Asking:
    """`amount` of damage to these kinds with what the badlands there add: 1 for each, once in an
    Action for the invaders and once for the dahan of a land, and nothing to no damage. It is not
    lifted above `most`, where that is given. A power that does `several` damages leaves it to its
    user which of them gets more; the last one at the latest."""
    if amount > 0 and _word(land, kinds) not in act.whole().marks:
        for rule, seat in holders(act.table, "choose_badlands"):
            yield from rule.choose_badlands(act, seat, land)
    more = badlands_for(act, land) if amount > 0 else 0
    if not more or _word(land, kinds) in act.whole().marks:
        return amount
    if act.several:
        prompt = Text("ask-badlands", land=act.table.island.names[land], number=more)
        now = yield from ask_yes(act.chooser(land), prompt)
        if not now:
            act.whole().later += ((land, kinds),)
            return amount
    act.once(_word(land, kinds))
    return amount + more if not most else max(amount, min(amount + more, most))


def rough_left(act: Act, land: int, kinds: tuple[int, ...]) -> int:
    """The damage of badlands that was put off there, if it has not come yet; it comes now."""
    return badlands_for(act, land) if act.once(_word(land, kinds)) else 0


# -- reading ---------------------------------------------------------------------------------------


def badlands_for(act: Act, land: int) -> int:
    """The badlands of a land, and what counts as such for this Action."""
    number = 0
    there = act.table.pieces[land]
    if there and there[-1] >= _FIRST:  # sorted, and few kinds come after this one
        number = there.count(_FIRST)
    for rule, seat in holders(act.table, "counts_as_badlands"):
        number += rule.counts_as_badlands(act, seat, land)
    return number


def has_badlands(act: Act, land: int) -> bool:
    """Whether a land has badlands, or what counts as such for this Action (SX-20.1)."""
    return has(act.table, land, BADLANDS) or badlands_for(act, land) > 0


def _word(land: int, kinds: tuple[int, ...]) -> str:
    return f"badlands {land} {'dahan' if DAHAN in kinds else 'invaders'}"
