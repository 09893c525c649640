"""What every REST route asks for: the site, and who calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from loci.server.errors import no_token, sign_in, too_much
from loci.server.http import protocol as p
from loci.server.people.limits import line_of
from loci.server.people.sessions import COOKIE
from loci.server.site import Site
from loci.server.storage.rows import Program, Session, User

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


# -- programs -----------------------------------------------------------------------------------


@dataclass(slots=True)
class Calling:
    """A program that calls, and the token that it calls with."""

    program: Program
    token: str


_BEARER = HTTPBearer(
    auto_error=False,
    scheme_name="program",
    description="The token of a program, as its owner was shown it on the account page.",
)


async def program(
    site: The, given: Annotated[HTTPAuthorizationCredentials | None, Depends(_BEARER)]
) -> Calling:
    """The program that calls, by its token alone: no cookie counts here, so that no page of
    another site can call as anybody; and the token counts nowhere else."""
    found = None if given is None else await site.programs.by_token(given.credentials)
    if found is None or given is None:
        raise no_token()
    if not site.program_requests.allows(found.user.id):
        raise too_much(site.program_requests.wait)
    site.connected.came(found)
    return Calling(found, given.credentials)


AProgram = Annotated[Calling, Depends(program)]


def is_for_programs(path: str) -> bool:
    """Is this an address that knows its caller by a token? Then it needs no header that pages of
    other sites cannot send."""
    return path == "/api/program" or path.startswith("/api/program/")


def address(request: Request) -> str:
    """Where a request comes from, by which it is limited."""
    return line_of(request.client.host) if request.client is not None else "?"
