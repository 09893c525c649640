"""Scenarios: changes of set-up, rules and victory, as hooks that the core calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from loci.core.decision import Move
from loci.core.script import Script

if TYPE_CHECKING:
    from loci.games.spirit_island.rules.act import Act
    from loci.games.spirit_island.rules.power import Power
    from loci.games.spirit_island.state.table import SpiritTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario:
    """A variant of the whole game; every hook leaves the usual rules as they are."""

    def __init__(self, id: str, difficulty: int, set: str = "base") -> None:
        self.id: Final = id
        self.set: Final = set
        self.difficulty: Final = difficulty

    def set_up(self, table: SpiritTable) -> Script:
        """After all other set-up."""
        yield from ()

    def fear_deck(self, table: SpiritTable) -> None:
        """Change the fear deck that the set-up has made."""

    def more_blight(self, table: SpiritTable) -> int:
        """Blight that is added at the start."""
        return 0

    def speed(self, table: SpiritTable, power: Power) -> int:
        """The speed of a power."""
        return power.speed

    def discount(self, table: SpiritTable, seat: int, power: Power) -> int:
        """Energy that a power card costs less; below 0 cost the rest is gained."""
        return 0

    def used(self, table: SpiritTable, seat: int, power: Power, levels: list[int]) -> None:
        """A spirit has named the target of a power and is about to use it (no repeat)."""

    def earns_terror(self, table: SpiritTable) -> bool:
        """Whether the dividers in the fear deck raise the terror level."""
        return True

    def resolves_fear(self, table: SpiritTable) -> bool:
        """Whether earned fear cards are resolved in the invader phase."""
        return True

    def after_explore(self, table: SpiritTable) -> Script:
        yield from ()

    def flipped_blight(self, table: SpiritTable, blight: int) -> int:
        """The blight put on the card when it flips."""
        return blight

    def after_act(self, act: Act) -> Script:
        """When an Action is over."""
        yield from ()

    def answers(self, table: SpiritTable, seat: int) -> list[Move]:
        """What the scenario lets a seat do in the power phases (`ritual A5`)."""
        return []

    def answer(self, table: SpiritTable, seat: int, move: Move) -> Script:
        yield from ()

    def wants_energy(self, table: SpiritTable) -> bool:
        """Whether something of it could be done if the spirits had more energy."""
        return False

    def is_won(self, table: SpiritTable) -> bool | None:
        """The scenario's own victory; None for the usual conditions."""
        return None

    def is_lost(self, table: SpiritTable) -> bool:
        return False
