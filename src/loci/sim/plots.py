"""Plots as SVG text, drawn by hand: they stand in a page by themselves and follow its colours."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from statistics import fmean, quantiles
from typing import Final

_WIDTH: Final = 760
_NAMES: Final = 200  # left of the axis
_MARGIN: Final = 24
_LINE: Final = 26
_TICKS: Final = 6  # at most about so many


class Axis:
    """A scale from left to right that holds all the numbers given to it."""

    def __init__(self, numbers: Sequence[float], low: float | None = None) -> None:
        least = min(numbers, default=0.0) if low is None else low
        most = max(numbers, default=1.0)
        if most <= least:
            most = least + 1
        self.step = _round_step((most - least) / _TICKS)
        self.least = floor(least / self.step) * self.step
        self.most = ceil(most / self.step) * self.step

    def at(self, number: float) -> float:
        """Where a number lies, in the units of the drawing."""
        share = (number - self.least) / (self.most - self.least)
        return round(_NAMES + share * (_WIDTH - _NAMES - _MARGIN), 1)

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


def _y(row: int) -> int:
    return _MARGIN + row * _LINE + _LINE // 2


def _name(name: str, y: float) -> str:
    return f'<text class="name" x="{_NAMES - 12}" y="{y + 4}">{escape(name)}</text>'


def _drawing(title: str, axis: Axis, drawn: Sequence[str], rows: int, percent: bool) -> str:
    bottom = _MARGIN + rows * _LINE
    lines = []
    for tick in axis.ticks():
        x = axis.at(tick)
        said = f"{tick:.0%}" if percent else f"{tick:g}"
        lines.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{_MARGIN}" y2="{bottom}"/>')
        lines.append(f'<text class="tick" x="{x}" y="{bottom + 18}">{said}</text>')
    inside = "\n".join([*lines, *drawn])
    return (
        f'<svg viewBox="0 0 {_WIDTH} {bottom + 28}" role="img" aria-label="{escape(title)}">\n'
        f"{inside}\n</svg>"
    )


def _round_step(step: float) -> float:
    """1, 2 or 5 times a power of ten, no less than `step`."""
    power: float = 10 ** floor(log10(step))
    for times in (1, 2, 5, 10):
        if times * power >= step:
            break
    return times * power
