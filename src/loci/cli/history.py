"""What happened at each entry of a match, found by playing it again."""

from __future__ import annotations

from collections.abc import Sequence

from loci.core import OPEN, Event, Match, Text


def events_by_entry(match: Match) -> list[list[Event]]:
    """The events of every entry, in order; none of those that are kept as stored."""
    game = match.game
    state = match.state_at(match.stored)
    happened: list[list[Event]] = [[] for _ in range(match.stored)]
    for number, entry in enumerate(match.entries[match.stored :], match.stored + 1):
        move = game.read(state, entry.seat, entry.move)
        happened.append(game.play(state, entry.seat, move))
        state = match.renewed(state, number)
    return happened


def lines_seen(happened: Sequence[list[Event]], viewer: int = OPEN) -> list[Text]:
    """The log lines of some entries as `viewer` may know them."""
    seen = [event.seen_by(viewer) for events in happened for event in events]
    return [event.text() for event in seen if event is not None]
