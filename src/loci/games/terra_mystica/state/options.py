"""What the options of a match decide for play."""

from __future__ import annotations

from typing import Any, Final, final


@final
class Rules:
    """What the options decide for play. Shared, never changed."""

    __slots__ = (
        "by_passing",
        "cultists_power",
        "deferred",
        "free_burning",
        "resignation",
        "second_hex",
        "spades_obtained",
    )

    def __init__(self, flags: list[int]) -> None:
        self.by_passing: Final = flags[0]  # the order of passing is the next round's order
        self.deferred: Final = flags[1]  # offers of power are answered when their owner comes by
        self.free_burning: Final = flags[2]  # power may be sacrificed without spending it
        self.second_hex: Final = flags[3]  # a dwelling on either hex of two spades
        self.spades_obtained: Final = flags[4]  # the scoring tile counts spades got, not used
        self.cultists_power: Final = flags[5]  # 1 power for the Cultists when all decline
        self.resignation: Final = flags[6]  # a seat may leave the game for good

    def to_data(self) -> dict[str, Any]:
        """By the names of the options."""
        return {
            "turn-order": "passing" if self.by_passing else "clockwise",
            "offers": "deferred" if self.deferred else "at-once",
            "free-burning": bool(self.free_burning),
            "second-hex-dwelling": bool(self.second_hex),
            "spade-points": "obtained" if self.spades_obtained else "used",
            "cultists-power": bool(self.cultists_power),
            "resignation": bool(self.resignation),
        }
