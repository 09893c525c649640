"""A stand-in for the server while the client is built: real matches, nothing stored, no security.

    npm run mock            # then: npm run dev
"""

from __future__ import annotations

import asyncio
import json
import mimetypes
import secrets
import sys
import time
from pathlib import Path
from typing import Any

from loci.bots.registry import bot_names
from loci.core import record
from loci.core.errors import LociError
from loci.core.match import Match
from loci.core.registry import all_games, find_game
from loci.core.wording import sources
from tables import MockTable
from wire import Answer, Request, Socket, serve

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "loci" / "server" / "static"
PAGE = 20
CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

people: dict[str, dict[str, Any]] = {}
tables: dict[str, MockTable] = {}


def found(data: Any, status: int = 200, headers: tuple[tuple[str, str], ...] = ()) -> Answer:
    return Answer(status, json.dumps(data).encode(), headers=headers)


def failed(kind: str, reason: dict[str, Any], status: int) -> Answer:
    return found({"error": {"kind": kind, "reason": reason}}, status)


def cookie(request: Request) -> str:
    for part in request.headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == "loci":
            return value
    return ""


def game_data(game: Any) -> dict[str, Any]:
    info = game.info
    return {
        "id": info.id,
        "title": info.title,
        "players": list(info.players),
        "sets": list(info.sets),
        "options": [option.to_data() for option in info.options],
        "orders": [option.to_data() for option in info.orders],
        "bots": bot_names(game),
        "has_rules": (ROOT / "docs" / "rules" / f"{info.id}.md").exists(),
    }


def add_table(table: MockTable, person: str) -> Answer:
    table.names.update({id: someone["name"] for id, someone in people.items()})
    tables[table.id] = table
    return found(table.data(person), 201)


async def handle(request: Request) -> Answer:
    try:
        return api(request) if request.path.startswith("/api/") else static(request.path)
    except LociError as error:
        return failed("bad", error.reason.to_data(), 400)
    except (KeyError, ValueError, StopIteration):
        return failed("missing", {"id": "not-found"}, 404)


def api(request: Request) -> Answer:
    person = cookie(request)
    path = request.path.removeprefix("/api/").split("/")
    if path[0] in ("me", "account", "login", "logout"):
        return api_me(request, person, path)
    if path[0] == "games":
        return found([game_data(game) for game in all_games()])
    if path[0] == "texts":
        known = {"core": "loci.core", "site": "loci.server"}
        package = known.get(path[1]) or find_game(path[1]).info.package
        return Answer(200, "\n".join(sources(path[2], package)).encode(), "text/plain; charset=utf-8")
    if path[0] == "rules":
        page = (ROOT / "docs" / "rules" / f"{path[1]}.md").read_text(encoding="utf-8")
        return found({"markdown": page})
    if path[0] == "records":
        read = record.read(request.json()["text"])
        match = Match.replay(find_game(read.header.game), read)
        return copied(match, person, None)
    if path[0] == "tables":
        return api_tables(request, person, path)
    raise KeyError(request.path)


def api_me(request: Request, person: str, path: list[str]) -> Answer:
    if path == ["me"] and request.method == "GET":
        return found(people.get(person))
    if path == ["me"] and request.method == "POST":
        id = secrets.token_hex(8)
        people[id] = {"id": id, "name": request.json()["name"], "kind": "guest", "lang": "en"}
        for table in tables.values():
            table.names[id] = people[id]["name"]
        return found(people[id], 201, (("Set-Cookie", f"loci={id}; Path=/; SameSite=Lax"),))
    if path == ["me"] and request.method == "PATCH":
        people[person].update(request.json())
        return found(people[person])
    if path == ["account"]:
        people[person].update(kind="account", login=request.json()["login"])
        return found(people[person])
    if path == ["me", "export"]:
        return found({"me": people[person]})
    if request.method == "DELETE" or path == ["logout"]:
        return found(None, 200, (("Set-Cookie", "loci=; Path=/; Max-Age=0"),))
    return failed("login", {"id": "login-wrong"}, 401)


def api_tables(request: Request, person: str, path: list[str]) -> Answer:
    if len(path) == 1 and request.method == "POST":
        return add_table(MockTable(secrets.token_urlsafe(6), person, request.json()), person)
    if len(path) == 1:
        return table_list(request, person)
    table = tables[path[1]]
    action = path[2] if len(path) > 2 else ""
    body = request.json()
    if action == "sit":
        seat = body.get("seat", next(i for i, s in enumerate(table.seats) if s["kind"] == "open"))
        table.seats[seat] |= {"kind": "me", "person": person}
        table.names[person] = people[person]["name"]
    elif action == "leave":
        table.seats[body["seat"]] |= {"kind": "open", "person": None}
    elif action == "start":
        table.started = True
        table.tell_moved(len(table.match.entries))
        table.wake()
    elif action == "close":
        table.closed = True
    elif action == "invite":
        return found({"secret": f"mock{body['seat']}"})
    elif action == "record":
        return Answer(200, record.write(table.match.record()).encode(), "text/plain; charset=utf-8")
    elif action == "fork":
        return copied(table.match.fork(body["number"]), person, {"id": table.id, "number": body["number"]})
    table.tell_table()
    return found(table.data(person))


def copied(match: Match, person: str, origin: dict[str, Any] | None) -> Answer:
    seats = [{"kind": "me"} for _ in range(match.header.players)]
    asked = {"game": match.header.game, "players": len(seats), "seats": seats, "undo": "open", "public": False}
    table = MockTable(secrets.token_urlsafe(6), person, asked, match)
    table.forked = origin
    return add_table(table, person)


def table_list(request: Request, person: str) -> Answer:
    rows = [table.data(person) for table in tables.values()]
    rows.sort(key=lambda row: -row["moved"])
    which = request.query.get("list", "open")
    if which == "open":
        rows = [row for row in rows if row["status"] == "waiting" and row["public"]]
    elif which == "mine":
        rows = [row for row in rows if any(seat["mine"] for seat in row["seats"]) and not row["outcome"]]
    else:
        rows = [row for row in rows if row["status"] == "finished"]
    start = PAGE * int(request.query.get("page", "0"))
    return found({"tables": rows[start : start + PAGE], "more": len(rows) > start + PAGE})


def static(path: str) -> Answer:
    file = STATIC / path.lstrip("/")
    if not file.is_file():
        file = STATIC / "index.html"
    kind = mimetypes.guess_type(file.name)[0] or "text/plain"
    return Answer(200, file.read_bytes(), kind, (("Content-Security-Policy", CSP),))


async def attend(request: Request, socket: Socket) -> None:
    id = request.path.split("/")[3]
    if id in tables:
        await tables[id].attend(socket, cookie(request))


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8765
    print(f"mock on http://127.0.0.1:{port} since {time.ctime()}")
    asyncio.run(serve(port, handle, attend))
