"""The questions about blight, ravages, builds and explores that only some cards and adversaries
answer. The others about lands are in `rule.py`, which says who is asked.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.games.spirit_island.rules.spirit_rule import SpiritRule

if TYPE_CHECKING:
    from loci.games.spirit_island.rules.act import Act
    from loci.games.spirit_island.state.table import SpiritTable


@mypyc_attr(allow_interpreted_subclasses=True)
class LandRule(SpiritRule):
    """`seat` is whose the rule is, or NOBODY."""

    # -- blight and fear ------------------------------------------------------------------------

    def less_for_blight(self, table: SpiritTable, seat: int, land: int) -> int:
        """How much less damage than usual adds blight to a land."""
        return 0

    def more_for_blight(self, table: SpiritTable, seat: int, land: int) -> int:
        """How much more damage than usual a ravage needs to add blight to a land."""
        return 0

    def blight_landed(self, act: Act, seat: int, land: int) -> Script:
        """Blight was added to a land; what it destroys there and where it cascades comes later."""
        yield from ()

    def blight_taken(self, act: Act, seat: int) -> None:
        """A blight that the Action adds to a land has left the card for it."""

    def blight_moved(self, act: Act, seat: int, land: int) -> Script:
        """Blight has come to a land from another one."""
        yield from ()

    def blight_came(self, act: Act, seat: int, land: int, stilled: bool) -> Script:
        """Blight was added to a land and has destroyed presence there, and may still cascade; one
        that is `stilled` does neither."""
        yield from ()

    def fear_card_taken(self, table: SpiritTable, seat: int) -> None:
        """The top card of the fear deck was taken off it."""

    def calms(self, table: SpiritTable, seat: int, kind: int) -> bool:
        """Whether nobody is frightened when such a piece is destroyed."""
        return False

    def more_times(self, table: SpiritTable, seat: int, board: int) -> int:
        """How many times more, or fewer, what is done for each board or land is done on a board in
        the invader phase."""
        return 0

    def skips_boards(self, table: SpiritTable, seat: int) -> int:
        """How many boards build cards skip, and what adversaries do for each board or land."""
        return 0

    # -- pieces ---------------------------------------------------------------------------------

    def stands_in(self, act: Act, seat: int, kinds: tuple[int, ...]) -> tuple[int, ...]:
        """Kinds of pieces that the Action may affect as if they were of one of these `kinds`; it
        need not."""
        return ()

    def replaces_replacing(
        self, act: Act, seat: int, land: int, code: int, new: int, number: int
    ) -> Generator[Decision, Move, bool]:
        """So many pieces of a `new` kind come into the place of a piece there: whether something
        else happens."""
        yield from ()
        return False

    # -- ravages --------------------------------------------------------------------------------

    def more_normal_damage(self, table: SpiritTable, seat: int, land: int) -> int:
        """More damage (or less) of all invaders there together in a normal ravage, if they deal
        any."""
        return 0

    def names_lands(
        self, table: SpiritTable, seat: int, action: int, lands: list[int]
    ) -> list[int]:
        """The lands in which a card asks for an action, if it otherwise names these."""
        return lands

    def more_ravage_strength(
        self, table: SpiritTable, seat: int, land: int, kind: int, normal: bool
    ) -> int:
        """More damage (or less) that such an invader deals there in a ravage, perhaps in a `normal`
        one."""
        return 0

    def lessens_defence(self, table: SpiritTable, seat: int, land: int) -> int:
        """How much less the spirits defend a land."""
        return 0

    def shifts_damage(self, table: SpiritTable, seat: int, land: int) -> int:
        """How much of the damage of each invader that ravages there goes from the land to the
        dahan."""
        return 0

    def lessens_strike(self, table: SpiritTable, seat: int, land: int) -> int:
        """How much less damage the dahan there deal together when they strike back."""
        return 0

    def strikes_before(self, table: SpiritTable, seat: int, land: int) -> int:
        """The damage that each dahan there deals before the invaders who ravage do, in the place of
        striking back."""
        return 0

    def joins_dahan(self, table: SpiritTable, seat: int, land: int, kind: int) -> bool:
        """Whether such invaders there fight beside the dahan in a ravage: they deal and take damage
        with them."""
        return False

    def ignores_strife(self, table: SpiritTable, seat: int) -> int:
        """How much strife on each invader has no effect, and stays."""
        return 0

    def after_ravages(self, table: SpiritTable, seat: int) -> Script:
        """The ravage step is over."""
        yield from ()

    def piece_left(self, act: Act, seat: int, land: int, kind: int) -> Script:
        """A piece of a kind is no longer in a land: it was moved, destroyed, removed or
        replaced."""
        yield from ()

    # -- cards ----------------------------------------------------------------------------------

    def card_acts(self, table: SpiritTable, seat: int, card: str) -> Script:
        """A card on the ravage or build space is about to be resolved."""
        yield from ()

    # -- builds and explores --------------------------------------------------------------------

    def opens_source(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Whether explorers come out of a land though it has no building."""
        return False

    def bars_source(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Whether no explorers come out of a land."""
        return False

    def more_explorers(self, table: SpiritTable, seat: int, land: int) -> int:
        """More explorers that come to a land which is explored."""
        return 0

    def explores_farther(self, table: SpiritTable, seat: int) -> int:
        """How much farther than an adjacent land a source of explorers may be."""
        return 0

    def skips_explore(self, table: SpiritTable, seat: int) -> bool:
        """Whether nothing is explored though a card is turned up for it."""
        return False

    def builds_more(self, table: SpiritTable, seat: int, card: str) -> list[int]:
        """Lands of a card in which it builds once more, whether there are invaders or not."""
        return []

    def builds_other(self, table: SpiritTable, seat: int, land: int, kind: int) -> tuple[int, ...]:
        """What comes to a land in the place of a building of this kind."""
        return (kind,)

    def before_explores(self, table: SpiritTable, seat: int, card: str, lands: list[int]) -> Script:
        """These lands of a card are about to be explored."""
        yield from ()

    def explores_as(self, table: SpiritTable, seat: int, land: int, kind: int) -> int:
        """What a card brings to a land that it explores in the place of an explorer."""
        return kind

    def settles_inland(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Whether a city that an adversary adds there in set-up goes to an inland land beside it
        (SX-27.15)."""
        return False

    def before_reveal(self, table: SpiritTable, seat: int) -> Script:
        """The top card of the invader deck is about to be revealed."""
        yield from ()

    def after_builds(self, table: SpiritTable, seat: int) -> Script:
        """The build step is over."""
        yield from ()

    def ignores_escalation(self, table: SpiritTable, seat: int) -> bool:
        """Whether the next invader card makes nobody escalate."""
        return False
