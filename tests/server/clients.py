"""What tests talk to a server with: guests, and sockets that check and keep every message."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from loci.server.http.messages import SERVER_MESSAGE, SceneData
from loci.server.play.difference import applied

ANSWERS = ("done", "refused", "scene", "why", "hint")
PATIENCE = 300.0  # seconds until what must come is given up; a busy machine may take long
SCENE = TypeAdapter(SceneData)


def waiting(what: str, seconds: float = PATIENCE) -> Iterator[None]:
    """The rounds of a loop that waits for something: `for _ in waiting("the bot's move"): …`, left
    by `break`. No test waits for ever: it fails by what never came."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
    raise TimeoutError(f"{what}: nothing of it within {seconds:.0f} s")


OPEN: list[Any] = []  # to be closed after each test


class Refused(AssertionError):
    """The server refused a request over the socket."""

    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(message["kind"], message["reason"])
        self.kind: str = message["kind"]
        self.message = message


class Guest:
    """A caller with a cookie of their own."""

    def __init__(self, address: str, name: str | None = "Ada") -> None:
        OPEN.append(self)
        self.address = address.rstrip("/")
        self.http = httpx.Client(
            base_url=f"{self.address}/api",
            headers={"X-Loci": "1"},
            timeout=PATIENCE,
            limits=httpx.Limits(keepalive_expiry=1.0),  # before the server closes it
            trust_env=False,
        )
        self.me: dict[str, Any] = {} if name is None else self.post("/me", name=name)

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def table(self, game: str, seats: str = "me bot", **more: Any) -> dict[str, Any]:
        """A new table; seats as words: me, open, or the name of a bot."""
        kinds = [
            {"kind": word} if word in ("me", "open", "bot") else {"kind": "bot", "bot": word}
            for word in seats.split()
        ]
        made: dict[str, Any] = self.post(
            "/tables", game=game, players=len(kinds), seats=kinds, **more
        )
        return made

    def live(self, id: str, secret: str = "", to: str = "", text: bool = True) -> Live:
        """Open the socket of a table, here or at another process."""
        return Live(to or self.address, id, self.http.cookies.get("loci"), secret, text)

    def close(self) -> None:
        self.http.close()
        if self in OPEN:
            OPEN.remove(self)


class SceneReader:
    """Reads the scenes of one connection, which come whole or as differences."""

    def __init__(self) -> None:
        self._shown: tuple[int, Any] | None = None  # what differences are to

    def read(self, told: dict[str, Any] | None) -> Any:
        """The scene, whole."""
        if told is None:
            return None
        if "whole" in told:
            scene = told["whole"]
        else:
            assert self._shown is not None
            number, before = self._shown
            assert told["from"] == number
            scene = applied(before, told["change"])
            SCENE.validate_python(scene)
        if told["at"] is not None:
            self._shown = (told["at"], scene)
        return scene


def _all_online(table: dict[str, Any]) -> bool:
    return all(seat["online"] for seat in table["seats"])


