"""The kinds of tournament."""

from __future__ import annotations

from enum import StrEnum


class Form(StrEnum):
    """How a tournament is played."""

    ROUND_ROBIN = "round-robin"
    GAUNTLET = "gauntlet"  # the first bot against each of the others, one seat against all the rest
    SWISS = "swiss"
