"""What every command shares: its language, text or JSON, and how it fails."""

from __future__ import annotations

import json
import sys
from functools import cached_property
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from loci.cli.files import unusable
from loci.cli.words import Words
from loci.core import AnyGame, LociError, RecordError, Text

if TYPE_CHECKING:
    from rich.console import Console

CHECK_FAILED: Final = 1
BAD_INPUT: Final = 2


class Frame:
    """One run of a command. As a context manager it turns every error that a user can cause into
    one line in the user's language (or a JSON object) and the exit code for bad input."""

    def __init__(self, language: str, as_json: bool = False) -> None:
        self.as_json: Final = as_json
        self.words = Words(language)
        self.file = ""  # what is being read, named when it is at fault

    @cached_property
    def out(self) -> Console:
        """Where words go; programs that read JSON need none of it."""
        from rich.console import Console

        return Console(highlight=False, emoji=False, markup=False)

    def speak(self, game: AnyGame) -> None:
        """Use the words of this game too."""
        self.words = Words(self.words.language, game)

    def emit(self, data: object) -> None:
        """Print one JSON value."""
        sys.stdout.write(json.dumps(data, ensure_ascii=False) + "\n")

    def print(self, line: str = "", style: str | None = None) -> None:
        """Print a line as it is; only a terminal breaks it."""
        self.out.print(line, style=style, soft_wrap=not self.out.is_terminal)

    def line_of(self, error: LociError, seats: list[str] | None = None) -> str:
        """The error as one line of words: where, why, and what would be legal instead."""
        line = _one_line(self.words.say(error.reason, seats))
        nearest = getattr(error, "nearest", [])
        if nearest:
            moves = "; ".join(nearest)
            line = self.words.say(Text("error-nearest", reason=line, moves=moves))
        if isinstance(error, RecordError):
            place = Text("error-line", line=str(error.line), reason=line)
            line = self.words.say(place)
            if self.file:
                line = f"{self.file}: {line}"
        return _one_line(line)

    def data_of(self, error: LociError) -> dict[str, Any]:
        """The error for programs."""
        data: dict[str, Any] = {
            "kind": error.kind,
            "message": _one_line(self.words.say(error.reason)),
        }
        if isinstance(error, RecordError):
            data["line"] = error.line
        if getattr(error, "nearest", []):
            data["nearest"] = error.nearest  # type: ignore[attr-defined]
        return data

    def fail(self, error: LociError) -> None:
        """Show an error where it belongs."""
        if self.as_json:
            self.emit({"error": self.data_of(error)})
        else:
            sys.stderr.write(f"loci: {self.line_of(error)}\n")

    def __enter__(self) -> Frame:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if isinstance(error, OSError) and error.filename is not None:
            error = unusable(str(error.filename), error)
        if isinstance(error, LociError):
            import typer

            self.fail(error)
            raise typer.Exit(BAD_INPUT) from error


def _one_line(text: str) -> str:
    return " ".join(text.split())
