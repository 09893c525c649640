"""Adversaries: what each level changes, as hooks that the core calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from loci.core.script import Script

if TYPE_CHECKING:
    from loci.games.spirit_island.rules.act import Act
    from loci.games.spirit_island.state.table import SpiritTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Adversary:
    """A named colonial power. The lists have an entry for each level from 0 to 6: difficulty, the
    three parts of the fear deck, and the stages from the top of the invader deck (`111222233333`).
    """

    def __init__(
        self,
        id: str,
        difficulty: list[int],
        fear_cards: list[tuple[int, int, int]],
        invader_decks: list[str],
        set: str = "base",
    ) -> None:
        self.id: Final = id
        self.set: Final = set
        self.difficulty: Final = difficulty
        self.fear_cards: Final = fear_cards
        self.invader_decks: Final = invader_decks

    def set_up(self, table: SpiritTable) -> Script:
        """Pieces added to the boards, before the initial explore."""
        yield from ()

    def after_set_up(self, table: SpiritTable) -> Script:
        """What comes after the initial explore."""
        yield from ()

    def escalate(self, table: SpiritTable, card: str) -> Script:
        """A flagged card was revealed, and is still to be explored."""
        yield from ()

    def after_explore(self, table: SpiritTable, card: str, flagged: bool) -> Script:
        """All lands of a card are explored; `table.explored` are those that got an explorer."""
        yield from ()

    def builds_also_in(self, table: SpiritTable, lands: list[int]) -> list[int]:
        """Which of the lands without invaders build all the same."""
        return []

    def extra_build(self, table: SpiritTable) -> int:
        """How often the card on the extra build space builds before the ravage."""
        return 0

    def slide(self, table: SpiritTable) -> None:
        """The ravage card leaves its space; by default for the discard."""
        table.invader_discard += table.ravage_space
        table.ravage_space = []

    def more_health(self, table: SpiritTable, kind: int) -> int:
        return 0

    def more_strength(self, table: SpiritTable, kind: int) -> int:
        return 0

    def more_fear_markers(self, table: SpiritTable) -> int:
        """More markers for a fear card, per player."""
        return 0

    def ravages_spread(self, table: SpiritTable) -> bool:
        """Whether a ravage may change what another land of its card does."""
        return False

    def after_ravage_damage(self, act: Act, damage: int, blighted: bool) -> Script:
        """A ravage dealt this much damage to the land and added blight to it, or not."""
        yield from ()

    def is_lost(self, table: SpiritTable) -> bool:
        """The additional defeat, if any."""
        return False
