"""Texts and data that are almost right: what tests send to see that nothing falls over."""

from __future__ import annotations

import copy
import json
import random
from typing import Any, Final

#: What no reader expects where it stands.
STRANGE: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 99, 2**31, 2**53, 2**63, 2**64, 10**30, -(10**30), 1.5, 1e300),
    *("", " ", "x", "\0", "a\0b", "\n", "\r\n", "\x1b[2J", "\u202e", "\u3164", "é", "😀", "\x7f"),
    *("P1", "A1", "A1 A2", "pass", "1", "-1", "{}", "$", "../..", "x" * 300, "9" * 50),
    *([], {}, [None], [[]], {"": None}, {"a": {"b": []}}, [0] * 50, ["x"] * 50),
)
_PIECES: Final = (
    *(
        "\0",
        "\n",
        "\r",
        "\t",
        " ",
        '"',
        "\\",
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        ".",
        "-",
        "#",
        "&a",
        "*a",
    ),
    *("\u202e", "\u2028", "\ufeff", "é", "😀", "0", "9" * 30, "1e999", "null", "P99", "!!", "<<: "),
)


def mutated_data(data: Any, choose: random.Random, times: int = 1) -> Any:
    """A copy of JSON data with something in it replaced, doubled, left out or put elsewhere."""
    made = json.loads(json.dumps(data))
    for _ in range(times):
        places = _places(made)
        if not places:
            return _strange(choose)
        holder, key = choose.choice(places)
        how = choose.randrange(6)
        if how == 0:
            del holder[key]
        elif how == 1 and isinstance(holder, list):
            holder[key:key] = [holder[key]] * choose.choice((1, 2, 40))
        elif how == 2:
            other, there = choose.choice(places)
            holder[key] = json.loads(json.dumps(other[there]))
        elif how == 3 and isinstance(holder, dict):
            holder[choose.choice(("", "x", "\0", "P9", "0"))] = _strange(choose)
        elif how == 4 and isinstance(holder[key], int) and not isinstance(holder[key], bool):
            holder[key] += choose.choice((-1, 1, 7, -100, 10**6))
        else:
            holder[key] = _strange(choose)
    return made


def mutated_text(text: str, choose: random.Random, times: int = 1) -> str:
    """The text with some of its characters, lines or numbers damaged."""
    for _ in range(times):
        at = choose.randrange(len(text) + 1)
        length = choose.choice((0, 1, 1, 2, 5, 40))
        how = choose.randrange(5)
        if how == 0:
            text = text[:at] + text[at + length :]
        elif how == 1:
            text = text[:at] + text[at : at + length] * 2 + text[at + length :]
        elif how == 2:
            lines = text.split("\n")
            one, other = choose.randrange(len(lines)), choose.randrange(len(lines))
            lines[one], lines[other] = lines[other], lines[one]
            text = "\n".join(lines)
        elif how == 3:
            digits = [n for n, letter in enumerate(text) if letter.isdigit()]
            if digits:
                n = choose.choice(digits)
                text = text[:n] + choose.choice(("0", "7", "99", "4294967296")) + text[n + 1 :]
        else:
            text = text[:at] + choose.choice(_PIECES) + text[at + length :]
    return text


def _strange(choose: random.Random) -> Any:
    """One of the strange things, the caller's own: put into itself it would have no end."""
    return copy.deepcopy(choose.choice(STRANGE))


def _places(data: Any) -> list[tuple[Any, Any]]:
    """Every place in the data: what holds it, and its key there."""
    found: list[tuple[Any, Any]] = []
    waiting = [data]
    while waiting:
        holder = waiting.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        for key in keys:
            found.append((holder, key))
            if isinstance(holder[key], dict | list):
                waiting.append(holder[key])
    return found
