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

    Result: victory 31 28 wins 1 hash 0f3a…
    Seal: 5e0c… 1f2e 88a0 …

Reader and writer are exact inverses: what the reader accepts, the writer prints again letter by
letter. The result carries the hash of the final state, so a replay can prove equality; the seal
carries a short check of every line, so a damaged line is named. A record written by hand may
leave the seal out; `loci verify` asks for it.
"""

from __future__ import annotations

import hashlib
import re
import zlib
from typing import Final, final

from loci.core.data import decode, encode
from loci.core.decision import Outcome
from loci.core.errors import LociError, RecordError
from loci.core.text import Text

FORMAT: Final = "1"
UNFINISHED: Final = "*"

_TAG = re.compile(r'\[([A-Z][A-Za-z]*(?: [^\s"\]]+)?) "((?:[^"\\]|\\["\\n])*)"\]')
_ENTRY = re.compile(
    r"([1-9][0-9]{0,8})\. P([1-9][0-9]?)( auto)?: ([^{}\n]*[^{}\s])"
    r"(?: \{((?:[^{}\\\n]|\\[{}\\n])*)\})?"
)
_RESULT = re.compile(
    r"Result: (\*|[a-z][a-z0-9-]*)((?: -?[0-9]{1,9})*)(?: wins((?: [1-9][0-9]?)+))?"
    r" hash ([0-9a-f]{32})"
)
_SEAL = re.compile(r"Seal: ([0-9a-f]{32})((?: [0-9a-f]{4})*)")


@final
class Header:
    """What is decided before the first move."""

    __slots__ = ("game", "notes", "options", "players", "rules", "seats", "seed", "start")

    def __init__(
        self,
        game: str,
        rules: int,
        players: int,
        seed: int,
        options: dict[str, object] | None = None,
        seats: dict[int, str] | None = None,
        notes: dict[str, str] | None = None,
        start: object = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.seed = seed
        self.options = options or {}  # those that differ from the default
        self.seats = seats or {}  # names
        self.notes = notes or {}  # free tags: Date, Event …
        self.start = start  # data of the first state, when it is not the set-up's

    def copy(self) -> Header:
        return Header(
            self.game,
            self.rules,
            self.players,
            self.seed,
            dict(self.options),
            dict(self.seats),
            dict(self.notes),
            self.start,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Header) and header_lines(self) == header_lines(other)

    def __hash__(self) -> int:
        return hash((self.game, self.seed))


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
    the last state. `sealed` says whether the text carries a seal."""

    __slots__ = ("entries", "hash", "header", "outcome", "sealed")

    def __init__(
        self,
        header: Header,
        entries: list[Entry],
        hash: str,
        outcome: Outcome | None = None,
        sealed: bool = True,
    ) -> None:
        self.header = header
        self.entries = entries
        self.hash = hash
        self.outcome = outcome
        self.sealed = sealed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and write(self) == write(other)

    def __hash__(self) -> int:
        return hash(self.hash)


def write(record: Record) -> str:
    """The record as text. `ValueError` for a move or name that the format cannot hold."""
    lines = header_lines(record.header)
    lines.append("")
    for number, entry in enumerate(record.entries, 1):
        line = f"{number}. P{entry.seat + 1}{' auto' if entry.auto else ''}: {entry.move}"
        if entry.comment:
            line += f" {{{_escape(entry.comment, '{}')}}}"
        found = _ENTRY.fullmatch(line)
        if found is None or found.group(4) != entry.move:
            raise ValueError(f"a record cannot hold this move: {entry.move!r}")
        lines.append(line)
    if record.entries:
        lines.append("")
    lines.append(_result_line(record))
    if record.sealed:
        lines.append(_seal_line(lines))
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """The record that `text` holds; `RecordError` names the first line that is wrong.

    Only reads: whether the moves are legal is for `Match.replay` to say.
    """
    if not text.endswith("\n"):
        raise _unreadable(text.count("\n") + 1, Text("record-cut-off"))
    lines = text[:-1].split("\n")
    sealed = lines[-1].startswith("Seal:")
    if sealed:
        _check_seal(lines)
    body = _Lines(lines[:-1] if sealed else lines)
    header = _read_header(body)
    entries = _read_entries(body, header.players)
    outcome, final_hash = _read_result(body, header.players)
    record = Record(header, entries, final_hash, outcome, sealed)
    # Whatever the patterns let pass and the writer would print otherwise is refused here.
    for number, (given, canonical) in enumerate(
        zip(lines, write(record)[:-1].split("\n"), strict=False), 1
    ):
        if given != canonical:
            raise _unreadable(number, Text("record-not-canonical", expected=canonical))
    return record


