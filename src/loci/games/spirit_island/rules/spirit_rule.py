"""The questions about spirits and their powers that whatever changes the rules may answer. Those
about everything else are in `rule.py`, which says who is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from loci.games.spirit_island.rules.act import Act
    from loci.games.spirit_island.rules.powers.power import Power
    from loci.games.spirit_island.state.table import SpiritTable


@mypyc_attr(allow_interpreted_subclasses=True)
class SpiritRule:
    """`seat` is whose the rule is, `user` the spirit that it is asked about."""

    # -- asked of a spirit's powers -------------------------------------------------------------

    def more_range(self, table: SpiritTable, seat: int, user: int) -> int:
        return 0

    def more_range_to(self, table: SpiritTable, seat: int, user: int, land: int) -> int:
        """How much farther the powers of `user` reach to this land."""
        return 0

    def more_origins(self, table: SpiritTable, seat: int, user: int) -> list[int]:
        """Other seats whose presence `user` may count range from."""
        return []

    def hurries(self, table: SpiritTable, seat: int, user: int) -> int:
        """How many slow powers `user` may use as fast ones this turn."""
        return 0

    def speed(self, table: SpiritTable, seat: int, power: Power, speed: int) -> int:
        """The speed of a power that otherwise has this `speed`."""
        return speed

    def meets_thresholds(self, table: SpiritTable, seat: int, user: int, power: Power) -> bool:
        """Whether all thresholds of a power are met, whatever elements `user` has."""
        return False

    def forbids_target(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Whether no power may target a land."""
        return False

    def more_power_damage(self, act: Act, seat: int) -> int:
        """More damage that a power deals to invaders, once."""
        return 0

    def discount(self, table: SpiritTable, seat: int, user: int, power: Power) -> int:
        """Energy that a power card costs less; below 0 cost the rest is gained."""
        return 0

    # -- asked of a spirit ----------------------------------------------------------------------

    def more_income(self, table: SpiritTable, seat: int, user: int) -> int:
        """Energy that `user` gains with its income besides."""
        return 0

    def more_plays(self, table: SpiritTable, seat: int, user: int) -> int:
        """Cards that `user` may play besides."""
        return 0

    def most_plays(self, table: SpiritTable, seat: int, user: int, plays: int) -> int:
        """How many of so many cards `user` may play."""
        return plays

    def forgets_nothing(self, table: SpiritTable, seat: int, user: int) -> bool:
        """Whether `user` need not forget a card for a major power."""
        return False

    def lends_use(self, table: SpiritTable, seat: int, user: int) -> list[str]:
        """Power cards that `user` may use without having their elements."""
        return []

    def reaches_all(self, table: SpiritTable, seat: int, user: int, power: Power) -> bool:
        """Whether a power of `user` may target any land."""
        return False

    def lends(self, table: SpiritTable, seat: int, user: int) -> list[str]:
        """Power cards that `user` has in play without having played them."""
        return []
