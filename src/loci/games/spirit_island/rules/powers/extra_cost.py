"""What using a power costs besides (SX-15.10 to SX-15.13). Playing the card, which only gives its
elements, costs none of it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state.table import SpiritTable


@mypyc_attr(allow_interpreted_subclasses=True)
class ExtraCost:
    """The extra cost of a power, due whenever it is used or repeated. Content makes its own: Time,
    presence, what others pay with."""

    def can_pay(self, table: SpiritTable, seat: int) -> bool:
        """Whether the spirit can pay; else it cannot use the power."""
        raise NotImplementedError

    def can_target(self, table: SpiritTable, seat: int) -> bool:
        """Whether the power may target this spirit, which may have to pay."""
        return True

    def pay(self, act: Act) -> Script:
        """Pay, after the target is named."""
        raise NotImplementedError


@final
class EnergyCost(ExtraCost):
    """So much energy."""

    def __init__(self, energy: int) -> None:
        self.energy: Final = energy

    def can_pay(self, table: SpiritTable, seat: int) -> bool:
        return table.seats[seat].energy >= self.energy

    def pay(self, act: Act) -> Script:
        add_energy(act.table, act.seat, -self.energy)
        yield from ()
