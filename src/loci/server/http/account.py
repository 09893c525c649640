"""The REST routes of people: who calls, accounts, sessions, addresses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import StreamingResponse

from loci.bots.registry import default_bot
from loci.core import find_game
from loci.core.data import encode
from loci.server.errors import sign_in, too_much
from loci.server.http import protocol as p
from loci.server.http.callers import ERRORS, Anybody, Caller, MaybeSession, The, address
from loci.server.people import names
from loci.server.people.limits import Rate
from loci.server.people.sessions import COOKIE
from loci.server.play.turns import LINES_A_TURN
from loci.server.site import Site
from loci.server.storage.rows import Session, User

EXPORT: Final[dict[int | str, dict[str, Any]]] = {200: {"model": p.Export}}
router = APIRouter(prefix="/api", responses=ERRORS)


def _me(site: Site, user: User) -> p.Me:
    kind: Literal["guest", "account"] = "account" if user.kind == "account" else "guest"
    return p.Me(
        id=user.id,
        name=user.name,
        kind=kind,
        login=user.login,
        email=user.email,
        email_confirmed=user.email_confirmed,
        mails=site.mails.possible,
        webhook=user.webhook,
        lang=user.lang,
    )


class _Answering:
    """A request that may be refused for being one of too many, and an answer that may carry the
    cookie of a new session, or take the old one away."""

    def __init__(self, site: Site, request: Request, response: Response) -> None:
        self._site = site
        self._request = request
        self._response = response

    def limit(self, rate: Rate) -> None:
        if not rate.allows(address(self._request)):
            raise too_much()

    def signed_in(self, session: Session) -> p.Me:
        settings = self._site.settings
        self._response.set_cookie(
            COOKIE,
            self._site.sessions.cookie(session),
            max_age=settings.cookie_days * 86400,
            httponly=True,
            samesite="lax",
            secure=settings.origin.startswith("https:") or self._request.url.scheme == "https",
            path="/",
        )
        return _me(self._site, session.user)

    def signed_out(self) -> None:
        self._response.delete_cookie(COOKIE, path="/")


async def _answering(site: The, request: Request, response: Response) -> _Answering:
    return _Answering(site, request, response)


Answering = Annotated[_Answering, Depends(_answering)]


# -- who calls ----------------------------------------------------------------------------------


@router.get("/me")
async def me(site: The, user: Anybody) -> p.Me | None:
    return None if user is None else _me(site, user)


@router.post("/me")
async def new_guest(site: The, here: Answering, body: p.NewGuest) -> p.Me:
    here.limit(site.guests)
    return here.signed_in(await site.people.guest(body.name, body.lang))


@router.patch("/me")
async def change_me(site: The, request: Request, user: Caller, body: p.MeChange) -> p.Me:
    anew = bool(body.email) and body.email != user.email
    if anew and body.email:
        site.addresses.limit(address(request), user, body.email)
    if body.webhook:
        await site.poster.check(names.webhook(body.webhook))
    changed = await site.people.change(user, body.model_dump(exclude_unset=True))
    if anew and site.mails.possible:
        changed = await site.addresses.ask(changed)
    if changed.name != user.name:
        for one in (changed, *(program.user for program in await site.programs.of(changed))):
            await _refresh(site, one)
    return _me(site, changed)


@router.delete("/me", status_code=204)
async def delete_me(site: The, user: Caller, here: Answering) -> None:
    for program in await site.programs.of(user):
        await forget(site, program.user)
    await forget(site, user)
    here.signed_out()


async def forget(site: Site, user: User) -> None:
    """Forget somebody, or a program, and let bots and heirs take what was theirs."""
    games = await site.people.tables_of(user)
    bot_of = {id: default_bot(find_game(game)) for id, game in games.items()}
    handed = await site.people.delete(user, bot_of)
    for id in games:
        await site.store.tell({"kind": "table", "match": id})
        await site.bots.wake_stored(id)
    for id, host in handed.items():
        await site.hosts.announce(await site.memory.table(id), host)


@router.get("/me/export", response_class=Response, responses=EXPORT)
async def export_me(site: The, user: Caller) -> StreamingResponse:
    data = await site.people.export(user)
    return StreamingResponse(in_pieces(data), media_type="application/json")


async def in_pieces(data: dict[str, Any]) -> AsyncIterator[bytes]:
    """An object with lists that may be long, as JSON, in pieces between which the loop comes
    around."""
    before = b"{"
    for name, value in data.items():
        yield before + encode(name) + b":"
        before = b","
        if isinstance(value, list):
            for at in range(0, len(value), LINES_A_TURN):
                yield (b"," if at else b"[") + encode(value[at : at + LINES_A_TURN])[1:-1]
                await asyncio.sleep(0)
            yield b"]" if value else b"[]"
        else:
            yield encode(value)
    yield b"}"


async def _refresh(site: Site, user: User) -> None:
    """Let everybody at the tables of a person, or a program, see how they are called now."""
    for id in await site.people.tables_of(user):
        await site.store.tell({"kind": "table", "match": id})
        table = site.memory.in_memory(id)
        if table is not None:
            async with site.memory.hold(table):
                await site.memory.refresh(table)


# -- addresses ----------------------------------------------------------------------------------


@router.post("/me/email")
async def ask_again(site: The, request: Request, user: Caller) -> p.Me:
    """Send the mail once more that confirms the caller's address."""
    if user.email and not user.email_confirmed:
        site.addresses.limit(address(request), user, user.email)
    return _me(site, await site.addresses.ask(user))


