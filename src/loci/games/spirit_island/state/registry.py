"""Where sets register what they bring: spirits, powers, cards, adversaries, scenarios, boards.

The core of the game names none of them; it asks here by id. `content/sets.py` imports all that
registers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, final

if TYPE_CHECKING:
    from loci.games.spirit_island.rules.adversary import Adversary
    from loci.games.spirit_island.rules.cards import BlightCard, FearCard
    from loci.games.spirit_island.rules.effect import Effect
    from loci.games.spirit_island.rules.events.cards import EventCard, EventPart
    from loci.games.spirit_island.rules.invaders.cards import InvaderCard
    from loci.games.spirit_island.rules.powers.power import Power
    from loci.games.spirit_island.rules.scenario import Scenario
    from loci.games.spirit_island.rules.spirits.spirit import Spirit
    from loci.games.spirit_island.state.boards import Board, Layout

SPIRITS: Final[dict[str, Spirit]] = {}
POWERS: Final[dict[str, Power]] = {}  # cards of every deck, and innate powers
FEAR_CARDS: Final[dict[str, FearCard]] = {}
BLIGHT_CARDS: Final[dict[str, BlightCard]] = {}
EVENT_CARDS: Final[dict[str, EventCard]] = {}
EVENT_PARTS: Final[dict[str, EventPart]] = {}  # token and dahan events, which cards share
INVADER_CARDS: Final[dict[str, InvaderCard]] = {}
ADVERSARIES: Final[dict[str, Adversary]] = {}
SCENARIOS: Final[dict[str, Scenario]] = {}
BOARDS: Final[dict[str, Board]] = {}
LAYOUTS: Final[dict[str, dict[int, Layout]]] = {}  # by name and number of boards; of no set
EFFECTS: Final[dict[str, type[Effect]]] = {}  # kinds of lasting effects


@final
class _Chosen:
    """The ids of what belongs to some sets, when there were so many things of all sets, and this
    was the `last`: in the order in which they came, and sorted."""

    __slots__ = ("as_they_came", "last", "number", "ordered")

    def __init__(self, number: int, last: object, ids: list[str]) -> None:
        self.number: Final = number
        self.last: Final = last
        self.as_they_came: Final = ids
        self.ordered: Final = sorted(ids)


#: By registry, deck and sets. Every new table asks, and there are many things of other sets.
_CHOSEN: Final[dict[tuple[object, ...], _Chosen]] = {}


def _chosen(things: dict[str, Any], sets: list[str], deck: str) -> _Chosen:
    key = (id(things), deck, *sets)
    last = next(reversed(things.values()), None)
    found = _CHOSEN.get(key)
    if found is None or found.number != len(things) or found.last is not last:
        of_sets = [id for id, one in things.items() if one.set in sets]
        if deck:
            of_sets = [id for id in of_sets if things[id].deck == deck]
        found = _Chosen(len(things), last, of_sets)
        _CHOSEN[key] = found
    return found


def deck(kind: str, sets: list[str]) -> list[str]:
    """The power cards of a deck (`minor`, `major`), in the order of their ids."""
    return _chosen(POWERS, sets, kind).ordered.copy()


def of_sets(things: dict[str, Any], sets: list[str]) -> list[str]:
    """The ids of what belongs to these sets, in order."""
    return _chosen(things, sets, "").ordered.copy()


def as_they_came(things: dict[str, Any], sets: list[str]) -> list[str]:
    """The same in the order in which they were registered."""
    return _chosen(things, sets, "").as_they_came.copy()


def missing_set(id: str, things: Mapping[str, Any], sets: list[str]) -> str:
    """The set of a thing that belongs to none of these sets; nothing if all is well, or if there
    is no such thing."""
    thing = things.get(id)
    return "" if thing is None or thing.set in sets else str(thing.set)


def sets_of(things: Mapping[str, Any]) -> dict[str, str]:
    """The set of everything that is not of the base game."""
    return {id: thing.set for id, thing in things.items() if thing.set != "base"}
