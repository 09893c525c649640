"""Scenarios: changes of set-up and victory, and answers to the rules' questions (`rule.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from loci.core.script import Script
from loci.games.spirit_island.rules.act import SET_UP, Act
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.rule import Replacing, Rule

if TYPE_CHECKING:
    from loci.games.spirit_island.state.first_game import FirstGame
    from loci.games.spirit_island.state.table import SpiritTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario(Rule):
    """A variant of the whole game; every hook leaves the usual rules as they are. `layout` is how
    the boards lie in it, where it says so, `pieces` are kinds that only it brings; one that
    `looks_back` asks what was in a land before an Action. In one whose answers of the spirit phase
    change the island spirits `grow_in_turn`."""

    layout: ClassVar[str] = ""
    pieces: ClassVar[tuple[int, ...]] = ()
    looks_back: ClassVar[bool] = False
    grow_in_turn: ClassVar[bool] = False

    def __init__(self, id: str, difficulty: int, set: str = "base") -> None:
        self.id: Final = id
        self.set: Final = set
        self.difficulty: Final = difficulty

    @final
    def set_up(self, table: SpiritTable) -> Script:
        act = Act(table, SET_UP)
        yield from self.prepare(act)
        yield from finish(act)

    def prepare(self, act: Act) -> Script:
        """After all other set-up."""
        yield from ()

    def before_explore(self, table: SpiritTable) -> None:
        """All others have set up; the first explore of the invaders, the last step, comes next."""

    def lay_out(self, table: SpiritTable) -> Replacing:
        """Before all other set-up: whether it has put onto the boards itself what is printed."""
        yield from ()
        return False

    def follows_a_game(self) -> bool:
        """Whether a position may say what lies on the island before the set-up."""
        return False

    def follow(self, table: SpiritTable, first: FirstGame) -> None:
        """Put onto the table what a first game has left; before the spirits are chosen."""

    def adversary_blight(self, table: SpiritTable, number: int) -> None:
        """The set-up of the adversary has put so much blight onto the island."""

    def fear_deck(self, table: SpiritTable) -> None:
        """Change the fear deck that the set-up has made."""

    def refills_fear(self, table: SpiritTable) -> bool:
        """Whether the fear discard becomes the deck when that has run out."""
        return False

    def more_blight(self, table: SpiritTable) -> int:
        """Blight that is added at the start."""
        return 0

    def earns_terror(self, table: SpiritTable) -> bool:
        """Whether the dividers in the fear deck raise the terror level."""
        return True

    def resolves_fear(self, table: SpiritTable) -> bool:
        """Whether earned fear cards are resolved in the invader phase."""
        return True

    def goes(self, table: SpiritTable) -> list[tuple[int, int, list[int]]]:
        """Pieces of its own that go somewhere in the next invader phase if nobody does anything
        about it: their land, how many they are, and the lands to which they may go."""
        return []

    def wrong(self, table: SpiritTable) -> list[str]:
        """What cannot be so on a table with it, in a developer's words."""
        return []

    def more_points(self, table: SpiritTable) -> int:
        """Points that it adds to the score."""
        return 0

    def flipped_blight(self, table: SpiritTable, blight: int) -> int:
        """The blight put on the card when it flips."""
        return blight

    @final
    def has_own_victory(self) -> bool:
        """Whether the usual conditions of victory are changed."""
        changed = [
            getattr(type(self), name) is not getattr(Scenario, name)
            for name in ("is_won", "earns_terror")
        ]
        return any(changed)

    def is_won(self, table: SpiritTable) -> bool | None:
        """The scenario's own victory; None for the usual conditions."""
        return None