@router.post("/me/email/confirm", status_code=204)
async def confirm(site: The, here: Answering, body: p.Confirm) -> None:
    """The link of such a mail was opened, by whomever."""
    here.limit(site.logins)
    await site.addresses.confirm(body.token)


# -- browsers that are told ---------------------------------------------------------------------


@router.get("/push")
async def push_key(site: The) -> p.PushKey:
    """The key by which a browser's push service knows this site."""
    return p.PushKey(key=site.pushes.public_key)


@router.post("/me/push", status_code=204)
async def begin_push(site: The, user: Caller, body: p.Push) -> None:
    """Tell the caller's browser when it becomes their turn."""
    await site.pushes.begin(user, body.endpoint)


@router.post("/me/push/end", status_code=204)
async def end_push(site: The, user: Caller, body: p.Push) -> None:
    await site.pushes.end(body.endpoint, user)


# -- accounts and sessions ----------------------------------------------------------------------


@router.post("/account")
async def become_account(site: The, here: Answering, user: Caller, body: p.Credentials) -> p.Me:
    here.limit(site.accounts)
    return here.signed_in(await site.people.become_account(user, body.login, body.password))


@router.post("/account/password")
async def change_password(site: The, here: Answering, user: Caller, body: p.NewPassword) -> p.Me:
    """Another password; whoever is signed in elsewhere is signed out."""
    here.limit(site.logins)
    return here.signed_in(await site.people.change_password(user, body.old, body.new))


@router.post("/login")
async def log_in(site: The, here: Answering, before: MaybeSession, body: p.Credentials) -> p.Me:
    here.limit(site.logins)
    session = await site.people.log_in(body.login, body.password)
    if before is not None:
        await site.sessions.end(before)
    return here.signed_in(session)


@router.get("/me/sessions")
async def sessions(site: The, session: MaybeSession) -> list[p.SessionData]:
    """Where the caller is signed in, the newest first."""
    if session is None:
        raise sign_in()
    found = await site.sessions.of(session.user)
    return [p.SessionData(since=since, here=since == session.created) for since in found]


@router.post("/logout", status_code=204)
async def log_out(site: The, here: Answering, session: MaybeSession) -> None:
    """End this session."""
    if session is not None:
        await site.sessions.end(session)
    here.signed_out()


@router.post("/logout/everywhere", status_code=204)
async def log_out_everywhere(site: The, here: Answering, session: MaybeSession) -> None:
    """End every session of the caller."""
    if session is not None:
        await site.sessions.end_all(session.user)
    here.signed_out()


@router.post("/logout/others")
async def log_out_others(site: The, here: Answering, user: Caller) -> p.Me:
    """End every session of the caller but a new one in place of this."""
    return here.signed_in(await site.sessions.renew(user))
