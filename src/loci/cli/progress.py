"""How far many games have come: a bar on standard error, where somebody can see one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from loci.cli.frame import Frame


class Advance(Protocol):
    def __call__(self) -> None:
        """One more is done."""
        ...


@contextmanager
def progress(frame: Frame, total: int, done: int = 0) -> Iterator[Advance]:
    """A bar while the block lasts; `done` of `total` were there before."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=frame.as_json or not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda: bar.advance(task)
