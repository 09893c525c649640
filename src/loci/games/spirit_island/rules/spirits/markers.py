"""Element markers that a spirit prepares, keeps and spends; each is its element for one Action
(SX-7)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import Asking, ask_element, ask_name, ask_number
from loci.games.spirit_island.rules.powers.power import Power
from loci.games.spirit_island.rules.spirits.keeping import Keep, keep_words, kept_words
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.spirit_events import MarkersChanged
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import ELEMENTS

MARKERS: Final = Keep.elements("markers")


def prepare_marker(act: Act, seat: int) -> Script:
    """Prepare a marker of an element that the spirit chooses."""
    element = yield from ask_element(seat, list(range(len(ELEMENTS))))
    add_markers(act.table, seat, [element])


def add_markers(table: SpiritTable, seat: int, elements: list[int]) -> None:
    """Markers of these elements lie on the panel from now on."""
    names = [ELEMENTS[element] for element in elements]
    keep_words(table, seat, MARKERS, [*kept_words(table, seat, MARKERS), *names])
    _tell(table, seat, "prepared", names)


def discard_markers(
    act: Act, seat: int, most: int, up_to: bool = True
) -> Generator[Decision, Move, list[int]]:
    """Give so many markers away, or fewer; the elements that they were."""
    table = act.table
    given: list[int] = []
    while len(given) < most:
        names = [ELEMENTS[e] for e, number in enumerate(markers(table, seat)) if number]
        prompt = Text("ask-discard-marker", left=most - len(given))
        name = yield from ask_name(seat, prompt, verbs.ELEMENT, names, optional=up_to)
        if not name:
            break
        take_markers(table, seat, [ELEMENTS.index(name)])
        given.append(ELEMENTS.index(name))
    return given


def take_markers(table: SpiritTable, seat: int, elements: list[int]) -> None:
    """Markers of these elements leave the panel."""
    names = [ELEMENTS[element] for element in elements]
    left = kept_words(table, seat, MARKERS)
    for name in names:
        left.remove(name)
    keep_words(table, seat, MARKERS, left)
    _tell(table, seat, "spent", names)


def spend_for_levels(act: Act, power: Power, have: list[int]) -> None:
    """Spend the markers that the thresholds of the Action need besides the elements there are."""
    lacking: list[int] = []
    for element in range(len(ELEMENTS)):
        wanted = max([power.thresholds[level][element] for level in act.levels], default=0)
        lacking += [element] * (wanted - have[element])
    if lacking:
        spend_markers(act, lacking)


def spend_markers(act: Act, elements: list[int]) -> None:
    """Each gives one of its element to this Action alone."""
    take_markers(act.table, act.seat, elements)
    have = list(act.elements)
    for element in elements:
        have[element] += 1
    act.elements = have


def element_count(act: Act, element: int) -> Asking:
    """How many of an element a power counts on: those the spirit has, and as many markers as it
    wants to spend on that."""
    spare = markers(act.table, act.seat)[element] if act.table.seats[act.seat].kept else 0
    if spare:
        prompt = Text("ask-spend-markers", element=Text(f"element-{ELEMENTS[element]}"))
        numbers = list(range(spare + 1))
        spent = yield from ask_number(act.seat, prompt, verbs.SPEND, numbers)
        if spent:
            spend_markers(act, [element] * spent)
    return act.elements[element]


def _tell(table: SpiritTable, seat: int, what: str, names: list[str]) -> None:
    if table.sink is not None:
        table.sink.append(MarkersChanged(seat, what, names))


# -- reading ---------------------------------------------------------------------------------------


def markers(table: SpiritTable, seat: int) -> list[int]:
    """The prepared markers by element."""
    names = kept_words(table, seat, MARKERS)
    return [names.count(name) for name in ELEMENTS]
