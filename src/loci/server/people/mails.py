"""Mails: how one is sent, and tried again when that failed in passing."""

from __future__ import annotations

import asyncio
import logging
from email.message import EmailMessage
from typing import Final

import aiosmtplib

from loci.server.metrics import Metrics
from loci.server.settings import Settings

_log = logging.getLogger("loci.server.mails")
_SECONDS: Final = 10.0
_AGAIN_AFTER: Final = (5.0, 30.0, 180.0)  # seconds after which what failed is tried again


class Mails:
    """Sends mails, where the server has been told how, and by which name it is found."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self.again = _AGAIN_AFTER
        self._tasks: set[asyncio.Task[None]] = set()
        if settings.smtp_host and not settings.origin:
            _log.warning("no mails are sent: without an origin their links would lead nowhere")

    @property
    def possible(self) -> bool:
        return bool(self._settings.smtp_host and self._settings.origin)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def post(self, to: str, subject: str, text: str) -> None:
        """Send a mail by a task of its own; a restart forgets it."""
        task = asyncio.create_task(self._post(to, subject, text))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _post(self, to: str, subject: str, text: str) -> None:
        for wait in (0.0, *self.again):
            await asyncio.sleep(wait)
            try:
                await self.send(to, subject, text)
            except Exception as error:
                self._metrics.notified.labels("email", "failed").inc()
                _log.warning("a mail could not be sent: %s", type(error).__name__)
                if not passing(error):
                    return
            else:
                self._metrics.notified.labels("email", "sent").inc()
                return

    async def send(self, to: str, subject: str, text: str) -> None:
        settings = self._settings
        message = EmailMessage()
        message["From"] = settings.smtp_from or f"loci@{settings.smtp_host}"
        message["To"] = to
        message["Subject"] = subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text + "\n")
        await aiosmtplib.send(
            message,
            recipients=[to],
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user or None,
            password=settings.smtp_password or None,
            use_tls=settings.smtp_tls == "tls",
            start_tls=settings.smtp_tls == "starttls",
            timeout=_SECONDS,
        )


def passing(error: Exception) -> bool:
    """Is it worth trying again?"""
    if isinstance(error, aiosmtplib.SMTPResponseException):
        return 400 <= error.code < 500
    return True
