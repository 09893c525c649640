"""The questions about spirits and their powers that whatever changes the rules may answer. Those
about everything else are in `rule.py`, which says who is asked.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import Text

if TYPE_CHECKING:
    from loci.games.spirit_island.rules.act import Act
    from loci.games.spirit_island.rules.powers.power import Power
    from loci.games.spirit_island.state.table import SpiritTable


@mypyc_attr(allow_interpreted_subclasses=True)
class SpiritRule:
    """`seat` is whose the rule is, `user` the spirit that it is asked about."""

    def bars_spirit(self, table: SpiritTable, seat: int, spirit: str) -> bool:
        """Whether nobody may choose a spirit."""
        return False

    # -- asked of a spirit's powers -------------------------------------------------------------

    def more_range(self, table: SpiritTable, seat: int, user: int) -> int:
        return 0

    def more_range_to(self, table: SpiritTable, seat: int, user: int, land: int) -> int:
        """How much farther the powers of `user` reach to this land."""
        return 0

    def more_range_from(
        self, table: SpiritTable, seat: int, user: int, power: Power, start: int
    ) -> int:
        """How much farther a power of `user` reaches from this origin land."""
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

    def stays_slow(self, table: SpiritTable, seat: int, user: int) -> bool:
        """Whether no slow power of `user` can be made fast."""
        return False

    def meets_thresholds(self, table: SpiritTable, seat: int, user: int, power: Power) -> bool:
        """Whether all thresholds of a power are met, whatever elements `user` has."""
        return False

    def forbids_target(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Whether no power may target a land."""
        return False

    def more_power_damage(self, act: Act, seat: int) -> int:
        """More damage that a power deals to invaders, once."""
        return 0

    def grants_repeat(self, table: SpiritTable, seat: int, user: int, power: Power) -> bool:
        """Whether `user` may now repeat a card for its cost."""
        return False

    def repeat_taken(self, table: SpiritTable, seat: int) -> None:
        """A card was repeated because of that."""

    def discount(self, table: SpiritTable, seat: int, user: int, power: Power) -> int:
        """Energy that a power card costs less."""
        return 0

    # -- asked of a spirit ----------------------------------------------------------------------

    def pays_out(self, table: SpiritTable, seat: int) -> bool:
        """Whether a card whose cost falls below 0 gives energy."""
        return False

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

    def reaches_land(self, table: SpiritTable, seat: int, user: int) -> int:
        """A land that the powers of `user` target whatever its range; NOWHERE for none."""
        return -1

    def also_terrain(self, table: SpiritTable, seat: int, land: int) -> int:
        """The terrain that a land has for spirits besides its own; 0 for none."""
        return 0

    def more_elements(self, table: SpiritTable, seat: int, user: int) -> list[int]:
        """Elements that `user` has besides."""
        return []

    def more_elements_on(self, table: SpiritTable, seat: int, user: int, land: int) -> list[int]:
        """Elements that a power of `user` has besides once it has targeted a land."""
        return []

    def aids(self, table: SpiritTable, seat: int, element: int) -> int:
        """The energy that it counts for toward what the spirits pay aided by an element."""
        return 0

    def answer_price(self, table: SpiritTable, seat: int, user: int, move: Move) -> int:
        """The energy that one of its `answers` costs `user`, to be told with it."""
        return 0

    def why_not(self, table: SpiritTable, seat: int, user: int, move: Move) -> Text | None:
        """Why an answer that is its own to offer is not among its `answers` now."""
        return None

    def lends(self, table: SpiritTable, seat: int, user: int) -> list[str]:
        """Power cards that `user` has in play without having played them."""
        return []

    # -- at a moment of the game ----------------------------------------------------------------

    def used(
        self, table: SpiritTable, seat: int, user: int, power: Power, levels: list[int]
    ) -> None:
        """A spirit has named the target of a power and is about to use it (no repeat)."""

    def grown_into(self, act: Act, seat: int, user: int, land: int) -> Script:
        """Growth of `user` has added presence to a land, and not moved some there instead."""
        yield from ()

    def reclaimed(self, table: SpiritTable, seat: int, user: int) -> None:
        """A spirit has taken cards back from its discard."""

    def passed_over(self, act: Act, seat: int, user: int, cards: list[str]) -> Script:
        """`user` has gained a power card, and not these of those that it drew; one that is taken
        leaves the list."""
        yield from ()

    def cards_discarded(self, table: SpiritTable, seat: int) -> Script:
        """Time passes, and the seat has discarded the cards that it had played."""
        yield from ()

    def withholds_energy(self, table: SpiritTable, seat: int, user: int, number: int) -> int:
        """`user` is about to gain so much energy: how much of it is lost."""
        return 0

    # -- blight, and presence where it comes ----------------------------------------------------

    def stills_blight(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Blight has come to a land: whether it neither cascades nor destroys presence there."""
        return False

    def boxes_blight(self, act: Act, seat: int, land: int) -> Generator[Decision, Move, bool]:
        """A blight comes to a land: whether it comes from the box, and not from the card."""
        yield from ()
        return False

    def settled(self, act: Act, seat: int, user: int, land: int) -> Script:
        """Presence of `user` was added or moved to a land."""
        yield from ()

    def presence_lost(self, act: Act, seat: int, user: int, land: int) -> Script:
        """Presence of `user` was destroyed in a land."""
        yield from ()

    def bears_disease(self, act: Act, seat: int) -> Generator[Decision, Move, bool]:
        """Disease would keep the invaders from building in `act.land`: whether they build all the
        same, and the disease stays."""
        yield from ()
        return False

    def replaces_dream(
        self, act: Act, seat: int, land: int, code: int
    ) -> Generator[Decision, Move, bool]:
        """A spirit's power lets an invader there dream that it is destroyed: whether something else
        happens in the place of that; its player is asked."""
        yield from ()
        return False

    # -- pieces that count as others too, presence mostly (SX-20) -------------------------------

    def counts_as(self, table: SpiritTable, seat: int, land: int, kinds: tuple[int, ...]) -> int:
        """How many pieces of these kinds the presence of `seat` there counts as; of a rule of
        nobody, other pieces there that are none of these kinds by themselves."""
        return 0

    def choose_badlands(self, act: Act, seat: int, land: int) -> Script:
        """Damage is about to be dealt there: what may count as badlands is chosen, of which
        `counts_as_badlands` tells then."""
        yield from ()

    def moves_as(self, table: SpiritTable, seat: int, land: int, kind: int) -> int:
        """How much presence of `seat` there moves together as one such piece; 0 if none does."""
        return 0

    def carries_farther(self, act: Act, seat: int, land: int, kind: int) -> int:
        """How much farther than to or from an adjacent land such a piece is pushed or gathered, of
        which the Action pushes it out of or gathers it to `land`."""
        return 0

    def holds_presence(self, table: SpiritTable, seat: int, user: int) -> bool:
        """Whether presence of `user` cannot move."""
        return False

    # -- pieces ---------------------------------------------------------------------------------

    def fixes(self, table: SpiritTable, seat: int, land: int, kind: int) -> bool:
        """Whether such a piece there is neither removed, replaced nor moved."""
        return False
