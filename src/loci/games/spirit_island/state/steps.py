"""The steps of the game by name, and the phases that they belong to. Their order is in
`rules/sequence.py`; sets add steps of their own."""

from __future__ import annotations

from typing import Final

CHOOSING: Final = "choosing"  # spirits
SETTING_UP: Final = "setup"
SPIRIT_PHASE: Final = "spirits"
GROWTH_STEP: Final = "growth"  # each seat goes through these three by itself
INCOME_STEP: Final = "income"
PLAY_STEP: Final = "play-cards"
FAST_POWERS: Final = "fast"
BLIGHTED_ISLAND: Final = "blighted-island"
EVENT_STEP: Final = "event"  # where events are played with
FEAR_STEP: Final = "fear"
RAVAGE_STEP: Final = "ravage"
BUILD_STEP: Final = "build"
EXPLORE_STEP: Final = "explore"
ADVANCE: Final = "advance"
SLOW_POWERS: Final = "slow"
TIME_PASSES: Final = "time-passes"

#: Among the single steps of a written position: stop here.
STOP_STEP: Final = "stop"

INVADER_PHASE: Final = "invaders"
#: The phases in order; all but the invader phase are one step of the table, of the same name.
PHASES: Final = (
    CHOOSING,
    SETTING_UP,
    SPIRIT_PHASE,
    FAST_POWERS,
    INVADER_PHASE,
    SLOW_POWERS,
    TIME_PASSES,
)


def phase_of(step: str) -> str:
    """The phase that a step belongs to."""
    return step if step in PHASES else INVADER_PHASE
