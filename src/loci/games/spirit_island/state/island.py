"""The island: boards joined by a layout, which lands touch, how far it is from one to another.

Everybody else asks the island which board a land lies on, which land of it, and which ocean is
there. (A board's lands follow each other, and its ocean is the first, land 0 of it.)
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from loci.games.spirit_island.state.boards import STANDARD, Board, Layout
from loci.games.spirit_island.state.island_changes import AS_LAID, Added, Changes, Pairs
from loci.games.spirit_island.state.island_file import read_boards
from loci.games.spirit_island.state.joining import centre_of, joins_of, with_board
from loci.games.spirit_island.state.registry import BOARDS, LAYOUTS

ACROSS: Final = 2  # the range from coast to coast between islets


@final
class Island:
    """The island as it is now; another one takes its place when something becomes of it.

    `near` leaves the oceans out; `shore` has, per ocean, the lands of its board that touch it.
    `centre` are the lands at the point where three or more boards, and so all, meet: one of each
    board in the order of the slots, or none.

    The boards may make several islets; `islets` has the number of that of each slot, `facing` the
    slots whose oceans a slot's ocean faces. Coasts that face each other are not adjacent, but at
    range 2 (SX-25.3, SX-25.10).

    Of the boards, `sunk` are destroyed: their lands keep names and numbers, but are not among the
    lands, touch none and have no coast; so do single lands that are `hidden`. `slots` are those of
    the other boards. `printed` are the boards as they are printed, or as a `file` has them, whose
    text that is.

    `woven` are (land, other) of lands that are one: the other is not among the lands, the first has
    the neighbours, coast and terrains of both (`also`), stands for both of their numbers, lies on
    both of their boards and is adjacent to itself (SX-34.10 to SX-34.13).

    Of the `boards`, set-up has laid those that are `laid`; those `added` since come after them."""

    __slots__ = (
        "_by_board",
        "_first",
        "_instead",
        "_of_terrain",
        "_slot",
        "_within",
        "added",
        "also",
        "boards",
        "centre",
        "changes",
        "coastal",
        "facing",
        "file",
        "hidden",
        "islets",
        "laid",
        "lands",
        "layout",
        "names",
        "near",
        "numbers",
        "oceans",
        "printed",
        "shore",
        "slots",
        "sunk",
        "terrain",
        "ways",
        "woven",
    )

    def __init__(
        self,
        printed: list[Board],
        layout: str,
        changes: Changes,
        joins: list[tuple[int, int, int, int]],
        centre: list[tuple[int, int]],
        islets: Layout | None,
        file: str = "",
    ) -> None:
        """`joins` are (slot, land, slot, land) of lands of two boards that touch, `centre` (slot,
        land) of those that meet in the middle."""
        boards = "".join([board.id for board in printed])
        self.boards: Final = boards
        self.laid: Final = boards[: len(boards) - len(changes.added)]
        self.added: Final = changes.added
        self.layout: Final = layout
        self.changes: Final = changes
        self.sunk: Final = changes.sunk
        self.woven: Final = changes.woven
        self.ways: Final = changes.ways
        self.file: Final = file
        self.printed: Final = printed
        self.slots: Final = [slot for slot, board in enumerate(boards) if board not in self.sunk]
        self._first: Final[list[int]] = []
        self._slot: Final[list[int]] = []
        for slot, board in enumerate(printed):
            self._first.append(len(self._slot))
            self._slot.extend([slot] * len(board.terrain))
        size = len(self._slot)
        self.names: Final = [
            f"{board.id}{n}" for board in printed for n in range(len(board.terrain))
        ]
        self.numbers: Final = {name: number for number, name in enumerate(self.names)}
        self.terrain: Final = [terrain for board in printed for terrain in board.terrain]
        above = [land for land in range(size) if self._slot[land] in self.slots]
        self.oceans: Final = [land for land in above if land in self._first]
        self.lands: Final = [land for land in above if land not in self._first]
        self._by_board: Final = [
            [land for land in self.lands if self._slot[land] == slot] for slot in range(len(boards))
        ]
        coast = [coastal for board in printed for coastal in board.coastal]
        self.coastal: Final = [shore and land in self.lands for land, shore in enumerate(coast)]
        touching: list[set[int]] = [set() for _ in range(size)]
        for slot, board in enumerate(printed):
            for n, others in enumerate(board.adjacent):
                for other in others:
                    _touch(touching, self._first[slot] + n, self._first[slot] + other)
        for slot, n, slot2, n2 in joins:
            _touch(touching, self._first[slot] + n, self._first[slot2] + n2)
        for one, other in changes.ways:
            _touch(touching, one, other)
        middle = [self._first[slot] + n for slot, n in centre]
        self.centre: Final = [land for land in middle if land in self.lands]
        self.near: Final = [
            [other for other in self.lands if other in found] if land in self.lands else []
            for land, found in enumerate(touching)
        ]
        self.islets: Final = [0] * len(boards) if islets is None else islets.islets
        self.facing: Final[list[list[int]]] = [[] for _ in boards]
        for one, other in [] if islets is None else islets.facing:
            if one in self.slots and other in self.slots:
                self.facing[one].append(other)
                self.facing[other].append(one)
        self._within: Final = [[1 << land for land in range(size)]]
        self._of_terrain: Final[dict[tuple[int, ...], list[int]]] = {}
        self.shore: Final = [
            sorted(found) if land in self.oceans else [] for land, found in enumerate(touching)
        ]
        self.also: Final[list[tuple[int, ...]]] = [()] * size
        self._instead: Final = list(range(size))
        for land, other in changes.woven:
            self._weave(land, other)
        self.hidden: Final = [self.numbers[name] for name in changes.hidden]
        for land in self.hidden:
            self._hide(land)

    def _weave(self, land: int, other: int) -> None:
        """Make one land of two."""
        self.lands.remove(other)
        self.also[land] = (*self.also[land], self.terrain[other], *self.also[other])
        for part in self.parts_of(other):
            self._instead[part] = land
        self.coastal[land] = self.coastal[land] or self.coastal[other]
        self.coastal[other] = False
        together = {land, *self.near[land], *self.near[other]} - {other}
        self.near[land] = sorted(together)
        self.near[other] = []
        for beside in together - {land}:
            self.near[beside] = sorted({*self.near[beside], land} - {other})
        for ocean in self.oceans:
            if other in self.shore[ocean]:
                self.shore[ocean] = sorted({*self.shore[ocean], land} - {other})
        for board in self._by_board:
            if other in board:
                board[:] = sorted({*board, land} - {other})
        self.centre[:] = [land if one == other else one for one in self.centre]

    def _hide(self, land: int) -> None:
        """Take a land out of the island."""
        if land not in self.lands:
            return
        for lands in (self.lands, self.centre, *self.near, *self.shore, *self._by_board):
            if land in lands:
                lands.remove(land)
        self.near[land] = []
        self.coastal[land] = False

    # -- boards and their lands ------------------------------------------------------------------

    def board_of(self, land: int) -> int:
        """The slot of the board of a land's, or an ocean's, number; a woven one may lie on two."""
        return self._slot[land]

    def boards_of(self, land: int) -> list[int]:
        """The slots of all boards on which a land, or an ocean, lies (SX-34.52)."""
        if not self.woven:
            return [self._slot[land]]
        return sorted({self._slot[part] for part in self.parts_of(self._instead[land])})

    def parts_of(self, land: int) -> list[int]:
        """The lands that are this one now: itself, and those that are woven into it."""
        return [part for part, whole in enumerate(self._instead) if whole == land]

    def common_boards(self, lands: list[int]) -> list[int]:
        """The slots of the boards on which all of these lands, or oceans, lie."""
        slots = self.boards_of(lands[0]) if lands else []
        return [slot for slot in slots if all([self.is_on(land, slot) for land in lands])]

    def land_on(self, slot: int, number: int) -> int:
        """The land of this number on a board, or the last one if it has fewer; 0 is its ocean."""
        found = self._first[slot] + min(number, len(self.printed[slot].terrain) - 1)
        return self._instead[found]

    def first_of(self, slot: int) -> int:
        """The number of the first land of a board, which is its ocean."""
        return self._first[slot]

    def standing_for(self, land: int) -> int:
        """The land that a land is part of now: itself, unless it is woven into another one."""
        return self._instead[land]

    def lands_on(self, slot: int) -> list[int]:
        """The lands of a board, without its ocean; not to be changed."""
        return self._by_board[slot]

    def is_on(self, land: int, slot: int) -> bool:
        """Whether a land, or an ocean, lies on a board; one woven of lands of two lies on both."""
        return self._slot[land] == slot or land in self._by_board[slot]

    def is_ocean(self, land: int) -> bool:
        return self._first[self._slot[land]] == land

    def oceans_of(self, land: int) -> list[int]:
        """The oceans that a land touches: usually that of its board, if it is coastal; one that is
        woven of lands of two boards may touch both, or either (SX-34.12)."""
        if not self.coastal[land]:
            return []
        if not self.woven:
            return [self._first[self._slot[land]]]
        return [ocean for ocean in self.oceans if land in self.shore[ocean]]

    def has_terrain(self, land: int, terrains: list[int] | tuple[int, ...]) -> bool:
        """Whether a land is of one of these terrains; one woven of two has those of both."""
        if self.terrain[land] in terrains:
            return True
        also = self.also[land]
        return bool(also) and any([other in terrains for other in also])

    def of_terrain(self, terrains: tuple[int, ...]) -> list[int]:
        """The lands of these terrains, in order."""
        found = self._of_terrain.get(terrains)
        if found is None:
            found = [land for land in self.lands if self.has_terrain(land, terrains)]
            self._of_terrain[terrains] = found
        return found.copy()

    # -- distances -------------------------------------------------------------------------------

    def within(self, origins: list[int], distance: int) -> list[int]:
        """The lands at most so far from one of the origins, in order; over no ocean but from one
        islet to the next."""
        while len(self._within) <= distance:
            wider = [self._beside(reached) for reached in self._within[-1]]
            if len(self._within) >= ACROSS and len(set(self.islets)) > 1:
                before = self._within[-ACROSS]
                wider = [bits | self._over(before[land]) for land, bits in enumerate(wider)]
            self._within.append(wider)
        reached = self._within[distance]
        together = 0
        for land in origins:
            together |= reached[land]
        return _lands_in(together)

    def across(self, land: int) -> list[int]:
        """The coast at range 2 over the sea: of the boards whose ocean faces that of a coastal
        land."""
        if not self.coastal[land]:
            return []
        facing = [slot for ocean in self.oceans_of(land) for slot in self.facing[self._slot[ocean]]]
        return [other for slot in facing for other in self.shore[self._first[slot]]]

    def _over(self, bits: int) -> int:
        wider = 0
        for land in _lands_in(bits):
            for other in self.across(land):
                wider |= 1 << other
        return wider

    def _beside(self, bits: int) -> int:
        wider = bits
        for land in _lands_in(bits):
            for other in self.near[land]:
                wider |= 1 << other
        return wider


def _lands_in(bits: int) -> list[int]:
    """The lands of a set that is kept as the bits of a number."""
    found: list[int] = []
    land = 0
    while bits:
        if bits & 1:
            found.append(land)
        bits >>= 1
        land += 1
    return found


def island(boards: str, layout: str = STANDARD, changes: Changes = AS_LAID) -> Island:
    """The island of these boards, in the order of their slots in a layout."""
    return _island(boards, layout, changes)  # one key for what is said and what is not


@lru_cache(maxsize=512)
def _island(boards: str, layout: str, changes: Changes) -> Island:
    printed = [BOARDS[board] for board in boards]
    centre = centre_of(printed, LAYOUTS[layout][len(boards)])
    laid = layout_with(boards, layout, changes.added)
    printed += [BOARDS[one.board] for one in changes.added]
    return Island(printed, layout, changes, joins_of(printed, laid), centre, laid)


def layout_with(boards: str, layout: str, added: tuple[Added, ...]) -> Layout:
    """How these boards lie in a layout, with those that were added since."""
    laid = LAYOUTS[layout][len(boards)]
    letters = boards
    for one in added:
        beside, _, side = one.beside.partition("-")
        laid = with_board(laid, letters.index(beside), side, one.side)
        letters += one.board
    return laid


def island_of_file(text: str, changes: Changes = AS_LAID) -> Island:
    """The island that a file describes."""
    return _island_of_file(text, changes)


@lru_cache(maxsize=64)
def _island_of_file(text: str, changes: Changes) -> Island:
    printed, joins = read_boards(text)
    letters = [board.id for board in printed]
    pairs = [
        (letters.index(land[0]), int(land[1:]), letters.index(other[0]), int(other[1:]))
        for land, other in joins
    ]
    for one in changes.added:
        slot = len(printed)
        printed.append(BOARDS[one.board])
        where = letters.index(one.beside[0]), int(one.beside[1:])
        pairs += [(*where, slot, land) for _, _, land in printed[slot].spans(one.side)]
    return Island(printed, STANDARD, changes, pairs, [], None, text)


def without(whole: Island, slot: int) -> Island:
    """The island without one more of its boards."""
    return with_sunk(whole, whole.sunk + whole.boards[slot])


def with_sunk(whole: Island, letters: str) -> Island:
    """The island of which the boards of these letters are sunk."""
    gone = "".join(sorted(letters))
    above = [pair for pair in whole.woven if not {whole.names[n][0] for n in pair} & set(gone)]
    return _changed(whole, whole.changes._replace(sunk=gone, woven=tuple(above)))


def with_woven(whole: Island, pairs: Pairs) -> Island:
    """The island in which these lands are woven into one, and no others."""
    return _changed(whole, whole.changes._replace(woven=pairs))


def with_ways(whole: Island, ways: Pairs) -> Island:
    """The island with just these ways."""
    return _changed(whole, whole.changes._replace(ways=ways))


def with_hidden(whole: Island, names: list[str]) -> Island:
    """The island on which just these lands are hidden."""
    return _changed(whole, whole.changes._replace(hidden=tuple(sorted(set(names)))))


def with_added(whole: Island, one: Added) -> Island:
    """The island with one more board."""
    return _changed(whole, whole.changes._replace(added=(*whole.added, one)))


def as_laid(whole: Island) -> Island:
    """The island as it was before anything became of it."""
    return _changed(whole, AS_LAID)


def _changed(whole: Island, changes: Changes) -> Island:
    if changes == whole.changes:
        return whole
    if whole.file:
        return island_of_file(whole.file, changes)
    return island(whole.laid, whole.layout, changes)


def _touch(touching: list[set[int]], one: int, other: int) -> None:
    if one != other:
        touching[one].add(other)
        touching[other].add(one)