class Live:
    """One socket at one table. Follows the messages as a client does."""

    def __init__(
        self,
        address: str,
        id: str,
        cookie: str | None,
        secret: str = "",
        text: bool = True,
        patience: float = PATIENCE,
    ) -> None:
        url = address.replace("http", "ws", 1).rstrip("/") + f"/api/tables/{id}/socket?version=2"
        if secret:
            url += f"&seat={secret}"
        if not text:
            url += "&text=false"
        headers = {"Cookie": f"loci={cookie}"} if cookie else {}
        OPEN.append(self)
        self._open = ExitStack()
        self._patience = patience
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                url,
                additional_headers=headers,
                max_size=None,
                proxy=None,
                compression=None,
                open_timeout=patience,
                ping_interval=None,
                close_timeout=min(patience, 10),
            )
        )
        self.messages: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.log: list[dict[str, Any]] = []
        self.scene: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self._scenes = SceneReader()
        self._ref = 0
        self.hello = self.until("hello")

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()
        if self in OPEN:
            OPEN.remove(self)

    def receive(self, timeout: float | None = None) -> dict[str, Any]:
        """The next message, checked against the protocol."""
        text = self.socket.recv(self._patience if timeout is None else timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        SERVER_MESSAGE.validate_python(message)
        if "scene" in message:
            message["scene"] = self._scenes.read(message["scene"])
        self.messages.append(message)
        kind = message["t"]
        if kind in ("hello", "reset", "moved"):
            self.log = self.log[: message.get("start", 0)] + message["log"]
        if kind in ("hello", "reset", "moved"):
            self.scene = message["scene"]
        if kind in ("hello", "table"):
            self.table = message["table"]
        assert [entry["number"] for entry in self.log] == list(range(1, len(self.log) + 1))
        if kind in ("hello", "reset", "moved") and self.scene is not None:
            assert self.scene["number"] == len(self.log)
        return message

    def until(self, kind: str, check: Callable[[dict[str, Any]], bool] = lambda _: True) -> Any:
        """The next message of a kind for which `check` holds."""
        end = time.monotonic() + self._patience
        for _ in waiting(f"a message `{kind}`", self._patience):
            message = self.receive(max(0.1, end - time.monotonic()))
            if message["t"] == kind and check(message):
                return message
        raise AssertionError  # never: `waiting` has said more

    def all_here(self) -> None:
        """Wait until somebody is at every seat, unless that is known already."""
        if not _all_online(self.table):
            self.until("table", lambda message: _all_online(message["table"]))

    def send(self, t: str, **fields: Any) -> str:
        self._ref += 1
        ref = str(self._ref)
        self.socket.send(json.dumps({"t": t, "ref": ref, **fields}))
        return ref

    def ask(self, t: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for what becomes of it; `Refused` if it is refused."""
        return self.result(self.send(t, **fields))

    def result(self, ref: str) -> dict[str, Any]:
        for _ in waiting("what becomes of a request"):
            message = self.receive()
            if message["t"] in ANSWERS and message["ref"] == ref:
                if message["t"] == "refused":
                    raise Refused(message)
                return message
        raise AssertionError  # never: `waiting` has said more

    def decision(self) -> dict[str, Any] | None:
        """The first open question of my seats."""
        decisions = self.scene["decisions"] if self.scene else []
        return decisions[0] if decisions else None

    def answer(self, move: str | None = None, pick: int = 0) -> dict[str, Any]:
        """Answer the open question: this move, or the choice number `pick`."""
        decision = self.decision()
        assert decision is not None
        choices = decision["choices"]
        chosen = move if move is not None else choices[pick % len(choices)]["notation"]
        return self.ask("answer", seat=decision["seat"], decision=decision["id"], moves=[chosen])

    def wait_for_turn(self) -> bool:
        """Read until something is asked of me (True) or the match is over (False)."""
        while self.decision() is None:
            if self.table["status"] in ("finished", "closed"):
                return False
            if self.scene is not None and self.scene["outcome"] is not None:
                return False
            self.receive()
        return True

    def drain(self, seconds: float = 0.2) -> None:
        """Read what comes within a short while."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                self.receive(left)
            except TimeoutError:
                return


def caught_up(number: int, *lives: Live) -> None:
    """Wait until each of them has been told so many entries."""
    for live in lives:
        while len(live.log) < number:
            live.receive()


def until_gone(guest: Guest, id: str, seat: int) -> None:
    """Until the server has noticed that the socket of a seat was closed."""
    for _ in waiting("that somebody has gone"):
        if not guest.get(f"/tables/{id}")["seats"][seat]["online"]:
            return
        time.sleep(0.02)


def whose_turn(*lives: Live) -> Live | None:
    """Whoever of those at one table is asked something, once each has been told all that the others
    have; None when the match is over."""
    while True:
        most = max(len(live.log) for live in lives)
        for live in lives:
            while len(live.log) < most:
                live.receive()
        for live in lives:
            if live.decision():
                return live
        if all(live.table["status"] in ("finished", "closed") for live in lives):
            return None
        next(live for live in lives if live.table["status"] not in ("finished", "closed")).receive()


def two_at(ada: Guest, bob: Guest, game: str, **more: Any) -> str:
    """A table at which both sit, begun."""
    table = ada.table(game, "me open", **more)
    bob.post(f"/tables/{table['id']}/sit", seat=1)
    ada.post(f"/tables/{table['id']}/start")
    return str(table["id"])


def notes_in(live: Live) -> list[str]:
    """The notes in the chat that it was greeted with, by message."""
    return [line["note"]["id"] for line in live.hello["chat"] if line["note"]]


def chat_of(guest: Guest, id: str) -> list[str]:
    """The notes in the chat of a table, by message."""
    with guest.live(id) as live:
        return notes_in(live)


def refused(live: Live, t: str, **fields: Any) -> tuple[str, str]:
    """Kind and reason of a request that must be refused."""
    with pytest.raises(Refused) as caught:
        live.ask(t, **fields)
    return caught.value.kind, caught.value.message["reason"]["id"]
