"""Looks ahead and back: asked here, made in a process of their own, so that a table with a long
script or many choices holds up nobody but whoever looks."""

from __future__ import annotations

from typing import Any, Final

from loci.core import BadOption, Match, Text
from loci.core.data import encode
from loci.server.metrics import Metrics
from loci.server.play.looking import Scene
from loci.server.play.table import Table
from loci.server.play.thinkers import Thinkers, asked

_SECONDS: Final = 5.0


class Looks:
    """What might be and what was. Tasks are made while the table is held; who waits for the answer
    holds nothing."""

    def __init__(self, lookers: Thinkers, metrics: Metrics) -> None:
        self._lookers = lookers
        self._metrics = metrics

    async def scene(self, task: dict[str, Any]) -> Scene:
        answer = await self._ask(task)
        return {name: value.encode() for name, value in answer["scene"].items()}

    async def why(self, task: dict[str, Any]) -> dict[str, Any]:
        return await self._ask(task)

    async def asked(self, task: dict[str, Any]) -> dict[str, Any]:
        return await self._ask(task)

    async def _ask(self, task: dict[str, Any]) -> dict[str, Any]:
        failed = Text("look-failed")
        return await asked(self._lookers, task, _SECONDS, self._metrics, failed)


def history_task(table: Table, match: Match, number: int, viewer: int, text: bool) -> Any:
    """To see the match after that many entries, from the last position kept before it."""
    if not match.stored <= number <= len(match.entries):
        raise BadOption(Text("match-number", number=number, most=len(match.entries)))
    kept = max((at for at in match.snapshots if at <= number), default=None)
    state = match.state_at(match.stored) if kept is None else match.snapshots[kept]
    first = match.stored if kept is None else kept
    return {
        "task": "history",
        "game": table.row.game,
        "state": encode(state.to_data()).decode(),
        "entries": [
            [entry.seat, entry.move, str(match.fresh[at]) if at in match.fresh else None]
            for at, entry in enumerate(match.entries[first:number], first + 1)
        ],
        "number": number,
        "viewer": viewer,
        "text": text,
    }


def preview_task(table: Table, match: Match, seat: int, moves: list[str], text: bool) -> Any:
    """To see the match after these moves of a seat."""
    return {
        "task": "preview",
        "game": table.row.game,
        "state": encode(match.state.to_data()).decode(),
        "number": len(match.entries),
        "answers": match.counts[seat],
        "seat": seat,
        "moves": moves,
        "text": text,
    }


def asked_task(table: Table, match: Match, seat: int, language: str) -> Any:
    """To know what a seat sees and is asked, in words."""
    return {
        "task": "asked",
        "game": table.row.game,
        "state": encode(match.state.to_data()).decode(),
        "players": table.row.players,
        "seat": seat,
        "language": language,
    }


def why_task(table: Table, match: Match, seat: int, move: str, after: list[str]) -> Any:
    """To know what is wrong with a move."""
    return {
        "task": "why",
        "game": table.row.game,
        "state": encode(match.state.to_data()).decode(),
        "seat": seat,
        "move": move,
        "after": after,
    }
