"""A table in words, for people who watch an environment."""

from __future__ import annotations

from loci.core.view import SPECTATOR
from loci.core.words.asked import numbered_seats, table_in_words, wording
from loci.envs.course import Course


def in_words(course: Course, viewer: int = SPECTATOR, language: str = "en") -> str:
    """What `viewer` may see of the table, as headed lines."""
    return table_in_words(course.game, course.state, course.players, viewer, language)


def asked_in_words(course: Course, seat: int, language: str = "en") -> str:
    """What `seat` may see of the table, and what it is asked, if it is."""
    decision = course.asked().get(seat)
    found = in_words(course, seat, language)
    if decision is not None:
        say = wording(course.game, language).say
        found += say(decision.prompt, numbered_seats(course.game, course.players, language)) + "\n"
    return found
