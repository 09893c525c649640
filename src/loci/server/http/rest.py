"""The REST routes of games and tables. Every answer is what the caller may see, and no more."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from loci.bots.registry import bot_names
from loci.core import AnyGame, Text, all_games, find_game
from loci.core.options import offered
from loci.core.words.rulespages import FIRST, Page, pages_of
from loci.core.words.wording import LANGUAGES, sources
from loci.server.errors import Refusal, sign_in, too_much
from loci.server.http import protocol as p
from loci.server.http.callers import ERRORS, Anybody, Caller, The, address
from loci.server.http.files import text_answer
from loci.server.people.trials import has_plans
from loci.server.play.seen import table_data
from loci.server.play.table import Table
from loci.server.site import Site, rules_folder
from loci.server.storage.lists import tables
from loci.server.storage.rows import PERSON, MatchRow, Seat, User

# Of routes that answer in plain text; their errors are JSON all the same.
TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
DATA: dict[int | str, dict[str, Any]] = {200: {"model": p.Content}}
router = APIRouter(prefix="/api", responses=ERRORS)


# -- games --------------------------------------------------------------------------------------


@router.get("/games")
async def games(site: The) -> list[p.GameData]:
    return [_game(site, game) for game in all_games()]


def _pages(site: Site, game: AnyGame, lang: str = FIRST) -> list[Page]:
    if lang not in LANGUAGES:
        raise Refusal(404, "lang", Text("lang-unknown", known=", ".join(LANGUAGES)))
    id = game.info.id
    named = re.fullmatch(r"[a-z0-9-]+", id) is not None
    return pages_of(rules_folder(site.settings), id, lang) if named else []


def _game(site: Site, game: AnyGame) -> p.GameData:
    info = game.info
    return p.GameData(
        id=info.id,
        title=info.title,
        players=info.players,
        more_players=info.more_players,
        sets=list(info.sets),
        options=[p.OptionData(**option.to_data()) for option in offered(info.options)],
        presets=[p.PresetData(name=one.name, options=one.options) for one in info.presets],
        orders=[p.OptionData(**option.to_data()) for option in info.orders],
        bots=bot_names(game),
        has_rules=bool(_pages(site, game)),
        together=info.together,
        plans=has_plans(game),
    )


@router.get("/texts/{package}/{lang}", response_class=Response, responses=TEXT)
async def texts(request: Request, package: str, lang: str) -> Response:
    """Fluent source of the kernel (`core`), the site (`site`) or a game."""
    if lang not in LANGUAGES:
        raise Refusal(404, "lang", Text("lang-unknown", known=", ".join(LANGUAGES)))
    names = {"core": "loci.core", "site": "loci.server"}
    name = names.get(package) or find_game(package).info.package
    return text_answer(request, "\n".join(sources(lang, name)))


@router.get("/content/{game}", response_class=Response, responses=DATA)
async def content(request: Request, game: str) -> Response:
    """What is printed on a game's cards, panels and tiles: fetched once, and again when the rules
    or the content of the site have changed."""
    return text_answer(request, _content(find_game(game).info.id), "application/json")


@cache
def _content(id: str) -> str:
    game = find_game(id)
    data = p.Content(rules=game.info.rules_version, pieces=game.content(), facts=game.facts())
    return data.model_dump_json()


@router.get("/rules/{game}")
async def rules(site: The, game: str, lang: str = FIRST) -> p.Rules:
    """The rules pages of a game in a language; in English where they are not in it yet."""
    pages = _pages(site, find_game(game), lang)
    if not pages:
        raise Refusal(404, "rules", Text("rules-missing"))
    return p.Rules(pages=[p.RulesPage(lang=page.language, markdown=page.text()) for page in pages])


# -- tables -------------------------------------------------------------------------------------


def seen_table(site: Site, table: Table, user: User | None) -> p.TableData:
    user_id = None if user is None else user.id
    data = table.table_data(user_id, table.mine(user_id), site.presence.online(table))
    return p.TableData(**data)


def listed_data(site: Site, row: MatchRow, seats: list[Seat], user: User | None) -> p.TableData:
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
    return seen_table(site, await site.tables.create(user, body.model_dump()), user)


@router.get("/tables")
async def list_tables(
    site: The,
    user: Anybody,
    which: Annotated[
        Literal["open", "mine", "trials", "asked", "finished"], Query(alias="list")
    ] = "open",
    page: Annotated[int, Query(ge=0, le=10_000)] = 0,
) -> p.TablePage:
    if user is None and which not in ("open", "finished"):
        raise sign_in()
    found, more = await tables(site.store, which, None if user is None else user.id, page)
    return p.TablePage(tables=[listed_data(site, *one, user) for one in found], more=more)


@router.get("/tables/{id}")
async def table(site: The, user: Anybody, id: str) -> p.TableData:
    found = await site.memory.table(id)
    async with site.memory.hold(found, fresh=True):
        return seen_table(site, found, user)


@router.post("/tables/{id}/sit")
async def sit(site: The, user: Caller, id: str, body: p.Sit) -> p.TableData:
    found = await site.memory.table(id)
    return seen_table(site, await site.seating.sit(user, found, body.seat, body.secret), user)


@router.post("/tables/{id}/leave")
async def leave(site: The, user: Caller, id: str, body: p.SeatNumber) -> p.TableData:
    if not site.chats.allows(user.id):  # the chat may have a line of it
        raise too_much()
    found = await site.memory.table(id)
    return seen_table(site, await site.seating.leave(user, found, body.seat), user)


@router.post("/tables/{id}/start")
async def start(site: The, user: Caller, id: str) -> p.TableData:
    return seen_table(site, await site.tables.start(user, await site.memory.table(id)), user)


@router.post("/tables/{id}/close")
async def close(site: The, user: Caller, id: str) -> p.TableData:
    return seen_table(site, await site.tables.close(user, await site.memory.table(id)), user)


@router.post("/tables/{id}/invite")
async def invite(site: The, user: Caller, id: str, body: p.SeatNumber) -> p.Secret:
    found = await site.memory.table(id)
    return p.Secret(secret=await site.seating.invite(user, found, body.seat))


@router.post("/tables/{id}/replace")
async def replace(site: The, user: Caller, id: str, body: p.Replace) -> p.TableData:
    found = await site.memory.table(id)
    return seen_table(site, await site.seating.replace(user, found, body.seat, body.bot), user)


@router.post("/tables/{id}/fork")
async def fork(site: The, user: Caller, id: str, body: p.Fork) -> p.TableData:
    found = await site.memory.table(id)
    return seen_table(site, await site.trials.what_if(user, found, body.number, body.others), user)


@router.post("/tables/{id}/plan")
async def plan(site: The, user: Caller, id: str, body: p.Plan) -> p.TableData:
    found = await site.memory.table(id)
    made = await site.trials.plan(user, found, body.seat, body.others)
    return seen_table(site, made, user)


@router.get("/tables/{id}/record", response_class=Response, responses=TEXT)
async def record(site: The, user: Anybody, id: str) -> PlainTextResponse:
    text = await site.records.record(user, await site.memory.table(id))
    name = f'attachment; filename="{re.sub(r"[^A-Za-z0-9_-]", "", id)}.loci"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.get("/tables/{id}/analysis")
async def analysis(site: The, user: Anybody, id: str) -> p.AnalysisData:
    found = await site.memory.table(id)
    return p.AnalysisData(**await site.analyses.see(user, found))


@router.post("/tables/{id}/analysis")
async def begin_analysis(site: The, request: Request, user: Caller, id: str) -> p.AnalysisData:
    found = await site.memory.table(id)
    return p.AnalysisData(**await site.analyses.begin(user, found, address(request)))


@router.post("/tables/{id}/analysis/stop")
async def stop_analysis(site: The, user: Caller, id: str) -> p.AnalysisData:
    found = await site.memory.table(id)
    return p.AnalysisData(**await site.analyses.stop(user, found))


@router.post("/records", openapi_extra=p.RECORD_BODY)
async def upload(site: The, user: Caller, request: Request) -> p.TableData:
    """The body goes on as it is: it may be long, and is for another process to read."""
    return seen_table(site, await site.records.upload(user, await request.body()), user)
