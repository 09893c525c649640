"""Work whose workers die at items that are named beforehand; other processes find it here."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

WORKER = "worker"
NODE = "node"  # the daemon of a worker is its parent


def mortal(folder: Path, deaths: Mapping[int, str], work: Callable[[int], Any], item: int) -> Any:
    """`work`, but whoever is the first to take an item of `deaths` dies of it, and leaves a file
    that says so."""
    if item in deaths and first_to(folder, item):
        if deaths[item] == NODE:
            daemon = os.getppid()
            # A worker may outlive its daemon for a moment, and has another parent then.
            if Path(f"/proc/{daemon}/comm").read_text().strip() == "raylet":
                os.kill(daemon, signal.SIGKILL)
        os.kill(os.getpid(), signal.SIGKILL)
    return work(item)


def noted(folder: Path, item: int) -> int:
    """Leaves a file for every item that is begun."""
    (folder / str(item)).touch()
    return item


def large(size: int, item: int) -> bytes:
    """So many bytes that nobody can press together."""
    return bytes((item + at * at) % 251 for at in range(256)) * (size // 256)


def first_to(folder: Path, item: int) -> bool:
    try:
        os.close(os.open(folder / str(item), os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return False
    return True
