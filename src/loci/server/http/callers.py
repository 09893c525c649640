"""What every REST route asks for: the site, and who calls."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request

from loci.server.errors import sign_in
from loci.server.http import protocol as p
from loci.server.people.sessions import COOKIE
from loci.server.site import Site
from loci.server.storage.rows import Session, User

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": p.ErrorAnswer} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}


async def site_of(request: Request) -> Site:
    """The site. Were it no coroutine, every request would go to a thread and back for it."""
    site: Site = request.app.state.site
    return site


The = Annotated[Site, Depends(site_of)]


async def any_session(site: The, request: Request) -> Session | None:
    """The session of the caller, if it is somebody."""
    return await site.sessions.caller(request.cookies.get(COOKIE))


MaybeSession = Annotated[Session | None, Depends(any_session)]


async def anybody(session: MaybeSession) -> User | None:
    """The caller, if it is somebody."""
    return None if session is None else session.user


async def somebody(session: MaybeSession) -> User:
    """The caller, who must be at least a guest."""
    if session is None:
        raise sign_in()
    return session.user


Caller = Annotated[User, Depends(somebody)]
Anybody = Annotated[User | None, Depends(anybody)]


def address(request: Request) -> str:
    return request.client.host if request.client is not None else "?"
