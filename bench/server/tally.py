"""What a run counted: how long each move took to reach everybody, and what went wrong."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Tally:
    """One run, or a part of one: tallies of several generators add up."""

    seconds: float = 0.0  # for how long was counted
    latencies: list[float] = field(default_factory=list)  # seconds, one per move
    deliveries: int = 0  # scenes that reached a socket because of those moves
    received_bytes: int = 0
    late: int = 0  # paced moves whose table was still busy when they were due
    finished: int = 0  # matches played to their end
    errors: Counter[str] = field(default_factory=Counter)
    generator_cpu: float = 0.0  # seconds of processor time

    def add(self, other: Tally) -> None:
        """Take over what another generator counted in the same time."""
        self.seconds = max(self.seconds, other.seconds)
        self.latencies += other.latencies
        self.deliveries += other.deliveries
        self.received_bytes += other.received_bytes
        self.late += other.late
        self.finished += other.finished
        self.errors += other.errors
        self.generator_cpu += other.generator_cpu

    def percentile(self, share: float) -> float | None:
        """The latency that `share` of all moves did not exceed; none without moves."""
        if not self.latencies:
            return None
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def to_data(self) -> dict[str, Any]:
        return {
            "moves": len(self.latencies),
            "seconds": round(self.seconds, 3),
            "moves_per_s": round(len(self.latencies) / self.seconds, 2) if self.seconds else 0.0,
            "p50_ms": _ms(self.percentile(0.5)),
            "p90_ms": _ms(self.percentile(0.9)),
            "p99_ms": _ms(self.percentile(0.99)),
            "max_ms": _ms(max(self.latencies, default=None)),
            "deliveries": self.deliveries,
            "received_mb_per_s": round(self.received_bytes / 1e6 / self.seconds, 2)
            if self.seconds
            else 0.0,
            "late": self.late,
            "finished": self.finished,
            "errors": dict(sorted(self.errors.items())),
            "generator_cores": round(self.generator_cpu / self.seconds, 2) if self.seconds else 0.0,
        }


def _ms(seconds: float | None) -> float | None:
    return None if seconds is None else round(1000 * seconds, 2)
