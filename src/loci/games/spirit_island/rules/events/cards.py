"""What an event card is made of (SX-16, SX-17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from loci.games.spirit_island.rules.cards import Level
from loci.games.spirit_island.rules.events.payment import Price, can_pay
from loci.games.spirit_island.state.registry import EVENT_CARDS, EVENT_PARTS
from loci.games.spirit_island.state.table import SpiritTable

# What tells which of the main events is carried out
CHOICE: Final = "choice"  # the players choose
STAGE: Final = "stage"  # of the invaders: 1 to 3
TERROR: Final = "terror"  # the level: 1 to 3
HEALTH: Final = "health"  # of the island: 0 healthy, 1 blighted
HEALTHY: Final = 0
BLIGHTED: Final = 1


@final
class Main:
    """A main event by name: what it does, and when it is carried out, or for which `price` it can
    be chosen; one whose price is known only as it is carried out says itself whether it is
    `possible`. With `back` its card goes back into the deck under so many cards when it is over."""

    __slots__ = ("back", "name", "possible", "price", "run", "when")

    def __init__(
        self,
        name: str,
        run: Level,
        when: tuple[int, ...] = (),
        price: Price | None = None,
        back: int = 0,
        possible: Callable[[SpiritTable], bool] | None = None,
    ) -> None:
        self.name: Final = name
        self.run: Final = run
        self.when: Final = when
        self.price: Final = price
        self.back: Final = back
        self.possible: Final = possible

    def can_be_chosen(self, table: SpiritTable) -> bool:
        """Whether the spirits can pay for it together (SX-17.5)."""
        if self.possible is not None:
            return self.possible(table)
        return self.price is None or can_pay(table, self.price)


@final
class EventCard:
    """`asks` says what decides between the main events. One that `fits` only some games is put into
    their deck by whoever brings it, and put aside for the next where it is drawn in others; another
    is drawn after one that says `again`."""

    __slots__ = ("again", "asks", "dahan", "fits", "id", "mains", "set", "token")

    def __init__(
        self,
        id: str,
        set: str,
        asks: str,
        mains: tuple[Main, ...],
        token: str,
        dahan: str,
        fits: Callable[[SpiritTable], bool] | None,
        again: bool,
    ) -> None:
        self.id: Final = id
        self.set: Final = set
        self.asks: Final = asks
        self.mains: Final = mains
        self.token: Final = token
        self.dahan: Final = dahan
        self.fits: Final = fits
        self.again: Final = again


@final
class EventPart:
    """A token event or a dahan event, which several cards may have."""

    __slots__ = ("id", "run", "set")

    def __init__(self, id: str, run: Level, set: str) -> None:
        self.id: Final = id
        self.run: Final = run
        self.set: Final = set


def event(
    id: str,
    asks: str,
    *mains: Main,
    token: str = "",
    dahan: str = "",
    fits: Callable[[SpiritTable], bool] | None = None,
    again: bool = False,
    set: str,
) -> None:
    """Register an event card."""
    EVENT_CARDS[id] = EventCard(id, set, asks, mains, token, dahan, fits, again)


def event_part(id: str, run: Level, set: str) -> None:
    """Register a token event or a dahan event."""
    EVENT_PARTS[id] = EventPart(id, run, set)
