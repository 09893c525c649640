"""The random source of a game: part of its state, with a pinned algorithm and named streams.

The algorithm is sfc32 (Chris Doty-Humphrey's "small fast chaotic" generator): four 32-bit words,
additions, shifts and exclusive-ors only, so every intermediate fits a machine integer and every
platform gives the same numbers. Each deck and each die has a stream of its own, seeded from the
game's seed and the stream's name: drawing more from one never changes another.
"""

from __future__ import annotations

import hashlib
import re
from struct import Struct
from typing import Any, Final, TypeVar, cast, final

from loci.core.data import Fields, digest
from loci.core.errors import BadData
from loci.core.text import Text

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFF
_WARM_UP: Final = 12
_EXACT: Final = 1 << 53  # whole numbers below it survive every reader of JSON
SEED_BITS: Final = 128  # of a seed that nobody chose
SEED_DIGITS: Final = 39  # of the greatest such seed
_MOST_USED: Final = 10**9  # numbers drawn; a long game draws a few thousand
_WORDS: Final = Struct(">III")
_Words = tuple[int, int, int, int]


@final
class Rng:
    """Seed, streams in use and how many numbers were drawn (`used`) since the seed was set.

    A stream is an immutable tuple, so a clone copies one small dict.
    """

    __slots__ = ("seed", "streams", "used")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.used = 0
        self.streams: dict[str, _Words] = {}

    def clone(self) -> Rng:
        copy = Rng(self.seed)
        copy.used = self.used
        copy.streams = self.streams.copy()
        return copy

    def below(self, stream: str, n: int) -> int:
        """A number 0 ≤ x < n, each equally likely; needs 1 ≤ n ≤ 2³²."""
        if n < 1 or n > _MASK + 1:
            raise ValueError(f"below() needs 1 to 2**32, got {n}")
        if n == 1:
            return 0  # certain: nothing is drawn, so nothing stands in the way of undo
        bits = (n - 1).bit_length()
        self.used += 1
        words = self.streams.get(stream)
        if words is None:
            words = _seeded(self.seed, stream)
        a, b, c, counter = words
        # Rejection keeps it exact: on average fewer than two turns.
        while True:
            out = (a + b + counter) & _MASK
            counter = (counter + 1) & _MASK
            a = b ^ (b >> 9)
            b = (c + ((c << 3) & _MASK)) & _MASK
            c = ((((c << 21) & _MASK) | (c >> 11)) + out) & _MASK
            value = out >> (32 - bits)
            if value < n:
                break
        self.streams[stream] = (a, b, c, counter)
        return value

    def die(self, stream: str, sides: int) -> int:
        """A roll of 1 … sides."""
        return self.below(stream, sides) + 1

    def pick(self, stream: str, items: list[T]) -> T:
        """One of `items`, which must not be empty."""
        return items[self.below(stream, len(items))]

    def shuffle(self, stream: str, items: list[T]) -> None:
        """Put `items` into random order, in place: as if `below` chose each place from the last
        on, but the stream is looked up once. Search deals whole decks anew all the time."""
        last = len(items) - 1
        if last < 1:
            return
        words = self.streams.get(stream)
        if words is None:
            words = _seeded(self.seed, stream)
        a, b, c, counter = words
        for i in range(last, 0, -1):
            shift = 32 - i.bit_length()
            while True:
                out = (a + b + counter) & _MASK
                counter = (counter + 1) & _MASK
                a = b ^ (b >> 9)
                b = (c + ((c << 3) & _MASK)) & _MASK
                c = ((((c << 21) & _MASK) | (c >> 11)) + out) & _MASK
                j = out >> shift
                if j <= i:
                    break
            items[i], items[j] = items[j], items[i]
        self.used += last
        self.streams[stream] = (a, b, c, counter)

    def to_data(self) -> dict[str, Any]:
        streams = {name: list(words) for name, words in self.streams.items()}
        return {"seed": seed_data(self.seed), "used": self.used, "streams": streams}

    @staticmethod
    def from_data(data: object, path: str = "$.rng") -> Rng:
        fields = Fields(data, path)
        rng = Rng(seed_from(fields.value("seed"), f"{path}.seed"))
        rng.used = fields.number("used")
        if not 0 <= rng.used <= _MOST_USED:
            raise BadData(Text("data-wrong", path=f"{path}.used", expected="0 …", found="…"))
        streams = fields.child("streams")
        for name in streams.data:
            words = streams.numbers(name)
            if len(words) != 4 or not all(0 <= word <= _MASK for word in words):
                raise BadData(
                    Text(
                        "data-wrong",
                        path=f"{path}.streams.{name}",
                        expected=Text("form-words"),
                        found=str(words),
                    )
                )
            rng.streams[name] = (words[0], words[1], words[2], words[3])
        fields.done()
        return rng


def derived_seed(seed: int, *parts: int | str) -> int:
    """A seed for a purpose of its own (game 17 of a simulation, the bot on seat 2).

    Below 2⁵³, so that JavaScript reads it exactly.
    """
    return int(digest([seed, *parts])[:13], 16)


def fresh_seed(seed: int, number: int) -> int:
    """The seed that follows `seed` where everything unknown is dealt anew after so many answers.
    As long as a seed can be, so that it is as secret as the one before it."""
    return int(digest([seed, "fresh", number]), 16)


def seed_data(seed: int) -> int | str:
    """A seed as JSON data: a number as long as every reader has it exactly, else text."""
    return seed if -_EXACT < seed < _EXACT else str(seed)


def seed_from(data: object, path: str) -> int:
    """Inverse of `seed_data`; `BadData` if it is none."""
    if isinstance(data, int) and not isinstance(data, bool):
        if abs(data) < 10**SEED_DIGITS:
            return data
        data = "…"  # so many digits are not even written
    if isinstance(data, str) and re.fullmatch(r"[1-9][0-9]{15,38}", data):
        seed = int(data)
        if seed >= _EXACT:
            return seed
    raise BadData(Text("data-wrong", path=path, expected=Text("form-seed"), found=str(data)[:60]))


def _seeded(seed: int, stream: str) -> _Words:
    raw = hashlib.blake2b(f"{seed}/{stream}".encode(), digest_size=12).digest()
    a, b, c = cast("tuple[int, int, int]", _WORDS.unpack(raw))
    counter = 1
    for _ in range(_WARM_UP):
        out = (a + b + counter) & _MASK
        counter += 1
        a = b ^ (b >> 9)
        b = (c + ((c << 3) & _MASK)) & _MASK
        c = ((((c << 21) & _MASK) | (c >> 11)) + out) & _MASK
    return (a, b, c, counter)
