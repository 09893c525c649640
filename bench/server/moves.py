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

from loci.core import Header, Match, Move, find_game
from loci.core.data import encode
from loci.server.play.presence import Presence
from loci.server.play.table import Link, Table
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
        self.session: str | None = None
        self.link: Link | None = None
        self.known = 0
        self.shown: Shown | None = None
        self.text = text
        self.chat_known = 0
        self.bytes = 0

    def send(self, message: bytes) -> None:
        self.bytes += len(message)

    def sign_out(self) -> None:
        """Nobody signs out here."""


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
            begun = time.process_time()
            answer = asked(*args)
            self.seconds[name] += time.process_time() - begun
            self.times[name] += 1
            return answer

        return timed

    def ask(self, match: Match) -> None:
        """Let a match find its open questions; it keeps them for whoever asks next."""
        self._timed("decisions", match.decisions)()

    def take(self) -> dict[str, float]:
        """The seconds since this was last asked."""
        taken, self.seconds = self.seconds, dict.fromkeys(ASKED, 0.0)
        return taken


class Played:
    """A table in memory at which every seat has a client."""

    def __init__(self, name: str, seats: int, text: bool, seed: int, count: bool) -> None:
        game = find_game(name)
        self.counted = Counted(game)
        self.match = Match(game, Header(game.info.id, game.info.rules_version, seats, seed))
        header = header_data(self.match.header)
        row = MatchRow("bench", name, name, header, RUNNING, False, "u0", "open", None, 0.0, 0.0)
        persons = [Seat(n, PERSON, f"u{n}", None, None, f"P{n}", 0) for n in range(seats)]
        self.table = Table(self.counted if count else game, row, persons)  # type: ignore[arg-type]
        self.table.match = self.match
        self.table.expect_events()
        self.clients = [Client(f"u{n}", text) for n in range(seats)]
        self.table.wires.update(self.clients)
        self._teller = Teller(None, Presence(None))  # type: ignore[arg-type]
        self.tell()

    def tell(self) -> None:
        self.table.row.asked = sorted(self.table.questions())
        self._teller.moved(self.table)

    def answer(self, seat: int, move: Move) -> int:
        """Take an answer; of how many entries it was."""
        answered = self.match.answer(seat, move, listen=True)
        self.table.took(answered.events, [0.0] * len(answered.events))
        return len(answered.events)

    def sent(self) -> int:
        return sum(client.bytes for client in self.clients)


def measure(name: str, seats: int, text: bool, moves: int, seed: int) -> dict[str, Any]:
    """Play at one table; the figures, per move."""
    choose = random.Random(seed)
    played = Played(name, seats, text, seed, count=True)
    hello, whole = played.sent(), 0
    played.counted.times.clear()
    played.counted.take()
    made: list[tuple[int, Move]] = []
    seconds: list[dict[str, float]] = []  # of each move, by what they went into
    while len(made) < moves and played.match.outcome() is None:
        questions = played.table.questions()
        seat = choose.choice(sorted(questions))
        move = choose.choice(questions[seat].moves)
        begun = time.process_time()
        entries = played.answer(seat, move)
        rules = time.process_time() - begun
        played.counted.ask(played.match)
        played.tell()
        made.append((seat, move))
        seconds.append({"rules": rules, **played.counted.take()})
        whole += sum(_whole(played.table, client, entries) for client in played.clients)
    messages = len(made) * seats
    times = {asked: round(played.counted.times[asked] / len(made), 2) for asked in ASKED}
    quiet, told = (
        _cpu(Played(name, seats, text, seed, count=False), made, tell) for tell in (False, True)
    )
    return {
        "game": name,
        "seats": seats,
        "client": WORDS if text else BOARD,
        "moves": len(made),
        **{f"{what}_us": _usual([move[what] for move in seconds]) for what in seconds[0]},
        "telling_us": round(1e6 * (told - quiet) / len(made), 1),
        "hello_bytes": round(hello / seats),
        "whole_bytes": round(whole / messages),
        "sent_bytes": round((played.sent() - hello) / messages),
        "made": times,
    }


def _cpu(played: Played, made: list[tuple[int, Move]], tell: bool) -> float:
    """Seconds of the processor for the same moves again, with or without telling anybody."""
    begun = time.process_time()
    for seat, move in made:
        played.answer(seat, move)
        if tell:
            played.tell()
    return time.process_time() - begun


def _whole(table: Table, client: Client, entries: int) -> int:
    """How long the message would be if the scene were sent whole; measured apart."""
    assert client.shown is not None
    mine = table.mine(client.user_id)
    log = table.log_data(table.viewer(mine), len(table.times) - entries)
    scene = {name: msgspec.Raw(value) for name, value in client.shown.scene.items()}
    return len(encode({"t": "moved", "log": log, "scene": scene}))


def _usual(seconds: list[float]) -> float:
    """The median in microseconds."""
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
