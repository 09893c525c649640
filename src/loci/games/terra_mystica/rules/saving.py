"""Reading a saved table back."""

from __future__ import annotations

from typing import Final

from loci.core.data import Fields
from loci.core.errors import BadData
from loci.core.rng import Rng
from loci.core.text import Text
from loci.games.terra_mystica.rules.reach import work_out
from loci.games.terra_mystica.state.board import LAND, SITES
from loci.games.terra_mystica.state.table import LISTS, PLACES, Rules, TerraTable
from loci.games.terra_mystica.state.terms import CULTS, SOURCES
from loci.games.terra_mystica.state.tiles import BONUS, FAVOUR, TOWN
from loci.games.terra_mystica.state.turn import load_turn

_FLAGS: Final = 7


def load_table(data: object) -> TerraTable:
    """Inverse of `TerraTable.to_data`."""
    fields = Fields(data)
    flags = fields.numbers("rules")
    _length("rules", flags, _FLAGS)
    players = fields.number("players")
    table = TerraTable(Rng.from_data(fields.value("rng")), players, Rules(flags))
    table.revealed = fields.number("revealed")
    table.round = fields.number("round")
    table.phase = fields.number("phase")
    table.active = fields.number("active")
    table.turn = load_turn(fields.child("turn"))
    table.power_used = fields.number("power_used")
    table.urban = sum([1 << hex for hex in fields.numbers("urban")])
    table.raised = _offers(fields, "raised")
    table.offers = _offers(fields, "offers")
    table.events = fields.number("events")
    table.earned = fields.number("earned")
    for name in LISTS:
        numbers = fields.numbers(name)
        if name in _EACH:
            _length(name, numbers, _EACH[name] * players)
        elif name in _WHOLE:
            _length(name, numbers, _WHOLE[name])
        setattr(table, name, numbers)
    fields.done()
    work_out(table)
    return table


#: How many numbers a list has for each seat, or in all.
_EACH: Final = {
    **dict.fromkeys(("faction", "vp", "coins", "workers", "priests", "keys", "shipping"), 1),
    **dict.fromkeys(("bowl1", "bowl2", "bowl3", "digging", "bridges", "favours", "bonus"), 1),
    **dict.fromkeys(("range", "used", "gone", "reward", "removed", "order"), 1),
    "cult": len(CULTS),
    "points": len(SOURCES),
    "towns": len(TOWN),
}
_WHOLE: Final = {
    "terrain": LAND,
    "building": LAND,
    "owner": LAND,
    "bridge": len(SITES),
    "orders": PLACES * len(CULTS),
    "bonus_coins": len(BONUS),
    "favour_left": len(FAVOUR),
    "town_left": len(TOWN),
}


def _length(name: str, numbers: list[int], expected: int) -> None:
    if len(numbers) != expected:
        raise BadData(
            Text("data-wrong", path=f"$.{name}", expected=str(expected), found=str(len(numbers)))
        )


def _offers(fields: Fields, name: str) -> list[tuple[int, int, int, int]]:
    found: list[tuple[int, int, int, int]] = []
    for item in fields.items(name):
        if not isinstance(item, list) or len(item) != 4:
            raise BadData(Text("data-wrong", path=f"$.{name}", expected="4", found=str(item)))
        found.append((int(item[0]), int(item[1]), int(item[2]), int(item[3])))
    return found
