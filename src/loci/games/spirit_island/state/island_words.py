"""The island as saved tables and positions write it: its boards, and what has become of them."""

from __future__ import annotations

import re
from typing import Any, Final

from loci.core.data import Fields
from loci.core.errors import BadData, BadOption
from loci.core.text import Text
from loci.games.spirit_island.state.boards import STANDARD, are_boards, layouts_for
from loci.games.spirit_island.state.island import (
    Island,
    island,
    island_of_file,
    layout_with,
    with_added,
    with_sunk,
    with_woven,
)
from loci.games.spirit_island.state.island_changes import Added
from loci.games.spirit_island.state.joining import SIDES, openings
from loci.games.spirit_island.state.registry import BOARDS

_ADDED: Final = re.compile(r"([A-Z])-(\w+)-([A-Z](?:-\w+|\d+))")


def read_island(fields: Fields) -> Island:
    """The island of boards in a layout, or of a file, as it was laid."""
    boards = fields.word("boards")
    if "island" in fields.data:
        try:
            laid = island_of_file(fields.word("island"))
        except BadOption as error:
            raise BadData(error.reason) from error
        if laid.boards != boards:
            raise BadData(Text("position-boards", boards=boards))
        return laid
    if not are_boards(boards):
        raise BadData(Text("position-boards", boards=boards))
    layout = fields.word("layout") if "layout" in fields.data else STANDARD
    if layout not in layouts_for(len(boards)):
        raise BadData(Text("position-layout", layout=layout, number=len(boards)))
    return island(boards, layout)


def read_changes(laid: Island, fields: Fields) -> Island:
    """The island that has become of it in the game: boards `added` and `sunk`, lands `woven` into
    one."""
    whole = laid
    sunk = fields.word("sunk") if "sunk" in fields.data else ""
    for word in fields.words("added") if "added" in fields.data else []:
        whole = with_added(whole, _added_from(whole, word, sunk))
    if sunk:
        if len(set(sunk)) != len(sunk) or any([board not in whole.boards for board in sunk]):
            raise BadData(Text("position-boards", boards=sunk))
        whole = with_sunk(whole, sunk)
    pairs: list[tuple[int, int]] = []
    for word in fields.words("woven") if "woven" in fields.data else []:
        found = [whole.numbers.get(name, -1) for name in word.split("+")]
        if len(found) != 2 or -1 in found or found[1] not in whole.near[found[0]]:
            raise BadData(Text("position-land", land=word))
        pairs.append((found[0], found[1]))
        whole = with_woven(whole, tuple(pairs))
    return whole


def _added_from(whole: Island, word: str, sunk: str) -> Added:
    """The board that `E-side0-A-side2` adds, if it can lie there."""
    if _ADDED.fullmatch(word):
        one = added_from_word(word)
        if one.board in BOARDS and one.board not in whole.boards and _can_lie(whole, one, sunk):
            return one
    raise BadData(Text("position-added", word=word))


def _can_lie(whole: Island, one: Added, sunk: str) -> bool:
    if one.side not in SIDES:
        return False
    beside, _, side = one.beside.partition("-")
    if whole.file:
        return not side and whole.numbers.get(beside, -1) in whole.lands
    if beside not in whole.boards:
        return False
    gone = [slot for slot, board in enumerate(whole.boards) if board in sunk]
    layout = layout_with(whole.laid, whole.layout, whole.added)
    return (side, one.side) in openings(layout, whole.boards.index(beside), gone)


def changes_data(whole: Island) -> dict[str, Any]:
    """What has become of an island, in words; what is as it was laid is not said."""
    data: dict[str, Any] = {}
    if whole.added:
        data["added"] = added_words(whole)
    if whole.sunk:
        data["sunk"] = whole.sunk
    if whole.woven:
        data["woven"] = woven_words(whole)
    return data


def added_words(whole: Island) -> list[str]:
    """The boards that were added, with how they lie: `E-side0-A-side2`."""
    return [added_word(one) for one in whole.added]


def added_word(one: Added) -> str:
    return f"{one.board}-{one.side}-{one.beside}"


def added_from_word(word: str) -> Added:
    """Inverse of `added_word`."""
    board, side, beside = word.split("-", 2)
    return Added(board, side, beside)


def woven_words(whole: Island) -> list[str]:
    """The lands that are woven into one: `A5+A4`."""
    return [f"{whole.names[land]}+{whole.names[other]}" for land, other in whole.woven]


# -- how one more can lie --------------------------------------------------------------------------


def ways_to_add(whole: Island, board: str, land: int) -> list[Added]:
    """How one more board can come to lie beside that of a land; where it has no room for one,
    beside the boards nearest to it that have (SX-34.44). On an island of a file it lies beside the
    land itself, or beside the coast of an ocean (SX-34.44)."""
    if whole.file:
        where = min(whole.shore[land]) if whole.is_ocean(land) else land
        return [Added(board, side, whole.names[where]) for side in SIDES]
    layout = layout_with(whole.laid, whole.layout, whole.added)
    gone = [slot for slot in range(len(whole.boards)) if slot not in whole.slots]
    ring = whole.boards_of(land)
    seen = list(ring)
    while ring:
        found = [
            Added(board, own, f"{whole.boards[slot]}-{side}")
            for slot in ring
            if slot not in gone
            for side, own in openings(layout, slot, gone)
        ]
        if found:
            return found
        beyond = [pair[1 - at][0] for pair in layout.joins for at in (0, 1) if pair[at][0] in ring]
        ring = sorted({slot for slot in beyond if slot not in seen})
        seen += ring
    return []


def lands_beside(whole: Island, one: Added) -> tuple[list[str], list[str]]:
    """The lands along the side of the new board, and those along which it comes to lie."""
    own = [f"{one.board}{land}" for _, _, land in BOARDS[one.board].spans(one.side)]
    beside, _, side = one.beside.partition("-")
    if whole.file:
        return own, [beside]
    printed = whole.printed[whole.boards.index(beside)]
    return own, [f"{beside}{land}" for _, _, land in printed.spans(side)]
