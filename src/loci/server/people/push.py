"""Web Push: browsers that are told, through their maker's service, that somebody is asked.

A push carries nothing: the page's worker asks the site itself what there is to tell. So no service
learns anything of a game, and nothing has to be encrypted. The key pair by which the services know
this site (VAPID, RFC 8292) follows from the secret key, so that it is made with it at the first
start, and is the same in all processes.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
from typing import Final
from urllib.parse import urlsplit

import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import Connection, delete, func, insert, select

from loci.core import Text
from loci.server.errors import Refusal
from loci.server.people import names
from loci.server.people.posting import Poster
from loci.server.settings import Settings
from loci.server.storage.db import PUSHES
from loci.server.storage.rows import User
from loci.server.storage.store import Store

_MOST: Final = 20  # browsers of one person
_TOKEN_SECONDS: Final = 12 * 3600
_KEPT_SECONDS: Final = 24 * 3600  # by the service, for a browser that is not there
_GONE: Final = (404, 410)  # the browser does not want to be told any more
# The order of the curve P-256, below which its private keys are
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


class Pushes:
    """Who is told how, and the telling."""

    def __init__(self, store: Store, settings: Settings, poster: Poster, key: bytes) -> None:
        self._store = store
        self._settings = settings
        self._poster = poster
        self._key = own_key(key)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key: Final = _base64(point)

    async def begin(self, user: User, endpoint: str) -> None:
        """Tell this browser of a person's turns from now on."""
        address = names.webhook(endpoint)
        if not self._settings.webhook_private and urlsplit(address).scheme != "https":
            raise Refusal(422, "webhook", Text("webhook-form"))
        await self._poster.check(address)

        def job(connection: Connection) -> None:
            connection.execute(delete(PUSHES).where(PUSHES.c.id == _id(address)))
            number = select(func.count()).where(PUSHES.c.user_id == user.id)
            if connection.execute(number).scalar_one() >= _MOST:
                raise Refusal(429, "limit", Text("push-too-many", most=_MOST))
            values = {"id": _id(address), "user_id": user.id, "endpoint": address}
            connection.execute(insert(PUSHES).values(**values, created=time.time()))

        await self._store.write(job)

    async def end(self, endpoint: str, user: User | None = None) -> None:
        """Tell this browser nothing any more; of a user, if it is theirs."""
        change = delete(PUSHES).where(PUSHES.c.id == _id(endpoint))
        if user is not None:
            change = change.where(PUSHES.c.user_id == user.id)
        await self._store.write(lambda connection: connection.execute(change))

    async def of(self, user_id: str) -> list[str]:
        """The browsers of a person."""
        query = select(PUSHES.c.endpoint).where(PUSHES.c.user_id == user_id)
        return list(await self._store.read(lambda connection: connection.scalars(query).all()))

    async def send(self, endpoint: str) -> None:
        """Wake one browser; one that is gone is forgotten."""
        parts = urlsplit(endpoint)
        token = self._token(f"{parts.scheme}://{parts.netloc}")
        headers = {
            "Authorization": f"vapid t={token}, k={self.public_key}",
            "TTL": str(_KEPT_SECONDS),
            "Urgency": "high",
            "Topic": "turn",  # one is enough: a later one takes the place of what still waits
        }
        try:
            await self._poster.post(endpoint, headers=headers)
        except httpx.HTTPStatusError as error:
            if error.response.status_code not in _GONE:
                raise
            await self.end(endpoint)

    def _token(self, audience: str) -> str:
        """Who we are, signed, for one service."""
        said = {"aud": audience, "exp": int(time.time()) + _TOKEN_SECONDS}
        said["sub"] = self._settings.origin or "https://localhost"
        parts = [{"typ": "JWT", "alg": "ES256"}, said]
        text = ".".join(_base64(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def own_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The private key that follows from the site's secret key."""
    made = hmac.new(secret, b"vapid", hashlib.sha512).digest()
    return ec.derive_private_key(int.from_bytes(made, "big") % (_ORDER - 1) + 1, ec.SECP256R1())


def _id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
