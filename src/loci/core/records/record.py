"""Records: a whole match as a text file, like chess's PGN.

    [Format "1"]
    [Game "haunted-lands"]
    [Rules "1"]
    [Players "2"]
    [Seed "42"]
    [Option mode "wanderer"]
    [Seat 1 "Ada"]

    1. P2: haunt A1 B2 C3 D4
    2. P1: travel C4 {in a hurry}
    3. P2 auto: decline
    Fresh: 280134…
    4. P1: travel D4

    Result: victory 31 28 wins 1 hash 0f3a…
    Seal: 5e0c… 1f2e 88a0 …

Reader and writer are exact inverses: what the reader accepts, the writer prints again letter by
letter. The result carries the hash of the final state, so a replay can prove equality; the seal
carries a short check of every line, so a damaged line is named. A record written by hand may
leave the seal out; `loci verify` asks for it. The header is described in `header.py`.

`Fresh` stands where an undo has passed something that chance or a secret decided: there everything
that no seat knew (the rest of every deck, the random source) was dealt anew from this seed, so that
nobody knew what would come. Where it was done twice at one place, the last one counts.

A record of a match that older rules played and the present ones cannot play (`versions.py`) keeps
its answers and its result; where the last state is not known, the hash is all zeros.
"""

from __future__ import annotations

import hashlib
import re
import zlib
from collections.abc import Mapping
from typing import Final, final

from loci.core.decision import Outcome
from loci.core.foreign import clipped
from loci.core.records.header import (
    CONTROL,
    Header,
    Lines,
    escape,
    header_lines,
    read_header,
    unescape,
    unreadable,
)
from loci.core.text import Text

UNFINISHED: Final = "*"
UNKNOWN: Final = "0" * 32  # the hash of a state that nobody knows

_ENTRY = re.compile(
    r"([1-9][0-9]{0,8})\. P([1-9][0-9]?)( auto)?: ([^{}\n]*[^{}\s])"
    r"(?: \{([^{}\\\n]*(?:\\[{}\\n][^{}\\\n]*)*)\})?"
)
_FRESH = re.compile(r"Fresh: (0|[1-9][0-9]{0,38})")
_RESULT = re.compile(
    r"Result: (\*|[a-z][a-z0-9-]*)((?: -?[0-9]{1,9})*)(?: wins((?: [1-9][0-9]?)+))?"
    r" hash ([0-9a-f]{32})"
)
_SEAL = re.compile(r"Seal: ([0-9a-f]{32})((?: [0-9a-f]{4})*)")


@final
class Entry:
    """One answer: who, what (in notation), whether standing orders gave it, and a comment."""

    __slots__ = ("auto", "comment", "move", "seat")

    def __init__(self, seat: int, move: str, auto: bool = False, comment: str = "") -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.auto: Final = auto
        self.comment: Final = comment

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Entry(P{self.seat + 1}: {self.move})"

    def _key(self) -> tuple[int, str, bool, str]:
        return (self.seat, self.move, self.auto, self.comment)


@final
class Record:
    """Header, entries, and how it stands at the end: an outcome (or none yet) and the hash of
    the last state. `fresh` are the seeds from which it was dealt anew on the way, by number of
    entries; `sealed` says whether the text carries a seal."""

    __slots__ = ("entries", "fresh", "hash", "header", "outcome", "sealed")

    def __init__(
        self,
        header: Header,
        entries: list[Entry],
        hash: str,
        outcome: Outcome | None = None,
        sealed: bool = True,
        fresh: Mapping[int, int] | None = None,
    ) -> None:
        self.header = header
        self.entries = entries
        self.hash = hash
        self.outcome = outcome
        self.sealed = sealed
        self.fresh: dict[int, int] = dict(fresh or {})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and write(self) == write(other)

    def __hash__(self) -> int:
        return hash(self.hash)


def write(record: Record) -> str:
    """The record as text. `ValueError` for a move or name that the format cannot hold."""
    lines = header_lines(record.header)
    lines.append("")
    fresh = record.fresh
    if 0 in fresh:
        lines.append(f"Fresh: {fresh[0]}")
    for number, entry in enumerate(record.entries, 1):
        line = f"{number}. P{entry.seat + 1}{' auto' if entry.auto else ''}: {entry.move}"
        if entry.comment:
            line += f" {{{escape(entry.comment, '{}')}}}"
        found = _ENTRY.fullmatch(line)
        if found is None or found.group(4) != entry.move or CONTROL.search(line):
            raise ValueError(f"a record cannot hold this move: {entry.move!r}")
        lines.append(line)
        if number in fresh:
            lines.append(f"Fresh: {fresh[number]}")
    if record.entries or 0 in fresh:
        lines.append("")
    lines.append(_result_line(record))
    if record.sealed:
        lines.append(_seal_line(lines))
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """The record that `text` holds; `RecordError` names the first line that is wrong.

    Only reads: whether the moves are legal is for `Match.replay` to say.
    """
    if not text.startswith("[") and "\n[" not in text:
        raise unreadable(1, Text("record-none"))
    if not text.endswith("\n"):
        raise unreadable(text.count("\n") + 1, Text("record-cut-off"))
    lines = text[:-1].split("\n")
    control = CONTROL.search(text)
    if control is not None:
        raise unreadable(text.count("\n", 0, control.start()) + 1, Text("record-control"))
    sealed = lines[-1].startswith("Seal:")
    if sealed:
        _check_seal(lines)
    body = Lines(lines[:-1] if sealed else lines)
    header = read_header(body)
    entries, fresh = _read_entries(body, header.players)
    if header.stored > len(entries):
        raise unreadable(body.number(), Text("record-stored", stored=header.stored))
    outcome, final_hash = _read_result(body, header.players)
    record = Record(header, entries, final_hash, outcome, sealed, fresh)
    # Whatever the patterns let pass and the writer would print otherwise is refused here.
    for number, (given, canonical) in enumerate(
        zip(lines, write(record)[:-1].split("\n"), strict=False), 1
    ):
        if given != canonical:
            raise unreadable(number, Text("record-not-canonical", expected=clipped(canonical)))
    return record


