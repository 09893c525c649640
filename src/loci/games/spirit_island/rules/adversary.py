"""Adversaries, one, or a leading and a supporting one (SX-27): what each level changes, in answers
to the rules' questions (`rule.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import ADVERSARY, SET_UP, Act
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.rule import Rule
from loci.games.spirit_island.state.registry import ADVERSARIES, INVADER_CARDS

if TYPE_CHECKING:
    from loci.games.spirit_island.rules.invaders.deck import DeckChange
    from loci.games.spirit_island.state.table import SpiritTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Adversary(Rule):
    """A named colonial power. The lists have an entry for each level from 0 to 6: difficulty, the
    three parts of the fear deck, and the stages from the top of the invader deck (`111222233333`).
    `deck_changes` are, by level, what that level changes of the deck, for a game with two of them;
    `by_terrain` says that the escalation asks for the lands of a card.
    """

    by_terrain: ClassVar[bool] = False

    def __init__(
        self,
        id: str,
        difficulty: list[int],
        fear_cards: list[tuple[int, int, int]],
        invader_decks: list[str],
        set: str = "base",
        deck_changes: dict[int, DeckChange] | None = None,
    ) -> None:
        self.id: Final = id
        self.set: Final = set
        self.difficulty: Final = difficulty
        self.fear_cards: Final = fear_cards
        self.invader_decks: Final = invader_decks
        self.deck_changes: Final = deck_changes if deck_changes is not None else {}

    @final
    def level(self, table: SpiritTable) -> int:
        """The level at which it is in play; of two adversaries each has its own."""
        return table.level if table.adversary == self.id else table.supporting_level

    @final
    def set_up(self, table: SpiritTable) -> Script:
        act = Act(table, SET_UP)
        yield from self.prepare(act)
        yield from finish(act)

    @final
    def after_set_up(self, table: SpiritTable) -> Script:
        act = Act(table, SET_UP)
        yield from self.prepare_last(act)
        yield from finish(act)

    @final
    def escalate(self, table: SpiritTable, card: str) -> Script:
        act = Act(table, ADVERSARY, card=card)
        yield from self.escalation(act, card)
        yield from finish(act)

    def arrange_deck(self, table: SpiritTable) -> None:
        """The invader deck is made: cards that must lie at a place of it."""

    def prepare(self, act: Act) -> Script:
        """Pieces added to the boards, before the initial explore."""
        yield from ()

    def prepare_last(self, act: Act) -> Script:
        """What comes after the initial explore."""
        yield from ()

    def escalation(self, act: Act, card: str) -> Script:
        """A flagged card was revealed, and is still to be explored."""
        yield from ()

    def late_escalation(self, table: SpiritTable, card: str) -> Script:
        """A flagged card was revealed and, unless something kept it from that, explored."""
        yield from ()

    def extra_builds(self, table: SpiritTable) -> int:
        """How often the card on the extra space builds in an invader phase."""
        return 0

    def takes_extra(self, table: SpiritTable, card: str) -> bool:
        """Whether a card that has ravaged goes to the extra space."""
        return False

    def stage_of(self, table: SpiritTable, card: str) -> int:
        """The stage that the top card of the deck counts as, for what asks for it."""
        return INVADER_CARDS[card].stage

    def has_placed(self, table: SpiritTable, card: str) -> bool:
        """Whether set-up has given an invader card its place by name."""
        return False

    def fouls_oceans(self, table: SpiritTable) -> bool:
        """Whether blight may lie in oceans that are out of play."""
        return False

    def stands(self, table: SpiritTable) -> Text | None:
        """How a condition of its own stands, for whoever looks at its panel."""
        return None

    def more_fear_markers(self, table: SpiritTable) -> int:
        """More markers for a fear card, per player."""
        return 0


# -- reading ---------------------------------------------------------------------------------------


def adversaries(table: SpiritTable) -> list[Adversary]:
    """Those in play: the leading one, then the supporting one."""
    return [ADVERSARIES[id] for id in (table.adversary, table.supporting) if id]


def level_of(table: SpiritTable, id: str) -> int:
    """The level of an adversary in play, -1 if it is not."""
    if id in (table.adversary, table.supporting):
        return ADVERSARIES[id].level(table)
    return -1
