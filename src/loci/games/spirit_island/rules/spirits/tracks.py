"""What presence tracks give: energy, card plays, elements, cards to reclaim (SI-6)."""

from __future__ import annotations

from loci.core.decision import Move
from loci.games.spirit_island.rules.rule import holders
from loci.games.spirit_island.rules.spirits.spirit import Space, spirit_of
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import Named
from loci.games.spirit_island.state.spirit_events import EnergyGained
from loci.games.spirit_island.state.table import SpiritTable


def add_energy(table: SpiritTable, seat: int, number: int) -> None:
    table.seats[seat].energy += number
    if number and table.sink is not None:
        table.sink.append(EnergyGained(seat, number))


# -- reading ---------------------------------------------------------------------------------------


def uncovered(table: SpiritTable, seat: int) -> list[Space]:
    """The uncovered spaces of both tracks."""
    owner = table.seats[seat]
    spirit = spirit_of(table, seat)
    return spirit.energy_track[: owner.energy_shown] + spirit.plays_track[: owner.plays_shown]


def reclaims(table: SpiritTable, seat: int) -> list[Move]:
    """The cards that a track lets the spirit take back now (SI-6.14)."""
    owner = table.seats[seat]
    if not owner.discard or not may_reclaim(table, seat):
        return []
    return [Named(verbs.RECLAIM, card) for card in sorted(owner.discard)]


def may_reclaim(table: SpiritTable, seat: int) -> bool:
    """Whether a track lets the spirit take one card back in this phase (SI-6.14)."""
    if table.seats[seat].reclaimed:
        return False
    for space in uncovered(table, seat):
        if space.reclaim:
            return True
    return False


def energy_income(table: SpiritTable, seat: int) -> int:
    """The highest uncovered number of the upper track (SI-5.15), and what rules add to it."""
    energy = _highest(spirit_of(table, seat).energy_track, table.seats[seat].energy_shown)
    for rule, holder in holders(table, "more_income"):
        energy += rule.more_income(table, holder, seat)
    return energy


def card_plays(table: SpiritTable, seat: int) -> int:
    """Cards that may be played this turn."""
    owner = table.seats[seat]
    plays = _highest(spirit_of(table, seat).plays_track, owner.plays_shown) + owner.bonus_plays
    for rule, holder in holders(table, "more_plays"):
        plays += rule.more_plays(table, holder, seat)
    for rule, holder in holders(table, "most_plays"):
        plays = rule.most_plays(table, holder, seat, plays)
    return plays


def _highest(track: list[Space], shown: int) -> int:
    """The highest number among the uncovered spaces; a space without one has -1."""
    found = 0
    for n in range(shown):
        found = max(found, track[n].number)
    return found
