"""What a spirit keeps beside its panel: Time, prepared element markers, cards set aside, choices
made for good. A spirit declares each such thing (`Spirit.keeps`); saving, view, audit and positions
follow from that."""

from __future__ import annotations

from typing import Final, final

from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.seat import Kept, Seat
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import ELEMENTS

# What is kept
NUMBER: Final = "number"
ELEMENT_COUNTS: Final = "elements"
CARDS: Final = "cards"
WORDS: Final = "words"

MOST: Final = 99  # of anything that has no limit of its own


@final
class Keep:
    """One thing that a spirit keeps: its name in saved tables, positions and texts (`keep-NAME`),
    its kind, and the most there can be of it. Of a number, `presence` says that it counts presence,
    which is then neither on a track nor on the island; of words, `allowed` are those there are."""

    __slots__ = ("allowed", "kind", "most", "name", "presence")

    def __init__(
        self,
        name: str,
        kind: str,
        most: int = MOST,
        presence: bool = False,
        allowed: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.most: Final = most
        self.presence: Final = presence
        self.allowed: Final = allowed

    @staticmethod
    def number(name: str, most: int = MOST, presence: bool = False) -> Keep:
        """A number, at first 0."""
        return Keep(name, NUMBER, most, presence)

    @staticmethod
    def elements(name: str) -> Keep:
        """Elements, any number of each."""
        return Keep(name, ELEMENT_COUNTS, allowed=ELEMENTS)

    @staticmethod
    def cards(name: str) -> Keep:
        """Power cards that lie face up with the spirit and are in no other place."""
        return Keep(name, CARDS)

    @staticmethod
    def words(name: str, *allowed: str) -> Keep:
        """Words in the order in which they came, for choices that stay."""
        return Keep(name, WORDS, allowed=allowed)


# -- changing --------------------------------------------------------------------------------------


def keep_number(table: SpiritTable, seat: int, keep: Keep, number: int) -> None:
    _keep(table.seats[seat], keep, number)


def keep_words(table: SpiritTable, seat: int, keep: Keep, words: list[str]) -> None:
    """Elements are kept in the order of the game, other words as they are."""
    if keep.kind == ELEMENT_COUNTS:
        words = sorted(words, key=ELEMENTS.index)
    _keep(table.seats[seat], keep, tuple(words))


def _keep(owner: Seat, keep: Keep, value: Kept) -> None:
    """What is kept is replaced, never changed; nothing is not written down."""
    kept = {name: other for name, other in owner.kept.items() if name != keep.name}
    if value:
        kept[keep.name] = value
    owner.kept = {name: kept[name] for name in sorted(kept)}


# -- reading ---------------------------------------------------------------------------------------


def kept_number(table: SpiritTable, seat: int, keep: Keep) -> int:
    number = table.seats[seat].kept.get(keep.name, 0)
    return number if isinstance(number, int) else 0


def kept_words(table: SpiritTable, seat: int, keep: Keep) -> list[str]:
    words = table.seats[seat].kept.get(keep.name, ())
    return [] if isinstance(words, int) else list(words)


def kept_cards(owner: Seat, keeps: tuple[Keep, ...]) -> list[str]:
    """All power cards that a seat keeps so."""
    found: list[str] = []
    for keep in keeps if owner.kept else ():
        words = owner.kept.get(keep.name, ())
        if keep.kind == CARDS and not isinstance(words, int):
            found += words
    return found


def kept_presence(owner: Seat, keeps: tuple[Keep, ...]) -> int:
    """The presence that a seat keeps so."""
    found = 0
    for keep in keeps if owner.kept else ():
        number = owner.kept.get(keep.name, 0)
        if keep.presence and isinstance(number, int):
            found += number
    return found


def wrongly_kept(owner: Seat, keeps: tuple[Keep, ...]) -> list[str]:
    """What cannot be true of the things that a seat keeps, in a developer's words."""
    declared = {keep.name: keep for keep in keeps}
    wrong = [f"nobody keeps {name}" for name in owner.kept if name not in declared]
    for name, value in owner.kept.items():
        keep = declared.get(name)
        if keep is not None and not _is_kept_well(keep, value):
            wrong.append(f"{name}: {value}")
    return wrong


def _is_kept_well(keep: Keep, value: Kept) -> bool:
    if isinstance(value, int):
        return keep.kind == NUMBER and 0 < value <= keep.most
    if keep.kind == CARDS:
        return len(value) <= keep.most and all([card in POWERS for card in value])
    return (
        keep.kind != NUMBER
        and len(value) <= keep.most
        and all([word in keep.allowed for word in value])
    )
