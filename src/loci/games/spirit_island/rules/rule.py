"""What changes the rules while it is in force: spirits in play, the adversary, the scenario, a
blight card turned up, and effects of cards. All of them answer the same questions, here with their
usual answers; the rules ask whoever has something to say and name none of them.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.games.spirit_island.rules.land_rule import LandRule
from loci.games.spirit_island.rules.spirit_rule import SpiritRule

if TYPE_CHECKING:
    from loci.games.spirit_island.rules.act import Act
    from loci.games.spirit_island.rules.sequence import Step
    from loci.games.spirit_island.state.table import SpiritTable

#: Whether something happens in the place of what was about to; it may ask.
Replacing = Generator[Decision, Move, bool]
#: Pieces of a land that take no part in something; it may ask.
SittingOut = Generator[Decision, Move, list[int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(LandRule):
    """`seat` is whose it is: the player of a spirit, the one an effect belongs to, or NOBODY."""

    # -- asked of a land ------------------------------------------------------------------------

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        """How much it defends a land."""
        return 0

    def more_health(self, table: SpiritTable, seat: int, land: int, code: int) -> int:
        """More health (or less) for a piece there, which may have strife."""
        return 0

    def is_durable(self, table: SpiritTable, seat: int, land: int, code: int) -> bool:
        """Whether an invader there is durable; only adversaries are asked."""
        return False

    def more_strength(self, table: SpiritTable, seat: int, land: int, kind: int) -> int:
        """More damage (or less) that such a piece deals there."""
        return 0

    def more_damage(self, table: SpiritTable, seat: int, land: int) -> int:
        """More damage of all invaders there together, if they deal any."""
        return 0

    def counts_as_badlands(self, act: Act, seat: int, land: int) -> int:
        """Pieces there that count as badlands for an Action, besides these."""
        return 0

    def bars_healing(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Whether pieces there keep their damage when time passes."""
        return False

    def bars_invaders_healing(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Whether the invaders there keep their damage when time passes; the dahan heal."""
        return False

    def bars_cascade(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Whether blight that is added there does not cascade."""
        return False

    def isolates(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Whether a land is isolated."""
        return False

    def stops(self, table: SpiritTable, seat: int, action: int, land: int) -> bool:
        """Whether it stops an invader action there without asking anybody."""
        return False

    def stops_normal(
        self, table: SpiritTable, seat: int, action: int, land: int, card: str
    ) -> bool:
        """Whether it stops a normal action there, one that an invader card on its space asks for
        (SX-13.14)."""
        return False

    def forbids_building(self, table: SpiritTable, seat: int, land: int, kind: int) -> bool:
        """Whether just this kind of building is not built there."""
        return False

    def spares(self, table: SpiritTable, seat: int, land: int, kind: int) -> bool:
        """Whether nothing can hurt such a piece there."""
        return False

    def spares_from_ravage(self, table: SpiritTable, seat: int, land: int, kind: int) -> bool:
        """Whether a ravage there does not hurt such a piece."""
        return False

    def strikes_first(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Whether the dahan there strike at the same time as the invaders."""
        return False

    def idles(self, table: SpiritTable, seat: int, kind: int) -> bool:
        """Whether tokens of a kind keep no explorer and no building away."""
        return False

    def turns_ravage(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Whether invaders who ravage there hurt other invaders in the place of the land and the
        dahan: `replaces_ravage` carries that out."""
        return False

    def turns_action(self, table: SpiritTable, seat: int, action: int, land: int) -> int:
        """What the next such action there will be in its place: `prevents` carries that out."""
        return action

    def turns_step(self, table: SpiritTable, seat: int, action: int) -> int:
        """What the next normal step of an action will be in its place: another action, or
        NO_ACTION. `replaces_step` carries that out."""
        return action

    # -- at a moment of the game ----------------------------------------------------------------

    def prevents(self, act: Act, seat: int, action: int) -> Replacing:
        """Whether it stops the invaders from acting in `act.land` now; it may ask. An effect that
        lasts until it is used up is used up by that, as by `stops`."""
        yield from ()
        return False

    def sits_out(self, act: Act, seat: int) -> SittingOut:
        """The pieces of `act.land` that take no part in the ravage there; it may ask."""
        yield from ()
        return []

    # Something is about to happen: whether something else, or nothing, happens in its place. What
    # answers does that itself, and may ask.

    def replaces_blight(self, act: Act, seat: int, land: int) -> Replacing:
        """Blight comes to a land."""
        yield from ()
        return False

    def shields(self, act: Act, seat: int, land: int) -> Replacing:
        """The Action is about to hurt or destroy invaders in a land: whether they come to no harm
        by it. It is asked once for each land."""
        yield from ()
        return False

    def replaces_destroying(self, act: Act, seat: int, land: int, code: int) -> Replacing:
        """A piece is destroyed there."""
        yield from ()
        return False

    def replaces_losing(
        self, act: Act, seat: int, user: int, land: int, by_blight: bool
    ) -> Replacing:
        """Presence of `user` is destroyed there: by an instruction that names it, or because blight
        was added."""
        yield from ()
        return False

    def replaces_removing(self, act: Act, seat: int, land: int, code: int) -> Replacing:
        """A piece is removed from a land."""
        yield from ()
        return False

    def removes_anyway(self, act: Act, seat: int, land: int, code: int) -> Replacing:
        """A piece is removed that no rule may keep; whether it was, in a way of its own."""
        yield from ()
        return False

    def replaces_moving(self, act: Act, seat: int, code: int, start: int, end: int) -> Replacing:
        """A piece goes from one land to another."""
        yield from ()
        return False

    def replaces_step(
        self, table: SpiritTable, seat: int, action: int, lands: list[list[int]]
    ) -> Replacing:
        """A normal step of the invader phase begins, for which there is a card: the `lands` that
        each of its cards names, where they are known."""
        yield from ()
        return False

    def replaces_forgetting(self, act: Act, seat: int, user: int, card: str) -> Replacing:
        """`user` forgets a power card."""
        yield from ()
        return False

    def replaces_ravage(self, act: Act, seat: int, normal: bool) -> Replacing:
        """Invaders who ravage in `act.land`, perhaps in a `normal` ravage, deal their damage, and
        the dahan strike back."""
        yield from ()
        return False

    def before_moving(self, act: Act, seat: int, kinds: tuple[int, ...]) -> Script:
        """The Action is about to push or gather pieces of these kinds."""
        yield from ()

    def forbids_moving(self, act: Act, seat: int, code: int, end: int) -> bool:
        """Whether such a piece may not be moved into a land."""
        return False

    def frightened(self, act: Act, seat: int, land: int, amount: int) -> None:
        """An Action generated fear that belongs to a land."""

    def added(self, act: Act, seat: int, land: int, code: int) -> Script:
        """An invader was added to a land from the supply."""
        yield from ()

    def moved(self, act: Act, seat: int, code: int, start: int, end: int) -> Script:
        """A piece went from one land to another."""
        yield from ()

    def after_ravage_damage(self, act: Act, seat: int, damage: int, blighted: bool) -> Script:
        """A ravage dealt this much damage to `act.land` and added blight to it, or not."""
        yield from ()

    def blighted(self, table: SpiritTable, seat: int, land: int) -> None:
        """Blight has come to a land."""

    def built(self, act: Act, seat: int, kind: int) -> Script:
        """The invaders have built this in `act.land`."""
        yield from ()

    def supplied(self, table: SpiritTable, seat: int, kind: int) -> None:
        """Pieces of a kind have come to the island from the supply."""

    def keeps_blight(self, table: SpiritTable, seat: int, number: int) -> bool:
        """Blight is removed from the island: whether it is kept from the card."""
        return False

    def triggers(self, act: Act, seat: int) -> None:
        """An Action is over: what it sets off is added to `act.triggered` (SI-26.16)."""

    def after_explore(self, table: SpiritTable, seat: int, card: str) -> Script:
        """All lands of a card are explored; `table.explored` are those that got an explorer."""
        yield from ()

    def after_advance(self, table: SpiritTable, seat: int) -> Script:
        """The invader cards have moved on."""
        yield from ()

    def time_passes(self, table: SpiritTable, seat: int) -> Script:
        """Before the cards in play are discarded."""
        yield from ()

    # -- the frame of the game ------------------------------------------------------------------

    def steps(self, table: SpiritTable, seat: int) -> list[tuple[str, Step]]:
        """Steps that it adds to the turn, each with the name of the step that it comes before."""
        return []

    def answers(self, table: SpiritTable, seat: int, user: int) -> list[Move]:
        """What `user` may do besides using powers, whenever it is asked in a turn."""
        return []

    def answer(self, table: SpiritTable, seat: int, user: int, move: Move) -> Script:
        """Carry such an answer out."""
        yield from ()

    def wants_energy(self, table: SpiritTable, seat: int, user: int) -> bool:
        """Whether something of it could be done if the spirits had more energy."""
        return False

    def makes_energy(self, table: SpiritTable, seat: int) -> bool:
        """Whether `answers` only make energy, so that nobody is asked for them alone."""
        return False

    def ravages_spread(self, table: SpiritTable, seat: int, serious: bool) -> bool:
        """Whether a ravage may change what another land of its card does; `serious` if one of them
        adds blight."""
        return False

    def ravages_reinforce(self, table: SpiritTable, seat: int) -> bool:
        """Whether a ravage may bring invaders to another land of its card, where none are left."""
        return False

    def more_explores(self, table: SpiritTable, seat: int) -> int:
        """How many more cards are explored in this step; an effect is used up by that."""
        return 0

    def keeps_card(self, table: SpiritTable, seat: int, space: int) -> bool:
        """Whether the cards of a space do not move on."""
        return False

    def builds_also_in(self, table: SpiritTable, seat: int, lands: list[int]) -> list[int]:
        """Which of the lands without invaders build all the same."""
        return []

    def is_lost(self, table: SpiritTable, seat: int) -> bool:
        """A defeat of its own."""
        return False


#: The questions above by name; a rule is asked those that it answers itself.
HOOKS: Final = tuple(
    [
        name
        for cls in (SpiritRule, LandRule, Rule)
        for name, value in vars(cls).items()
        if not name.startswith("_") and callable(value)
    ]
)


_HOOKS_OF: Final[dict[type, frozenset[str]]] = {}


def hooks_of(cls: type) -> frozenset[str]:
    """The questions that a class of rules has an answer of its own to."""
    found = _HOOKS_OF.get(cls)
    if found is None:
        own = [name for name in HOOKS if getattr(cls, name) is not getattr(Rule, name)]
        found = frozenset(own)
        _HOOKS_OF[cls] = found
    return found


#: The questions that each kind of effect answers (`effect.py`).
EFFECT_HOOKS: Final[dict[str, frozenset[str]]] = {}
