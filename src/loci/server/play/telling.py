"""Telling everybody at a table what they may know.

A socket has the last scene it was shown; of the next it is told the difference, made from its own
two scenes and nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from loci.core import Text
from loci.core.data import encode
from loci.server.play.difference import Differences
from loci.server.play.looking import Scene
from loci.server.play.presence import Presence
from loci.server.play.table import Link, Table
from loci.server.storage.rows import ChatRow
from loci.server.storage.store import Store


class Shown:
    """A scene as it was sent, and the number by which later differences name it."""

    __slots__ = ("number", "scene")

    def __init__(self, number: int, scene: Scene) -> None:
        self.number = number
        self.scene = scene


class Wire(Protocol):
    """One open socket: whose it is, what it has, and how to send to it."""

    user_id: str | None
    session: str | None  # by which its user is known
    link: Link | None
    known: int  # entries of the log that it has
    shown: Shown | None
    text: bool  # does it read scenes in words?
    chat_known: int  # number of the last line of chat in its `hello`

    def send(self, message: bytes) -> None: ...

    def sign_out(self) -> None: ...


class Teller:
    """Sends to the sockets of this process, and passes on what those of others must hear."""

    def __init__(self, store: Store, presence: Presence) -> None:
        self._store = store
        self._presence = presence
        # Called when something has happened at a table: programs wait for it without a socket.
        self.after: list[Callable[[Table], None]] = []

    # -- the match ------------------------------------------------------------------------------

    def moved(self, table: Table) -> None:
        """Send every socket the entries it has not got, and the scene."""
        self._send_log(table, len(table.times), {"t": "moved"})

    def reset(self, table: Table, reason: Text, start: int = 0) -> None:
        """Something was taken back: send every socket the entries from `start` on anew."""
        self._send_log(table, start, {"t": "reset", "reason": reason.to_data()})

    def _send_log(self, table: Table, start: int, message: dict[str, Any]) -> None:
        """Send entries and scenes: made once for all who see the same and have the same."""
        new: dict[Any, Shown | None] = {}
        made: dict[Any, bytes] = {}
        differences = Differences()
        for wire in sorted(table.wires, key=_reads_no_words):
            mine = table.mine(wire.user_id, wire.link)
            viewer = table.viewer(mine)
            sight = (viewer, tuple(mine), wire.text)
            if sight not in new:
                new[sight] = self._show(table, viewer, mine, wire.text)
            first = min(start, wire.known)
            key = (*sight, first, wire.shown)
            if key not in made:
                log = table.log_data(viewer, first)
                scene = told(wire.shown, new[sight], differences)
                also = {"undone": table.undone_data(mine)} if message["t"] == "reset" else {}
                made[key] = encode({**message, **also, "start": first, "log": log, "scene": scene})
            wire.send(made[key])
            wire.known = len(table.times)
            wire.shown = new[sight]
        self._stirred(table)

    def show(self, table: Table, wire: Wire) -> dict[str, Any] | None:
        """The scene as it stands for one socket, which has it from now on."""
        mine = table.mine(wire.user_id, wire.link)
        before, wire.shown = wire.shown, self._show(table, table.viewer(mine), mine, wire.text)
        return told(before, wire.shown, Differences())

    def _show(self, table: Table, viewer: int, mine: list[int], text: bool) -> Shown | None:
        scene = table.scene(viewer, mine, text)
        if scene is None:
            return None
        table.shown += 1
        return Shown(table.shown, scene)

    # -- the table ------------------------------------------------------------------------------

    def changed(self, table: Table) -> None:
        """Seats, names, presence or status changed. What is the same for several is made once."""
        online = table.online = self._presence.online(table)
        known = {table.row.host_id, *(seat.former_id for seat in table.seats)}
        made: dict[Any, bytes] = {}
        for wire in table.wires:
            mine = table.mine(wire.user_id, wire.link)
            user_id = wire.user_id if wire.user_id in known else None
            key = (user_id, *mine)
            if key not in made:
                data = table.table_data(user_id, mine, online)
                made[key] = encode({"t": "table", "table": data})
            wire.send(made[key])
        self._stirred(table)

    def _stirred(self, table: Table) -> None:
        for call in self.after:
            call(table)

    def seen(self, table: Table) -> None:
        """Somebody may have come or gone: everybody is told if that changes who is there."""
        if self._presence.online(table) != table.online:
            self.changed(table)

    async def came(self, table: Table) -> None:
        """A socket was opened at this table: who is there with the other processes?"""
        self.seen(table)
        await self._presence.came(table)

    async def went(self, table: Table) -> None:
        """A socket was closed at this table."""
        self.seen(table)
        await self._presence.went(table)

    # -- the same for everybody -----------------------------------------------------------------

    def tell(self, table: Table, message: dict[str, Any]) -> None:
        """Send the same to every socket at the table."""
        data = encode(message)
        for wire in table.wires:
            wire.send(data)

    async def note(self, table: Table, text: Text) -> None:
        """A visible note for everybody at the table, at every process."""
        message = {"t": "note", "text": text.to_data()}
        self.tell(table, message)
        await self._store.tell({"kind": "say", "match": table.id, "message": message})

    async def plans(self, table: Table, seat: int, plans: list[Any]) -> None:
        """What a bot is about to do, for its partners at every process."""
        message = {"t": "plans", "seat": seat, "plans": plans}
        self.tell(table, message)
        await self._store.tell({"kind": "say", "match": table.id, "message": message})

    async def enter(self, table: Table, text: Text) -> None:
        """A note that stays: a line of the table's own in its chat."""
        line = ChatRow(0, None, None, "", "", time.time(), text.to_data())
        await self.say(table, await self._store.say(table.id, line))

    async def say(self, table: Table, line: ChatRow) -> None:
        """Send a line of chat to everybody at the table, at every process."""
        data = chat_data(line)
        self.said(table, data)
        await self._store.tell({"kind": "chat", "match": table.id, "chat": data})

    def said(self, table: Table, line: dict[str, Any]) -> None:
        """Send a line of chat to the sockets of this process."""
        table.said += 1
        message = encode({"t": "chat", "chat": line})
        for wire in table.wires:
            if line["number"] > wire.chat_known:  # else its `hello` had it
                wire.send(message)


def told(
    before: Shown | None, now: Shown | None, differences: Differences
) -> dict[str, Any] | None:
    """A scene for a socket that has `before`: as the difference to it, or whole."""
    if now is None:
        return None
    return {"at": now.number, **_shortest(before, now.scene, differences)}


def looked(before: Shown | None, scene: Scene) -> dict[str, Any]:
    """A scene for a socket that goes on having `before`: an earlier one, or one that might be."""
    return {"at": None, **_shortest(before, scene, Differences())}


def _shortest(before: Shown | None, scene: Scene, differences: Differences) -> dict[str, Any]:
    if before is not None:
        change = {
            name: differences.between(before.scene[name], value)
            for name, value in scene.items()
            if before.scene[name] != value
        }
        return {"from": before.number, "change": change}
    return {"whole": {name: msgspec.Raw(value) for name, value in scene.items()}}


def _reads_no_words(wire: Wire) -> bool:
    return not wire.text


def chat_data(line: ChatRow) -> dict[str, Any]:
    """A line of chat as everybody reads it."""
    return {
        "number": line.number,
        "name": line.name,
        "seat": line.seat,
        "text": line.text,
        "at": line.at,
        "note": line.note,
    }
