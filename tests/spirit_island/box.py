"""How much of everything the base set holds, for tests that count cards."""

from __future__ import annotations

from typing import Final

SPIRITS: Final = 8
UNIQUE_CARDS: Final = 32
MINOR_CARDS: Final = 36
MAJOR_CARDS: Final = 22
FEAR_CARDS: Final = 15
BLIGHT_CARDS: Final = 2
INVADER_CARDS: Final = 15
ADVERSARIES: Final = 3
LEVELS: Final = 7  # of each adversary, with level 0
SCENARIOS: Final = 4
BOARDS: Final = 4
