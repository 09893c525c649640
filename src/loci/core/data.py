"""Plain data at the edges: canonical JSON, stable hashes, and a reader that says what is wrong."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from loci.core.errors import BadData
from loci.core.text import Text

_encoder = msgspec.json.Encoder(order="deterministic")
_decoder = msgspec.json.Decoder()


def encode(data: object) -> bytes:
    """Canonical JSON: the same data gives the same bytes on every machine."""
    return _encoder.encode(data)


def decode(raw: bytes | str) -> Any:
    """JSON to plain data; `BadData` says where it breaks off."""
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadData(Text("bad-json", detail=str(error))) from error


def digest(data: object) -> str:
    """A hash of plain data, stable across processes, platforms and Python versions."""
    return hashlib.blake2b(encode(data), digest_size=16).hexdigest()


#: What a value can be, as messages.
FORM_OBJECT: Final = "form-object"
FORM_LIST: Final = "form-list"
FORM_TEXT: Final = "form-text"
FORM_NUMBER: Final = "form-number"
FORM_FLAG: Final = "form-flag"
_FORMS: Final[dict[type, str]] = {
    dict: FORM_OBJECT,
    list: FORM_LIST,
    str: FORM_TEXT,
    int: FORM_NUMBER,
    bool: FORM_FLAG,
    float: "form-fraction",
    type(None): "form-nothing",
}


class Fields:
    """Reads one JSON object field by field and complains precisely.

    Each reader names the field it wants; `done()` refuses whatever nobody asked for, so that a
    misspelt or foreign field is never silently dropped.
    """

    def __init__(self, data: object, path: str = "$") -> None:
        if not isinstance(data, dict):
            raise _wrong(path, FORM_OBJECT, data)
        self.data: dict[str, Any] = data
        self.path = path
        self.seen: set[str] = set()

    def value(self, name: str) -> Any:
        self.seen.add(name)
        if name not in self.data:
            raise BadData(Text("data-missing", path=f"{self.path}.{name}"))
        return self.data[name]

    def number(self, name: str) -> int:
        return _int(self.value(name), f"{self.path}.{name}")

    def between(self, name: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        number = self.number(name)
        if not least <= number <= most:
            path = f"{self.path}.{name}"
            found = str(number) if abs(number) <= 10**18 else "…"
            raise BadData(Text("data-wrong", path=path, expected=f"{least}–{most}", found=found))
        return number

    def flag(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            raise _wrong(f"{self.path}.{name}", FORM_FLAG, value)
        return value

    def word(self, name: str) -> str:
        return _str(self.value(name), f"{self.path}.{name}")

    def optional_word(self, name: str) -> str | None:
        return None if self.value(name) is None else self.word(name)

    def items(self, name: str) -> list[Any]:
        value = self.value(name)
        if not isinstance(value, list):
            raise _wrong(f"{self.path}.{name}", FORM_LIST, value)
        return value

    def numbers(self, name: str) -> list[int]:
        path = f"{self.path}.{name}"
        return [_int(item, f"{path}[{i}]") for i, item in enumerate(self.items(name))]

    def words(self, name: str) -> list[str]:
        path = f"{self.path}.{name}"
        return [_str(item, f"{path}[{i}]") for i, item in enumerate(self.items(name))]

    def child(self, name: str) -> Fields:
        return Fields(self.value(name), f"{self.path}.{name}")

    def children(self, name: str) -> list[Fields]:
        path = f"{self.path}.{name}"
        return [Fields(item, f"{path}[{i}]") for i, item in enumerate(self.items(name))]

    def done(self) -> None:
        """Every field present was asked for."""
        for name in self.data:
            if name not in self.seen:
                raise BadData(Text("data-unknown", path=f"{self.path}.{name}"))


def _int(value: object, path: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong(path, FORM_NUMBER, value)
    return value


def _str(value: object, path: str) -> str:
    if not isinstance(value, str):
        raise _wrong(path, FORM_TEXT, value)
    return value


def _wrong(path: str, expected: str, value: object) -> BadData:
    found = Text(_FORMS.get(type(value), "form-value"))
    return BadData(Text("data-wrong", path=path, expected=Text(expected), found=found))
