"""What people write: names of people and tables, and other words, as they are kept."""

from __future__ import annotations

import re
import unicodedata
from typing import Final
from urllib.parse import urlsplit

from loci.core import Text
from loci.server.errors import Refusal

# Control, formatting (direction among it), halves of characters, private ones.
_HIDDEN: Final = ("Cc", "Cf", "Cs", "Co")
# Letters, marks and symbols by category, and yet nothing is to be seen of them.
_BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2065\u2800\u3164\uffa0"
    "\ufff0-\ufff8\U00016fe4\U0001d159\U000e0000-\U000e0fff]"
)
_MOST_MARKS: Final = 3  # on one letter, when those that make another letter of it are that letter
# How the letter before it is drawn: two names that differ in it would look alike.
_VARIANTS: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
# Without what would make two addresses of it, or something else than an address.
_EMAIL: Final = re.compile(r"[^@\s,;:<>()\[\]\\\"]{1,64}@[^@\s,;:<>()\[\]\\\"]{1,190}")
_WEBHOOK: Final = re.compile(r"https?://[\x21-\x7e]{1,500}")


def name(given: str, most: int) -> str:
    """A name of a person or a table as it is kept: one line, nothing invisible, not too long."""
    plain = _VARIANTS.sub("", given[: 10 * most])
    kept = " ".join(unicodedata.normalize("NFC", plain).split())
    if len(given) > 10 * most or len(kept) > most or not _visible(kept):
        raise Refusal(422, "name", Text("name-form", most=most))
    return kept


def name_or(given: str, most: int, otherwise: str) -> str:
    """A name that came with something else, such as a record; `otherwise` where it is none."""
    try:
        return name(given, most)
    except Refusal:
        return otherwise


def said(given: str, most: int) -> str:
    """A line of chat as it is kept; lines may break, and nothing else that is not to be seen."""
    text = given.strip()
    hidden = any(_hides(letter) for letter in text if letter not in "\n\t\u200d")
    if not text or len(text) > most or hidden:
        raise Refusal(422, "chat", Text("chat-length", most=most))
    return text


def email(given: str) -> str:
    if not _EMAIL.fullmatch(given) or any(_hides(letter) for letter in given):
        raise Refusal(422, "email", Text("email-form"))
    return given


def webhook(given: str) -> str:
    """An address to post to; whether it may be posted to is found out then."""
    try:
        parts = urlsplit(given) if _WEBHOOK.fullmatch(given) else None
        if parts is not None and parts.hostname and parts.port != 0:
            return given
    except ValueError:  # half an address in brackets, or a port that is no number
        pass
    raise Refusal(422, "webhook", Text("webhook-form"))


def _visible(text: str) -> bool:
    """Is there something to be seen, and nothing that is not?"""
    seen = any(unicodedata.category(letter)[0] in "LNPS" for letter in text)
    return seen and is_plain(text) and not _floods(text)


def is_plain(text: str) -> bool:
    """Is there nothing in it that nobody sees, or that changes how the rest is read?"""
    return not (_BLANK.search(text) or any(_hides(letter) for letter in text))


def _floods(text: str) -> bool:
    """Marks without a letter, or so many on one that they cover the lines around it."""
    marks = _MOST_MARKS  # before the first letter there may be none
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks > _MOST_MARKS:
            return True
    return False


def _hides(letter: str) -> bool:
    return unicodedata.category(letter) in _HIDDEN
