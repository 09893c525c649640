"""What is learned: for each game which games are played, and by a network of which size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from loci.bots.aims import AIMS, Aim
from loci.bots.network import Sizes
from loci.core import AnyGame, Rng, find_game
from loci.games.terra_mystica.state.terms import FACTIONS
from loci.learn import settings


@final
class Task:
    """What is learned of a game: from which games (`setting`), with which `aim`, by a network of
    which `sizes` that looks at `width` moves of a decision; `kinds` tells what each seat plays,
    where there are kinds. Among the moves of the `open` verbs it is to stay open for longer: what
    is chosen there decides the whole game, and would soon be always the same."""

    __slots__ = ("aim", "game_id", "kinds", "open", "setting", "sizes", "width")

    def __init__(
        self,
        game_id: str,
        setting: settings.Setting,
        aim: Aim,
        width: int,
        sizes: Sizes,
        kinds: Callable[[Any], list[str]],
        open: tuple[str, ...] = (),
    ) -> None:
        self.game_id: Final = game_id
        self.setting: Final = setting
        self.aim: Final = aim
        self.width: Final = width
        self.sizes: Final = sizes
        self.kinds: Final = kinds
        self.open: Final = open

    @property
    def game(self) -> AnyGame:
        return find_game(self.game_id)

    def with_sizes(self, sizes: Sizes) -> Task:
        """The same for a network of another size."""
        return Task(self.game_id, self.setting, self.aim, self.width, sizes, self.kinds, self.open)

    def begin(self, seed: int, progress: float = 1.0) -> Any:
        """A new game, drawn by its seed; `progress` is how much of the training is done (0 to 1):
        what is hard comes up less often in the beginning."""
        players, options = self.setting(Rng(seed), progress)
        return self.game.new(players, options, seed)


def _factions(table: Any) -> list[str]:
    return [FACTIONS[faction] if faction >= 0 else "" for faction in table.faction]


def _spirits(table: Any) -> list[str]:
    return [seat.spirit for seat in table.seats]


def _nothing(_table: Any) -> list[str]:
    return []


TASKS: Final = {
    task.game_id: task
    for task in (
        Task(
            "terra-mystica",
            settings.terra_mystica,
            AIMS["terra-mystica"],
            width=160,
            sizes=Sizes(32, 256, 48, 2),
            kinds=_factions,
            open=("setup",),
        ),
        Task(
            "haunted-lands",
            settings.haunted_lands,
            AIMS["haunted-lands"],
            width=64,
            sizes=Sizes(32, 192, 48, 2),
            kinds=_nothing,
        ),
        Task(
            "spirit-island",
            settings.spirit_island,
            AIMS["spirit-island"],
            width=192,
            sizes=Sizes(40, 256, 64, 2),
            kinds=_spirits,
        ),
    )
}
