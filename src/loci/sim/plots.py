"""Plots as SVG text, drawn by hand: they stand in a page by themselves and follow its colours."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from statistics import fmean, quantiles
from typing import Final

_WIDTH: Final = 760
_NAMES: Final = 200  # left of the axis
_LONG: Final = 26  # letters of a name that have room there
_MARGIN: Final = 24
_LINE: Final = 26
_TICKS: Final = 6  # at most about so many
_SCALE: Final = 70  # left of a plot of curves
_HEIGHT: Final = 180
_BELOW: Final = 28  # the axis
_HEADING: Final = 14  # a line of the name of a column
_FAINT: Final = 0.08  # how strong the colour of a cell is at least,
_STRONG: Final = 0.8  # and at most, so that what stands in it can be read

_COLOURS: Final = """
:root { color-scheme: light dark; --ink: #1f2430; --paper: #fbfaf7; --rule: #d9d5cb;
  --soft: #6b6f7b; --mark: #2f6f5e; --box: #bcd8cf; --less: #b0562f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e0; --paper: #1a1d23; --rule: #3a3f49;
  --soft: #a2a6b0; --mark: #7fc7b2; --box: #2f4f47; --less: #e08a60; } }
"""
#: What a page needs in its style for plots to be seen, its colours among it.
STYLE: Final = f"""{_COLOURS}svg text {{ fill: var(--ink); font: 13px system-ui, sans-serif; }}
svg .name {{ text-anchor: end; }} svg .tick {{ text-anchor: middle; fill: var(--soft); }}
svg .grid {{ stroke: var(--rule); }} svg .span {{ stroke: var(--mark); stroke-width: 2; }}
svg .dot {{ fill: var(--mark); }} svg .box {{ fill: var(--box); }}
svg .middle {{ stroke: var(--ink); stroke-width: 2; }}
svg .curve {{ fill: none; stroke: var(--mark); stroke-width: 2; }}
svg .curve-1 {{ stroke: var(--soft); }} svg .title {{ font-weight: 600; }}
svg .more {{ fill: var(--mark); }} svg .less {{ fill: var(--less); }}
svg .cell {{ text-anchor: middle; }} svg .head {{ font-size: 11px; }}
"""
_OWN_HEIGHT: Final = re.compile(r'viewBox="0 0 \d+ (\d+)"')
_SPARKS: Final = "▁▂▃▄▅▆▇█"


class Axis:
    """A scale from left to right that holds all the numbers given to it."""

    def __init__(
        self, numbers: Sequence[float], low: float | None = None, left: int = _NAMES
    ) -> None:
        least = min(numbers, default=0.0) if low is None else low
        most = max(numbers, default=1.0)
        if most <= least:
            most = least + 1
        self.left = left
        self.step = _round_step((most - least) / _TICKS)
        self.least = floor(least / self.step) * self.step
        self.most = ceil(most / self.step) * self.step

    def at(self, number: float) -> float:
        """Where a number lies, in the units of the drawing."""
        share = (number - self.least) / (self.most - self.least)
        return round(self.left + share * (_WIDTH - self.left - _MARGIN), 1)

    def above(self, number: float, bottom: int, height: int) -> float:
        """The same on a scale from `bottom` up."""
        share = (number - self.least) / (self.most - self.least)
        return round(bottom - share * height, 1)

    def ticks(self) -> list[float]:
        number = round((self.most - self.least) / self.step)
        return [self.least + tick * self.step for tick in range(number + 1)]


def interval_plot(
    title: str, rows: Sequence[tuple[str, float, float, float]], percent: bool = False
) -> str:
    """A dot for each row with its interval: (name, low, middle, high)."""
    numbers = [number for row in rows for number in row[1:]]
    axis = Axis([*numbers, 1.0], 0.0) if percent else Axis(numbers)
    drawn = []
    for at, (name, low, middle, high) in enumerate(rows):
        y = _y(at)
        drawn += [
            _name(name, y),
            f'<line class="span" x1="{axis.at(low)}" x2="{axis.at(high)}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{axis.at(middle)}" cy="{y}" r="5"/>',
        ]
    return _drawing(title, axis, drawn, len(rows), percent)


def spread_plot(title: str, rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """How the numbers of each row are spread: from the least to the most, the middle half as a
    box, the median as a line and the mean as a dot."""
    axis = Axis([number for _, numbers in rows for number in numbers])
    drawn = []
    for at, (name, numbers) in enumerate(rows):
        y = _y(at)
        drawn.append(_name(name, y))
        if not numbers:
            continue
        several = numbers if len(numbers) > 1 else [*numbers, *numbers]
        lower, middle, upper = quantiles(several, n=4, method="inclusive")
        left, right = axis.at(min(numbers)), axis.at(max(numbers))
        width = round(axis.at(upper) - axis.at(lower), 1)
        drawn += [
            f'<line class="span" x1="{left}" x2="{right}" y1="{y}" y2="{y}"/>',
            f'<rect class="box" x="{axis.at(lower)}" y="{y - 8}" width="{width}" height="16"/>',
            f'<line class="middle" x1="{axis.at(middle)}" x2="{axis.at(middle)}"'
            f' y1="{y - 8}" y2="{y + 8}"/>',
            f'<circle class="dot" cx="{axis.at(fmean(numbers))}" cy="{y}" r="4"/>',
        ]
    return _drawing(title, axis, drawn, len(rows), False)


def grid_plot(
    title: str,
    columns: Sequence[str],
    rows: Sequence[tuple[str, Sequence[float | None]]],
    said: Callable[[float], str],
    middle: float = 0.0,
) -> str:
    """A number for each row and column, None where there is none: the further it is from the
    `middle` the stronger the colour, which is another one below it. Names of columns are broken
    into a line for each word."""
    heads = [name.split() for name in columns]
    top = _MARGIN + _HEADING * max((len(words) for words in heads), default=1)
    width = (_WIDTH - _NAMES - _MARGIN) / max(1, len(columns))
    known = [
        abs(number - middle) for _, numbers in rows for number in numbers if number is not None
    ]
    most = max(known, default=0.0) or 1.0
    drawn = [
        f'<text class="tick head" x="{_NAMES + (at + 0.5) * width:.1f}"'
        f' y="{_MARGIN + _HEADING * line + 6}">'
        f"{escape(word)}</text>"
        for at, words in enumerate(heads)
        for line, word in enumerate(words)
    ]
    for row, (name, numbers) in enumerate(rows):
        y = top + row * _LINE
        drawn.append(_name(name, y + _LINE / 2))
        for at, number in enumerate(numbers):
            if number is None:
                continue
            x = _NAMES + at * width
            side = "more" if number >= middle else "less"
            strength = _FAINT + (_STRONG - _FAINT) * abs(number - middle) / most
            drawn += [
                f'<rect class="{side}" fill-opacity="{strength:.2f}" x="{x:.1f}" y="{y}"'
                f' width="{width - 2:.1f}" height="{_LINE - 2}"/>',
                f'<text class="cell" x="{x + width / 2:.1f}" y="{y + _LINE / 2 + 4}">'
                f"{escape(said(number))}</text>",
            ]
    inside = "\n".join(drawn)
    return (
        f'<svg viewBox="0 0 {_WIDTH} {top + len(rows) * _LINE + 8}" role="img"'
        f' aria-label="{escape(title)}">\n{inside}\n</svg>'
    )


#: A curve: its name and its points.
Curve = tuple[str, Sequence[tuple[float, float]]]


def curve_plot(title: str, curves: Sequence[Curve]) -> str:
    """Curves over one scale, each with its name at its end."""
    points = [point for _, curve in curves for point in curve]
    along = Axis([x for x, _ in points], left=_SCALE)
    up = Axis([y for _, y in points])
    bottom = _MARGIN + _HEIGHT
    drawn = []
    for tick in up.ticks():
        y = up.above(tick, bottom, _HEIGHT)
        drawn += [
            f'<line class="grid" x1="{_SCALE}" x2="{_WIDTH - _MARGIN}" y1="{y}" y2="{y}"/>',
            f'<text class="name" x="{_SCALE - 8}" y="{y + 4}">{tick:g}</text>',
        ]
    for number, (name, curve) in enumerate(curves):
        places = " ".join(f"{along.at(x)},{up.above(y, bottom, _HEIGHT)}" for x, y in curve)
        drawn.append(f'<polyline class="curve curve-{number}" points="{places}"/>')
        if len(curves) > 1 and curve:
            x, y = along.at(curve[-1][0]), up.above(curve[-1][1], bottom, _HEIGHT)
            drawn.append(f'<text class="name" x="{x}" y="{y - 6}">{escape(name)}</text>')
    return _framed(title, along, drawn, bottom, False)


def stacked(plots: Sequence[tuple[str, str]]) -> str:
    """Plots with their titles, one under the other, as one drawing that is a file of its own."""
    parts = []
    y = 0
    for title, plot in plots:
        height = int(_OWN_HEIGHT.findall(plot)[0])
        parts += [
            f'<text class="title" x="{_SCALE}" y="{y + 16}">{escape(title)}</text>',
            plot.replace(
                "<svg ", f'<svg x="0" y="{y + 10}" width="{_WIDTH}" height="{height}" ', 1
            ),
        ]
        y += height + 20
    inside = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {y}" width="{_WIDTH}"'
        f' height="{y}">\n<style>{STYLE}</style>\n'
        f'<rect width="{_WIDTH}" height="{y}" fill="var(--paper)"/>\n{inside}\n</svg>\n'
    )


def sparkline(numbers: Sequence[float], width: int = 60) -> str:
    """A curve as one line of text: the mean of each of `width` parts at most."""
    if not numbers:
        return ""
    width = min(width, len(numbers))
    ends = [round(part * len(numbers) / width) for part in range(width + 1)]
    means = [fmean(numbers[one:other]) for one, other in pairwise(ends)]
    least, most = min(means), max(means)
    top = len(_SPARKS) - 1
    return "".join(
        _SPARKS[round(top * (mean - least) / (most - least)) if most > least else 0]
        for mean in means
    )


def _y(row: int) -> int:
    return _MARGIN + row * _LINE + _LINE // 2


def _name(name: str, y: float) -> str:
    # A long name is drawn narrower, so that all of it is there.
    narrow = f' textLength="{_NAMES - 16}" lengthAdjust="spacingAndGlyphs"' * (len(name) > _LONG)
    return f'<text class="name"{narrow} x="{_NAMES - 12}" y="{y + 4}">{escape(name)}</text>'


def _drawing(title: str, axis: Axis, drawn: Sequence[str], rows: int, percent: bool) -> str:
    return _framed(title, axis, drawn, _MARGIN + rows * _LINE, percent)


def _framed(title: str, axis: Axis, drawn: Sequence[str], bottom: int, percent: bool) -> str:
    lines = []
    for tick in axis.ticks():
        x = axis.at(tick)
        said = f"{tick:.0%}" if percent else f"{tick:g}"
        lines.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{_MARGIN}" y2="{bottom}"/>')
        lines.append(f'<text class="tick" x="{x}" y="{bottom + 18}">{said}</text>')
    inside = "\n".join([*lines, *drawn])
    return (
        f'<svg viewBox="0 0 {_WIDTH} {bottom + _BELOW}" role="img" aria-label="{escape(title)}">\n'
        f"{inside}\n</svg>"
    )


def _round_step(step: float) -> float:
    """1, 2 or 5 times a power of ten, no less than `step`."""
    power: float = 10 ** floor(log10(step))
    for times in (1, 2, 5, 10):
        if times * power >= step:
            break
    return times * power
