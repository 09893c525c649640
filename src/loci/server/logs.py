"""Structured logs: one JSON object per line on the standard error."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any, Final

_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A record as JSON: time, level, where, message, and what was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name, value in vars(record).items():
            if name not in _USUAL:
                data[name] = value
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Log to the standard error from `level` on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # uvicorn tells the whole address of every socket, and with it the secret of a seat.
    for name in ("httpx", "httpcore", "aiosqlite", "asyncio", "uvicorn"):
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
