"""The schema is complete, and nothing that fits it (or does not) makes the server fail."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import hypothesis
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from loci.server.http.messages import socket_schemas
from loci.testing.seeds import seeds
from tests.server.clients import Guest
from tests.server.running import Served

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def test_the_schema_holds_every_socket_message(server: Served, guest: Callable[..., Guest]) -> None:
    schemas = guest(None).get("/openapi.json")["components"]["schemas"]
    assert set(socket_schemas()) <= set(schemas)
    assert {"Hello", "SceneData", "AnswerMessage", "TableData"} <= set(schemas)
    text = str(schemas)
    for name in set(text.split("#/components/schemas/")[1:]):
        assert name.split("'")[0] in schemas


def test_every_answer_is_what_the_schema_says(serve: Callable[..., Served]) -> None:
    """Whatever is sent: no fault, and status, kind of content and form as declared."""
    server = serve(
        requests_per_second=1e6, tables_per_guest=100_000, logins_per_minute=1e6, bot_workers=1
    )
    ada = Guest(server.address)
    kept = {"loci": ada.http.cookies["loci"]}
    ids = [ada.table("lantern", "me open")["id"], ada.table("lantern", "me bot")["id"]]
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    statuses: Counter[int] = Counter()
    operations = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        if operation.method.upper() == "DELETE" or "/logout" in operation.path:
            continue  # would end the caller, or the session
        operations += 1

        @hypothesis.settings(
            max_examples=len(seeds(100, 8)),
            database=None,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        @hypothesis.given(case=operation.as_strategy())
        def send(case: schemathesis.Case) -> None:
            if "id" in (case.path_parameters or {}):
                case.path_parameters["id"] = ids[statuses.total() % 2]
            response = case.call(headers={"X-Loci": "1"}, cookies=kept, timeout=20)
            case.validate_response(response, checks=CHECKS)
            if case.operation.path == "/api/account" and response.status_code == 200:
                kept["loci"] = response.cookies["loci"]  # the cookie changes with the account
            statuses[response.status_code] += 1

        send()
    assert operations > 20
    assert statuses[200] > 25  # it is not all refused
    assert statuses[422] > 25
    ada.close()
