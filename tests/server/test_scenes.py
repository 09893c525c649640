"""What clients make of the differences they are told is what they would have been told whole."""

from __future__ import annotations

import random
from typing import Any

import pytest

from loci.core import Match, Text, find_game, undo_verdict
from loci.core.data import decode, encode
from loci.server.play.looking import Scene, history, preview
from loci.server.play.looks import history_task, preview_task
from loci.server.play.presence import Presence
from loci.server.play.scenes import Scenes
from loci.server.play.table import Link, Table, events_between
from loci.server.play.telling import Shown, Teller, looked
from loci.server.storage.rows import FINISHED, PERSON, RUNNING, MatchRow, Seat, header_data
from loci.testing.seeds import seeds, soaking
from tests.server.clients import SceneReader

MOVES = 400 if soaking() else 60


class Client:
    """A socket, and the client behind it."""

    def __init__(self, user_id: str | None, text: bool) -> None:
        self.user_id = user_id
        self.link: Link | None = None
        self.known = 0
        self.shown: Shown | None = None
        self.text = text
        self.chat_known = 0
        self.log: list[Any] = []
        self.reader = SceneReader()
        self.scene: Any = None

    def send(self, message: bytes) -> None:
        data = decode(message)
        self.log = self.log[: data["start"]] + data["log"]
        self.scene = self.reader.read(data["scene"])

    def read(self, told: Any) -> Any:
        return self.reader.read(decode(encode(told)))


def table_of(game: str, seats: int, seed: int) -> Table:
    match = Match.start(find_game(game), seats, {}, seed)
    header = header_data(match.header)
    row = MatchRow("t", game, game, header, RUNNING, False, "u0", "open", None, 0.0, 0.0)
    made = Table(
        match.game, row, [Seat(n, PERSON, f"u{n}", None, None, f"P{n}", 0) for n in range(seats)]
    )
    made.match = match
    made.expect_events()
    row.asked = sorted(match.decisions())
    return made


def whole(scene: Scene) -> Any:
    return {name: decode(part) for name, part in scene.items()}


def anew(table: Table, client: Client) -> Any:
    """What the client should see, made without anything that was made before."""
    assert table.match is not None
    mine = table.mine(client.user_id)
    scene = Scenes(table.game).now(table.match, table.row, table.viewer(mine), mine, client.text)
    return whole(scene)


def check(table: Table, clients: list[Client]) -> None:
    for client in clients:
        assert encode(client.scene) == encode(anew(table, client))
        mine = table.mine(client.user_id)
        told = [entry["number"] for entry in client.log]
        assert told == list(range(1, len(table.times) + 1))
        if table.row.status == RUNNING:
            # (Of a finished match the earlier entries were told with fewer eyes.)
            newest = table.log_data(table.viewer(mine), max(0, len(table.times) - 1))
            assert client.log[-1:] == newest


def take_back(table: Table, after: Match) -> int:
    """Go back to `after`; how many entries stay as they were."""
    match = table.match
    assert match is not None
    pairs = zip(match.entries, after.entries, strict=False)
    start = next((n for n, (a, b) in enumerate(pairs) if a != b), len(after.entries))
    match.adopt(after)
    table.forget_after(start)
    events = events_between(match, start, len(match.entries))
    table.took(events, [0.0] * len(events))
    table.row.asked = sorted(table.questions())
    return start


def made(answer: dict[str, Any]) -> Scene:
    """A scene as the process that looks has answered it."""
    return {name: value.encode() for name, value in answer["scene"].items()}


def looks_back(table: Table, client: Client, number: int) -> None:
    assert table.match is not None
    viewer = table.viewer(table.mine(client.user_id))
    scene = made(history(history_task(table, table.match, number, viewer, client.text)))
    state = table.match.state_at(number)
    assert scene == table.scenes.of(state, number, viewer, client.text)
    assert encode(client.read(looked(client.shown, scene))) == encode(whole(scene))


def previews(table: Table, client: Client, seat: int, move: str) -> None:
    assert table.match is not None
    scene = made(preview(preview_task(table, table.match, seat, [move], client.text)))
    assert encode(client.read(looked(client.shown, scene))) == encode(whole(scene))


@pytest.mark.parametrize("seed", seeds(20, 2))
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        *(("haunted-lands", 2), ("haunted-lands", 4), ("terra-mystica", 2), ("terra-mystica", 3)),
        *(("spirit-island", 1), ("spirit-island", 3), ("lantern", 3), ("ferry", 2)),
    ],
)
def test_differences_add_up_to_the_whole(game: str, seats: int, seed: int) -> None:
    choose = random.Random(seed)
    table = table_of(game, seats, seed)
    match = table.match
    assert match is not None
    teller = Teller(None, Presence(None))  # type: ignore[arg-type]
    # Every seat, a second screen of the first, and two spectators.
    clients = [Client(f"u{n}", n % 2 == 0) for n in range(seats)]
    clients += [Client("u0", True), Client(None, True), Client(None, False)]
    table.wires.update(clients)
    teller.moved(table)
    check(table, clients)
    for _ in range(MOVES):
        if match.outcome() is not None:
            table.row.status = FINISHED
            teller.moved(table)
            check(table, clients)
            break
        questions = table.questions()
        seat = choose.choice(sorted(questions))
        move = choose.choice(questions[seat].moves).text()
        what = choose.random()
        if what < 0.1:  # somebody comes back, or reads words from now on
            gone = clients.pop(choose.randrange(len(clients)))
            table.wires.discard(gone)
            clients.append(Client(gone.user_id, not gone.text))
            table.wires.add(clients[-1])
            clients[-1].log = table.log_data(table.viewer(table.mine(gone.user_id)))
            clients[-1].known = len(clients[-1].log)
            clients[-1].scene = clients[-1].read(teller.show(table, clients[-1]))
        elif what < 0.2 and match.entries:
            looks_back(table, choose.choice(clients), choose.randrange(len(match.entries)))
        elif what < 0.3:
            previews(table, choose.choice(clients), seat, move)
        elif what < 0.4 and match.entries:
            verdict = undo_verdict(match, choose.choice(match.entries).seat, "open")
            if verdict.after is not None:
                teller.reset(table, Text("undo-done"), take_back(table, verdict.after))
        else:
            answered = match.answer(seat, move, listen=True)
            table.took(answered.events, [0.0] * len(answered.events))
            table.row.asked = sorted(table.questions())
            teller.moved(table)
        check(table, clients)