def line_of_entry(record: Record, index: int) -> int:
    """On which line of the text the entry of that index stands."""
    before = sum(number <= index for number in record.fresh)
    return len(header_lines(record.header)) + 2 + index + before


def line_of_result(record: Record) -> int:
    """On which line of the text the result stands."""
    written = len(record.entries) + len(record.fresh)
    return len(header_lines(record.header)) + 2 + written + bool(written)


def _read_entries(body: Lines, players: int) -> tuple[list[Entry], dict[int, int]]:
    entries: list[Entry] = []
    fresh: dict[int, int] = {}
    while not body.peek().startswith("Result:"):
        renewed = _FRESH.fullmatch(body.peek())
        if renewed is not None and len(entries) not in fresh:
            fresh[len(entries)] = int(renewed.group(1))
        else:
            entries.append(_read_entry(body, len(entries) + 1, players))
        body.at += 1
        if body.peek() == "":
            body.blank()
            break
    return entries, fresh


def _read_entry(body: Lines, expected: int, players: int) -> Entry:
    line = body.peek()
    found = _ENTRY.fullmatch(line)
    if found is None:
        raise unreadable(body.number(), Text("record-line", line=clipped(line)))
    number, seat, auto, move, comment = found.groups()
    if int(number) != expected:
        raise unreadable(
            body.number(), Text("record-numbering", found=int(number), expected=expected)
        )
    if int(seat) > players:
        raise unreadable(body.number(), Text("record-seat", seat=int(seat), players=players))
    return Entry(int(seat) - 1, move, auto is not None, unescape(comment or ""))


def _read_result(body: Lines, players: int) -> tuple[Outcome | None, str]:
    line = body.peek()
    found = _RESULT.fullmatch(line)
    if found is None:
        raise unreadable(body.number(), Text("record-line", line=clipped(line)))
    ending, scores, wins, final_hash = found.groups()
    number = body.number()
    body.at += 1
    if body.at != len(body.lines):
        raise unreadable(body.number(), Text("record-line", line=clipped(body.peek())))
    if ending == UNFINISHED:
        if scores or wins:
            raise unreadable(number, Text("record-line", line=clipped(line)))
        return None, final_hash
    points = [int(score) for score in scores.split()]
    winners = [int(seat) - 1 for seat in (wins or "").split()]
    if len(points) != players or any(seat >= players for seat in winners):
        raise unreadable(number, Text("record-scores", players=players))
    return Outcome(ending, points, winners), final_hash


def _result_line(record: Record) -> str:
    outcome = record.outcome
    if outcome is None:
        return f"Result: {UNFINISHED} hash {record.hash}"
    line = f"Result: {outcome.ending} {' '.join(str(score) for score in outcome.scores)}"
    if outcome.winners:
        line += f" wins {' '.join(str(seat + 1) for seat in outcome.winners)}"
    return f"{line} hash {record.hash}"


def _seal_line(lines: list[str]) -> str:
    whole = hashlib.blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()
    return " ".join(["Seal:", whole, *[_line_check(line) for line in lines]])


def _line_check(line: str) -> str:
    return f"{zlib.crc32(line.encode()) & 0xFFFF:04x}"


def _check_seal(lines: list[str]) -> None:
    """Name the first line that is not as it was when the record was sealed."""
    found = _SEAL.fullmatch(lines[-1])
    body = lines[:-1]
    if found is None:
        raise unreadable(len(lines), Text("record-seal-damaged"))
    if lines[-1] == _seal_line(body):
        return
    checks = found.group(2).split()
    for number, line in enumerate(body, 1):
        if number > len(checks) or _line_check(line) != checks[number - 1]:
            raise unreadable(number, Text("record-line-damaged", line=clipped(line)))
    if len(checks) > len(body):
        raise unreadable(len(body) + 1, Text("record-lines-missing"))
    raise unreadable(len(lines), Text("record-seal-damaged"))
