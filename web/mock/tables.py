"""Tables of the mock: a real match of the kernel, with the messages of docs/protocol.md."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

from loci.bots.registry import find_bot
from loci.core.bot import Budget
from loci.core.errors import LociError, MoveError
from loci.core.glimpse import SeatView
from loci.core.match import Match
from loci.core.registry import find_game
from loci.core.undo import undo, undo_verdict
from loci.core.view import SPECTATOR
from wire import Socket

Data = dict[str, Any]


class Refused(Exception):
    def __init__(self, kind: str, reason: Data, nearest: list[str] | None = None, rule: str = "") -> None:
        super().__init__(kind)
        self.data = {"kind": kind, "reason": reason, "rule": rule, "nearest": nearest or []}


class MockTable:
    def __init__(self, id: str, owner: str, asked: Data, match: Match | None = None) -> None:
        self.id = id
        self.owner = owner
        self.asked = asked
        self.game = find_game(asked["game"])
        self.seats: list[Data] = [dict(seat) for seat in asked["seats"]]
        for seat in self.seats:
            seat["person"] = owner if seat["kind"] == "me" else None
        self.match = match or Match.start(
            self.game, asked["players"], asked.get("options", {}), asked.get("seed") or random.randrange(1 << 30)
        )
        self.started = match is not None or all(seat["kind"] != "open" for seat in self.seats)
        self.closed = False
        self.events: list[list[Any]] = []
        self.times = [time.time()] * len(self.match.entries)
        self.chat: list[Data] = []
        self.sockets: dict[Socket, str] = {}
        self.created = time.time()
        self.forked: Data | None = None
        self.request: Data | None = None
        self.names: dict[str, str] = {}
        self.bots = {
            i: find_bot(self.game, seat.get("bot") or "greedy")(self.game, i, 7 + i)
            for i, seat in enumerate(self.seats)
            if seat["kind"] == "bot"
        }
        self._events_anew()
        self.thinking = False

    def _events_anew(self) -> None:
        state = self.match.state_at(0)
        self.events = []
        for entry in self.match.entries:
            move = self.game.read(state, entry.seat, entry.move)
            self.events.append(self.game.play(state, entry.seat, move))
        self.times = (self.times + [time.time()] * len(self.events))[: len(self.events)]

    # -- what is shown --------------------------------------------------------------------------

    def mine(self, person: str) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat["person"] == person]

    def data(self, person: str) -> Data:
        outcome = self.match.outcome()
        status = "finished" if outcome else "running" if self.started else "waiting"
        return {
            "id": self.id,
            "name": self.asked.get("name") or "",
            "game": self.game.info.id,
            "options": self.asked.get("options", {}),
            "players": len(self.seats),
            "status": "closed" if self.closed else status,
            "public": self.asked.get("public", True),
            "host": person == self.owner,
            "undo": self.asked.get("undo", "open"),
            "clock": self.asked.get("clock"),
            "seats": [
                {
                    "kind": "person" if seat["person"] else "bot" if seat["kind"] == "bot" else "open",
                    "name": self.names.get(seat["person"] or "", "")
                    or (seat.get("bot") or "greedy" if seat["kind"] == "bot" else ""),
                    "bot": seat.get("bot"),
                    "mine": seat["person"] == person,
                    "online": seat["person"] in self.sockets.values(),
                    "returns": False,
                }
                for seat in self.seats
            ],
            "asked": sorted(self.match.decisions()) if self.started and not outcome else [],
            "entries": len(self.match.entries),
            "created": self.created,
            "moved": self.times[-1] if self.times else self.created,
            "outcome": outcome.to_data() if outcome else None,
            "forked_from": self.forked,
        }

    def log(self, viewer: int, start: int = 0) -> list[Data]:
        found = []
        for i, entry in enumerate(self.match.entries[start:], start):
            seen = [event.seen_by(viewer) for event in self.events[i]]
            events = [event.to_data() for event in seen if event is not None]
            secret = entry.move.startswith("quest ") and viewer != entry.seat
            found.append(
                {
                    "number": i + 1,
                    "seat": entry.seat,
                    "move": "" if secret and not self.match.outcome() else entry.move,
                    "auto": entry.auto,
                    "at": self.times[i],
                    "events": events,
                }
            )
        return found

    def position(self, mine: list[int], match: Match | None = None, number: int | None = None) -> Data:
        match = match or self.match
        viewer = mine[0] if mine else SPECTATOR
        state = match.state if number is None else match.state_at(number)
        view = self.game.view(state, viewer)
        decisions = self.game.decisions(state) if self.started and not self.game.outcome(state) else {}
        outcome = self.game.outcome(state)
        return {
            "number": len(match.entries) if number is None else number,
            "viewer": viewer,
            "view": view,
            "sections": [section.to_data() for section in self.game.sections(view)],
            "asked": [{"seat": s, "prompt": d.prompt.to_data()} for s, d in decisions.items()],
            "decisions": [
                {
                    "id": match.decision_id(d),
                    "seat": s,
                    "prompt": d.prompt.to_data(),
                    "rule": self.game.rule(d.prompt),
                    "complete": d.complete,
                    "choices": [choice.to_data() for choice in self.game.choices(state, d)],
                }
                for s, d in decisions.items()
                if s in mine and number is None
            ],
            "outcome": outcome.to_data() if outcome else None,
            "clocks": None,
            "steps": [],
            "stops": False,
        }

    # -- sockets --------------------------------------------------------------------------------

    async def attend(self, socket: Socket, person: str) -> None:
        self.sockets[socket] = person
        mine = self.mine(person)
        viewer = mine[0] if mine else SPECTATOR
        socket.send(
            {
                "t": "hello",
                "table": self.data(person),
                "viewer": viewer,
                "seats": mine,
                "log": self.log(viewer),
                "position": self.position(mine),
                "chat": self.chat,
                "undo": self.request,
                "orders": {str(seat): self.match.orders[seat] for seat in mine if seat in self.match.orders},
            }
        )
        self.tell_table()
        self.wake()
        while (message := await socket.receive()) is not None:
            try:
                self.take(socket, person, message)
            except Refused as error:
                socket.send({"t": "refused", "ref": message.get("ref"), **error.data})
            except MoveError as error:
                stale = {"position": self.position(mine)} if error.kind == "stale" else {}
                refused = Refused(error.kind, error.reason.to_data(), error.nearest).data
                socket.send({"t": "refused", "ref": message.get("ref"), **refused, **stale})
            except LociError as error:
                refused = Refused("bad", error.reason.to_data()).data
                socket.send({"t": "refused", "ref": message.get("ref"), **refused})
        self.sockets.pop(socket, None)
        self.tell_table()

    def tell_table(self) -> None:
        for socket, person in self.sockets.items():
            socket.send({"t": "table", "table": self.data(person)})

    def tell_moved(self, before: int) -> None:
        for socket, person in self.sockets.items():
            mine = self.mine(person)
            viewer = mine[0] if mine else SPECTATOR
            socket.send({"t": "moved", "log": self.log(viewer, before), "position": self.position(mine)})
        self.tell_table()

    def take(self, socket: Socket, person: str, message: Data) -> None:
        kind, ref = message["t"], message.get("ref")
        mine = self.mine(person)
        seat = message.get("seat", mine[0] if mine else -1)
        if kind == "answer":
            self.answer(seat, message["moves"], message["decision"])
        elif kind == "preview":
            socket.send({"t": "position", "ref": ref, "position": self.preview(mine, seat, message["moves"])})
        elif kind == "why":
            trial = self.match.fork()
            for move in message.get("after", []):
                trial.answer(seat, move)
            error = self.game.explain(trial.state, seat, message["move"])
            answer = {"t": "why", "ref": ref, "move": message["move"], "reason": None, "rule": "", "nearest": []}
            if error:
                answer |= {"reason": error.reason.to_data(), "rule": self.game.rule(error.reason)}
                answer |= {"nearest": error.nearest}
            socket.send(answer)
        elif kind == "orders":
            self.match.set_orders(seat, message["orders"])
            self.tell_reset()
        elif kind == "look":
            socket.send({"t": "position", "ref": ref, "position": self.position([seat])})
        elif kind == "history":
            position = self.position(mine, number=message["number"])
            socket.send({"t": "position", "ref": ref, "position": position})
        elif kind == "undo":
            self.undo(seat)
        elif kind == "consent":
            if self.request and message["accept"]:
                undo(self.match, self.request["seat"], "consent", consent=True)
                self.tell_reset()
            self.request = None
            for other in self.sockets:
                other.send({"t": "undo", "request": None})
        elif kind == "hint":
            move = self.bot_move(seat, find_bot(self.game, "greedy")(self.game, seat, 1))
            choice = self.game.choice(self.game.table(self.match.state), seat, move)
            socket.send({"t": "hint", "ref": ref, "move": move.text(), "label": choice.label.to_data()})
        elif kind == "chat":
            line = {"number": len(self.chat) + 1, "name": self.names.get(person, "?"), "at": time.time()}
            line |= {"seat": mine[0] if mine else None, "text": message["text"]}
            self.chat.append(line)
            for other in self.sockets:
                other.send({"t": "chat", "chat": line})

    def answer(self, seat: int, moves: list[str], decision: str) -> None:
        before = len(self.match.entries)
        answered = self.match.answer_all(seat, list(moves), decision, listen=True)
        self.events += answered.events
        self.times += [time.time()] * len(answered.entries)
        self.tell_moved(before)
        self.wake()

    def preview(self, mine: list[int], seat: int, moves: list[str]) -> Data:
        trial = self.match.fork()
        done: list[str] = []
        stops = False
        for move in moves:
            trial.answer(seat, move)
            if trial.barriers[-1]:
                trial = trial.fork(len(trial.entries) - 1)
                stops = True
                break
            done.append(move)
        return self.position(mine, trial) | {"steps": done, "stops": stops}

    def undo(self, seat: int) -> None:
        verdict = undo_verdict(self.match, seat, self.asked.get("undo", "open"))
        if verdict.kind == "ask" and verdict.reason is not None:
            waiting = [i for i, s in enumerate(self.seats) if s["person"] and i != seat]
            self.request = {"seat": seat, "lost": verdict.lost, "reason": verdict.reason.to_data(), "waiting": waiting}
            for socket in self.sockets:
                socket.send({"t": "undo", "request": self.request})
            return
        undo(self.match, seat, self.asked.get("undo", "open"))
        self.tell_reset()

    def tell_reset(self) -> None:
        self._events_anew()
        for socket, person in self.sockets.items():
            mine = self.mine(person)
            viewer = mine[0] if mine else SPECTATOR
            reason = {"id": "undone"}
            socket.send(
                {"t": "reset", "log": self.log(viewer), "position": self.position(mine), "reason": reason}
            )
        self.tell_table()
        self.wake()

    # -- bots -----------------------------------------------------------------------------------

    def bot_move(self, seat: int, bot: Any) -> Any:
        decision = self.match.decisions().get(seat)
        if decision is None:
            raise Refused("not-asked", {"id": "not-asked"})
        return bot.decide(SeatView(self.game, self.match.state, seat), decision, Budget(seconds=0.5))

    def bot_seat(self) -> int | None:
        if not self.started or self.match.outcome():
            return None
        return next((seat for seat in self.match.decisions() if seat in self.bots), None)

    def wake(self) -> None:
        if not self.thinking and self.bot_seat() is not None:
            self.thinking = True
            asyncio.get_running_loop().create_task(self.think())

    async def think(self) -> None:
        await asyncio.sleep(0.15)
        self.thinking = False
        seat = self.bot_seat()
        if seat is None:
            return
        decision = self.match.decisions()[seat]
        move = self.bot_move(seat, self.bots[seat])
        self.answer(seat, [move.text()], self.match.decision_id(decision))
