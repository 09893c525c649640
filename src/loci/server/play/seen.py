"""What a caller sees of a table and of a position, as plain data of the protocol."""

from __future__ import annotations

from typing import Any

from loci.core import AnyGame, Decision, State
from loci.server.storage.rows import BOT, RUNNING, MatchRow, Seat

Questions = dict[int, Decision]


def state_data(
    game: AnyGame,
    state: State,
    number: int,
    viewer: int,
    text: bool,
    questions: Questions | None = None,
) -> dict[str, Any]:
    """A state as `viewer` may know it. In words (`text`) only for those who read them; `questions`
    are the open ones, where they are known already."""
    view = game.view(state, viewer)
    outcome = game.outcome(state)
    asked = game.decisions(state) if questions is None else questions
    return {
        "number": number,
        "viewer": viewer,
        "view": view,
        "sections": [section.to_data() for section in game.sections(view)] if text else [],
        "asked": [
            {"seat": seat, "prompt": decision.prompt.to_data()} for seat, decision in asked.items()
        ],
        "decisions": [],
        "outcome": None if outcome is None else outcome.to_data(),
        "clocks": None,
        "steps": [],
        "stops": False,
    }


def decision_data(game: AnyGame, state: State, decision: Decision, id: str) -> dict[str, Any]:
    """A question with everything that may be answered to it."""
    return {
        "id": id,
        "seat": decision.seat,
        "prompt": decision.prompt.to_data(),
        "rule": game.rule(decision.prompt),
        "complete": decision.complete,
        "choices": [choice.to_data() for choice in game.choices(state, decision)],
    }


def table_data(
    row: MatchRow, seats: list[Seat], user_id: str | None, mine: list[int], online: set[int]
) -> dict[str, Any]:
    """A table as one caller sees it in lists and above the board."""
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
            }
            for seat in seats
        ],
        "asked": row.asked if row.status == RUNNING else [],
        "entries": row.entries,
        "created": row.created,
        "moved": row.moved,
        "outcome": row.outcome,
        "forked_from": None
        if row.fork_id is None
        else {"id": row.fork_id, "number": row.fork_number},
    }
