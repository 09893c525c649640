"""How an environment shows its table to whoever watches."""

from __future__ import annotations

from typing import Any, Final

from loci.envs.course import Course
from loci.envs.pictures import raster, tables
from loci.envs.rendering import in_words

HUMAN: Final = "human"
ANSI: Final = "ansi"
SVG: Final = "svg"
RGB: Final = "rgb_array"
MODES: Final = [HUMAN, ANSI, SVG, RGB]


def check_mode(mode: str | None) -> None:
    """`ValueError` if there is no such mode."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is {mode!r}, and can be {', '.join(MODES)}")


def show_people(course: Course, mode: str | None) -> None:
    """Show a table that has just changed to people, in the mode for them. Nobody calls `render` in
    it: both libraries have it so."""
    if mode == HUMAN:
        print(in_words(course))


def shown(course: Course, mode: str | None) -> Any:
    """What `render` returns in a mode: words, a drawing as SVG, or its pixels as an array. People
    have been shown the table already."""
    if mode == ANSI:
        return in_words(course)
    if mode == SVG:
        return tables.svg(course)
    if mode == RGB:
        return raster.pixels(tables.svg(course))
    return None
