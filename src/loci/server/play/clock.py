"""The clocks of a match, kept out of the rules: total and increment, or days per move.

Kept as data beside the match: `left` seconds per seat at time `at`, when `asked` were asked.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

LIVE: Final = "live"
DAYS: Final = "days"
_DAY: Final = 86_400.0

Clock = dict[str, Any]
Clocks = dict[str, Any]


def full(clock: Clock) -> float:
    """What a seat starts with."""
    return float(clock["total"]) if clock["kind"] == LIVE else float(clock["days"]) * _DAY


def started(clock: Clock | None, players: int, asked: list[int], now: float) -> Clocks | None:
    """The clocks as a match begins."""
    if clock is None:
        return None
    return {"left": [full(clock)] * players, "at": now, "asked": asked}


def left(clocks: Clocks, now: float) -> list[float]:
    """Seconds left per seat; less than nothing when the time is out."""
    gone = max(0.0, now - clocks["at"])
    return [
        seconds - gone if seat in clocks["asked"] else seconds
        for seat, seconds in enumerate(clocks["left"])
    ]


def moved(
    clock: Clock | None,
    clocks: Clocks | None,
    answered: Collection[int],
    asked: list[int],
    now: float,
) -> Clocks | None:
    """The clocks after some seats answered and others (or the same) are asked."""
    if clock is None or clocks is None:
        return None
    seconds = left(clocks, now)
    for seat in answered:
        if clock["kind"] == DAYS:
            seconds[seat] = full(clock)
        else:
            seconds[seat] = max(0.0, seconds[seat]) + float(clock["increment"])
    return {"left": seconds, "at": now, "asked": asked}


def due(clock: Clock | None, clocks: Clocks | None, persons: Collection[int]) -> float | None:
    """When the first asked person of a live game runs out of time. With days per move nobody is
    replaced by itself: that is the host's to do."""
    if clock is None or clocks is None or clock["kind"] != LIVE:
        return None
    ends = [clocks["at"] + clocks["left"][seat] for seat in clocks["asked"] if seat in persons]
    return min(ends, default=None)


def out_of_time(clocks: Clocks | None, seat: int, now: float) -> bool:
    """Is this seat asked, and its time over?"""
    return clocks is not None and seat in clocks["asked"] and left(clocks, now)[seat] <= 0
