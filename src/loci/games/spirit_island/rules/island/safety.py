"""Whether an Action hurts the invaders of a land at all, and by how much more than it says."""

from __future__ import annotations

from typing import Final

from loci.games.spirit_island.rules.act import POWER, Act
from loci.games.spirit_island.rules.island.pieces import has
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.state.terms import INVADERS

# What an Action remembers, with a land
SAFE: Final = "safe"
EXPOSED: Final = "exposed"
# What it remembers once
BONUS: Final = "bonus damage"


def are_safe(act: Act, land: int, *kinds: int) -> Replacing:
    """Whether something keeps the Action from hurting the invaders of a land, if it is about to
    hurt any; whoever decides that is asked once."""
    rules = holders(act.table, "shields")
    if not rules or not has(act.table, land, *[kind for kind in kinds if kind in INVADERS]):
        return False
    if _mark(EXPOSED, land) in act.marks:
        return False
    if is_safe(act, land):
        return True
    for rule, seat in rules:
        shielded = yield from rule.shields(act, seat, land)
        if shielded:
            act.marks.append(_mark(SAFE, land))
            return True
    act.marks.append(_mark(EXPOSED, land))
    return False


def bonus_damage(act: Act, kinds: tuple[int, ...]) -> int:
    """The damage that rules add to that of a power to invaders, once."""
    rules = holders(act.table, "more_power_damage")
    if not rules or act.kind != POWER or BONUS in act.marks or kinds[0] not in INVADERS:
        return 0
    act.marks.append(BONUS)
    return sum([rule.more_power_damage(act, seat) for rule, seat in rules])


def is_safe(act: Act, land: int) -> bool:
    """Whether it is known that the Action hurts no invaders there."""
    return _mark(SAFE, land) in act.marks


def _mark(word: str, land: int) -> str:
    return f"{word} {land}"
