"""What people bring, read in a process of its own: records, and options that are files. One at a
time for each person, and no more than a few wait."""

from __future__ import annotations

from typing import Any, Final

from loci.core import AnyGame, Text
from loci.core.options import FILE
from loci.server.errors import too_much
from loci.server.metrics import Metrics
from loci.server.play.thinkers import Thinkers, asked

_RECORD_SECONDS: Final = 15.0
_OPTION_SECONDS: Final = 5.0
_MOST_WAITING: Final = 8
_HEADER_BYTES: Final = 200_000  # of a record: its options and its first position


class Foreign:
    """Has foreign text read; what is wrong with it comes back as a `Refusal`."""

    def __init__(self, readers: Thinkers, metrics: Metrics) -> None:
        self._readers = readers
        self._metrics = metrics
        self._bringing: set[str] = set()  # who waits

    async def record(self, user_id: str, body: bytes, entries: int) -> dict[str, Any]:
        """What is to be stored of a record that can be replayed, in the body of a request."""
        task = {"task": "replay", "entries": entries, "header_bytes": _HEADER_BYTES}
        return await self._read(user_id, task, _RECORD_SECONDS, body)

    async def check_options(
        self, user_id: str, game: AnyGame, players: int, options: dict[str, Any]
    ) -> dict[str, Any]:
        """The options as a match keeps them. Those that hold no files are for the game alone to
        check."""
        files = [option.name for option in game.info.options if option.kind == FILE]
        if not any(options.get(name) for name in files):
            return options
        task = {"task": "start", "game": game.info.id, "players": players, "seed": 0}
        read = await self._read(user_id, task | {"options": options}, _OPTION_SECONDS)
        kept: dict[str, Any] = read["options"]
        return kept

    async def _read(
        self, user_id: str, task: dict[str, Any], seconds: float, body: bytes = b""
    ) -> dict[str, Any]:
        if user_id in self._bringing or len(self._bringing) >= _MOST_WAITING:
            raise too_much()
        self._bringing.add(user_id)
        try:
            unusable = Text("record-unusable" if task["task"] == "replay" else "options-unusable")
            return await asked(self._readers, task, seconds, self._metrics, unusable, body)
        finally:
            self._bringing.discard(user_id)
