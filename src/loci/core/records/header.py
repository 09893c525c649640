"""The header of a record: what is decided before the first move.

    [Format "1"]
    [Game "haunted-lands"]
    [Rules "2"]
    [Players "2"]
    [Seed "42"]
    [Option mode "wanderer"]
    [Seat 1 "Ada"]
    [Continued "1:12"]
    [Start "{…}"]

`Start` is the first position, where that is not the set-up's. `Continued` says that the rules have
changed in the middle: here the first 12 answers were given under rules version 1 and are kept as
they were stored; the match went on from `Start`, the position after them, under the `Rules` named
above. Only the answers after the last of these numbers can be replayed.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final, final

from loci.core.data import decode, encode
from loci.core.errors import LociError, RecordError
from loci.core.foreign import clipped
from loci.core.rng import SEED_DIGITS
from loci.core.text import Text

FORMAT: Final = "1"

_TAG = re.compile(r'\[([A-Z][A-Za-z]*(?: [^\s"\]]+)?) "([^"\\]*(?:\\["\\n][^"\\]*)*)"\]')
CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f\ud800-\udfff]")
_PAST = re.compile(r"[1-9][0-9]{0,8}:[0-9]{1,9}(?: [1-9][0-9]{0,8}:[0-9]{1,9})*")


@final
class Past:
    """A stretch of a match that was played under rules which are no longer the present ones: the
    answers up to number `entries`, under rules version `rules`."""

    __slots__ = ("entries", "rules")

    def __init__(self, rules: int, entries: int) -> None:
        self.rules: Final = rules
        self.entries: Final = entries

    def text(self) -> str:
        return f"{self.rules}:{self.entries}"


@final
class Header:
    """What is decided before the first move."""

    __slots__ = (
        "continued",
        "game",
        "notes",
        "options",
        "players",
        "rules",
        "seats",
        "seed",
        "start",
    )

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
        continued: list[Past] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.seed = seed
        self.options = options or {}  # those that differ from the default
        self.seats = seats or {}  # names
        self.notes = notes or {}  # free tags: Date, Event …
        self.start = start  # data of the first state, when it is not the set-up's
        self.continued = continued or []  # what is kept as stored, see `Past`

    @property
    def stored(self) -> int:
        """How many of the first answers are kept as stored; `start` is the position after them."""
        return self.continued[-1].entries if self.continued else 0

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
            list(self.continued),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Header) and header_lines(self) == header_lines(other)

    def __hash__(self) -> int:
        return hash((self.game, self.seed))


class Lines:
    """The lines of a record and how far they are read."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0

    def number(self) -> int:
        return self.at + 1

    def peek(self) -> str:
        if self.at >= len(self.lines):
            raise unreadable(len(self.lines), Text("record-cut-off"))
        return self.lines[self.at]

    def blank(self) -> None:
        if self.peek() != "":
            raise unreadable(self.number(), Text("record-line", line=clipped(self.peek())))
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
    if header.continued:
        tags.append(("Continued", " ".join(past.text() for past in header.continued)))
    if header.start is not None:
        tags.append(("Start", encode(header.start).decode()))
    lines = [f'[{name} "{escape(value, chr(34))}"]' for name, value in tags]
    for line in lines:
        if not _TAG.fullmatch(line) or CONTROL.search(line):
            raise ValueError(f"a record cannot hold this tag: {line!r}")
    return lines


def read_header(body: Lines) -> Header:
    tags: dict[str, str] = {}
    at: dict[str, int] = {}
    while body.peek() != "":
        line = body.peek()
        found = _TAG.fullmatch(line)
        if found is None:
            raise unreadable(body.number(), Text("record-line", line=clipped(line)))
        name, value = found.group(1), unescape(found.group(2))
        if name in tags:
            raise unreadable(body.number(), Text("record-tag-twice", tag=clipped(name)))
        tags[name] = value
        at[name] = body.number()
        body.at += 1
    end = body.number()
    body.blank()

    def number(tag: str, digits: int = 19) -> int:
        if tag not in tags:
            raise unreadable(end, Text("record-tag-missing", tag=tag))
        if not re.fullmatch(rf"0|-?[1-9][0-9]{{0,{digits - 1}}}", tags[tag]):
            raise unreadable(at[tag], Text("record-tag-number", tag=tag, value=clipped(tags[tag])))
        return int(tags[tag])

    if tags.get("Format", FORMAT) != FORMAT:
        raise unreadable(at["Format"], Text("record-format", found=clipped(tags["Format"])))
    for tag in ("Format", "Game"):
        if tag not in tags:
            raise unreadable(end, Text("record-tag-missing", tag=tag))
    header = Header(tags["Game"], number("Rules"), number("Players"), number("Seed", SEED_DIGITS))
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
            elif tag == "Continued":
                header.continued = _past(value, at[tag])
            elif tag not in ("Format", "Game", "Rules", "Players", "Seed"):
                raise unreadable(at[tag], Text("record-tag-unknown", tag=clipped(tag)))
        except RecordError:
            raise
        except LociError as error:
            raise unreadable(at[tag], error.reason) from error
    if header.continued and header.start is None:
        raise unreadable(end, Text("record-tag-missing", tag="Start"))
    return header


def _past(text: str, line: int) -> list[Past]:
    """What the tag `Continued` says: `1:12 2:40`."""
    if not _PAST.fullmatch(text):
        raise unreadable(line, Text("record-continued", value=clipped(text)))
    found = [Past(*[int(number) for number in part.split(":")]) for part in text.split(" ")]
    for earlier, later in pairwise(found):
        if earlier.rules >= later.rules or earlier.entries > later.entries:
            raise unreadable(line, Text("record-continued", value=clipped(text)))
    return found


def escape(text: str, special: str) -> str:
    out = text.replace("\\", "\\\\").replace("\n", "\\n")
    for mark in special:
        out = out.replace(mark, "\\" + mark)
    return out


def unescape(text: str) -> str:
    return re.sub(r"\\(.)", lambda m: "\n" if m.group(1) == "n" else m.group(1), text)


def unreadable(line: int, reason: Text) -> RecordError:
    return RecordError(line, "unreadable", reason)
