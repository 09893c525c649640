"""What the server refuses, and how every refusal is told: a kind, a reason as text, no trace."""

from __future__ import annotations

from typing import Any, Final

from loci.core import LociError, MoveError, RecordError, Text


class Refusal(Exception):
    """A request that cannot be done, with its HTTP status; nothing was changed."""

    def __init__(
        self,
        status: int,
        kind: str,
        reason: Text,
        nearest: list[str] | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(reason.plain())
        self.status: Final = status
        self.kind: Final = kind
        self.reason: Final = reason
        self.nearest: Final = nearest or []
        self.headers: Final = headers or {}

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"kind": self.kind, "reason": self.reason.to_data()}
        if self.nearest:
            data["nearest"] = self.nearest
        return {"error": data}


_STATUS: Final = {"game": 404, "undo": 409, "rules": 409}


def refusal(error: LociError) -> Refusal:
    """The kernel's error as a refusal."""
    if isinstance(error, MoveError):
        return Refusal(409, error.kind, error.reason, error.nearest)
    if isinstance(error, RecordError):
        reason = Text("record-at-line", line=error.line, reason=error.reason)
        return Refusal(422, error.kind, reason, error.nearest)
    return Refusal(_STATUS.get(error.kind, 422), error.kind, error.reason)


def no_such_table() -> Refusal:
    return Refusal(404, "table", Text("table-unknown"))


def not_yours() -> Refusal:
    return Refusal(403, "foreign", Text("seat-not-yours"))


def sign_in() -> Refusal:
    return Refusal(401, "guest", Text("sign-in-first"))


def not_host() -> Refusal:
    return Refusal(403, "host", Text("host-only"))


def table_not(status: str) -> Refusal:
    """The table is in a state in which this cannot be done."""
    return Refusal(409, "status", Text(f"table-is-{status}"))


def no_token() -> Refusal:
    headers = {"WWW-Authenticate": "Bearer"}
    return Refusal(401, "token", Text("token-unknown"), headers=headers)


def too_much(seconds: int | None = None) -> Refusal:
    """It comes too fast; perhaps with how long to wait."""
    headers = None if seconds is None else {"Retry-After": str(seconds)}
    return Refusal(429, "limit", Text("too-fast"), headers=headers)
