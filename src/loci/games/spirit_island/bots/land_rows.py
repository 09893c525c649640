"""The part of a row that tells of the lands: by field, a number for each place (`names.PLACES`).

What the island is (terrains, coast, what touches what) is packed once for each island; of what is
there, only what is not nothing is written.
"""

from __future__ import annotations

from typing import Final, final

from loci.core.learning.encoding import Entry
from loci.games.spirit_island.bots.asked import FULL
from loci.games.spirit_island.bots.names import PLACES, SEATS
from loci.games.spirit_island.rules.effects import defence, is_stopped
from loci.games.spirit_island.rules.invaders.actions import ravage_damage
from loci.games.spirit_island.rules.invaders.forecast import coming
from loci.games.spirit_island.rules.island.isolation import is_isolated
from loci.games.spirit_island.rules.island.lands import near, oceans
from loci.games.spirit_island.rules.island.pieces import health
from loci.games.spirit_island.rules.island.presence import is_sacred
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state.island import Island
from loci.games.spirit_island.state.registry import BOARDS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BADLANDS,
    BEASTS,
    DAHAN,
    HEALTH,
    INVADER_ACTIONS,
    INVADERS,
    PIECES,
    RAVAGE,
    TERRAINS,
    THIEF,
    THIEVES,
    TOKENS,
    damage_on,
    kind_of,
    piece,
    strife_on,
)

_DAMAGES: Final = 4  # unhurt, 1, 2, and 3 or more
_HURT: Final = (*INVADERS, DAHAN)  # kinds that are counted by damage
_SET_BYTES: Final = (PLACES + 7) // 8

# The columns of what is in the lands, each of as many bytes as there are places
_PIECES: Final = 0  # by kind and damage
_STRIFE: Final = _PIECES + _DAMAGES * len(_HURT)  # by kind
_STRUCK: Final = _STRIFE + len(INVADERS)
_TOKENS: Final = _STRUCK + len(INVADERS)
_THIEVES: Final = _TOKENS + len(TOKENS)
_DAMAGE: Final = _THIEVES + len(THIEVES)
_ASIDE: Final = _DAMAGE + 1
_BLIGHT: Final = _ASIDE + 1
_PRESENCE: Final = _BLIGHT + 1
_SACRED: Final = _PRESENCE + SEATS
_DEFENCE: Final = _SACRED + 1
_STOPPED: Final = _DEFENCE + 1
_ISOLATED: Final = _STOPPED + 1
_HEALTH: Final = _ISOLATED + 1
_RAVAGE: Final = _HEALTH + len(_HURT)
_BUILD: Final = _RAVAGE + 1
_RAVAGED: Final = _BUILD + 1
_QUEUE: Final = _RAVAGED + 1
_EXPLORED: Final = _QUEUE + 1
_COLUMNS: Final = _EXPLORED + 1
_ISLANDS: Final = 256  # that are remembered


def island_fields() -> list[Entry]:
    """What a land is."""
    return [
        Entry("there", "0 no such place or gone, 1 a land, 2 an ocean, 3 one in play", 3),
        Entry("board", "one more than the slot of its board", len(BOARDS)),
        Entry("number", "on its board; 0 is the ocean", FULL),
        Entry("start", "the seat that started on its board", SEATS),
        Entry("terrain", "those that it has (terms.TERRAINS)", members=len(TERRAINS)),
        Entry("coastal", "whether an ocean is beside it"),
        Entry("islet", "one more than the islet on which it lies", FULL),
        Entry("near", "the places that are adjacent to it", members=PLACES),
    ]


