"""Reading what people bring, in a process of its own (`thinker.py`): records, and options that are
files. Whatever passes here the server can load, draw and play on without a fault."""

from __future__ import annotations

from typing import Any

from loci.core import OPEN, SPECTATOR, BadData, Event, Match, Text, find_game
from loci.core.data import Fields, decode, encode
from loci.core.records.record import read
from loci.server.play.scenes import log_data
from loci.server.play.seen import decision_data, scene_data, sections_data
from loci.server.storage.rows import header_data


def start(request: dict[str, Any]) -> dict[str, Any]:
    """Try to set a match up; its options may hold files. As it keeps them, they come back."""
    game = find_game(request["game"])
    match = Match.start(game, request["players"], request["options"], request["seed"])
    return {"options": dict(match.header.options)}


def replay(request: dict[str, Any]) -> dict[str, Any]:
    """Replay the record in the body of a request: what is stored of it."""
    record = read(_text(request["body"]))
    if len(record.entries) > request["entries"]:
        raise BadData(Text("record-too-long", most=request["entries"]))
    game = find_game(record.header.game)
    match = Match.replay(game, record)
    header = header_data(match.header)
    if len(encode(header)) > request["header_bytes"]:
        raise BadData(Text("record-header-too-big", most=request["header_bytes"]))
    if match.header.start is not None:
        try:
            _draw(match)
        except Exception as error:  # nobody checked what was written into the first position
            raise BadData(Text("data-fault", detail=type(error).__name__)) from error
    return {
        "header": header,
        "seats": [match.header.seats.get(seat, "") for seat in range(match.header.players)],
        "title": game.info.title,
        "entries": [[entry.seat, entry.move, entry.auto, entry.comment] for entry in match.entries],
        "barriers": match.barriers,
        "fresh": [[number, str(seed)] for number, seed in match.fresh.items()],
        "outcome": None if record.outcome is None else record.outcome.to_data(),
        "state": encode(match.state.to_data()).decode(),
        "asked": sorted(match.decisions()),
    }


def _text(body: bytes) -> str:
    """What `{"text": …}` says."""
    fields = Fields(decode(body), "body")
    text = fields.word("text")
    fields.done()
    return text


def _draw(match: Match) -> None:
    """Make everything of the match that a socket is sent, for every viewer."""
    game = match.game
    viewers = [OPEN, SPECTATOR, *range(match.header.players)]
    state = match.state_at(match.stored)
    events: list[list[Event]] = [[] for _ in range(match.stored)]
    for number, entry in enumerate(match.entries[match.stored :], match.stored + 1):
        events.append(game.play(state, entry.seat, game.read(state, entry.seat, entry.move)))
        state = match.renewed(state, number)
    questions = match.decisions()
    for viewer in viewers:
        encode(log_data(match.entries, [0.0] * len(events), events, viewer, 0))
        view = game.view(match.state, viewer)
        encode(scene_data(game, match.state, len(match.entries), viewer, view, questions))
        encode(sections_data(game, view))
    for decision in questions.values():
        encode(decision_data(game, match.state, decision, match.decision_id(decision)))
