"""Questions that the rules put in the middle: a land, a piece, a card, a number, yes or no.

Each gives back what was chosen. A question with one answer is forced: it is not put, but a written
position may answer it all the same.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from loci.core.decision import Decision, Move
from loci.core.text import Text
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.island import Island
from loci.games.spirit_island.state.moves import (
    NO,
    STOP,
    YES,
    Carry,
    Named,
    Number,
    Pick,
    Place,
)
from loci.games.spirit_island.state.terms import ELEMENTS, NOWHERE

#: A script that gives a number back: a land, a seat, a piece, how many.
Asking = Generator[Decision, Move, int]
#: A script that gives a name back: a card, an option, an element.
Naming = Generator[Decision, Move, str]

NO_PIECE: Final = 0
A_SITE: Final = -1  # in the place of a piece: a sacred site that counts as one
#: The verb for such a site by that for a piece.
_OF_SITES: Final = {verbs.PUSH: verbs.PUSH_SITE, verbs.GATHER: verbs.GATHER_SITE}


def ask(seat: int, prompt: Text, moves: list[Move]) -> Generator[Decision, Move, Move]:
    """Put a question and give the answer back."""
    return (yield Decision(seat, prompt, moves, forced=len(moves) == 1))


def ask_land(
    island: Island,
    seat: int,
    prompt: Text,
    lands: list[int],
    verb: str = verbs.LAND,
    optional: bool = False,
) -> Asking:
    """One of these lands; NOWHERE if there are none or, where it is `optional`, none is wanted."""
    if not lands:
        return NOWHERE
    moves: list[Move] = [Place(verb, land, island.names[land]) for land in lands]
    if optional:
        moves.append(STOP)
    answer = yield Decision(seat, prompt, moves, forced=len(moves) == 1)
    return answer.land if isinstance(answer, Place) else NOWHERE


def ask_piece(
    seat: int, prompt: Text, verb: str, codes: list[int], optional: bool = False
) -> Asking:
    """One of these pieces of a land; NO_PIECE if there are none or none is wanted."""
    if not codes:
        return NO_PIECE
    moves: list[Move] = [Pick(verb, code) for code in codes]
    if optional:
        moves.append(STOP)
    answer = yield Decision(seat, prompt, moves, forced=len(moves) == 1)
    return answer.code if isinstance(answer, Pick) else NO_PIECE


def ask_carry(
    island: Island,
    seat: int,
    prompt: Text,
    verb: str,
    pairs: list[tuple[int, int]],
    optional: bool = False,
    sites: list[int] | None = None,
) -> Generator[Decision, Move, tuple[int, int]]:
    """One of these pieces, each with a land to go to or to come from; NO_PIECE if none, A_SITE if a
    sacred site goes to or comes from one of the `sites` in its place, which nobody must do."""
    if not pairs and not sites:
        return NO_PIECE, NOWHERE
    moves: list[Move] = [Carry(verb, code, land, island.names[land]) for code, land in pairs]
    moves += [Place(_OF_SITES[verb], land, island.names[land]) for land in sites or []]
    if optional or not pairs:
        moves.append(STOP)
    answer = yield Decision(seat, prompt, moves, forced=len(moves) == 1)
    if isinstance(answer, Place):
        return A_SITE, answer.land
    return (answer.code, answer.land) if isinstance(answer, Carry) else (NO_PIECE, NOWHERE)


def ask_name(
    seat: int, prompt: Text, verb: str, names: list[str], optional: bool = False
) -> Naming:
    """One of these cards, decks or options; nothing if there are none or none is wanted."""
    if not names:
        return ""
    moves: list[Move] = [Named(verb, name) for name in names]
    if optional:
        moves.append(STOP)
    answer = yield Decision(seat, prompt, moves, forced=len(moves) == 1)
    return answer.name if isinstance(answer, Named) else ""


def ask_board(island: Island, seat: int, prompt: Text, boards: list[int]) -> Asking:
    """The slot of one of these boards."""
    letters = [island.boards[board] for board in boards]
    name = yield from ask_name(seat, prompt, verbs.BOARD, letters)
    return island.boards.index(name)


def ask_element(seat: int, elements: list[int]) -> Asking:
    """One of these elements."""
    names = [ELEMENTS[element] for element in elements]
    name = yield from ask_name(seat, Text("ask-element"), verbs.ELEMENT, names)
    return ELEMENTS.index(name)


def ask_number(seat: int, prompt: Text, verb: str, numbers: list[int]) -> Asking:
    """One of these numbers."""
    moves: list[Move] = [Number(verb, number) for number in numbers]
    answer = yield Decision(seat, prompt, moves, forced=len(moves) == 1)
    assert isinstance(answer, Number)
    return answer.number


def ask_yes(seat: int, prompt: Text) -> Generator[Decision, Move, bool]:
    answer = yield Decision(seat, prompt, [YES, NO])
    return answer == YES
