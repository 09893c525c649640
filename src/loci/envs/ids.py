"""The ids under which Gymnasium knows the games: game, number of players, version.

A version is raised whenever the same actions would no longer lead to the same course: with the
rules version of the game, its encoding or its vocabulary.
"""

from __future__ import annotations

from typing import Final

NAMESPACE: Final = "loci"
VERSION: Final = 1
_NAMES: Final = {
    "haunted-lands": "HauntedLands",
    "spirit-island": "SpiritIsland",
    "terra-mystica": "TerraMystica",
}
_PLAYERS: Final = {
    "haunted-lands": (2, 3, 4),
    "spirit-island": (1, 2, 3, 4, 5, 6),
    "terra-mystica": (2, 3, 4, 5),
}
#: More than four spirits need the boards of this set.
_MANY: Final = {"spirit-island": (5, {"sets": ["base", "jagged-earth"]})}


def env_id(game_id: str, players: int) -> str:
    """`loci/TerraMystica-4p-v1`"""
    return f"{NAMESPACE}/{_NAMES[game_id]}-{players}p-v{VERSION}"


def all_ids() -> dict[str, tuple[str, int]]:
    """Every id with its game and its number of players."""
    return {
        env_id(game_id, players): (game_id, players)
        for game_id, numbers in _PLAYERS.items()
        for players in numbers
    }


def usual_options(game_id: str, players: int) -> dict[str, object]:
    """The options that so many players need."""
    least, options = _MANY.get(game_id, (players + 1, {}))
    return dict(options) if players >= least else {}


def register() -> None:
    """Tell Gymnasium of all ids; again is no harm."""
    import gymnasium

    for id, (game_id, players) in all_ids().items():
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point="loci.envs.seat:SeatEnv",
                kwargs={"game": game_id, "players": players},
                order_enforce=True,
                disable_env_checker=True,
            )
