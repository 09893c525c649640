"""A process that thinks: it reads one request per line and answers each with a line.

Started as `python -m loci.server.play.thinker` by `thinkers.py`. What may take long or crash
happens here, out of the server's event loop: bots, and the replay of records that people bring.
"""

from __future__ import annotations

import os
import sys
from typing import Any

from loci.bots.registry import find_bot
from loci.core import Budget, LociError, Match, RecordError, find_game
from loci.core.bot import SeatView
from loci.core.data import decode, encode
from loci.core.record import read


def decide(request: dict[str, Any]) -> dict[str, Any]:
    """What a bot answers for a seat in a state, seeing only that seat's view."""
    game = find_game(request["game"])
    state = game.load(decode(request["state"]))
    seat = request["seat"]
    bot = find_bot(game, request["bot"])(game, seat, request["seed"])
    decision = game.decisions(state)[seat]
    move = bot.decide(SeatView(game, state, seat), decision, Budget(request["seconds"]))
    return {"move": move.text()}


def replay(request: dict[str, Any]) -> dict[str, Any]:
    """Replay a record: its barriers and last state, or what is wrong with it."""
    try:
        record = read(request["text"])
        match = Match.replay(find_game(record.header.game), record)
    except RecordError as error:
        return {
            "refused": {
                "kind": error.kind,
                "line": error.line,
                "reason": error.reason.to_data(),
                "nearest": error.nearest,
            }
        }
    except LociError as error:
        return {"refused": {"kind": "record", "line": 0, "reason": error.reason.to_data()}}
    return {
        "barriers": match.barriers,
        "state": encode(match.state.to_data()).decode(),
        "asked": sorted(match.decisions()),
    }


_TASKS = {"decide": decide, "replay": replay}


def main() -> None:
    """Answer until the other end is closed. Nothing else may write where the answers go."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for line in sys.stdin.buffer:
        request = decode(line)
        try:
            answer = _TASKS[request["task"]](request)
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"[:500]}
        answers.write(encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
