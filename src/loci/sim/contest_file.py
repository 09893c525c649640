"""The file of a tournament: a line of JSON that says what is played, then one for each game.

Lines are only ever added, so whoever is stopped or killed loses at most the game under way: a last
line that is not whole is dropped when the tournament is taken up again, and games that broke down
are played again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from loci.core import BadData, BadOption, Text
from loci.core.data import Fields
from loci.sim.contest import Broken, Contest, Ended, Result, Seating

_FORMAT: Final = 1


class ContestFile:
    """The file at `path`, made or taken up: `known` are the games that it has. `BadOption` if it
    is of another tournament; more or fewer rounds are no other."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.known: dict[int, Ended] = {}
        lines = _whole_lines(path)
        head = {"tournament": _FORMAT, **contest.to_data()}
        if lines:
            _check_head(path, lines[0], head)
            for number, line in enumerate(lines[1:], 2):
                self._read(path, number, line)
        self._file = path.open("r+b" if path.exists() else "wb")
        self._file.seek(sum(len(line) + 1 for line in lines))
        self._file.truncate()
        if not lines:
            self._write(head)

    def add(self, result: Result) -> None:
        """Write a game down, unless it is there already."""
        if isinstance(result, Broken):
            self._write({**_seating_data(result.seating), "failed": result.message})
        elif self.known.get(result.seating.number) != result:
            self._write(ended_data(result))

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
        self._file.flush()

    def _read(self, path: Path, number: int, line: bytes) -> None:
        try:
            data = json.loads(line)
            if "failed" not in data:
                ended = _ended(Fields(data))
                self.known[ended.seating.number] = ended
        except (ValueError, BadData, TypeError) as error:
            raise BadOption(Text("tournament-line", path=str(path), line=number)) from error

    def __enter__(self) -> ContestFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.fsync(self._file.fileno())
        self._file.close()


def ended_data(ended: Ended) -> dict[str, Any]:
    """A finished game as JSON data."""
    return {
        **_seating_data(ended.seating),
        "answers": ended.answers,
        "ending": ended.ending,
        "scores": list(ended.scores),
        "winners": list(ended.winners),
        "sides": list(ended.sides),
        "turns": ended.turns,
        "hash": ended.hash,
    }


def _seating_data(seating: Seating) -> dict[str, Any]:
    return {
        "number": seating.number,
        "round": seating.round,
        "seed": seating.seed,
        "bots": list(seating.bots),
    }


def _ended(fields: Fields) -> Ended:
    seating = Seating(
        fields.number("number"),
        fields.number("round"),
        fields.number("seed"),
        tuple(fields.words("bots")),
    )
    ended = Ended(
        seating,
        fields.number("answers"),
        fields.word("ending"),
        tuple(fields.numbers("scores")),
        tuple(fields.numbers("winners")),
        tuple(fields.words("sides")),
        fields.number("turns"),
        fields.word("hash"),
    )
    fields.done()
    return ended


def _whole_lines(path: Path) -> list[bytes]:
    try:
        return path.read_bytes().split(b"\n")[:-1]
    except FileNotFoundError:
        return []


def _check_head(path: Path, line: bytes, wanted: dict[str, Any]) -> None:
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("tournament") != _FORMAT:
        raise BadOption(Text("tournament-no-file", path=str(path)))
    # What is compared has been through JSON on both sides.
    for name, value in json.loads(json.dumps(wanted)).items():
        if name != "rounds" and head.get(name) != value:
            raise BadOption(Text("tournament-other", path=str(path), name=name))
