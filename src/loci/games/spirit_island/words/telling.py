"""What the log says of an answer that no event tells of: what somebody did, not what was asked."""

from __future__ import annotations

from typing import ClassVar, Final, final

from loci.core.decision import Move
from loci.core.event import Event
from loci.core.text import SeatName, Text
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import Answer, GrowthStep, Named, Place, Plain, Use
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.words.labels import growth_word_text, label
from loci.games.spirit_island.words.places import places


@final
class Chosen(Event):
    """Somebody has chosen something of which the rest is still to come."""

    __slots__ = ("concerned", "seat", "what")

    #: What comes of these is told by nothing else.
    _NEWS: ClassVar = ("told-done", "told-choice")

    def __init__(self, seat: int, what: Text, places: list[str]) -> None:
        self.seat: Final = seat
        self.what: Final = what
        self.concerned: Final = places

    def text(self) -> Text:
        return self.what

    def places(self) -> list[str]:
        return self.concerned

    def is_answer(self) -> bool:
        return self.what.id not in self._NEWS


def told(table: SpiritTable, seat: int, move: Move) -> Chosen:
    """An answer for the log; nothing that players choose is hidden from the others."""
    assert isinstance(move, Answer)
    return Chosen(seat, _sentence(table, seat, move), places(table, seat, move, None))


def _sentence(table: SpiritTable, seat: int, move: Answer) -> Text:
    who = SeatName(seat)
    if isinstance(move, Plain) and move.verb != verbs.GO_ON:
        return Text(f"told-{move.verb}", who=who)
    if isinstance(move, Use):
        message = "told-use" if move.verb == verbs.USE else "told-repeat"
        return Text(message, who=who, power=card_text(move.power))
    if isinstance(move, GrowthStep):
        return Text("told-growth", who=who, action=growth_word_text(move.verb))
    if isinstance(move, Named) and move.verb == verbs.GAIN:
        return Text("told-gain", who=who, deck=Text(f"deck-{move.name}"))
    if isinstance(move, Place) and move.verb == verbs.RAVAGE:
        return Text("told-ravage", land=move.name)
    if isinstance(move, Place) and move.verb == verbs.LAND:
        return Text("told-land", who=who, land=move.name)
    return Text("told-choice", who=who, what=label(table, seat, move))
