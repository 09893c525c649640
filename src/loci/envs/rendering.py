"""A table in words, for people who watch an environment."""

from __future__ import annotations

from typing import Final

from loci.core.view import SPECTATOR
from loci.core.words.asked import table_in_words
from loci.envs.course import Course

ANSI: Final = "ansi"
HUMAN: Final = "human"
MODES: Final = [HUMAN, ANSI]


def in_words(course: Course, viewer: int = SPECTATOR, language: str = "en") -> str:
    """What `viewer` may see of the table, as headed lines."""
    return table_in_words(course.game, course.state, course.players, viewer, language)


def shown(course: Course, mode: str | None) -> str | None:
    """What `render` returns in a mode."""
    if mode == ANSI:
        return in_words(course)
    if mode == HUMAN:
        print(in_words(course))
    return None
