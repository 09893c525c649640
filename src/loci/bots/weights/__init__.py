"""The weights of the games that have been learned: a file `GAME.npz` each, beside this module, or
in the folder that `LOCI_WEIGHTS` names."""

from __future__ import annotations

import importlib
import os
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from loci.bots.policy import Policy
    from loci.core import AnyGame

FOLDER: Final = Path(os.environ.get("LOCI_WEIGHTS") or Path(__file__).parent)


def weights_file(game_id: str) -> Path:
    """Where the weights of a game lie, if there are any."""
    return FOLDER / f"{game_id}.npz"


def has_weights(game_id: str) -> bool:
    """Whether there are any; nothing is loaded."""
    return weights_file(game_id).is_file()


def weights_mark(game_id: str) -> str:
    """What tells the weights of a game from others; empty where there are none."""
    if not has_weights(game_id):
        return ""
    file = weights_file(game_id)
    known = file.stat()
    return _mark(file, known.st_mtime_ns, known.st_size)


@cache
def _mark(file: Path, _changed: int, _size: int) -> str:
    return sha256(file.read_bytes()).hexdigest()[:16]


def load_policy(game: AnyGame) -> Policy | None:
    """What was learned of a game, loaded once; None if the package holds no weights for it."""
    return _loaded(game) if has_weights(game.info.id) else None


@cache
def _loaded(game: AnyGame) -> Policy:
    # By name: what reads weights loads numpy, and is loaded with the first of them.
    exported = importlib.import_module("loci.bots.exported")
    return cast("Policy", exported.read_network(weights_file(game.info.id), game))