def land_fields() -> list[Entry]:
    """What is in a land. Pieces that are set aside are not counted but there."""
    kinds = [PIECES[kind] for kind in _HURT]
    return [
        *[
            Entry(f"{kind}-{damage}", f"{kind}: {_damages(damage)}", FULL)
            for kind in kinds
            for damage in range(_DAMAGES)
        ],
        *[Entry(f"{kind}-strife", f"strife on every {kind}", FULL) for kind in kinds[:3]],
        *[Entry(f"{kind}-struck", f"every {kind} with strife", FULL) for kind in kinds[:3]],
        *[Entry(PIECES[kind], "tokens", FULL) for kind in TOKENS],
        *[Entry(PIECES[kind], "pieces of a scenario", FULL) for kind in THIEVES],
        Entry("damage", "on all pieces", FULL),
        Entry("aside", "pieces that take no part in the ravage under way", FULL),
        Entry("blight", "in the land", FULL),
        *[
            Entry(f"presence-{seat + 1}", "of this seat, told from the viewer", FULL)
            for seat in range(SEATS)
        ],
        Entry("sacred", "the seats, told from the viewer, whose sacred site it is", members=SEATS),
        Entry("defence", "255 stand for more", FULL),
        Entry(
            "stopped", "the invader actions that do not happen there", members=len(INVADER_ACTIONS)
        ),
        Entry("isolated", "whether it is isolated"),
        *[Entry(f"{kind}-health", f"of a {kind} that is there", FULL) for kind in kinds],
        Entry("ravage", "ravages that the open cards bring", FULL),
        Entry("build", "builds that they bring", FULL),
        Entry("ravaged", "the damage that the invaders would deal in that", FULL),
        Entry("queue", "one more than its place in the action under way", FULL),
        Entry("explored", "whether the card just revealed has explored it"),
    ]


def _damages(damage: int) -> str:
    if not damage:
        return "unhurt"
    return f"{damage} damage" + (" or more" if damage == _DAMAGES - 1 else "")


@final
class LandRows:
    """Packs the lands. What was packed of islands is remembered by the island, the oceans in play
    and who started where."""

    def __init__(self) -> None:
        self._islands: Final[dict[tuple[Island, tuple[int, ...], tuple[int, ...]], bytes]] = {}

    def pack(self, table: SpiritTable, told: list[int]) -> bytes:
        """`told` are the seats as the viewer tells them."""
        chosen = True
        for owner in table.seats:
            if not owner.spirit:
                chosen = False
        wet = oceans(table) if chosen else []
        starts = tuple([0] * len(table.island.boards))
        if chosen:
            on_board = [0] * len(table.island.boards)
            for seat, slot in enumerate(table.starts):
                on_board[slot] = told[seat]
            starts = tuple(on_board)
        key = table.island, tuple(wet), starts
        printed = self._islands.get(key)
        if printed is None:
            printed = _of_island(table, wet, starts)
            if len(self._islands) >= _ISLANDS:
                self._islands.clear()
            self._islands[key] = printed
        cells = bytearray(_COLUMNS * PLACES)
        _write_pieces(table, cells)
        _write_presence(table, told, chosen, cells)
        if chosen:
            _write_rules(table, cells)
            _write_health(table, cells)
            _write_coming(table, cells)
        return printed + bytes(cells)


def _of_island(table: SpiritTable, wet: list[int], starts: tuple[int, ...]) -> bytes:
    """What the lands are, column by column."""
    island = table.island
    there, board, number = bytearray(PLACES), bytearray(PLACES), bytearray(PLACES)
    start, terrain, coastal = bytearray(PLACES), bytearray(PLACES), bytearray(PLACES)
    islet = bytearray(PLACES)
    beside: list[bytes] = []
    for land in range(min(PLACES, len(island.names))):
        ocean = island.is_ocean(land)
        slot = island.board_of(land)
        if ocean:
            there[land] = (3 if land in wet else 2) if land in island.oceans else 0
        else:
            there[land] = int(land in island.lands)
        board[land] = slot + 1
        number[land] = land - island.first_of(slot)
        start[land] = starts[slot]
        kinds = 1 << island.terrain[land]
        for other in island.also[land]:
            kinds |= 1 << other
        terrain[land] = kinds
        coastal[land] = int(island.coastal[land])
        islet[land] = island.islets[slot] + 1 if slot < len(island.islets) else 1
        members = 0
        for other in near(table, land) if wet else island.near[land]:
            if other < PLACES:
                members |= 1 << other
        beside.append(members.to_bytes(_SET_BYTES, "little"))
    columns = bytes(there + board + number + start + terrain + coastal + islet)
    return columns + b"".join(beside).ljust(PLACES * _SET_BYTES, b"\0")


