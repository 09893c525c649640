"""Presence: put, moved and destroyed; the lands that have it, sacred sites."""

from __future__ import annotations

from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.island.lands import oceans
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state.spirit_events import PresenceChanged
from loci.games.spirit_island.state.table import SpiritTable

# -- changing --------------------------------------------------------------------------------------


def put_presence(act: Act, seat: int, land: int) -> None:
    table = act.table
    was_sacred = is_sacred(table, seat, land)
    table.seats[seat].presence[land] += 1
    _note_sacred(act, seat, land, was_sacred)
    if table.sink is not None:
        table.sink.append(PresenceChanged(table.island.names[land], seat, "presence"))


def destroy_presence(table: SpiritTable, seat: int, land: int) -> None:
    """One presence leaves the game (SI-6.3)."""
    table.seats[seat].presence[land] -= 1
    table.seats[seat].destroyed += 1
    if table.sink is not None:
        name = table.island.names[land]
        table.sink.append(PresenceChanged(name, seat, "presence-destroyed"))


def move_presence(act: Act, seat: int, start: int, end: int) -> None:
    table = act.table
    was_sacred = is_sacred(table, seat, end)
    table.seats[seat].presence[start] -= 1
    table.seats[seat].presence[end] += 1
    _note_sacred(act, seat, end, was_sacred)
    if table.sink is not None:
        name = table.island.names[end]
        table.sink.append(PresenceChanged(name, seat, "presence-moved"))


def _note_sacred(act: Act, seat: int, land: int, was_sacred: bool) -> None:
    if not was_sacred and is_sacred(act.table, seat, land):
        act.hallowed.append((seat, land))


# -- reading ---------------------------------------------------------------------------------------


def lands_of(table: SpiritTable, seat: int) -> list[int]:
    """The lands with presence of `seat`, oceans in play included."""
    return [
        land
        for land, number in enumerate(table.seats[seat].presence)
        if number and (not table.island.is_ocean(land) or land in oceans(table))
    ]


def is_sacred(table: SpiritTable, seat: int, land: int) -> bool:
    return table.seats[seat].presence[land] > 0 and spirit_of(table, seat).is_sacred(
        table, seat, land
    )


def sacred_sites(table: SpiritTable, seat: int) -> list[int]:
    return [land for land in lands_of(table, seat) if is_sacred(table, seat, land)]


def anybody_in(table: SpiritTable, land: int) -> bool:
    """Whether any spirit has presence there."""
    for owner in table.seats:
        if owner.presence[land]:
            return True
    return False


def lands_for_presence(table: SpiritTable, seat: int, lands: list[int]) -> list[int]:
    """Those of the lands in which a power may put presence of `seat`; for powers an ocean in play
    is a land like others."""
    spirit = spirit_of(table, seat)
    wet = oceans(table)
    return [land for land in lands if spirit.may_be_in(table, seat, land) or land in wet]
