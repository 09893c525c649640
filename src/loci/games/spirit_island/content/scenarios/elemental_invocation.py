"""Elemental Invocation: element markers on the corners of lands, for the powers used there."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.core.event import Event
from loci.core.script import Script
from loci.core.text import SeatName, Text
from loci.games.spirit_island.rules.act import SCENARIO, Act
from loci.games.spirit_island.rules.asking import ask_name
from loci.games.spirit_island.rules.effect import FOR_GOOD, Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import effects_of, lasting
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.deck import accelerate
from loci.games.spirit_island.rules.invaders.fear import lay_on_fear_deck
from loci.games.spirit_island.rules.island.pieces import put
from loci.games.spirit_island.rules.island.presence import lands_of
from loci.games.spirit_island.rules.scenario import Scenario
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.corners import corner_named, corners, corners_of
from loci.games.spirit_island.state.events import Added
from loci.games.spirit_island.state.island import Island
from loci.games.spirit_island.state.moves import Named
from loci.games.spirit_island.state.registry import POWERS, SCENARIOS
from loci.games.spirit_island.state.steps import SPIRIT_PHASE
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import ELEMENTS, JAGGED, NOBODY, NOWHERE, TOWN

INVOCATION: Final = "elemental-invocation"
TOWN_LAND: Final = 6  # where each board has a town more
COST: Final = 1  # energy for a marker, and as much more for each beside it
AID: Final = 2  # energy that a marker counts for toward a choice event


@final
class MarkerPlaced(Event):
    """A spirit has placed a marker on a corner."""

    __slots__ = ("corner", "element", "seat")

    def __init__(self, seat: int, element: str, corner: str) -> None:
        self.seat: Final = seat
        self.element: Final = element
        self.corner: Final = corner

    def text(self) -> Text:
        what = Text(f"element-{self.element}")
        who = SeatName(self.seat)
        return Text("log-element-marker", who=who, element=what, corner=self.corner)

    def places(self) -> list[str]:
        return [f"corner:{self.corner}"]


@final
class ElementMarker(Effect):
    """A marker of an element lies on a corner of lands."""

    kind = "element-marker"
    lasts = FOR_GOOD
    fields = (Field.corner(), Field.word("element", lambda: ELEMENTS, needed=True))

    def __init__(self, corner: int = NOWHERE, element: str = "") -> None:
        super().__init__()
        self.corner: Final = corner
        self.element: Final = element

    def is_there(self, island: Island) -> bool:
        """As long as one of its lands is (SX-46.12)."""
        lands = [island.standing_for(land) for land in corners(island)[self.corner].lands]
        return any([land in island.lands for land in lands])

    def more_elements_on(self, table: SpiritTable, seat: int, user: int, land: int) -> list[int]:
        here = self.corner in corners_of(table.island, land)
        return [ELEMENTS.index(self.element)] if here else []

    def aids(self, table: SpiritTable, seat: int, element: int) -> int:
        return AID if ELEMENTS[element] == self.element else 0


register_effect(ElementMarker)


@final
class HasInvoked(Effect):
    """The seat has placed a marker in this spirit phase."""

    kind = "has-invoked"
    fields = (Field.seat(needed=True),)

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat=seat)


register_effect(HasInvoked)


@final
class ElementalInvocation(Scenario):
    def __init__(self) -> None:
        super().__init__(INVOCATION, difficulty=1, set=JAGGED)

    def fear_deck(self, table: SpiritTable) -> None:
        """One more card for terror level I."""
        lay_on_fear_deck(table)

    def before_explore(self, table: SpiritTable) -> None:
        """On each board a town more, and a deck that is shorter by a card."""
        for slot in table.island.slots:
            land = table.island.land_on(slot, TOWN_LAND)
            put(table, land, TOWN)
            if table.sink is not None:
                table.sink.append(Added(table.island.names[land], TOWN, "log-add"))
        accelerate(table)

    def answers(self, table: SpiritTable, seat: int, user: int) -> list[Move]:
        """Once in a spirit phase a marker may be placed, on a corner that has none yet."""
        if table.step != SPIRIT_PHASE or effects_of(table, HasInvoked.kind, user):
            return []
        energy = table.seats[user].energy
        if energy < COST or not known_elements(table, user):
            return []
        island, marked = table.island, _marked(table)
        own = {corner for land in lands_of(table, user) for corner in corners_of(island, land)}
        free = [corner for corner in sorted(own) if corner not in marked]
        names = [corners(island)[corner].name for corner in free if cost(table, corner) <= energy]
        return [Named(verbs.INVOKE, name) for name in names]

    def why_not(self, table: SpiritTable, seat: int, user: int, move: Move) -> Text | None:
        if not isinstance(move, Named) or move.verb != verbs.INVOKE:
            return None
        if table.step != SPIRIT_PHASE:
            return Text("only-spirit-phase")
        if effects_of(table, HasInvoked.kind, user):
            return Text("invoked-already")
        corner = corner_named(table.island, move.name)
        if corner == NOWHERE:
            return Text("position-corner", corner=move.name)
        if corner in _marked(table):
            return Text("corner-marked", corner=move.name)
        if not any([corner in corners_of(table.island, land) for land in lands_of(table, user)]):
            return Text("corner-not-yours", corner=move.name)
        need, have = cost(table, corner), table.seats[user].energy
        return (
            Text("needs-energy", need=need, have=have) if need > have else Text("no-known-element")
        )

    def answer_price(self, table: SpiritTable, seat: int, user: int, move: Move) -> int:
        if isinstance(move, Named) and move.verb == verbs.INVOKE:
            return cost(table, corner_named(table.island, move.name))
        return 0

    def answer(self, table: SpiritTable, seat: int, user: int, move: Move) -> Script:
        """Pay for the corner, and say which element comes there."""
        assert isinstance(move, Named)
        corner = corner_named(table.island, move.name)
        prompt = Text("ask-invoke", corner=move.name)
        names = known_elements(table, user)
        element = yield from ask_name(user, prompt, verbs.ELEMENT, names)
        act = Act(table, SCENARIO, user)
        add_energy(table, user, -cost(table, corner))
        lasting(table, HasInvoked(user))
        lasting(table, ElementMarker(corner, element))
        if table.sink is not None:
            table.sink.append(MarkerPlaced(user, element, move.name))
        yield from finish(act)


SCENARIOS[INVOCATION] = ElementalInvocation()


# -- reading ---------------------------------------------------------------------------------------


def cost(table: SpiritTable, corner: int) -> int:
    """The energy for a marker on a corner: more for each marker on a corner adjacent to it."""
    marked = _marked(table)
    return COST + len([other for other in corners(table.island)[corner].near if other in marked])


def known_elements(table: SpiritTable, seat: int) -> list[str]:
    """The elements that a spirit has on a power card in hand, in play or in its discard."""
    owner = table.seats[seat]
    cards = [*owner.hand, *owner.played, *owner.discard]
    return [name for n, name in enumerate(ELEMENTS) if any([POWERS[c].elements[n] for c in cards])]


def _marked(table: SpiritTable) -> list[int]:
    """The corners that have a marker."""
    return [effect.corner for effect in table.effects if isinstance(effect, ElementMarker)]
