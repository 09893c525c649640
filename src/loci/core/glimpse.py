"""What a bot gets to see: a view made only if it is read, and states consistent with it."""

from __future__ import annotations

from typing import Any, final

from loci.core.game import AnyGame
from loci.core.state import State


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
