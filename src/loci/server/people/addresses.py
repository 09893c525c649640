"""E-mail addresses are confirmed before anything but the confirmation is sent to them.

Anybody can write anybody's address down. So the first mail to it says nothing that a person has
written, neither name nor table, and goes out as often as the limits let it and no more.
"""

from __future__ import annotations

import secrets
import time
from typing import Final

from itsdangerous import BadSignature, TimestampSigner
from sqlalchemy import Connection, select, update

from loci.core import Text
from loci.core.words.wording import Wording
from loci.server.errors import Refusal, sign_in, too_much
from loci.server.people.limits import Rate
from loci.server.people.mails import Mails
from loci.server.people.sessions import locked, user_from
from loci.server.settings import Settings
from loci.server.storage.db import USERS
from loci.server.storage.rows import User
from loci.server.storage.store import Store

DAYS: Final = 3  # for which a link is good


class Addresses:
    """Asks whether an address is somebody's own, and takes the answer."""

    def __init__(self, store: Store, settings: Settings, mails: Mails, key: bytes) -> None:
        self._store = store
        self._origin = settings.origin
        self._mails = mails
        self._signer = TimestampSigner(key, salt="loci.email")
        hourly = settings.confirmations_per_hour
        self._rate = Rate(hourly / 3600, hourly)

    def limit(self, caller: str, user: User, email: str) -> None:
        """`Refusal` if another confirmation would be too much: from where it is asked for, for
        whom, or to which address."""
        keys = (f"from {caller}", f"for {user.id}", f"to {email.casefold()}")
        if self._mails.possible and not all(self._rate.allows(key) for key in keys):
            raise too_much()

    async def ask(self, user: User) -> User:
        """Send a link that confirms the address this person has. Links that are under way for the
        same address stay good."""
        if user.email is None:
            raise Refusal(409, "email", Text("email-none"))
        if user.email_confirmed:
            raise Refusal(409, "email", Text("email-already"))
        if not self._mails.possible:
            raise Refusal(409, "email", Text("email-no-mails"))

        def job(connection: Connection) -> User:
            row = locked(connection, user.id)
            if row is None:
                raise sign_in()
            if row.email_nonce is None:
                mine = update(USERS).where(USERS.c.id == user.id)
                connection.execute(mine.values(email_nonce=secrets.token_urlsafe(18)))
            found = connection.execute(select(USERS).where(USERS.c.id == user.id))
            return user_from(found.one())

        asked = await self._store.write(job)
        if asked.email is not None and not asked.email_confirmed:
            words = Wording(asked.lang, "loci.server")
            link = f"{self._origin.rstrip('/')}/account?confirm={self._token(asked)}"
            text = Text("mail-confirm", site=self._origin, link=link, days=DAYS)
            self._mails.post(asked.email, words.say(Text("mail-confirm-subject")), words.say(text))
        return asked

    async def confirm(self, token: str) -> User:
        """Whoever has the link has got the mail, wherever they open it. It is good once."""
        try:
            value, at = self._signer.unsign(token, return_timestamp=True)
        except BadSignature:
            raise _void() from None
        # Not judged by the library: for it a clock that was set back makes every link void.
        if time.time() - at.timestamp() > DAYS * 86400:
            raise _void()
        id, _, nonce = value.decode(errors="replace").partition(".")

        def job(connection: Connection) -> User:
            row = locked(connection, id)
            if row is None or row.email is None or row.email_nonce != nonce:
                raise _void()
            confirmed = {"email_confirmed": True, "email_nonce": None}
            connection.execute(update(USERS).where(USERS.c.id == id).values(**confirmed))
            found = connection.execute(select(USERS).where(USERS.c.id == id))
            return user_from(found.one())

        return await self._store.write(job)

    def _token(self, user: User) -> str:
        return self._signer.sign(f"{user.id}.{user.email_nonce}").decode()


def _void() -> Refusal:
    return Refusal(409, "email", Text("email-link-void"))
