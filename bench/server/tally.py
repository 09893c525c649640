"""What a run counted: how long each move took to reach everybody, and what went wrong."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, field, replace
from typing import Any


@dataclass(slots=True)
class Tally:
    """One run, or a part of one: tallies of several generators add up."""

    seconds: float = 0.0  # for how long was counted
    latencies: list[float] = field(default_factory=list)  # seconds, one per move
    begun: list[float] = field(default_factory=list)  # when each of them was
    deliveries: int = 0  # scenes that reached a socket because of those moves
    received_bytes: int = 0
    late: int = 0  # paced moves whose table was still busy when they were due
    finished: int = 0  # matches played to their end
    errors: Counter[str] = field(default_factory=Counter)
    slow: Counter[str] = field(default_factory=Counter)  # slow readers let go, by code
    generator_cpu: float = 0.0  # seconds of processor time

    def count(self, begun: float, seconds: float) -> None:
        self.begun.append(begun)
        self.latencies.append(seconds)

    def add(self, other: Tally) -> None:
        """Take over what another generator counted in the same time."""
        self.seconds = max(self.seconds, other.seconds)
        self.latencies += other.latencies
        self.begun += other.begun
        self.deliveries += other.deliveries
        self.received_bytes += other.received_bytes
        self.late += other.late
        self.finished += other.finished
        self.errors += other.errors
        self.slow += other.slow
        self.generator_cpu += other.generator_cpu

    def between(self, begin: float, end: float) -> list[float]:
        """What began within a part of the time."""
        both = zip(self.begun, self.latencies, strict=True)
        return [latency for begun, latency in both if begin <= begun < end]

    def to_data(self) -> dict[str, Any]:
        return {
            "moves": len(self.latencies),
            "seconds": round(self.seconds, 3),
            "moves_per_s": round(len(self.latencies) / self.seconds, 2) if self.seconds else 0.0,
            **percentiles(self.latencies),
            "deliveries": self.deliveries,
            "received_mb_per_s": round(self.received_bytes / 1e6 / self.seconds, 2)
            if self.seconds
            else 0.0,
            "late": self.late,
            "finished": self.finished,
            "errors": dict(sorted(self.errors.items())),
            "slow": dict(sorted(self.slow.items())),
            "generator_cores": round(self.generator_cpu / self.seconds, 2) if self.seconds else 0.0,
        }


def percentiles(latencies: list[float]) -> dict[str, float | None]:
    """What half, most and nearly all did not exceed, in milliseconds; none without any."""
    ordered = sorted(latencies)

    def of(share: float) -> float | None:
        if not ordered:
            return None
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

    return {"p50_ms": of(0.5), "p90_ms": of(0.9), "p99_ms": of(0.99), "max_ms": of(1.0)}


def tally_data(tally: Tally) -> dict[str, Any]:
    """A tally as plain data. `asdict` would make a `Counter` of a `Counter`'s items."""
    counters = {"errors": dict(tally.errors), "slow": dict(tally.slow)}
    return asdict(replace(tally, errors=Counter(), slow=Counter())) | counters


def tally_from(data: dict[str, Any]) -> Tally:
    return Tally(**data | {"errors": Counter(data["errors"]), "slow": Counter(data["slow"])})
