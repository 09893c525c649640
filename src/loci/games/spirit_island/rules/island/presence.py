"""Presence: put, moved, destroyed and removed; the lands that have it, sacred sites."""

from __future__ import annotations

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import spend
from loci.games.spirit_island.rules.island.lands import oceans
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state.spirit_events import PresenceChanged
from loci.games.spirit_island.state.table import SpiritTable

# -- changing --------------------------------------------------------------------------------------


def put_presence(act: Act, seat: int, land: int) -> None:
    table = act.table
    was_sacred = is_sacred(table, seat, land)
    table.seats[seat].presence[land] += 1
    act.came += ((seat, land),)
    _note_sacred(act, seat, land, was_sacred)
    if table.sink is not None:
        table.sink.append(PresenceChanged(table.island.names[land], seat, "presence"))


def destroy_presence(act: Act, seat: int, land: int, by_blight: bool = False) -> Replacing:
    """One presence leaves the game (SI-6.3), unless something else comes of it; whether it did.
    `by_blight` says that no instruction names it, but blight that was added."""
    table = act.table
    for rule, holder in holders(table, "replaces_losing"):
        replaced = yield from rule.replaces_losing(act, holder, seat, land, by_blight)
        if replaced:
            spend(table, rule)
            return False
    table.seats[seat].presence[land] -= 1
    table.seats[seat].destroyed += 1
    act.lost += ((seat, land),)
    if table.sink is not None:
        name = table.island.names[land]
        table.sink.append(PresenceChanged(name, seat, "presence-destroyed"))
    for rule, holder in holders(table, "presence_lost"):
        yield from rule.presence_lost(act, holder, seat, land)
    return True


def remove_presence(table: SpiritTable, seat: int, land: int) -> None:
    """One presence is removed or replaced: nothing saves it from that, and it is destroyed presence
    from then on (SX-33.17, SX-33.18)."""
    table.seats[seat].presence[land] -= 1
    table.seats[seat].destroyed += 1
    if table.sink is not None:
        name = table.island.names[land]
        table.sink.append(PresenceChanged(name, seat, "presence-removed"))


def lose_presence(table: SpiritTable, seat: int, land: int) -> None:
    """One presence leaves the game for good: it is not destroyed presence either (SX-33.20)."""
    table.seats[seat].presence[land] -= 1
    if table.sink is not None:
        name = table.island.names[land]
        table.sink.append(PresenceChanged(name, seat, "presence-removed"))


def move_presence(act: Act, seat: int, start: int, end: int) -> None:
    """One presence goes from land to land, unless something holds it where it is."""
    table = act.table
    if is_held(table, seat):
        return
    was_sacred = is_sacred(table, seat, end)
    table.seats[seat].presence[start] -= 1
    table.seats[seat].presence[end] += 1
    act.came += ((seat, end),)
    _note_sacred(act, seat, end, was_sacred)
    if table.sink is not None:
        name = table.island.names[end]
        table.sink.append(PresenceChanged(name, seat, "presence-moved"))


def settle(act: Act) -> Script:
    """What rules make of presence that has come to lands: once for all that came to a land at the
    same time. The end of the Action is the latest moment for it."""
    while act.came:
        came, act.came = act.came, ()
        for rule, holder in holders(act.table, "settled"):
            for seat, land in dict.fromkeys(came):
                yield from rule.settled(act, holder, seat, land)


def _note_sacred(act: Act, seat: int, land: int, was_sacred: bool) -> None:
    if not was_sacred and is_sacred(act.table, seat, land):
        act.hallowed += ((seat, land),)


# -- reading ---------------------------------------------------------------------------------------


def lands_of(table: SpiritTable, seat: int) -> list[int]:
    """The lands with presence of `seat`, oceans in play included."""
    found: list[int] = []
    for land, number in enumerate(table.seats[seat].presence):
        if not number or land in table.island.hidden:
            continue
        if not table.island.is_ocean(land) or land in oceans(table):
            found.append(land)
    return found


def is_held(table: SpiritTable, seat: int) -> bool:
    """Whether presence of a seat cannot move."""
    for rule, holder in holders(table, "holds_presence"):
        if rule.holds_presence(table, holder, seat):
            return True
    return False


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
    is a land like others, but not for a spirit that is `bound` to some lands."""
    spirit = spirit_of(table, seat)
    wet = oceans(table) if not spirit.bound else []
    return [land for land in lands if spirit.may_be_in(table, seat, land) or land in wet]
