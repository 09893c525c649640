"""The picture of a table under way."""

from __future__ import annotations

from typing import Final

from loci.core import Text
from loci.core.view import SPECTATOR
from loci.core.words.asked import numbered_seats, wording
from loci.envs.course import Course
from loci.envs.pictures import haunted_lands, spirit_island, terra_mystica

_DRAW: Final = {
    "haunted-lands": haunted_lands.draw,
    "spirit-island": spirit_island.draw,
    "terra-mystica": terra_mystica.draw,
}


def svg(course: Course, viewer: int = SPECTATOR, language: str = "en") -> str:
    """What `viewer` may see of the map or island, with the numbers of every seat."""
    game = course.game
    seats = numbered_seats(game, course.players, language)
    say = wording(game, language).say
    view = game.view(course.state, viewer)
    lines = []
    for name, figures in zip(seats, game.figures(view), strict=True):
        numbers = [f"{say(Text(f'figure-{one.name}'))} {one.value}" for one in figures]
        lines.append(f"{name}: {', '.join(numbers)}" if numbers else name)
    headline = say(game.sections(view)[0].heading, seats)
    return _DRAW[game.info.id](view).svg(headline, lines)
