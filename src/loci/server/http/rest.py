"""The REST routes under `/api`. Every answer is what the caller may see, and no more."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse

from loci.bots.registry import bot_names
from loci.core import AnyGame, Text, all_games, find_game
from loci.core.game import Game
from loci.core.options import offered
from loci.core.wording import LANGUAGES, sources
from loci.server.errors import Refusal, sign_in, too_much
from loci.server.http import protocol as p
from loci.server.http.files import text_answer
from loci.server.people.accounts import COOKIE
from loci.server.play.seen import table_data
from loci.server.play.table import Table
from loci.server.site import Site, rules_folder
from loci.server.storage.rows import PERSON, MatchRow, Seat, User

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": p.ErrorAnswer} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}
# Of routes that answer in plain text; their errors are JSON all the same.
TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
router = APIRouter(prefix="/api", responses=ERRORS)


def site_of(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


async def anybody(request: Request) -> User | None:
    """The caller, if it is somebody."""
    return await site_of(request).people.caller(request.cookies.get(COOKIE))


async def somebody(request: Request) -> User:
    """The caller, who must be at least a guest."""
    user = await anybody(request)
    if user is None:
        raise sign_in()
    return user


The = Annotated[Site, Depends(site_of)]
Caller = Annotated[User, Depends(somebody)]
Anybody = Annotated[User | None, Depends(anybody)]


def address(request: Request) -> str:
    return request.client.host if request.client is not None else "?"


def _me(user: User) -> p.Me:
    kind: Literal["guest", "account"] = "account" if user.kind == "account" else "guest"
    return p.Me(
        id=user.id,
        name=user.name,
        kind=kind,
        login=user.login,
        email=user.email,
        webhook=user.webhook,
        lang=user.lang,
    )


def _with_cookie(site: Site, request: Request, response: Response, user: User) -> p.Me:
    response.set_cookie(
        COOKIE,
        site.people.cookie(user),
        max_age=site.settings.cookie_days * 86400,
        httponly=True,
        samesite="lax",
        secure=site.settings.origin.startswith("https:") or request.url.scheme == "https",
        path="/",
    )
    return _me(user)


# -- people -------------------------------------------------------------------------------------


@router.get("/me")
async def me(user: Anybody) -> p.Me | None:
    return None if user is None else _me(user)


@router.post("/me")
async def new_guest(site: The, request: Request, response: Response, body: p.NewGuest) -> p.Me:
    if not site.guests.allows(address(request)):
        raise too_much()
    return _with_cookie(site, request, response, await site.people.guest(body.name, body.lang))


@router.patch("/me")
async def change_me(site: The, user: Caller, body: p.MeChange) -> p.Me:
    changed = await site.people.change(user, body.model_dump(exclude_unset=True))
    if changed.name != user.name:
        await _refresh(site, changed)
    return _me(changed)


@router.delete("/me", status_code=204)
async def delete_me(site: The, user: Caller, response: Response) -> None:
    ids = await site.people.tables_of(user)
    bot_of: dict[str, str] = {}
    for id in ids:
        found = await site.store.match(id)
        if found is not None:
            bot_of[id] = bot_names(find_game(found[0].game))[0]
    handed = await site.people.delete(user, bot_of)
    for id in ids:
        await site.store.tell({"kind": "table", "match": id})
        await site.bots.wake_stored(id)
    for id, host in handed.items():
        await site.hosts.announce(await site.memory.table(id), host)
    response.delete_cookie(COOKIE, path="/")


@router.get("/me/export")
async def export_me(site: The, user: Caller) -> p.Export:
    return p.Export(**await site.people.export(user))


@router.post("/account")
async def become_account(
    site: The, request: Request, response: Response, user: Caller, body: p.Credentials
) -> p.Me:
    if not site.accounts.allows(address(request)):
        raise too_much()
    changed = await site.people.become_account(user, body.login, body.password)
    return _with_cookie(site, request, response, changed)


@router.post("/login")
async def log_in(site: The, request: Request, response: Response, body: p.Credentials) -> p.Me:
    if not site.logins.allows(address(request)):
        raise too_much()
    user = await site.people.log_in(body.login, body.password)
    return _with_cookie(site, request, response, user)


@router.post("/logout", status_code=204)
async def log_out(response: Response) -> None:
    response.delete_cookie(COOKIE, path="/")


async def _refresh(site: Site, user: User) -> None:
    """Let everybody at this person's tables see how they are called now."""
    for id in await site.people.tables_of(user):
        await site.store.tell({"kind": "table", "match": id})
        table = site.memory.in_memory(id)
        if table is not None:
            async with site.memory.hold(table):
                await site.memory.refresh(table)


# -- games --------------------------------------------------------------------------------------


@router.get("/games")
async def games(site: The) -> list[p.GameData]:
    return [_game(site, game) for game in all_games()]


def _game(site: Site, game: AnyGame) -> p.GameData:
    info = game.info
    return p.GameData(
        id=info.id,
        title=info.title,
        players=info.players,
        sets=list(info.sets),
        options=[p.OptionData(**option.to_data()) for option in offered(info.options)],
        orders=[p.OptionData(**option.to_data()) for option in info.orders],
        bots=bot_names(game),
        has_rules=(rules_folder(site.settings) / f"{info.id}.md").is_file(),
        plans=type(game).plan is not Game.plan,
    )


