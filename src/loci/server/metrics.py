"""What the server counts about itself, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The counters of one process, in a registry of their own."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.requests: Final = Counter(
            "loci_requests",
            "Requests by route and status",
            ["route", "status"],
            registry=self.registry,
        )
        self.moves: Final = Counter("loci_moves", "Answers taken", ["by"], registry=self.registry)
        self.refused: Final = Counter(
            "loci_refused", "Socket requests refused, by kind", ["kind"], registry=self.registry
        )
        self.move_seconds: Final = Histogram(
            "loci_move_seconds",
            "From an answer to its commit and everybody told",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
            registry=self.registry,
        )
        self.lag_seconds: Final = Histogram(
            "loci_loop_lag_seconds",
            "How late things happen in the event loop",
            buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
            registry=self.registry,
        )
        self.lag_worst: Final = Gauge(
            "loci_loop_lag_worst_seconds", "The worst of it since the start", registry=self.registry
        )
        self.held_worst: Final = Gauge(
            "loci_loop_held_worst_seconds",
            "For how long the loop's own work made it late, at worst since the start",
            registry=self.registry,
        )
        self.collected: Final = Counter(
            "loci_garbage_collected",
            "Objects that only the collector of garbage found, in whole rounds",
            registry=self.registry,
        )
        self.collection_seconds: Final = Counter(
            "loci_garbage_seconds", "What whole rounds took", registry=self.registry
        )
        self.workers_lost: Final = Counter(
            "loci_workers_lost",
            "Tasks whose process overran or died",
            ["task"],
            registry=self.registry,
        )
        self.snapshots_damaged: Final = Counter(
            "loci_snapshots_damaged",
            "Stored states that could not be used and were made anew from the log",
            registry=self.registry,
        )
        self.sockets: Final = Gauge("loci_sockets", "Open sockets", registry=self.registry)
        self.tables: Final = Gauge("loci_tables_loaded", "Tables in memory", registry=self.registry)
        self.bot_faults: Final = Counter(
            "loci_bot_faults", "Bots that crashed or overran", ["why"], registry=self.registry
        )
        self.notified: Final = Counter(
            "loci_notifications", "Turn notifications", ["way", "result"], registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