def _write_pieces(table: SpiritTable, cells: bytearray) -> None:
    for land, codes in enumerate(table.pieces):
        if land >= PLACES:
            break
        for code in codes:
            _write_piece(cells, land, code)
        if table.blight[land]:
            cells[_BLIGHT * PLACES + land] = min(table.blight[land], FULL)
    for land, code in table.aside:
        if land < PLACES:
            _write_piece(cells, land, code)
            cells[_ASIDE * PLACES + land] += 1


def _write_piece(cells: bytearray, land: int, code: int) -> None:
    kind = kind_of(code)
    if kind <= DAHAN:
        damage = damage_on(code)
        column = _PIECES + _DAMAGES * (kind - 1) + min(damage, _DAMAGES - 1)
        _add(cells, column * PLACES + land, 1)
        strife = strife_on(code)
        if strife:
            _add(cells, (_STRIFE + kind - 1) * PLACES + land, strife)
            _add(cells, (_STRUCK + kind - 1) * PLACES + land, 1)
        if damage:
            _add(cells, _DAMAGE * PLACES + land, damage)
    elif kind <= BADLANDS:
        _add(cells, (_TOKENS + kind - BEASTS) * PLACES + land, 1)
    else:
        _add(cells, (_THIEVES + kind - THIEF) * PLACES + land, 1)


def _add(cells: bytearray, place: int, number: int) -> None:
    cells[place] = min(cells[place] + number, FULL)


def _write_presence(table: SpiritTable, told: list[int], chosen: bool, cells: bytearray) -> None:
    for seat, owner in enumerate(table.seats):
        column = (_PRESENCE + told[seat] - 1) * PLACES
        bit = 1 << (told[seat] - 1)
        for land, number in enumerate(owner.presence):
            if number and land < PLACES:
                cells[column + land] = min(number, FULL)
                if chosen and is_sacred(table, seat, land):
                    cells[_SACRED * PLACES + land] |= bit


def _write_rules(table: SpiritTable, cells: bytearray) -> None:
    """What rules say of lands; where nobody has an answer, no land is asked about."""
    defended, stopped = holders(table, "defence"), holders(table, "stops")
    isolated = holders(table, "isolates")
    if not defended and not stopped and not isolated:
        return
    for land in table.island.lands:
        if land >= PLACES:
            break
        if defended:
            cells[_DEFENCE * PLACES + land] = max(0, min(defence(table, land), FULL))
        if stopped:
            for action in range(len(INVADER_ACTIONS)):
                if is_stopped(table, action, land):
                    cells[_STOPPED * PLACES + land] |= 1 << action
        if isolated and is_isolated(table, land):
            cells[_ISOLATED * PLACES + land] = 1


def _write_health(table: SpiritTable, cells: bytearray) -> None:
    """The health of whole pieces of each kind that is there."""
    usual = not table.adversary and not holders(table, "more_health")
    for land, codes in enumerate(table.pieces):
        if land >= PLACES:
            break
        last = 0
        for code in codes:  # sorted by kind
            kind = kind_of(code)
            if kind > DAHAN:
                break
            if kind != last:
                last = kind
                points = HEALTH[kind] if usual else health(table, land, piece(kind))
                cells[(_HEALTH + kind - 1) * PLACES + land] = max(0, min(points, FULL))


def _write_coming(table: SpiritTable, cells: bytearray) -> None:
    """What the invader cards that lie open bring, and what is under way."""
    for one in coming(table):
        if one.land < PLACES:
            ravages = one.action == RAVAGE
            _add(cells, (_RAVAGE if ravages else _BUILD) * PLACES + one.land, 1)
            if ravages:
                dealt = ravage_damage(table, one.land)
                cells[_RAVAGED * PLACES + one.land] = max(0, min(dealt, FULL))
    for place, land in enumerate(table.queue):
        if land < PLACES:
            cells[_QUEUE * PLACES + land] = min(place + 1, FULL)
    for land in table.explored:
        if land < PLACES:
            cells[_EXPLORED * PLACES + land] = 1
