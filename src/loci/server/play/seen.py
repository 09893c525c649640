"""What a caller sees, as plain data of the protocol: a table, a scene of its match, a question."""

from __future__ import annotations

from typing import Any

from loci.core import AnyGame, Decision, State
from loci.server.storage.rows import (
    BOT,
    OPEN_SEAT,
    PERSON,
    RUNNING,
    MatchRow,
    Seat,
    header_from,
)

Questions = dict[int, Decision]


def scene_data(
    game: AnyGame, state: State, number: int, viewer: int, view: Any, questions: Questions
) -> dict[str, Any]:
    """A scene: `view` of `viewer` after that many entries and who is asked what, without words
    and without the questions of its own seats."""
    outcome = game.outcome(state)
    return {
        "number": number,
        "viewer": viewer,
        "view": view,
        "figures": [[figure.to_data() for figure in row] for row in game.figures(view)],
        "sections": [],
        "asked": [
            {"seat": seat, "prompt": decision.prompt.to_data()}
            for seat, decision in questions.items()
        ],
        "decisions": [],
        "outcome": None if outcome is None else outcome.to_data(),
        "clocks": None,
        "made": [],
        "stops": False,
        "private": False,
    }


def sections_data(game: AnyGame, view: Any) -> list[dict[str, Any]]:
    """A view in words."""
    return [section.to_data() for section in game.sections(view)]


def decision_data(game: AnyGame, state: State, decision: Decision, id: str) -> dict[str, Any]:
    """A question with everything that may be answered to it."""
    return {
        "id": id,
        "seat": decision.seat,
        "prompt": decision.prompt.to_data(),
        "rule": game.rule(decision.prompt),
        "complete": decision.complete,
        "choices": [choice.to_data() for choice in game.choices(state, decision)],
        "amounts": [one.to_data() for one in game.amounts(game.table(state), decision)],
    }


def stored_answers(row: MatchRow, rules: int | None) -> int:
    """How many of the first answers are kept as they were given under other rules than the game's
    present ones, `rules`: all of a match that is only to be looked at."""
    header = header_from(row.header)
    return row.entries if header.rules != rules else header.stored


def table_data(
    row: MatchRow,
    seats: list[Seat],
    user_id: str | None,
    mine: list[int],
    online: set[int],
    rules: int | None,
) -> dict[str, Any]:
    """A table as one caller sees it in lists and above the board; `rules` is the present version
    of its game's, None if that is not here any more."""
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "options": row.header["options"],
        "players": row.players,
        "status": row.status,
        "public": row.public,
        "host": user_id is not None and row.host_id == user_id,
        "undo": row.undo,
        "clock": row.clock,
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot if seat.kind == BOT else None,
                "mine": seat.seat in mine,
                "online": seat.seat in online,
                "returns": user_id is not None and seat.former_id == user_id,
                "research": seat.research and seat.seat in mine,
                "kept": seat.kept or (seat.kind == OPEN_SEAT and seat.invite != 0),
                "owner": seat.owner if seat.kind == PERSON or seat.kept else None,
            }
            for seat in seats
        ],
        "asked": row.asked if row.status == RUNNING else [],
        "entries": row.entries,
        "stored": stored_answers(row, rules),
        "created": row.created,
        "moved": row.moved,
        "outcome": row.outcome,
        "final": row.final,
        "forked_from": None
        if row.fork_id is None
        else {"id": row.fork_id, "number": row.fork_number},
        "trial": row.trial,
        "research": row.research,
    }
