"""The pytest side of rule tracing and golden files."""

from __future__ import annotations

from pathlib import Path

import pytest

from loci.core.data import encode


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("loci")
    group.addoption("--rule-matrix", default="", help="write rule numbers × tests to this file")
    group.addoption(
        "--regenerate-golden", action="store_true", help="write golden files anew to be reviewed"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules that this test proves")


def pytest_collection_finish(session: pytest.Session) -> None:
    out = str(session.config.getoption("--rule-matrix"))
    if not out:
        return
    tests: dict[str, list[str]] = {}
    for item in session.items:
        for mark in item.iter_markers("rule"):
            for number in mark.args:
                tests.setdefault(number, []).append(item.nodeid)
    Path(out).write_bytes(encode(tests))


@pytest.fixture
def regenerate_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--regenerate-golden"))
