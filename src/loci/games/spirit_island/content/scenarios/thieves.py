"""Thieves: how many there are, which lie face up, and what is known of the others.

A thief that lies face down has no number before it is turned up: chance draws one then, of those
that could be his, so that nothing hidden is ever written down. What the players have seen stays
known. Thieves that are turned down are mixed with the others of their land, and whoever of them
moves on takes the doubt along: a `ThiefMix` has the lands in which they may be and the numbers that
are among them (SX-46.28).
"""

from __future__ import annotations

from typing import Final, final

from loci.core.text import Text
from loci.games.spirit_island.rules.effect import FOR_GOOD, Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import lasting
from loci.games.spirit_island.rules.island.pieces import all_codes, change, count, put
from loci.games.spirit_island.state.events import Added, InLand
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BLANK_THIEF,
    DAHAN,
    THIEF,
    THIEVES,
    kind_of,
    piece,
)

#: How many thieves have each number, 0 for the blank ones.
NUMBERS: Final = (12, 3, 2, 1)
WATCHERS: Final = 2  # dahan in whose land thieves lie face up
_STREAM: Final = "thieves"
_FACES: Final = THIEVES[1:]


@final
class ThiefTurned(InLand):
    """A thief was turned up, and shows his number."""

    __slots__ = ("number",)

    def __init__(self, land: str, number: int) -> None:
        super().__init__(land)
        self.number: Final = number

    def text(self) -> Text:
        return Text("log-thief-turned", land=self.land, number=self.number)


@final
class ThiefMix(Effect):
    """Among the thieves who lie face down in these lands are some with numbers that were seen."""

    kind = "mixed-thieves"
    lasts = FOR_GOOD
    fields = (Field.text("lands", shown=True), Field.text("numbers", shown=True))

    def __init__(self, lands: str = "", numbers: str = "") -> None:
        super().__init__()
        self.lands: Final = lands  # by name: `A5+A6`
        self.numbers: Final = numbers  # `0+3`


register_effect(ThiefMix)


@final
class ThievesGone(Effect):
    """The numbers of thieves who have left the island in this turn, and are not in the supply."""

    kind = "thieves-gone"
    fields = (Field.text("numbers", shown=True),)

    def __init__(self, numbers: str = "") -> None:
        super().__init__()
        self.numbers: Final = numbers


register_effect(ThievesGone)


# -- changing --------------------------------------------------------------------------------------


def add_thief(table: SpiritTable, land: int) -> None:
    """One comes from the supply, face down, if any is left."""
    if in_supply(table):
        put(table, land, THIEF)
        if table.sink is not None:
            table.sink.append(Added(table.island.names[land], THIEF, "log-thief"))
        look_around(table)


def look_around(table: SpiritTable) -> None:
    """Thieves lie face up where enough dahan are, and face down elsewhere."""
    tidy(table)
    if not any([kind_of(code) >= THIEF for pieces in table.pieces for code in pieces[-1:]]):
        return  # sorted, and no kind comes after theirs
    for land in range(len(table.pieces)):
        if is_watched(table, land):
            for _ in all_codes(table, land, THIEF):
                turn_up(table, land)
        else:
            for code in all_codes(table, land, *_FACES):
                _turn_down(table, land, code)


def turn_up(table: SpiritTable, land: int) -> int:
    """One of the thieves who lie face down there shows his number; the piece that he is now."""
    number = _draw(table, land)
    face = piece(BLANK_THIEF + number)
    change(table, land, piece(THIEF), face)
    table.revealed += 1
    if table.sink is not None:
        table.sink.append(ThiefTurned(table.island.names[land], number))
    tidy(table)
    return face


def _turn_down(table: SpiritTable, land: int, code: int) -> None:
    """A thief whose number was seen is mixed with those who lie face down there."""
    change(table, land, code, piece(THIEF))
    _join(table, [land], [number_of(code)])


def went_on(table: SpiritTable, start: int, end: int) -> None:
    """One who lies face down has gone from a land to another: he may be any of those there."""
    if any([start in lands for lands, _ in mixes(table)]):
        _join(table, [start, end], [])
        tidy(table)


def is_gone(table: SpiritTable, code: int) -> None:
    """A thief who lay face up has left the island: he is not in the supply before the next turn."""
    numbers = [*_gone(table), number_of(code)]
    table.effects = tuple(
        [effect for effect in table.effects if not isinstance(effect, ThievesGone)]
    )
    lasting(table, ThievesGone(_written(numbers)))


