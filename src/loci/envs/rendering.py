"""A table in words, for people who watch an environment."""

from __future__ import annotations

from functools import cache

from loci.core import AnyGame, Text
from loci.core.view import SPECTATOR
from loci.core.words.wording import Wording
from loci.envs.course import Course


@cache
def _wording(language: str, package: str) -> Wording:
    return Wording(language, package)


def wording(game: AnyGame, language: str = "en") -> Wording:
    """The words of the kernel and of a game."""
    return _wording(language, game.info.package)


def seat_names(course: Course, language: str = "en") -> list[str]:
    """What the seats are called."""
    say = wording(course.game, language).say
    return [say(Text("seat-number", number=seat + 1)) for seat in range(course.players)]


def in_words(course: Course, viewer: int = SPECTATOR, language: str = "en") -> str:
    """What `viewer` may see of the table, as headed lines."""
    game, seats = course.game, seat_names(course, language)
    say = wording(game, language).say
    found: list[str] = []
    for section in game.sections(game.view(course.state, viewer)):
        found.append(say(section.heading, seats))
        found.extend("  " + row for row in section.drawing.splitlines())
        found.extend("  " + say(line, seats) for line in section.lines)
    return "\n".join(found) + "\n"


def asked_in_words(course: Course, seat: int, language: str = "en") -> str:
    """What `seat` may see of the table, and what it is asked, if it is."""
    decision = course.asked().get(seat)
    found = in_words(course, seat, language)
    if decision is not None:
        say = wording(course.game, language).say
        found += say(decision.prompt, seat_names(course, language)) + "\n"
    return found