class _Lines:
    """The lines of a record and how far they are read."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0

    def number(self) -> int:
        return self.at + 1

    def peek(self) -> str:
        if self.at >= len(self.lines):
            raise _unreadable(len(self.lines), Text("record-cut-off"))
        return self.lines[self.at]

    def blank(self) -> None:
        if self.peek() != "":
            raise _unreadable(self.number(), Text("record-line", line=self.peek()))
        self.at += 1


def header_lines(header: Header) -> list[str]:
    """The header as it stands at the top of a record."""
    tags: list[tuple[str, str]] = [
        ("Format", FORMAT),
        ("Game", header.game),
        ("Rules", str(header.rules)),
        ("Players", str(header.players)),
        ("Seed", str(header.seed)),
    ]
    for name in sorted(header.options):
        tags.append((f"Option {name}", encode(header.options[name]).decode()))
    for seat in sorted(header.seats):
        tags.append((f"Seat {seat + 1}", header.seats[seat]))
    for name in sorted(header.notes):
        tags.append((f"Note {name}", header.notes[name]))
    if header.start is not None:
        tags.append(("Start", encode(header.start).decode()))
    lines = [f'[{name} "{_escape(value, chr(34))}"]' for name, value in tags]
    for line in lines:
        if not _TAG.fullmatch(line):
            raise ValueError(f"a record cannot hold this tag: {line!r}")
    return lines


def _read_header(body: _Lines) -> Header:
    tags: dict[str, str] = {}
    at: dict[str, int] = {}
    while body.peek() != "":
        line = body.peek()
        found = _TAG.fullmatch(line)
        if found is None:
            raise _unreadable(body.number(), Text("record-line", line=line))
        name, value = found.group(1), _unescape(found.group(2))
        if name in tags:
            raise _unreadable(body.number(), Text("record-tag-twice", tag=name))
        tags[name] = value
        at[name] = body.number()
        body.at += 1
    end = body.number()
    body.blank()

    def number(tag: str) -> int:
        if tag not in tags:
            raise _unreadable(end, Text("record-tag-missing", tag=tag))
        if not re.fullmatch(r"0|-?[1-9][0-9]{0,18}", tags[tag]):
            raise _unreadable(at[tag], Text("record-tag-number", tag=tag, value=tags[tag]))
        return int(tags[tag])

    if tags.get("Format", FORMAT) != FORMAT:
        raise _unreadable(at["Format"], Text("record-format", found=tags["Format"]))
    for tag in ("Format", "Game"):
        if tag not in tags:
            raise _unreadable(end, Text("record-tag-missing", tag=tag))
    header = Header(tags["Game"], number("Rules"), number("Players"), number("Seed"))
    seats = [f"Seat {number}" for number in range(1, min(header.players, 99) + 1)]
    for tag, value in tags.items():
        kind, _, name = tag.partition(" ")
        try:
            if kind == "Option" and name:
                header.options[name] = decode(value)
            elif tag in seats:
                header.seats[seats.index(tag)] = value
            elif kind == "Note" and name:
                header.notes[name] = value
            elif tag == "Start":
                header.start = decode(value)
            elif tag not in ("Format", "Game", "Rules", "Players", "Seed"):
                raise _unreadable(at[tag], Text("record-tag-unknown", tag=tag))
        except RecordError:
            raise
        except LociError as error:
            raise _unreadable(at[tag], error.reason) from error
    return header


def _read_entries(body: _Lines, players: int) -> list[Entry]:
    entries: list[Entry] = []
    while not body.peek().startswith("Result:"):
        line = body.peek()
        found = _ENTRY.fullmatch(line)
        if found is None:
            raise _unreadable(body.number(), Text("record-line", line=line))
        number, seat, auto, move, comment = found.groups()
        if int(number) != len(entries) + 1:
            raise _unreadable(
                body.number(),
                Text("record-numbering", found=int(number), expected=len(entries) + 1),
            )
        if int(seat) > players:
            raise _unreadable(body.number(), Text("record-seat", seat=int(seat), players=players))
        entries.append(Entry(int(seat) - 1, move, auto is not None, _unescape(comment or "")))
        body.at += 1
        if body.peek() == "":
            body.blank()
            break
    return entries


def _read_result(body: _Lines, players: int) -> tuple[Outcome | None, str]:
    line = body.peek()
    found = _RESULT.fullmatch(line)
    if found is None:
        raise _unreadable(body.number(), Text("record-line", line=line))
    ending, scores, wins, final_hash = found.groups()
    number = body.number()
    body.at += 1
    if body.at != len(body.lines):
        raise _unreadable(body.number(), Text("record-line", line=body.peek()))
    if ending == UNFINISHED:
        if scores or wins:
            raise _unreadable(number, Text("record-line", line=line))
        return None, final_hash
    points = [int(score) for score in scores.split()]
    winners = [int(seat) - 1 for seat in (wins or "").split()]
    if len(points) != players or any(seat >= players for seat in winners):
        raise _unreadable(number, Text("record-scores", players=players))
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
        raise _unreadable(len(lines), Text("record-seal-damaged"))
    if lines[-1] == _seal_line(body):
        return
    checks = found.group(2).split()
    for number, line in enumerate(body, 1):
        if number > len(checks) or _line_check(line) != checks[number - 1]:
            raise _unreadable(number, Text("record-line-damaged", line=line))
    if len(checks) > len(body):
        raise _unreadable(len(body) + 1, Text("record-lines-missing"))
    raise _unreadable(len(lines), Text("record-seal-damaged"))


def _escape(text: str, special: str) -> str:
    out = text.replace("\\", "\\\\").replace("\n", "\\n")
    for mark in special:
        out = out.replace(mark, "\\" + mark)
    return out


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", lambda m: "\n" if m.group(1) == "n" else m.group(1), text)


def _unreadable(line: int, reason: Text) -> RecordError:
    return RecordError(line, "unreadable", reason)