def tidy(table: SpiritTable) -> None:
    """What is known follows the pieces: lands without thieves who lie face down are no part of a
    mix any more, a land that is woven into another is that, and nothing is known of nobody."""
    found: list[tuple[list[int], list[int]]] = []
    known = mixes(table)
    if not known:
        return
    for lands, numbers in known:
        there = sorted({table.island.standing_for(land) for land in lands})
        there = [land for land in there if count(table, land, THIEF)]
        hidden = sum([count(table, land, THIEF) for land in there])
        if there and numbers:
            found.append((there, numbers[:hidden]))
    _set_mixes(table, found)


def _join(table: SpiritTable, lands: list[int], numbers: list[int]) -> None:
    """The thieves of these lands are one mix, with more numbers among them."""
    apart: list[tuple[list[int], list[int]]] = []
    for there, known in mixes(table):
        if set(there) & set(lands):
            lands, numbers = sorted({*lands, *there}), [*numbers, *known]
        else:
            apart.append((there, known))
    _set_mixes(table, [*apart, (lands, numbers)])


def _set_mixes(table: SpiritTable, found: list[tuple[list[int], list[int]]]) -> None:
    others = [effect for effect in table.effects if not isinstance(effect, ThiefMix)]
    names = table.island.names
    ordered = sorted([(sorted(lands), sorted(numbers)) for lands, numbers in found])
    table.effects = (
        *others,
        *[
            ThiefMix("+".join([names[land] for land in lands]), _written(numbers))
            for lands, numbers in ordered
        ],
    )


def _draw(table: SpiritTable, land: int) -> int:
    """The number of one of those who lie face down in a land: one that was seen among them, or any
    that is nowhere to be seen."""
    for lands, numbers in mixes(table):
        if land not in lands:
            continue
        hidden = sum([count(table, other, THIEF) for other in lands])
        if hidden == len(numbers) and len(set(numbers)) == 1:  # nobody is in doubt
            seen = numbers[0]
        elif table.rng.below(_STREAM, hidden) < len(numbers):
            seen = table.rng.pick(_STREAM, numbers)
        else:
            break
        others = [mix for mix in mixes(table) if mix[0] != lands]
        numbers.remove(seen)
        _set_mixes(table, [*others, (lands, numbers)])
        return seen
    return table.rng.pick(_STREAM, _unseen(table))


# -- reading ---------------------------------------------------------------------------------------


def is_watched(table: SpiritTable, land: int) -> bool:
    return count(table, land, DAHAN) >= WATCHERS


def number_of(code: int) -> int:
    """The number of a thief who lies face up."""
    return kind_of(code) - BLANK_THIEF


def in_supply(table: SpiritTable) -> int:
    """How many thieves are neither on the island nor have left it in this turn."""
    there = sum([count(table, land, *THIEVES) for land in range(len(table.pieces))])
    return sum(NUMBERS) - there - len(_gone(table))


def mixes(table: SpiritTable) -> list[tuple[list[int], list[int]]]:
    """The lands of each mix and the numbers that are known to be there."""
    numbers = table.island.numbers
    return [
        ([numbers[name] for name in effect.lands.split("+")], _read(effect.numbers))
        for effect in table.effects
        if isinstance(effect, ThiefMix)
    ]


def _unseen(table: SpiritTable) -> list[int]:
    """The numbers that may be anywhere: in the supply, or of thieves who were never seen."""
    seen = seen_numbers(table)
    return [number for number, all in enumerate(NUMBERS) for _ in range(all - seen.count(number))]


def seen_numbers(table: SpiritTable) -> list[int]:
    """The numbers of which it is known where they are."""
    found = _gone(table)
    for _, numbers in mixes(table):
        found += numbers
    for land in range(len(table.pieces)):
        found += [number_of(code) for code in all_codes(table, land, *_FACES)]
    return found


def _gone(table: SpiritTable) -> list[int]:
    for effect in table.effects:
        if isinstance(effect, ThievesGone):
            return _read(effect.numbers)
    return []


def _written(numbers: list[int]) -> str:
    return "+".join([str(number) for number in sorted(numbers)])


def _read(numbers: str) -> list[int]:
    return [int(number) for number in numbers.split("+") if number]
