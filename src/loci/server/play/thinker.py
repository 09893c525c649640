"""A process that thinks: it reads one request per line, with as many bytes after it as that says,
and answers each with a line; before it, lines that say how far it is.

Started as `python -m loci.server.play.thinker` by `thinkers.py`, with the megabytes of memory that
it may have (0: any number) and how much it lets other processes go first. What may take long or
crash happens here, out of the server's event loop: bots, reading what people bring (`reading.py`),
looking ahead and back (`looking.py`).
"""

from __future__ import annotations

import os
import resource
import sys
from typing import Any, Final

from loci.bots import analysis
from loci.bots.hints import advice
from loci.bots.partners import announcement
from loci.bots.registry import find_bot
from loci.core import Budget, LociError, Match, MoveError, RecordError, find_game
from loci.core.bot import SeatView
from loci.core.data import decode, encode
from loci.core.records.record import read
from loci.server.play.looking import asked, history, preview, why
from loci.server.play.reading import replay, start
from loci.server.play.written import from_rows


def decide(request: dict[str, Any]) -> dict[str, Any]:
    """What a bot answers for a seat in a state, seeing only that seat's view; and, where its
    partners are to hear of it, what it is about to do."""
    game = find_game(request["game"])
    state = game.load(decode(request["state"]))
    seat = request["seat"]
    bot = find_bot(game, request["bot"])(game, seat, request["seed"])
    decision = game.decisions(state)[seat]
    move = bot.decide(SeatView(game, state, seat), decision, Budget(request["seconds"]))
    plans = announcement(game, state, bot, decision, move) if request["tells"] else []
    return {"move": move.text(), "plans": [text.to_data() for text in plans]}


def advise(request: dict[str, Any]) -> dict[str, Any]:
    """What somebody could answer for a seat in a state, the best first, and why."""
    game = find_game(request["game"])
    state = game.load(decode(request["state"]))
    budget = Budget(request["seconds"])
    found = advice(game, state, request["seat"], request["seed"], budget)
    return {
        "answers": [
            {"move": one.move.text(), "reason": one.reason.to_data(), "value": one.value}
            for one in found
        ]
    }


def refused(error: LociError) -> dict[str, Any]:
    """What is wrong with a task, for `thinkers.asked` to say."""
    return {
        "kind": error.kind,
        "line": error.line if isinstance(error, RecordError) else 0,
        "reason": error.reason.to_data(),
        "nearest": error.nearest if isinstance(error, MoveError | RecordError) else [],
        "move": isinstance(error, MoveError),
    }


def analyse(request: dict[str, Any]) -> dict[str, Any]:
    """What is to be said about the match whose record is the body."""
    record = read(request["body"].decode())
    match = Match.replay(find_game(record.header.game), record)

    def progress(done: int, of: int) -> None:
        request["tell"]({"done": done, "of": of})

    return analysis.analyse(match, progress).to_data()


READY: Final = b"ready\n"  # the first that it says

_TASKS = {
    "decide": decide,
    "advise": advise,
    "analyse": analyse,
    "replay": replay,
    "start": start,
    "asked": asked,
    "history": history,
    "preview": preview,
    "why": why,
    "written": from_rows,
}


def limit_memory(megabytes: int) -> None:
    """Let a task that asks for more fail, instead of the machine."""
    if megabytes:
        most = megabytes * 2**20
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main() -> None:
    """Answer until the other end is closed. Nothing else may write where the answers go."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    limit_memory(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    if len(sys.argv) > 2:
        os.nice(int(sys.argv[2]))

    def say(line: bytes) -> None:
        answers.write(line)
        answers.flush()

    say(READY)
    for line in sys.stdin.buffer:
        request = decode(line)
        request["body"] = sys.stdin.buffer.read(request["bytes"])
        request["tell"] = lambda far: say(encode({"progress": far}) + b"\n")
        try:
            answer = _TASKS[request["task"]](request)
        except LociError as error:
            answer = {"refused": refused(error)}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"[:500]}
        say(encode(answer) + b"\n")


if __name__ == "__main__":
    main()
