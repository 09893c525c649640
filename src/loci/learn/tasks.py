"""What is learned: for each game which games are played, and what a network is to bring about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from loci.bots.network import Sizes
from loci.core import AnyGame, Outcome, Rng, find_game
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.terms import FACTIONS, TERRAINS

#: How many play, and the options, drawn for one game.
Setting = Callable[[Rng], tuple[int, dict[str, object]]]


@final
class Task:
    """`width` moves of a decision are looked at; values are points divided by `scale`; a seat wants
    its own points less `rivalry` times the mean of the others'; `lost` are the points that a game
    costs which all lose; `kinds` tells what each seat plays, where there are kinds."""

    __slots__ = ("game_id", "kinds", "lost", "rivalry", "scale", "setting", "sizes", "width")

    def __init__(
        self,
        game_id: str,
        setting: Setting,
        width: int,
        scale: float,
        rivalry: float,
        lost: float,
        sizes: Sizes,
        kinds: Callable[[Any], list[str]],
    ) -> None:
        self.game_id: Final = game_id
        self.setting: Final = setting
        self.width: Final = width
        self.scale: Final = scale
        self.rivalry: Final = rivalry
        self.lost: Final = lost
        self.sizes: Final = sizes
        self.kinds: Final = kinds

    @property
    def game(self) -> AnyGame:
        return find_game(self.game_id)

    def with_sizes(self, sizes: Sizes) -> Task:
        """The same for a network of another size."""
        return Task(
            self.game_id,
            self.setting,
            self.width,
            self.scale,
            self.rivalry,
            self.lost,
            sizes,
            self.kinds,
        )

    def begin(self, seed: int) -> Any:
        """A new game, drawn by its seed."""
        players, options = self.setting(Rng(seed))
        return self.game.new(players, options, seed)

    def final(self, outcome: Outcome) -> list[float]:
        """What each seat has in the end."""
        lost = 0.0 if outcome.winners else self.lost
        return [score - lost for score in outcome.scores]


def _drawn(rng: Rng, weights: dict[int, int]) -> int:
    """One of the keys, each as often as its weight says."""
    at = rng.below("weights", sum(weights.values()))
    for key, weight in weights.items():
        at -= weight
        if at < 0:
            return key
    raise AssertionError("the weights do not add up")


def dealt_factions(rng: Rng, players: int) -> list[str]:
    """Factions of different colours."""
    colours = list(range(len(TERRAINS)))
    rng.shuffle("colours", colours)
    found: list[str] = []
    for colour in colours[:players]:
        of_colour = [number for number, board in enumerate(BOARDS) if board.home == colour]
        found.append(FACTIONS[rng.pick("factions", of_colour)])
    return found


#: In so many of 100 games factions are dealt: chosen ones would soon be always the same few.
_DEALT: Final = 70


def _terra_mystica(rng: Rng) -> tuple[int, dict[str, object]]:
    players = _drawn(rng, {4: 60, 3: 15, 5: 15, 2: 10})
    if rng.below("dealt", 100) < _DEALT:
        return players, {"factions": dealt_factions(rng, players)}
    return players, {}


_MODES: Final = ("wanderer", "builder", "burgher")
_DIFFICULTIES: Final = ("normal", "normal", "harder", "hardest")


def _haunted_lands(rng: Rng) -> tuple[int, dict[str, object]]:
    players = _drawn(rng, {3: 60, 2: 20, 4: 20})
    mode = rng.pick("mode", list(_MODES))
    return players, {"mode": mode, "difficulty": rng.pick("difficulty", list(_DIFFICULTIES))}


def _factions(table: Any) -> list[str]:
    return [FACTIONS[faction] if faction >= 0 else "" for faction in table.faction]


def _nothing(_table: Any) -> list[str]:
    return []


TASKS: Final = {
    task.game_id: task
    for task in (
        Task(
            "terra-mystica", _terra_mystica, 160, 20.0, 0.25, 0.0, Sizes(32, 256, 48, 2), _factions
        ),
        Task("haunted-lands", _haunted_lands, 64, 10.0, 0.5, 20.0, Sizes(32, 192, 48, 2), _nothing),
    )
}
