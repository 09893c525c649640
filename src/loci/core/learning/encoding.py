"""Tables as rows of small numbers, for programs that learn.

A row holds what one viewer may know of a table, seen from that viewer's seat, which is the first.
All numbers are unsigned and take a byte, or two with the lower one first; sets are bits. An
`Encoding` says what lies where: every field has a name, and whoever reads rows asks for it by that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import mypyc_attr

from loci.core.data import digest
from loci.core.learning.shape import Shape

if TYPE_CHECKING:
    from loci.core.decision import Decision

BYTE: Final = 1
WORD: Final = 2  # the bytes of a larger number
_MOST: Final = {BYTE: 255, WORD: 65535}


@final
class Entry:
    """A field as it is declared: `count` numbers up to `most`, or as many sets of up to `members`
    members. `about` says what they mean."""

    __slots__ = ("about", "count", "members", "most", "name", "width")

    def __init__(
        self, name: str, about: str, most: int = 1, count: int = 1, members: int = 0
    ) -> None:
        if most > _MOST[WORD]:
            raise ValueError(f"{name} does not fit into two bytes")
        self.name: Final = name
        self.about: Final = about
        self.most: Final = most
        self.count: Final = count
        self.members: Final = members
        #: The bytes that one number or set takes.
        self.width: Final = (members + 7) // 8 if members else BYTE if most <= _MOST[BYTE] else WORD


@final
class Block:
    """Fields of the same things, of which there are several (`entries`): the fields of one seat lie
    together; in `columns` those of one field do."""

    __slots__ = ("columns", "entries", "fields", "name")

    def __init__(
        self, name: str, fields: Sequence[Entry], entries: int = 1, columns: bool = False
    ) -> None:
        self.name: Final = name
        self.fields: Final = list(fields)
        self.entries: Final = entries
        self.columns: Final = columns


@final
class Field:
    """Where a field lies: number c of entry e is at `offset` + e · `stride` + c · width."""

    __slots__ = ("declared", "entries", "name", "offset", "stride")

    def __init__(self, name: str, declared: Entry, offset: int, entries: int, stride: int) -> None:
        self.name: Final = name
        self.declared: Final = declared
        self.offset: Final = offset
        self.entries: Final = entries
        self.stride: Final = stride

    def read(self, row: bytes) -> list[int]:
        """The numbers in a row, entry by entry; a set as a number whose bits are its members."""
        found: list[int] = []
        width = self.declared.width
        for entry in range(self.entries):
            for number in range(self.declared.count):
                at = self.offset + entry * self.stride + number * width
                found.append(int.from_bytes(row[at : at + width], "little"))
        return found

    def most(self) -> int:
        """The largest number that it can hold."""
        members = self.declared.members
        return (1 << members) - 1 if members else self.declared.most

    def to_data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "offset": self.offset,
            "entries": self.entries,
            "stride": self.stride,
            "count": self.declared.count,
            "width": self.declared.width,
            "members": self.declared.members,
            "most": self.declared.most,
        }


@final
class Encoding:
    """What lies where in the rows of one game, `size` bytes each. It does not change without the
    `version`, and a test of each game holds its `digest`."""

    def __init__(self, version: int, blocks: Sequence[Block]) -> None:
        self.version: Final = version
        self.fields: Final[list[Field]] = []
        offset = 0
        for block in blocks:
            sizes = [one.count * one.width for one in block.fields]
            for one, size in zip(block.fields, sizes, strict=True):
                name = f"{block.name}.{one.name}" if block.name else one.name
                stride = size if block.columns else sum(sizes)
                self.fields.append(Field(name, one, offset, block.entries, stride))
                offset += block.entries * size if block.columns else size
            if not block.columns:
                offset += (block.entries - 1) * sum(sizes)
        self.size: Final = offset

    def field(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise ValueError(f"no field {name}")

    def read(self, row: bytes) -> dict[str, list[int]]:
        """A row by the names of its fields."""
        return {field.name: field.read(row) for field in self.fields}

    def too_large(self, row: bytes) -> list[str]:
        """What is larger in a row than it can be; for tests."""
        return [
            f"{field.name}: {number} > {field.most()}"
            for field in self.fields
            for number in field.read(row)
            if number > field.most()
        ]

    def digest(self) -> str:
        """Changes whenever a row means something else."""
        fields = [field.to_data() for field in self.fields]
        return digest({"version": self.version, "size": self.size, "fields": fields})


@final
class Features:
    """What is printed on content of one kind, a line of numbers for each number that rows and ids
    name it by; line 0 is nothing at all. So a piece of content that a program never met is made of
    things that it knows."""

    __slots__ = ("columns", "lines", "names")

    def __init__(self, columns: list[str], names: list[str], lines: list[list[int]]) -> None:
        self.columns: Final = columns
        self.names: Final = names
        self.lines: Final = lines


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Packs the tables of one game into rows."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding: Final = encoding

    def features(self) -> dict[str, Features]:
        """What is printed on content, by its kind, where rows and ids name it by number."""
        return {}

    def shape(self) -> Shape:
        """Which fields belong together."""
        return Shape([])

    def row(self, table: Any, viewer: int, decision: Decision | None = None) -> bytes:
        """What `viewer`, a seat, may know of a table; and of the question that it is asked, if one
        is given and the table alone does not tell what it is about."""
        raise NotImplementedError

    def pack_into(
        self,
        table: Any,
        viewer: int,
        buffer: Any,
        offset: int,
        decision: Decision | None = None,
    ) -> None:
        """The same, written into a buffer of bytes (a bytearray, a memoryview …)."""
        row = self.row(table, viewer, decision)
        buffer[offset : offset + len(row)] = row
