"""`make bench-moves`: what one move costs the site, per game.

Plays matches with seeded random answers at a table in memory, every seat a client, and says what
the rules take of a move, what the views and their words take, what everybody at the table is sent,
and how often each was made. There is no network and no database.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from pages import markdown_table, measured_on, write
from rich.console import Console
from rich.table import Table as Grid

from loci.core import Match, find_game
from loci.core.data import encode
from loci.core.record import Header
from loci.server.play.presence import Presence
from loci.server.play.table import Table
from loci.server.play.telling import Shown, Teller
from loci.server.storage.rows import PERSON, RUNNING, MatchRow, Seat, header_data

T = TypeVar("T")

WORDS, BOARD = "words", "board"
DEFAULT = ",".join(
    f"{game}:{seats}"
    for game, numbers in (
        ("haunted-lands", (2, 4)),
        ("terra-mystica", (2, 4)),
        ("spirit-island", (1, 4)),
    )
    for seats in numbers
)
# What the site asks of a game to show a match; the rules of a move are asked besides.
ASKED = ("decisions", "view", "sections", "choices")
HEADINGS = (
    "game",
    "seats",
    "client",
    "rules µs",
    "questions µs",
    "views µs",
    "words µs",
    "choices µs",
    "telling µs",
    "whole bytes",
    "sent bytes",
    "times less",
    "made per move",
)


class Client:
    """A socket that only counts what it is sent."""

    def __init__(self, user_id: str, text: bool) -> None:
        self.user_id: str | None = user_id
        self.link_seat: int | None = None
        self.known = 0
        self.shown: Shown | None = None
        self.text = text
        self.chat_known = 0
        self.bytes = 0

    def send(self, message: bytes) -> None:
        self.bytes += len(message)


class Counted:
    """A game that counts, and times, what is asked of it."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.times: Counter[str] = Counter()
        self.seconds: dict[str, float] = dict.fromkeys(ASKED, 0.0)  # since they were last taken

    def __getattr__(self, name: str) -> Any:
        asked = getattr(self._game, name)
        return self._timed(name, asked) if name in ASKED else asked

    def _timed(self, name: str, asked: Callable[..., T]) -> Callable[..., T]:
        def timed(*args: Any) -> T:
            begun = time.perf_counter()
            answer = asked(*args)
            self.seconds[name] += time.perf_counter() - begun
            self.times[name] += 1
            return answer

        return timed

    def take(self) -> dict[str, float]:
        """The seconds since this was last asked."""
        taken, self.seconds = self.seconds, dict.fromkeys(ASKED, 0.0)
        return taken


def measure(name: str, seats: int, text: bool, moves: int, seed: int) -> dict[str, Any]:
    """Play at one table; the figures, per move."""
    game = find_game(name)
    choose = random.Random(seed)
    counted = Counted(game)
    table = Table(counted, _row(name, seats, seed), [_seat(n) for n in range(seats)])  # type: ignore[arg-type]
    table.match = match = Match(game, _header(game, seats, seed))
    teller = Teller(None, Presence(None))  # type: ignore[arg-type]
    clients = [Client(f"u{n}", text) for n in range(seats)]
    table.wires.update(clients)
    table.row.asked = sorted(match.decisions())
    table.expect_events()
    teller.moved(table)
    hello = sum(client.bytes for client in clients)
    whole = 0
    counted.times.clear()
    counted.take()
    moved: list[dict[str, float]] = []  # seconds by what they went into
    while len(moved) < moves and match.outcome() is None:
        questions = table.questions()
        seat = choose.choice(sorted(questions))
        move = choose.choice(questions[seat].moves)
        begun = time.perf_counter()
        answered = match.answer(seat, move, listen=True)
        rules = time.perf_counter() - begun
        table.took(answered.events, [0.0] * len(answered.events))
        begun = time.perf_counter()
        table.row.asked = sorted(table.questions())
        teller.moved(table)
        telling = time.perf_counter() - begun
        moved.append({"rules": rules, "telling": telling, **counted.take()})
        whole += sum(_whole(table, client, len(answered.events)) for client in clients)
    sent = sum(client.bytes for client in clients) - hello
    messages = max(1, len(moved) * seats)
    return {
        "game": name,
        "seats": seats,
        "client": WORDS if text else BOARD,
        "moves": len(moved),
        **{f"{what}_us": _us([move[what] for move in moved]) for what in moved[0]},
        "hello_bytes": round(hello / seats),
        "whole_bytes": round(whole / messages),
        "sent_bytes": round(sent / messages),
        "made": {asked: round(counted.times[asked] / len(moved), 2) for asked in ASKED},
    }


def _whole(table: Table, client: Client, entries: int) -> int:
    """How long the message would be if the scene were sent whole; measured apart."""
    assert client.shown is not None
    mine = table.mine(client.user_id)
    log = table.log_data(table.viewer(mine), len(table.times) - entries)
    scene = {name: msgspec.Raw(value) for name, value in client.shown.scene.items()}
    return len(encode({"t": "moved", "log": log, "scene": scene}))


def _header(game: Any, seats: int, seed: int) -> Header:
    return Header(game.info.id, game.info.rules_version, seats, seed)


def _row(name: str, seats: int, seed: int) -> MatchRow:
    header = header_data(_header(find_game(name), seats, seed))
    return MatchRow("bench", name, name, header, RUNNING, False, "u0", "open", None, 0.0, 0.0)


def _seat(number: int) -> Seat:
    return Seat(number, PERSON, f"u{number}", None, None, f"P{number}", 0)


def _us(seconds: list[float]) -> float:
    """The usual one: the median is not disturbed by what else the machine does."""
    return round(1e6 * statistics.median(seconds), 1)


def cells(run: dict[str, Any]) -> list[str]:
    """One run as a row."""
    keys = ("rules", "decisions", "view", "sections", "choices", "telling")
    return [
        run["game"],
        str(run["seats"]),
        run["client"],
        *[f"{run[f'{key}_us']:,.0f}" for key in keys],
        f"{run['whole_bytes']:,}",
        f"{run['sent_bytes']:,}",
        f"{run['whole_bytes'] / max(1, run['sent_bytes']):.1f}",
        " / ".join(f"{times:g}" for times in run["made"].values()),
    ]


def main() -> None:
    args = arguments()
    runs = []
    for word in args.games.split(","):
        name, _, seats = word.partition(":")
        for text in (False, True):
            runs.append(measure(name, int(seats or 2), text, args.moves, args.seed))
    if args.json:
        print(json.dumps(runs, indent=2))
    else:
        grid = Grid(*HEADINGS, title="What one move costs the site")
        for run in runs:
            grid.add_row(*cells(run))
        Console(width=170).print(grid)
    if args.markdown is not None:
        facts = f"{measured_on()}\nUp to {args.moves} moves of each, seed {args.seed}."
        rows = [cells(run) for run in runs]
        write(args.markdown, f"{facts}\n\n{markdown_table(HEADINGS, rows, 3)}", "bench-moves")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/server/moves.py", description=__doc__)
    add = parser.add_argument
    add("--games", default=DEFAULT, help="games and seats (default: %(default)s)")
    add("--moves", type=int, default=200, help="of each match at most (default: %(default)s)")
    add("--seed", type=int, default=7, help="(default: %(default)s)")
    add("--json", action="store_true", help="print JSON instead of a table")
    add("--markdown", type=Path, help="also write the figures into this page, between its marks")
    return parser.parse_args()


if __name__ == "__main__":
    main()
