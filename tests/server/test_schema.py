"""The schema is complete, and nothing that fits it (or does not) makes the server fail."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis import GenerationMode, Response
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from loci.server.http.messages import socket_schemas
from loci.testing.seeds import seeds
from tests.conftest import Counting
from tests.server.clients import Guest, waiting
from tests.server.programs import Program
from tests.server.running import Served
from tests.server.test_mutations import UNLIMITED, faults

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
ROUNDS = len(seeds(4, 2))  # through all operations
RIGHT = len(seeds(40, 5))  # requests to each in a round that are of the form it wants
WRONG = len(seeds(20, 1))  # and that are not
RECORD = Path(__file__).parents[1] / "records" / "haunted_lands" / "wanderer-2-victory.loci"
PASSWORD = "correct horse battery"


def test_the_schema_holds_every_socket_message(server: Served, guest: Callable[..., Guest]) -> None:
    schemas = guest(None).get("/openapi.json")["components"]["schemas"]
    assert set(socket_schemas()) <= set(schemas)
    assert {"Hello", "SceneData", "AnswerMessage", "TableData"} <= set(schemas)
    text = str(schemas)
    for name in set(text.split("#/components/schemas/")[1:]):
        assert name.split("'")[0] in schemas


class Visitor:
    """Somebody who asks for everything there is. What they learn on the way (tables, links, the
    cookie of the session) goes into what they ask next."""

    def __init__(self, server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        self.address = server.address
        self.choose = random.Random(7)
        self.tables: list[str] = []
        self.secrets = ["x"]
        self.tokens = ["x"]
        self.logins = ["ada"]
        self.statuses: dict[str, Counter[int]] = {}
        self.sure = False  # whether all that is known is put where it belongs, and nothing else
        self.record = RECORD.read_text(encoding="utf-8")
        monkeypatch.setattr(
            server.site.mails,
            "post",
            lambda _to, _subject, text: self.tokens.extend(re.findall(r"confirm=(\S+)", text)),
        )
        other = Guest(self.address)  # an account that anybody may sign in to
        other.post("/account", login=self.logins[0], password=PASSWORD)
        other.close()
        self.come()

    def come(self) -> None:
        """Be a guest, with an address, a table that waits, one that has begun and a record."""
        guest = Guest(self.address)
        guest.http.patch("/me", json={"email": "ada@b.example"})
        self.cookie = guest.http.cookies["loci"]
        self.waits = guest.table("lantern", "me open")["id"]
        self.begun = guest.table("lantern", "me bot")["id"]
        self.brought = guest.post("/records", text=self.record)["id"]
        self.tables = [*self.tables[-2:], self.waits, self.begun]
        self.program_comes(guest)
        guest.close()

    def program_comes(self, host: Guest) -> None:
        """Somebody's program, a table at which it plays, and one at which a bot plays for it."""
        owner = Guest(self.address)
        owner.post("/account", login=f"owner{self.choose.randrange(10**9)}", password=PASSWORD)
        made = owner.post("/me/programs", name=f"Deep Thought {self.choose.randrange(10**9)}")
        self.owner, self.token = owner.http.cookies["loci"], made["token"]
        self.program = made["program"]
        owner.close()
        self.plays, self.away = [host.table("lantern", "open bot")["id"] for _ in range(2)]
        for id in (self.plays, self.away):
            host.post(f"/tables/{id}/program", seat=0, name=self.program["name"])
            host.post(f"/tables/{id}/start")
        host.post(f"/tables/{self.away}/replace", seat=0, bot="random")
        self.answer = {"decision": "x", "move": "x"}
        asks = Program(self.address, {"program": self.program, "token": self.token})
        for _ in waiting("the program's turn"):
            told = asks.asked(self.plays)
            if told is not None:
                self._hear(told)
                break
        asks.close()

    def _hear(self, told: Any) -> None:
        move = told["asked"]["moves"][0]["move"]
        self.answer = {"decision": told["decision"], "move": move}

    def _mostly(self, share: float) -> bool:
        return self.sure or self.choose.random() < share

    def undone(self) -> list[str]:
        """The routes that have not done what they are there for."""
        return [label for label, found in self.statuses.items() if not found[200] + found[204]]

    def sends(self, case: schemathesis.Case, right: bool) -> None:
        if right:
            self._put_right(case)
        checks = CHECKS if right else [*CHECKS, negative_data_rejection]
        path = case.operation.path
        headers = {"X-Loci": "1"}
        if path.startswith("/api/program"):
            headers["Authorization"] = f"Bearer {self.token}"
        owns = path.startswith("/api/me/programs") or (self.sure and path.endswith("/password"))
        cookie = self.owner if owns else self.cookie
        sent = {"headers": headers, "cookies": {"loci": cookie}, "timeout": 20}
        response = case.call(**sent)
        case.validate_response(response, checks=checks)
        self._learn(case, response)

    def _put_right(self, case: schemathesis.Case) -> None:
        """Put what is known in the places where it belongs, mostly."""
        fitting = dict.fromkeys(("sit", "leave", "invite", "replace"), self.waits)
        fitting |= {"start": self.begun, "plan": self.begun, "record": self.brought}
        fitting |= {"analysis": self.brought, "stop": self.brought}
        if case.operation.path.startswith("/api/program"):
            fitting = {"sit": self.away, "leave": self.away, "answer": self.plays}
            fitting |= {"{id}": self.plays}
        for name in case.path_parameters or {}:
            known_words = {"id": self.tables, "lang": ["en", "pl"]}
            known_words |= {"program": [self.program["id"]]}
            word = self.choose.choice(known_words.get(name, ["lantern", "haunted-lands"]))
            if name == "id" and self._mostly(0.7):
                word = fitting.get(case.operation.path.rpartition("/")[2], word)
            case.path_parameters[name] = word
        if isinstance(case.body, dict) and self._mostly(0.8):
            known = self._known()
            for name in case.body:
                if name in known and self._mostly(0.9):
                    case.body[name] = known[name]
            if case.operation.path.endswith("/program"):
                case.body["name"] = self.program["name"]

    def _known(self) -> dict[str, Any]:
        pick = self.choose.choice
        return {
            "game": "lantern",
            "players": 2,
            "seats": [{"kind": "me"}, {"kind": pick(("me", "open", "bot"))}],
            "options": {},
            "name": "Ada",
            "email": f"ada{self.choose.randrange(9)}@b.example",
            "webhook": "https://b.example/hook",
            "clock": pick((None, {"kind": "days", "days": 1})),
            "seed": None,
            "seat": pick((0, 1, 1)),
            "bot": "random",
            "secret": pick((None, self.secrets[-1])),
            "number": pick((0, 1)),
            "text": self.record,
            "token": self.tokens[-1],
            "endpoint": "https://b.example/push",
            "games": ["lantern"],
            **self.answer,
            "login": pick((self.logins[0], self.logins[-1], f"ada{self.choose.randrange(10**6)}")),
            **dict.fromkeys(("password", "old", "new"), PASSWORD),
        }

    def _learn(self, case: schemathesis.Case, response: Response) -> None:
        operation = case.operation.label
        self.statuses.setdefault(operation, Counter())[response.status_code] += 1
        ended = operation.endswith(("/me", "/logout", "/everywhere", "{program}"))
        if response.status_code == 204 and ended:
            self.come()  # nobody any more
        if response.status_code == 200 and operation.endswith("/revoke"):
            self.come()
        if response.status_code != 200:
            return
        cookie = re.search(r"loci=([^;\"]+)", " ".join(response.headers.get("set-cookie", [])))
        if cookie is not None:
            self.cookie = cookie.group(1)
        if operation == "POST /api/account":
            self.logins.append(case.body["login"])
        found = response.json() if "json" in response.headers["content-type"][0] else None
        if isinstance(found, dict):
            self.secrets += [found["secret"]] if "secret" in found else []
            self.tables += [found["id"]] if "status" in found else []
            self.token = found.get("token", self.token)
            if isinstance(found.get("asked"), dict):
                self._hear(found)


