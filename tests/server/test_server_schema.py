"""The schema is complete, and nothing that fits it (or does not) makes the server fail."""

from __future__ import annotations

from collections.abc import Callable

import hypothesis
import schemathesis
from schemathesis.checks import not_a_server_error
from server_clients import Guest
from server_running import Served

from loci.server.messages import socket_schemas
from loci.testing.seeds import seeds


def test_the_schema_holds_every_socket_message(server: Served, guest: Callable[..., Guest]) -> None:
    schemas = guest(None).get("/openapi.json")["components"]["schemas"]
    assert set(socket_schemas()) <= set(schemas)
    assert {"Hello", "PositionData", "AnswerMessage", "TableData"} <= set(schemas)
    text = str(schemas)
    for name in set(text.split("#/components/schemas/")[1:]):
        assert name.split("'")[0] in schemas


def test_nothing_that_is_sent_makes_it_fail(serve: Callable[..., Served]) -> None:
    server = serve(requests_per_second=100_000.0, tables_per_guest=100_000)
    ada = Guest(server.address)
    cookie = ada.http.cookies["loci"]
    table = ada.table("lantern", "me open")
    running = ada.table("lantern", "me bot")
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    examples = len(seeds(100, 8))
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        if operation.method.upper() == "DELETE":
            continue  # would end the caller
        strategy = operation.as_strategy()
        found: list[schemathesis.Case] = []

        @hypothesis.settings(
            max_examples=examples,
            database=None,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        @hypothesis.given(case=strategy)
        def send(case: schemathesis.Case) -> None:
            nonlocal tried
            if "id" in (case.path_parameters or {}):
                case.path_parameters["id"] = (table["id"], running["id"])[tried % 2]
            headers = {"X-Loci": "1"}
            response = case.call(headers=headers, cookies={"loci": cookie}, timeout=20)
            case.validate_response(response, checks=[not_a_server_error])
            tried += 1

        send()
        assert found == []
    assert tried > 20
    ada.close()