@router.get("/texts/{package}/{lang}", response_class=Response, responses=TEXT)
async def texts(request: Request, package: str, lang: str) -> Response:
    """Fluent source of the kernel (`core`), the site (`site`) or a game."""
    if lang not in LANGUAGES:
        raise Refusal(404, "lang", Text("lang-unknown", known=", ".join(LANGUAGES)))
    names = {"core": "loci.core", "site": "loci.server"}
    name = names.get(package) or find_game(package).info.package
    return text_answer(request, "\n".join(sources(lang, name)))


@router.get("/rules/{game}")
async def rules(site: The, game: str) -> p.Rules:
    id = find_game(game).info.id
    page = rules_folder(site.settings) / f"{id}.md"
    if not re.fullmatch(r"[a-z0-9-]+", id) or not page.is_file():
        raise Refusal(404, "rules", Text("rules-missing"))
    return p.Rules(markdown=page.read_text(encoding="utf-8"))


# -- tables -------------------------------------------------------------------------------------


def _table(site: Site, table: Table, user: User | None) -> p.TableData:
    user_id = None if user is None else user.id
    data = table.table_data(user_id, table.mine(user_id), site.presence.online(table))
    return p.TableData(**data)


def _listed(site: Site, row: MatchRow, seats: list[Seat], user: User | None) -> p.TableData:
    user_id = None if user is None else user.id
    mine = [
        seat.seat
        for seat in seats
        if seat.kind == PERSON and user_id is not None and seat.user_id == user_id
    ]
    loaded = site.memory.in_memory(row.id)
    online = set() if loaded is None else site.presence.online(loaded)
    present = {game.info.id: game.info.rules_version for game in all_games()}
    rules = present.get(row.game)
    return p.TableData(**table_data(row, seats, user_id, mine, online, rules))


@router.post("/tables")
async def new_table(site: The, user: Caller, body: p.NewTable) -> p.TableData:
    return _table(site, await site.tables.create(user, body.model_dump()), user)


@router.get("/tables")
async def list_tables(
    site: The,
    user: Anybody,
    which: Annotated[Literal["open", "mine", "finished"], Query(alias="list")] = "open",
    page: Annotated[int, Query(ge=0, le=10_000)] = 0,
) -> p.TablePage:
    if which == "mine" and user is None:
        raise sign_in()
    found, more = await site.store.tables(which, None if user is None else user.id, page)
    tables = [_listed(site, row, seats, user) for row, seats in found]
    return p.TablePage(tables=tables, more=more)


@router.get("/tables/{id}")
async def table(site: The, user: Anybody, id: str) -> p.TableData:
    found = await site.memory.table(id)
    async with site.memory.hold(found, fresh=True):
        return _table(site, found, user)


@router.post("/tables/{id}/sit")
async def sit(site: The, user: Caller, id: str, body: p.Sit) -> p.TableData:
    found = await site.memory.table(id)
    return _table(site, await site.tables.sit(user, found, body.seat, body.secret), user)


@router.post("/tables/{id}/leave")
async def leave(site: The, user: Caller, id: str, body: p.SeatNumber) -> p.TableData:
    found = await site.memory.table(id)
    return _table(site, await site.tables.leave(user, found, body.seat), user)


@router.post("/tables/{id}/start")
async def start(site: The, user: Caller, id: str) -> p.TableData:
    return _table(site, await site.tables.start(user, await site.memory.table(id)), user)


@router.post("/tables/{id}/close")
async def close(site: The, user: Caller, id: str) -> p.TableData:
    return _table(site, await site.tables.close(user, await site.memory.table(id)), user)


@router.post("/tables/{id}/invite")
async def invite(site: The, user: Caller, id: str, body: p.SeatNumber) -> p.Secret:
    found = await site.memory.table(id)
    return p.Secret(secret=await site.tables.invite(user, found, body.seat))


@router.post("/tables/{id}/replace")
async def replace(site: The, user: Caller, id: str, body: p.Replace) -> p.TableData:
    found = await site.memory.table(id)
    return _table(site, await site.tables.replace(user, found, body.seat, body.bot), user)


@router.post("/tables/{id}/fork")
async def fork(site: The, user: Caller, id: str, body: p.Fork) -> p.TableData:
    found = await site.memory.table(id)
    return _table(site, await site.records.fork(user, found, body.number), user)


@router.post("/tables/{id}/plan")
async def plan(site: The, user: Caller, id: str, body: p.SeatNumber) -> p.TableData:
    found = await site.memory.table(id)
    return _table(site, await site.records.plan(user, found, body.seat), user)


@router.get("/tables/{id}/record", response_class=Response, responses=TEXT)
async def record(site: The, user: Anybody, id: str) -> PlainTextResponse:
    text = await site.records.record(user, await site.memory.table(id))
    name = f'attachment; filename="{re.sub(r"[^A-Za-z0-9_-]", "", id)}.loci"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.post("/records")
async def upload(site: The, user: Caller, body: p.RecordText) -> p.TableData:
    return _table(site, await site.records.upload(user, body.text), user)
