"""How far something long has come: a bar on standard error, where somebody can see one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from loci.cli.frame import Frame


class Advance(Protocol):
    def __call__(self, to: int | None = None, words: str = "") -> None:
        """One more is done, or so many as `to` says; `words` stand beside the bar."""
        ...


@contextmanager
def progress(frame: Frame, total: int, done: int = 0) -> Iterator[Advance]:
    """A bar while the block lasts; `done` of `total` were there before."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not watched(frame),
    )
    with bar:
        task = bar.add_task("", total=total, completed=done)

        def advance(to: int | None = None, words: str = "") -> None:
            if to is None:
                bar.advance(task)
            else:
                bar.update(task, completed=to, description=words)

        yield advance


def watched(frame: Frame) -> bool:
    """Whether somebody can see a bar."""
    return not frame.as_json and sys.stderr.isatty()
