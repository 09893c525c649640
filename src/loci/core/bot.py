"""The bot interface: a seat whose answers come from a program that sees only its view."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol, final

from loci.core.decision import Decision, Move

if TYPE_CHECKING:
    from loci.core.game import AnyGame
    from loci.core.state import State


@final
class Budget:
    """How long a bot may think: seconds by the clock, or a number of playouts, or both.

    Simulations set `playouts` alone, so that results do not depend on the machine.
    """

    __slots__ = ("playouts", "seconds")

    def __init__(self, seconds: float | None = None, playouts: int | None = None) -> None:
        self.seconds: Final = seconds
        self.playouts: Final = playouts


class Glimpse(Protocol):
    """What a bot is given of a state: its view, and full states consistent with it."""

    @property
    def viewer(self) -> int: ...

    @property
    def data(self) -> dict[str, Any]:
        """The view as JSON data, made when it is first read."""
        ...

    def sample(self, seed: int) -> Any:
        """A full state that looks the same from this seat, for search."""
        ...


@final
class SeatView:
    """The `Glimpse` of one seat at one state. The state itself stays out of reach of the rules
    of the bot interface; `data` is computed once, when first read."""

    def __init__(self, game: AnyGame, state: State, viewer: int) -> None:
        self._game = game
        self._state = state
        self._viewer = viewer
        self._data: dict[str, Any] | None = None

    @property
    def viewer(self) -> int:
        return self._viewer

    @property
    def data(self) -> dict[str, Any]:
        if self._data is None:
            self._data = self._game.view(self._state, self._viewer)
        return self._data

    def sample(self, seed: int) -> State:
        """A full state that looks the same from this seat, the hidden part dealt anew."""
        copy: State = self._game.determinize(self._state, self._viewer, seed)
        return copy


class Bot(Protocol):
    """Answers decisions. May keep notes between answers of one match."""

    def decide(self, view: Glimpse, decision: Decision, budget: Budget) -> Move:
        """One of the decision's legal moves."""
        ...


BotMaker = Callable[[Any, int, int], Bot]  # game, seat, seed