def test_every_answer_is_what_the_schema_says(
    serve: Callable[..., Served],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    counting: Counting,
) -> None:
    """Whatever is sent, in whatever order: no fault, and status, kind of content and form as
    declared. Every route does at least once what it is there for."""
    mails = {"smtp_host": "localhost", "confirmations_per_hour": 1e6, "origin": "http://127.0.0.1"}
    server = serve(**UNLIMITED, **mails)
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) >= 30
    visitor = Visitor(server, monkeypatch)
    for _ in counting("rounds through all operations", ROUNDS):
        visitor.choose.shuffle(operations)
        for operation in operations:
            ask(operation, RIGHT, lambda case: visitor.sends(case, True))
            if operation.body or operation.query:
                negative = GenerationMode.NEGATIVE
                ask(operation, WRONG, lambda case: visitor.sends(case, False), negative)
    visitor.sure = True
    for _ in range(20):  # what chance has left out
        for operation in operations:
            if operation.label in visitor.undone():
                visitor.come()
                ask(operation, 1, lambda case: visitor.sends(case, True))
    assert visitor.undone() == []
    refused = sum(statuses[422] for statuses in visitor.statuses.values())
    assert refused > 25
    assert faults(server, caplog) == []


def ask(
    operation: APIOperation[Any, Any, Any],
    times: int,
    sends: Callable[[schemathesis.Case], None],
    mode: GenerationMode = GenerationMode.POSITIVE,
) -> None:
    """Send so many requests to one operation."""

    @hypothesis.seed(1)
    @hypothesis.settings(
        max_examples=times,
        database=None,
        deadline=None,
        phases=[hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(case=operation.as_strategy(mode))
    def send(case: schemathesis.Case) -> None:
        sends(case)

    send()
