"""What the server writes down about itself: logs without secrets, and who did what."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import select

from loci.server.storage.db import AUDIT
from loci.testing.program import Program
from tests.server.clients import Guest
from tests.server.running import Served

Come = Callable[..., Guest]


def test_logs_are_one_object_per_line_and_hold_no_secret(database: str, tmp_path: Path) -> None:
    program = Program(database, tmp_path, "--log", "debug")
    ada, bob = Guest(program.address), Guest(program.address, "Bob")
    ada.post("/account", login="ada", password="correct horse battery")
    bob.post("/login", 403, login="ada", password="wrong horse battery")
    table = ada.table("lantern", "me open")
    secret = ada.post(f"/tables/{table['id']}/invite", seat=1)["secret"]
    cookie = ada.http.cookies["loci"]
    nobody = Guest(program.address, None)
    with nobody.live(table["id"], secret) as live:
        ada.post(f"/tables/{table['id']}/start")
        live.until("moved")
        live.ask("chat", text="between us")
    for one in (ada, bob, nobody):
        one.close()
    program.stop()
    text = (tmp_path / "server.log").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    requests = [line for line in lines if line["message"] == "request"]
    assert {"at", "level", "logger", "method", "route", "status", "ms"} <= set(requests[0])
    assert ("POST", "/api/tables/{id}/invite", 200) in [
        (line["method"], line["route"], line["status"]) for line in requests
    ]
    assert all({"at", "level", "logger", "message"} <= set(line) for line in lines)
    key = (tmp_path / "key").read_text().strip()
    for hidden in (secret, cookie, key, "horse battery", "between us"):
        assert hidden not in text


def _audit(server: Served) -> list[Any]:
    query = select(AUDIT).order_by(AUDIT.c.id)
    found = server.do(server.site.store.read(lambda connection: connection.execute(query).all()))
    return list(found)


def test_every_action_of_a_host_and_at_a_seat_is_in_the_audit_log(
    server: Served, guest: Come
) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = ada.table("lantern", "me open open")["id"]
    other = ada.table("lantern", "me open")["id"]
    expected: list[tuple[str, str | None, str | None, dict[str, Any]]] = []

    def did(who: Guest, action: str, path: str, at: str = id, **detail: Any) -> None:
        body = {name: value for name, value in detail.items() if name in ("seat", "bot")}
        who.post(f"/tables/{at}/{path}", **body)
        expected.append((action, who.me["id"], at, detail))

    did(ada, "invite", "invite", seat=1)
    did(bob, "sit", "sit", seat=2)
    did(bob, "leave", "leave", seat=2)
    did(bob, "sit", "sit", seat=2)
    did(ada, "evict", "leave", seat=2)
    did(ada, "replace", "replace", seat=2, bot="random")
    did(ada, "replace", "replace", seat=1, bot="random")
    ada.post(f"/tables/{id}/start")
    expected.append(("start", ada.me["id"], id, {}))
    ada.post(f"/tables/{id}/close")
    expected.append(("close", ada.me["id"], id, {}))
    ada.post(f"/tables/{other}/close")
    expected.append(("close", ada.me["id"], other, {}))
    bob.post(f"/tables/{id}/close", 403)  # what is refused is not there
    ada.post(f"/tables/{id}/start", 409)
    rows = _audit(server)
    assert [(row.action, row.user_id, row.match_id, row.detail) for row in rows] == expected
    assert [row.at for row in rows] == sorted(row.at for row in rows)
    bob.http.delete("/me")
    last = _audit(server)[-1]
    assert (last.action, last.user_id) == ("delete-person", None)
    assert all(row.user_id != bob.me["id"] for row in _audit(server))
